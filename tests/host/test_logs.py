"""What is logged can be read by people and machines, and holds no secret."""

from __future__ import annotations

import io
import json
import logging
import random
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import aiohttp
import pytest
from pydantic import SecretStr

from bot import logs
from bot.config import Config
from bot.local import Settings, Standin
from bot.logs import JsonLines, LastFault, Lines, Scrubber
from tests.running.marks import daily
from tests.wire.at_table import CHANNEL, Clicker, serving

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4OTA.Gabcde.abcdefghijklmnopqrstuvwxyz0123456789AB"


@contextmanager
def logged(level: int, token: str, form: type[Lines] = Lines) -> Iterator[io.StringIO]:
    """Collect what would be written at a level."""
    page = io.StringIO()
    handler = logging.StreamHandler(page)
    handler.setFormatter(form(Scrubber(token)))
    root = logging.getLogger()
    before = root.level
    root.addHandler(handler)
    root.setLevel(level)
    try:
        yield page
    finally:
        root.removeHandler(handler)
        root.setLevel(before)


@pytest.mark.parametrize("level", daily("DEBUG", of=["DEBUG", "INFO", "WARNING", "ERROR"]))
async def test_no_level_tells_a_secret(path: Path, level: str) -> None:
    """Neither tokens nor presses nor messages are written, not even at DEBUG."""
    async with Standin(Settings(users=2)) as standin:
        with logged(logging.getLevelName(level), standin.token) as page:
            async with serving(standin, path):
                ada = standin.user("Ada")
                await ada.slash("game new", CHANNEL)
                await ada.slash("game stewards", CHANNEL)
                await ada.slash("game start", CHANNEL)
                clicker = Clicker(ada, random.Random(1))
                panel = await clicker.panel()
                if clicker.asked(panel) is not None:
                    await clicker.answer(panel)
            text = page.getvalue()
    assert standin.token not in text
    assert '"custom_id"' not in text
    assert "r1:" not in text
    for line in text.splitlines():
        if "/interactions/" in line:
            assert "/interactions/" in line.split("/callback")[0]
            assert f"/{logs.MASK}" in line
    if level == "DEBUG":
        assert "discord.gateway" in text
        assert "discord.http" in text
    if level == "ERROR":
        assert text == ""


@pytest.mark.parametrize(
    "said",
    [
        f"the token is {TOKEN}",
        f"Authorization: Bot {TOKEN}",
        "POST https://discord.com/api/v10/interactions/123/aW50ZXJhY3Rpb246/callback returned 200",
        "https://discord.com/api/v10/webhooks/123/aW50ZXJhY3Rpb246/messages/@original",
    ],
)
@pytest.mark.parametrize("secrets", [(TOKEN,), ()])
def test_tokens_are_masked(said: str, secrets: tuple[str, ...]) -> None:
    """The bot's own token by its value and its form, those of interactions by their place."""
    record = logging.LogRecord("discord", logging.ERROR, "", 1, "%s", (said,), None)
    line = Lines(Scrubber(*secrets)).format(record)
    assert TOKEN not in line
    assert "aW50" not in line
    assert logs.MASK in line


def test_texts_of_exceptions_are_kept_where_they_are_harmless() -> None:
    """Texts about a disk or a network are kept; texts that may quote an answer are not."""
    scrubber = Scrubber()
    for error, kept in [
        (OSError("disk full"), True),
        (sqlite3.OperationalError("disk full"), True),
        (aiohttp.ClientError("disk full"), True),
        (KeyError("disk full"), False),
        (ValueError("disk full"), False),
    ]:
        try:
            try:
                raise ValueError("sealed: card of stark")
            except ValueError as cause:
                raise error from cause
        except Exception as caught:
            trace = scrubber.trace(caught)
        assert ("disk full" in trace) is kept
        assert "sealed" not in trace.replace('ValueError("sealed: card of stark")', "")
        assert type(error).__name__ in trace
        assert "test_logs.py" in trace


def test_a_game_is_a_field() -> None:
    """People read it at the beginning of the message, machines find it under its name."""
    record = logging.LogRecord("bot.x", logging.ERROR, "", 1, "game %d: it %s", (12, "fell"), None)
    assert Lines(Scrubber()).format(record).endswith("ERROR   bot.x: game 12: it fell")
    line = json.loads(JsonLines(Scrubber()).format(record))
    assert line == {
        "time": line["time"],
        "level": "ERROR",
        "logger": "bot.x",
        "message": "game 12: it fell",
        "game": 12,
    }
    assert line["time"].endswith("Z")


def test_a_trace_stays_on_one_line_for_machines() -> None:
    """Every line is a whole JSON object."""
    with logged(logging.INFO, "", JsonLines) as page:
        try:
            raise RuntimeError
        except RuntimeError:
            logging.getLogger("bot.x").exception("two\nlines")
    (line,) = page.getvalue().splitlines()
    assert "RuntimeError" in json.loads(line)["trace"]


def test_tasks_that_fail_unseen_do_not_quote_their_exception() -> None:
    """The event loop's own message only names it."""
    said = "Task exception was never retrieved\nfuture: <Task exception=KeyError('sealed')>"
    record = logging.LogRecord("asyncio", logging.ERROR, "", 1, said, None, None)
    assert "sealed" not in Lines(Scrubber()).format(record)


def test_the_last_error_is_remembered() -> None:
    """With its game and its time; warnings are not errors."""
    last = LastFault(Scrubber(TOKEN))
    log = logging.getLogger("test of faults")
    log.addHandler(last)
    try:
        log.error("first")
        log.error("game 5: %s", TOKEN)
        log.warning("third")
    finally:
        log.removeHandler(last)
    assert last.fault is not None
    assert (last.fault.text, last.fault.game, last.count) == (f"game 5: {logs.MASK}", 5, 2)


def test_the_log_is_set_up_as_configured(capsys: pytest.CaptureFixture[str]) -> None:
    """Level and form are settings."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    try:
        logs.set_up(
            Config(
                discord_token=SecretStr(TOKEN), ravenry_log_level="INFO", ravenry_log_format="json"
            )
        )
        logging.getLogger("bot").info("token %s", TOKEN)
        logging.getLogger("bot").debug("not this")
    finally:
        logging.captureWarnings(False)
        root.handlers[:] = handlers
        root.setLevel(level)
    (line,) = capsys.readouterr().err.splitlines()
    assert json.loads(line)["message"] == f"token {logs.MASK}"
