"""The cards that everybody sees: who plays, the status of the game, what happened."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.games.registry import face_of
from bot.play import GameInfo, Player, Proposal, TableView, Terms, picker
from bot.play.reliability import Reliability
from bot.text import Plain, Voice
from bot.ui.custom_id import Press
from bot.ui.emojis import mark_of
from bot.ui.layout import CALLING, CALM, FESTIVE, Button, Choice, Layout, Style
from bot.ui.names import (
    deed,
    game_title,
    moment,
    player_name,
    seat_and_player,
    seat_name,
    with_subject,
)
from bot.ui.plain_message import PlainMessage
from engine.kernel.ruleset import Ruleset

from .settings_lines import about, agreed_lines, due_mark, patience_lines, time_lines

PICTURE = "map.png"


def recruiting_card(
    info: GameInfo,
    ruleset: Ruleset[Any],
    voice: Voice,
    repute: Mapping[int, Reliability] | None = None,
) -> Layout:
    """Build the card of a game that waits for players.

    ``repute``: how reliable those are who let others see it.
    """
    voice = voice.of(info.ruleset)
    layout = Layout(CALLING)
    layout.text(voice("lobby-title", title=Plain(game_title(info, voice))))
    host = next((player_name(p, voice) for p in info.players if p.user == info.host), "?")
    layout.text(voice("lobby-host", host=Plain(host)))
    if what := about(info.ruleset, voice):
        layout.text(voice("lobby-about", what=Plain(what)))
    layout.text(agreed_lines(info, ruleset, voice))
    lines = [
        voice(
            "lobby-seat" if info.player_in(seat) else "lobby-seat-free",
            seat=Plain(seat_name(seat, voice)),
            player=Plain(_reputed(player, repute or {}, voice))
            if (player := info.player_in(seat))
            else "",
        )
        for seat in info.seats
    ]
    unseated = [p for p in info.players if p.seat is None]
    nowhere = "lobby-unpicked" if Terms.of(info.terms).seats == "drafted" else "lobby-unseated"
    lines += [
        voice(nowhere, player=Plain(_reputed(p, repute or {}, voice)))
        for p in unseated
        if not p.steward
    ]
    stewards = Counter(p.level for p in unseated if p.steward)
    lines += [
        voice("lobby-unseated-stewards", count=count, level=f"level:{level}")
        for level, count in stewards.items()
    ]
    layout.text("\n".join(lines))
    if info.missing:
        by_itself = Terms.of(info.terms).seats != "drafted"
        id = "lobby-sought" if by_itself else "lobby-sought-drafted"
        layout.text(voice(id, missing=info.missing))
    turn = picker(info)
    if turn is not None:
        layout.text(voice("lobby-turn", player=Plain(player_name(turn, voice))))
    add_seats(layout, info, voice)
    layout.buttons(
        Button(voice("lobby-join"), Press(info.id, "join"), Style.primary, disabled=not info.free),
        Button(voice("lobby-leave"), Press(info.id, "leave")),
        Button(voice("lobby-fill"), Press(info.id, "fill"), disabled=not info.free),
        Button(voice("lobby-start"), Press(info.id, "start"), Style.success),
        Button(voice("lobby-settings"), Press(info.id, "setup")),
    )
    row = [Button(voice("primer-open"), Press(info.id, "help", arg="play"))]
    if info.people == 1 and info.sought is None:
        row.append(Button(voice("learn-open"), Press(info.id, "learn")))
    layout.buttons(*row)
    if info.light == "awaited":
        layout.text(voice("lobby-beginning"))
    elif info.free:
        layout.text(voice("lobby-free", free=info.free))
    else:
        id = "lobby-full" if turn is None else "lobby-full-drafting"
        layout.text(voice(id, host=Plain(host)))
    add_seal(layout, info, voice)
    if info.expires is not None:
        layout.text(voice("lobby-expires", at=Plain(f"<t:{int(info.expires)}:D>")))
    return layout


def add_seal(layout: Layout, info: GameInfo, voice: Voice) -> None:
    """Say in small print how the luck is sealed, and what that is worth without a beacon."""
    if info.seal is not None:
        lines = [voice("card-seal", seal=Plain(info.seal))]
        if info.light == "dark":
            lines.append(voice("card-dark"))
        layout.text("\n".join(lines))


def _reputed(player: Player, repute: Mapping[int, Reliability], voice: Voice) -> str:
    """Name a player, with how reliable they are and what that is made of, if it may be seen."""
    name = Plain(player_name(player, voice))
    found = None if player.user is None else repute.get(player.user)
    if found is None:
        return name
    if found.new:
        return voice("lobby-reliable-new", player=name)
    return voice(
        "lobby-reliable",
        player=name,
        percent=found.percent,
        timely=found.timely,
        due=found.timely + found.late,
        finished=found.finished,
        games=found.finished + found.left,
    )


def add_seats(layout: Layout, info: GameInfo, voice: Voice) -> None:
    """Offer the free seats in a lobby, if they can be chosen."""
    turn = picker(info)
    if not info.free_seats or (Terms.of(info.terms).seats != "chosen" and turn is None):
        return
    emblems = face_of(info.ruleset).emblems
    seats = [
        Choice(s, seat_name(s, voice), emblem=emblems.get(f"seat:{s}"))
        for s in info.free_seats[:24]
    ]
    if turn is None:
        seats.insert(0, Choice("random", voice("lobby-random"), voice("lobby-random-note")))
    placeholder = voice("lobby-choose-seat" if turn is None else "lobby-pick")
    layout.select(Press(info.id, "seat"), seats, placeholder)


@dataclass(frozen=True, slots=True)
class Links:
    """Where the card of a running game leads, as far as something was posted there."""

    board: str | None = None
    """The last picture of the board."""
    battle: str | None = None
    """The last chapter in which there was a battle."""
    thread: int | None = None
    """The thread of the last round."""


NOWHERE = Links()


def status_card(table: TableView, voice: Voice, links: Links = NOWHERE) -> Layout:
    """Build the card of a running game: how far it is, whose turn it is, and for what."""
    info = table.info
    voice = voice.of(info.ruleset)
    layout = Layout(FESTIVE if table.over else CALM)
    layout.text(
        voice(
            "status-title",
            title=Plain(game_title(info, voice)),
            moment=Plain(moment(table.view, voice)),
        )
    )
    if table.over:
        layout.text(voice("status-over"))
    elif table.discreet:
        layout.text(voice("overview-discreet")).text("\n".join(time_lines(table, voice)))
    elif info.light == "awaited":
        layout.text(voice("status-light"))
    elif table.kind is not None:
        lines = [voice("status-awaited", what=Plain(deed(table.kind, voice)))]
        for seat in table.awaited:
            name = Plain(with_subject(_with_emblem(info, seat, voice), table.view, seat, voice))
            if (due := due_mark(table, seat)) is not None:
                name = Plain(voice("status-due", seat=name, due=Plain(due)))
            lines.append(voice("status-awaited-seat", seat=name))
        lines += [
            voice("status-answered-seat", seat=Plain(_with_emblem(info, s, voice)))
            for s in table.answered
            if s in info.seats
        ]
        layout.text("\n".join(lines))
        layout.text("\n".join(time_lines(table, voice)))
    involved = set[str]() if table.discreet else {*table.awaited, *table.answered}
    others = [seat_and_player(info, s, voice) for s in info.seats if s not in involved]
    if others:
        layout.text(voice("status-players", players=Plain(voice.join(others))))
    layout.text("\n".join(patience_lines(table, voice)))
    if not table.over and (host := info.player_of(info.host)) is not None:
        layout.text(voice("status-host", host=Plain(player_name(host, voice))))
    leads = [
        voice(f"status-{what}", link=Plain(to))
        for what, to in (("map", links.board), ("battle", links.battle))
        if to is not None
    ]
    if links.thread is not None:
        leads.append(voice("status-thread", thread=Plain(f"<#{links.thread}>")))
    if leads:
        layout.text(voice("moment-joint").join(leads))
    add_seal(layout, info, voice)
    offered = [p.seat for p in info.players if p.offered and p.seat] if not table.over else []
    layout.buttons(
        *table_buttons(info.id, voice),
        *([rematch_button(info.id, voice), statistics_button(info, voice)] if table.over else []),
        *(
            Button(
                voice("status-take", seat=Plain(seat_name(seat, voice))),
                Press(info.id, "take-seat", arg=seat),
                Style.success,
            )
            for seat in offered
        ),
    )
    return layout


def _with_emblem(info: GameInfo, seat: str, voice: Voice) -> str:
    """Name a seat and who plays it, behind the seat's emoji."""
    mark = mark_of(face_of(info.ruleset).emblems, [f"seat:{seat}"])
    return mark + seat_and_player(info, seat, voice)


