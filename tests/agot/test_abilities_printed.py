"""The 42 House cards as printed: strength, swords, fortifications."""

from __future__ import annotations

import pytest

from .fighting import BOX, attack
from .scenario import Position

PRINTED = {
    "baratheon": {
        "stannis-baratheon": (4, 0, 0), "renly-baratheon": (3, 0, 0),
        "ser-davos-seaworth": (2, 0, 0), "brienne-of-tarth": (2, 1, 1),
        "salladhor-saan": (1, 0, 0), "melisandre": (1, 1, 0), "patchface": (0, 0, 0),
    },
    "lannister": {
        "tywin-lannister": (4, 0, 0), "ser-gregor-clegane": (3, 3, 0),
        "ser-jaime-lannister": (2, 1, 0), "the-hound": (2, 0, 2),
        "ser-kevan-lannister": (1, 0, 0), "tyrion-lannister": (1, 0, 0),
        "cersei-lannister": (0, 0, 0),
    },
    "stark": {
        "eddard-stark": (4, 2, 0), "robb-stark": (3, 0, 0), "roose-bolton": (2, 0, 0),
        "greatjon-umber": (2, 1, 0), "ser-rodrick-cassel": (1, 0, 2),
        "the-blackfish": (1, 0, 0), "catelyn-stark": (0, 0, 0),
    },
    "martell": {
        "the-red-viper": (4, 2, 1), "areo-hotah": (3, 0, 1), "darkstar": (2, 1, 0),
        "obara-sand": (2, 1, 0), "arianne-martell": (1, 0, 0), "nymeria-sand": (1, 0, 0),
        "doran-martell": (0, 0, 0),
    },
    "greyjoy": {
        "euron-crows-eye": (4, 1, 0), "victarion-greyjoy": (3, 0, 0), "balon-greyjoy": (2, 0, 0),
        "theon-greyjoy": (2, 0, 0), "dagmar-cleftjaw": (1, 1, 1), "asha-greyjoy": (1, 0, 0),
        "aeron-damphair": (0, 0, 0),
    },
    "tyrell": {
        "mace-tyrell": (4, 0, 0), "ser-loras-tyrell": (3, 0, 0), "randyll-tarly": (2, 1, 0),
        "ser-garlan-tyrell": (2, 2, 0), "margaery-tyrell": (1, 0, 1),
        "alester-florent": (1, 0, 1), "queen-of-thorns": (0, 0, 0),
    },
}  # fmt: skip

CARDS = [(house, card) for house, cards in PRINTED.items() for card in cards]


def test_every_house_has_seven_cards() -> None:
    """Forty-two cards, seven for each House, and no others in the box."""
    assert len(CARDS) == 42
    for house, cards in PRINTED.items():
        assert sorted(cards) == list(BOX.cards_of[house])


def play(house: str, card: str, rival: str, answer: str) -> Position:
    """Let a House attack with eight against four, texts of cards left out."""
    table = attack(
        f"{house} 4K", "crackclaw-point", "harrenhal", f"{rival} 4F",
        supply={house: 6, rival: 6}, abilities=False,
        tracks={"fiefdoms": next(h for h in PRINTED if h not in {house, rival})},
    )  # fmt: skip
    return table.cards(**{house: card, rival: answer})


@pytest.mark.parametrize(("house", "card"), CARDS, ids=[c for _, c in CARDS])
def test_what_is_printed_counts(house: str, card: str) -> None:
    """Strength adds up, each sword costs the beaten a unit, each fortification saves one."""
    strength, swords, towers = PRINTED[house][card]
    rival = "stark" if house != "stark" else "lannister"
    plain = "catelyn-stark" if rival == "stark" else "cersei-lannister"
    table = play(house, card, rival, plain)
    assert (table.kind == "casualties") == (swords > 0)
    if swords:
        assert table.allows(rival, {"footman": swords})
        assert not table.allows(rival, {"footman": swords + 1})
    table.finish_combat()
    assert table.strengths() == (8 + strength, 4)

    if house != "lannister":
        beaten = play("lannister", "ser-gregor-clegane", house, card)
        due = 3 - towers
    else:
        beaten = play("stark", "eddard-stark", house, card)
        due = max(0, 2 - towers)
    assert (beaten.kind == "casualties") == (due > 0)
    if due:
        assert beaten.allows(house, {"footman": due})
    beaten.finish_combat()
    assert beaten.strengths()[1] == 4 + strength
