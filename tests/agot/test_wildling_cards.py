"""5.6 The nine wildling cards, both outcomes."""

from typing import Any

import pytest

from .attacks import ORDER, lost, won
from .scenario import BOX, Plain, by_area, recruit


@pytest.mark.parametrize("play", [won, lost])
def test_silence_at_the_wall(play: Any) -> None:
    """Nothing happens to anybody."""
    table = play("silence-at-the-wall")
    assert table.kind == "orders"
    assert table.units("winterfell") == "stark 1F"


def test_skinchanger_scoutwon() -> None:
    """The highest bidder gets its bid back."""
    table = won("skinchanger-scout")
    assert table.power("stark") == 5
    assert table.power("lannister") == 4


def test_skinchanger_scoutlost() -> None:
    """The lowest bidder loses all, everyone else two, as far as they have them."""
    table = lost("skinchanger-scout", power={"martell": 2, "tyrell": 1, "stark": 9})
    assert table.power("stark") == 0
    assert table.power("baratheon") == 2
    assert table.power("martell") == 0
    assert table.power("tyrell") == 0


def test_rattleshirts_raiderswon() -> None:
    """The highest bidder moves one up on the Supply track, at most to 6."""
    assert won("rattleshirts-raiders").supply("stark") == 2
    assert won("rattleshirts-raiders", supply={"stark": 6}).supply("stark") == 6


@pytest.mark.parametrize(
    ("reading", "first"), [("lowest-bidder-first", "stark"), ("turn-order", "baratheon")]
)
def test_rattleshirts_raiderslost(reading: str, first: str) -> None:
    """Two down for the lowest bidder, one for everyone else, then all reconcile."""
    table = lost(
        "rattleshirts-raiders",
        units={"karhold": "stark 3F", "the-twins": "baratheon 3F", "seagard": "tyrell 2F"},
        supply={"stark": 2, "baratheon": 1, "tyrell": 0, "greyjoy": 6},
        rulings={"rattleshirt-order": reading},
    )
    assert [table.supply(h) for h in ("stark", "baratheon", "tyrell", "greyjoy")] == [0, 0, 0, 5]
    assert table.awaited == [first]
    for house in [first, *({"stark", "baratheon"} - {first})]:
        assert table.asked(house) == "supply"
        area = table.state.areas_of(house)[0]
        table.answer(house, by_area({area: "1F"}))
    assert table.kind == "orders"


def test_massing_on_the_milkwaterwon() -> None:
    """The highest bidder takes its discard pile back."""
    table = won("massing-on-the-milkwater", hands={"stark": "eddard-stark"})
    assert len(table.hand("stark")) == 7
    assert table.discard("stark") == []


def test_massing_on_the_milkwaterlost() -> None:
    """The lowest bidder loses its strongest cards, everyone else one of its choice."""
    table = lost(
        "massing-on-the-milkwater",
        hands={
            "stark": "roose-bolton greatjon-umber catelyn-stark",
            "baratheon": "patchface melisandre",
            "lannister": "the-hound",
        },
    )
    assert table.hand("stark") == ["catelyn-stark"]
    assert table.awaited == ["baratheon"], "no question for a single card"
    assert table.why("baratheon", "stannis-baratheon")[0] == "not-offered"
    table.answer("baratheon", "melisandre")
    assert table.hand("baratheon") == ["patchface"]
    assert table.awaited == ["martell"]
    assert table.hand("lannister") == ["the-hound"]


def test_massing_leaves_a_single_card_alone() -> None:
    """A lowest bidder with one card keeps it."""
    table = lost("massing-on-the-milkwater", hands={"stark": "eddard-stark"})
    assert table.hand("stark") == ["eddard-stark"]


@pytest.mark.parametrize(
    ("reading", "hand"),
    [
        ("none-discarded", ["greatjon-umber", "roose-bolton"]),
        (
            "all-discarded-and-refilled",
            ["catelyn-stark", "eddard-stark", "robb-stark", "ser-rodrick-cassel", "the-blackfish"],
        ),
    ],
)
def test_massing_with_equal_cards(reading: str, hand: list[str]) -> None:
    """17.10: a hand of equal cards stays or, if so agreed, is exchanged for the discard pile."""
    table = lost(
        "massing-on-the-milkwater",
        hands={"stark": "roose-bolton greatjon-umber"},
        rulings={"massing-equal-cards": reading},
    )
    assert table.hand("stark") == hand
    assert len(table.hand("stark")) + len(table.discard("stark")) == 7


def test_a_king_beyond_the_wallwon() -> None:
    """The highest bidder goes to the top of a track of its choice."""
    table = won("a-king-beyond-the-wall")
    assert table.asked("stark") == "wildling-track"
    table.answer("stark", "iron-throne")
    assert table.track("iron-throne") == [
        "stark", "baratheon", "lannister", "martell", "greyjoy", "tyrell",
    ]  # fmt: skip


