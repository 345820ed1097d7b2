"""``python -m tests.walk``: walk, and write the table of ``docs/taps.md`` anew."""

from __future__ import annotations

import argparse
import asyncio
import shutil
import sys
import tempfile
from pathlib import Path

from playwright.async_api import Browser
from playwright.async_api import Error as PlaywrightError

from bot.local import Standin
from tests.running.browsing import browsing
from tests.wire.at_table import Served, serving

from .phone import Seen, phone
from .planting import laid
from .report import sheet, write, write_round
from .routes import ROUTES
from .waypoint import Waypoint
from .whole_round import ROUND, whole_round

ROOT = Path(__file__).resolve().parents[2]
PICTURES = ROOT / "build" / "walk"
PAGE = ROOT / "docs" / "taps.md"


async def visit(running: Browser, waypoint: Waypoint, album: Path = PICTURES) -> Seen:
    """Answer one question on a phone; put the pictures into an album.

    Raises AssertionError if the taps do not answer it.
    """
    pictures = album / waypoint.id
    shutil.rmtree(pictures, ignore_errors=True)
    position = waypoint.begin()
    assert position.asked(waypoint.seat) == waypoint.kind, (
        waypoint.id,
        position.kind,
        position.awaited,
    )
    # Somebody else who is awaited keeps what is sealed from opening at once.
    seats = [h for h in ("greyjoy", "baratheon") if h in position.game.setup.seats]
    rival = next(h for h in (*position.awaited, *seats) if h != waypoint.seat)
    with tempfile.TemporaryDirectory() as directory:
        async with (
            Standin() as standin,
            serving(standin, Path(directory) / "games.sqlite3") as served,
        ):
            info = await laid(served, position, {"Ada": waypoint.seat, "Ben": rival})
            ada = standin.user("Ada")
            before = await served.services.play.seat_view(info.id, ada.id)
            assert before.question is not None
            assert before.question.kind == waypoint.kind
            asked = before.view["question"]
            assert asked.get("for", {}).get(waypoint.seat) == waypoint.subject
            async with phone(running, standin, "Ada", pictures) as thumb:
                await thumb.open_panel()
                for tap in waypoint.taps:
                    await thumb.tap(*((tap,) if isinstance(tap, str) else tap))
                if not await answered(served, info.id, before.question.number):
                    await thumb.lock()
                sheet(thumb.seen.pictures, album / f"{waypoint.id}.png")
                told = "\n\n---\n\n".join(thumb.seen.told)
                (album / f"{waypoint.id}.txt").write_text(told, "utf-8")
                done = await answered(served, info.id, before.question.number)
                assert done, f"it is not answered:\n{thumb.seen.said[-1]}"
                return thumb.seen


async def visit_patiently(running: Browser, waypoint: Waypoint) -> Seen:
    """Visit a waypoint, once more if a busy machine was too slow for the page."""
    try:
        return await visit(running, waypoint)
    except PlaywrightError:
        return await visit(running, waypoint)


async def answered(served: Served, game: int, number: int) -> bool:
    """Tell whether Ada's answer to a question is in."""
    hand = await served.services.play.seat_view(game, served.standin.user("Ada").id)
    return hand.answered or hand.question is None or hand.question.number != number


async def walk(wanted: list[str]) -> int:
    """Visit waypoints, all of them if none is named; return how many could not be answered.

    The table of a way on which all could be answered is written anew.
    """
    failed = 0
    async with browsing() as running:
        for ruleset, way in ROUTES.items():
            found: dict[str, Seen] = {}
            for waypoint in way:
                if wanted and not {waypoint.id, ruleset} & set(wanted):
                    continue
                try:
                    seen = found[waypoint.id] = await visit_patiently(running, waypoint)
                except Exception as error:  # the others are still worth a look
                    failed += 1
                    sys.stdout.write(f"{waypoint.id}: {type(error).__name__}: {error}\n")
                else:
                    sys.stdout.write(f"{waypoint.id}: {seen.taps} taps, {seen.tallest} px\n")
                    for label in sorted(seen.clipped):
                        sys.stdout.write(f"  cut off: {label}\n")
                sys.stdout.flush()
            if len(found) == len(way):
                write(PAGE, ruleset, found)
        if not wanted or ROUND in wanted:
            try:
                steps = await whole_round(running, PICTURES / ROUND)
            except Exception as error:
                failed += 1
                sys.stdout.write(f"{ROUND}: {type(error).__name__}: {error}\n")
            else:
                sys.stdout.write(f"{ROUND}: {sum(n for _, n in steps)} taps: {dict(steps)}\n")
                write_round(PAGE, steps)
    return failed


def main() -> int:
    """Walk; the status is 0 if everything could be answered."""
    parser = argparse.ArgumentParser(prog="python -m tests.walk", description=__doc__)
    parser.add_argument("waypoints", nargs="*", help="these alone, or rulesets")
    return 1 if asyncio.run(walk(parser.parse_args().waypoints)) else 0


if __name__ == "__main__":
    raise SystemExit(main())
