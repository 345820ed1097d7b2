"""The rules of Goofspiel, paragraph by paragraph, as ``rules.md`` numbers them."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from engine.arena.random_play import record_of, selfplay
from engine.kernel.game import Game
from engine.kernel.phrase import Phrase, Refused
from engine.kernel.ruleset import BadSetup
from engine.kernel.saving import load, save
from engine.records import Comparison, Record, compare, open_record
from tests.kernel.playing import everything, play, through_json
from tests.words import strict_localizer

from .rules.play import RANKS, SEATS, Table
from .rules.ruleset import Goofspiel


def begin(*first: str, **rulings: str) -> Game[Table]:
    """Begin a game whose first prizes are these; the others follow by rank."""
    game = Game.new(Goofspiel(), {}, rulings={k.replace("_", "-"): v for k, v in rulings.items()})
    order = [*first, *(rank for rank in RANKS if rank not in first)]
    game.answer("chance", {"deck": "prizes", "order": order})
    return game


def bid(game: Game[Table], spades: str, hearts: str) -> None:
    """Have both players bid."""
    game.answer("spades", spades)
    game.answer("hearts", hearts)


def told(game: Game[Table]) -> list[str]:
    """Fetch the kinds of events told since the last time."""
    return [event.kind for event in game.fetch_events()]


def test_both_begin_with_a_whole_suit() -> None:
    """1.1, 2.1 Thirteen cards each, twelve prizes face down and the first one turned up."""
    view = begin("7").view(None)
    assert view["hands"] == {"spades": list(RANKS), "hearts": list(RANKS)}
    assert (view["stake"], view["pile"], view["round"]) == (["7"], 12, 1)


def test_the_higher_card_takes_the_prize() -> None:
    """2.3, 2.4 Both cards are spent, and the prize counts what it shows."""
    game = begin("7")
    bid(game, "8", "jack")
    view = game.view(None)
    assert view["taken"] == {"spades": [], "hearts": ["7"]}
    assert view["points"] == {"spades": 0, "hearts": 7}
    assert "8" not in view["hands"]["spades"]
    assert "jack" not in view["hands"]["hearts"]
    assert told(game) == ["prize", "bid", "bid", "taken", "prize"]


def test_an_ace_is_low() -> None:
    """1.2 An ace is worth 1, so a 2 beats it."""
    game = begin("king")
    bid(game, "ace", "2")
    assert game.view(None)["points"] == {"spades": 0, "hearts": 13}


def test_equal_bids_carry_the_prize_over() -> None:
    """2.5 It is at stake again with the next one, and whoever wins then takes both."""
    game = begin("king", "2")
    bid(game, "9", "9")
    assert game.view(None)["stake"] == ["king", "2"]
    assert "carried-over" in told(game)
    bid(game, "3", "ace")
    assert game.view(None)["taken"]["spades"] == ["king", "2"]
    assert len(game.view(None)["stake"]) == 1


def test_a_table_may_put_the_prize_aside() -> None:
    """2.5 Where that is agreed, nobody ever takes it."""
    game = begin("king", "2", equal_bids="put-aside")
    bid(game, "9", "9")
    assert game.view(None)["stake"] == ["2"]
    assert "put-aside" in told(game)


def test_a_card_is_bid_once() -> None:
    """2.2 Whoever bids a spent card again is refused, and told the paragraph."""
    game = begin()
    bid(game, "king", "ace")
    with pytest.raises(Refused) as refused:
        game.answer("spades", "king")
    assert (refused.value.reason.phrase.id, refused.value.reason.rule) == (
        "refused-not-in-hand",
        "2.2",
    )


def test_whoever_has_more_points_wins() -> None:
    """3.1 The king goes to the hearts for an ace, all else to the spades: 78 points to 13."""
    game = begin(*reversed(RANKS))
    bid(game, "ace", "king")
    for higher, lower in zip(RANKS[1:], RANKS, strict=False):
        bid(game, higher, lower)
    view = game.view(None)
    assert game.over
    assert view["points"] == {"spades": 78, "hearts": 13}
    assert (view["winner"], view["win"]) == ("spades", {"reason": "points"})
    assert told(game)[-1] == "won"


def test_equal_points_are_a_draw() -> None:
    """2.6, 3.2 If all bids are equal, everything is carried over to the end and nobody wins."""
    game = begin()
    for rank in RANKS:
        bid(game, rank, rank)
    view = game.view(None)
    assert view["points"] == {"spades": 0, "hearts": 0}
    assert (view["winner"], view["win"], len(view["stake"])) == (None, {"reason": "draw"}, 13)
    assert told(game)[-1] == "draw"


@pytest.mark.parametrize("viewer", [None, "hearts"])
def test_a_sealed_bid_changes_nothing_that_others_see(viewer: str | None) -> None:
    """4.1 Whatever has been bid, it is seen that, and not what."""
    seen = []
    for card in RANKS:
        game = begin("7")
        game.fetch_events()
        game.answer("spades", card)
        seen.append((game.view(viewer), told(game)))
        assert game.view("spades")["sealed"] == card
    assert all(one == seen[0] for one in seen)
    assert seen[0][0]["question"]["answered"] == ["spades"]


def test_a_sealed_bid_can_be_changed() -> None:
    """4.1 Until the other one is in."""
    game = begin("7")
    game.answer("spades", "king")
    game.answer("spades", "ace")
    game.answer("hearts", "2")
    assert "king" in game.view(None)["hands"]["spades"]


@pytest.mark.parametrize("viewer", [None, *SEATS])
def test_nobody_sees_the_pile(viewer: str | None) -> None:
    """4.2 What is still face down can lie in any order."""
    one, other = begin("7", "king", "2"), begin("7", "2", "king")
    assert one.view(viewer) == other.view(viewer)


def test_the_score_is_explained() -> None:
    """1.2 Prize by prize, and the sum."""
    game = begin("7", "king")
    bid(game, "8", "2")
    bid(game, "9", "3")
    lines = game.ruleset.explain(game.state, "score", "spades")
    assert [(one["id"], one["rule"], one["params"]["points"]) for one in lines] == [
        ("why-prize", "1.2", 7),
        ("why-prize", "1.2", 13),
        ("why-score", "3.1", 20),
    ]


@pytest.mark.parametrize(("topic", "seat"), [("score", None), ("supply", "spades")])
def test_there_is_nothing_else_to_explain(topic: str, seat: str | None) -> None:
    """Other topics, and a score of nobody, are refused."""
    game = begin()
    with pytest.raises(ValueError, match="nothing to explain"):
        game.ruleset.explain(game.state, topic, seat)


def test_what_is_not_on_offer_is_refused() -> None:
    """Other seats, numbers of players and readings cannot be agreed on."""
    rules = Goofspiel()
    for options, seats, rulings in (
        ({}, ("spades", "clubs"), {}),
        ({"players": 3}, (), {}),
        ({}, (), {"equal-bids": "shared"}),
    ):
        with pytest.raises(BadSetup):
            rules.prepare(options, seats, rulings)


def test_a_game_goes_on_after_a_restart_at_any_moment() -> None:
    """Saved and loaded after every answer, a game is the same, sealed bids included."""
    game = Game.new(Goofspiel(), {})

    def restarted() -> None:
        again = load(Goofspiel(), through_json(save(game)))
        assert everything(again) == everything(game)

    play(game, random.Random(4), restarted)
    assert game.over


def test_a_record_replays_to_the_letter() -> None:
    """The steps of a random game lead to the same state, question by question."""
    written = record_of(Goofspiel(), {}, 1, 0)
    record = Record.model_validate(through_json(written))  # type: ignore[arg-type]  # any plain data
    found: Comparison = compare(record)
    assert list(found) == []
    assert (found.differences, len(record.steps), len(record.checks)) == (0, 27, 14)
    assert open_record(record).over


def test_random_games_end() -> None:
    """Every game ends after thirteen rounds, by points or in a draw."""
    tally = selfplay(Goofspiel(), {}, 40, seed=1)
    assert tally.decisions == 40 * 26
    assert tally.ends.total() == 40
    assert set(tally.ends) <= {"points", "draw"}


def said(game: Game[Table], rng: random.Random) -> Iterator[Any]:
    """Play a game, and go through all that it says on the way."""
    while (question := game.question) is not None:
        for seat, shape in question.shapes.items():
            if seat != "chance":
                yield Phrase(f"ask-{question.kind}", question.params)
                yield Phrase(f"for-{question.kind}")
                yield from (option.label for option in shape.step([]).options)
            game.answer(seat, shape.sample(rng))
        yield from (Phrase(f"event-{e.kind}", e.params) for e in game.fetch_events())
    for seat in SEATS:
        yield from game.ruleset.explain(game.state, "score", seat)
    for name, readings in game.ruleset.rulings.items():
        yield Phrase(f"ruling-{name}")
        yield from (Phrase(f"reading-{name}-{reading}") for reading in readings)
    yield Phrase("refused-not-in-hand")


@pytest.mark.parametrize("reading", ["carried-over", "put-aside"])
def test_everything_that_is_said_has_words(reading: str) -> None:
    """Questions, cards, events, explanations and readings of whole games can be said."""
    say = strict_localizer("goofspiel")
    heard: Counter[str] = Counter()
    for seed in range(4):
        game = Game.new(Goofspiel(), {}, rulings={"equal-bids": reading})
        for what in said(game, random.Random(seed)):
            assert "{" not in say.say(what)
            heard[what.id if isinstance(what, Phrase) else what["id"]] += 1
    assert {"event-taken", f"event-{reading}", "event-won", "why-prize"} <= set(heard)
    assert say.say(Phrase("event-draw", {"points": 0}))
