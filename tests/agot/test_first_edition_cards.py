"""House cards, Westeros cards and readings of the 1st edition."""

from __future__ import annotations

from typing import Any

import pytest

from engine.agot.combat.battle import Battle
from engine.agot.first_edition.ruleset import FirstEdition

from .scenario import Position, ability, blade, march, set_up
from .test_first_edition_examples import given

CAPTAINS = {"tyrell": "house-tyrell-captain", "lannister": "house-lannister-captain"}


def battle(
    *,
    cards: dict[str, str],
    attack: str = "2F",
    defence: str = "2F",
    sides: tuple[str, str] = ("tyrell", "lannister"),
    **more: Any,
) -> Position:
    """Let one house attack another from the Reach in Blackwater and play the cards."""
    attacker, defender = sides
    facts: dict[str, Any] = {
        "orders": {"the-reach": "march+0"},
        "supply": {attacker: 6, defender: 6},
        "phase": "marches",
        "only": True,
    }
    facts |= more
    units = {"the-reach": f"{attacker} {attack}", "blackwater": f"{defender} {defence}"}
    table = given(**{**facts, "units": units | more.get("units", {})})
    table.answer(attacker, march("the-reach", blackwater=attack))
    return table.cards(**cards)


def test_robb_starks_knights_count_three_in_attack() -> None:
    """Robb Stark: Knights that marched count 3; those that support, or defend, 2."""
    cards = {"stark": "robb-stark", "lannister": "cersei-lannister"}
    table = battle(
        cards=cards,
        attack="1F 2K",
        defence="4F",
        sides=("stark", "lannister"),
        units={"kings-landing": "stark 1K"},
        orders={"the-reach": "march+0", "kings-landing": "support"},
    )
    table.finish_combat()
    assert table.strengths() == (1 + 2 * 3 + 2 + 2, 4)
    table = battle(cards=cards, defence="1K", sides=("lannister", "stark")).finish_combat()
    assert table.strengths() == (2, 2 + 2)


def test_vargo_hoats_footmen_count_two_in_attack() -> None:
    """Vargo Hoat: Footmen that marched count 2."""
    table = battle(
        cards={"lannister": "vargo-hoat", "tyrell": "queen-of-thorns"},
        sides=("lannister", "tyrell"),
        hands={"tyrell": "queen-of-thorns mace-tyrell"},
        abilities=True,
    ).finish_combat()
    assert table.strengths() == (2, 2)  # the Queen of Thorns cancels it
    table = battle(
        cards={"lannister": "vargo-hoat", "tyrell": "house-tyrell-captain"},
        sides=("lannister", "tyrell"),
    ).finish_combat()
    assert table.strengths() == (4, 3)


def test_the_queen_of_thorns_cancels_an_ability() -> None:
    """Queen of Thorns: strength and icons of the other card stay."""
    table = battle(cards={"tyrell": "queen-of-thorns", "lannister": "ser-jaime-lannister"})
    table.finish_combat()
    assert table.events("ability-cancelled")[0]["card"] == "card:ser-jaime-lannister"
    assert table.strengths() == (2, 4)
    assert table.power("lannister") == 5


def test_ser_jaime_lannister_gains_power() -> None:
    """Ser Jaime: two Power for a victory."""
    cards = {"tyrell": "house-tyrell-captain", "lannister": "ser-jaime-lannister"}
    assert battle(cards=cards).finish_combat().power("lannister") == 7


def test_brienne_discards_a_defense() -> None:
    """Brienne of Tarth: the Defense order in the embattled area goes before strengths count."""
    table = battle(
        cards={"tyrell": "brienne-of-tarth", "lannister": "cersei-lannister"},
        orders={"the-reach": "march+0", "blackwater": "defend+2*"},
        tracks={"fiefdoms": "tyrell"},
    )
    table.until("blade")
    assert table.order("blackwater") is None
    table.answer("tyrell", blade(use=False)).finish_combat()
    assert table.strengths() == (2, 2)


@pytest.mark.parametrize(("reading", "fought"), [("battle-ends", False), ("battle-goes-on", True)])
def test_ser_loras_kills_a_footman(reading: str, fought: bool) -> None:
    """Ser Loras: an enemy Footman dies; 9.22 if it was the last unit, Tyrell wins at once."""
    table = battle(
        cards={"tyrell": "ser-loras-tyrell", "lannister": "tywin-lannister"},
        attack="1F",
        defence="1F",
        tracks={"fiefdoms": "lannister"},
        rulings={"ser-loras-last-unit": reading},
    )
    assert table.asked("tyrell") == "ability"
    table.answer("tyrell", ability("ser-loras-tyrell", routed=False))
    table.finish_combat()
    won = table.events("combat-decided")[-1]["winner"]
    assert won == ("house:lannister" if fought else "house:tyrell")


