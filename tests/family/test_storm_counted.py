"""House cards of A Storm of Swords that count while strengths and icons do (V2.5)."""

from __future__ import annotations

import pytest

from tests.agot.scenario import march

from .storm import BOX, battle, casualties, position, supported_by


@pytest.mark.parametrize(
    "card", [card for card, facts in BOX.house_cards.items() if not facts.ability]
)
def test_a_card_without_text_counts_what_is_printed(card: str) -> None:
    """V2.4 Its strength, and nothing else, whoever plays it in an attack."""
    facts = BOX.house_cards[card]
    rival = "stark" if facts.house != "stark" else "lannister"
    table = battle(facts.house, rival, card).finish_combat()
    assert table.strengths() == (2 + facts.strength, 2 + 2)


@pytest.mark.parametrize(
    ("other", "swords"),
    [("bran-stark", 3), ("maege-mormont", 2), ("jory-cassel", 1), ("smalljon-umber", 0)],
)
def test_gregor_has_more_swords_against_weaker_cards(other: str, swords: int) -> None:
    """V2.13 One for each point below 3 on the opponent's card."""
    table = battle(
        "lannister", "stark", "ser-gregor-clegane-asos", other, attack="4F", defence="4F"
    )
    table.until("casualties") if swords else table.until("retreat")
    assert casualties(table) == swords


def test_gregor_has_three_swords_against_nobody() -> None:
    """V2.13 A House without a card has strength 0."""
    table = position(
        units={"the-reach": "lannister 4F", "blackwater": "stark 4F"},
        orders={"the-reach": "march+0"},
        hands={"stark": []},
        blade_used=True,
    )
    table.answer("lannister", march("the-reach", blackwater="4F"))
    table.cards(lannister="ser-gregor-clegane-asos").until("casualties")
    assert casualties(table) == 3


@pytest.mark.parametrize(("supporter", "strength"), [("stark", 2 + 1 + 1 + 2), (None, 2 + 1)])
def test_catelyn_counts_more_with_support(supporter: str | None, strength: int) -> None:
    """V2.9 Two, and a fortification; Stark's own Support order will do."""
    facts = supported_by(supporter) if supporter else {}
    table = battle("stark", "lannister", "catelyn-stark-asos", **facts).finish_combat()
    assert table.strengths()[0] == strength


def test_catelyn_has_a_fortification_with_support() -> None:
    """V2.9 It stops a sword."""
    table = battle(
        "stark",
        "lannister",
        "catelyn-stark-asos",
        "joffrey-lannister",
        defence="4K",
        **supported_by("stark"),
    ).finish_combat()
    assert table.units("the-reach") == "stark 2F(r)"


@pytest.mark.parametrize("supporter", ["greyjoy", None])
def test_asha_has_two_swords_with_support(supporter: str | None) -> None:
    """V2.9 Unlike Asha of the 2nd edition, who has them without."""
    facts = supported_by(supporter) if supporter else {}
    table = battle("greyjoy", "stark", "asha-greyjoy-asos", "bran-stark", **facts)
    table.until("casualties") if supporter else table.until("retreat")
    assert casualties(table) == (2 if supporter else 0)


def test_victarion_fights_better_on_the_coast() -> None:
    """V2.5 One more, and a fortification, next to a sea area; Blackwater has none."""
    assert battle("greyjoy", "stark", "victarion-greyjoy-asos").finish_combat().strengths()[0] == 3
    table = position(
        units={"greywater-watch": "greyjoy 2F", "flints-finger": "stark 2F"},
        orders={"greywater-watch": "march+0"},
        blade_used=True,
    )
    table.answer("greyjoy", march("greywater-watch", flints_finger="2F"))
    table.cards(greyjoy="victarion-greyjoy-asos", stark="jory-cassel").finish_combat()
    assert table.strengths()[0] == 2 + 1 + 1


def test_victarion_at_sea() -> None:
    """V2.5 A sea area with another beside it counts, too."""
    table = position(
        units={"sunset-sea": "greyjoy 2S", "the-golden-sound": "lannister 1S"},
        orders={"sunset-sea": "march+0"},
    )
    table.answer("greyjoy", march("sunset-sea", the_golden_sound="2S"))
    table.cards(greyjoy="victarion-greyjoy-asos", lannister="tywin-lannister-asos").finish_combat()
    assert table.strengths()[0] == 2 + 1 + 1


@pytest.mark.parametrize(("attacks", "strength"), [(True, 1), (False, 3)])
def test_willas_defends(attacks: bool, strength: int) -> None:
    """V2.5 Two more in defense."""
    if attacks:
        table = battle("tyrell", "stark", "willas-tyrell-asos").finish_combat()
        assert table.strengths()[0] == 2 + strength
    else:
        table = battle("stark", "tyrell", None, "willas-tyrell-asos").finish_combat()
        assert table.strengths()[1] == 2 + strength


@pytest.mark.parametrize("attacks", [True, False])
def test_nymeria_has_a_sword_or_a_fortification(attacks: bool) -> None:
    """V2.5 A sword in attack, a fortification in defense."""
    if attacks:
        table = battle("martell", "stark", "nymeria-sand-asos", "bran-stark").until("casualties")
        assert casualties(table) == 1
    else:
        table = battle("stark", "martell", "jory-cassel", "nymeria-sand-asos", attack="3F")
        table.finish_combat()
        assert not table.events("destroyed")
