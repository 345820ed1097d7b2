"""What a battle would come to with other cards, other help, or the Blade: a grid for who asks.

What is imagined stands in the ``custom_id``, so that it survives a restart: the place of the
battle, a letter for the side of each supporter, and the seat that uses what only one can use.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import discord

from bot.play import GameInfo, Play, Trouble
from bot.text import Plain, Voice
from bot.ui.apology import apology
from bot.ui.layout import Choice, Layout
from bot.ui.names import game_title
from bot.ui.press import Press
from bot.ui.reply import Reply
from bot.ui.router import Router

from .board import BoardPanel

Interaction = discord.Interaction[Any]

SIDES = {"a": "attacker", "d": "defender", "n": "none"}
"""The sides of a supporter by the letters that stand for them."""
LETTERS = {side: letter for letter, side in SIDES.items()}
NOBODY = "-"
"""Stands for nobody who uses the Blade."""


class WhatIfPanel:
    """Shows what would come of a battle."""

    def __init__(self, play: Play, board: BoardPanel) -> None:
        self._play = play
        self._board = board

    def register(self, router: Router) -> None:
        """Answer presses that ask what would come of something else."""
        router.register(self.press, "what-if")

    async def press(
        self, interaction: Interaction, press: Press, values: Sequence[str], say: Voice
    ) -> None:
        """Show the grid, with one thing imagined otherwise if it was chosen in the menu."""
        # The first grid leaves the card of the battle where it is; later ones replace it.
        reply = Reply(interaction, fresh=not values)
        await reply.promise()
        files: list[discord.File] = []
        game, user = press.game, interaction.user.id
        try:
            info = await self._play.info(game)
            say = say.of(info.ruleset)
            layout, files = await self._grid(info, user, values[0] if values else "", say)
        except Trouble as trouble:
            layout = apology(trouble, say)
        await reply.show(layout, *files)

    async def _grid(
        self, info: GameInfo, user: int, code: str, say: Voice
    ) -> tuple[Layout, list[discord.File]]:
        game = info.id
        grid = await self._play.what_if(game, {})
        if grid is None:
            return Layout().text(say("what-if-nothing")), []
        if wish := wish_of(grid, code):
            grid = await self._play.what_if(game, wish) or grid
        view, _ = await self._board.sight(game, user)
        palette = await self._board.palette(user, info.ruleset)
        title = say("what-if-heading", title=Plain(game_title(info, say)))
        layout, files = await self._board.picture(
            game, view, {"what_if": dict(grid), "palette": palette}, title, say
        )
        if choices := _choices(grid, say):
            layout.select(Press(game, "what-if"), choices, say("what-if-choose"))
        return layout, files


def code_of(grid: Mapping[str, Any], changed: Mapping[str, str] | None = None) -> str:
    """Write what a grid assumes, with changes: sides by seat, and ``blade``."""
    changed = changed or {}
    sides = {**grid["supporters"], **changed}
    letters = "".join(LETTERS[sides[seat]] for seat in grid["supporters"])
    blade = changed.get("blade", grid["blade"] or "") or NOBODY
    return f"{grid['area']}/{letters}/{blade}"


def wish_of(grid: Mapping[str, Any], code: str) -> dict[str, str]:
    """Read what :func:`code_of` wrote; nothing, if it was written about another battle."""
    area, _, rest = code.partition("/")
    letters, _, blade = rest.partition("/")
    seats = list(grid["supporters"])
    if area != grid["area"] or len(letters) != len(seats) or not set(letters) <= set(SIDES):
        return {}
    sides = {seat: SIDES[letter] for seat, letter in zip(seats, letters, strict=True)}
    return {**sides, "blade": "" if blade == NOBODY else blade}


def _choices(grid: Mapping[str, Any], say: Voice) -> list[Choice]:
    """Offer everything that could be otherwise, one thing at a time."""
    choices = [
        Choice(
            code_of(grid, {seat: other}),
            say("what-if-side", seat=f"seat:{seat}", side=f"side:{other}"),
        )
        for seat, side in grid["supporters"].items()
        for other in SIDES.values()
        if other != side
    ]
    if grid["holder"] is not None:
        uses, holder = grid["blade"] is None, grid["holder"]
        id = "what-if-uses" if uses else "what-if-uses-not"
        code = code_of(grid, {"blade": holder if uses else ""})
        choices.append(Choice(code, say(id, seat=f"seat:{holder}")))
    return choices
