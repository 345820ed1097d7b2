"""``/profile``: reliability and ratings in a server, its leaderboard, and a player's year."""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime

import discord

from bot.play.reliability import Reliability
from bot.services import Services
from bot.statistics.charts import spoken_span
from bot.statistics.friends import Honors
from bot.statistics.ratings import Rating
from bot.statistics.service import AT_ONCE
from bot.statistics.standings import Standings
from bot.statistics.year import Year
from bot.store.people.statistics import MemberSettings
from bot.text import Localizer, Plain
from bot.ui.custom_id import CustomId, number_in, only
from bot.ui.items import Interaction
from bot.ui.layout import Button, Layout, SelectOption, Style
from bot.ui.limits import some_lines
from bot.ui.reply import Reply
from bot.ui.router import Press, answering

SHOWN = 20
"""The most places of a leaderboard."""
TEXT = 2400
"""The most characters of a leaderboard."""
YEAR = "year.png"
CHANGES = {
    "rate": ("rated", True),
    "unrate": ("rated", False),
    "list": ("listed", True),
    "unlist": ("listed", False),
}
"""The changes that users can make by a press, each with its setting and value."""


class ProfilePanel:
    """The panel of profiles, leaderboards and years."""

    def __init__(self, services: Services) -> None:
        self._play = services.play
        self._statistics = services.statistics
        self._now = services.now

    async def open(self, interaction: Interaction, say: Localizer, user: int | None = None) -> None:
        """Show the profile of a user in this server, by default that of the user who asks."""
        own = interaction.user.id
        await self._show(interaction, say, own if user is None else user)

    @answering("profile")
    async def press(self, press: Press) -> None:
        """Save a user's choice for this server, or show their year."""
        guild, user = press.interaction.guild_id or 0, press.user
        what, _, rest = press.arg.partition(":")
        if what == "leaders":
            await self._leaders(
                press.interaction, press.say, only(press.values) if press.values else None
            )
            return
        if what == "year":
            await self._year(press.interaction, press.say, number_in(rest))
            return
        if what == "post":
            await self._post_year(press.interaction, press.say, number_in(rest))
            return
        notice = ""
        if what in CHANGES:
            field, value = CHANGES[what]
            member = await self._play.users.member(guild, user)
            await self._play.users.set_member(guild, user, replace(member, **{field: value}))
            notice = press.say(f"profile-{'' if value else 'un'}{field}-now")
        await self._show(press.interaction, press.say, user, notice)

    async def _leaders(self, interaction: Interaction, say: Localizer, ruleset: str | None) -> None:
        """List the best players of a server in a game, by default the one with most counted
        games."""
        reply, guild = Reply(interaction), interaction.guild_id or 0
        await reply.show(await reply.during(self._leaderboard(guild, say, ruleset)))

    async def _leaderboard(self, guild: int, say: Localizer, ruleset: str | None) -> Layout:
        left = await self._statistics.count(guild, most=AT_ONCE)
        found = await self._statistics.standings(guild)
        fitting = [one for one in found if ruleset in (None, one.ruleset)]
        layout = Layout()
        users = list(fitting[0].users) if fitting else []
        listed = [u for u in users if (await self._play.users.member(guild, u)).listed]
        if not listed:
            layout.text(say("leaderboard-none"))
        else:
            board(layout, fitting[0], listed, say)
        if len(found) > 1:
            games = [
                SelectOption(
                    one.ruleset, say.name(f"ruleset:{one.ruleset}"), chosen=one in fitting[:1]
                )
                for one in found
            ]
            layout.select(CustomId(0, "profile", arg="leaders"), games, say("statistics-choose"))
        if left:
            layout.text(say("statistics-counting"))
        return layout

    async def _show(
        self, interaction: Interaction, say: Localizer, user: int, notice: str = ""
    ) -> None:
        reply, guild = Reply(interaction), interaction.guild_id or 0
        own = user == interaction.user.id
        other = None if own else interaction.user.id
        await reply.show(
            await reply.during(self._profile(guild, user, say, notice, own=own, other=other))
        )

    async def _profile(
        self, guild: int, user: int, say: Localizer, notice: str, *, own: bool, other: int | None
    ) -> Layout:
        member = await self._play.users.member(guild, user)
        layout = Layout().text(notice)
        if not own and not member.listed:
            return layout.text(say("profile-hidden", user=f"user:{user}"))
        left = await self._statistics.count(guild, most=AT_ONCE)
        games, won = await self._statistics.finished(guild, user)
        layout.text(say("profile-title", user=f"user:{user}"))
        layout.text(say("profile-games", games=games, wins=won))
        if games:
            proud(layout, await self._statistics.honors(guild, user), say)
        if games and other is not None:
            met = await self._statistics.head_to_head(guild, other, user)
            if met.games:
                layout.text(say("profile-met", games=met.games, ahead=met.ahead, behind=met.behind))
        reliable(layout, await self._play.users.reliability(guild, user), say)
        if own:
            layout.text(f"-# {say('profile-how')}")
        layout.rule()
        if member.rated:
            found = await self._statistics.standings(guild)
            rated(layout, [(s.ruleset, s.users[user]) for s in found if user in s.users], say)
        elif own:
            layout.text(say("profile-not-rated"))
        if left:
            layout.text(say("statistics-counting"))
        if own:
            self._add_buttons(layout, member, say)
        return layout

    def _add_buttons(self, layout: Layout, member: MemberSettings, say: Localizer) -> None:
        today = datetime.fromtimestamp(self._now(), UTC)
        # In winter, the year that is over is shown.
        year = today.year - 1 if today.month < 3 else today.year
        rate = "unrate" if member.rated else "rate"
        listing = "unlist" if member.listed else "list"
        layout.buttons(
            Button(
                say(f"profile-{rate}"),
                CustomId(0, "profile", arg=rate),
                Style.secondary if member.rated else Style.primary,
            ),
            Button(say(f"profile-{listing}"), CustomId(0, "profile", arg=listing)),
            Button(say("profile-year", year=str(year)), CustomId(0, "profile", arg=f"year:{year}")),
            Button(say("profile-leaders"), CustomId(0, "profile", arg="leaders")),
        )

    async def _year(self, interaction: Interaction, say: Localizer, number: int) -> None:
        reply = Reply(interaction, fresh=True)
        number = max(2000, min(number, 9000))
        found = await reply.during(self._look_back(interaction, number))
        layout = Layout().text(say("year-title", year=str(number)))
        if found is None:
            layout.text(say("year-none", year=str(number)))
        else:
            layout.text("\n".join(year_lines(found, say)))
            layout.buttons(Button(say("year-post"), CustomId(0, "profile", arg=f"post:{number}")))
        await reply.show(layout)

    async def _post_year(self, interaction: Interaction, say: Localizer, number: int) -> None:
        """Post the year of the user who asks for it as a picture, for everyone in the channel."""
        reply = Reply(interaction, fresh=True, public=True)
        number = max(2000, min(number, 9000))
        found = await reply.during(self._look_back(interaction, number))
        if found is None:
            await reply.show(Layout().text(say("year-none", year=str(number))))
            return
        name = interaction.user.display_name
        picture = await self._statistics.year_picture(found, name, number, say.language)
        layout = Layout().picture(YEAR, picture.alt)
        await reply.show(
            layout, discord.File(io.BytesIO(picture.png), YEAR, description=picture.alt)
        )

    async def _look_back(self, interaction: Interaction, year: int) -> Year | None:
        await self._statistics.count(interaction.guild_id, most=AT_ONCE)
        return await self._statistics.year(interaction.user.id, year)


