"""Typed tokens for places: ``hill m+1*; dale d+1; north moor none``."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from engine.kernel.phrase import Refusal
from engine.kernel.shapes import Tokens

from .lexicon import GUESSES, NEARLY, Lexicon, NameMatch
from .normalize import Splitter, entries, normal, words
from .result import ParseProblem, ParseResult

LONGEST_ENTRY = 20
"""The most words for a place and its token."""

_NUMBER = re.compile(r"([+-]?)\s*(\d{1,3})")
_MARKS = frozenset("-:=>")


@dataclass(frozen=True, slots=True)
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


@dataclass(frozen=True, slots=True)
class ParsedToken:
    """The parts of a token such as ``march+1*``."""

    word: str
    number: int | None
    signed: bool
    """Whether the number has a plus or a minus."""
    star: bool


def sign_of(text: str, known: TypingWords) -> ParsedToken | None:
    """Split the name of a token into its parts, in any order; ``None`` if it has no word."""
    spelt = []
    for word in words(text):
        if word in known.fillers:
            continue
        spelt.append(
            "*"
            if word in known.star
            else "+"
            if word in known.plus
            else "-"
            if word in known.minus
            else word
        )
    joined = " ".join(spelt)
    numbers = _NUMBER.findall(joined)
    if len(numbers) > 1:
        return None
    bare = normal(re.sub(r"[^\w\s]|_", " ", _NUMBER.sub(" ", joined)))
    if not bare:
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
            token: [s for name in (token, *said) if (s := sign_of(name, known)) is not None]
            for token, said in names.items()
        }
        self._words = Lexicon({t: [s.word for s in signs] for t, signs in self._signs.items()})

    def find(self, text: str) -> NameMatch:
        """Return the token that is meant, the plainest one if number and star are left out."""
        typed = sign_of(text, self._known)
        if typed is None:
            return NameMatch(())
        found = self._words.find(typed.word)
        costs = {t: cost for t in found.ids if (cost := self._cost(t, typed)) is not None}
        least = min(costs.values(), default=None)
        cheapest = [t for t, cost in costs.items() if cost == least]
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


@dataclass(frozen=True, slots=True)
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
    for entry in entries(text):
        match reader.read(entry):
            case ParseProblem() as problem:
                problems.append(problem)
            case (place, token):
                wanted.append(Wanted(place, token, entry))
    reading = place_tokens(shape, draft, wanted)
    typed = entries(text)
    problems = sorted([*problems, *reading.problems], key=lambda p: typed.index(p.text))
    return replace(reading, problems=tuple(problems))


@dataclass(frozen=True, slots=True)
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
        self._places = Lexicon({p: [p, *names.places.get(p, ())] for p in shape.places})
        self._elsewhere = Lexicon({p: [p, *said] for p, said in names.elsewhere.items()})
        self._tokens = TokenLexicon(names.tokens, known)
        said = (*names.places.values(), *names.elsewhere.values(), *names.tokens.values())
        self._han = Splitter(
            [*known.nothing, *known.fillers, *(name for one in said for name in one)],
            lambda word: any(
                one.find(word).ids and one.find(word).quality < NEARLY
                for one in (self._places, self._elsewhere)
            ),
        )

    def read(self, entry: str) -> ParseProblem | tuple[str, str]:
        """Return the place and the token of an entry ("" for none), or why it has neither."""
        parts = self._han.split(words(entry))
        if len(parts) > LONGEST_ENTRY:
            return ParseProblem(entry)
        found: list[tuple[tuple[int, int, int], tuple[str, str]]] = []
        unclear: list[tuple[tuple[int, int], ParseProblem]] = []
        for at in range(1, len(parts)):
            left, right = self._place_words(parts[:at]), self._token_words(parts[at:])
            if not left or not right:
                continue
            where, what = self._place(left), self._token(right)
            if where.only in self._shape.places and len(what.ids) > 1:
                placed = [t for t in what.ids if self._shape.misplaced(str(where.only), t) is None]
                what = NameMatch(tuple(placed) or what.ids, what.quality)
            place, token = where.only, what.only
            if place is not None and token is not None:
                found.append(((where.quality + what.quality, what.quality, -at), (place, token)))
            elif where.ids:
                unclear.append(((where.quality, -at), self._unclear(entry, right, where, what)))
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
        while parts and parts[-1] in _MARKS:
            parts = parts[:-1]
        return " ".join(parts)

    def _token_words(self, parts: list[str]) -> str:
        while len(parts) > 1 and (parts[0] in _MARKS or parts[0] in self._known.fillers):
            parts = parts[1:]
        return " ".join(parts)
