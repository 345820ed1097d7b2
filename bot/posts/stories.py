"""The message with what stays of a game."""

from __future__ import annotations

from collections.abc import Sequence

from bot.play import GameInfo
from bot.text import Plain, Voice
from bot.ui.layout import FESTIVE, Button, Layout
from bot.ui.names import game_title
from bot.ui.press import Press

from .cards import rematch_button

SHOWN = (".png", ".mp4")
"""What Discord shows where it is; everything else is a file to open."""


def story_card(
    info: GameInfo, kept: Sequence[tuple[str, str]], voice: Voice, *, mark: str
) -> Layout:
    """Build the message from the names of its files, each with what it shows in words.

    ``mark`` identifies the message after a crash.
    """
    layout = Layout(FESTIVE)
    layout.text(voice("story-posted", title=Plain(game_title(info, voice))))
    for name, alt in kept:
        if name.endswith(SHOWN):
            layout.picture(name, alt)
    for name, _ in kept:
        if not name.endswith(SHOWN):
            layout.text(voice("story-page")).file(name)
    # The mark is on a button that leads on: after a crash the message is found by it.
    return layout.buttons(
        Button(voice("story-record"), Press(info.id, "kept", arg=f"record:{mark}")),
        Button(voice("story-past"), Press(info.id, "past", arg=mark)),
        rematch_button(info.id, voice),
    )
