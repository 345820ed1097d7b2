"""House cards of A Storm of Swords that act once the winner is known (V2.5)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.agot.scenario import ability, blade, march

from .storm import battle, casualties, position


def test_balon_gains_the_difference() -> None:
    """V2.5 As Power, after a victory."""
    table = battle("greyjoy", "stark", "balon-greyjoy-asos", "bran-stark", attack="3F")
    table.finish_combat()
    assert table.strengths() == (7, 2)
    assert table.power("greyjoy") == 5 + 5


@pytest.mark.parametrize("holder", ["greyjoy", "stark"])
def test_whoever_holds_the_blade_is_asked_against_balon(holder: str) -> None:
    """V2.5 It changes what Greyjoy gains, although it does not decide."""
    other = "stark" if holder == "greyjoy" else "greyjoy"
    table = battle(
        "greyjoy",
        "stark",
        "balon-greyjoy-asos",
        "bran-stark",
        attack="3F",
        blade_used=False,
        tracks={"fiefdoms": f"{holder} {other}"},
    )
    assert table.kind == "blade"
    assert table.shape(holder).unasked() is None
    table.answer(holder, blade()).finish_combat()
    assert table.power("greyjoy") == 5 + 5 + (1 if holder == "greyjoy" else -1)


def test_nobody_is_asked_for_the_blade_where_it_changes_nothing() -> None:
    """9.4.1 As in any other combat."""
    table = battle("greyjoy", "stark", "dagmer-cleftjaw", "bran-stark", blade_used=False)
    assert table.shape("greyjoy").unasked() == blade(use=False)


@pytest.mark.parametrize(("power", "left"), [(5, 3), (1, 0)])
def test_salladhar_robs_the_beaten(power: int, left: int) -> None:
    """V2.5 Two Power for him, and two less for the opponent, or what it has."""
    table = battle(
        "baratheon",
        "stark",
        "salladhar-saan-asos",
        "bran-stark",
        power={"stark": power},
        attack="3F",
    ).finish_combat()
    assert table.power("baratheon") == 7
    assert table.power("stark") == left


@pytest.mark.parametrize("attack", ["1F", "4F"])
def test_cersei_robs_in_victory_and_defeat(attack: str) -> None:
    """V2.5 After the combat, the opponent loses two Power."""
    table = battle("lannister", "stark", "cersei-lannister-asos", attack=attack).finish_combat()
    assert table.power("stark") == 3


def test_ilyn_takes_one_unit_more() -> None:
    """V2.11 The opponent chooses it, before casualties, whatever its fortifications."""
    table = battle("lannister", "tyrell", "ser-ilyn-payne-asos", "margaery-tyrell-asos",
                   attack="4F", defence="1F 1K 1F(r)")  # fmt: skip
    assert table.until("casualties").awaited == ["tyrell"]
    assert casualties(table) == 1
    assert not table.allows("tyrell", {"routed-footman": 1})
    table.answer("tyrell", {"footman": 1}).finish_combat()
    assert sum("knight" in event["units"] for event in table.events("destroyed")) == 0


def test_ilyn_kills_the_last_unit() -> None:
    """V2.11 The combat goes on; only nobody is left to retreat."""
    table = battle(
        "lannister", "tyrell", "ser-ilyn-payne-asos", "queen-of-thorns-asos", attack="4F",
        defence="1F",
    )  # fmt: skip
    table.finish_combat()
    assert table.units("blackwater") == "lannister 4F"
    assert not table.events("retreated")


def test_eddard_prevents_casualties_by_swords_and_cards() -> None:
    """V2.5 Neither Ilyn nor swords take a unit."""
    facts: Any = {"attack": "4F", "defence": "2F"}
    table = battle("lannister", "stark", "ser-ilyn-payne-asos", "eddard-stark-asos", **facts)
    table.finish_combat()
    assert not table.events("destroyed")
    table = battle("baratheon", "stark", "renly-baratheon-asos", "eddard-stark-asos", **facts)
    table.finish_combat()
    assert not table.events("destroyed")


def test_eddard_does_not_stop_a_skull() -> None:
    """V2.5 Unlike The Blackfish."""
    table = position(
        tides=True,
        units={"the-reach": "lannister 4F", "blackwater": "stark 2F"},
        orders={"the-reach": "march+0"},
        blade_used=True,
    )
    table.answer("lannister", march("the-reach", blackwater="4F"))
    table.until("shuffle")
    skull = next(card for card, facts in table.state.box.tides.items() if facts.skulls)
    table.shuffled(skull)
    table.cards(lannister="tywin-lannister-asos", stark="eddard-stark-asos").until("casualties")
    assert table.awaited == ["stark"]


def test_maege_chooses_the_retreat() -> None:
    """V2.5 Like Robb Stark of the 2nd edition."""
    table = battle("stark", "lannister", "maege-mormont", attack="4F").until("retreat")
    assert table.awaited == ["stark"]


@pytest.mark.parametrize(("attack", "enters"), [("3F", False), ("4F", False), ("5F", True)])
def test_arianne_keeps_a_narrow_winner_out(attack: str, enters: bool) -> None:
    """V2.8 A defeat by 2 or less sends the attackers back, unrouted; by 3, they enter."""
    table = battle(
        "stark",
        "martell",
        None,
        "arianne-martell-asos",
        attack=attack,
        defence="3F",
        tokens={"blackwater": "martell"},
    )
    table.finish_combat()
    assert bool(table.events("occupied")) == enters
    assert (table.units("the-reach") == f"stark {attack}") != enters
    assert (table.token("blackwater") == "martell") != enters
    assert len(table.events("retreated")) == 1


def test_a_winning_defender_retreats_after_arianne() -> None:
    """V2.8 By the ordinary rules, routed, choosing for itself; the area is empty."""
    table = battle(
        "martell", "stark", "arianne-martell-asos", "eddard-stark-asos", attack="2F", defence="3F",
        tokens={"blackwater": "stark"},
    )  # fmt: skip
    table.until("retreat", "stark")
    assert not table.allows("stark", {"to": "the-reach"})
    table.answer("stark", {"to": "stoney-sept"}).finish_combat()
    assert table.units("the-reach") == "martell 2F(r)"
    assert table.units("stoney-sept") == "stark 3F(r)"
    assert table.token("blackwater") == "stark"
    assert [event["house"] for event in table.events("retreated")] == [
        "house:martell",
        "house:stark",
    ]


NEAR = ("stoney-sept", "harrenhal", "crackclaw-point", "kings-landing")


def test_a_winning_defender_without_a_way_out_is_lost() -> None:
    """V2.8 As any units that cannot retreat."""
    around = dict.fromkeys(
        ("stoney-sept", "harrenhal", "crackclaw-point", "kings-landing"), "lannister 1F"
    )
    table = battle(
        "martell", "stark", "arianne-martell-asos", "eddard-stark-asos", attack="2F", defence="3F",
        units=around,
    )  # fmt: skip
    table.finish_combat()
    assert table.units("blackwater") == ""


@pytest.mark.parametrize(("lead", "asked"), [(2, True), (1, False), (3, False)])
def test_the_blade_is_asked_where_it_changes_arianne(lead: int, asked: bool) -> None:
    """V2.8 Where a difference of 2 becomes one of 3, the winner's Blade keeps it inside."""
    attack = f"{3 - 1 + lead - 1}F"
    table = battle(
        "stark",
        "martell",
        None,
        "arianne-martell-asos",
        attack=attack,
        defence="2F",
        blade_used=False,
    )
    assert (table.shape("stark").unasked() is None) == asked


