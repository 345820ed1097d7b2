"""The public messages: the lobby, the status of the game, its events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from bot.games.registry import plugin_of
from bot.play import GameInfo, Player, Proposal, TableSettings, TableView, picker
from bot.play.outgoing.masks import called, called_all
from bot.play.reliability import Reliability
from bot.play.table.votes import concerned_by
from bot.text import Localizer, Plain
from bot.ui.custom_id import CustomId
from bot.ui.emojis import mark_of
from bot.ui.layout import CALLING, CALM, FESTIVE, Button, Layout, SelectOption, Style
from bot.ui.names import (
    game_title,
    moment,
    player_name,
    seat_and_player,
    seat_name,
)
from bot.ui.plain_message import PlainMessage
from engine.kernel.data import fixed
from engine.kernel.ruleset import AnyRuleset

from .awaited import awaited_lines
from .settings_lines import about, agreed_lines, time_lines

PICTURE = "map.png"


def recruiting_card(
    info: GameInfo,
    ruleset: AnyRuleset,
    localizer: Localizer,
    repute: Mapping[int, Reliability] | None = None,
) -> Layout:
    """Build the message of a game that waits for players.

    ``repute`` has the reliability of users who let others see it.
    """
    localizer = localizer.of(info.ruleset)
    layout = Layout(CALLING)
    layout.text(localizer("lobby-title", title=Plain(game_title(info, localizer))))
    host = next((player_name(info, p, localizer) for p in info.players if p.user == info.host), "?")
    layout.text(localizer("lobby-host", host=Plain(host)))
    if what := about(info.ruleset, localizer):
        layout.text(localizer("lobby-about", what=Plain(what)))
    lines = [
        localizer(
            "lobby-seat",
            seat=seat_name(seat, localizer),
            player=Plain(_reputed(info, player, repute or {}, localizer)),
        )
        for seat in info.seats
        if (player := info.player_in(seat)) is not None
    ]
    unseated = [p for p in info.players if p.seat is None]
    drafted = TableSettings.of(info.terms).seats == "drafted"
    nowhere = "lobby-unpicked" if drafted else "lobby-unseated"
    lines += [
        localizer(nowhere, player=Plain(_reputed(info, p, repute or {}, localizer)))
        for p in unseated
        if not p.steward
    ]
    stewards = Counter(p.level for p in unseated if p.steward)
    lines += [
        localizer("lobby-unseated-stewards", count=count, level=f"level:{level}")
        for level, count in stewards.items()
    ]
    layout.text("\n".join(lines))
    if info.missing:
        id = "lobby-sought-drafted" if drafted else "lobby-sought"
        layout.text(localizer(id, missing=info.missing))
    turn = picker(info)
    if turn is not None:
        layout.text(localizer("lobby-turn", player=Plain(player_name(info, turn, localizer))))
        add_seats(layout, info, localizer)
    if info.light == "awaited":
        layout.text(localizer("lobby-beginning"))
    elif info.free:
        layout.text(localizer("lobby-open", free=info.free))
    else:
        id = "lobby-full" if turn is None else "lobby-full-drafting"
        layout.text(localizer(id, host=Plain(host)))
    layout.text("\n".join(f"-# {it}" for it in agreed_lines(info, ruleset, localizer).split("\n")))
    return layout.buttons(
        Button(
            localizer("lobby-join"),
            CustomId(info.id, "join"),
            Style.primary,
            disabled=not info.free,
        ),
        Button(localizer("primer-open"), CustomId(info.id, "help", arg="play")),
        Button(localizer("lobby-more"), CustomId(info.id, "panel")),
    )


def add_ways(layout: Layout, info: GameInfo, user: int, localizer: Localizer) -> Layout:
    """Add what a user can do at a table that waits for players, and how it is sealed."""
    game, host = info.id, info.host == user
    ways = [Button(localizer("lobby-settings"), CustomId(game, "setup"))]
    if host:
        fill = CustomId(game, "fill")
        ways = [
            Button(localizer("lobby-start"), CustomId(game, "start"), Style.success),
            Button(localizer("lobby-fill"), fill, disabled=not info.free),
            *ways,
            Button(localizer("lobby-time"), CustomId(game, "setup", arg="time")),
        ]
    if host and info.people == 1 and info.sought is None:
        ways.append(Button(localizer("learn-open"), CustomId(game, "learn")))
    if host and info.free:
        layout.text(localizer("lobby-free", free=info.free))
    if info.player_of(user) is not None:
        ways.append(Button(localizer("lobby-leave"), CustomId(game, "leave")))
    layout.buttons(*ways)
    if info.expires is not None:
        layout.text(localizer("lobby-expires", at=Plain(f"<t:{int(info.expires)}:D>")))
    return add_seal(layout, info, localizer)


def add_seal(layout: Layout, info: GameInfo, localizer: Localizer) -> Layout:
    """Say in small print how the luck is sealed, and what that is worth without a beacon."""
    if info.seal is not None:
        lines = [localizer("card-seal", seal=Plain(info.seal))]
        if info.light == "dark":
            lines.append(localizer("card-dark"))
        layout.text("\n".join(lines))
    return layout


def _reputed(
    info: GameInfo, player: Player, repute: Mapping[int, Reliability], localizer: Localizer
) -> str:
    """Return a player's name, with their reliability if it may be seen."""
    name = Plain(player_name(info, player, localizer))
    found = None if player.user is None else repute.get(player.user)
    if found is None:
        return name
    if found.new:
        return localizer("lobby-reliable-new", player=name)
    return localizer(
        "lobby-reliable",
        player=name,
        percent=found.percent,
        timely=found.timely,
        due=found.timely + found.late,
        finished=found.finished,
        games=found.finished + found.left,
    )


