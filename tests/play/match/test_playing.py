"""Questions go to those who are asked, and answers are accepted from nobody else."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from bot.play import NoSuchGame, Play, UserError
from engine.kernel.game import Game
from tests.kernel.toy import Auctions
from tests.running.marks import daily

from ..tables import (
    ANN,
    BOB,
    CLEO,
    SEATED,
    STRANGER,
    answer,
    lay,
    playing,
    seat_all,
    seat_stewards,
    seen,
    step,
    written,
)


async def bidding(play: Play) -> int:
    """Come to the first bids."""
    game = (await seat_all(play)).id
    await answer(play, game, ANN, "leave")
    return game


async def user_error_of(play: Play, game: int, attempt: object) -> UserError:
    """Try something that cannot be done, and check that nothing changed."""
    before = await seen(play, game)
    with pytest.raises(UserError) as caught:
        await attempt  # type: ignore[misc]  # a coroutine, whatever it returns
    assert await seen(play, game) == before
    return caught.value


async def test_a_hand_holds_what_is_asked(play: Play) -> None:
    """A player who is asked sees the question with its shape; others see none."""
    game = (await seat_all(play)).id
    hand = await play.seat_view(game, ANN)
    assert hand.seat == "ash"
    assert hand.question is not None
    assert (hand.question.number, hand.question.kind) == (2, "look")
    assert [o.id for o in hand.question.shape.step([]).options] == ["choice:leave", "choice:bury"]
    assert "seen" in hand.view
    other = await play.seat_view(game, BOB)
    assert other.question is None
    assert "seen" not in other.view


async def test_the_table_shows_what_everybody_may_see(play: Play) -> None:
    """Who is awaited and who has answered is public; nothing else of a question is."""
    game = await bidding(play)
    await answer(play, game, BOB, 3)
    table = await play.table_view(game)
    assert (table.number, table.kind, table.over) == (3, "bid", False)
    assert table.awaited == ("ash", "cedar")
    assert table.answered == ("birch",)
    assert "seen" not in table.view


async def test_a_sealed_answer_is_shown_to_its_seat_changed_and_withdrawn(play: Play) -> None:
    """Until all are in, only its player sees and controls an answer."""
    game = await bidding(play)
    await play.answer(game, BOB, 3, 5)
    hand = await play.seat_view(game, BOB)
    assert (hand.answered, hand.sealed) == (True, 5)
    assert hand.question is not None
    await play.answer(game, BOB, 3, 6)
    assert (await play.seat_view(game, BOB)).sealed == 6
    await play.withdraw(game, BOB, 3)
    hand = await play.seat_view(game, BOB)
    assert (hand.answered, hand.sealed) == (False, None)
    assert (await user_error_of(play, game, play.withdraw(game, BOB, 3))).phrase.id == (
        "refused-nothing-sealed"
    )


async def test_refusals_come_with_reason_and_rule(play: Play) -> None:
    """A bid above the purse says so, citing the paragraph."""
    game = await bidding(play)
    error = await user_error_of(play, game, play.answer(game, BOB, 3, 11))
    assert error.phrase.to_json() == {
        "id": "refused-bid-above-purse",
        "params": {"most": 10, "given": 11},
    }
    assert error.rule == "1.3"
    assert str(error) == "refused-bid-above-purse"  # an accidental log line tells no number


async def test_late_clicks_change_nothing(play: Play) -> None:
    """An answer, a withdrawal or a draft for an earlier question is refused as late."""
    game = await bidding(play)
    for late in (
        play.answer(game, ANN, 2, "bury"),
        play.answer(game, ANN, 99, 1),
        play.withdraw(game, ANN, 2),
        play.draft(game, ANN, 2, ["choice:bury"]),
    ):
        assert (await user_error_of(play, game, late)).phrase.id == "refused-question-passed"


async def test_strangers_change_nothing(play: Play) -> None:
    """Somebody who is not at the table neither sees a hand nor answers."""
    game = await bidding(play)
    for attempt in (
        play.seat_view(game, STRANGER),
        play.answer(game, STRANGER, 3, 1),
        play.withdraw(game, STRANGER, 3),
        play.draft(game, STRANGER, 3, []),
    ):
        assert (await user_error_of(play, game, attempt)).phrase.id == "trouble-not-playing"


async def test_players_who_are_not_asked_change_nothing(play: Play) -> None:
    """A player whose turn it is not is told so."""
    game = (await seat_all(play)).id
    error = await user_error_of(play, game, play.answer(game, BOB, 2, "leave"))
    assert error.phrase.id == "refused-not-asked"
    error = await user_error_of(play, game, play.draft(game, BOB, 2, []))
    assert error.phrase.id == "refused-not-asked"


async def test_a_game_that_is_not_there_is_said_so(play: Play) -> None:
    """Made-up numbers of games lead nowhere."""
    for attempt in (play.table_view(77), play.seat_view(77, ANN), play.answer(77, ANN, 1, 1)):
        with pytest.raises(NoSuchGame):
            await attempt


async def test_a_click_that_comes_twice_counts_once(play: Play, path: Path) -> None:
    """The second of two equal interactions is ignored, even when it would be legal again."""
    game = await bidding(play)
    await play.answer(game, BOB, 3, 5, interaction=1)
    await play.answer(game, BOB, 3, 6, interaction=2)
    before = written(path)
    await play.answer(game, BOB, 3, 5, interaction=1)
    assert (await play.seat_view(game, BOB)).sealed == 6
    assert written(path) == before


async def test_a_click_that_comes_twice_after_its_question_is_no_error(play: Play) -> None:
    """The repetition of an answer that moved the game on is ignored, not called late."""
    game = (await seat_all(play)).id
    await play.answer(game, ANN, 2, "leave", interaction=1)
    await play.answer(game, ANN, 2, "leave", interaction=1)
    assert (await play.table_view(game)).number == 3


async def test_a_refused_click_may_come_again(play: Play) -> None:
    """A refusal leaves no trace, so the same interaction is refused again."""
    game = await bidding(play)
    for _ in range(2):
        with pytest.raises(UserError, match="refused-bid-above-purse"):
            await play.answer(game, BOB, 3, 11, interaction=5)


async def test_two_clicks_at_once_are_two_answers_in_turn(play: Play) -> None:
    """Answers that arrive in the same moment are taken one after the other."""
    game = await bidding(play)
    results = await asyncio.gather(
        play.answer(game, ANN, 3, 1),
        play.answer(game, BOB, 3, 2),
        play.answer(game, CLEO, 3, 3),
        play.answer(game, CLEO, 3, 4),
        return_exceptions=True,
    )
    assert [str(r) for r in results if isinstance(r, Exception)] == ["refused-question-passed"]
    assert (await play.table_view(game)).view["purses"] == {"ash": 10, "birch": 10, "cedar": 7}


async def test_a_draft_is_kept_until_the_answer(play: Play, path: Path) -> None:
    """An unfinished answer waits for its user, even over a restart, until the question passes."""
    game = await bidding(play)
    await play.draft(game, BOB, 3, ["number:4"])
    assert (await play.seat_view(game, BOB)).draft == ("number:4",)
    assert (await play.seat_view(game, CLEO)).draft == ()
    async with playing(path) as again:
        assert (await again.seat_view(game, BOB)).draft == ("number:4",)
    await play.answer(game, BOB, 3, 4)
    assert (await play.seat_view(game, BOB)).draft == ()
    await play.draft(game, BOB, 3, ["number:5"])
    await play.answer(game, ANN, 3, 0)
    await play.answer(game, CLEO, 3, 0)
    assert written(path, "drafts") == {"drafts": []}


async def test_a_draft_is_a_path_of_the_question(play: Play) -> None:
    """Made-up paths are refused."""
    game = await bidding(play)
    error = await user_error_of(play, game, play.draft(game, BOB, 3, ["number:99"]))
    assert error.phrase.id == "trouble-not-a-path"


async def test_the_rules_explain_their_arithmetic(play: Play) -> None:
    """Explanations of the rules are passed on; unknown topics are refused."""
    game = await bidding(play)
    lines = await play.explain(game, "purse", "ash")
    assert lines == [{"id": "line-coins", "params": {"number": 10}, "rule": "1"}]
    error = await user_error_of(play, game, play.explain(game, "love"))
    assert error.phrase.id == "trouble-nothing-to-explain"


@pytest.mark.parametrize("seed", range(4))
async def test_a_whole_game_of_people(play: Play, seed: int) -> None:
    """Three users play to the end; its record leads the bare rules to the same end."""
    rng = random.Random(seed)
    game = (await seat_all(play)).id
    while await step(play, game, rng):
        pass
    table = await play.table_view(game)
    assert table.over
    assert table.info.phase == "over"
    record = await play.records.of(game)
    fresh = Game.new(Auctions(), record["options"], record["seats"], record["rulings"])
    for taken in record["steps"]:
        fresh.answer(taken["seat"], taken["value"])
    assert fresh.over
    assert fresh.view(None) == table.view
    for user in SEATED:
        hand = await play.seat_view(game, user)
        assert hand.over
        assert hand.view == fresh.view(SEATED[user])


@pytest.mark.parametrize("seed", range(4))
async def test_a_whole_game_against_the_computer(path: Path, seed: int) -> None:
    """Ann plays two stewards; she is the only one ever awaited."""
    async with playing(path, seed=seed) as play:
        game = (await seat_stewards(play)).id
        rng = random.Random(seed)
        while True:
            table = await play.table_view(game)
            if table.over:
                break
            assert table.awaited == ("ash",)
            await step(play, game, rng)


async def test_a_finished_game_asks_nothing(play: Play) -> None:
    """After the end answers are refused, and the channel is free for another game."""
    game = (await seat_stewards(play, rounds=1)).id
    while await step(play, game, random.Random(1)):
        pass
    with pytest.raises(UserError, match="refused-game-over"):
        await play.answer(game, ANN, 2, "leave")
    with pytest.raises(UserError, match="refused-game-over"):
        await play.draft(game, ANN, 2, [])
    assert await play.games_of(ANN) == []
    assert (await play.game_in_channel(7)) == await play.info(game)
    new = await lay(play)
    assert (await play.game_in_channel(7)) == new


@pytest.mark.parametrize("seed", daily(0, of=range(3)))
async def test_games_that_do_not_fit_into_memory_are_loaded_again(path: Path, seed: int) -> None:
    """With room in memory for only one game, many are played at once without trouble."""
    async with playing(path, kept=1) as play:
        games = [(await seat_all(play, channel=c)).id for c in range(4)]
        rng = random.Random(seed)
        going = list(games)
        while going:
            game = rng.choice(going)
            if not await step(play, game, rng):
                going.remove(game)
        for game in games:
            record = await play.records.of(game)
            fresh = Game.new(Auctions(), record["options"])
            for taken in record["steps"]:
                fresh.answer(taken["seat"], taken["value"])
            assert fresh.view(None) == (await play.table_view(game)).view


async def test_games_do_not_wait_for_each_other(play: Play) -> None:
    """Many games answered at once all move on."""
    games = [(await seat_all(play, channel=c)).id for c in range(5)]
    await asyncio.gather(*(answer(play, game, ANN, "leave") for game in games))
    assert [(await play.table_view(game)).number for game in games] == [3] * 5


async def test_history_is_for_those_who_may_know(play: Play) -> None:
    """What was told can be read again: the public part by all, a peek by the judge who peeked."""
    game = (await seat_all(play)).id
    assert [t.id for t in await play.recent(game)] == []
    assert [t.id for t in await play.recent(game, ANN)] == ["event-looked"]
    await answer(play, game, ANN, "leave")
    assert [t.id for t in await play.recent(game, BOB)] == ["event-shown"]
    assert [t.id for t in await play.history(game)] == ["event-begins", "event-shown"]
    assert [(t.number, t.id) for t in await play.history(game, ANN, last=2)] == [
        (2, "event-looked"),
        (3, "event-shown"),
    ]
    assert [t.number for t in await play.history(game, STRANGER, before=3)] == [1]
