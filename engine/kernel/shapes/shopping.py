"""A shopping list."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from engine.kernel.phrase import Refusal, refusal
from engine.kernel.shapes.base import Option, RandomSource, Shape, Step, WrongPath, pick

P = TypeVar("P", bound=Mapping[str, object])


@dataclass(frozen=True, slots=True)
class Goods:
    """What a purchase buys, in a form that players can type."""

    piece: str
    at: str
    """The place where the piece appears."""
    upgrade: bool = False
    """Whether it replaces another piece."""


class Shopping(Shape[dict[str, list[P]]], Generic[P]):
    """A shopping list: purchases at several places, each place with its own purse.

    The value is ``{place: [purchase, …]}``; an empty list, or a place left out, buys nothing.
    """

    form = "shopping"

    def offers(self, bought: Mapping[str, Sequence[P]]) -> list[tuple[str, P]]:
        """List what could be bought next, as (place, purchase)."""
        raise NotImplementedError

    def barred(
        self, bought: Mapping[str, Sequence[P]], *, unpaid: bool = False
    ) -> list[tuple[str, P, Refusal]]:
        """List what a place could pay for, but may not buy next, each with the reason.

        With ``unpaid``, this includes what it can no longer pay for.
        """
        return []

    def no_purse(self, place: str) -> Refusal:
        """Return the refusal that a place buys nothing."""
        return refusal("buys-nothing", None, place=f"area:{place}")

    def label(self, place: str, purchase: P) -> Option:
        """Return the option for a purchase, under an id that no other offer has."""
        raise NotImplementedError

    def goods(self, place: str, purchase: P) -> Goods | None:
        """Return what a purchase buys; ``None`` if only its label distinguishes it from others."""
        return None

    def sample(self, rng: RandomSource) -> dict[str, list[P]]:
        """Buy random things until nothing is on offer, or until chance ends it."""
        bought: dict[str, list[P]] = {}
        while rng.random() < 0.9 and (offers := self.offers(bought)):
            place, purchase = pick(rng, offers)
            bought.setdefault(place, []).append(purchase)
        return bought

    def safe(self) -> dict[str, list[P]]:
        """Buy nothing."""
        return {}

    def forced(self) -> dict[str, list[P]] | None:
        """Return the empty list if nothing is on offer."""
        return None if self.offers({}) else {}

    def step(self, path: Sequence[str]) -> Step:
        """Offer one purchase after another."""
        bought: dict[str, list[P]] = {}
        for entry in path:
            for place, purchase in self.offers(bought):
                if self.label(place, purchase).id == entry:
                    bought.setdefault(place, []).append(purchase)
                    break
            else:
                raise WrongPath(path)
        options = tuple(self.label(place, purchase) for place, purchase in self.offers(bought))
        return Step(None, options, ready=True, value=bought)
