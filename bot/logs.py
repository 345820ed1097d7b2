"""The log: lines for people or for machines, with a game's id as a field, and never a secret.

Three rules keep secrets out, at every level and for every logger:

- tokens, the bot's and those of interactions, are masked in every line;
- of libraries' DEBUG lines only plain words and numbers are kept, because they would contain
  whole messages and presses;
- of an exception its name and its frames are kept, but its text only if that is about a disk, a
  network or Discord: other texts may hold a secret answer.
"""

from __future__ import annotations

import json
import logging
import re
import sys
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import Any

import aiohttp
import discord

from bot.config import Config
from engine.kernel.data import fixed

OURS = ("bot", "engine", "__main__")

SPEAKING = (OSError, aiohttp.ClientError, discord.DiscordException, TimeoutError)
"""Exceptions whose text is about a disk, a network or Discord."""

MASK = "…"

_TOKENS = (
    (re.compile(r"(/(?:webhooks|interactions)/\d+/)[^/\s?'\"]+"), rf"\1{MASK}"),
    (re.compile(r"\b[\w-]{23,28}\.[\w-]{6,7}\.[\w-]{27,}"), MASK),
    (re.compile(r"(?i)\b(Bot|Bearer) [\w.-]{20,}"), rf"\1 {MASK}"),
)
_FAILED_TASK = re.compile(r"exception=(\w+)\(.*")
_GAME = re.compile(r"game (\d+)\b")
_PLAIN = re.compile(r"[\w./:@#?=&%+, -]{0,300}")


@fixed
class LoggedError:
    """An error that was logged."""

    at: float
    """UTC epoch seconds."""
    text: str
    game: int | None


class Scrubber:
    """The filter that removes secrets from records."""

    def __init__(self, *secrets: str) -> None:
        self._secrets = sorted((s for s in secrets if s), key=len, reverse=True)

    def message(self, record: logging.LogRecord) -> str:
        """Return the message of a record."""
        if record.name == "asyncio":
            text = _FAILED_TASK.sub(r"exception=\1>", record.getMessage())
        elif record.levelno <= logging.DEBUG and record.name.partition(".")[0] not in OURS:
            text = _plain(record)
        else:
            text = record.getMessage()
        return self.mask(text)

    def mask(self, text: str) -> str:
        """Replace all tokens in a text."""
        for secret in self._secrets:
            text = text.replace(secret, MASK)
        for pattern, instead in _TOKENS:
            text = pattern.sub(instead, text)
        return text

    def trace(self, error: BaseException) -> str:
        """Return an exception and its causes, the first one first."""
        parts = []
        for link in reversed(list(_chain(error))):
            name = type(link).__name__
            speaks = isinstance(link, SPEAKING) or type(link).__module__ == "sqlite3"
            said = f"{name}: {link}" if speaks else name
            parts.append("".join(traceback.format_tb(link.__traceback__)) + said)
        return self.mask("\nwhich led to\n".join(parts))


def _chain(error: BaseException) -> Iterator[BaseException]:
    seen = set[int]()
    link: BaseException | None = error
    while link is not None and id(link) not in seen:
        seen.add(id(link))
        yield link
        link = link.__cause__ or (None if link.__suppress_context__ else link.__context__)


def _plain(record: logging.LogRecord) -> str:
    """Return a library's line without anything that could be a user's words."""
    if not record.args:
        return re.split(r"[\[{('\"<]", str(record.msg), maxsplit=1)[0]
    arguments = record.args if isinstance(record.args, tuple) else (record.args,)
    try:
        return str(record.msg) % tuple(map(_bare, arguments))
    except (TypeError, ValueError):
        return re.sub(r"%\S*", MASK, str(record.msg))


def _bare(argument: object) -> object:
    if argument is None or isinstance(argument, bool | int | float):
        return argument
    text = str(argument) if isinstance(argument, str) or hasattr(argument, "human_repr") else ""
    return text if text and _PLAIN.fullmatch(text) else MASK


def game_of(message: str) -> int | None:
    """Return the game that a message is about; such messages begin with ``game 12``."""
    match = _GAME.match(message)
    return None if match is None else int(match[1])


class Lines(logging.Formatter):
    """The format of a record as one line for people; a trace follows on lines of its own."""

    def __init__(self, scrubber: Scrubber) -> None:
        super().__init__()
        self._scrubber = scrubber

    def format(self, record: logging.LogRecord) -> str:
        """Return the line for a log record."""
        fields = self.fields(record)
        trace = fields.pop("trace", None)
        at, level, logger = fields.pop("time"), fields.pop("level"), fields.pop("logger")
        line = f"{at} {level:<7} {logger}: {fields['message']}"
        return line if trace is None else f"{line}\n{trace}"

    def fields(self, record: logging.LogRecord) -> dict[str, Any]:
        """Return the fields of a record."""
        at = datetime.fromtimestamp(record.created, UTC)
        fields: dict[str, Any] = {
            "time": at.isoformat(timespec="milliseconds").replace("+00:00", "Z"),
            "level": record.levelname,
            "logger": record.name,
            "message": self._scrubber.message(record),
        }
        if (game := game_of(fields["message"])) is not None:
            fields["game"] = game
        if record.exc_info and record.exc_info[1] is not None:
            fields["trace"] = self._scrubber.trace(record.exc_info[1])
        return fields


class JsonLines(Lines):
    """The format of a record as one JSON object on one line."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        return json.dumps(self.fields(record), ensure_ascii=False)


class LastFault(logging.Handler):
    """The handler that remembers the last error, for ``/health``."""

    def __init__(self, scrubber: Scrubber) -> None:
        super().__init__(logging.ERROR)
        self.fault: LoggedError | None = None
        self.count = 0
        self._scrubber = scrubber

    def emit(self, record: logging.LogRecord) -> None:
        """Remember a record."""
        self.count += 1
        said = self._scrubber.message(record).partition("\n")[0]
        self.fault = LoggedError(record.created, said, game_of(said))


def set_up(config: Config, *, quiet: bool = False) -> None:
    """Send all logs to the standard error stream, as configured.

    ``quiet`` leaves out everything below warnings.
    """
    handler = logging.StreamHandler(sys.stderr)
    form = JsonLines if config.ravenry_log_format == "json" else Lines
    handler.setFormatter(form(_scrubber(config)))
    if quiet:
        handler.setLevel(logging.WARNING)
    logging.basicConfig(level=config.ravenry_log_level, handlers=[handler], force=True)
    logging.captureWarnings(True)


@contextmanager
def watched(config: Config) -> Iterator[LastFault]:
    """Remember the last error while the block runs."""
    last = LastFault(_scrubber(config))
    logging.getLogger().addHandler(last)
    try:
        yield last
    finally:
        logging.getLogger().removeHandler(last)


def _scrubber(config: Config) -> Scrubber:
    return Scrubber(config.discord_token.get_secret_value() if config.discord_token else "")