def add_seats(layout: Layout, info: GameInfo, localizer: Localizer) -> None:
    """Offer the free seats in a lobby, if they can be chosen."""
    turn = picker(info)
    if not info.free_seats or (TableSettings.of(info.terms).seats != "chosen" and turn is None):
        return
    emblems = plugin_of(info.ruleset).emblems
    seats = [
        SelectOption(s, seat_name(s, localizer), emblem=emblems.get(f"seat:{s}"))
        for s in info.free_seats[:24]
    ]
    if turn is None:
        seats.insert(
            0, SelectOption("random", localizer("lobby-random"), localizer("lobby-random-note"))
        )
    placeholder = localizer("lobby-choose-seat" if turn is None else "lobby-pick")
    layout.select(CustomId(info.id, "seat"), seats, placeholder)


@fixed
class Links:
    """The links of the status message, as far as something was posted there."""

    board: str | None = None
    """The last picture of the board."""
    battle: str | None = None
    """The last chapter in which there was a battle."""
    thread: int | None = None
    """The thread of the last round."""


NOWHERE = Links()


def status_card(table: TableView, localizer: Localizer, links: Links = NOWHERE) -> Layout:
    """Build the status message of a running game: its round and phase, whose turn it is, and for
    what."""
    info = table.info
    localizer = localizer.of(info.ruleset)
    layout = Layout(FESTIVE if table.over else CALM)
    layout.text(
        localizer(
            "status-title",
            title=Plain(game_title(info, localizer)),
            moment=Plain(moment(table.view, localizer)),
        )
    )
    if table.over:
        layout.text(localizer("status-over"))
    elif table.discreet:
        layout.text(localizer("overview-discreet")).text(
            "\n".join(time_lines(table, localizer, agreed=False))
        )
    elif info.light == "awaited":
        layout.text(localizer("status-light"))
    elif table.kind is not None:
        lines = awaited_lines(table, _with_emblem, localizer)
        lines += [
            localizer("status-answered-seat", seat=Plain(_with_emblem(info, s, localizer)))
            for s in table.answered
            if s in info.seats
        ]
        layout.text("\n".join(lines))
        layout.text("\n".join(time_lines(table, localizer, agreed=False)))
    involved = set[str]() if table.discreet else {*table.awaited, *table.answered}
    others = [seat_and_player(info, s, localizer) for s in info.seats if s not in involved]
    if others:
        layout.text(localizer("status-players", players=Plain(localizer.join(others))))
    leads = [
        localizer(f"status-{what}", link=Plain(to))
        for what, to in (("map", links.board), ("battle", links.battle))
        if to is not None
    ]
    if links.thread is not None:
        leads.append(localizer("status-thread", thread=Plain(f"<#{links.thread}>")))
    if leads:
        layout.text(localizer("moment-joint").join(leads))
    offered = [p.seat for p in info.players if p.offered and p.seat] if not table.over else []
    layout.buttons(
        *table_buttons(info.id, localizer),
        *(
            [rematch_button(info.id, localizer), statistics_button(info, localizer)]
            if table.over
            else []
        ),
        *(
            Button(
                localizer("status-take", seat=seat_name(seat, localizer)),
                CustomId(info.id, "take-seat", arg=seat),
                Style.success,
            )
            for seat in offered
        ),
    )
    return layout


def _with_emblem(info: GameInfo, seat: str, localizer: Localizer) -> str:
    """Return the name of a seat with its player, after the seat's emoji."""
    mark = mark_of(plugin_of(info.ruleset).emblems, [f"seat:{seat}"])
    return mark + seat_and_player(info, seat, localizer)


def table_buttons(game: int, localizer: Localizer, arg: str = "") -> tuple[Button, ...]:
    """Make the buttons below everything that is posted about a running game."""
    return (
        Button(localizer("card-panel"), CustomId(game, "panel", arg=arg), Style.primary),
        Button(localizer("card-map"), CustomId(game, "map", arg=arg)),
    )


def rematch_button(game: int, localizer: Localizer) -> Button:
    """Make the button below a game that is over."""
    return Button(localizer("card-rematch"), CustomId(game, "rematch"), Style.success)


def statistics_button(info: GameInfo, localizer: Localizer) -> Button:
    """Make the button to the figures of such games in this server."""
    kind = f"seats:{info.ruleset}/{len(info.seats)}"
    return Button(localizer("card-statistics"), CustomId(info.id, "statistics", arg=kind))


