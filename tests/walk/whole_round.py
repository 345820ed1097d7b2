"""A whole round from a phone: ten orders, then two raids and four marches, planned at once."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path

from playwright.async_api import Browser

from bot.local import Standin
from tests.agot.scenario import Position, given
from tests.wire.at_table import Served, serving

from .phone import Phone, phone
from .planting import laid
from .report import sheet

ROUND = "whole-round"

ORDERS = (
    "Support",
    "March −1",
    "Raid",
    "March +0",
    "Defense +1",
    "Consolidate Power",
    "Support",
    "Raid",
    "Consolidate Power",
    "March +1 ★",
)
"""One after another, for the areas as they come."""

PLANS: tuple[tuple[str, tuple[str | tuple[str, ...], ...]], ...] = (
    ("a raid on Seagard", ("Greywater Watch", "Seagard", "Confirm")),
    ("a raid on the Fingers", ("The Fingers", "Confirm")),
    ("a march to Winterfell", ("Plan ahead", "Castle Black", "Winterfell", "Plan it if 1")),
    ("a march of two ways", (
        "Winterfell",
        "Choose others",
        "1 Knight",
        "White Harbor",
            "3 Footmen",
        "The Stony Shore",
        "Plan it if 1",
    )),
    ("the last march", ("Castle Black", "Plan it if 1")),
)  # fmt: skip
"""What is planned, and the taps."""


def beginning() -> Position:
    """Ten areas of Stark's; Greyjoy is before it in turn order, and has the Raven."""
    return given(
        units={
            "winterfell": "stark 2F 1K",
            "white-harbor": "stark 1F",
            "karhold": "stark 1F",
            "castle-black": "stark 1F",
            "moat-cailin": "stark 1K",
            "the-twins": "stark 1F",
            "bay-of-ice": "stark 1S",
            "the-shivering-sea": "stark 1S",
            "port-of-winterfell": "stark 1S",
            "greywater-watch": "stark 1K",
            "seagard": "greyjoy 2F",
            "the-fingers": "greyjoy 1F",
            "flints-finger": "greyjoy 1F",
        },
        supply={"stark": 6},
        tracks={"iron-throne": "greyjoy stark", "kings-court": "greyjoy"},
        phase="planning",
    )


RIVAL = {"seagard": "support", "the-fingers": "support", "flints-finger": "raid"}
"""Orders of Greyjoy's."""


async def whole_round(running: Browser, album: Path) -> list[tuple[str, int]]:
    """Play Stark's round on a phone; return each step and how many taps it took.

    Raises AssertionError if a tap does not do what it should.
    """
    shutil.rmtree(album, ignore_errors=True)
    with tempfile.TemporaryDirectory() as directory:
        async with (
            Standin() as standin,
            serving(standin, Path(directory) / "games.sqlite3") as served,
        ):
            info = await laid(served, beginning(), {"Ada": "stark", "Ben": "greyjoy"})
            async with phone(running, standin, "Ada", album) as thumb:
                steps = [("ten orders", await _orders(thumb))]
                await _rival(served, info.id)
                before = thumb.seen.taps
                await thumb.open_panel()
                steps.append(("open the panel, which asks ahead", thumb.seen.taps - before))
                for what, taps in PLANS:
                    before = thumb.seen.taps
                    for tap in taps:
                        await thumb.tap(*((tap,) if isinstance(tap, str) else tap))
                    steps.append((what, thumb.seen.taps - before))
                sheet(thumb.seen.pictures, album.with_suffix(".png"))
                assert thumb.seen.clipped == set()
            ada = standin.user("Ada").id
            plans = await served.services.play.planning.made(info.id, ada)
            assert [made.kind for made in plans] == ["raid"] * 2 + ["march"] * 3
            assert all(made.conditions[0] for made in plans if made.kind == "march")
            assert sum(len(made.values[0].get("moves", ())) for made in plans) == 4
            return steps


async def _orders(thumb: Phone) -> int:
    await thumb.open_panel()
    for order in ORDERS:
        await thumb.tap(order)
    await thumb.lock()
    return thumb.seen.taps


async def _rival(served: Served, game: int) -> None:
    """Let Greyjoy order, and leave the Raven unused; it is asked for its raid then."""
    play, ben = served.services.play, served.standin.user("Ben").id
    for value in (RIVAL, {"do": "pass"}):
        await served.settled()
        question = (await play.seat_view(game, ben)).question
        assert question is not None, (await play.table_view(game)).awaited
        await play.answer(game, ben, question.number, value)
    await served.settled()
    question = (await play.seat_view(game, ben)).question
    assert question is not None
    assert question.kind == "raid"
