"""What is looked up in games with expansions: areas of a family, loans, objectives, vassals."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.games.registry import plugin_of
from bot.lookup import ReaderView, ReferencePage
from bot.panels.reading.rules import rules_page
from bot.text import Plain, localizer_for
from bot.ui.layout import Layout
from bot.ui.limits import walk
from tests.agot.scenario import Position
from tests.bot.outbox.test_limits import INFO
from tests.family.mother import begun, given
from tests.family.test_dealt_hands import dealt
from tests.family.test_evolution import last_card
from tests.family.test_hidden_hands import BACKS, HIDDEN
from tests.family.test_random_positions import drawn
from tests.render.dragon_views import EIGHT
from tests.walk import dragons, vassals
from tests.words import strict_localizer

COMMAND = {"arryn": "lannister", "greyjoy": "lannister", "martell": "stark", "tyrell": "stark"}


def area(table: Position, place: str) -> str:
    """Return what ``/area`` says, without its title."""
    ruleset = table.game.ruleset.id
    sight = sight_of(table)
    page: ReferencePage = plugin_of(ruleset).lookup.place(
        f"area:{place}", sight, localizer_for("en").of(ruleset)
    )
    return "\n".join(page.paragraphs)


def sight_of(table: Position) -> ReaderView:
    """Return what everybody may look up in a game."""
    info = replace(INFO, ruleset=table.game.ruleset.id, seats=tuple(table.game.setup.seats))
    return ReaderView(replace(info, options=dict(table.game.setup.options)), table.game.view(None))


def marchers(words: str) -> list[str]:
    """Return the lines about who could march to an area."""
    say = localizer_for("en").of("agot-2e-vassals")
    _, found, rest = words.partition(say("lookup-area-marchers"))
    assert found
    return [line for line in rest.splitlines() if line.startswith("- ")]


@pytest.mark.parametrize("ruleset", ["agot-2e-vassals", "agot-2e-mod"])
def test_a_family_does_not_march_into_its_own_areas(ruleset: str) -> None:
    """X2.6.1: who commands Tyrell cannot come to an area of Tyrell's, others can."""
    table = given(
        "baratheon lannister stark",
        id=ruleset,
        commander={v: h for v, h in COMMAND.items() if ruleset == "agot-2e-mod" or v != "arryn"},
        units={
            "the-reach": "tyrell 1F",
            "highgarden": "tyrell 1K",
            "blackwater": "stark 1F",
            "kingswood": "baratheon 1F",
            "dornish-marches": "martell 1F",
        },
        stage=["marches"],
        then=[["next_round"]],
        orders={"blackwater": "march+0"},
    )
    lines = marchers(area(table, "the-reach"))
    say = localizer_for("en").of(ruleset)
    said = {house: say.name(f"house:{house}") for house in ("tyrell", "baratheon", "stark")}
    assert any(line.startswith(f"- {said['tyrell']}") for line in lines)
    assert any(line.startswith(f"- {said['baratheon']}") for line in lines)
    assert len(lines) == 2


def test_a_vassal_is_not_said_to_march_into_a_port() -> None:
    """X2.5.5: not even where its own castle stands."""
    table = vassals.at(
        ["marches"],
        units={"redwyne-straights": "tyrell 1S", "oldtown": "tyrell 1F", "winterfell": "stark 1F"},
        orders={"winterfell": "march+0"},
    )
    say = localizer_for("en").of("agot-2e-vassals")
    assert say("lookup-area-marchers") not in area(table, "port-of-oldtown")


def test_an_area_of_essos_says_what_dragons_can_reach_it() -> None:
    """X4.5.3: Dragons fly; everybody else walks or sails."""
    words = area(dragons.flying(), "the-rhoyne")
    say = localizer_for("en").of("agot-2e-mod")
    assert say("lookup-area-kind-land") in words
    assert say.name("unit:dragon") in words


def told(layout: Layout) -> str:
    """Return the words of a message."""
    return "\n".join(str(p["content"]) for p in walk(layout.components()) if p["type"] == 10)


@pytest.mark.parametrize(
    ("ruleset", "number"),
    [
        ("agot-2e-mod", "X4.6.6"),
        ("agot-2e-mod", "x2.4.2"),
        ("agot-2e-affc", "X3.3.1"),
        ("agot-2e-adwd", "X1.1.2"),
        ("agot-2e-mod", "4.5.2"),
    ],
)
def test_a_paragraph_of_an_expansion_is_found_by_its_number(ruleset: str, number: str) -> None:
    """As refusals and previews cite it; in a game without it the reply says that there is none."""
    say = localizer_for("en")
    assert f"**{number.upper()}**" in told(rules_page(ruleset, number, say))
    if number.startswith("X"):
        none = say("rules-no-such-number", number=number)
        assert none in told(rules_page("agot-2e", number, say))


