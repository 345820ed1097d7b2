"""What happens when somebody presses something."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import discord

from bot.pictures import Painter
from bot.play import GameInfo, Hand, Play, Told, Trouble
from bot.store import Store, people
from bot.text import Plain, Voice, voice
from engine.kernel.shape import WrongPath

from .apology import apology, sentence
from .cards import GameLine, games_list, recruiting_card, status_card, with_seats
from .explaining import Explaining
from .finding import Finding
from .gathering import Gathering
from .helping import help_layout
from .layout import Layout
from .logbook import Logbook
from .looking import Looking
from .managing import Managing
from .names import game_title, moment
from .preferences import Preferences
from .press import Press, mark_of, number_in, only
from .question import answer_in_words, asking_of, question_panel
from .reaching import Reaching
from .reply import Reply
from .rules import Rules
from .setting_up import SettingUp
from .standing import standing_page
from .talking import Talks
from .widgets import Asking, widget_for

if TYPE_CHECKING:
    from bot.flood import Flood
    from bot.health.health import Health

Interaction = discord.Interaction[Any]

NEWS = 10
"""Sentences about what happened that a panel shows at most."""

REMEMBERED = 10_000
"""Panels of which it is remembered what they have shown; forgetting costs a needless message."""

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
        self.looking = Looking(play, store, painter)
        self.logbook = Logbook(play, store)
        self.finding = Finding(play, self.looking)
        self.rules = Rules(play)
        self.explaining = Explaining(play)
        self.talks = Talks(play, now)
        self.setting_up = SettingUp(play)
        self.reaching = Reaching(play, store)
        self.preferences = Preferences(play, self.reaching, now)
        self.managing = Managing(play)
        self.gathering = Gathering(play, self.reaching, self._panel)
        self.posting = asyncio.Lock()
        """Held while a card is posted whose id is not written down yet."""
        self.flood: Flood | None = None
        """How much one user may press; without it, as much as they like."""
        self.health: Health | None = None
        """How the bot is, where somebody measures it."""
        self._shown: OrderedDict[tuple[int, int], int] = OrderedDict()
        self._read: OrderedDict[tuple[int, int], int] = OrderedDict()

    def has_seen(self, game: int, user: int, number: int) -> bool:
        """Tell whether a panel has shown a question to a user since the bot started."""
        return self._shown.get((game, user), 0) >= number

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
                await self.gathering.in_lobby(interaction, press, say, values)
            case "map":
                await self.show_map(interaction, press.game)
            case "zoom":
                await self.show_map(interaction, press.game, only(values))
            case "panel":
                await self.open_panel(interaction, press.game)
            case "log":
                await self.logbook.press(interaction, press, values, say)
            case "rule":
                await self.rules.press(interaction, press, values, say)
            case "setup" | "agree":
                await self.setting_up.press(interaction, press, values, say)
            case "reach":
                await self.reaching.press(interaction, press, say)
            case "prefer":
                await self.preferences.press(interaction, press, values, say)
            case "help":
                await self.help(interaction, press.game)
            case "take-seat":
                await self.gathering.press_seat(interaction, press, say)
            case "run":
                await self.managing.press(interaction, press, values, say)
            case "aye" | "nay":
                await self.vote(interaction, press)
            case "games":
                reply = Reply(interaction)
                await reply.show(await self.my_games(interaction.user.id, say))
            case _:
                await self._choose(interaction, press, values, say)

    async def open_panel(self, interaction: Interaction, game: int) -> None:
        """Show a player the panel of a game, or say why there is none."""
        say = await self.voice_of(interaction)
        reply = Reply(interaction)
        try:
            layout = await reply.during(self._panel(game, interaction.user.id, say))
        except Trouble as trouble:
            layout = apology(trouble, say)
        await reply.show(layout)

    async def _choose(
        self, interaction: Interaction, press: Press, values: Sequence[str], language: Voice
    ) -> None:
        """Answer a press that belongs to a question."""
        user = interaction.user.id
        reply = Reply(interaction)

        async def work() -> Layout:
            hand = await self.play.hand(press.game, user)
            say = language.of(hand.info.ruleset)
            asking = asking_of(hand, say)
            if asking is None or asking.number != press.number:
                return await self._panel(press.game, user, say, say("panel-passed"))
            changing = hand.answered and press.verb not in ("keep", "withdraw")
            if press.mark != mark_of(asking.path) and press.verb not in ("change", "keep", "show"):
                notice = say("panel-moved-on")
                return await self._panel(press.game, user, say, notice, changing=bool(hand.draft))
            try:
                return await self._apply(interaction, press, values, hand, asking, changing)
            except WrongPath:
                return await self._panel(
                    press.game, user, say, say("panel-not-offered"), changing=changing
                )
            except Trouble as trouble:
                self.explaining.remember(press.game, user, trouble)
                return await self._panel(
                    press.game,
                    user,
                    say,
                    sentence(trouble, say),
                    rule=trouble.rule and say.paragraph(trouble.phrase, trouble.rule),
                    changing=changing,
                )

        try:
            layout = await reply.during(work())
        except Trouble as trouble:
            layout = apology(trouble, language)
        await reply.show(layout)

    async def _apply(
        self,
        interaction: Interaction,
        press: Press,
        values: Sequence[str],
        hand: Hand,
        asking: Asking,
        changing: bool,
    ) -> Layout:
        """Do what was pressed, and return the panel after it."""
        game, user, number = press.game, interaction.user.id, press.number
        widget, say = widget_for(asking.shape), asking.voice
        show = widget.show_after(asking, press, values)
        match press.verb:
            case "show":
                return await self._panel(game, user, say, show=show, changing=changing)
            case "keep":
                return await self._panel(game, user, say)
            case "withdraw":
                await self.play.withdraw(game, user, number)
                return await self._panel(game, user, say, say("panel-withdrawn"))
            case "change":
                path = widget.retrace(asking.shape, hand.sealed) if widget.stepwise else []
                await self.play.draft(game, user, number, path)
                return await self._panel(game, user, say, changing=True)
            case "back":
                path = widget.back(asking)
            case "clear":
                path = widget.settle(asking.shape, ())
            case "lock":
                return await self._answer(interaction, asking)
            case _:
                path = widget.follow(asking, press, values)
        after = asking.along(path)
        step = after.step
        if step.ready and not step.options and widget.answers_at_once(after):
            return await self._answer(interaction, after)
        await self.play.draft(game, user, number, path)
        return await self._panel(game, user, say, show=show, changing=changing)

    async def _answer(self, interaction: Interaction, asking: Asking) -> Layout:
        """Give the answer that was chosen, and show what comes next."""
        say, step, user = asking.voice, asking.step, interaction.user.id
        if not step.ready:
            raise WrongPath(asking.path)
        # The shape knows the table as it is: put into words what is chosen before it changes.
        words = one_line(answer_in_words(asking))
        before = await self._last_event(asking.game, user)
        await self.play.answer(
            asking.game,
            user,
            asking.number,
            step.value,
            interaction=interaction.id,
            at=interaction.created_at.timestamp(),
        )
        _remember(self._read, (asking.game, user), before)
        table = await self.play.table(asking.game)
        opened = table.number != asking.number
        notice = say("panel-done", answer=Plain(words)) if opened else ""
        return await self._panel(asking.game, user, say, notice)

    # -- panels ---------------------------------------------------------------------------------

    async def _panel(
        self,
        game: int,
        user: int,
        say: Voice,
        notice: str = "",
        *,
        rule: str | None = None,
        show: str = "",
        changing: bool = False,
    ) -> Layout:
        """Build the panel of a player as things stand."""
        info = await self.play.info(game)
        say = say.of(info.ruleset)
        if info.phase in ("lobby", "closed"):
            layout = Layout().text(say(f"panel-{info.phase}", title=Plain(game_title(info, say))))
            return layout if info.phase == "closed" else with_seats(layout, info, user, say)
        news = await self._news(game, user)
        hand = await self.play.hand(game, user)
        if hand.question is not None:
            _remember(self._shown, (game, user), hand.question.number)
        # From here on nothing is awaited: what a shape offers is true for this moment only.
        return question_panel(
            hand, say, news=news, notice=notice, rule=rule, show=show, changing=changing
        )

    async def _news(self, game: int, user: int) -> Sequence[Told]:
        """Return what a player has not read: since their last answer, else the last of it."""
        told = await self.play.history(game, user, last=NEWS)
        read = self._read.get((game, user), 0)
        return [t for t in told if t.number > read]

    async def _last_event(self, game: int, user: int) -> int:
        told = await self.play.history(game, user, last=1)
        return told[-1].number if told else 0

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

    async def standing(self, game: int, say: Voice) -> Layout:
        """Say who is awaited since when, until when, and who is allied; of a lobby, its card."""
        info = await self.play.info(game)
        if info.phase in ("lobby", "closed") or info.pinned is not None:
            return await self.card(game, say)
        table = await self.play.table(game)
        discreet = getattr(self.play.ruleset(info.ruleset), "discreet", frozenset[str]())
        return standing_page(table, await self.play.talking.alliances(game), discreet, say)

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
        await self.looking.map(interaction, game, await self.voice_of(interaction), region=region)


def one_line(text: str) -> str:
    """Put several lines on one."""
    return " · ".join(line.strip() for line in text.splitlines() if line.strip())


def _remember(where: OrderedDict[tuple[int, int], int], key: tuple[int, int], number: int) -> None:
    """Keep a number for a game and a user, and forget those that were not used for longest."""
    where[key] = number
    where.move_to_end(key)
    while len(where) > REMEMBERED:
        where.popitem(last=False)
