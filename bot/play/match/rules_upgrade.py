"""What happens to running games when the rules change; each table is told.

These functions run in the caller's transaction, before anyone plays.
"""

from __future__ import annotations

from itertools import takewhile

from bot.play.fairness import find_luck
from bot.play.lobby.setup import find
from bot.play.outgoing.announcements import Announcer
from bot.play.time.clocks import stopped
from bot.store import Session
from bot.store.messages import outbox
from bot.store.sqlite import backups
from bot.store.table import checkpoints, clocks, games, log, progress, rules_checks
from bot.store.table import checkpoints as presses
from bot.store.table.games import GameInfo
from bot.store.table.progress import Progress, SavedState
from engine.fairness.entries import HOST
from engine.kernel.ask import CHANCE
from engine.kernel.ruleset import AnyRuleset

from .match import Match
from .rewind import take_back


async def stand(session: Session, info: GameInfo, now: float) -> None:
    """Keep everything that has happened; from here on, the changed rules apply."""
    await _begin_from(session, info.id, (await _progress(session, info)).saved)
    await Announcer(session, info, now).say("rules-changed")


async def rebuild(
    session: Session,
    info: GameInfo,
    ruleset: AnyRuleset,
    *,
    state: str,
    answers: int,
    told_since: int,
    now: float,
) -> None:
    """Save the last checkpoint again, as the rules now make it from the same answers.

    ``answers`` answers were opened before it, and ``told_since`` events told after it.
    """
    await save_again(session, info.id, ruleset, state=state, answers=answers, told_since=told_since)
    match = await Match.load(session, info, ruleset)
    await match.take_up(session, now)


async def save_again(
    session: Session, game: int, ruleset: AnyRuleset, *, state: str, answers: int, told_since: int
) -> None:
    """Save the last checkpoint of a game as the rules now make it from the same answers.

    ``answers`` answers were opened before it, and ``told_since`` events told after it.
    """
    found = await progress.find(session, game)
    assert found is not None
    number = await progress.last_question(session, game)
    saved = SavedState(ruleset.version, state, number, max(0, found.told - told_since), answers)
    await checkpoints.drop(session, game, since=0)
    await presses.put(session, game, None)
    await progress.put_saved_state(session, game, saved)


async def ask_again(session: Session, info: GameInfo, ruleset: AnyRuleset, now: float) -> None:
    """Go back to the last checkpoint and ask again, under new numbers, what was answered since."""
    found = await _progress(session, info)
    number = await progress.last_question(session, info.id)
    saved = SavedState(ruleset.version, found.saved.state, number, found.told, found.saved.answers)
    # Drawn luck stays: the log never goes back to a point from which it would be drawn again.
    draws = takewhile(lambda answer: answer.seat == CHANCE, found.since)
    kept = saved.answers + sum(1 for _ in draws)
    await take_back(session, info, await find_luck(session, info), kept, [HOST])
    await progress.put_saved_state(session, info.id, saved)
    await _begin_from(session, info.id, saved)
    await Announcer(session, info, now).forsake()
    await log.set_chapter(session, info.id, await log.find_end(session, info.id))
    await games.update(session, info.id, opens=None, concealed_until=None)
    match = await Match.load(session, await find(session, info.id), ruleset)
    await match.take_up(session, now)
    announcer = match.announcer(session, now)
    await announcer.say("asked-again")
    await announcer.refresh()


async def pin(session: Session, info: GameInfo, why: str, now: float) -> None:
    """Pin a game until there are rules that it fits: its clocks stop, and it refuses answers
    politely."""
    await rules_checks.pin(session, info.id, why)
    if info.pinned is not None:
        return
    ticking = await clocks.find(session, info.id)
    await clocks.put(session, info.id, [stopped(clock, now) for clock in ticking.values()])
    number = await progress.last_question(session, info.id)
    await outbox.drop_turns(session, info.id, before=number + 1)
    announcer = Announcer(session, info, now)
    await announcer.calls.lapse_all()
    await announcer.say("pinned")
    await announcer.refresh()


async def unpin(session: Session, info: GameInfo, ruleset: AnyRuleset, now: float) -> None:
    """Let a pinned game continue, its clocks from where they stopped."""
    await rules_checks.pin(session, info.id, None)
    match = await Match.load(session, await find(session, info.id), ruleset)
    await match.settle(session, now)
    announcer = match.announcer(session, now)
    await announcer.say("unpinned")
    await announcer.refresh()


async def restored(
    session: Session,
    info: GameInfo,
    ruleset: AnyRuleset | None,
    *,
    taken: float,
    by: int,
    now: float,
) -> None:
    """Continue a game restored from a backup; buttons shown since the backup no longer work.

    ``taken`` is when the backup was made; question numbers are moved on ``by`` this many.
    """
    await backups.leap(session, info.id, by)
    if info.pinned is not None or ruleset is None:
        return
    match = await Match.load(session, info, ruleset)
    if match.luck is not None:
        await match.luck.restored(session)
    await match.settle(session, now)
    announcer = match.announcer(session, now)
    await announcer.say("restored", at=f"time:{int(taken)}")
    await announcer.refresh()


async def _begin_from(session: Session, game: int, saved: SavedState) -> None:
    """Let replays begin at a checkpoint; nobody can go back beyond it."""
    await rules_checks.put_base(session, game, saved)
    await checkpoints.drop(session, game, since=0)
    await presses.put(session, game, None)


async def _progress(session: Session, info: GameInfo) -> Progress:
    found = await progress.find(session, info.id)
    assert found is not None
    return found
