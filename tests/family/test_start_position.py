"""A position on which a group agrees as the start of its game (V6.6)."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from engine.arena.random_play import record_of
from engine.kernel.game import Game
from engine.kernel.ruleset import BadSetup
from engine.kernel.saving import load, save
from engine.records import Record, compare
from engine.records.position import full_line, open_position, public_line, read_position
from engine.rulesets import rulesets
from engine.stewards.levels import minds, steward
from tests.words import strict_localizer

from .other_hands import every_position_comes_back, stewards_play

RULES = rulesets["agot-2e"]
HEAD = "agot-2e/1 players=3 round=4 {} wildlings=6 iron-throne=SBL fiefdoms=SBL kings-court=LSB"
REST = (
    " | baratheon power=3 supply=2 | lannister power=7 supply=2 discard=the-hound"
    " | stark power=5 supply=3 | winterfell:S f2k1 g=2 | moat-cailin:S f1 | white-harbor t=S"
    " | seagard:L f1k1 | the-narrow-sea:B s2 | kings-landing n=5 | dragonstone g=2 | lannisport g=2"
)
LINE = HEAD.format("phase=planning") + REST


def begun(line: str = LINE, seed: int = 1, **options: Any) -> Game[Any]:
    """Begin a game from a position, with decks shuffled by a seed."""
    game: Game[Any] = Game.new(RULES, {**options, "start_position": line})
    game.answer_chance(random.Random(seed))
    return game


def refused(line: object, **options: Any) -> BadSetup:
    """Return why a line is no start."""
    with pytest.raises(BadSetup) as caught:
        RULES.prepare({**options, "start_position": line}, (), {})
    return caught.value


def test_the_table_lies_as_the_line_says() -> None:
    """Everything that is open, and the next thing asked is what that round asks."""
    game, laid = begun(), read_position(LINE).state
    s = game.state
    assert (s.round, s.phase, game.setup.options["players"]) == (4, "planning", 3)
    for field in ("units", "owner", "tokens", "garrisons", "neutral", "tracks", "power", "supply"):
        assert getattr(s, field) == getattr(laid, field), field
    assert s.discard["lannister"] == ["the-hound"]
    assert game.question is not None
    assert game.question.kind == "orders"
    assert set(game.awaited) == {"baratheon", "lannister", "stark"}


def test_chance_shuffles_all_decks() -> None:
    """Whole ones, in an order that nobody has chosen."""
    one, other = begun(seed=1).state, begun(seed=2).state
    assert one.decks != other.decks
    for deck, cards in one.decks.items():
        assert Counter(cards) == Counter(other.decks[deck]) == Counter(one.box.decks[deck])


def test_a_westeros_phase_begins_with_its_cards() -> None:
    """3.1 In the round that the line names."""
    game = begun(HEAD.format("phase=westeros") + REST)
    assert (game.state.round, len(game.state.westeros)) == (4, 3)


def test_a_line_of_a_game_at_its_orders_is_a_start() -> None:
    """What a game writes can be pasted; a game from it has the same table and other cards."""
    line = public_line(begun())
    assert " asks=orders:" in line
    again = begun(line, seed=5)
    assert public_line(again) == line


def test_the_line_brings_its_options_and_the_table_its_rulings() -> None:
    """Other options that the table has agreed on are named with the line, so that they give way."""
    line = LINE.replace("players=3", "players=3 tides_of_battle=true support=one-side-per-house")
    setup = RULES.prepare({"start_position": line}, (), {})
    assert (setup.options["players"], setup.options["tides_of_battle"]) == (3, True)
    assert setup.rulings["support"] == RULES.rulings["support"][0]
    assert refused(line, players=6, tides_of_battle=False).clash.keys() == {
        *("players", "tides_of_battle", "start_position")
    }


@pytest.mark.parametrize(
    "line",
    [
        LINE.replace("planning", "marches"),
        LINE.replace("planning", "ended winner=stark win={reason:seven,tie_break:null}"),
        LINE.replace("f2k1", "f2k1 o=march+0"),
        LINE.replace("f2k1", "f2k1 o=?"),
        LINE.replace("planning", "westeros westeros=supply"),
        LINE.replace("planning", "planning asks=muster:stark"),
        LINE.replace("round=4", "round=0"),
        LINE.replace("f2k1", "f2k1 o=march+0")
        + " | combat at=seagard from=winterfell attacker=S defender=L units=f1",
        LINE.replace("round=4", "round=4 handicap={stark:5}")
        + " | riverrun t=S | harrenhal t=S | pyke t=S | flints-finger t=S",
    ],
)
def test_a_game_begins_only_where_a_round_does(line: str) -> None:
    """Not in an action, in a combat, at half of a question, or when it is over."""
    assert refused(line).why is not None
    assert str(refused(line).why).count("refused-position-moment") == 1


@pytest.mark.parametrize(
    "line",
    [
        *("x" * 4000, "x" * 5000, "|" * 4000, "agot-2e/1 | | pyke:G f1", "agot-2e/2 | pyke:G f1"),
        *(LINE.replace("agot-2e", other) for other in ("agot-1e", "agot-2e-vassals", "inis")),
        *(
            LINE + end
            for end in (" | hidden decks={}", " | pyke:G f1", " | pyke:S f99", " | pyke:G")
        ),
        *(LINE.replace("winterfell", area) for area in ("london", "seagard")),
        *(LINE.replace("=SBL", tracks) for tracks in ("=S", "=SBLGMT")),
        *(LINE.replace("players=3", word) for word in ("players=[[[", "players=3 x=`", "x")),
        *(7, True, None, ["agot-2e/1"]),
    ],
)
def test_anything_else_is_refused_with_one_sentence(line: object) -> None:
    """In every language; the longest is refused as quickly."""
    why = refused(line).why
    assert why is not None
    for language in ("en", "de", "fa", "hu", "ru", "zh"):
        assert strict_localizer("agot-2e", language).say(why)


@pytest.mark.parametrize(
    "other",
    [
        {"random_tracks": True},
        {"draft_tracks": True},
        {"random_positions": True},
        {"hidden_hands": True},
        {"scenario": "struggle-in-the-north"},
    ],
)
def test_nothing_else_sets_the_table_up(other: dict[str, Any]) -> None:
    """V4, V5, V17 Both are named, so that the one agreed on first gives way."""
    line = LINE.replace(" players=3", "").partition(" iron-throne")[0]
    assert {"start_position", *other} <= refused(line, **other).clash.keys()


@pytest.mark.parametrize("options", [{}, {"random_hands": True}, {"draft": "snake"}])
def test_a_game_replays_and_its_positions_come_back(options: dict[str, Any]) -> None:
    """V0.6 The record has the line; positions of the game have no need of it."""
    line = LINE.replace(" discard=the-hound", "")
    record = record_of(RULES, {**options, "start_position": line}, 3, 1)
    assert record["options"]["start_position"] == line
    assert record["steps"][0]["kind"] == "shuffle"
    assert compare(Record.model_validate(record)).differences == 0
    every_position_comes_back(
        Game.new(RULES, {**options, "start_position": line}), random.Random(2)
    )


def test_a_saved_game_goes_on() -> None:
    """And so does the full line of one."""
    game = begun()
    again = load(RULES, save(game))
    assert full_line(again) == full_line(game) == full_line(open_position(full_line(game)))


@pytest.mark.parametrize("id", ["agot-2e", "agot-2e-adwd"])
def test_stewards_play_from_it(id: str) -> None:
    """A round without an answer that is refused."""
    line = rulesets[id].options["start_position"][1]
    game: Game[Any] = Game.new(rulesets[id], {"start_position": line})
    rng = random.Random(3)
    game.answer_chance(rng)
    stewards_play(game, steward("squire", minds[id]), rng, rounds=5)
    assert game.over or game.state.round > 5


def test_only_games_without_vassals_or_secret_aims_have_it() -> None:
    """There, who plays is known, and what is hidden is in decks alone."""
    having = {id for id, rules in rulesets.items() if "start_position" in rules.options}
    assert having == {"agot-2e", "agot-2e-adwd"}