def test_victarions_ships_count_two_in_attack() -> None:
    """Victarion Greyjoy: ships that marched count 2."""
    table = given(
        units={"sunset-sea": "greyjoy 2S", "the-golden-sound": "lannister 1S"},
        orders={"sunset-sea": "march+0"},
        phase="marches",
        only=True,
    )
    table.answer("greyjoy", march("sunset-sea", the_golden_sound="2S"))
    table.cards(greyjoy="victarion-greyjoy", lannister="tywin-lannister").finish_combat()
    assert table.strengths() == (4, 4)


@pytest.mark.parametrize(("reading", "own"), [("opponent", 1), ("all-supporting", 0)])
def test_salladhor_saan_and_supporting_ships(reading: str, own: int) -> None:
    """Salladhor Saan: ships that support the opponent count 0; by one source, all that support."""
    table = given(
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
        rulings={"salladhor-saan-ships": reading},
        phase="marches",
        only=True,
    )
    table.answer("baratheon", march("kings-landing", crackclaw_point="1F"))
    table.cards(baratheon="salladhor-saan", lannister="cersei-lannister").finish_combat()
    assert table.strengths() == (1 + own, 1)


def test_balon_and_catelyn_are_as_in_the_2nd_edition() -> None:
    """Balon: the other card's strength is 0. Catelyn: a Defense order counts twice."""
    table = battle(
        cards={"greyjoy": "balon-greyjoy", "stark": "catelyn-stark"},
        sides=("greyjoy", "stark"),
        orders={"the-reach": "march+0", "blackwater": "defend+1"},
    ).finish_combat()
    assert table.strengths() == (2, 2 + 2)


def test_renly_promotes_a_footman_that_fought() -> None:
    """Renly Baratheon: not one that only supported."""
    table = battle(
        cards={"baratheon": "renly-baratheon", "lannister": "cersei-lannister"},
        attack="3F",
        defence="1F",
        sides=("baratheon", "lannister"),
        units={"kings-landing": "baratheon 1F"},
        orders={"the-reach": "march+0", "kings-landing": "support"},
    )
    table.until("ability", "baratheon")
    supporting = ability("renly-baratheon", area="kings-landing", routed=False)
    assert not table.allows("baratheon", supporting)
    table.answer("baratheon", ability("renly-baratheon", area="the-reach", routed=False))
    table.finish_combat()
    assert table.units("blackwater") == "baratheon 2F 1K"


def test_melisandre_pays_to_discard_a_card() -> None:
    """Melisandre: for a Power a card of the loser goes; nobody without Power is asked."""
    cards = {"baratheon": "melisandre-of-asshai", "lannister": "cersei-lannister"}
    sides = ("baratheon", "lannister")
    table = battle(cards=cards, attack="4F", defence="1F", sides=sides).until("ability")
    table.answer("baratheon", ability("melisandre-of-asshai", discard="tywin-lannister"))
    table.finish_combat()
    assert "tywin-lannister" in table.discard("lannister")
    assert table.power("baratheon") == 4
    poor = battle(cards=cards, attack="4F", defence="1F", sides=sides, power={"baratheon": 0})
    poor.finish_combat()
    assert poor.events("card-discarded") == []


@pytest.mark.parametrize(("reading", "himself"), [("no", False), ("yes", True)])
def test_maester_luwin_brings_a_card_back(reading: str, himself: bool) -> None:
    """Maester Luwin: after a victory a card comes back; himself only if so ruled."""
    table = battle(
        cards={"stark": "maester-luwin", "lannister": "cersei-lannister"},
        attack="4F",
        defence="1F",
        sides=("stark", "lannister"),
        hands={"stark": "maester-luwin eddard-stark"},
        rulings={"maester-luwin-himself": reading},
    ).until("ability", "stark")
    assert table.allows("stark", ability("maester-luwin", retrieve="maester-luwin")) == himself
    table.answer("stark", ability("maester-luwin", retrieve="robb-stark")).finish_combat()
    assert "robb-stark" in table.hand("stark")