def table_buttons(game: int, voice: Voice, arg: str = "") -> tuple[Button, ...]:
    """Make the buttons below everything that is posted about a running game."""
    return (
        Button(voice("card-panel"), Press(game, "panel", arg=arg), Style.primary),
        Button(voice("card-map"), Press(game, "map", arg=arg)),
    )


def rematch_button(game: int, voice: Voice) -> Button:
    """Make the button below a game that is over."""
    return Button(voice("card-rematch"), Press(game, "rematch"), Style.success)


def statistics_button(info: GameInfo, voice: Voice) -> Button:
    """Make the button to what such games have come to in this server."""
    kind = f"seats:{info.ruleset}/{len(info.seats)}"
    return Button(voice("card-statistics"), Press(info.id, "statistics", arg=kind))


def opening_card(info: GameInfo, number: int, voice: Voice, *, mark: str) -> Layout:
    """Build the message on which the thread of a round hangs."""
    layout = Layout(CALM)
    layout.text(voice("round-opens", game=str(info.id), round=str(number)))
    return layout.buttons(*table_buttons(info.id, voice, arg=mark))


def notice_of(game: int, text: str, voice: Voice, *, mark: str) -> PlainMessage:
    """Build what calls somebody to the panel, in a DM or, where DMs are closed, in the channel."""
    button = Button(voice("card-panel"), Press(game, "panel", arg=mark), Style.primary)
    return PlainMessage(text).buttons(button)


