"""House cards of A Storm of Swords that act before strengths are counted (V2.5)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.agot.scenario import ability

from .storm import battle, casualties


def test_tyrion_sends_a_card_back() -> None:
    """V2.5 The opponent plays another; without one, it fights without a card."""
    table = battle("lannister", "stark", "tyrion-lannister-asos", "robb-stark-asos")
    table.answer("lannister", ability("tyrion-lannister-asos"))
    assert table.awaited == ["stark"]
    assert not table.allows("stark", "robb-stark-asos")
    table.answer("stark", "bran-stark").finish_combat()
    assert table.strengths() == (2, 2)
    assert "robb-stark-asos" in table.hand("stark")
    last = battle(
        "lannister",
        "stark",
        "tyrion-lannister-asos",
        "robb-stark-asos",
        hands={"stark": "robb-stark-asos"},
    )
    last.answer("lannister", ability("tyrion-lannister-asos")).finish_combat()
    assert last.strengths() == (2, 2)


@pytest.mark.parametrize("first", ["baratheon", "lannister"])
def test_what_a_card_has_done_stays_and_the_new_one_has_its_moment(first: str) -> None:
    """V2.5 Tyrion is no card that cancels: what comes earlier in turn order has happened."""
    other = "lannister" if first == "baratheon" else "baratheon"
    table = battle(
        "lannister",
        "baratheon",
        "tyrion-lannister-asos",
        "melisandre-of-asshai-asos",
        tracks={"iron-throne": f"{first} {other}"},
        hands={
            "baratheon": "melisandre-of-asshai-asos ser-axell-florent-asos",
            "lannister": "tyrion-lannister-asos ser-jaime-lannister-asos",
        },
    )
    table.answer("lannister", ability("tyrion-lannister-asos"))
    table.answer("baratheon", "ser-axell-florent-asos")
    gained = [event["power"] for event in table.events("power-gained")]
    assert gained == ([0] if first == "baratheon" else [])


def test_a_new_queen_of_thorns_acts_although_her_turn_is_over() -> None:
    """V2.5 The new card gets its own immediate moment."""
    table = battle(
        "lannister",
        "tyrell",
        "tyrion-lannister-asos",
        "randyll-tarly-asos",
        tracks={"iron-throne": "tyrell lannister"},
        units={"stoney-sept": "lannister 1F"},
        orders={"stoney-sept": "support"},
    )
    table.answer("lannister", ability("tyrion-lannister-asos"))
    table.answer("tyrell", "queen-of-thorns-asos").finish_combat()
    assert table.order("stoney-sept") is None


@pytest.mark.parametrize(
    ("other", "power"), [("robb-stark-asos", 4), ("bran-stark", 0), ("jory-cassel", 2)]
)
def test_melisandre_gains_the_strength_of_the_other_card(other: str, power: int) -> None:
    """V2.13 What is printed on it, as Power."""
    table = battle("baratheon", "stark", "melisandre-of-asshai-asos", other, attack="3F")
    assert table.power("baratheon") == 5 + power


def test_melisandre_gains_no_more_than_is_left() -> None:
    """V2.13, 1.12 Twenty tokens are all that a House has."""
    table = battle(
        "baratheon",
        "stark",
        "melisandre-of-asshai-asos",
        "robb-stark-asos",
        power={"baratheon": 18},
    )
    assert table.power("baratheon") == 20


def test_melisandre_against_nobody() -> None:
    """V2.13 A House without a card gives nothing: Tyrion's moment comes earlier in turn order."""
    table = battle(
        "baratheon",
        "lannister",
        "melisandre-of-asshai-asos",
        "tyrion-lannister-asos",
        tracks={"iron-throne": "lannister baratheon"},
        hands={"baratheon": "melisandre-of-asshai-asos"},
    )
    table.answer("lannister", ability("tyrion-lannister-asos")).finish_combat()
    assert table.power("baratheon") == 5


def test_aerons_replacement_is_worth_one_less() -> None:
    """V2.5 For two Power; the card keeps its icons, and Aeron is discarded."""
    table = battle("greyjoy", "stark", "aeron-damphair-asos")
    value = ability("aeron-damphair-asos", replacement="dagmer-cleftjaw")
    table.answer("greyjoy", value).finish_combat()
    assert table.strengths() == (2 + 3 - 1, 4)
    assert table.power("greyjoy") == 3
    assert {"aeron-damphair-asos", "dagmer-cleftjaw"} <= {*table.discard("greyjoy")}


@pytest.mark.parametrize(
    "facts", [{"power": {"greyjoy": 1}}, {"hands": {"greyjoy": "aeron-damphair-asos"}}]
)
def test_aeron_needs_power_and_another_card(facts: dict[str, Any]) -> None:
    """V2.5 Otherwise nobody is asked."""
    assert battle("greyjoy", "stark", "aeron-damphair-asos", **facts).kind != "ability"