@pytest.mark.parametrize(("reading", "may_decline"), [("required", False), ("optional", True)])
def test_cersei_removes_an_order(reading: str, may_decline: bool) -> None:
    """Cersei: after a victory an order of the loser goes, anywhere."""
    table = battle(
        cards={"tyrell": "queen-of-thorns", "lannister": "cersei-lannister"},
        attack="1F",
        defence="4F",
        units={"highgarden": "tyrell 1F"},
        orders={"the-reach": "march+0", "highgarden": "support"},
        rulings={"cersei-lannister-order": reading},
    )
    # Cancelled by the Queen of Thorns, so nothing is asked.
    table.finish_combat()
    assert table.order("highgarden") == "support"
    table = battle(
        cards={"tyrell": "margaery-tyrell", "lannister": "cersei-lannister"},
        attack="1F",
        defence="4F",
        units={"highgarden": "tyrell 1F"},
        orders={"the-reach": "march+0", "highgarden": "support"},
        rulings={"cersei-lannister-order": reading},
    ).until("ability", "lannister")
    declined = ability("cersei-lannister", use=False)
    assert table.allows("lannister", declined) == may_decline
    table.answer("lannister", ability("cersei-lannister", area="highgarden"))
    assert table.order("highgarden") is None


def test_asha_removes_a_support_next_to_the_battle() -> None:
    """Asha Greyjoy: a Support or Consolidate Power order next to it, of any House."""
    table = battle(
        cards={"greyjoy": "asha-greyjoy", "lannister": "cersei-lannister"},
        attack="4F",
        defence="1F",
        sides=("greyjoy", "lannister"),
        units={"harrenhal": "stark 1F", "stoney-sept": "lannister 1F"},
        orders={"the-reach": "march+0", "harrenhal": "consolidate", "stoney-sept": "defend+1"},
    ).until("ability", "greyjoy")
    assert not table.allows("greyjoy", ability("asha-greyjoy", area="stoney-sept"))
    table.answer("greyjoy", ability("asha-greyjoy", area="harrenhal"))
    assert table.order("harrenhal") is None


@pytest.mark.parametrize(
    ("reading", "first"), [("fiefdoms", "lannister"), ("turn-order", "tyrell")]
)
def test_the_order_of_two_abilities(reading: str, first: str) -> None:
    """9.9: of two abilities of one moment, the higher on Fiefdoms is first, unless so ruled."""
    table = battle(
        cards=CAPTAINS,
        tracks={"iron-throne": "tyrell", "fiefdoms": "lannister"},
        rulings={"ability-order": reading},
    )
    table.until("blade")
    assert Battle(table.state).in_card_order()[0] == first


def test_rains_of_autumn_weakens_supporting_footmen() -> None:
    """9.6: Footmen give no strength when supporting, in a battle or against a neutral force."""
    table = given(
        units={
            "the-reach": "tyrell 1F",
            "kings-landing": "tyrell 1F 1K",
            "blackwater": "lannister 1F",
        },
        orders={"the-reach": "march+0", "kings-landing": "support"},
        westeros_cards=["last-days-of-summer", "last-days-of-summer", "rains-of-autumn"],
        phase="marches",
    )
    table.state.westeros = ["supply", "clash-of-kings", "rains-of-autumn"]
    table.answer("tyrell", march("the-reach", blackwater="1F")).until("house-card")
    assert table.initial_strengths() == (1 + 2, 1)


def test_rains_of_autumn_is_told() -> None:
    """9.6: a lasting effect is announced when the card is resolved."""
    table = given(units={"pyke": "greyjoy 1F"}, card="rains-of-autumn")
    assert table.events("lasting") == [{"effect": "lasting:footmen-do-not-support"}]


def test_a_full_track_brings_no_attack() -> None:
    """6.4, 6.3: the threat stops at the end of its track."""
    table = given(
        units={"pyke": "greyjoy 1F"},
        wildlings=12,
        westeros_cards=["last-days-of-summer", "last-days-of-summer", "last-days-of-summer"],
        phase="westeros",
    )
    assert table.kind == "orders"
    assert table.state.wildlings == 12


def test_the_raven_swaps_orders_and_nothing_else() -> None:
    """5.10, 5.11: no wildling card to look at; a swap keeps to what may lie in an area."""
    table = given(
        units={"lannisport": "lannister 1F", "the-golden-sound": "lannister 1S"},
        orders={"lannisport": "march+0", "the-golden-sound": "support"},
        phase="raven",
    )
    assert not table.allows("lannister", {"do": "peek"})
    swap = {"do": "replace", "area": "the-golden-sound", "order": "consolidate"}
    assert table.why("lannister", swap)[0] == "order-barred"
    assert table.allows("lannister", {**swap, "order": "raid"})


# -- Readings -------------------------------------------------------------------------------------


def box_with(**rulings: str) -> Any:
    """Open the box under some readings."""
    return FirstEdition().box({name.replace("_", "-"): r for name, r in rulings.items()})


