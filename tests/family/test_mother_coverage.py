"""Everything that loans, cards of deck IV and House cards can do has happened in some games."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from engine.agot.expansions.mother_of_dragons.components import TARGARYEN, printed
from engine.agot.expansions.mother_of_dragons.ruleset import MotherOfDragons
from engine.kernel.ask import CHANCE
from engine.kernel.game import Game
from engine.stewards.levels import minds
from tests.running.marks import nightly

FEW_GAMES, MANY_GAMES = 2, 24
"""How many games of squires are played; what many lack is in the examples."""
TAKEN = 0.35
"""How often a squire takes a loan that it would not need."""


def happenings(games: int) -> Counter[str]:
    """Play games of squires who borrow gladly, and count what happens in them."""
    mind, found = minds[MotherOfDragons.id], Counter[str]()
    for seed in range(games):
        rng = random.Random(seed)
        options = {"players": (8, 7, 6, 8, 5)[seed % 5], "targaryen_deck": "ab"[seed % 2]}
        game = Game.new(MotherOfDragons(), options)
        while not game.over:
            question = game.question
            assert question is not None
            for seat in game.awaited:
                shape: Any = question.shapes[seat]
                value = shape.sample(rng) if seat == CHANCE else mind.quick(game, seat, rng)
                if question.kind == "orders" and seat not in question.on_behalf:
                    value = _borrowing(game, seat, value, rng)
                if question.kind == "consolidate" and rng.random() < TAKEN:
                    loans = [v for v in shape.answers.values() if v.get("card")]
                    value = rng.choice(loans) if loans else value
                bold = question.kind == "fire-made-flesh" or rng.random() < 0.1
                if bold and question.kind not in ("orders", "march"):
                    value = shape.sample(rng)
                found.update(_of_answer(question.kind, value))
                game.answer(seat, value)
            for event in game.fetch_events():
                found[f"event {event.kind}"] += 1
                _of_event(found, event.kind, event.params)
        assert game.state.win is not None
        found[f"end {game.state.win['reason']} {game.state.winner == TARGARYEN}"] += 1
    return found


def _borrowing(game: Game[Any], seat: str, orders: Any, rng: random.Random) -> Any:
    """Put the Iron Bank's order on one of a house's fleets, if that is legal."""
    s = game.state
    fleets = [a for a in orders if s.box.kind[a] != "land"]
    if not fleets or "iron-bank" in orders.values():
        return orders
    other = {**orders, rng.choice(fleets): "iron-bank"}
    return other if game.shape_for(seat).check(other) is None else orders


def _of_answer(kind: str, value: Any) -> list[str]:
    found = [f"asked {kind}"]
    if isinstance(value, dict):
        if kind == "loyalty":
            found.append(f"loyalty {value['card']} {value['pay']}")
        elif kind == "fire-made-flesh":
            found.append(f"fire {value['do']}")
    elif kind == "cancel-loyalty":
        found.append(f"cancelled {value}")
    return found


def _of_event(found: Counter[str], kind: str, params: Any) -> None:
    if kind == "loan-taken":
        found[f"taken {params['loan'].partition(':')[2]}"] += 1
    elif kind == "westeros":
        found.update(f"turned {card.partition(':')[2]}" for card in params["cards"])
    elif kind == "card-removed":
        found[f"removed {params['card'].partition(':')[2]}"] += 1
    elif kind == "cards-revealed":
        found.update(f"played {params[s].partition(':')[2]}" for s in ("attack", "defence"))


def wanted() -> list[str]:
    """Name what has to happen."""
    return [*_loans_and_cards(), *_questions(), *_moves(), "end seven True", "end seven False"]


def _loans_and_cards() -> list[str]:
    """X4.6, X4.7: each of the twelve loans, each of the ten cards."""
    return [f"taken {x}" for x in printed().loans] + [f"turned {x}" for x in printed().cards]


def _questions() -> list[str]:
    """X4.3.4, X4.6, X4.7: paid and not, undone and not; dragons return, or nothing happens."""
    kinds = (
        "pay-debt sellswords improve faceless-men spymaster-deck spymaster give-bid loyalty"
        " place-unit place-loyalty fire-made-flesh move-loyalty cancel-loyalty claim-vassals"
    )
    paid = [
        f"loyalty {card} True"
        for card, facts in printed().cards.items()
        if facts.choice or card in ("domestic-disputes", "playing-with-fire", "the-long-plan")
    ]
    other = ["cancelled True", "cancelled False", "fire nothing", "fire destroy-dragon"]
    return [*(f"asked {kind}" for kind in kinds.split()), *paid, *other]


def _moves() -> list[str]:
    """X4.4.3, X4.10: two cards leave; tokens are placed, moved, put back and gained."""
    removed = ["removed khal-drogo", "removed robert-arryn"]
    told = (
        "loyalty-placed loyalty-gained loyalty-moved loyalty-moved-back dragons-grow"
        " interest-paid loan-offered loan-declined area-improved bid-given deck-read"
    )
    cards = "lysa-arryn-mod ser-vardis-egen godric-borrell anya-waynwood robert-arryn"
    cards += " xaro-xhoan-daxos daenerys-targaryen-a illyrio-mopatis khal-drogo viserys-targaryen"
    cards += " daenerys-targaryen-b captain-groleo rakharo missandei"
    return [
        *removed,
        *(f"event {kind}" for kind in told.split()),
        *(f"played {card}" for card in cards.split()),
    ]


def missing_after(games: int) -> list[str]:
    """Return what has not happened."""
    found = happenings(games)
    return [what for what in wanted() if not found[what]]


def test_half_of_it_happens_in_a_few_games() -> None:
    """X4.6, X4.7, X4.10: loans are taken, cards turn up, tokens move."""
    assert len(missing_after(FEW_GAMES)) <= len(wanted()) / 2


@nightly
def test_every_loan_card_question_and_end_comes_up() -> None:
    """X4.6, X4.7, X4.10, X4.11: House Targaryen wins by loyalty too, and others by castles."""
    assert missing_after(MANY_GAMES) == []
