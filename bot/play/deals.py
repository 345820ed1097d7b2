"""Deals: promises of players to each other that the bot can check.

A deal binds seats, whoever plays them, and only by what the table or the other player is told.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Literal

from bot.store import Session
from bot.store.table import deals
from bot.store.table.deals import PlayerDeal, Promise
from bot.store.table.games import GameInfo
from engine.kernel.data import fixed
from engine.kernel.phrase import Phrase

from .errors import user_error
from .match.match import Match
from .match.promises import round_of, tell_parties
from .match.registry import TableService
from .promises import Promises, phrase_of, promises_of

MOST = 8
"""The most offers and current deals of one seat, together."""
PACE, AT_ONCE = 60.0, 3
"""How many seconds are counted, and how many offers a seat can make in them, because each may make
a phone ring."""
LARGEST = 20
"""The largest number that can be promised; nobody can have more of anything."""
AHEAD = 4
"""For how many rounds a promise can be given, including the present one."""


@fixed
class Wish:
    """One side of an offer."""

    kind: str
    what: str = ""
    """A place or a number, as in :class:`bot.store.table.deals.Promise`."""


@fixed
class DealsView:
    """The deals that a user may know of, and what they can offer."""

    info: GameInfo
    seat: str
    round: int
    kinds: Promises
    """What can be promised; empty if the game is over, or if the table has agreed on no talk."""
    open: bool
    """Whether everyone reads which deals are offered."""
    deals: tuple[PlayerDeal, ...]
    """Their own, and all public ones that were made; the latest come last."""

    @property
    def rounds(self) -> range:
        """The rounds until whose end something can be promised."""
        first = max(1, self.round)
        return range(first, first + AHEAD)


class Deals(TableService):
    """What players offer each other.

    Nothing is told to anyone but the two seats before a public deal is made.
    """

    async def of(self, game: int, user: int) -> DealsView:
        """Return what a player may know of deals."""
        async with self._matches.at(game) as match:
            return _view(match, user)

    async def offer(
        self,
        game: int,
        user: int,
        other: str,
        *,
        gives: Wish | None,
        asks: Wish | None,
        until: int,
        public: bool,
    ) -> None:
        """Offer a deal to another seat."""
        now = self._now()
        async with self._changing(game) as (session, match):
            view = _view(match, user)
            seat = view.seat
            match.terms.require_talk()
            if view.open and not public:
                raise user_error("talk-public")
            if other not in match.info.seats:
                raise user_error("no-such-seat", seat=f"raw:{other[:40]}")
            if other == seat:
                raise user_error("deal-oneself")
            if (receiver := match.info.users.get(other)) is None:
                no = "deal-steward" if other in match.info.stewards else "nobody-to-talk-to"
                raise user_error(no, seat=f"seat:{other}")
            if until not in view.rounds:
                raise user_error("deal-past")
            sides = ((seat, other, gives), (other, seat, asks))
            promises = [_promise(by, to, wish, until, view.kinds) for by, to, wish in sides if wish]
            if not promises:
                raise user_error("deal-empty")
            own = [deal for deal in match.deals if deal.seat == seat]
            if sum(d.state == "offered" or d.going_on for d in own) >= MOST:
                raise user_error("too-many-deals", most=MOST)
            if sum(deal.offered > now - PACE for deal in own) >= AT_ONCE:
                raise user_error("deal-too-soon")
            id = await deals.add(session, game, seat, other, promises, public=public, now=now)
            match.deals.append(PlayerDeal(id, seat, other, public, "offered", now, tuple(promises)))
            announcer, said = match.announcer(session, now), [phrase_of(one) for one in promises]
            await announcer.confide(
                receiver,
                "deal-offered" if public else "deal-offered-privately",
                id,
                seat=f"seat:{seat}",
                promises=said,
            )
            if view.open:
                parties = {"seat": f"seat:{seat}", "other": f"seat:{other}"}
                await announcer.say("deal-offered-openly", **parties, promises=said)

    async def accept(self, game: int, user: int, id: int) -> None:
        """Accept an offer, which binds both seats from now on."""
        async with self._changing(game) as (session, match):
            deal = _offered(match, user, id, "other")
            if any(promise.until < round_of(match) for promise in deal.promises):
                raise user_error("deal-past")
            await self._settle(session, match, deal, "made")

    async def decline(self, game: int, user: int, id: int) -> None:
        """Decline an offer."""
        async with self._changing(game) as (session, match):
            await self._settle(session, match, _offered(match, user, id, "other"), "declined")

    async def withdraw(self, game: int, user: int, id: int) -> None:
        """Withdraw an offer that nobody has answered."""
        async with self._changing(game) as (session, match):
            await self._settle(session, match, _offered(match, user, id, "seat"), "withdrawn")

    async def _settle(
        self,
        session: Session,
        match: Match,
        deal: PlayerDeal,
        state: Literal["made", "declined", "withdrawn"],
    ) -> None:
        await deals.set_state(session, deal.id, state)
        match.deals[match.deals.index(deal)] = replace(deal, state=state)
        announcer = match.announcer(session, self._now())
        said = phrases_of(deal)
        if state == "made":
            parties = {"seat": f"seat:{deal.seat}", "other": f"seat:{deal.other}"}
            await tell_parties(match, announcer, deal, "deal-made", **parties, promises=said)
            return
        by, to = deal.seats if state == "withdrawn" else deal.seats[::-1]
        if match.terms.talk == "public":
            parties = {"seat": f"seat:{by}", "other": f"seat:{to}"}
            withdrawn = state == "withdrawn"
            await announcer.say(
                "deal-withdrawn-openly" if withdrawn else "deal-declined-openly",
                **parties,
                promises=said,
            )
        elif (user := match.info.users.get(to)) is not None:
            await announcer.confide(
                user,
                "deal-withdrawn" if state == "withdrawn" else "deal-declined",
                seat=f"seat:{by}",
                promises=said,
            )

    @asynccontextmanager
    async def _changing(self, game: int) -> AsyncIterator[tuple[Session, Match]]:
        """Change deals in one transaction; nothing that others see is drawn again."""
        async with self._matches.at(game) as match:
            try:
                async with self._matches.changing(game) as session:
                    if not match.running:
                        raise user_error("game-over")
                    yield session, match
            except BaseException:
                self._matches.forget(game)  # The match in memory may be ahead of the saved one.
                raise


def phrases_of(deal: PlayerDeal) -> Sequence[Phrase]:
    """Return the promises of a deal as parts of a sentence."""
    return [phrase_of(promise) for promise in deal.promises]


def _view(match: Match, user: int) -> DealsView:
    seat = match.seat_of(user)
    talk = match.terms.talk
    promised = match.running and talk != "none"
    kinds = promises_of(match.info.ruleset, match.interjections) if promised else {}
    seen = [
        deal
        for deal in match.deals
        if (deal.state == "made" and (deal.public or seat in deal.seats))
        or (deal.state == "offered" and seat in deal.seats)
    ]
    return DealsView(match.info, seat, round_of(match), kinds, talk == "public", tuple(seen))


def _offered(match: Match, user: int, id: int, side: Literal["seat", "other"]) -> PlayerDeal:
    """Return a waiting offer that this user may answer or withdraw."""
    seat = match.seat_of(user)
    for deal in match.deals:
        if deal.id == id and deal.state == "offered" and getattr(deal, side) == seat:
            return deal
    raise user_error("no-such-deal")


def _promise(by: str, to: str, wish: Wish, until: int, kinds: Promises) -> Promise:
    """Return what one side promises."""
    kind = kinds.get(wish.kind)
    if kind is None:
        raise user_error("no-such-promise")
    if kind.about == "place" and not wish.what:
        raise user_error("deal-place")
    if kind.about == "number" and not (
        wish.what.isdecimal() and wish.what.isascii() and 1 <= int(wish.what[:3]) <= LARGEST
    ):
        raise user_error("deal-number", most=LARGEST)
    return Promise(by, to, wish.kind, until, wish.what)
