"""The board in pictures and in words, battles, hands, and records.

Only the user who asks sees the reply, and nobody is shown more than they may see.
"""

from __future__ import annotations

import asyncio
import gzip
import io
import logging
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import discord

from bot.games.plugin import GamePlugin
from bot.games.registry import plugin_of
from bot.panels.rights import WATCHING, page_for
from bot.panels.widgets import widget_for
from bot.play import GameInfo, Play, SeatView, TableView, UserError
from bot.play.errors import user_error
from bot.play.match.saved import to_bytes
from bot.posts.updates import events_of
from bot.render.drawer import Personal
from bot.store import Session, Store
from bot.store.keeping import facts
from bot.store.keeping.facts import PALETTE
from bot.text import Localizer, Plain
from bot.ui.custom_id import CustomId, only
from bot.ui.items import Interaction
from bot.ui.layout import Button, Layout, SelectOption
from bot.ui.names import called, game_title, matching, moment, people_of
from bot.ui.reply import Reply, apology
from bot.ui.router import Press, answering
from bot.workers.drawing import NotDrawn, Painter, Wish
from engine.kernel.ruleset import View
from engine.kernel.shapes import Moves
from engine.kernel.shapes.base import Option, WrongPath
from engine.kernel.shapes.choice import option_of

PICTURE = "map.png"
NOTES = "my-notes.txt"
WHOLE = "whole"
BATTLE = "battle"
"""The choices of the whole board and of the battle among its regions."""
LAST = 200
"""How many entries of the log are searched for the last battle."""
AT = "at/"
"""What a press that draws a region immediately carries before its name."""

log = logging.getLogger(__name__)