def test_bran_brings_a_card_back() -> None:
    """V2.5 In defeat, too, and maybe himself; by default, the strongest (V2.15)."""
    table = battle(
        "stark",
        "lannister",
        "bran-stark",
        hands={"stark": "bran-stark maege-mormont"},
    ).until("ability", "stark")
    assert table.shape("stark").safe() == ability("bran-stark", retrieve="robb-stark-asos")
    assert table.allows("stark", ability("bran-stark", retrieve="bran-stark"))
    table.answer("stark", ability("bran-stark", retrieve="smalljon-umber"))
    assert "smalljon-umber" in table.hand("stark")


def test_bran_as_the_last_card() -> None:
    """V2.5 The others are back already, and only he is left (9.9.3)."""
    table = battle("stark", "lannister", "bran-stark", hands={"stark": "bran-stark"})
    table.until("ability", "stark")
    table.answer("stark", ability("bran-stark", retrieve="bran-stark"))
    assert len(table.hand("stark")) == 7


@pytest.mark.parametrize("token", ["defend+1", "support"])
def test_mace_places_an_order_where_he_has_won(token: str) -> None:
    """V2.12 In defense, it replaces the order that is there."""
    table = battle(
        "stark", "tyrell", None, "mace-tyrell-asos", defence="4F", orders={"blackwater": "raid"}
    ).until("ability", "tyrell")
    assert table.shape("tyrell").safe() == ability("mace-tyrell-asos", order="defend+1")
    table.answer("tyrell", ability("mace-tyrell-asos", order=token))
    assert table.order("blackwater") == token


def test_mace_places_an_order_in_a_conquered_area() -> None:
    """V2.12 The House has to have units there."""
    table = battle("tyrell", "stark", "mace-tyrell-asos", attack="4F").until("ability", "tyrell")
    table.answer("tyrell", ability("mace-tyrell-asos", order="support"))
    assert table.order("blackwater") == "support"
    assert table.units("blackwater") == "tyrell 4F"


def test_mace_keeps_to_what_is_forbidden_and_to_unused_tokens() -> None:
    """V2.12 Bans hold, and both Support tokens are elsewhere; then nobody is asked."""
    facts: Any = {
        "attack": "4F",
        "units": {"highgarden": "tyrell 1F", "oldtown": "tyrell 1F"},
        "orders": {"highgarden": "support", "oldtown": "support"},
    }
    table = battle("tyrell", "stark", "mace-tyrell-asos", **facts).until("ability", "tyrell")
    assert not table.allows("tyrell", ability("mace-tyrell-asos", order="support"))
    table = battle("tyrell", "stark", "mace-tyrell-asos", forbidden=["defend"], **facts)
    assert not table.finish_combat().events("order-placed")


@pytest.mark.parametrize("attack", ["1F", "2F"])
def test_mace_places_nothing_after_a_defeat(attack: str) -> None:
    """V2.12 Only if he wins."""
    table = battle("tyrell", "stark", "mace-tyrell-asos", "robb-stark-asos", attack=attack)
    table.finish_combat()
    assert table.order("blackwater") is None