def test_a_card_of_vassals_says_that_there_are_none() -> None:
    """X2.7.1: where every House is played nobody draws it; with vassals nothing of that is said."""
    say, lookup = localizer_for("en").of("agot-2e-mod"), plugin_of("agot-2e-mod").lookup
    alone = sight_of(begun("agot-2e-mod", {}, EIGHT))
    assert lookup.card("card:varys", alone, say).paragraphs[-1] == say("lookup-card-no-vassals")
    beside = sight_of(given("baratheon lannister stark", id="agot-2e-mod", commander=COMMAND))
    assert say("lookup-card-no-vassals") not in lookup.card("card:varys", beside, say).paragraphs


def test_a_house_that_wins_by_loyalty_is_told_by_it() -> None:
    """X4.4: its castles are not what it needs; others are told by theirs."""
    say, lookup = localizer_for("en").of("agot-2e-mod"), plugin_of("agot-2e-mod").lookup
    sight = sight_of(begun("agot-2e-mod", {}, EIGHT))
    first = lookup.seat("targaryen", sight, say).paragraphs[0].splitlines()[0]
    assert first == say("lookup-house-figures-loyalty", power=7, points=1, needed=7)
    first = lookup.seat("stark", sight, say).paragraphs[0].splitlines()[0]
    assert first == say("lookup-house-figures", power=7, castles=2, needed=7)


def test_only_with_the_iron_bank_does_anybody_read_of_it() -> None:
    """V14.1 On the page of a House; a loan says where it is only if it can be anywhere."""
    for options in ({}, {"without_iron_bank": True}):
        sight = sight_of(begun("agot-2e-mod", options))
        lookup, say = plugin_of("agot-2e-mod").lookup, localizer_for("en").of("agot-2e-mod")
        house = "\n".join(lookup.seat("stark", sight, say).paragraphs)
        loan = lookup.card("loan:spymaster", sight, say).paragraphs
        there = not options
        assert ("bank" in sight.view) is there
        assert (say("lookup-bank", offers=Plain("")).strip() in house) is there
        assert (say("lookup-loan-unseen") in loan) is there


@pytest.mark.parametrize("language", ["en", "de", "fa", "hu", "ru", "zh"])
def test_everybody_can_look_up_what_comes_later(language: str) -> None:
    """V3.5 Both decks are public from the beginning; afterwards there is only one."""
    say, lookup = strict_localizer("agot-2e", language), plugin_of("agot-2e").lookup
    reek = say.name("card:reek")
    early, late = sight_of(last_card()), sight_of(last_card().finish_combat())
    for sight, number in ((early, 1), (late, 0)):
        lines = "\n".join(lookup.seat("stark", sight, say).paragraphs).splitlines()
        assert sum("5" in line and reek in line for line in lines) == number
    other = say("lookup-card-other-deck", house="house:stark")
    for card, sights in (("card:reek", (early, late)), ("card:robb-stark", (late, early))):
        out, playing = ("\n".join(lookup.card(card, s, say).paragraphs) for s in sights)
        assert other in out
        assert other not in playing


@pytest.mark.parametrize("language", ["en", "de", "fa", "hu", "ru", "zh"])
def test_pages_of_houses_and_cards_tell_no_hidden_card(language: str) -> None:
    """V1.8 Of another House's cards, the strengths; nobody reads where a hidden card is."""
    table = Position(dealt(**HIDDEN))
    lookup, say = plugin_of("agot-2e").lookup, strict_localizer("agot-2e", language)
    sight = sight_of(table)
    page = "\n".join(lookup.seat("stark", sight, say).paragraphs)
    for card in table.hand("stark"):
        assert say.name(f"card:{card}") not in page
        found = lookup.card(f"card:{card}", sight, say).paragraphs
        assert say("lookup-card-in-hand", house="house:stark") not in found
    for back in {*BACKS}:
        assert page.count(say.name(f"card:{back}")) == BACKS.count(back)
        assert f"card:{back}" not in lookup.cards(sight)
        assert lookup.card_face(f"card:{back}") is None


def test_an_area_says_whose_home_it_is_in_this_game() -> None:
    """V4.5: if Houses begin at other places, it is not as printed."""
    heirs = {"greyjoy": "stark", "stark": "greyjoy"}
    table = Position(drawn(heirs=heirs))
    say = localizer_for("en").of("agot-2e")
    assert say("lookup-area-home", house="house:stark") in area(table, "pyke")
    assert say("lookup-area-home", house="house:greyjoy") in area(table, "winterfell")
