"""Whether a saved game fits the rules: replayed from its base, and loaded from its last checkpoint.

It works only on plain data, so it can run in other processes.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from random import Random
from typing import Literal

from bot.store.table.progress import AnswerRow, SavedState
from engine.kernel.ask import CHANCE
from engine.kernel.data import fixed
from engine.kernel.game import AnyGame
from engine.kernel.phrase import Refused
from engine.kernel.ruleset import AnyRuleset, BadSetup, recall
from engine.kernel.saving import Drift, Saved, load, save

TRIALS, AHEAD = 3, 60
"""How many times, and for how many questions, to try out a state that other rules made."""

Verdict = Literal["fits", "rebuilt", "stands", "asked-again", "pinned"]
"""What happens to a game.

``fits``: its answers lead to the same state. ``rebuilt``: as far as anyone can see they do, but
these rules save it differently, or cannot use it as it was saved; it is saved again, and nobody
notices. ``stands``: they lead elsewhere; what has happened stands, and the game continues from
there. ``asked-again``: the same, but the answers since the last checkpoint do not fit; they are
asked for again. ``pinned``: the game cannot go on with these rules.
"""


@fixed
class RunningGame:
    """A running game, as it is saved."""

    id: int
    saved: Saved
    answers: tuple[AnswerRow, ...]
    """All opened answers, from the first."""
    base: SavedState | None
    """The rest from which it is replayed; ``None`` for the beginning."""


@fixed
class Rebuilt:
    """A last checkpoint, recreated from the same answers."""

    state: str
    answers: int
    """How many answers were opened before it."""
    told_since: int
    """How many events were told after it."""


@fixed
class GameFinding:
    """The result of examining a game."""

    game: int
    verdict: Verdict
    why: str = ""
    """Where and how its replay differs, for the host; tells no secret."""
    readable: bool = True
    """Whether a version of the bot can have written its rows."""
    rebuilt: Rebuilt | None = None
    """For a game to be rebuilt: the last checkpoint as these rules make it."""


def examine(ruleset: AnyRuleset, live: RunningGame) -> GameFinding:
    """Find out what happens to a game."""
    replayed, departure = _replay(ruleset, live)
    taken_up, fault = _attempt(ruleset, live.saved)
    if taken_up is not None:
        if replayed is not None:
            departure = _difference(replayed, taken_up)
        if not departure:
            return GameFinding(live.id, "fits")
        if replayed is not None and _looks_like(replayed, taken_up):
            fault = departure
        elif not (fault := _stumbles(ruleset, live.saved)):
            return GameFinding(live.id, "stands", departure)
    if replayed is not None:
        return GameFinding(live.id, "rebuilt", fault, rebuilt=_rebuilt(replayed, len(live.answers)))
    only_rest: Saved = {**live.saved, "answers": [], "sealed": {}}
    if _attempt(ruleset, only_rest)[0] is not None and not _stumbles(ruleset, only_rest):
        return GameFinding(live.id, "asked-again", fault)
    return GameFinding(live.id, "pinned", fault)


def examine_all(ruleset: AnyRuleset, games: Sequence[RunningGame]) -> list[GameFinding]:
    """Examine several games, for a process that is sent them together."""
    return [examine(ruleset, live) for live in games]


def examine_finished(ruleset: AnyRuleset, games: Sequence[RunningGame]) -> list[GameFinding]:
    """Find out which finished games can be shown, and recreate the end of those that cannot."""
    findings = []
    for live in games:
        try:
            _look_around(load(ruleset, live.saved, hold=True))
        except Exception as error:
            replayed, departure = _replay(ruleset, live)
            if replayed is None or not replayed.over:
                why = departure or _named(error)
                findings.append(GameFinding(live.id, "pinned", why))
            else:
                rebuilt = _rebuilt(replayed, len(live.answers))
                findings.append(GameFinding(live.id, "rebuilt", _named(error), rebuilt=rebuilt))
        else:
            findings.append(GameFinding(live.id, "fits"))
    return findings


def _replay(ruleset: AnyRuleset, live: RunningGame) -> tuple[AnyGame | None, str]:
    """Give all answers again; return the game, or ``None`` and where it went wrong."""
    base = live.base
    done = 0 if base is None else base.answers
    try:
        if base is None:
            rulings = recall(ruleset, live.saved["rulings"])
            setup = ruleset.prepare(live.saved["options"], live.saved["seats"], rulings)
            state = ruleset.begin(setup).dump()
        else:
            state = base.state
        start: Saved = {**live.saved, "rest": state, "answers": [], "sealed": {}}
        game = load(ruleset, {**start, "questions": 0, "events": 0})
        for answer in live.answers[done:]:
            done += 1
            if departure := _give(game, answer):
                return None, f"answer {done}: {departure}"
        for seat, value in live.saved["sealed"].items():
            shape = game.question.shapes.get(seat) if game.question else None
            if shape is None or shape.check(value) is not None:
                return None, f"the sealed answer of {seat} does not fit"
            game.sealed[seat] = value
        _look_around(game)
    except Exception as error:
        return None, f"answer {done}: {_named(error)}"
    return game, ""


def _give(game: AnyGame, answer: AnswerRow) -> str:
    """Give an answer; return the reason if it cannot be given."""
    question = game.question
    if question is None:
        return "the game is over before it"
    shape = question.shapes.get(answer.seat)
    if game.interjects(answer.kind):
        pass  # Nobody was asked for it.
    elif shape is None or shape.kind_of(answer.value, question.kind) != answer.kind:
        asked = f"{question.kind} of {', '.join(question.shapes)}"
        return f"{answer.kind} of {answer.seat}, but the rules ask {asked}"
    try:
        game.take(answer.seat, answer.kind, answer.value)
    except Refused as refused:
        return f"{answer.kind} of {answer.seat} is refused ({refused.reason.phrase.id})"
    return ""


def _attempt(ruleset: AnyRuleset, saved: Saved) -> tuple[AnyGame | None, str]:
    """Load a game from its rest, and try everything that a panel would show."""
    try:
        game = load(ruleset, saved, hold=True)
        _look_around(game)
    except Exception as error:
        return None, _named(error)
    if game.over:
        return None, "the game would be over"
    return game, ""


def _stumbles(ruleset: AnyRuleset, saved: Saved) -> str:
    """Play on at random from a state that other rules made; return what fails, if anything.

    Such a state may lack something that is needed only later, in a battle or at the end of a round.
    """
    for seed in range(TRIALS):
        rng = Random(seed)
        try:
            game = load(ruleset, saved)
            for _ in range(AHEAD):
                if game.question is None:
                    break
                for seat in game.awaited:
                    game.answer(seat, game.shape_for(seat).sample(rng))
                _look_around(game)
        except Exception as error:
            return f"it cannot be played on: {_named(error)}"
    return ""


def _look_around(game: AnyGame) -> None:
    """Build every view and the first step of every question, to fail here and not at a table."""
    for seat in (None, *game.setup.seats):
        game.view(seat)
    if game.question is not None:
        for seat, shape in game.question.shapes.items():
            if seat != CHANCE:
                shape.step([])


def _difference(replayed: AnyGame, taken_up: AnyGame) -> str:
    """Return how a replay differs from the saved game; empty if it does not."""
    if replayed.question is None or taken_up.question is None:
        return "the game is over"
    if _asking(replayed) != _asking(taken_up):
        asked = f"{replayed.question.kind} of {', '.join(replayed.question.shapes)}"
        return f"the rules would ask {asked} by now"
    mine, theirs = json.loads(replayed.state.dump()), json.loads(taken_up.state.dump())
    names = sorted(name for name in mine if mine[name] != theirs[name])
    return f"{', '.join(names)} would be different by now" if names else ""


def _looks_like(one: AnyGame, other: AnyGame) -> bool:
    """Return whether no player and no spectator could tell two games apart."""
    if _asking(one) != _asking(other):
        return False
    for seat in (None, *one.setup.seats):
        mine, theirs = one.ruleset.view(one.state, seat), other.ruleset.view(other.state, seat)
        if mine != theirs:
            return False
    return True


def _asking(game: AnyGame) -> tuple[str, list[str]]:
    assert game.question is not None
    return game.question.kind, list(game.question.shapes)


def _rebuilt(game: AnyGame, opened: int) -> Rebuilt:
    saved = save(game)
    return Rebuilt(
        state=saved["rest"],
        answers=opened - len(saved["answers"]),
        told_since=len(game.fetch_events()) - saved["events"],
    )


def _named(error: Exception) -> str:
    """Return the name of an error without its text, which may contain a secret answer."""
    match error:
        case Drift():
            return "the rules ask something else than was answered"
        case BadSetup():
            return f"it cannot be set up: {error}"
        case _:
            return type(error).__name__
