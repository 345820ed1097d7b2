"""A token for each place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from functools import cached_property
from itertools import pairwise

from engine.kernel.phrase import Phrase, Refusal, phrase, refusal
from engine.kernel.shapes.base import Option, RandomSource, Shape, Step, WrongPath, pick

Node = tuple[str, object]
SOURCE: Node = ("source", None)
SINK: Node = ("sink", None)


def most_used(stock: Mapping[str, int], limits: Sequence[tuple[frozenset[str], int]]) -> int:
    """Return how many tokens, at most, can be used at the same time, in any places.

    ``stock`` says how many of each there are, and each limit how many of a group may be used. No
    token is in two groups.
    """
    number = sum(stock.values())
    for group, most in limits:
        number -= max(0, sum([stock.get(token, 0) for token in group]) - most)
    return number


def dealt_simply(
    allowed: Mapping[str, Sequence[str]],
    stock: Mapping[str, int],
    limits: Sequence[tuple[frozenset[str], int]],
) -> int:
    """Return how many places get a token if each takes the least wanted one that it can.

    :func:`most_dealt` may find more.
    """
    wanted = Counter(token for tokens in allowed.values() for token in tokens)
    left = dict(stock)
    room = [most for _, most in limits]
    group_of = {token: n for n, (group, _) in enumerate(limits) for token in group}
    dealt = 0
    rank = {token: (token in group_of, number) for token, number in wanted.items()}
    for tokens in sorted(allowed.values(), key=len):
        for token in sorted(tokens, key=rank.__getitem__):
            group = group_of.get(token)
            if left[token] > 0 and (group is None or room[group] > 0):
                left[token] -= 1
                if group is not None:
                    room[group] -= 1
                dealt += 1
                break
    return dealt


def most_dealt(
    allowed: Mapping[str, Sequence[str]],
    stock: Mapping[str, int],
    limits: Sequence[tuple[frozenset[str], int]],
) -> int:
    """Return how many places, at most, can have a token at the same time.

    ``allowed`` names the tokens that may be in each place, ``stock`` says how many of each there
    are, and each limit how many of a group may be used. No token is in two groups.
    """
    room: dict[Node, dict[Node, int]] = {SOURCE: {}}

    def lead(start: Node, end: Node, capacity: int) -> None:
        room.setdefault(start, {})[end] = capacity
        room.setdefault(end, {}).setdefault(start, 0)

    for place, tokens in allowed.items():
        lead(SOURCE, ("place", place), 1)
        for token in tokens:
            lead(("place", place), ("token", token), 1)
    for token, count in stock.items():
        groups = [n for n, (group, _) in enumerate(limits) if token in group]
        lead(("token", token), ("group", groups[0]) if groups else SINK, count)
    for n, (_, most) in enumerate(limits):
        lead(("group", n), SINK, most)
    dealt = 0
    while way := _way(room):
        for start, end in pairwise(way):
            room[start][end] -= 1
            room[end][start] += 1
        dealt += 1
    return dealt


def _way(room: Mapping[Node, Mapping[Node, int]]) -> list[Node]:
    """Return a path with room for one more token, from source to sink; empty if there is none."""
    came: dict[Node, Node] = {SOURCE: SOURCE}
    ahead: list[Node] = [SOURCE]
    while ahead:
        here = ahead.pop()
        if here == SINK:
            way = [SINK]
            while way[-1] != SOURCE:
                way.append(came[way[-1]])
            return way[::-1]
        for there, left in room[here].items():
            if left and there not in came:
                came[there] = here
                ahead.append(there)
    return []


def _count(used: Mapping[str, int], group: Collection[str]) -> int:
    """Return how many tokens of a group are used."""
    return sum(number for token, number in used.items() if token in group)


class Tokens(Shape[dict[str, str]]):
    """A token for each place, from a stock, with limits on groups of tokens."""

    form = "tokens"

    def __init__(
        self,
        places: Sequence[str],
        stock: Mapping[str, int],
        *,
        number: int,
        most: int | None = None,
        limits: Sequence[tuple[frozenset[str], int]] = (),
        withheld: Sequence[str] = (),
        everywhere: Collection[str] = (),
        rule: str | None = None,
    ) -> None:
        self.places = tuple(places)
        self.stock = stock
        """How many of each token may be used; tokens that may not be used are left out."""
        self.number = number
        """How many places must get a token; fewer than all if tokens run short or may be kept."""
        self.most = number if most is None else most
        """How many places can get a token."""
        self.limits = limits
        self.withheld = tuple(withheld)
        """The tokens that exist but may not be used; :meth:`unusable` says why."""
        self.everywhere = everywhere
        """All places that exist, if some get no token."""
        self.rule = rule
        """The paragraph of the rules by which places must not be left empty."""

    @property
    def elsewhere(self) -> Sequence[str]:
        """The places that exist but get no token; :meth:`foreign_place` says why."""
        return [place for place in self.everywhere if place not in self.places]

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
        """Return what is wrong with an unfinished set of tokens, apart from places still empty."""
        allowed, stock = self.allowed_in, self.stock
        for place, token in draft.items():
            if token not in allowed.get(place, ()) and (reason := self.misplaced(place, token)):
                return reason
        used = list(draft.values())
        for token in used:
            if used.count(token) > stock.get(token, 0):
                return self.used_up(token)
        for group, most in self.limits:
            if sum([token in group for token in used]) > most:
                return self.over_limit(group, most)
        return None

    def missing(self, draft: Mapping[str, str]) -> Refusal | None:
        """Return how many places still need a token."""
        if len(draft) < self.number:
            empty = [f"area:{p}" for p in self.places if p not in draft]
            return refusal("places-left", self.rule, places=empty, number=self.number - len(draft))
        return None

    def foreign_place(self, place: str) -> Refusal:
        """Return why a place gets no token."""
        return refusal("not-your-place", None, place=f"area:{place}")

    def unusable(self, token: str) -> Refusal:
        """Return why a token may not be used."""
        return refusal("no-such-token", None, token=f"order:{token}")

    def misplaced(self, place: str, token: str) -> Refusal | None:
        """Return why a token may not be in a place, although it may be in others."""
        return None

    def remark(self, place: str, token: str) -> Phrase | None:
        """Return a remark about a token in a place, if there is one."""
        return None

    def used_up(self, token: str) -> Refusal:
        """Return the refusal of a token that is used more often than the stock allows."""
        return refusal("token-used-up", None, token=f"order:{token}", number=self.stock[token])

    def over_limit(self, group: frozenset[str], most: int) -> Refusal:
        """Return the refusal of tokens of a group that are used more often than allowed."""
        return refusal("token-limit", None, most=most)

    def usable(self, place: str, draft: Mapping[str, str]) -> list[str]:
        """Return the tokens that a place could get if the rest of the draft stays as it is.

        If possible, this leaves out tokens after which too few other places could get one.
        """
        rest = {p: t for p, t in draft.items() if p != place}
        others = [p for p in self.places if p not in rest and p != place]
        tokens = [t for t in self.allowed_in[place] if not self.draft_problem({**rest, place: t})]
        if not self.picky:
            return tokens
        kept = [t for t in tokens if self._can_be_finished({**rest, place: t}, others)]
        return kept if self._can_be_finished(rest, [place, *others]) else tokens

    @cached_property
    def picky(self) -> bool:
        """Whether tokens must be kept for places that do not take all of them."""
        return self.number > 0 and any(
            len(tokens) < len(self.stock) for tokens in self.allowed_in.values()
        )

    @cached_property
    def all_tokens(self) -> Sequence[str]:
        """All tokens of the stock."""
        return list(self.stock)

    @cached_property
    def allowed_in(self) -> Mapping[str, Sequence[str]]:
        """The tokens that may be in each place."""
        return {place: self.allowed(place) for place in self.places}

    def allowed(self, place: str) -> Sequence[str]:
        """Return the tokens that may be in a place, as :meth:`misplaced` says."""
        return [t for t in self.stock if self.misplaced(place, t) is None]

    def room(self, places: Sequence[str], draft: Mapping[str, str] | None = None) -> int:
        """Return how many of some places can get a token in addition to those of a draft."""
        stock, limits = self.stock, self.limits
        if draft:
            used = Counter(draft.values())
            stock = {t: n - used[t] for t, n in stock.items()}
            limits = [(group, most - _count(used, group)) for group, most in limits]
        bound = min(len(places), most_used(stock, limits))
        allowed = {p: self.allowed_in[p] for p in places}
        if all(len(tokens) == len(stock) for tokens in allowed.values()):
            return bound
        everywhere = set(stock).intersection(*allowed.values())
        if most_used({t: stock[t] for t in everywhere}, limits) >= bound:
            return bound
        if dealt_simply(allowed, stock, limits) == bound:
            return bound
        return most_dealt(allowed, stock, limits)

    def _can_be_finished(self, draft: Mapping[str, str], places: Sequence[str]) -> bool:
        """Return whether enough of the places that are left can get a token."""
        wanted = self.number - len(draft)
        if not self.picky:
            return len(places) >= wanted
        return wanted <= 0 or self.room(places, draft) >= wanted

    def sample(self, rng: RandomSource) -> dict[str, str]:
        """Return random tokens within the limits, each in a place where it may be."""
        wanted = self.number
        if self.most > self.number:
            wanted += int(rng.random() * (self.most - self.number + 1))
        pool = [t for t, n in self.stock.items() for _ in range(n)]
        rng.shuffle(pool)
        room = [most for _, most in self.limits]
        dealt: list[str] = []
        for token in pool:
            if len(dealt) == wanted:
                break
            mine = [i for i, (group, _) in enumerate(self.limits) if token in group]
            if all(room[i] > 0 for i in mine):
                for i in mine:
                    room[i] -= 1
                dealt.append(token)
        places = list(self.places)
        if wanted < len(places):
            rng.shuffle(places)
        lying = {p: t for p, t in zip(places, dealt, strict=False) if self.misplaced(p, t) is None}
        return lying if len(lying) >= self.number else self._dealt_with_care(places, rng)

    def _dealt_with_care(self, places: Sequence[str], rng: RandomSource) -> dict[str, str]:
        """Return random tokens in such a way that all places that must get one do."""
        draft: dict[str, str] = {}
        for place in places:
            if tokens := self.usable(place, draft):
                draft[place] = pick(rng, tokens)
        return draft

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
        if not open_places or (ready and len(draft) >= self.most):
            if not ready:
                raise WrongPath(path)
            return Step(None, (), ready=True, value=draft)
        place = open_places[0]
        options = [
            Option(f"{place}={t}", phrase("name", of=f"order:{t}"))
            for t in self.usable(place, draft)
            if self._can_be_finished({**draft, place: t}, open_places[1:])
        ]
        if self._can_be_finished(draft, open_places[1:]):
            options.append(Option(f"{place}=", phrase("name", of="choice:no-order")))
        prompt = phrase("step-token", place=f"area:{place}")
        return Step(prompt, tuple(options), ready=ready, value=draft)
