"""The names under which things can be typed; every name comes from the words of the game.

In every language, English is understood, too, and names in every form that they have in a sentence.
"""

from __future__ import annotations

from collections.abc import Iterable

from bot.parsing import ArmyNames, TokenNames, TypingWords
from bot.parsing.normalize import normal
from bot.text import Localizer
from engine.kernel.shapes import Tokens


def typing_words(say: Localizer) -> TypingWords:
    """Return the words of a language for the marks of tokens."""
    return TypingWords(
        star=_listed(say, "typed-star"),
        plus=_listed(say, "typed-plus"),
        minus=_listed(say, "typed-minus"),
        nothing=_listed(say, "typed-none"),
        yes=_listed(say, "typed-yes"),
        fillers=_listed(say, "typed-fillers"),
    )


def _listed(say: Localizer, id: str) -> frozenset[str]:
    """Return the words of a list; empty if the game has no such list."""
    said = [speaker(id) for speaker in say.understood() if speaker.knows(id)]
    return frozenset(normal(word) for words in said for word in words.split())


def called(say: Localizer, thing: str, count: int = 1) -> list[str]:
    """Return all names under which a thing can be typed."""
    return [name for speaker in say.understood() for name in speaker.names(thing, count)]


def token_names(shape: Tokens, say: Localizer) -> TokenNames:
    """Return the names under which a question's places and tokens can be typed."""
    return TokenNames(
        places={p: called(say, f"area:{p}") for p in shape.places},
        tokens={t: called(say, f"order:{t}") for t in (*shape.stock, *shape.withheld)},
        elsewhere={p: called(say, f"area:{p}") for p in shape.elsewhere},
    )


def army_names(
    say: Localizer,
    places: Iterable[str],
    near: Iterable[str],
    pieces: Iterable[str],
    marks: Iterable[str] = (),
    *,
    kind: str = "area",
) -> ArmyNames:
    """Return the names of places, pieces and additions; ``places`` are all places of the board.

    ``kind`` is the kind of those near, if they are not areas.
    """
    mine = dict.fromkeys(near)
    elsewhere = [place for place in places if place not in mine]
    return ArmyNames(
        near={p: [*called(say, f"{kind}:{p}"), p] for p in mine},
        pieces={
            u: [name for n in (1, 2, 5) for name in called(say, f"unit:{u}", n)] + [u]
            for u in dict.fromkeys(pieces)
        },
        elsewhere={p: called(say, f"area:{p}") for p in elsewhere},
        marks={m: called(say, f"mark:{m.replace('_', '-')}") for m in marks},
        everybody=_listed(say, "typed-everybody"),
        nothing=_listed(say, "typed-none"),
        upgrades=_listed(say, "typed-upgrade"),
        fillers=_listed(say, "typed-fillers-army"),
    )
