"""Games written on one line.

A *public* line is made of a spectator's view alone and tells no secret.
A *full* line adds a record ``hidden``: what the public part does not tell about the state at the
last rest, the answers since, and those that are still sealed.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from .asking import CHANCE, Seat
from .game import Game
from .notation import BETWEEN, Notated, Record, word
from .plain import plain
from .ruleset import Ruleset, Setup
from .state import State, saved_fields

VERSION = 1
HIDDEN = "hidden"
Asked = tuple[str, Mapping[Seat, Seat]]
"""A kind of question, and who is asked, each with whom they decide for."""


def public_line(game: Game[Any]) -> str:
    """Write what everybody can see of a game now, and who is asked what.

    It does not say who has answered.
    Raises TypeError for a game that has no notation.
    """
    question = game.question
    asked = None
    if question is not None:
        seats = tuple(s for s in question.shapes if s != CHANCE)
        asked = (question.kind, {s: question.subject(s) for s in seats})
    return _line(game.ruleset, game.setup, game.ruleset.view(game.state, None), asked)


def full_line(game: Game[Any]) -> str:
    """Write a game with everything hidden: it continues from the line exactly as it would here.

    Raises TypeError for a game that has no notation, RuntimeError for one that keeps no rests.
    """
    saved = game.save()
    state = game.ruleset.load(game.setup, saved["rest"])
    records = _records(game.ruleset, game.setup, game.ruleset.view(state, None), None)
    assert isinstance(game.ruleset, Notated)
    laid = game.ruleset.lay(game.setup, games_own(game.ruleset, records))
    hidden = list(_difference(laid, state, game.ruleset.untold))
    hidden += word("answers", [list(a) for a in saved["answers"]])
    hidden += word("sealed", dict(saved["sealed"]))
    return _joined([*records, [HIDDEN, *hidden]])


def _line(
    ruleset: Ruleset[Any],
    setup: Setup,
    view: Mapping[str, Any],
    asked: Asked | None,
) -> str:
    return _joined(_records(ruleset, setup, view, asked))


def _joined(records: Iterable[Record]) -> str:
    return BETWEEN.join(" ".join(record) for record in records)


def _records(
    ruleset: Ruleset[Any],
    setup: Setup,
    view: Mapping[str, Any],
    asked: Asked | None,
) -> list[Record]:
    if not isinstance(ruleset, Notated):
        raise TypeError(f"positions of {ruleset.id} have no notation")
    head = [f"{ruleset.id}/{VERSION}", f"players={len(setup.seats)}"]
    agreed = ruleset.prepare({"players": len(setup.seats)}, (), {})
    if list(setup.seats) != list(agreed.seats):
        head += word("seats", list(setup.seats))
    for usual, chosen in ((agreed.options, setup.options), (agreed.rulings, setup.rulings)):
        for name, value in chosen.items():
            # What the rules have added to the options follows from the seats.
            agreeable = name in ruleset.options or name in ruleset.rulings
            if agreeable and value != usual[name]:
                head.append(f"{name}={plain(value)}")
    first, *others = ruleset.notes(view)
    head += first
    if asked is not None:
        kind, seats = asked
        names = [seat if seat == of else f"{seat}/{of}" for seat, of in seats.items()]
        head.append(f"asks={kind}" + (f":{','.join(names)}" if names else ""))
    return [head, *others]


def _difference(laid: State, state: State, untold: frozenset[str]) -> Iterable[str]:
    """Write the fields in which a state differs from the one set up from its public line."""
    for name in saved_fields(type(state)):
        there, here = getattr(laid, name), getattr(state, name)
        if there == here or name in untold:
            continue
        if isinstance(there, dict) and isinstance(here, dict) and there.keys() <= here.keys():
            for part, value in here.items():
                if part not in there or there[part] != value:
                    yield f"{name}.{part}={plain(value)}"
        else:
            yield f"{name}={plain(here)}"


def games_own(ruleset: Ruleset[Any], records: Sequence[Record]) -> list[Record]:
    """Drop what the heads of all games have in common: options, seats, rulings, a question."""
    common = {*ruleset.options, *ruleset.rulings, "seats", "asks"}
    head = [entry for entry in records[0] if entry.partition("=")[0] not in common]
    return [head, *records[1:]]
