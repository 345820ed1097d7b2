"""The settings of a table, page by page, with the options and rulings of its game.

Every choice is saved immediately, and the public post is updated. The rows of
:mod:`bot.play.settings` say what is on which page, and who decides while a game runs.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import discord

from bot.panels.permission_report import missing_in, names
from bot.play import GameInfo, Play, UserError
from bot.play.settings import PAGES, PRESETS, Row, TableSettings, rows
from bot.posts.settings_lines import (
    about,
    agreed_lines,
    option_words,
    pace_lines,
    reading_name,
    ruling_name,
)
from bot.store.table.seats import LEVELS, Level
from bot.text import Localizer, Plain
from bot.text.grammar import capitalized
from bot.ui.custom_id import CustomId, Unreadable, number_in, only
from bot.ui.items import Interaction
from bot.ui.layout import CALM, Button, Layout, SelectOption, Style
from bot.ui.limits import OPTIONS
from bot.ui.modals import Text, form
from bot.ui.names import escaped, game_title
from bot.ui.reply import Reply, apology, sentence
from bot.ui.router import Press, answering
from engine.kernel.ruleset import POSITION, AnyRuleset

from . import choices as offers

PRESET, BEFORE = "preset", "before"
"""The names of a button for a preset of time, and of the one that ends a live evening."""


SWITCHES = "on"
"""The name of the select for all options of a game that are on or off."""

ROOM = 6
"""How many other options have room on the page of the game; the rest stands beside the rulings."""


class TableSettingsPanel:
    """The panel of a table's settings, which saves each choice."""

    def __init__(self, play: Play, paged: Callable[[], bool]) -> None:
        """Create it; ``paged`` returns whether the host offers pages."""
        self._play = play
        self._paged = paged

    async def open(self, interaction: Interaction, game: int, say: Localizer) -> None:
        """Show the settings that a game has in its present phase, in private."""
        await self.press(Press(interaction, CustomId(game, "setup"), (), say))

    @answering("setup", "agree")
    async def press(self, press: Press) -> None:
        """Show another page, or save a choice."""
        say = press.say
        user = press.user
        try:
            notice = ""
            say = say.of((await self._play.info(press.game)).ruleset)
            page, _, what = press.arg.partition(":")
            if press.verb == "agree" and (page, what) == ("game", SWITCHES):
                notice = await self._switch(press.game, user, press.values, say)
            elif press.verb == "agree":
                what, _, pressed = what.partition(":")
                chosen = only(press.values) if press.values else pressed
                notice = await self._agree(press.interaction, press.game, page, what, chosen, say)
                if page == "posts":
                    info = await self._play.info(press.game)
                    notice += _what_lacks(
                        press.interaction.client.get_guild(info.guild), info, what, say
                    )
            info = await self._play.info(press.game)
            if page == "rulings" and press.verb == "setup" and press.values:
                what = only(press.values)
            layout = await self._page(info, user, page, what, notice, say)
        except UserError as user_error:
            layout = apology(user_error, say)
        await Reply(press.interaction).show(layout)

    @answering("write")
    async def write(self, press: Press) -> None:
        """Open the form for an option that a group writes itself."""
        try:
            info = await self._play.info(press.game)
        except UserError as user_error:
            await Reply(press.interaction).show(apology(user_error, press.say))
            return
        name, say = press.arg, press.say.of(info.ruleset)
        option = offers.written_options(self._play.ruleset(info.ruleset)).get(name)
        if option is None:
            raise Unreadable(f"no such option to write: {name}")
        example = offers.as_written(option, option[-1], say)
        value = offers.as_written(option, info.options.get(name, option[0]), say)
        field = Text(say(f"{_form_of(name)}-field"), example, value, required=False)
        title, sent = say(_form_of(name)), CustomId(info.id, "agree", arg=f"rulings:{name}")
        await press.interaction.response.send_modal(form(sent, title, [field]))

    # -- keeping --------------------------------------------------------------------------------

    async def _agree(
        self, interaction: Interaction, game: int, page: str, what: str, chosen: str, say: Localizer
    ) -> str:
        """Save a choice; return what to say about it."""
        play, user = self._play, interaction.user.id
        info = await play.info(game)
        try:
            match page:
                case "game" | "rulings" if what in play.ruleset(info.ruleset).options:
                    value = offers.read(play.ruleset(info.ruleset), what, chosen, say)
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
                case _:
                    return await self._agree_on(info, user, what, chosen, say)
        except UserError as user_error:
            return sentence(user_error, say)
        return say("setup-kept")

    async def _switch(self, game: int, user: int, on: Sequence[str], say: Localizer) -> str:
        """Let the options that were chosen together differ from what is usual, and no others."""
        info = await self._play.info(game)
        ruleset = self._play.ruleset(info.ruleset)
        names = offers.switches(ruleset)
        if not set(on) <= set(names):
            raise Unreadable("no such option to turn on")
        wanted = {name: ruleset.options[name][name in on] for name in names}
        changed = {name: to for name, to in wanted.items() if info.options.get(name) is not to}
        try:
            await self._play.set_up(game, user, options=changed)
        except UserError as user_error:
            return sentence(user_error, say)
        return say("setup-kept")

    async def _agree_on(
        self, info: GameInfo, user: int, name: str, chosen: str, say: Localizer
    ) -> str:
        """Save a setting, or start a vote on it if another user hosts the running game."""
        play, zone = self._play, await self._zone(info, user)
        agreed = TableSettings.of(info.terms)
        preset, row = next((one for one in PRESETS if one == chosen), None), rows().get(name)
        if row is not None:
            wanted = agreed.changed(name, row.read(chosen), zone=zone)
        elif name != PRESET or (preset is None and chosen != BEFORE):
            raise Unreadable(f"no such setting: {name}={chosen}")
        else:
            wanted = agreed.slowed() if preset is None else agreed.paced(preset)
        if info.phase == "lobby":
            await play.set_terms(info.id, user, wanted)
            return say("setup-kept")
        if info.host == user or (row is not None and row.setting.decided != "table"):
            await play.time.agree(info.id, user, wanted)
            return say("done-told")
        await play.votes.propose_terms(info.id, user, wanted)
        return say("done-proposed")

    async def _zone(self, info: GameInfo, user: int) -> str | None:
        """Return the time zone of a user, which may become that of the table.

        It would tell who proposes that if nobody may know who plays which seat.
        """
        return None if info.faceless else (await self._play.users.settings(user)).zone

    # -- pages ----------------------------------------------------------------------------------

    async def _page(
        self, info: GameInfo, user: int, page: str, what: str, notice: str, say: Localizer
    ) -> Layout:
        lobby = info.phase == "lobby"
        ruleset = self._play.ruleset(info.ruleset)
        layout = Layout(CALM).text(notice)
        layout.text(say("setup-title", title=Plain(game_title(info, say))))
        if lobby and info.host != user:
            layout.text(agreed_lines(info, ruleset, say)).text(_position_of(info))
            return layout.text(say("setup-host-only"))
        agreed, zone = TableSettings.of(info.terms), await self._zone(info, user)
        shown = [
            row
            for row in rows().values()
            if _open_to(row, info, user) and (self._paged() or not row.setting.paged)
        ]
        used = [one for one in PAGES if lobby or any(row.setting.page == one for row in shown)]
        pages = [*used, *(["rulings", "people"] if lobby else [])]
        page = page if page in pages else pages[0]
        match page:
            case "game":
                self._game(layout, info, ruleset, say)
            case "time" | "patience":
                layout.text(pace_lines(info, say))
            case "rulings":
                self._rulings(layout, info, ruleset, what, say)
            case "people":
                self._people(layout, info, say)
        if say.knows(f"setup-about-{page}"):
            layout.text(say(f"setup-about-{page}"))
        if not lobby and (page != "posts" or info.host != user):
            layout.text(say("setup-time-running" if info.host == user else "setup-time-proposing"))
        if page == "stewards" and lobby:
            self._stewards(layout, info, say)
        if page == "time":
            layout.text(say("setup-presets")).buttons(*_presets(info, agreed, say))
        for row in shown:
            if row.setting.page == page and (agreed.hurried or not row.setting.hurried):
                layout.text(say(f"setting-{row.key}", zone=Plain(zone or "UTC")))
                choices = offers.setting_choices(row, agreed, zone, say)
                self._select(layout, info, f"{page}:{row.name}", choices, say("panel-choose"))
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

    def _game(self, layout: Layout, info: GameInfo, ruleset: AnyRuleset, say: Localizer) -> None:
        layout.text(about(info.ruleset, say))
        self._options(layout, info, "game", offers.selects(ruleset)[:ROOM], say)
        if switches := offers.switches(ruleset):
            # Many games have more than a panel has room for selects.
            press = CustomId(info.id, "agree", arg=f"game:{SWITCHES}")
            choices = offers.switch_choices(ruleset, switches, info.options, say)
            most = len(choices)
            layout.select(press, choices, say("setup-switches"), least=0, most=most)

    def _options(
        self, layout: Layout, info: GameInfo, page: str, names: Sequence[str], say: Localizer
    ) -> None:
        ruleset = self._play.ruleset(info.ruleset)
        for name in names:
            choices = offers.option_choices(ruleset, name, info.options.get(name), say)
            self._select(layout, info, f"{page}:{name}", choices, say("setup-option"))

    def _stewards(self, layout: Layout, info: GameInfo, say: Localizer) -> None:
        if info.free:
            layout.text(say("setup-fill"))
            levels = offers.level_choices(None, say)
            self._select(layout, info, "stewards:fill", levels, say("setup-fill-choose"))
        if any(p.steward for p in info.players):
            dismiss = CustomId(info.id, "agree", arg="stewards:dismiss")
            layout.buttons(Button(say("setup-dismiss"), dismiss))

    def _rulings(
        self,
        layout: Layout,
        info: GameInfo,
        ruleset: AnyRuleset,
        name: str,
        say: Localizer,
    ) -> None:
        names, written = offers.open_rulings(ruleset), offers.written_options(ruleset)
        for one, option in written.items():
            layout.text(capitalized(option_words(one, info.options.get(one, option[0]), say)))
        layout.text(_position_of(info))
        if written:
            layout.buttons(
                *(Button(say(_form_of(n)), CustomId(info.id, "write", arg=n)) for n in written)
            )
        self._options(layout, info, "rulings", offers.selects(ruleset)[ROOM:], say)
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