class BoardPanel:
    """The panel that shows the board to users who ask."""

    def __init__(
        self, play: Play, store: Store, painter: Painter, paged: Callable[[], bool]
    ) -> None:
        """Create it; ``paged`` returns whether the host offers pages."""
        self._play = play
        self._store = store
        self.painter = painter
        self._paged = paged

    @answering("map", "zoom", "hand")
    async def press(self, press: Press) -> None:
        """Draw the board, a region of it, or a hand, as a press asks."""
        match press.verb:
            case "hand":
                await self.hand(press.interaction, press.game, press.say)
            case "zoom":
                await self.map(
                    press.interaction,
                    press.game,
                    press.say,
                    region=only(press.values),
                    instead=True,
                )
            case _:
                region = press.arg.removeprefix(AT) if press.arg.startswith(AT) else None
                await self.map(press.interaction, press.game, press.say, region=region)

    async def map(
        self,
        interaction: Interaction,
        game: int,
        say: Localizer,
        *,
        region: str | None = None,
        palette: str | None = None,
        instead: bool = False,
    ) -> None:
        """Draw the board, or a region of it, with the user's drafts and what they can choose.

        The current battle counts as a region. With ``instead``, the picture replaces the map that
        was pressed, if only the user sees that.
        """
        if region == BATTLE:
            await self.battle(interaction, game, say, instead=instead)
            return
        reply = Reply(interaction, fresh=not instead)
        await reply.promise()
        try:
            view, personal = await self.sight(game, interaction.user.id)
            info = await self._play.info(game)
            say, plugin = say.of(info.ruleset), plugin_of(info.ruleset)
            if not plugin.has_pictures:
                await reply.show(Layout().text(say("map-none")))
                return
            known = plugin.zooms(view)
            region = matching(called(known, part_name, say), region or "")
            if palette is not None:
                await self._remember_palette(interaction.user.id, palette, plugin, say)
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
            drawing = self.picture(game, view, wish, title, say)
            layout, files = await reply.patiently(drawing, say)
            _offer_parts(layout, game, view, plugin, region or WHOLE, say)
            self._lead(layout, info, interaction.user.id, say)
        except UserError as user_error:
            layout, files = apology(user_error, say), []
        await reply.show(layout, *files)

    async def battle(
        self, interaction: Interaction, game: int, say: Localizer, *, instead: bool = False
    ) -> None:
        """Draw the current battle, or else the end of the last one, line by line.

        With ``instead``, it replaces a map.
        """
        reply = Reply(interaction, fresh=not instead)
        await reply.promise()
        files: list[discord.File] = []
        try:
            table = await self._play.table_view(game)
            say, plugin = say.of(table.info.ruleset), plugin_of(table.info.ruleset)
            view = table.view if plugin.battle_in(table.view) else await self._last(table, plugin)
            if plugin.battle_begins is None:
                layout = Layout().text(say("battle-never"))
            elif view is None:
                layout = Layout().text(say("battle-none"))
            else:
                wish: dict[str, Any] = {
                    "battle": True,
                    "palette": await self.palette(interaction.user.id, table.info.ruleset),
                }
                if topic := plugin.battle_topic():
                    user = interaction.user.id
                    wish["lines"] = await self._play.explain(game, topic, user=user)
                title = say("map-title", title=Plain(game_title(table.info, say)), moment="")
                drawing = self.picture(game, view, wish, title, say)
                layout, files = await reply.patiently(drawing, say)
                if (
                    plugin.has_what_if
                    and await self._play.what_if(game, interaction.user.id, {}) is not None
                ):
                    layout.buttons(Button(say("what-if-button"), CustomId(game, "what-if")))
                _offer_parts(layout, game, table.view, plugin, BATTLE, say)
        except UserError as user_error:
            layout = apology(user_error, say)
        await reply.show(layout, *files)

    async def _last(self, table: TableView, plugin: GamePlugin) -> View | None:
        """Return a view with the last battle, if there was one lately."""
        told = [
            line.phrase.to_json() for line in await self._play.history(table.info.id, last=LAST)
        ]
        return plugin.last_battle(table.view, events_of(told))

    async def hand(self, interaction: Interaction, game: int, say: Localizer) -> None:
        """Draw the secret cards of a player, only for that player."""
        reply = Reply(interaction, fresh=True)
        await reply.promise()
        files: list[discord.File] = []
        try:
            info = await self._play.info(game)
            say = say.of(info.ruleset)
            if not plugin_of(info.ruleset).hands_are_secret:
                layout = Layout().text(say("hand-open"))
            else:
                hand = await self._play.seat_view(game, interaction.user.id)
                palette = await self.palette(interaction.user.id, info.ruleset)
                title = say("hand-title", title=Plain(game_title(info, say)))
                wish = {"hand": True, "palette": palette}
                drawing = self.picture(game, hand.view, wish, title, say)
                layout, files = await reply.patiently(drawing, say)
        except UserError as user_error:
            layout = apology(user_error, say)
        await reply.show(layout, *files)

    async def in_words(self, interaction: Interaction, game: int, say: Localizer) -> None:
        """Describe the board in words, in an order suited to reading aloud."""
        try:
            view, personal = await self.sight(game, interaction.user.id)
            info = await self._play.info(game)
            say = say.of(info.ruleset)
            board = plugin_of(info.ruleset).text_board(view, personal or None, say)
            layout = Layout().text(board)
            self._lead(layout, info, interaction.user.id, say)
        except UserError as user_error:
            layout = apology(user_error, say)
        await Reply(interaction, fresh=True).show(layout)

    def _lead(self, layout: Layout, info: GameInfo, user: int, say: Localizer) -> None:
        """Offer the page that a user can have of a game, if there is one."""
        if self._paged() and (seat := page_for(info, user)) is not None:
            label = say("page-watch" if seat == WATCHING else "page-open")
            layout.buttons(Button(label, CustomId(info.id, "page")))

    async def record(self, interaction: Interaction, game: int, say: Localizer) -> None:
        """Send a finished game as a file, move by move."""
        reply = Reply(interaction, fresh=True)
        await reply.promise()
        files: list[discord.File] = []
        try:
            record = await self._play.records.proof(game) or to_bytes(
                await self._play.records.of(game)
            )
            packed = await asyncio.to_thread(gzip.compress, record, mtime=0)
            name = f"ravenry-game-{game}.json.gz"
            layout = Layout().text(say("record-here")).file(name)
            files = [discord.File(io.BytesIO(packed), name)]
            if note := await self._play.noting.of(game, interaction.user.id):
                # The record is for everyone, so players' notes are never in it.
                layout.text(say("record-note")).file(NOTES)
                files.append(discord.File(io.BytesIO(note.encode()), NOTES))
        except UserError as user_error:
            layout = apology(user_error, say)
        await reply.show(layout, *files)

    # -- within ---------------------------------------------------------------------------------

    async def sight(self, game: int, user: int) -> tuple[View, Personal]:
        """Return what a user may see, and the part that only they may see.

        Raises UserError.
        """
        info = await self._play.info(game)
        if info.phase == "lobby":
            return await self._play.preview(game), {}
        player = info.player_of(user)
        if player is None or info.phase != "running":
            return (await self._play.table_view(game)).view, {}
        hand = await self._play.seat_view(game, user)
        personal = personal_of(hand)  # This comes before any await.
        if hand.plannable:
            made = await self._play.planning.made(game, user)
            plans = [(one.kind, one.values[0]) for one in made]
            personal = {**personal, **plugin_of(info.ruleset).planned(hand.view, plans)}
        return hand.view, personal

    async def picture(
        self, game: int, view: View, wish: Wish, title: str, say: Localizer
    ) -> tuple[Layout, list[discord.File]]:
        """Draw a picture under a title, or say that it could not be drawn."""
        try:
            seated = people_of(await self._play.info(game), say)
            picture = await self.painter.paint(view, language=say.language, people=seated, **wish)
        except NotDrawn as error:
            log.error("game %d: no picture: %s", game, type(error.__cause__).__name__)
            return Layout().text(say("map-failed")), []
        file = discord.File(io.BytesIO(picture.png), PICTURE, description=picture.alt)
        return Layout().text(title).picture(PICTURE, picture.alt), [file]

    async def palette(self, user: int, ruleset: str) -> str:
        """Return the palette in which a user sees a game."""
        async with self._store.reading() as session:
            return await palette_of(session, user, ruleset)

    async def _remember_palette(
        self, user: int, typed: str, plugin: GamePlugin, say: Localizer
    ) -> None:
        """Save a palette that a game has; raises UserError for any other."""
        palette = matching(called(plugin.palettes, palette_name, say), typed)
        if palette is None:
            raise user_error("nothing-of-that-name", given=f"raw:{typed[:60]}")
        async with self._store.writing() as session:
            await facts.put(session, PALETTE.key(user), palette)


