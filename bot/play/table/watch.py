"""What happens while a table waits: players are reminded repeatedly, and then the table may vote.

:mod:`bot.play.time.clocks` has the steps and their times. These functions run in a transaction of
the caller's, with the game's lock held, so that a restart tells nothing twice.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from bot.play.lobby.setup import find as find_game
from bot.play.match.match import Match
from bot.play.outgoing.calls import Remedy
from bot.play.time.clocks import OVER_AFTER, Rung, reached, rung_at
from bot.store import Session
from bot.store.table import proposals
from bot.store.table.proposals import Kind
from engine.kernel.ask import Seat
from engine.kernel.phrase import Param, Phrase

from .seats import close
from .votes import put_to_vote

INSTEAD = (Remedy("run-pause", "pause"), Remedy("run-concede", "concede"))
"""What a table can propose in place of stewards for absent players."""


async def look_after(session: Session, match: Match, now: float) -> None:
    """Do what is due while a table waits, and save when to look again."""
    rest = match.terms.rest_at(now)
    if rest is not None and match.waiting.watch is not None:
        await match.waiting.put(session, match.waiting.watch, not_before=rest[1])
        return
    await match.waiting.keep(session, now)
    await _mind_silence(session, match, now)
    watch = match.waiting.watch
    if not match.running or watch is None:
        return
    if not watch.mode or (watch.mode == "waiting" and not match.awaited):
        await match.waiting.put(session, watch)
        return
    waited = now - match.waiting.waited_since(watch)
    step = reached(match.waiting.ladder, watch.step, waited)
    if step > watch.step:
        rung, _ = rung_at(match.waiting.ladder, step - 1)
        await match.waiting.put(session, replace(watch, step=step))
        await _climb(session, match, rung, now)
        return
    await match.waiting.put(session, watch)


async def _mind_silence(session: Session, match: Match, now: float) -> None:
    """Ask a table whether its game is over if nobody has done anything for weeks.

    A person who plays alone is only told, and so are players whose channel is gone; then it ends.
    """
    watch = match.waiting.watch
    assert watch is not None
    announcer = match.announcer(session, now)
    asks = not match.waiting.alone and match.info.lost is None
    if watch.idle is not None and watch.idle <= now:
        if not asks:
            await close(session, match, now, "ended-silent")
            match.info = await find_game(session, match.info.id)
            return
        watch = replace(watch, idle=None)  # A vote has failed, so ask again.
    if watch.idle is not None or now - match.waiting.last_deed < match.waiting.silence:
        return
    until = now + OVER_AFTER
    since = f"time:{int(match.waiting.last_deed)}"
    if asks:
        await _put(session, match, "over", {}, {"since": since}, now)
    else:
        for user in match.info.users.values():
            await announcer.tell_user(user, "ends-soon", since=since, until=f"time:{int(until)}")
    assert match.waiting.watch is not None
    await match.waiting.put(session, replace(match.waiting.watch, idle=until))


async def _climb(session: Session, match: Match, rung: Rung, now: float) -> None:
    """Notify the users of the current step of the ladder, and those of earlier steps."""
    if match.info.lost is not None:
        for user in match.info.users.values():
            await match.announcer(session, now).tell_user(
                user, "lost", host=f"user:{match.info.host}"
            )
    elif match.info.paused is not None:
        await _climb_in_pause(session, match, rung, now)
    elif match.stands_still:
        await match.announcer(session, now).say("still-halted")
    else:
        await _climb_while_waiting(session, match, rung, now)


async def _climb_in_pause(session: Session, match: Match, rung: Rung, now: float) -> None:
    info, announcer = match.info, match.announcer(session, now)
    assert info.paused is not None
    words: dict[str, Param] = {
        "since": f"time:{int(info.paused)}",
        "host": f"user:{info.host}",
    }
    if rung == "host" or match.waiting.alone:
        resume = Remedy("run-resume", "resume")
        await announcer.calls.remedy(
            info.host, match.game.question, "still-paused", [resume], words
        )
    elif rung == "channel":
        await announcer.say("still-paused", **words)
    else:
        await _put(session, match, "resume", {"asks": "proposed-resume-unasked"}, words, now)


async def _climb_while_waiting(session: Session, match: Match, rung: Rung, now: float) -> None:
    question, announcer = match.game.question, match.announcer(session, now)
    assert question is not None
    assert match.waiting.watch is not None
    seats, info = match.clocks.unhurried, match.info
    away = [seat for seat in seats if (p := info.player_in(seat)) and p.away is not None]
    for seat in seats:
        if seat in info.users and seat not in away and seat in match.clocks.by_seat:
            await announcer.calls.remind(
                question, match.clocks.by_seat[seat], "waiting", discreet=match.discreet
            )
    if rung == "person" or match.waiting.alone or not seats:
        return
    words: dict[str, Param] = {
        "since": f"time:{int(match.waiting.waited_since(match.waiting.watch))}",
        "what": Phrase(f"for-{question.kind}"),
        "seats": [] if match.discreet else [f"seat:{seat}" for seat in seats],
    }
    hosts = [info.users.get(seat) for seat in seats] == [info.host]
    # The host knows; if nobody may know which seat is theirs, it makes no difference.
    if rung == "host" and hosts and not info.faceless:
        rung = "all"
    if rung == "channel":
        await announcer.say(
            "still-waiting-discreet" if match.discreet else "still-waiting", **words
        )
    elif rung == "host":
        await announcer.calls.remedy(
            info.host,
            question,
            "still-waiting-discreet" if match.discreet else "still-waiting",
            _remedies(match, seats),
            words,
        )
    else:
        level = f"level:{match.terms.stand_in}"
        params = {
            "seats": seats,
            "asks": "proposed-stand-in-discreet" if match.discreet else "proposed-stand-in-unasked",
            "instead": INSTEAD,
        }
        await _put(session, match, "stand-in", params, {**words, "level": level}, now)


def _remedies(match: Match, seats: Sequence[Seat]) -> list[Remedy]:
    """Return the remedies that a host has for seats that keep a table waiting."""
    remedies = []
    if not match.discreet:
        (seat, *_) = seats
        remedies.append(Remedy("run-stand-in", f"stand-in:{seat}"))
        if match.info.users.get(seat) not in (None, match.info.host):
            remedies.append(Remedy("run-kick", f"sure:{seat}"))
    if any(clock.due is not None for clock in match.clocks.by_seat.values()):
        remedies.append(Remedy("run-more-time", "extend:24"))
    return [*remedies, Remedy("run-pause", "pause"), Remedy("run-open", "")]


async def _put(
    session: Session,
    match: Match,
    kind: Kind,
    params: Mapping[str, object],
    words: dict[str, Param],
    now: float,
) -> None:
    """Start a vote in the bot's own name, unless there is already one of its kind."""
    if any(p.kind == kind for p in await proposals.list_open(session, match.info.id)):
        return
    said = {**params, "silent": True, "unasked": True}
    assert match.waiting.watch is not None
    await match.waiting.put(session, replace(match.waiting.watch, voting=True))
    await put_to_vote(session, match, kind, said, words, match.info.host, now, agrees=None)