def test_doran_drops_the_opponent_on_the_fiefdoms_track() -> None:
    """V2.5 To its last place, and the Blade goes to whoever is first then."""
    tracks: Any = {"fiefdoms": "stark martell"}
    table = battle("martell", "stark", "doran-martell-asos", tracks=tracks, blade_used=False)
    assert table.track("fiefdoms")[0] == "martell"
    assert table.track("fiefdoms")[-1] == "stark"
    assert table.state.holder("fiefdoms") == "martell"


def test_the_queen_of_thorns_removes_an_order_here_or_next_to_it() -> None:
    """V2.5 In the embattled area, too, but never the march that began the combat."""
    facts: Any = {
        "units": {"stoney-sept": "stark 1F", "the-eyrie": "stark 1F"},
        "orders": {"blackwater": "defend+2*", "stoney-sept": "support", "the-eyrie": "support"},
    }
    table = battle("tyrell", "stark", "queen-of-thorns-asos", **facts)
    card = "queen-of-thorns-asos"
    assert not table.allows("tyrell", ability(card, use=False))
    assert not table.allows("tyrell", ability(card, area="the-eyrie"))
    assert table.allows("tyrell", ability(card, area="stoney-sept"))
    table.answer("tyrell", ability(card, area="blackwater")).finish_combat()
    assert table.strengths()[1] == 2 + 2 + 1
    defended = battle("stark", "tyrell", None, "queen-of-thorns-asos")
    assert defended.kind != "ability"
    assert not defended.events("order-removed")


THRONE: Any = {"iron-throne": "stark baratheon", "fiefdoms": "baratheon stark"}


def test_stannis_steals_the_iron_throne_and_has_a_sword() -> None:
    """V2.6 The track stays; the token is his until bids for it are resolved."""
    table = battle("baratheon", "stark", "stannis-baratheon-asos", tracks=THRONE)
    assert table.kind == "ability"
    table.answer("baratheon", ability("stannis-baratheon-asos")).until("casualties")
    assert casualties(table) == 1
    assert table.state.holder("iron-throne") == "baratheon"
    assert table.track("iron-throne")[0] == "stark"


def test_stannis_has_no_sword_without_the_token() -> None:
    """V2.7 Both or neither."""
    table = battle("baratheon", "stark", "stannis-baratheon-asos", tracks=THRONE)
    table.answer("baratheon", ability("stannis-baratheon-asos", use=False)).until("retreat")
    assert not table.events("destroyed")
    assert table.state.stolen == {}


def test_stannis_asks_nothing_of_those_who_do_not_hold_it() -> None:
    """V2.6 It is the opponent that has to have the token."""
    tracks: Any = {**THRONE, "iron-throne": "lannister stark baratheon"}
    table = battle("baratheon", "stark", "stannis-baratheon-asos", tracks=tracks)
    assert table.kind != "ability"


def test_an_absent_player_takes_the_iron_throne() -> None:
    """V2.15 It costs nothing."""
    table = battle("baratheon", "stark", "stannis-baratheon-asos", tracks=THRONE)
    assert table.shape("baratheon").safe() == ability("stannis-baratheon-asos")


@pytest.mark.parametrize(("paid", "lost"), [(True, 0), (False, 1)])
def test_davos_pays_for_a_fortification(paid: bool, lost: int) -> None:
    """V2.10 Two Power, before the outcome is known."""
    table = battle("baratheon", "stark", "ser-davos-seaworth-asos", "jory-cassel", defence="2K 1F")
    table.answer("baratheon", ability("ser-davos-seaworth-asos", use=paid))
    if lost:
        table.until("casualties")
        assert casualties(table) == lost
    else:
        assert not table.finish_combat().events("destroyed")
    assert table.power("baratheon") == (3 if paid else 5)


def test_davos_is_not_asked_without_power() -> None:
    """V2.10 It takes two."""
    table = battle("baratheon", "stark", "ser-davos-seaworth-asos", power={"baratheon": 1})
    assert table.kind != "ability"


def test_those_who_lose_with_davos_are_not_routed() -> None:
    """V2.5 They retreat all the same."""
    table = battle(
        "baratheon", "stark", "ser-davos-seaworth-asos", "smalljon-umber", power={"baratheon": 0}
    ).finish_combat()
    assert table.units("the-reach") == "baratheon 2F"


def test_those_who_beat_davos_gain_nothing_from_him() -> None:
    """V2.5 Only his own units are spared."""
    table = battle("stark", "baratheon", "bran-stark", "ser-davos-seaworth-asos", defence="4F")
    table.until("ability", "baratheon")
    table.answer("baratheon", ability("ser-davos-seaworth-asos", use=False)).finish_combat()
    assert table.units("the-reach") == "stark 2F(r)"
