"""The mind of a player of Inis; see :class:`engine.kernel.mind.Mind`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.inis.box import Seat
from engine.inis.conditions import conditions_met
from engine.inis.state import Table
from engine.kernel.answers import some_answers
from engine.kernel.game import Game
from engine.kernel.phrase import Phrase
from engine.kernel.shape import Chooser, pick, same

from . import judging, quick, reasons

LANDMARKS = frozenset({"turn", "draft", "first-clan", "cathbad-card"})


class PlayerMind:
    """How a player is judged and played."""

    measure = "conditions met"
    searched = frozenset({"turn"})
    duelled: frozenset[str] = frozenset()
    weighed = frozenset(
        {
            "arrival",
            "attacked",
            "capital",
            "citadel",
            "clan-at-risk",
            "deirdre-clan",
            "departure",
            "destination",
            "enter-tile",
            "eriu",
            "fianna",
            "first-clan",
            "instigator",
            "keep-tale",
            "landless",
            "location",
            "maneuver",
            "mountains",
            "new-tile",
            "next-clash",
            "offering",
            "other-world",
            "peace",
            "placement",
            "reinforcements",
            "respond",
            "scouts-move",
            "take-tale",
            "turn",
            "withdraw",
        }
    )

    def quick(self, game: Game[Any], seat: Seat, rng: Chooser) -> Any:
        """Return a sensible answer to the open question."""
        question = game.question
        assert question is not None
        shape = question.shapes[seat]
        return quick.answer(game.state, seat, question.kind, shape, rng)

    def ideas(self, game: Game[Any], seat: Seat, most: int, rng: Chooser) -> Sequence[Any]:
        """Return answers worth trying out: some of each kind, as cards differ most."""
        question = game.question
        assert question is not None
        shape: Any = question.shapes[seat]
        if question.kind in ("turn", "respond", "maneuver"):
            return _spread(list(shape.answers.values()), most, rng)
        first = self.quick(game, seat, rng)
        return [first, *(v for v in some_answers(shape, most, rng) if not same(v, first))][:most]

    def features(self, state: Any) -> dict[Seat, dict[str, float]]:
        """Return what there is to say about every player."""
        return judging.features(state)

    def values(self, state: Any) -> dict[Seat, float]:
        """Return every player's chance to win."""
        return judging.values(state)

    def reason(self, game: Game[Any], seat: Seat, value: Any) -> Phrase:
        """Say why an answer to the open question is a good one."""
        question = game.question
        assert question is not None
        return reasons.reason(game.state, seat, question.kind, question.params, value)

    def is_told(self, state: Any, kind: str) -> bool:
        """Tell whether everybody knows what was answered to questions of a kind by now."""
        return reasons.is_told(kind)

    def standing(self, state: Any) -> dict[Seat, int]:
        """Count the conditions that every player meets."""
        return {seat: conditions_met(state, seat) for seat in state.seats}

    def settled(self, game: Game[Any], since: int) -> bool:
        """A card and its clashes are over when somebody has the next turn."""
        question = game.question
        if question is None:
            return True
        return question.number > since and question.kind in LANDMARKS

    def horizon(self, game: Game[Any]) -> tuple[int, bool]:
        """The round, and whether its season is over."""
        s: Table = game.state
        return s.round, s.phase == "season"


def _spread(answers: list[Any], most: int, rng: Chooser) -> list[Any]:
    """Return some of the answers, as many different cards and deeds among them as possible."""
    if len(answers) <= most:
        return answers
    kinds: dict[str, list[Any]] = {}
    for value in answers:
        kinds.setdefault(f"{value.get('do')} {value.get('card')}", []).append(value)
    found: list[Any] = []
    while len(found) < most and kinds:
        for name in list(kinds):
            value = pick(rng, kinds[name])
            kinds[name].remove(value)
            found.append(value)
            if not kinds[name]:
                del kinds[name]
            if len(found) == most:
                break
    return found
