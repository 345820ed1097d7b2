"""Plays random games with random plans, and holds every stop and every answer against the rules.

It keeps plans as a table does: reviews them after every step, gives what fires, notes what stops.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from engine.kernel.ahead.lookahead import Foreseen, Foresight, foresee, planned, plans_of
from engine.kernel.ahead.plans import Plan, PlanChoice, TakesPlans, judge, review, stopped
from engine.kernel.ask import CHANCE, Seat
from engine.kernel.game import Game
from engine.kernel.phrase import Refused, plain
from engine.kernel.ruleset import Ruleset
from engine.kernel.saving import save
from tests.agreeing import some_options
from tests.imagine.swaps import swapped

Oracle = Callable[[Plan, Mapping[str, Any], Mapping[str, Any]], str | None]
"""Says what has changed that a plan did not foresee, by a spectator's views: foreseen and now."""


@dataclass
class Kept:
    """A plan and what has become of it."""

    plan: Plan
    foreseen: Mapping[str, Any]
    """What a spectator would see when the plan is due, as it was foreseen."""
    spent: bool = False


@dataclass
class Desk:
    """A game whose players plan at random."""

    game: Game[Any]
    rng: random.Random
    oracle: Oracle
    kept: dict[Seat, list[Kept]] = field(default_factory=dict)
    seen: Counter[str] = field(default_factory=Counter)
    steps: list[Any] = field(default_factory=list)

    @property
    def rules(self) -> TakesPlans[Any]:
        """The rules, which take plans."""
        rules = self.game.ruleset
        assert isinstance(rules, TakesPlans)
        return rules

    # -- planning -------------------------------------------------------------------------------

    def plan(self, seat: Seat) -> None:
        """Let a seat plan something at random, if it can foresee anything."""
        mine = self.kept.setdefault(seat, [])
        plans = [k.plan for k in mine if not k.spent]
        found = self._foreseen(seat, plans)
        open_places = [
            at for at, f in enumerate(found.questions) if f.planned is None and not f.now
        ]
        if not open_places:
            return
        place = self.rng.choice(open_places)
        foreseen = found.questions[place]
        choices = [self._choice(foreseen, seat) for _ in range(1 + (self.rng.random() < 0.3))]
        try:
            made = planned(
                found,
                place,
                choices,
                otherwise=self.rng.choice(["ask", "ask", "pass"]),
                until=self.rng.choice(["round", "battle", "changed"]),
            )
        except Refused as no:
            self.seen[no.reason.phrase.id] += 1
            return
        assert json.loads(json.dumps(made)) == made, "a plan is plain data"
        mine.append(Kept(made, foreseen.game.view(None)))
        self.seen[f"planned {made['kind']}"] += 1

    def _foreseen(self, seat: Seat, plans: list[Plan]) -> Foresight:
        before = json.dumps(save(self.game))
        found = foresee(self.game, seat, random.Random(1), plans)
        assert json.dumps(save(self.game)) == before, "looking ahead changed the game"
        return found

    def _choice(self, foreseen: Foreseen, seat: Seat) -> PlanChoice:
        value = foreseen.shape.sample(self.rng)
        state, kind = foreseen.game.state, foreseen.kind
        offered = list(self.rules.conditions(state, seat, kind, value))
        for condition in offered:
            assert self.rules.condition_in_words(condition).id.startswith("plan-if-")
            self.seen[f"condition {condition['if']}"] += 1
        number = min(len(offered), self.rng.choice([0, 0, 1, 2]))
        return {"value": value, "conditions": self.rng.sample(offered, number)}

    # -- playing --------------------------------------------------------------------------------

    def step(self) -> None:
        """Let chance, a plan, or else a player at random answer."""
        game = self.game
        for kind in (kind for kind in game.ruleset.kinds.values() if kind.plannable):
            assert self.rules.may_come(game.state, kind) in (True, False)
        if game.answer_chance(self.rng):
            self.steps += game.fetch_steps()
            return
        if not self._fire():
            seat = self.rng.choice(game.awaited)
            game.answer(seat, game.shape_for(seat).sample(self.rng))
        self.steps += game.fetch_steps()

    def _fire(self) -> bool:
        """Review all plans; give the first answer that fires."""
        for seat, mine in self.kept.items():
            live = [k for k in mine if not k.spent]
            found = review([k.plan for k in live], self.game, seat)
            for at, reason in found.stopped.items():
                assert "stopped" not in live[at].plan, "a plan stopped twice"
                live[at].plan = stopped(live[at].plan, reason)
                self.seen[f"stopped: {reason.id}"] += 1
            if found.fires is not None:
                self._check(live[found.fires], seat, found.value)
                live[found.fires].spent = True
                self.game.answer(seat, found.value)
                return True
        return False

    def _check(self, kept: Kept, seat: Seat, value: Any) -> None:
        """Hold an answer that fires against what the plan says and what everybody sees."""
        game, plan, rules = self.game, kept.plan, self.rules
        assert "stopped" not in plan, "a plan fired after its stop"
        assert seat in game.awaited
        assert game.question is not None
        assert game.question.kind == plan["kind"]
        shape = game.shape_for(seat)
        assert shape.check(value) is None
        for choice in plan["choices"]:
            holds = all(rules.holds(game.state, seat, c) for c in choice["conditions"])
            if holds and shape.check(choice["value"]) is None:
                assert choice["value"] == value, "not the first choice that fits"
                self.seen[f"fired {plan['kind']}"] += 1
                break
        else:
            first = plan["choices"][0]["value"]
            assert plan["otherwise"] == "pass"
            assert value == rules.passing(game.state, seat, plan["kind"], first)
            self.seen["passed"] += 1
        if not any(choice["conditions"] for choice in plan["choices"]):
            assert self.oracle(plan, kept.foreseen, game.view(None)) is None

    # -- secrets --------------------------------------------------------------------------------

    def compare(self, seat: Seat) -> None:
        """Show that other secrets change neither what a seat foresees nor what stops its plans."""
        other = swapped(self.game, seat, self.rng)
        if other is None:
            return
        plans = [k.plan for k in self.kept.get(seat, []) if not k.spent]
        assert looks(foresee(other, seat, random.Random(2), plans)) == looks(
            foresee(self.game, seat, random.Random(2), plans)
        )
        for plan in plans:
            assert judge(plan, other, seat) == judge(plan, self.game, seat)
        self.seen["other secrets"] += 1


