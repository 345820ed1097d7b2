"""6 Planning Phase: orders, stars, bans, too few tokens, the Messenger Raven."""

from typing import Any

import pytest

from .scenario import BOX, Position, given

NORTH = ["winterfell", "karhold", "castle-black", "white-harbor"]


def _planning(**more: Any) -> Position:
    more.setdefault("units", {**dict.fromkeys(NORTH, "stark 1F"), "pyke": "greyjoy 1F"})
    more.setdefault("tokens", {"widows-watch": "stark"})
    return given(phase="planning", **more)


def _orders(*tokens: str) -> dict[str, str]:
    return dict(zip(NORTH, tokens, strict=False))


# -- 6.1 orders -----------------------------------------------------------------------------------


def test_one_order_for_every_area_with_units() -> None:
    """6.1.1: land, sea and port alike; an area that is forgotten is named."""
    table = _planning(
        units={"winterfell": "stark 1F", "port-of-winterfell": "stark 1S", "bay-of-ice": "stark 1S"}
    )
    reason = table.refused("stark", {"winterfell": "raid", "bay-of-ice": "raid"})
    assert (reason.phrase.id, reason.rule) == ("refused-places-left", "6.1.1")
    assert reason.phrase.params["places"] == ["area:port-of-winterfell"]
    everywhere = dict.fromkeys(["winterfell", "bay-of-ice"], "raid")
    table.answer("stark", {**everywhere, "port-of-winterfell": "support"})
    assert table.order("port-of-winterfell") == "support"


@pytest.mark.parametrize("area", ["pyke", "widows-watch", "moat-cailin", "dragonstone"])
def test_no_order_for_an_area_without_own_units(area: str) -> None:
    """6.1.1: not for another house's area, nor for a token, an empty area or a garrison."""
    table = _planning()
    wanted = {**_orders("raid", "raid", "support", "support"), area: "march+0"}
    assert table.why("stark", wanted) == ("order-without-units", "6.1.1")


def test_no_order_for_an_area_that_is_none() -> None:
    """An unknown area is refused under the name that was given, cut short."""
    reason = _planning().refused("stark", {"w" * 99: "raid"})
    assert reason.phrase.id == "refused-no-such-area"
    assert reason.phrase.params["given"] == "raw:" + "w" * 40


@pytest.mark.parametrize(
    ("tokens", "number"),
    [
        (("march+0", "march+0", "raid", "raid"), 1),
        (("raid", "raid", "raid", "support"), 2),
        (("defend+2*", "defend+2*", "raid", "raid"), 1),
    ],
)
def test_there_are_fifteen_tokens(tokens: tuple[str, ...], number: int) -> None:
    """6.1.2: a token is used as often as there are pieces of it."""
    table = _planning(tracks={"kings-court": "stark"})
    reason = table.refused("stark", _orders(*tokens))
    assert (reason.phrase.id, reason.rule) == ("refused-order-used-up", "6.1.2")
    assert reason.phrase.params["number"] == number


def test_the_tokens_of_a_house() -> None:
    """6.1.2: three Marches, three Defenses, three Supports, three Raids, three Consolidates."""
    orders = BOX.figures.orders
    assert sum(o.count for o in orders.values()) == 15
    assert {t: o.modifier for t, o in orders.items() if o.modifier} == {
        "march-1": -1, "march+1*": 1, "defend+1": 1, "defend+2*": 2, "support+1*": 1,
    }  # fmt: skip
    assert sorted(BOX.special_orders) == [
        "consolidate*", "defend+2*", "march+1*", "raid*", "support+1*",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("token", "refused"), [("dragon", "no-such-token"), ("march", "no-such-token")]
)
def test_a_token_that_is_none(token: str, refused: str) -> None:
    """An unknown token is refused as such."""
    assert _planning().why("stark", _orders(token, "raid", "raid", "support"))[0] == refused


def test_too_many_stars() -> None:
    """6.1.3: no more special orders than the King's Court allows, and the refusal says how many."""
    table = _planning(tracks={"kings-court": "greyjoy baratheon stark"})
    reason = table.refused("stark", _orders("march+1*", "raid*", "support+1*", "raid"))
    assert (reason.phrase.id, reason.rule) == ("refused-too-many-stars", "6.1.3")
    assert reason.phrase.params["most"] == 2
    assert table.allows("stark", _orders("march+1*", "raid*", "support", "raid"))


def test_banned_orders() -> None:
    """6.1.4: what a card has banned is refused, normal and special."""
    table = _planning(forbidden=["support"], tracks={"kings-court": "stark"})
    for token in ("support", "support+1*"):
        reason = table.refused("stark", _orders(token, "raid", "raid", "march+0"))
        assert (reason.phrase.id, reason.rule) == ("refused-order-forbidden", "4.9.1")
        assert reason.phrase.params["order"] == f"order:{token}"


