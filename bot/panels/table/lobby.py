"""Joining and leaving: the lobby's buttons, and taking seats while a game runs."""

from __future__ import annotations

from typing import Protocol

from bot.panels.user.notifications import NotificationsPanel
from bot.play import GameInfo, Play, TableSettings, UserError, picker
from bot.play.lobby.setup import USUAL
from bot.posts.messages import add_seats, add_ways
from bot.store.table.seats import SealedBids
from bot.text import Localizer, Plain
from bot.ui.custom_id import CustomId, Unreadable, only
from bot.ui.items import Interaction
from bot.ui.layout import CALLING, Button, Layout, Style
from bot.ui.modals import Text, form
from bot.ui.names import game_title, seat_name
from bot.ui.reply import Reply, apology, whisper
from bot.ui.router import Press, answering
from engine.kernel.ruleset import WrittenOption

from .choices import as_written, in_ids
from .settings import level_in

SENT = "sent"
"""The argument of a form that has been sent."""


class NoticePanelBuilder(Protocol):
    """What builds the panel of a user in a game, with a notice on top."""

    async def __call__(self, game: int, user: int, say: Localizer, notice: str = "") -> Layout:
        """Return the panel; raises UserError if there is none."""


class LobbyPanel:
    """The panel for joining, leaving, and choosing and taking seats; it asks how to reach users."""

    def __init__(self, play: Play, reach: NotificationsPanel, panel_of: NoticePanelBuilder) -> None:
        self._play = play
        self._reach = reach
        self._panel_of = panel_of

    @answering("join", "leave", "fill", "start", "seat")
    async def press(self, press: Press) -> None:
        """Join, leave, choose a seat, fill up or start, from the post or by command.

        The table's post is refreshed separately.
        """
        say = press.say
        user, game = press.interaction.user, press.game
        reply = Reply(press.interaction)

        async def work() -> str:
            nonlocal say
            say = say.of((await self._play.info(game)).ruleset)
            match press.verb:
                case "join":
                    info = await self._play.join(
                        game, user.id, user.display_name, press=press.interaction.id
                    )
                    return _joined(info, user.id, say)
                case "leave":
                    info = await self._play.leave(game, user.id, press=press.interaction.id)
                    return say("lobby-closed" if info.phase == "closed" else "lobby-left")
                case "seat":
                    seat = None if only(press.values) == "random" else only(press.values)
                    await self._play.join(
                        game, user.id, user.display_name, seat, press=press.interaction.id
                    )
                    if seat is None:
                        return say("lobby-seated-random")
                    return say("lobby-seated", seat=f"seat:{seat}")
                case "fill":
                    level = level_in(only(press.values)) if press.values else USUAL
                    await self._play.add_stewards(game, user.id, level=level)
                    return say("lobby-filled", level=f"level:{level}")
                case _:
                    started = await self._play.start(game, user.id)
                    return say(_beginning(started))

        begun = None
        try:
            done = await reply.during(work())
            layout = Layout().text(done)
            if press.verb == "fill":  # What the host wants next stays at hand.
                layout = await self._panel_of(game, user.id, say, done)
            if press.verb in ("join", "seat"):
                info = await self._play.info(game)
                if info.phase == "running":  # The last player has joined.
                    layout = await self._panel_of(game, user.id, say, say("lobby-started"))
                    begun = info
                else:
                    if press.verb == "join":
                        layout = with_seats(layout, info, user.id, say)
                    layout = await self._reach.welcome(layout, info, user.id, say)
            if press.verb == "start" and (await self._play.info(game)).phase == "running":
                layout = await self._panel_of(game, user.id, say, say("lobby-started"))
        except UserError as user_error:
            layout = apology(user_error, say)
        await reply.show(layout)
        if begun is not None:  # A panel leaves no room for the welcome.
            await self.greet(press.interaction, begun, say, above=layout)

    @answering("bid")
    async def bid(self, press: Press) -> None:
        """Open the form for what the user bids for seats, or seal what they have written there."""
        say = press.say
        try:
            info = await self._play.info(press.game)
            say = say.of(info.ruleset)
            option, sealed = await self._play.bids_of(press.game, press.user)
            if press.arg != SENT:
                value = as_written(option, sealed.bids, say)
                field = Text(
                    say("bid-field"), as_written(option, option[-1], say), value, required=False
                )
                modal = form(CustomId(info.id, "bid", arg=SENT), say("bid-open"), [field])
                await press.interaction.response.send_modal(modal)
                return
            written = in_ids(option, only(press.values), say)
            sealed = await self._play.bid(press.game, press.user, written)
            told = Layout().text(_bid(option, sealed, say))
            layout = with_seats(told, info, press.user, say)
        except UserError as user_error:
            layout = apology(user_error, say)
        await Reply(press.interaction).show(layout)

    @answering("rematch")
    async def rematch(self, press: Press) -> None:
        """Open the rematch of a finished game, or take the user's seat in it."""
        user, reply = press.interaction.user, Reply(press.interaction, fresh=True)

        async def work() -> Layout:
            info = await self._play.rematch(
                press.game, user.id, user.display_name, press=press.interaction.id
            )
            words = press.say.of(info.ruleset)
            if info.phase == "running":
                return await self._panel_of(info.id, user.id, words, words("lobby-started"))
            where = words("rematch-open", game=str(info.id), channel=f"channel:{info.channel}")
            layout = Layout().text(where).text(_joined(info, user.id, words))
            return await self._reach.welcome(layout, info, user.id, words)

        await reply.give(work(), press.say)

    @answering("take-seat")
    async def press_seat(self, press: Press) -> None:
        """Tell a volunteer what taking a seat means; let them take it once they have been told."""
        sure, _, seat = press.arg.rpartition(":")
        if sure:
            await self.take(press.interaction, press.game, seat, press.say)
            return
        try:
            info = await self._play.info(press.game)
            if seat not in info.seats:
                raise Unreadable(f"no such seat: {seat}")
            layout = volunteer_card(info, seat, press.say)
        except UserError as user_error:
            layout = apology(user_error, press.say)
        await Reply(press.interaction).show(layout)

    async def take(self, interaction: Interaction, game: int, seat: str, say: Localizer) -> None:
        """Let a volunteer take a seat, and show what it knows; or say that the table votes."""
        user, reply = interaction.user, Reply(interaction)

        async def work() -> Layout:
            nonlocal say
            say = say.of((await self._play.info(game)).ruleset)
            if not await self._play.seats.take(game, user.id, user.display_name, seat):
                return Layout().text(say("done-asked", seat=f"seat:{seat}"))
            return await self._panel_of(game, user.id, say)

        try:
            layout = await reply.during(work())
            await reply.show(layout)
            info = await self._play.info(game)
        except UserError as user_error:
            await reply.show(apology(user_error, say))
            return
        await self.greet(interaction, info, say, above=layout)

    async def greet(
        self,
        interaction: Interaction,
        info: GameInfo,
        say: Localizer,
        warning: str = "",
        above: Layout | None = None,
    ) -> None:
        """Send a follow-up to the reply: a warning, and the welcome for newcomers.

        ``above`` is the panel that the reply has shown.
        """
        layout, user = Layout().text(warning), interaction.user.id
        if info.phase == "lobby" and info.host == user:
            layout.text(say("lobby-opened"))
            layout = with_seats(layout, info, user, say.of(info.ruleset))
        layout = await self._reach.welcome(layout, info, user, say, above)
        if not layout.empty:
            await whisper(interaction, layout)


