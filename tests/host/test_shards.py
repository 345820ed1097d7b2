"""``RAVENRY_SHARDS``: which part of the servers a process has."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.shards import ALL, Shards

from .typed import typed


@pytest.mark.parametrize(
    ("text", "ids", "told"),
    [
        ("0-1/4", (0, 1), "0-1/4"),
        ("2/4", (2,), "2/4"),
        (" 3 , 0-1 / 4", (0, 1, 3), "0-1,3/4"),
        ("0-3/4", (0, 1, 2, 3), "0-3/4"),
    ],
)
def test_shards_are_read(text: str, ids: tuple[int, ...], told: str) -> None:
    """Numbers and ranges before the stroke, all there are behind it."""
    shards = Shards.parse(text)
    assert (shards.ids, str(shards)) == (ids, told)
    assert Shards.parse(str(shards)) == shards


@pytest.mark.parametrize("text", ["4", "0-4/4", "3-1/4", "0,0/4", "0/0", "a/4", "0-1/4/2", "-1/4"])
def test_what_cannot_be_is_one_sentence(path: Path, text: str) -> None:
    """It names the setting, and the bot does not start."""
    done = typed(path, DISCORD_TOKEN="x", RAVENRY_SHARDS=text)
    assert done.status == 1
    assert len(done.complaint.splitlines()) == 1
    assert "RAVENRY_SHARDS" in done.complaint


def test_servers_belong_to_one_shard_each() -> None:
    """``(server id >> 22) % shards``, as Discord sends their events."""
    parts = [Shards.parse("0-1/3"), Shards.parse("2/3")]
    for guild in (n << 22 | 5 for n in range(9)):
        assert [part.has(guild) for part in parts] == [
            (guild >> 22) % 3 < 2,
            (guild >> 22) % 3 == 2,
        ]
    assert ALL.has(7 << 22)
    assert ALL.all
    assert ALL.first
    assert not parts[0].all
    assert parts[0].first
    assert not parts[1].first


def test_what_the_bot_may_do_is_divided() -> None:
    """By the number of shards; everybody may do something."""
    assert [Shards.parse(f"{part}/4").part_of(45) for part in ("0-2", "3")] == [33, 11]
    assert Shards.parse("3/100").part_of(45) == 1
    assert ALL.part_of(45) == 45
