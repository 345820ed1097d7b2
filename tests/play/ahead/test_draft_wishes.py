"""Rankings for a draft of House cards at a table: made once, carried out at every turn (V1.6)."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from bot.play import Play
from bot.play.ahead.upcoming import UpcomingQuestion
from engine.rulesets import rulesets

from ..houses import kind_for
from ..tables import ANN, BOB, CLEO, answer, playing, send_all

HOUSES = {ANN: "baratheon", BOB: "stark", CLEO: "lannister"}
PEOPLE = tuple(HOUSES)
HANDFUL = 7


async def drafting(play: Play) -> int:
    """Begin a draft of three people; return its game."""
    opened = await play.new_game(
        host=ANN,
        host_name="Ann",
        guild=1,
        channel=7,
        ruleset="agot-2e",
        options={"players": 3, "draft": "snake"},
        rulings={},
        terms={"gone": "wait"},
    )
    for user, house in HOUSES.items():
        await play.join(opened.id, user, str(user), house)
    await play.start(opened.id, ANN)
    await play.quiet()
    return opened.id


async def in_order(play: Play, game: int) -> list[int]:
    """Return the people in the order in which they take cards."""
    drafters = (await play.table_view(game)).view["drafters"]
    users = {house: user for user, house in HOUSES.items()}
    return [users[house] for house in drafters]


async def hand_of(play: Play, game: int, user: int) -> list[str]:
    """Return the cards that somebody has."""
    cards: list[str] = (await play.table_view(game)).view["houses"][HOUSES[user]]["hand"]
    return cards


async def rank(play: Play, game: int, user: int, cards: Sequence[str]) -> UpcomingQuestion:
    """Rank cards for all turns of somebody."""
    upcoming = await play.planning.of(game, user)
    (foreseen,) = [found for found in upcoming.open if found.kind == "pick"]
    choices: Any = [{"value": card, "conditions": []} for card in cards]
    return await play.planning.keep(game, user, upcoming.key(foreseen), choices, list(cards))


async def every_card(play: Play, game: int, user: int) -> list[str]:
    """Return all cards that somebody can rank."""
    upcoming = await play.planning.of(game, user)
    shape: Any = upcoming.shape(upcoming.open[0])
    return list(shape.things)


async def test_a_whole_draft_waits_for_nobody_once_all_have_ranked(path: Path) -> None:
    """All 21 cards are taken as wished, and nobody is told that a plan was stopped."""
    async with playing(path, rulesets=rulesets) as play:
        game = await drafting(play)
        first, *others = await in_order(play, game)
        for user in others:
            upcoming = await rank(play, game, user, await every_card(play, game, user))
            assert [made.ranks for made in upcoming.plans] == [True]
            assert not upcoming.open
        assert await kind_for(play, game, first) == "pick"
        await rank(play, game, first, await every_card(play, game, first))
        for user in PEOPLE:
            assert await kind_for(play, game, user) == "orders"
            assert len(await hand_of(play, game, user)) == HANDFUL
            seen = await play.seat_view(game, user)
            assert (seen.stopped, seen.done) == ((), ())
            assert await play.planning.made(game, user) == []


async def test_a_card_that_is_taken_by_hand_leaves_the_ranking(path: Path) -> None:
    """What was ranked before one's own turn is still wished for afterwards."""
    async with playing(path, rulesets=rulesets) as play:
        game = await drafting(play)
        first, second, third = await in_order(play, game)
        wanted = ["eddard-stark", "robb-stark"]
        await rank(play, game, third, wanted)
        assert await kind_for(play, game, first) == "pick"
        await answer(play, game, first, "cersei-lannister")
        await answer(play, game, second, "tywin-lannister")
        assert await hand_of(play, game, third) == wanted
        (made,) = await play.planning.made(game, third)
        assert made.values == tuple(wanted)
        # With nothing of it left, the next turn of the third is asked.
        for user in (second, first, second):
            question = (await play.seat_view(game, user)).question
            assert question is not None
            await answer(play, game, user, question.shape.safe())
        assert await kind_for(play, game, third) == "pick"
        (over,) = (await play.seat_view(game, third)).stopped
        assert over.stopped is not None
        assert over.stopped["id"] == "plan-stopped-ranking"


async def test_a_table_that_goes_back_is_not_given_the_same_again(path: Path) -> None:
    """Once what was taken for them is undone, those who ranked are asked."""
    async with playing(path, rulesets=rulesets) as play:
        game = await drafting(play)
        first, second, third = await in_order(play, game)
        number = (await play.table_view(game)).number
        assert number is not None
        await rank(play, game, second, ["eddard-stark", "robb-stark"])
        await rank(play, game, third, ["tywin-lannister"])
        await answer(play, game, first, "cersei-lannister")
        assert await hand_of(play, game, second) == ["eddard-stark"]
        vote = await play.votes.propose_back(game, first, number)
        for user in (second, third):
            await play.votes.vote(game, user, vote, True)
        await answer(play, game, first, "cersei-lannister")
        assert await kind_for(play, game, second) == "pick"


async def test_nobody_else_learns_of_a_ranking(path: Path) -> None:
    """What the table and other players see is the same before and after it, and nothing is sent."""
    async with playing(path, rulesets=rulesets) as play:
        game = await drafting(play)
        _, second, third = await in_order(play, game)
        await send_all(play)
        before = await play.table_view(game), await play.seat_view(game, second)
        await rank(play, game, third, ["eddard-stark", "robb-stark"])
        assert (await play.table_view(game), await play.seat_view(game, second)) == before
        assert await send_all(play) == []
        assert (await play.planning.of(game, second)).plans == ()
