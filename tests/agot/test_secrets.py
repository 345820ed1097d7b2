"""Nobody learns what is secret: games that differ only in a secret look the same to all others.

15.3: face-down orders, bids before their reveal, a House card before its reveal, the order of
decks, the Raven's peek; and a drawn Tides of Battle card before the reveal (15.6).
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from engine.agot.state import AgotState
from engine.kernel.ask import CHANCE, Seat
from engine.kernel.game import Game
from engine.kernel.phrase import Refused
from engine.kernel.saving import Saved, load, save
from tests.kernel.playing import through_json
from tests.running.marks import daily

from .playing import answer_one, begin, looks, plain
from .scenario import Position, given

REVEALS = {"westeros", "wildling-card", "raven-saw", "winter"}
"""Events by which a face-down card becomes known to somebody."""

NONSENSE: tuple[Any, ...] = (None, True, -1, 99, "area:nowhere", {"winterfell": "march+1*"}, [])


def twin_of(game: Game[AgotState], saved: Saved | None = None) -> Game[AgotState]:
    """Return a twin of a game."""
    return load(game.ruleset, through_json(saved or save(game)))


def others(game: Game[AgotState], *secret_to: Seat) -> list[Seat | None]:
    """List everybody but the seats that know: the other houses, and a spectator."""
    return [None, *(h for h in game.state.houses if h not in secret_to)]


def told(game: Game[AgotState], seat: Seat | None) -> list[Any]:
    """Return the events so far that a seat may learn of."""
    return [plain(e) for e in game.events if e.is_for(seat)]


def refusals(game: Game[AgotState], seat: Seat | None) -> list[str]:
    """Return the refusals that a seat gets for nonsense."""
    heard = []
    for value in NONSENSE:
        try:
            game.shape_for(seat or "spectator")
            reason = game.shape_for(seat or "spectator").check(value)
            heard.append(repr(reason))
        except Refused as error:
            heard.append(str(error))
    return heard


def assert_look_the_same(one: Game[AgotState], two: Game[AgotState], *secret_to: Seat) -> None:
    """Compare everything that can be seen by those who do not know the secret."""
    for seat in others(one, *secret_to):
        assert looks(one, seat) == looks(two, seat), seat
        assert told(one, seat) == told(two, seat), seat
        assert refusals(one, seat) == refusals(two, seat), seat


def different(game: Game[AgotState], seat: Seat, rng: random.Random) -> tuple[Any, Any] | None:
    """Find two different legal answers of a seat, if there are any."""
    shape = game.shape_for(seat)
    one = shape.sample(rng)
    for _ in range(20):
        two = shape.sample(rng)
        if two != one:
            return one, two
    return None


def in_a_random_game(
    seed: str, options: dict[str, Any], wanted: Callable[[Game[AgotState]], bool]
) -> Iterator[Game[AgotState]]:
    """Play a random game and stop at every question of interest."""
    game = begin(options, keep_rests=True)
    rng = random.Random(seed)
    while not game.over:
        if not game.sealed and wanted(game):
            yield twin_of(game)
        answer_one(game, rng)


@pytest.mark.parametrize("edition", daily("agot-2e", of=["agot-2e", "agot-1e"]))
@pytest.mark.parametrize("kind", ["orders", "bid", "house-card"])
@pytest.mark.parametrize("most", daily(8, of=(8, 1000)))
def test_a_sealed_answer_looks_like_any_other(kind: str, edition: str, most: int) -> None:
    """6.1.1, 4.6.2, 5.3, 9.3.1: whatever a seat has sealed, the others see only that it has.

    It may change its mind or take its answer back, and still nothing can be told.
    """
    rng = random.Random(kind)
    tried = 0
    asks_it = lambda g: g.question is not None and g.question.kind == kind  # noqa: E731
    options = {"edition": edition} | ({"tides_of_battle": True} if edition == "agot-2e" else {})
    for game in in_a_random_game(f"sealed/{kind}", options, asks_it):
        seat = rng.choice(game.awaited)
        answers = different(game, seat, rng)
        if answers is None:
            continue
        one, two = twin_of(game), twin_of(game)
        one.answer(seat, answers[0])
        two.answer(seat, answers[0])
        two.answer(seat, answers[1])
        assert_look_the_same(one, two, seat)
        assert one.view(seat)["sealed"] != two.view(seat)["sealed"]
        rest = [h for h in one.awaited if h != seat]
        for house in rest[:-1]:
            value = one.shape_for(house).sample(rng)
            one.answer(house, value)
            two.answer(house, value)
            assert_look_the_same(one, two, seat)
        assert one.state.dump() == two.state.dump()
        two.withdraw(seat)
        three = twin_of(one)
        three.withdraw(seat)
        assert_look_the_same(two, three, seat)
        tried += 1
        if tried == most:
            break
    # Fewer battles are fought at random where orders are optional.
    assert tried > (6 if kind != "house-card" or edition == "agot-2e" else 1)


def short_of_orders() -> Position:
    """6.2: Stark has units in more areas than tokens, so that all place in turn order."""
    lands = [
        "castle-black", "karhold", "winterfell", "the-stony-shore", "white-harbor", "widows-watch",
        "moat-cailin", "greywater-watch", "flints-finger", "the-twins", "the-fingers",
        "the-mountains-of-the-moon",
    ]  # fmt: skip
    return given(
        units={
            **dict.fromkeys(lands, "stark 1F"),
            "dragonstone": "baratheon 1F",
            "shipbreaker-bay": "baratheon 1S",
            "sunspear": "martell 1F",
        },
        tracks={"kings-court": "lannister martell baratheon tyrell greyjoy stark"},
        phase="planning",
    )


def test_orders_placed_in_turn_order_lie_face_down() -> None:
    """6.2.1: two games that differ in orders already placed look the same until the reveal."""
    rng = random.Random("face down")
    for _ in range(10):
        one, two = short_of_orders().game, short_of_orders().game
        assert one.awaited == ["baratheon"]
        first = {"dragonstone": "march+0", "shipbreaker-bay": "support"}
        second = {"dragonstone": "raid", "shipbreaker-bay": "march-1"}
        one.answer("baratheon", first)
        two.answer("baratheon", second)
        assert_look_the_same(one, two, "baratheon")
        assert looks(one, "baratheon") != looks(two, "baratheon")
        assert one.view("baratheon")["known"]["placed"] == first
        for house in ("stark", "martell"):
            assert one.awaited == two.awaited == [house]
            value = one.shape_for(house).sample(rng)
            one.answer(house, value)
            two.answer(house, value)
            if house == "stark":
                assert_look_the_same(one, two, "baratheon")
        assert one.view(None)["areas"]["dragonstone"]["order"] == "march+0"
        assert two.view(None)["areas"]["dragonstone"]["order"] == "raid"


def with_other_decks(saved: Saved, rng: random.Random) -> Saved:
    """Return a saved game whose face-down decks lie in another order."""
    twin = through_json(saved)
    state = json.loads(twin["rest"])
    for cards in state["decks"].values():
        rng.shuffle(cards)
    twin["rest"] = json.dumps(state)
    return twin


def decks_lie_untouched(game: Game[AgotState]) -> bool:
    """Tell whether no deck is shuffled, and no card was revealed since the last rest."""
    shuffled = game.question is not None and game.question.kind == "shuffle"
    if shuffled or game.sealed:
        return False
    return REVEALS.isdisjoint(e.kind for e in twin_of(game).events)


@pytest.mark.parametrize("share", daily(0.08, of=(0.08, 1.0)))
@pytest.mark.parametrize(
    "options",
    daily(
        {"players": 6},
        of=[{"players": 6}, {"players": 4, "tides_of_battle": True}, {"edition": "agot-1e"}],
    ),
)
def test_the_order_of_decks_cannot_be_told(options: dict[str, Any], share: float) -> None:
    """15.3: a game with other decks goes the same way until one of their cards is revealed.

    It is compared at that share of its questions.
    """
    game = begin(options, keep_rests=True)
    rng, looking = random.Random("decks"), random.Random("looking")
    compared = 0
    while not game.over:
        if looking.random() < share and decks_lie_untouched(game):
            one = twin_of(game)
            two = twin_of(game, with_other_decks(save(game), rng))
            same = random.Random("same"), random.Random("same")
            for _ in range(3):
                assert_look_the_same(one, two)
                compared += 1
                if one.over or (one.question and one.question.kind == "shuffle"):
                    break
                answer_one(one, same[0])
                answer_one(two, same[1])
                if not REVEALS.isdisjoint(e.kind for e in one.events):
                    break
        answer_one(game, rng)
    assert compared > 300 * share


def at_the_raven(top: str) -> Position:
    """Come to the Messenger Raven, held by Lannister, with a card on top of the wildlings."""
    table = given(
        units={"lannisport": "lannister 1F", "winterfell": "stark 1F", "pyke": "greyjoy 1F"},
        orders={"lannisport": "march+0"},
        wildling_cards=[top],
        westeros_cards=["last-days-of-summer", "last-days-of-summer", "sea-of-storms"],
        phase="raven",
    )
    assert table.awaited == ["lannister"]
    return table


def test_a_peek_is_for_the_raven_alone() -> None:
    """6.3.2 (b): nobody but the holder learns which card was seen, and where it was put."""
    one, two = at_the_raven("mammoth-riders"), at_the_raven("crow-killers")
    for table in (one, two):
        table.answer("lannister", {"do": "peek"})
    assert_look_the_same(one.game, two.game, "lannister")
    assert "mammoth-riders" in looks(one.game, "lannister")
    assert "crow-killers" in looks(two.game, "lannister")
    three = at_the_raven("mammoth-riders").answer("lannister", {"do": "peek"})
    one.answer("lannister", "top")
    three.answer("lannister", "bottom")
    two.answer("lannister", "bottom")
    assert_look_the_same(one.game, three.game, "lannister")
    assert_look_the_same(one.game, two.game, "lannister")
    for table, place in ((one, "top"), (three, "bottom")):
        known = table.game.view("lannister")["known"]["wildlings"]
        assert (known["card"], known["place"]) == ("mammoth-riders", place)


def test_a_peeked_card_is_known_until_the_next_attack() -> None:
    """5.8: the holder keeps what it has seen in its view, until a wildling card is resolved."""
    table = at_the_raven("mammoth-riders")
    table.answer("lannister", {"do": "peek"}).answer("lannister", "top")
    table.until("orders")
    assert table.game.view("lannister")["known"]["wildlings"]["card"] == "mammoth-riders"
    assert "mammoth-riders" not in looks(table.game, None)
    attacked = given(units={"lannisport": "lannister 1F"}, attack=2)
    attacked.state.known = {
        "lannister": {"wildlings": {"card": "crow-killers", "place": "top", "round": 1}}
    }
    attacked.until("orders")
    view = attacked.game.view("lannister")
    assert view["known"] == {}
    assert [(t["by"], t["place"]) for t in view["turned"]] == [(None, "bottom")]


def fought_with(first: str, second: str, third: str) -> Game[AgotState]:
    """Come to the Blade window of a battle in which these Tides of Battle cards lie on top."""
    table = given(
        units={"lannisport": "lannister 2F", "riverrun": "greyjoy 2F"},
        orders={"lannisport": "march+0"},
        tracks={"fiefdoms": "greyjoy"},
        phase="marches",
        tides=True,
    )
    table.answer(
        "lannister",
        {"area": "lannisport", "moves": {"riverrun": {"footman": 2}}, "leave_power_token": False},
    )
    table.shuffled(first, second, third)
    table.cards(lannister="the-hound", greyjoy="dagmar-cleftjaw")
    assert table.asked("greyjoy") == "blade"
    return table.game


def test_a_drawn_tides_card_is_seen_by_its_combatant_alone() -> None:
    """15.6: what the opponent drew cannot be told before the reveal, by nobody."""
    one = fought_with("tob-3", "tob-0", "tob-2")
    two = fought_with("tob-3", "tob-2", "tob-0")
    assert_look_the_same(one, two, "greyjoy")
    assert looks(one, "greyjoy") != looks(two, "greyjoy")
    three = fought_with("tob-1-sword", "tob-0", "tob-2")
    assert_look_the_same(one, three, "lannister")
    assert looks(one, "lannister") != looks(three, "lannister")
    assert one.view("lannister")["combat"]["tides"] == {"lannister": "tob-3"}
    assert "tides" not in one.view(None)["combat"]


def test_tides_cards_that_were_not_drawn_stay_secret() -> None:
    """15.6: the order of the rest of the deck shows nowhere, and after the reveal it is gone."""
    one = fought_with("tob-3", "tob-0", "tob-2")
    two = fought_with("tob-3", "tob-0", "tob-0-skull")
    assert_look_the_same(one, two)
    for game in (one, two):
        game.answer("greyjoy", {"for": "tides", "use": False})
        assert game.view(None)["combat"]["tides"] == {"lannister": "tob-3", "greyjoy": "tob-0"}
    assert_look_the_same(one, two)
    assert "tides-of-battle" not in one.state.decks


@pytest.mark.parametrize("edition", ["agot-2e", "agot-1e"])
def test_chance_shows_nothing_but_what_it_was_asked(edition: str) -> None:
    """Nobody at the table is awaited for a shuffle, and its outcome is in no view."""
    one, two = begin({"edition": edition}), begin({"edition": edition})
    rng = random.Random("chance")
    while one.awaited == [CHANCE]:
        assert one.view("stark")["question"]["awaited"] == []
        assert two.question is not None
        one.answer(CHANCE, one.shape_for(CHANCE).sample(rng))
        two.answer(CHANCE, two.shape_for(CHANCE).sample(rng))
        assert_look_the_same(one, two)
    assert one.state.decks != two.state.decks
