"""The few shapes of answer.

one of · some of · an amount · an order of things · a token for each place · pieces ·
moves of pieces · a shopping list · a shuffle

Ids of options name what they stand for (``area:winterfell``, ``card:the-hound``, ``choice:pass``).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from itertools import product
from math import prod
from typing import Any, ClassVar, TypeVar

from .phrase import Phrase, Refusal, phrase, refusal
from .shape import STILL, Chooser, Option, Shape, Step, WrongPath, is_count, pick, same

V = TypeVar("V")

DONE = "choice:done"
DECLINES = frozenset(
    f"choice:{word}" for word in ("pass", "decline", "refuse", "no-target", "no-card")
)
"""The options by which nothing is done."""
Path = tuple[str, ...]


def named(id: str, note: Phrase | None = None) -> Option:
    """Offer the thing that an id of the form ``kind:id`` names, under its own name."""
    return Option(id, phrase("name", of=id), note)


class OneOf(Shape[V]):
    """One of several answers, found at once or in two or three steps.

    Keys are paths: ``("area:sunset-sea", "area:lannisport")`` is found by area, then by target.
    """

    form = "one-of"

    def __init__(
        self,
        answers: Mapping[Path, V],
        *,
        notes: Mapping[Path, Phrase] | None = None,
        prompts: Sequence[Phrase | None] = (),
        safest: Path | None = None,
    ) -> None:
        """``safest``: where the safe answer is found, if neither declining nor the first is."""
        self.answers = answers
        self.notes = notes or {}
        self.prompts = prompts
        self.safest = safest

    @classmethod
    def named(cls, answers: Mapping[str, V], **kwargs: Any) -> OneOf[V]:
        """Build it from answers that are found by one id each."""
        return cls({(id,): value for id, value in answers.items()}, **kwargs)

    def check(self, value: object) -> Refusal | None:
        """Accept exactly the listed answers."""
        if any(same(value, v) for v in self.answers.values()):
            return None
        return self.why(value)

    def why(self, value: object) -> Refusal:
        """Say why a value is none of the answers; games know better reasons than this one."""
        return refusal("not-offered")

    def some(self, rng: Chooser) -> V:
        """Return any of the answers."""
        return pick(rng, list(self.answers.values()))

    def safe(self) -> V:
        """Return the answer that is marked as safest, else one that declines, else the first."""
        if self.safest is not None:
            return self.answers[self.safest]
        declining = (v for path, v in self.answers.items() if path[-1] in DECLINES)
        return next(declining, next(iter(self.answers.values())))

    def forced(self) -> V | None:
        """Return the answer if there is one only."""
        return next(iter(self.answers.values())) if len(self.answers) == 1 else None

    def step(self, path: Sequence[str]) -> Step:
        """Offer the ids that go on from the path."""
        at = tuple(path)
        if at in self.answers:
            return Step(None, (), ready=True, value=self.answers[at])
        depth = len(at)
        onward: dict[str, None] = {}
        for key in self.answers:
            if key[:depth] == at and len(key) > depth:
                onward[key[depth]] = None
        if not onward:
            raise WrongPath(at)
        prompt = self.prompts[depth] if depth < len(self.prompts) else None
        return Step(prompt, tuple(named(id, self.notes.get((*at, id))) for id in onward))


class SomeOf(Shape[list[str]]):
    """Some of several things, in no order; the value is the list of their plain ids."""

    form = "some-of"

    def __init__(self, kind: str, things: Sequence[str], least: int, most: int) -> None:
        self.kind = kind
        self.things = tuple(things)
        self.least = least
        self.most = most

    def check(self, value: object) -> Refusal | None:
        """Refuse strangers, doubles, too few and too many."""
        if not isinstance(value, list) or any(v not in self.things for v in value):
            return refusal("not-offered")
        if len(set(value)) != len(value) or not self.least <= len(value) <= self.most:
            return refusal("wrong-number", least=self.least, most=self.most, given=len(value))
        return None

    def some(self, rng: Chooser) -> list[str]:
        """Return any legal number of them."""
        things = list(self.things)
        rng.shuffle(things)
        number = self.least + int(rng.random() * (self.most - self.least + 1))
        return sorted(things[:number])

    def forced(self) -> list[str] | None:
        """Return all or nothing where that is the only choice."""
        if self.most == 0 or not self.things:
            return []
        return sorted(self.things) if self.least == len(self.things) else None

    def step(self, path: Sequence[str]) -> Step:
        """Offer what is left; several may be taken at once."""
        chosen = [id.removeprefix(self.kind + ":") for id in path]
        if len(set(chosen)) != len(chosen) or any(c not in self.things for c in chosen):
            raise WrongPath(path)
        left = tuple(t for t in self.things if t not in chosen)
        room = self.most - len(chosen)
        return Step(
            None,
            tuple(named(f"{self.kind}:{t}") for t in left) if room > 0 else (),
            ready=len(chosen) >= self.least,
            value=chosen,
            at_most=max(room, 1),
        )


class Amount(Shape[V]):
    """A number from a range; ``value_of`` makes the answer of it, by default the number itself."""

    form = "amount"

    def __init__(
        self,
        least: int,
        most: int,
        *,
        too_much: tuple[str, str] | None = None,
        value_of: Callable[[int], V] | None = None,
    ) -> None:
        self.least = least
        self.most = most
        self.too_much = too_much
        """Id and paragraph of the refusal of a number that is too high."""
        self.value_of = value_of

    def _value(self, number: int) -> Any:
        return number if self.value_of is None else self.value_of(number)

    def check(self, value: object) -> Refusal | None:
        """Refuse numbers outside the range, and whatever is no number."""
        if self.value_of is None:
            if not is_count(value):
                return refusal("not-a-number")
            number: int = value  # type: ignore[assignment]  # is_count has looked
            if self.least <= number <= self.most:
                return None
            if number > self.most and self.too_much is not None:
                return refusal(*self.too_much, most=self.most, given=number)
        elif any(same(value, self._value(n)) for n in range(self.least, self.most + 1)):
            return None
        return refusal("out-of-range", least=self.least, most=self.most)

    def some(self, rng: Chooser) -> V:
        """Return any number of the range."""
        value: V = self._value(self.least + int(rng.random() * (self.most - self.least + 1)))
        return value

    def forced(self) -> V | None:
        """Return the number where the range has only one."""
        return self.some(STILL) if self.least == self.most else None

    def step(self, path: Sequence[str]) -> Step:
        """Offer all numbers at once."""
        if not path:
            numbers = range(self.least, self.most + 1)
            return Step(None, tuple(Option(f"number:{n}", phrase("number", n=n)) for n in numbers))
        chosen = path[0].removeprefix("number:")
        if len(path) > 1 or not chosen.isdecimal():
            raise WrongPath(path)
        if not self.least <= int(chosen) <= self.most:
            raise WrongPath(path)
        return Step(None, (), ready=True, value=self._value(int(chosen)))


class Arrangement(Shape[list[list[str]]]):
    """An order of things, group by group: nobody leaves a group, each group gets its own order."""

    form = "arrangement"

    def __init__(self, kind: str, groups: Sequence[Sequence[str]]) -> None:
        self.kind = kind
        self.groups = [list(g) for g in groups]

    def check(self, value: object) -> Refusal | None:
        """Accept every order that keeps the groups."""
        if (
            isinstance(value, list)
            and len(value) == len(self.groups)
            and all(
                isinstance(given, list)
                and all(isinstance(t, str) for t in given)
                and sorted(given) == sorted(group)
                for given, group in zip(value, self.groups, strict=True)
            )
        ):
            return None
        return refusal("order-only-the-tied", "4.6.4")

    def some(self, rng: Chooser) -> list[list[str]]:
        """Shuffle each group."""
        groups = [list(g) for g in self.groups]
        for group in groups:
            rng.shuffle(group)
        return groups

    def forced(self) -> list[list[str]] | None:
        """Return the order where no group has more than one thing."""
        return self.some(STILL) if all(len(g) < 2 for g in self.groups) else None

    def step(self, path: Sequence[str]) -> Step:
        """Offer the things left of the first group that is not in order, best first."""
        chosen = [id.removeprefix(self.kind + ":") for id in path]
        done: list[list[str]] = []
        for group in self.groups:
            # The last of a group has only one place left and is not chosen.
            part, chosen = chosen[: len(group) - 1], chosen[len(group) - 1 :]
            left = [t for t in group if t not in part]
            if len(part) + len(left) != len(group):
                raise WrongPath(path)
            if len(left) > 1:
                if chosen:
                    raise WrongPath(path)
                return Step(None, tuple(named(f"{self.kind}:{t}") for t in left))
            done.append(part + left)
        if chosen:
            raise WrongPath(path)
        return Step(None, (), ready=True, value=done)


class Tokens(Shape[dict[str, str]]):
    """A token for each place, from a stock, with limits on groups of tokens."""

    form = "tokens"

    def __init__(
        self,
        places: Sequence[str],
        stock: Mapping[str, int],
        *,
        number: int,
        limits: Sequence[tuple[frozenset[str], int]] = (),
    ) -> None:
        self.places = tuple(places)
        self.stock = stock
        """How many of each token may be used; those that may not be used are missing."""
        self.number = number
        """How many places must get a token; fewer than all only when tokens run short."""
        self.limits = limits

    def check(self, value: object) -> Refusal | None:
        """Refuse foreign places, used-up tokens, exceeded limits and forgotten places."""
        if not isinstance(value, dict):
            return refusal("not-tokens")
        for place, token in value.items():
            if place not in self.places:
                return self.foreign_place(str(place))
            if not isinstance(token, str) or token not in self.stock:
                return self.unusable(str(token))
        return self.draft_problem(value) or self.missing(value)

    def draft_problem(self, draft: Mapping[str, str]) -> Refusal | None:
        """Say what is wrong with an unfinished set of tokens, places still empty aside."""
        used = Counter(draft.values())
        for token, count in used.items():
            if count > self.stock.get(token, 0):
                return self.used_up(token)
        for group, most in self.limits:
            if sum(used[t] for t in group) > most:
                return self.over_limit(group, most)
        return None

    def missing(self, draft: Mapping[str, str]) -> Refusal | None:
        """Say how many places still want a token."""
        if len(draft) < self.number:
            empty = [f"area:{p}" for p in self.places if p not in draft]
            return refusal("places-left", "6.1.1", places=empty, number=self.number - len(draft))
        return None

    def foreign_place(self, place: str) -> Refusal:
        """Say why a place gets no token."""
        return refusal("not-your-place", None, place=f"area:{place}")

    def unusable(self, token: str) -> Refusal:
        """Say why a token may not be used."""
        return refusal("no-such-token", None, token=f"order:{token}")

    def used_up(self, token: str) -> Refusal:
        """Say that a token is used more often than there are pieces of it."""
        return refusal("token-used-up", None, token=f"order:{token}", number=self.stock[token])

    def over_limit(self, group: frozenset[str], most: int) -> Refusal:
        """Say that tokens of a group are used more often than allowed."""
        return refusal("token-limit", None, most=most)

    def usable(self, place: str, draft: Mapping[str, str]) -> list[str]:
        """Name the tokens that the place could get, the rest of the draft staying as it is."""
        rest = {p: t for p, t in draft.items() if p != place}
        return [t for t in self.stock if self.draft_problem({**rest, place: t}) is None]

    def some(self, rng: Chooser) -> dict[str, str]:
        """Deal random tokens within the limits."""
        pool = [t for t, n in self.stock.items() for _ in range(n)]
        rng.shuffle(pool)
        room = [most for _, most in self.limits]
        dealt: list[str] = []
        for token in pool:
            if len(dealt) == self.number:
                break
            mine = [i for i, (group, _) in enumerate(self.limits) if token in group]
            if all(room[i] > 0 for i in mine):
                for i in mine:
                    room[i] -= 1
                dealt.append(token)
        places = list(self.places)
        if self.number < len(places):
            rng.shuffle(places)
        return dict(zip(places, dealt, strict=False))

    def step(self, path: Sequence[str]) -> Step:
        """Offer tokens for one place after another; a path holds ``place=token`` entries."""
        draft: dict[str, str] = {}
        skipped: set[str] = set()
        for entry in path:
            place, _, token = entry.partition("=")
            if place not in self.places or (token and token not in self.stock):
                raise WrongPath(path)
            if token:
                draft[place] = token
            else:
                skipped.add(place)
        if self.draft_problem(draft) is not None:
            raise WrongPath(path)
        ready = self.missing(draft) is None
        open_places = [p for p in self.places if p not in draft and p not in skipped]
        if not open_places or (ready and len(draft) >= self.number):
            if not ready:
                raise WrongPath(path)
            return Step(None, (), ready=True, value=draft)
        place = open_places[0]
        options = [
            Option(f"{place}={t}", phrase("name", of=f"order:{t}"))
            for t in self.usable(place, draft)
        ]
        if len(open_places) > self.number - len(draft):
            options.append(Option(f"{place}=", phrase("name", of="choice:no-order")))
        return Step(phrase("step-token", place=f"area:{place}"), tuple(options), value=draft)


Units = dict[str, int]


MOST_TRIED = 500
"""Choices of pieces that are looked at to find out whether there is only one."""


class Pieces(Shape[Any]):
    """Some pieces out of several places: casualties, losses, exchanges.

    The value is ``{place: {piece: count}}``, or ``{piece: count}`` when ``flat``.
    """

    form = "pieces"

    def __init__(
        self, places: Mapping[str, Mapping[str, int]], least: int, most: int, *, flat: bool = False
    ) -> None:
        self.places = places
        self.least = least
        self.most = most
        self.flat = flat

    def problem(self, chosen: Mapping[str, Mapping[str, int]]) -> Refusal | None:
        """Say what the game has against a choice that fits the stock; by default its number."""
        number = sum(n for units in chosen.values() for n in units.values())
        if not self.least <= number <= self.most:
            return refusal("wrong-number", None, least=self.least, most=self.most, given=number)
        return None

    def may_add(self, chosen: Mapping[str, Mapping[str, int]], place: str, unit: str) -> bool:
        """Tell whether a piece that is there may join those chosen."""
        return True

    def could_go_on(self, chosen: Mapping[str, Mapping[str, int]]) -> bool:
        """Tell whether one more piece might be taken."""
        return sum(n for units in chosen.values() for n in units.values()) < self.most

    def check(self, value: object) -> Refusal | None:
        """Refuse pieces that are not there, then what the game refuses."""
        if not isinstance(value, dict):
            return refusal("not-pieces")
        if self.flat:
            value = {next(iter(self.places), ""): value} if value else {}
        for place, units in value.items():
            there = self.places.get(place)
            if there is None or not isinstance(units, dict):
                return refusal("no-pieces-there", None, place=f"area:{place}")
            for unit, count in units.items():
                if not is_count(count) or count == 0 or count > there.get(unit, 0):
                    return refusal(
                        "no-such-pieces", None, place=f"area:{place}", unit=f"unit:{unit}"
                    )
        return self.problem(value)

    def some(self, rng: Chooser) -> Any:
        """Take random pieces until the game is content."""
        stock = self._stock()
        rng.shuffle(stock)
        wanted = self.least + int(rng.random() * (self.most - self.least + 1))
        return self._value(self._take(stock, wanted))

    def _stock(self) -> list[tuple[str, str]]:
        """List the pieces, one by one."""
        return [
            (p, u) for p, units in self.places.items() for u, n in units.items() for _ in range(n)
        ]

    def worth(self, piece: str) -> int:
        """Tell how much a piece would be missed; by default all are missed alike."""
        return 0

    def safe(self) -> Any:
        """Take as few as possible, and of those that are missed least."""
        stock = sorted(self._stock(), key=lambda piece: self.worth(piece[1]))
        return self._value(self._take(stock, self.least))

    def _take(self, stock: Sequence[tuple[str, str]], wanted: int) -> dict[str, Units]:
        """Take pieces in their order: so many, and more until the game is content."""
        chosen: dict[str, Units] = {}
        number = 0
        for place, unit in stock:
            if number >= wanted and self.problem(chosen) is None:
                break
            if not self.may_add(chosen, place, unit):
                continue
            number += 1
            units = chosen.setdefault(place, {})
            units[unit] = units.get(unit, 0) + 1
        return chosen

    def forced(self) -> Any:
        """Return the only choice that the game is content with, among not too many."""
        kinds = [(p, u, n) for p, units in self.places.items() for u, n in units.items()]
        if prod(n + 1 for _, _, n in kinds) > MOST_TRIED:
            return None
        found = None
        for counts in product(*(range(n + 1) for _, _, n in kinds)):
            chosen: dict[str, Units] = {}
            for (place, unit, _), count in zip(kinds, counts, strict=True):
                if count:
                    chosen.setdefault(place, {})[unit] = count
            if self.problem(chosen) is None:
                if found is not None:
                    return None
                found = chosen
        return None if found is None else self._value(found)

    def _value(self, chosen: dict[str, Units]) -> Any:
        return next(iter(chosen.values()), {}) if self.flat else chosen

    def step(self, path: Sequence[str]) -> Step:
        """Offer one piece after another; ids are ``place/piece``."""
        chosen: dict[str, Units] = {}
        for entry in path:
            place, _, unit = entry.partition("/")
            units = chosen.setdefault(place, {})
            units[unit] = units.get(unit, 0) + 1
            if units[unit] > self.places.get(place, {}).get(unit, 0):
                raise WrongPath(path)
        ready = self.problem(chosen) is None
        options = (
            tuple(
                Option(f"{p}/{u}", phrase("piece-at", unit=f"unit:{u}", place=f"area:{p}"))
                for p, units in self.places.items()
                for u, n in units.items()
                if n > chosen.get(p, {}).get(u, 0) and self.may_add(chosen, p, u)
            )
            if self.could_go_on(chosen)
            else ()
        )
        if not ready and not options:
            raise WrongPath(path)
        return Step(None, options, ready=ready, value=self._value(chosen))


class Moves(Shape[dict[str, Any]]):
    """Pieces of one place moved to other places.

    The value is ``{"area": place, "moves": {place: {piece: count}}, mark: bool, …}``.
    Where there are several places to move from, choosing one of them is part of the answer.
    """

    form = "moves"
    marks: ClassVar[tuple[str, ...]] = ()
    """Yes-or-no additions to the answer."""

    def __init__(self, origins: Mapping[str, Mapping[str, int]]) -> None:
        self.origins = origins
        """The pieces that may move from each place."""

    def targets(self, origin: str, unit: str) -> Sequence[str]:
        """Name the places that a piece could go to, other moves aside."""
        raise NotImplementedError

    def problem(self, origin: str, moves: Mapping[str, Mapping[str, int]]) -> Refusal | None:
        """Say what the game has against a whole set of moves; reach is left to :meth:`targets`."""
        raise NotImplementedError

    def may_mark(self, origin: str, moves: Mapping[str, Mapping[str, int]], mark: str) -> bool:
        """Tell whether an addition may be ticked with these moves."""
        raise NotImplementedError

    def unreachable(self, origin: str, unit: str, target: str) -> Refusal:
        """Say why a piece cannot go to a place."""
        return refusal(
            "unreachable",
            None,
            unit=f"unit:{unit}",
            origin=f"area:{origin}",
            target=f"area:{target}",
        )

    def not_an_origin(self, place: str) -> Refusal:
        """Say why nothing can be moved from a place."""
        return refusal("nothing-to-move", None, place=f"area:{place}")

    def check(self, value: object) -> Refusal | None:
        """Refuse what is not there, what cannot be reached, then what the game refuses."""
        if not isinstance(value, dict) or set(value) != {"area", "moves", *self.marks}:
            return refusal("not-moves")
        origin, moves = value["area"], value["moves"]
        if not isinstance(origin, str) or not isinstance(moves, dict):
            return refusal("not-moves")
        if origin not in self.origins:
            return self.not_an_origin(origin)
        left = dict(self.origins[origin])
        for target, units in moves.items():
            if not isinstance(units, dict) or not units:
                return refusal("not-moves")
            for unit, count in units.items():
                if not is_count(count) or count == 0 or count > left.get(unit, 0):
                    return refusal(
                        "no-such-pieces", None, place=f"area:{origin}", unit=f"unit:{unit}"
                    )
                left[unit] -= count
                if target not in self.targets(origin, unit):
                    return self.unreachable(origin, unit, str(target))
        problem = self.problem(origin, moves)
        if problem is not None:
            return problem
        for mark in self.marks:
            if type(value[mark]) is not bool:
                return refusal("not-moves")
            if value[mark] and not self.may_mark(origin, moves, mark):
                return self.no_mark(origin, mark)
        return None

    def no_mark(self, origin: str, mark: str) -> Refusal:
        """Say why an addition may not be ticked."""
        return refusal("may-not-mark", None, mark=_mark(mark))

    def some(self, rng: Chooser) -> dict[str, Any]:
        """Move random pieces; after a few illegal tries move fewer, in the end none."""
        origin = pick(rng, list(self.origins))
        pieces = [u for u, n in self.origins[origin].items() for _ in range(n)]
        for attempt in range(4):
            moves: dict[str, Units] = {}
            for unit in pieces:
                if rng.random() < 0.8 - 0.15 * attempt:  # the fewer, the more often it is legal
                    targets = self.targets(origin, unit)
                    if targets:
                        # Half of the time pieces keep together, as armies do.
                        together = [t for t in moves if t in targets]
                        to = pick(rng, together if together and rng.random() < 0.5 else targets)
                        units = moves.setdefault(to, {})
                        units[unit] = units.get(unit, 0) + 1
            if self.problem(origin, moves) is None:
                break
        else:
            moves = {}
        marks = {m: rng.random() < 0.5 and self.may_mark(origin, moves, m) for m in self.marks}
        return {"area": origin, "moves": moves, **marks}

    def safe(self) -> dict[str, Any]:
        """Leave everything where it is."""
        return {"area": next(iter(self.origins)), "moves": {}, **dict.fromkeys(self.marks, False)}

    def forced(self) -> dict[str, Any] | None:
        """Return the answer that moves nothing, where nothing can move and nothing be ticked."""
        if len(self.origins) != 1:
            return None
        ((origin, units),) = self.origins.items()
        if any(n and self.targets(origin, u) for u, n in units.items()):
            return None
        return None if any(self.may_mark(origin, {}, m) for m in self.marks) else self.safe()

    def step(self, path: Sequence[str]) -> Step:
        """Choose the place to move from, then pieces with their targets, then the additions."""
        entries = list(path)
        if not entries:
            return Step(phrase("step-move-from"), tuple(named(f"area:{o}") for o in self.origins))
        origin = entries.pop(0).removeprefix("area:")
        if origin not in self.origins:
            raise WrongPath(path)
        left = dict(self.origins[origin])
        moves: dict[str, Units] = {}
        unit = ""
        marks: dict[str, bool] = dict.fromkeys(self.marks, False)
        for entry in entries:
            kind, _, id = entry.partition(":")
            marked = any(marks.values())
            if kind == "unit" and not unit and not marked and left.get(id, 0) > 0:
                unit = id
            elif kind == "area" and unit and id in self.targets(origin, unit):
                left[unit] -= 1
                units = moves.setdefault(id, {})
                units[unit] = units.get(unit, 0) + 1
                unit = ""
            elif kind == "mark" and not unit and marks.get(id) is False:
                marks[id] = True
            else:
                raise WrongPath(path)
        if unit:
            rest = {**left, unit: left[unit] - 1}
            options = []
            for target in self.targets(origin, unit):
                more = _moved(moves, unit, target)
                if self._leads_on(origin, more, rest):
                    problem = self.problem(origin, more)
                    options.append(named(f"area:{target}", problem.phrase if problem else None))
            return Step(phrase("step-move-to", unit=f"unit:{unit}"), tuple(options))
        value = {"area": origin, "moves": moves, **marks}
        # An addition goes with the moves as they are, so nothing is moved after the first one.
        options = [
            Option(f"unit:{u}", phrase("step-unit", unit=f"unit:{u}", left=n))
            for u, n in left.items()
            if n > 0 and not any(marks.values()) and self._can_go(origin, u, moves, left)
        ]
        if self.problem(origin, moves) is None:
            options += [
                Option(f"mark:{m}", phrase("name", of=_mark(m)))
                for m in self.marks
                if not marks[m] and self.may_mark(origin, moves, m)
            ]
        return Step(
            phrase("step-move", origin=f"area:{origin}"),
            tuple(options),
            ready=self.check(value) is None,
            value=value,
        )

    def _can_go(
        self, origin: str, unit: str, moves: Mapping[str, Units], left: Mapping[str, int]
    ) -> bool:
        rest = {**left, unit: left[unit] - 1}
        return any(
            self._leads_on(origin, _moved(moves, unit, t), rest) for t in self.targets(origin, unit)
        )

    def _leads_on(
        self, origin: str, moves: dict[str, Units], left: Mapping[str, int], tries: int = 500
    ) -> bool:
        """Tell whether more moves can make a legal whole of these; look no further than ``tries``.

        A move that is too much, or too little, by itself may be mended by the next.
        """
        ahead: list[tuple[dict[str, Units], Mapping[str, int]]] = [(moves, left)]
        while ahead and tries:
            tries -= 1
            at, rest = ahead.pop()
            if self.problem(origin, at) is None:
                return True
            for unit, count in rest.items():
                if count > 0:
                    fewer = {**rest, unit: count - 1}
                    # Places on the way already come last, to be tried first.
                    for target in sorted(self.targets(origin, unit), key=at.__contains__):
                        ahead.append((_moved(at, unit, target), fewer))
        return bool(ahead)


def _mark(mark: str) -> str:
    return f"mark:{mark.replace('_', '-')}"


def _moved(moves: Mapping[str, Units], unit: str, target: str) -> dict[str, Units]:
    more = {place: dict(units) for place, units in moves.items()}
    units = more.setdefault(target, {})
    units[unit] = units.get(unit, 0) + 1
    return more


class Shopping(Shape[dict[str, list[dict[str, Any]]]]):
    """A shopping list: purchases at several places, each place with its own purse.

    The value is ``{place: [purchase, …]}``; an empty list, or a place left out, buys nothing.
    """

    form = "shopping"

    def offers(
        self, bought: Mapping[str, Sequence[Mapping[str, Any]]]
    ) -> list[tuple[str, dict[str, Any]]]:
        """List what could be bought next, as (place, purchase)."""
        raise NotImplementedError

    def label(self, place: str, purchase: Mapping[str, Any]) -> Option:
        """Put a purchase into words, under an id that tells it from the other offers."""
        raise NotImplementedError

    def some(self, rng: Chooser) -> dict[str, list[dict[str, Any]]]:
        """Buy random things for as long as there is something to buy, or the mood changes."""
        bought: dict[str, list[dict[str, Any]]] = {}
        while rng.random() < 0.9 and (offers := self.offers(bought)):
            place, purchase = pick(rng, offers)
            bought.setdefault(place, []).append(purchase)
        return bought

    def safe(self) -> dict[str, list[dict[str, Any]]]:
        """Buy nothing."""
        return {}

    def forced(self) -> dict[str, list[dict[str, Any]]] | None:
        """Return the empty list where nothing is on offer."""
        return None if self.offers({}) else {}

    def step(self, path: Sequence[str]) -> Step:
        """Offer one purchase after another."""
        bought: dict[str, list[dict[str, Any]]] = {}
        for entry in path:
            for place, purchase in self.offers(bought):
                if self.label(place, purchase).id == entry:
                    bought.setdefault(place, []).append(purchase)
                    break
            else:
                raise WrongPath(path)
        options = tuple(self.label(place, purchase) for place, purchase in self.offers(bought))
        return Step(None, options, ready=True, value=bought)


class Shuffle(Shape[dict[str, Any]]):
    """An order of a whole deck, for chance: ``{"deck": name, "order": [cards, top first]}``."""

    form = "shuffle"

    def __init__(self, deck: str, cards: Sequence[str]) -> None:
        self.deck = deck
        self.cards = tuple(cards)

    def check(self, value: object) -> Refusal | None:
        """Refuse another deck, missing and foreign cards."""
        if (
            isinstance(value, dict)
            and set(value) == {"deck", "order"}
            and value["deck"] == self.deck
            and isinstance(value["order"], list)
            and all(isinstance(c, str) for c in value["order"])
            and sorted(value["order"]) == sorted(self.cards)
        ):
            return None
        return refusal("not-this-deck", None, deck=f"deck:{self.deck}")

    def some(self, rng: Chooser) -> dict[str, Any]:
        """Shuffle."""
        order = list(self.cards)
        rng.shuffle(order)
        return {"deck": self.deck, "order": order}

    def step(self, path: Sequence[str]) -> Step:
        """Raise TypeError: nobody shuffles by hand."""
        raise TypeError("a shuffle has no steps")
