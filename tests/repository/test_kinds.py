"""Every kind of question is declared once, with what the rules do with it."""

from __future__ import annotations

import ast
import json
import pickle
import random
from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from pathlib import Path

import pytest

from engine.agot import kinds as agot
from engine.agot.expansions.feast_for_crows import kinds as feast
from engine.agot.expansions.mother_of_dragons import kinds as mother
from engine.agot.expansions.vassals import kinds as vassals
from engine.inis import kinds as inis
from engine.kernel.ask import CHANCE
from engine.kernel.game import Game
from engine.kernel.question_kind import QuestionKind, kinds_of
from engine.rulesets import rulesets
from tests.running.marks import daily

ENGINE = Path(__file__).parents[2] / "engine"

DECLARED = {
    "agot": kinds_of(agot),
    "agot/feast_for_crows": kinds_of(feast),
    "agot/mother_of_dragons": kinds_of(mother),
    "agot/vassals": kinds_of(vassals),
    "inis": kinds_of(inis),
}
"""The kinds that a package declares, for itself and what lies below it."""

ALSO = {
    "agot": {
        "bid": "a line of an explanation",
        "blade": "what a battle knows of it, and a line of an explanation",
        "casualties": "a line of an explanation",
        "consolidate": "a type of order",
        "fire-made-flesh": "a Westeros card",
        "hand": "the cards of a House, and where a card goes back to",
        "loyalty": "tokens in an area",
        "march": "a type of order",
        "muster": "what a star of Consolidate Power is used for, and a weight",
        "objectives": "a phase, and what a house holds",
        "orders": "printed tokens",
        "raid": "a type of order",
        "raven": "a phase",
        "score-objective": "a ruling",
        "spymaster": "a loan",
        "supply": "a track, and a Westeros card",
        "support": "a type of order, and who has declared it",
    },
    "fairness": {"bid": "an entry of the log: a sealed bid for seats"},
    "kernel": {"deal": "the form of a shape", "shuffle": "the form of a shape"},
    "inis": {
        "attacked": "a moment, and who was attacked in a maneuver",
        "capital": "the territory",
        "cauldron": "an event",
        "citadel": "a card",
        "draft": "a phase, and cards that go round",
        "druid": "a card",
        "eriu": "a card",
        "gift": "an event",
        "instigator": "who has begun a clash",
        "location": "where a tile can lie",
        "maneuver": "whose maneuver it is, and a stage",
        "mountains": "a territory",
        "peace": "what is done in a maneuver, and an event",
        "raid": "a card",
        "respond": "what is done in a turn",
        "set-aside": "an event",
        "toss": "an event",
        "turn": "whose turn it is, a stage, and how long an instruction lasts",
        "withdraw": "what is done in a maneuver",
    },
}
"""Words that are also kinds of questions, with what else they name in a game."""

ASKING = {
    "ask": 1,
    "ask_all": 1,
    "choose": 1,
    "decide": 2,
    "decide_all": 2,
    "chance": 0,
    "steal": 3,
}
"""The functions by which rules ask, and where the kind stands among their arguments."""


def trees() -> Iterator[tuple[str, ast.Module]]:
    """Read the games' modules, but for those that declare kinds."""
    for path in sorted(ENGINE.rglob("*.py")):
        if path.name != "kinds.py":
            yield path.relative_to(ENGINE).as_posix(), ast.parse(path.read_text("utf-8"))


@cache
def modules() -> list[tuple[str, set[str], set[str], set[str]]]:
    """Return of each module its texts, those that mean kinds of questions, and kinds it may ask."""
    found = []
    for name, tree in trees():
        # What serves every game names the kinds of none.
        here = [at for at in DECLARED if name.startswith(f"{at}/")] or [*DECLARED]
        kinds = {kind for at in here for kind in DECLARED[at]}
        found.append((name, texts(tree), meant(tree), kinds))
    return found


def texts(node: ast.AST) -> set[str]:
    """Return the texts that are written in a piece of code."""
    return {
        n.value for n in ast.walk(node) if isinstance(n, ast.Constant) and isinstance(n.value, str)
    }


def is_kind(node: ast.AST) -> bool:
    """Tell whether a piece of code is the kind of something."""
    return isinstance(node, ast.Attribute) and node.attr == "kind"


def meant(tree: ast.Module) -> set[str]:
    """Return the texts that stand where a kind of question is meant, whatever else they name."""
    found: set[str] = set()
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name(id=name)) if name in ASKING:
                for kind in node.args[ASKING[name] : ASKING[name] + 1]:
                    found |= texts(kind) if isinstance(kind, ast.Constant) else set()
            case ast.Compare(left=left) if is_kind(left):
                found |= texts(node)
            case ast.Match(subject=subject) if is_kind(subject):
                found = found.union(*(texts(case.pattern) for case in node.cases))
            case ast.FunctionDef(args=ast.arguments(args=args)) if any(
                a.arg == "kind" for a in args
            ):
                found |= compared_with_kind(node)
    return found


