"""Ratings: places decide, seats count, and what is foreseen is better than base rates."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

import pytest

from bot.statistics.facts import Facts
from bot.statistics.predictions import foresee
from bot.statistics.ratings import MU, Rating, Seat, climb

CHAIRS = ("north", "east", "south", "west")
WORTH = {"north": 1.0, "east": 0.3, "south": -0.3, "west": -1.0}
SKILL = {"ann": 1.2, "bob": 0.4, "cleo": -0.4, "dan": -1.2}


def league(
    games: int, seed: int, worth: dict[str, float] = WORTH, skill: dict[str, float] = SKILL
) -> list[Facts]:
    """Simulate games: who sits where is drawn, and places by skill and seat (Plackett-Luce)."""
    rng, found = random.Random(seed), []
    for _ in range(games):
        people = list(skill)
        rng.shuffle(people)
        sitting = dict(zip(CHAIRS, people, strict=True))
        power = {chair: worth[chair] + skill[who] for chair, who in sitting.items()}
        # The largest of utilities with Gumbel noise is drawn with the odds of Plackett-Luce.
        noisy = {c: p - math.log(-math.log(rng.random())) for c, p in power.items()}
        ranked = sorted(CHAIRS, key=lambda chair: -noisy[chair])
        places = {chair: place for place, chair in enumerate(ranked, 1)}
        players = {chair: [who] for chair, who in sitting.items()}
        found.append(Facts("x", CHAIRS, ranked[0], "", 1, places, players))
    return found


def seats(facts: Facts) -> Sequence[Seat]:
    return [Seat(c, facts.players[c][0], facts.places[c]) for c in CHAIRS]


def test_everybody_begins_alike() -> None:
    """At 1000, quite uncertain."""
    assert Rating().points == 1000
    assert Rating().spread > 600


def test_places_decide() -> None:
    """Not only the winner gains; whoever comes third stands above the last."""
    ladder = climb([[Seat(c, c, p) for p, c in enumerate(CHAIRS, 1)]] * 5)
    order = sorted(CHAIRS, key=lambda who: -ladder.ratings[who].mu)
    assert order == list(CHAIRS)
    assert ladder.ratings["north"].mu > MU > ladder.ratings["west"].mu


def test_games_make_certain() -> None:
    """What a rating may be off gets smaller; nobody without games has one."""
    games = [seats(facts) for facts in league(40, 1)]
    few, many = climb(games[:5]), climb(games)
    for who in SKILL:
        assert many.ratings[who].spread < few.ratings[who].spread < Rating().spread
        assert many.ratings[who].games == 40
    assert climb([]).ratings == {}


def test_a_strong_seat_is_not_a_strong_player() -> None:
    """Where only seats differ, they are rated apart, and those who play them hardly."""
    facts = league(300, 2, skill=dict.fromkeys(SKILL, 0.0))
    ladder = climb(seats(one) for one in facts)
    assert sorted(CHAIRS, key=lambda chair: -ladder.seats[chair]) == list(CHAIRS)
    points = [rating.points for rating in ladder.ratings.values()]
    worth = [ladder.seats[chair] for chair in CHAIRS]
    assert worth[0] - worth[-1] > 600
    assert max(points) - min(points) < (worth[0] - worth[-1]) / 2


def test_the_better_are_told_from_the_worse() -> None:
    """In the order of their skill, whatever seats they had."""
    ladder = climb(seats(one) for one in league(200, 3))
    assert sorted(SKILL, key=lambda who: -ladder.ratings[who].mu) == list(SKILL)


def test_somebody_without_a_rating_is_an_opponent_all_the_same() -> None:
    """They have none afterwards either; the others are rated against a newcomer."""
    ladder = climb([[Seat("north", "ann", 1), Seat("south", None, 2)]])
    assert set(ladder.ratings) == {"ann"}
    assert ladder.ratings["ann"].points > 1000


def test_stewards_of_a_level_may_have_several_seats() -> None:
    """Their rating moves by what all of them have done, and counts each seat."""
    ladder = climb([[Seat("a", "squire", 1), Seat("b", "ann", 2), Seat("c", "squire", 3)]])
    assert ladder.ratings["squire"].games == 2
    assert abs(ladder.ratings["squire"].points - 1000) < 60


def test_chances_are_those_of_the_model() -> None:
    """They sum to one, and a sure favourite of many has more than a third."""
    ladder = climb(seats(one) for one in league(200, 4, worth=dict.fromkeys(CHAIRS, 0.0)))
    game = [Seat(c, who, 0) for c, who in zip(CHAIRS, SKILL, strict=True)]
    chances = ladder.chances(game)
    assert sum(chances.values()) == pytest.approx(1)
    odds = {who: math.exp(skill) for who, skill in SKILL.items()}
    expected = odds["ann"] / sum(odds.values())
    assert chances["north"] == pytest.approx(expected, abs=0.12)


@pytest.mark.parametrize("seed", range(3))
def test_ratings_foresee_better_than_base_rates_by_seat(seed: int) -> None:
    """Each game from those before it: ratings are less surprised by who wins, beyond chance."""
    found = foresee(league(250, seed))
    assert found.rated < found.seated
    assert found.low > 0
    assert found.hits > found.seat_hits


def test_where_only_seats_differ_ratings_are_hardly_worse_than_base_rates() -> None:
    """What there is not to be known they do not make up."""
    found = foresee(league(250, 7, skill=dict.fromkeys(SKILL, 0.0)))
    assert found.rated - found.seated < 0.05


def test_a_few_games_foresee_nothing() -> None:
    """Both have to learn first."""
    with pytest.raises(ValueError, match="games with a winner"):
        foresee(league(5, 1))
