"""What a table has agreed upon, in words: options, pace, and what happens to whoever is late."""

from __future__ import annotations

from typing import Any

from bot.play import GameInfo, TableView, Terms
from bot.text import Plain, Voice
from engine.kernel.ruleset import Ruleset

from .names import seats_and_players


def options_line(info: GameInfo, ruleset: Ruleset[Any], voice: Voice) -> str:
    """Say which options of its rules, and which unusual rulings, a game is played with."""
    words = []
    for name, value in info.options.items():
        shown = ("off", "on")[value] if isinstance(value, bool) else value
        words.append(voice(f"option-{name.replace('_', '-')}", value=shown))
    words += [
        f"{name}: {reading}"
        for name, reading in info.rulings.items()
        if reading not in ruleset.rulings.get(name, ())[:1]
    ]
    return voice("moment-joint").join(words)


def pace_lines(info: GameInfo, voice: Voice) -> str:
    """Say how much time there is for an answer, and what happens when it has run out."""
    terms = Terms.of(info.terms)
    if terms.hour is not None:
        pace = voice("pace-hour", hour=Plain(terms.hour), zone=Plain(terms.zone or ""))
    elif terms.together is not None:
        pace = voice("pace-span", time=f"span:{terms.together}")
    elif terms.alone is None:
        return voice("pace-none")
    else:
        pace = voice("pace-none-together")
    if terms.alone is not None:
        pace = voice(
            "with-note", what=Plain(pace), note=voice("pace-alone", time=f"span:{terms.alone}")
        )
    if terms.grace:
        pace += "\n" + voice("pace-grace", time=f"span:{terms.grace}")
    return f"{pace}\n{voice(f'late-{terms.at_deadline}')}"


def time_lines(table: TableView, voice: Voice) -> list[str]:
    """Say how a running game stands with its time: a pause, when answers open, votes, pace."""
    info = table.info
    lines = []
    if info.paused is not None:
        lines.append(voice("status-paused", since=f"time:{int(info.paused)}"))
    elif info.opens is not None:
        lines.append(voice("status-opens", at=f"time:{int(info.opens)}"))
    lines += [
        voice(f"status-voting-{p.kind}", until=f"time:{int(p.expires)}") for p in table.proposals
    ]
    offered = [str(p.seat) for p in info.players if p.offered]
    if offered:
        seats = Plain(seats_and_players(info, offered, voice))
        lines.append(voice("status-offered", seats=seats))
    if Terms.of(info.terms) != Terms():
        lines.append(pace_lines(info, voice))
    return lines


def due_mark(table: TableView, seat: str) -> str | None:
    """Return when the answer of a seat is due, as Discord shows it in the reader's own time."""
    clock = table.clocks.get(seat)
    if clock is None or clock.due is None or clock.stopped is not None:
        return None
    return f"<t:{int(clock.due)}:R>"
