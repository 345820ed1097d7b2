"""The panel of a running game: its time, its seats, and going back. Every effect is announced.

Other players propose what the host may decide; each player decides about their own seat.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.panels.parts import add_menus
from bot.panels.user.settings import LENGTHS
from bot.play import GameInfo, Play, Player, TableView, UserError
from bot.posts.awaited import awaited_lines
from bot.posts.settings_lines import time_lines
from bot.text import Localizer, Plain
from bot.ui.custom_id import CustomId, number_in
from bot.ui.items import Interaction
from bot.ui.layout import CALM, Button, Layout, SelectOption, Style
from bot.ui.limits import OPTIONS
from bot.ui.names import deed, game_title, seat_and_player, seat_name
from bot.ui.reply import Reply, sentence
from bot.ui.router import Press, answering

from .choices import level_choices
from .settings import level_in

HOUR, DAY = 3600, 86400
MORE = (1, 6, 24, 72)
"""The extensions on offer, in hours."""
MENUS = 15
"""The most menus of earlier moments for which a message has room."""
PROPOSED = "done-proposed"
DRAW = "-"
"""What stands for a draw among the seats."""


def concerns(info: GameInfo, user: int) -> bool:
    """Return whether a user plays in a game, has lent a seat of it, or is its host."""
    return user == info.host or seat_of(info, user) is not None


def seat_of(info: GameInfo, user: int) -> Player | None:
    """Return a user's own seat, even while another user plays it for them."""
    owned = next((p for p in info.players if p.owner == user), None)
    return owned or info.player_of(user)


