"""Going back in a game: to just before a user's last answer, or to an earlier question."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from bot.play.errors import user_error
from bot.play.fairness import Luck
from bot.play.lobby.setup import find
from bot.play.time.clocks import scheduled
from bot.store import Session
from bot.store.table import checkpoints, games, log, progress, rules_checks
from bot.store.table.games import GameInfo
from bot.store.table.progress import SavedState

from . import promises
from .match import Match


async def undo(match: Match, session: Session, now: float) -> None:
    """Go back to just before the last answer given by hand, which may be taken back.

    Earlier events are not told again, and the clock of the question goes on.
    """
    press, question = match.last_press, match.game.question
    assert press is not None
    assert question is not None
    found = await progress.find(session, match.info.id)
    assert found is not None
    saved = found.saved
    if saved.answers > press.answers:
        kept = await checkpoints.find_before(session, match.info.id, press.answers)
        if kept is None:
            raise user_error("nothing-to-undo")
        saved = SavedState(*kept)
    # Numbers are not reused, neither those of questions nor those of events.
    saved = replace(saved, questions=question.number, events=match.told)
    by = [] if match.luck is None else [match.luck.signer(press.user)]
    await take_back(session, match.info, match.luck, press.answers, by)
    await _restore(match, session, saved, press.answers)
    events = match.game.fetch_events()
    match.told = events[-1].number if events else saved.events
    await match.note_press(session, None)
    passed = [end for end in match.info.passed if end.place <= press.place]
    await match.change(session, passed=tuple(passed))
    await match.take_up(session, now)
    if (clock := match.clocks.by_seat.get(press.seat)) is not None:
        again = replace(clock, begun=press.begun, due=press.due, next=None)
        await match.clocks.put(session, [scheduled(again)])


async def take_back(
    session: Session, info: GameInfo, luck: Luck | None, answers: int, by: Sequence[str]
) -> None:
    """Delete the answers after a number; the log keeps them, and ``by`` whom they were taken back.

    The caller has to load the luck again.
    """
    if luck is not None:
        await luck.take_back(session, answers, by)
    await progress.drop_answers(session, info.id, after=answers)


async def _restore(match: Match, session: Session, saved: SavedState, answers: int) -> None:
    """Set the match to a checkpoint, with the remaining answers since."""
    id = match.info.id
    await progress.put_saved_state(session, id, saved)
    await rules_checks.go_back(session, id, saved)
    await checkpoints.drop_after(session, id, answers=answers)
    await games.update(session, id, opens=None, concealed_until=None)
    await promises.go_back(session, id, answers)
    info = await find(session, id)
    earlier = await Match.load(session, info, match.game.ruleset)
    match.info, match.game, match.opened = info, earlier.game, answers
    await match.plans.forget_past(session)
    match.sealed, match.luck, match.deals = earlier.sealed, earlier.luck, earlier.deals


async def go_back(
    match: Match, session: Session, question: int, users: Iterable[int], now: float
) -> None:
    """Go back to the checkpoint right before a question, and ask it again under a new number.

    ``users`` have agreed. Answers since then are undone; events that were told are not told again.
    The checkpoint must be among those that are kept.
    """
    found = await checkpoints.find_state(session, match.info.id, question)
    assert found is not None
    assert match.game.question is not None
    version, state, answers = found
    # Numbers are not reused, so a click on an undone question is never taken for a new one.
    saved = SavedState(version, state, match.game.question.number, match.told, answers)
    by = () if match.luck is None else match.luck.everybody(users)
    await take_back(session, match.info, match.luck, answers, by)
    await match.note_press(session, None)
    await match.announcer(session, now).forsake()
    await log.set_chapter(session, match.info.id, await log.find_end(session, match.info.id))
    await games.update(session, match.info.id, passed=())
    await _restore(match, session, saved, answers)
    await match.take_up(session, now)
