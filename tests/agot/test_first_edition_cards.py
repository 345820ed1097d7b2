"""The House cards of the 1st edition: what their texts do, and what is printed on the others."""

from __future__ import annotations

from typing import Any

import pytest

from engine.agot.box import open_box

from . import scenario
from .scenario import Position, ability, march

BOX = open_box("agot-1e")

PRINTED = {
    "stark": {
        "eddard-stark": (3, 0, 2), "robb-stark": (2, 0, 0), "greatjon-umber": (2, 1, 0),
        "ser-rodrik-cassel": (1, 0, 1), "house-mormont-lord": (1, 1, 0),
        "maester-luwin": (0, 0, 0), "catelyn-stark": (0, 0, 0),
    },
    "lannister": {
        "tywin-lannister": (3, 2, 0), "ser-jaime-lannister": (2, 0, 0),
        "tyrion-lannister": (2, 0, 1), "ser-kevan-lannister": (1, 1, 0),
        "house-lannister-captain": (1, 1, 0), "vargo-hoat": (0, 0, 0),
        "cersei-lannister": (0, 0, 0),
    },
    "baratheon": {
        "stannis-baratheon": (3, 1, 1), "renly-baratheon": (2, 0, 0),
        "ser-davos-seaworth": (2, 0, 1), "ser-axell-florent": (1, 1, 0),
        "house-florent-lord": (1, 1, 0), "melisandre-of-asshai": (0, 0, 0),
        "salladhor-saan": (0, 0, 0),
    },
    "tyrell": {
        "mace-tyrell": (3, 2, 0), "ser-loras-tyrell": (2, 0, 0), "ser-garlan-tyrell": (2, 1, 0),
        "margaery-tyrell": (1, 0, 1), "house-tyrell-captain": (1, 1, 0),
        "queen-of-thorns": (0, 0, 0), "brienne-of-tarth": (0, 0, 0),
    },
    "greyjoy": {
        "euron-crows-eye": (3, 2, 0), "theon-greyjoy": (2, 1, 0), "asha-greyjoy": (2, 0, 0),
        "house-blacktyde-captain": (1, 0, 1), "aeron-damphair": (1, 0, 1),
        "balon-greyjoy": (0, 0, 0), "victarion-greyjoy": (0, 0, 0),
    },
}  # fmt: skip
"""Strength, swords and fortifications."""


def test_thirty_five_cards_are_as_printed() -> None:
    """Seven for each house: one of 3, two of 2, two of 1, two of 0."""
    for house, cards in PRINTED.items():
        assert list(BOX.cards_of[house]) == sorted(cards)
        for card, printed in cards.items():
            facts = BOX.house_cards[card]
            assert (facts.strength, facts.swords, facts.towers) == printed
        assert sorted(strength for strength, _, _ in cards.values()) == [0, 0, 1, 1, 2, 2, 3]
    assert len(BOX.house_cards) == 35


def fight(
    attackers: str = "stark 2K",
    defenders: str = "lannister 1F",
    *,
    origin: str = "harrenhal",
    area: str = "stoney-sept",
    units: dict[str, str] | None = None,
    orders: dict[str, str] | None = None,
    **more: Any,
) -> Position:
    """Let a house march into a battle with all it has in the origin.

    A Footman far off has a March as well, so that the round goes on after the battle.
    """
    house, _, counted = attackers.partition(" ")
    defender = defenders.partition(" ")[0]
    table = scenario.given(
        edition="agot-1e",
        units={"karhold": f"{house} 1F", **(units or {}), origin: attackers, area: defenders},
        orders={"karhold": "march-1", **(orders or {}), origin: "march+0"},
        supply={house: 6, defender: 6},
        phase="marches",
        **more,
    ).until("march", house)
    return table.answer(house, march(origin, {area: counted}))


def strengths(table: Position, **cards: str) -> tuple[int, int]:
    """Play cards, end the battle in the plainest way, and return the final strengths."""
    return table.cards(**cards).finish_combat().strengths()


# -- Stark -----------------------------------------------------------------------------------------


def test_robb_makes_attacking_knights_worth_three() -> None:
    """Only Knights, only those that march, only in attack."""
    supported = {"units": {"riverrun": "stark 1K"}, "orders": {"riverrun": "support"}}
    table = fight("stark 2K 1F", **supported)
    assert strengths(table, stark="robb-stark", lannister="cersei-lannister") == (11, 1)
    table = fight("lannister 2K", "stark 2K", tracks={"fiefdoms": "stark"})
    assert strengths(table, stark="robb-stark", lannister="cersei-lannister") == (4, 6)


