"""Why an answer about loans or loyalty is a good one, in a sentence. It only computes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.kernel.phrase import Phrase, phrase


def _of_loan(value: Any) -> Phrase | None:
    if not isinstance(value, dict) or "slot" not in value:
        return None
    if value["card"] is None:
        return phrase("because-no-loan")
    return phrase("because-loan", loan=f"loan:{value['card']}")


def _of_loyalty(value: Any) -> Phrase | None:
    return phrase("because-loyalty" if value["pay"] else "because-keeps-power")


def _always(id: str) -> Callable[[Any], Phrase | None]:
    return lambda value: phrase(id)


BECAUSE: Mapping[str, Callable[[Any], Phrase | None]] = {
    "consolidate": _of_loan,
    "pay-debt": _always("because-best-units"),
    "faceless-men": _always("because-best-units"),
    "sellswords": _always("because-sellswords"),
    "give-bid": _always("because-helps-weakest"),
    "loyalty": _of_loyalty,
    "place-loyalty": _always("because-out-of-reach"),
    "move-loyalty": _always("because-token-moves"),
}
"""Why an answer is a good one; what is missing here is sensible, as others are."""
