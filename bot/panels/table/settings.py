"""The settings of a table: options and rulings, who gets which seat, time, and posts.

Every choice is saved at once, and the public card is updated. While a game runs, only time and
posts can be changed: the host decides, and of time anybody else proposes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast, get_args

import discord

from bot.panels.permission_report import missing_in, names
from bot.play import GameInfo, Play, Terms, UserError
from bot.posts.settings_lines import about, agreed_lines, pace_lines, reading_name, ruling_name
from bot.store.seats import Level
from bot.text import Localizer, Plain
from bot.ui.custom_id import CustomId, Unreadable, number_in, only
from bot.ui.errors import apology, sentence
from bot.ui.layout import CALM, Button, Layout, SelectOption, Style
from bot.ui.limits import OPTIONS
from bot.ui.names import escaped, game_title
from bot.ui.reply import Reply
from bot.ui.router import Router
from engine.kernel.ruleset import Ruleset

from . import choices as offers

Interaction = discord.Interaction[Any]

PAGES = ("game", "stewards", "time", "patience", "posts", "rating", "rulings", "people")
SEATS = "seats"
"""What is chosen on the first page besides the options of the rules: who gets which seat."""


class TermsPanel:
    """Shows the settings of a table, and saves what is chosen."""

    def __init__(self, play: Play) -> None:
        self._play = play

    def register(self, router: Router) -> None:
        """Answer presses on a table's settings."""
        router.register(self.press, "setup", "agree")

    async def open(self, interaction: Interaction, game: int, say: Localizer) -> None:
        """Show the settings that a game has in its present phase, in private."""
        await self.press(interaction, CustomId(game, "setup"), (), say)

    async def press(
        self, interaction: Interaction, press: CustomId, values: Sequence[str], say: Localizer
    ) -> None:
        """Show another page, or save a choice."""
        user = interaction.user.id
        try:
            notice = ""
            say = say.of((await self._play.info(press.game)).ruleset)
            page, _, what = press.arg.partition(":")
            if press.verb == "agree":
                chosen = only(values) if values else ""
                notice = await self._agree(interaction, press.game, page, what, chosen, say)
                if page == "posts":
                    info = await self._play.info(press.game)
                    notice += _what_lacks(interaction.client.get_guild(info.guild), info, what, say)
            info = await self._play.info(press.game)
            if page == "rulings" and press.verb == "setup" and values:
                what = only(values)
            layout = await self._page(info, user, page, what, notice, say)
        except UserError as user_error:
            layout = apology(user_error, say)
        await Reply(interaction).show(layout)

    # -- keeping --------------------------------------------------------------------------------

    async def _agree(
        self, interaction: Interaction, game: int, page: str, what: str, chosen: str, say: Localizer
    ) -> str:
        """Save a choice; return what to say about it."""
        play, user = self._play, interaction.user.id
        info = await play.info(game)
        try:
            match page:
                case "game" if what == SEATS:
                    terms = Terms.of(info.terms).changed("seats", chosen)
                    await play.set_terms(game, user, terms)
                case "game":
                    value = offers.read(play.ruleset(info.ruleset), what, chosen)
                    await play.set_up(game, user, options={what: value})
                case "rulings":
                    await play.set_up(game, user, rulings={what: chosen})
                case "stewards" if what == "fill":
                    await play.add_stewards(game, user, level=level_in(chosen))
                case "stewards" if what == "dismiss":
                    await play.remove_stewards(game, user)
                case "people" if what == "host":
                    await play.hand_over(game, user, number_in(chosen))
                case "people":
                    await play.remove(game, user, number_in(chosen), press=interaction.id)
                case "posts" if info.phase != "lobby":
                    terms = Terms.of(info.terms).changed(what, offers.term(what, chosen))
                    await play.time.agree(game, user, terms)
                    return say("done-told")
                case _:
                    return await self._agree_on_time(info, user, what, chosen, say)
        except UserError as user_error:
            return sentence(user_error, say)
        return say("setup-kept")

    async def _agree_on_time(
        self, info: GameInfo, user: int, field: str, chosen: str, say: Localizer
    ) -> str:
        play, zone = self._play, (await self._play.settings(user)).zone
        value = offers.term(field, chosen)
        terms = Terms.of(info.terms).changed(field, value, zone=zone)
        if info.phase == "lobby":
            await play.set_terms(info.id, user, terms)
            return say("setup-kept")
        if info.host == user:
            await play.time.agree(info.id, user, terms)
            return say("done-told")
        await play.votes.propose_terms(info.id, user, terms)
        return say("done-proposed")

    # -- pages ----------------------------------------------------------------------------------

    async def _page(
        self, info: GameInfo, user: int, page: str, what: str, notice: str, say: Localizer
    ) -> Layout:
        lobby = info.phase == "lobby"
        ruleset = self._play.ruleset(info.ruleset)
        layout = Layout(CALM).text(notice)
        layout.text(say("setup-title", title=Plain(game_title(info, say))))
        if lobby and info.host != user:
            return layout.text(agreed_lines(info, ruleset, say)).text(say("setup-host-only"))
        pages: tuple[str, ...] = PAGES
        if not lobby:
            posts = ("posts",) if info.host == user else ()
            pages = ("time", "patience", "stewards", *posts)
        page = page if page in pages else pages[0]
        match page:
            case "game":
                self._game(layout, info, ruleset, say)
            case "time":
                zone = (await self._play.settings(user)).zone
                self._time(layout, info, user, zone, say)
            case "patience":
                zone = (await self._play.settings(user)).zone
                self._patience(layout, info, user, zone, say)
            case "posts":
                self._posts(layout, info, say)
            case "stewards":
                self._stewards(layout, info, user, say)
            case "rating":
                self._rating(layout, info, say)
            case "rulings":
                self._rulings(layout, info, ruleset, what, say)
            case "people":
                self._people(layout, info, say)
        if len(pages) > 1:
            layout.rule().buttons(
                *(
                    Button(
                        say(f"setup-page-{one}"),
                        CustomId(info.id, "setup", arg=one),
                        Style.primary if one == page else Style.secondary,
                        disabled=one == page,
                    )
                    for one in pages
                )
            )
        return layout

    def _game(self, layout: Layout, info: GameInfo, ruleset: Ruleset[Any], say: Localizer) -> None:
        layout.text(about(info.ruleset, say))
        for name, values in ruleset.options.items():
            if len(values) > 1:
                choices = offers.option_choices(ruleset, name, info.options.get(name), say)
                self._select(layout, info, f"game:{name}", choices, say("setup-option"))
        terms = Terms.of(info.terms)
        layout.text(say("setup-seats"))
        choices = offers.seat_choices(terms, say)
        self._select(layout, info, f"game:{SEATS}", choices, say("setup-seats-choose"))

    def _time(
        self, layout: Layout, info: GameInfo, user: int, zone: str | None, say: Localizer
    ) -> None:
        terms = Terms.of(info.terms)
        layout.text(pace_lines(info, say))
        if info.phase != "lobby":
            id = "setup-time-running" if info.host == user else "setup-time-proposing"
            layout.text(say(id))
        fields = [
            ("quick", offers.quick_choices(terms, say)),
            ("together", offers.together_choices(terms, say)),
            ("hour", offers.hour_choices(terms, say)),
            ("alone", offers.alone_choices(terms, say)),
            ("at_deadline", offers.deadline_choices(terms, say)),
            ("grace", offers.grace_choices(terms, say)),
            ("vacation", offers.absence_choices(terms, say)),
            ("forced", offers.forced_choices(terms, say)),
        ]
        for field, choices in fields:
            layout.text(say(f"setup-{field.replace('_', '-')}"))
            if field == "hour":
                layout.text(say("setup-zone", zone=Plain(zone or "UTC")))
            self._select(layout, info, f"time:{field}", choices, say("panel-choose"))

    def _patience(
        self, layout: Layout, info: GameInfo, user: int, zone: str | None, say: Localizer
    ) -> None:
        terms = Terms.of(info.terms)
        layout.text(pace_lines(info, say)).text(say("setup-patience"))
        if info.phase != "lobby":
            id = "setup-time-running" if info.host == user else "setup-time-proposing"
            layout.text(say(id))
        for field, choices in (
            ("bank", offers.bank_choices(terms, say)),
            ("weekends", offers.weekend_choices(terms, zone, say)),
            ("strict", offers.strict_choices(terms, say)),
        ):
            layout.text(say(f"setup-{field}"))
            self._select(layout, info, f"patience:{field}", choices, say("panel-choose"))

    def _stewards(self, layout: Layout, info: GameInfo, user: int, say: Localizer) -> None:
        terms, lobby = Terms.of(info.terms), info.phase == "lobby"
        layout.text(say("setup-stewards"))
        if not lobby:
            id = "setup-time-running" if info.host == user else "setup-time-proposing"
            layout.text(say(id))
        if lobby and info.free:
            layout.text(say("setup-fill"))
            levels = offers.level_choices(None, say)
            self._select(layout, info, "stewards:fill", levels, say("setup-fill-choose"))
        if lobby and any(p.steward for p in info.players):
            dismiss = CustomId(info.id, "agree", arg="stewards:dismiss")
            layout.buttons(Button(say("setup-dismiss"), dismiss))
        for field, choices in (
            ("stand_in", offers.level_choices(terms.stand_in, say)),
            ("gone", offers.gone_choices(terms, say)),
            ("left_alone", offers.left_alone_choices(terms, say)),
            *(
                [
                    ("stewards_win", offers.winning_choices(terms, say)),
                    ("hints", offers.hint_choices(terms, say)),
                ]
                if lobby
                else []
            ),
        ):
            layout.text(say(f"setup-{field.replace('_', '-')}"))
            self._select(layout, info, f"stewards:{field}", choices, say("panel-choose"))

    def _rating(self, layout: Layout, info: GameInfo, say: Localizer) -> None:
        terms = Terms.of(info.terms)
        for field, choices in (
            ("rated", offers.rating_choices(terms, say)),
            ("reliability", offers.reliability_choices(terms, say)),
            ("lights", offers.light_choices(terms, say)),
        ):
            layout.text(say(f"setup-{field}"))
            self._select(layout, info, f"rating:{field}", choices, say("panel-choose"))

    def _posts(self, layout: Layout, info: GameInfo, say: Localizer) -> None:
        terms = Terms.of(info.terms)
        for field, choices in (
            ("language", offers.language_choices(terms)),
            ("maps", offers.map_choices(terms, say)),
            ("threads", offers.thread_choices(terms, say)),
            ("events", offers.event_choices(terms, say)),
            ("story", offers.story_choices(terms, say)),
        ):
            layout.text(say(f"setup-{field}"))
            self._select(layout, info, f"posts:{field}", choices, say("panel-choose"))

    def _rulings(
        self,
        layout: Layout,
        info: GameInfo,
        ruleset: Ruleset[Any],
        name: str,
        say: Localizer,
    ) -> None:
        names = offers.open_rulings(ruleset)
        if not names:
            layout.text(say("setup-rulings-none"))
            return
        layout.text(say("setup-rulings"))
        for at in range(0, len(names), OPTIONS):
            choices = [
                SelectOption(
                    one,
                    ruling_name(one, say),
                    reading_name(one, info.rulings.get(one, ruleset.rulings[one][0]), say),
                    chosen=one == name,
                )
                for one in names[at : at + OPTIONS]
            ]
            press = CustomId(info.id, "setup", arg=f"rulings:{at}")
            layout.select(press, choices, say("setup-rulings-choose"))
        if name in names:
            layout.text(say("setup-reading", ruling=Plain(ruling_name(name, say))))
            choices = offers.reading_choices(ruleset, name, info.rulings, say)
            self._select(layout, info, f"rulings:{name}", choices, say("panel-choose"))

    def _people(self, layout: Layout, info: GameInfo, say: Localizer) -> None:
        others = [
            SelectOption(str(p.user), escaped(p.name))
            for p in info.players
            if p.user is not None and p.user != info.host
        ]
        if not others:
            layout.text(say("setup-people-none"))
            return
        for what in ("host", "away"):
            layout.text(say(f"setup-{what}"))
            self._select(layout, info, f"people:{what}", others, say("setup-people-choose"))

    def _select(
        self,
        layout: Layout,
        info: GameInfo,
        arg: str,
        choices: list[SelectOption],
        placeholder: str,
    ) -> None:
        layout.select(CustomId(info.id, "agree", arg=arg), choices[:OPTIONS], placeholder)


def level_in(chosen: str) -> Level:
    """Return the level that was chosen."""
    for level in get_args(Level):
        if level == chosen:
            return cast("Level", level)
    raise Unreadable(f"no such level: {chosen}")


def _what_lacks(guild: discord.Guild | None, info: GameInfo, field: str, say: Localizer) -> str:
    """Say what the bot lacks for what was chosen, behind what else there is to say."""
    needs = (None if guild is None else missing_in(guild, info)) or ()
    lacking = [need for need in needs if need.term == field]
    said = [
        say(
            "setup-lacks",
            permissions=names([need], say),
            effect=Plain(say(f"without-{need.id}")),
        )
        for need in lacking
    ]
    return "".join(f"\n{line}" for line in said)
