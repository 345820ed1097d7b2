"""Typed tokens for places: ``hill m+1*; dale d+1; north moor none``."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import field, replace

from engine.kernel.data import fixed
from engine.kernel.phrase import Refusal
from engine.kernel.shapes import Tokens

from .lexicon import GUESSES, INFLECTED, NEARLY, Alias, Lexicon, NameMatch
from .normalize import Splitter, entries, in_digits, normal, words
from .result import ParseProblem, ParseResult

LONGEST_PAIR = 8
"""The most words for a place and its token in a row of them."""
LONGEST_ENTRY = 20
"""The most words for a place and its token."""

_NUMBER = re.compile(r"([+-]?)\s*(\d{1,3})")
_TURNED = re.compile(r"(?<![\d+-])(\d{1,3})\s*\+(?!\s*\d)")
"""A number with its plus behind, as it looks where one reads from the right."""
_MARKS = frozenset("-:=>+")
_UNMEANT = frozenset("+-?؟,/~%")
"""Marks that say something else than a token, unless they belong to a number."""
_BEFORE = frozenset("-:=>")


@fixed
class TypingWords:
    """The words of a language for the marks of tokens."""

    star: frozenset[str] = frozenset()
    """Words for a star."""
    plus: frozenset[str] = frozenset()
    minus: frozenset[str] = frozenset()
    nothing: frozenset[str] = frozenset()
    """Words for no token."""
    yes: frozenset[str] = frozenset()
    """Words for agreeing to a question."""
    fillers: frozenset[str] = frozenset()
    """Words without a meaning."""
    choosing: frozenset[str] = frozenset()
    """Words without a meaning around an option."""
    everybody: frozenset[str] = frozenset()
    """Words for all that there is."""
    both: frozenset[str] = frozenset()
    """Words between two things."""
    ties: frozenset[str] = frozenset()
    """Words with which a part says something of the part before: a condition, another way."""
    numbers: Mapping[str, int] = field(default_factory=dict)
    endings: frozenset[str] = frozenset()
    """Endings of words."""


@fixed
class ParsedToken:
    """The parts of a token such as ``march+1*``."""

    word: str
    number: int | None
    signed: bool
    """Whether the number has a plus or a minus."""
    star: bool


def sign_of(text: str, known: TypingWords) -> ParsedToken | None:
    """Split the name of a token into its parts, in any order; ``None`` if it has no word."""
    spelt: list[str] = []
    for said in words(text):
        # A word may be an article before the token, and the number one after it.
        if said in known.fillers and (said not in known.numbers or not spelt):
            continue
        (word,) = in_digits([said], known.numbers, known.endings)
        spelt.append(
            "*"
            if word in known.star
            else "+"
            if word in known.plus
            else "-"
            if word in known.minus
            else word
        )
    joined = _TURNED.sub(r"+\1", " ".join(spelt))
    numbers = _NUMBER.findall(joined)
    if len(numbers) > 1:
        return None
    rest = _NUMBER.sub(" ", joined)
    bare = normal(re.sub(r"[^\w\s]|_", " ", rest))
    if not bare or set(rest.removeprefix("-")) & _UNMEANT:
        return None
    signum, digits = numbers[0] if numbers else ("", "")
    number = int(signum + digits) if digits else None
    return ParsedToken(bare, number, bool(signum), "*" in joined)


class TokenLexicon:
    """Tokens by their names: a word, then a number and a star, which may be left out."""

    def __init__(self, names: Mapping[str, Iterable[str]], known: TypingWords) -> None:
        """Index the ``names`` of each token by its id."""
        self._known = known
        self._signs: dict[str, list[ParsedToken]] = {
            token: [
                replace(s, word=Alias(s.word)) if isinstance(name, Alias) else s
                for name in (token, *said)
                if (s := sign_of(name, known)) is not None
            ]
            for token, said in names.items()
        }
        self._words = Lexicon(
            {t: [s.word for s in signs] for t, signs in self._signs.items()}, known.endings
        )

    def find(self, text: str) -> NameMatch:
        """Return the token that is meant, the plainest one if number and star are left out."""
        typed = sign_of(text, self._known)
        if typed is None:
            return NameMatch(())
        found = self._words.find(typed.word)
        costs = {t: cost for t in found.ids if (cost := self._cost(t, typed)) is not None}
        # A number means a token that has one: "m0" is a March, and gathers no might.
        if typed.number is not None:
            costs = {
                t: c for t, c in costs.items() if self._signs[t][0].number is not None
            } or costs
        # The plainest of each kind: "u*" may begin one with a number and one without.
        least: dict[str, tuple[int, int, int]] = {}
        for token, cost in costs.items():
            kind = self._signs[token][0].word
            least[kind] = min(cost, least.get(kind, cost))
        cheapest = [t for t, cost in costs.items() if cost == least[self._signs[t][0].word]]
        # Of two tokens that begin alike, the one whose name is as long as the typed text is meant.
        length = len(typed.word.split())
        alike = [t for t in cheapest if length in {len(s.word.split()) for s in self._signs[t][1:]}]
        return NameMatch(tuple(alike or cheapest), found.quality)

    def guesses(self, text: str) -> tuple[str, ...]:
        """Return the tokens that a typed text may mean."""
        typed = sign_of(text, self._known)
        return () if typed is None else self._words.guesses(typed.word)

    def _cost(self, token: str, typed: ParsedToken) -> tuple[int, int, int] | None:
        """Count the parts of a token that were not typed; ``None`` if it is a different one."""
        sign = self._signs[token][0]
        if typed.star and not sign.star:
            return None
        against = 0
        if typed.number is not None:
            number = sign.number or 0
            if typed.signed and number != typed.number:
                return None
            if abs(number) != abs(typed.number):
                return None
            against = int(not typed.signed and number < 0)
        unsaid = int(typed.number is None and bool(sign.number))
        return (against, unsaid, int(sign.star and not typed.star))


@fixed
class TokenNames:
    """The names of places and tokens."""

    places: Mapping[str, Iterable[str]]
    """The places that get tokens."""
    tokens: Mapping[str, Iterable[str]]
    """All tokens, including those that may not be used."""
    elsewhere: Mapping[str, Iterable[str]] = field(default_factory=dict)
    """The places that get no token, so that the reply can say why."""


def read_tokens(
    text: str, shape: Tokens, draft: Mapping[str, str], names: TokenNames, known: TypingWords
) -> ParseResult:
    """Read tokens for places, and lay them over a draft.

    Typed tokens take precedence: a drafted token is removed if both are not possible. Of two tokens
    for one place, the later one counts.
    """
    if normal(text) in known.nothing and shape.step(()).ready:
        return ParseResult((), (), understood=True)
    reader = _Reader(shape, names, known)
    problems: list[ParseProblem] = []
    wanted: list[Wanted] = []
    typed = _with_numbers(entries(text, known.ties), known)
    for entry in typed:
        match reader.read(entry):
            case ParseProblem() as problem:
                problems.append(problem)
            case found:
                wanted += [Wanted(place, token, entry) for place, token in found]
    reading = place_tokens(shape, draft, wanted)
    problems = sorted([*problems, *reading.problems], key=lambda p: typed.index(p.text))
    return replace(reading, problems=tuple(problems))


def _with_numbers(parts: Iterable[str], known: TypingWords) -> list[str]:
    """Return parts of a text, those joined that a stop before a number or star parts: "def. 2"."""
    marks = known.star | known.plus | known.minus | _MARKS
    found: list[str] = []
    for part in parts:
        said = in_digits(words(part), known.numbers, known.endings)
        if found and said and (said[0] in marks or _NUMBER.fullmatch(said[0])):
            found[-1] += f" {part}"
        else:
            found.append(part)
    return found


@fixed
class Wanted:
    """A token that the player wants in a place."""

    place: str
    token: str
    """The token; empty for none."""
    text: str
    """The text to report if it is not possible."""


def place_tokens(shape: Tokens, draft: Mapping[str, str], wanted: Iterable[Wanted]) -> ParseResult:
    """Lay tokens over a draft in order, as far as possible.

    A drafted token is removed if both are not possible.
    """
    laid: dict[str, str] = {}
    problems = []
    for one in wanted:
        reason = _refused(shape, laid, one.place, one.token)
        if reason is None:
            laid[one.place] = one.token
        else:
            problems.append(ParseProblem(one.text, reason=reason))
    after = {p: t for p, t in laid.items() if t}
    displaced = []
    for place, token in draft.items():
        if place in laid:
            continue
        if shape.draft_problem({**after, place: token}) is None:
            after[place] = token
        else:
            displaced.append(f"area:{place}")
    path = tuple(f"{p}={after[p]}" for p in shape.places if p in after)
    return ParseResult(path, tuple(problems), tuple(displaced), understood=bool(laid))


def _refused(shape: Tokens, typed: Mapping[str, str], place: str, token: str) -> Refusal | None:
    if place not in shape.places:
        return shape.foreign_place(place)
    if not token:
        return None
    if token not in shape.stock:
        return shape.unusable(token)
    others = {p: t for p, t in typed.items() if p != place and t}
    return shape.draft_problem({**others, place: token})


class _Reader:
    """The reader of entries, one after another."""

    def __init__(self, shape: Tokens, names: TokenNames, known: TypingWords) -> None:
        self._shape = shape
        self._known = known
        endings = known.endings
        self._places = Lexicon(
            {
                p: [p, *self._with_and_without_article(names.places.get(p, ()))]
                for p in shape.places
            },
            endings,
        )
        self._elsewhere = Lexicon({p: [p, *said] for p, said in names.elsewhere.items()}, endings)
        self._tokens = TokenLexicon(names.tokens, known)
        said = (*names.places.values(), *names.elsewhere.values(), *names.tokens.values())
        self._han = Splitter(
            [
                *(word for some in (known.nothing, known.fillers, known.numbers) for word in some),
                *(word for some in (known.star, known.plus, known.minus) for word in some),
                *(word for some in (known.both,) for word in some),
                *(name for one in said for name in one),
            ],
            lambda word: any(
                one.find(word).ids and one.find(word).quality < NEARLY
                for one in (self._places, self._elsewhere)
            ),
        )

    def _with_and_without_article(self, names: Iterable[str]) -> Iterator[str]:
        """Yield names, and those that begin with an article without it, too: "Twins"."""
        for name in names:
            yield name
            first, _, rest = normal(name).partition(" ")
            if rest and first in self._known.fillers:
                yield type(name)(rest)

    def read(self, entry: str) -> ParseProblem | list[tuple[str, str]]:
        """Return the places of an entry with their tokens ("" for none), or why it has none.

        Every word of the entry has to mean something.
        """
        parts = self._han.split(words(entry))
        if len(parts) > LONGEST_ENTRY:
            return ParseProblem(entry)
        found = self._pair(entry, parts)
        if isinstance(found, tuple):
            return [found]
        return self._pairs(entry, parts) or self._alike(parts) or self._in_a_row(parts) or found

    def _pairs(self, entry: str, parts: list[str]) -> list[tuple[str, str]]:
        """Return several places with their tokens, if words for "and" are between all of them."""
        said = self._joined(parts)
        pairs = [self._pair(entry, one) for one in said] if len(said) > 1 else []
        found = [pair for pair in pairs if isinstance(pair, tuple)]
        alike = len({place for place, _ in found}) < len(found)
        return [] if alike or len(found) < len(pairs) else found

    def _joined(self, parts: list[str]) -> list[list[str]]:
        """Return words in groups, between which there are words for "and"."""
        said: list[list[str]] = [[]]
        for word in parts:
            if word in self._known.both:
                said.append([])
            else:
                said[-1].append(word)
        return said

    def _alike(self, parts: list[str]) -> list[tuple[str, str]]:
        """Return several places with the one token that is said before or after all of them."""
        said = self._joined(parts)
        if len(said) < 2 or not all(said):
            return []
        first, *middle, last = said
        ways = [(first[at:], last, first[:at]) for at in range(1, len(first))]
        ways += [(first, last[:at], last[at:]) for at in range(1, len(last))]
        found = set()
        for left, right, token in ways:
            what = self._sure_token(token)
            places = [self._sure_place(one) for one in (left, *middle, right)]
            if what is not None and None not in places and len(set(places)) == len(places):
                found.add(tuple((str(place), what) for place in places))
        return list(found.pop()) if len(found) == 1 else []

    def _in_a_row(self, parts: list[str]) -> list[tuple[str, str]]:
        """Return places that alternate with their tokens without a mark between them."""
        found = {
            tuple(pairs)
            for turned in (False, True)
            for pairs in self._rows(parts, turned=turned)
            if len(dict(pairs)) == len(pairs)
        }
        return list(found.pop()) if len(found) == 1 else []

    def _rows(self, parts: list[str], *, turned: bool) -> Iterator[list[tuple[str, str]]]:
        if not parts:
            yield []
            return
        for end in range(2, min(len(parts), LONGEST_PAIR) + 1):
            pairs = set()
            for at in range(1, end):
                here, there = (parts[:at], parts[at:end])
                place, token = (there, here) if turned else (here, there)
                where, what = self._sure_place(place), self._sure_token(token)
                if where is not None and what is not None:
                    pairs.add((where, what))
            if len(pairs) == 1:
                for onward in self._rows(parts[end:], turned=turned):
                    yield [*pairs, *onward]

    def _sure_place(self, parts: list[str]) -> str | None:
        """Return the place that words name as they are, or in one of their forms."""
        words = self._place_words(parts)
        found = self._place(words) if words else NameMatch(())
        mine = found.only in self._shape.places
        return found.only if mine and found.quality <= INFLECTED else None

    def _sure_token(self, parts: list[str]) -> str | None:
        """Return the token that words name as they are."""
        words = self._token_words(parts)
        found = self._token(words) if words else NameMatch(())
        return found.only if found.quality <= INFLECTED else None

    def _pair(self, entry: str, parts: list[str]) -> ParseProblem | tuple[str, str]:
        """Return the place and the token that words mean, in either order."""
        found: list[tuple[tuple[int, int, int, int], tuple[str, str]]] = []
        unclear: list[tuple[tuple[int, int, int], ParseProblem]] = []
        for at in range(1, len(parts)):
            for turned in (False, True):
                here, there = (parts[at:], parts[:at]) if turned else (parts[:at], parts[at:])
                left, right = self._place_words(here), self._token_words(there)
                if not left or not right:
                    continue
                where, what = self._place(left), self._token(right)
                if where.only in self._shape.places and len(what.ids) > 1:
                    misplaced = self._shape.misplaced
                    placed = [t for t in what.ids if misplaced(str(where.only), t) is None]
                    what = NameMatch(tuple(placed) or what.ids, what.quality)
                place, token = where.only, what.only
                if place is not None and token is not None:
                    quality = where.quality + what.quality
                    found.append(((quality, what.quality, turned, -at), (place, token)))
                elif where.ids and (what.ids or not turned):
                    key = (not what.ids, where.quality, -at)
                    unclear.append((key, self._unclear(entry, right, where, what)))
        if found:
            return min(found)[1]
        if unclear:
            return min(unclear, key=lambda u: u[0])[1]
        guesses = self._places.guesses(" ".join(parts[:-1] or parts))
        return ParseProblem(entry, tuple(f"area:{p}" for p in guesses))

    def _unclear(self, entry: str, right: str, where: NameMatch, what: NameMatch) -> ParseProblem:
        if len(where.ids) > 1:
            return ParseProblem(
                entry, tuple(f"area:{p}" for p in where.ids[:GUESSES]), several=True
            )
        tokens = what.ids or self._tokens.guesses(right)
        guesses = tuple(f"order:{t}" for t in tokens[:GUESSES])
        return ParseProblem(entry, guesses, several=len(what.ids) > 1)

    def _place(self, text: str) -> NameMatch:
        """Return a place that gets a token, or another place if the name fits that better."""
        mine, theirs = self._places.find(text), self._elsewhere.find(text)
        better = theirs.only is not None and theirs.quality < mine.quality
        return theirs if better or not mine.ids else mine

    def _token(self, text: str) -> NameMatch:
        if text == "-" or text in self._known.nothing:
            return NameMatch(("",), 0)
        return self._tokens.find(text)

    def _place_words(self, parts: list[str]) -> str:
        parts = _stripped(parts, _MARKS)
        text, bare = " ".join(parts), " ".join(_stripped(parts, _MARKS | self._known.fillers))
        here, there = self._place(text), self._place(bare)
        better = there.ids and (not here.ids or there.quality < here.quality)
        return bare if better or not here.ids else text

    def _token_words(self, parts: list[str]) -> str:
        while len(parts) > 1 and (parts[0] in _BEFORE or parts[0] in self._known.fillers):
            parts = parts[1:]
        while len(parts) > 1 and parts[-1] in self._known.fillers - self._known.star:
            parts = parts[:-1]
        return " ".join(parts)


def _stripped(parts: list[str], ends: Collection[str]) -> list[str]:
    """Return words without those at both ends that mean nothing."""
    first, last = 0, len(parts)
    while first < last and parts[first] in ends:
        first += 1
    while first < last and parts[last - 1] in ends:
        last -= 1
    return parts[first:last]
