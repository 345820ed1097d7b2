"""``/statistics``: figures and records of the finished games of a server."""

from __future__ import annotations

import io
import logging
from typing import Final, Literal

import discord

from bot.statistics.charts import ABOUT, About
from bot.statistics.friends import ServerBests
from bot.statistics.service import AT_ONCE, Statistics
from bot.text import Localizer, Plain
from bot.ui.custom_id import CustomId, Unreadable, number_in, only
from bot.ui.items import Interaction
from bot.ui.layout import Button, Layout, SelectOption, Style
from bot.ui.limits import OPTIONS
from bot.ui.reply import Reply
from bot.ui.router import Press, answering
from bot.workers.drawing import NotDrawn

log = logging.getLogger(__name__)


Kind = tuple[str, int]

Page = About | Literal["records"]
"""The parts of the statistics: those that are drawn, and the records of the server."""
BESTS: Final = "records"
PAGES: tuple[Page, ...] = (*ABOUT, BESTS)
PICTURE = "statistics.png"


class StatisticsPanel:
    """The panel of statistics."""

    def __init__(self, statistics: Statistics) -> None:
        self._statistics = statistics

    async def open(
        self, interaction: Interaction, say: Localizer, ruleset: str | None, players: int | None
    ) -> None:
        """Show the results of the seats of a game, by default the most played one here."""
        await self._show(interaction, say, "seats", ruleset, players)

    @answering("statistics")
    async def press(self, press: Press) -> None:
        """Show another part or another game."""
        about, _, kind = press.arg.partition(":")
        ruleset, players = kind_in(only(press.values) if press.values else kind)
        await self._show(press.interaction, press.say, about_in(about), ruleset, players)

    async def _show(
        self,
        interaction: Interaction,
        say: Localizer,
        about: Page,
        ruleset: str | None,
        players: int | None,
    ) -> None:
        reply, guild = Reply(interaction), interaction.guild_id or 0
        layout, files = await reply.during(self._page(guild, say, about, ruleset, players))
        await reply.show(layout, *files)

    async def _page(
        self, guild: int, say: Localizer, about: Page, ruleset: str | None, players: int | None
    ) -> tuple[Layout, list[discord.File]]:
        left = await self._statistics.count(guild, most=AT_ONCE)
        kinds = await self._statistics.kinds(guild)
        fitting = [k for k in kinds if ruleset in (None, k[0]) and players in (None, k[1])]
        layout, files = Layout(), list[discord.File]()
        if not fitting:
            layout.text(say("statistics-none"))
        else:
            kind = fitting[0]
            if about == BESTS:
                bests = await self._statistics.bests(guild, kind)
                layout.text("\n".join(best_lines(kind, bests, say)))
            else:
                files = await self._draw(layout, guild, kind, about, say)
            self._add_choices(layout, kinds, kind, about, say)
        if left:
            layout.text(say("statistics-counting"))
        return layout, files

    async def _draw(
        self, layout: Layout, guild: int, kind: Kind, about: About, say: Localizer
    ) -> list[discord.File]:
        try:
            picture = await self._statistics.chart(guild, kind, about, say.language)
        except NotDrawn:
            log.exception("no picture of statistics")
            layout.text(say("statistics-failed"))
            return []
        if picture is None:
            layout.text(say("statistics-nothing"))
            return []
        layout.picture(PICTURE, picture.alt)
        return [discord.File(io.BytesIO(picture.png), PICTURE)]

    @staticmethod
    def _add_choices(
        layout: Layout, kinds: dict[Kind, int], kind: Kind, about: Page, say: Localizer
    ) -> None:
        layout.buttons(
            *(
                Button(
                    say(f"statistics-about-{one}"),
                    CustomId(0, "statistics", arg=f"{one}:{written(kind)}"),
                    Style.primary if one == about else Style.secondary,
                    disabled=one == about,
                )
                for one in PAGES
            ),
        )
        if len(kinds) > 1:
            choices = [
                SelectOption(
                    written(one),
                    say(
                        "statistics-kind",
                        ruleset=f"ruleset:{one[0]}",
                        players=one[1],
                        games=number,
                    ),
                    chosen=one == kind,
                )
                for one, number in list(kinds.items())[:OPTIONS]
            ]
            layout.select(
                CustomId(0, "statistics", arg=f"{about}:"), choices, say("statistics-choose")
            )


def best_lines(kind: Kind, found: ServerBests, say: Localizer) -> list[str]:
    """Return the records of a server in games of one kind, line by line."""
    own = say.of(kind[0])
    lines = []
    if found.fastest is not None:
        game, rounds, seat, user = found.fastest
        name = Plain(own.name(f"seat:{seat}"))
        who = own("past-player", seat=name, player=f"user:{user}") if user is not None else name
        lines.append(own("bests-fastest", who=Plain(str(who)), round=rounds, game=str(game)))
    if found.biggest is not None:
        game, told = found.biggest
        heading, sentence = Plain(own("story-biggest")), Plain(own.say(told))
        lines.append(own("bests-biggest", heading=heading, told=sentence, game=str(game)))
    if found.peace is not None:
        game, rounds = found.peace
        lines.append(own("bests-peace", rounds=rounds, game=str(game)))
    if found.row is not None:
        user, row = found.row
        lines.append(own("bests-row", user=f"user:{user}", row=row))
    title = own("statistics-title", ruleset=f"ruleset:{kind[0]}", players=kind[1])
    return [f"**{title}**", *(lines or [own("bests-none")]), own("bests-note")]


def written(kind: Kind) -> str:
    """Encode a ruleset and a number of players for a button id."""
    return f"{kind[0]}/{kind[1]}"


def kind_in(text: str) -> Kind:
    """Return the ruleset and the number of players that :func:`written` has encoded.

    Raises Unreadable.
    """
    ruleset, _, players = text.partition("/")
    return ruleset, number_in(players)


def about_in(text: str) -> Page:
    """Parse the part of the statistics that a press names.

    Raises Unreadable.
    """
    for page in PAGES:
        if page == text:
            return page
    raise Unreadable(f"no such statistics: {text}")
