"""``python -m bot.rehearsal --channel ID``: make every check, report, and clean up.

The bot that is run by this command has a database of its own, which is thrown away. Stop the real
one first: two programs with one token answer each press twice.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import logging
import sys
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import discord

from bot.client import Ravenry
from bot.config import Config
from bot.limits.rivals import AnotherBot
from bot.process import BadToken, keep_connected, opened
from bot.rehearsal import attended, unattended
from bot.rehearsal.check import DECLARED, Check
from bot.rehearsal.stage import Bench, Failed, Skipped
from bot.services import Services
from bot.ui.reply import Failure

CONNECTED = 60.0
"""Seconds within which the bot must be connected."""

NO_TOKEN = "There is no Discord token: put one after DISCORD_TOKEN= in .env.\n"
NO_CHANNEL = (
    "The bot cannot see a text channel of this id; copy it from Discord (developer mode).\n"
)

CHECKS = [
    check
    for module in (unattended, attended)
    for check in DECLARED
    if check.run.__module__ == module.__name__
]
"""All checks, in their order: those that need nobody come first."""

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class CheckOutcome:
    """The outcome of one check."""

    check: Check
    state: str
    """``passed``, ``failed`` or ``skipped``."""
    why: str = ""

    def __str__(self) -> str:
        """Return one line of the report."""
        line = f"{self.state:8}{self.check.name:18}{self.why or self.check.must}"
        return f"{line}\n{'':26}{self.check.remedy}" if self.state == "failed" else line


def main(arguments: Sequence[str] | None = None, prog: str = "python -m bot.rehearsal") -> int:
    """Rehearse; the exit status is 1 if a check has failed."""
    parser = argparse.ArgumentParser(prog=prog, description=__doc__)
    parser.add_argument("--channel", type=int, required=True, help="id of an empty text channel")
    parser.add_argument(
        "--only",
        nargs="*",
        default=[],
        choices=[check.name for check in CHECKS],
        metavar="CHECK",
        help="names of checks; all if left out",
    )
    chosen = parser.parse_args(arguments)
    config = Config()
    if config.discord_token is None:
        sys.stderr.write(NO_TOKEN)
        return 1
    logging.basicConfig(level=logging.ERROR)
    try:
        outcomes = asyncio.run(rehearse(config, chosen.channel, chosen.only, _print))
    except (BadToken, LookupError, TimeoutError) as error:
        sys.stderr.write(f"{error}\n")
        return 1
    return 1 if any(o.state == "failed" for o in outcomes) else 0


def _print(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


async def rehearse(
    config: Config, channel: int, only: Sequence[str], tell: Callable[[str], None]
) -> list[CheckOutcome]:
    """Run all checks, or those named, in a channel; ``tell`` gets each result immediately.

    Raises BadToken, LookupError if there is no such channel, TimeoutError.
    """
    outcomes: list[CheckOutcome] = []
    async with _stage(config, channel) as stage:
        wanted = [c for c in CHECKS if not only or c.name in only]
        for number, check in enumerate(wanted, 1):
            stage.name, stage.title = check.name, f"**{number} of {len(wanted)}** · {check.must}"
            outcomes.append(await _make(check, stage))
            tell(str(outcomes[-1]))
        deleted = await stage.clean()
    count = Counter(o.state for o in outcomes)
    states = ", ".join(f"{count[state]} {state}" for state in ("passed", "failed", "skipped"))
    tell(f"{states}; {deleted} messages deleted")
    return outcomes


async def _make(check: Check, stage: Bench) -> CheckOutcome:
    try:
        async with asyncio.timeout(check.minutes * 60):
            await check.run(stage)
    except Skipped:
        return CheckOutcome(check, "skipped")
    except Failed as error:
        return CheckOutcome(check, "failed", str(error))
    except TimeoutError:
        return CheckOutcome(check, "failed", f"nothing happened for {check.minutes:g} minutes")
    except Failure as error:
        return CheckOutcome(check, "failed", f"{error}")
    return CheckOutcome(check, "passed")


@asynccontextmanager
async def _stage(config: Config, channel: int) -> AsyncIterator[Bench]:
    """Run the bot with a database that is thrown away, and find the channel."""
    stopped = asyncio.Event()
    with tempfile.TemporaryDirectory(prefix="ravenry-rehearsal-") as directory:
        own = config.model_copy(
            update={
                "ravenry_database": Path(directory) / "games.sqlite3",
                "ravenry_backup_dir": None,
                "ravenry_backup_days": 0,
            }
        )
        async with opened(own) as services:
            running = asyncio.create_task(keep_connected(own, services, stopped), name="rehearsal")
            try:
                yield await _connected(services, running, channel, own)
            finally:
                stopped.set()
                with contextlib.suppress(AnotherBot, BadToken):
                    await running


async def _connected(
    services: Services, running: asyncio.Task[None], channel: int, config: Config
) -> Bench:
    async with asyncio.timeout(CONNECTED):
        while not (
            services.health is not None
            and isinstance(client := services.health.client, Ravenry)
            and client.is_ready()
        ):
            if running.done():
                running.result()
            await asyncio.sleep(0.1)
    found = client.get_channel(channel)
    if not isinstance(found, discord.TextChannel):
        raise LookupError(NO_CHANNEL)
    return Bench(client, services, found, config)


if __name__ == "__main__":
    raise SystemExit(main())
