"""Two independent ways to find the legal answers to a question.

:func:`accepted` tries everything that could be said and keeps what ``check`` accepts;
:func:`reached` follows every path of small choices and keeps what ``step`` calls ready.
Both give up, with ``None``, if there is too much to try.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations, permutations, product
from math import comb, factorial, prod
from typing import Any

from engine.agot.phases.marches import CALL_OPTION, CALL_SUPPORT
from engine.agot.phases.mustering import Mustering
from engine.kernel.shapes import (
    Amount,
    Arrangement,
    Moves,
    OneOf,
    Pieces,
    Shopping,
    SomeOf,
    Tokens,
)
from engine.kernel.shapes.base import Shape, Step, WrongPath, copied, same

MOST = 4000
"""Candidates that are tried, and paths that are followed, before giving up."""

NOWHERE = "nowhere"
UNITS = ("footman", "knight", "ship", "siege-engine")


def key(shape: Shape[Any], value: Any) -> str:
    """Write a value so that two ways to say the same thing are one.

    Chosen things have no order, and neither have places.
    """
    if isinstance(shape, SomeOf):
        value = shape.value_of(sorted(shape.chosen(value) or ()))
    if isinstance(shape, Shopping):
        value = {place: bought for place, bought in value.items() if bought}
    return json.dumps(value, sort_keys=True)


# -- what check accepts ----------------------------------------------------------------------------


def accepted(shape: Shape[Any], most: int = MOST) -> dict[str, Any] | None:
    """Return everything that ``check`` accepts out of all possible answers."""
    candidates = _candidates(shape, most)
    if candidates is None:
        return None
    return {key(shape, v): v for v in candidates if shape.check(v) is None}


def _candidates(shape: Shape[Any], most: int) -> Iterable[Any] | None:
    if isinstance(shape, OneOf):
        return _variations(list(shape.answers.values()), most)
    if isinstance(shape, Amount):
        return [shape._value(n) for n in range(shape.least - 2, shape.most + 3)]
    if isinstance(shape, SomeOf):
        if 2 ** len(shape.things) > most:
            return None
        return map(shape.value_of, _subsets(shape.things))
    if isinstance(shape, Arrangement):
        ways = prod(factorial(len(g)) for g in shape.groups)
        return None if ways > most else _orders(shape.groups)
    if isinstance(shape, Tokens):
        tokens = [*shape.stock, *shape.withheld, None]
        return None if len(tokens) ** len(shape.places) > most else _tokens(shape, tokens)
    if isinstance(shape, Pieces):
        sizes = [n + 1 for units in shape.places.values() for n in units.values()]
        return None if prod(sizes) > most else _pieces(shape)
    if isinstance(shape, Moves):
        return None if _number_of_moves(shape) > most else _moves(shape)
    if isinstance(shape, Mustering):
        return _purchases(shape, most)
    raise TypeError(type(shape))


def _variations(answers: Sequence[Any], most: int) -> list[Any]:
    """Listed answers, and others put together of their parts."""
    found = [copied(a) for a in answers]
    fields: dict[str, list[Any]] = {}
    for answer in answers:
        if isinstance(answer, dict):
            for name, part in answer.items():
                seen = fields.setdefault(name, [None, NOWHERE])
                if not any(same(part, other) for other in seen):
                    seen.append(part)
    rng = random.Random("variations")
    changes = [
        (answer, name, part)
        for answer in answers
        if isinstance(answer, dict)
        for name in (*answer, *fields)
        for part in fields[name]
    ]
    if len(changes) > most // 4:
        changes = rng.sample(changes, most // 4)
    found += [{**answer, name: part} for answer, name, part in changes]
    found += [{k: v for k, v in answer.items() if k != name} for answer, name, _ in changes[:200]]
    return [*found, None, True, False, 0, 1, "", NOWHERE, [], {}]


def _subsets(things: Sequence[str]) -> Iterator[list[str]]:
    for number in range(len(things) + 1):
        yield from map(list, combinations(things, number))
    yield [NOWHERE]


def _orders(groups: Sequence[Sequence[str]]) -> Iterator[list[list[str]]]:
    for orders in product(*(permutations(g) for g in groups)):
        yield [list(order) for order in orders]


def _tokens(shape: Tokens, tokens: Sequence[str | None]) -> Iterator[dict[str, str]]:
    for chosen in product(tokens, repeat=len(shape.places)):
        yield {p: t for p, t in zip(shape.places, chosen, strict=True) if t is not None}


def _pieces(shape: Pieces) -> Iterator[Any]:
    kinds = [(p, u, n) for p, units in shape.places.items() for u, n in units.items()]
    for counts in product(*(range(n + 1) for _, _, n in kinds)):
        chosen: dict[str, dict[str, int]] = {}
        for (place, unit, _), count in zip(kinds, counts, strict=True):
            if count:
                chosen.setdefault(place, {})[unit] = count
        yield shape._value(chosen)


def targets_of(shape: Moves[Any], origin: str, unit: str) -> list[str]:
    """Name where a piece can go, as ``check`` sees it, and one place where it cannot."""
    return [*dict.fromkeys(shape.targets(origin, unit)), NOWHERE]


def _number_of_moves(shape: Moves[Any]) -> int:
    return sum(
        2 ** len(shape.marks)
        * prod(
            comb(n + len(targets_of(shape, origin, unit)), n) for unit, n in units.items() if n > 0
        )
        for origin, units in shape.origins.items()
    )


def _moves(shape: Moves[Any]) -> Iterator[Any]:
    yield CALL_SUPPORT
    for origin, units in shape.origins.items():
        kinds = [
            list(_spread(unit, n, targets_of(shape, origin, unit))) for unit, n in units.items()
        ]
        for parts in product(*kinds):
            moves: dict[str, dict[str, int]] = {}
            for unit, target, count in (entry for part in parts for entry in part):
                moves.setdefault(target, {})[unit] = count
            for marks in product((False, True), repeat=len(shape.marks)):
                yield {"area": origin, "moves": moves, **dict(zip(shape.marks, marks, strict=True))}


def _spread(unit: str, count: int, targets: Sequence[str]) -> Iterator[list[tuple[str, str, int]]]:
    """Every way to send up to a number of equal pieces to some of the targets."""
    if not targets:
        yield []
        return
    for here in range(count + 1):
        for rest in _spread(unit, count - here, targets[1:]):
            yield [(unit, targets[0], here), *rest] if here else rest


def _purchases(shape: Mustering, most: int) -> list[Any] | None:
    """Every list of recruits, grown by one after another, in whatever order keeps it legal."""
    box = shape._table.box
    found: dict[str, Any] = {key(shape, {}): {}}
    ahead: list[dict[str, list[dict[str, Any]]]] = [{}]
    while ahead:
        bought = ahead.pop()
        for area in shape.points:
            for recruit in _recruits(area, (area, *box.borders[area])):
                more = {**bought, area: [*bought.get(area, ()), recruit]}
                if key(shape, more) not in found and shape.check(more) is None:
                    found[key(shape, more)] = more
                    ahead.append(more)
        if len(found) > most:
            return None
    return list(found.values())


def _recruits(area: str, places: Sequence[str]) -> Iterator[dict[str, Any]]:
    for unit, at in product(UNITS, places):
        yield {"unit": unit, "at": at, "upgrade": False}
        if at == area:
            yield {"unit": unit, "at": at, "upgrade": True}
            yield {"unit": unit, "at": at, "upgrade": True, "routed": True}


# -- what step leads to ----------------------------------------------------------------------------


def reached(shape: Shape[Any], most: int = MOST) -> dict[str, Any] | None:
    """Return every answer that is ready on some path of small choices."""
    found: dict[str, Any] = {}
    seen: set[Any] = set()
    ahead: list[tuple[str, ...]] = [()]
    while ahead:
        path = ahead.pop()
        step = shape.step(path)
        if step.ready:
            found[key(shape, step.value)] = copied(step.value)
        assert step.ready or step.options, f"a dead end at {path}"
        for option in step.options:
            onward = (*path, option.id)
            place = _where(shape, onward)
            if place not in seen:
                seen.add(place)
                ahead.append(onward)
        if len(seen) > most:
            return None
    return found


def _where(shape: Shape[Any], path: tuple[str, ...]) -> Any:
    """Tell where a path has come to: the same choices in another order come to the same."""
    if isinstance(shape, SomeOf | Pieces):
        return tuple(sorted(path))
    if isinstance(shape, Moves) and len(path) > 1:
        first, *rest = path
        pairs = sorted(zip(rest[::2], rest[1::2], strict=False))
        return (first, tuple(pairs), rest[-1] if len(rest) % 2 else "")
    if isinstance(shape, Shopping):
        return tuple(sorted(path, key=lambda id: id.partition("/")[0]))
    return path


def leads_to(shape: Shape[Any], value: Any) -> list[str] | None:
    """Return a path of small choices to a value, or ``None`` if there is none."""
    wanted = key(shape, value)
    seen: set[Any] = set()
    ahead: list[tuple[str, ...]] = [()]
    while ahead:
        path = ahead.pop()
        try:
            step = shape.step(path)
        except WrongPath:
            continue
        if step.ready and key(shape, step.value) == wanted:
            return list(path)
        for id in _onward(shape, value, path, step):
            place = _where(shape, (*path, id))
            if place not in seen:
                seen.add(place)
                ahead.append((*path, id))
    return None


def _onward(shape: Shape[Any], value: Any, path: Sequence[str], step: Step) -> list[str]:
    """Name the options of a step that can be on the way to a value."""
    ids = [option.id for option in step.options]
    if isinstance(shape, OneOf):
        return ids
    if isinstance(shape, SomeOf):
        return [id for id in ids if id.partition(":")[2] in (shape.chosen(value) or ())]
    if isinstance(shape, Tokens):
        return [id for id in ids if value.get(id.partition("=")[0], "") == id.partition("=")[2]]
    if isinstance(shape, Pieces):
        chosen = shape.chosen(value) or {}
        left = Counter({f"{p}/{u}": n for p, us in chosen.items() for u, n in us.items()})
        left.subtract(path)
        return [id for id in ids if left[id] > 0]
    if isinstance(shape, Moves):
        return _moves_onward(shape, value, path, ids)
    if isinstance(shape, Shopping):
        step_value: Mapping[str, Sequence[Any]] = step.value
        wanted = {
            shape.label(place, bought[len(step_value.get(place, ()))]).id
            for place, bought in value.items()
            if len(step_value.get(place, ())) < len(bought)
        }
        return [id for id in ids if id in wanted]
    return ids


def _moves_onward(
    shape: Moves[Any], value: Any, path: Sequence[str], ids: Sequence[str]
) -> list[str]:
    if value is CALL_SUPPORT:
        return [id for id in ids if id == CALL_OPTION]
    if not path:
        return [id for id in ids if id == f"area:{value['area']}"]
    left = Counter(
        {(f"unit:{u}", f"area:{t}"): n for t, us in value["moves"].items() for u, n in us.items()}
    )
    taken = [id for id in path[1:] if not id.startswith("mark:")]
    left.subtract(zip(taken[::2], taken[1::2], strict=False))
    if len(taken) % 2:
        return [id for id in ids if left[taken[-1], id] > 0]
    units = {unit for (unit, _), n in left.items() if n > 0}
    marks = {f"mark:{m}" for m in shape.marks if value[m]} if not units else set()
    return [id for id in ids if id in units or id in marks]


# -- answers close to one that is legal ------------------------------------------------------------


def neighbours(shape: Shape[Any], value: Any, rng: random.Random) -> Iterator[Any]:
    """Yield a few values that differ from a legal one in some small thing, legal or not."""
    for _ in range(6):
        other = copied(value)
        if isinstance(shape, Tokens):
            place = rng.choice(shape.places)
            other.pop(place, None)
            if rng.random() < 0.8:
                other[place] = rng.choice([*shape.stock, *shape.withheld])
        elif isinstance(shape, Moves) and value is not CALL_SUPPORT:
            _move_another(shape, other, rng)
        elif isinstance(shape, Mustering):
            area = rng.choice(list(shape.points) or [NOWHERE])
            around = (area, *shape._table.box.borders.get(area, ()))
            bought = other.setdefault(area, [])
            if bought and rng.random() < 0.5:
                bought.pop(rng.randrange(len(bought)))
            bought.append(rng.choice(list(_recruits(area, around))))
        elif isinstance(shape, Pieces):
            if not shape.flat and shape.chosen(value) is not value:
                return
            _take_another(shape, other, rng)
        elif isinstance(shape, SomeOf):
            if shape.chosen(value) is not value:
                return
            thing = rng.choice(shape.things)
            other = [*other, thing] if thing not in other else [x for x in other if x != thing]
        else:
            return
        yield other


def _move_another(shape: Moves[Any], value: dict[str, Any], rng: random.Random) -> None:
    origin = value["area"]
    units = [u for u, n in shape.origins[origin].items() if n]
    if not units:
        return
    unit = rng.choice(units)
    target = rng.choice(targets_of(shape, origin, unit))
    if value["moves"] and rng.random() < 0.6:
        left = rng.choice(list(value["moves"]))
        units_there = value["moves"][left]
        moved = rng.choice(list(units_there))
        units_there[moved] -= 1
        if not units_there[moved]:
            del units_there[moved]
        if not units_there:
            del value["moves"][left]
    there = value["moves"].setdefault(target, {})
    there[unit] = there.get(unit, 0) + 1
    for mark in shape.marks:
        value[mark] = rng.random() < 0.5


def _take_another(shape: Pieces, value: dict[str, Any], rng: random.Random) -> None:
    place = rng.choice(list(shape.places))
    unit = rng.choice(list(shape.places[place]))
    units = value if shape.flat else value.setdefault(place, {})
    units[unit] = units.get(unit, 0) + rng.choice((-1, 1))
    if units[unit] <= 0:
        del units[unit]
    if not shape.flat and not value[place]:
        del value[place]


# -- the comparison --------------------------------------------------------------------------------


def differences(shape: Shape[Any], rng: random.Random, most: int = MOST) -> Iterator[str]:
    """Yield what one of the two ways finds and the other does not.

    All answers are compared if there are few; otherwise some of each, in both directions. A legal
    answer stays legal in whatever order its parts are named.
    """
    legal, ready = accepted(shape, most), reached(shape, most)
    for value in [*(legal or {}).values(), shape.sample(rng)][-200:]:
        if (reason := shape.check(turned_round(value))) is not None:
            yield f"refused by {reason.phrase.id} when turned round: {value}"
    if legal is not None and ready is not None:
        yield from (f"accepted, but no path leads to it: {v}" for v in legal.keys() - ready.keys())
        yield from (f"ready, but not accepted: {v}" for v in ready.keys() - legal.keys())
        return
    for value in (ready or {}).values():
        if (reason := shape.check(value)) is not None:
            yield f"ready, but refused by {reason.phrase.id}: {value}"
    for _ in range(3):
        value = walked(shape, rng)
        if (reason := shape.check(value)) is not None:
            yield f"ready, but refused by {reason.phrase.id}: {value}"
        value = shape.sample(rng)
        for other in (value, *neighbours(shape, value, rng)):
            if shape.check(other) is None and leads_to(shape, other) is None:
                yield f"accepted, but no path leads to it: {other}"


def turned_round(value: Any) -> Any:
    """Return an answer with the entries of every mapping in the opposite order."""
    if isinstance(value, dict):
        return {k: turned_round(v) for k, v in reversed(value.items())}
    return value


def walked(shape: Shape[Any], rng: random.Random) -> Any:
    """Choose at random until an answer stands."""
    path: list[str] = []
    while True:
        step = shape.step(path)
        if step.ready and (not step.options or rng.random() < 0.3):
            return step.value
        path.append(rng.choice(step.options).id)
