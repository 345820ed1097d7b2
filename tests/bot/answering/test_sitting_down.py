"""What need not be asked is said in one press each, beside the first orders."""

from bot.local.page.person import VisibleMessage
from bot.ui.custom_id import CustomId
from tests.wire.at_table import CHANNEL, Served
from tests.wire.pressing import click, use
from tests.wire.said import says

PRESETS = ("support", "cards", "raids")


def offers(seen: VisibleMessage) -> list[str]:
    """Return the presets that a panel offers, as long as they can be pressed."""
    found = [(id, CustomId.decode(id)) for id in seen.custom_ids]
    return [
        p.arg for id, p in found if p.verb == "preset" and not seen.component(id).get("disabled")
    ]


async def test_three_presses_answer_for_good(bot: Served) -> None:
    """Each is in words, gone from the panel once it is pressed, and listed with all wishes."""
    ada, ben, cleo = (bot.standin.user(name) for name in ("Ada", "Ben", "Cleo"))
    await ada.slash("game new", CHANNEL, ruleset="agot-2e", players=3)
    for person in (ben, cleo):
        await person.slash("game join", CHANNEL)
    await ada.slash("game start", CHANNEL)
    panel = await use(ada, "my panel")
    assert offers(panel) == list(PRESETS)
    for at, preset in enumerate(PRESETS, 1):
        assert says(panel.text, f"preset-{preset}-tells")
        panel = await click(ada, panel, "preset", preset)
        assert says(panel.text, "instruct-kept")
        assert offers(panel) == list(PRESETS[at:])
    listed = await click(ada, panel, "instruct")
    assert offers(listed) == []
    assert says(listed.text, "wish-says-raid", do="threats", until="until:changed")
    assert offers(await use(ben, "my panel")) == list(PRESETS)
