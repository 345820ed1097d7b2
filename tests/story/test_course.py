"""The course of a game: what everybody saw, moment by moment, and who could have won."""

from __future__ import annotations

from functools import lru_cache

import pytest

from bot.story.timeline import Timeline, battle_of, chapters, follow, round_of
from engine.records import Record, read_record
from tests.golden import golden_game

GAMES = ("agot-2e-3p", "agot-1e-3p", "inis-2p")


@lru_cache(4)
def record(name: str) -> Record:
    """Return a golden game; nobody changes it."""
    return read_record(golden_game(name))


@lru_cache(4)
def followed(name: str) -> Timeline:
    """Return the course of a golden game; nobody changes it."""
    return follow(record(name))


@pytest.mark.parametrize("name", GAMES)
def test_every_event_that_everybody_was_told_is_in_it_once(name: str) -> None:
    """What spectators were told is there, in order, with what they saw then."""
    course = followed(name)
    told = [event for moment in course.moments for event in moment.told]
    assert len(told) == sum(len(m.marks) for m in course.moments)
    assert course.over
    assert told[-1]["kind"] in ("won", "inis-won")
    assert all(m.view["seat"] is None for m in course.moments)
    rounds = [m.round for m in course.moments]
    assert rounds == sorted(rounds)


@pytest.mark.parametrize("name", GAMES)
def test_chapters_follow_each_other_and_belong_to_one_round(name: str) -> None:
    """A chapter ends with the event that ends it, seen as the board was then."""
    course = followed(name)
    parts = chapters(course)
    assert [m for part in parts for m in part.moments] == list(course.moments)
    for part in parts[:-1]:
        assert part.last.marks[-1]
        assert not any(mark for m in part.moments[:-1] for mark in m.marks)


def test_chances_add_up_and_the_winner_is_there_in_the_end() -> None:
    """At every moment of a finished game the chances of all seats add up to 1."""
    course = followed("agot-2e-3p")
    for moment in course.moments:
        assert sum(moment.chances.values()) == pytest.approx(1.0)
        assert set(moment.standing) == set(course.seats)
    assert max(course.moments[-1].chances, key=course.moments[-1].chances.__getitem__) == (
        course.winner
    )


def test_a_game_that_goes_on_is_not_judged() -> None:
    """Chances would tell what is hidden, so nobody's are told before the end."""
    whole = record("agot-2e-3p")
    course = follow(whole.model_copy(update={"steps": whole.steps[:120]}))
    assert not course.over
    assert all(moment.chances == {} for moment in course.moments)


def test_a_round_or_a_battle_alone() -> None:
    """Both begin with the board as it was before; what there is not is named."""
    course = followed("agot-2e-3p")
    third = round_of(course, 3)
    assert {m.round for m in third.moments[1:]} == {3}
    assert third.moments[0].round in (2, 3)
    with pytest.raises(ValueError, match="no round 12"):
        round_of(course, 12)
    first = battle_of(course, 1)
    kinds = [event["kind"] for moment in first.moments[1:] for event in moment.told]
    assert kinds.count("attacked") == 1
    assert "combat-decided" in kinds
    with pytest.raises(ValueError, match="no battle 0"):
        battle_of(course, 0)