def test_useless_orders_are_allowed() -> None:
    """6.1.5, 17.13: Consolidate Power at sea, Defense in a port."""
    table = _planning(units={"bay-of-ice": "stark 1S", "port-of-winterfell": "stark 1S"})
    table.answer("stark", {"bay-of-ice": "consolidate", "port-of-winterfell": "defend+1"})
    assert table.order("bay-of-ice") == "consolidate"


def test_orders_are_no_list() -> None:
    """An answer that is no set of tokens is refused."""
    assert _planning().why("stark", ["raid"])[0] == "not-tokens"


def test_all_plan_at_once_and_nobody_sees() -> None:
    """6.1.1, 15.3: until the last house has placed its orders no view tells anything of them."""
    table = _planning()
    table.answer("stark", _orders("raid", "raid", "support", "support"))
    for seat in (None, "greyjoy"):
        view = table.game.view(seat)
        assert not any("order" in area for area in view["areas"].values())
        assert "sealed" not in view
    assert table.game.view("stark")["sealed"] == _orders("raid", "raid", "support", "support")
    table.answer("greyjoy", {"pyke": "march+0"})
    assert table.game.view(None)["areas"]["winterfell"]["order"] == "raid"


# -- 6.2 too few tokens ---------------------------------------------------------------------------

WIDE = [
    "winterfell", "karhold", "castle-black", "white-harbor", "widows-watch", "moat-cailin",
    "the-stony-shore", "greywater-watch", "flints-finger", "seagard",
]  # fmt: skip


def test_bans_can_make_tokens_run_short() -> None:
    """6.2.1, 16.3.3: ten areas, eight normal tokens left and no star: orders in turn order."""
    table = _planning(
        units={**dict.fromkeys(WIDE, "stark 1F"), "pyke": "greyjoy 1F", "highgarden": "tyrell 1F"},
        forbidden=["support"],
        tracks={
            "kings-court": "lannister martell baratheon greyjoy tyrell stark",
            "iron-throne": "tyrell stark greyjoy",
        },
    )
    assert table.events("orders-in-turn")
    assert table.awaited == ["tyrell"]
    table.answer("tyrell", {"highgarden": "raid"})
    assert table.awaited == ["stark"]
    eight = [
        "march-1", "march+0", "defend+1", "defend+1", "raid", "raid", "consolidate", "consolidate",
    ]  # fmt: skip
    reason = table.refused("stark", dict(zip(WIDE, eight[:7], strict=False)))
    assert (reason.phrase.id, reason.rule) == ("refused-places-left", "6.1.1")
    assert reason.phrase.params["number"] == 1
    ninth = {**dict(zip(WIDE, eight, strict=False)), "seagard": "raid*"}
    assert table.why("stark", ninth) == ("too-many-stars", "6.1.3")
    table.answer("stark", dict(zip(WIDE[2:], eight, strict=True)))
    assert table.awaited == ["greyjoy"]


def test_orders_placed_in_turn_lie_face_down() -> None:
    """6.2.1, 15.3: who places later sees that there are orders, not which; the owner sees them."""
    table = _planning(
        units={**dict.fromkeys(WIDE, "stark 1F"), "pyke": "greyjoy 1F"},
        forbidden=["support", "raid"],
        tracks={"kings-court": "lannister martell baratheon greyjoy tyrell stark"},
    )
    six = ["march-1", "march+0", "defend+1", "defend+1", "consolidate", "consolidate"]
    table.until("orders", "stark").answer("stark", dict(zip(WIDE, six, strict=False)))
    for seat in (None, "greyjoy"):
        areas = table.game.view(seat)["areas"]
        assert areas["winterfell"]["order"] == "face-down"
        assert "order" not in areas["seagard"]
        assert "march" not in str(table.game.view(seat))
    mine = table.game.view("stark")["known"]["placed"]
    assert mine == dict(zip(WIDE, six, strict=False))
    table.answer("greyjoy", {"pyke": "march+0"})
    assert table.order("winterfell") == "march-1"
    assert table.order("seagard") is None


# -- 6.3 the Messenger Raven ----------------------------------------------------------------------


def _raven(**more: Any) -> Position:
    """Stark holds the Raven and a Support, a Raid and March +1 lie before it."""
    return given(
        units={
            "winterfell": "stark 1F",
            "karhold": "stark 1F",
            "castle-black": "stark 1F",
            "pyke": "greyjoy 1F",
        },
        orders={
            "winterfell": "support",
            "karhold": "raid",
            "castle-black": "march+1*",
            "pyke": "raid",
        },
        tracks={"kings-court": "stark"},
        phase="raven",
        **more,
    )


def _swap(area: str, order: str) -> dict[str, str]:
    return {"do": "replace", "area": area, "order": order}


