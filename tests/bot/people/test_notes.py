"""The notepad, over the wire: written by command and by form, shown in the panel, exported."""

import random

from tests.bot.whole_games.test_running import people
from tests.wire.at_table import CHANNEL, Clicker, Served
from tests.wire.pressing import begin, find, use
from tests.wire.said import said, says

LINE = "Tyrell owes me **two** ports @everyone"


async def test_a_note_stands_in_its_writers_panel_alone(bot: Served) -> None:
    """A line by command, all of it by form; without any effect of its marks."""
    await begin(bot)
    ada, ben, _ = people(bot)
    shown = await use(ada, "note", text=LINE)
    assert shown.ephemeral
    assert says(shown.text, "note-line", text=f"raw:{LINE}")
    assert "@everyone" not in shown.text
    panel = await Clicker(ada, random.Random(1)).panel()
    assert says(panel.text, "note-line", text=f"raw:{LINE}")
    other = await Clicker(ben, random.Random(1)).panel()
    assert "ports" not in other.text

    opened = await ada.click(panel, find(panel, "note"))
    assert opened.kind == "modal"
    assert opened.modal is not None
    sent = await ada.submit(opened.modal, {"text0": "march north\nkeep a ship"})
    assert sent.message is not None
    panel = await ada.message(sent.message, CHANNEL)
    assert says(panel.text, "note-kept")
    assert says(panel.text, "note-line", text="raw:march north")
    assert "ports" not in panel.text
    assert said("note-line", text="raw:keep a ship") in panel.text


async def test_strangers_have_no_notepad(bot: Served) -> None:
    """Who is not in the game is told so."""
    await begin(bot)
    gus = bot.standin.user("Gus")
    assert says((await use(gus, "note", text="x")).text, "trouble-not-playing")
    assert says((await use(gus, "note")).text, "trouble-not-playing")
