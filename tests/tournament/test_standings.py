"""Points by place, and the standings that follow from them."""

from __future__ import annotations

from fractions import Fraction

from bot.tournament.points import points
from bot.tournament.standings import Sitting, rank
from tests.running.properties import given, st

ADA, BOB, CID, DOT, EVE, FAY = range(1, 7)


def table(*order: int | None, gone: tuple[int, ...] = ()) -> Sitting:
    """Return a table that was played, with its people from the first place to the last."""
    seats = {f"seat{n}": who for n, who in enumerate(order)}
    return Sitting(seats, {seat: n for n, seat in enumerate(seats, 1)}, gone)


def test_a_win_is_one_point_and_the_last_place_none() -> None:
    """Places between are evenly apart, whatever the size of the table."""
    assert points({"a": 1, "b": 2, "c": 3}) == {"a": 1, "b": Fraction(1, 2), "c": 0}
    assert points({"a": 1, "b": 2, "c": 3, "d": 4, "e": 5, "f": 6})["b"] == Fraction(4, 5)


def test_ties_share() -> None:
    """Two second places of four have the mean of the second and the third."""
    shared = points({"a": 1, "b": 2, "c": 2, "d": 4})
    assert shared == {"a": 1, "b": Fraction(1, 2), "c": Fraction(1, 2), "d": 0}
    assert set(points(dict.fromkeys("abc", 1)).values()) == {Fraction(1, 2)}


@given(st.lists(st.integers(1, 6), min_size=2, max_size=8))
def test_a_table_gives_out_half_a_point_for_each_seat(marks: list[int]) -> None:
    """So tables of different sizes are comparable, however many share a place."""
    places = {str(n): 1 + sum(other < mark for other in marks) for n, mark in enumerate(marks)}
    assert sum(points(places).values()) == Fraction(len(marks), 2)


def test_stewards_are_not_in_the_standings() -> None:
    """They take up places, and the points of these go to nobody."""
    (first, second) = rank([ADA, BOB], [table(None, ADA, BOB)], "")
    assert (first.entrant, float(first.points), first.wins) == (ADA, 0.5, 0)
    assert (second.entrant, float(second.points)) == (BOB, 0.0)


def test_whoever_leaves_their_game_has_no_points_of_it() -> None:
    """A steward has played on for them."""
    (first, second) = rank([ADA, BOB], [table(ADA, BOB, None, gone=(ADA,))], "")
    assert (first.entrant, float(first.points)) == (BOB, 0.5)
    assert (second.entrant, float(second.points), second.wins) == (ADA, 0.0, 0)


def test_a_game_without_places_counts_for_nobody() -> None:
    """Neither points nor opponents come of it."""
    open_ = Sitting({"a": ADA, "b": BOB, "c": CID})
    assert not any(any(score.merit) for score in rank([ADA, BOB, CID], [open_], ""))


def test_wins_break_a_tie_of_points() -> None:
    """One point by a win is more than one point by two second places."""
    played = [table(ADA, BOB, CID), table(DOT, BOB, ADA)]
    scores = rank([ADA, BOB, CID, DOT], played, "")
    by_user = {score.entrant: score for score in scores}
    assert by_user[ADA].points == by_user[BOB].points == 1
    assert [score.entrant for score in scores].index(ADA) < [s.entrant for s in scores].index(BOB)


def test_strong_opponents_break_a_tie_of_wins() -> None:
    """Of two winners, the one whose opponents have more points is ahead."""
    played = [table(ADA, BOB, CID), table(DOT, EVE, FAY), table(EVE, FAY, None)]
    scores = rank(range(1, 7), played, "")
    assert [score.entrant for score in scores][:3] == [EVE, DOT, ADA]
    by_user = {score.entrant: score for score in scores}
    assert by_user[ADA].merit[:2] == by_user[DOT].merit[:2]
    assert by_user[DOT].strength > by_user[ADA].strength


def test_direct_comparison_breaks_what_is_still_equal() -> None:
    """Of two with the same points, wins and strength, the one who was ahead when they met."""
    gus, hal, ivy = 7, 8, 9
    played = [
        table(ADA, BOB, CID),
        table(FAY, ADA, gus),
        table(BOB, DOT, EVE),
        table(hal, DOT, ivy),
    ]
    for seed in range(9):
        scores = rank(range(1, 10), played, str(seed))
        first, second = scores[:2]
        assert first.merit == second.merit
        assert (first.entrant, second.entrant) == (ADA, BOB)


def test_a_lot_decides_at_last() -> None:
    """It follows from the seed: the same for everyone who computes it."""
    first = {rank([ADA, BOB], [], str(seed))[0].entrant for seed in range(20)}
    assert first == {ADA, BOB}
    assert rank([ADA, BOB], [], "x") == rank([BOB, ADA], [], "x")


def test_missed_rounds_are_worth_nothing() -> None:
    """Who joins late is in the standings from then on, without points."""
    assert rank([ADA, BOB, CID], [table(ADA, BOB)], "")[-1].points == 0
