"""Spymaster: the buyer looks at two Westeros cards, and puts them back as it likes (X4.6)."""

from __future__ import annotations

from itertools import permutations
from typing import Any, TypedDict

from engine.agot.components import Card, House
from engine.agot.expansions.dance_with_dragons.reading import unread
from engine.agot.expansions.mother_of_dragons import kinds as own_kinds
from engine.agot.expansions.mother_of_dragons.state import MotherState
from engine.kernel.ask import ask
from engine.kernel.phrase import Phrase, Refusal, phrase
from engine.kernel.shapes import OneOf
from engine.kernel.state import stage


class SpymasterAnswer(TypedDict):
    """Where the two top cards of a deck go; the first of each list is uppermost."""

    deck: str
    top: list[Card]
    bottom: list[Card]


SEEN = 2
"""How many cards the Spymaster looks at."""


@stage
async def choose_deck(s: MotherState, house: House) -> None:
    """Let the buyer name a Westeros deck before it sees any card (X4.6).

    Records have a single step for both, which is accepted here.
    """
    answer = await ask(house, own_kinds.SPYMASTER_DECK, Deck(s))
    if isinstance(answer, str):
        _look(s, house, answer)
        s.then(arrange, house, answer)
    else:
        _arrange(s, house, answer)


def _look(s: MotherState, house: House, deck: str) -> None:
    """Let the buyer know the top cards from now on; no card is known twice."""
    cards = unread(s, deck)
    known = s.known.setdefault(house, {})
    tops = known.setdefault("westeros", {})
    tops[deck] = max(tops.get(deck, []), list(cards[:SEEN]), key=len)
    if bottom := known.get("buried", {}).pop(deck, []):
        below = min(len(bottom), len(cards) - len(tops[deck]))
        if below:
            known["buried"][deck] = bottom[-below:]


class Deck(OneOf[Any]):
    """A choice of a Westeros deck, or the whole decision of the Spymaster in one answer."""

    def __init__(self, s: MotherState) -> None:
        self._table = s
        decks = [d for d in s.box.westeros if len(unread(s, d)) >= 1]
        super().__init__({(f"deck:{d}",): d for d in decks})

    def kind_of(self, value: object, kind: str) -> str:
        """Return ``spymaster`` for the whole decision."""
        return own_kinds.SPYMASTER if isinstance(value, dict) else kind

    def check(self, value: object) -> Refusal | None:
        """Accept a deck, or a legal arrangement of its cards."""
        if isinstance(value, dict) and (value.get("deck"),) in {(d,) for d in self._decks()}:
            return _arrangement(self._table, str(value["deck"])).check(value)
        return super().check(value)

    def _decks(self) -> list[str]:
        return list(self.answers.values())


@stage
async def arrange(s: MotherState, house: House, deck: str) -> None:
    """Let the buyer see two cards and put each on top or at the bottom (X4.6)."""
    seen = [f"westeros:{c}" for c in unread(s, deck)[:SEEN]]
    answer = await ask(
        house, own_kinds.SPYMASTER, _arrangement(s, deck), deck=f"deck:{deck}", cards=seen
    )
    _arrange(s, house, answer)


def _arrangement(s: MotherState, deck: str) -> OneOf[SpymasterAnswer]:
    """Offer the top card, then the next one; a card may go to the bottom instead."""
    cards = unread(s, deck)[:SEEN]
    answers: dict[tuple[str, ...], SpymasterAnswer] = {}
    notes: dict[tuple[str, ...], Phrase] = {
        (f"westeros:{card}",): phrase(f"westeros-{card}.text") for card in cards
    }

    def offer(path: tuple[str, ...], top: list[Card], bottom: list[Card]) -> None:
        answers[path] = {"deck": deck, "top": top, "bottom": bottom}

    if len(cards) == 1:
        (card,) = cards
        offer((f"westeros:{card}",), [card], [])
        offer(("choice:to-bottom",), [], [card])
        return OneOf(answers, notes=notes)
    for one, other in dict.fromkeys(permutations(cards)):
        offer((f"westeros:{one}", f"westeros:{other}"), [one, other], [])
        offer((f"westeros:{one}", "choice:rest-to-bottom"), [one], [other])
    for one, other in dict.fromkeys(permutations(cards)):
        offer(("choice:both-to-bottom", f"westeros:{one}"), [], [one, other])
        notes["choice:both-to-bottom", f"westeros:{one}"] = phrase("note-bottom-first")
    return OneOf(answers, notes=notes)


def _arrange(s: MotherState, house: House, answer: SpymasterAnswer) -> None:
    deck, top, bottom = answer["deck"], answer["top"], answer["bottom"]
    cards = unread(s, deck)
    drawn = s.decks[deck][len(cards) :]
    s.decks[deck] = [*top, *cards[len(top) + len(bottom) :], *bottom, *drawn]
    s.forget(deck)
    known = s.known.setdefault(house, {})
    if top:
        known.setdefault("westeros", {})[deck] = list(top)
    if bottom:
        known.setdefault("buried", {})[deck] = list(bottom)
    s.tell("deck-read", house=f"house:{house}", deck=f"deck:{deck}")
