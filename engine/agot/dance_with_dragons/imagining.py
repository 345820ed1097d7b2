"""What a house does not know in A Dance with Dragons, dealt anew. It only computes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.agot import imagining
from engine.agot.box import Card, House
from engine.agot.imagining import shuffled
from engine.agot.state import Table
from engine.kernel.asking import CHANCE
from engine.kernel.game import Answer
from engine.kernel.shape import Chooser


def imagine(
    rest: Table, now: Table, answers: Sequence[Answer], seat: House, rng: Chooser
) -> list[Answer]:
    """Deal anew what a house does not know; see :class:`engine.kernel.worlds.Redeals`.

    X1.3.11 Which card lies on top after Rodrik the Reader has looked is known to his house alone.
    """
    dealt = imagining.imagine(rest, now, answers, seat, rng)
    return reread(rest, dealt, seat, rng)


def reread(rest: Table, answers: Sequence[Answer], seat: House, rng: Chooser) -> list[Answer]:
    """Put other cards on top where somebody else has read a deck since the last rest."""
    done: list[Answer] = []
    tops: dict[str, Card] = {}
    for answer in answers:
        value = answer.value
        if answer.kind == "ability" and "top" in value:
            deck = value["deck"]
            top = value["top"] if answer.seat == seat else rest.decks[deck][0]
            tops[deck] = top
            done.append(replace(answer, value={**value, "top": top}))
        elif answer.seat == CHANCE and answer.kind == "shuffle" and value["deck"] in tops:
            done.append(_restacked(answer, tops.pop(value["deck"]), rest, rng))
        else:
            done.append(answer)
    return done


def _restacked(answer: Answer, top: Card, rest: Table, rng: Chooser) -> Answer:
    """Shuffle the rest of a deck below a card."""
    deck = answer.value["deck"]
    cards = list(rest.decks[deck][: len(answer.value["order"])])
    cards.remove(top)
    return replace(answer, value={"deck": deck, "order": [top, *shuffled(cards, rng)]})
