"""Houses that are chosen together and then shuffled among those who play (V4.2, V4.3)."""

from __future__ import annotations

from random import Random

import pytest

from engine.arena.random_play import record_of
from engine.fairness.seating import seat_all
from engine.fairness.verify import verify
from engine.kernel.ruleset import SHUFFLED
from engine.records import Record, compare
from engine.rulesets import rulesets
from tests.fairness.host import OWN, RULES, Host

AGREED = {SHUFFLED: True}
IDS = ["agot-2e-vassals", "agot-2e-mod"]
CHOSEN = {"p1": "greyjoy", "p2": "martell", "p3": "tyrell", "p4": "arryn"}


@pytest.mark.parametrize("id", IDS)
def test_exactly_the_chosen_houses_are_played(id: str) -> None:
    """V4.2 Who sits where is drawn; which Houses have players is not."""
    chosen = {**CHOSEN, "p4": "stark"}
    options = {"players": 4, **AGREED} | ({"targaryen": False} if "mod" in id else {})
    found = set()
    for seed in range(40):
        seats, setup = seat_all(rulesets[id], options, {}, chosen, Random(seed))
        assert list(seats) == list(chosen)
        assert sorted(seats.values()) == sorted(chosen.values()) == sorted(setup.seats)
        found.add(seats["p1"])
    assert found == set(chosen.values())


def test_a_seat_that_nobody_chose_is_drawn_before() -> None:
    """V4.2 Then it is among those that are shuffled."""
    chosen = {"p1": "greyjoy", "p2": None, "p3": "tyrell"}
    rules = rulesets["agot-2e-vassals"]
    found = set()
    for seed in range(40):
        seats, setup = seat_all(rules, {"players": 3, **AGREED}, {}, chosen, Random(seed))
        assert {"greyjoy", "tyrell"} < set(seats.values()) == set(setup.seats)
        found |= {who for who, seat in seats.items() if seat not in ("greyjoy", "tyrell")}
    assert found == {"p1", "p2", "p3"}


def test_house_targaryen_has_a_player() -> None:
    """V4.1 If it is in play, someone gets it, although nobody has chosen it."""
    chosen = {"p1": "greyjoy", "p2": "martell", "p3": "tyrell", "p4": None}
    options = {"players": 4, "targaryen": True, **AGREED}
    for seed in range(10):
        seats, _ = seat_all(rulesets["agot-2e-mod"], options, {}, chosen, Random(seed))
        assert "targaryen" in seats.values()


def test_without_the_option_everyone_plays_the_chosen_house() -> None:
    """Games that have not agreed on it, older ones too, are seated as ever."""
    seats, setup = seat_all(
        rulesets["agot-2e-mod"], {"players": 4, "targaryen": False}, {}, CHOSEN, Random(1)
    )
    assert seats == CHOSEN
    assert setup.options[SHUFFLED] is False


@pytest.mark.parametrize("id", ["agot-2e", "agot-2e-adwd", "agot-2e-affc", "agot-1e"])
def test_where_all_houses_are_played_it_is_not_offered(id: str) -> None:
    """V4.2 There it would be the same as drawing all seats."""
    assert SHUFFLED not in rulesets[id].options


@pytest.mark.parametrize("id", IDS)
def test_anyone_can_check_who_got_which_house(id: str) -> None:
    """V0.3 It follows from the sealed secret; two who change places afterwards are found out."""
    options = {"players": 4, **AGREED}
    honest = Host(id, entries=20, options=options).play()
    assert verify(honest.bytes(), rulesets, beacons=[OWN], rules=[RULES]).reds == []
    forged = Host(id, entries=20, options=options, seats=True).play()
    (red,) = verify(forged.bytes(), rulesets, beacons=[OWN], rules=[RULES]).reds
    assert red.check == "seats"


@pytest.mark.parametrize("id", IDS)
def test_a_game_with_shuffled_seats_replays(id: str) -> None:
    """Its record says what was agreed, together with tracks that are drawn."""
    record = record_of(rulesets[id], {**AGREED, "random_tracks": True}, 3, 1, rulings={})
    assert record["options"][SHUFFLED] is True
    assert compare(Record.model_validate(record)).differences == 0
