"""What a seat answered last to such a question is one press away, where it is still possible."""

from bot.local.page.person import Person, VisibleMessage
from bot.ui.custom_id import CustomId
from tests.bot.answering.test_responses import asked, play_until, season
from tests.wire.at_table import Served
from tests.wire.pressing import click, use


def offers(seen: VisibleMessage, verb: str) -> bool:
    """Tell whether a panel has a button."""
    return any(CustomId.decode(id).verb == verb for id in seen.custom_ids)


async def take_turn(bot: Served, person: Person, do: str) -> None:
    """Let somebody pass, or play the first card that they can, and go on to the next turn."""
    hand = await bot.services.play.seat_view(1, person.id)
    assert hand.question is not None
    turns = hand.question.shape.answers.values()  # type: ignore[attr-defined]
    value = next(turn for turn in turns if turn["do"] == do)
    await bot.services.play.answer(1, person.id, hand.question.number, value)
    await play_until(bot.services.play, "turn")


async def test_the_same_as_last_time_is_chosen_by_one_press_and_then_confirmed(
    bot: Served,
) -> None:
    """Who passed can choose so again; who played a card that is gone is not offered it."""
    people = await season(bot)
    first = await asked(bot, *people)
    assert not offers(await use(first, "my panel"), "same")
    await take_turn(bot, first, "play")
    second = await asked(bot, *people)
    assert second is not first
    await take_turn(bot, second, "pass")
    assert await asked(bot, *people) is first
    assert not offers(await use(first, "my panel"), "same")
    await take_turn(bot, first, "play")
    panel = await use(second, "my panel")
    assert offers(panel, "same")
    panel = await click(second, panel, "same")
    assert not offers(panel, "same")
    hand = await bot.services.play.seat_view(1, second.id)
    assert hand.question is not None
    assert not hand.answered
    assert hand.question.shape.step(hand.draft).value == {"do": "pass"}
    assert offers(panel, "lock")
