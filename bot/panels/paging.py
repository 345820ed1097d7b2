"""Menus of more choices than one select may have."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.text import Voice
from bot.ui.layout import Choice, Layout
from bot.ui.limits import OPTIONS
from bot.ui.press import Press


def add_menus(
    layout: Layout, press: Press, choices: Sequence[Choice], say: Voice, asked: str | None = None
) -> None:
    """Add as many selects as the choices need, each labelled with its first and last choice.

    A single one is labelled with what is asked, if that is given. All lead to the same press, whose
    mark only tells the selects apart.
    """
    for first in range(0, len(choices), OPTIONS):
        page = choices[first : first + OPTIONS]
        label = say("instruct-between", first=page[0].label, last=page[-1].label)
        if asked is not None and len(choices) <= OPTIONS:
            label = asked
        layout.select(replace(press, mark=f"{first:x}"), page, label)
