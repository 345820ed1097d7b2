"""``/game``: set up a table, join, leave, start, see its status, and run it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, get_args

import discord
from discord import app_commands
from discord.ext import commands

from bot.connection.command_sync import words
from bot.panels.router import Panels
from bot.panels.table.choices import written
from bot.parsing.normalize import within
from bot.play import GameInfo
from bot.play.reliability import LEAST
from bot.play.settings import AtDeadline, Maps, Seats, Terms
from bot.posts.settings_lines import offer, option_words, reading_name, ruling_name
from bot.store.seats import Level
from bot.text import languages, voice
from bot.ui.custom_id import Press, Verb
from bot.ui.limits import shorten
from bot.ui.names import Called
from engine.kernel.ruleset import Ruleset

from .context import offered, seat_choices
from .contexts import servers_only
from .running import HOUR, LEVELS, RunningCommands

Interaction = discord.Interaction[Any]

LONGEST_CHOICE = 100
"""Characters of a suggestion that Discord allows."""


@servers_only
class GameCog(
    RunningCommands,
    commands.GroupCog,
    group_name="game",
    group_description="Set up, join and run a game",
):
    """The commands."""

    def __init__(self, panels: Panels) -> None:
        self.desk = panels.desk
        self.panels = panels
        super().__init__()

    @app_commands.command(description="Open a game in this channel, for others to join")
    @app_commands.describe(
        ruleset="Which game to play; the first of the list if you leave it out",
        players="How many play",
        seats="Who plays which seat; everybody chooses if you leave it out",
        hours="Hours for each answer; no deadline if you leave it out",
        late="What happens to whoever is late; a harmless answer if you leave it out",
        bank="Hours that everybody has beyond that, for the whole game; none if you leave it out",
        weekends="Whether weekends count, in your time zone; they do if you leave it out",
        strict="Whether whoever is late again has less time; not if you leave it out",
        maps="How often the board is drawn",
        story="Whether film, chronicle and a page to keep are posted at the end; yes by default",
        language="In which language posts for all are; the server's if you leave it out",
        quick="Whether all play live, with minutes for an answer; it can be slow again later",
        hints="Whether players may ask for hints; only where one person plays if you leave it out",
        reliable="How reliable, in percent, whoever joins must be; anybody if you leave it out",
        options="Options of the game, as suggested; separate several with commas",
        rulings="Other readings of the rules, as suggested; separate several with commas",
    )
    @app_commands.choices(
        seats=[
            app_commands.Choice(name=words(f"seats-{way}"), value=way) for way in get_args(Seats)
        ],
        late=[
            app_commands.Choice(name=words(f"deadline-{what}"), value=what)
            for what in get_args(AtDeadline)
        ],
        maps=[
            app_commands.Choice(name=words(f"maps-{often}"), value=often)
            for often in get_args(Maps)
        ],
        language=[
            app_commands.Choice(name=voice(tag)("language-name"), value=tag) for tag in languages()
        ],
    )
    async def new(
        self,
        interaction: Interaction,
        ruleset: str = "",
        players: int | None = None,
        seats: str = "chosen",
        hours: app_commands.Range[int, 1, 720] | None = None,
        late: str = "safe",
        bank: app_commands.Range[int, 1, 720] | None = None,
        weekends: bool = True,
        strict: bool = False,
        maps: str = "normal",
        story: bool = True,
        language: str | None = None,
        quick: bool = False,
        hints: bool = False,
        reliable: app_commands.Range[int, LEAST[0], LEAST[-1]] | None = None,
        options: str = "",
        rulings: str = "",
    ) -> None:
        """Answer publicly with the recruiting card; everything else is set there."""
        chosen: dict[str, Any] = _pairs(options)
        if players is not None:
            chosen["players"] = players
        zone = (await self.desk.play.settings(interaction.user.id)).zone or "UTC"
        terms: dict[str, Any] = {
            "together": hours and hours * HOUR,
            "at_deadline": late,
            "seats": seats,
            "bank": bank and bank * HOUR,
            "weekends": None if weekends else zone,
            "strict": strict,
            "maps": maps,
            "story": story,
            "hints": hints,
            "reliability": reliable,
        }
        if language is not None:
            terms["language"] = language
        if quick:
            terms = Terms.of(terms).quickened()
        opening = self.panels.opening
        info = await opening.open(interaction, ruleset, chosen, _pairs(rulings), terms)
        if info is not None:
            await opening.greet(interaction, info)

    @app_commands.command(description="Seek players: opens a game that begins when all are here")
    @app_commands.describe(
        people="How many people it waits for, yourself included",
        ruleset="Which game to play; the first of the list if you leave it out",
        players="How many play; stewards play what people leave free",
        hours="Hours for each answer; no deadline if you leave it out",
        late="What happens to whoever is late; a harmless answer if you leave it out",
        quick="Whether all play live, with minutes for an answer; it can be slow again later",
    )
    @app_commands.choices(
        late=[
            app_commands.Choice(name=words(f"deadline-{what}"), value=what)
            for what in get_args(AtDeadline)
        ],
    )
    async def seek(
        self,
        interaction: Interaction,
        people: app_commands.Range[int, 2, 10],
        ruleset: str = "",
        players: int | None = None,
        hours: app_commands.Range[int, 1, 720] | None = None,
        late: str = "safe",
        quick: bool = False,
    ) -> None:
        """Open a game that waits for people, and ask those of the server who want to be asked."""
        terms: dict[str, Any] = {"together": hours and hours * HOUR, "at_deadline": late}
        if quick:
            terms = Terms.of(terms).quickened()
        rules = self._ruleset(interaction)
        offered = sorted(rules.options.get("players", ())) if rules is not None else []
        enough = players or next((n for n in offered if n >= people), None)
        chosen = {} if enough is None else {"players": enough}
        opening = self.panels.opening
        info = await opening.open(interaction, ruleset, chosen, {}, terms, sought=people)
        if info is None:
            return
        asked = await self.desk.play.seek(info.id)
        say = await self.desk.voice_of(interaction)
        await opening.greet(interaction, info, say("seek-asked", number=asked))

    @app_commands.command(description="Learn by playing: a first game for you alone, with hints")
    @app_commands.describe(ruleset="Which game to learn; the first of the list if you leave it out")
    async def learn(self, interaction: Interaction, ruleset: str = "") -> None:
        """Open a game for one person in this channel, and begin it."""
        say = await self.desk.voice_of(interaction)
        await self.panels.opening.learn(interaction, ruleset, say)

    @new.autocomplete("ruleset")
    @seek.autocomplete("ruleset")
    @learn.autocomplete("ruleset")
    async def rulesets(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """Suggest a game."""
        say = await self.desk.voice_of(interaction)
        known = self.desk.play.rulesets
        names = {
            id: [offer(rules, say), *(one.name(f"ruleset:{id}") for one in say.understood())]
            for id, rules in known.items()
        }
        return offered(names, current)

    @new.autocomplete("players")
    @seek.autocomplete("players")
    async def numbers(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[int]]:
        """Suggest how many can play."""
        rules = self._ruleset(interaction)
        numbers = sorted(rules.options.get("players", ())) if rules is not None else []
        return offered({n: [str(n)] for n in numbers}, current)

    @new.autocomplete("options")
    async def other_options(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """Suggest values other than the defaults for the option typed last."""
        rules, say = self._ruleset(interaction), await self.desk.voice_of(interaction)
        say = say if rules is None else say.of(rules.id)
        offers = {
            f"{name}={written(value)}": [option_words(name, value, v) for v in say.understood()]
            for name, values in (rules.options.items() if rules is not None else ())
            for value in values[1:]
            if name != "players"
        }
        return _suggestions(offers, current)

    @new.autocomplete("rulings")
    async def readings(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """Suggest readings other than the defaults for the ruling typed last."""
        rules, say = self._ruleset(interaction), await self.desk.voice_of(interaction)
        say = say if rules is None else say.of(rules.id)
        offers = {
            f"{name}={reading}": [
                f"{ruling_name(name, one)}: {reading_name(name, reading, one)}"
                for one in say.understood()
            ]
            for name, readings in (rules.rulings.items() if rules is not None else ())
            for reading in readings[1:]
        }
        return _suggestions(offers, current)

    def _ruleset(self, interaction: Interaction) -> Ruleset[Any] | None:
        """Return the ruleset that is chosen in a command that is still being typed."""
        rulesets = self.desk.play.rulesets
        return rulesets.get(interaction.namespace.ruleset or next(iter(rulesets)))

    @app_commands.command(description="Settings of this game: options, seats, time, rulings")
    async def settings(self, interaction: Interaction) -> None:
        """Show the settings, to be changed by the host, or by vote while the game runs."""
        if (info := await self.here(interaction)) is not None:
            say = await self.desk.voice_of(interaction)
            await self.panels.terms.open(interaction, info.id, say)

    @app_commands.command(description="Join the game of this channel")
    @app_commands.describe(seat="The seat that you would like; random if you leave it out")
    async def join(self, interaction: Interaction, seat: str | None = None) -> None:
        """Join, with a seat or without."""
        if seat is None:
            await self._in_lobby(interaction, "join")
        else:
            await self._in_lobby(interaction, "seat", seat)

    @join.autocomplete("seat")
    async def free_seats(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """Suggest free seats."""

        def which(info: GameInfo) -> Sequence[str]:
            return info.free_seats if info.phase == "lobby" else ()

        return await seat_choices(self.desk, interaction, current, which=which)

    @app_commands.command(description="Leave the game of this channel")
    async def leave(self, interaction: Interaction) -> None:
        """Leave; in a running game the seat is then open to anybody, even to whoever left it."""
        info = await self.here(interaction)
        if info is None:
            return
        if info.phase == "lobby":
            await self._in_lobby(interaction, "leave")
        else:
            leaving = self.desk.play.seats.leave(info.id, interaction.user.id)
            await self.do(interaction, leaving, "done-left")

    @app_commands.command(description="Fill the free seats with stewards, played by the bot (host)")
    @app_commands.describe(level="How well they play; squire if you leave it out")
    @app_commands.choices(level=LEVELS)
    async def stewards(self, interaction: Interaction, level: Level = "squire") -> None:
        """Fill the table with stewards."""
        await self._in_lobby(interaction, "fill", level)

    @app_commands.command(description="Start the game of this channel (host)")
    async def start(self, interaction: Interaction) -> None:
        """Begin."""
        await self._in_lobby(interaction, "start")

    @app_commands.command(description="How the game of this channel stands")
    async def status(self, interaction: Interaction) -> None:
        """Show the table's card to the user who asks."""
        info = await self.here(interaction)
        if info is None:
            return
        await self.panels.status.card(interaction, info.id, await self.desk.voice_of(interaction))

    async def _in_lobby(self, interaction: Interaction, verb: Verb, *values: str) -> None:
        info = await self.here(interaction)
        if info is not None:
            say = await self.desk.voice_of(interaction)
            await self.panels.lobby.press(interaction, Press(info.id, verb), values, say)


def _pairs(typed: str) -> dict[str, str]:
    """Read ``name=value, name=value``; the rules refuse unknown names and values."""
    pairs = (part.partition("=") for part in typed.split(",") if part.strip())
    return {name.strip().lower(): value.strip().lower() for name, _, value in pairs}


def _suggestions(offers: Called[str], current: str) -> list[app_commands.Choice[str]]:
    """Suggest what can follow the last comma, both in words and as it is typed."""
    before, comma, typed = current.rpartition(",")
    return [
        app_commands.Choice(name=shorten(words[0], LONGEST_CHOICE), value=value)
        for offer, words in offers.items()
        if within(typed, offer, *words)
        if len(value := f"{before}{comma} {offer}".strip()) <= LONGEST_CHOICE
    ][:25]
