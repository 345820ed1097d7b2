"""``ravenry``, ``python -m bot``: run the bot until it is told to stop, or do a chore for its host.

The other commands of the project can be given as well: ``demo``, ``render``, ``statistics``,
``engine``.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Sequence
from pathlib import Path

from pydantic import ValidationError

from bot.config import Config
from bot.store import NotOurs, TooNew

from . import cli, logs
from .hosting.instance_lock import AlreadyRunning
from .process import BadToken, serve
from .store.backups import BadCopy

NO_TOKEN = (
    "There is no Discord token. Copy .env.example to .env, and put the bot's token from "
    "https://discord.com/developers/applications after DISCORD_TOKEN= there. "
    "To try the bot without an account, use make play or ravenry demo."
)

TOOLS = {
    "demo": "try the bot in a browser, without a Discord account",
    "render": "draw any moment of any record",
    "statistics": "what finished games come to, from their records",
    "engine": "replay records, play random games",
}
"""Commands that are separate programs."""


def main() -> int:
    """Run; a missing or wrong setting ends it with one sentence."""
    prog = "ravenry" if Path(sys.argv[0]).stem == "ravenry" else "python -m bot"
    if sys.argv[1:2] and sys.argv[1] in TOOLS:
        return _use(sys.argv[1], sys.argv[2:], f"{prog} {sys.argv[1]}")
    parser = argparse.ArgumentParser(
        prog=prog, description="Run the bot until it is told to stop, or do a chore of its host."
    )
    offered = parser.add_subparsers(dest="chore", metavar="CHORE")
    cli.add_to(offered)
    for tool, purpose in TOOLS.items():
        offered.add_parser(tool, help=purpose)
    chosen = parser.parse_args()
    try:
        config = Config()
    except ValidationError as error:
        first = error.errors()[0]
        setting = ".".join(map(str, first["loc"])).upper()
        return _fail(f"The setting {setting} cannot be used: {first['msg']}.")
    if chosen.chore in (None, "sync") and config.discord_token is None:
        return _fail(NO_TOKEN)
    try:
        if chosen.chore is not None:
            logs.set_up(config, quiet=True)  # a chore prints its own result
            return asyncio.run(cli.run(chosen, config))
        logs.set_up(config)
        asyncio.run(serve(config))
    except (AlreadyRunning, BadCopy, BadToken, NotOurs, TooNew, OSError, ValueError) as error:
        return _fail(str(error))
    except KeyboardInterrupt:
        pass
    return 0


def _use(tool: str, arguments: Sequence[str], prog: str) -> int:
    """Run another command of the project; only then is it imported."""
    match tool:
        case "demo":
            from bot.demo import main as use
        case "render":
            from bot.render.__main__ import main as use
        case "statistics":
            from bot.statistics.__main__ import main as use
        case _:
            from engine.__main__ import main as use
    return use(arguments, prog)


def _fail(sentence: str) -> int:
    sys.stderr.write(sentence + "\n")
    return 1
