"""Everything that a House does not know, dealt again: decks, Tides of Battle, face-down orders.

Pure functions.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace

from engine.agot import kinds
from engine.agot.board.supply import supply_icons
from engine.agot.components import Card, House
from engine.agot.phases.planning import Orders
from engine.agot.state import AgotState, S
from engine.agot.types import Place, TurnedWildlingCard
from engine.kernel.ask import CHANCE, Answer
from engine.kernel.shapes import Tokens
from engine.kernel.shapes.base import RandomSource

TIDES = "tides-of-battle"


def imagine(
    rest: AgotState, now: AgotState, answers: Sequence[Answer], seat: House, rng: RandomSource
) -> list[Answer]:
    """Put something possible in place of everything that a House does not see; where there is fog,
    it imagines nothing (V7.18)."""
    for house in rest.houses:
        if house not in rest.supply:
            rest.supply[house] = supply_icons(rest, house)
    _westeros_decks(rest, seat, rng)
    if rest.decks.get("wildlings"):
        _wildling_deck(rest, now.turned, seat, rng)
    _face_down_orders(rest, seat, rng)
    return _reread(rest, [_tides(now, a, answers, seat, rng) for a in answers], seat, rng)


def shuffled(cards: Sequence[Card], rng: RandomSource) -> list[Card]:
    """Return cards in random order; the result does not depend on their order before."""
    order = sorted(cards)
    rng.shuffle(order)
    return order


def _westeros_decks(rest: AgotState, seat: House, rng: RandomSource) -> None:
    """Deal the Westeros decks again; cards revealed since the last shuffle are at the bottom
    (4.1.1).

    The House knows nothing else, unless it has seen cards on top or at the bottom of the others, or
    the next ones are face up.
    """
    own, ahead = rest.known.get(seat, {}), rest.ahead
    for deck in rest.box.westeros:
        if not rest.decks[deck]:
            continue  # The decks have not been shuffled yet.
        drawn = rest.drawn.get(deck, [])
        unseen = _without(rest.box.decks[deck], drawn)
        top, bottom = (own.get(end, {}).get(deck, []) for end in ("westeros", "buried"))  # type: ignore[attr-defined]  # both are
        top = max(top, ahead.get(deck, [])[: len(unseen)], key=len)
        bottom = bottom[max(0, len(top) + len(bottom) - len(unseen)) :]
        hidden = _without(unseen, [*top, *bottom])
        face_down = [*top, *shuffled(hidden, rng), *bottom]
        rest.decks[deck] = [*face_down, *drawn]
        for known in rest.known.values():
            if deck in known.get("westeros", {}):
                known["westeros"][deck] = face_down[: len(known["westeros"][deck])]
            if deck in known.get("buried", {}):
                known["buried"][deck] = face_down[-len(known["buried"][deck]) :]


def _without(cards: Sequence[Card], gone: Sequence[Card]) -> list[Card]:
    """Return cards without some of them; there may be several of a name."""
    left = list(cards)
    for card in gone:
        if card in left:
            left.remove(card)
    return left


def _reread(
    rest: AgotState, answers: Sequence[Answer], seat: House, rng: RandomSource
) -> list[Answer]:
    """Put other cards on top of decks that someone else has read since the last checkpoint.

    Only the House of Rodrik the Reader knows the top card after he has looked (X1.3.11).
    """
    done: list[Answer] = []
    tops: dict[str, Card] = {}
    for answer in answers:
        value = answer.value
        if answer.kind == kinds.ABILITY and "top" in value:
            deck = value["deck"]
            top = value["top"] if answer.seat == seat else rest.decks[deck][0]
            tops[deck] = top
            done.append(replace(answer, value={**value, "top": top}))
        elif answer.seat == CHANCE and answer.kind == kinds.SHUFFLE and value["deck"] in tops:
            done.append(_restacked(answer, tops.pop(value["deck"]), rest, rng))
        else:
            done.append(answer)
    return done


def _restacked(answer: Answer, top: Card, rest: AgotState, rng: RandomSource) -> Answer:
    """Shuffle the rest of a deck below a card."""
    deck = answer.value["deck"]
    cards = list(rest.decks[deck][: len(answer.value["order"])])
    cards.remove(top)
    return replace(answer, value={"deck": deck, "order": [top, *shuffled(cards, rng)]})


# -- wildlings -------------------------------------------------------------------------------------


def _wildling_deck(
    rest: AgotState, turned: Sequence[TurnedWildlingCard], seat: House, rng: RandomSource
) -> None:
    """Deal the wildling deck again; cards that the House knows stay in place (5.8, 6.3.2).

    It knows those that were revealed and those that it has looked at. Others may have put a card
    that they looked at on top or at the bottom.
    """
    number = len(rest.box.wildlings)
    found = _places(tuple(range(number)), {}, turned, seat, rng)
    seen, places = next(found, ({}, []))
    unseen = shuffled([c for c in rest.box.wildlings if c not in seen.values()], rng)
    slots = {slot: seen.get(slot) or unseen.pop() for slot in range(number)}
    order = tuple(range(number))
    for place, _ in zip(places, rest.turned, strict=False):
        order = _put(order, place)
    rest.decks["wildlings"] = [slots[slot] for slot in order]
    order = tuple(range(number))
    for entry, place in zip(rest.turned, places, strict=False):
        by = entry["by"]
        if by is not None and by != seat:
            entry["card"], entry["place"] = slots[order[0]], place
            known = rest.known.get(by, {}).get("wildlings")
            if known is not None:
                known["card"], known["place"] = entry["card"], place
        order = _put(order, place)


def _put(order: tuple[int, ...], place: Place) -> tuple[int, ...]:
    return order if place == "top" else (*order[1:], order[0])


def _places(
    order: tuple[int, ...],
    seen: Mapping[int, Card],
    turned: Sequence[TurnedWildlingCard],
    seat: House,
    rng: RandomSource,
) -> Iterator[tuple[Mapping[int, Card], list[Place]]]:
    """Return, in random order, where cards may have been put to fit everything that was seen."""
    if not turned:
        yield seen, []
        return
    entry, top = turned[0], order[0]
    places: list[Place] = [entry["place"]]
    if entry["by"] is None or entry["by"] == seat:
        if seen.get(top, entry["card"]) != entry["card"]:
            return
        if any(c == entry["card"] for slot, c in seen.items() if slot != top):
            return
        seen = {**seen, top: entry["card"]}
    else:
        places = ["top", "bottom"]
        rng.shuffle(places)
    for place in places:
        for later, rest in _places(_put(order, place), seen, turned[1:], seat, rng):
            yield later, [place, *rest]


# -- orders and Tides of Battle --------------------------------------------------------------------


def _face_down_orders(rest: AgotState, seat: House, rng: RandomSource) -> None:
    """Deal again the orders of Houses that have placed them before others (6.2)."""
    for house in rest.with_player(rest.houses):
        if house != seat:
            place_anew(rest, house, Orders, rng)


def place_anew(
    rest: S, house: House, orders: Callable[[S, House], Tokens], rng: RandomSource
) -> None:
    """Put other orders of a House in place of those that it has placed."""
    places = sorted(a for a in rest.placed if rest.owner.get(a) == house)
    if places:
        shape = orders(rest, house)
        shape.places = tuple(places)
        shape.number = shape.most = len(places)
        rest.placed.update(shape.sample(rng))


def _tides(
    now: AgotState, answer: Answer, answers: Sequence[Answer], seat: House, rng: RandomSource
) -> Answer:
    """Deal the Tides of Battle again, except for cards that the House knows (15.6)."""
    if answer.seat != CHANCE or answer.kind != kinds.SHUFFLE or answer.value["deck"] != TIDES:
        return answer
    true: list[Card] = answer.value["order"]
    seen: dict[int, Card] = {}
    if now.combat is not None and now.combat["tides"]:
        sides = (now.combat["attacker"], now.combat["defender"])
        redrawn = next(
            (a.seat for a in answers if a.kind == kinds.BLADE and a.value["for"] == "tides"
             and a.value["use"]),
            None,
        )  # fmt: skip
        for at, house in enumerate(sides):
            if house == seat or (now.combat["tides_shown"] and house != redrawn):
                seen[at] = true[at]
        if redrawn is not None and (now.combat["tides_shown"] or redrawn == seat):
            seen[2] = true[2]
    unseen = shuffled(list((Counter(true) - Counter(seen.values())).elements()), rng)
    order = [seen[at] if at in seen else unseen.pop() for at in range(len(true))]
    return Answer(CHANCE, answer.kind, {"deck": TIDES, "order": order})
