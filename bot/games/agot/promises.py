"""What Houses can promise each other, and how the table sees whether they keep it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.play.promises import PromiseKind, Promises
from bot.store.table.deals import Outcome, Promise
from engine.kernel.event import EventData


def _no_attack(promise: Promise, events: Sequence[EventData], *, over: bool) -> Outcome | None:
    for event in events:
        params = event["params"]
        if (
            event["kind"] == "attacked"
            and params["house"] == f"house:{promise.by}"
            and params["defender"] == f"house:{promise.to}"
            and promise.what in ("", params["area"].removeprefix("area:"))
        ):
            return "broken"
    return "kept" if over else None


def _support(promise: Promise, events: Sequence[EventData], *, over: bool) -> Outcome | None:
    """Judge each battle in the area that has begun since; refused support counts as offered."""
    helper, helped = f"house:{promise.by}", f"house:{promise.to}"
    fighting, offered = False, set[str]()
    for event in events:
        kind, params = event["kind"], event["params"]
        if kind == "support-refused":
            if fighting and (params["house"], params["helper"]) == (helped, helper):
                offered |= {"side:attacker", "side:defender"}
        elif params.get("area") != f"area:{promise.what}":
            continue
        elif kind == "attacked":
            fighting, offered = True, set()
        elif kind == "support" and params["house"] == helper:
            offered.add(params["side"])
        elif kind == "combat-decided" and fighting:
            fighting = False
            for side in ("attacker", "defender"):
                if params[side] == helped and f"side:{side}" not in offered:
                    return "broken"
    return "kept" if over else None


def _power(promise: Promise, events: Sequence[EventData], *, over: bool) -> Outcome | None:
    given = sum(
        int(event["params"]["power"])
        for event in events
        if event["kind"] == "power-given"
        and event["params"]["house"] == f"house:{promise.by}"
        and event["params"]["to"] == f"house:{promise.to}"
    )
    if given >= int(promise.what):
        return "kept"
    return "broken" if over else None


PROMISES: Final[Promises] = {
    "no-attack": PromiseKind("anywhere", _no_attack, {"attacked"}),
    "support": PromiseKind(
        "place", _support, {"attacked", "support", "support-refused", "combat-decided"}
    ),
    "power": PromiseKind("number", _power, {"power-given"}, needs="gift"),
}
