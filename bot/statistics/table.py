"""Statistics as CSV: one line for each figure, in a form that any program can read.

========== =====================================================================================
``about``  what ``name`` names: ``games``, ``seat``, ``rounds``, ``ending``, ``card``,
           ``card-winner``, ``bid``, ``bidder``, ``pace``
``n``      of how many
``count``  how many; with ``share`` and its 95 % interval from ``low`` to ``high``
``mean``   an average: places of a seat, bids in Power, rounds of all games
``median`` of seconds, with the ``ninetieth`` percentile
========== =====================================================================================
"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Iterator
from typing import Any

from .summary import Share, Summary

COLUMNS = (
    "ruleset",
    "players",
    "about",
    "name",
    "n",
    "count",
    "share",
    "low",
    "high",
    "mean",
    "median",
    "ninetieth",
)


def to_csv(summaries: Iterable[Summary]) -> str:
    """Return the figures of some groups of games as CSV, with a header line."""
    target = io.StringIO()
    writer = csv.DictWriter(target, COLUMNS, restval="", lineterminator="\n")
    writer.writeheader()
    for summary in summaries:
        for row in _rows(summary):
            writer.writerow({"ruleset": summary.ruleset, "players": summary.players, **row})
    return target.getvalue()


def _rows(summary: Summary) -> Iterator[dict[str, Any]]:
    yield {
        "about": "games",
        **_share(Share(summary.with_stewards, summary.games)),
        "name": "with-stewards",
        "mean": _rounded(summary.mean_rounds),
    }
    for seat in summary.seats:
        yield {
            "about": "seat",
            "name": seat.seat,
            **_share(seat.wins),
            "mean": _rounded(seat.place),
        }
    for number, share in summary.rounds.items():
        yield {"about": "rounds", "name": number, **_share(share)}
    for ending, share in summary.endings.items():
        yield {"about": "ending", "name": _id(ending) or ending or "draw", **_share(share)}
    for card in summary.cards:
        yield {"about": "card", "name": _id(card.card), **_share(card.worked)}
        yield {"about": "card-winner", "name": _id(card.card), **_share(card.won)}
    for bid in summary.bids:
        yield {"about": "bid", "name": bid.subject, "n": bid.times, "mean": _rounded(bid.mean)}
    for bidder in summary.seat_bids:
        yield {
            "about": "bidder",
            "name": bidder.seat,
            **_share(bidder.highest),
            "mean": _rounded(bidder.mean),
        }
    for pace in summary.pace:
        yield {
            "about": "pace",
            "name": pace.kind,
            "n": pace.answers,
            "median": _rounded(pace.median),
            "ninetieth": _rounded(pace.ninetieth),
        }


def _share(share: Share) -> dict[str, Any]:
    return {
        "n": share.whole,
        "count": share.part,
        "share": f"{share.share:.4f}",
        "low": f"{share.low:.4f}",
        "high": f"{share.high:.4f}",
    }


def _rounded(number: float) -> str:
    return f"{number:.2f}"


def _id(thing: str) -> str:
    return thing.partition(":")[2]
