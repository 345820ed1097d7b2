"""What players can promise each other, and how the table sees whether they keep it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.play.promises import PromiseKind, Promises
from bot.store.deals import Outcome, Promise
from engine.kernel.event import EventData


def _no_clash(promise: Promise, events: Sequence[EventData], *, over: bool) -> Outcome | None:
    for event in events:
        params = event["params"]
        if (
            params["seat"] == f"seat:{promise.by}"
            and f"seat:{promise.to}" in params["seats"]
            and promise.what in ("", params["area"].removeprefix("area:"))
        ):
            return "broken"
    return "kept" if over else None


PROMISES: Final[Promises] = {"no-clash": PromiseKind("anywhere", _no_clash, {"clash"})}