@pytest.mark.parametrize(("order", "bonus"), [("defend+1", 2), ("defend+2*", 4), ("march+0", 0)])
def test_catelyn_doubles_a_defense(order: str, bonus: int) -> None:
    """+1 becomes +2, +2 becomes +4; without a Defense order there is nothing to double."""
    table = fight("lannister 2K", "stark 1F", orders={"stoney-sept": order})
    totals = strengths(table, stark="catelyn-stark", lannister="cersei-lannister")
    assert totals == (4, 1 + bonus)


def test_luwin_brings_a_card_back_after_a_victory() -> None:
    """One of the discard pile, not himself; he may leave it."""
    hand = {"stark": "maester-luwin eddard-stark"}
    table = fight(hands=hand).cards(stark="maester-luwin", lannister="cersei-lannister")
    table.refused("stark", ability("maester-luwin", retrieve="maester-luwin"))
    table.answer("stark", ability("maester-luwin", retrieve="robb-stark")).finish_combat()
    assert table.hand("stark") == ["eddard-stark", "robb-stark"]
    table = fight(hands=hand).cards(stark="maester-luwin", lannister="cersei-lannister")
    table.answer("stark", ability("maester-luwin", use=False)).finish_combat()
    assert table.hand("stark") == ["eddard-stark"]


def test_luwin_comes_back_himself_where_so_ruled() -> None:
    """The other reading of his text."""
    table = fight(
        hands={"stark": "maester-luwin eddard-stark"}, rulings={"maester-luwin-himself": "yes"}
    ).cards(stark="maester-luwin", lannister="cersei-lannister")
    table.answer("stark", ability("maester-luwin", retrieve="maester-luwin")).finish_combat()
    assert table.hand("stark") == ["eddard-stark", "maester-luwin"]


def test_luwin_does_nothing_for_a_defeat() -> None:
    """He has to win."""
    table = fight("lannister 2K", "stark 1F", hands={"stark": "maester-luwin eddard-stark"})
    strengths(table, stark="maester-luwin", lannister="cersei-lannister")
    assert table.hand("stark") == ["eddard-stark"]


# -- Lannister -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("power", "after"), [(5, 7), (19, 20), (20, 20)])
def test_jaime_gains_two_power_for_a_victory(power: int, after: int) -> None:
    """As far as the pool goes (2.3)."""
    table = fight("lannister 2K", "stark 1F", power={"lannister": power})
    strengths(table, lannister="ser-jaime-lannister", stark="ser-rodrik-cassel")
    assert table.power("lannister") == after


def test_jaime_gains_nothing_for_a_defeat() -> None:
    """He has to win."""
    table = fight("stark 4K", "lannister 1F")
    strengths(table, lannister="ser-jaime-lannister", stark="ser-rodrik-cassel")
    assert table.power("lannister") == 5


def test_vargo_makes_attacking_footmen_worth_two() -> None:
    """Only those that march, only in attack."""
    supported = {"units": {"riverrun": "lannister 1F"}, "orders": {"riverrun": "support"}}
    table = fight("lannister 2F 1K", "stark 1F", **supported)
    assert strengths(table, lannister="vargo-hoat", stark="maester-luwin") == (7, 1)
    table = fight("stark 2K", "lannister 2F")
    assert strengths(table, lannister="vargo-hoat", stark="maester-luwin") == (4, 2)


ORDERS = {
    "units": {"winterfell": "stark 1F", "white-harbor": "stark 1F", "pyke": "greyjoy 1F"},
    "orders": {"winterfell": "defend+1", "white-harbor": "support", "pyke": "consolidate"},
}


def test_cersei_removes_an_order_of_the_beaten() -> None:
    """Anywhere on the board, whatever it is, of the loser alone; she must."""
    table = fight("lannister 2K", "stark 1F", **ORDERS)
    table.cards(lannister="cersei-lannister", stark="maester-luwin")
    table.refused("lannister", ability("cersei-lannister", area="pyke"))
    table.refused("lannister", ability("cersei-lannister", use=False))
    table.answer("lannister", ability("cersei-lannister", area="winterfell")).finish_combat()
    assert table.order("winterfell") is None
    assert table.order("white-harbor") == "support"


def test_cersei_may_decline_where_so_ruled() -> None:
    """The other reading of her text."""
    optional = {"cersei-lannister-order": "optional"}
    table = fight("lannister 2K", "stark 1F", rulings=optional, **ORDERS)
    table.cards(lannister="cersei-lannister", stark="maester-luwin")
    table.answer("lannister", ability("cersei-lannister", use=False)).finish_combat()
    assert table.order("winterfell") == "defend+1"


def test_cersei_finds_nothing_to_remove() -> None:
    """Without an order of the loser elsewhere nothing is asked."""
    table = fight("lannister 2K", "stark 1F").cards(
        lannister="cersei-lannister", stark="maester-luwin"
    )
    assert table.kind != "ability"


# -- Baratheon -------------------------------------------------------------------------------------


