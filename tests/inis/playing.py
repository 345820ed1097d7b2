"""Random games of Inis, and what must be true of a table after every answer."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from typing import Any

from engine.inis.board.grid import cells, touched
from engine.inis.components import KINDS, open_box
from engine.inis.ruleset import Inis
from engine.inis.state import InisState
from engine.kernel.ask import CHANCE
from engine.kernel.game import Game
from tests.kernel.playing import looks as seen_by

BOX = open_box()
ROUNDS = 200
"""Random games are stopped here: all may pass for ever, so no rule ends a game of Inis."""

VARIANTS: tuple[dict[str, Any], ...] = tuple(
    {"players": players, "start": start}
    for players in (2, 3, 4)
    for start in ("random", "exploration")
)
COUNTABLE = frozenset({"turn", "maneuver", "respond", "mountains", "attacked"})
"""Questions whose answers nobody else can count: they are asked even where there is only one."""


def begin(
    options: dict[str, Any] | None = None, *, keep_rests: bool = False, **rulings: str
) -> Game[InisState]:
    """Begin a game; rulings are named with ``_`` for ``-``."""
    named = {name.replace("_", "-"): reading for name, reading in rulings.items()}
    return Game.new(Inis(), options or {}, rulings=named, keep_rests=keep_rests)


def answer_one(game: Game[InisState], rng: random.Random) -> tuple[str, Any]:
    """Let somebody who is awaited answer at random; return who, and what."""
    seat = rng.choice(game.awaited)
    value = game.shape_for(seat).sample(rng)
    game.answer(seat, value)
    return seat, value


def looks(game: Game[InisState], seat: str | None) -> str:
    """Return everything that a seat, or a spectator, can see of a game, as text."""
    rules: Any = game.ruleset
    parts = [seen_by(game, seat, ("clash", "check"))]
    if (question := game.question) is not None:
        # What a decision is told is public, so it is the same whoever holds which card.
        for asked in sorted(question.shapes):
            briefing = rules.briefing(game.state, asked, question.kind, question.params)
            parts.append(repr([line.to_json() for line in briefing]))
    return "\n".join(parts)


# -- What must be true -----------------------------------------------------------------------------


def places_of_cards(s: InisState) -> Counter[str]:
    """Count where every card lies."""
    piles: list[Sequence[str]] = [s.display, s.spent, s.deck, s.pile_of_tales, s.discard, s.undealt]
    piles += [cards for hand in s.hands.values() for cards in hand.values()]
    piles += [*s.drafts.values(), *s.laid.values(), *(d["cards"] for d in s.drawing)]
    piles.append([p["card"] for p in s.playing if p["lies"] == "table"])
    if s.clash is not None:
        piles.append(s.clash["open"])
    if s.aside is not None:
        piles.append([s.aside])
    return Counter(card for pile in piles for card in pile)


def assert_conserved(s: InisState) -> None:
    """Nothing appears or vanishes: cards, tiles, clans, buildings."""
    lies = places_of_cards(s)
    assert set(lies.values()) <= {1}, lies.most_common(3)
    expected = {*BOX.epic, *(BOX.advantage_of[t] for t in s.places)}
    if s.phase == "season" or s.drafts:
        expected |= {*BOX.deck(len(s.seats))}
    assert set(lies) >= expected, expected - set(lies)
    assert set(lies) <= expected | set(BOX.action)
    assert sorted([*s.places, *s.pile]) == sorted(BOX.territories)
    assert s.citadels_left >= 0
    assert s.sanctuaries_left >= 0
    for seat in s.seats:
        on_map = sum(clans.get(seat, 0) for clans in s.clans.values())
        assert s.reserve(seat) >= 0
        assert s.reserve(seat) + on_map + s.on_cauldron(seat) == BOX.figures.clans
        assert s.deeds[seat] >= 0
        for kind in KINDS:
            assert all(BOX.kind[c] == kind for c in s.hand(seat, kind))


def assert_placed_by_rule(s: InisState) -> None:
    """Tiles do not overlap and hang together; nothing stands where it may not."""
    covered: set[Any] = set()
    for at, (territory, location) in enumerate(s.places.items()):
        assert covered.isdisjoint(cells(location))
        covered |= cells(location)
        if at >= len(s.seats):
            earlier = dict(list(s.places.items())[:at])
            assert len(touched(earlier, location)) >= 2, territory
    assert "swamp" not in s.citadels
    assert s.capital is None or s.capital in s.places
    assert all(t in s.places and clans for t, clans in s.clans.items())
    assert all(n > 0 for clans in s.clans.values() for n in clans.values())
    if s.clash is not None:
        here, protected = s.clash["territory"], s.clash["protected"]
        assert all(0 <= n <= s.there(x, here) for x, n in protected.items())
        assert all(0 <= n <= BOX.figures.clans for n in s.clash["cauldrons"].values())
        assert sum(protected.values()) <= s.shelter(here)


def assert_public_knowledge(s: InisState) -> None:
    """What everybody takes for known is so."""
    for seat in s.seats:
        assert all(s.holders.get(c) == seat for c in s.hand(seat, "advantage"))
    for card, seat in s.seen_tales.items():
        assert card in s.hand(seat, "epic")
    if s.phase == "season":
        assert set(s.gone) <= set(s.discard)


def assert_asked_by_rule(game: Game[InisState]) -> None:
    """Nobody is asked with nothing to choose, but where that would tell others something."""
    question = game.question
    assert question is not None
    if question.kind not in COUNTABLE and CHANCE not in question.shapes:
        for seat, shape in question.shapes.items():
            assert shape.forced() is None, (question.kind, seat)
    for seat, shape in question.shapes.items():
        cards = game.state.hands.get(seat, {})
        if question.kind == "turn":
            assert any(cards.values()) or shape.forced() is None
        if question.kind == "maneuver":
            assert cards["epic"] or cards["advantage"] or shape.forced() is None


def assert_sound(game: Game[InisState]) -> None:
    """All of it, at an open question."""
    s = game.state
    assert_conserved(s)
    assert_placed_by_rule(s)
    assert_public_knowledge(s)
    if game.question is not None:
        assert_asked_by_rule(game)
