"""Answers given ahead: what is foreseen, what a plan may depend on, and what stops it."""

import random
from typing import Any

import pytest

from engine.kernel.ahead.lookahead import Foresight, foresee, gathered, planned
from engine.kernel.ahead.plans import Condition, Fires, Plan, Stopped, Waits, judge, review, stopped
from engine.kernel.phrase import Refused

from .scenario import (
    Position,
    consolidate_power,
    given,
    march,
    raid,
    recruit,
)

LATE = "stark tyrell lannister"


def ahead(table: Position, seat: str, *plans: Plan) -> Foresight:
    """Look ahead for a seat."""
    return foresee(table.game, seat, random.Random(1), plans)


def plan(
    table: Position,
    seat: str,
    value: Any,
    *conditions: Condition,
    before: tuple[Plan, ...] = (),
    kind: str = "march",
    fallbacks: tuple[Any, ...] = (),
    **more: Any,
) -> Plan:
    """Plan an answer to the next foreseen question of a kind that no earlier plan answers."""
    found = ahead(table, seat, *before)
    place = next(at for at, f in enumerate(found.questions) if f.kind == kind and f.planned is None)
    choices = [{"value": value, "conditions": list(conditions)}]
    choices += [{"value": other, "conditions": []} for other in fallbacks]
    return planned(found, place, choices, **more)  # type: ignore[arg-type]  # plain data


def verdict(table: Position, seat: str, made: Plan) -> Any:
    """Judge a plan."""
    return judge(made, table.game, seat)


def stop(table: Position, seat: str, made: Plan) -> str:
    """Return the id of the reason for which a plan has stopped."""
    found = verdict(table, seat, made)
    assert isinstance(found, Stopped), found
    return found.reason.id


def marches(**more: Any) -> Position:
    """Lannister marches first; Stark holds Riverrun and has a march there and in Winterfell."""
    units = {
        "riverrun": "stark 2F",
        "winterfell": "stark 1K 1F",
        "stoney-sept": "lannister 1F 1K",
        **more.pop("units", {}),
    }
    orders = {
        "riverrun": "march+0",
        "winterfell": "march+1*",
        "stoney-sept": "march-1",
        **more.pop("orders", {}),
    }
    return given(
        units=units,
        orders=orders,
        tracks={"iron-throne": "lannister stark tyrell"},
        phase="marches",
        **more,
    )


# -- foresight ------------------------------------------------------------------------------------


def test_a_house_foresees_all_its_marches() -> None:
    """7.2: while Lannister marches, Stark foresees both of its own, and what was assumed."""
    table = marches()
    found = ahead(table, "stark")
    assert [(f.kind, f.now) for f in found.questions] == [("march", False), ("march", False)]
    assert found.questions[0].after == ("lannister",)
    assert [p.id for p in found.questions[0].assumed] == ["assumed-march"]
    assert found.questions[0].shape.check(march("winterfell", moat_cailin="1K")) is None
    assert found.ends == "round"


def test_what_is_asked_now_is_foreseen_as_such() -> None:
    """The open question comes first, and is marked."""
    found = ahead(marches(), "lannister")
    first = found.questions[0]
    assert (first.kind, first.now, first.after) == ("march", True, ())


def test_own_plans_are_carried_out_on_the_way() -> None:
    """Once a march is planned, the next one is foreseen with that order resolved."""
    table = marches()
    first = plan(table, "stark", march("winterfell", moat_cailin="1K"))
    found = ahead(table, "stark", first)
    assert [f.planned for f in found.questions] == [0, None]
    assert found.questions[1].shape.check(march("winterfell")) is not None
    assert found.questions[1].shape.check(march("riverrun", harrenhal="1F")) is None


def test_raids_marches_and_power_are_foreseen_together() -> None:
    """7.1: when the orders are open, all of a house's raids, marches and Power can be planned."""
    table = given(
        units={"riverrun": "stark 1F", "winterfell": "stark 1F", "karhold": "stark 1F",
               "harrenhal": "lannister 1F", "lannisport": "lannister 1F"},
        orders={"riverrun": "raid", "winterfell": "march+0", "karhold": "consolidate",
                "harrenhal": "support", "lannisport": "raid"},
        tracks={"iron-throne": "lannister stark"},
    )  # fmt: skip
    kinds = [f.kind for f in ahead(table, "stark").questions]
    assert kinds == ["raid", "march", "consolidate"]


def test_foresight_ends_before_the_next_round() -> None:
    """Nobody can know the next Westeros cards."""
    found = ahead(marches(), "tyrell")
    assert found.questions == ()
    assert found.ends == "round"


