"""The rules in our own words: every paragraph that is cited can be read, and words find it."""

import ast
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.panels.reading.rules import PlayedRulings, rules_page
from bot.posts.settings_lines import reading_name, ruling_name
from bot.text import Plain, localizer_for
from bot.text.rulebook import Rulebook, rulebook
from bot.ui import limits
from bot.ui.layout import Layout
from engine import agot, inis, kernel
from engine.agot.first_edition.paragraphs import PARAGRAPHS
from engine.kernel.game import Game
from engine.kernel.shapes import Arrangement
from engine.rulesets import rulesets
from tests.running.marks import daily
from tests.wire.limits import breaches

CITING = {"refusal": 1, "line": 1, "bid_lines": 3}
"""Functions that take a paragraph of the rules, and the place of that argument."""

NONSENSE = "nonsense"

NOT_IN_THE_FIRST_EDITION = {
    # It has no ports, garrisons, Siege Engines and Tides of Battle, and no card that prevents
    # casualties.
    "refused-port-full",
    "why-garrison",
    "why-tides",
    "why-casualties-prevented",
    "refused-captures-too-many",
    "refused-siege-engine-no-casualty",
    # Orders need not be placed, and never remove Defense; Power is collected without being asked.
    "refused-raid-defense-needs-star",
    "refused-order-cannot-muster",
}
"""Messages of shared rules that never come up in the 1st edition."""


