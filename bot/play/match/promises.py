"""The judgment of promises in a running game: kept or broken, by the events of the rules.

It follows the game: a judgment by an answer that is taken back is open again.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.play.outgoing.announcements import Announcer
from bot.play.promises import phrase_of, promises_of
from bot.store import Session
from bot.store.table import deals
from bot.store.table.deals import Evidence, Judgment, PlayerDeal
from engine.kernel.event import Event, EventData
from engine.kernel.phrase import Param

from .state import MatchState


async def judge(
    match: MatchState, session: Session, announcer: Announcer, events: Sequence[Event]
) -> None:
    """Save and tell which promises the latest events have kept or broken."""
    for at, deal in enumerate(match.deals):
        if deal.going_on and (judged := judged_by(match, deal, events)) != deal:
            await deals.judge(session, judged)
            match.deals[at] = judged
            for judgment in judged.judgments[len(deal.judgments) :]:
                promise = deal.promises[judgment.place]
                await tell_parties(
                    match,
                    announcer,
                    deal,
                    "promise-kept" if judgment.outcome == "kept" else "promise-broken",
                    seat=f"seat:{promise.by}",
                    promise=phrase_of(promise),
                )


def judged_by(match: MatchState, deal: PlayerDeal, events: Sequence[Event]) -> PlayerDeal:
    """Return a deal with the judgments of some events."""
    kinds = promises_of(match.info.ruleset, match.interjections)
    wanted = {event for kind in kinds.values() for event in kind.evidence}
    fresh = [
        Evidence(match.opened, event.kind, event.to_json()["params"])
        for event in events
        if event.audience is None and event.kind in wanted
    ]
    deal = replace(deal, evidence=(*deal.evidence, *fresh))
    seen: list[EventData] = [{"kind": e.kind, "params": e.params} for e in deal.evidence]
    for place, promise in enumerate(deal.promises):
        if place in deal.outcomes or promise.kind not in kinds:
            continue
        over = match.game.over or round_of(match) > promise.until
        outcome = kinds[promise.kind].judge(promise, seen, over=over)
        if outcome is not None:
            judgment = Judgment(match.opened, place, outcome)
            deal = replace(deal, judgments=(*deal.judgments, judgment))
    return deal


def round_of(match: MatchState) -> int:
    """Return the round of a game; 0 if it has none."""
    return int(match.how_far().get("round", 0))


async def go_back(session: Session, game: int, answers: int) -> None:
    """Reopen judgments after a number of answers, because the later ones are taken back."""
    for deal in await deals.list_all(session, game):
        evidence = tuple(e for e in deal.evidence if e.answers <= answers)
        judgments = tuple(v for v in deal.judgments if v.answers <= answers)
        if (earlier := replace(deal, evidence=evidence, judgments=judgments)) != deal:
            await deals.judge(session, earlier)


async def tell_parties(
    match: MatchState, announcer: Announcer, deal: PlayerDeal, kind: str, /, **params: Param
) -> None:
    """Tell the outcome of a deal: to everyone if it is public, and otherwise only to its two
    seats."""
    if deal.public:
        await announcer.say(kind, **params)
        return
    for seat in deal.seats:
        if (user := match.info.users.get(seat)) is not None:
            await announcer.confide(user, kind, **params)
