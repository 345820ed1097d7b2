"""A question to several seats is answered in secret, and opened at once."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine.kernel.game import Game
from engine.kernel.phrase import Refused
from engine.kernel.saving import load, save
from tests.running.marks import daily
from tests.running.properties import given, settings, st

from .playing import begin, everything, through_json
from .toy import Auction, Auctions


def bidding() -> Game[Auction]:
    """Come to the first bids: for the crown, by ash, birch and cedar."""
    game = begin()
    game.answer("ash", "leave")
    game.fetch_steps()
    game.fetch_events()
    return game


def refused(game: Game[Auction], seat: str, value: object, number: int | None = None) -> str:
    """Give an answer that is refused, check that nothing changed, return the reason's id."""
    before = everything(game)
    with pytest.raises(Refused) as caught:
        game.answer(seat, value, number)
    assert everything(game) == before
    return caught.value.reason.phrase.id


def test_nothing_opens_before_the_last_answer() -> None:
    """Until all are in, the state stays as it was and nothing is told."""
    game = bidding()
    state = game.state.dump()
    game.answer("ash", 4)
    game.answer("cedar", 2)
    assert game.state.dump() == state
    assert game.fetch_steps() == []
    assert game.fetch_events() == []
    assert game.awaited == ["birch"]
    game.answer("birch", 3)
    assert [(s.seat, s.value) for s in game.fetch_steps()] == [
        ("ash", 4),
        ("birch", 3),
        ("cedar", 2),
    ]


def test_answers_open_in_the_order_of_the_seats() -> None:
    """The order in which answers came in cannot be seen afterwards."""
    games = []
    for order in (["ash", "birch", "cedar"], ["cedar", "ash", "birch"]):
        game = bidding()
        for seat in order:
            game.answer(seat, {"ash": 4, "birch": 3, "cedar": 2}[seat])
        games.append((everything(game), [s.to_json() for s in game.fetch_steps()]))
    assert games[0] == games[1]


def test_a_sealed_answer_can_be_changed() -> None:
    """The last answer before the opening counts."""
    game = bidding()
    game.answer("ash", 4)
    game.answer("ash", 1)
    game.answer("birch", 3)
    game.answer("cedar", 2)
    assert game.state.purses == {"ash": 10, "birch": 7, "cedar": 10}


def test_a_sealed_answer_can_be_withdrawn() -> None:
    """After a withdrawal everything is as if the answer had not been given."""
    game = bidding()
    before = everything(game)
    game.answer("ash", 4)
    game.withdraw("ash")
    assert everything(game) == before


def test_only_sealed_answers_can_be_withdrawn() -> None:
    """A withdrawal without a sealed answer, or for an earlier question, is refused."""
    game = bidding()
    with pytest.raises(Refused, match="refused-nothing-sealed"):
        game.withdraw("ash")
    game.answer("ash", 4)
    with pytest.raises(Refused, match="refused-question-passed"):
        game.withdraw("ash", 2)
    assert game.answered == ["ash"]


@given(bid=st.integers(0, 10), other=st.integers(0, 10))
def test_nobody_else_can_tell_what_is_sealed(bid: int, other: int) -> None:
    """Views, events and refusals of others are the same whatever is sealed; only who is known."""
    seen = []
    for value in (bid, other):
        game = bidding()
        game.answer("ash", value)
        views = [game.view(seat) for seat in (None, "birch", "cedar")]
        assert all("sealed" not in view for view in views)
        reason = refused(game, "birch", 11)
        seen.append(json.dumps([views, reason, game.awaited, game.state.dump()]))
        assert len(game.fetch_events()) == 0
    assert seen[0] == seen[1]


def test_the_view_tells_who_has_answered() -> None:
    """Everybody may know who is awaited and who has answered; the answer is for its seat alone.

    What the question is about is for those who are asked.
    """
    game = bidding()
    game.answer("birch", 7)
    question = {"number": 3, "kind": "bid", "awaited": ["ash", "cedar"], "answered": ["birch"]}
    for seat in (None, "ash", "birch", "cedar"):
        assert game.view(seat)["question"] == question
        assert game.view(seat).get("about") == (None if seat is None else {"prize": "prize:crown"})
    assert game.view("birch")["sealed"] == 7


def test_what_is_sealed_survives_a_restart() -> None:
    """A sealed answer can be seen, changed and withdrawn by its seat after loading."""
    game = bidding()
    game.answer("birch", 7)
    loaded = load(Auctions(), through_json(save(game)))
    assert everything(loaded) == everything(game)
    loaded.withdraw("birch")
    assert loaded.awaited == ["ash", "birch", "cedar"]


def test_a_refusal_says_why_and_cites_the_rule() -> None:
    """A bid above the purse is refused, with the numbers and the paragraph, to the bidder."""
    game = bidding()
    with pytest.raises(Refused) as caught:
        game.answer("ash", 11)
    reason = caught.value.reason
    assert reason.phrase.to_json() == {
        "id": "refused-bid-above-purse",
        "params": {"most": 10, "given": 11},
    }
    assert reason.rule == "1.3"


def test_refused_answers_change_nothing() -> None:
    """Strangers, late answers, illegal values and the dead are refused without a trace."""
    game = bidding()
    game.answer("ash", 4)
    assert refused(game, "dogwood", 1) == "refused-not-asked"
    assert refused(game, "chance", 1) == "refused-not-asked"
    assert refused(game, "birch", -1) == "refused-not-a-number"
    assert refused(game, "birch", 1, number=2) == "refused-question-passed"
    # A seat that is no longer asked learns that the question has passed.
    assert refused(game, "dogwood", 1, number=2) == "refused-question-passed"


def test_a_game_that_is_over_refuses_everything() -> None:
    """After the end every answer is refused, since the game is over."""
    game = begin(rounds=1, players=2)
    for seat, value in (("ash", "leave"), ("ash", 1), ("birch", 0), ("ash", "keep")):
        game.answer(seat, value)
    assert refused(game, "ash", 1) == "refused-game-over"
    assert refused(game, "ash", 1, number=3) == "refused-game-over"


plain_data = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=4),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3)
    ),
    max_leaves=6,
)


@pytest.mark.parametrize("examples", daily(30, of=(30, 1000)))
def test_whatever_is_sent_is_refused_or_legal(examples: int) -> None:
    """Whatever plain data is given, a game raises nothing but Refused."""
    game = bidding()

    @settings(max_examples=examples)
    @given(value=plain_data)
    def send(value: Any) -> None:
        if type(value) is int and 0 <= value <= 10:
            game.answer("ash", value)
        else:
            refused(game, "ash", value)

    send()