def cited_in(folder: Path) -> Iterator[str]:
    """Find every paragraph that the modules of a folder cite."""
    for module in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(module.read_text("utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            at = CITING.get(name)
            places = [node.args[at]] if at is not None and len(node.args) > at else []
            places += [keyword.value for keyword in node.keywords if keyword.arg == "rule"]
            for one in (part for place in places for part in ast.walk(place)):
                if isinstance(one, ast.Constant) and isinstance(one.value, str):
                    yield one.value


def messages_in(folder: Path, *, aside: Path | None = None) -> Iterator[tuple[str, str]]:
    """Find every message that cites a paragraph, with it, where both stand in one call."""
    begins = {"refusal": "refused-", "line": "why-"}
    for module in folder.rglob("*.py"):
        if aside is not None and module.is_relative_to(aside):
            continue
        for node in ast.walk(ast.parse(module.read_text("utf-8"))):
            if isinstance(node, ast.Call) and len(node.args) > 1:
                match node.func, node.args[:2]:
                    case ast.Name(name), [ast.Constant(id), ast.Constant(str(rule))] if (
                        name in begins
                    ):
                        yield begins[name] + str(id), rule


def test_whatever_the_second_edition_cites_can_be_read() -> None:
    """Refusals and explanations lead to paragraphs that exist."""
    book = rulebook("agot-2e")
    assert book is not None
    home = Path(agot.__file__).parent
    others = home / "first_edition"
    # Paragraphs with an X are the expansions'.
    cited = {n for n in set(cited_in(home)) - set(cited_in(others)) if not n.startswith("X")}
    assert {"4.4.7", "8.2", "9.7.1"} <= cited
    assert len(cited) > 30
    assert sorted(n for n in cited if book.find(n) is None) == []


def test_whatever_the_first_edition_cites_can_be_read() -> None:
    """Even where shared rules cite paragraphs of the other edition."""
    book = rulebook("agot-1e")
    assert book is not None
    cited = {*PARAGRAPHS.values(), *cited_in(Path(agot.__file__).parent / "first_edition")}
    assert len(cited) > 30
    assert sorted(n for n in cited if book.find(n) is None) == []


def test_what_both_editions_say_cites_the_rulebook_that_is_played() -> None:
    """A message of shared rules leads to the 1st edition's paragraph, if it can come up there."""
    book = rulebook("agot-1e")
    assert book is not None
    home = Path(agot.__file__).parent
    found = messages_in(home, aside=home / "first_edition")
    said = {id: rule for id, rule in found if not rule.startswith("X")}
    assert len(said) > 50
    lost = {id for id, rule in said.items() if book.find(PARAGRAPHS.get(id, rule)) is None}
    # Previews do not name paragraphs.
    assert {id for id in lost if not id.startswith("why-preview-")} == NOT_IN_THE_FIRST_EDITION


def test_the_kernel_cites_no_rulebook() -> None:
    """No shape names a paragraph by itself: the rules that make it say what its refusals cite."""
    home = Path(kernel.__file__).parent
    assert list(cited_in(home)) == []
    constants = [
        node.value
        for module in home.rglob("*.py")
        for node in ast.walk(ast.parse(module.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    ]
    assert len(constants) > 100
    assert [c for c in constants if re.fullmatch(r"\d+(\.\d+)+", c)] == []


@pytest.mark.parametrize("ruleset", rulesets)
def test_what_the_kernel_refuses_cites_the_rulebook_that_is_played(ruleset: str) -> None:
    """Nonsense and illegal answers are refused with existing paragraphs, or none.

    The first question of each kind in a random game is answered with all kinds of nonsense.
    """
    book = rulebook(ruleset)
    assert book is not None
    say, rng = localizer_for("en").of(ruleset), random.Random(4)
    game, asked = Game.new(rulesets[ruleset], {}), set[str]()
    for _ in range(400):
        question = game.question
        if question is None:
            break
        for seat in game.awaited:
            shape = question.shapes[seat]
            tried: list[object] = [NONSENSE, [], {}, [[]], 999, -1]
            if question.kind not in asked and isinstance(shape, Arrangement):
                tried.append(shape.groups[::-1])
                tried.append([[thing] for group in shape.groups for thing in group])
            for value in tried if question.kind not in asked else ():
                reason = shape.check(value)
                if reason is not None and reason.rule is not None:
                    number = say.paragraph(reason.phrase, reason.rule)
                    assert book.find(number) is not None, (question.kind, reason)
            game.answer(seat, shape.sample(rng))
        asked.add(question.kind)
    assert game.over or len(asked) > 10


def test_a_refused_tie_cites_the_rulebook_that_is_played() -> None:
    """Ordering Houses that were not tied is refused with the rule about ties."""
    for ruleset, paragraph in (("agot-2e", "4.6.4"), ("agot-1e", "6.16")):
        book, rng = rulebook(ruleset), random.Random(1)
        assert book is not None
        game = Game.new(rulesets[ruleset], {})
        while (question := game.question) is not None and question.kind != "ties":
            for seat in game.awaited:
                game.answer(seat, question.shapes[seat].sample(rng))
        assert question is not None
        (shape,) = question.shapes.values()
        reason = shape.check([])
        assert reason is not None
        assert reason.rule is not None
        assert localizer_for("en").of(ruleset).paragraph(reason.phrase, reason.rule) == paragraph
        assert book.find(paragraph) is not None


def test_whatever_inis_cites_can_be_read() -> None:
    """Refusals and explanations of Inis lead to paragraphs that exist."""
    book = rulebook("inis")
    assert book is not None
    cited = set(cited_in(Path(inis.__file__).parent))
    assert len(cited) > 10
    assert sorted(n for n in cited if book.find(n) is None) == []


@pytest.mark.parametrize("ruleset", rulesets)
def test_every_ruling_stands_behind_what_it_decides(ruleset: str) -> None:
    """Where tables can choose, a paragraph says what is played; none names what there is not."""
    book = rulebook(ruleset)
    assert book is not None
    told = {ruling for p in book.paragraphs for ruling in p.rulings}
    offered = {name for name, ways in rulesets[ruleset].rulings.items() if len(ways) > 1}
    assert sorted(offered - told) == []
    assert told <= {name for rules in rulesets.values() for name in rules.rulings}


@pytest.mark.parametrize("ruleset", rulesets)
def test_the_rules_say_what_the_table_plays(ruleset: str) -> None:
    """Each reading of each ruling, at each paragraph that it is about; without a table the default.

    Paragraphs tell the default; where the table plays otherwise, the page says so.
    """
    book, say = rulebook(ruleset), localizer_for("en").of(ruleset)
    assert book is not None
    at = [(p.number, ruling) for p in book.paragraphs for ruling in p.rulings]
    for number, ruling in at:
        ways = rulesets[ruleset].rulings.get(ruling, ())
        for way in ways if len(ways) > 1 else ():
            for agreed in ({ruling: way}, None):
                played = PlayedRulings.of(rulesets[ruleset].rulings, agreed)
                page = written(rules_page(ruleset, number, say, played))
                usual = "rules-at-table" if way == ways[0] else "rules-otherwise"
                line = say(
                    "rules-by-default" if agreed is None else usual,
                    ruling=Plain(ruling_name(ruling, say)),
                    reading=Plain(reading_name(ruling, way, say)),
                )
                assert (line in page.splitlines()) is (agreed is not None or way == ways[0])


@pytest.mark.parametrize("ruleset", rulesets)
def test_whatever_does_not_hold_in_an_expansion_says_what_does(ruleset: str) -> None:
    """A paragraph of the game that an expansion changes names the expansion's own."""
    book, say = rulebook(ruleset), localizer_for("en").of(ruleset)
    assert book is not None
    changed = {number for p in book.paragraphs for number in p.overrules}
    assert bool(changed) is (ruleset.startswith("agot-2e-"))
    for number in sorted(changed):
        instead = book.overruled_by(number)
        assert instead, number
        line = say("rules-overruled", numbers=Plain(say.listed(instead)))
        assert line in written(rules_page(ruleset, number, say)).splitlines()
        assert all(book.find(one) is not None for one in [number, *instead])


def test_an_expansion_of_an_expansion_has_the_last_word() -> None:
    """In Mother of Dragons seven Houses of Westeros are on the board, and Power can be given."""
    book = rulebook("agot-2e-mod")
    assert book is not None
    assert book.overruled_by("2.3") == ["X4.1.1"]
    assert book.overruled_by("15.4") == ["X4.9.1"]
    vassals = rulebook("agot-2e-vassals")
    assert vassals is not None
    assert vassals.overruled_by("2.3") == ["X2.1.4"]
    assert vassals.overruled_by("15.4") == []


def written(layout: Layout) -> str:
    """Return all that a message says."""
    return "\n".join(str(part.get("content")) for part in limits.walk(layout.components()))


@pytest.mark.parametrize("ruleset", daily("agot-1e", "agot-2e-mod", "inis", of=rulesets))
def test_every_page_keeps_the_limits(ruleset: str) -> None:
    """Chapters, sections, paragraphs and searches can all be shown."""
    book = rulebook(ruleset)
    assert book is not None
    for about in ["", "0", "the", "xyzzy", *(p.number for p in book.paragraphs)]:
        played = PlayedRulings.of(rulesets[ruleset].rulings)
        layout = rules_page(ruleset, about, localizer_for("en"), played)
        assert breaches(layout.components()) == [], about


@pytest.mark.parametrize("ruleset", rulesets)
def test_paragraphs_are_short(ruleset: str) -> None:
    """They can be read on a phone, and no chapter is empty."""
    book = rulebook(ruleset)
    assert book is not None
    assert max(len(p.text) for p in book.paragraphs) <= 420
    for heading in (p for p in book.paragraphs if p.heading):
        assert book.below(heading.number)


def test_words_find_what_is_meant() -> None:
    """All words have to be there, beginnings do, and the text counts more than its heading."""
    book = rulebook("agot-2e")
    assert book is not None
    siege = [p.number for p in book.search("siege engine casualt")]
    assert siege.index("10.11") < siege.index("9.7.4")
    assert {p.number for p in book.search("Seven castles")} >= {"3.3", "15.1"}
    assert book.search("xyzzy") == []
    assert book.search("  ") == []
    assert book.search("raven exchange")[0].number.startswith("6.3")


@pytest.mark.parametrize(
    ("ruleset", "typed", "number"),
    [
        ("agot-2e", "tie in bid", "4.6"),
        ("agot-2e", "ties when bidding", "4.6"),
        ("agot-2e", "who breaks ties", "14.1"),
        ("agot-2e", "fight tie", "14.2"),
        ("agot-2e", "recruiting a boat in a harbour", "4.5"),
        ("agot-2e", "retreating", "9.8"),
        ("agot-1e", "tie in bid", "6.16"),
        ("inis", "battle begins", "8"),
        ("inis", "exploring a new tile", "3"),
    ],
)
def test_rules_are_found_by_stems_and_by_other_words(ruleset: str, typed: str, number: str) -> None:
    """People do not know the rulebook's words; the first screen has what they mean."""
    page = written(rules_page(ruleset, typed, localizer_for("en")))
    assert re.search(rf"\*\*{re.escape(number)}[.\d]*\*\* ", page), page
    assert "rules-not-found" not in page


@pytest.mark.parametrize(
    "text", ["# 1 A\n2.1 elsewhere", "# 1 A\nno number", "# 1 A\n1.1 x\n1.1 y", "1.1 before"]
)
def test_a_file_that_makes_no_sense_is_refused(text: str) -> None:
    """A paragraph out of place, twice, or without a number is an author's mistake."""
    with pytest.raises(ValueError, match=r"\w"):
        Rulebook.read(text)


def test_other_languages_have_the_english_rules_until_they_have_their_own() -> None:
    """A game without rules in any language has none."""
    assert rulebook("agot-2e", "fr") == rulebook("agot-2e", "en")
    assert rulebook("noughts-and-crosses") is None
    assert rulebook("../rules/inis") is None