def _open_to(row: Row, info: GameInfo, user: int) -> bool:
    """Return whether a user can change a setting now, or propose to."""
    decided = row.setting.decided
    return info.phase == "lobby" or decided == "table" or (decided == "host" and info.host == user)


def _form_of(option: str) -> str:
    """Return the id of the title of the form for an option."""
    return f"write-{option.replace('_', '-')}"


def _position_of(info: GameInfo) -> str:
    """Return the line of the start position for everyone to read; empty if there is none."""
    line = str(info.options.get(POSITION, "")).replace("`", "'")
    return f"```\n{line}\n```" if line else ""


def _presets(info: GameInfo, agreed: TableSettings, say: Localizer) -> list[Button]:
    """Offer the presets for time."""
    chosen = agreed.preset
    offered = [*PRESETS, *([BEFORE] if agreed.quick else [])]
    return [
        Button(
            say(f"preset-{one}"),
            CustomId(info.id, "agree", arg=f"time:{PRESET}:{one}"),
            Style.primary if one == chosen else Style.secondary,
            disabled=one == chosen,
        )
        for one in offered
    ]


def level_in(chosen: str) -> Level:
    """Return the level that was chosen."""
    if (level := LEVELS.get(chosen)) is None:
        raise Unreadable(f"no such level: {chosen}")
    return level


def _what_lacks(guild: discord.Guild | None, info: GameInfo, field: str, say: Localizer) -> str:
    """Return the notice with the permissions that the bot lacks for a choice."""
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
