"""Standing wishes: what is answered alike every time, with an end, from what everybody can see."""

from typing import Any

import pytest

from engine.kernel.ahead.instructions import Instruction, TakesInstructions
from engine.rulesets import rulesets

from .fighting import attack, play_cards
from .scenario import Position, blade, given, march, pieces, recruit

RULES: Any = rulesets["agot-2e"]


def wish(on: str, until: str = "changed", **more: Any) -> Instruction:
    """Write a wish."""
    return {"on": on, **more, "until": until}


def wished(table: Position, *wishes: Instruction) -> list[Instruction]:
    """Give wishes one after another; each must be one that can be chosen."""
    shape = RULES.instructing(table.game.setup)
    found: list[Instruction] = []
    for one in wishes:
        assert shape.check(one) is None, one
        found = RULES.instructed(table.state, found, one)
    return found


def answer(table: Position, seat: str, *wishes: Instruction) -> Any:
    """Ask what wishes answer to the open question."""
    assert table.game.question is not None
    value = RULES.standing(table.state, seat, table.game.question, wished(table, *wishes))
    assert value is None or table.allows(seat, value)
    return value


def test_both_editions_take_wishes() -> None:
    """Whoever runs the game can find out that it may be left wishes."""
    for edition in ("agot-2e", "agot-1e"):
        assert isinstance(rulesets[edition], TakesInstructions)


# -- 9 Combat -------------------------------------------------------------------------------------


def battle(**more: Any) -> Position:
    """Lannister attacks Stark in Harrenhal; Tyrell can support from Blackwater."""
    units = {"stoney-sept": "lannister 2F", "harrenhal": "stark 1F", "blackwater": "tyrell 1F"}
    orders = {"stoney-sept": "march+0", "blackwater": "support"}
    table = given(
        units={**units, **more.pop("units", {})},
        orders={**orders, **more.pop("orders", {})},
        tracks={"iron-throne": "lannister stark tyrell", "fiefdoms": "stark lannister",
                **more.pop("tracks", {})},
        phase="marches",
        **more,
    )  # fmt: skip
    return table.answer("lannister", march("stoney-sept", harrenhal="2F"))


def supports(house: str, do: str, **more: Any) -> Instruction:
    """Write a wish about support."""
    return wish("support", house=house, do=do, **more)


@pytest.mark.parametrize(
    ("wishes", "side"),
    [
        ([supports("stark", "always")], "defender"),
        ([supports("lannister", "always")], "attacker"),
        ([supports("stark", "always"), supports("lannister", "never")], "defender"),
        ([supports("any", "never")], "none"),
        ([supports("any", "never"), supports("stark", "always")], "defender"),
        ([supports("any", "never"), supports("stark", "ask")], None),
        ([supports("stark", "never")], None),
        ([supports("stark", "always"), supports("lannister", "always")], None),
        ([supports("stark", "never"), supports("lannister", "never")], "none"),
        ([supports("greyjoy", "always")], None),
    ],
)
def test_support(wishes: list[Instruction], side: str | None) -> None:
    """9.1.3: always for X, never for Y; where wishes say nothing or contradict, ask."""
    table = battle()
    assert table.asked("tyrell") == "support"
    assert answer(table, "tyrell", *wishes) == (side and {"blackwater": side})


def test_no_support_is_refused() -> None:
    """9.1.4: whoever never refuses support is not asked about it."""
    table = battle().answer("tyrell", {"blackwater": "attacker"})
    table.until("refuse-support", "lannister")
    assert answer(table, "lannister", wish("refuse-support", do="never")) == []
    assert answer(table, "lannister", wish("refuse-support", do="ask")) is None


