"""The thinking about one answer, in worlds that a seat imagines."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import cycle, islice
from statistics import fmean
from typing import Any

from engine.kernel.ask import CHANCE, Seat
from engine.kernel.game import AnyGame
from engine.kernel.heuristics import NOBODY, Heuristics
from engine.kernel.shapes.base import AnyShape, same
from engine.kernel.state import State
from engine.kernel.worlds import fork, imagine

from .effort import Level
from .regret_matching import good_mix
from .seeded_random import SeededRandom

VARIATIONS = 24
"""How many changes of an answer are examined before the best of them is made."""
FIRST = 2
"""In how many worlds an answer made of parts is judged before it can be given up."""
FINALISTS = 8
"""How many of the best answers made of parts are compared by how the round ends."""
FORESEEN, SHARE = 8, 20
"""How many lines of play the judgment of an answer counts like that is made without any: so many,
or one for so many that are followed. Quick answers mislead, however often a round is played on."""
Judging = Callable[[Any], Mapping[Seat, float]]
"""A function that returns every seat's chance to win in a state."""
World = tuple[AnyGame, Mapping[Seat, Any]]
"""An imagined world, with the answers that are expected of the others there."""

LONGEST = 400
"""How many moves a line of play has at most before it is judged."""


class Thought:
    """The thinking about one answer; it counts its moves."""

    def __init__(
        self,
        level: Level,
        mind: Heuristics,
        game: AnyGame,
        world: AnyGame,
        seat: Seat,
        dice: SeededRandom,
        spared: frozenset[Seat] = NOBODY,
    ) -> None:
        self.level = level
        self.mind = mind
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
            return self._searched(self._ideas(), self.level.lines, self._judged, self._imagined())
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

    def _value(self, line: AnyGame, judge: Judging) -> float:
        """Return a line of play's value: the chance to win, less 1 if it attacks a spared seat.

        So lines that attack spared seats are worse than all others, but still ranked.
        """
        value = judge(line.state)[self.seat]
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
                sums[at] += self._value(line, self._judged)
            left.sort(key=lambda at: -sums[at])
            if self.moves >= self.level.moves or len(left) == 1:
                break
            if look + 1 < self.level.looks:
                left = left[: max(2, (2 * len(left) + 2) // 3)]
                world = imagine(self.game, self.seat, self.dice)
        return ideas[left[0]]

    # -- putting together -----------------------------------------------------------------------

    def _arranged(self) -> Any:
        """Judge answers just after all are opened; improve the best one part by part.

        A level that follows endings then compares the best few by how the round ends.
        """
        ideas = self._ideas()
        worlds = list(islice(self._imagined(), self.level.worlds))
        opened = [self._begun(world, ideas[0], others) for world, others in worlds]
        if any(g.question is None or g.question.kind in self.mind.arranged for g in opened):
            return ideas[0]  # Others answer later.
        judges = [self.mind.appraiser(game.state, self.seat) for game in opened]

        answer, best = ideas[0], self._marks(judges, ideas[0], ())
        judged = [(fmean(best), answer)]
        tried: Sequence[Any] = ideas[1:]
        for sweep in range(self.level.sweeps + 1):
            if sweep:
                tried = self.mind.variations(self.world, self.seat, answer, VARIATIONS, self.dice)
            before = answer
            for value in tried:
                marks = self._marks(judges, value, best)
                judged.append((fmean(marks), value))
                if sum(marks) > sum(best):
                    answer, best = value, marks
            if (sweep and answer is before) or self.moves >= self.level.moves:
                break
        if not self.level.endings:
            return answer
        judged.sort(key=lambda found: -found[0])
        finalists = [(fmean(best), answer)]
        for mark, value in judged:
            if len(finalists) >= FINALISTS:
                break
            if not any(same(value, other) for _, other in finalists):
                finalists.append((mark, value))
        foreseen = max(FORESEEN, self.level.endings // SHARE)
        # Lines are played on quickly; what quick games showed is a better judge of where they end.
        return self._searched(
            [value for _, value in finalists],
            self.level.endings,
            self.mind.quick_values,
            cycle(worlds),
            [foreseen * mark for mark, _ in finalists],
        )

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

    # -- searching ------------------------------------------------------------------------------

    def _searched(
        self,
        ideas: Sequence[Any],
        lines: int,
        judge: Judging,
        worlds: Iterator[World],
        before: Sequence[float] = (),
    ) -> Any:
        """Follow answers to the end of the round in several worlds, and drop the worse half
        repeatedly; return the best one.

        ``before`` is what speaks for each of them, added to the sum of its lines of play.
        """
        sums = list(before) or [0.0] * len(ideas)
        left = list(range(len(ideas)))
        halvings = max(1, (len(ideas) - 1).bit_length())
        share = lines / halvings
        while len(left) > 1 and self.moves < self.level.moves:
            for world, others in islice(worlds, max(1, round(share / len(left)))):
                seed = self.dice.seed()
                for at in left:
                    line = self._begun(world, ideas[at], others)
                    self._finish_round(line, world, seed)
                    sums[at] += self._value(line, judge)
            left.sort(key=lambda at: -sums[at])
            left = left[: (len(left) + 1) // 2]
        return ideas[left[0]]

    def _finish_round(self, line: AnyGame, begun: AnyGame, seed: int) -> None:
        """Answer quickly for everyone until the round is over."""
        dice = SeededRandom(seed)
        self._play_on(line, dice, lambda g: self.mind.foreseen(g, begun, self.seat))

    def judged(self, ideas: Sequence[object], looks: int) -> list[float]:
        """Return the learned chance to win after each answer, averaged over some tries.

        Answers on which a search pays are followed to the end of the round. A keen steward is a
        better judge of answers, but what it hopes is no chance that people could be told.
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
                line = self._begun(world, idea, others)
                if question.kind in self.mind.weighed:
                    self._play_on(
                        line, SeededRandom(seed), lambda g: self.mind.settled(g, question.number)
                    )
                else:
                    self._finish_round(line, world, seed)
                sums[at] += self.mind.values(line.state)[self.seat]
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

    def _imagined(self) -> Iterator[World]:
        """Yield worlds with the answers that are expected of the others, the given one first."""
        world = self.world
        while True:
            yield world, self._others(world, self.dice)
            world = imagine(self.game, self.seat, self.dice)

    def _others(self, world: AnyGame, dice: SeededRandom) -> dict[Seat, Any]:
        """Return sensible answers of the others who are asked."""
        question = world.question
        assert question is not None
        self.moves += len(question.shapes)
        others = [s for s in question.shapes if s != self.seat]
        if not self.level.expects or question.kind not in self.mind.arranged:
            return {s: self.mind.quick(world, s, dice) for s in others}
        level = replace(self.level, worlds=1, sweeps=self.level.expects, expects=0, endings=0)
        thoughts = {s: Thought(level, self.mind, world, world, s, dice) for s in others}
        found = {s: thought.answer(world.shape_for(s)) for s, thought in thoughts.items()}
        self.moves += sum(thought.moves for thought in thoughts.values())
        return found

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
