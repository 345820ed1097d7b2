"""A page looks like the pictures: the palette of its user, and cards in their colors."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.games.registry import plugin_of
from bot.page.asked import asked_data
from bot.play import SeatView
from bot.render.palettes import load_palette
from bot.store.keeping.facts import PALETTE
from bot.text import localizer_for
from engine.kernel.shapes import Amount
from tests.page.visiting import Browser
from tests.wire.at_table import Served


def hexed(colour: tuple[int, int, int]) -> str:
    """Return a color as a page has it."""
    return "#{:02x}{:02x}{:02x}".format(*colour)


async def test_a_page_has_the_palette_of_its_user(
    table: Served, ada: Browser, ben: Browser
) -> None:
    """The ground and the Houses have the colors that the pictures have for the same user."""
    await table.services.put_fact(PALETTE.key(table.standin.user("Ada").id), "high-contrast")
    for page, name in ((ada, "high-contrast"), (ben, "default")):
        look, palette = await page.look(), load_palette("agot-2e", name)
        assert look["stage"]["ground"] == {
            what: hexed(palette.ground[what]) for what in ("land", "sea")
        }
        for seat in ("stark", "tyrell", "martell"):
            assert look["seats"][seat][1] == hexed(palette.liveries[seat].colour)


async def seated(table: Served, **question: Any) -> SeatView:
    """Return Ada's view with another question."""
    hand = await table.services.play.seat_view(1, table.standin.user("Ada").id)
    assert hand.question is not None
    return replace(hand, draft=(), question=replace(hand.question, **question))


async def test_a_number_has_its_range(table: Served) -> None:
    """With what each number is called; what is chosen is the path, as everywhere."""
    hand = await seated(
        table,
        shape=Amount(0, 3),
        kind="bid",
        params={"subject": "track:fiefdoms", "subject-id": "fiefdoms"},
    )
    say = localizer_for("en").of("agot-2e")
    data = asked_data(hand, say, ())
    assert data is not None
    least, most, called = data["range"]
    assert (least, most) == (0, 3)
    assert list(called) == [f"number:{n}" for n in range(4)]
    assert data["lock"] is None
    data = asked_data(replace(hand, draft=("number:2",)), say, ())
    assert data is not None
    assert (data["path"], data["range"][:2]) == (["number:2"], [0, 3])
    assert data["lock"]


@pytest.mark.parametrize(
    ("ruleset", "card", "seat", "figure", "signs"),
    [
        ("agot-2e", "card:eddard-stark", "stark", "4", (("blade", 2),)),
        ("agot-2e", "card:tywin-lannister", "lannister", "4", ()),
        ("inis", "card:bard", "", "", ()),
    ],
)
def test_a_card_looks_as_it_is_printed(
    ruleset: str, card: str, seat: str, figure: str, signs: Any
) -> None:
    """Its strength and its swords are those of the components, its colors those of the pictures."""
    face = plugin_of(ruleset).lookup.card_face(card)
    assert face is not None
    assert (face.seat, face.figure, face.signs) == (seat, figure, signs)
    assert face.seat or face.colour
    assert plugin_of(ruleset).lookup.card_face("card:none") is None
