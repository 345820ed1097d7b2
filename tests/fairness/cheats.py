"""What may be done to a record, as rows of data: ``cheats.json``.

A row names a game (``base``: what the `Host` is told), what is done to its record (``ops``, in
order), what somebody has kept of the game (``seen``, ``posts``, ``seen_of``, ``extra``), and the
verdict (``expect``, and ``why``: a check, or the part of its name before the colon).
"""

from __future__ import annotations

import copy
import json
from functools import cache
from pathlib import Path
from typing import Any

from engine.fairness.hashing import digest, mac
from engine.fairness.verify import Verdict, verify
from engine.rulesets import rulesets

from .host import CHANNEL, OWN, RULES, Host, Played, signature_of, written

Json = dict[str, Any]


@cache
def rows() -> list[Json]:
    """Return all cheats."""
    return list(json.loads((Path(__file__).parent / "cheats.json").read_text("utf-8")))


def played(ruleset: str, base: Json) -> Played:
    """Return the game that a row is about: if it has to go back, the first that has occasion."""
    return _played(ruleset, json.dumps(base, sort_keys=True))


@cache
def _played(ruleset: str, base: str) -> Played:
    told = json.loads(base)
    while True:
        host = Host(ruleset, **told)
        game = host.play()
        if host.undo in ("", "done"):
            return game
        told["seed"] = told.get("seed", 1) + 1


def judged(row: Json, ruleset: str) -> Verdict:
    """Do what a row says, and verify what comes of it."""
    base = row.get("base", {})
    game = played(ruleset, base)
    kept = game.kept
    if "seen_of" in row:
        kept = played(ruleset, row["seen_of"]).kept
    text = kept.text(row.get("seen", "all"), row.get("posts"))
    text = "\n".join([text, *row.get("extra", [])])
    return verify(tampered(game.record, row["ops"]), rulesets, text, beacons=[OWN], rules=[RULES])


def as_wanted(row: Json, verdict: Verdict) -> bool:
    """Tell whether a verdict is that of a row."""
    if verdict.colour != row["expect"]:
        return False
    found = {"red": verdict.reds, "amber": verdict.ambers, "green": []}[verdict.colour]
    checks = {one.check for one in found}
    checks |= {check.partition(":")[0] for check in checks}
    return "why" not in row or row["why"] in checks


def tampered(record: Json, ops: list[Json]) -> bytes:
    """Return the bytes of a record after all that was done to it."""
    record = copy.deepcopy(record)
    data = None
    for op in ops:
        if op["op"] == "bytes":
            data = written(record) if data is None else data
            old, new = op["from"].encode(), op["to"].encode()
            assert old in data, op
            data = data.replace(old, new, 1)
        else:
            OPS[op["op"]](record, op)
    return written(record) if data is None else data


def place(record: Json, at: Any) -> int:
    """Return the number of the entry that a row means."""
    log = record["log"]
    if isinstance(at, int):
        return at % len(log)
    found = [n for n, entry in enumerate(log) if _fits(log, n, entry, at)]
    assert found, at
    return int(found[at.get("n", 0)])


def _fits(log: list[Json], number: int, entry: Json, at: Json) -> bool:
    if entry.get("is") != at["is"]:
        return False
    if at.get("shuffle") and "order" not in entry["value"]:
        return False
    if at.get("many") and len(entry["answers"]) < 2:
        return False
    if at.get("single") and len(entry["answers"]) > 1:
        return False
    if at.get("chosen") and entry["answers"][0]["by"] in ("clock", "forced"):
        return False
    if at.get("last"):  # of its seat before the opening
        for later in log[number + 1 :]:
            if later["is"] == "opened":
                break
            if later.get("seat") == entry["seat"]:
                return False
    return True


def _inside(record: Json, op: Json) -> tuple[Any, Any]:
    """Return the thing that holds what an operation means, and under which key."""
    at: Any = record if op["op"] == "top" else record["log"][place(record, op["at"])]
    *path, last = op["path"]
    for key in path:
        at = at[key]
    return at, last


def _set(record: Json, op: Json) -> None:
    at, key = _inside(record, op)
    at[key] = op["to"]


def _give(record: Json, op: Json) -> None:
    at, key = _inside(record, op)
    there, other = _inside(record, {"op": "give", **op["of"]})
    at[key] = there[other]


def _trade(record: Json, op: Json) -> None:
    at, (one, two) = record["log"][place(record, op["at"])], op["paths"]
    for key in one[:-1]:
        at = at[key]
    at[one[-1]], at[two[-1]] = at[two[-1]], at[one[-1]]


def _order(record: Json, op: Json) -> None:
    order = record["log"][place(record, op["at"])]["value"]["order"]
    order.sort() if op["op"] == "sort" else order.reverse()


def _drop(record: Json, op: Json) -> None:
    del record["log"][place(record, op["at"])]


def _copy(record: Json, op: Json) -> None:
    at = place(record, op["at"])
    record["log"].insert(at, copy.deepcopy(record["log"][at]))


def _insert(record: Json, op: Json) -> None:
    entry = copy.deepcopy(op["entry"])
    if "to" in op:
        entry["to"] = place(record, op["to"])
    record["log"].insert(place(record, op["before"]), entry)


def _swap(record: Json, op: Json) -> None:
    log, one, two = record["log"], place(record, op["a"]), place(record, op["b"])
    log[one], log[two] = log[two], log[one]


def _relight(record: Json, op: Json) -> None:
    lit = record["log"][place(record, op["at"])]
    post = str(int(lit["post"].partition("/")[2]) + (op["seconds"] * 1000 << 22))
    number = OWN.round_for(post) + op.get("off", 0)
    lit |= {"post": f"{CHANNEL}/{post}", "round": number, "signature": signature_of(number)}


def _again(record: Json, op: Json) -> None:
    """Make everything anew that a host who knows the secret can: seal, receipts, the end."""
    secret, log = bytes.fromhex(record["secret"]), record["log"]
    opening = {key: value for key, value in log[0].items() if key != "seal"}
    log[0]["seal"] = digest("seal", {**opening, "secret": secret.hex()})
    keys = {key: mac(secret, "key", [key, log[0]["seal"]]) for key in ("log", "salt")}
    head = ""
    for number, entry in enumerate(log):
        if entry["is"] == "locked" and (answer := _opened(log[number:], entry["seat"])):
            nonce = mac(keys["salt"], "nonce", [number]).hex()
            said = [answer[key] for key in ("seat", "kind", "value", "by")]
            entry["receipt"] = digest("receipt", [head, *said, nonce])
        if entry["is"] == "end":
            entry["rest"] = digest("rest", record["rest"])
        head = mac(keys["log"], "log", [head, entry]).hex()


def _opened(log: list[Json], seat: str) -> Json | None:
    """Return what a seat has answered next."""
    for entry in log:
        for answer in entry.get("answers", ()):
            if answer["seat"] == seat:
                return dict(answer)
    return None


OPS = {
    "set": _set,
    "top": _set,
    "give": _give,
    "trade": _trade,
    "sort": _order,
    "reverse": _order,
    "drop": _drop,
    "copy": _copy,
    "insert": _insert,
    "swap": _swap,
    "relight": _relight,
    "again": _again,
}
