"""Finished games: their films, chronicles and replays, and lists of them."""

from __future__ import annotations

import io
import logging
from dataclasses import replace
from typing import Any

import discord

from bot.games.registry import plugin_of
from bot.panels.rights import may_see
from bot.panels.turn.question import answer_in_words, one_line
from bot.panels.widgets import Asking, widget_for
from bot.play import GameInfo, Play, UserError
from bot.play.errors import user_error
from bot.play.hints import MistakeResult
from bot.posts.credits import credits_of, page_wish
from bot.story.hindsight import Hindsight, paint_hindsight
from bot.text import Localizer, Plain, localizer_for
from bot.ui.custom_id import CustomId, Unreadable, number_in, only
from bot.ui.items import Interaction
from bot.ui.layout import CALM, Button, Layout, SelectOption, Style
from bot.ui.limits import some_lines
from bot.ui.names import game_title, player_name, seat_name
from bot.ui.reply import Reply, apology, is_private
from bot.ui.router import Press, answering
from bot.workers.drawing import NotDrawn, Painter
from engine.kernel.shapes import Tokens
from engine.kernel.shapes.base import WrongPath

from .board import BoardPanel

KEPT = ("film", "chronicle", "replay")
"""What is made of a record."""
HERE, SERVER, MINE = "here", "server", "mine"
SCOPES = (HERE, SERVER, MINE)
"""The scopes of lists of games."""
LISTED = 20
"""The most games in a list."""
ANSWER = 500
"""How many characters of a review may name an answer."""
TEXT = 2800
"""The most characters of a list of games."""

log = logging.getLogger(__name__)


