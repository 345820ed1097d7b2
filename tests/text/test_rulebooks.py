"""The rules in our own words: every paragraph that is cited can be read, and words find it."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.panels.rules import rules_page
from bot.text import voice
from bot.text.rulebook import Rulebook, rulebook, rulebooks
from bot.ui import limits
from engine import agot, inis
from engine.agot.first_edition.paragraphs import PARAGRAPHS
from engine.rulesets import rulesets

CITING = {"refusal": 1, "line": 1, "bid_lines": 3}
"""Functions that take a paragraph of the rules, and the place of that argument."""


def cited_in(folder: Path) -> Iterator[str]:
    """Find every paragraph that the modules of a folder cite."""
    for module in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(module.read_text("utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            at = CITING.get(name)
            if at is None or len(node.args) <= at:
                continue
            for one in ast.walk(node.args[at]):
                if isinstance(one, ast.Constant) and isinstance(one.value, str):
                    yield one.value


def test_whatever_the_second_edition_cites_can_be_read() -> None:
    """Refusals and explanations lead to paragraphs that there are."""
    book = rulebook("agot-2e")
    assert book is not None
    home = Path(agot.__file__).parent
    others = home / "first_edition"
    cited = set(cited_in(home)) - set(cited_in(others))
    assert {"4.4.7", "8.2", "9.7.1"} <= cited
    assert len(cited) > 30
    assert sorted(n for n in cited if book.find(n) is None) == []


def test_whatever_the_first_edition_cites_can_be_read() -> None:
    """Also where rules that both editions share cite paragraphs of the other one."""
    book = rulebook("agot-1e")
    assert book is not None
    cited = {*PARAGRAPHS.values(), *cited_in(Path(agot.__file__).parent / "first_edition")}
    assert len(cited) > 30
    assert sorted(n for n in cited if book.find(n) is None) == []


def test_whatever_inis_cites_can_be_read() -> None:
    """Refusals and explanations of Inis lead to paragraphs that there are."""
    book = rulebook("inis")
    assert book is not None
    cited = set(cited_in(Path(inis.__file__).parent))
    assert len(cited) > 10
    assert sorted(n for n in cited if book.find(n) is None) == []


@pytest.mark.parametrize("ruleset", rulebooks(list(rulesets)))
def test_every_page_keeps_the_limits(ruleset: str) -> None:
    """Chapters, sections, paragraphs and searches can all be shown."""
    book = rulebook(ruleset)
    assert book is not None
    for about in ["", "0", "the", "xyzzy", *(p.number for p in book.paragraphs)]:
        layout = rules_page(ruleset, about, voice())
        assert limits.breaches(layout.components()) == [], about


@pytest.mark.parametrize("ruleset", rulebooks(list(rulesets)))
def test_paragraphs_are_short(ruleset: str) -> None:
    """They can be read on a telephone, and no chapter is empty."""
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
    "text", ["# 1 A\n2.1 elsewhere", "# 1 A\nno number", "# 1 A\n1.1 x\n1.1 y", "1.1 before"]
)
def test_a_file_that_makes_no_sense_is_refused(text: str) -> None:
    """A paragraph out of place, twice, or without a number is an author's mistake."""
    with pytest.raises(ValueError, match=r"\w"):
        Rulebook.read(text)


def test_other_languages_have_the_english_rules_until_they_have_their_own() -> None:
    """A game without rules in any language has none."""
    assert rulebook("agot-2e", "de") == rulebook("agot-2e", "en")
    assert rulebook("noughts-and-crosses") is None
    assert rulebook("../rules/inis") is None
