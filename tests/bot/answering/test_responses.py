"""How often Inis asks about responses, said in one press over the wire."""

import random

import pytest

from bot.local.page.person import Person, VisibleMessage
from bot.play import Play
from bot.ui.custom_id import CustomId
from tests.wire.at_table import CHANNEL, Served
from tests.wire.pressing import click, find, use
from tests.wire.said import says


async def season(bot: Served) -> tuple[Person, Person]:
    """Begin a game of Inis of Ada and Ben, and come to its first season."""
    ada, ben = bot.standin.user("Ada"), bot.standin.user("Ben")
    await ada.slash("game new", CHANNEL, ruleset="inis", players=2)
    await ben.slash("game join", CHANNEL)
    await ada.slash("game start", CHANNEL)
    await play_until(bot.services.play, "turn")
    return ada, ben


async def play_until(play: Play, kind: str) -> None:
    """Answer at random until a question of a kind is asked."""
    rng = random.Random(4)
    for _ in range(400):
        table = await play.table_view(1)
        if table.kind == kind:
            return
        for seat in table.awaited:
            user = table.info.users[seat]
            hand = await play.seat_view(1, user)
            if hand.question is not None and not hand.answered:
                await play.answer(1, user, hand.question.number, hand.question.shape.sample(rng))
                break
    raise AssertionError(f"nobody was asked for {kind}")


async def asked(bot: Served, *people: Person) -> Person:
    """Return who is awaited."""
    table = await bot.services.play.table_view(1)
    users = {table.info.users[seat] for seat in table.awaited}
    return next(person for person in people if person.id in users)


def offers(seen: VisibleMessage) -> set[str]:
    """Return the presets that a panel offers."""
    presses = [CustomId.decode(id) for id in seen.custom_ids]
    return {p.arg for p in presses if p.verb == "preset"}


async def test_how_often_to_be_asked_is_one_press_in_the_first_season(bot: Served) -> None:
    """Each way says what it betrays; once there is a choice, the panel does not ask again."""
    person = await asked(bot, *await season(bot))
    panel = await use(person, "my panel")
    lasting = {"always", "held", "never"}
    assert offers(panel) == lasting
    for way in lasting:
        assert says(panel.text, f"preset-{way}-tells")
    panel = await click(person, panel, "preset", "held")
    assert says(panel.text, "instruct-kept")
    assert not offers(panel) & lasting

    listed = await click(person, panel, "instruct")
    assert listed.component(find(listed, "preset", "held"))["disabled"]
    assert not listed.component(find(listed, "preset", "never")).get("disabled")
    back = await click(person, listed, "panel", "again")
    assert says(back.text, "panel-question") or says(back.text, "panel-nothing")


async def test_one_press_passes_for_the_whole_turn(bot: Served) -> None:
    """Whoever passes so is not asked again before another turn has begun."""
    people = await season(bot)
    play = bot.services.play
    await play_until(play, "respond")
    person = await asked(bot, *people)
    turns = await begun(bot)
    panel = await use(person, "my panel")
    assert "turn" in offers(panel)
    await click(person, panel, "preset", "turn")
    rng = random.Random(5)
    for _ in range(30):
        table = await play.table_view(1)
        if table.over or await begun(bot) != turns:
            break
        for seat in table.awaited:
            user = table.info.users[seat]
            assert (table.kind, user) != ("respond", person.id)
            hand = await play.seat_view(1, user)
            if hand.question is not None and not hand.answered:
                await play.answer(1, user, hand.question.number, hand.question.shape.sample(rng))
                break


def ways(seen: VisibleMessage) -> list[tuple[str, str]]:
    """Return what the buttons that answer do, in their order, with an option or a preset."""
    presses = [CustomId.decode(id) for id in seen.custom_ids]
    return [(p.verb, p.arg) for p in presses if p.verb in {"take", "lock", "preset"}]


async def respond_panel(
    bot: Served, people: tuple[Person, Person], *, fits: bool
) -> VisibleMessage:
    """Return the panel of somebody who is asked for a response, and holds a card that fits or not.

    Others are passed by.
    """
    play, rng = bot.services.play, random.Random(5)
    for _ in range(400):
        await play_until(play, "respond")
        person = await asked(bot, *people)
        hand = await play.seat_view(1, person.id)
        assert hand.question is not None
        if (hand.question.shape.forced() is None) == fits:
            return await use(person, "my panel")
        await play.answer(1, person.id, hand.question.number, hand.question.shape.sample(rng))
    raise AssertionError("nobody was asked so")


@pytest.mark.parametrize("fits", [True, False])
async def test_a_window_is_one_line_and_pass_comes_first(bot: Served, fits: bool) -> None:
    """Passing for the turn stands beside it; how things stand was said before, and is not now."""
    panel = await respond_panel(bot, await season(bot), fits=fits)
    first, second, *cards = ways(panel)
    assert first == ("take", "choice:pass") if fits else first[0] == "lock"
    assert second == ("preset", "turn")
    assert bool(cards) == fits
    assert offers(panel) == {"turn"}
    assert not says(panel.text, "heading-figures")
    lines = panel.text.splitlines()
    assert sum(line.startswith("-#") for line in lines) < 6 + 4 * fits
    assert fits or len(panel.text) < 400


async def begun(bot: Served) -> int:
    """Return how many turns have begun."""
    async with bot.services.play._matches.at(1) as match:
        return int(match.game.state.turns)


async def test_no_menu_of_instructions_is_labelled_choose(bot: Served) -> None:
    """Every menu says what is in it: from which option to which."""
    ada, _ = await season(bot)
    listed = await click(ada, await use(ada, "my panel"), "instruct")
    step = await click(ada, listed, "instruct", "add/")
    for _ in range(3):
        menus = [id for id in step.custom_ids if step.component(id)["type"] == 3]
        assert menus
        for menu in menus:
            component = step.component(menu)
            labels = [option["label"] for option in component["options"]]
            assert labels[0] in component["placeholder"] or component["placeholder"].endswith("…")
        assert find(step, "panel", "again")
        first = step.component(menus[0])["options"][0]["value"]
        outcome = await ada.select(step, menus[0], first)
        step = await ada.message(outcome.message or step.id, CHANNEL)
        if not any(CustomId.decode(id).arg.startswith("add/0") for id in step.custom_ids):
            break
