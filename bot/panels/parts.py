"""The head of a player's panel: the game, the player's seat, and what the game says about it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.games.registry import plugin_of
from bot.limits.memory import Recent
from bot.play import SeatView
from bot.posts.settings_lines import obstacle_line
from bot.text import Localizer, Plain
from bot.ui.custom_id import CustomId
from bot.ui.layout import Layout, SelectOption
from bot.ui.limits import OPTIONS, some_lines
from bot.ui.names import deed, moment, seat_name


def introduction(hand: SeatView, localizer: Localizer) -> str:
    """Return lines that tell a newcomer who they are, what winning takes, and what to do now."""
    who = localizer(
        "panel-new-seat", seat=seat_name(hand.seat, localizer), seats=len(hand.info.seats)
    )
    asked = hand.question
    now = (
        localizer("panel-new-wait")
        if asked is None
        else localizer("panel-new-task", what=Plain(deed(asked.kind, localizer)))
    )
    lines = [who, plugin_of(hand.info.ruleset).goal(hand.view, localizer), now]
    return "\n".join(line for line in lines if line)


def heading(hand: SeatView, localizer: Localizer, *, brief: bool = False) -> str:
    """Return the game, the player's seat and, unless it should be brief, their position."""
    lines = [
        localizer(
            "panel-heading",
            game=str(hand.info.id),
            seat=seat_name(hand.seat, localizer),
            moment=Plain(moment(hand.view, localizer)),
        )
    ]
    if hand.info.obstacle is not None:
        lines.append(obstacle_line(hand.info, localizer))
    small = [] if brief else plugin_of(hand.info.ruleset).heading(hand.view, hand.seat, localizer)
    return "\n".join(lines + [f"-# {line}" for line in small if line])


CORNER = 400
"""How many characters of a panel a notepad may take."""


def note_lines(note: str, say: Localizer, most: int = CORNER) -> str:
    """Return a notepad as lines of a panel, with its markup escaped."""
    lines = [say("note-line", text=f"raw:{line}") for line in note.splitlines() if line.strip()]
    return some_lines(lines, most, "-# ✎ …")


def add_menus(
    layout: Layout,
    press: CustomId,
    choices: Sequence[SelectOption],
    say: Localizer,
    asked: str | None = None,
) -> None:
    """Add as many selects as the choices need, each labeled with its first and last choice.

    A single one is labeled with the question, if it is given. All lead to the same press, whose
    mark only distinguishes the selects.
    """
    for first in range(0, len(choices), OPTIONS):
        page = choices[first : first + OPTIONS]
        label = say("instruct-between", first=page[0].label, last=page[-1].label)
        if asked is not None and len(choices) <= OPTIONS:
            label = asked
        layout.select(replace(press, mark=f"{first:x}"), page, label)


class Unused:
    """The typed texts that had no effect, so that players can correct them without typing them
    again."""

    def __init__(self) -> None:
        self._texts: Recent[tuple[int, int], tuple[int, str]] = Recent()

    def keep(self, game: int, user: int, question: int, text: str) -> None:
        """Keep the unused part of a typed answer; an empty text forgets what was kept."""
        self._texts.pop((game, user), None)
        if not text:
            return
        self._texts[game, user] = question, text

    def of(self, game: int, user: int, question: int) -> str:
        """Return the text that was kept for a question, or an empty text."""
        kept, text = self._texts.get((game, user), (0, ""))
        return text if kept == question else ""
