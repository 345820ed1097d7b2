"""Whether everything that has happened was told in the channel: no line lost, no post twice."""

from __future__ import annotations

import json
import sqlite3
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from bot.games.registry import plugin_of
from bot.local import Standin
from bot.local.world.model import Message
from bot.posts.updates import events_of
from bot.text import localizer_for
from bot.ui.custom_id import CustomId
from bot.ui.limits import walk


def public_messages(standin: Standin) -> list[Message]:
    """Return all messages of the bot in channels and threads, the oldest first."""
    world = standin.service.world
    return sorted(
        (
            message
            for channel in world.channels.values()
            if not channel.recipients
            for message in channel.messages.values()
            if message.author_id == world.bot.id and message.seen_by is None
        ),
        key=lambda message: message.id,
    )


def text_of(message: Message) -> str:
    """Return all text of a message."""
    parts = [part.get("content") or "" for part in walk(message.components)]
    return "\n".join([message.content, *parts])


def posted_twice(messages: Iterable[Message]) -> list[str]:
    """Return the marks that several messages bear."""
    marks = Counter(
        mark
        for message in messages
        for mark in {
            CustomId.decode(part["custom_id"]).arg
            for part in walk(message.components)
            if part.get("custom_id") and CustomId.decode(part["custom_id"]).verb == "panel"
        }
        if mark
    )
    return [mark for mark, times in marks.items() if times > 1]


def untold(database: sqlite3.Connection, standin: Standin) -> list[str]:
    """Return what happened in chapters that have ended, and stands in no message.

    What changes nothing is told together in other words, and is left out here.
    """
    told = "\n".join(text_of(message) for message in public_messages(standin))
    missing = []
    rows = database.execute(
        "SELECT outbox.id, payload, ruleset FROM outbox JOIN games ON games.id = outbox.game"
        " WHERE kind IN ('chapter', 'over') AND state = 'sent'"
    )
    for row, payload, ruleset in rows:
        say, plugin = localizer_for("en").of(ruleset), plugin_of(ruleset)
        chapter = json.loads(payload)
        phrases: list[Mapping[str, Any]] = chapter["events"]
        ends = [e["before"] for e in chapter.get("ends", ()) if e["kind"] in plugin.round_ends]
        for n, (phrase, event) in enumerate(zip(phrases, events_of(phrases), strict=True)):
            titled = n in ends[-1:]  # the post's title says that the round is over
            if not titled and not plugin.idle(event) and say.say(phrase) not in told:
                missing.append(f"row {row}: {say.say(phrase)}")
    return missing
