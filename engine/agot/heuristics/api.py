"""The heuristics of both editions; see :class:`engine.kernel.heuristics.Heuristics`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from engine.agot import kinds, victory
from engine.agot.board.control import castle_counts, controller
from engine.agot.components import House
from engine.agot.state import AgotState
from engine.kernel.ask import Question
from engine.kernel.data import Data
from engine.kernel.game import AnyGame
from engine.kernel.heuristics import NOBODY, Features, acts_anew
from engine.kernel.phrase import Phrase
from engine.kernel.question_kind import QuestionKind
from engine.kernel.shapes.base import AnyShape, RandomSource, same, some_answers
from engine.kernel.visibility import seen_by

from . import evaluation, worth
from . import policy as quick
from .action_features import march_traits
from .board import BoardReading
from .hints import cautions, intentions, reasons
from .marches import marches
from .orders import choose_orders, other_orders
from .wildlings import kept_back, wildling_bid

LANDMARKS = frozenset(
    {kinds.ORDERS, kinds.RAVEN, kinds.RAID, kinds.MARCH, kinds.CONSOLIDATE, kinds.BID, kinds.MUSTER}
)


class AgotHeuristics:
    """How Houses are judged and played."""

    measure = "castles"
    searched: frozenset[QuestionKind] = frozenset()
    duelled = frozenset({kinds.HOUSE_CARD})
    arranged = frozenset({kinds.ORDERS})
    cautious = cautions.CAUTIOUS
    pondered = frozenset({kinds.BID})
    weighed = frozenset(
        {
            kinds.ABILITY,
            kinds.CASUALTIES,
            kinds.CONSOLIDATE,
            kinds.HOUSE_CARD,
            kinds.MARCH,
            kinds.MUSTER,
            kinds.NEUTRAL_SUPPORT,
            kinds.RAID,
            kinds.RAVEN,
            kinds.RETREAT,
            kinds.SUPPLY,
            kinds.SUPPORT,
            kinds.WESTEROS_CHOICE,
            kinds.WILDLING_TIE,
            kinds.WILDLING_TRACK,
        }
    )

    def __init__(self) -> None:
        self._seen: tuple[AgotState, Question | None, dict[str, BoardReading]] | None = None

    def quick(
        self, game: AnyGame, seat: House, rng: RandomSource, spared: frozenset[House] = NOBODY
    ) -> Any:
        """Return a sensible answer to the open question."""
        question = game.question
        assert question is not None
        shape = question.shapes[seat]
        house = question.subject(seat)
        if _is_of_wildlings(question):
            return quick.reply(shape, _for_the_watch(question, game.state, house, rng))
        read = self._reading(game, house, spared)
        given = self.given(read, house, question.kind, question.params, shape, rng)
        return quick.reply(shape, given)

    def given(
        self,
        read: BoardReading,
        house: House,
        kind: QuestionKind,
        params: Data,
        shape: AnyShape,
        rng: RandomSource,
    ) -> Any:
        """Return a sensible answer for a House; it need not be legal."""
        return quick.answer(read, house, kind, params, shape, rng)

    def ideas(
        self,
        game: AnyGame,
        seat: House,
        most: int,
        rng: RandomSource,
        spared: frozenset[House] = NOBODY,
    ) -> Sequence[Any]:
        """Return answers worth trying out, the most promising first."""
        question = game.question
        assert question is not None
        shape: Any = question.shapes[seat]
        house = question.subject(seat)
        if question.kind == kinds.MARCH:
            read = self._reading(game, house, spared)
            return [a for _, a in marches(shape, read, house)[:most]] or [shape.safe()]
        if question.kind == kinds.ORDERS:
            read = self._reading(game, house, spared)
            found: list[Any] = []
            for n in range(2 * most):
                orders = choose_orders(shape, read, house, rng, 0.0 if not n else 0.3 + 0.12 * n)
                if not any(same(orders, other) for other in found):
                    found.append(orders)
                if len(found) == most:
                    break
            return found
        first = self.quick(game, seat, rng)
        if _is_of_wildlings(question):
            return [first]  # Tried out, it would pay to leave the wildlings to the others.
        if question.kind == kinds.BID:
            free = max(shape.least, shape.most - kept_back(game.state, house))
            return _bids(shape.least, free, first, most)
        found = [first, *(v for v in some_answers(shape, most, rng) if not same(v, first))][:most]
        if question.kind == kinds.RAID and not spared:
            # An order that may be removed for free is hardly ever worth leaving.
            return [raid for raid in found if raid["target"] is not None] or found
        return found

    def promised(self, state: Any) -> Mapping[House, float]:
        """Return what Houses may expect to gain otherwise than by what is seen on the board; it
        counts like castles."""
        return {}

    def features(self, state: Any) -> dict[House, Features]:
        """Return the features of every House by which it is judged, as numbers."""
        return evaluation.features(state, self.promised(state))

    def variations(
        self, game: AnyGame, seat: House, value: Any, most: int, rng: RandomSource
    ) -> Sequence[Any]:
        """Return sets of orders in which one token is exchanged, or two have changed places."""
        question = game.question
        assert question is not None
        shape: Any = question.shapes[seat]
        return other_orders(shape, value, most, rng)

    def appraiser(self, state: AgotState, seat: House) -> Callable[[Any], float]:
        """Return a function that judges a House's orders just after the reveal."""
        return worth.Worth(state).appraiser(seat)

    def traits(self, game: AnyGame, seat: House, values: Sequence[Any]) -> list[Features]:
        """Return the features of marches."""
        house = seat if game.question is None else game.question.subject(seat)
        read = self._reading(game, house)
        return [
            march_traits(read, house, v["area"], v["moves"], keep=bool(v["leave_power_token"]))
            for v in values
        ]

    def attacked(self, game: AnyGame, seat: House, value: object) -> frozenset[House]:
        """Return the Houses whose areas an answer marches into, or whose orders it raids."""
        question = game.question
        s: AgotState = game.state
        seat = seat if question is None else question.subject(seat)
        if question is None or not isinstance(value, Mapping):
            return NOBODY
        areas: list[str] = []
        if question.kind == kinds.MARCH:
            areas = list(value["moves"])
        elif question.kind == kinds.RAID:
            areas = [a for a in (value.get("target"), value.get("second")) if a is not None]
        found = (s.owner.get(a) or controller(s, a) for a in areas)
        return frozenset(h for h in found if h is not None and h != seat)

    def assaults(self, kind: str, params: Data) -> Sequence[tuple[House, House]]:
        """Return the Houses that attack or raid others, with their targets."""
        victim = {"attacked": "defender", "raid": "victim"}.get(kind)
        if victim is None:
            return ()
        return ((_house(params["house"]), _house(params[victim])),)

    def winning(self, state: AgotState) -> frozenset[House]:
        """Return the Houses that need one more castle, or lead in the last two rounds."""
        s: AgotState = state
        counts, ahead = s.scores(castle_counts(s)), victory.standings(s)
        most = max(ahead.values()) if s.rounds_left <= 1 else None
        return frozenset(h for h, n in counts.items() if n >= s.goal_of(h) - 1 or ahead[h] == most)

    def read(self, s: AgotState, house: House, spared: frozenset[House] = NOBODY) -> BoardReading:
        """Return a reading of the board for judgments."""
        return BoardReading(s, spared)

    def eyes(self, house: House) -> str:
        """Return the name of a House's reading; Houses of one name share their readings."""
        return ""

    def _reading(
        self, game: AnyGame, house: House, spared: frozenset[House] = NOBODY
    ) -> BoardReading:
        """Return the reading of the board; Houses that are asked together share it."""
        question = game.question
        if spared:
            return self.read(game.state, house, spared)
        if self._seen is None or self._seen[0] is not game.state or self._seen[1] is not question:
            self._seen = (game.state, question, {})
        eyes = self.eyes(house)
        if eyes not in self._seen[2]:
            self._seen[2][eyes] = self.read(game.state, house)
        return self._seen[2][eyes]

    def values(self, state: Any) -> dict[House, float]:
        """Return every House's estimated chance to win; they add up to 1."""
        return evaluation.values(state, self.promised(state))

    def quick_values(self, state: Any) -> dict[House, float]:
        """Return every House's estimated chance to win if all answer quickly from now on."""
        return evaluation.values(state, self.promised(state), quick=True)

    hopes = staticmethod(worth.values)

    def caution(self, game: AnyGame, seat: House, value: object) -> Phrase | None:
        """Return what would come of an answer to the open question, if it looks like a mistake."""
        question = game.question
        assert question is not None
        return cautions.caution(game.state, question.subject(seat), question.kind, value)

    def reason(self, game: AnyGame, seat: House, value: object) -> Phrase | None:
        """Return what speaks for an answer to the open question, if anything does."""
        question = game.question
        assert question is not None
        house = question.subject(seat)
        read = self._reading(game, house)
        return self.because(read, house, question.kind, question.params, value)

    def because(
        self,
        read: BoardReading,
        house: House,
        kind: QuestionKind,
        params: Data,
        value: object,
    ) -> Phrase | None:
        """Return what speaks for an answer of a House, if anything does."""
        return reasons.reason(read, house, kind, params, value)

    def intended(self, game: AnyGame, seat: House, value: object, before: Data) -> Data:
        """Return where the marches of a house are meant to go."""
        house, question = self._asked(game, seat)
        return intentions.intended(self._reading(game, house), house, question.kind, value, before)

    def keeping(self, game: AnyGame, seat: House, value: object, plan: Data) -> Sequence[Any]:
        """Return marches that do what was intended, if this one does not."""
        house, question = self._asked(game, seat)
        shape = question.shapes[seat]
        return intentions.keeping(self._reading(game, house), house, shape, value, plan)

    def tidied(self, game: AnyGame, seat: House, value: object) -> Any:
        """Return orders without those that bring nothing."""
        house, question = self._asked(game, seat)
        shape = question.shapes[seat]
        return intentions.tidied(self._reading(game, house), house, shape, value)

    def compared(self, game: AnyGame, seat: House, value: object, plan: Data) -> Phrase | None:
        """Return whether a march does what was intended, or what has changed since."""
        house, question = self._asked(game, seat)
        return intentions.compared(self._reading(game, house), house, question.kind, value, plan)

    @staticmethod
    def _asked(game: AnyGame, seat: House) -> tuple[House, Question]:
        """Return the open question, and the House for which a seat answers it."""
        question = game.question
        assert question is not None
        return question.subject(seat), question

    is_told = staticmethod(reasons.is_told)

    def standing(self, state: AgotState) -> dict[House, int]:
        """Count the things that every House needs to win: usually castles and strongholds; in fog,
        those that everyone sees."""
        s = seen_by(state, None) if state.veils(None) else state
        counts = castle_counts(s)
        return counts | dict(s.scores(counts))

    def settled(self, game: AnyGame, since: int) -> bool:
        """Return whether a battle and its consequences are over, so that someone acts again."""
        return acts_anew(game, since, LANDMARKS)

    def foreseen(self, game: AnyGame, begun: AnyGame, seat: House) -> bool:
        """Return whether the next round has begun."""
        return bool(game.state.round != begun.state.round)


def _is_of_wildlings(question: Question) -> bool:
    return question.kind == kinds.BID and str(question.params["subject"]).startswith("wildlings")


def _for_the_watch(question: Question, s: AgotState, house: House, rng: RandomSource) -> int:
    """Return a bid against the wildlings, from what every bidder has."""
    shapes: Mapping[House, Any] = question.shapes
    power = {question.subject(seat): int(shape.most) for seat, shape in shapes.items()}
    return wildling_bid(s, house, power, int(str(question.params["strength"])), rng)


def _bids(least: int, most: int, first: int, number: int) -> list[int]:
    """Return bids worth trying out: small ones, and some up to everything."""
    every = [first, *(n for n in range(least, most + 1) if n != first)]
    if len(every) <= number:
        return every
    small = every[: number // 2]
    step = (most - small[-1]) / (number - len(small))
    return small + [round(small[-1] + step * n) for n in range(1, number - len(small) + 1)]


def _house(given: str) -> House:
    return given.removeprefix("house:")