def test_a_battle_that_is_announced_is_foreseen() -> None:
    """9.1, 9.3: once a march attacks, the support and the House cards of the battle are next."""
    table = marches(
        units={"harrenhal": "tyrell 1F", "blackwater": "baratheon 1F"},
        orders={"blackwater": "support"},
    )
    table.answer("lannister", march("stoney-sept", harrenhal="1K"))
    assert table.asked("baratheon") == "support"
    support = ahead(table, "baratheon").questions[0]
    assert (support.kind, support.now) == ("support", True)
    card = ahead(table, "tyrell").questions[0]
    assert (card.kind, card.after) == ("house-card", ("baratheon",))


# -- firing ---------------------------------------------------------------------------------------


def test_a_plan_waits_for_its_question_and_fires() -> None:
    """A march planned while Lannister is asked is given when Stark's turn comes."""
    table = marches()
    value = march("riverrun", harrenhal="2F")
    made = plan(table, "stark", value)
    assert verdict(table, "stark", made) == Waits()
    table.answer("lannister", march("stoney-sept"))
    assert verdict(table, "stark", made) == Fires(value)


def test_a_battle_plan_answers_its_battle_alone() -> None:
    """9.3: a House card planned for a battle is not played in another one."""
    table = marches(units={"harrenhal": "tyrell 1F"})
    table.answer("lannister", march("stoney-sept", harrenhal="1K"))
    made = plan(table, "tyrell", "ser-loras-tyrell", kind="house-card", until="battle")
    assert made["params"] == {"area": "area:harrenhal"}
    table.until("house-card")
    assert verdict(table, "tyrell", made) == Fires("ser-loras-tyrell")
    table.finish_combat()
    assert stop(table, "tyrell", made) == "plan-stopped-battle-over"


def test_a_round_ends_the_plans_made_for_it() -> None:
    """A plan for a round does not outlive it."""
    table = marches()
    made = plan(table, "stark", march("riverrun", harrenhal="2F"))
    table.finish_round()
    assert stop(table, "stark", made) == "plan-stopped-round-over"


def test_a_question_that_cannot_come_any_more_stops_its_plan() -> None:
    """7.1: a raid that was not asked for cannot be asked for among the marches."""
    table = given(
        units={"riverrun": "stark 1F", "harrenhal": "lannister 1F", "pyke": "greyjoy 1F"},
        orders={"riverrun": "raid", "harrenhal": "raid", "pyke": "march+0"},
        tracks={"iron-throne": "lannister stark greyjoy"},
    )
    made = plan(table, "stark", raid("riverrun"), kind="raid")
    table.answer("lannister", raid("harrenhal", "riverrun"))
    assert table.asked("greyjoy") == "march"
    assert stop(table, "stark", made) == "plan-stopped-passed"


# -- conditions -----------------------------------------------------------------------------------


def conditions(table: Position, seat: str, value: Any, kind: str = "march") -> list[Condition]:
    """Return the conditions that are offered for an answer."""
    rules: Any = table.game.ruleset
    return list(rules.conditions(table.state, seat, kind, value))


EMPTY = {"if": "empty", "area": "harrenhal"}


def test_only_if_the_target_is_still_empty() -> None:
    """The condition decides about units that arrive: the second choice is given."""
    table = marches()
    first, second = march("riverrun", harrenhal="2F"), march("riverrun")
    made = plan(table, "stark", first, EMPTY, fallbacks=(second,))
    table.answer("lannister", march("stoney-sept", harrenhal="1F"))
    assert verdict(table, "stark", made) == Fires(second)


def test_otherwise_the_player_is_asked() -> None:
    """Without another choice, a condition that does not hold stops the plan when it is due."""
    table = marches()
    made = plan(table, "stark", march("riverrun", harrenhal="2F"), EMPTY)
    table.answer("lannister", march("stoney-sept", harrenhal="1F"))
    assert stop(table, "stark", made) == "plan-stopped-conditions"


def test_otherwise_the_order_is_passed() -> None:
    """8.1: a march may leave everything where it is, and only that order is used up."""
    table = marches()
    made = plan(table, "stark", march("riverrun", harrenhal="2F"), EMPTY, otherwise="pass")
    table.answer("lannister", march("stoney-sept", harrenhal="1F"))
    assert verdict(table, "stark", made) == Fires(march("riverrun"))


@pytest.mark.parametrize(("order", "most", "fires"), [("support", 1, True), ("defend+1", 1, False)])
def test_only_if_it_is_defended_by_at_most(order: str, most: int, fires: bool) -> None:
    """9.2: units and Defense orders defend; a Support order in the area itself does not."""
    table = marches(units={"harrenhal": "baratheon 1F"}, orders={"harrenhal": "consolidate"})
    value = march("riverrun", harrenhal="2F")
    at_most = {"if": "defence", "area": "harrenhal", "most": most}
    assert at_most in conditions(table, "stark", value)
    made = plan(table, "stark", value, at_most)
    table.state.orders["harrenhal"] = order
    table.answer("lannister", march("stoney-sept"))
    assert isinstance(verdict(table, "stark", made), Fires) is fires


