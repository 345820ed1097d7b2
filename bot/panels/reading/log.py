"""``/log``: what has happened in a game, in the reader's language, page by page.

Buttons and menus carry everything that says what is shown, so they work as long as the game exists.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import field, fields, replace
from typing import Any, Self

from bot.games.registry import plugin_of
from bot.lookup.chronicle import Filter, Passage, passages, rounds_of, topics_of
from bot.play import GameInfo, Play, TableView
from bot.play.settings import TableSettings
from bot.posts.awaited import with_thinking
from bot.posts.messages import add_seal, deals_button, table_buttons
from bot.posts.posts import Posts, card_of
from bot.posts.settings_lines import patience_lines, time_lines
from bot.store import Store
from bot.store.table import log as chronicle
from bot.store.table.talks import Alliance
from bot.text import Localizer, Plain, localizer_for
from bot.ui.custom_id import CustomId, Unreadable, number_in, only
from bot.ui.emojis import mark_of, marked_lines
from bot.ui.items import Interaction
from bot.ui.layout import CALM, FESTIVE, Button, Layout, SelectOption
from bot.ui.limits import OPTIONS
from bot.ui.names import (
    deed,
    game_title,
    moment,
    player_name,
    seat_and_player,
    seat_name,
    with_subject,
)
from bot.ui.reply import Reply, is_private
from bot.ui.router import Press, answering
from engine.kernel.data import fixed

PAGE = 14
"""How many sentences a page has."""
LONGEST = 3400
"""The most characters of a page; a page of very long sentences is cut."""
ANY = "any"


@fixed
class LogPageState:
    """The page of a log that is shown, with its filters."""

    wanted: Filter = field(default_factory=Filter)
    page: int | None = None
    """The number of the page, from 1; ``None`` for the last one."""
    filtering: bool = False
    """Whether the filter menus are shown."""

    def encode(self, what: str) -> str:
        """Encode the state for a ``custom_id``; ``what`` distinguishes the components of one
        page."""
        f = self.wanted
        parts = (what, self.page or 0, f.round, f.phase, f.seat, f.topic, int(self.filtering))
        return "/".join(map(str, parts))

    @classmethod
    def decode(cls, arg: str) -> tuple[str, Self]:
        """Return the state that :meth:`encode` has written.

        Raises Unreadable.
        """
        parts = arg.split("/")
        if len(parts) != 7:
            raise Unreadable(f"no place in a log: {arg}")
        what, page, round, phase, seat, topic, filtering = parts
        wanted = Filter(number_in(round), phase, seat, topic)
        return what, cls(wanted, number_in(page) or None, filtering == "1")


def log_button(game: int, localizer: Localizer) -> Button:
    """Make the button that opens the log of a game at its end."""
    press = CustomId(game, "log", arg=LogPageState(Filter()).encode("open"))
    return Button(localizer("overview-log"), press)


class LogPanel:
    """The panel that shows users the logs of games."""

    def __init__(self, play: Play, store: Store) -> None:
        self._play = play
        self._store = store

    async def open(
        self, interaction: Interaction, game: int, wanted: Filter, say: Localizer, *, share: bool
    ) -> None:
        """Show the last page of a log, to everyone in the channel if it is shared.

        A shared page holds only what everyone may read, in the language of the table.
        """
        reply = Reply(interaction, public=share)
        user = None if share else interaction.user.id
        if share:
            say = localizer_for((await self._play.info(game)).language)
        await self._show(reply, game, user, LogPageState(wanted), say)

    @answering("log")
    async def press(self, press: Press) -> None:
        """Turn a page, or filter what is shown.

        A user who presses something on a shared page gets a private log.
        """
        what, at = LogPageState.decode(press.arg)
        if press.values:
            if what not in {f.name for f in fields(Filter)}:
                raise Unreadable(f"nothing to choose: {what}")
            chosen = "" if only(press.values) == ANY else only(press.values)
            value: Any = number_in(chosen or "0") if what == "round" else chosen
            at = replace(at, wanted=replace(at.wanted, **{what: value}), page=None)
        fresh = not is_private(press.interaction)
        reply = Reply(press.interaction, fresh=fresh)
        await self._show(reply, press.game, press.user, at, press.say)

    async def _show(
        self, reply: Reply, game: int, user: int | None, at: LogPageState, say: Localizer
    ) -> None:
        await reply.give(self._layout(game, user, at, say), say)

    async def _layout(
        self, game: int, user: int | None, at: LogPageState, say: Localizer
    ) -> Layout:
        info = await self._play.info(game)
        player = info.player_of(user) if user is not None else None
        seat = player.seat if player is not None else None
        async with self._store.reading() as session:
            entries = await chronicle.entries(session, game, seat=seat)
        found = passages(entries, plugin_of(info.ruleset).outline)
        return log_page(info, found, at, say.of(info.ruleset))


def log_page(info: GameInfo, found: Sequence[Passage], at: LogPageState, say: Localizer) -> Layout:
    """Build one page of a log, with buttons to the others."""
    fitting = [p for p in found if at.wanted.fits(p)]
    pages = max(1, -(-len(fitting) // PAGE))
    page = min(at.page or pages, pages)
    at = replace(at, page=page)
    title = Plain(game_title(info, say))
    layout = Layout().text(say("log-title", title=title, page=page, pages=pages))
    # Pages are counted from the end, so that the last one, which is read most, is full.
    end = len(fitting) - (pages - page) * PAGE
    shown = fitting[max(0, end - PAGE) : end]
    names = plugin_of(info.ruleset).emblems
    marked, plain = _lines(shown, say, names), _lines(shown, say, {})
    layout.text(marked_lines(marked, plain, LONGEST, say("chapter-more")))
    if not fitting:
        layout.text(say("log-nothing"))

    def to(what: str, number: int) -> CustomId:
        return CustomId(info.id, "log", arg=replace(at, page=number).encode(what))

    toggle = replace(at, filtering=not at.filtering).encode("filter")
    layout.buttons(
        Button(say("log-first"), to("first", 1), disabled=page == 1),
        Button(say("log-before"), to("before", max(1, page - 1)), disabled=page == 1),
        Button(say("log-after"), to("after", min(pages, page + 1)), disabled=page == pages),
        Button(say("log-last"), to("last", pages), disabled=page == pages),
        Button(say("log-filter"), CustomId(info.id, "log", arg=toggle)),
    )
    if at.filtering:
        _add_menus(layout, info, found, at, say)
    return layout


def _lines(shown: Sequence[Passage], say: Localizer, emblems: Mapping[str, str]) -> list[str]:
    """Return the text of passages, with a heading at the beginning of each part of a round."""
    lines: list[str] = []
    where: tuple[int, str] | None = None
    for passage in shown:
        if (passage.round, passage.phase) != where:
            where = (passage.round, passage.phase)
            parts = [say("moment-round", round=passage.round)] if passage.round else []
            parts += [say.name(f"phase:{passage.phase}")] if passage.phase else []
            if parts:
                heading = Plain(say("moment-joint").join(parts))
                lines.append(say("log-heading", moment=heading))
        id = "log-line-private" if passage.private else "log-line"
        mark = mark_of(emblems, passage.phrase.params.values())
        lines.append(say(id, sentence=Plain(mark + say.say(passage.phrase))))
    return lines


def _add_menus(
    layout: Layout, info: GameInfo, found: Sequence[Passage], at: LogPageState, say: Localizer
) -> None:
    """Add a menu for each thing that a log can be filtered by."""
    outline, wanted = plugin_of(info.ruleset).outline, at.wanted
    rounds = [(str(r), say("moment-round", round=r)) for r in rounds_of(found)]
    menus = {
        "topic": (wanted.topic, [(t, say.name(f"topic:{t}")) for t in topics_of(outline)]),
        "round": (str(wanted.round or ""), rounds),
        "phase": (
            wanted.phase,
            [(p, say.name(f"phase:{p}")) for p in outline.phases],
        ),
        "seat": (
            wanted.seat,
            [(s, seat_name(s, say)) for s in plugin_of(info.ruleset).lookup.seats(info)],
        ),
    }
    for what, (chosen, offers) in menus.items():
        if not offers:
            continue
        choices = [SelectOption(ANY, say(f"log-any-{what}"), chosen=not chosen)]
        choices += [
            SelectOption(v, label, chosen=v == chosen) for v, label in offers[1 - OPTIONS :]
        ]
        press = CustomId(info.id, "log", arg=at.encode(what))
        layout.select(press, choices, say(f"log-any-{what}"))


class StatusPanel:
    """The answer to ``/status``, for everyone."""

    def __init__(self, play: Play, posts: Posts) -> None:
        self._play = play
        self._posts = posts

    async def open(self, interaction: Interaction, game: int, say: Localizer) -> None:
        """Show whose turn it is, since and until when, and alliances; for a lobby, show its
        post."""
        reply = Reply(interaction)
        await reply.give(self._page(game, say), say)

    async def _page(self, game: int, say: Localizer) -> Layout:
        info = await self._play.info(game)
        if info.phase in ("lobby", "closed") or info.pinned is not None:
            return await card_of(self._play, self._posts, game, say)
        table = await self._play.table_view(game)
        return status_page(table, await self._play.talking.alliances(game), say)


def status_page(table: TableView, allied: Sequence[Alliance], localizer: Localizer) -> Layout:
    """Build the answer to ``/status``; for a discreet question it does not say who is asked."""
    info = table.info
    localizer = localizer.of(info.ruleset)
    layout = Layout(FESTIVE if table.over else CALM)
    title, where = Plain(game_title(info, localizer)), Plain(moment(table.view, localizer))
    layout.text(localizer("overview-title", title=title, moment=where))
    if table.over:
        layout.text(localizer("overview-over"))
    elif table.discreet:
        layout.text(localizer("overview-discreet"))
    elif table.kind is not None:
        lines = [localizer("overview-awaited", what=Plain(deed(table.kind, localizer)))]
        lines += [_awaited(table, seat, localizer) for seat in table.awaited]
        lines += [
            localizer("overview-answered", seat=Plain(seat_and_player(info, seat, localizer)))
            for seat in table.answered
            if seat in info.seats
        ]
        layout.text("\n".join(lines))
    if not table.over:
        layout.text("\n".join(time_lines(table, localizer)))
        layout.text("\n".join(patience_lines(table, localizer)))
    host = None if table.over or info.faceless else info.player_of(info.host)
    if host is not None:
        layout.text(localizer("status-host", host=Plain(player_name(info, host, localizer))))
    if allied and not table.over:
        lines = [localizer("overview-alliances"), *(_allied(one, localizer) for one in allied)]
        layout.text("\n".join(lines))
    add_seal(layout, info, localizer)
    buttons = [*table_buttons(info.id, localizer), log_button(info.id, localizer)]
    if plugin_of(info.ruleset).promises and TableSettings.of(info.terms).talk != "none":
        buttons.append(deals_button(info.id, localizer))
    return layout.buttons(*buttons)


def _awaited(table: TableView, seat: str, localizer: Localizer) -> str:
    """Return since when it is a seat's turn, and until when, in the reader's own time."""
    named = with_subject(seat_and_player(table.info, seat, localizer), table.view, seat, localizer)
    name = Plain(with_thinking(named, table, seat, localizer))
    clock = table.clocks.get(seat)
    if clock is None:
        return localizer("overview-waits", seat=name)
    since = Plain(f"<t:{int(clock.begun)}:R>")
    if clock.stopped is not None:
        return localizer("overview-stopped", seat=name, since=since)
    if clock.due is None:
        return localizer("overview-since", seat=name, since=since)
    due = Plain(f"<t:{int(clock.due)}:f> (<t:{int(clock.due)}:R>)")
    return localizer("overview-since-due", seat=name, since=since, due=due)


def _allied(alliance: Alliance, localizer: Localizer) -> str:
    one, other = alliance.seats
    id = "overview-allied" if alliance.mutual else "overview-declared"
    since = Plain(f"<t:{int(alliance.since)}:D>")
    return localizer(id, one=f"seat:{one}", other=f"seat:{other}", since=since)
