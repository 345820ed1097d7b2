"""Pairing: nobody sits twice, tables are allowed, and opponents and seats repeat only if they
must."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random

from bot.tournament.division import TableSize, divide
from bot.tournament.pairing import SeatOffer, pair
from bot.tournament.standings import Sitting, lot
from tests.running.properties import given, settings, st

HOUSES = ("stark", "greyjoy", "lannister", "baratheon", "tyrell", "martell")
OFFERS = {number: SeatOffer(HOUSES[:number]) for number in range(3, 7)}


def play_on(people: int, rounds: int, seed: str, wanted: int = 4) -> list[Sitting]:
    """Return the tables of a tournament in which places are drawn, round by round in order."""
    played: list[Sitting] = []
    luck = Random(seed)
    for number in range(rounds):
        sizes = divide(people, OFFERS, wanted)
        for seats in pair(range(people), played, sizes, OFFERS, f"{seed}{number}"):
            order = luck.sample(list(seats), len(seats))
            played.append(Sitting(seats, {seat: n for n, seat in enumerate(order, 1)}))
    return played


def meetings(tables: Sequence[Sequence[int]], before: Sequence[Sitting]) -> int:
    """Return how often those who share a table have met before."""
    met = Counter(frozenset(two) for table in before for two in combinations(table.people, 2))
    return sum(met[frozenset(two)] for table in tables for two in combinations(table, 2))


def arrangements(people: Sequence[int], sizes: Sequence[int]) -> Iterator[list[tuple[int, ...]]]:
    """Yield every way of sitting at tables of these sizes."""
    if not sizes:
        yield []
        return
    for table in combinations(people, sizes[0]):
        rest = [who for who in people if who not in table]
        for others in arrangements(rest, sizes[1:]):
            yield [table, *others]


@settings(max_examples=25)
@given(st.integers(4, 16), st.integers(3, 6), st.integers(0, 99))
def test_everyone_sits_once_at_a_table_that_is_allowed(people: int, wanted: int, seed: int) -> None:
    """In each round everyone has one seat, and tables differ by one person at most."""
    played = play_on(people, 2, str(seed), wanted)
    per_round = len(played) // 2
    for tables in (played[:per_round], played[per_round:]):
        assert sorted(who for table in tables for who in table.people) == list(range(people))
        heads = [len(table.people) for table in tables]
        assert max(heads) - min(heads) <= 1
        for table in tables:
            assert tuple(sorted(table.seats)) == tuple(sorted(HOUSES[: len(table.seats)]))


def test_sizes_are_near_to_what_is_wanted() -> None:
    """Stewards come only where no number of tables does without them."""
    assert divide(12, (3, 4, 5, 6), 6) == [TableSize(6, 6)] * 2
    assert divide(13, (3, 4, 5, 6), 3) == [TableSize(4, 4), *[TableSize(3, 3)] * 3]
    assert divide(5, (3, 4, 5, 6), 3) == [TableSize(5, 5)]
    assert divide(7, (6,), 6) == [TableSize(4, 6), TableSize(3, 6)]
    assert divide(5, (2, 3), 3) == [TableSize(3, 3), TableSize(2, 3)]


@settings(max_examples=60)
@given(st.integers(2, 60), st.sets(st.integers(2, 8), min_size=1), st.integers(3, 8))
def test_any_number_of_people_can_be_divided(people: int, sizes: set[int], wanted: int) -> None:
    """There is a table for everyone, with at least one other person, and nothing is too large."""
    allowed = sizes | {4}
    tables = divide(people, allowed, wanted)
    assert sum(table.people for table in tables) == people
    assert all(2 <= table.people <= table.seats and table.seats in allowed for table in tables)


@settings(max_examples=15)
@given(st.integers(6, 8), st.integers(1, 4), st.integers(0, 99))
def test_opponents_meet_again_only_if_they_must(people: int, rounds: int, seed: int) -> None:
    """No arrangement of the same tables has fewer who meet again: all of them are tried."""
    played = play_on(people, rounds, str(seed), 3)
    sizes = divide(people, OFFERS, 3)
    tables = [
        [who for who in seats.values() if who is not None]
        for seats in pair(range(people), played, sizes, OFFERS, str(seed))
    ]
    heads = [size.people for size in sizes]
    fewest = min(meetings(other, played) for other in arrangements(range(people), heads))
    assert meetings(tables, played) == fewest


def test_nobody_meets_again_in_three_rounds_of_sixteen() -> None:
    """With 16 people at tables of four, there are enough others."""
    played = play_on(16, 3, "a")
    assert meetings([[*table.people] for table in played[4:8]], played[:4]) == 0
    assert meetings([[*table.people] for table in played[8:]], played[:8]) == 0


def test_seats_go_round() -> None:
    """In three rounds of four seats nobody has one twice; in a fourth, few must."""
    had = Counter(pair for table in play_on(16, 3, "b") for pair in table.people.items())
    assert set(had.values()) == {1}
    had = Counter(pair for table in play_on(16, 4, "b") for pair in table.people.items())
    assert sum(times > 1 for times in had.values()) <= 3


def test_the_best_meet_the_best() -> None:
    """Where nothing speaks against it, those with most points share a table."""
    first = [
        Sitting({"stark": a, "greyjoy": b, "lannister": c}, {seat: 1, other: 2, last: 3})
        for (a, b, c), (seat, other, last) in (
            ((0, 3, 6), ("stark", "greyjoy", "lannister")),
            ((7, 1, 4), ("greyjoy", "lannister", "stark")),
            ((5, 8, 2), ("lannister", "stark", "greyjoy")),
        )
    ]
    tables = pair(range(9), first, divide(9, (3,), 3), OFFERS, "c")
    assert {frozenset(table.values()) for table in tables} == {
        frozenset({0, 1, 2}),
        frozenset({3, 4, 5}),
        frozenset({6, 7, 8}),
    }


@settings(max_examples=10)
@given(st.integers(4, 14), st.integers(0, 99))
def test_the_same_seed_pairs_alike(people: int, seed: int) -> None:
    """Pairing depends on who plays, what was played and the seed, not on the order of names."""
    played = play_on(people, 1, str(seed))
    sizes = divide(people, OFFERS, 4)
    once = pair(range(people), played, sizes, OFFERS, str(seed))
    assert once == pair([*reversed(range(people))], played, sizes, OFFERS, str(seed))


def test_seats_that_are_needed_are_played() -> None:
    """Where more seats are on offer than are played, those that someone must take are among
    them."""
    offer = {3: SeatOffer(HOUSES, needed=("martell",))}
    for seed in "abcdef":
        (table,) = pair(range(3), (), divide(3, (3,), 3), offer, seed)
        assert "martell" in table
        assert len(table) == 3


def test_another_seed_draws_another_lot() -> None:
    """So it is luck who sits where in the first round."""
    assert len({lot(str(seed), "lot", 1) for seed in range(20)}) == 20
    assert play_on(8, 1, "d") != play_on(8, 1, "e")


def test_a_large_round_is_paired_in_time() -> None:
    """48 people in a third round, with nobody meeting again."""
    played = play_on(48, 3, "f", 6)
    assert meetings([[*table.people] for table in played[16:]], played[:16]) == 0