def parts_of(plugin: GamePlugin) -> Sequence[str]:
    """Return the parts of a game that can be drawn."""
    battle = [] if plugin.battle_begins is None else [BATTLE]
    return [WHOLE, *plugin.regions, *battle] if plugin.regions or battle else []


def _offer_parts(
    layout: Layout, game: int, view: View, plugin: GamePlugin, shown: str, say: Localizer
) -> None:
    """Offer the parts of a board that a view has, below the picture."""
    battle = [BATTLE] if plugin.battle_in(view) else []
    parts = [*sorted(plugin.zooms(view)), *battle]
    if parts:
        options = [
            SelectOption(part, part_name(part, say), chosen=part == shown)
            for part in (WHOLE, *parts)
        ]
        layout.select(CustomId(game, "zoom"), options, say("map-choose-region"))


def part_name(part: str, say: Localizer) -> str:
    """Return the name of a part of the board, in the words of its game."""
    return say(f"map-{part}" if part in (WHOLE, BATTLE) else f"region-{part}")


async def palette_of(session: Session, user: int, ruleset: str) -> str:
    """Return the palette that a user has chosen, if the game has it, or else its default."""
    chosen = await facts.find(session, PALETTE.key(user))
    offered = plugin_of(ruleset).palettes
    if chosen is not None and chosen in offered:
        return chosen
    return next(iter(offered), "")