def test_only_the_holder_is_asked_and_it_may_pass() -> None:
    """6.3.2: the Raven's holder, after the reveal, may do nothing."""
    table = _raven()
    assert table.awaited == ["stark"]
    table.answer("stark", {"do": "pass"})
    assert not table.state.raven_used
    assert table.kind == "raid"


def test_the_raven_swaps_an_order() -> None:
    """6.3.2: one of the own orders for an unused token; the Raven is used up for the round."""
    table = _raven()
    table.answer("stark", _swap("winterfell", "march-1"))
    assert table.order("winterfell") == "march-1"
    assert table.state.raven_used
    assert table.events("raven-replaced")[-1]["new"] == "order:march-1"
    table.finish_round()
    assert not table.state.raven_used, "7.4: refreshed at clean-up"


def test_the_raven_swaps_only_own_orders() -> None:
    """6.3.2: an order of another house, or none, cannot be replaced."""
    table = _raven()
    for area in ("pyke", "bay-of-ice", "nowhere"):
        assert table.why("stark", _swap(area, "march-1")) == ("no-order-there", "6.3.2")


def test_the_raven_takes_an_unused_token() -> None:
    """6.3.2: a token that already lies on the board is not at hand; an unknown one is none."""
    table = _raven()
    assert table.why("stark", _swap("winterfell", "march+1*")) == ("order-used-up", "6.3.2")
    assert table.why("stark", _swap("winterfell", "dragon"))[0] == "no-such-token"
    assert table.allows("stark", _swap("winterfell", "raid")), "the second Raid is unused"


def test_the_raven_respects_bans_and_stars() -> None:
    """6.3.3, 16.3.2: both hold for the swap, stars being counted after it."""
    table = _raven(forbidden=["defend"])
    assert table.why("stark", _swap("winterfell", "defend+2*")) == ("order-forbidden", "4.9.1")
    table = given(
        units={"winterfell": "stark 1F", "karhold": "stark 1F"},
        orders={"winterfell": "march+1*", "karhold": "support"},
        players=3,
        tracks={"kings-court": "stark"},
        phase="raven",
    )
    assert table.allows("stark", _swap("karhold", "raid*"))
    table = given(
        units=dict.fromkeys(NORTH, "stark 1F"),
        orders=_orders("march+1*", "raid*", "support+1*", "raid"),
        tracks={"kings-court": "stark"},
        phase="raven",
    )
    assert table.why("stark", _swap("white-harbor", "defend+2*")) == ("too-many-stars", "6.3.3")
    assert table.allows("stark", _swap("winterfell", "defend+2*")), "a star for a star"


@pytest.mark.parametrize("value", [{}, {"do": "fly"}, {"do": "pass", "area": "pyke"}, "pass", None])
def test_the_raven_does_nothing_else(value: Any) -> None:
    """6.3.2: three ways to use it, and no other."""
    assert _raven().why("stark", value)[0] == "not-offered"


@pytest.mark.parametrize("place", ["top", "bottom"])
def test_the_raven_looks_beyond_the_wall(place: str) -> None:
    """6.3.2: the top wildling card is seen by the holder alone and put on top or at the bottom."""
    table = _raven(wildling_cards=["crow-killers", "mammoth-riders"])
    table.answer("stark", {"do": "peek"})
    assert table.asked("stark") == "raven-peek"
    assert table.why("stark", "middle")[0] == "not-offered"
    table.answer("stark", place)
    deck = table.state.decks["wildlings"]
    assert deck[0 if place == "top" else -1] == "crow-killers"
    assert len(deck) == 9
    assert table.game.view("stark")["known"]["wildlings"] == {
        "card": "crow-killers",
        "place": place,
        "round": 2,
    }


@pytest.mark.parametrize("place", ["top", "bottom"])
def test_the_peek_is_a_secret(place: str) -> None:
    """6.3.2, 15.3: no other view, question or public event tells the card or where it went."""
    table = _raven(wildling_cards=["crow-killers"])
    table.answer("stark", {"do": "peek"})
    for seat in (None, "greyjoy"):
        assert "crow-killers" not in str(table.game.view(seat))
    table.answer("stark", place)
    for seat in (None, "greyjoy"):
        view = str(table.game.view(seat))
        assert "crow-killers" not in view
        assert "bottom" not in view
    assert table.events("raven-peeked") == [{"house": "house:stark"}]
    for event in table.told:
        if event.is_for(None) or event.is_for("greyjoy"):
            assert "crow-killers" not in str(event)
            assert "bottom" not in str(event)
    assert table.events("raven-saw") == [{"card": "wildling:crow-killers"}]


def test_a_round_without_units_asks_nobody_for_orders() -> None:
    """6.1.1: where no house has a unit left, nobody places orders and the game goes on."""
    table = given(players=3, phase="planning", round=10)
    assert table.kind is None or table.kind == "raven"
