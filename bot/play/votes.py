"""What users can put to the vote: time, sending somebody away, another host, going back."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.store import proposals
from bot.store.moments import Moment
from bot.store.proposals import Kind, Proposal
from engine.kernel.phrase import Param

from .chairs import user_in
from .deciding import cast, list_moments, put_to_vote, voters, words_of_moment
from .hall import Hall
from .match import Match
from .terms import Terms
from .timing import check_extension, in_words, require_deadline
from .trouble import trouble


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
        async with self._hall.at(game) as match, self._hall.reading(game) as session:
            return await list_moments(session, match)

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
        """Propose to send somebody away; the others vote. Return the proposal's number.

        Of two players, the one who is to go has a vote as well, and their silence is agreement.
        """
        return await self._propose(game, user, "kick", {"seat": seat}, seat=f"seat:{seat}")

    async def propose_back(self, game: int, user: int, question: int) -> int:
        """Propose to go back to where a question was about to be asked.

        Return the proposal's number.
        Answers since then are undone, though nobody unlearns what they have seen.
        """
        return await self._propose(game, user, "back", {"question": question})

    async def propose_resume(self, game: int, user: int) -> int:
        """Propose to end a pause whose host may be gone; return the proposal's number."""
        return await self._propose(game, user, "resume", {"silent": True})

    async def propose_host(self, game: int, user: int, person: int) -> int:
        """Propose another host, since the present one may be gone; return the proposal's number."""
        params = {"person": person, "silent": True}
        return await self._propose(game, user, "host", params, host=f"user:{person}")

    async def put_dark(self, game: int) -> None:
        """Ask a table whether it goes on without the beacon, unless it is asked or has light."""
        now = self._now()
        async with self._hall.altering(game, now) as (session, match):
            open_ones = await proposals.list_open(session, game)
            if match.info.light == "awaited" and all(p.kind != "dark" for p in open_ones):
                host = match.info.host
                words: dict[str, Param] = {"user": f"user:{host}"}
                await put_to_vote(session, match, "dark", {}, words, host, now, agrees=None)

    async def vote(self, game: int, user: int, proposal: int, agrees: bool) -> Proposal:
        """Agree to a proposal, or not; return the proposal afterwards."""
        now = self._now()
        async with self._hall.altering(game, now) as (session, match):
            found = await proposals.find(session, proposal)
            if found is None or found.game != game or found.state != "open":
                raise trouble("no-such-proposal")
            if user not in voters(match.info, found):
                raise trouble("no-vote")
            return await cast(session, match, found, user, agrees, now)

    async def _propose(
        self,
        game: int,
        user: int,
        kind: Kind,
        params: Mapping[str, Any],
        **words: Param,
    ) -> int:
        now = self._now()
        async with self._hall.altering(game, now) as (session, match):
            if match.info.player_of(user) is None:
                raise trouble("not-playing")
            _check(match, user, kind, params)
            if kind == "kick":
                person = user_in(match.info, params["seat"]).user
                # Whoever is the only other one to vote must have been asked.
                alone = len(match.info.users) < 3
                params = {**params, "person": person} | ({"silent": True} if alone else {})
            if kind == "back":
                words = await words_of_moment(session, match, params["question"])
            words = {"user": f"user:{user}", **words}
            put = await put_to_vote(session, match, kind, params, words, user, now, agrees=user)
            return put.id


def _check(match: Match, user: int, kind: Kind, params: Mapping[str, Any]) -> None:
    """Make sure that something can be decided by a user and the others.

    Raises Trouble.
    """
    info = match.info
    match kind:
        case "extend":
            require_deadline(match)
        case "terms" if match.terms.timed_as(Terms.of(params["terms"])) == match.terms:
            raise trouble("same-terms")
        case "kick" if user_in(info, params["seat"]).user == user:
            raise trouble("no-vote")
        case "resume" if info.paused is None:
            raise trouble("not-paused")
        case "host" if info.player_of(params["person"]) is None:
            raise trouble("not-playing")
        case "host" if info.host == params["person"]:
            raise trouble("already-host")
