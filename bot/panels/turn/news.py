"""The news since a player's last answer: first what concerned them, then the rest in short."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.registry import plugin_of
from bot.lookup.chronicle import concerning
from bot.play import LogLine, SeatView
from bot.posts.defeats import defeats_of
from bot.posts.updates import events_of, sentences_of
from bot.text import Localizer
from bot.ui.emojis import mark_of
from engine.kernel.data import fixed

REST = 600
"""How many characters may tell news that did not concern the player."""
BRIEF = 150
"""The same limit if a question has to fit on one screen with everything about it."""
HEADINGS = 160
"""How many characters the headings take, with the line that says how much was left out."""


@fixed
class News:
    """The news that a panel has room for."""

    text: str
    told: tuple[int, ...]
    """The places in the log of the events that concerned the player and are shown."""
    left_out: int
    """The number of sentences that did not fit."""


def news_of(hand: SeatView, localizer: Localizer, room: int, *, brief: bool = False) -> News:
    """Return the news for a player, in at most ``room`` characters.

    What concerned them comes first; ``brief`` leaves out most of the rest. If there is little room,
    the outcomes of battles stay.
    """
    mine, others = divided(hand)
    own = [(t, said(hand, t, localizer)) for t in mine]
    if not mine and not others:
        return News("", (), 0)
    left = max(0, room - HEADINGS)
    kept = _most(hand, own, left)
    why = _explained(
        hand, kept, left - sum(len(w) + 3 for t, w in own if t.number in kept), localizer
    )
    lines = [f"- {words}{why.get(t.number, '')}" for t, words in own if t.number in kept]
    text = [localizer("news-own"), *lines] if lines else []
    rest = _rest(hand, others, localizer)
    fitting = _last(rest, min(BRIEF if brief else REST, left - len("\n".join(lines))))
    if fitting:
        text += [localizer("news-rest"), *fitting]
    out = len(own) - len(kept) + len(rest) - len(fitting)
    if out:
        text.append(localizer("news-more", number=out))
    told = tuple(t.number for t in mine if t.number in kept)
    return News("\n".join(text), told, out)


def divided(hand: SeatView) -> tuple[list[LogLine], list[LogLine]]:
    """Return the news for a player: what concerned them, and everything else."""
    outline = plugin_of(hand.info.ruleset).outline
    concerned = concerning(events_of([t.phrase.to_json() for t in hand.told]), hand.seat, outline)
    mine: list[LogLine] = []
    others: list[LogLine] = []
    for told, concerns in zip(hand.told, concerned, strict=True):
        if told.number > hand.told_upto:
            (mine if concerns or told.private else others).append(told)
    return mine, others


def said(hand: SeatView, told: LogLine, localizer: Localizer) -> str:
    """Return an event in words, with the emojis of the things that it names."""
    emblems = plugin_of(hand.info.ruleset).emblems
    return mark_of(emblems, told.params.values()) + localizer.say(told.phrase)


def defeats_in_words(hand: SeatView, localizer: Localizer) -> dict[int, list[str]]:
    """Return what explains each battle that the player has lost, by its place in the log."""
    return {at: [localizer.say(p) for p in lines] for at, lines in defeats_of(hand).items()}


def _explained(hand: SeatView, kept: set[int], room: int, localizer: Localizer) -> dict[int, str]:
    """Return what explains the battles that the player has lost, the latest of them first."""
    why: dict[int, str] = {}
    for number, lines in sorted(defeats_in_words(hand, localizer).items(), reverse=True):
        words = "".join(f"\n  - {line}" for line in lines)
        if number in kept and len(words) <= room:
            why[number] = words
            room -= len(words)
    return why


def _most(hand: SeatView, own: Sequence[tuple[LogLine, str]], room: int) -> set[int]:
    """Return the lines for which there is room: outcomes of battles first, the latest of them
    first."""
    fights = plugin_of(hand.info.ruleset).outline.fights
    outcome = () if fights is None else fights.outcome
    kept = set[int]()
    for told, words in sorted(
        own,
        key=lambda one: (
            not one[0].private and one[0].id.removeprefix("event-") not in outcome,
            -one[0].number,
        ),
    ):
        room -= len(words) + 3
        if room < 0:
            break
        kept.add(told.number)
    return kept


def _rest(hand: SeatView, others: Sequence[LogLine], localizer: Localizer) -> list[str]:
    sentences = sentences_of(hand.info, [t.phrase.to_json() for t in others], localizer, {})
    return [f"-# {sentence}" for sentence in sentences]


def _last(lines: Sequence[str], room: int) -> list[str]:
    """Return as many of the last lines as there is room for."""
    kept: list[str] = []
    for line in reversed(lines):
        room -= len(line) + 1
        if room < 0:
            break
        kept.insert(0, line)
    return kept
