"""The consent that going back needs: that of the users whom the undone events concern."""

from __future__ import annotations

from typing import Any

from bot.play.match.match import Match
from bot.store import Session
from bot.store.table import checkpoints, log, progress
from bot.store.table.checkpoints import Checkpoint
from engine.kernel.capabilities import hidden_from_all, was_seen
from engine.kernel.phrase import named_in

CONSENT_AFTER = 86400.0
"""Seconds after which the silence of users who are not concerned counts as consent."""


async def consent_for(session: Session, match: Match, moment: Checkpoint) -> dict[str, Any]:
    """Return the consent that a proposal to go back to a moment needs.

    ``concerned`` are the users who have decided something since, or are named in the events since.
    ``light`` is true if their consent is enough, because it is the same round, nothing was drawn,
    and nobody was shown anything hidden.
    """
    answers = await progress.list_answers(session, match.info.id, after=moment.answers)
    told = await log.entries(session, match.info.id, after=moment.place, of_rules=True)
    seats = {answer.seat for answer in answers}
    named = {name for entry in told for _, name in named_in(entry.params)}
    seats |= named & {*match.info.seats}
    question = match.game.question
    several = question is not None and len(question.shapes) > 1
    if question is not None and several:  # Their sealed answers would be undone.
        seats |= set(question.shapes)
    now = match.look(None)
    light = (
        not several
        and not any(answer.kind in match.interjections for answer in answers)
        and moment.about.get("round") == now.get("round")
        and not await progress.count_draws(session, match.info.id, moment.answers)
        and not await _is_unveiled(session, match, moment)
    )
    users = {user for seat, user in match.info.users.items() if seat in seats}
    return {"concerned": sorted(users), "light": light}


async def _is_unveiled(session: Session, match: Match, moment: Checkpoint) -> bool:
    """Return whether anyone has since been shown something that was hidden from them then."""
    game = match.game
    for seat in match.info.seats:
        told = await log.entries(session, match.info.id, seat=seat, after=moment.place)
        if any(entry.private for entry in told):
            return True
    found = await checkpoints.find_state(session, match.info.id, moment.question)
    if found is None:
        return True
    then = game.ruleset.load(game.setup, found[1])
    seats = game.setup.seats
    hidden = hidden_from_all(game.ruleset, then, seats)
    return was_seen(hidden, hidden_from_all(game.ruleset, game.state, seats))
