"""Looking things up: cards, areas, houses; and the words of everything that is printed."""

import random
from dataclasses import replace

import pytest

from bot.games.registry import plugin_of
from bot.local import Standin
from bot.lookup import ReaderView
from bot.panels.reading.reference import layout_of
from bot.ui.names import matching, suggested
from engine.kernel.game import Game
from engine.rulesets import rulesets
from tests.bot.outbox.test_limits import INFO
from tests.kernel.playing import step
from tests.running.marks import daily
from tests.wire.at_table import CHANNEL, Served
from tests.wire.limits import breaches
from tests.wire.said import said, says
from tests.words import strict_localizer


@pytest.mark.parametrize("ruleset", daily("agot-2e", "inis", of=rulesets))
@pytest.mark.parametrize(("seed", "often"), daily((0, 500), of=[(0, 500), (0, 100), (1, 100)]))
def test_everything_can_be_told_at_any_time(ruleset: str, seed: int, often: int) -> None:
    """Every card, area and house of a game has its page, all words known, all limits kept."""
    lookup, rng = plugin_of(ruleset).lookup, random.Random(seed)
    strict = strict_localizer(ruleset)
    assert lookup.cards()
    players = rulesets[ruleset].options["players"][-seed]
    game = Game.new(rulesets[ruleset], {"players": players})
    seats, options = tuple(game.setup.seats), game.setup.options
    info = replace(INFO, ruleset=ruleset, seats=seats, options=options)
    while not game.over:
        for _ in range(often):
            if not game.over:
                step(game, rng)
        for seat in (None, game.setup.seats[0]):
            sight = ReaderView(info, game.view(seat))
            pages = [lookup.card(c, sight, strict) for c in lookup.cards()]
            pages += [lookup.place(p, sight, strict) for p in lookup.places(sight)]
            pages += [lookup.seat(s, sight, strict) for s in game.setup.seats]
            for page in pages:
                assert all(page.paragraphs)
                assert breaches(layout_of(page, strict).components()) == []


@pytest.mark.parametrize("ruleset", rulesets)
def test_a_card_without_a_game_has_no_place_in_one(ruleset: str) -> None:
    """Without a game, a card is described as printed."""
    lookup, strict = plugin_of(ruleset).lookup, strict_localizer(ruleset)
    for card in lookup.cards():
        assert "In this game" not in "\n".join(lookup.card(card, None, strict).paragraphs)
    with pytest.raises(KeyError):
        lookup.card("card:the-mouse", None, strict)


def test_part_of_a_name_is_enough_if_it_is_one_name() -> None:
    """A value, a whole name, a beginning, a part: the first that fits one thing alone."""
    names = {"a": ["Stark Hall"], "b": ["Starfall"], "c": ["The Stark"]}
    assert matching(names, "b") == "b"
    assert matching(names, "starfall") == "b"
    assert matching(names, "the s") == "c"
    assert matching(names, "hall") == "a"
    assert matching(names, "star") is None
    assert matching(names, "") is None
    assert [v for v, _ in suggested(names, "stark", ranked=True)] == ["a", "c"]


def test_names_that_are_figures_are_suggested_last() -> None:
    """Who opens the list reads names first; typing a figure finds those that begin with it."""
    names = {"none": ["0"], "one": ["1 and a sword"], "arya": ["Arya"]}
    assert [v for v, _ in suggested(names, "", ranked=True)] == ["arya", "none", "one"]
    assert [v for v, _ in suggested(names, "1", ranked=True)] == ["one"]


async def test_a_card_is_told_with_its_place_in_the_game(standin: Standin, table: Served) -> None:
    """/look suggests names, says figures and text, and in whose hand the card is."""
    ada = standin.user("Ada")
    offered = await ada.autocomplete("look", "name", "patch", CHANNEL)
    assert [o["value"] for o in offered] == ["card:patchface"]
    await ada.slash("look", CHANNEL, name="card:patchface")
    seen = await ada.wait_for(lambda m: m.ephemeral and said("card-patchface") in m.text, CHANNEL)
    assert says(seen.text, "lookup-card-strength", strength=0)
    assert says(seen.text, "lookup-card-in-hand", house="house:baratheon")
    await ada.slash("look", CHANNEL, name="@everyone *x*")
    await ada.wait_for(
        lambda m: m.ephemeral and says(m.text, "trouble-nothing-of-that-name"), CHANNEL
    )


