"""The board in pictures and in words, battles, hands, and records.

Only the user who asks sees the reply, and nobody is shown more than they may see.
"""

from __future__ import annotations

import asyncio
import gzip
import io
import logging
from collections.abc import Mapping, Sequence
from typing import Any

import discord

from bot.games.face import Face
from bot.games.registry import face_of
from bot.pictures import NotDrawn, Painter, Wish
from bot.play import Hand, Play, Trouble
from bot.play.record import to_bytes
from bot.play.trouble import trouble
from bot.render.drawer import Personal
from bot.store import Store, people
from bot.text import Plain, Voice
from bot.ui.apology import apology
from bot.ui.layout import Button, Choice, Layout
from bot.ui.names import called, game_title, matching, moment, people_of
from bot.ui.press import Press, only
from bot.ui.reply import Reply
from bot.ui.router import Router
from engine.kernel.ruleset import View
from engine.kernel.shape import Option, WrongPath
from engine.kernel.shapes import Moves
from engine.kernel.shapes.naming import named

from .widgets import widget_for

Interaction = discord.Interaction[Any]

PICTURE = "map.png"
NOTES = "my-notes.txt"
WHOLE = "whole"
"""The choice of the whole board among its regions."""

log = logging.getLogger(__name__)


class BoardPanel:
    """Answers everybody who wants to look at the board."""

    def __init__(self, play: Play, store: Store, painter: Painter) -> None:
        self._play = play
        self._store = store
        self.painter = painter

    def register(self, router: Router) -> None:
        """Answer presses that ask for the board, a region of it, or a hand."""
        router.register(self.press, "map", "zoom", "hand")

    async def press(
        self, interaction: Interaction, press: Press, values: Sequence[str], say: Voice
    ) -> None:
        """Draw what a press asks for."""
        match press.verb:
            case "hand":
                await self.hand(interaction, press.game, say)
            case "zoom":
                await self.map(interaction, press.game, say, region=only(values))
            case _:
                await self.map(interaction, press.game, say)

    async def map(
        self,
        interaction: Interaction,
        game: int,
        say: Voice,
        *,
        region: str | None = None,
        palette: str | None = None,
    ) -> None:
        """Draw the board, or a region of it, with the user's drafts and what they can choose."""
        reply = Reply(interaction, fresh=True)
        await reply.promise()
        try:
            view, personal = await self.sight(game, interaction.user.id)
            info = await self._play.info(game)
            say, face = say.of(info.ruleset), face_of(info.ruleset)
            if not face.has_pictures:
                await reply.show(Layout().text(say("map-none")))
                return
            known = face.zooms(view)
            region = matching(called(known, region_name, say), region or "")
            if palette is not None:
                await self._remember_palette(interaction.user.id, palette, face, say)
            wish: dict[str, Any] = {
                "palette": await self.palette(interaction.user.id, info.ruleset)
            }
            if region is not None:
                wish["zoom"] = region
            if personal:
                wish["personal"] = personal
            title = say(
                "map-title",
                title=Plain(game_title(info, say)),
                moment=Plain(moment(view, say)),
            )
            layout, files = await self.picture(game, view, wish, title, say)
            if known:
                whole = Choice(WHOLE, say("map-whole"), chosen=region is None)
                regions = [Choice(r, say(f"region-{r}"), chosen=r == region) for r in sorted(known)]
                layout.select(Press(game, "zoom"), [whole, *regions], say("map-choose-region"))
        except Trouble as trouble:
            layout, files = apology(trouble, say), []
        await reply.show(layout, *files)

    async def battle(self, interaction: Interaction, game: int, say: Voice) -> None:
        """Draw the battle that is going on, line by line."""
        reply = Reply(interaction, fresh=True)
        await reply.promise()
        files: list[discord.File] = []
        try:
            table = await self._play.table(game)
            say, face = say.of(table.info.ruleset), face_of(table.info.ruleset)
            if not face.has_battles:
                layout = Layout().text(say("battle-never"))
            elif not face.battle_in(table.view):
                layout = Layout().text(say("battle-none"))
            else:
                wish: dict[str, Any] = {
                    "battle": True,
                    "palette": await self.palette(interaction.user.id, table.info.ruleset),
                }
                if topic := face.battle_topic():
                    wish["lines"] = await self._play.explain(game, topic)
                title = say("map-title", title=Plain(game_title(table.info, say)), moment="")
                layout, files = await self.picture(game, table.view, wish, title, say)
                if face.has_what_if and await self._play.what_if(game, {}) is not None:
                    layout.buttons(Button(say("what-if-button"), Press(game, "what-if")))
        except Trouble as trouble:
            layout = apology(trouble, say)
        await reply.show(layout, *files)

    async def hand(self, interaction: Interaction, game: int, say: Voice) -> None:
        """Draw the secret cards of a player, for that player alone."""
        reply = Reply(interaction, fresh=True)
        await reply.promise()
        files: list[discord.File] = []
        try:
            info = await self._play.info(game)
            say = say.of(info.ruleset)
            if not face_of(info.ruleset).hands_are_secret:
                layout = Layout().text(say("hand-open"))
            else:
                hand = await self._play.hand(game, interaction.user.id)
                palette = await self.palette(interaction.user.id, info.ruleset)
                title = say("hand-title", title=Plain(game_title(info, say)))
                wish = {"hand": True, "palette": palette}
                layout, files = await self.picture(game, hand.view, wish, title, say)
        except Trouble as trouble:
            layout = apology(trouble, say)
        await reply.show(layout, *files)

    async def in_words(self, interaction: Interaction, game: int, say: Voice) -> None:
        """Describe the board in words, in an order suited to reading aloud."""
        try:
            view, personal = await self.sight(game, interaction.user.id)
            ruleset = (await self._play.info(game)).ruleset
            say = say.of(ruleset)
            board = face_of(ruleset).text_board(view, personal or None, say)
            layout = Layout().text(board)
        except Trouble as trouble:
            layout = apology(trouble, say)
        await Reply(interaction, fresh=True).show(layout)

    async def record(self, interaction: Interaction, game: int, say: Voice) -> None:
        """Hand out a finished game as a file, move by move."""
        reply = Reply(interaction, fresh=True)
        await reply.promise()
        files: list[discord.File] = []
        try:
            record = await self._play.proof(game) or to_bytes(await self._play.record(game))
            packed = await asyncio.to_thread(gzip.compress, record, mtime=0)
            name = f"ravenry-game-{game}.json.gz"
            layout = Layout().text(say("record-here")).file(name)
            files = [discord.File(io.BytesIO(packed), name)]
            if note := await self._play.noting.of(game, interaction.user.id):
                # The record is for everybody, so what a player has noted is never in it.
                layout.text(say("record-note")).file(NOTES)
                files.append(discord.File(io.BytesIO(note.encode()), NOTES))
        except Trouble as trouble:
            layout = apology(trouble, say)
        await reply.show(layout, *files)

    # -- within ---------------------------------------------------------------------------------

    async def sight(self, game: int, user: int) -> tuple[View, Personal]:
        """Return what a user may see, and which of it only they may see.

        Raises Trouble.
        """
        info = await self._play.info(game)
        if info.phase == "lobby":
            return await self._play.preview(game), {}
        player = info.player_of(user)
        if player is None or info.phase != "running":
            return (await self._play.table(game)).view, {}
        hand = await self._play.hand(game, user)
        personal = personal_of(hand)  # before anything is awaited
        if hand.plannable:
            made = await self._play.planning.made(game, user)
            plans = [(one.kind, one.values[0]) for one in made]
            personal = {**personal, **face_of(info.ruleset).planned(hand.view, plans)}
        return hand.view, personal

    async def picture(
        self, game: int, view: View, wish: Wish, title: str, say: Voice
    ) -> tuple[Layout, list[discord.File]]:
        """Draw what is wished for under a title, or say that it could not be drawn."""
        try:
            seated = people_of(await self._play.info(game), say)
            picture = await self.painter.paint(view, language=say.language, people=seated, **wish)
        except NotDrawn as error:
            log.error("game %d: no picture: %s", game, type(error.__cause__).__name__)
            return Layout().text(say("map-failed")), []
        file = discord.File(io.BytesIO(picture.png), PICTURE, description=picture.alt)
        return Layout().text(title).picture(PICTURE, picture.alt), [file]

    async def palette(self, user: int, ruleset: str) -> str:
        """Return the palette that a user has chosen, if the game has it, or else its default."""
        async with self._store.reading() as session:
            chosen = await people.find_fact(session, f"palette:{user}")
        offered = face_of(ruleset).palettes
        if chosen is not None and chosen in offered:
            return chosen
        return next(iter(offered), "")

    async def _remember_palette(self, user: int, typed: str, face: Face, say: Voice) -> None:
        """Save a palette that a game has; raises Trouble for any other."""
        palette = matching(called(face.palettes, palette_name, say), typed)
        if palette is None:
            raise trouble("nothing-of-that-name", given=f"raw:{typed[:60]}")
        async with self._store.writing() as session:
            await people.put_fact(session, f"palette:{user}", palette)


def region_name(region: str, say: Voice) -> str:
    """Name a region of a board, in the voice of its game."""
    return say(f"region-{region}")


def palette_name(palette: str, say: Voice) -> str:
    """Name a palette."""
    return say(f"palette-{palette}")


def personal_of(hand: Hand) -> Personal:
    """Return what a picture shows to only one seat: drafts, targets, and what it has seen.

    It reads the shape of the open question, so there must be no await since the hand was taken.
    """
    tokens: Mapping[str, str] | None = None
    options: Sequence[Option] = ()
    if hand.question is not None:
        shape = hand.question.shape
        widget = widget_for(shape)
        try:
            path = widget.settle(shape, hand.draft)
            step = shape.step(path)
        except WrongPath:
            path = widget.settle(shape, ())
            step = shape.step(path)
        if shape.form == "tokens":
            tokens = hand.sealed if hand.answered else step.value
        elif hand.answered:
            pass
        elif isinstance(shape, Moves):
            options = [named(f"area:{place}") for place in shape.ahead(path)]
        else:
            options = step.options
    return face_of(hand.info.ruleset).personal(hand.view, tokens=tokens, options=options)
