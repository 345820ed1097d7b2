"""What happens when players let a deadline pass, as the table has agreed."""

from __future__ import annotations

from dataclasses import replace

from bot.play.match.clocks import SHORTENED
from bot.play.match.match import Match
from bot.play.match.sources import SafeSource
from bot.play.outgoing.announcements import to_phrase
from bot.play.outgoing.calls import Remedy
from bot.play.time.clocks import OVERDUE, scheduled
from bot.store import Session
from bot.store.people import reliability
from bot.store.table import log
from bot.store.table.clocks import Clock
from bot.store.table.watches import NEW
from engine.kernel.phrase import Phrase, named_in
from engine.kernel.shapes.base import RandomSource

from .deadlines import change_terms
from .seats import put_stand_ins

ASLEEP = 600.0
"""Seconds without an answer by hand after which a quick table's evening is over."""

FOLLOWED = 3
"""The most lines that tell a player what followed from the answer given for them."""


async def end_waiting(
    session: Session, match: Match, late: list[Clock], rng: RandomSource, now: float
) -> None:
    """Do what the table has agreed for late answers; a quick table may be over for the evening."""
    if match.terms.quick and match.lively is None:
        match.lively = now  # It is unknown after a restart.
    if match.terms.quick and match.lively is not None and now - match.lively >= ASLEEP:
        before = match.terms
        agreed = await change_terms(session, match, before.slowed(), now)
        await match.announcer(session, now).say("slowed", agreed=agreed.news(before))
        return
    names = [clock.seat for clock in late]
    said = [f"seat:{seat}" for seat in names]
    announcer = match.announcer(session, now)
    hushed = match.discreet
    if not hushed:
        await _note_late(session, match, names, now)
    if match.terms.counts_misses and not hushed:
        for seat in names:
            await _count_late(session, match, seat, now)
    match match.terms.at_deadline:
        case "safe" | "safe-once":
            again = [] if hushed else await _begin_standing_in(session, match, names, now)
            names = [seat for seat in names if seat not in again]
            said = [f"seat:{seat}" for seat in names]
            if not names:
                return
            question = match.game.question
            assert question is not None
            what, start = f"for-{question.kind}", await log.find_end(session, match.info.id)
            if not hushed:
                await announcer.say("answered-for", seats=said, what=Phrase(what))
            safe = [SafeSource(question.number, names)]
            while (answer := match.given(rng, safe)) is not None:
                await match.answer(
                    session,
                    answer.seat,
                    answer.value,
                    question.number,
                    now,
                    hold=False,
                    giver=answer.giver,
                )
            if hushed or not match.running:
                return
            for seat in names:
                await _tell_lost(session, match, seat, what, start, now)
        case "stand-in":
            await put_stand_ins(session, match, names, "chapter", now)
        case "wait":
            given_up = [scheduled(replace(clock, stage=OVERDUE)) for clock in late]
            await match.clocks.put(session, given_up)
            if not hushed:
                await announcer.note("overdue", seats=said)
            await announcer.tell_user(match.info.host, "overdue", seats=said)


async def _begin_standing_in(
    session: Session, match: Match, names: list[str], now: float
) -> list[str]:
    """Let stewards play for players who missed two deadlines in a row, if the table agreed to that.

    They do so until the player is back, whose count of misses then starts at zero. Return these
    seats; none if no other person is left, because stewards do not finish a game by themselves.
    """
    again = [seat for seat in names if match.clocks.patience.get(seat, NEW).late >= SHORTENED]
    if match.terms.at_deadline != "safe-once" or set(match.info.persons) <= set(again):
        return []
    for seat in again:
        forgiven = replace(match.clocks.patience[seat], late=0, timely=0)
        await match.clocks.put_patience(session, seat, forgiven)
    if again:
        await put_stand_ins(session, match, again, "host", now)
    return again


async def _tell_lost(
    session: Session, match: Match, seat: str, what: str, start: int, now: float
) -> None:
    """Tell a player what was answered for them, and how to prevent that next time.

    The message quotes the public log after entry ``start``. It never mentions a sealed answer,
    because others may read it on the player's phone.
    """
    user = match.info.users.get(seat)
    if user is None:
        return
    told = log.told_by_rules(await log.entries(session, match.info.id, after=start))
    followed = [
        to_phrase(entry) for entry in told if seat in {id for _, id in named_in(entry.params)}
    ]
    await match.announcer(session, now).tell_user(
        user,
        "answered-you",
        followed=followed[:FOLLOWED],
        remedies=[Remedy("run-absence", "")],
        seat=f"seat:{seat}",
        what=Phrase(what),
    )


async def _note_late(session: Session, match: Match, names: list[str], now: float) -> None:
    """Record the seats whose answers are overdue."""
    question = match.game.question
    assert question is not None
    for seat in names:
        if (user := match.info.users.get(seat)) is not None:
            await reliability.add(session, match.info.id, user, question.number, "late", now)


async def _count_late(session: Session, match: Match, seat: str, now: float) -> None:
    """Tell a late player what the next miss will lead to, or that they have less time now."""
    before = match.clocks.patience.get(seat, NEW)
    patience = replace(before, late=before.late + 1, timely=0)
    await match.clocks.put_patience(session, seat, patience)
    user, announcer = match.info.users.get(seat), match.announcer(session, now)
    if patience.late < SHORTENED and user is not None:
        if match.terms.strict:
            await announcer.tell_user(user, "warned", seat=f"seat:{seat}")
        if match.terms.at_deadline == "safe-once":
            await announcer.tell_user(user, "warned-stand-in", seat=f"seat:{seat}")
    elif patience.late == SHORTENED and match.terms.strict:
        await announcer.say("shortened", seats=[f"seat:{seat}"])