def test_only_if_i_win_by_what_lies_open() -> None:
    """9.2, 9.6.1: units, the order and own support against units, garrison, order, own support."""
    table = marches(units={"harrenhal": "baratheon 1F"}, orders={"harrenhal": "defend+1"})
    value = march("riverrun", harrenhal="2F")
    wins = next(c for c in conditions(table, "stark", value) if c["if"] == "stronger")
    rules: Any = table.game.ruleset
    before = table.state.tracks["fiefdoms"]
    table.state.tracks["fiefdoms"] = ["stark", *(h for h in before if h != "stark")]
    assert rules.holds(table.state, "stark", wins)
    table.state.tracks["fiefdoms"] = ["baratheon", *(h for h in before if h != "baratheon")]
    assert not rules.holds(table.state, "stark", wins)
    table.state.orders["winterfell"] = "support+1*"  # too far away to help
    assert not rules.holds(table.state, "stark", wins)


def test_a_condition_is_said_in_words() -> None:
    """A condition is a phrase that goes on from "only if"."""
    rules: Any = marches().game.ruleset
    said = rules.condition_in_words({"if": "held", "area": "harrenhal", "house": "baratheon"})
    assert (said.id, said.params) == (
        "plan-if-held",
        {"area": "area:harrenhal", "house": "house:baratheon"},
    )


def test_a_condition_must_go_with_the_answer() -> None:
    """What the rules do not offer for an answer is refused."""
    with pytest.raises(Refused, match="plan-no-condition"):
        plan(marches(), "stark", march("riverrun"), EMPTY)


def test_a_plan_must_be_possible_as_far_as_can_be_foreseen() -> None:
    """8.2: nobody plans a march to a place out of reach."""
    with pytest.raises(Refused, match="out-of-reach"):
        plan(marches(), "stark", march("riverrun", winterfell="2F"))


def test_until_the_battle_is_over_needs_a_battle() -> None:
    """Without a battle no plan can last for it."""
    with pytest.raises(Refused, match="plan-no-battle"):
        plan(marches(), "stark", march("riverrun"), until="battle")


# -- stops ----------------------------------------------------------------------------------------


def test_units_that_arrive_at_the_target_stop_a_plan_without_conditions() -> None:
    """What a plan did not foresee stops it as soon as it happens, with the place in words."""
    table = marches()
    made = plan(table, "stark", march("riverrun", harrenhal="2F"))
    table.answer("lannister", march("stoney-sept", harrenhal="1F"))
    assert verdict(table, "stark", made).reason.to_json() == {
        "id": "plan-changed-house",
        "params": {"area": "area:harrenhal", "house": "house:lannister"},
    }


def test_a_token_at_the_target_stops_a_plan() -> None:
    """11.4: control of the target has changed, although no unit stands there."""
    table = marches(units={"harrenhal": "lannister 1F", "stoney-sept": "baratheon 1F"},
                    orders={"harrenhal": "march+0", "stoney-sept": "defend+1"})  # fmt: skip
    made = plan(table, "stark", march("riverrun", harrenhal="2F"),
                {"if": "held", "area": "harrenhal", "house": "lannister"})  # fmt: skip
    table.state.tokens["harrenhal"] = "lannister"
    table.answer("lannister", march("harrenhal"))
    assert stop(table, "stark", made) == "plan-changed-token"


def test_an_order_that_the_raven_puts_down_stops_a_plan() -> None:
    """6.3.2: a new order at a place that the plan names."""
    table = given(
        units={"riverrun": "stark 1F", "harrenhal": "lannister 1F"},
        orders={"riverrun": "raid", "harrenhal": "consolidate"},
        tracks={"kings-court": "lannister"},
        phase="raven",
    )
    made = plan(table, "stark", raid("riverrun", "harrenhal"), kind="raid")
    table.answer("lannister", {"do": "replace", "area": "harrenhal", "order": "support"})
    assert stop(table, "stark", made) == "plan-changed-order"


def test_an_order_that_was_resolved_stops_nothing() -> None:
    """8: whether Baratheon has marched away from its order yet is no reason to ask Stark."""
    table = marches(units={"harrenhal": "baratheon 1F", "pyke": "greyjoy 1F"},
                    orders={"harrenhal": "march+0", "pyke": "march+0"})  # fmt: skip
    made = plan(table, "stark", march("riverrun", harrenhal="2F"))
    table.answer("lannister", march("stoney-sept"))
    assert isinstance(verdict(table, "stark", made), Fires)


