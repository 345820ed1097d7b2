"""Games that cannot go on: finding them, telling their tables, and starting a vote.

This is a bug in the rules: a seat has no legal answer, or the rules raise an error on an answer,
which is then undone. No clock runs while such a question is open. The rules are tried again when
an answer is changed, and whenever the bot starts.
"""

from __future__ import annotations

import logging

from bot.play.games import tell_host
from bot.play.table.votes import HALTED, list_moments, put_to_vote, words_of_moment
from bot.store import Session
from bot.store.keeping import facts
from bot.store.keeping.facts import HALTED_AT
from bot.store.table import proposals

from .match import Match
from .reports import whereabouts

log = logging.getLogger(__name__)


async def halt(session: Session, match: Match, now: float) -> None:
    """Stop the clocks; tell the log, the host and the table, once for each question.

    No text names the seats that were asked, or anything in a hand.
    """
    question, game = match.game.question, match.info.id
    assert question is not None
    told = match.halted == question.number
    match.halted, match.trying = question.number, False
    why = "a seat has no legal answer" if match.answerless else "the rules break on an answer"
    place = whereabouts(match)
    log.error("game %d waits: %s%s", game, why, "" if place is None else f"; position {place}")
    await facts.put(session, HALTED_AT.key(game), str(question.number))
    await match.settle(session, now)
    if told:
        return
    await match.announcer(session, now).say("halted")
    await tell_host(session, game, "halted-host", now)
    await _offer_to_go_back(session, match, now)
    await match.announcer(session, now).refresh()


async def _offer_to_go_back(session: Session, match: Match, now: float) -> None:
    """Ask the table whether to go back before the question, if it can and is not asked already."""
    moments = await list_moments(session, match)
    open_ones = await proposals.list_open(session, match.info.id)
    if not moments or any(p.kind == "back" for p in open_ones):
        return
    question = moments[0].question
    words = await words_of_moment(session, match, question)
    params = {"question": question, "asks": HALTED}
    await put_to_vote(session, match, "back", params, words, match.info.host, now, agrees=None)
