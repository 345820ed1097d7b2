"""A steward, which thinks for a seat in worlds that the seat imagines, and answers its
questions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from engine.kernel.ask import CHANCE, Seat
from engine.kernel.game import AnyGame
from engine.kernel.heuristics import NOBODY, Heuristics
from engine.kernel.shapes.base import AnyShape
from engine.kernel.state import State
from engine.kernel.worlds import Unimaginable, fork, imagine

from .regret_matching import good_mix
from .seeded_random import SeededRandom

VARIATIONS = 24
"""How many changes of an answer are examined before the best of them is made."""
FIRST = 2
"""In how many worlds an answer made of parts is judged before it can be given up."""
LONGEST = 400
"""How many moves a line of play has at most before it is judged."""


@dataclass(frozen=True, slots=True)
class Level:
    """How much a steward thinks. Everything is counted; nothing depends on time."""

    name: str
    whim: float = 0.0
    """The share of questions that it answers without thinking at all."""
    tries: int = 0
    """How many answers it tries out; 0 if it only follows the policy."""
    looks: int = 1
    """In how many worlds it tries them out; in each but the first, only the better ones."""
    lines: int = 0
    """How many lines of play it follows to the end of the round for an answer; 0 means no
    search."""
    worlds: int = 1
    """In how many worlds it judges answers that are made of parts."""
    sweeps: int = 0
    """How often it improves an answer that is made of parts; 0 means never."""
    keen: bool = False
    """Whether it judges by what a position can lead to, and not by the learned estimate."""
    moves: int = 0
    """The most moves that it makes for one answer, in all worlds together."""


class Bearing(Protocol):
    """How a steward meets the others: whom it leaves in peace."""

    def spared(self, mind: Heuristics, state: State, seat: Seat) -> frozenset[Seat]:
        """Return the seats that are not attacked now."""


class Steward:
    """A steward that answers for a seat, from what that seat may know.

    The same game, seat and seed give the same answer.
    """

    def __init__(self, level: Level, mind: Heuristics) -> None:
        self.level = level
        self.mind = mind

    def answer(self, game: AnyGame, seat: Seat, seed: int, bearing: Bearing | None = None) -> Any:
        """Return a legal answer to the open question; ``bearing`` is how it meets the others.

        Raises Refused if the seat is not asked.
        """
        dice = SeededRandom(seed)
        try:
            world = imagine(game, seat, dice)
        except Unimaginable:
            # The past of this game cannot be imagined, so the steward gives the safe answer.
            return game.shape_for(seat).safe()
        shape = world.shape_for(seat)
        only = shape.forced()
        if only is None:
            only = shape.unasked()
        if only is None:
            spared = NOBODY
            if bearing is not None:
                spared = bearing.spared(self.mind, world.state, seat)
            only = Thought(self, game, world, seat, dice, spared).answer(shape)
        # A list of answers may tell more than what the seat has seen, as that of retreats in fog.
        true = game.shape_for(seat)
        return only if true.check(only) is None else true.safe()


class Thought:
    """The thinking about one answer; it counts its moves."""

    def __init__(
        self,
        steward: Steward,
        game: AnyGame,
        world: AnyGame,
        seat: Seat,
        dice: SeededRandom,
        spared: frozenset[Seat] = NOBODY,
    ) -> None:
        self.level = steward.level
        self.mind = steward.mind
        self.game = game
        self.world = world
        self.seat = seat
        self.dice = dice
        self.spared = spared
        """The seats that the seat does not attack."""
        self.moves = 0

    def answer(self, shape: AnyShape) -> Any:
        """Return a legal answer."""
        question = self.world.question
        assert question is not None
        if self.dice.random() < self.level.whim and not self.spared:
            return shape.sample(self.dice)
        own = self.seat not in question.on_behalf
        if self.level.sweeps and question.kind in self.mind.arranged and own:
            return self._arranged()
        if self.level.lines and question.kind in self.mind.searched:
            return self._searched()
        if self.level.lines and question.kind in self.mind.duelled and len(question.shapes) == 2:
            other = next(s for s in question.shapes if s != self.seat)
            return self._duelled(question.number, other)
        pondered = self.level.keen and question.kind in self.mind.pondered
        if self.level.tries and (pondered or question.kind in self.mind.weighed):
            return self._weighed(question.number)
        return self.mind.quick(self.world, self.seat, self.dice, self.spared)

    def _ideas(self) -> list[Any]:
        """Return answers worth trying out, none of which attacks a seat that is spared."""
        ideas = list(
            self.mind.ideas(self.world, self.seat, self.level.tries, self.dice, self.spared)
        )
        if not self.spared:
            return ideas
        kind = [
            idea
            for idea in ideas
            if not self.mind.attacked(self.world, self.seat, idea) & self.spared
        ]
        return kind or [self.mind.quick(self.world, self.seat, self.dice, self.spared)]

    def _judged(self, state: State) -> dict[Seat, float]:
        """Return every seat's chance to win, in the steward's judgment."""
        return self.mind.hopes(state) if self.level.keen else self.mind.values(state)

    def _value(self, line: AnyGame) -> float:
        """Return a line of play's value: the chance to win, less 1 if it attacks a spared seat.

        So lines that attack spared seats are worse than all others, but still ranked.
        """
        value = self._judged(line.state)[self.seat]
        if self.spared and any(
            by == self.seat and target in self.spared
            for event in line.events
            for by, target in self.mind.assaults(event.kind, event.params)
        ):
            value -= 1.0
        return value

    # -- trying out -----------------------------------------------------------------------------

    def _weighed(self, number: int) -> Any:
        """Try answers out until everything that they begin is over; return the best one."""
        ideas = self._ideas()
        if len(ideas) == 1:
            return ideas[0]
        sums = [0.0] * len(ideas)
        left = list(range(len(ideas)))
        world = self.world
        for look in range(self.level.looks):
            seed = self.dice.seed()
            others = self._others(world, SeededRandom(seed))
            for at in left:
                line = self._begun(world, ideas[at], others)
                self._play_on(line, SeededRandom(seed), lambda g: self.mind.settled(g, number))
                sums[at] += self._value(line)
            left.sort(key=lambda at: -sums[at])
            if self.moves >= self.level.moves or len(left) == 1:
                break
            if look + 1 < self.level.looks:
                left = left[: max(2, (2 * len(left) + 2) // 3)]
                world = imagine(self.game, self.seat, self.dice)
        return ideas[left[0]]

    # -- putting together -----------------------------------------------------------------------

    def _arranged(self) -> Any:
        """Judge answers just after all are opened; improve the best one part by part."""
        ideas = self._ideas()
        judges = [self.mind.appraiser(state, self.seat) for state in self._opened(ideas[0])]
        if not judges:
            return ideas[0]

        answer, best = ideas[0], self._marks(judges, ideas[0], ())
        for idea in ideas[1:]:
            marks = self._marks(judges, idea, best)
            if sum(marks) > sum(best):
                answer, best = idea, marks
        for _ in range(self.level.sweeps):
            before = answer
            for value in self.mind.variations(self.world, self.seat, answer, VARIATIONS, self.dice):
                marks = self._marks(judges, value, best)
                if sum(marks) > sum(best):
                    answer, best = value, marks
            if answer is before or self.moves >= self.level.moves:
                break
        return answer

    def _marks(
        self, judges: Sequence[Callable[[Any], float]], value: object, best: Sequence[float]
    ) -> list[float]:
        """Judge an answer in several worlds; give it up if it is behind the best in the first
        ones."""
        marks: list[float] = []
        for judge in judges:
            marks.append(judge(value))
            self.moves += 1
            if best and len(marks) == FIRST and sum(marks) < sum(best[:FIRST]):
                break
        return marks

    def _opened(self, idea: object) -> list[Any]:
        """Return states just after all answers were opened, in several worlds."""
        states: list[Any] = []
        world = self.world
        for number in range(self.level.worlds):
            if number:
                world = imagine(self.game, self.seat, self.dice)
            line = self._begun(world, idea, self._others(world, self.dice))
            if line.question is None or line.question.kind in self.mind.arranged:
                return []  # Others answer later.
            states.append(line.state)
        return states

    # -- searching ------------------------------------------------------------------------------

    def _searched(self) -> Any:
        """Follow answers to the end of the round in several worlds, and drop the worse half
        repeatedly."""
        ideas = self._ideas()
        sums = [0.0] * len(ideas)
        left = list(range(len(ideas)))
        world = self.world
        halvings = max(1, (len(ideas) - 1).bit_length())
        share = self.level.lines / halvings
        done = 0
        while len(left) > 1 and self.moves < self.level.moves:
            for _ in range(max(1, round(share / len(left)))):
                seed = self.dice.seed()
                others = self._others(world, SeededRandom(seed))
                for at in left:
                    sums[at] += self._followed(world, ideas[at], others, seed)
                done += 1
                world = imagine(self.game, self.seat, self.dice)
            left.sort(key=lambda at: -sums[at])
            left = left[: (len(left) + 1) // 2]
        return ideas[left[0]]

    def _followed(
        self, world: AnyGame, idea: object, others: Mapping[Seat, object], seed: int
    ) -> float:
        dice = SeededRandom(seed)
        line = self._begun(world, idea, others)
        self._play_on(line, dice, lambda g: self.mind.foreseen(g, world, self.seat))
        return self._value(line)

    def judged(self, ideas: Sequence[object], looks: int) -> list[float]:
        """Return the chance to win after each answer, averaged over some tries.

        Answers on which a search pays are followed to the end of the round.
        """
        question = self.world.question
        assert question is not None
        sums = [0.0] * len(ideas)
        world = self.world
        for look in range(looks):
            if look:
                world = imagine(self.game, self.seat, self.dice)
            seed = self.dice.seed()
            others = self._others(world, SeededRandom(seed))
            for at, idea in enumerate(ideas):
                if question.kind in self.mind.weighed:
                    line = self._begun(world, idea, others)
                    self._play_on(
                        line, SeededRandom(seed), lambda g: self.mind.settled(g, question.number)
                    )
                    sums[at] += self._value(line)
                else:
                    sums[at] += self._followed(world, idea, others, seed)
        return [total / looks for total in sums]

    # -- answers at the same time ---------------------------------------------------------------

    def _duelled(self, number: int, other: Seat) -> Any:
        """Try out every answer against every answer of the other seat, and pick from a good mix."""
        mine = self.mind.ideas(self.world, self.seat, self.level.tries, self.dice)
        theirs = self.mind.ideas(self.world, other, self.level.tries, self.dice)
        seed = self.dice.seed()
        gains: list[list[float]] = []
        losses: list[list[float]] = []
        for idea in mine:
            worths = []
            for reply in theirs:
                line = self._begun(self.world, idea, {other: reply})
                self._play_on(line, SeededRandom(seed), lambda g: self.mind.settled(g, number))
                worths.append(self._judged(line.state))
            gains.append([w[self.seat] for w in worths])
            losses.append([w[other] for w in worths])
        mix, _ = good_mix(gains, losses)
        choice = self.dice.random()
        for idea, share in zip(mine, mix, strict=True):
            choice -= share
            if choice < 0:
                return idea
        return mine[max(range(len(mine)), key=lambda at: mix[at])]

    # -- playing on -----------------------------------------------------------------------------

    def _others(self, world: AnyGame, dice: SeededRandom) -> dict[Seat, Any]:
        """Return sensible answers of the others who are asked."""
        question = world.question
        assert question is not None
        self.moves += len(question.shapes)
        return {s: self.mind.quick(world, s, dice) for s in question.shapes if s != self.seat}

    def _begun(self, world: AnyGame, idea: object, others: Mapping[Seat, object]) -> AnyGame:
        """Return a fork in which the seat has answered, and so have the others."""
        line = fork(world)
        line.sealed = {}
        for other, value in others.items():
            line.answer(other, value)
        line.answer(self.seat, idea)
        return line

    def _play_on(self, line: AnyGame, dice: SeededRandom, done: Callable[[AnyGame], bool]) -> None:
        """Answer quickly for everyone until a condition holds."""
        moves = 0
        while line.question is not None and moves < LONGEST:
            question = line.question
            if CHANCE in question.shapes:
                line.answer_chance(dice)
                continue
            if done(line):
                break
            for seat in line.awaited:
                spared = self.spared if seat == self.seat else NOBODY
                line.answer(seat, self.mind.quick(line, seat, dice, spared))
                moves += 1
        self.moves += moves
