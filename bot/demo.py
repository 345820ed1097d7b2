"""``python -m bot.demo``: try the bot in a browser, without a Discord account.

It starts the stand-in for Discord and the bot against it, with a game on the table: the first user
of the page plays one seat, stewards the others.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import logging
import signal
import socket
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

import discord
from pydantic import SecretStr

from bot.config import Config
from bot.games.registry import plugin_of
from bot.play import GameInfo
from bot.text import Localizer, languages, localizer_for
from bot.text.catalog import FALLBACK
from bot.ui.custom_id import CustomId
from bot.ui.layout import Button, Layout, Style
from engine.rulesets import rulesets

from .process import keep_connected, opened, paged
from .services import Services

try:
    from bot.local import Settings, Standin
except ModuleNotFoundError as error:
    if error.name != "jsonschema_rs":
        raise
    # The stand-in needs a package that the bot does not; a sentence says so instead of a traceback.
    raise SystemExit(
        "The demo needs one more package: pip install jsonschema-rs"
        " (into the same environment; pipx inject ravenry jsonschema-rs, if pipx made that)."
    ) from None

HOST = "Ada"
TABLE = "game-table"
FIRST = "general"
"""Where the page opens, and what can be done is said."""
USUAL = next(iter(rulesets))
"""The game of the demo if none is named."""

log = logging.getLogger(__name__)


def main(arguments: Sequence[str] | None = None, prog: str = "python -m bot.demo") -> int:
    """Run until Ctrl-C; if the port is taken, end with one sentence."""
    parser = argparse.ArgumentParser(prog=prog, description=__doc__)
    parser.add_argument("--port", type=int, default=4242, help="of the page; 0 takes any free one")
    parser.add_argument(
        "--ruleset", choices=list(rulesets), default=USUAL, help="the game on the table"
    )
    parser.add_argument(
        "--language", choices=languages(), default=FALLBACK, help="of what the bot says first"
    )
    parser.add_argument("--verbose", action="store_true", help="log what the bot does")
    chosen = parser.parse_args(arguments)
    logging.basicConfig(level=logging.INFO if chosen.verbose else logging.ERROR)
    with tempfile.TemporaryDirectory(prefix="ravenry-") as directory:
        try:
            database = Path(directory) / "games.sqlite3"
            asyncio.run(run(chosen.port, database, chosen.ruleset, chosen.language))
        except OSError:
            sys.stderr.write(
                f"Port {chosen.port} on 127.0.0.1 cannot be used: it is taken by another "
                "program, or needs more rights. Choose another with --port.\n"
            )
            return 1
        except KeyboardInterrupt:
            pass
    return 0


async def run(port: int, database: Path, ruleset: str = USUAL, language: str = FALLBACK) -> None:
    """Start everything with one game on the table, say where it is, and wait for SIGINT or SIGTERM.

    Raises OSError if the port is taken.
    """
    stopped = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):
            asyncio.get_running_loop().add_signal_handler(number, stopped.set)
    async with Standin(Settings(bot_name="Ravenry"), port=port) as standin:
        pages = free_port()
        config = Config(
            discord_token=SecretStr(standin.token),
            ravenry_discord=standin.url,
            ravenry_database=database,
            ravenry_page=f"http://127.0.0.1:{pages}",
            ravenry_page_port=pages,
        )
        async with opened(config) as services, paged(services, config):
            info = await lay_table(standin, services, ruleset)
            first = standin.channel(FIRST)
            page = f"{standin.url}/#{HOST.lower()}/{first.id}"
            sys.stdout.write(
                f"The table is laid: open {page}, where {HOST} can press Learn by playing, or Play "
                f"for the game that is laid in #{TABLE}; /game new opens another in another "
                "channel. Ctrl-C ends it.\n"
            )
            sys.stdout.flush()
            greeting = asyncio.create_task(
                greet(services, first.id, info, language), name="greeting"
            )
            try:
                await keep_connected(config, services, stopped)
            finally:
                greeting.cancel()


def free_port() -> int:
    """Return a port of this machine that nothing uses."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        return int(server.getsockname()[1])


async def greet(services: Services, channel: int, info: GameInfo, language: str) -> None:
    """Say in a channel what can be done here, as soon as the bot is connected."""
    while services.health is None or not services.health.connected:  # noqa: ASYNC110 - no event
        await asyncio.sleep(0.05)
    client = services.health.client
    assert client is not None
    place = client.get_channel(channel)
    assert isinstance(place, discord.TextChannel)
    await place.send(**first_screen(info, localizer_for(language)).fields())


def first_screen(info: GameInfo, say: Localizer) -> Layout:
    """Return the first message: what this is, and buttons to learn, to play and to try."""
    ruleset = info.ruleset
    layout = Layout().text(say("demo-title", game=f"ruleset:{ruleset}")).text(say("demo-ways"))
    learn = CustomId(0, "learn", arg=ruleset)
    ways = [
        Button(say("learn-open"), learn, Style.primary),
        Button(say("demo-play"), CustomId(info.id, "panel", arg="demo"), Style.success),
    ]
    if plugin_of(ruleset).tasks:
        layout.text(say("demo-practice"))
        ways.append(Button(say("practice-open"), CustomId(0, "practice", arg=ruleset)))
    return layout.buttons(*ways)


async def lay_table(standin: Standin, services: Services, ruleset: str) -> GameInfo:
    """Start a game in which one person plays against stewards of the levels of the demo."""
    host, channel = standin.user(HOST), standin.channel(TABLE)
    info = await services.play.new_game(
        host=host.id,
        host_name=host.name,
        guild=standin.service.world.guild.id,
        channel=channel.id,
        ruleset=ruleset,
        options={},
        rulings={},
    )
    await services.play.join(
        info.id, host.id, host.name, plugin_of(ruleset).demo_seat or info.seats[0]
    )
    levels = plugin_of(ruleset).demo_levels
    await services.play.add_stewards(info.id, host.id, levels=levels)
    return await services.play.start(info.id, host.id)


if __name__ == "__main__":
    raise SystemExit(main())