def proud(layout: Layout, found: Honors, say: Localizer) -> None:
    """Add a player's victories in a row, from two on, and their fastest victory."""
    if found.row > 1:
        layout.text(say("profile-row", row=found.row, now=found.now))
    if found.fastest is not None:
        ruleset, rounds = found.fastest
        layout.text(say("profile-fastest", rounds=rounds, kind=f"ruleset:{ruleset}"))


def reliable(layout: Layout, found: Reliability, say: Localizer) -> None:
    """Add a player's reliability, and its parts."""
    id = "profile-reliability-new" if found.new else "profile-reliability"
    layout.text(f"{say(id, percent=found.percent)}\n{made_of(found, say)}")


def made_of(found: Reliability, say: Localizer) -> str:
    """Return the parts of a player's reliability, in words."""
    return say(
        "profile-made-of",
        timely=found.timely,
        late=found.late,
        finished=found.finished,
        left=found.left,
        taken=found.taken,
        away=found.away,
    )


def rated(layout: Layout, ratings: Sequence[tuple[str, Rating]], say: Localizer) -> None:
    """Add a player's ratings, and how certain they are."""
    if not ratings:
        layout.text(say("profile-no-rating"))
        return
    lines = [
        say(
            "profile-rating",
            kind=f"ruleset:{ruleset}",
            points=str(rating.points),
            spread=str(rating.spread),
            games=rating.games,
            wins=rating.wins,
        )
        for ruleset, rating in ratings
    ]
    layout.text("\n".join([say("profile-ratings"), *lines, f"-# {say('profile-rating-note')}"]))


def board(layout: Layout, standings: Standings, listed: Sequence[int], say: Localizer) -> None:
    """Add a leaderboard: the players who agreed to be listed, best first, and the seats."""
    words = say.of(standings.ruleset)
    layout.text(say("leaderboard-title", kind=f"ruleset:{standings.ruleset}"))
    lines = [
        say(
            "leaderboard-line",
            place=str(place),
            user=f"user:{user}",
            points=str(standings.users[user].points),
            spread=str(standings.users[user].spread),
            games=standings.users[user].games,
            wins=standings.users[user].wins,
        )
        for place, user in enumerate(listed[:SHOWN], 1)
    ]
    layout.text(some_lines(lines, TEXT, "…"))
    seats = [
        say("leaderboard-seat", seat=words.inflected(f"seat:{seat}"), points=f"{points:+.0f}")
        for seat, points in sorted(standings.seats.items(), key=lambda item: -item[1])
    ]
    layout.rule().text(f"-# {say('leaderboard-how')}")
    layout.text(f"-# {say('leaderboard-seats', seats=Plain(say.listed(seats)))}")


def year_lines(year: Year, say: Localizer) -> list[str]:
    """Return a user's year, line by line."""
    lines = [say("year-games", games=year.games, wins=year.wins, rounds=year.rounds)]
    if year.answers:
        span = Plain(spoken_span(year.pace, say))
        lines += [say("year-answers", answers=year.answers), say("year-pace", span=span)]
    for ruleset, seat, times in year.seats[:1]:
        name = say.of(ruleset).inflected(f"seat:{seat}")
        lines.append(say("year-seat", seat=name, times=times))
    for ruleset, card, times in year.cards[:1]:
        lines.append(say("year-card", card=say.of(ruleset).inflected(card), times=times))
    if year.bid is not None:
        ruleset, subject, power = year.bid
        name = say.of(ruleset).inflected(subject)
        lines.append(say("year-bid", power=power, subject=name))
    if year.mate is not None:
        user, times = year.mate
        lines.append(say("year-mate", user=f"user:{user}", times=times))
    return lines
