"""March orders (8)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, TypedDict

from engine.agot import kinds
from engine.agot.board import neutral
from engine.agot.board.control import castles, controller, is_attack, may_leave_token, take_over
from engine.agot.board.ports import aftermath
from engine.agot.board.reach import port_room, targets_of
from engine.agot.board.supply import limits_of, sizes_of, too_much
from engine.agot.combat import steps
from engine.agot.components import ROUTED, Area, House
from engine.agot.information.preview import march_lines
from engine.agot.shapes import MarchAnswer
from engine.agot.state import AgotState, total, unrouted
from engine.agot.types import Units
from engine.agot.variants.fog import known_to
from engine.kernel.ask import ask
from engine.kernel.data import Data
from engine.kernel.phrase import Phrase, PhraseLine, Refusal, phrase, refusal
from engine.kernel.shapes import Moves
from engine.kernel.shapes.base import Option, Step
from engine.kernel.state import stage

CALL_SUPPORT = True
"""The answer with which a House first asks for support against a neutral force."""


@stage
def marches(s: AgotState) -> None:
    """Let every House in turn order resolve one March order, until none is left (7.2)."""
    s.phase = "marches"
    house = s.next_with("march")
    if house is None:
        return
    s.then(marches)
    s.then(march, house, True)


@stage
def marches_over(s: AgotState) -> None:
    """End the marches."""
    s.tell("marches-over", chapter=True)


@stage
async def march(s: AgotState, house: House, may_call: bool) -> None:
    """Let one House resolve one March order, or first call for support (8)."""
    given: Any = await ask(house, kinds.MARCH, March(known_to(s, house), house, may_call))
    if given is CALL_SUPPORT:
        s.tell("support-called", house=f"house:{house}")
        s.then(march, house, False)
        s.then(neutral.call_support, house)
        return
    answer: MarchAnswer = given
    origin, moves = answer["area"], answer["moves"]
    battle = next((a for a in moves if is_attack(s, house, a)), None)
    blade = battle in s.neutral and neutral.needs_the_blade(
        s, house, battle, neutral.march_strength(s, house, origin, battle, moves)
    )
    _move_peacefully(s, house, origin, {a: u for a, u in moves.items() if a != battle})
    if battle is not None:
        s.remove(origin, moves[battle])
    if blade:
        s.blade_used = True
        s.tell("blade-used", house=f"house:{house}")
    if not moves:
        s.tell("march-nothing", house=f"house:{house}", area=f"area:{origin}")
    if answer["leave_power_token"]:
        # This happens at that moment, before any combat (8.8).
        s.leave_token(house, origin)
        s.tell("token-left", house=f"house:{house}", area=f"area:{origin}")
    s.promised = {}
    if battle is None:
        del s.orders[origin]
    elif battle in s.neutral:
        _conquer(s, house, origin, battle, moves[battle])
    else:
        steps.begin(s, house, origin, battle, moves[battle])
    await aftermath(s, origin)


def _move_peacefully(s: AgotState, house: House, origin: Area, moves: Mapping[Area, Units]) -> None:
    """Move everything that starts no combat, first (8.5, 8.6)."""
    for area, units in moves.items():
        s.remove(origin, units)
        s.add(area, house, units)
        take_over(s, area, house)
        s.tell(
            "marched",
            house=f"house:{house}",
            units=units,
            origin=f"area:{origin}",
            area=f"area:{area}",
        )


def _conquer(s: AgotState, house: House, origin: Area, area: Area, units: Units) -> None:
    """Remove a neutral force that is beaten, and move the units in (13.6)."""
    strength = s.neutral.pop(area)
    del s.orders[origin]
    s.add(area, house, units)
    s.tell(
        "neutral-beaten",
        house=f"house:{house}",
        units=units,
        origin=f"area:{origin}",
        area=f"area:{area}",
        strength=strength,
    )


class MarchWay(TypedDict):
    """The origin and the target of a march, for a message."""

    origin: str
    target: str


class March(Moves[MarchAnswer]):
    """A choice of the March order to resolve, and where its units go."""

    marks = ("leave_power_token",)

    def __init__(self, s: AgotState, house: House, may_call: bool) -> None:
        self._table = s
        self._house = house
        self._targets: dict[tuple[Area, str], Sequence[Area]] = {}
        self._sizes = sizes_of(s, house)
        self._may_call = may_call
        super().__init__({a: unrouted(s.units[a]) for a in s.with_order(house, "march")})

    @cached_property
    def may_call(self) -> bool:
        """Whether the House may first ask for support against a neutral force."""
        s = self._table
        return self._may_call and bool(s.neutral) and neutral.may_be_helped(s, self._house)

    def kind_of(self, value: object, kind: str) -> str:
        """Return ``call-support`` for the call."""
        return kinds.CALL_SUPPORT if value is CALL_SUPPORT else kind

    def check(self, value: object) -> Refusal | None:
        """Accept legal marches, and the call for support if someone could give it."""
        if value is CALL_SUPPORT:
            return None if self.may_call else refusal("nobody-to-call", "13.4")
        return super().check(value)

    def facts(self) -> Data:
        """Return armies and Supply, and what the areas within reach ask of those who enter."""
        s, house = self._table, self._house
        near = {a for o, units in self.origins.items() for u in units for a in self.targets(o, u)}
        reach = sorted(near)
        return {
            "armies": dict(self._sizes),
            "army_limits": list(limits_of(s, house)),
            "attacks": [a for a in reach if is_attack(s, house, a)],
            "attack_counts_late": s.ruled("march-supply", "every-step"),
            "neutral": {a: s.neutral[a] for a in reach if a in s.neutral},
            "room": {a: port_room(s, a) for a in reach if s.box.kind[a] == "port"},
            "may_leave_token": [o for o in self.origins if may_leave_token(s, house, o)],
            "must_leave_token": s.must_leave_token(house),
        }

    def targets(self, origin: str, unit: str) -> Sequence[str]:
        """Return the areas that a unit could reach (8.2, 8.3, 8.10)."""
        s = self._table
        key = (origin, "ship" if unit == "ship" else "air" if s.flies(unit) else "land")
        if key not in self._targets:
            self._targets[key] = targets_of(s, self._house, origin, unit)
        return self._targets[key]

    def problem(self, origin: str, moves: Mapping[str, Mapping[str, int]]) -> Refusal | None:
        """Refuse two attacks, full ports, too weak a march on a neutral force, and oversupply."""
        s, house = self._table, self._house
        attacks = [a for a in moves if is_attack(s, house, a)]
        if len(attacks) > 1:
            return refusal("two-attacks", "8.4", areas=[f"area:{a}" for a in attacks])
        for area, units in moves.items():
            if s.box.kind[area] == "port" and total(units) > port_room(s, area):
                return refusal("port-full", "4.5.5", place=f"area:{area}")
        for area in attacks:
            if area in s.neutral:
                strength = neutral.march_strength(s, house, origin, area, moves)
                short = strength < s.neutral[area]
                if short and not neutral.needs_the_blade(s, house, area, strength):
                    return refusal(
                        "neutral-too-strong",
                        "13.6",
                        area=f"area:{area}",
                        strength=strength,
                        needed=s.neutral[area],
                    )
        if not moves:
            return None
        sizes = dict(self._sizes)
        for area, units in moves.items():
            count = total(units)
            sizes[origin] -= count
            sizes[area] = sizes.get(area, 0) + count
        reason = too_much(s, house, sizes, self._sizes, "8.12")
        if reason is None and attacks and s.ruled("march-supply", "every-step"):
            # Before the attack, the attackers still count with the units that stay (17.19).
            attackers = total(moves[attacks[0]])
            sizes[origin] += attackers
            sizes[attacks[0]] -= attackers
            reason = too_much(s, house, sizes, self._sizes, "8.12")
        return reason

    def hopeless(self, origin: str, moves: Mapping[str, Mapping[str, int]]) -> bool:
        """Return whether more moves cannot mend a march: two attacks stay two (8.4)."""
        return sum(1 for a in moves if is_attack(self._table, self._house, a)) > 1

    def prospect(self, target: str) -> Phrase | None:
        """Return the icons of a land area, and whether the House would gain a castle (1.4)."""
        s, house = self._table, self._house
        if s.box.kind[target] != "land":
            return None
        kinds = {points: kind for kind, points in s.box.figures.points.items()}
        castle = s.castles.get(target)
        has = [phrase(f"has-{kinds[castle]}")] if castle else []
        has += [phrase("has-supply", count=n)] if (n := s.supply_in(target)) else []
        has += [phrase("has-power", count=n)] if (n := s.power_in(target)) else []
        holder = controller(s, target)
        if not castle or holder == house or not s.counts_castles(house):
            return phrase("prospect", has=has) if has else None
        number = castles(s, house) + 1
        if holder is None:
            return phrase("prospect-castle", has=has, number=number)
        return phrase("prospect-taken", has=has, number=number, rival=f"house:{holder}")

    def may_mark(self, origin: str, moves: Mapping[str, Mapping[str, int]], mark: str) -> bool:
        """Return whether the march empties the area, so that a Power token may stay (8.8, 11.4)."""
        left = self._sizes[origin] - sum(total(u) for u in moves.values())
        return left == 0 and may_leave_token(self._table, self._house, origin)

    def must_mark(self, origin: str, moves: Mapping[str, Mapping[str, int]], mark: str) -> bool:
        """Return whether a Power token stays whenever it may."""
        must = self._table.must_leave_token(self._house)
        return must and self.may_mark(origin, moves, mark)

    def no_mark(self, origin: str, mark: str) -> Refusal:
        """Return why no Power token can be left."""
        return refusal("no-token-to-leave", "11.4", area=f"area:{origin}")

    def missing(self, origin: str, unit: str) -> Refusal:
        """Return the refusal that the units are routed, if that is what keeps them (8.1)."""
        if unit.startswith(ROUTED) and self._table.units[origin].get(unit):
            return refusal("routed-do-not-march", "8.1", area=f"area:{origin}")
        return super().missing(origin, unit)

    def unreachable(self, origin: str, unit: str, target: str) -> Refusal:
        """Return why a unit cannot march to an area."""
        s = self._table
        places: MarchWay = {"origin": f"area:{origin}", "target": f"area:{target}"}
        if target not in s.box.areas:
            return refusal("no-such-area", None, given=f"raw:{target[:40]}")
        if (closed := s.not_open(self._house, target)) is not None:
            return closed
        kind = s.box.kind[target]
        if unit == "ship":
            if kind == "land":
                return refusal("ships-not-on-land", "8.3", **places)
            if kind == "port" and target in s.box.borders[origin]:
                return refusal("foreign-port", "12.4", **places)
        elif kind != "land":
            return refusal("land-units-not-at-sea", "8.3", unit=f"unit:{unit}", **places)
        return refusal("out-of-reach", "8.2", unit=f"unit:{unit}", **places)

    def not_an_origin(self, place: str) -> Refusal:
        """Return the refusal of an area in which the House has no March order."""
        return refusal("no-order-there", "7.2", area=f"area:{place}", order="order-type:march")

    def preview(self, value: MarchAnswer | bool) -> Sequence[PhraseLine]:
        """Return what the march does: battles, what it leaves behind, Supply afterwards."""
        if isinstance(value, bool):  # A call for support has no preview.
            return ()
        return march_lines(
            self._table,
            self._house,
            value["area"],
            value["moves"],
            leaves_token=value["leave_power_token"],
        )

    def step(self, path: Sequence[str]) -> Step:
        """Return the next choice, with the call for support beside the March orders."""
        if list(path) == [CALL_OPTION]:
            if not self.may_call:
                return super().step(path)  # This raises WrongPath.
            return Step(None, (), ready=True, value=CALL_SUPPORT)
        step = super().step(path)
        if path or not self.may_call:
            return step
        call = Option(CALL_OPTION, phrase("name", of=CALL_OPTION))
        return Step(step.prompt, (*step.options, call))


CALL_OPTION = "choice:call-support"
