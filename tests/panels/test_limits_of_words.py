"""No sentence is too long for the place in which it is shown, whatever is put into it."""

import re
from functools import cache

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from bot.text import Localizer
from bot.ui import limits
from engine.rulesets import rulesets
from tests.running.marks import daily
from tests.words import languages, patterns_in, words_in

LONGEST_NAME = "The Mountains of the Moon and Sea"
COUNT = 98765432


class Variables(Visitor):
    """Finds the parameters of a message, and those by which words are chosen."""

    def __init__(self) -> None:
        self.all: set[str] = set()
        self.refers: set[str] = set()
        self.chosen_by: dict[str, set[str]] = {}

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            keys = {
                v.key.name if isinstance(v.key, ast.Identifier) else v.key.value
                for v in node.variants
            }
            self.chosen_by.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        attribute = f".{node.attribute.name}" if node.attribute else ""
        self.refers.add(node.id.name + attribute)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.all.add(node.id.name)


def messages(language: str, ruleset: str) -> dict[str, Variables]:
    """Return all messages with their parameters; each message is parsed once."""
    found = {id: _variables(said) for id, said in patterns_in(language, ruleset).items()}
    for variables in found.values():
        for other in variables.refers & found.keys():
            variables.all |= found[other].all
    return found


@cache
def _variables(said: ast.Pattern) -> Variables:
    variables = Variables()
    variables.visit(said)
    return variables


every_language = pytest.mark.parametrize("language", daily("en", "fa", "zh", of=languages()))
every_game = pytest.mark.parametrize("ruleset", daily("inis", of=["", *rulesets]))


@every_language
@every_game
def test_every_message_fits_with_the_longest_words(language: str, ruleset: str) -> None:
    """With a long name for each parameter, and a large number where words go by numbers."""
    faults: list[str] = []
    say = Localizer(language, words_in(language, ruleset), on_fault=faults.append)
    found = messages(language, ruleset)
    assert len(found) > 500
    for id, variables in found.items():
        params: dict[str, object] = {
            name.removesuffix("-id"): COUNT
            if variables.chosen_by.get(name, set()) & {"0", "1", "one"}
            else LONGEST_NAME
            for name in variables.all
        }
        params |= {name: LONGEST_NAME for name in variables.all if name.endswith("-id")}
        text = say(id, **params)
        assert text.strip() or re.fullmatch(r"\s*", text)
        assert len(text) <= limits.TEXT, id
        if id.startswith(("note-", "step-")) or id.endswith(".note"):
            assert len(text) <= 2 * limits.OPTION_TEXT, id
    assert faults == []
