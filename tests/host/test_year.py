"""What a host's disk and memory hold: small forms of a year, and what is bounded."""

from __future__ import annotations

from pathlib import Path

from bot.store.keeping.owners import HEARD, SENT
from bot.text.catalog import parsed
from tests.bench.messages import entries
from tests.bench.year import DAY, KEPT, Held, Year
from tests.running.marks import nightly


async def after(path: Path, games: int, days: int) -> Held:
    """Live through some days; return what is held in the end."""
    (held,) = [held async for held in Year(path, games, days, seed=1).run([days])]
    return held


def judge(held: Held) -> None:
    """Check what docs/hosting.md promises."""
    assert held.database <= 0.5 + 0.5 * held.begun
    assert held.beside < 5
    assert held.backups <= KEPT + 1
    assert held.log < 0.01
    assert held.sent <= SENT / DAY + 1
    assert held.heard <= HEARD / DAY + 1


@nightly
async def test_weeks_of_games_leave_what_is_promised(tmp_path: Path) -> None:
    """What is sent and heard is deleted in time, old backups go, and a game takes half a megabyte
    at most.
    """
    held = await after(tmp_path, games=3, days=20)
    judge(held)
    assert held.sent > 0 or held.finished == 0
    assert held.backups > 7


@nightly
async def test_two_days_of_a_game(tmp_path: Path) -> None:
    """A backup each day, and every answer on disk."""
    held = await after(tmp_path, games=1, days=2)
    judge(held)
    assert held.backups == 2
    assert held.answers > 0


def test_a_message_is_kept_once_and_without_its_place() -> None:
    """All of them fit, so that memory stops growing when each was used."""
    limit = parsed.cache_info().maxsize
    assert limit is not None
    assert len(entries()) < limit
    (message,) = parsed("greeting = Good { $part }").resource.body
    assert message.span is None
