"""Tournaments: opening one, taking part, setting it up, and reading its standings."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.panels.permission_report import channel_refusal
from bot.panels.rights import manages_server
from bot.play import UserError
from bot.play.errors import user_error
from bot.posts.settings_lines import offer
from bot.posts.tournament import (
    division_lines,
    plan_lines,
    press_of,
    standings_page,
    title_line,
    tournament_card,
)
from bot.services import Services
from bot.store.people.tournaments import Tournament, TournamentChanges
from bot.text import Localizer, Plain, language_of, localizer_for
from bot.tournament.service import require_host
from bot.tournament.terms import LIVE, PACES, ROUNDS, sizes_of
from bot.ui.custom_id import Unreadable, number_in, only
from bot.ui.items import Interaction
from bot.ui.layout import CALM, Button, Layout, SelectOption, Style
from bot.ui.reply import Reply, apology, sentence
from bot.ui.router import Press, answering

NEEDED = ("create_public_threads", "send_messages_in_threads")
"""The permissions without which there are no tables."""


class TournamentPanel:
    """The panel of a tournament: what its host sets, and the standings for everyone."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._play = services.play
        self._tournaments = services.tournaments

    async def open(
        self,
        interaction: Interaction,
        ruleset: str,
        size: int | None,
        rounds: int,
    ) -> None:
        """Open a tournament; if one is there already, show it."""
        say = await self._services.localizer_of(interaction)
        guild, channel = interaction.guild_id or 0, interaction.channel_id or 0
        if isinstance(interaction.channel, discord.Thread):  # that of a table, perhaps
            channel = interaction.channel.parent_id
        there = await self._tournaments.find_in(guild, channel)
        goes_on = there is not None and there.phase != "over" and there.channel == channel
        if there is not None and (goes_on or not manages_server(interaction)):
            await Reply(interaction).show(self._panel(there, interaction, say))
            return
        # The post is not brought up to date until its message is known.
        async with self._services.posts.posting(channel):
            try:
                _require_room(interaction, say)
                ruleset = ruleset or next(iter(self._play.rulesets))
                opened = await self._tournaments.open(
                    guild=guild,
                    channel=channel,
                    host=interaction.user.id,
                    ruleset=ruleset,
                    language=language_of(interaction.guild_locale),
                    size=size,
                    rounds=rounds,
                )
            except UserError as refusal:
                await Reply(interaction, fresh=True).show(apology(refusal, say))
                return
            card = tournament_card(opened, (), (), localizer_for(opened.language))
            message = await Reply(interaction, public=True, fresh=True).show(card)
            if message is not None:
                await self._tournaments.put(opened.id, message=message)

    @answering("tournament")
    async def press(self, press: Press) -> None:
        """Answer a press on a tournament's post, or on its panel."""
        what, _, rest = press.arg.partition(":")
        reply = Reply(press.interaction)

        async def work() -> Layout:
            user, id = press.interaction.user, press.custom_id.number
            match what:
                case "join":
                    found = await self._tournaments.join(id, user.id, user.display_name)
                    said = "tournament-in" if found.phase == "open" else "tournament-in-later"
                    return Layout().text(press.say(said))
                case "leave":
                    found = await self._tournaments.leave(id, user.id)
                    said = "tournament-out" if found.phase == "open" else "tournament-out-later"
                    return Layout().text(press.say(said))
                case "page":
                    found = await self._tournaments.find(id)
                    page = number_in(rest.partition(":")[0])
                    return self._panel(found, press.interaction, press.say, page=page)
                case "more":
                    found = await self._tournaments.find(id)
                    return self._panel(found, press.interaction, press.say)
                case _:
                    return await self._run(press, id, what)

        await reply.give(work(), press.say)

    async def _run(self, press: Press, id: int, what: str) -> Layout:
        """Do what only the host may do; return the panel with what to say about it."""
        user, notice = press.user, ""
        found = await self._tournaments.find(id)
        manager = _manages(press.interaction, found)
        try:
            match what:
                case "begin":
                    require_host(found, user, manager)
                    _require_threads(press.interaction, found, press.say)
                    await self._tournaments.begin(id, user, manager=manager)
                    notice = press.say("tournament-began")
                case "stop":
                    await self._tournaments.stop(id, user, manager=manager)
                    notice = press.say("tournament-stopped")
                case "ruleset" | "size" | "rounds" | "pace":
                    changes = _read(what, only(press.values))
                    await self._tournaments.set_up(id, user, manager=manager, **changes)
                    notice = press.say("tournament-set")
                case "ask":
                    pass
                case _:
                    raise Unreadable(f"no such press on a tournament: {what}")
        except UserError as refusal:
            notice = sentence(refusal, press.say)
        found = await self._tournaments.find(id)
        if what == "ask":
            return _asked(found, press.say)
        return self._panel(found, press.interaction, press.say, notice)

    def _panel(
        self,
        found: Tournament,
        interaction: Interaction,
        say: Localizer,
        notice: str = "",
        page: int = 0,
    ) -> Layout:
        """Return what a user sees of a tournament: its settings or its standings, and what they may
        do."""
        runs = found.host == interaction.user.id or _manages(interaction, found)
        if found.round:
            layout = standings_page(found, self._tournaments.scores(found), page, say)
            layout.text(notice)
        else:
            layout = Layout(CALM).text(title_line(found, say)).text(notice)
            layout.text(plan_lines(found, say))
            if sizes := self._tournaments.division(found):
                layout.text(division_lines(sizes, say))
            layout.text(f"-# {say('tournament-how')}\n-# {say('tournament-ties')}")
            if runs and found.phase == "open":
                self._settings(layout, found, say)
        if found.id in self._tournaments.hindered:
            layout.text(say("tournament-hindered", permissions=_named(NEEDED, say)))
        if found.phase in ("open", "running"):
            layout.buttons(*_ways(found, interaction.user.id, say, runs=runs))
        return layout

    def _settings(self, layout: Layout, found: Tournament, say: Localizer) -> None:
        rules = self._play.rulesets
        layout.select(
            press_of(found.id, "ruleset"),
            [
                SelectOption(id, offer(one, say), None, id == found.ruleset)
                for id, one in rules.items()
            ],
            say("tournament-choose-ruleset"),
        )
        layout.select(
            press_of(found.id, "size"),
            [
                SelectOption(str(n), say("tournament-size", size=n), None, n == found.size)
                for n in sizes_of(rules[found.ruleset])
            ],
            say("tournament-choose-size"),
        )
        layout.select(
            press_of(found.id, "rounds"),
            [
                SelectOption(str(n), say("tournament-number", rounds=n), None, n == found.rounds)
                for n in ROUNDS
            ],
            say("tournament-choose-rounds"),
        )
        layout.select(
            press_of(found.id, "pace"),
            [
                SelectOption(str(one), pace_words(one, say), None, one == found.pace)
                for one in PACES
            ],
            say("tournament-choose-pace"),
        )