async def test_a_card_can_be_looked_up_anywhere(standin: Standin, table: Served) -> None:
    """Where there is no game, the cards of all games are on offer."""
    ben = standin.user("Ben")
    offered = await ben.autocomplete("look", "name", "milkwater", "general")
    # Expansions have it in their boxes, too.
    assert offered[0]["value"] == "agot-2e/wildling:massing-on-the-milkwater"
    assert {o["value"].partition("/")[2] for o in offered} == {"wildling:massing-on-the-milkwater"}
    await ben.slash("look", "general", name=offered[0]["value"])
    await ben.wait_for(
        lambda m: m.ephemeral and says(m.text, "lookup-card-wildling-reward"), "general"
    )


async def test_a_card_of_two_editions_is_named_with_its_game(
    standin: Standin, table: Served
) -> None:
    """Where there is no game, the names say which one they mean; at a table there is only one."""
    ben = standin.user("Ben")
    offered = await ben.autocomplete("look", "name", "stannis", "general")
    rules = {o["value"].partition("/")[0]: o["name"] for o in offered}
    assert set(rules) >= {"agot-2e", "agot-1e", "agot-2e-adwd"}
    for ruleset, name in rules.items():
        card, game = (said("name", of=x) for x in ("card:stannis-baratheon", f"ruleset:{ruleset}"))
        assert name == said("lookup-card-of-game", card=card, game=game)
    await ben.slash("look", "general", name="agot-2e-adwd/card:stannis-baratheon-adwd")
    await ben.wait_for(
        lambda m: m.ephemeral and said("card-stannis-baratheon-adwd.text") in m.text, "general"
    )
    own = await standin.user("Ada").autocomplete("look", "name", "stannis", CHANNEL)
    assert [o["name"] for o in own] == [said("name", of="card:stannis-baratheon")]


async def test_an_area_is_told_with_a_picture(standin: Standin, table: Served) -> None:
    """/look says what is printed, who is there, and who could come; and draws the region."""
    ada = standin.user("Ada")
    await ada.slash("look", CHANNEL, name="winterfell")
    seen = await ada.wait_for(lambda m: m.ephemeral and bool(m.attachments), CHANNEL)
    assert says(seen.text, "lookup-area-stronghold", points=2)
    assert says(
        seen.text, "lookup-area-units", house="house:stark", units={"knight": 1, "footman": 1}
    )
    assert says(
        seen.text.split(said("lookup-area-marchers"))[1],
        "lookup-area-marcher",
        house="house:stark",
        area="area:white-harbor",
        units={"footman": 1},
    )
    await ada.slash("look", CHANNEL, name="The Bay of Pigs")
    await ada.wait_for(
        lambda m: m.ephemeral and says(m.text, "trouble-nothing-of-that-name"), CHANNEL
    )


async def test_a_house_is_told(standin: Standin, table: Served) -> None:
    """/look describes the player's own house, or another: figures, units, areas, cards."""
    ada = standin.user("Ada")
    await ada.slash("look", CHANNEL)
    own = await ada.wait_for(lambda m: m.ephemeral and "Eddard" in m.text, CHANNEL)
    assert f"{said('name', of='card:eddard-stark')} 4" in own.text
    await ada.slash("look", CHANNEL, name="Greyjoy")
    other = await ada.wait_for(lambda m: m.ephemeral and "Euron" in m.text, CHANNEL)
    assert "Pyke" in other.text
    ben = standin.user("Ben")
    await ben.slash("look", CHANNEL)
    await ben.wait_for(
        lambda m: m.ephemeral and says(m.text, "trouble-nothing-of-that-name"), CHANNEL
    )