@pytest.mark.parametrize(
    ("attackers", "defenders", "drawn"),
    [("1F", "2K", False), ("1F", "1F 1K", True), ("1K", "1F 1K", False)],
)
def test_the_blade_only_when_it_decides(attackers: str, defenders: str, drawn: bool) -> None:
    """9.4.1: the Blade is drawn where its point makes the holder win, and nowhere else.

    The Hound adds 2, Ser Rodrik Cassel 1, and the holder of the Blade wins ties: 3 to 5 is lost
    anyway, 3 to 4 is won with the Blade, 4 to 4 without it.
    """
    table = attack(f"lannister {attackers}", "stoney-sept", "harrenhal", f"stark {defenders}",
                   tracks={"fiefdoms": "lannister stark"})  # fmt: skip
    play_cards(table).until("blade")
    assert answer(table, "lannister", wish("blade", do="decides")) == blade(use=drawn)
    assert answer(table, "lannister", wish("blade", do="never")) == blade(use=False)
    assert answer(table, "lannister", wish("blade", do="ask")) is None


def test_house_cards_in_order_of_preference() -> None:
    """9.3.1: the first card named that is in the hand; a list against the rival comes first."""
    table = battle(hands={"stark": "eddard-stark catelyn-stark"})
    table.until("house-card")

    def likes(card: str, rival: str = "any") -> Instruction:
        return wish("house-card", rival=rival, card=card)

    assert answer(table, "stark", likes("roose-bolton"), likes("catelyn-stark")) == "catelyn-stark"
    assert answer(table, "stark", likes("roose-bolton")) is None
    both = (likes("catelyn-stark"), likes("eddard-stark", "lannister"))
    assert answer(table, "stark", *both) == "eddard-stark"
    other = (likes("catelyn-stark"), likes("eddard-stark", "tyrell"))
    assert answer(table, "stark", *other) == "catelyn-stark"


def test_casualties_the_cheapest_first() -> None:
    """9.7.2: Footmen die before Knights."""
    table = attack("stark 2K", "moat-cailin", "seagard", "greyjoy 1F 1K")
    play_cards(table, stark="eddard-stark").until("casualties")
    (seat,) = table.awaited
    assert answer(table, seat, wish("casualties", do="cheapest")) == pieces("1F")
    assert answer(table, seat, wish("casualties", do="ask")) is None


def beaten(**more: Any) -> Position:
    """Greyjoy has lost Seagard to Stark, and may retreat to Riverrun or The Twins."""
    table = attack("stark 2K", "moat-cailin", "seagard", "greyjoy 1F", **more)
    return play_cards(table).until("retreat")


def test_retreats_to_own_units_or_supply() -> None:
    """9.8: own units first, then own land; for supply, own land that has icons; else ask."""
    own = wish("retreat", do="own")
    supplied = wish("retreat", do="supplied")
    table = beaten(units={"riverrun": "greyjoy 1F"})
    assert answer(table, "greyjoy", own) == {"to": "riverrun"}
    assert answer(table, "greyjoy", supplied) == {"to": "riverrun"}
    table = beaten(tokens={"the-twins": "greyjoy"}, units={"riverrun": "lannister 1F"})
    assert answer(table, "greyjoy", own) == {"to": "the-twins"}
    assert answer(table, "greyjoy", supplied) is None
    assert answer(beaten(), "greyjoy", own) is None


# -- 4, 5, 6 Westeros, wildlings, Raven -----------------------------------------------------------


@pytest.mark.parametrize(("below", "bid"), [(8, 0), (6, None), (4, None)])
def test_nothing_is_bid_against_weak_wildlings(below: int, bid: int | None) -> None:
    """5.3: below the strength named."""
    table = given(units={"winterfell": "stark 1F"}, attack=6)
    assert answer(table, "stark", wish("wildlings", below=below)) == bid


def test_a_bid_for_a_track_is_no_bid_against_wildlings() -> None:
    """4.6: whoever bids nothing against wildlings is asked about tracks."""
    table = given(units={"winterfell": "stark 1F"}, card="clash-of-kings")
    assert answer(table, "stark", wish("wildlings", below=12)) is None


