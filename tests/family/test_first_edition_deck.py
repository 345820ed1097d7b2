"""The House cards of the 1st edition in a game of the 2nd (V2.1): each text does what it says."""

from __future__ import annotations

from typing import Any

import pytest

from engine.agot.components import open_box
from tests.agot.scenario import Position, ability, blade, given, march

DECK = {"house_cards": "first-edition"}
STARK = ("stark", "lannister")
TYRELL = ("tyrell", "lannister")


def position(**facts: Any) -> Position:
    """Return a position in which everyone has the cards of the 1st edition."""
    more: dict[str, Any] = {"agreed": DECK, "players": 5, "phase": "marches", "only": True}
    return given(**{**more, **facts})


def battle(
    own: str,
    other: str = "tyrion-lannister",
    *,
    attack: str = "2F",
    defence: str = "2F",
    sides: tuple[str, str] = STARK,
    **more: Any,
) -> Position:
    """Let one House attack another from the Reach in Blackwater, and play two cards."""
    attacker, defender = sides
    facts: dict[str, Any] = {
        "supply": {attacker: 6, defender: 6},
        "tracks": {"fiefdoms": f"{attacker} {defender}"},
        **more,
        "units": {
            "the-reach": f"{attacker} {attack}",
            "blackwater": f"{defender} {defence}",
            **more.get("units", {}),
        },
        "orders": {"the-reach": "march+0", **more.get("orders", {})},
    }
    table = position(**facts)
    table.answer(attacker, march("the-reach", blackwater=attack))
    return table.cards(**{attacker: f"{own}-1e", defender: f"{other}-1e"})


@pytest.mark.parametrize(
    ("card", "sides", "attack", "total"),
    [
        ("robb-stark", STARK, "1F 2K", 2 + 1 + 3 + 3),
        ("vargo-hoat", STARK[::-1], "2F 1K", 2 + 2 + 2),
    ],
)
def test_units_that_march_count_more(
    card: str, sides: tuple[str, str], attack: str, total: int
) -> None:
    """V2.1 Robb Stark: Knights 3; Vargo Hoat: Footmen 2."""
    other = "eddard-stark" if sides[1] == "stark" else "tyrion-lannister"
    table = battle(card, other, sides=sides, attack=attack).finish_combat()
    assert table.strengths()[0] == total


def test_victarions_ships_count_two_in_attack() -> None:
    """V2.1 Victarion Greyjoy: Ships that moved in count 2."""
    table = position(
        units={"sunset-sea": "greyjoy 2S", "the-golden-sound": "lannister 1S"},
        orders={"sunset-sea": "march+0"},
    )
    table.answer("greyjoy", march("sunset-sea", the_golden_sound="2S"))
    table.cards(greyjoy="victarion-greyjoy-1e", lannister="tywin-lannister-1e").finish_combat()
    assert table.strengths() == (4, 4)


def test_salladhor_saan_stops_ships_that_support_the_opponent() -> None:
    """V2.1 Salladhor Saan: they count 0; Baratheon's own count."""
    table = position(
        units={
            "kings-landing": "baratheon 1F",
            "crackclaw-point": "lannister 1F",
            "blackwater-bay": "baratheon 1S",
            "shipbreaker-bay": "lannister 2S",
        },
        orders={
            "kings-landing": "march+0",
            "blackwater-bay": "support",
            "shipbreaker-bay": "support",
        },
    )
    table.answer("baratheon", march("kings-landing", crackclaw_point="1F"))
    table.cards(baratheon="salladhor-saan-1e", lannister="cersei-lannister-1e").finish_combat()
    assert table.strengths() == (1 + 1, 1)


def test_balon_takes_the_strength_of_the_other_card_and_catelyn_doubles_a_defense() -> None:
    """V2.1 Balon Greyjoy and Catelyn Stark do what they do in the 2nd edition."""
    table = battle("balon-greyjoy", "eddard-stark", sides=("greyjoy", "stark")).finish_combat()
    assert table.strengths() == (2, 2)
    table = battle(
        "euron-crows-eye",
        "catelyn-stark",
        sides=("greyjoy", "stark"),
        orders={"blackwater": "defend+1"},
    ).finish_combat()
    assert table.strengths() == (3 + 2, 2 + 2)


def test_the_queen_of_thorns_cancels_an_ability() -> None:
    """V2.1 Queen of Thorns: strength and icons of the other card stay."""
    table = battle("queen-of-thorns", "ser-jaime-lannister", sides=TYRELL).finish_combat()
    assert table.events("ability-cancelled")[0]["card"] == "card:ser-jaime-lannister-1e"
    assert table.strengths() == (2, 4)
    assert table.power("lannister") == 5


def test_ser_jaime_lannister_gains_power() -> None:
    """V2.1 Ser Jaime: two Power for a victory."""
    table = battle("margaery-tyrell", "ser-jaime-lannister", sides=TYRELL)
    assert table.finish_combat().power("lannister") == 7