def test_a_king_beyond_the_walllost() -> None:
    """The lowest bidder drops to the end everywhere; the others in turn, on one track each."""
    table = lost("a-king-beyond-the-wall")
    for track in ("iron-throne", "fiefdoms", "kings-court"):
        assert table.track(track)[-1] == "stark"
    others = [h for h in ORDER if h != "stark"]
    assert table.why("baratheon", "iron-throne")[0] == "not-offered"
    for house in others:
        assert table.awaited == [house]
        table.answer(house, "fiefdoms" if house in ("baratheon", "tyrell") else "kings-court")
    assert table.track("fiefdoms") == [
        "greyjoy", "martell", "lannister", "stark", "baratheon", "tyrell",
    ]  # fmt: skip
    assert table.track("kings-court") == [
        "baratheon", "tyrell", "stark", "lannister", "martell", "greyjoy",
    ]  # fmt: skip


def test_crow_killerswon() -> None:
    """The highest bidder may turn up to two Footmen into Knights, wherever they are."""
    table = won("crow-killers", units={"winterfell": "stark 2F", "karhold": "stark 2F"})
    assert table.why("stark", by_area({"winterfell": "2F", "karhold": "1F"}))[0] == "wrong-number"
    table.answer("stark", by_area({"winterfell": "1F", "karhold": "1F"}))
    assert table.units("winterfell") == table.units("karhold") == "stark 1F 1K"
    table = won("crow-killers").answer("stark", {})
    assert table.units("winterfell") == "stark 1F"


def test_crow_killers_won_without_knights_left() -> None:
    """No unused Knight, no exchange, no question."""
    table = won("crow-killers", units={"winterfell": "stark 1F 2K", "karhold": "stark 3K"})
    assert table.kind == "orders"


def test_crow_killerslost() -> None:
    """All Knights of the lowest bidder become Footmen, two of everyone else's, if they have any."""
    table = lost(
        "crow-killers",
        units={
            "winterfell": "stark 2K",
            "karhold": "stark 1F 1K",
            "the-twins": "baratheon 2K",
            "seagard": "baratheon 1K",
            "riverrun": "tyrell 1K",
            "harrenhal": "lannister 1F",
        },
    )
    assert table.units("winterfell") == "stark 2F"
    assert table.units("karhold") == "stark 2F"
    assert table.asked("baratheon") == "wildling-downgrade"
    assert table.why("baratheon", by_area({"the-twins": "1K"}))[0] == "wrong-number"
    table.answer("baratheon", by_area({"the-twins": "1K", "seagard": "1K"}))
    assert table.units("the-twins") == "baratheon 1F 1K"
    assert table.asked("tyrell") == "wildling-downgrade", "Lannister has no Knight"
    table.answer("tyrell", by_area({"riverrun": "1K"}))
    assert table.kind == "orders"


def test_crow_killers_with_too_few_footmen() -> None:
    """Knights without a Footman to become die; their owner says which; control may be lost."""
    footmen = ["castle-black", "white-harbor", "widows-watch", "moat-cailin", "the-stony-shore"]
    table = lost(
        "crow-killers",
        units={
            **dict.fromkeys(footmen[:4], "stark 2F"),
            "the-stony-shore": "stark 1F",
            "winterfell": "stark 1K",
            "karhold": "stark 1K",
        },
    )
    assert table.asked("stark") == "wildling-destroy"
    assert table.why("stark", by_area({"karhold": "1K", "winterfell": "1K"}))[0] == "wrong-number"
    table.answer("stark", by_area({"karhold": "1K"}))
    assert table.units("karhold") == ""
    assert table.controller("karhold") is None
    assert table.units("winterfell") == "stark 1F"


def test_mammoth_riderswon() -> None:
    """The highest bidder may take one card of its discard pile back."""
    table = won("mammoth-riders", hands={"stark": "catelyn-stark"})
    assert table.why("stark", "catelyn-stark")[0] == "not-offered"
    table.answer("stark", "eddard-stark")
    assert table.hand("stark") == ["catelyn-stark", "eddard-stark"]
    table = won("mammoth-riders", hands={"stark": "catelyn-stark"}).answer("stark", None)
    assert table.hand("stark") == ["catelyn-stark"]
    assert won("mammoth-riders").kind == "orders", "nothing to take back"


def test_mammoth_riderslost() -> None:
    """Three units of the lowest bidder, two of everyone else, anywhere; fewer if it has fewer."""
    table = lost(
        "mammoth-riders",
        units={
            "winterfell": "stark 2F 1E",
            "bay-of-ice": "stark 1S",
            "port-of-winterfell": "stark 1S",
            "pyke": "greyjoy 1F",
        },
    )
    two = by_area({"winterfell": "1F 1E"})
    assert table.why("stark", two)[0] == "wrong-number"
    three = by_area({"winterfell": "1E", "bay-of-ice": "1S", "port-of-winterfell": "1S"})
    table.answer("stark", three)
    assert table.units("winterfell") == "stark 2F"
    assert table.asked("greyjoy") == "wildling-destroy"
    table.answer("greyjoy", by_area({"pyke": "1F"}))
    assert table.kind == "orders"


