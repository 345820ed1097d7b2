"""The worked examples of A Feast for Crows, XE30 to XE38 of the expansions' digest."""

from __future__ import annotations

from typing import Any

import pytest

from engine.agot.expansions.feast_for_crows.objectives import fulfils, printed
from tests.agot import scenario
from tests.agot.scenario import Position, ability, march, recruit

from .feast import begun, scoring, state


def test_xe30_set_up() -> None:
    """X3.2: tracks, Supply, special orders, points, objectives and tokens."""
    table = begun()
    s = state(table)
    assert [s.holder(t) for t in s.tracks] == ["baratheon", "stark", "arryn"]
    assert s.supply == {"arryn": 3, "baratheon": 2, "lannister": 5, "stark": 2}
    assert {h: s.star_limit(h) for h in s.houses} == {
        "arryn": 3,
        "lannister": 2,
        "baratheon": 1,
        "stark": 0,
    }
    assert set(s.points.values()) == {0}
    assert table.kind == "objectives"
    for house in s.houses:
        assert len(s.objectives[house]) == 5
        table.answer(house, s.objectives[house][:3])
    assert len(s.pile) == 28 - 12
    assert all(len(cards) == 3 for cards in s.objectives.values())
    assert s.box.power_tokens("arryn") == 19
    assert s.box.power_tokens("stark") == 20
    assert s.garrisons["the-eyrie"] == 6
    assert s.garrisons["kings-landing"] == 5
    assert table.kind == "orders"
    assert s.round == 1


def test_only_its_house_sees_an_objective() -> None:
    """X3.2.6: others see how many a house holds."""
    table = begun()
    seen = table.game.view("stark")["houses"]
    assert len(seen["stark"]["objectives"]) == 5
    assert "objectives" not in seen["arryn"]
    assert seen["arryn"]["holds"] == 5
    told = {e.params["objective"] for e in table.told if e.audience == frozenset({"stark"})}
    assert told == {f"objective:{c}" for c in seen["stark"]["objectives"]}


def test_the_eyrie_may_be_held_by_a_token_alone() -> None:
    """X3.1.3: if so ruled, the Eyrie has no shield, and the twentieth token lies there."""
    table = begun(
        **{"affc-eyrie-home": "power-token-only"}, **{"affc-white-harbor-unit": "footman"}
    )
    assert table.token("the-eyrie") == "arryn"
    assert table.units("white-harbor") == "stark 1F"
    assert "the-eyrie" not in table.state.home_of


def test_xe31_scoring_after_supply() -> None:
    """X3.3.1: Supply is set and armies are reconciled before objectives are scored."""
    table = scoring(
        units={"the-eyrie": "arryn 4K", "karhold": "arryn 1K"},
        supply={"arryn": 5},
        objectives={"arryn": ["cavalry-charge"]},
    )
    assert table.asked("arryn") == "supply"
    assert fulfils(state(table), "arryn", printed()["cards"]["cavalry-charge"])
    assert table.supply("arryn") == 1
    table.answer("arryn", {"the-eyrie": {"knight": 1}})
    table.until("score-objective", "arryn")
    assert not table.allows("arryn", "cavalry-charge")


def test_xe32_special_objectives() -> None:
    """X3.3.1 (b): from the set-up only Lannister fulfils its own."""
    s = state(set_up_with_three())
    special = printed()["special"]
    assert [h for h in s.houses if fulfils(s, h, special[h])] == ["lannister"]
    s.power["arryn"] += 1
    assert fulfils(s, "arryn", special["arryn"])


def test_special_objectives_may_be_mandatory() -> None:
    """X3.3.1 (b): a house may decline its own, unless agreed otherwise."""
    facts: dict[str, Any] = {
        "units": {"lannisport": "lannister 1F", "kings-landing": "lannister 1F"},
        "garrisons": {"kings-landing": 0},
    }
    table = scoring(**facts).until("score-special", "lannister")
    table.answer("lannister", False)
    assert state(table).points["lannister"] == 0
    rule = {"affc-special-objective-optional": "mandatory"}
    table = scoring(**facts, rulings=rule).until("score-objective")
    assert state(table).points["lannister"] == 1


def set_up_with_three() -> Position:
    """Begin a real game and keep three objectives each."""
    table = begun()
    for house in list(table.awaited):
        table.answer(house, state(table).objectives[house][:3])
    return table


HELD = ["hold-court", "take-the-black", "the-blade"]