class StoryPanel:
    """The panel of finished games."""

    def __init__(self, play: Play, painter: Painter, board: BoardPanel) -> None:
        self._play = play
        self._painter = painter
        self._board = board
        self._busy: set[int] = set()
        """The users for whom something is being made, one thing at a time."""

    # -- what is going on -----------------------------------------------------------------------

    async def recap(
        self, interaction: Interaction, info: GameInfo, round: int | None, say: Localizer
    ) -> None:
        """Film a round of a game, as everyone saw it; by default the last finished one."""
        say = say.of(info.ruleset)

        async def work() -> tuple[Layout, list[discord.File]]:
            record = await self._play.records.so_far(info.id)
            now = int((await self._play.table_view(info.id)).view.get("round", 0))
            wanted = (
                round if round is not None else max(1, now - 1 if info.phase == "running" else now)
            )
            if not 1 <= wanted <= now:
                raise user_error("no-such-round", round=wanted)
            title = say("recap-title", game=str(info.id), round=wanted)
            wish = {"title": game_title(info, say), **await credits_of(self._play, info, say)}
            return await self._made("film", info, record, title, say, round=wanted, **wish)

        await self._answer(interaction, work, say)

    # -- what is over ---------------------------------------------------------------------------

    async def moment(
        self,
        interaction: Interaction,
        info: GameInfo,
        round: int,
        part: str,
        seat: str | None,
        say: Localizer,
    ) -> None:
        """Show the end of a round, or of a part of it, as a seat saw it; only after the game."""
        say = say.of(info.ruleset)

        async def work() -> tuple[Layout, list[discord.File]]:
            record = await self._play.records.of(info.id)
            whose = say("replay-everybody")
            if seat is not None:
                whose = say("replay-alone", seat=seat_name(seat, say))
            title = say("moment-title", game=str(info.id), whose=Plain(whose))
            palette = await self._board.palette(interaction.user.id, info.ruleset)
            wish = {"round": round, "part": part, "seat": seat, "palette": palette}
            try:
                return await self._made("moment", info, record, title, say, **wish)
            except NotDrawn:
                raise user_error("no-past-moment") from None

        await self._answer(interaction, work, say)

    async def review(self, interaction: Interaction, game: int, language: Localizer) -> None:
        """Show a player, after the end, what a lord would have answered differently."""

        async def work() -> tuple[Layout, list[discord.File]]:
            info = await self._play.info(game)
            say = language.of(info.ruleset)
            found = await self._found(info, interaction.user.id, say)
            layout = Layout(CALM).text(say("review-title", game=str(info.id)))
            if not found:
                return layout.text(say("review-nothing")).text(say("review-note")), []
            palette = await self._board.palette(interaction.user.id, info.ruleset)
            files: list[discord.File] = []
            for number, one in enumerate(found, 1):
                layout.rule()
                if not plugin_of(info.ruleset).has_pictures:
                    layout.text(one.words)
                    continue
                picture = await self._painter.do(paint_hindsight, one, say.language, palette)
                name = f"ravenry-game-{info.id}-decision-{number}.png"
                layout.text(one.heading).picture(name, one.described).text(one.reason)
                files.append(discord.File(io.BytesIO(picture.png), name, description=one.described))
            layout.text(say("review-note"))
            page = Button(say("review-page"), CustomId(game, "kept", arg="own-replay"))
            return layout.buttons(page), files

        await self._answer(interaction, work, language)

    async def own_replay(self, interaction: Interaction, game: int, language: Localizer) -> None:
        """Make the page of a finished game with the decisions of the player who asks for it."""

        async def work() -> tuple[Layout, list[discord.File]]:
            info = await self._play.info(game)
            own = language.of(info.ruleset)
            found = await self._found(info, interaction.user.id, own)
            record = await self._play.records.of(game)
            wish = {"title": game_title(info, own), **await page_wish(self._play, info, own)}
            title = own("story-posted", title=Plain(game_title(info, own)))
            layout, files = await self._made(
                "replay", info, record, title, own, decisions=found, **wish
            )
            return layout.text(own("review-page-note")), files

        await self._answer(interaction, work, language)

    async def _found(self, info: GameInfo, user: int, say: Localizer) -> list[Hindsight]:
        """Return what a lord would have answered differently in the place of a user.

        Raises UserError if the game is not over, or for a user who has not played in it.
        """
        found = await self._play.hints.review(info.id, user)
        player = info.player_of(user)
        seat = (player.seat if player is not None else None) or ""
        return [hindsight_of(info, seat, regret, say) for regret in found]

    async def past(self, interaction: Interaction, scope: str, say: Localizer) -> None:
        """List finished games: of this channel, of this server, or the user's own."""
        reply = Reply(interaction)
        await reply.show(await reply.during(self._list(interaction, scope, say)))

    async def kept(self, interaction: Interaction, game: int, say: Localizer) -> None:
        """Show the keepsakes of a game."""
        reply = Reply(interaction)
        await reply.show(await reply.during(self._one(interaction, game, say)))

    @answering("kept", "past")
    async def press(self, press: Press) -> None:
        """Show a list, a game, or one of its keepsakes."""
        if press.verb == "kept":
            await self._kept(press.interaction, press.game, press.arg.partition(":")[0], press.say)
            return
        chosen = only(press.values) if press.values else ""
        # A list that everyone sees stays as it is.
        reply = Reply(press.interaction, fresh=not is_private(press.interaction))
        if chosen.isdecimal():
            await reply.show(
                await reply.during(self._one(press.interaction, number_in(chosen), press.say))
            )
            return
        scope = chosen if chosen in SCOPES else HERE
        await reply.show(await reply.during(self._list(press.interaction, scope, press.say)))

    async def _list(self, interaction: Interaction, scope: str, say: Localizer) -> Layout:
        """List those games that the user may see, each with its outcome."""
        where: dict[str, int] = {"channel": interaction.channel_id or 0}
        if scope == SERVER and interaction.guild_id is not None:
            where = {"guild": interaction.guild_id}
        elif scope == MINE or interaction.guild_id is None:
            scope, where = MINE, {"user": interaction.user.id}
        found = await self._play.records.past(**where, most=LISTED)
        games = [info for info in found if await may_see(interaction, info)]
        layout = Layout(CALM).text(say(f"past-{scope}"))
        lines = [
            say("past-game", title=Plain(game_title(info, say)), players=Plain(_players(info, say)))
            for info in games
        ]
        layout.text(some_lines(lines, TEXT, "…") if lines else say("past-none"))
        if games:
            choices = [
                SelectOption(str(info.id), game_title(info, say), _players(info, say) or None)
                for info in games
            ]
            layout.select(CustomId(0, "past", arg="game"), choices, say("past-choose"))
        offered = [s for s in SCOPES if s != SERVER or interaction.guild_id is not None]
        choices = [SelectOption(s, say(f"past-{s}-short"), chosen=s == scope) for s in offered]
        return layout.select(CustomId(0, "past", arg="whose"), choices, say("past-whose"))

    async def _one(self, interaction: Interaction, game: int, say: Localizer) -> Layout:
        """Show a game with buttons for its keepsakes."""
        try:
            info = await self._play.info(game)
            if not await may_see(interaction, info):
                raise user_error("no-such-game")
        except UserError as error:
            return apology(error, say)
        own = say.of(info.ruleset)
        layout = Layout(CALM).text(own("past-one", title=Plain(game_title(info, own))))
        layout.text(_players(info, own))
        whats = KEPT if plugin_of(info.ruleset).has_pictures else ("replay",)
        layout.buttons(
            *(
                Button(own(f"story-{what}"), CustomId(game, "kept", arg=what), Style.primary)
                for what in whats
            ),
            Button(own("story-record"), CustomId(game, "kept", arg="record")),
        )
        if info.player_of(interaction.user.id) is not None:
            layout.buttons(Button(own("story-review"), CustomId(game, "kept", arg="review")))
        return layout

    async def _kept(self, interaction: Interaction, game: int, what: str, say: Localizer) -> None:
        """Reply with a finished game's record, review, film, chronicle or replay."""
        if what == "record":
            await self._board.record(interaction, game, say)
            return
        if what == "review":
            await self.review(interaction, game, say)
            return
        if what == "own-replay":
            await self.own_replay(interaction, game, say)
            return
        if what not in KEPT:
            raise Unreadable(f"nobody keeps a {what}")

        async def work() -> tuple[Layout, list[discord.File]]:
            info = await self._play.info(game)
            if not await may_see(interaction, info):
                raise user_error("no-such-game")
            own = say.of(info.ruleset)
            record = await self._play.records.of(game)
            title = own("story-posted", title=Plain(game_title(info, own)))
            wished = page_wish if what == "replay" else credits_of
            wish = {"title": game_title(info, own), **await wished(self._play, info, own)}
            return await self._made(what, info, record, title, own, **wish)

        await self._answer(interaction, work, say)

    # -- within ---------------------------------------------------------------------------------

    async def _answer(self, interaction: Interaction, work: Any, say: Localizer) -> None:
        """Make something, one thing at a time for each user, and reply with it."""
        user = interaction.user.id
        reply = Reply(interaction, fresh=True)
        if user in self._busy:
            await reply.show(Layout().text(say("story-busy")))
            return
        self._busy.add(user)
        files: list[discord.File] = []
        try:
            await reply.promise()
            layout, files = await work()
        except UserError as error:
            layout = apology(error, say)
        except NotDrawn as error:
            log.error("nothing is shown: %s", error)
            layout = Layout().text(say("story-failed"))
        finally:
            self._busy.discard(user)
        await reply.show(layout, *files)

    async def _made(
        self, what: str, info: GameInfo, record: Any, title: str, say: Localizer, /, **wish: Any
    ) -> tuple[Layout, list[discord.File]]:
        """Make something of a record, under a title. Raises NotDrawn."""
        kept = await self._painter.story(what, record, language=say.language, **wish)
        name = f"ravenry-game-{info.id}-{kept.name}"
        layout = Layout(CALM).text(title).text(kept.words)
        if name.endswith(".html"):
            layout.text(say("story-page")).file(name)
        else:
            layout.picture(name, kept.alt)
        file = discord.File(io.BytesIO(kept.data), name, description=kept.alt[:1024] or None)
        return layout, [file]


