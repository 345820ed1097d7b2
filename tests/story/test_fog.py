"""The story of a game in fog of war (V7.20): once it is over, it is told with the whole board."""

from __future__ import annotations

from functools import cache
from typing import Any

from bot.statistics.facts import count
from bot.story.timeline import follow
from bot.story.worker import make_moment
from engine.arena.random_play import record_of
from engine.records import Record
from engine.rulesets import rulesets
from tests.running.marks import nightly

FOG = {"players": 3, "fog_of_war": True}


@cache
def whole() -> dict[str, Any]:
    """Return the record of a game that was played at random to its end."""
    return record_of(rulesets["agot-2e"], FOG, 2, 1)


def shown(record: dict[str, Any]) -> set[str]:
    """Return the areas with something in them that a film shows."""
    course = follow(Record.model_validate(record))
    return {area for moment in course.moments for area in moment.view["areas"]}


def test_a_film_shows_everything_once_the_game_is_over() -> None:
    """V7.20 Marches are told with their areas; a film of a running game shows what spectators saw,
    and nobody's castles."""
    record = whole()
    part = {**record, "steps": record["steps"][:40], "checks": []}
    course = follow(Record.model_validate(record))
    assert course.over
    assert {"winterfell", "lannisport", "dragonstone"} <= shown(record)
    assert any(event["kind"] == "marched" for m in course.moments for event in m.told)
    assert course.moments[1].standing["stark"] > 0
    running = follow(Record.model_validate(part))
    fought = {area for m in running.moments for area in m.view["areas"] if "combat" in m.view}
    assert shown(part) <= fought
    assert not any(event["kind"] == "marched" for m in running.moments for event in m.told)
    assert not any(any(m.standing.values()) for m in running.moments)


@nightly
def test_a_moment_shows_what_a_seat_saw_or_everything() -> None:
    """V7.20 After the end one can look through the eyes of each House, or see the whole board."""
    record = whole()
    everyone = make_moment(record, "en", round=1)
    stark = make_moment(record, "en", round=1, seat="stark")
    assert everyone.alt.count("Supply") == 3
    assert stark.alt.count("Supply") == 1


def test_figures_count_a_game_in_fog_like_any_other() -> None:
    """V7.20 Places go by the castles that everyone had in truth."""
    facts = count(Record.model_validate(whole()))
    assert sorted(facts.places.values())[0] == 1
    assert len({*facts.places.values()}) > 1
