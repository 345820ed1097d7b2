"""``/game``: set up a table, join, leave, start, and run it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, get_args

from discord import app_commands
from discord.ext import commands

from bot.cogs.context import servers_only
from bot.connection.command_sync import slash, words
from bot.parsing.normalize import within
from bot.play import GameInfo
from bot.play.settings import PRESETS, Preset, written
from bot.posts.settings_lines import offer, option_words, reading_name, ruling_name
from bot.store.table.seats import Level
from bot.text import languages
from bot.text.progress import language_name
from bot.ui.custom_id import CustomId, Verb
from bot.ui.items import Interaction
from bot.ui.limits import SUGGESTION, SUGGESTIONS, shorten
from bot.ui.names import Called
from bot.ui.router import Press
from engine.kernel.ruleset import AnyRuleset, WrittenOption

from .context import Choices, offered, seat_choices
from .running import RunningCommands

TIMES = [app_commands.Choice(name=words(f"preset-{it}"), value=it) for it in PRESETS]
LEVELS = [app_commands.Choice(name=words(f"level-{it}"), value=it) for it in get_args(Level)]


@servers_only
class GameCog(
    RunningCommands,
    commands.GroupCog,
    group_name="game",
    group_description=words("slash-game"),
):
    """The commands."""

    @slash("game new")
    @app_commands.choices(
        time=TIMES,
        language=[app_commands.Choice(name=language_name(tag), value=tag) for tag in languages()],
    )
    async def new(
        self,
        interaction: Interaction,
        ruleset: str = "",
        players: int | None = None,
        time: Preset = "usual",
        language: str | None = None,
        options: str = "",
        rulings: str = "",
    ) -> None:
        """Answer publicly with the lobby's post; everything else is set there."""
        chosen: dict[str, Any] = _pairs(options)
        if players is not None:
            chosen["players"] = players
        opening = self.panels.opening
        info = await opening.open(
            interaction, ruleset, chosen, _pairs(rulings), time=time, language=language
        )
        if info is not None:
            await opening.greet(interaction, info)

    @slash("game seek")
    @app_commands.choices(time=TIMES)
    async def seek(
        self,
        interaction: Interaction,
        people: app_commands.Range[int, 2, 10],
        ruleset: str = "",
        players: int | None = None,
        time: Preset = "usual",
    ) -> None:
        """Open a game that waits for people, and ask users of the server who opted in."""
        rules = self._ruleset(interaction)
        offered = sorted(rules.options.get("players", ())) if rules is not None else []
        enough = players or next((n for n in offered if n >= people), None)
        chosen = {} if enough is None else {"players": enough}
        opening = self.panels.opening
        info = await opening.open(interaction, ruleset, chosen, {}, time=time, sought=people)
        if info is None:
            return
        asked = await self.services.play.seek(info.id)
        say = await self.services.localizer_of(interaction)
        await opening.greet(interaction, info, say("seek-asked", number=asked))

    @slash("game learn")
    async def learn(
        self, interaction: Interaction, ruleset: str = "", practice: bool = False
    ) -> None:
        """Open a game for one person in this channel, and begin it; or list small tasks."""
        say = await self.services.localizer_of(interaction)
        if practice:
            await self.panels.practice.open(interaction, ruleset, say)
        else:
            await self.panels.opening.learn(interaction, ruleset, say)

    @slash("game tournament")
    async def tournament(
        self,
        interaction: Interaction,
        ruleset: str = "",
        players: int | None = None,
        rounds: app_commands.Range[int, 1, 9] = 3,
    ) -> None:
        """Open a tournament for this channel, or show the one that is there."""
        await self.panels.tournament.open(interaction, ruleset, players, rounds)

    @new.autocomplete("ruleset")
    @seek.autocomplete("ruleset")
    @learn.autocomplete("ruleset")
    @tournament.autocomplete("ruleset")
    async def rulesets(self, interaction: Interaction, current: str) -> Choices:
        """Suggest a game."""
        say = await self.services.localizer_of(interaction)
        known = self.services.play.rulesets
        names = {
            id: [offer(rules, say), *(one.name(f"ruleset:{id}") for one in say.understood())]
            for id, rules in known.items()
        }
        return offered(names, current)

    @new.autocomplete("players")
    @seek.autocomplete("players")
    @tournament.autocomplete("players")
    async def numbers(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[int]]:
        """Suggest how many can play."""
        rules = self._ruleset(interaction)
        numbers = sorted(rules.options.get("players", ())) if rules is not None else []
        return offered({n: [str(n)] for n in numbers}, current)

    @new.autocomplete("options")
    async def other_options(self, interaction: Interaction, current: str) -> Choices:
        """Suggest values other than the defaults for the option typed last."""
        rules, say = self._ruleset(interaction), await self.services.localizer_of(interaction)
        say = say if rules is None else say.of(rules.id)
        offers = {
            f"{name}={written(value)}": [option_words(name, value, v) for v in say.understood()]
            for name, values in (rules.options.items() if rules is not None else ())
            for value in values[1:]
            if name != "players" and not isinstance(values, WrittenOption)
        }
        return _suggestions(offers, current)

    @new.autocomplete("rulings")
    async def readings(self, interaction: Interaction, current: str) -> Choices:
        """Suggest readings other than the defaults for the ruling typed last."""
        rules, say = self._ruleset(interaction), await self.services.localizer_of(interaction)
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

    def _ruleset(self, interaction: Interaction) -> AnyRuleset | None:
        """Return the ruleset that is chosen in a command that is being typed."""
        rulesets = self.services.play.rulesets
        return rulesets.get(interaction.namespace.ruleset or next(iter(rulesets)))

    @slash("game join")
    async def join(self, interaction: Interaction, seat: str | None = None) -> None:
        """Join, with a seat or without; in a running game, take an open seat and see its secrets.

        A user who names no seat is shown first what taking the first open one means.
        """
        info, say = await self.named(interaction)
        if info is None:
            return
        lobby = self.panels.lobby
        if info.phase != "running" or (seat is None and not open_seats(info)):
            asked = CustomId(info.id, "join" if seat is None else "seat")
            values = () if seat is None else (seat,)
            await lobby.press(Press(interaction, asked, values, say))
        elif seat is None:
            asked = CustomId(info.id, "take-seat", arg=open_seats(info)[0])
            await lobby.press_seat(Press(interaction, asked, (), say))
        else:
            await lobby.take(interaction, info.id, seat, say)

    @join.autocomplete("seat")
    async def free_seats(self, interaction: Interaction, current: str) -> Choices:
        """Suggest the seats that are free, or open in a running game."""

        def which(info: GameInfo) -> Sequence[str]:
            return info.free_seats if info.phase == "lobby" else open_seats(info)

        return await seat_choices(self.services, interaction, current, which=which)

    @slash("game leave")
    async def leave(self, interaction: Interaction) -> None:
        """Leave; in a running game, ask first whether a vacation would be enough."""
        info, say = await self.named(interaction)
        if info is None:
            return
        if info.phase == "lobby":
            await self._in_lobby(interaction, "leave")
        else:
            await self.panels.host.ask_leaving(interaction, info.id, say)

    @slash("game stewards")
    @app_commands.choices(level=LEVELS)
    async def stewards(self, interaction: Interaction, level: Level = "squire") -> None:
        """Fill the table with stewards."""
        await self._in_lobby(interaction, "fill", level)

    @slash("game start")
    async def start(self, interaction: Interaction) -> None:
        """Begin."""
        await self._in_lobby(interaction, "start")

    async def _in_lobby(self, interaction: Interaction, verb: Verb, *values: str) -> None:
        info, say = await self.named(interaction)
        if info is not None:
            await self.panels.lobby.press(Press(interaction, CustomId(info.id, verb), values, say))


def open_seats(info: GameInfo) -> Sequence[str]:
    """Return the seats of a running game that someone else may ask for."""
    running = info.phase == "running"
    return [p.seat for p in info.players if running and p.open and p.seat]


def _pairs(typed: str) -> dict[str, str]:
    """Read ``name=value, name=value``; the rules refuse unknown names and values."""
    pairs = (part.partition("=") for part in typed.split(",") if part.strip())
    return {name.strip().lower(): value.strip().lower() for name, _, value in pairs}


def _suggestions(offers: Called[str], current: str) -> Choices:
    """Suggest what can follow the last comma, in words and as typed text."""
    before, comma, typed = current.rpartition(",")
    return [
        app_commands.Choice(name=shorten(words[0], SUGGESTION), value=value)
        for offer, words in offers.items()
        if within(typed, offer, *words)
        if len(value := f"{before}{comma} {offer}".strip()) <= SUGGESTION
    ][:SUGGESTIONS]