def test_renly_promotes_a_footman_that_fought() -> None:
    """One that attacked or defended, not one that supported; he may leave it."""
    supported = {"units": {"riverrun": "baratheon 1F"}, "orders": {"riverrun": "support"}}
    table = fight("baratheon 2F", "stark 1F", **supported)
    table.cards(baratheon="renly-baratheon", stark="maester-luwin")
    table.refused("baratheon", ability("renly-baratheon", area="riverrun", routed=False))
    table.answer("baratheon", ability("renly-baratheon", area="harrenhal", routed=False))
    table.finish_combat()
    assert table.units("stoney-sept") == "baratheon 1F 1K"
    assert table.units("riverrun") == "baratheon 1F"


def test_renly_needs_a_knight_that_is_left() -> None:
    """With all four on the board there is none to put there (2.1)."""
    table = fight("baratheon 2F", "stark 1F", units={"dragonstone": "baratheon 4K"})
    table.cards(baratheon="renly-baratheon", stark="maester-luwin")
    assert table.kind != "ability"


def test_melisandre_buys_a_card_of_the_beaten() -> None:
    """For one Power a card of the loser's hand is discarded."""
    table = fight(
        "baratheon 2K", "stark 1F", hands={"stark": "maester-luwin robb-stark eddard-stark"}
    ).cards(baratheon="melisandre-of-asshai", stark="maester-luwin")
    table.answer("baratheon", ability("melisandre-of-asshai", discard="eddard-stark"))
    table.finish_combat()
    assert table.power("baratheon") == 4
    assert table.hand("stark") == ["robb-stark"]


def test_melisandre_costs_the_last_card() -> None:
    """The hand is filled again at once, with all seven."""
    table = fight("baratheon 2K", "stark 1F", hands={"stark": "maester-luwin robb-stark"})
    table.cards(baratheon="melisandre-of-asshai", stark="maester-luwin")
    table.answer("baratheon", ability("melisandre-of-asshai", discard="robb-stark"))
    table.finish_combat()
    assert table.hand("stark") == sorted(PRINTED["stark"])
    assert table.discard("stark") == []


@pytest.mark.parametrize(("power", "won"), [(0, True), (5, False)])
def test_melisandre_without_power_or_victory(power: int, won: bool) -> None:
    """Who cannot pay, or has lost, is not asked."""
    table = fight(
        "baratheon 2K", "stark 1F" if won else "stark 4K", power={"baratheon": power}
    ).cards(baratheon="melisandre-of-asshai", stark="maester-luwin")
    assert (table.kind, table.awaited) != ("ability", ["baratheon"])


FLEETS = {
    "units": {"ironmans-bay": "stark 2S", "the-golden-sound": "baratheon 1S"},
    "orders": {"ironmans-bay": "support+1*", "the-golden-sound": "support"},
}


@pytest.mark.parametrize(("reading", "totals"), [("opponent", (5, 2)), ("all-supporting", (4, 2))])
def test_salladhor_silences_supporting_ships(reading: str, totals: tuple[int, int]) -> None:
    """Ships that support the opponent count 0, the star of their order stays; by another reading
    all supporting ships.
    """
    table = fight(
        "baratheon 2K", "stark 1F", area="riverrun", origin="harrenhal",
        rulings={"salladhor-saan-ships": reading}, **FLEETS,
    )  # fmt: skip
    assert strengths(table, baratheon="salladhor-saan", stark="maester-luwin") == totals


# -- Tyrell ----------------------------------------------------------------------------------------


def test_loras_kills_a_footman_at_once() -> None:
    """One that fights; strengths are compared without it."""
    table = fight("tyrell 2K", "stark 2F").cards(tyrell="ser-loras-tyrell", stark="maester-luwin")
    table.answer("tyrell", ability("ser-loras-tyrell", routed=False)).finish_combat()
    assert table.strengths() == (6, 1)
    assert table.state.on_board("stark", "footman") == 1


def test_loras_ends_a_battle() -> None:
    """Against a lone Footman he has won, whatever supports it; by another reading it goes on."""
    supported: dict[str, Any] = {
        "units": {"riverrun": "stark 3K"},
        "orders": {"riverrun": "support+1*"},
        "supply": {},
    }
    for reading, winner in (("battle-ends", "tyrell"), ("battle-goes-on", "stark")):
        supported.pop("supply", None)
        table = fight(
            "tyrell 1K", "stark 1F", rulings={"ser-loras-last-unit": reading}, **supported
        )
        table.cards(tyrell="ser-loras-tyrell", stark="eddard-stark")
        table.answer("tyrell", ability("ser-loras-tyrell", routed=False)).finish_combat()
        assert table.events("combat-decided")[-1]["winner"] == f"house:{winner}"