TIES = wish("ties", order=["stark", "tyrell", "lannister"])


def test_ties_are_put_in_the_order_wished() -> None:
    """4.6.4: those named first, in order; then the others, fewest castles first."""
    table = given(units={"winterfell": "stark 1F", "pyke": "greyjoy 1F", "seagard": "greyjoy 1F"},
                  tracks={"iron-throne": "stark"}, card="clash-of-kings").bids()  # fmt: skip
    assert table.asked("stark") == "ties"
    (order,) = answer(table, "stark", TIES)
    assert order[:3] == ["stark", "tyrell", "lannister"]
    assert order[-1] == "greyjoy"


@pytest.mark.parametrize(("strength", "bidder"), [(1, "stark"), (12, "greyjoy")])
def test_a_tie_among_bids_against_wildlings(strength: int, bidder: str) -> None:
    """5.5: the first in order gets a reward; a penalty goes to whoever comes last."""
    table = given(units={"winterfell": "stark 1F", "pyke": "greyjoy 1F", "seagard": "greyjoy 1F"},
                  tracks={"iron-throne": "stark"}, attack=strength)  # fmt: skip
    table.bids(**dict.fromkeys(table.state.houses, 1))
    assert table.asked("stark") == "wildling-tie"
    assert answer(table, "stark", TIES) == bidder


@pytest.mark.parametrize("do", ["pass", "peek"])
def test_the_raven_is_left_unused_or_looks(do: str) -> None:
    """6.3.2: both can be said before the orders are open."""
    table = given(units={"winterfell": "stark 1F"}, orders={"winterfell": "march+0"},
                  tracks={"kings-court": "stark"}, phase="raven")  # fmt: skip
    assert answer(table, "stark", wish("raven", do=do)) == {"do": do}


# -- 4.5 Mustering --------------------------------------------------------------------------------


def musters(area: str, *goods: str) -> Instruction:
    """Write a wish about what an area musters."""
    return wish("muster", area=area, list=list(goods))


def test_areas_muster_what_is_on_their_lists() -> None:
    """4.5: ships go where own ships lie; without a list for every area the house is asked."""
    table = given(units={"winterfell": "stark 1F", "the-shivering-sea": "stark 1S"},
                  tokens={"white-harbor": "stark"}, card="mustering")  # fmt: skip
    table.until("muster", "stark")
    home = musters("winterfell", "footman", "ship")
    assert answer(table, "stark", home) is None
    assert answer(table, "stark", home, musters("white-harbor")) == {
        "winterfell": [recruit("F", "winterfell"), recruit("S", "the-shivering-sea")]
    }


def test_a_list_that_is_not_possible_is_asked_about() -> None:
    """4.5.3: without a Footman nothing becomes a Knight."""
    table = given(units={"karhold": "stark 1F"}, card="mustering").until("muster", "stark")
    assert answer(table, "stark", musters("winterfell", "to-knight", "to-knight")) is None


# -- ends -----------------------------------------------------------------------------------------


def test_a_wish_for_a_battle_ends_with_it() -> None:
    """In the next battle the house is asked again."""
    table = battle()
    found = wished(table, supports("stark", "always", until="battle"))
    assert table.game.question is not None
    assert RULES.standing(table.state, "tyrell", table.game.question, found) is not None
    table.finish_combat()
    assert RULES.instructed(table.state, found, wish("raven", do="pass")) == [
        wish("raven", do="pass")
    ]


def test_a_wish_for_a_round_ends_with_it() -> None:
    """And one for a battle that is given when there is none is for the round."""
    table = given(units={"winterfell": "stark 1F"}, attack=6)
    found = wished(table, supports("stark", "always", until="battle"))
    assert found[0]["until"] == "round"
    assert RULES.in_words(found[0]).params["until"] == "until:round"
    table.state.round += 1
    assert RULES.instructed(table.state, found, TIES) == [TIES]