def _ways(found: Tournament, user: int, say: Localizer, *, runs: bool) -> list[Button]:
    """Return what a user can do about a tournament that has not ended; ``runs`` is whether they may
    do all that its host may."""
    entrant = found.entrant(user)
    inside = entrant is not None and entrant.active
    if inside:
        ways = [Button(say("tournament-leave"), press_of(found.id, "leave"))]
    else:
        ways = [Button(say("tournament-join"), press_of(found.id, "join"))]
    if runs and found.phase == "open":
        ways.append(Button(say("tournament-begin"), press_of(found.id, "begin"), Style.success))
    if runs:
        ways.append(Button(say("tournament-stop"), press_of(found.id, "ask"), Style.danger))
    return ways


def pace_words(pace: int, say: Localizer) -> str:
    """Return the time for a single answer in words, as in a menu."""
    return say("preset-live") if pace == LIVE else say.name(f"span:{pace}")


def _read(what: str, chosen: str) -> TournamentChanges:
    """Return the setting that was chosen.

    Raises Unreadable for one that no panel offers.
    """
    if what == "ruleset":
        return {"ruleset": chosen}
    number = number_in(chosen)
    if what == "size":
        return {"size": number}
    if what == "rounds" and number in ROUNDS:
        return {"rounds": number}
    if what == "pace" and number in PACES:
        return {"pace": number}
    raise Unreadable(f"no such {what} of a tournament: {chosen}")


def _asked(found: Tournament, say: Localizer) -> Layout:
    """Ask whether a tournament shall really end."""
    layout = Layout(CALM).text(title_line(found, say))
    layout.text(say(f"tournament-sure-{'open' if found.phase == 'open' else 'running'}"))
    return layout.buttons(
        Button(say("tournament-stop"), press_of(found.id, "stop"), Style.danger),
        Button(say("tournament-keep"), press_of(found.id, "more")),
    )


def _manages(interaction: Interaction, found: Tournament) -> bool:
    """Return whether a user may manage the server of a tournament."""
    return interaction.guild_id == found.guild and manages_server(interaction)


def _require_room(interaction: Interaction, say: Localizer) -> None:
    """Check that a user may open a tournament here, and that the bot can lead it.

    Raises UserError.
    """
    if not manages_server(interaction):
        raise user_error("tournament-not-manager")
    channel = interaction.channel
    if not isinstance(channel, discord.TextChannel) or channel.is_news():
        raise user_error("tournament-channel")
    if (refusal := channel_refusal(interaction, say)) is not None:
        raise user_error("tournament-refused", reason=refusal)
    _require(interaction.app_permissions, say)


def _require_threads(interaction: Interaction, found: Tournament, say: Localizer) -> None:
    """Check that the bot may still open threads in the channel of a tournament.

    Raises UserError.
    """
    place = None if interaction.guild is None else interaction.guild.get_channel(found.channel)
    if interaction.guild is not None and place is None:
        raise user_error("tournament-no-channel")
    if interaction.guild is not None and place is not None and interaction.guild.me is not None:
        _require(place.permissions_for(interaction.guild.me), say)


def _require(granted: discord.Permissions, say: Localizer) -> None:
    lacking = [need for need in NEEDED if not getattr(granted, need)]
    if lacking:
        raise user_error("tournament-threads", permissions=_named(lacking, say))


def _named(permissions: Sequence[str], say: Localizer) -> Plain:
    """Return the names of permissions in Discord's settings."""
    ids = [f"permission-{permission.replace('_', '-')}" for permission in permissions]
    return Plain(say.join([f"**{say(id)}**" for id in ids]))
