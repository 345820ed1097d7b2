"""Who waits for a turn is told when theirs comes next."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from bot.games.registry import plugin_of
from bot.local import Standin
from engine.kernel.game import Game
from tests.agot import scenario as thrones
from tests.agot.words import march, raid
from tests.at_table import serving
from tests.bot.pressing import use
from tests.family import mother
from tests.inis import scenario as inis
from tests.said import says
from tests.walk.planting import laid

RAIDS = {
    "units": {
        "winterfell": "stark 1F",
        "white-harbor": "stark 1F",
        "pyke": "greyjoy 1F",
        "sunspear": "martell 1F",
    },
    "orders": {
        "winterfell": "raid",
        "white-harbor": "raid",
        "pyke": "march+0",
        "sunspear": "raid*",
    },
    "tracks": {"iron-throne": "stark greyjoy martell"},
}


def following(game: Game[Any]) -> str | None:
    view = game.view(None)
    return plugin_of(view["ruleset"]).next_seat(view)


def test_orders_of_a_kind_go_round() -> None:
    """7.2: whoever has no such order is skipped; who alone has some left is followed by nobody."""
    table = thrones.given(**RAIDS)  # type: ignore[arg-type]  # the arguments of a position
    assert following(table.game) == "martell"
    table.answer("stark", raid("winterfell"))
    assert following(table.game) == "stark"
    table.answer("martell", raid("sunspear"))
    assert table.awaited == ["stark"]
    assert following(table.game) is None
    table.answer("stark", raid("white-harbor"))
    assert table.kind == "march"
    assert following(table.game) is None


def test_nobody_is_next_where_all_answer_together() -> None:
    """Orders are given at the same time."""
    table = thrones.given(phase="planning", units={"winterfell": "stark 1F", "pyke": "greyjoy 1F"})
    assert following(table.game) is None


def test_the_commander_of_a_vassal_is_next() -> None:
    """X2.5.1: a vassal's orders are resolved at its own place in turn order."""
    table = mother.given(
        mother.THREE,
        commander=mother.COMMAND,
        units={"the-fingers": "lannister 1F", "the-vale-of-arryn": "arryn 1F"},
        orders={"the-fingers": "march+0", "the-vale-of-arryn": "march+0"},
        tracks={"iron-throne": "lannister arryn"},
        stage=["marches"],
    )
    assert table.awaited == ["lannister"]
    assert following(table.game) == "stark"
    table.answer("lannister", march("the-fingers"))
    assert table.awaited == ["stark"]
    assert following(table.game) is None


def test_turns_of_a_season_go_round() -> None:
    """Inis 6.1: clockwise or the other way; not after the last pass that ends the season (6.7)."""
    about: dict[str, Any] = {
        "clans": {"moor": "G1 B1", "plains": "O1 W1"},
        "hands": {"green": "bard", "blue": "druid"},
        "turn": "green",
    }
    assert following(inis.given(**about).game) == "blue"
    assert following(inis.given(**about, direction="counterclockwise").game) == "white"
    assert following(inis.given(**about, passes=3).game) is None


async def test_a_panel_says_so(standin: Standin, tmp_path: Path) -> None:
    """To the one who is next, and to nobody else."""
    table = thrones.given(
        phase="marches",
        units={"winterfell": "stark 1F", "sunspear": "martell 1F", "pyke": "greyjoy 1F"},
        orders={"winterfell": "march+0", "sunspear": "march+0", "pyke": "march-1"},
        tracks={"iron-throne": "stark martell greyjoy"},
    )
    async with serving(standin, tmp_path / "games.sqlite3") as bot:
        await laid(bot, table, {"Ada": "martell", "Ben": "greyjoy", "Cleo": "stark"})
        told = {
            name: says((await use(bot.standin.user(name), "my panel")).text, "panel-next")
            for name in ("Ada", "Ben")
        }
    assert told == {"Ada": True, "Ben": False}
