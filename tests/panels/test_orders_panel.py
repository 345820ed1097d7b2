"""The panel for orders: how many taps a full set takes, and what it says about what it lacks."""

from dataclasses import replace
from typing import Any

from bot.panels.turn.question import asking_of, question_panel
from bot.panels.widgets import widget_for
from bot.play import OpenQuestion, SeatView
from bot.text import localizer_for
from bot.ui.custom_id import CustomId
from tests.agot import scenario
from tests.panels.games import running_game
from tests.wire.said import says

AREAS = (
    "bay-of-ice",
    "castle-black",
    "greywater-watch",
    "karhold",
    "moat-cailin",
    "the-stony-shore",
    "the-twins",
    "white-harbor",
    "widows-watch",
    "winterfell",
)
SEATS = ("baratheon", "greyjoy", "lannister", "martell", "stark", "tyrell")
INFO = running_game("agot-2e", *SEATS)
SAY = localizer_for("en").of("agot-2e")


def hand_of(**position: Any) -> SeatView:
    """Return what Stark sees when it gives orders to ten areas."""
    units = {area: "stark 1S" if area == "bay-of-ice" else "stark 1F" for area in AREAS}
    table = scenario.given(units=units, phase="planning", **position)
    question = table.game.question
    assert question is not None
    asked = OpenQuestion(
        question.number, question.kind, question.params, table.game.shape_for("stark")
    )
    return SeatView(INFO, "stark", table.game.view("stark"), asked, False, None, (), False)


def found(layout: Any, verb: str) -> list[dict[str, Any]]:
    """Return everything on a panel that can be pressed for a verb."""
    rows = layout.components()[0]["components"]
    items = [item for row in rows for item in row.get("components", ())]
    return [i for i in items if "custom_id" in i and CustomId.decode(i["custom_id"]).verb == verb]


def test_ten_orders_take_twenty_two_taps() -> None:
    """One opens the panel, two choose an order (open the menu, choose), one locks in.

    After each choice the next empty area is ready.
    """
    hand, show, taps = hand_of(), "", 1
    while True:
        panel = question_panel(hand, SAY, show=show)
        if found(panel, "lock"):
            break
        (menu,) = found(panel, "put")[:1]
        value = next(o["value"] for o in menu["options"] if "|" not in o["value"])
        asking = asking_of(hand, SAY, show)
        assert asking is not None
        widget, press = widget_for(asking.shape), CustomId.decode(menu["custom_id"])
        show = widget.show_after(asking, press, [value])
        hand = replace(hand, draft=tuple(widget.follow(asking, press, [value])))
        taps += 2
    (lock,) = found(panel, "lock")
    assert not lock.get("disabled")
    taps += 1
    assert len(hand.draft) == 10
    assert taps <= 22


def test_the_next_empty_area_is_preselected() -> None:
    """Wherever one begins, also past the last area."""
    hand = replace(hand_of(), draft=("castle-black=raid", "winterfell=march+0"))
    asking = asking_of(hand, SAY, "at=winterfell")
    assert asking is not None
    widget = widget_for(asking.shape)
    press = asking.press("put", "winterfell")
    assert widget.show_after(asking, press, ["march-1"]) == "at=bay-of-ice"
    press = asking.press("put", "bay-of-ice")
    assert widget.show_after(asking, press, ["support"]) == "at=greywater-watch"


def test_orders_that_are_left_are_counted_after_their_names() -> None:
    """Two of one kind, and one of another without a number."""
    text = str(question_panel(hand_of(), SAY).components())
    assert SAY("tokens-left-of", token="order:support", count=2) in text
    assert SAY("tokens-left-of", token="order:march-1", count=1) == SAY.name("order:march-1")


def test_orders_that_cannot_be_given_are_named_with_the_reason() -> None:
    """Banned ones, and special ones beyond what the King's Court allows."""
    hand = hand_of(forbidden=["support"], tracks={"kings-court": "lannister tyrell greyjoy"})
    hand = replace(hand, draft=("castle-black=raid*",))
    text = str(question_panel(hand, SAY).components())
    assert says(text, "refused-order-forbidden")
    assert says(text, "refused-too-many-stars", most=1)


def test_a_house_without_units_only_locks_in() -> None:
    """V7.7 In fog it is asked like all others: there is nothing to choose."""
    hand = hand_of(agreed={"fog_of_war": True})
    table = scenario.given(
        units={"winterfell": "stark 1F"}, phase="planning", agreed={"fog_of_war": True}
    )
    assert hand.question is not None
    asked = replace(hand.question, shape=table.game.shape_for("tyrell"))
    view = table.game.view("tyrell")
    panel = question_panel(replace(hand, seat="tyrell", view=view, question=asked), SAY)
    assert not found(panel, "put")
    (lock,) = found(panel, "lock")
    assert not lock.get("disabled")