def opening_card(info: GameInfo, number: int, localizer: Localizer, *, mark: str) -> Layout:
    """Build the message from which the thread of a round starts."""
    layout = Layout(CALM)
    layout.text(localizer("round-opens", game=str(info.id), round=str(number)))
    return layout.buttons(*table_buttons(info.id, localizer, arg=mark))


def notice_of(
    game: int,
    text: str,
    localizer: Localizer,
    *,
    mark: str,
    remedies: Sequence[Sequence[str]] = (),
    deal: int | None = None,
    back: Sequence[str] = (),
) -> PlainMessage:
    """Build a notification with a button to the panel, for a DM or, if DMs are closed, the channel.

    ``remedies`` are further buttons, each with a label and what the host's panel does. ``deal`` is
    the number of one that they are offered, and ``back`` has the seats to which an answer goes.
    """
    seats = CustomId(game, "relay", arg="+".join(back))
    return PlainMessage(text).buttons(
        *(() if deal is None else deal_answers(game, deal, localizer)),
        *((Button(localizer("relay-answer"), seats, Style.success),) if back else ()),
        Button(localizer("card-panel"), CustomId(game, "panel", arg=mark), Style.primary),
        *(Button(localizer(label), CustomId(game, "run", arg=what)) for label, what in remedies),
    )


def farewell_of(info: GameInfo, text: str, localizer: Localizer, *, mark: str) -> PlainMessage:
    """Build the message that a user's game is over, with a link to its keepsakes."""
    message = notice_of(info.id, text, localizer, mark=mark)
    if plugin_of(info.ruleset).has_pictures:
        chronicle = CustomId(info.id, "kept", arg="chronicle")
        message.buttons(Button(localizer("story-chronicle"), chronicle))
    record = CustomId(info.id, "kept", arg="record")
    return message.buttons(Button(localizer("story-record"), record))


def deal_answers(game: int, deal: int, localizer: Localizer) -> tuple[Button, ...]:
    """Make the buttons that answer the offer of a deal."""
    return (
        Button(localizer("deal-accept"), CustomId(game, "deal", arg=f"yes:{deal}"), Style.success),
        Button(localizer("deal-decline"), CustomId(game, "deal", arg=f"no:{deal}")),
    )


def deals_button(game: int, localizer: Localizer) -> Button:
    """Make the button that opens the deals of a game."""
    return Button(localizer("deals-open"), CustomId(game, "deal"))


def seeking_post(
    info: GameInfo, users: Sequence[int], localizer: Localizer, *, mark: str
) -> PlainMessage:
    """Build the message that asks users to join a game: those who opted in, or former players.

    ``mark`` identifies the message after a crash.
    """
    localizer = localizer.of(info.ruleset)
    words = localizer(
        "sought" if info.again is None else "sought-again",
        host=f"user:{info.host}",
        title=Plain(game_title(info, localizer)),
        before=str(info.again),
        missing=info.missing,
        pace=Plain(localizer.say(TableSettings.of(info.terms).pace)),
        users=[f"user:{user}" for user in users],
    )
    label = localizer("lobby-join" if info.again is None else "lobby-again")
    return PlainMessage(words).buttons(
        Button(label, CustomId(info.id, "join", arg=mark), Style.primary)
    )


def put_to_vote(
    info: GameInfo,
    proposal: Proposal,
    users: Sequence[int],
    localizer: Localizer,
    *,
    mark: str,
) -> PlainMessage:
    """Build the message that asks some users to vote on a proposal, or says how it ended."""
    localizer = localizer.of(info.ruleset)
    is_open = proposal.state == "open"
    words = proposal.params.get("words", {"user": called(info, proposal.user)})
    proposed = localizer.say({"id": f"table-{proposal.asks}", "params": words})
    lines = [localizer("vote-put", game=str(info.id), proposal=Plain(proposed))]
    if users:
        lines.append(localizer("vote-missing", users=called_all(info, users)))
    if is_open and "concerned" in proposal.params:
        concerned = called_all(info, concerned_by(info, proposal))
        id = "vote-consent-now" if proposal.params["light"] else "vote-consent"
        until = f"time:{int(proposal.expires)}"
        lines.append(localizer(id, users=concerned, number=len(concerned), until=until))
    elif is_open:
        lines.append(localizer("vote-until", until=f"time:{int(proposal.expires)}"))
    else:
        lines.append(localizer(f"vote-ended-{proposal.state}"))
    number = str(proposal.id)
    return PlainMessage("\n".join(lines)).buttons(
        Button(
            localizer("vote-agree"),
            CustomId(info.id, "aye", arg=number),
            Style.success,
            disabled=not is_open,
        ),
        Button(
            localizer("vote-disagree"),
            CustomId(info.id, "nay", arg=number),
            Style.danger,
            disabled=not is_open,
        ),
        *(
            Button(localizer(label), CustomId(info.id, "run", arg=what), disabled=not is_open)
            for label, what in proposal.instead
        ),
        Button(localizer("card-panel"), CustomId(info.id, "panel", arg=mark)),
    )