def test_the_horde_descendswon() -> None:
    """The highest bidder musters in one castle or stronghold area."""
    table = won("the-horde-descends", units={"winterfell": "stark 1F", "white-harbor": "stark 1F"})
    one = {"winterfell": [recruit("F", "winterfell")]}
    both = {**one, "white-harbor": [recruit("F", "white-harbor")]}
    assert table.why("stark", both) == ("muster-one-place", "5.6")
    table.answer("stark", one)
    assert table.units("winterfell") == "stark 2F"


def test_the_horde_descendslost() -> None:
    """Two units of one castle area of the lowest bidder; one of everyone else, anywhere."""
    table = lost(
        "the-horde-descends",
        units={
            "winterfell": "stark 2F",
            "white-harbor": "stark 1F 1K",
            "karhold": "stark 2F",
            "bay-of-ice": "greyjoy 2S",
        },
        supply={"stark": 6},
    )
    for elsewhere in ({"karhold": "2F"}, {"karhold": "1F", "winterfell": "1F"}):
        assert table.why("stark", by_area(elsewhere))[0] == "no-pieces-there"
    across = by_area({"winterfell": "1F", "white-harbor": "1F"})
    assert table.why("stark", across) == ("one-area-only", "5.6")
    assert table.why("stark", by_area({"winterfell": "1F"}))[0] == "wrong-number"
    table.answer("stark", by_area({"white-harbor": "1F 1K"}))
    assert table.units("white-harbor") == ""
    table.answer("greyjoy", by_area({"bay-of-ice": "1S"}))
    assert table.units("bay-of-ice") == "greyjoy 1S"


def test_the_horde_descends_where_no_castle_holds_two() -> None:
    """Without two units in one castle area the lowest bidder destroys two anywhere."""
    table = lost(
        "the-horde-descends",
        units={"winterfell": "stark 1F", "port-of-winterfell": "stark 2S", "karhold": "stark 2F"},
    )
    table.answer("stark", by_area({"karhold": "1F", "port-of-winterfell": "1S"}))
    assert table.units("karhold") == "stark 1F"


def test_penalties_go_in_turn_order_after_the_lowest_bidder() -> None:
    """5.6: the lowest bidder first, then all others in turn order."""
    areas = ["pyke", "karhold", "the-arbor", "seagard", "harrenhal", "sunspear"]
    houses = ["greyjoy", "stark", "tyrell", "lannister", "baratheon", "martell"]
    table = lost(
        "the-horde-descends",
        units={a: f"{h} 2F" for a, h in zip(areas, houses, strict=True)},
        tracks={"iron-throne": "tyrell greyjoy stark"},
    )
    asked = []
    while table.kind == "wildling-destroy":
        asked += table.awaited
        table.answer(table.awaited[0], table.shape(table.awaited[0]).sample(Plain()))
    assert asked == ["stark", "tyrell", "greyjoy", "baratheon", "lannister", "martell"]


def test_ships_of_an_emptied_area_go_down_in_the_middle_of_the_penalties() -> None:
    """5.11, 12.12: consequences are settled after every house."""
    table = lost(
        "mammoth-riders",
        units={"oldtown": "stark 3F", "port-of-oldtown": "stark 1S", "pyke": "greyjoy 3F"},
        supply={"stark": 6},
    )
    table.answer("stark", by_area({"oldtown": "3F"}))
    assert table.asked("greyjoy") == "wildling-destroy"
    assert table.units("port-of-oldtown") == ""


def test_a_penalty_gives_a_home_port_back() -> None:
    """5.11, 12.11: conquerors of Pyke die of the cold, and Greyjoy captures their Ships."""
    table = lost("mammoth-riders", units={"pyke": "stark 3F", "port-of-pyke": "stark 2S"})
    table.answer("stark", by_area({"pyke": "3F"}))
    assert table.asked("greyjoy") == "port-capture"
    table.answer("greyjoy", {"area": "port-of-pyke", "ships": 1})
    assert table.units("port-of-pyke") == "greyjoy 1S"
    assert table.controller("pyke") == "greyjoy"


@pytest.mark.parametrize("play", [won, lost])
@pytest.mark.parametrize("card", BOX.wildlings)
def test_every_card_runs_to_its_end(card: str, play: Any) -> None:
    """Both outcomes of all nine cards lead on to planning, whatever lies on the board."""
    units = {
        "winterfell": "stark 1F 1K",
        "pyke": "greyjoy 1K",
        "port-of-pyke": "greyjoy 1S",
        "seagard": "lannister 3F",
        "bay-of-ice": "stark 1S",
    }
    table = play(card, units=units).until("orders")
    assert table.state.decks["wildlings"].count(card) == 1
