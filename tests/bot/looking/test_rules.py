"""The rules and the reasons: by number, by words, from a refusal, and the arithmetic behind it."""

import random

import pytest

from bot.local import Standin
from bot.panels.reading.why import explanation
from bot.panels.turn.question import question_panel
from bot.play import SeatView
from bot.play.errors import refused
from bot.text import localizer_for
from bot.ui import limits
from bot.ui.custom_id import CustomId
from engine.agot.information.explain import army_lines
from engine.kernel.game import Game
from engine.kernel.phrase import Refused, refusal
from engine.rulesets import rulesets
from tests.bot.outbox.test_limits import INFO
from tests.kernel.playing import step
from tests.wire.at_table import CHANNEL, Served
from tests.wire.limits import breaches
from tests.wire.said import said, says

SAY = localizer_for("en").of("agot-2e")
OVER_SUPPLY = Refused(
    refusal(
        "over-supply",
        "4.4.7",
        lines=army_lines({"winterfell": 3, "moat-cailin": 2}, [2, 2]),
        armies="3, 2",
        supply=0,
        limits="2, 2",
    )
)


async def test_the_rules_are_read_by_number_and_by_words(standin: Standin, table: Served) -> None:
    """/rules 9.3 shows the section; its buttons turn pages; words find paragraphs, also menus."""
    ada = standin.user("Ada")
    await ada.slash("rules", CHANNEL, about="9.3")
    section = await ada.wait_for(lambda m: m.ephemeral and "9.3 House cards" in m.text, CHANNEL)
    assert "9.3.1" in section.text
    assert "9.3.4" in section.text
    await ada.click(section, next(i for i in section.custom_ids if i.endswith("/9.4")))
    assert "Valyrian Steel Blade" in (await ada.message(section.id, CHANNEL)).text
    await ada.slash("rules", CHANNEL, about="(rules 4.4.2)")
    await ada.wait_for(lambda m: m.ephemeral and says(m.text, "rules-searched"), CHANNEL)
    await ada.slash("rules", CHANNEL, about="garrison support")
    found = await ada.wait_for(lambda m: m.ephemeral and "garrison support" in m.text, CHANNEL)
    (menu,) = [i for i in found.custom_ids if "menu-" in i]
    await ada.select(found, menu, found.options(menu)[0])
    assert not says((await ada.message(found.id, CHANNEL)).text, "rules-searched")
    offered = await ada.autocomplete("rules", "about", "mustering", CHANNEL)
    assert [o["value"] for o in offered] == ["4.5"]


async def test_the_rules_can_be_read_without_a_game(standin: Standin, table: Served) -> None:
    """Anywhere, for any game; unknown games and numbers are said to be so."""
    ben = standin.user("Ben")
    await ben.slash("rules", "general")
    contents = await ben.wait_for(
        lambda m: m.ephemeral and says(m.text, "rules-contents"), "general"
    )
    (menu,) = contents.custom_ids
    assert len(contents.options(menu)) == 17
    await ben.slash("rules", "general", about="99.9")
    await ben.wait_for(
        lambda m: m.ephemeral and says(m.text, "rules-no-such-number", number="99.9"), "general"
    )
    await ben.slash("rules", "general", ruleset="chess")
    await ben.wait_for(
        lambda m: m.ephemeral and says(m.text, "trouble-no-rules", ruleset="chess"), "general"
    )


def test_a_refusal_in_a_panel_leads_to_its_rule() -> None:
    """The panel that says why an answer is not accepted has a button for the paragraph."""
    game = Game.new(rulesets["agot-2e"], {"players": 6})
    while game.question is None or "stark" not in game.question.shapes:
        step(game, random.Random(0))
    hand = SeatView(INFO, "stark", game.view("stark"), None, False, None, (), False)
    components = question_panel(hand, SAY, notice="No.", rule="4.4.7").components()
    presses = [CustomId.decode(c["custom_id"]) for c in limits.walk(components) if "custom_id" in c]
    assert CustomId(INFO.id, "rule", arg="4.4.7") in presses


async def test_a_refusal_is_explained_afterwards(standin: Standin, table: Served) -> None:
    """/why says what was refused, line by line, to the one who was refused alone."""
    ada, ben = standin.user("Ada"), standin.user("Ben")
    info = await table.services.play.game_in_channel(standin.channel(CHANNEL).id)
    assert info is not None
    await ada.slash("why", CHANNEL, topic="refusal")
    await ada.wait_for(lambda m: m.ephemeral and says(m.text, "why-not-refused"), CHANNEL)
    table.panels.why.remember(info.id, int(ada.id), refused(OVER_SUPPLY))
    await ada.slash("why", CHANNEL, topic="refusal")
    told = await ada.wait_for(
        lambda m: m.ephemeral and says(m.text, "refused-over-supply", supply=0), CHANNEL
    )
    assert says(
        told.text,
        "why-line",
        line=said("why-army-too-large", size=3, area="area:winterfell", limit=2),
        rule="4.4.3",
    )
    (menu,) = told.custom_ids
    await ada.select(told, menu, "4.4.3")
    await ada.wait_for(lambda m: m.ephemeral and says(m.text, "rules-title"), CHANNEL)
    await ben.slash("why", CHANNEL, topic="refusal")
    await ben.wait_for(lambda m: m.ephemeral and says(m.text, "why-not-refused"), CHANNEL)
    await ada.slash("why", CHANNEL, topic="love")
    await ada.wait_for(
        lambda m: m.ephemeral and says(m.text, "trouble-nothing-to-explain"), CHANNEL
    )


@pytest.mark.parametrize("seed", range(2))
def test_every_explanation_of_a_game_fits(seed: int) -> None:
    """Battles, bids and supplies, whenever they are asked for."""
    rng, said = random.Random(seed), 0
    game = Game.new(rulesets["agot-2e"], {"players": 6, "tides_of_battle": True})
    while not game.over:
        for _ in range(10):
            if not game.over:
                step(game, rng)
        for topic in ("combat", "bids", "supply"):
            lines = game.ruleset.explain(game.state, topic, "lannister")
            said += len(lines)
            components = explanation(98765432, topic, lines, SAY).components()
            assert breaches(components) == []
    assert said