def palette_name(palette: str, say: Localizer) -> str:
    """Return the name of a palette."""
    return say(f"palette-{palette}")


def personal_of(hand: SeatView) -> Personal:
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
            options = [option_of(f"area:{place}") for place in shape.ahead(path)]
        else:
            options = step.options
    return plugin_of(hand.info.ruleset).personal(hand.view, tokens=tokens, options=options)


SIDES = {"a": "attacker", "d": "defender", "n": "none"}
"""The sides of a supporter by the letters that stand for them."""
LETTERS = {side: letter for letter, side in SIDES.items()}
NOBODY = "-"
"""What stands for nobody using the Blade."""


class WhatIfPanel:
    """The panel that shows how a battle would end."""

    def __init__(self, play: Play, board: BoardPanel) -> None:
        self._play = play
        self._board = board

    @answering("what-if")
    async def press(self, press: Press) -> None:
        """Show the grid, with one assumption changed if the menu was used."""
        # The first grid leaves the picture of the battle in place; later ones replace the grid.
        say = press.say
        reply = Reply(press.interaction, fresh=not press.values)
        await reply.promise()
        files: list[discord.File] = []
        game, user = press.game, press.user
        try:
            info = await self._play.info(game)
            say = say.of(info.ruleset)
            drawing = self._grid(info, user, press.values[0] if press.values else "", say)
            layout, files = await reply.patiently(drawing, say)
        except UserError as user_error:
            layout = apology(user_error, say)
        await reply.show(layout, *files)

    async def _grid(
        self, info: GameInfo, user: int, code: str, say: Localizer
    ) -> tuple[Layout, list[discord.File]]:
        game = info.id
        grid = await self._play.what_if(game, user, {})
        if grid is None:
            return Layout().text(say("what-if-nothing")), []
        if wish := wish_of(grid, code):
            grid = await self._play.what_if(game, user, wish) or grid
        view, _ = await self._board.sight(game, user)
        palette = await self._board.palette(user, info.ruleset)
        title = say("what-if-heading", title=Plain(game_title(info, say)))
        layout, files = await self._board.picture(
            game, view, {"what_if": dict(grid), "palette": palette}, title, say
        )
        if choices := _choices(grid, say):
            layout.select(CustomId(game, "what-if"), choices, say("what-if-choose"))
        return layout, files


def code_of(grid: Mapping[str, Any], changed: Mapping[str, str] | None = None) -> str:
    """Return the code of a grid's assumptions, with changes: sides by seat, and ``blade``."""
    changed = changed or {}
    sides = {**grid["supporters"], **changed}
    letters = "".join(LETTERS[sides[seat]] for seat in grid["supporters"])
    blade = changed.get("blade", grid["blade"] or "") or NOBODY
    return f"{grid['area']}/{letters}/{blade}"


def wish_of(grid: Mapping[str, Any], code: str) -> dict[str, str]:
    """Return the assumptions that :func:`code_of` wrote; none if they are about another battle."""
    area, _, rest = code.partition("/")
    letters, _, blade = rest.partition("/")
    seats = list(grid["supporters"])
    if area != grid["area"] or len(letters) != len(seats) or not set(letters) <= set(SIDES):
        return {}
    sides = {seat: SIDES[letter] for seat, letter in zip(seats, letters, strict=True)}
    return {**sides, "blade": "" if blade == NOBODY else blade}


def _choices(grid: Mapping[str, Any], say: Localizer) -> list[SelectOption]:
    """Offer all assumptions that can be changed, one at a time."""
    choices = [
        SelectOption(
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
        choices.append(SelectOption(code, say(id, seat=f"seat:{holder}")))
    return choices
