"""The toy's auction with other rules, as another version of the program would have them."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from bot.hosting.rules_check.fingerprint import RulesFingerprint
from engine.kernel.ask import ask, ask_all
from engine.kernel.question_kind import QuestionKind
from engine.kernel.ruleset import Ruleset, Setup
from engine.kernel.shapes import Amount, Arrangement, OneOf
from engine.kernel.state import stage
from tests.kernel import toy
from tests.kernel.toy import Auction, Auctions

PEEK = QuestionKind("peek")


@stage
async def auction(s: Auction) -> None:
    """1.3 Nobody may bid more than one coin."""
    s.prize = s.deck.pop(0)
    bids = await ask_all(
        {seat: Amount[int](0, min(1, purse)) for seat, purse in s.purses.items()},
        toy.BID,
        prize=f"prize:{s.prize}",
    )
    best = [seat for seat, bid in bids.items() if bid == max(bids.values())]
    if len(best) > 1:
        best = (await ask(s.judge, toy.TIE, Arrangement("seat", [best])))[0]
    s.purses[best[0]] -= bids[best[0]]
    s.then(toy.take, best[0])


@stage
async def look(s: Auction) -> None:
    """1.2 The judge is asked something else."""
    s.round += 1
    await ask(s.judge, PEEK, OneOf.named({"choice:leave": "leave", "choice:bury": "bury"}))
    s.then(toy.auction)


async def double(s: Auction, winner: str) -> None:
    """1.4 The prize counts double."""
    assert s.prize is not None
    choice = OneOf.named({"choice:keep": "keep", "choice:sell": "sell"})
    kept = await ask(winner, toy.TAKE, choice, prize=f"prize:{s.prize}") == "keep"
    (s.points if kept else s.purses)[winner] += 2 * toy.PRIZES[s.prize]
    s.judge, s.prize = winner, None
    s.tell("round-over", chapter=True, round=s.round)
    s.then(toy.look if s.round < s.rounds else toy.finish)


class Other(Auctions):
    """Rules in which some stages are different."""

    def __init__(self, **stages: Callable[..., Any]) -> None:
        super().__init__()
        self.stages = {**self.stages, **stages}


async def careful(s: Auction, winner: str) -> None:
    """1.4 The winner pays out of what the beginning of the game has prepared."""
    assert s.seen["season"] == "summer"
    await toy.take(s, winner)


class Seasonal(Other):
    """Rules that save something that others do not, and that nobody sees."""

    def begin(self, setup: Setup) -> Auction:
        state = super().begin(setup)
        state.seen["season"] = "summer"
        return state


class Needy(Seasonal):
    """Rules that need this at the end of a round, and show it."""

    def __init__(self) -> None:
        super().__init__(take=careful)

    def view(self, state: Auction, seat: str | None) -> dict[str, Any]:
        return {**super().view(state, seat), "season": state.seen.get("season")}


class Unreadable(Seasonal):
    """Rules that cannot read what other rules saved."""

    def load(self, setup: Setup, text: str) -> Auction:
        if "season" not in json.loads(text)["seen"]:
            raise KeyError("season")
        return super().load(setup, text)


def edition(fingerprint: str, version: str = "1") -> Callable[[Ruleset[Any]], RulesFingerprint]:
    """Say that all rules are of one edition."""
    return lambda _: RulesFingerprint(version, fingerprint)