def test_xe33_one_card_a_round() -> None:
    """X3.3.1 (c), (d): one of several, worth what it is worth to the house; then one is drawn."""
    facts: dict[str, Any] = {
        "units": {"kings-landing": "stark 1F", "castle-black": "stark 1F"},
        "tracks": {"fiefdoms": "stark"},
        "objectives": {"stark": HELD},
        "garrisons": {"kings-landing": 0},
    }
    table = scoring(**facts).until("score-objective", "stark")
    assert all(table.allows("stark", c) for c in (*HELD, None))
    table.answer("stark", "hold-court").until("deal")
    assert state(table).points["stark"] == 4
    assert state(table).scored["stark"] == ["hold-court"]
    rule = {"affc-zero-point-objective": "not-scorable"}
    table = scoring(**facts, rulings=rule).until("score-objective", "stark")
    assert not table.allows("stark", "the-blade")


def backdoor(throne: str) -> Position:
    """Everybody has a point; Stark holds Backdoor Politics, the others easy objectives."""
    return scoring(
        units={"kings-landing": "baratheon 1F", "castle-black": "lannister 1F"},
        garrisons={"kings-landing": 0},
        tracks={"iron-throne": throne, "kings-court": "arryn", "fiefdoms": "arryn"},
        points=dict.fromkeys(("arryn", "baratheon", "lannister", "stark"), 1),
        objectives={
            "stark": ["backdoor-politics"],
            "baratheon": ["hold-court"],
            "lannister": ["take-the-black"],
            "arryn": ["the-blade"],
        },
    )


def test_xe34_backdoor_politics_and_turn_order() -> None:
    """X3.3.2: points gained before count, so turn order matters for one card."""
    table = backdoor("baratheon lannister arryn stark").until("score-objective", "baratheon")
    for house, card in (
        ("baratheon", "hold-court"),
        ("lannister", "take-the-black"),
        ("arryn", "the-blade"),
        ("stark", "backdoor-politics"),
    ):
        table.answer(house, card)
    assert state(table).points["stark"] == 3
    table = backdoor("stark baratheon lannister arryn").until("score-objective", "stark")
    assert not table.allows("stark", "backdoor-politics")


def test_xe35_ironborn_raid() -> None:
    """X3.5.4: two scored cards cost a point; special objectives are no cards."""
    table = scoring(
        card="ironborn-raid",
        points={"lannister": 3, "stark": 4, "arryn": 0},
        scored={
            "lannister": ["arbor-gold", "the-blade"],
            "stark": ["hold-court"],
            "arryn": ["a-mountainous-task", "the-raven"],
        },
    )
    points = state(table).points
    assert (points["lannister"], points["stark"], points["arryn"]) == (2, 4, 0)


def test_xe36_rally_the_men() -> None:
    """X3.5.1: castles muster, strongholds do not."""
    table = scoring(
        card="rally-the-men",
        units={"winterfell": "stark 1F", "white-harbor": "stark 1F"},
    ).until("muster", "stark")
    assert table.allows("stark", {"white-harbor": [recruit("F", "white-harbor")]})
    assert not table.allows("stark", {"winterfell": [recruit("F", "winterfell")]})
    two = {"white-harbor": [recruit("F", "white-harbor"), recruit("F", "white-harbor")]}
    assert not table.allows("stark", two)


def seven(number: int, **more: Any) -> Position:
    """Arryn has six points, Stark five; both can score."""
    table = scoring(
        round=number,
        units={
            "the-fingers": "arryn 1F",
            "kings-landing": "stark 1F",
            "castle-black": "arryn 1F",
            "karhold": "arryn 1F",
            "white-harbor": "arryn 1F",
        },
        garrisons={"kings-landing": 0},
        tracks={"iron-throne": "stark arryn", "fiefdoms": "arryn"},
        points={"arryn": 6, "stark": 5},
        objectives={"arryn": ["the-blade"], "stark": ["hold-court"]},
        **more,
    )
    table.until("score-objective", "stark").answer("stark", "hold-court")
    if table.kind is not None:
        table.until("score-objective", "arryn").answer("arryn", "the-blade")
    while table.kind == "score-objective":
        table.answer(table.awaited[0], None)
    while table.kind == "deal":
        table.answer("chance", table.shape("chance").sample(scenario.Plain()))
    return table


def test_xe37_seven_points() -> None:
    """X3.6.1: at seven points land areas decide, after round 10 the Iron Throne at once."""
    table = seven(5)
    assert table.state.winner == "arryn"
    assert table.state.win == {"reason": "seven", "tie_break": "land-areas"}
    table = seven(10)
    assert table.state.winner == "stark"
    assert table.state.win == {"reason": "seven", "tie_break": "iron-throne"}


def test_other_readings_of_seven_points() -> None:
    """X3.6.1, X3.1.2: by rulings the cap falls, or the first to get there wins."""
    table = seven(5, rulings={"affc-vp-cap": "none"})
    assert table.state.winner == "stark"
    assert state(table).points["stark"] == 9
    table = seven(5, rulings={"affc-victory-check": "at-once"})
    assert table.state.winner == "stark"
    assert state(table).points["arryn"] == 6
    table = seven(5, rulings={"affc-tie-break": "base-order"})
    assert table.state.win == {"reason": "seven", "tie_break": "land-areas"}


