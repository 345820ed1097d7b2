"""Call for support (9.1)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from itertools import product

from engine.agot import kinds
from engine.agot.combat.battle import Battle
from engine.agot.components import Area, House
from engine.agot.information.preview import standing_lines
from engine.agot.information.what_if import left_after_refusal, refusing_matters, supporting_matters
from engine.kernel.ask import ask
from engine.kernel.phrase import PhraseLine, Refusal, phrase, refusal
from engine.kernel.shapes import OneOf, SomeOf


async def call_for_support(b: Battle) -> None:
    """Let others declare support in turn order; then each combatant may refuse it (9.1).

    The rules ask a combatant even if only its own support is left to refuse or if refusing makes no
    difference, and others even if their support is worth nothing, because records may hold an
    answer. Players are not asked; see :meth:`Helpers.unasked` and :meth:`Declaration.unasked`.
    """
    s = b.s
    reach: dict[House, list[Area]] = {}
    for area in b.support_areas():
        reach.setdefault(s.owner[area], []).append(area)
    backs = b.c["support"]
    for house in b.in_turn_order():
        for helper in reach:
            if s.backs(helper, house):
                backs[helper] = b.side(house)
    for house in s.turn_order:
        if house not in reach or house in backs:
            continue
        answer = await ask(
            house,
            kinds.SUPPORT,
            Declaration(b, house, sorted(reach[house])),
            area=f"area:{b.area}",
            attacker=f"house:{b.attacker}",
            defender=f"house:{b.defender}",
            supporters=[f"area:{a}" for a in reach[house]],
        )
        declared = sorted(set(answer.values()))
        backs[house] = declared[0] if len(declared) == 1 else answer
        for side in declared:
            s.tell("support", house=f"house:{house}", side=f"side:{side}", area=f"area:{b.area}")
    for house in (b.attacker, b.defender):
        helpers = sorted({s.owner[a] for a in b.supporting(house)})
        if not helpers:
            continue
        refused = await ask(
            house,
            kinds.REFUSE_SUPPORT,
            Helpers(b, house, helpers),
            area=f"area:{b.area}",
        )
        for helper in refused:
            _refuse(b, house, helper)
            s.tell("support-refused", house=f"house:{house}", helper=f"house:{helper}")


AREA_BY_AREA = "choice:area-by-area"
"""The option that leads to a choice for each area of a House."""

SIDES = ("attacker", "defender", "none")


class Declaration(OneOf[dict[Area, str]]):
    """The side that a House supports; if so ruled, one for each of its areas (9.1.3).

    No House supports an enemy of its family (X2.6.2).
    """

    def __init__(self, b: Battle, house: House, areas: list[Area]) -> None:
        self._battle = b
        self._house = house
        self._areas = areas
        self._kin = next((h for h in (b.attacker, b.defender) if b.s.friends(house, h)), None)
        self._sides = SIDES if self._kin is None else (b.side(self._kin), "none")
        mixed = [c for c in product(self._sides, repeat=len(areas)) if len(set(c)) > 1]
        if b.s.ruled("support", "one-side-per-house"):
            mixed = []
        elif not b.s.ruled("support", "each-area-by-itself"):
            mixed = [c for c in mixed if "none" in c and len(set(c)) == 2]
        answers: dict[tuple[str, ...], dict[Area, str]] = {
            (f"side:{side}",): dict.fromkeys(areas, side) for side in self._sides
        }
        for chosen in mixed:
            path = (AREA_BY_AREA, *(f"side:{side}" for side in chosen))
            answers[path] = dict(zip(areas, chosen, strict=True))
        prompts = (None, *(phrase("step-support", area=f"area:{a}") for a in areas))
        super().__init__(answers, prompts=prompts, safest=("side:none",))

    def unasked(self) -> dict[Area, str] | None:
        """Support nobody if the support is worth nothing to either side."""
        return None if self._matters else self.safe()

    @cached_property
    def _matters(self) -> bool:
        """Whether the support could make a difference; cached while the question is open."""
        return supporting_matters(self._battle, self._house)

    def why(self, value: object) -> Refusal:
        """Return the refusal of two sides for one House, or of missing areas."""
        if not isinstance(value, dict) or any(side not in SIDES for side in value.values()):
            return refusal("not-offered")
        if any(side not in self._sides for side in value.values()):
            return refusal("support-against-family", "X2.6.2", house=f"house:{self._kin}")
        if set(value) == set(self._areas):
            strict = self._battle.s.ruled("support", "one-side-per-house")
            return refusal("support-all-areas" if strict else "support-one-side", "9.1.3")
        return refusal("not-these-supporters", "9.1.1", areas=[f"area:{a}" for a in self._areas])

    def briefing(self) -> Sequence[PhraseLine]:
        """Return lines with the strengths so far."""
        return standing_lines(self._battle)


class Helpers(SomeOf):
    """The helpers that a combatant refuses (9.1.4).

    Only others are offered; a record may also name the combatant itself, which then does not use
    its own Support orders (9.1.2).
    """

    def __init__(self, b: Battle, house: House, helpers: list[House]) -> None:
        others = [h for h in helpers if h != house]
        super().__init__("house", others, 0, len(others))
        self._battle = b
        self._house = house
        self.itself = house if house in helpers else None
        """The combatant, if it supports itself."""

    def check(self, value: object) -> Refusal | None:
        """Accept some of the others, and in addition the combatant itself."""
        if isinstance(value, list) and value.count(self.itself) == 1:
            value = [v for v in value if v != self.itself]
        return super().check(value)

    def unasked(self) -> list[str] | None:
        """Accept all support if no other House offers any, or if refusing could change nothing."""
        return None if self.things and self._matters else []

    @cached_property
    def _matters(self) -> bool:
        """Whether refusing could make a difference; cached while the question is open."""
        return refusing_matters(self._battle, self._house)

    def briefing(self) -> Sequence[PhraseLine]:
        """Return lines with the strengths, including everyone's support."""
        return standing_lines(self._battle)


def _refuse(b: Battle, house: House, helper: House) -> None:
    backs, refused = b.c["support"], b.c.setdefault("refused", {})
    refused.update({a: house for a in b.supporting(house) if b.s.owner[a] == helper})
    left = left_after_refusal(b, house, helper)
    if left is None:
        del backs[helper]
    else:
        backs[helper] = left
