"""The heuristics of Inis; see :class:`engine.kernel.heuristics.Heuristics`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engine.inis import kinds
from engine.inis.components import Seat
from engine.inis.state import InisState
from engine.inis.victory import conditions_met
from engine.kernel.data import Data
from engine.kernel.game import AnyGame
from engine.kernel.heuristics import NOBODY, Features, acts_anew, weights
from engine.kernel.phrase import Phrase
from engine.kernel.question_kind import QuestionKind
from engine.kernel.shapes.base import RandomSource, same, some_answers

from . import conditions, evaluation, reasons
from . import policy as quick
from .action_features import Outlook

LANDMARKS = frozenset({kinds.TURN, kinds.DRAFT, kinds.FIRST_CLAN, kinds.CATHBAD_CARD})


class InisHeuristics:
    """How players are judged and played."""

    measure = "conditions met"
    searched = frozenset({kinds.TURN})
    duelled: frozenset[QuestionKind] = frozenset()
    pondered: frozenset[QuestionKind] = frozenset()
    arranged: frozenset[QuestionKind] = frozenset()
    cautious = conditions.CAUTIOUS
    weighed = frozenset(
        {
            kinds.ARRIVAL,
            kinds.ATTACKED,
            kinds.CAPITAL,
            kinds.CITADEL,
            kinds.DEIRDRE_CLAN,
            kinds.DEPARTURE,
            kinds.ENTER_TILE,
            kinds.ERIU,
            kinds.FIANNA,
            kinds.FIRST_CLAN,
            kinds.INSTIGATOR,
            kinds.KEEP_TALE,
            kinds.LANDLESS,
            kinds.LOCATION,
            kinds.MANEUVER,
            kinds.MOUNTAINS,
            kinds.NEW_TILE,
            kinds.NEXT_CLASH,
            kinds.OFFERING,
            kinds.OTHER_WORLD,
            kinds.PEACE,
            kinds.PLACEMENT,
            kinds.REINFORCEMENTS,
            kinds.RESPOND,
            kinds.SCOUTS_MOVE,
            kinds.TAKE_TALE,
            kinds.TURN,
            kinds.WITHDRAW,
        }
    )

    def quick(
        self, game: AnyGame, seat: Seat, rng: RandomSource, spared: frozenset[Seat] = NOBODY
    ) -> Any:
        """Return a sensible answer to the open question."""
        question = game.question
        assert question is not None
        shape: Any = question.shapes[seat]
        value = quick.answer(game.state, seat, question.kind, shape, rng)
        if spared and self.attacked(game, seat, value) & spared:
            return _peaceful(list(shape.answers.values()), spared)
        return value

    def ideas(
        self,
        game: AnyGame,
        seat: Seat,
        most: int,
        rng: RandomSource,
        spared: frozenset[Seat] = NOBODY,
    ) -> Sequence[Any]:
        """Return answers worth trying out: some of each card, because cards differ most."""
        question = game.question
        assert question is not None
        shape: Any = question.shapes[seat]
        if question.kind in (kinds.TURN, kinds.RESPOND, kinds.MANEUVER):
            answers = list(shape.answers.values())
            counts = weights(evaluation.PACKAGE, quick.CHOICES, question.kind)
            best = quick.ranked(game.state, seat, question.kind, answers, counts, rng)
            return _spread(best, most)
        first = self.quick(game, seat, rng)
        return [first, *(v for v in some_answers(shape, most, rng) if not same(v, first))][:most]

    def variations(
        self, game: AnyGame, seat: Seat, value: object, most: int, rng: RandomSource
    ) -> Sequence[Any]:
        """Return nothing, because no answer is made of parts."""
        return ()

    def appraiser(self, state: InisState, seat: Seat) -> Callable[[Any], float]:
        """Return nothing, because no answer is made of parts."""
        return lambda value: 0.0

    def traits(self, game: AnyGame, seat: Seat, values: Sequence[object]) -> list[Features]:
        """Return the features of answers."""
        question = game.question
        assert question is not None
        outlook = Outlook(game.state, seat)
        return [outlook.traits(question.kind, value) for value in values]

    def attacked(self, game: AnyGame, seat: Seat, value: object) -> frozenset[Seat]:
        """Return the player whom a maneuver attacks."""
        if isinstance(value, Mapping) and value.get("do") == "attack":
            return frozenset({value["target"]})
        return NOBODY

    def assaults(self, kind: str, params: Data) -> Sequence[tuple[Seat, Seat]]:
        """Return the player who attacks or begins a clash, with those whom this concerns."""
        if kind == "attack":
            return ((_seat(params["seat"]), _seat(params["target"])),)
        if kind == "clash":
            by = _seat(params["seat"])
            return tuple((by, _seat(x)) for x in params["seats"] if _seat(x) != by)
        return ()

    def winning(self, state: InisState) -> frozenset[Seat]:
        """Return the pretenders who meet a condition."""
        return frozenset(x for x in state.pretenders if conditions_met(state, x))

    features = staticmethod(evaluation.features)
    values = quick_values = staticmethod(evaluation.values)
    hopes = staticmethod(evaluation.hopes)

    def caution(self, game: AnyGame, seat: Seat, value: object) -> Phrase | None:
        """Return what would come of an answer to the open question, if it looks like a mistake."""
        question = game.question
        assert question is not None
        return conditions.caution(game.state, seat, question.kind, value)

    def reason(self, game: AnyGame, seat: Seat, value: object) -> Phrase | None:
        """Return why an answer to the open question is a good one."""
        question = game.question
        assert question is not None
        return reasons.reason(game.state, seat, question.kind, question.params, value)

    def intended(self, game: AnyGame, seat: Seat, value: object, before: Data) -> Data:
        """Return which condition a player works toward in a season."""
        return conditions.intended(game.state, seat)

    def keeping(self, game: AnyGame, seat: Seat, value: object, plan: Data) -> Sequence[Any]:
        """Return nothing, because no answer is given for the sake of an earlier one."""
        return ()

    def tidied(self, game: AnyGame, seat: Seat, value: object) -> Any:
        """Return the answer itself, because each part of an answer brings something."""
        return value

    def compared(self, game: AnyGame, seat: Seat, value: object, plan: Data) -> Phrase | None:
        """Return whether another condition has become nearer."""
        return conditions.compared(game.state, seat, plan)

    def is_told(self, state: InisState, kind: str) -> bool:
        """Return whether everyone already knows the answers to questions of a kind."""
        return reasons.is_told(kind)

    def standing(self, state: InisState) -> dict[Seat, int]:
        """Count the conditions that every player meets."""
        return {seat: conditions_met(state, seat) for seat in state.seats}

    def settled(self, game: AnyGame, since: int) -> bool:
        """Return whether a card and its clashes are over, so that the next turn has begun."""
        return acts_anew(game, since, LANDMARKS)

    def foreseen(self, game: AnyGame, begun: AnyGame, seat: Seat) -> bool:
        """Return whether the season is over, or it is the player's turn again."""
        s: InisState = game.state
        question = game.question
        assert question is not None
        if s.round != begun.state.round or s.phase != begun.state.phase:
            return True
        later = begun.question is None or question.number > begun.question.number
        return later and question.kind == kinds.TURN and seat in question.shapes


def _seat(given: str) -> Seat:
    return given.removeprefix("seat:")


def _peaceful(answers: list[Any], spared: frozenset[Seat]) -> Any:
    """Return a maneuver that attacks no spared player: peace, else a way out."""
    order = ("peace", "end", "withdraw", "tale", "respond")
    kind = [v for v in answers if v.get("target") not in spared or v["do"] != "attack"]
    if not kind:
        return answers[0]
    return min(kind, key=lambda v: order.index(v["do"]) if v["do"] in order else len(order))


def _spread(answers: list[Any], most: int) -> list[Any]:
    """Return some of the answers: the first third, then the best of each card in turn."""
    if len(answers) <= most:
        return answers
    found = answers[: most // 3]
    kinds: dict[str, list[Any]] = {}
    for value in answers[most // 3 :]:
        kinds.setdefault(f"{value.get('do')} {value.get('card')}", []).append(value)
    while len(found) < most:
        for values in list(kinds.values()):
            if values and len(found) < most:
                found.append(values.pop(0))
    return found
