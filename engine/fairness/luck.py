"""The luck of one game: what was promised, the words of the players, and what follows from both."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypedDict

from engine.kernel.shape import Shape
from engine.kernel.shapes import Deal, OneOf, Shuffle

from .encoding import canonical, digest, mac
from .stream import Stream

SECRET_BYTES = 32
"""How long a secret is."""


class Word(TypedDict):
    """What a player has added to the luck, by seat."""

    seat: str
    word: str


@dataclass(frozen=True, slots=True)
class Agreed:
    """What a promise is bound to: which game this is, and by which rules it is played."""

    game: int
    ruleset: str
    options: Mapping[str, Any]
    seats: Sequence[str]
    rulings: Mapping[str, str]

    def to_json(self) -> dict[str, Any]:
        """Return it as plain data."""
        return {
            "game": self.game,
            "ruleset": self.ruleset,
            "options": dict(self.options),
            "seats": list(self.seats),
            "rulings": dict(self.rulings),
        }

    def commitment(self, secret: bytes) -> str:
        """Return the hash of a secret, which promises it to this game alone."""
        return digest("commitment", {**self.to_json(), "secret": secret.hex()})


@dataclass(frozen=True, slots=True)
class Luck:
    """A secret bound to a game and to the words of its players."""

    agreed: Agreed
    secret: bytes = field(repr=False)
    words: tuple[Word, ...] = ()
    seed: bytes = field(init=False, repr=False)
    """From which all draws come, and the keys of the log."""

    def __post_init__(self) -> None:
        if len(self.secret) != SECRET_BYTES:
            raise ValueError(f"a secret has {SECRET_BYTES} bytes")
        bound = {**self.agreed.to_json(), "words": [dict(word) for word in self.words]}
        object.__setattr__(self, "seed", mac(self.secret, "seed", bound))

    @property
    def commitment(self) -> str:
        """The hash of the secret that the table has seen."""
        return self.agreed.commitment(self.secret)

    def draw(self, number: int, shape: Shape[Any]) -> Any:
        """Answer the ``number``-th thing that is left to chance, counted from 1.

        What was undone counts as well, so that nothing is drawn twice from the same numbers.
        """
        stream = Stream(self.seed, number)
        if isinstance(shape, Shuffle):
            return {"deck": shape.deck, "order": [*shape.first, *shuffled(stream, shape.below)]}
        if isinstance(shape, Deal):
            dealt = shuffled(stream, shape.cards)[: shape.number]
            return {"deck": shape.deck, "to": shape.to, "cards": sorted(dealt)}
        options = options_of(shape)
        return options[stream.below(len(options))] if options else shape.some(stream)


def options_of(shape: Shape[Any]) -> Any:
    """Return from what chance chooses; ``None`` for a shuffle, which shows that itself.

    Where cards are put on top and only the others are shuffled, these are named as ``first``. For a
    deal it is the cards that may be dealt. Only shuffles, deals and choices of one can be checked;
    for other shapes there is nothing to name.
    """
    if isinstance(shape, Shuffle):
        return {"first": list(shape.first)} if shape.first else None
    if isinstance(shape, Deal):
        return list(shape.cards)
    return in_order(shape.answers.values()) if isinstance(shape, OneOf) else []


def shuffled(stream: Stream, cards: Sequence[str]) -> list[str]:
    """Return cards in the order that a stream gives them, whatever their order was."""
    order = sorted(cards)
    stream.shuffle(order)
    return order


def in_order(options: Any) -> list[Any]:
    """Return options in the order of their texts, each once."""
    return [options for _, options in sorted({canonical(o): o for o in options}.items())]
