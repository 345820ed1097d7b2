"""What docs/ says about both editions is complete."""

import json
import re
from pathlib import Path

import pytest

from engine.agot.expansions.dance_with_dragons.ruleset import IMMATERIAL as DANCE_IMMATERIAL
from engine.agot.expansions.feast_for_crows.options import IMMATERIAL as FEAST_IMMATERIAL
from engine.agot.expansions.feast_for_crows.options import OWN as FEAST
from engine.agot.expansions.mother_of_dragons.ruleset import IMMATERIAL as MOTHER_IMMATERIAL
from engine.agot.expansions.mother_of_dragons.ruleset import OWN as MOTHER
from engine.agot.expansions.mother_of_dragons.ruleset import MotherOfDragons
from engine.agot.expansions.vassals.ruleset import OWN as VASSALS
from engine.agot.first_edition.ruleset import RULINGS as FIRST
from engine.agot.ruleset import AgotRuleset
from engine.agot.rulings import OF_CARDS
from engine.agot.rulings import OF_DANCE as DANCE
from engine.agot.rulings import RULINGS as SECOND
from engine.records import Record
from engine.rulesets import rulesets

ROOT = Path(__file__).resolve().parents[2]
RULINGS_PAGE = (
    (ROOT / "docs" / "rulings.md")
    .read_text("utf-8")
    .partition("## Inis")[0]
    .split("\n## A Game ")[1:]
)
"""The chapters of the 2nd and of the 1st edition, and of the expansions."""
EXPANSIONS = DANCE | FEAST | VASSALS | MOTHER
RECORD_PAGE = (
    (ROOT / "docs" / "record.md").read_text("utf-8").partition("## The words of `inis`")[0]
)


def _kinds() -> set[str]:
    """Every kind of step that answers a question."""
    kinds = set[str]().union(*(game.kinds for game in rulesets.values() if game.id != "inis"))
    return kinds - MotherOfDragons.interjections


def _documented(chapter: str) -> dict[str, list[str]]:
    """Every ruling in a chapter, with its readings in their order; none if they are said above."""
    found: dict[str, list[str]] = {}
    for line in chapter.splitlines():
        if match := re.fullmatch(r"(?:#### |- )`(.+?)`", line):
            assert match[1] not in found
            found[match[1]] = []
        elif match := re.match(r"- `(.+?)`: .+\.$", line):
            found[list(found)[-1]].append(match[1])
    return found


@pytest.mark.parametrize(("chapter", "rulings"), [(0, SECOND), (1, FIRST), (2, EXPANSIONS)])
def test_every_ruling_and_reading_is_documented(
    chapter: int, rulings: dict[str, tuple[str, ...]]
) -> None:
    """The page lists each ruling once, with its readings, the default first.

    One that both editions have in the same way is explained where it stands first.
    """
    documented = _documented(RULINGS_PAGE[chapter])
    assert set(documented) == set(rulings)
    for ruling, readings in documented.items():
        if readings:
            assert tuple(readings) == rulings[ruling]
        else:
            assert rulings[ruling] == SECOND[ruling]


def test_every_ruling_that_makes_no_difference_is_documented() -> None:
    """With all the readings that records may name."""
    rows = re.findall(r"^\| `(.+?)` \| (`.+?`) \|", RULINGS_PAGE[2], re.M)
    documented = {ruling: tuple(re.findall(r"`(.+?)`", readings)) for ruling, readings in rows}
    assert documented == DANCE_IMMATERIAL | FEAST_IMMATERIAL | MOTHER_IMMATERIAL


@pytest.mark.parametrize("id", [id for id in rulesets if id.startswith("agot-2e")])
def test_a_ruling_about_a_card_is_offered_with_the_card(id: str) -> None:
    """Nobody chooses how to read a card that no player of the game can have."""
    rules = rulesets[id]
    assert isinstance(rules, AgotRuleset)
    box = rules.box({})
    houses = {house for table in box.figures.players.values() for house in table.houses}
    cards = {card for house in houses for card in box.cards_of.get(house, ())}
    assert OF_CARDS.keys() & rules.rulings == {
        ruling for ruling, about in OF_CARDS.items() if cards.issuperset(about)
    }
    for ruling in OF_CARDS:
        assert rules.ruled({ruling: SECOND[ruling][0]}) == rules.ruled({})


def test_every_ruling_says_where_it_comes_from() -> None:
    """Each section has a sentence of its own with the paragraphs behind it."""
    source = re.compile(r"^[A-Z].+ \(X?\d+\.\d+(\.\d+)?(, X?\d+\.\d+(\.\d+)?)*\)\.$", re.M)
    silent = [
        ruling
        for page in RULINGS_PAGE
        for ruling, readings in _documented(page).items()
        if readings and not source.search(page.split(f"#### `{ruling}`")[1].split("#### `")[0])
    ]
    assert silent == []


def test_whoever_plays_a_reading_is_explained() -> None:
    """The top of the page explains all those that play one, and nobody else."""
    page = (ROOT / "docs" / "rulings.md").read_text("utf-8")
    explained = re.search(r"^If it is known who plays a reading, .+$", page, re.M)
    assert explained
    named = {
        who.removesuffix(" as reported")
        for said in re.findall(r"\b[Ss]o [io]n (.+?)[.)]", page)
        for who in re.split(", | and ", said)
    }
    assert named == set(re.findall(r"\*(.+?)\*", explained[0]))


def test_what_is_understood_where_a_record_is_silent_is_documented() -> None:
    """A reading that is not the default, and is understood all the same, says so; no other does."""
    page = "".join(RULINGS_PAGE)
    silent = "Records that do not name this ruling were played so."
    said = dict[str, str]()
    for section in page.split("#### `")[1:]:
        for reading in re.findall(rf"^- `(.+?)`: .*{silent}$", section, re.M):
            said[section.partition("`")[0]] = reading
    recalled: dict[str, str] = {}
    for rules in rulesets.values():
        recalled |= getattr(rules, "recalled", {})
    assert said == recalled
    assert len(said) > 3


def test_every_kind_of_step_is_documented() -> None:
    """Every kind that the rules can ask stands in a table of its own words; no other does."""
    tables = re.findall(r"^\| kind \|.*?(?=\n\n)", RECORD_PAGE, re.M | re.S)
    rows = [row for table in tables for row in table.splitlines()[2:]]
    documented = {row.split("`")[1] for row in rows}
    assert documented == _kinds()


def test_every_reading_is_read_somewhere() -> None:
    """A ruling that offers a choice is asked for by name in the rules."""
    sources = "".join(
        p.read_text("utf-8")
        for p in (ROOT / "engine" / "agot").rglob("*.py")
        if p.name != "rulings.py"
    )
    for ruling, readings in (SECOND | FIRST | EXPANSIONS).items():
        if len(readings) > 1:
            assert f'"{ruling}"' in sources, ruling


def test_the_example_is_a_record() -> None:
    """The JSON that the page shows can be read as a record."""
    example = RECORD_PAGE.split("```json\n")[1].split("```")[0]
    assert Record.model_validate(json.loads(example)).ruleset == "agot-2e"
