"""What must be true of a database and of what people can read, whatever happened to the bot."""

from __future__ import annotations

import json
import re
import sqlite3
import time
from collections import Counter
from collections.abc import Iterable, Mapping
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bot.hosting.rules_check import check_up
from bot.local import Standin
from bot.play.fairness import find_luck
from bot.play.match.saved import to_record
from bot.play.outgoing.queue import nonce_of
from bot.play.time.downtime import MISSED, TOLERANCE
from bot.store import Session, Store
from bot.store.keeping.facts import NONCE_SECRET
from bot.store.sqlite.backups import read_only
from bot.store.table import games, progress
from bot.store.table.fairness import list_entries
from bot.store.table.games import GameInfo
from bot.store.table.progress import INTERJECTED
from engine.fairness import ChainRecord as LogRecord
from engine.fairness import as_played, canonical
from engine.fairness.verify import verify
from engine.kernel.ruleset import BadSetup
from engine.kernel.saving import with_subjects
from engine.records import BadRecord, Record, open_record
from engine.rulesets import rulesets
from tests.wire.said import says
from tests.wire.told import posted_twice, public_messages, text_of, untold

from .people import Acknowledged

NONCE = re.compile(r"(?P<first>[0-9a-f]{16})(?P<second>-c|-t|-\d+)?")

ONCE = ("over", "news", "proposal", "word")
"""Messages of which there is one for every row; others may have become needless: a call, a card,
that there is something to read for whoever has read it, a scene of which more is told already. The
end of a chapter is told by an edit, where the chapter was posted before."""

STAYING = ("opened", "chapter", "scene", "over")
"""Messages that are there for good, once they were posted."""


@dataclass
class Findings:
    """What is wrong; every list is empty when all is well."""

    lost: list[str] = field(default_factory=list)
    """Answers that were acknowledged but are missing or different."""
    doubled: list[str] = field(default_factory=list)
    """Answers that count twice."""
    announced: list[str] = field(default_factory=list)
    """Announcements that are missing or came twice."""
    replayed: list[str] = field(default_factory=list)
    """Games whose answers, replayed, do not lead to their saved state."""

    unproven: list[str] = field(default_factory=list)
    """Games whose luck, receipts or log do not follow from what was promised."""
    timed: list[str] = field(default_factory=list)
    """Time that was taken from somebody, or given to them, whatever the clock said."""

    def __bool__(self) -> bool:
        found = (self.lost, self.doubled, self.announced, self.replayed, self.unproven, self.timed)
        return any(found)


async def examine(
    path: Path, standin: Standin, acknowledged: Iterable[Acknowledged], *, settled: bool = True
) -> Findings:
    """Compare a database with what was acknowledged and what was posted.

    ``settled``: everything that was to be sent was sent, so that nothing may be missing.
    """
    findings = Findings()
    with closing(sqlite3.connect(read_only(path), uri=True)) as database:
        database.row_factory = sqlite3.Row
        _answers(database, acknowledged, findings)
        _announcements(database, standin, findings, settled=settled)
    await replays(path, findings)
    await proofs(path, findings)
    return findings


def astray(path: Path, now: float, *, span: float, passed: float) -> list[str]:
    """Return what is wrong with the time of games that have ``span`` seconds for each answer.

    ``now`` is what the bot's clock shows; they have been played for less than ``passed`` seconds.
    """
    found = []
    with closing(sqlite3.connect(read_only(path), uri=True)) as database:
        database.row_factory = sqlite3.Row
        for row in database.execute(
            "SELECT game, params FROM events WHERE number IS NULL"
            " AND kind IN ('answered-for', 'overdue', 'stand-in')"
        ):
            found.append(f"game {row['game']}: time was up for {row['params']}")
        for row in database.execute("SELECT * FROM clocks WHERE due IS NOT NULL"):
            left = row["due"] - (row["stopped"] or now)
            if abs(row["due"] - row["begun"] - span) > 1 or not (
                span - passed - TOLERANCE - MISSED <= left <= span + TOLERANCE + MISSED
            ):
                found.append(f"game {row['game']}: {row['seat']} has {left:.0f} s left")
    return found


def missing(path: Path, acknowledged: Iterable[Acknowledged]) -> Findings:
    """Look only for answers in a database, not for messages."""
    findings = Findings()
    with closing(sqlite3.connect(path)) as database:
        database.row_factory = sqlite3.Row
        _answers(database, acknowledged, findings)
    return findings


def unsent(path: Path) -> int:
    """Return how many messages wait to be sent."""
    with closing(sqlite3.connect(read_only(path), uri=True)) as database:
        (number,) = database.execute(
            "SELECT count(*) FROM outbox WHERE state IN ('new', 'sending')"
        ).fetchone()
    return int(number)


def _answers(
    database: sqlite3.Connection, acknowledged: Iterable[Acknowledged], findings: Findings
) -> None:
    saved = {
        (row["game"], row["question"], row["seat"]): row["value"]
        for row in database.execute("SELECT * FROM answers")
    }
    sealed = {
        (row["game"], row["seat"]): row["value"] for row in database.execute("SELECT * FROM sealed")
    }
    for one in acknowledged:
        value = saved.get((one.game, one.question, one.seat)) or sealed.get((one.game, one.seat))
        if value != one.value:
            findings.lost.append(f"game {one.game}: {one.seat}'s answer to {one.question}")
    for row in database.execute(
        "SELECT game, question, seat FROM answers WHERE question != ?"
        " GROUP BY 1, 2, 3 HAVING count(*) > 1",
        (INTERJECTED,),
    ):
        findings.doubled.append("game {}: question {} by {}".format(*row))
    for row in database.execute(
        "SELECT game FROM answers GROUP BY game HAVING count(*) <> max(n) OR min(n) <> 1"
    ):
        findings.lost.append(f"game {row[0]}: the answers have gaps")


