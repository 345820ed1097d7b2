"""Ten figures, recomputed from records by other means than the code that counts them."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import combinations, pairwise
from typing import Any

import pytest

from bot.statistics.charts import percents
from bot.statistics.facts import count
from bot.statistics.summary import Summary, summarise
from engine.records import Record, read_record, recorded_events, start, take_steps
from tests.golden import golden_game

GAMES = ("agot-2e-3p", "inis-3p", "inis-4p")


@cache
def raw(name: str) -> tuple[Record, Any, list[Any], list[dict[str, Any]]]:
    """Return a record with its last game, its events, and those that records keep."""
    record = read_record(golden_game(name))
    game = start(record)
    events = list(game.fetch_events())
    for _ in take_steps(game, record.steps):
        events += game.fetch_events()
    again = start(record)
    kept = list(recorded_events(again))
    for _ in take_steps(again, record.steps):
        kept += recorded_events(again)
    return record, game, events, [dict(one) for one in kept]


@cache
def summed(*names: str) -> Summary:
    """Return the figures of golden games."""
    return summarise([count(raw(name)[0]) for name in names])


def bare(thing: object) -> str:
    return str(thing).partition(":")[2]


def test_1_wins() -> None:
    """One game, one winner: the seat that the last state names."""
    winner = raw("agot-2e-3p")[1].state.winner
    wins = {seat.seat: seat.wins.part for seat in summed("agot-2e-3p").seats}
    assert wins == {seat: int(seat == winner) for seat in raw("agot-2e-3p")[0].seats or wins}


def test_2_places_with_ties() -> None:
    """One more than the number of seats with more castles; the winner is ahead of all."""
    state = raw("agot-2e-3p")[1].state
    view = raw("agot-2e-3p")[1].view(None)
    castles = {house: seen["castles"] for house, seen in view["houses"].items()}
    marks = {h: (h == state.winner, n) for h, n in castles.items()}
    expected = {h: 1 + sum(other > mine for other in marks.values()) for h, mine in marks.items()}
    assert {seat.seat: seat.place for seat in summed("agot-2e-3p").seats} == expected


def test_3_ties_in_inis() -> None:
    """Who meets as many conditions has the same place, whatever the order of turns."""
    view = raw("inis-4p")[1].view(None)
    met = {s: view["houses"][s]["conditions"]["met"] for s in view["seats"]}
    places = {seat.seat: seat.place for seat in summed("inis-4p").seats}
    rest = [seat for seat in met if seat != view["winner"]]
    for one, other in combinations(rest, 2):
        assert (places[one] == places[other]) == (met[one] == met[other])


def test_4_rounds() -> None:
    """The average is that of the last rounds."""
    assert summed("agot-2e-3p").mean_rounds == raw("agot-2e-3p")[1].state.round


def test_5_house_cards_that_won() -> None:
    """A card won as often as it lay on the side of the winner of a combat."""
    won: Counter[str] = Counter()
    played: Counter[str] = Counter()
    for event in raw("agot-2e-3p")[3]:
        if event["event"] == "combat":
            for side in (event["attacker"], event["defender"]):
                if side["card"] is not None:
                    played[side["card"]] += 1
                    won[side["card"]] += side["house"] == event["winner"]
    assert played
    found = {bare(c.card): (c.worked.part, c.worked.whole) for c in summed("agot-2e-3p").cards}
    assert found == {card: (won[card], n) for card, n in played.items()}


def test_6_cards_that_were_not_canceled() -> None:
    """Of all cards of Inis that were announced, those that no response has stopped."""
    events = raw("inis-3p")[2]
    played = sum(event.kind == "inis-card-played" for event in events)
    stopped = sum(event.kind == "card-stopped" for event in events)
    cards = summed("inis-3p").cards
    assert sum(c.worked.whole for c in cards) == played > 0
    assert sum(c.worked.part for c in cards) == played - stopped


@pytest.mark.parametrize("name", ["inis-3p", "inis-4p"])
def test_7_games_won_by_who_played_a_card(name: str) -> None:
    """Each player who has played it counts, and one of them at most has won."""
    _, game, events, _ = raw(name)
    by: dict[str, set[str]] = {}
    for event in events:
        if event.kind == "inis-card-played":
            by.setdefault(str(event.params["card"]), set()).add(bare(event.params["seat"]))
    expected = {card: (int(game.state.winner in seats), len(seats)) for card, seats in by.items()}
    assert any(whole > 1 for _, whole in expected.values())
    assert {c.card: (c.won.part, c.won.whole) for c in summed(name).cards} == expected


def bids_in(name: str) -> list[tuple[str, dict[str, int]]]:
    """Return what was bid for, and the bids by seat, from what was told."""
    return [
        (
            str(event.params["subject"]),
            {
                bare(bid["params"]["house"]): bid["params"]["power"]
                for bid in event.to_json()["params"]["bids"]
            },
        )
        for event in raw(name)[2]
        if event.kind == "bids"
    ]


def test_8_what_is_bid_on_average() -> None:
    """The sum of the bids for each thing, by their number."""
    given: dict[str, list[int]] = {}
    for subject, bids in bids_in("agot-2e-3p"):
        given.setdefault(subject, []).extend(bids.values())
    assert given
    found = {bid.subject: bid.mean for bid in summed("agot-2e-3p").bids}
    assert found == {s: pytest.approx(sum(powers) / len(powers)) for s, powers in given.items()}


@pytest.mark.parametrize("name", ["agot-2e-3p", "agot-2e-6p"])
def test_9_the_longest_peace(name: str) -> None:
    """The longest stretch of rounds in which no combat is decided."""
    record = raw(name)[0]
    game = start(record)
    fought, last = {0}, 0
    for _ in take_steps(game, record.steps):
        last = int(game.view(None)["round"])
        fought.update(last for event in game.fetch_events() if event.kind == "combat-decided")
    edges = [*sorted(fought), last + 1]
    longest = max(later - sooner - 1 for sooner, later in pairwise(edges))
    assert count(record).peace == longest


def test_10_time() -> None:
    """The median is the answer in the middle, nine of ten take no longer than the ninetieth."""
    taken = [float(n) for n in range(1, 12)]
    record = raw("inis-3p")[0].model_copy(update={"pace": {"turn": tuple(taken)}})
    (pace,) = summarise([count(record)]).pace
    assert (pace.answers, pace.median, pace.ninetieth) == (11, 6.0, 10.0)


@pytest.mark.parametrize("parts", [(1, 1, 1), (2, 3, 1, 1), (7,), (1, 0, 5), (333, 333, 334)])
def test_shares_of_a_whole_add_up(parts: tuple[int, ...]) -> None:
    """Rounded shares are within a point of the true ones, and 100 together."""
    found = percents(parts)
    assert sum(found) == 100
    assert all(abs(p - 100 * n / sum(parts)) < 1 for p, n in zip(found, parts, strict=True))
