"""What happens when somebody presses something."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import discord

from bot.pictures import Painter
from bot.play import GameInfo, Play, Trouble
from bot.store import Store, people
from bot.text import Plain, Voice, voice
from bot.ui.apology import apology, sentence
from bot.ui.layout import Layout
from bot.ui.names import game_title, moment
from bot.ui.press import Press, number_in, only
from bot.ui.reply import Reply

from .answers import AnswersPanel
from .board import BoardPanel
from .cards import GameLine, games_list, recruiting_card, status_card
from .help import help_layout
from .host import HostPanel
from .instructions import InstructionsPanel
from .lobby import LobbyPanel
from .log import LogPanel
from .reach import ReachPanel
from .reference import ReferencePanel
from .rules import RulesPanel
from .settings import SettingsPanel
from .status import status_page
from .talk import TalkPanel
from .terms import TermsPanel
from .why import WhyPanel

if TYPE_CHECKING:
    from bot.flood import Flood
    from bot.health.health import Health

Interaction = discord.Interaction[Any]

log = logging.getLogger(__name__)


class Desk:
    """Answers presses and commands; keeps nothing that a restart would miss."""

    def __init__(
        self,
        play: Play,
        store: Store,
        painter: Painter,
        *,
        now: Callable[[], float] = time.time,
    ) -> None:
        """``now`` gives UTC epoch seconds, by the clock that the games go by."""
        self.play = play
        self.now = now
        self.store = store
        self.painter = painter
        self.board = BoardPanel(play, store, painter)
        self.log = LogPanel(play, store)
        self.reference = ReferencePanel(play, self.board)
        self.rules = RulesPanel(play)
        self.instructions = InstructionsPanel(play)
        self.why = WhyPanel(play)
        self.answers = AnswersPanel(play, self.why)
        self.talk = TalkPanel(play, now)
        self.terms = TermsPanel(play)
        self.reach = ReachPanel(play, store)
        self.settings = SettingsPanel(play, self.reach, now)
        self.host = HostPanel(play)
        self.lobby = LobbyPanel(play, self.reach, self.answers.panel)
        self.posting = asyncio.Lock()
        """Held while a card is posted whose id is not written down yet."""
        self.flood: Flood | None = None
        """How much one user may press; without it, as much as they like."""
        self.health: Health | None = None
        """How the bot is, where somebody measures it."""

    def has_seen(self, game: int, user: int, number: int) -> bool:
        """Tell whether a panel has shown a question to a user since the bot started."""
        return self.answers.has_seen(game, user, number)

    async def voice_of(self, interaction: Interaction) -> Voice:
        """Return the language of whoever pressed: as they have set it, else as Discord says."""
        async with self.store.reading() as session:
            settings = await people.find_settings(session, interaction.user.id)
        return voice(settings.language or interaction.locale)

    # -- presses --------------------------------------------------------------------------------

    async def press(self, interaction: Interaction, press: Press, values: Sequence[str]) -> None:
        """Answer a press."""
        say = await self.voice_of(interaction)
        match press.verb:
            case "join" | "leave" | "fill" | "start" | "seat":
                await self.lobby.in_lobby(interaction, press, say, values)
            case "map":
                await self.show_map(interaction, press.game)
            case "zoom":
                await self.show_map(interaction, press.game, only(values))
            case "hand":
                await self.board.hand(interaction, press.game, say)
            case "panel":
                await self.open_panel(interaction, press.game)
            case "instruct":
                await self.instructions.press(interaction, press, values, say)
            case "log":
                await self.log.press(interaction, press, values, say)
            case "rule":
                await self.rules.press(interaction, press, values, say)
            case "setup" | "agree":
                await self.terms.press(interaction, press, values, say)
            case "reach":
                await self.reach.press(interaction, press, say)
            case "prefer":
                await self.settings.press(interaction, press, values, say)
            case "help":
                await self.help(interaction, press.game)
            case "take-seat":
                await self.lobby.press_seat(interaction, press, say)
            case "run":
                await self.host.press(interaction, press, values, say)
            case "aye" | "nay":
                await self.vote(interaction, press)
            case "games":
                reply = Reply(interaction)
                await reply.show(await self.my_games(interaction.user.id, say))
            case "type" | "fill-in":
                await self.answers.open_form(interaction, press, say)
            case _:
                await self.answers.choose(interaction, press, values, say)

    async def open_panel(self, interaction: Interaction, game: int) -> None:
        """Show a player the panel of a game, or say why there is none."""
        await self.answers.open_panel(interaction, game, await self.voice_of(interaction))

    # -- games of one's own ---------------------------------------------------------------------

    async def my_games(self, user: int, say: Voice) -> Layout:
        """List the games of a user, those that wait for them first."""
        waiting = {w.info.id: w for w in await self.play.waiting_for(user)}
        known = {info.id: info for info in await self.play.games_of(user)}
        lines = []
        for game in [*waiting, *(id for id in known if id not in waiting)]:
            if (info := known.get(game)) is None:
                continue  # it has ended between the two looks
            try:
                stands = (
                    say("moment-lobby")
                    if info.phase == "lobby"
                    else moment((await self.play.table(game)).view, say.of(info.ruleset))
                )
            except Trouble as trouble:
                stands = sentence(trouble, say)
            card = await self.fact(f"card:{game}")
            lines.append(GameLine(info, stands, waiting.get(game), card))
        return games_list(lines, say)

    async def my_panel(self, interaction: Interaction) -> None:
        """Show the panel of the channel's game, or of the only game, or a list of all games."""
        user = interaction.user.id
        say = await self.voice_of(interaction)
        here = await self.play.game_in_channel(interaction.channel_id or 0)
        if here is not None and here.player_of(user) is not None:
            await self.open_panel(interaction, here.id)
            return
        games = await self.play.games_of(user)
        if len(games) == 1:
            await self.open_panel(interaction, games[0].id)
            return
        await Reply(interaction).show(await self.my_games(user, say))

    async def help(self, interaction: Interaction, game: int = 0) -> None:
        """Explain what there is to do, in a game or where somebody stands."""
        say, user = await self.voice_of(interaction), interaction.user.id
        reply = Reply(interaction, fresh=True)
        try:
            direct = interaction.guild_id is None
            info = (
                await self.play.info(game)
                if game
                else await self.play.game_in_channel(interaction.channel_id or 0)
            )
            layout = await reply.during(help_layout(self.play, info, user, say, direct=direct))
        except Trouble as trouble:
            layout = apology(trouble, say)
        await reply.show(layout)

    async def vote(self, interaction: Interaction, press: Press) -> None:
        """Agree to a proposal, or not."""
        say = await self.voice_of(interaction)
        agrees = press.verb == "aye"
        try:
            proposal = await self.play.votes.vote(
                press.game, interaction.user.id, number_in(press.arg), agrees
            )
        except Trouble as trouble:
            await Reply(interaction).show(apology(trouble, say))
            return
        match proposal.state:
            case "passed":
                said = say("vote-passed")
            case "refused":
                said = say("vote-refused")
            case _:
                said = say("vote-agreed") if agrees else say("vote-disagreed")
        await Reply(interaction).show(Layout().text(said))

    # -- the table's card -----------------------------------------------------------------------

    async def card(self, game: int, say: Voice) -> Layout:
        """Build the card of a table: who joins, or how the game stands."""
        info = await self.play.info(game)
        say = say.of(info.ruleset)
        if info.phase == "closed":
            return Layout().text(say("lobby-closed-card", title=Plain(game_title(info, say))))
        if info.phase == "lobby":
            return recruiting_card(info, self.play.ruleset(info.ruleset), say)
        if info.pinned is not None:
            return Layout().text(say("card-pinned", title=Plain(game_title(info, say))))
        table = await self.play.table(game)
        link = await self.fact(f"map:{game}")
        return status_card(table, say, link)

    async def status(self, game: int, say: Voice) -> Layout:
        """Say who is awaited since when, until when, and who is allied; of a lobby, its card."""
        info = await self.play.info(game)
        if info.phase in ("lobby", "closed") or info.pinned is not None:
            return await self.card(game, say)
        table = await self.play.table(game)
        return status_page(table, await self.play.talking.alliances(game), say)

    async def remember_card(self, info: GameInfo, message: int) -> None:
        """Write down which message is the card of a table."""
        await self.put_fact(f"card:{info.id}", f"{info.channel}:{message}")

    async def fact(self, key: str) -> str | None:
        """Return something small that was written down."""
        async with self.store.reading() as session:
            return await people.find_fact(session, key)

    async def drop_fact(self, key: str) -> None:
        """Forget something small that was written down."""
        async with self.store.writing() as session:
            await people.drop_fact(session, key)

    async def put_fact(self, key: str, value: str) -> None:
        """Write something small down."""
        async with self.store.writing() as session:
            await people.put_fact(session, key, value)

    # -- pictures -------------------------------------------------------------------------------

    async def show_map(
        self, interaction: Interaction, game: int, region: str | None = None
    ) -> None:
        """Draw the board, or a region of it, for whoever asks."""
        await self.board.map(interaction, game, await self.voice_of(interaction), region=region)
