"""The answers of chance: the unbiased numbers of one draw, and what follows from them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from engine.kernel.shapes import Deal, OneOf, Shuffle
from engine.kernel.shapes.base import AnyShape

from .hashing import canonical, mac

WORD = 1 << 32


class Stream:
    """The random numbers of one draw, by HMAC-SHA256 in counter mode."""

    def __init__(self, seed: bytes, draw: int) -> None:
        self._words = _words(seed, draw)

    def below(self, n: int) -> int:
        """Return a whole number from 0 up to but not including ``n``, each equally likely.

        Numbers of the stream from the last multiple of ``n`` on are skipped.
        """
        limit = WORD - WORD % n
        while (word := next(self._words)) >= limit:
            pass
        return word % n

    def shuffle(self, x: list[Any], /) -> None:
        """Shuffle a list in place, from its end (Fisher-Yates)."""
        for i in range(len(x) - 1, 0, -1):
            j = self.below(i + 1)
            x[i], x[j] = x[j], x[i]

    def random(self) -> float:
        """Return a number from 0 up to but not including 1."""
        return self.below(WORD) / WORD


def _words(seed: bytes, draw: int) -> Iterator[int]:
    """Yield the blocks of a draw, each as eight numbers of 32 bits, the high byte first."""
    block = 0
    while True:
        bytes_ = mac(seed, "draw", [draw, block])
        for at in range(0, len(bytes_), 4):
            yield int.from_bytes(bytes_[at : at + 4], "big")
        block += 1


def drawn(stream: Stream, shape: AnyShape) -> Any:
    """Return the answer to a question to chance; it does not depend on the order of its things."""
    if isinstance(shape, Shuffle):
        return {"deck": shape.deck, "order": [*shape.first, *shuffled(stream, shape.below)]}
    if isinstance(shape, Deal):
        dealt = shuffled(stream, shape.cards)[: shape.number]
        return {"deck": shape.deck, "to": shape.to, "cards": sorted(dealt)}
    options = in_order(shape.answers.values()) if isinstance(shape, OneOf) else []
    return options[stream.below(len(options))] if options else shape.sample(stream)


def shuffled(stream: Stream, cards: Sequence[str]) -> list[str]:
    """Return cards in the order that a stream gives them, regardless of their order before."""
    order = sorted(cards)
    stream.shuffle(order)
    return order


def in_order(options: Any) -> list[Any]:
    """Return options in the order of their texts, each once."""
    return [options for _, options in sorted({canonical(o): o for o in options}.items())]
