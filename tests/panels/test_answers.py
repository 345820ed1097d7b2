"""Answers by text and by form, over the wire."""

import random
from pathlib import Path

import pytest

from bot.local import Standin
from engine.kernel.shapes import Tokens
from tests.wire.at_table import CHANNEL, Clicker, Served, serving
from tests.wire.pressing import find, practising
from tests.wire.said import says


@pytest.fixture
async def ada(bot: Served) -> Clicker:
    """Stark, in a game that waits for a second person's orders as well."""
    ada, ben = bot.standin.user("Ada"), bot.standin.user("Ben")
    await ada.slash("game new", CHANNEL)
    await ada.slash("game join", CHANNEL, seat="stark")
    await ben.slash("game join", CHANNEL, seat="tyrell")
    await ada.slash("game stewards", CHANNEL)
    await ada.slash("game start", CHANNEL)
    await bot.settled()
    return Clicker(ada, random.Random(1))


async def draft_of(bot: Served, ada: Clicker) -> tuple[str, ...]:
    """Return what Ada's choices are so far."""
    return (await bot.services.play.seat_view(1, ada.person.id)).draft


async def places_of(bot: Served, ada: Clicker) -> tuple[str, ...]:
    """Return the places that Ada gives orders to."""
    question = (await bot.services.play.seat_view(1, ada.person.id)).question
    assert question is not None
    assert isinstance(question.shape, Tokens)
    return question.shape.places


async def test_orders_are_typed_by_command(bot: Served, ada: Clicker) -> None:
    """What was understood is a draft, what was not is listed, and nobody else sees either."""
    text = "wint m+1*; wh d+1, karh cp; nowhere r"
    reply = await ada.after(await ada.person.slash("answer", CHANNEL, text=text))
    assert reply.ephemeral
    assert "March +1 ★" in reply.text
    assert "“nowhere r”" in reply.text
    assert await draft_of(bot, ada) == ("white-harbor=defend+1", "winterfell=march+1*")
    assert says(reply.text, "refused-order-without-units", area="area:karhold")
    public = [m.text for m in await bot.standin.user("Ben").messages(CHANNEL)]
    assert not any("March" in t or "nowhere" in t for t in public)


async def test_what_is_typed_does_nothing_else(bot: Served, ada: Clicker) -> None:
    """Markup and mentions in repeated text have no effect."""
    text = "@everyone **x** <@1> [a](http://b)"
    reply = await ada.after(await ada.person.slash("answer", CHANNEL, text=text))
    assert "@everyone" not in reply.text
    assert "**x**" not in reply.text
    assert "<@1>" not in reply.text


async def test_a_whole_set_is_typed_in_a_form_and_locked_in(bot: Served, ada: Clicker) -> None:
    """The form shows what was chosen so far; after Confirm the answer is sealed."""
    panel = await ada.panel()
    panel = await ada.press(panel, find(panel, "put"), "raid")
    form = await ada.person.click(panel, find(panel, "type"))
    assert form.kind == "modal"
    orders = "winterfell m+1*\nwhite harbor d\nshivering sea s"
    await ada.person.submit(form, {"text0": orders})
    panel = await ada.look(panel.id)
    assert says(panel.text, "typed-understood")
    panel = await ada.press(panel, find(panel, "lock"))
    assert says(panel.text, "panel-sealed")
    sealed = (await bot.services.play.seat_view(1, ada.person.id)).sealed
    assert sealed["winterfell"] == "march+1*"


async def test_five_orders_at_once(bot: Served, ada: Clicker) -> None:
    """Selects show the orders so far; what is legal is saved, what was not is listed."""
    panel = await ada.panel()
    panel = await ada.press(panel, find(panel, "put"), "raid")
    first = (await draft_of(bot, ada))[0]
    form = await ada.person.click(panel, find(panel, "fill-in"))
    assert form.kind == "modal"
    a, b, c = (await places_of(bot, ada))[:3]
    assert first == f"{a}=raid"
    await ada.person.submit(form, {b: [f"{b}=march+1*"], c: [f"{c}=march+1*"]})
    panel = await ada.look(panel.id)
    assert await draft_of(bot, ada) == (f"{a}=raid", f"{b}=march+1*")
    assert says(panel.text, "refused-order-used-up")
    form = await ada.person.click(panel, find(panel, "fill-in"))
    await ada.person.submit(form, {a: [f"{a}="], c: [f"{c}=support"]})
    assert await draft_of(bot, ada) == (f"{b}=march+1*", f"{c}=support")


async def test_a_form_outlives_a_restart_and_its_question(standin: Standin, tmp_path: Path) -> None:
    """A form sent to another process has its effect; one that is too late changes nothing."""
    async with serving(standin, tmp_path / "games.sqlite3") as bot:
        ada = Clicker(standin.user("Ada"), random.Random(1))
        for command in ("game new", "game stewards", "game start"):
            await ada.person.slash(command, CHANNEL)
        await bot.settled()
        panel = await ada.panel()
        form = await ada.person.click(panel, find(panel, "type"))
        late = await ada.person.click(panel, find(panel, "type"))
    async with serving(standin, tmp_path / "games.sqlite3") as bot:
        place = (await places_of(bot, ada))[0]
        await ada.person.submit(form, {"text0": f"{place} raid"})
        assert await draft_of(bot, ada) == (f"{place}=raid",)
        elsewhere = Clicker(ada.person, random.Random(1))
        await elsewhere.answer(await elsewhere.panel())
        number = (await bot.services.play.table_view(1)).number
        await ada.person.submit(late, {"text0": f"{place} raid"})
        assert says((await ada.look(panel.id)).text, "panel-passed")
        assert (await bot.services.play.table_view(1)).number == number


async def test_whoever_has_become_the_last_is_asked_again(bot: Served, ada: Clicker) -> None:
    """Confirm does not open the round for somebody who was told that others are awaited."""
    ben = Clicker(bot.standin.user("Ben"), random.Random(2))
    text = "winterfell r; white harbor s; shivering sea d"
    panel = await ada.after(await ada.person.slash("answer", CHANNEL, text=text))
    await ben.answer(await ben.panel())
    number = (await bot.services.play.table_view(1)).number
    panel = await ada.press(panel, find(panel, "lock"))
    assert says(panel.text, "panel-last")
    assert (await bot.services.play.table_view(1)).number == number
    await ada.press(panel, find(panel, "lock"))
    assert (await bot.services.play.table_view(1)).number != number


async def test_doing_nothing_for_good_takes_a_second_press(bot: Served) -> None:
    """Where nothing was chosen and there is no way back, one press only asks."""
    ada = await practising(bot)
    text = "winterfell m; white harbor d; shivering sea s"
    panel = await ada.after(await ada.person.slash("answer", CHANNEL, text=text))
    panel = await ada.press(panel, find(panel, "lock"))
    panel = await ada.panel()
    while not says(panel.text, "ask-march"):
        panel = await ada.answer(panel)
    number = (await bot.services.play.table_view(1)).number
    panel = await ada.press(panel, find(panel, "lock"))
    assert says(panel.text, "panel-sure")
    assert (await bot.services.play.table_view(1)).number == number
    await ada.press(panel, find(panel, "lock"))
    assert (await bot.services.play.table_view(1)).number != number
