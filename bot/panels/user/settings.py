"""A user's settings: how to reach them, quiet hours, time zone, language and vacation.

Every choice is saved immediately.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

from bot.panels.spoken import SPEAK
from bot.play import UserError, UserSettings, Vacation
from bot.play.table.absences import OFFERED, absence_of
from bot.services import Services
from bot.store.people.users import REACHES
from bot.text import Localizer, Plain, languages, localizer_for
from bot.text.progress import language_name
from bot.ui.custom_id import CustomId, Unreadable, number_in
from bot.ui.items import Interaction
from bot.ui.layout import CALM, Button, Layout, SelectOption
from bot.ui.limits import OPTIONS
from bot.ui.reply import Reply, sentence
from bot.ui.router import Press, answering

from .notifications import NotificationsPanel

NONE = "none"
DAY = 86400
LENGTHS = [*range(1, 15), 17, 21, 24, 28, 35, 42, 49, 56, 60]
"""The lengths of vacations on offer, in days."""
USUAL_LENGTH = 7


class SettingsPanel:
    """The panel of a user's settings, which saves each choice."""

    def __init__(self, services: Services, reach: NotificationsPanel) -> None:
        self._services = services
        self._play = services.play
        self._reach = reach
        self._now = services.now

    async def open(self, interaction: Interaction, say: Localizer, zone: str = "") -> None:
        """Show a user their settings, after saving a time zone if they have named one."""
        notice = ""
        if zone:
            notice = await self._keep(interaction, "zone", zone, say)
        user, guild = interaction.user.id, interaction.guild_id
        await Reply(interaction).show(await self._panel(user, guild, say, notice))

    @answering("prefer")
    async def press(self, press: Press) -> None:
        """Save a choice, and show the settings afterwards."""
        reply = Reply(press.interaction)
        if press.arg.startswith(SPEAK):
            await reply.show(await reply.during(self._speak(press, press.arg.removeprefix(SPEAK))))
            return

        async def work() -> Layout:
            chosen = press.values[0] if press.values else NONE
            speaker = press.say
            if press.arg == "language":
                speaker = localizer_for(press.interaction.locale if chosen == NONE else chosen)
            notice = await self._keep(press.interaction, press.arg, chosen, speaker)
            return await self._panel(press.user, press.interaction.guild_id, speaker, notice)

        await reply.show(await reply.during(work()))

    async def _speak(self, press: Press, language: str) -> Layout:
        """Save a language that was offered, and say in it where the reader can go on."""
        say = localizer_for(language)
        layout = Layout(CALM).text(await self._keep(press.interaction, "language", language, say))
        try:
            info = await self._play.info(press.game)
        except UserError:  # The language is kept, whether there is such a game or not.
            return layout
        said = layout.words
        layout = await self._reach.welcome(layout, info, press.user, say)
        return layout.buttons(*self._reach.doors(info.id, say)) if layout.words == said else layout

    # -- keeping --------------------------------------------------------------------------------

    async def _keep(self, interaction: Interaction, field: str, chosen: str, say: Localizer) -> str:
        """Save a choice; return what to say about it."""
        user = interaction.user.id
        settings = await self._play.users.settings(user)
        try:
            match field:
                case "reach" if (way := REACHES.get(chosen)) is not None:
                    return await self._reach.choose(interaction.client, user, way, say)
                case "zone":
                    await self._play.users.set_settings(user, replace(settings, zone=chosen))
                case "language":
                    if chosen not in (NONE, *languages()):
                        raise Unreadable(f"no such language: {chosen}")
                    language = None if chosen == NONE else chosen
                    await self._play.users.set_settings(user, replace(settings, language=language))
                case "quiet-from" | "quiet-to":
                    quiet = _quiet(settings, field, chosen)
                    await self._play.users.set_settings(user, replace(settings, quiet=quiet))
                case "seek-yes" | "seek-no" if interaction.guild_id is not None:
                    wants = field == "seek-yes"
                    await self._play.seeking.set(interaction.guild_id, user, wants=wants)
                case "next-yes" | "next-no":
                    wants = field == "next-yes"
                    await self._play.users.set_settings(user, replace(settings, next=wants))
                case "named-yes" | "named-no":
                    named = field == "named-yes"
                    await self._play.users.set_settings(user, replace(settings, named=named))
                case "vacation-from":
                    known = await self._play.vacations.find(user)
                    days = USUAL_LENGTH if known is None else _days(known)
                    begins = max(number_in(chosen), self._now())
                    await self._play.vacations.plan(user, begins, begins + days * DAY)
                case "vacation-days":
                    known = await self._play.vacations.find(user)
                    begins = self._now() if known is None else known.begins
                    await self._play.vacations.plan(user, begins, begins + number_in(chosen) * DAY)
                case "pages-close" if (pages := self._services.pages) is not None:
                    await pages.close_all(user)
                    return say("my-pages-closed")
                case "absence" if chosen in OFFERED:
                    await self._play.users.set_settings(user, replace(settings, absence=chosen))
                case "vacation-none":
                    await self._play.vacations.cancel(user)
                case _:
                    raise Unreadable(f"no such setting: {field}")
        except UserError as user_error:
            return sentence(user_error, say)
        return say("my-kept")

    # -- the panel ------------------------------------------------------------------------------

    async def _panel(self, user: int, guild: int | None, say: Localizer, notice: str) -> Layout:
        settings = await self._play.users.settings(user)
        layout = Layout(CALM).text(say("my-title")).text(notice)
        layout.text(say("my-reach"))
        ways = [
            SelectOption(way, say(f"reach-{way}"), say(f"reach-{way}-note"), way == settings.reach)
            for way in REACHES
        ]
        layout.select(CustomId(0, "prefer", arg="reach"), ways, say("panel-choose"))
        if not settings.dm and settings.reach in ("dm", "both"):
            layout.text(say("reach-closed")).text(say("reach-closed-help"))
        layout.text(say("my-next-yes" if settings.next else "my-next-no"))
        layout.text(say("my-named-yes" if settings.named else "my-named-no"))
        changes = (
            "next-no" if settings.next else "next-yes",
            "named-no" if settings.named else "named-yes",
        )
        layout.buttons(
            *(
                Button(say(f"my-{change}-button"), CustomId(0, "prefer", arg=change))
                for change in changes
            )
        )
        zone = settings.zone or "UTC"
        clock = datetime.fromtimestamp(self._now(), ZoneInfo(zone)).strftime("%H:%M")
        layout.text(say("my-zone", zone=Plain(zone), clock=Plain(clock)))
        layout.text(say("my-quiet"))
        begin, end = settings.quiet or (None, None)
        self._hours(layout, "quiet-from", begin, say)
        if settings.quiet is not None:
            self._hours(layout, "quiet-to", end, say)
        if len(languages()) > 1:
            layout.text(say("my-language"))
            known = [
                SelectOption(NONE, say("my-language-own"), chosen=settings.language is None),
                *(
                    SelectOption(tag, language_name(tag), chosen=tag == settings.language)
                    for tag in languages()
                ),
            ]
            layout.select(CustomId(0, "prefer", arg="language"), known, say("panel-choose"))
        await self._seeking(layout, user, guild, say)
        self._vacation(layout, await self._play.vacations.find(user), zone, say)
        self._absence(layout, settings.absence, say)
        last = [Button(say("my-data"), CustomId(0, "data"))]
        if self._services.pages is not None:
            last.append(Button(say("my-pages-close"), CustomId(0, "prefer", arg="pages-close")))
        return layout.rule().buttons(*last)

    async def _seeking(self, layout: Layout, user: int, guild: int | None, say: Localizer) -> None:
        """Offer to be asked to join games in the server where the settings are opened."""
        if guild is None:
            layout.text(say("my-seek-elsewhere"))
            return
        wants = await self._play.seeking.wants(guild, user)
        layout.text(say("my-seek-yes" if wants else "my-seek-no"))
        change = "seek-no" if wants else "seek-yes"
        layout.buttons(Button(say(f"my-{change}-button"), CustomId(0, "prefer", arg=change)))

    def _hours(self, layout: Layout, field: str, chosen: int | None, say: Localizer) -> None:
        hours = [
            SelectOption(
                str(h * 60), say(f"my-{field}", hour=Plain(f"{h:02}:00")), None, h * 60 == chosen
            )
            for h in range(24)
        ]
        if field == "quiet-from":
            hours.insert(0, SelectOption(NONE, say("my-quiet-none"), chosen=chosen is None))
        layout.select(CustomId(0, "prefer", arg=field), hours, say("panel-choose"))

    def _absence(self, layout: Layout, chosen: str, say: Localizer) -> None:
        """Offer the choices for a user's seats while they are away."""
        ways = []
        for way in OFFERED:
            wish = absence_of(way)
            named = {"level": f"level:{wish.level}"} if wish.level is not None else {}
            id = f"my-absence-{wish.how}" + ("-level" if named else "")
            ways.append(SelectOption(way, say(id, days=wish.days, **named), chosen=way == chosen))
        layout.select(CustomId(0, "prefer", arg="absence"), ways, say("my-absence"))

    def _vacation(self, layout: Layout, known: Vacation | None, zone: str, say: Localizer) -> None:
        now = self._now()
        if known is None:
            layout.text(say("my-vacation-none"))
        else:
            begins, ends = f"time:{int(known.begins)}", f"time:{int(known.ends)}"
            layout.text(say("my-vacation", begins=begins, ends=ends))
        if known is None or known.begins > now:
            days = _days_ahead(now, zone)
            choices = [
                SelectOption(
                    str(int(at)),
                    say("my-vacation-today") if at <= now else _date(at, zone),
                    chosen=known is not None and int(known.begins) == int(at),
                )
                for at in days
            ]
            layout.select(
                CustomId(0, "prefer", arg="vacation-from"), choices, say("my-vacation-from")
            )
        if known is not None:
            lengths = [
                SelectOption(str(n), say("my-vacation-days", days=n), chosen=n == _days(known))
                for n in LENGTHS
            ]
            layout.select(
                CustomId(0, "prefer", arg="vacation-days"),
                lengths[:OPTIONS],
                say("my-vacation-length"),
            )
            id = "my-vacation-end" if known.begun else "my-vacation-cancel"
            layout.buttons(Button(say(id), CustomId(0, "prefer", arg="vacation-none")))


def _quiet(settings: UserSettings, field: str, chosen: str) -> tuple[int, int] | None:
    """Return quiet hours after one of their ends was chosen; at first, they last eight hours."""
    if chosen == NONE:
        return None
    minute = number_in(chosen)
    if field == "quiet-to":
        return (settings.quiet or (0, 0))[0], minute
    if settings.quiet is None:
        return minute, (minute + 8 * 60) % (24 * 60)
    return minute, settings.quiet[1]


def _days(vacation: Vacation) -> int:
    return max(1, round((vacation.ends - vacation.begins) / DAY))


def _days_ahead(now: float, zone: str) -> list[float]:
    """Return the present moment and the beginnings of the next days."""
    today = datetime.fromtimestamp(now, ZoneInfo(zone)).replace(
        hour=0, minute=0, second=0, microsecond=0
    )
    return [now, *((today + timedelta(days=n)).timestamp() for n in range(1, OPTIONS))]


def _date(at: float, zone: str) -> str:
    """Return a date in numbers, which can be read in every language."""
    return datetime.fromtimestamp(at, UTC).astimezone(ZoneInfo(zone)).strftime("%Y-%m-%d")
