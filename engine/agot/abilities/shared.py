"""Functions that the abilities of several cards share."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

from engine.agot import kinds
from engine.agot.components import House
from engine.agot.shapes import AbilityAnswer
from engine.kernel.ask import ask
from engine.kernel.phrase import Param, Phrase
from engine.kernel.shapes import OneOf

if TYPE_CHECKING:
    from engine.agot.combat.battle import Battle

DECLINE = "choice:decline"

T = TypeVar("T", bound=str)
"""The type of what an ability is used on."""


def won(b: Battle, house: House) -> bool:
    """Return whether a combatant has won."""
    return b.c["winner"] == house


def bonus(b: Battle, house: House) -> int:
    """Return what a choice has added to a card's strength in this combat."""
    return b.c.get("bonus", {}).get(house, 0)


def give_bonus(b: Battle, house: House, number: int) -> None:
    """Add to a card's strength for this combat."""
    b.c["bonus"] = {**b.c.get("bonus", {}), house: number}


async def may_use(b: Battle, house: House, *, safe: bool = False, **about: Param) -> bool:
    """Let a House use its card's ability or not; return whether it does.

    ``safe``: an absent player uses it. ``about`` is added to the question.
    """
    card = b.card(house)
    answers: dict[str, AbilityAnswer] = {
        "choice:use": {"card": card, "use": True},
        DECLINE: {"card": card, "use": False},
    }
    shape = OneOf.named(answers, safest=("choice:use",) if safe else None)
    answer = await ask(house, kinds.ABILITY, shape, card=f"card:{card}", **about)
    return answer["use"]


async def choose_target(
    b: Battle,
    house: House,
    kind: str,
    targets: Iterable[T],
    *,
    key: str = "",
    safe: bool = False,
    must: bool = False,
    notes: Mapping[Any, Phrase] | None = None,
    **about: Param,
) -> T | None:
    """Let a House use its card's ability on one of some targets; return it, or None if it does not.

    ``kind`` is what the targets are, such as ``card``; the answer has the target under ``key``,
    which is the kind if left out. ``safe``: an absent player uses the ability, on the first target.
    ``must``: it cannot be declined.
    ``notes`` are those of the options, and ``about`` is added to the question. Nothing is asked if
    there is no target.
    """
    card, key = b.card(house), key or kind
    answers: dict[str, dict[str, object]] = {
        f"{kind}:{target}": {"card": card, "use": True, key: target} for target in targets
    }
    if not answers:
        return None
    safest = (next(iter(answers)),) if safe else None
    if not must:
        answers[DECLINE] = {"card": card, "use": False}
    shape = OneOf.named(answers, safest=safest, notes=notes)
    answer = await ask(house, kinds.ABILITY, shape, card=f"card:{card}", **about)
    return cast(T, answer[key]) if answer["use"] else None


async def may_return(b: Battle, house: House) -> None:
    """Let a House return its card to the hand instead of discarding it (X0.2.3)."""
    s, card = b.s, b.card(house)
    assert card is not None
    if await may_use(b, house):
        s.retrieve(house, card)
        b.c["last_card"] = [h for h in b.c["last_card"] if h != house]
