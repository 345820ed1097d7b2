"""``/game``: set a table up, join, leave, start, see how it stands, and run it."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.panels.apology import apology
from bot.panels.cards import recruiting_card
from bot.panels.desk import Desk
from bot.panels.names import seat_name
from bot.panels.press import Press
from bot.panels.reply import Reply
from bot.play import Trouble
from bot.text import voice

from .running import HOUR, RunningCommands, choices

Interaction = discord.Interaction[Any]

LONGEST_CHOICE = 100
"""Characters of a suggestion that Discord allows."""


@app_commands.guild_only()
class GameCog(
    RunningCommands,
    commands.GroupCog,
    group_name="game",
    group_description="Set up, join and run a game",
):
    """The commands."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        super().__init__()

    @app_commands.command(description="Open a game in this channel, for others to join")
    @app_commands.describe(
        ruleset="Which game; A Game of Thrones, 2nd edition, if you leave it out",
        players="How many play; as many as can if you leave it out",
        tides="Whether Tides of Battle cards are drawn in battles; no if you leave it out",
        card_texts="Whether the texts of House cards count; yes if you leave it out",
        hours="Time for each answer; without it there is no hurry",
        late="What happens when time has run out",
        rulings="Other readings of the rules, see docs/rulings.md: name=reading, name=reading",
    )
    @app_commands.choices(
        late=[
            app_commands.Choice(name="a harmless answer is given", value="safe"),
            app_commands.Choice(name="the computer plays on for a while", value="practice"),
            app_commands.Choice(name="the game waits, and the host is told", value="wait"),
        ]
    )
    async def new(
        self,
        interaction: Interaction,
        players: app_commands.Range[int, 1, 10] | None = None,
        ruleset: str | None = None,
        tides: bool | None = None,
        card_texts: bool | None = None,
        hours: app_commands.Range[int, 1, 720] | None = None,
        late: str = "safe",
        rulings: str = "",
    ) -> None:
        """Answer publicly with the recruiting card."""
        desk, user = self.desk, interaction.user
        terms = {"together": hours and hours * HOUR, "at_deadline": late}
        chosen = {
            "players": players,
            "tides_of_battle": tides,
            "house_card_abilities": card_texts,
        }
        # The card's refresh waits until it is known which message the card is.
        async with desk.posting:
            try:
                info = await desk.play.new_game(
                    host=user.id,
                    host_name=user.display_name,
                    guild=interaction.guild_id or 0,
                    channel=interaction.channel_id or 0,
                    ruleset=ruleset or next(iter(desk.play.rulesets)),
                    options={name: value for name, value in chosen.items() if value is not None},
                    rulings=_rulings(rulings),
                    terms=terms,
                )
            except Trouble as trouble:
                say = await desk.voice_of(interaction)
                await Reply(interaction).show(apology(trouble, say))
                return
            message = await Reply(interaction, public=True).show(
                recruiting_card(info, desk.play.ruleset(info.ruleset), voice())
            )
            if message is not None:
                await desk.remember_card(info, message)

    @new.autocomplete("ruleset")
    async def rulesets(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """Suggest a game."""
        say = await self.desk.voice_of(interaction)
        return choices(((id, say(f"ruleset-{id}")) for id in self.desk.play.rulesets), current)

    @new.autocomplete("rulings")
    async def readings(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """Suggest a reading for what is typed last, other than the usual one."""
        before, comma, typed = current.rpartition(",")
        rulesets = self.desk.play.rulesets
        ruleset = rulesets.get(interaction.namespace.ruleset or next(iter(rulesets)))
        rulings = ruleset.rulings if ruleset is not None else {}
        offers = [f"{name}={r}" for name, readings in rulings.items() for r in readings[1:]]
        found = [f"{before}{comma} {o}".strip() for o in offers if typed.strip().lower() in o]
        return [app_commands.Choice(name=f, value=f) for f in found if len(f) <= LONGEST_CHOICE][
            :25
        ]

    @app_commands.command(description="Join the game of this channel")
    @app_commands.describe(house="The house that you would like; random if you leave it out")
    async def join(self, interaction: Interaction, house: str | None = None) -> None:
        """Join, with a house or without."""
        if house is None:
            await self._in_lobby(interaction, "join")
        else:
            await self._in_lobby(interaction, "seat", house)

    @join.autocomplete("house")
    async def houses(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """Suggest free houses."""
        info = await self.desk.play.game_in_channel(interaction.channel_id or 0)
        if info is None or info.phase != "lobby":
            return []
        say = await self.desk.voice_of(interaction)
        return choices(((seat, seat_name(seat, say)) for seat in info.free_seats), current)

    @app_commands.command(description="Leave the game of this channel")
    async def leave(self, interaction: Interaction) -> None:
        """Leave; the seat of a game that runs is open then, to oneself as well."""
        info = await self.here(interaction)
        if info is None:
            return
        if info.phase == "lobby":
            await self.desk.in_lobby(interaction, Press(info.id, "leave"))
        else:
            leaving = self.desk.play.seats.leave(info.id, interaction.user.id)
            await self.do(interaction, leaving, "done-left")

    @app_commands.command(description="Let the computer play the free seats (host)")
    async def practice(self, interaction: Interaction) -> None:
        """Fill the table with practice seats."""
        await self._in_lobby(interaction, "fill")

    @app_commands.command(description="Start the game of this channel (host)")
    async def start(self, interaction: Interaction) -> None:
        """Begin."""
        await self._in_lobby(interaction, "start")

    @app_commands.command(description="How the game of this channel stands")
    async def status(self, interaction: Interaction) -> None:
        """Show the table's card to whoever asks."""
        info = await self.here(interaction)
        if info is None:
            return
        say = await self.desk.voice_of(interaction)
        try:
            layout = await self.desk.card(info.id, say)
        except Trouble as trouble:
            layout = apology(trouble, say)
        await Reply(interaction).show(layout)

    async def _in_lobby(self, interaction: Interaction, verb: str, *values: str) -> None:
        info = await self.here(interaction)
        if info is not None:
            await self.desk.in_lobby(interaction, Press(info.id, verb), values)


def _rulings(typed: str) -> dict[str, str]:
    """Read ``name=reading, name=reading``; what is no ruling, the rules refuse by name."""
    pairs = (part.partition("=") for part in typed.split(",") if part.strip())
    return {name.strip().lower(): reading.strip().lower() for name, _, reading in pairs}