def test_an_attack_on_the_area_itself_stops_a_plan() -> None:
    """Even an attack that is beaten off stops the march of those attacked."""
    table = marches(units={"harrenhal": "lannister 1F"}, orders={"harrenhal": "march+0"})
    made = plan(table, "stark", march("riverrun", seagard="2F"))
    table.answer("lannister", march("harrenhal", riverrun="1F"))
    assert stop(table, "stark", made) == "plan-changed-attacked"


def test_a_change_of_supply_stops_a_plan() -> None:
    """4.4: what a march may do depends on supply."""
    table = marches()
    made = plan(table, "stark", march("riverrun", harrenhal="2F"))
    table.state.supply["stark"] -= 1
    assert stop(table, "stark", made) == "plan-changed-supply"


def test_a_stopped_plan_never_fires_again() -> None:
    """Even if everything is as before, what has stopped stays stopped, with its reason."""
    table = marches()
    made = plan(table, "stark", march("riverrun", harrenhal="2F"))
    table.answer("lannister", march("stoney-sept"))
    assert isinstance(verdict(table, "stark", made), Fires)
    reason = Stopped(verdict(marches(), "stark", made | {"began": 0}).reason)
    assert verdict(table, "stark", stopped(made, reason.reason)) == reason


def test_the_first_plan_of_its_kind_decides() -> None:
    """Who is promised to be asked is asked: the plans behind it wait for the next question."""
    table = marches()
    first = plan(table, "stark", march("riverrun", harrenhal="2F"), EMPTY)
    second = plan(table, "stark", march("winterfell"), before=(first,))
    table.answer("lannister", march("stoney-sept", harrenhal="1F"))
    found = review([first, second], table.game, "stark")
    assert (list(found.stopped), found.fires) == ([0], None)
    later = review([stopped(first, found.stopped[0]), second], table.game, "stark")
    assert (later.fires, later.value) == (1, march("winterfell"))


def test_a_plan_that_counts_on_another_stops_without_it() -> None:
    """A march into an area that an own march was to reach first was foreseen with that one."""
    table = marches(units={"moat-cailin": "stark 1F"}, orders={"moat-cailin": "march-1"})
    first = plan(table, "stark", march("winterfell", moat_cailin="1F"))
    second = plan(table, "stark", march("moat-cailin", {"the-twins": "1F"}), before=(first,))
    table.answer("lannister", march("stoney-sept"))
    assert review([second], table.game, "stark").stopped[0].id == "plan-changed-units"
    table.answer("stark", march("winterfell", moat_cailin="1F"))
    table.until("march", "stark")
    assert review([second], table.game, "stark").fires == 0


# -- asked at once --------------------------------------------------------------------------------


def power(**more: Any) -> Position:
    """Stark, Lannister and Tyrell have Consolidate Power orders; Stark comes first."""
    return given(
        units={"winterfell": "stark 1F", "lannisport": "lannister 1F", "highgarden": "tyrell 1F"},
        orders={"winterfell": "consolidate*", "lannisport": "consolidate*",
                "highgarden": "consolidate"},
        tracks={"iron-throne": LATE},
        phase="power",
        **more,
    )  # fmt: skip


def test_consolidate_power_is_gathered_from_all_at_once() -> None:
    """7.6: who has a choice can make it now; who has none need not be asked."""
    table = power()
    found = gathered(table.game, random.Random(1))
    assert {seat: [f.kind for f in ahead.questions] for seat, ahead in found.items()} == {
        "lannister": ["consolidate"]
    }


def test_nothing_is_gathered_where_order_matters() -> None:
    """8: marches are asked for one after another."""
    assert gathered(marches().game, random.Random(1)) == {}


def test_a_gathered_answer_is_carried_out_in_turn() -> None:
    """7.2: it is a plan, and fires when the seat's turn comes."""
    table = power()
    found = gathered(table.game, random.Random(1))["lannister"]
    value = consolidate_power("lannisport", "muster")
    made = planned(found, 0, [{"value": value, "conditions": []}])
    table.answer("stark", consolidate_power("winterfell"))
    table.until("consolidate", "lannister")
    assert verdict(table, "lannister", made) == Fires(value)


def test_a_muster_stops_if_an_earlier_one_takes_its_sea() -> None:
    """4.5.5: a ship cannot be mustered where another house's ship has just been put."""
    table = given(
        units={"winterfell": "stark 1F", "flints-finger": "greyjoy 1F"},
        tracks={"iron-throne": "greyjoy stark"},
        card="mustering",
    )
    found = gathered(table.game, random.Random(1))["stark"]
    value = {"winterfell": [recruit("S", "bay-of-ice")]}
    made = planned(found, 0, [{"value": value, "conditions": []}])
    table.until("muster", "greyjoy")
    table.answer("greyjoy", {"flints-finger": [recruit("S", "bay-of-ice")]})
    table.until("muster", "stark")
    assert stop(table, "stark", made) == "plan-changed-units"