def _beginning(info: GameInfo) -> str:
    """Return the message about a game that begins, which may have to wait for the beacon."""
    return "lobby-started" if info.phase == "running" else "lobby-beginning"


def _joined(info: GameInfo, user: int, say: Localizer) -> str:
    """Return the notice to a player who has joined: their seat, or how they get one.

    The last player to join is told that the game begins.
    """
    if info.light == "awaited":
        return say("lobby-beginning")
    player = info.player_of(user)
    if player is not None and player.seat is not None:
        return say("lobby-seated", seat=f"seat:{player.seat}")
    return say(f"lobby-joined-{TableSettings.of(info.terms).seats}")


def _bid(option: WrittenOption, sealed: SealedBids, say: Localizer) -> str:
    """Return what a user has bid, with their receipt."""
    bids = as_written(option, sealed.bids, say) or say("bid-nothing")
    told = say("bid-sealed", bids=Plain(bids))
    if sealed.receipt is None:
        return told
    return f"{told}\n{say('bid-receipt', receipt=Plain(sealed.receipt))}"


def with_seats(layout: Layout, info: GameInfo, user: int, localizer: Localizer) -> Layout:
    """Add what the reader can do to the panel of a game that has not begun, seats first."""
    player, turn = info.player_of(user), picker(info)
    if player is None:
        return add_ways(layout, info, user, localizer)
    if player.seat is not None:
        layout.text(localizer("lobby-yours", seat=seat_name(player.seat, localizer)))
    elif turn is not None and turn.user == user:
        layout.text(localizer("lobby-your-turn"))
    if turn is None or turn.user == user:
        add_seats(layout, info, localizer)
    if TableSettings.of(info.terms).seats == "auction":
        press = CustomId(info.id, "bid")
        layout.buttons(Button(localizer("bid-open"), press, Style.primary))
    return add_ways(layout, info, user, localizer)


def volunteer_card(info: GameInfo, seat: str, localizer: Localizer) -> Layout:
    """Tell a volunteer what taking a seat means, before they learn its secrets."""
    localizer = localizer.of(info.ruleset)
    layout = Layout(CALLING).text(
        localizer(
            "volunteer",
            seat=seat_name(seat, localizer),
            title=Plain(game_title(info, localizer)),
        )
    )
    label = localizer("volunteer-yes", seat=seat_name(seat, localizer))
    return layout.buttons(
        Button(label, CustomId(info.id, "take-seat", arg=f"yes:{seat}"), Style.success)
    )
