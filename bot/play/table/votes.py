"""How a table decides: its voters, when a vote is settled, and carrying it out.

More than half of the voters must agree; to go on without light, all must. To go back, nobody may
disagree, and all who are concerned must agree (:mod:`.consent`). If nothing has come to light
since, that is enough; otherwise all others have a day to object. Some things are also settled by
silence, because those concerned may be gone: when the time is over, the votes cast decide. These
functions run in a transaction of the caller's, with the game's lock held.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.play.errors import UserError, user_error
from bot.play.lobby.setup import find as find_game
from bot.play.match.match import Match
from bot.play.match.rewind import go_back
from bot.play.outgoing.calls import plain
from bot.play.outgoing.masks import called, masked
from bot.play.settings import TableSettings
from bot.play.time.clocks import OVER_AFTER
from bot.store import Session
from bot.store.people import reliability
from bot.store.table import checkpoints, games, progress, proposals
from bot.store.table.checkpoints import Checkpoint
from bot.store.table.games import GameInfo
from bot.store.table.proposals import Kind, Proposal
from bot.store.table.seats import Player
from engine.fairness.entries import Dark
from engine.kernel.phrase import Param, Phrase

from .consent import CONSENT_AFTER, consent_for
from .deadlines import change_terms, give_more_time, go_on
from .seats import close, make_host, put_stand_ins, require_offer, seat_volunteer, send_away

OPEN_FOR = 3 * 86400.0
"""Seconds after which a proposal that is not settled expires."""

HALTED = "proposed-back-halted"
"""The proposal to go back to a point at which the rules could still go on."""

LONGER: Mapping[Kind, float] = {"over": OVER_AFTER}
"""Seconds for which other votes are open."""

OPEN_FOR_NOW = 1800.0
"""The same for a live evening, because only those present count."""


def voters(info: GameInfo, proposal: Proposal) -> list[int]:
    """Return the users who have a vote: all at the table except the one who would be kicked.

    That user has a vote, too, if their silence would count as agreement.
    """
    spared = proposal.kind != "kick" or is_silent(proposal)
    target = None if spared else proposal.params.get("person")
    return [user for user in info.users.values() if user != target]


def is_silent(proposal: Proposal) -> bool:
    """Return whether users who do not vote count as agreeing when a proposal expires."""
    return bool(proposal.params.get("silent"))


def outcome(info: GameInfo, proposal: Proposal) -> bool | None:
    """Return whether a proposal is accepted or can no longer be; ``None`` if it is undecided."""
    users, ayes, noes = _counted(info, proposal)
    if proposal.kind == "over" and noes:
        return False
    if proposal.kind == "back" and ayes < users:
        if noes:
            return False
        return True if _is_light(info, proposal) else None
    needed = users if proposal.kind in ("back", "dark") else users // 2 + 1
    if users and ayes >= needed:
        return True
    return False if users - noes < needed else None


def concerned_by(info: GameInfo, proposal: Proposal) -> list[int]:
    """Return the users at the table whose consent going back needs."""
    users = voters(info, proposal)
    concerned = proposal.params.get("concerned", users)
    return [user for user in users if user in concerned]


def _have_agreed(info: GameInfo, proposal: Proposal) -> bool:
    """Return whether all users whom going back concerns agree, and nobody disagrees."""
    _, ayes, noes = _counted(info, proposal)
    agreed = all(proposal.votes.get(user) for user in concerned_by(info, proposal))
    return agreed and ayes > 0 and not noes


def _is_light(info: GameInfo, proposal: Proposal) -> bool:
    """Return whether the consent of the users concerned is enough to go back, and is given."""
    return bool(proposal.params.get("light")) and _have_agreed(info, proposal)


def _counted(info: GameInfo, proposal: Proposal) -> tuple[int, int, int]:
    """Count the voters, and the votes for and against; votes of users who left are void."""
    votes = [proposal.votes.get(user) for user in voters(info, proposal)]
    return len(votes), votes.count(True), votes.count(False)


async def put_to_vote(
    session: Session,
    match: Match,
    kind: Kind,
    params: Mapping[str, Any],
    words: Mapping[str, Param],
    user: int,
    now: float,
    *,
    agrees: int | None,
) -> Proposal:
    """Start a vote on something, with the vote of its proposer; return the result.

    Raises UserError if there is a proposal of its kind.
    """
    game = match.info.id
    if any(p.kind == kind for p in await proposals.list_open(session, game)):
        raise user_error("already-proposed")
    begins = kind == "terms" and TableSettings.of(params["terms"]).quick and not match.terms.quick
    id = await proposals.add(
        session,
        game,
        kind,
        {**params, "words": masked(match.info, plain(words))},
        user=user,
        created=now,
        expires=now + (OPEN_FOR_NOW if begins else _open_for(kind, params)),
    )
    proposal = await find(session, id)
    others = [u for u in voters(match.info, proposal) if u != agrees]
    announcer = match.announcer(session, now)
    await announcer.propose(id, proposal.asks, others, proposal.expires, **words)
    if agrees is not None:
        return await cast(session, match, proposal, agrees, True, now)
    return proposal


def _open_for(kind: Kind, params: Mapping[str, Any]) -> float:
    """Return for how many seconds a proposal is open, unless the table plays live."""
    return CONSENT_AFTER if "concerned" in params else LONGER.get(kind, OPEN_FOR)


async def put_admission(
    session: Session, match: Match, player: Player, user: int, name: str, now: float
) -> bool:
    """Ask the table whether a volunteer may have a seat; return whether they already have it.

    A host who has offered a steward's seat has agreed.
    """
    if await proposals.was_refused(session, match.info.id, user):
        raise user_error("not-admitted")
    seat = str(player.seat)
    params = {"seat": seat, "person": user, "name": name, "silent": True}
    words: dict[str, Param] = {"user": called(match.info, user), "seat": f"seat:{seat}"}
    offered = player.steward and player.offered
    offers = offered and match.info.player_of(match.info.host) is not None
    # A vote that is not asked for would tell the host's seat.
    agrees = match.info.host if offers and not match.info.faceless else None
    put = await put_to_vote(session, match, "admit", params, words, user, now, agrees=agrees)
    return put.state == "passed"


async def cast(
    session: Session, match: Match, proposal: Proposal, user: int, agrees: bool, now: float
) -> Proposal:
    """Save a vote, and carry out the proposal if that settles it; return the result."""
    await proposals.vote(session, proposal.id, user, agrees)
    # A user who agrees that the game is over is not back at the table.
    if proposal.kind != "over" or not agrees:
        await match.waiting.note_presence(session, user, now)
    proposal = await find(session, proposal.id)
    if (settled := outcome(match.info, proposal)) is not None:
        await _settle(session, match, proposal, settled, now)
        await count_again(session, match, now)
    return await find(session, proposal.id)


async def count_again(session: Session, match: Match, now: float) -> None:
    """Settle proposals that a change of players decides, and drop those that no longer
    make sense.
    """
    if not match.running:
        return
    for proposal in await proposals.list_open(session, match.info.id):
        if await _is_void(session, match, proposal):
            await _drop(session, match, proposal, now)
        elif (settled := outcome(match.info, proposal)) is not None:
            await _settle(session, match, proposal, settled, now)
            await count_again(session, match, now)  # Other users may be at the table now.
            return


async def expire(session: Session, match: Match, proposal: Proposal, now: float) -> None:
    """Close a proposal whose time is over; some are settled by those who have voted."""
    _, ayes, noes = _counted(match.info, proposal)
    agreed = ayes > noes or (proposal.kind == "over" and not noes)
    if proposal.kind == "host":
        agreed = agreed and await _is_host_silent(session, match, proposal, now)
    if proposal.kind == "back":
        agreed = "concerned" in proposal.params and _have_agreed(match.info, proposal)
    silent = is_silent(proposal) or proposal.kind == "back"
    if silent and agreed and not await _is_void(session, match, proposal):
        await _settle(session, match, proposal, True, now)
        await count_again(session, match, now)
        return
    await proposals.close(session, proposal.id, "expired")
    announcer = match.announcer(session, now)
    await announcer.note(f"expired-{proposal.kind}")
    await announcer.settled(proposal.id)


async def mind_left_alone(session: Session, match: Match, before: int, now: float) -> None:
    """Do what was agreed if only one person is left at the table after another has left.

    ``before`` is how many there were.
    """
    users = list(match.info.users.values())
    if before < 2 or len(users) != 1 or not match.running:
        return
    (user,) = users
    match match.terms.left_alone:
        case "end":
            await close(session, match, now, "ended-alone", user=f"user:{user}")
            match.info = await find_game(session, match.info.id)
        case "ask":
            open_ones = await proposals.list_open(session, match.info.id)
            if not any(p.kind == "end" for p in open_ones):
                words: dict[str, Param] = {"user": f"user:{user}"}
                await put_to_vote(session, match, "end", {}, words, user, now, agrees=None)
        case "go-on":
            pass


async def list_moments(session: Session, match: Match) -> list[Checkpoint]:
    """Return the checkpoints to which a table can go back, the last one first."""
    return [
        m for m in await checkpoints.list_all(session, match.info.id) if m.answers < match.opened
    ]


async def words_of_moment(session: Session, match: Match, question: int) -> dict[str, Param]:
    """Return the words for the moment that the table would go back to.

    Raises UserError if it cannot.
    """
    for moment in await list_moments(session, match):
        if moment.question == question:
            return {
                "what": Phrase(f"for-{moment.kind}"),
                "seats": [f"seat:{seat}" for seat in moment.seats],
                "round": int(moment.about.get("round", 0)),
                **{k: str(moment.about[k]) for k in ("phase",) if k in moment.about},
                "at": f"time:{int(moment.at)}",
                "answers": match.opened - moment.answers,
                "draws": await progress.count_draws(session, match.info.id, moment.answers),
                "since": moment.place,
            }
    raise user_error("no-such-moment")


async def consent_to(session: Session, match: Match, question: int) -> dict[str, Any]:
    """Return the consent that a proposal to go back to before a question needs."""
    for moment in await list_moments(session, match):
        if moment.question == question:
            return await consent_for(session, match, moment)
    raise user_error("no-such-moment")


async def find(session: Session, id: int) -> Proposal:
    """Return a proposal, which must exist."""
    proposal = await proposals.find(session, id)
    assert proposal is not None
    return proposal


# -- within ---------------------------------------------------------------------------------------


async def _is_void(session: Session, match: Match, proposal: Proposal) -> bool:
    """Return whether a proposal is void, because a user in it has changed or left their seat."""
    info, params = match.info, proposal.params
    match proposal.kind:
        case "kick":
            # A single vote cannot kick a player who was not asked.
            alone = not is_silent(proposal) and len(voters(info, proposal)) < 2
            return alone or info.users.get(params["seat"]) != params.get("person")
        case "host":
            return info.host == params["person"] or info.player_of(params["person"]) is None
        case "resume":
            return info.paused is None
        case "end":
            return len(info.users) > 1
        case "pause":
            return info.paused is not None
        case "stand-in":
            return not _missing(match, proposal)
        case "dark":
            return info.light != "awaited"
        case "admit":
            try:
                await require_offer(session, match, params["person"], params["seat"])
            except UserError:
                return True
    return False


def _missing(match: Match, proposal: Proposal) -> list[str]:
    """Return the seats for which stewards have to stand in, as far as they are still needed."""
    players = [match.info.player_in(seat) for seat in proposal.params["seats"]]
    return [
        player.seat
        for player in players
        if player is not None
        and player.seat is not None
        and not player.machine
        and (player.seat in match.awaited or player.away is not None or player.vacant)
    ]


async def _is_host_silent(session: Session, match: Match, proposal: Proposal, now: float) -> bool:
    """Return whether a host has done nothing for three days in which the table awaited them."""
    info, since = match.info, now - OPEN_FOR
    host = info.player_of(info.host)
    if info.host in proposal.votes or match.waiting.presses.get(info.host, info.created) > since:
        return False
    awaited = host is not None and (host.seat in match.awaited or host.stand_in is not None)
    late = await reliability.was_late(session, info.id, info.host, since)
    return awaited or late or info.paused is not None


async def _drop(session: Session, match: Match, proposal: Proposal, now: float) -> None:
    await proposals.close(session, proposal.id, "void")
    announcer = match.announcer(session, now)
    await announcer.settled(proposal.id)
    await announcer.say(f"void-{proposal.kind}")


async def _settle(
    session: Session, match: Match, proposal: Proposal, agreed: bool, now: float
) -> None:
    """Close a proposal that is decided, and do what was agreed.

    If the result turns out to be impossible, it is dropped, but the vote still counts.
    """
    announcer = match.announcer(session, now)
    if agreed:
        await proposals.close(session, proposal.id, "passed")
        try:
            await _carry_out(session, match, proposal, now)
        except UserError:
            await _drop(session, match, proposal, now)
            return
    else:
        await proposals.close(session, proposal.id, "refused")
        await announcer.say(f"refused-{proposal.kind}")
    await announcer.settled(proposal.id)


async def _carry_out(session: Session, match: Match, proposal: Proposal, now: float) -> None:
    """Do what was agreed.

    Raises UserError if it cannot be done, before anything has changed.
    """
    announcer, params = match.announcer(session, now), proposal.params
    match proposal.kind:
        case "extend":
            seconds = int(params["seconds"])
            await give_more_time(session, match, seconds, now)
            await announcer.say("agreed-extend", time=f"span:{seconds}")
        case "terms":
            # Changes of seats and posts made meanwhile are not part of this vote.
            former = match.terms
            wanted = former.decided(TableSettings.of(params["terms"]), "table")
            agreed = await change_terms(session, match, wanted.to_json(), now)
            await announcer.say("agreed-terms", agreed=agreed.news(former))
        case "kick":
            before = len(match.info.users)
            await send_away(session, match, params["seat"], now)
            await mind_left_alone(session, match, before, now)
        case "back":
            question = int(params["question"])
            await announcer.say("went-back", **await words_of_moment(session, match, question))
            users = list(match.info.users.values())  # Players who kept silent have agreed.
            if proposal.params.get("light"):
                users = [user for user in users if proposal.votes.get(user)]
            await go_back(match, session, question, users, now)
        case "dark":
            assert match.luck is not None
            by = match.luck.everybody(match.info.users.values())
            await match.light(session, Dark(why="unreached", by=by))
            await announcer.say("agreed-dark")
        case "resume":
            await go_on(session, match, now)
            await announcer.say("agreed-resume")
        case "host":
            await make_host(session, match, params["person"], now)
        case "admit":
            person, seat = params["person"], params["seat"]
            player = await require_offer(session, match, person, seat)
            await seat_volunteer(session, match, player, person, params["name"], now)
            await announcer.tell_user(person, "admitted", seat=f"seat:{seat}")
        case "stand-in":
            seats = _missing(match, proposal)
            await put_stand_ins(session, match, seats, "host", now, params.get("level"))
        case "pause":
            await games.update(session, match.info.id, paused=now)
            await match.settle(session, now)
            await announcer.say("agreed-pause")
        case "end":
            await _end(session, match, now, "agreed-end")
        case "over":
            await _end(session, match, now, "ended-silent")
        case "concede":
            # Players who agreed on an end have not abandoned the game.
            if (asked := match.game.question) is not None:
                await reliability.finish(session, match.info.id, asked.number, now)
            seat = params["seat"]
            user = match.info.users.get(seat)
            winner = {"seat": f"seat:{seat}"}
            if seat is None:
                await _end(session, match, now, "agreed-draw")
            elif user is None:
                await _end(session, match, now, "agreed-concede-steward", **winner)
            else:
                await _end(session, match, now, "agreed-concede", **winner, user=f"user:{user}")


async def _end(session: Session, match: Match, now: float, kind: str, **params: Param) -> None:
    """End a game that nobody has won by the rules, and tell why."""
    await close(session, match, now, kind, **params)
    match.info = await find_game(session, match.info.id)
