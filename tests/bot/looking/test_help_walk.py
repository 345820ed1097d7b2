"""Every button of every help page leads somewhere, and a page offers what fits where it is."""

import pytest

from bot.local.page.person import Person, VisibleMessage
from bot.ui.custom_id import CustomId
from tests.bot.setting_up.test_primer import shown
from tests.wire.at_table import CHANNEL, Served
from tests.wire.pressing import begin, use
from tests.wire.said import says

DEAD_ENDS = ("rules-no-such-number", "rules-not-found", "trouble-internal", "trouble-no-such-game")
LOOKING = {"help", "rule", "map", "panel", "setup"}
"""What buttons of help pages do that changes nothing."""


async def walk(person: Person) -> set[str]:
    """Press every button of a person's help page, and of the pages on how to play behind it.

    The page is opened again for each of its buttons, since some take its place.
    """
    pressed: set[str] = set()
    for id in looking(await use(person, "help")):
        seen = await follow(person, await use(person, "help"), id)
        behind = looking(seen) if CustomId.decode(id).verb == "help" else []
        for further in behind:
            await follow(person, seen, further)
        pressed |= {
            f"{CustomId.decode(one).verb}:{CustomId.decode(one).arg}" for one in (id, *behind)
        }
    return pressed


def looking(page: VisibleMessage) -> list[str]:
    """Return the buttons of a page that change nothing."""
    ids = [id for id in page.custom_ids if "options" not in page.component(id)]
    return [id for id in ids if CustomId.decode(id).verb in LOOKING]


async def follow(person: Person, page: VisibleMessage, id: str) -> VisibleMessage:
    """Press a button; return what it shows, which is no dead end."""
    outcome = await person.click(page, id)
    seen = await shown(person, await person.message(outcome.message or page.id, CHANNEL))
    assert not any(says(seen.text, dead) for dead in DEAD_ENDS), f"{id}: {seen.text}"
    return seen


async def test_an_empty_channel_offers_to_learn_and_to_open(bot: Served) -> None:
    """Both by name, learning by a button as well; *How to play* of each game leads to chapters."""
    ada = bot.standin.user("Ada")
    page = await use(ada, "help")
    assert says(page.text, "help-nowhere")
    assert any(CustomId.decode(id).verb == "learn" for id in page.custom_ids)
    pressed = await walk(ada)
    assert {"help:play/agot-2e", "help:play/inis", "rule:agot-2e/", "rule:inis/"} <= pressed


@pytest.mark.parametrize("alone", [True, False])
async def test_a_game_of_one_person_shows_no_votes(bot: Served, alone: bool) -> None:
    """Nor whom to talk to; where several play, both are there. Every button leads somewhere."""
    ada = bot.standin.user("Ada")
    if alone:
        await use(ada, "game new")
        for command in ("game stewards", "game start"):
            await use(ada, command)
        await bot.begun()
        await bot.settled()
    else:
        await begin(bot)
    page = await use(ada, "help")
    assert says(page.text, "help-hosting-alone") is alone
    assert says(page.text, "help-hosting") is not alone
    assert says(page.text, "help-company") is not alone
    assert {"map:help", "panel:help", "help:play"} <= await walk(ada)


async def test_a_lobby_and_its_onlookers_have_help_that_works(bot: Served) -> None:
    """For the host, for whoever has joined, for whoever has not, and once the game runs."""
    ada, ben, dan = (bot.standin.user(name) for name in ("Ada", "Ben", "Dan"))
    await use(ada, "game new", ruleset="inis", players=2)
    await use(ben, "game join")
    for person, where in ((ada, "opened"), (ben, "joined"), (dan, "invited")):
        page = await use(person, "help")
        assert says(page.text, f"help-{where}")
        assert "help:play" in await walk(person)
    await use(ada, "game start")
    await bot.begun()
    page = await use(dan, "help")
    assert says(page.text, "help-watching")
    assert {"map:help", "help:play"} <= await walk(dan)