def _rows_by_nonce(database: sqlite3.Connection) -> dict[str, int]:
    found = database.execute("SELECT value FROM kv WHERE key = ?", (NONCE_SECRET.key(),)).fetchone()
    if found is None:
        return {}
    return {
        nonce_of(found[0], row["id"], renewals): row["id"]
        for row in database.execute("SELECT id, renewals FROM outbox")
        for renewals in range(row["renewals"] + 1)
    }


def _announcements(
    database: sqlite3.Connection, standin: Standin, findings: Findings, *, settled: bool
) -> None:
    posted: Counter[tuple[int | str, str]] = Counter()
    rows = _rows_by_nonce(database)
    there_are = {None, *(message.id for message in public_messages(standin))}
    for channel in standin.service.world.channels.values():
        for message in channel.messages.values():
            if match := NONCE.fullmatch(str(message.nonce)):
                row = rows.get(match["first"], match["first"])  # old rows are deleted
                posted[row, match["second"] or ""] += 1
    for (id, _), times in posted.items():
        if times > 1:
            findings.announced.append(f"row {id} came {times} times")
    for mark in posted_twice(public_messages(standin)):
        findings.announced.append(f"{mark} was posted twice")
    if settled:
        findings.announced += [f"never told: {line}" for line in untold(database, standin)]
        findings.announced += [
            f"message {message.id} still waits for its picture"
            for message in public_messages(standin)
            if says(text_of(message), "chapter-picture-follows")
        ]
    for row in database.execute("SELECT * FROM outbox ORDER BY id"):
        there = posted[row["id"], ""] or posted[row["id"], "-c"]
        if row["state"] == "dead":
            findings.announced.append(f"row {row['id']} ({row['kind']}) was given up")
        elif is_over(row):
            continue
        elif row["kind"] in ONCE and not there and (settled or row["state"] == "sent"):
            findings.announced.append(f"row {row['id']} ({row['kind']}) never came")
        elif row["kind"] in STAYING and row["message_id"] not in there_are:
            findings.announced.append(f"row {row['id']} ({row['kind']}) is gone")


def is_over(row: sqlite3.Row | Mapping[str, Any]) -> bool:
    """Return whether a row says what has kept the bot from a channel, and that was over before it
    was told: it became no message, as the bot itself has noted.
    """
    return (
        row["kind"] == "word"
        and row["state"] == "sent"
        and row["message_id"] is None
        and bool(json.loads(row["payload"]).get("obstacle"))
    )


async def replays(path: Path, findings: Findings) -> None:
    """Replay the answers of all games: running ones reach their saved state, others are over."""
    store = await Store.look(path)
    try:
        report = await check_up(store, rulesets, now=time.time(), every=True, treat=False)
        over = []
        async with store.reading() as session:
            for row in await session.rows("SELECT id FROM games WHERE phase = 'over'"):
                info = await games.find(session, row["id"])
                assert info is not None
                over.append((info, await progress.list_answers(session, info.id)))
    finally:
        await store.close()
    for finding in report.findings:
        if finding.verdict != "fits":
            findings.replayed.append(f"game {finding.game}: {finding.verdict} ({finding.why})")
    for info, answers in over:
        try:
            game = open_record(
                Record.model_validate(
                    with_subjects(rulesets[info.ruleset], to_record(info, answers))
                )
            )
        except BadRecord as error:
            findings.replayed.append(f"game {info.id}: {error}")
        else:
            if not game.over:
                findings.replayed.append(f"game {info.id} is over too early")


async def _other_than_saved(session: Session, info: GameInfo, record: LogRecord) -> list[str]:
    """Tell whether the answers that are saved are not those that stand in the log."""
    try:
        steps = as_played(record, rulesets[info.ruleset])["steps"]
    except BadSetup:  # it has not begun
        steps = []
    saved = await progress.list_answers(session, info.id)
    same = steps == [{"seat": a.seat, "kind": a.kind, "value": a.value} for a in saved]
    return [] if same else ["the answers are not those of the log"]


async def proofs(path: Path, findings: Findings) -> None:
    """Check luck, receipts and log of all games that have begun, as if they were over."""
    store = await Store.look(path)
    try:
        async with store.reading() as session:
            for row in await session.rows("SELECT game, secret FROM luck"):
                info = await games.find(session, row["game"])
                assert info is not None
                luck = await find_luck(session, info)
                assert luck is not None
                record = {
                    "format": "record/2",
                    "secret": row["secret"].hex(),
                    "log": await list_entries(session, info.id),
                    "rest": {"players": {}, "pace": {}},
                }
                found = verify(canonical(record), rulesets, luck.log.head)
                wrong = [str(one) for one in found.reds if one.check != "rest"]
                if not wrong and found.record is not None:
                    wrong = await _other_than_saved(session, info, found.record)
                if wrong:
                    findings.unproven.append(f"game {info.id}: {wrong}")
    finally:
        await store.close()
