"""Whoever loses a battle reads why: the sums, the tie, the dead, and what was missing."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import pytest

from bot.games.registry import plugin_of
from engine.kernel.event import EventData
from engine.kernel.game import Game
from engine.kernel.phrase import Phrase
from engine.rulesets import rulesets
from engine.stewards.levels import minds
from tests.running.marks import daily
from tests.words import strict_localizer


def lost(id: str, rounds: int) -> Iterator[tuple[str, Mapping[str, Any], Game[Any], list[Phrase]]]:
    """Play quickly; yield for each lost battle who lost it, its outcome, and what explains it."""
    game, rng, mind = Game.new(rulesets[id], {}), random.Random(5), minds[id]
    told: list[EventData] = []
    plugin = plugin_of(id)
    end = "combat-decided"
    while game.question is not None and game.state.round <= rounds:
        if game.answer_chance(rng):
            pass
        else:
            seat = game.awaited[0]
            game.answer(seat, mind.quick(game, seat, rng))
        new = [e for e in game.fetch_events() if e.is_for(None)]
        told += [{"kind": e.kind, "params": e.to_json()["params"]} for e in new]
        for event in new:
            if event.kind != end:
                continue
            outcome = max(n for n, e in enumerate(told) if e["kind"] == end)
            for seat in game.setup.seats:
                found = plugin.defeats(game.setup, game.view(seat), told, seat)
                if outcome in found:
                    yield seat, told[outcome]["params"], game, list(found[outcome])


def of(found: Sequence[Phrase], id: str) -> list[Mapping[str, Any]]:
    """Return the parameters of the lines with an id."""
    return [line.params for line in found if line.id == id]


@pytest.mark.parametrize("id", daily("agot-2e", "agot-1e", of=sorted(set(minds) - {"inis"})))
def test_a_lost_battle_is_added_up_as_the_rules_did(id: str) -> None:
    """The parts of both sides make their strengths, as `/why` explains them."""
    words, battles, seen = strict_localizer(id), 0, Counter[str]()
    for seat, outcome, game, found in lost(id, 4):
        battles += 1
        if of(found, "why-won-at-once"):
            assert len(found) == 1
            continue
        sums = [*of(found, "defeat-sum"), *of(found, "defeat-sum-without-card")]
        assert {s["house"]: s["total"] for s in sums} == {
            outcome["attacker"]: outcome["attack"],
            outcome["defender"]: outcome["defence"],
        }
        why = {
            (line["id"], line["params"].get("card")): line["params"]
            for line in game.state.explained["combat"]
        }
        for one in of(found, "defeat-sum"):
            printed = why.get(("why-card", one["card"]))
            if printed is not None:
                assert printed["value"] == one["printed"]
        assert bool(of(found, "defeat-tie")) == bool(outcome["tie"])
        assert outcome["loser"] == f"house:{seat}"
        for line in found:
            words.say(line)
            seen[line.id] += 1
        ends = {"defeat-card-in-hand", "defeat-outmatched", "defeat-missing"}
        assert len([line for line in found if line.id in ends]) == 1
        for one in of(found, "defeat-card-in-hand"):
            assert one["card"].removeprefix("card:") in game.view(seat)["houses"][seat]["hand"]
    assert battles > 3


def test_a_clash_is_explained_to_who_lost_clans_in_it() -> None:
    """8.11 How many, after how many attacks, by whom; and nobody else reads that."""
    game, words = Game.new(rulesets["inis"], {"players": 3}), strict_localizer("inis")
    green, white, _ = (f"seat:{seat}" for seat in game.setup.seats)
    here = {"area": "area:moor"}
    told: list[tuple[str, dict[str, Any]]] = [
        ("clash", {"seat": white, "seats": [green, white], **here}),
        ("attack", {"seat": white, "target": green, **here}),
        ("clan-removed", {"seat": green, **here}),
        ("attack", {"seat": white, "target": green, **here}),
        ("clash-over", {"seats": [green, white], "number": 2, **here}),
    ]
    events: list[EventData] = [{"kind": kind, "params": params} for kind, params in told]
    for seat in game.setup.seats:
        found = plugin_of("inis").defeats(game.setup, game.view(seat), events, seat)
        assert set(found) == ({4} if f"seat:{seat}" == green else set())
        for line in found.get(4, ()):
            words.say(line)
        if found:
            assert of(found[4], "defeat-clash") == [{**here, "lost": 1, "attacks": 2}]
            assert of(found[4], "defeat-clash-by") == [{"rivals": [white]}]
            assert of(found[4], "defeat-clash-cards") == [{"number": 1}]
            assert of(found[4], "defeat-clash-exposed") == [{}]


def battle(*after: tuple[str, dict[str, Any]], **changed: Any) -> list[EventData]:
    """Return what is told of a battle that Stark loses in Seagard to Lannister, who defends."""
    sides = {
        "attacker": "house:stark",
        "defender": "house:lannister",
        "area": "area:seagard",
    }
    cards = {"attack": "card:catelyn-stark", "defence": "card:ser-gregor-clegane"}
    outcome = {"winner": "house:lannister", "loser": "house:stark", "tie": 0}
    events: list[tuple[str, dict[str, Any]]] = [
        ("attacked", {"house": "house:stark", "area": "area:seagard"}),
        ("initial-strengths", {**sides, "attack": 3, "defence": 1}),
        ("cards-revealed", {**sides, **cards}),
        ("combat-decided", {**sides, "attack": 3, "defence": 4, **outcome, **changed}),
        *after,
    ]
    return [{"kind": kind, "params": params} for kind, params in events]


def explained(*after: tuple[str, dict[str, Any]], **changed: Any) -> dict[str, Mapping[str, Any]]:
    """Return what explains that battle to Stark, by the ids of the lines."""
    game = Game.new(rulesets["agot-2e"], {})
    events = battle(*after, **changed)
    found = plugin_of("agot-2e").defeats(game.setup, game.view("stark"), events, "stark")
    (lines,) = found.values()
    return {line.id: line.params for line in lines}


def test_the_swords_the_dead_and_the_card_that_would_have_won_are_named() -> None:
    """9.7 Ser Gregor has three swords; Eddard Stark, still in hand, would have been enough."""
    dead = ("destroyed", {"house": "house:stark", "units": {"knight": 1}, "area": "area:seagard"})
    gone = ("retreated", {"house": "house:stark", "area": "area:moat-cailin"})
    lines = explained(dead, gone)
    assert lines["defeat-swords"]["swords"] == 3
    assert lines["defeat-died"]["units"] == {"knight": 1}
    assert "defeat-nobody-died" not in lines
    assert "defeat-nobody-died" in explained(gone)
    assert "defeat-nobody-died" not in explained(), "units may still die"
    assert lines["defeat-card-in-hand"]["strength"] >= 1


def test_siege_engines_and_those_without_a_way_out_are_told_why_they_died() -> None:
    """9.7.3, 9.8 They cannot retreat; or there is nowhere to go."""
    units = {"siege-engine": 1}
    dead = ("destroyed", {"house": "house:stark", "units": units, "area": "area:seagard"})
    stuck = ("no-retreat", {"house": "house:stark", "area": "area:seagard"})
    lines = explained(dead, stuck)
    assert "defeat-cannot-retreat" in lines
    assert "defeat-no-retreat" in lines


def test_whoever_has_nobody_left_is_not_told_of_strengths() -> None:
    """17.7 Mace Tyrell destroys the last Footman: no strength would have won this combat."""
    game = Game.new(rulesets["agot-2e"], {})
    events = battle()
    at_once = {"house": "house:lannister", "rival": "house:stark", "area": "area:seagard"}
    events.insert(3, {"kind": "won-at-once", "params": at_once})
    found = plugin_of("agot-2e").defeats(game.setup, game.view("stark"), events, "stark")
    assert list(found.values()) == [[Phrase("why-won-at-once", {"house": "house:lannister"})]]


def test_nobody_else_reads_the_explanation() -> None:
    """It is for the House that lost."""
    game = Game.new(rulesets["agot-2e"], {})
    plugin = plugin_of("agot-2e")
    for seat in game.setup.seats:
        found = plugin.defeats(game.setup, game.view(seat), battle(), seat)
        assert bool(found) == (seat == "stark")
