"""What the bot posts and counts of Inis: changed territories, rounds, promises, cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from typing import Final

from bot.games.counts import CardCounts, CardPlay
from bot.play.promises import PromiseKind, Promises
from bot.store.table.deals import Outcome, Promise
from bot.text import Localizer, Plain
from engine.inis.information.view import InisView, TerritoryView
from engine.kernel.event import Event, EventData


def changed(before: InisView, view: InisView) -> Collection[str] | None:
    """Return the territories where something has changed."""
    if (before["capital"], before["festival"]) != (view["capital"], view["festival"]):
        return None
    there, here = before["territories"], view["territories"]
    return [t for t in here if t not in there or _lasting(here[t]) != _lasting(there[t])]


def _lasting(tile: TerritoryView) -> tuple[object, ...]:
    """Return the pieces in a territory, which also decide who gets its card."""
    return tile["clans"], tile["citadels"], tile["sanctuaries"], tile["location"]


def idle(event: EventData) -> str:
    """Return the heading for events that change nothing."""
    return event["kind"] if event["kind"] in ("passed", "clash-falls-away") else ""


def tell_round(view: InisView, events: Sequence[EventData], say: Localizer) -> list[str]:
    """Return lines about a round: its clashes, lost clans, new pieces, and conditions met."""
    clashes = [say.name(e["params"]["area"]) for e in events if e["kind"] == "clash"]
    lines = [say("round-clashes", number=len(clashes), areas=Plain(say.join(clashes)))]
    lost = Counter(e["params"]["seat"] for e in events if e["kind"] == "clan-removed")
    if lost:
        who = [say("round-clans-of", seat=seat, clans=n) for seat, n in lost.most_common()]
        lines.append(say("round-clans-lost", who=Plain(say.listed(who))))
    new = [
        say.say({"id": f"event-{e['kind']}", "params": e["params"]})
        for e in events
        if e["kind"] in ("tile-laid", "citadel-built", "sanctuary-built")
    ]
    if new:
        lines.append(" ".join(new))
    claims = [e["params"]["seat"] for e in events if e["kind"] == "pretender"]
    if claims:
        lines.append(say("round-pretenders", seats=claims))
    met = [
        say("conditions-of", seat=f"seat:{seat}", met=view["houses"][seat]["conditions"]["met"])
        for seat in view["seats"]
        if view["houses"][seat]["conditions"]["met"]
    ]
    lines.append(say("round-conditions", number=len(met), who=Plain(say.join(met))))
    return lines


def tally(events: Sequence[Event]) -> CardCounts:
    """Count the cards.

    That a card is canceled becomes known after its announcement (7.4, 7.5).
    """
    plays: list[CardPlay] = []
    for event in events:
        if event.kind not in ("inis-card-played", "card-stopped"):
            continue
        card, seat = str(event.params["card"]), str(event.params["seat"]).partition(":")[2]
        if event.kind == "inis-card-played":
            plays.append(CardPlay(card, seat, worked=True))
            continue
        last = max(i for i, play in enumerate(plays) if (play.card, play.seat) == (card, seat))
        plays[last] = CardPlay(card, seat, worked=False)
    return CardCounts(plays)


def _no_clash(promise: Promise, events: Sequence[EventData], *, over: bool) -> Outcome | None:
    for event in events:
        params = event["params"]
        if (
            params["seat"] == f"seat:{promise.by}"
            and f"seat:{promise.to}" in params["seats"]
            and promise.what in ("", params["area"].removeprefix("area:"))
        ):
            return "broken"
    return "kept" if over else None


PROMISES: Final[Promises] = {"no-clash": PromiseKind("anywhere", _no_clash, {"clash"})}