class HostPanel:
    """The panel on which hosts and players manage a running game."""

    def __init__(self, play: Play, now: Callable[[], float]) -> None:
        """Create the panel; ``now`` returns UTC epoch seconds."""
        self._play = play
        self._now = now

    async def open(self, interaction: Interaction, game: int, say: Localizer) -> None:
        """Show the panel."""
        await self.press(Press(interaction, CustomId(game, "run"), (), say))

    async def ask_leaving(self, interaction: Interaction, game: int, say: Localizer) -> None:
        """Ask a player whether they want to leave for good."""
        await self.press(Press(interaction, CustomId(game, "run", arg="leaving"), (), say))

    @answering("run")
    async def press(self, press: Press) -> None:
        """Do what was pressed, and show the panel afterwards."""
        say = press.say
        reply = Reply(press.interaction)
        user = press.user

        async def work() -> Layout:
            nonlocal say
            info = await self._play.info(press.game)
            say = say.of(info.ruleset)
            if not concerns(info, user):
                return Layout().text(say("trouble-not-playing"))
            verb, _, what = press.arg.partition(":")
            notice = ""
            chosen = press.values[0] if press.values else ""
            if (doing := self._deed(info, user, verb, what, chosen)) is not None:
                try:
                    notice = say(await doing)
                except UserError as user_error:
                    notice = sentence(user_error, say)
            if verb == "moments":
                return await self._moments(info.id, say)
            if verb == "concede":
                return _concession(info, say)
            if verb == "leaving":
                return _leaving((await self._play.table_view(info.id)).info, user, say)
            if verb == "leave":
                await self._play.seats.leave(info.id, user)
                return Layout().text(say("done-left"))
            seat = what if verb in ("sure", "level") else chosen or (what if verb == "seat" else "")
            return await self._panel(press.game, user, notice, seat, say, sure=verb == "sure")

        await reply.give(work(), say)

    def _deed(
        self, info: GameInfo, user: int, verb: str, what: str, chosen: str
    ) -> Awaitable[str] | None:
        """Return the action of a press, with its notice; ``None`` if it only selects a seat."""
        play, game, hosting = self._play, info.id, info.host == user
        match verb:
            case "pause" if hosting:
                return _told(play.time.pause(game, user))
            case "pause":
                return _told(play.votes.propose_pause(game, user), PROPOSED)
            case "end":
                winner = None if chosen == DRAW else chosen
                return _told(play.votes.propose_end(game, user, winner), PROPOSED)
            case "resume" if hosting:
                return _told(play.time.resume(game, user))
            case "resume":
                return _told(play.votes.propose_resume(game, user), PROPOSED)
            case "extend" if hosting:
                return _told(play.time.extend(game, user, number_in(what) * HOUR))
            case "extend":
                proposing = play.votes.propose_extension(game, user, number_in(what) * HOUR)
                return _told(proposing, PROPOSED)
            case "back":
                return _told(play.votes.propose_back(game, user, number_in(chosen)), PROPOSED)
            case "away":
                until = self._now() + number_in(chosen) * DAY
                return _told(play.time.go_away(game, user, until))
            case "return":
                return _told(play.time.come_back(game, user))
            case "lend":
                return _told(play.seats.offer(game, user))
            case "reclaim":
                return _told(play.seats.reclaim(game, user))
            case "stand-in" if hosting:
                return _told(play.seats.stand_in(game, user, what))
            case "stand-in":
                return _told(play.votes.propose_stand_in(game, user, what), PROPOSED)
            case "level":
                return _told(play.seats.stand_in(game, user, what, level_in(chosen)))
            case "offer":
                return _told(play.seats.offer(game, user, what))
            case "kick":
                return send_away(play, info, user, what)
            case "host" if hosting:
                return _told(play.hand_over(game, user, info.users.get(what, 0)))
            case "host":
                proposing = play.votes.propose_host(game, user, info.users.get(what, 0))
                return _told(proposing, PROPOSED)
        return None

    async def _panel(
        self, game: int, user: int, notice: str, seat: str, say: Localizer, *, sure: bool
    ) -> Layout:
        table = await self._play.table_view(game)
        info = table.info
        hosting = info.host == user
        layout = Layout(CALM).text(notice)
        layout.text(say("run-title", title=Plain(game_title(info, say))))
        layout.text("\n".join([*_awaited(table, say), *time_lines(table, say)]))
        paused = info.paused is not None
        unhurried = all(clock.due is None for clock in table.clocks.values())
        layout.buttons(
            Button(say("run-resume"), CustomId(game, "run", arg="resume"), Style.success)
            if paused
            else Button(say("run-pause"), CustomId(game, "run", arg="pause")),
            *(
                Button(
                    say("run-extend", hours=h),
                    CustomId(game, "run", arg=f"extend:{h}"),
                    disabled=unhurried,
                )
                for h in MORE
            ),
        )
        layout.rule()
        seats = [
            SelectOption(s, seat_and_player(info, s, say), chosen=s == seat) for s in info.seats
        ]
        layout.select(CustomId(game, "run", arg="seat"), seats, say("run-choose-seat"))
        if seat in info.seats:
            self._seat(layout, table, seat, say, user=user, sure=sure)
        if (own := seat_of(info, user)) is not None and not table.over:
            self._own(layout, game, own, user, say)
        layout.rule().buttons(
            Button(say("run-back"), CustomId(game, "run", arg="moments"), disabled=table.over),
            Button(say("run-concede"), CustomId(game, "run", arg="concede"), disabled=table.over),
            Button(say("run-settings"), CustomId(game, "setup")),
        )
        return layout.text(say("run-note" if hosting else "run-propose"))

    def _own(self, layout: Layout, game: int, own: Player, user: int, say: Localizer) -> None:
        """Add what players can do about their own seats."""
        layout.rule().text(say("lobby-yours", seat=seat_name(own.seat or "", say)))
        lent = "reclaim" if own.offered or own.user != user else "lend"
        buttons = [Button(say(f"run-{lent}"), CustomId(game, "run", arg=lent))]
        if own.user == user and (own.away is not None or own.stand_in is not None):
            buttons.append(Button(say("my-vacation-end"), CustomId(game, "run", arg="return")))
        layout.buttons(*buttons)
        if own.user == user:
            _add_vacations(layout, game, say)

    async def _moments(self, game: int, say: Localizer) -> Layout:
        """Offer to go back to an earlier moment, the latest first."""
        moments = await self._play.votes.moments(game)
        layout = Layout(CALM).text(say("run-back-choose" if moments else "trouble-no-such-moment"))
        choices = [
            SelectOption(
                str(moment.question),
                say(
                    "moment-choice",
                    round=int(moment.about.get("round", 0)),
                    what=Plain(deed(moment.kind, say)),
                    seats=[f"seat:{seat}" for seat in moment.seats],
                ),
            )
            for moment in moments[: MENUS * OPTIONS]
        ]
        add_menus(layout, CustomId(game, "run", arg="back"), choices, say)
        return layout.buttons(Button(say("run-kick-no"), CustomId(game, "run")))

    def _seat(
        self,
        layout: Layout,
        table: TableView,
        seat: str,
        say: Localizer,
        *,
        user: int,
        sure: bool,
    ) -> None:
        """Add what can be done about one seat."""
        game, player = table.info.id, table.info.player_in(seat)
        if player is None:
            return
        here = player.user is not None
        if sure and here:
            name = Plain(seat_and_player(table.info, seat, say))
            layout.text(say("run-sure", seat=name))
            layout.buttons(
                Button(
                    say("run-kick-yes"), CustomId(game, "run", arg=f"kick:{seat}"), Style.danger
                ),
                Button(say("run-kick-no"), CustomId(game, "run", arg=f"seat:{seat}")),
            )
            return
        hosting, chair = user == table.info.host, player.user == table.info.host
        layout.buttons(
            Button(
                say("run-stand-in"),
                CustomId(game, "run", arg=f"stand-in:{seat}"),
                disabled=player.machine,
            ),
            Button(
                say("run-offer"),
                CustomId(game, "run", arg=f"offer:{seat}"),
                disabled=here or player.offered or not hosting,
            ),
            Button(
                say("run-host"),
                CustomId(game, "run", arg=f"host:{seat}"),
                # Everyone knows the host, but not which seat is theirs.
                disabled=not here or chair or table.info.faceless,
            ),
            Button(
                say("run-kick"),
                CustomId(game, "run", arg=f"sure:{seat}"),
                Style.danger,
                disabled=not here or player.user == user,
            ),
        )
        if hosting and not (here and player.machine):
            layout.text(say("run-level", seat=f"seat:{seat}"))
            layout.select(
                CustomId(game, "run", arg=f"level:{seat}"),
                level_choices(player.level, say),
                say("run-level-choose"),
            )