def test_loras_finds_no_footman() -> None:
    """Knights are safe from him."""
    table = fight("tyrell 2K", "stark 1K").cards(tyrell="ser-loras-tyrell", stark="maester-luwin")
    table.finish_combat()
    assert table.strengths() == (6, 2)


def test_the_queen_cancels_the_opponents_text() -> None:
    """Strength and icons of the cancelled card stay."""
    table = fight("tyrell 1K", "stark 1K", orders={"stoney-sept": "defend+2*"})
    assert strengths(table, tyrell="queen-of-thorns", stark="catelyn-stark") == (2, 4)
    table = fight("stark 2K", "tyrell 1K")
    assert strengths(table, tyrell="queen-of-thorns", stark="robb-stark") == (6, 2)
    table = fight("lannister 2K", "tyrell 1K")
    strengths(table, tyrell="queen-of-thorns", lannister="ser-jaime-lannister")
    assert table.power("lannister") == 5


def test_brienne_takes_the_defense_away() -> None:
    """The defender's order is gone, so its bonus is."""
    table = fight("tyrell 2K", "stark 1K", orders={"stoney-sept": "defend+2*"})
    table.cards(tyrell="brienne-of-tarth", stark="catelyn-stark")
    assert table.order("stoney-sept") is None
    table.finish_combat()
    assert table.strengths() == (4, 2)


def test_brienne_leaves_other_orders() -> None:
    """Only a Defense, and not Tyrell's own."""
    table = fight("tyrell 1F", "stark 2K", orders={"stoney-sept": "support"}, only=True)
    strengths(table, tyrell="brienne-of-tarth", stark="maester-luwin")
    assert table.order("stoney-sept") == "support"
    table = fight("stark 1F", "tyrell 1K", orders={"stoney-sept": "defend+1"}, only=True)
    strengths(table, tyrell="brienne-of-tarth", stark="maester-luwin")
    assert table.order("stoney-sept") == "defend+1"


# -- Greyjoy ---------------------------------------------------------------------------------------

AROUND = {
    "units": {
        "riverrun": "stark 1F",
        "searoad-marches": "tyrell 1F",
        "blackwater": "stark 1F",
        "winterfell": "stark 1F",
    },
    "orders": {
        "riverrun": "consolidate",
        "searoad-marches": "consolidate",
        "blackwater": "defend+1",
        "winterfell": "consolidate",
    },
}


def test_asha_removes_an_order_next_to_the_battle() -> None:
    """A Support or Consolidate Power, whoever's, next to the embattled area; she may leave it."""
    table = fight("greyjoy 2K", "stark 1F", **AROUND)
    table.cards(greyjoy="asha-greyjoy", stark="maester-luwin").until("ability")
    for area in ("blackwater", "winterfell"):
        table.refused("greyjoy", ability("asha-greyjoy", area=area))
    assert table.allows("greyjoy", ability("asha-greyjoy", area="riverrun"))
    assert table.allows("greyjoy", ability("asha-greyjoy", use=False))
    table.answer("greyjoy", ability("asha-greyjoy", area="searoad-marches"))
    assert table.order("searoad-marches") is None


def test_balon_makes_the_other_card_worth_nothing() -> None:
    """Its strength; its icons and its text stay."""
    table = fight("greyjoy 2K", "lannister 2K")
    table.cards(greyjoy="balon-greyjoy", lannister="tywin-lannister").finish_combat()
    assert table.strengths() == (4, 4)
    table = fight("lannister 2K", "greyjoy 1F")
    strengths(table, greyjoy="balon-greyjoy", lannister="ser-jaime-lannister")
    assert table.strengths() == (4, 1)
    assert table.power("lannister") == 7


def test_victarion_makes_attacking_ships_worth_two() -> None:
    """Only those that move, only in attack."""
    seas = {"origin": "ironmans-bay", "area": "sunset-sea"}
    table = fight(
        "greyjoy 2S", "stark 1S", **seas,
        units={"the-golden-sound": "greyjoy 1S"}, orders={"the-golden-sound": "support"},
    )  # fmt: skip
    assert strengths(table, greyjoy="victarion-greyjoy", stark="maester-luwin") == (5, 1)
    table = fight("stark 2S", "greyjoy 2S", **seas, tracks={"fiefdoms": "stark"})
    assert strengths(table, greyjoy="victarion-greyjoy", stark="maester-luwin") == (2, 2)


@pytest.mark.parametrize(("reading", "icons"), [("fortification", (0, 1)), ("sword", (1, 0))])
def test_aeron_bears_one_icon(reading: str, icons: tuple[int, int]) -> None:
    """Nobody knows for certain which (12.4)."""
    s = scenario.set_up(5, {"aeron-damphair-icon": reading}, edition="agot-1e").state
    facts = s.box.house_cards["aeron-damphair"]
    assert (facts.swords, facts.towers) == icons