def looks(found: Foresight) -> list[Any]:
    """Return all that a foresight shows."""
    shown: list[Any] = [found.ends]
    for f in found.questions:
        assert f.game.question is not None
        shown.append(
            {
                "kind": f.kind,
                "params": {name: plain(value) for name, value in f.params.items()},
                "now": f.now,
                "after": list(f.after),
                "assumed": [p.to_json() for p in f.assumed],
                "planned": f.planned,
                "answer": f.shape.sample(random.Random(3)),
                "view": f.game.view(f.seat),
            }
        )
    return shown


Begin = Callable[[random.Random], Game[Any]]
"""Begins a game at random."""


def beginning(ruleset: Ruleset[Any], **fixed: Any) -> Begin:
    """Return what begins games of any size by the rules, some options being fixed, of those in
    which players can answer ahead."""

    def begin(rng: random.Random) -> Game[Any]:
        while True:
            game = Game.new(ruleset, some_options(ruleset, rng, **fixed))
            if plans_of(ruleset, game.setup) is not None:
                return game

    return begin


def prove(
    begin: Begin,
    games: int,
    seed: int,
    oracle: Oracle,
    *,
    rounds: int,
    during: frozenset[str],
) -> Counter[str]:
    """Play so many games through some rounds, and count what was seen.

    While a question of the kinds ``during`` is open, players plan most.
    """
    seen: Counter[str] = Counter()
    for number in range(games):
        rng = random.Random(f"ahead/{seed}/{number}")
        desk = Desk(begin(rng), rng, oracle, seen=seen)
        game = desk.game
        last = game.state.round + rounds
        while not game.over and game.state.round < last:
            question = game.question
            assert question is not None
            share = 0.0 if CHANCE in question.shapes else 0.6 if question.kind in during else 0.05
            if rng.random() < share:
                desk.plan(rng.choice(list(game.setup.seats)))
                if rng.random() < 0.1:
                    desk.compare(rng.choice(list(game.setup.seats)))
            desk.step()
    return seen
