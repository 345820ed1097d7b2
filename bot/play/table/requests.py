"""What users can do about seats of a running game: leave, lend, take, kick, use stewards."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from bot.play import reliability
from bot.play.errors import user_error
from bot.play.lobby.setup import require_host
from bot.play.match.match import Match
from bot.play.match.registry import TableService
from bot.play.outgoing.masks import called
from bot.play.settings import TableSettings
from bot.store.table import proposals, seats
from bot.store.table.checkpoints import Checkpoint
from bot.store.table.proposals import Kind, Proposal
from engine.kernel.phrase import Param

from .deadlines import check_extension, require_deadline
from .seats import (
    change,
    give_back,
    is_missing,
    is_overdue,
    make_host,
    named,
    player_or_owner,
    put_stand_ins,
    require_offer,
    seat_volunteer,
    send_away,
    set_level,
    stands_until,
    tell_of,
    user_in,
    vacate,
)
from .votes import (
    cast,
    consent_to,
    count_again,
    list_moments,
    mind_left_alone,
    put_admission,
    put_to_vote,
    voters,
    words_of_moment,
)

NOT_IN_TOURNAMENTS = ("extend", "terms", "back", "concede")
"""The kinds of proposals that nobody can put where the rules of a tournament hold (V10.6)."""


class SeatRequests(TableService):
    """What a user can do about seats of running games.

    Each change of players counts open votes again.
    """

    async def leave(self, game: int, user: int) -> None:
        """Leave a seat, so that anyone may take it; a borrowed seat goes back to its owner.

        A seat that was lent goes to the borrower. When nobody is left, the game is closed.
        """
        async with self._matches.transaction(game) as (session, match, now):
            player = player_or_owner(match.info, user)
            before = len(match.info.users)
            if player.owner == user:
                given = replace(player, owner=None, owner_name=None)
                await tell_of(session, match, now, "left", player, user)
                await change(session, match, player, given, now)
            elif player.owner is not None:
                await give_back(session, match, player, now)
            else:
                await vacate(session, match, player, now, kind="left")
            await mind_left_alone(session, match, before, now)
            await count_again(session, match, now)

    async def kick(self, game: int, host: int, seat: str) -> None:
        """Let the host kick an overdue user; on any other user, the table votes.

        A borrowed seat goes back to its owner.
        """
        async with self._matches.transaction(game) as (session, match, now):
            require_host(match.info, host)
            user_in(match.info, seat)
            if not is_overdue(match, seat, now):
                raise user_error("not-overdue", seat=f"seat:{seat}")
            before = len(match.info.users)
            await send_away(session, match, seat, now)
            await mind_left_alone(session, match, before, now)
            await count_again(session, match, now)

    async def take(self, game: int, user: int, name: str, seat: str) -> bool:
        """Take a seat that is offered, with its secrets and a fresh clock.

        Return False if the table has to agree, and start that vote.
        """
        async with self._matches.transaction(game) as (session, match, now):
            match.terms.require_leeway()
            player = await require_offer(session, match, user, seat)
            least = match.terms.reliability
            await reliability.require(session, match.info.guild, user, least, now)
            if player.guarded or player.steward:
                return await put_admission(session, match, player, user, name, now)
            await seat_volunteer(session, match, player, user, name, now)
            await count_again(session, match, now)
        return True

    async def offer(self, game: int, user: int, seat: str | None = None) -> None:
        """Offer the user's own seat on loan; let the host offer a steward's or an empty one.

        Taking a steward's or an empty seat needs the table's agreement. A seat that was lent is
        taken back with :meth:`reclaim`, as is an offer.
        """
        async with self._matches.transaction(game) as (session, match, now):
            match.terms.require_leeway()
            if seat is not None:
                require_host(match.info, user)
                found = match.info.player_in(seat)
                if found is None or found.user is not None:
                    raise user_error("not-offered", seat=named(match.info, seat))
                player = found
                offered = replace(player, offered=True, guarded=player.guarded or player.steward)
            else:
                player = player_or_owner(match.info, user)
                if player.owner is not None:
                    raise user_error("not-lent")
                offered = replace(player, offered=True)
            await change(session, match, player, offered, now)
            await tell_of(session, match, now, "offered", player, user)

    async def reclaim(self, game: int, user: int) -> None:
        """Take back a seat that one has lent, or withdraw the offer to lend it."""
        async with self._matches.transaction(game) as (session, match, now):
            player = player_or_owner(match.info, user)
            if player.owner == user:
                await give_back(session, match, player, now)
                await count_again(session, match, now)
            elif player.offered:
                await change(session, match, player, replace(player, offered=False), now)
                await tell_of(session, match, now, "kept", player, user)
            else:
                raise user_error("not-lent")

    async def hand_over(self, game: int, host: int, user: int) -> None:
        """Make another player the host."""
        async with self._matches.transaction(game) as (session, match, now):
            require_host(match.info, host)
            match.terms.require_faces()
            if match.info.player_of(user) is None:
                raise user_error("not-playing")
            await make_host(session, match, user, now)
            await count_again(session, match, now)

    async def stand_in(
        self, game: int, host: int, seat: str, level: seats.Level | None = None
    ) -> None:
        """Let a steward play an empty seat, or a late one until the end of the chapter.

        A steward that plays a seat without a person is replaced by one of another level.
        """
        async with self._matches.transaction(game) as (session, match, now):
            require_host(match.info, host)
            player = match.info.player_in(seat)
            if player is not None and player.machine and player.user is None:
                if level is None or level == player.level:
                    raise user_error("same-level", seat=f"seat:{seat}")
                await set_level(session, match, player, level, now)
                return
            if player is None or player.machine:
                raise user_error("not-needed", seat=named(match.info, seat))
            if not is_missing(match, seat, now):
                raise user_error("not-needed", seat=named(match.info, seat))
            until = stands_until(match, player)
            await put_stand_ins(session, match, [seat], until, now, level)


class VoteRequests(TableService):
    """Proposals of running games.

    The proposer has agreed; everyone can change their vote until the proposal is settled.
    """

    async def moments(self, game: int) -> list[Checkpoint]:
        """Return the checkpoints to which a table can go back, the latest first.

        Each is known by the number of the question that was asked right after it.
        """
        async with self._matches.at(game) as match, self._matches.reading(game) as session:
            return await list_moments(session, match)

    async def find(self, proposal: int) -> Proposal | None:
        """Return a proposal by its number, with its result."""
        async with self._matches.reading(None) as session:
            return await proposals.find(session, proposal)

    async def propose_extension(self, game: int, user: int, seconds: int) -> int:
        """Propose to give everyone who is asked more time; return the proposal's number."""
        check_extension(seconds)
        return await self._propose(
            game, user, "extend", {"seconds": seconds}, time=f"span:{seconds}"
        )

    async def propose_terms(self, game: int, user: int, terms: Mapping[str, Any]) -> int:
        """Propose other settings; return the proposal's number."""
        return await self._propose(
            game, user, "terms", {"terms": TableSettings.agree(terms).to_json()}
        )

    async def propose_kick(self, game: int, user: int, seat: str) -> int:
        """Propose to kick a player; the others vote. Return the proposal's number.

        Of two players, the one who would be kicked has a vote, too, and their silence is agreement.
        """
        return await self._propose(game, user, "kick", {"seat": seat}, seat=f"seat:{seat}")

    async def propose_back(self, game: int, user: int, question: int) -> int:
        """Propose to go back to just before a question; return the proposal's number.

        Answers since then are undone, although nobody forgets what they have seen.
        """
        return await self._propose(game, user, "back", {"question": question})

    async def propose_resume(self, game: int, user: int) -> int:
        """Propose to end a pause whose host may be gone; return the proposal's number."""
        return await self._propose(game, user, "resume", {"silent": True})

    async def propose_host(self, game: int, user: int, person: int) -> int:
        """Propose another host, because the present one may be gone; return the
        proposal's number.
        """
        params = {"person": person, "silent": True}
        return await self._propose(game, user, "host", params, host=f"user:{person}")

    async def propose_pause(self, game: int, user: int) -> int:
        """Propose to stop all clocks; return the proposal's number."""
        return await self._propose(game, user, "pause", {})

    async def propose_stand_in(self, game: int, user: int, seat: str) -> int:
        """Propose that a steward plays for someone who is away or late; return its number."""
        params = {"seats": [seat], "silent": True}
        return await self._propose(game, user, "stand-in", params, seats=[f"seat:{seat}"])

    async def propose_end(self, game: int, user: int, winner: str | None) -> int:
        """Propose that the game ends, as a draw or for a winner; return the proposal's number."""
        if winner is None:
            return await self._propose(
                game, user, "concede", {"seat": None, "asks": "proposed-draw"}
            )
        return await self._propose(game, user, "concede", {"seat": winner}, seat=f"seat:{winner}")

    async def put_dark(self, game: int) -> None:
        """Ask a table whether to go on without the beacon, unless it has a round or was asked."""
        async with self._matches.transaction(game) as (session, match, now):
            open_ones = await proposals.list_open(session, game)
            if match.info.light == "awaited" and all(p.kind != "dark" for p in open_ones):
                host = match.info.host
                words: dict[str, Param] = {"user": f"user:{host}"}
                await put_to_vote(session, match, "dark", {}, words, host, now, agrees=None)

    async def vote(self, game: int, user: int, proposal: int, agrees: bool) -> Proposal:
        """Agree to a proposal, or not; return the proposal afterwards."""
        async with self._matches.transaction(game) as (session, match, now):
            found = await proposals.find(session, proposal)
            if found is None or found.game != game or found.state != "open":
                raise user_error("no-such-proposal")
            if user not in voters(match.info, found):
                raise user_error("no-vote")
            return await cast(session, match, found, user, agrees, now)

    async def _propose(
        self,
        game: int,
        user: int,
        kind: Kind,
        params: Mapping[str, Any],
        **words: Param,
    ) -> int:
        async with self._matches.transaction(game) as (session, match, now):
            if match.info.player_of(user) is None:
                raise user_error("not-playing")
            if kind == "host":
                match.terms.require_faces()
            if kind in NOT_IN_TOURNAMENTS:
                match.terms.require_leeway()
            _check(match, user, kind, params, now)
            if kind == "kick":
                person = user_in(match.info, params["seat"]).user
                # The only other player who can vote must have been asked.
                alone = len(match.info.users) < 3
                params = {**params, "person": person} | ({"silent": True} if alone else {})
            if kind == "back":
                words = await words_of_moment(session, match, params["question"])
                params = {**params, **await consent_to(session, match, params["question"])}
            if kind == "terms":
                words = {"agreed": _asked_for(match, params).news(match.terms)}
            words = {"user": called(match.info, user), **words}
            put = await put_to_vote(session, match, kind, params, words, user, now, agrees=user)
            return put.id


def _asked_for(match: Match, params: Mapping[str, Any]) -> TableSettings:
    """Return the settings that a table would have if it agreed to others."""
    return match.terms.decided(TableSettings.of(params["terms"]), "table")


def _check(match: Match, user: int, kind: Kind, params: Mapping[str, Any], now: float) -> None:
    """Check that a user and the others can decide something.

    Raises UserError.
    """
    info = match.info
    match kind:
        case "extend":
            require_deadline(match)
        case "terms" if _asked_for(match, params) == match.terms:
            raise user_error("same-terms")
        case "kick" if user_in(info, params["seat"]).user == user:
            raise user_error("no-vote")
        case "resume" if info.paused is None:
            raise user_error("not-paused")
        case "pause" if info.paused is not None:
            raise user_error("already-paused")
        case "stand-in" if not is_missing(match, params["seats"][0], now):
            raise user_error("not-needed", seat=named(info, params["seats"][0]))
        case "concede" if params["seat"] is not None and info.player_in(params["seat"]) is None:
            raise user_error("nobody-there", seat=named(info, params["seat"]))
        case "host" if info.player_of(params["person"]) is None:
            raise user_error("not-playing")
        case "host" if info.host == params["person"]:
            raise user_error("already-host")
