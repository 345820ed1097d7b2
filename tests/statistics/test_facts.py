"""What is counted of one game, from its record alone."""

from __future__ import annotations

import json

import pytest

from bot.games.registry import plugin_of
from bot.statistics.facts import Facts, GameNotOver, count, count_plain
from bot.text import localizer_for
from engine.records import open_record, recorded_events, start, take_steps

from .games import SIZES, facts_of, record_of

RULESETS = tuple(SIZES)


@pytest.mark.parametrize("ruleset", RULESETS)
def test_places_and_the_winner_are_those_of_the_rules(ruleset: str) -> None:
    """15.2, 9.3 The winner has the first place; others share a place if they are equal."""
    game, facts = open_record(record_of(ruleset)), facts_of(ruleset)
    assert facts.winner == game.ruleset.view(game.state, None)["winner"]
    assert facts.winner is None or facts.places[facts.winner] == 1
    assert len(facts.places) == SIZES[ruleset]
    for place in facts.places.values():
        assert place == 1 + sum(other < place for other in facts.places.values())
    assert facts.rounds == int(game.state.round)


@pytest.mark.parametrize("ruleset", RULESETS)
def test_whatever_is_counted_has_a_name(ruleset: str) -> None:
    """Endings, cards and what is bid for can be said in the words of the game."""
    facts, say = facts_of(ruleset), localizer_for("en").of(ruleset)
    for thing in (facts.ending, *(c.card for c in facts.cards), *(b.subject for b in facts.bids)):
        assert thing
        assert say.has(thing.replace(":", "-")), thing
    assert say.knows("figures-came-off")


@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_same_record_comes_to_the_same(ruleset: str) -> None:
    """What was stored is what is counted again."""
    facts = count(record_of(ruleset))
    assert Facts.read(json.dumps(facts.to_json())) == facts == facts_of(ruleset)


def test_a_house_card_comes_off_if_its_battle_is_won() -> None:
    """9.6.1 In each battle at most one of two cards comes off."""
    record, facts = record_of("agot-2e"), facts_of("agot-2e")
    game, battles = start(record), 0
    won, cards = 0, 0
    for _ in take_steps(game, record.steps):
        for event in recorded_events(game):
            if event["event"] == "combat":
                sides = [event["attacker"], event["defender"]]
                cards += sum(side["card"] is not None for side in sides)
                won += sum(s["card"] is not None and s["house"] == event["winner"] for s in sides)
                battles += 1
    assert battles > 5
    assert (len(facts.cards), sum(play.worked for play in facts.cards)) == (cards, won)


def test_every_bid_is_counted() -> None:
    """4.6.2, 5.3 As many as there are steps in which somebody bids, for what they bid."""
    record, facts = record_of("agot-2e"), facts_of("agot-2e")
    given = sorted(step.value for step in record.steps if step.kind == "bid")
    assert given == sorted(power for bids in facts.bids for power in bids.bids.values())
    assert {bids.subject for bids in facts.bids} <= {
        "track:iron-throne",
        "track:fiefdoms",
        "track:kings-court",
        "wildlings:attack",
    }


def test_a_card_that_is_stopped_does_not_come_off() -> None:
    """7.4 In Inis a card comes off if nobody has stopped it."""
    record, facts = record_of("inis"), facts_of("inis")
    game = start(record)
    stopped = 0
    for _ in take_steps(game, record.steps):
        stopped += sum(event.kind == "card-stopped" for event in game.fetch_events())
    assert stopped == sum(not play.worked for play in facts.cards)
    assert len(facts.cards) > 20


def test_a_game_that_is_not_over_is_not_counted() -> None:
    """Nothing is told of a running game, be it by statistics."""
    record = record_of("agot-2e")
    cut = record.model_copy(update={"steps": record.steps[:-1]})
    with pytest.raises(GameNotOver):
        count(cut)
    assert count_plain(cut.model_dump()) is None
    assert count_plain({**record.model_dump(), "ruleset": "chess"}) is None


def test_a_game_without_a_face_has_neither_cards_nor_bids() -> None:
    """Whatever a game does not say is left out."""
    tally = plugin_of("no-such-game").tally(())
    assert (tally.cards, tally.bids) == ((), ())