def test_what_nobody_knows_from_print_can_be_agreed() -> None:
    """12.1 to 12.4: ships, starting supply, a border, an icon."""
    assert box_with().figures.pieces["ship"] == 5
    assert box_with(ships="six").figures.pieces["ship"] == 6
    start = {h: f.supply for h, f in box_with(starting_supply="icons").figures.start.items()}
    assert start == {"baratheon": 1, "greyjoy": 2, "lannister": 2, "stark": 1, "tyrell": 3}
    literal = box_with(starting_supply="literal").figures.start
    assert [literal[h].supply for h in ("stark", "tyrell")] == [2, 3]
    aeron = box_with(aeron_damphair_icon="sword").house_cards["aeron-damphair"]
    assert (aeron.swords, aeron.towers) == (1, 0)
    assert "oldtown" in box_with(oldtown_and_sunset_sea="adjacent").borders["sunset-sea"]


@pytest.mark.parametrize(
    ("reading", "winner"), [("acting-house", "stark"), ("turn-order", "baratheon")]
)
def test_two_houses_reach_the_goal_at_once(reading: str, winner: str) -> None:
    """1.5: the house whose order is carried out wins, unless turn order was agreed."""
    six = ["kings-landing", "crackclaw-point", "harrenhal", "storms-end", "sunspear", "oldtown"]
    seven = ["winterfell", "white-harbor", "moat-cailin", "riverrun", "seagard", "flints-finger"]
    table = given(
        units={
            "dragonstone": "stark 1F",
            "shipbreaker-bay": "stark 1S",
            "the-narrow-sea": "stark 1S",
        }
        | dict.fromkeys(seven[1:3], "stark 1F"),
        tokens=dict.fromkeys(six, "baratheon") | dict.fromkeys(seven[3:], "stark"),
        orders={"dragonstone": "march+0"},
        tracks={"iron-throne": "baratheon"},
        neutral={"the-eyrie": 0},
        rulings={"two-houses-win": reading},
        phase="marches",
    )
    table.answer("stark", march("dragonstone", the_eyrie="1F"))
    assert table.state.winner == winner


@pytest.mark.parametrize(
    ("reading", "open_to"),
    [
        ("anywhere", {"harrenhal", "stoney-sept"}),
        ("required", {"stoney-sept"}),
        ("free", {"stoney-sept"}),
    ],
)
def test_a_retreat_that_costs_units(reading: str, open_to: set[str]) -> None:
    """9.15: if so ruled, some units may retreat to where not all would fit."""
    table = battle(
        cards={"tyrell": "house-tyrell-captain", "lannister": "cersei-lannister"},
        attack="4K",
        defence="3F",
        units={"harrenhal": "lannister 2F"},
        supply={"lannister": 1, "tyrell": 6},
        tokens=dict.fromkeys(["searoad-marches", "crackclaw-point", "kings-landing"], "stark"),
        rulings={"retreat-fewest-losses": reading},
    ).until("retreat")
    found = {a for a in ("harrenhal", "stoney-sept") if table.allows("lannister", {"to": a})}
    assert found == open_to


# -- The end --------------------------------------------------------------------------------------


def test_a_game_may_be_drawn() -> None:
    """1.3: castles, then supply, then Power; if all are equal nobody wins."""
    table = given(
        round=10,
        units={},
        supply=dict.fromkeys(["baratheon", "greyjoy", "lannister", "stark", "tyrell"], 2),
        phase="clean-up",
    )
    assert table.game.over
    assert table.state.winner is None
    assert table.state.win is not None
    assert table.state.win["reason"] == "draw"
    assert table.game.view(None)["winner"] is None


def test_supply_and_power_break_ties() -> None:
    """1.3: higher supply, then more available Power."""
    houses = dict.fromkeys(["baratheon", "greyjoy", "lannister", "stark", "tyrell"], 2)
    by_supply = given(round=10, units={}, supply=houses | {"stark": 3}, phase="clean-up")
    assert by_supply.state.winner == "stark"
    by_power = given(round=10, units={}, supply=houses, power={"tyrell": 6}, phase="clean-up")
    assert by_power.state.winner == "tyrell"
    assert by_power.state.win == {"reason": "round-10", "tie_break": "power"}


def test_decks_are_shuffled_before_the_first_turn() -> None:
    """3.1: three Westeros decks and no wildling cards."""
    assert sorted(set_up(5, edition="agot-1e").state.decks) == [
        "westeros-1",
        "westeros-2",
        "westeros-3",
    ]