def test_a_wish_replaces_one_about_the_same_thing() -> None:
    """The last word about a house, a card or an area counts."""
    table = battle()
    found = wished(table, supports("stark", "always"), supports("any", "never"),
                   supports("stark", "never"))  # fmt: skip
    assert found == [supports("any", "never"), supports("stark", "never")]


# -- in one press ---------------------------------------------------------------------------------

WINS = wish("house-card", rival="any", card="wins")


def test_the_weakest_card_that_surely_wins() -> None:
    """9.3.1: with 5 to 1 even 0 wins; the rival can only play its strongest."""
    table = attack("lannister 2K 1F", "stoney-sept", "harrenhal", "stark 1F",
                   hands={"lannister": "tywin-lannister ser-kevan-lannister cersei-lannister",
                          "stark": "ser-rodrick-cassel catelyn-stark"})  # fmt: skip
    table.until("house-card")
    assert answer(table, "lannister", WINS) == "cersei-lannister"
    assert answer(table, "stark", WINS) == "ser-rodrick-cassel"


def test_without_a_sure_card_the_strongest_is_played() -> None:
    """3 to 3: The Mountain ties at best, and ties are Stark's, so its weaker card will do.

    Cards that are named come first.
    """
    table = attack("lannister 1K 1F", "stoney-sept", "harrenhal", "stark 1K 1F",
                   hands={"lannister": "ser-gregor-clegane the-hound",
                          "stark": "eddard-stark robb-stark"})  # fmt: skip
    table.until("house-card")
    assert answer(table, "lannister", WINS) == "ser-gregor-clegane"
    assert answer(table, "stark", WINS) == "robb-stark"
    hound = wish("house-card", rival="any", card="the-hound")
    assert answer(table, "lannister", WINS, hound) == "the-hound"


@pytest.mark.parametrize(
    ("orders", "raided"),
    [
        ({"seagard": "consolidate", "harrenhal": "raid", "stoney-sept": "support"}, "harrenhal"),
        ({"seagard": "consolidate", "harrenhal": "consolidate", "stoney-sept": "support"},
         "stoney-sept"),
        ({"seagard": "consolidate"}, None),
    ],
)  # fmt: skip
def test_raids_take_what_threatens_most(orders: dict[str, str], raided: str | None) -> None:
    """7.5: a Raid order that could take one of the house, then a Support order; else ask."""
    table = given(
        units={"riverrun": "lannister 1F", "seagard": "stark 1F", "harrenhal": "stark 1F",
               "stoney-sept": "stark 1F"},
        orders={"riverrun": "raid", **orders},
        tracks={"iron-throne": "lannister stark"},
        phase="raids",
    )  # fmt: skip
    table.until("raid", "lannister")
    value = answer(table, "lannister", wish("raid", do="threats"))
    assert value == (raided and {"area": "riverrun", "target": raided})
    assert answer(table, "lannister", wish("raid", do="ask")) is None


def test_presets_are_offered_beside_the_first_orders_until_they_are_given() -> None:
    """Each is about something of its own; what is said about it already is not offered again."""
    table = given(phase="planning", round=1)
    state = table.state
    assert RULES.offered(state, "orders", []) == ["support", "cards", "raids"]
    assert RULES.offered(state, "march", []) == []
    said = wished(table, RULES.presets["cards"], wish("raid", do="ask"))
    assert RULES.offered(state, "orders", said) == ["support"]
    assert RULES.chosen(state, said) == ["cards"]
    state.round = 2
    assert RULES.offered(state, "orders", []) == []


def test_every_preset_is_a_wish_that_can_be_chosen() -> None:
    """And is said in words."""
    for edition in rulesets.values():
        if edition.id.startswith("agot"):
            assert isinstance(edition, TakesInstructions)
            setup = edition.prepare({}, (), {})
            for preset in edition.presets.values():
                assert edition.instructing(setup).check(preset) is None
                assert edition.in_words(preset).id.startswith("wish-says-")
