"""The names under which things can be typed; every name comes from the words of the game.

In every language, English is understood, too, and names in every form that they have in a sentence.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache

from bot.parsing import Alias, ArmyNames, TokenNames, TypingWords
from bot.parsing.normalize import normal, number_words
from bot.text import Localizer, message_id
from engine.kernel.shapes import Tokens

NAMES = 10_000
"""Of how many things the names are kept, in all languages."""


@lru_cache(100)
def typing_words(say: Localizer, kind: str = "choice") -> TypingWords:
    """Return the words of a language for the marks of tokens, for numbers and for options.

    A ``kind`` of question may have words of its own that mean nothing around what is chosen.
    """
    choosing = ("typed-fillers-choice", f"typed-fillers-{kind}", "typed-fillers")
    return TypingWords(
        star=_listed(say, "typed-star"),
        plus=_listed(say, "typed-plus"),
        minus=_listed(say, "typed-minus"),
        nothing=_listed(say, "typed-none"),
        yes=_listed(say, "typed-yes"),
        fillers=_listed(say, "typed-fillers"),
        choosing=frozenset(word for id in choosing for word in _listed(say, id)),
        everybody=_listed(say, "typed-everybody"),
        both=_separate(say, "typed-plan-and") | {"&"},
        ties=_ties(say),
        numbers=_numbers(say),
        endings=_listed(say, "typed-endings", english=False),
    )


def _listed(say: Localizer, id: str, *, english: bool = True) -> frozenset[str]:
    """Return the words of a list; empty if the game has no such list."""
    speakers = say.understood() if english else [say]
    said = [speaker(id) for speaker in speakers if speaker.knows(id)]
    return frozenset(normal(word) for words in said for word in words.split())


def _separate(say: Localizer, id: str) -> frozenset[str]:
    """Return the words of a list with commas, which may be several together."""
    return frozenset(
        normal(word) for speaker in say.understood() for word in speaker(id).split(",")
    )


def _ties(say: Localizer) -> frozenset[str]:
    lists = ("typed-plan-if", "typed-plan-else", "typed-ties")
    return frozenset(word for id in lists for word in _separate(say, id))


def _numbers(say: Localizer) -> Mapping[str, int]:
    english, *own = (number_words([speaker("typed-numbers")]) for speaker in say.understood()[::-1])
    return {**english, **(own[0] if own else {})}


def layouts(say: Localizer) -> list[str]:
    """Return the keys of the keyboards on which a language may have been typed by mistake."""
    return [line for line in say("typed-layout").split("\n") if len(line.split()) == 2]


def also_called(say: Localizer, thing: str) -> list[str]:
    """Return other words that users say for a thing."""
    id = f"typed-also.{message_id(thing)}"
    return [Alias(way.strip()) for way in say(id).split(",")] if say.has(id) else []


@lru_cache(NAMES)
def called(say: Localizer, thing: str, count: int = 1) -> tuple[str, ...]:
    """Return all names under which a thing can be typed."""
    return tuple(
        name
        for speaker in say.understood()
        for name in (*speaker.names(thing, count), *also_called(speaker, thing))
    )


def token_names(shape: Tokens, say: Localizer) -> TokenNames:
    """Return the names under which a question's places and tokens can be typed."""
    return TokenNames(
        places={p: called(say, f"area:{p}") for p in shape.places},
        tokens={
            t: [*called(say, f"order:{t}"), *_of_kind(say, t)]
            for t in (*shape.stock, *shape.withheld)
        },
        elsewhere={p: called(say, f"area:{p}") for p in shape.elsewhere},
    )


_KIND = re.compile(r"[a-z-]*?(?=[-+*]?\d|[*]|$)")
"""The kind at the beginning of a token's id."""


def _of_kind(say: Localizer, token: str) -> list[str]:
    """Return other words for all tokens of a kind."""
    kind = _KIND.match(token)
    assert kind is not None
    return [
        name
        for speaker in say.understood()
        for name in also_called(speaker, f"order:{kind[0]}")
        if kind[0] != token
    ]


def army_names(
    say: Localizer,
    places: Iterable[str],
    near: Iterable[str],
    pieces: Iterable[str],
    marks: Iterable[str] = (),
    *,
    kind: str = "area",
    upgrades: bool = False,
) -> ArmyNames:
    """Return the names of places, pieces and additions; ``places`` are all places of the board.

    ``kind`` is the kind of those near, if they are not areas. With ``upgrades``, a piece may become
    another.
    """
    mine = dict.fromkeys(near)
    elsewhere = [place for place in places if place not in mine]
    return ArmyNames(
        near={p: [*called(say, f"{kind}:{p}"), p] for p in mine},
        pieces={
            u: [
                *(name for n in (1, 2, 5) for name in called(say, f"unit:{u}", n)),
                *_several(say, u),
                u,
            ]
            for u in dict.fromkeys(pieces)
        },
        elsewhere={p: called(say, f"area:{p}") for p in elsewhere},
        several={u: _several(say, u) for u in dict.fromkeys(pieces)},
        marks={m: called(say, f"mark:{m.replace('_', '-')}") for m in marks},
        everybody=_listed(say, "typed-everybody"),
        nothing=_listed(say, "typed-none") | _separate(say, "typed-plan-nothing"),
        upgrades=_listed(say, "typed-upgrade") if upgrades else frozenset(),
        fillers=_listed(say, "typed-fillers-army"),
        numbers=_numbers(say),
        endings=_listed(say, "typed-endings", english=False),
        plurals=_listed(say, "typed-endings-plural", english=False),
        ties=_ties(say),
        whence=_listed(say, "typed-from"),
        whither=_listed(say, "typed-to") | {">"},
        inside=frozenset(
            normal(inside)
            for thing in (*(f"{kind}:{p}" for p in mine), *(f"area:{p}" for p in elsewhere))
            if (inside := say.name(thing, form="in")) != say.name(thing)
        ),
    )


def _several(say: Localizer, piece: str) -> list[str]:
    """Return the names of pieces that are not those of one of them, in any language."""
    found = []
    for speaker in say.understood():
        one = set(speaker.names(f"unit:{piece}", 1))
        found += [
            name
            for number in (2, 5)
            for name in speaker.names(f"unit:{piece}", number)
            if name not in one
        ]
        found += also_called(speaker, f"unit:{piece}-several")
    return found