def _concession(info: GameInfo, say: Localizer) -> Layout:
    """Offer to propose that the game ends, as a draw or for a winner."""
    layout = Layout(CALM).text(say("run-concede-choose"))
    winners = [
        SelectOption(DRAW, say("run-concede-draw")),
        *(
            SelectOption(seat, seat_and_player(info, seat, say))
            for seat in info.seats[: OPTIONS - 1]
        ),
    ]
    layout.select(CustomId(info.id, "run", arg="end"), winners, say("run-concede-who"))
    return layout.buttons(Button(say("run-kick-no"), CustomId(info.id, "run")))


def _leaving(info: GameInfo, user: int, say: Localizer) -> Layout:
    """Explain what leaving means, and offer a vacation instead for the user's own seat."""
    own = seat_of(info, user)
    if own is None:
        return Layout().text(say("trouble-not-playing"))
    if own.owner is not None:
        what = "lent" if own.owner == user else "borrowed"
    else:
        what = "last" if set(info.users.values()) <= {user} else "own"
    layout = Layout(CALM).text(say(f"leave-{what}", seat=seat_name(own.seat or "", say)))
    if what == "own":
        _add_vacations(layout, info.id, say)
    return layout.buttons(
        Button(say("leave-yes"), CustomId(info.id, "run", arg="leave"), Style.danger),
        Button(say("leave-no"), CustomId(info.id, "run")),
    )


def _add_vacations(layout: Layout, game: int, say: Localizer) -> None:
    """Offer to go on vacation from a game."""
    days = [SelectOption(str(n), say("my-vacation-days", days=n)) for n in LENGTHS]
    layout.select(CustomId(game, "run", arg="away"), days, say("run-away"))


async def _told(deed: Awaitable[object], said: str = "done-told") -> str:
    """Do something that the bot announces; return the notice."""
    await deed
    return said


async def send_away(play: Play, info: GameInfo, user: int, seat: str) -> str:
    """Let the host kick an overdue player, or start a vote on it; return the notice."""
    if info.host == user:
        try:
            await play.seats.kick(info.id, user, seat)
        except UserError as user_error:
            if user_error.phrase.id != "trouble-not-overdue":
                raise
        else:
            return "done-told"
    await play.votes.propose_kick(info.id, user, seat)
    return PROPOSED


def _awaited(table: TableView, say: Localizer) -> list[str]:
    """Return whose turn it is, and until when."""
    if table.kind is None:
        return []
    if table.discreet:
        return [say("overview-discreet")]
    return awaited_lines(table, seat_and_player, say)