def test_brienne_removes_a_defense() -> None:
    """V2.1 Brienne of Tarth: before strengths are counted."""
    table = battle(
        "brienne-of-tarth", "cersei-lannister", sides=TYRELL, orders={"blackwater": "defend+2*"}
    )
    table.until("blade")
    assert table.order("blackwater") is None
    table.answer("tyrell", blade(use=False)).finish_combat()
    assert table.strengths() == (2, 2)


def test_ser_loras_destroys_a_footman_and_may_win_at_once() -> None:
    """V2.1 Ser Loras: if nobody is left against Tyrell, it wins immediately."""
    table = battle("ser-loras-tyrell", "tywin-lannister", sides=TYRELL, attack="1F", defence="1F")
    assert table.asked("tyrell") == "ability"
    table.answer("tyrell", ability("ser-loras-tyrell-1e", routed=False)).finish_combat()
    assert table.events("won-at-once")[-1]["house"] == "house:tyrell"
    assert table.units("blackwater") == "tyrell 1F"


def test_renly_upgrades_a_footman_that_fought() -> None:
    """V2.1 Renly Baratheon: not one that only supported."""
    table = battle(
        "renly-baratheon",
        "cersei-lannister",
        sides=("baratheon", "lannister"),
        attack="3F",
        defence="1F",
        units={"kings-landing": "baratheon 1F"},
        orders={"kings-landing": "support"},
    ).until("ability", "baratheon")
    card = "renly-baratheon-1e"
    assert not table.allows("baratheon", ability(card, area="kings-landing", routed=False))
    table.answer("baratheon", ability(card, area="the-reach", routed=False)).finish_combat()
    assert table.units("blackwater") == "baratheon 2F 1K"


@pytest.mark.parametrize("power", [0, 5])
def test_melisandre_pays_to_discard_a_card(power: int) -> None:
    """V2.1 Melisandre: for a Power, after a victory; nobody without Power is asked."""
    table = battle(
        "melisandre-of-asshai",
        "cersei-lannister",
        sides=("baratheon", "lannister"),
        attack="4F",
        defence="1F",
        power={"baratheon": power},
    )
    if power:
        table.until("ability")
        card = ability("melisandre-of-asshai-1e", discard="tywin-lannister-1e")
        table.answer("baratheon", card)
    table.finish_combat()
    assert ("tywin-lannister-1e" in table.discard("lannister")) == bool(power)
    assert table.power("baratheon") == max(0, power - 1)


def test_maester_luwin_brings_a_card_back() -> None:
    """V2.1 Maester Luwin: after a victory, but not himself."""
    table = battle(
        "maester-luwin",
        "cersei-lannister",
        attack="4F",
        defence="1F",
        hands={"stark": "maester-luwin-1e eddard-stark-1e"},
    ).until("ability", "stark")
    himself = ability("maester-luwin-1e", retrieve="maester-luwin-1e")
    assert not table.allows("stark", himself)
    table.answer("stark", ability("maester-luwin-1e", retrieve="robb-stark-1e")).finish_combat()
    assert "robb-stark-1e" in table.hand("stark")


def test_cersei_removes_an_order_anywhere() -> None:
    """V2.1 Cersei: after a victory, one of the beaten House; she must."""
    table = battle(
        "margaery-tyrell",
        "cersei-lannister",
        sides=TYRELL,
        attack="1F",
        defence="4F",
        units={"highgarden": "tyrell 1F"},
        orders={"highgarden": "support"},
    ).until("ability", "lannister")
    assert not table.allows("lannister", ability("cersei-lannister-1e", use=False))
    table.answer("lannister", ability("cersei-lannister-1e", area="highgarden"))
    assert table.order("highgarden") is None


def test_asha_removes_an_order_next_to_the_combat() -> None:
    """V2.1 Asha Greyjoy: a Support or Consolidate Power order, of any House."""
    table = battle(
        "asha-greyjoy",
        "cersei-lannister",
        sides=("greyjoy", "lannister"),
        attack="4F",
        defence="1F",
        units={"harrenhal": "stark 1F", "stoney-sept": "lannister 1F"},
        orders={"harrenhal": "consolidate", "stoney-sept": "defend+1"},
    ).until("ability", "greyjoy")
    assert not table.allows("greyjoy", ability("asha-greyjoy-1e", area="stoney-sept"))
    table.answer("greyjoy", ability("asha-greyjoy-1e", area="harrenhal"))
    assert table.order("harrenhal") is None


@pytest.mark.parametrize(
    "card", [card for card, facts in open_box("agot-1e").house_cards.items() if not facts.ability]
)
def test_a_card_without_text_counts_what_is_printed(card: str) -> None:
    """V2.1 Its strength, and nothing else, whoever plays it in an attack."""
    facts = open_box("agot-1e").house_cards[card]
    rival = "stark" if facts.house != "stark" else "lannister"
    other = {"stark": "greatjon-umber", "lannister": "tyrion-lannister"}[rival]
    table = battle(card, other, sides=(facts.house, rival)).finish_combat()
    assert table.strengths() == (2 + facts.strength, 2 + 2)