def hindsight_of(info: GameInfo, seat: str, regret: MistakeResult, say: Localizer) -> Hindsight:
    """Return a decision and the better one in words, with what a picture needs to show both.

    Of tokens, only those that differ are in the words.
    """
    asking = Asking(
        game=info.id,
        number=0,
        kind=regret.kind,
        params=regret.params,
        shape=regret.shape,
        path=(),
        localizer=say,
        opens_at_once=True,
        seat=seat,
        view=regret.view,
    )
    widget = widget_for(regret.shape)

    def in_words(value: Any) -> str:
        try:
            there = asking.along(widget.retrace(regret.shape, value))
        except WrongPath:
            return say("panel-answer-empty")
        return one_line(some_lines(answer_in_words(there).splitlines(), ANSWER, "…"))

    def percent(chance: float) -> int:
        return round(100 * chance)

    when = Plain(plugin_of(info.ruleset).tale.when(regret.view, say))
    reason = regret.reason and say("hint-reason", reason=Plain(say.say(regret.reason)))
    tokens = isinstance(regret.shape, Tokens)
    found = Hindsight(
        seat,
        regret.step,
        say("review-when", when=when, question=Plain(asking.words)),
        "",
        "",
        reason or "",
        regret.view,
        regret.did,
        regret.instead,
        regret.taken if tokens else None,
        regret.better if tokens else None,
    )
    own, other = found.placed if tokens else (regret.taken, regret.better)
    taken, better = percent(regret.chance), percent(regret.expected)
    return replace(
        found,
        taken=say("review-taken", answer=Plain(in_words(own)), chance=taken),
        better=say("review-better", answer=Plain(in_words(other)), chance=better),
    )


def _players(info: GameInfo, say: Localizer) -> str:
    """Return the players of the seats."""
    own = localizer_for(say.language).of(info.ruleset)
    parts = [
        own(
            "past-player",
            seat=seat_name(player.seat, own),
            player=Plain(player_name(info, player, own)),
        )
        for player in info.players
        if player.seat is not None
    ]
    return own.listed(parts)
