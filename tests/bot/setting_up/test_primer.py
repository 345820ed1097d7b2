"""How to play: the game in twelve sentences with pictures, then the bot."""

import re

import pytest

from bot.games.registry import plugin_of
from bot.local.page.person import Person, VisibleMessage
from bot.panels.reading.help import Primer, moments
from bot.text import localizer_for
from bot.ui import limits
from engine.rulesets import rulesets
from tests.boxes import OWN
from tests.wire.at_table import CHANNEL, InkSaver, Served
from tests.wire.limits import breaches
from tests.wire.pressing import click, find, told, use
from tests.wire.said import says


@pytest.mark.parametrize("ruleset", OWN)
async def test_a_game_is_told_in_twelve_sentences_with_pictures(ruleset: str) -> None:
    """Each part has a picture of a game in progress; then comes the bot, all within limits.

    An expansion is told as the game that it expands.
    """
    say = localizer_for("en").of(ruleset)
    text = " ".join(say(lesson.text) for lesson in plugin_of(ruleset).lessons)
    assert len(re.findall(r"[.!?](?=\s|$)", text)) == 12
    layout, files = await Primer(InkSaver()).page(rulesets[ruleset], localizer_for("en"))
    assert len(files) == 3
    components = layout.components()
    assert breaches(components) == []
    page = "\n".join(str(part.get("content", "")) for part in limits.walk(components))
    assert page.index(say("primer-bot")) > page.index(say(plugin_of(ruleset).lessons[-1].text))
    assert says(page, "help-how")


def test_the_pictures_are_always_the_same() -> None:
    """They show a game that is played at random from the same seed, and no secret of any table."""
    first = moments(rulesets["inis"])
    assert moments(rulesets["inis"]) == first
    assert set(first) == {lesson.text for lesson in plugin_of("inis").lessons}


async def shown(person: Person, message: VisibleMessage) -> VisibleMessage:
    """Return a reply once it is there."""
    return await person.wait_for(lambda m: m.id == message.id and not m.loading, CHANNEL)


async def test_a_newcomer_reads_how_to_play_from_the_lobby(bot: Served) -> None:
    """The lobby's card has the button; only who presses it sees the page; so does /help."""
    ada, ben = bot.standin.user("Ada"), bot.standin.user("Ben")
    await ada.slash("game new", CHANNEL, ruleset="inis", players=2)
    (card,) = await told(bot, "lobby-host")
    page = await shown(ben, await click(ben, card, "help", "play"))
    assert page.ephemeral
    assert says(page.text, "primer-title")
    assert len(page.attachments) == 3
    helped = await use(ben, "help")
    page = await shown(ben, await click(ben, helped, "help", "play"))
    assert says(page.text, "primer-bot")


async def test_without_a_game_each_game_has_its_own_page(bot: Served) -> None:
    """/help offers them all where no game is; an expansion is learnt with the game it expands."""
    helped = await use(bot.standin.user("Ada"), "help")
    for ruleset in OWN:
        assert find(helped, "help", f"play/{ruleset}")


async def test_an_expansion_says_what_is_different() -> None:
    """Its page begins with what it is, and then tells the game that it expands."""
    say = localizer_for("en").of("agot-2e-adwd")
    layout, _ = await Primer(InkSaver()).page(rulesets["agot-2e-adwd"], localizer_for("en"))
    page = "\n".join(str(part.get("content", "")) for part in limits.walk(layout.components()))
    assert page.index(say("about-agot-2e-adwd")) < page.index(say("primer-land"))
