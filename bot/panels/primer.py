"""How to play: a game in twelve sentences with pictures, and then the bot.

The pictures show moments of a game that is played at random, always the same one.
"""

from __future__ import annotations

import asyncio
import io
import logging
import random
from typing import Any

import discord

from bot.games.face import Lesson
from bot.games.registry import face_of
from bot.pictures import NotDrawn, Painter
from bot.posts.agreement import about
from bot.text import Voice
from bot.ui.layout import Button, Layout, Style
from bot.ui.press import Press
from engine.kernel.game import Game
from engine.kernel.ruleset import Ruleset, View

SEED = 1
STEPS = 3000
"""After how many answers a moment that has not come is left out."""

log = logging.getLogger(__name__)


class Primer:
    """Explains games to those who have never played them."""

    def __init__(self, painter: Painter) -> None:
        self._painter = painter
        self._moments: dict[str, dict[str, View]] = {}
        """What the lessons of each game show, once somebody has asked for them."""

    async def page(self, ruleset: Ruleset[Any], say: Voice) -> tuple[Layout, list[discord.File]]:
        """Build the page about a game, with the files of its pictures."""
        say = say.of(ruleset.id)
        face = face_of(ruleset.id)
        layout = Layout().text(say("primer-title", game=f"ruleset:{ruleset.id}"))
        if face.on is not None:
            layout.text(about(ruleset.id, say))
        files: list[discord.File] = []
        if ruleset.id not in self._moments:
            shown = await asyncio.to_thread(moments, ruleset) if face.has_pictures else {}
            self._moments[ruleset.id] = shown
        views = self._moments[ruleset.id]
        for n, lesson in enumerate(face.lessons, 1):
            layout.text(say(lesson.text))
            if lesson.text not in views:
                continue
            view, name = views[lesson.text], f"how-to-play-{n}.png"
            try:
                picture = await self._painter.paint(
                    view, language=say.language, **lesson.wish(view)
                )
            except NotDrawn as error:
                log.error("no picture of %s: %s", lesson.text, type(error.__cause__).__name__)
                continue
            files.append(discord.File(io.BytesIO(picture.png), name, description=picture.alt))
            layout.picture(name, picture.alt)
        layout.rule().text(say("primer-bot")).text(say("help-how"))
        layout.text(say("learn-offer"))
        learn = Button(say("learn-open"), Press(0, "learn", arg=ruleset.id), Style.primary)
        return layout.buttons(Button(say("rules-contents"), _rules(ruleset.id)), learn), files


def _rules(ruleset: str) -> Press:
    return Press(0, "rule", arg=f"{ruleset}/0")


def moments(ruleset: Ruleset[Any]) -> dict[str, View]:
    """Return the views of a game that its lessons show, by the ids of these."""
    lessons = list(face_of(ruleset.id).lessons)
    found: dict[str, View] = {}
    game, rng = Game.new(ruleset, {}, keep_rests=False), random.Random(SEED)
    for _ in range(STEPS):
        lessons = [lesson for lesson in lessons if not _seen(lesson, game, found)]
        if game.question is None or not lessons:
            break
        seat = game.awaited[0]
        game.answer(seat, game.shape_for(seat).some(rng))
    return found


def _seen(lesson: Lesson, game: Game[Any], found: dict[str, View]) -> bool:
    """Keep a moment if it is the one that a lesson shows; tell whether it is."""
    view = game.ruleset.view(game.state, game.setup.seats[0] if lesson.seated else None)
    if not lesson.until(view):
        return False
    found[lesson.text] = view
    return True
