"""7.7 What follows an Epic Tale card: Forest, Master Craftsman, Stone Circle."""

from __future__ import annotations

import pytest

from .scenario import Position, fighting, given

CIRCLE = ("stone-circle", "plains", "valley", "cove")


def stopped(hand: str = "", ruling: str = "allowed", **more: object) -> Position:
    """Blue's Dagda has stopped green's Children of Dana."""
    table = given(
        tiles=CIRCLE,
        clans={"stone-circle": "G2"},
        hands={"green": f"children-of-dana {hand}", "blue": f"the-dagda {more.pop('blue', '')}"},
        capital="cove",
        rulings={"responses-after-cancelled-tale": ruling},
        **more,  # type: ignore[arg-type]  # of a position
    )
    table.play("green", "children-of-dana", territory="cove")
    table.respond("blue", "the-dagda")
    return table


@pytest.mark.parametrize(("ruling", "asked"), [("allowed", True), ("none", False)])
def test_forest_follows_a_tale_that_was_stopped(ruling: str, asked: bool) -> None:
    """7.7, ``responses-after-cancelled-tale``: it was played, like a stopped Season card (7.6)."""
    table = stopped("advantage-forest", ruling, deck_size=5)
    assert (table.kind == "respond") == asked
    if asked:
        table.asked("green", kind="respond")
        table.respond("green", "advantage-forest")
        table.quiet()
        assert len(table.state.hand("green", "epic")) == 1


def test_stone_circle_comes_too_late_for_what_the_dagda_shuffled() -> None:
    """7.8: the stopped card was shuffled into the deck with The Dagda."""
    table = stopped("advantage-stone-circle")
    assert not table.happened("tale-taken-back")
    assert table.state.hand("green", "advantage") == ["advantage-stone-circle"]
    assert "children-of-dana" in table.state.deck
    assert table.kind != "respond"


@pytest.mark.parametrize(("ruling", "asked"), [("allowed", True), ("none", False)])
def test_stone_circle_takes_back_a_tale_that_was_stopped(ruling: str, asked: bool) -> None:
    """7.7: The Dagda is given away and shuffles nothing, so the stopped card lies there."""
    table = stopped("advantage-stone-circle", ruling, blue="master-craftsman")
    table.respond("blue", "master-craftsman", recipient="white")
    assert table.state.pile_of_tales == ["children-of-dana"]
    assert (table.kind == "respond") == asked
    if asked:
        table.respond("green", "advantage-stone-circle")
        table.quiet()
        assert table.state.hand("green", "epic") == ["children-of-dana"]
        assert table.clans("stone-circle") == "G1"


def test_master_craftsman_comes_too_late_for_a_tale_that_was_stopped() -> None:
    """7.7: The Dagda has discarded it, so that it cannot be given away."""
    table = stopped("master-craftsman advantage-forest", deck_size=5)
    table.asked("green", kind="respond")
    assert {a["card"] for a in table.options("green")} == {None, "advantage-forest"}


def test_a_card_that_was_shuffled_away_is_gone_though_it_comes_up_again() -> None:
    """7.8: drawn for the Forest and discarded once more, it is not the card just played."""
    table = stopped("advantage-forest advantage-meadows advantage-stone-circle", deck_size=0)
    table.respond("green", "advantage-forest")
    table.respond("green", "advantage-meadows")
    table.asked("green", kind="keep-tale")
    table.answer("green", "the-dagda")
    table.quiet()
    assert table.state.pile_of_tales == ["children-of-dana"]
    assert table.state.hand("green", "advantage") == ["advantage-stone-circle"]


def in_the_cauldron(hand: str, ruling: str = "at-its-discard") -> Position:
    """Blue has lost a clan and laid down Dagda's Cauldron."""
    table = fighting(
        "moor",
        tiles=("moor", "stone-circle", "valley", "cove"),
        instigator="green",
        maneuver="green",
        clans={"moor": "G2 B2", "stone-circle": "B1"},
        hands={"blue": f"dagdas-cauldron {hand}", "green": "bard geis"},
        capital="cove",
        rulings={"cauldron-responses": ruling},
        deck_size=5,
    )
    table.attack("green", "blue")
    if table.kind == "attacked":
        table.answer("blue", {"do": "clan", "card": "dagdas-cauldron"})
    else:
        table.respond("blue", "dagdas-cauldron")
    return table


def over(table: Position) -> Position:
    """End the clash by peace; the clan returns."""
    table.maneuver("blue", "peace")
    table.answer("green", True)
    table.asked("blue", kind="cauldron")
    table.answer("blue", 1)
    return table


def moment(table: Position) -> str:
    """Return the moment of an open window."""
    assert table.game.question is not None
    return str(table.game.question.params.get("moment", ""))


def test_forest_follows_the_cauldron_when_the_clash_is_over() -> None:
    """7.7, ``cauldron-responses``: only then the card has done all it does."""
    table = in_the_cauldron("advantage-forest")
    assert moment(table) != "moment:card-resolved"
    over(table)
    assert moment(table) == "moment:card-resolved"
    assert table.state.clash is None
    table.respond("blue", "advantage-forest")
    table.quiet()
    assert len(table.state.hand("blue", "epic")) == 1
    assert "dagdas-cauldron" in table.state.pile_of_tales


def test_forest_follows_the_cauldron_when_it_is_laid_down() -> None:
    """7.7: or so ruled at once, and not at its discard."""
    table = in_the_cauldron("advantage-forest", "when-laid-down")
    assert moment(table) == "moment:card-resolved"
    table.respond("blue")
    over(table)
    assert table.kind != "respond" or moment(table) == "moment:turn-over"
    assert table.state.pile_of_tales == ["dagdas-cauldron"]


def test_the_cauldron_is_given_away_at_its_discard() -> None:
    """7.7: Master Craftsman, at the moment at which it would be discarded."""
    table = over(in_the_cauldron("master-craftsman"))
    table.respond("blue", "master-craftsman", recipient="orange")
    table.quiet()
    assert table.state.hand("orange", "epic") == ["dagdas-cauldron"]
    assert table.state.deeds["blue"] == 1
    assert table.state.pile_of_tales == []


def test_the_cauldron_is_taken_back_after_its_discard() -> None:
    """7.7: Stone Circle, for a clan there."""
    table = over(in_the_cauldron("advantage-stone-circle"))
    assert moment(table) == "moment:card-discarded"
    table.respond("blue", "advantage-stone-circle")
    table.quiet()
    assert table.state.hand("blue", "epic") == ["dagdas-cauldron"]
    assert table.clans("stone-circle") == ""