def compared_with_kind(function: ast.FunctionDef) -> set[str]:
    """Return the texts with which a function compares its parameter ``kind``."""
    found: set[str] = set()
    for node in ast.walk(function):
        match node:
            case ast.Compare(left=ast.Name(id="kind")):
                found |= texts(node)
            case ast.Match(subject=ast.Name(id="kind")):
                found = found.union(*(texts(case.pattern) for case in node.cases))
    return found


def test_no_kind_is_written_as_a_text() -> None:
    """Only its declaration has its text, so a slip of the pen is an error of the program."""
    for name, written, meaning, kinds in modules():
        also = ALSO.get(name.partition("/")[0], {})
        assert not written & kinds - also.keys(), name
        assert not meaning & kinds, name


def test_every_other_meaning_is_needed() -> None:
    """A word that names nothing else any more is not left in the list."""
    for game, also in ALSO.items():
        said = [written for name, written, _, _ in modules() if name.startswith(f"{game}/")]
        assert also.keys() <= set().union(*said)
        assert also.keys() <= set().union(*(kinds for _, _, _, kinds in modules()))


@pytest.mark.parametrize("ruleset", daily("agot-2e", "agot-2e-mod", "inis", of=sorted(rulesets)))
def test_whatever_is_asked_is_declared(ruleset: str) -> None:
    """Random games ask kinds of their own ruleset, and do what these say of themselves."""
    rules = rulesets[ruleset]
    for seed in range(3):
        rng = random.Random(seed)
        game = Game.new(rules, {"players": rng.choice(rules.options["players"])}, keep_rests=False)
        while (question := game.question) is not None:
            assert rules.kinds[question.kind] is question.kind
            assert set(question.kind.identifying) <= question.params.keys()
            assert question.params.keys() <= set(question.kind.about)
            if question.kind.gathers:
                assert len(question.shapes) == 1
            if CHANCE in question.shapes:
                assert not question.kind.plannable
            for seat, shape in question.shapes.items():
                game.answer(seat, shape.sample(rng))
        for step in game.fetch_steps():
            assert type(step.kind) is str
            assert step.kind in rules.kinds


@pytest.mark.parametrize("ruleset", sorted(rulesets))
def test_what_is_gathered_can_be_planned(ruleset: str) -> None:
    """Phases are those of the rules, and whoever is asked ahead answers with a plan."""
    rules = rulesets[ruleset]
    for kind in rules.kinds.values():
        assert kind.plannable or not (kind.gathers or kind.identifying or kind.last)
        assert not (kind.plannable and kind.unforeseeable)
        if kind.last is not None:
            assert kind.last in getattr(rules, "phases", ("season",))


def test_a_kind_is_written_as_its_text() -> None:
    """In data, in keys and in sentences it is the text that it is known by."""
    kind = QuestionKind("march", about=["area"], public=True, last="marches", identifying=["area"])
    assert json.dumps({kind: kind}) == '{"march": "march"}'
    assert f"ask-{kind}" == "ask-march"
    assert {"march": 1}[kind] == 1
    for again in (deepcopy(kind), pickle.loads(pickle.dumps(kind))):
        assert (again, again.public, again.last, again.identifying) == (
            kind,
            True,
            "marches",
            ("area",),
        )


def test_two_kinds_have_two_texts() -> None:
    """An expansion cannot give another meaning to a kind of the game that it is built on."""
    with pytest.raises(ValueError, match="called loan"):
        kinds_of(mother, base={"loan": QuestionKind("loan")})


def test_what_distinguishes_questions_is_something_that_they_are_about() -> None:
    """A plan could be kept for no question by a parameter that none has."""
    with pytest.raises(ValueError, match="it is not about area"):
        QuestionKind("march", about=["house"], identifying=["area"])


def test_a_question_is_about_what_its_kind_lists() -> None:
    """Programs that play are told the keys by kind, so the rules ask with no others."""
    every: dict[str, list[QuestionKind]] = {}
    for package, kinds in DECLARED.items():
        for kind in kinds.values():
            every.setdefault(package.partition("/")[0], []).append(kind)
    for name, tree in trees():
        kinds_here = every.get(name.partition("/")[0], [])
        by_constant = {kind.upper().replace("-", "_"): kind for kind in kinds_here}
        for call in ast.walk(tree):
            match call:
                case ast.Call(func=ast.Name(id=function), args=args, keywords=keywords) if (
                    function in ASKING and kinds_here
                ):
                    constant = args[ASKING[function]]
                    if isinstance(constant, ast.Attribute) and constant.attr in by_constant:
                        said = {word.arg for word in keywords} - {None, "countable"}
                        about = by_constant[constant.attr].about
                        assert said <= set(about), f"{name}:{call.lineno}"
