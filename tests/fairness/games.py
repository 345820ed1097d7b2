"""Random games with luck that can be checked, and records of them, without a table."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from engine.fairness import Agreed, Batch, Entry, Luck, Proof, Undone, Word, options_of
from engine.kernel.asking import CHANCE
from engine.kernel.game import Game, Question, Saved
from engine.kernel.interjecting import interjections_of
from engine.kernel.phrase import Refused
from engine.kernel.ruleset import Ruleset
from engine.kernel.shape import Shape

WORDS = ("winter", "Tél jön", "зима близко", "冬天来了", "زمستان", 'say "no" \\ ☃ 🐺')

UNASKED = 0.2
"""How often somebody tries to do something that no question asks for."""


Host = Callable[[Luck, int, Shape[Any]], tuple[Any, Any]]
"""Answers for chance, and says of what it was drawn."""


def honest(luck: Luck, number: int, shape: Shape[Any]) -> tuple[Any, Any]:
    """Draw what follows from the secret, of what the rules ask."""
    return luck.draw(number, shape), options_of(shape)


@dataclass(frozen=True)
class Played:
    """A game that was played, with everything that its record is made of."""

    luck: Luck
    batches: tuple[Batch, ...]
    undone: tuple[Undone, ...]
    promised: tuple[Agreed, ...]

    def record(self) -> dict[str, Any]:
        """Return its record."""
        agreed = self.luck.agreed
        proof = Proof(self.luck, self.promised, self.batches, self.undone)
        record = {
            "format": "record/1",
            "ruleset": agreed.ruleset,
            "options": dict(agreed.options),
            "seats": list(agreed.seats),
            "rulings": dict(agreed.rulings),
            "steps": [entry.to_json() for batch in self.batches for entry in batch],
            "checks": [],
            "fairness": proof.to_json(),
        }
        return dict(json.loads(json.dumps(record)))


def play(
    ruleset: Ruleset[Any],
    number: int,
    seed: object,
    *,
    options: Mapping[str, Any] | None = None,
    rounds: int | None = None,
    undos: float = 0.01,
    host: Host = honest,
) -> Played:
    """Play game ``number`` at random; the table goes back after that share of the questions.

    What several are asked at once is sealed with receipts, as at a table; what the rules let
    players do unasked comes in between.
    """
    rng = Random(f"{seed}/{ruleset.id}/{number}")
    game = Game.new(ruleset, options or {})
    setup = game.setup
    agreed = Agreed(number, ruleset.id, setup.options, setup.seats, setup.rulings)
    words = tuple(
        Word(seat=seat, word=rng.choice(WORDS)) for seat in setup.seats if rng.random() < 0.5
    )
    luck = Luck(agreed, rng.randbytes(32), words)
    batches: list[Batch] = []
    undone: list[Undone] = []
    rests: list[tuple[int, Saved]] = []
    draws = 0
    while game.question is not None and (rounds is None or int(game.state.round) <= rounds):
        if not game.answers:
            rests = [*rests[-19:], (len(batches), game.save())]
        question, options = game.question, None
        for seat, shape in question.shapes.items():
            batches += _unasked(game, rng)
            if seat == CHANCE:
                draws += 1
                value, options = host(luck, draws, shape)
            else:
                value = shape.some(rng)
            game.answer(seat, value)
        batches.append(_batch(game, question, options, rng))
        if rng.random() < undos:
            kept, rest = rng.choice(rests)
            undone.append(Undone(sum(map(len, batches[:kept])), tuple(batches[kept:])))
            rests = [earlier for earlier in rests if earlier[0] < kept]
            del batches[kept:]
            game = Game.load(ruleset, rest)
    return Played(luck, tuple(batches), tuple(undone), (agreed,))


def _unasked(game: Game[Any], rng: Random) -> list[Batch]:
    """Let somebody do something unasked now and then, where the rules know such things."""
    kinds = sorted(interjections_of(game.ruleset, game.setup.rulings))
    if not kinds or rng.random() > UNASKED:
        return []
    seat, kind = rng.choice(list(game.setup.seats)), rng.choice(kinds)
    try:
        game.interject(seat, kind, game.interjecting(seat, kind).some(rng))
    except Refused:
        return []
    return [(Entry(s.seat, s.kind, s.value, interjected=True),) for s in game.fetch_steps()]


def _batch(game: Game[Any], question: Question, options: Any, rng: Random) -> Batch:
    """Return the answers that were opened last, those of several with nonces.

    ``options``: of what chance is said to have drawn.
    """
    return tuple(
        Entry(
            step.seat,
            step.kind,
            json.loads(json.dumps(step.value)),
            options if step.seat == CHANCE else None,
            rng.randbytes(16) if len(question.shapes) > 1 else None,
        )
        for step in game.fetch_steps()
    )
