"""A player that knows nothing but docs/players.md: each answer follows from the shape's own data.

It imports nothing of Ravenry, and answers at random as widely as it can.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

Answer = Any
Said = dict[str, Any]


def answer(said: Said, rng: random.Random) -> Answer:
    """Return an answer to a question of the protocol."""
    shape = said["shape"]
    return FORMS[shape["form"]](shape, said["example"], rng)


def one_of(shape: Said, example: Answer, rng: random.Random) -> Answer:
    """Return any of the answers."""
    return rng.choice(shape["answers"]) if shape["answers"] else example


def some_of(shape: Said, example: Answer, rng: random.Random) -> Answer:
    """Return some of the things."""
    if shape.get("narrower"):
        return example
    return rng.sample(shape["things"], rng.randint(shape["least"], shape["most"]))


def some_of_each(shape: Said, example: Answer, rng: random.Random) -> Answer:
    """Return of each group its number of things."""
    return [x for g in shape["groups"] for x in rng.sample(g["things"], g["number"])]


def amount(shape: Said, example: Answer, rng: random.Random) -> Answer:
    """Return a number, or the answer that stands for one."""
    if "answers" in shape:
        return rng.choice(shape["answers"])
    return rng.randint(shape["least"], shape["most"])


def arrangement(shape: Said, example: Answer, rng: random.Random) -> Answer:
    """Return the groups in another order."""
    return [rng.sample(group, len(group)) for group in shape["groups"]]


def tokens(shape: Said, example: Answer, rng: random.Random) -> Answer:
    """Return tokens in some places; the example if too few have found one."""
    pool = [t for t, n in shape["stock"].items() for _ in range(n)]
    rng.shuffle(pool)
    left = [limit["most"] for limit in shape["limits"]]
    places = rng.sample(shape["places"], len(shape["places"]))
    found: dict[str, str] = {}
    for place in places:
        for token in pool:
            groups = [n for n, limit in enumerate(shape["limits"]) if token in limit["tokens"]]
            if token in shape["barred"].get(place, ()) or any(left[n] < 1 for n in groups):
                continue
            for n in groups:
                left[n] -= 1
            pool.remove(token)
            found[place] = token
            break
        if len(found) == shape["most"]:
            break
    return found if len(found) >= shape["least"] else example


def pieces(shape: Said, example: Answer, rng: random.Random) -> Answer:
    """Return as many pieces as must be named, or some more."""
    if shape.get("narrower"):
        return example
    there = [(p, u) for p, units in shape["places"].items() for u, n in units.items() if n > 0]
    number = rng.randint(shape["least"], shape["most"])
    each = [(p, u) for p, u in there for _ in range(shape["places"][p][u])]
    chosen = Counter(rng.sample(each, min(number, len(each))))
    if shape["flat"]:
        return {unit: n for (_, unit), n in chosen.items()}
    found: dict[str, dict[str, int]] = {}
    for (place, unit), n in chosen.items():
        found.setdefault(place, {})[unit] = n
    return found


def excess(sizes: dict[str, int], limits: list[int]) -> int:
    """Return how many units are too many: the largest armies take the largest limits."""
    armies = sorted((n for n in sizes.values() if n > 1), reverse=True)
    allowed = [*limits, *(1 for _ in armies)]
    return sum(max(0, n - most) for n, most in zip(armies, allowed, strict=False))


def moves(shape: Said, example: Answer, rng: random.Random) -> Answer:
    """Return moves of some pieces, one after another, as long as they keep to what is listed."""
    origin = rng.choice(list(shape["origins"]))
    found: dict[str, dict[str, int]] = {}
    each = [u for u, n in shape["origins"][origin].items() for _ in range(n)]
    rng.shuffle(each)
    for unit in each:
        targets = shape["targets"][origin].get(unit, [])
        if not targets or rng.random() < 0.3:
            continue
        tried = {target: dict(units) for target, units in found.items()}
        to = tried.setdefault(rng.choice(targets), {})
        to[unit] = to.get(unit, 0) + 1
        if may_move(shape, origin, tried):
            found = tried
    if sum(n for units in found.values() for n in units.values()) < shape.get("least", 0):
        return example
    marks = dict.fromkeys(shape["marks"], False)
    if set(marks) == {"leave_power_token"}:
        gone = sum(n for units in found.values() for n in units.values())
        empty = shape["armies"].get(origin, 0) == gone
        marks["leave_power_token"] = (
            empty
            and origin in shape["may_leave_token"]
            and (shape["must_leave_token"] or rng.random() < 0.5)
        )
    return {"area": origin, "moves": found, **marks}


def may_move(shape: Said, origin: str, found: dict[str, dict[str, int]]) -> bool:
    """Return whether moves keep to the limits that are listed."""
    if "armies" not in shape:
        return True
    attacked = [target for target in found if target in shape["attacks"]]
    if len(attacked) > 1 or any(target in shape["neutral"] for target in found):
        return False
    before = shape["armies"]
    after = dict(before)
    for target, units in found.items():
        number = sum(units.values())
        if number > shape["room"].get(target, number):
            return False
        after[origin] -= number
        after[target] = after.get(target, 0) + number
    waits = dict(after)
    for target in attacked if shape["attack_counts_late"] else ():
        number = sum(found[target].values())
        waits[origin] += number
        waits[target] -= number
    limits = shape["army_limits"]
    return all(excess(now, limits) <= max(0, excess(before, limits)) for now in (after, waits))


def shopping(shape: Said, example: Answer, rng: random.Random) -> Answer:
    """Return purchases, one after another, as long as they keep to what is listed."""
    if "points" not in shape:
        return example
    points, stock, armies = dict(shape["points"]), dict(shape["stock"]), dict(shape["armies"])
    before, limits = dict(armies), shape["army_limits"]
    room = dict(shape["room"])
    footmen = {place: dict(units) for place, units in shape["footmen"].items()}
    found: dict[str, list[Said]] = {}
    for place, offers in shape["offers"].items():
        if place not in found and len(found) >= shape["most_places"]:
            break
        for _ in range(4):
            if not offers or rng.random() < 0.2:
                break
            one = rng.choice(offers)
            unit, at = one["unit"], one["at"]
            costs = shape["upgrades"] if one["upgrade"] else shape["costs"]
            if costs[unit] > points[place] or stock.get(unit, 0) < 1:
                continue
            if one["upgrade"]:
                kind = "routed-footman" if one.get("routed") else "footman"
                if footmen[place].get(kind, 0) < 1:
                    continue
                footmen[place][kind] -= 1
            else:
                grown = {**armies, at: armies.get(at, 0) + 1}
                if excess(grown, limits) > max(0, excess(before, limits)):
                    continue
                if room.get(at, 1) < 1:
                    continue
                armies = grown
                room[at] = room.get(at, 99) - 1
            points[place] -= costs[unit]
            stock[unit] -= 1
            found.setdefault(place, []).append(one)
    return found


FORMS = {
    "one-of": one_of,
    "some-of": some_of,
    "some-of-each": some_of_each,
    "amount": amount,
    "arrangement": arrangement,
    "tokens": tokens,
    "pieces": pieces,
    "moves": moves,
    "shopping": shopping,
}
