"""What a table decides together: time, sending somebody away, going back to an earlier rest.

More than half of those who have a vote must agree; to go back, all must.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.store import Session, moments, proposals
from bot.store.games import GameInfo
from bot.store.moments import Moment
from bot.store.proposals import Kind, Proposal
from engine.kernel.phrase import Param, Phrase

from .announce import plain
from .hall import Hall
from .seating import send_away, user_in
from .table import Table
from .terms import Terms
from .timing import change_terms, check_extension, give_more_time, in_words
from .trouble import trouble

OPEN_FOR = 3 * 86400.0
"""Seconds after which a proposal that is not settled expires."""


class Votes:
    """Proposals of running games.

    Every method raises Trouble for what cannot be done, and then nothing has changed.
    Whoever proposes something agrees to it; everybody can change their vote until it is settled.
    """

    def __init__(self, hall: Hall, now: Callable[[], float]) -> None:
        self._hall = hall
        self._now = now

    async def moments(self, game: int) -> list[Moment]:
        """Return the rests to which a table can go back, the latest first.

        Each is known by the number of the question that was asked right after it.
        """
        async with self._hall.at(game) as table, self._hall.reading(game) as session:
            return await _moments(session, table)

    async def find(self, proposal: int) -> Proposal | None:
        """Return a proposal by its number, what became of it included."""
        async with self._hall.reading(None) as session:
            return await proposals.find(session, proposal)

    async def propose_extension(self, game: int, user: int, seconds: int) -> int:
        """Propose to give everybody who is asked more time; return the proposal's number."""
        check_extension(seconds)
        return await self._propose(
            game, user, "extend", {"seconds": seconds}, time=f"span:{seconds}"
        )

    async def propose_terms(self, game: int, user: int, terms: Mapping[str, Any]) -> int:
        """Propose other terms about time; return the proposal's number."""
        agreed = Terms.agree(terms)
        return await self._propose(
            game, user, "terms", {"terms": agreed.to_json()}, **in_words(agreed)
        )

    async def propose_kick(self, game: int, user: int, seat: str) -> int:
        """Propose to send somebody away; the others vote. Return the proposal's number."""
        return await self._propose(game, user, "kick", {"seat": seat}, seat=f"seat:{seat}")

    async def propose_back(self, game: int, user: int, question: int) -> int:
        """Propose to go back to where a question was about to be asked.

        Return the proposal's number.
        Answers since then are undone, though nobody unlearns what they have seen.
        """
        return await self._propose(game, user, "back", {"question": question})

    async def vote(self, game: int, user: int, proposal: int, agrees: bool) -> Proposal:
        """Agree to a proposal, or not; return the proposal afterwards."""
        now = self._now()
        async with self._hall.altering(game, now) as (session, table):
            found = await proposals.find(session, proposal)
            if found is None or found.game != game or found.state != "open":
                raise trouble("no-such-proposal")
            if user not in voters(table.info, found):
                raise trouble("no-vote")
            await _vote(session, table, found, user, agrees, now)
            return await _found(session, proposal)

    async def _propose(
        self,
        game: int,
        user: int,
        kind: Kind,
        params: Mapping[str, Any],
        **words: Param,
    ) -> int:
        now = self._now()
        async with self._hall.altering(game, now) as (session, table):
            if table.info.player_of(user) is None:
                raise trouble("not-playing")
            if kind == "kick":
                user_in(table.info, params["seat"])
            if kind == "back":
                words = await _words_of(session, table, params["question"])
            if any(p.kind == kind for p in await proposals.list_open(session, game)):
                raise trouble("already-proposed")
            if kind == "terms" and Terms.of(params["terms"]) == table.terms:
                raise trouble("same-terms")
            expires = now + OPEN_FOR
            words = {"user": f"user:{user}", **words}
            id = await proposals.add(
                session,
                game,
                kind,
                {**params, "words": plain(words)},
                user=user,
                created=now,
                expires=expires,
            )
            proposal = await _found(session, id)
            users = voters(table.info, proposal)
            if user not in users:
                raise trouble("no-vote")
            if kind == "kick" and len(users) < 2:
                raise trouble("too-few-to-vote")
            announcer = table.announcer(session, now)
            others = [u for u in users if u != user]
            await announcer.propose(id, kind, others, expires, **words)
            await _vote(session, table, proposal, user, True, now)
            return id


def voters(info: GameInfo, proposal: Proposal) -> list[int]:
    """Return the users who have a vote: all at the table except one who would be sent away."""
    target = proposal.params.get("seat")
    return [user for seat, user in info.users.items() if seat != target]


def outcome(info: GameInfo, proposal: Proposal) -> bool | None:
    """Tell whether a proposal is accepted or can no longer be; ``None`` while it is undecided."""
    users = voters(info, proposal)
    ayes = sum(proposal.votes.get(user) is True for user in users)
    noes = sum(proposal.votes.get(user) is False for user in users)
    needed = len(users) if proposal.kind == "back" else len(users) // 2 + 1
    if users and ayes >= needed:
        return True
    return False if len(users) - noes < needed else None


async def expire(session: Session, table: Table, proposal: Proposal, now: float) -> None:
    """Close a proposal that was not settled in time."""
    await proposals.close(session, proposal.id, "expired")
    announcer = table.announcer(session, now)
    await announcer.note(f"expired-{proposal.kind}")
    await announcer.settled(proposal.id)


async def _vote(
    session: Session, table: Table, proposal: Proposal, user: int, agrees: bool, now: float
) -> None:
    """Save a vote, and do what was proposed if that settles it."""
    await proposals.vote(session, proposal.id, user, agrees)
    proposal = await _found(session, proposal.id)
    settled = outcome(table.info, proposal)
    if settled is None:
        return
    await proposals.close(session, proposal.id, "passed" if settled else "refused")
    announcer = table.announcer(session, now)
    await announcer.settled(proposal.id)
    if not settled:
        await announcer.say(f"refused-{proposal.kind}")
        return
    match proposal.kind:
        case "extend":
            seconds = int(proposal.params["seconds"])
            await give_more_time(session, table, seconds, now)
            await announcer.say("agreed-extend", time=f"span:{seconds}")
        case "terms":
            agreed = await change_terms(session, table, proposal.params["terms"], now)
            await announcer.say("agreed-terms", **in_words(agreed))
        case "kick":
            await send_away(session, table, proposal.params["seat"], now)
        case "back":
            question = int(proposal.params["question"])
            await announcer.say("went-back", **await _words_of(session, table, question))
            await table.go_back(session, question, now)


async def _moments(session: Session, table: Table) -> list[Moment]:
    return [m for m in await moments.list_all(session, table.info.id) if m.answers < table.opened]


async def _words_of(session: Session, table: Table, question: int) -> dict[str, Param]:
    """Describe where the table would go back to.

    Raises Trouble if it cannot.
    """
    for moment in await _moments(session, table):
        if moment.question == question:
            return {
                "what": Phrase(f"for-{moment.kind}"),
                "seats": [f"seat:{seat}" for seat in moment.seats],
                "round": int(moment.about.get("round", 0)),
                "at": f"time:{int(moment.at)}",
                "answers": table.opened - moment.answers,
            }
    raise trouble("no-such-moment")


async def _found(session: Session, id: int) -> Proposal:
    proposal = await proposals.find(session, id)
    assert proposal is not None
    return proposal
