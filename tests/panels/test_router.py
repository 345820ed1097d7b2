"""Every press finds the one panel that answers it."""

import ast
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast, get_args

import pytest

import bot
from bot.panels.router import Panels
from bot.services import Services
from bot.ui import custom_id
from bot.ui.custom_id import VERBS, CustomId, Unreadable, Verb
from bot.ui.router import answering, handlers_of

PRESS_MAKERS = {"CustomId": 1, "press": 0, "_in_lobby": 1, "pages": 3}
"""Calls that make presses, and the place of the verb among their arguments."""


def answer() -> Callable[..., Awaitable[None]]:
    """Return what answers a press with nothing."""

    async def nothing(*_: Any) -> None:
        pass

    return nothing


def modules() -> Iterator[tuple[Path, ast.Module]]:
    """Yield what the bot's modules say, those of its stand-in for Discord left out."""
    root = Path(bot.__file__).parent
    for path in sorted(root.rglob("*.py")):
        if path.relative_to(root).parts[0] != "local":
            yield path, ast.parse(path.read_text("utf-8"))


def constants(module: ast.Module) -> dict[str, str]:
    """Return the texts that a module gives names to."""
    named = {}
    for node in module.body:
        target = node.targets[0] if isinstance(node, ast.Assign) else getattr(node, "target", None)
        value = getattr(node, "value", None)
        if isinstance(target, ast.Name) and isinstance(value, ast.Constant):
            named[target.id] = str(value.value)
    return named


def verbs_of(module: ast.Module) -> Iterator[str]:
    """Yield the verbs of the presses that a module makes.

    Where a verb is a parameter, mypy sees to it that it is one of the list; the calls that hand it
    over, and the values it has by default, are counted here.
    """
    named = constants(module)
    for node in ast.walk(module):
        if isinstance(node, ast.FunctionDef):
            optional = [a.arg for a in node.args.kwonlyargs]
            for name, default in zip(optional, node.args.kw_defaults, strict=True):
                if name == "verb" and isinstance(default, ast.Constant):
                    yield str(default.value)
        if not isinstance(node, ast.Call):
            continue
        name = getattr(node.func, "id", getattr(node.func, "attr", ""))
        given = [k.value for k in node.keywords if k.arg == "verb"]
        place = PRESS_MAKERS.get(name)
        if place is not None and len(node.args) > place:
            given.append(node.args[place])
        for verb in given:
            if isinstance(verb, ast.Constant):
                yield str(verb.value)
            elif isinstance(verb, ast.Name) and verb.id in named:
                yield named[verb.id]


def panels() -> Panels:
    """Return the panels of a bot that has neither games nor a database."""
    nothing: Any = SimpleNamespace(rulesets={}, path=Path("nothing.db"))
    return Panels(Services(nothing, nothing, nothing))


def test_every_verb_is_answered_by_one_panel() -> None:
    """The panels of the bot answer all verbs between them, and none of them twice."""
    panels()


def test_every_button_that_is_made_is_answered() -> None:
    """What the code makes presses of are verbs of the list, and the list has no other."""
    made = {verb: path.name for path, module in modules() for verb in verbs_of(module)}
    assert made.keys() - VERBS == set(), made
    assert VERBS - made.keys() == set()


def test_the_list_names_each_verb_once() -> None:
    """A Literal would swallow what is named twice, and so would a set."""
    written = ast.parse(Path(custom_id.__file__).read_text("utf-8"))
    listed = [n.value for n in ast.walk(written) if isinstance(n, ast.Constant)]
    assert sorted(v for v in listed if v in VERBS) == sorted(get_args(Verb))


def panel(*verbs: str) -> object:
    """Return a panel that answers these verbs with nothing."""
    return type("Panel", (), {"press": answering(*cast(tuple[Verb, ...], verbs))(answer())})()


def test_a_verb_that_is_not_in_the_list_is_an_error_at_the_start() -> None:
    """A slip of the pen does not wait for somebody to press."""
    with pytest.raises(ValueError, match="no such verb: jion"):
        handlers_of([panel("jion")])


def test_a_verb_that_two_panels_want_is_an_error_at_the_start() -> None:
    """Neither of them gets it by chance."""
    with pytest.raises(ValueError, match="two panels answer the verb join"):
        handlers_of([panel("join"), panel("leave", "join")])


def test_a_verb_that_nobody_answers_is_an_error_at_the_start() -> None:
    """A panel that was not made is missed."""
    with pytest.raises(ValueError, match="no panel answers zoom"):
        handlers_of([panel(*(VERBS - {"zoom"}))])


async def test_a_press_of_another_version_is_out_of_date() -> None:
    """A button in an old message may bear a verb that is gone; a made-up one is no better."""
    nothing: Any = SimpleNamespace()
    with pytest.raises(Unreadable):
        await panels().press(nothing, CustomId.decode("r1:1:0:games::"), ())
