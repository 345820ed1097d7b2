"""What is secret in Mother of Dragons: cards that a Spymaster has seen, the loans' order, bids."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine.kernel.game import Game
from engine.kernel.saving import load, save
from tests.agot.position import Position
from tests.kernel.playing import through_json

from .mother import begun, given

EIGHT = "arryn baratheon greyjoy lannister martell stark targaryen tyrell"
OTHERS = [None, *(house for house in EIGHT.split() if house != "stark")]


def seen_by(table: Position, seat: str | None) -> dict[str, Any]:
    """Everything that a seat, or a spectator, can see: view, question, options, events."""
    game = table.game
    shape = game.shape_for(seat) if seat is not None and seat in game.awaited else None
    return {
        "view": game.view(seat),
        "asked": (game.question.kind, dict(game.question.params)) if game.question else None,
        "options": None if shape is None else [o.id for o in shape.step(()).options],
        "told": [(e.kind, dict(e.params)) for e in table.told],
    }


def spying(*, swap: bool, top: int) -> Position:
    """Stark has bought the Spymaster; two cards of the fourth deck lie in this order or that."""
    table = given(
        EIGHT,
        units={"winterfell": "stark 1F", "pyke": "greyjoy 1F"},
        stage=["pay_out", "stark", "spymaster"],
        then=[["consolidation_over"]],
    )
    cards = table.state.decks["westeros-4"]
    if swap:
        cards = table.state.decks["westeros-4"] = [cards[1], cards[0], *cards[2:]]
    table.answer("stark", "westeros-4")
    kept = cards[:2][:top]
    rest = [card for card in cards[:2] if card not in kept]
    return table.answer("stark", {"deck": "westeros-4", "top": kept, "bottom": rest})


@pytest.mark.parametrize("seat", OTHERS)
def test_what_the_spymaster_saw_and_did_is_the_buyers_alone(seat: str | None) -> None:
    """X4.6, X8.5: other cards and another order look the same to everybody else."""
    looks = [
        seen_by(spying(swap=swap, top=top), seat) for swap in (False, True) for top in (0, 1, 2)
    ]
    assert all(look == looks[0] for look in looks)
    own = [seen_by(spying(swap=swap, top=1), "stark") for swap in (False, True)]
    assert own[0] != own[1]


def with_other_loans(game: Game[Any]) -> Game[Any]:
    """Return the same game, with the loans that nobody has seen in another order."""
    saved = through_json(save(game))
    rest = json.loads(saved["rest"])
    rest["decks"]["loans"] = rest["decks"]["loans"][::-1]
    saved["rest"] = json.dumps(rest)
    return load(game.ruleset, saved)


def test_the_order_of_the_loans_cannot_be_told() -> None:
    """X4.6.1: until one comes up, every view and every question is the same."""
    table = begun("agot-2e-mod", {"players": 8})
    one, two = table.game, with_other_loans(table.game)
    assert one.state.decks["loans"] != two.state.decks["loans"]
    for seat in (None, *EIGHT.split()):
        assert one.view(seat) == two.view(seat)
        if seat is not None:
            assert one.shape_for(seat).step(()) == two.shape_for(seat).step(())
    hidden = one.ruleset.hidden(one.state, "stark")  # type: ignore[attr-defined]
    assert {x for x in hidden if x.startswith("loans")}


@pytest.mark.parametrize("bid", [0, 3])
def test_targaryens_bid_is_sealed_like_any_other(bid: int) -> None:
    """X4.3.4, 4.6.2: nobody sees it before all have bid."""

    def bidding(power: int) -> Position:
        table = given(EIGHT, phase="westeros", stage=["bid_for_track", "iron-throne"])
        return table.answer("targaryen", power)

    for seat in [None, *(h for h in EIGHT.split() if h != "targaryen")]:
        assert seen_by(bidding(bid), seat) == seen_by(bidding(5), seat)
