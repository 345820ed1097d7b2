"""The posts about events: a chapter while it lasts and when it ends, a highlight, a round."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from bot.games.registry import plugin_of
from bot.play import GameInfo
from bot.text import Localizer, Plain
from bot.ui.custom_id import CustomId
from bot.ui.emojis import mark_of
from bot.ui.layout import CALM, FESTIVE, Button, Layout
from bot.ui.limits import shorten
from bot.ui.names import game_title, moment
from engine.kernel.event import EventData

from .messages import rematch_button, statistics_button, table_buttons

SENTENCES = 2800
"""How many characters of one message may tell events."""

LINE = 900
"""How many characters one line of it may have."""

Phrases = Sequence[Mapping[str, Any]]


def events_of(phrases: Phrases) -> list[EventData]:
    """Return sentences about events of the rules as events."""
    return [
        {"kind": phrase["id"].removeprefix("event-"), "params": phrase["params"]}
        for phrase in phrases
    ]


def lines_of(info: GameInfo, phrases: Phrases, localizer: Localizer) -> list[str]:
    """Return events line by line; those that change nothing are grouped into one line for each
    kind.

    Lines have emojis, if one message has room for them all.
    """
    marked = _lines(info, phrases, localizer, plugin_of(info.ruleset).emblems)
    return marked if len("\n".join(marked)) <= SENTENCES else _lines(info, phrases, localizer, {})


def _lines(
    info: GameInfo, phrases: Phrases, localizer: Localizer, emblems: Mapping[str, str]
) -> list[str]:
    return [_line(said, localizer) for said in sentences_of(info, phrases, localizer, emblems)]


def sentences_of(
    info: GameInfo, phrases: Phrases, localizer: Localizer, emblems: Mapping[str, str]
) -> list[str]:
    """Return a sentence for each event; those that change nothing are grouped into one for each
    kind.

    It has the place of the last of them, so that it does not seem to be about what came later.
    """
    plugin = plugin_of(info.ruleset)
    keys = [plugin.idle(event) for event in events_of(phrases)]
    often = Counter(key for key in keys if key)
    last = {key: at for at, key in enumerate(keys)}
    lines, folded = [], dict[str, list[str]]()
    for at, (phrase, key) in enumerate(zip(phrases, keys, strict=True)):
        if key and often[key] > 1:
            one = localizer(f"idle-{key}-of", **phrase["params"])
            if one not in folded.setdefault(key, []):
                folded[key].append(one)
            if at == last[key]:
                lines.append(localizer(f"idle-{key}", all=Plain(localizer.join(folded[key]))))
            continue
        mark = mark_of(emblems, phrase["params"].values())
        lines.append(mark + localizer.say(phrase))
    return lines


def _line(sentence: str, localizer: Localizer) -> str:
    return localizer("chapter-line", sentence=Plain(shorten(sentence, LINE)))


def divided(lines: Sequence[str], most: int = SENTENCES) -> list[list[str]]:
    """Divide lines among as few messages as have room for them, at least one."""
    parts: list[list[str]] = [[]]
    room = most
    for line in lines:
        if len(line) + 1 > room and parts[-1]:
            parts.append([])
            room = most
        parts[-1].append(line)
        room -= len(line) + 1
    return parts


def heading(
    info: GameInfo,
    how_far: Mapping[str, Any],
    headline: Mapping[str, Any] | None,
    localizer: Localizer,
) -> str:
    """Return the heading of a chapter: its end or, while it lasts, the round and the phase."""
    if headline is not None:
        said = Plain(localizer.say(headline))
        return localizer("chapter-title", game=str(info.id), headline=said)
    now = moment({**how_far, "ruleset": info.ruleset}, localizer)
    return localizer("chapter-goes-on", game=str(info.id), moment=Plain(now))


def telling_card(
    info: GameInfo,
    title: str,
    lines: Sequence[str],
    localizer: Localizer,
    *,
    mark: str,
    pictures: Sequence[tuple[str, str]] = (),
    note: str | None = None,
    colour: int = CALM,
    over: bool = False,
) -> Layout:
    """Build a message about events; the last one of a game has a button for a rematch.

    ``pictures`` has file names with their words. ``mark`` identifies the message after a crash;
    ``note`` says why it is posted where it is, or what is missing.
    """
    layout = Layout(colour).text(title).text("\n".join(lines))
    for name, alt in pictures:
        layout.picture(name, alt)
    layout.text(note or "")
    again = [rematch_button(info.id, localizer), statistics_button(info, localizer)] if over else []
    return layout.buttons(*table_buttons(info.id, localizer, arg=mark), *again)


def scene_title(info: GameInfo, headline: Mapping[str, Any], localizer: Localizer) -> str:
    """Return the title of the message about something that players gather to see."""
    said = Plain(shorten(localizer.say(headline), LINE))
    return localizer("scene-title", game=str(info.id), headline=said)


SHOWN = (".png", ".webp", ".mp4")
"""The types of files that Discord shows in place; all others are files to open."""


def story_card(
    info: GameInfo, kept: Sequence[tuple[str, str]], localizer: Localizer, *, mark: str
) -> Layout:
    """Build the message from the names of its files, each with its words.

    ``mark`` identifies the message after a crash.
    """
    layout = Layout(FESTIVE)
    layout.text(localizer("story-posted", title=Plain(game_title(info, localizer))))
    for name, alt in kept:
        if name.endswith(SHOWN):
            layout.picture(name, alt)
    for name, _ in kept:
        if not name.endswith(SHOWN):
            layout.text(localizer("story-page")).file(name)
    # The mark is on a button, by which the message is found after a crash.
    return layout.buttons(
        Button(localizer("story-record"), CustomId(info.id, "kept", arg=f"record:{mark}")),
        Button(localizer("story-past"), CustomId(info.id, "past", arg=mark)),
        rematch_button(info.id, localizer),
    )