def arryns(card: str, theirs: str, *, mine: str = "3F", rival: str = "1F", **more: Any) -> Position:
    """Arryn attacks Lannister from the Fingers."""
    table = scenario.given(
        edition="agot-2e-affc",
        units={
            "the-mountains-of-the-moon": f"arryn {mine}",
            "crackclaw-point": f"lannister {rival}",
            "the-eyrie": "arryn 1F",
        },
        orders={"the-mountains-of-the-moon": "march+0"},
        supply={"arryn": 6, "lannister": 6},
        phase="marches",
        only=True,
        **more,
    )
    table.answer("arryn", march("the-mountains-of-the-moon", crackclaw_point=mine))
    return table.cards(arryn=card, lannister=theirs)


def test_xe38_alayne_stone_and_littlefinger() -> None:
    """X3.7.1, X3.7.2: with the Eyrie, one empties a purse and the other fills one."""
    table = arryns("alayne-stone", "cersei-lannister", power={"arryn": 2, "lannister": 9}).until(
        "ability", "arryn"
    )
    table.answer("arryn", ability("alayne-stone")).finish_combat()
    assert (table.power("arryn"), table.power("lannister")) == (0, 0)
    table = arryns("littlefinger", "ser-gregor-clegane", mine="1F", rival="3F").finish_combat()
    assert table.power("arryn") == 5 + 2 * 3


def test_lysa_and_bronze_yohn() -> None:
    """X3.7.3: Power decides what they are worth."""
    poor = {"arryn": 2, "lannister": 3}
    table = arryns("lysa-arryn-affc", "the-hound", power=poor).finish_combat()
    assert table.power("arryn") == 5
    assert (
        arryns("bronze-yohn-royce-affc", "the-hound", power=poor).finish_combat().strengths()[0]
        == 3 + 4
    )
    rich = {"arryn": 4, "lannister": 3}
    assert (
        arryns("bronze-yohn-royce-affc", "the-hound", power=rich).finish_combat().strengths()[0]
        == 3 + 5
    )


def test_famine_and_the_burden_of_power() -> None:
    """X3.5.2, X3.5.3: everybody loses Supply; the threat may fall to 0."""
    table = scoring(card="famine", supply={"stark": 0, "arryn": 4})
    assert state(table).supply["stark"] == 0
    assert state(table).supply["arryn"] == 3
    table = scoring(card="the-burden-of-power", wildlings=8)
    choice = {"card": "the-burden-of-power", "choose": "wildlings-to-zero"}
    table.answer("baratheon", choice)
    assert table.state.wildlings == 0
    table = scoring(card="the-burden-of-power", wildlings=8)
    table.answer("baratheon", {**choice, "choose": "mustering"})
    assert table.asked("baratheon") == "muster"


HANDS = {
    "arryn": ["the-blade", "the-raven"],
    "baratheon": ["arbor-gold"],
    "lannister": ["hold-court"],
    "stark": ["land-grab"],
}


def test_shifting_ambitions() -> None:
    """X3.5.5: what is given is secret, what is taken is known to all."""
    table = scoring(card="shifting-ambitions", objectives=HANDS)
    assert table.kind == "give-objective"
    for house, cards in HANDS.items():
        table.answer(house, cards[0])
    pool = ["arbor-gold", "hold-court", "land-grab", "the-blade"]
    assert table.game.view(None)["objective_pool"] == pool
    assert table.asked("baratheon") == "take-objective"
    table.answer("baratheon", "the-blade")
    assert table.game.view("stark")["houses"]["baratheon"]["shown"] == ["the-blade"]


def test_new_information() -> None:
    """X3.5.6: everybody draws one, whoever has more than three returns one."""
    hands = HANDS | {"arryn": ["the-blade", "the-raven", "the-throne"]}
    table = scoring(card="new-information", objectives=hands)
    while table.kind == "deal":
        table.answer("chance", table.shape("chance").sample(scenario.Plain()))
    assert table.awaited == ["arryn"]
    assert table.kind == "return-objective"
    table.answer("arryn", "the-raven")
    assert "the-raven" in state(table).pile
    assert len(state(table).objectives["arryn"]) == 3


@pytest.mark.parametrize("card", sorted(printed()["cards"]))
def test_every_objective_is_worth_what_is_printed(card: str) -> None:
    """X3.3.4: from 0 to 4 points for every house."""
    points = printed()["cards"][card].points
    assert sorted(points) == ["arryn", "baratheon", "lannister", "stark"]
    assert all(0 <= n <= 4 for n in points.values())
