"""Goofspiel: what the bot knows of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.games.plugin import GamePlugin
from bot.lookup import Outline
from bot.text import Localizer
from bot.ui.names import moment
from engine.kernel.ruleset import View


class CardTable(GamePlugin):
    """The game; what is not here is as in every game without pictures."""

    reasons = ("score",)
    outline = Outline(
        topics={"prizes": ("prize", "taken", "carried-over", "put-aside"), "bids": ("bid",)}
    )

    def heading(self, view: View, seat: str, say: Localizer) -> Sequence[str]:
        """Say how many points everybody has, and what is at stake."""
        points = view["points"]
        scores = [say("score", seat=f"seat:{who}", points=points[who]) for who in view["seats"]]
        return [*scores, *_stake(view, say)]

    def text_board(self, view: View, personal: Mapping[str, Any] | None, say: Localizer) -> str:
        """Say the round, what is at stake, and what everybody has won and still holds."""
        lines = [moment(view, say), *_stake(view, say), say("board-pile", n=view["pile"])]
        for seat in view["seats"]:
            lines.append(say("score", seat=f"seat:{seat}", points=view["points"][seat]))
            for what, kind in (("taken", "prize"), ("hands", "card")):
                things = [f"{kind}:{rank}" for rank in view[what][seat]]
                lines.append(say(f"board-{what}", n=len(things), things=things))
        return "\n".join(lines)


def _stake(view: View, say: Localizer) -> list[str]:
    prizes = [f"prize:{rank}" for rank in view["stake"]]
    return [say("board-stake", prizes=prizes)] if prizes else []


GOOFSPIEL = CardTable("goofspiel")