def seeking_post(info: GameInfo, users: Sequence[int], voice: Voice, *, mark: str) -> PlainMessage:
    """Build the message that asks users to join a game: those who want to be asked, or a rematch.

    ``mark`` identifies the message after a crash.
    """
    voice = voice.of(info.ruleset)
    words = voice(
        "sought" if info.again is None else "sought-again",
        host=f"user:{info.host}",
        title=Plain(game_title(info, voice)),
        before=str(info.again),
        missing=info.missing,
        pace=Plain(voice.say(Terms.of(info.terms).pace)),
        users=[f"user:{user}" for user in users],
    )
    label = voice("lobby-join" if info.again is None else "lobby-again")
    return PlainMessage(words).buttons(
        Button(label, Press(info.id, "join", arg=mark), Style.primary)
    )


def put_to_vote(
    info: GameInfo,
    proposal: Proposal,
    users: Sequence[int],
    voice: Voice,
    *,
    mark: str,
) -> PlainMessage:
    """Build the message that asks some users to vote on a proposal, or says how it ended."""
    voice = voice.of(info.ruleset)
    is_open = proposal.state == "open"
    words = proposal.params.get("words", {"user": f"user:{proposal.user}"})
    proposed = voice.say({"id": f"table-{proposal.asks}", "params": words})
    lines = [voice("vote-put", game=str(info.id), proposal=Plain(proposed))]
    if users:
        lines.append(voice("vote-missing", users=[f"user:{u}" for u in users]))
    if is_open:
        lines.append(voice("vote-until", until=f"time:{int(proposal.expires)}"))
    else:
        lines.append(voice(f"vote-ended-{proposal.state}"))
    number = str(proposal.id)
    return PlainMessage("\n".join(lines)).buttons(
        Button(
            voice("vote-agree"),
            Press(info.id, "aye", arg=number),
            Style.success,
            disabled=not is_open,
        ),
        Button(
            voice("vote-disagree"),
            Press(info.id, "nay", arg=number),
            Style.danger,
            disabled=not is_open,
        ),
        Button(voice("card-panel"), Press(info.id, "panel", arg=mark)),
    )
