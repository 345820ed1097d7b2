"""``/game`` while a game runs: its time, its seats, and what its table decides together.

The table itself announces every effect in the channel.
"""

from __future__ import annotations

from collections.abc import Coroutine, Sequence
from typing import Any, get_args

import discord
from discord import app_commands
from discord.ext import commands

from bot.connection.command_sync import words
from bot.panels.permission_report import channel_refusal
from bot.panels.rights import moderates
from bot.panels.router import Panels
from bot.panels.table.host import send_away
from bot.play import GameInfo, Player, Trouble
from bot.services import Desk
from bot.store.seats import Level
from bot.text import Plain, Voice
from bot.ui.layout import Layout
from bot.ui.names import called, deed
from bot.ui.reply import Reply
from engine.kernel.phrase import Phrase

from .context import do, game_or_excuse, offered, seat_choices

Interaction = discord.Interaction[Any]

HOUR, DAY = 3600, 86400
LEVELS = [app_commands.Choice(name=words(f"level-{it}"), value=it) for it in get_args(Level)]


class RunningCommands(commands.Cog):
    """The commands for a running game; part of the group ``/game``."""

    desk: Desk
    panels: Panels

    @app_commands.command(description="Run this game: time, seats, everything in one panel (host)")
    async def run(self, interaction: Interaction) -> None:
        """Show the host's panel; before the game starts, its settings."""
        info = await self.here(interaction)
        if info is None:
            return
        say = await self.desk.voice_of(interaction)
        if info.phase == "lobby":
            await self.panels.terms.open(interaction, info.id, say)
        else:
            await self.panels.host.open(interaction, info.id, say)

    # -- time -----------------------------------------------------------------------------------

    @app_commands.command(description="Stop all clocks of this channel's game (host)")
    async def pause(self, interaction: Interaction) -> None:
        """Pause."""
        if (info := await self.here(interaction)) is not None:
            await self.do(interaction, self.desk.play.time.pause(info.id, interaction.user.id))

    @app_commands.command(description="Start all clocks again (host), or propose it")
    async def resume(self, interaction: Interaction) -> None:
        """Let the host end a pause, and put the proposal of anybody else to the vote."""
        info = await self.here(interaction)
        if info is None:
            return
        play, user = self.desk.play, interaction.user.id
        if info.host == user:
            await self.do(interaction, play.time.resume(info.id, user))
        else:
            await self.do(interaction, play.votes.propose_resume(info.id, user), "done-proposed")

    @app_commands.command(description="Give players more time to answer (host), or propose it")
    @app_commands.describe(hours="How much more")
    async def extend(
        self, interaction: Interaction, hours: app_commands.Range[int, 1, 336]
    ) -> None:
        """Let the host extend deadlines; anybody else's request is put to the vote."""
        info = await self.here(interaction)
        if info is None:
            return
        play, user, seconds = self.desk.play, interaction.user.id, hours * HOUR
        if info.host == user:
            await self.do(interaction, play.time.extend(info.id, user, seconds))
        else:
            propose = play.votes.propose_extension(info.id, user, seconds)
            await self.do(interaction, propose, "done-proposed")

    @app_commands.command(
        description="Go on vacation: your clock stops, or a steward plays, as agreed"
    )
    @app_commands.describe(days="For how long")
    async def away(self, interaction: Interaction, days: app_commands.Range[int, 1, 60]) -> None:
        """Begin a vacation."""
        if (info := await self.here(interaction)) is not None:
            until = self.desk.now() + days * DAY
            away = self.desk.play.time.go_away(info.id, interaction.user.id, until)
            await self.do(interaction, away)

    @app_commands.command(name="return", description="Play again yourself, after being away")
    async def come_back(self, interaction: Interaction) -> None:
        """End a vacation."""
        if (info := await self.here(interaction)) is not None:
            back = self.desk.play.time.come_back(info.id, interaction.user.id)
            await self.do(interaction, back)

    # -- seats ----------------------------------------------------------------------------------

    @app_commands.command(description="Take a seat that is open in the game of this channel")
    @app_commands.describe(seat="The seat that you will play")
    async def take(self, interaction: Interaction, seat: str) -> None:
        """Take a seat, and see at once its secrets."""
        info = await self.here(interaction)
        if info is None:
            return
        say = await self.desk.voice_of(interaction)
        await self.panels.lobby.take(interaction, info.id, seat, say)

    @take.autocomplete("seat")
    async def open_seats(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """Suggest the seats that are open."""

        def which(info: GameInfo) -> list[str]:
            return [p.seat for p in _of_running(info) if p.open and p.seat]

        return await seat_choices(self.desk, interaction, current, which=which)

    @app_commands.command(description="Offer your seat to whoever wants to play it for a while")
    async def lend(self, interaction: Interaction) -> None:
        """Offer to lend the user's own seat."""
        if (info := await self.here(interaction)) is not None:
            await self.do(interaction, self.desk.play.seats.offer(info.id, interaction.user.id))

    @app_commands.command(description="Take back the seat that you have lent or offered")
    async def reclaim(self, interaction: Interaction) -> None:
        """Take a seat back."""
        if (info := await self.here(interaction)) is not None:
            await self.do(interaction, self.desk.play.seats.reclaim(info.id, interaction.user.id))

    @app_commands.command(
        description="Propose to send a player away; the host need not ask about who is overdue"
    )
    @app_commands.describe(seat="The seat whose player is to go")
    async def kick(self, interaction: Interaction, seat: str) -> None:
        """Let the host send away who is overdue, and put everything else to the vote."""
        if (info := await self.here(interaction)) is not None:
            sending = send_away(self.desk.play, info, interaction.user.id, seat)
            await self.do(interaction, sending)

    @app_commands.command(description="Make another player the host (host), or propose it")
    @app_commands.describe(player="Who is to be the host; they must play in this game")
    async def host(self, interaction: Interaction, player: discord.User) -> None:
        """Hand the table over, or put it to the vote.

        Before the game begins there is no vote, and whoever may manage the channel can do it.
        """
        info = await self.here(interaction)
        if info is None:
            return
        play, user = self.desk.play, interaction.user.id
        if info.host == user or info.phase != "running":
            moderator = moderates(interaction, info)
            await self.do(
                interaction, play.hand_over(info.id, user, player.id, moderator=moderator)
            )
        else:
            propose = play.votes.propose_host(info.id, user, player.id)
            await self.do(interaction, propose, "done-proposed")

    @app_commands.command(name="stand-in", description="Let a steward play for somebody (host)")
    @app_commands.describe(
        seat="A seat that is empty, late, or a steward's",
        level="How well the steward plays; as agreed if you leave it out",
    )
    @app_commands.choices(level=LEVELS)
    async def stand_in(
        self, interaction: Interaction, seat: str, level: Level | None = None
    ) -> None:
        """Let a steward play an empty seat or a late one, or one of another level."""
        if (info := await self.here(interaction)) is not None:
            filling = self.desk.play.seats.stand_in(info.id, interaction.user.id, seat, level)
            await self.do(interaction, filling)

    @stand_in.autocomplete("seat")
    async def seats_for_stewards(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """Suggest the seats that a steward may play, or plays where nobody is."""

        def which(info: GameInfo) -> list[str]:
            free = [p for p in _of_running(info) if not p.machine or p.user is None]
            return [p.seat for p in free if p.seat]

        return await seat_choices(self.desk, interaction, current, which=which, players=True)

    @kick.autocomplete("seat")
    async def seats_of_others(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """Suggest the seats that are not stewards'."""

        def which(info: GameInfo) -> list[str]:
            return [p.seat for p in _of_running(info) if p.seat and not p.machine]

        return await seat_choices(self.desk, interaction, current, which=which, players=True)

    # -- the table ------------------------------------------------------------------------------

    @app_commands.command(description="Close a game: the host in its lobby, moderators at any time")
    @app_commands.describe(game="Its number; you have to name it if the game has begun")
    async def close(self, interaction: Interaction, game: int | None = None) -> None:
        """End a table for good: by whoever may manage its channel, or by a host without others."""
        info = await self._named(interaction, game)
        if info is None:
            return
        if game is None and info.phase == "running":
            say = await self.desk.voice_of(interaction)
            sure = say("close-sure", game=str(info.id))
            await Reply(interaction).show(Layout().text(sure))
            return
        places, moderator = self.desk.play.places, moderates(interaction, info)
        closing = places.close(info.id, interaction.user.id, moderator=moderator)
        await self.do(interaction, closing, "done-closed")

    @app_commands.command(description="Go on in this channel with a game that was in another one")
    @app_commands.describe(game="The number of the game, as its host finds it in /my games")
    async def move(self, interaction: Interaction, game: int) -> None:
        """Move a table here: by whoever may manage its channel, or the host if that is gone."""
        info = await self._named(interaction, game)
        if info is None:
            return
        say = await self.desk.voice_of(interaction)
        if (refusal := channel_refusal(interaction, say)) is not None:
            await Reply(interaction).show(Layout().text(refusal))
            return
        guild, channel = interaction.guild_id or 0, interaction.channel_id or 0
        places, moderator = self.desk.play.places, moderates(interaction, info)
        moving = places.move(info.id, interaction.user.id, guild, channel, moderator=moderator)
        await self.do(interaction, moving)

    # -- together -------------------------------------------------------------------------------

    @app_commands.command(description="Propose to go back to an earlier moment; all have to agree")
    @app_commands.describe(to="The answer to go back to")
    async def rewind(self, interaction: Interaction, to: int) -> None:
        """Put going back to the vote."""
        if (info := await self.here(interaction)) is not None:
            propose = self.desk.play.votes.propose_back(info.id, interaction.user.id, to)
            await self.do(interaction, propose, "done-proposed")

    @rewind.autocomplete("to")
    async def earlier_moments(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[int]]:
        """Suggest where the table can go back to, the latest moment first."""
        info, say = await self._running(interaction), await self.desk.voice_of(interaction)
        if info is None:
            return []
        say = say.of(info.ruleset)
        try:
            moments = await self.desk.play.votes.moments(info.id)
        except Trouble:
            return []
        by_question = {m.question: m for m in moments}

        def name(question: int, voice: Voice) -> str:
            moment = by_question[question]
            return voice(
                "moment-choice",
                round=int(moment.about.get("round", 0)),
                what=Plain(deed(moment.kind, voice)),
                seats=[f"seat:{seat}" for seat in moment.seats],
            )

        return offered(called(by_question, name, say), current)

    # -- within ---------------------------------------------------------------------------------

    async def do(
        self, interaction: Interaction, work: Coroutine[Any, Any, Any], said: str = "done-told"
    ) -> None:
        """Do something about a table, and tell the user that it is done, or why not.

        Work that ends in one of several ways returns what is said of it.
        """
        await do(self.desk, interaction, work, said)

    async def here(self, interaction: Interaction) -> GameInfo | None:
        """Return the game of the channel; tell the user if there is none."""
        info = await self.desk.play.game_in_channel(interaction.channel_id or 0)
        if info is None:
            say = await self.desk.voice_of(interaction)
            sentence = say.say(Phrase("trouble-no-game-here"))
            await Reply(interaction).show(Layout().text(sentence))
        return info

    async def _named(self, interaction: Interaction, game: int | None) -> GameInfo | None:
        """Return the game of a number, or of the channel; say so if there is none."""
        if game is None:
            return await self.here(interaction)
        return await game_or_excuse(self.desk, interaction, game)

    async def _running(self, interaction: Interaction) -> GameInfo | None:
        info = await self.desk.play.game_in_channel(interaction.channel_id or 0)
        return info if info is not None and info.phase == "running" else None


def _of_running(info: GameInfo) -> Sequence[Player]:
    """Return the players of a game that is running; nobody otherwise."""
    return info.players if info.phase == "running" else ()
