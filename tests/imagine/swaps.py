"""The same game with other secrets: what a seat cannot see is swapped, in what is saved."""

from __future__ import annotations

import json
import random
from collections.abc import Iterable
from typing import Any

from engine.agot.board.control import controller
from engine.agot.components import AgotComponents as Board
from engine.agot.expansions.feast_for_crows.objectives import printed
from engine.agot.expansions.feast_for_crows.state import FeastState
from engine.inis.components import open_box
from engine.kernel.ask import Seat
from engine.kernel.game import Game
from engine.kernel.saving import Drift, load, save
from engine.kernel.worlds import at_rest


def words_in(value: object) -> Iterable[str]:
    """Find every string in plain data, keys among them."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield key
            yield from words_in(inner)
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from words_in(inner)


def swapped(game: Game[Any], seat: Seat, rng: random.Random) -> Game[Any] | None:
    """Return the game with other secrets, if any can be swapped without the seat seeing it."""
    saved = json.loads(json.dumps(save(game)))
    seen = game.view(seat)
    # What it saw at the last rest stays as it was, too.
    shown = {*words_in(seen), *words_in(game.ruleset.view(at_rest(game), seat))}
    changed = _seal_others(game, seat, saved, rng)
    rest = json.loads(saved["rest"])
    if game.ruleset.id == "inis":
        if game.state.clash is not None:
            shown |= set(game.state.clash["open"])  # they lie face up
        pairs = _hidden_cards(shown, len(game.setup.seats), rng)
    else:
        changed |= _stack_decks(game, rest, rng)
        pairs = _hidden_wildlings(game.state.box, shown, rng)
        if game.state.is_foggy:
            changed |= stir_fog(game, seat, rest, rng)
        if game.state.hides_hands:
            pairs += hidden_house_cards(game, seat, rng)
        if isinstance(game.state, FeastState):
            pairs += _pairs([c for c in printed()["cards"] if c not in shown], rng)
    for one, other in pairs:
        rest, saved["answers"] = (_exchanged(part, one, other) for part in (rest, saved["answers"]))
        saved["sealed"] = {
            x: v if x == seat else _exchanged(v, one, other) for x, v in saved["sealed"].items()
        }
        changed = True
    saved["rest"] = json.dumps(rest)
    try:
        other_game = load(game.ruleset, saved)
    except Drift:
        return None  # the other secrets could not have led here
    return other_game if changed and other_game.view(seat) == seen else None


def _seal_others(game: Game[Any], seat: Seat, saved: dict[str, Any], rng: random.Random) -> bool:
    changed = False
    for other in game.answered:
        if other != seat:
            value = game.shape_for(other).sample(rng)
            changed |= value != saved["sealed"][other]
            saved["sealed"][other] = value
    return changed


def _hidden_cards(shown: set[str], players: int, rng: random.Random) -> list[tuple[str, str]]:
    """Pair cards and tiles of Inis that the seat has nowhere before its eyes."""
    box = open_box()
    pairs = []
    lowest = set(box.figures.exploration.bottom)  # in one scenario all know that they are
    for kind in (box.deck(players), box.epic, lowest, set(box.territories) - lowest):
        hidden = sorted(set(kind) - shown)
        rng.shuffle(hidden)
        pairs += list(zip(hidden[::2], hidden[1::2], strict=False))
    return pairs


def hidden_house_cards(
    game: Game[Any], seat: Seat | None, rng: random.Random
) -> list[tuple[str, str]]:
    """Pair House cards of one strength that a seat, or a spectator, cannot place (V1.8)."""
    s, rest = game.state, at_rest(game)
    views = [game.ruleset.view(at, seat) for at in (s, rest)]
    told = [a.value for a in game.answers if a.kind != "shuffle"]
    looked = [at.known.get(seat, {}).get("cards", []) for at in (s, rest) if seat is not None]
    shown = {*words_in([*views, *told, *looked, s.remembered, rest.remembered])}
    facts, found = s.box.house_cards, []
    for strength in range(5):
        cards = [c for c in s.pool if facts[c].strength == strength and c not in shown]
        found += _pairs(cards, rng)
    return found


def stir_fog(game: Game[Any], seat: Seat | None, rest: dict[str, Any], rng: random.Random) -> bool:
    """Change what a seat, or a spectator, does not see of a board at rest: units move, come and go
    with their orders, and so do tokens and garrisons; other Houses have other Supply (V7).

    What everyone is told stays as it is: who supports a combat (V7.11); and so does what a list of
    answers tells whoever chooses: which seas are open to Ships that are mustered (V7.12).
    """
    s, before = game.state, json.dumps(rest)
    seen = {*s.sight(seat), *at_rest(game).sight(seat)}
    if s.combat is not None:
        seen.update(s.box.borders[s.combat["area"]])
    if game.question is not None and game.question.kind == "muster" and seat is not None:
        castles = [area for area in s.castles if controller(s, area) == seat]
        seen.update(near for area in castles for near in s.box.borders[area])
    unseen = [area for area in s.box.areas if area not in seen]
    others = [house for house in s.houses if s.decider(house) != seat]
    rng.shuffle(unseen)
    for area in unseen:
        land = s.box.kind[area] == "land"
        there = [part for part in ("orders", "placed") if area in rest[part]]
        if area in rest["units"] and rng.random() < 0.5:
            empty = [
                a for a in unseen if a not in rest["units"] and s.box.kind[a] == s.box.kind[area]
            ]
            for part in ("units", "owner", *there):
                gone = rest[part].pop(area)
                if empty:
                    rest[part][empty[0]] = gone
        elif area not in rest["units"] and rng.random() < 0.2 and s.box.kind[area] != "port":
            rest["owner"][area] = rng.choice(others)
            rest["units"][area] = {"footman" if land else "ship": 1}
        elif "orders" in there and rng.random() < 0.5:
            rest["orders"][area] = rng.choice(
                [t for t, o in s.box.figures.orders.items() if o.count]
            )
        if land and rng.random() < 0.3:
            rest["tokens"][area] = rng.choice(others)
        elif land:
            rest["tokens"].pop(area, None)
        if rng.random() < 0.3:
            rest["garrisons"].pop(area, None)
            rest["neutral"].pop(area, None)
    for house in others:
        rest["supply"][house] = rng.randrange(len(s.box.figures.supply_limits))
    return json.dumps(rest) != before


def _hidden_wildlings(box: Board, shown: set[str], rng: random.Random) -> list[tuple[str, str]]:
    return _pairs(set(box.wildlings) - shown, rng)


def _pairs(unseen: Iterable[str], rng: random.Random) -> list[tuple[str, str]]:
    hidden = sorted(unseen)
    rng.shuffle(hidden)
    return list(zip(hidden[::2], hidden[1::2], strict=False))


def _stack_decks(game: Game[Any], rest: dict[str, Any], rng: random.Random) -> bool:
    """Shuffle what nobody has seen of each Westeros deck."""
    changed = False
    for deck in game.state.box.westeros:
        unseen = len(rest["decks"][deck]) - len(rest["drawn"].get(deck, []))
        top = rest["decks"][deck][:unseen]
        rng.shuffle(top)
        changed |= top != rest["decks"][deck][:unseen]
        rest["decks"][deck][:unseen] = top
    return changed


def _exchanged(value: Any, one: str, other: str) -> Any:
    names = {one: other, other: one}
    if isinstance(value, str):
        return names.get(value, value)
    if isinstance(value, dict):
        return {names.get(k, k): _exchanged(v, one, other) for k, v in value.items()}
    if isinstance(value, list):
        return [_exchanged(v, one, other) for v in value]
    return value
