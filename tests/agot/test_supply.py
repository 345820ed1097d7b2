"""4.4 Supply: the track, its limits, reconciling."""

import pytest

from engine.agot.board.supply import fits

from .scenario import BOX, Position, by_area, given, march, recruit


@pytest.mark.parametrize(
    ("supply", "limits"),
    [
        (0, (2, 2)),
        (1, (3, 2)),
        (2, (3, 2, 2)),
        (3, (3, 2, 2, 2)),
        (4, (3, 3, 2, 2)),
        (5, (4, 3, 2, 2)),
        (6, (4, 3, 2, 2, 2)),
    ],
)
def test_the_limits_of_every_position(supply: int, limits: tuple[int, ...]) -> None:
    """4.4.2, 4.4.3: exactly the printed armies fit; one unit more, or one army more, does not."""
    assert BOX.figures.supply_limits[supply] == limits
    armies = {str(i): n for i, n in enumerate(limits)}
    assert fits(armies, limits)
    assert fits({**armies, "a": 1, "b": 1, "c": 1}, limits), "single units are free"
    assert not fits({**armies, "one more": 2}, limits)
    for i, n in enumerate(limits):
        assert not fits({**armies, str(i): n + 1}, limits)


def test_supply_counts_controlled_icons_with_or_without_units() -> None:
    """4.4.1, 11.9: tokens and the home shield count like units; six is the most."""
    table = given(
        units={"winterfell": "stark 1F", "white-harbor": "stark 1F"},
        tokens={
            "widows-watch": "stark",
            **dict.fromkeys(["kingswood", "blackwater", "searoad-marches"], "tyrell"),
            **dict.fromkeys(["princes-pass", "three-towers"], "tyrell"),
        },
        card="supply",
    )
    assert table.supply("stark") == 2
    assert table.supply("tyrell") == 6, "two at home and six elsewhere"
    assert table.supply("baratheon") == 1


def test_losing_icons_changes_nothing_by_itself() -> None:
    """4.4.6, 4.4.7: the limits follow the token, not the icons held at the moment."""
    table = given(
        units={"moat-cailin": "stark 2F", "winterfell": "stark 1F"},
        orders={"winterfell": "march+0"},
        supply={"stark": 6},
        phase="marches",
        only=True,
    )
    table.answer("stark", march("winterfell", moat_cailin="1F"))
    assert table.units("moat-cailin") == "stark 3F"
    assert table.supply("stark") == 6


def test_houses_reconcile_in_turn_order() -> None:
    """4.4.1, 4.4.5: every house first moves its token; those over their limits then destroy."""
    table = given(
        units={"karhold": "stark 4F", "the-twins": "baratheon 4F"},
        tracks={"iron-throne": "stark baratheon"},
        card="supply",
    )
    assert [table.supply(h) for h in ("stark", "baratheon")] == [1, 1]
    assert table.awaited == ["stark"]
    table.answer("stark", by_area({"karhold": "1F"}))
    assert table.awaited == ["baratheon"]
    table.answer("baratheon", by_area({"the-twins": "1F"}))
    assert table.kind == "orders"


def _over(rulings: dict[str, str] | None = None) -> Position:
    """Stark at Supply 1 with armies of 3, 2 and 2."""
    return given(
        units={
            "karhold": "stark 2F 1K",
            "the-twins": "stark 2F",
            "port-of-winterfell": "stark 2S",
            "castle-black": "stark 1F",
        },
        rulings=rulings,
        card="supply",
    )


def test_no_unit_dies_once_a_house_fits() -> None:
    """4.4.5: destruction stops as soon as the house fits."""
    table = _over()
    for enough in ({"the-twins": "1F"}, {"port-of-winterfell": "1S"}):
        assert table.allows("stark", by_area(enough))
    for not_yet in ({"karhold": "1K"}, {"castle-black": "1F"}):
        assert table.why("stark", by_area(not_yet)) == ("still-over-supply", "4.4.5")
    assert table.why("stark", {}) == ("still-over-supply", "4.4.5")
    assert table.why("stark", by_area({"the-twins": "2F"})) == ("more-than-needed", "4.4.5")
    assert table.why("stark", by_area({"pyke": "1F"}))[0] == "no-pieces-there"
    assert table.why("stark", by_area({"the-twins": "1K"}))[0] == "no-such-pieces"


def test_a_house_may_lose_more_than_it_must() -> None:
    """4.4.5, 17.18: a roundabout way is allowed, unless the fewest units were agreed."""
    for roundabout in ({"karhold": "2F"}, {"karhold": "1F", "the-twins": "1F"}):
        assert _over().allows("stark", by_area(roundabout))
        strict = _over({"reconcile-losses": "fewest-units"})
        assert strict.why("stark", by_area(roundabout)) == ("fewer-would-do", "4.4.5")
    _over({"reconcile-losses": "fewest-units"}).answer("stark", by_area({"the-twins": "1F"}))


def test_ships_in_ports_are_armies() -> None:
    """4.4.4, 12.2: two Ships in a port are an army; routed units count like others."""
    table = given(
        units={
            "port-of-winterfell": "stark 2S",
            "karhold": "stark 1F 1F(r)",
            "castle-black": "stark 1F",
            "winterfell": "stark 1F",
        },
        orders={"castle-black": "march+0"},
        supply={"stark": 0},
        phase="marches",
    )
    refused = table.refused("stark", march("castle-black", winterfell="1F"))
    assert (refused.phrase.id, refused.rule) == ("refused-over-supply", "8.12")
    assert refused.phrase.params["armies"] == [2, 2, 2]
    assert refused.phrase.params["limits"] == [2, 2]


def test_an_area_lost_by_reconciling_takes_its_port_along() -> None:
    """4.4.5, 12.12: when the last unit of an area dies, Ships in its port are lost too."""
    table = given(
        units={
            "oldtown": "stark 1F",
            "port-of-oldtown": "stark 1S",
            "karhold": "stark 2F",
            "castle-black": "stark 2F",
            "white-harbor": "stark 2F",
        },
        tokens={"winterfell": "greyjoy"},
        card="supply",
    )
    assert table.supply("stark") == 0
    table.answer("stark", by_area({"oldtown": "1F", "karhold": "1F"}))
    assert table.controller("oldtown") is None
    assert table.units("port-of-oldtown") == ""


def test_supply_holds_for_attackers_too() -> None:
    """8.12, 16.4.4: attackers count as an army where they attack."""
    table = given(
        units={
            "winterfell": "stark 4F",
            "karhold": "stark 3F",
            "the-twins": "stark 2K",
            "the-narrow-sea": "stark 2S",
            "moat-cailin": "greyjoy 1F",
        },
        orders={"winterfell": "march+0"},
        supply={"stark": 5},
        phase="marches",
    )
    assert table.why("stark", march("winterfell", moat_cailin="2F")) == ("over-supply", "8.12")
    assert table.allows("stark", march("winterfell", moat_cailin="1F"))
    assert table.allows("stark", march("winterfell", moat_cailin="4F"))


def test_mustering_respects_the_token() -> None:
    """4.5.7: recruits are refused that the Supply position cannot feed."""
    table = given(
        units={"winterfell": "stark 2F", "karhold": "stark 2F", "white-harbor": "stark 1F"},
        supply={"stark": 0},
        card="mustering",
    )
    table.until("muster", "stark")
    more = {"white-harbor": [recruit("F", "white-harbor")]}
    assert table.why("stark", more) == ("over-supply", "4.5.7")
    assert table.allows("stark", {"white-harbor": [recruit("S", "port-of-white-harbor")]})
