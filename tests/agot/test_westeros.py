"""4 Westeros Phase: its sequence, and what each of the thirty cards does."""

from typing import Any

import pytest

from engine.kernel.ask import CHANCE

from .scenario import BOX, Position, given

HOUSES = sorted(BOX.figures.start)
KINDS = {(deck, card.id) for deck, cards in BOX.westeros.items() for card in cards}


def _phase(*cards: str, wildlings: int = 2, **more: Any) -> Position:
    """The beginning of round 4 with these cards on top of decks I to III."""
    return given(
        units={"winterfell": "stark 1F", "lannisport": "lannister 1F", **more.pop("units", {})},
        round=4,
        wildlings=wildlings,
        westeros_cards=cards,
        phase="westeros",
        **more,
    )


def _forbidden(table: Position, tokens: list[str]) -> set[str]:
    """The tokens that Stark, with its three stars, may not place in Winterfell."""
    found = set()
    for token in tokens:
        if not table.allows("stark", {"winterfell": token}):
            assert table.why("stark", {"winterfell": token}) == ("order-forbidden", "4.9.1")
            found.add(token)
    return found


def test_the_three_decks() -> None:
    """4.2.1: ten cards each, seventeen kinds; eleven wildling icons all together."""
    for deck, icons in {"westeros-1": 3, "westeros-2": 3, "westeros-3": 5}.items():
        assert sum(c.copies for c in BOX.westeros[deck]) == 10
        assert sum(c.copies * c.icons for c in BOX.westeros[deck]) == icons
    assert len(KINDS) == 17


def test_the_round_marker_moves_and_three_cards_are_revealed() -> None:
    """4.1.1, 4.1.2, 4.1.5: round 4 begins; revealed cards end up at the bottom of their decks."""
    table = _phase("last-days-of-summer", "last-days-of-summer", "sea-of-storms")
    assert table.state.round == 4
    cards = ["last-days-of-summer", "last-days-of-summer", "sea-of-storms"]
    assert table.state.westeros == cards
    for deck, card in zip(BOX.westeros, cards, strict=True):
        assert table.state.decks[deck][-1] == card
        assert len(table.state.decks[deck]) == 10


@pytest.mark.parametrize(
    ("cards", "before", "after"),
    [
        (("last-days-of-summer", "last-days-of-summer", "sea-of-storms"), 2, 8),
        (("last-days-of-summer", "game-of-thrones", "sea-of-storms"), 2, 6),
        (("last-days-of-summer", "game-of-thrones", "wildlings-attack"), 0, 2),
        (("supply", "game-of-thrones", "put-to-the-sword"), 4, 4),
    ],
)
def test_every_icon_moves_the_threat_one_space(
    cards: tuple[str, str, str], before: int, after: int
) -> None:
    """4.1.3: two points for every icon on the three cards."""
    assert _phase(*cards, wildlings=before).state.wildlings == after


@pytest.mark.parametrize(("reading", "after"), [("one", 6), ("none", 4)])
def test_the_icon_of_feast_for_crows(reading: str, after: int) -> None:
    """17.6: Feast for Crows has an icon, unless it was agreed that it has none."""
    rulings = {"feast-for-crows-icon": reading}
    table = _phase("last-days-of-summer", "game-of-thrones", "feast-for-crows", rulings=rulings)
    assert table.state.wildlings == after


def test_twelve_is_the_end_of_the_track() -> None:
    """4.1.3: three icons from 10 stop at 12; the attack of strength 12 comes first."""
    table = _phase(
        "last-days-of-summer", "last-days-of-summer", "sea-of-storms",
        wildlings=10, wildling_cards=["silence-at-the-wall"],
    )  # fmt: skip
    assert table.state.wildlings == 12
    assert table.kind == "bid"
    assert table.state.forbidden == [], "no card has taken effect"
    table.bids(stark=5, tyrell=4, greyjoy=3)
    assert table.state.wildlings == 0
    assert table.state.forbidden == ["raid"]
    assert table.kind == "orders"


def test_supply_comes_before_clash_comes_before_the_ban() -> None:
    """4.1.4: the cards are resolved in the order of their decks, each completely."""
    table = _phase("mustering", "clash-of-kings", "web-of-lies")
    for house in table.state.turn_order:
        assert table.awaited == [house]
        assert table.kind == "muster"
        table.answer(house, {})
    assert table.kind == "bid"
    assert table.state.forbidden == []
    table.until("orders")
    assert table.state.forbidden == ["support"]


def test_the_supply_card() -> None:
    """4.4.1: every house counts its icons."""
    table = _phase("supply", "last-days-of-summer", "wildlings-attack", supply={"stark": 6})
    assert table.supply("stark") == 1
    assert {"house": "house:stark", "old": 6, "new": 1} in table.events("supply")


def test_the_game_of_thrones_card() -> None:
    """4.7: Power for icons of controlled areas, with or without units; tokens are no icons."""
    table = given(
        units={"kings-landing": "stark 1F", "sunspear": "lannister 1F"},
        tokens={"riverrun": "stark", "the-twins": "stark"},
        card="game-of-thrones",
    )
    assert table.power("stark") == 5 + 1 + 2 + 1 + 1
    assert table.power("lannister") == 5 + 1
    assert table.power("martell") == 5
    assert table.power("tyrell") == 5


def test_power_runs_out_at_twenty_tokens() -> None:
    """1.12: tokens on the board count; what is not in the pool cannot be gained."""
    table = given(
        tokens={"kings-landing": "stark", "riverrun": "stark"},
        power={"stark": 17},
        card="game-of-thrones",
    )
    assert table.power("stark") == 18


@pytest.mark.parametrize(
    ("card", "banned"),
    [
        ("rains-of-autumn", {"march+1*"}),
        ("storm-of-swords", {"defend+1", "defend+2*"}),
        ("sea-of-storms", {"raid", "raid*"}),
        ("web-of-lies", {"support", "support+1*"}),
        ("feast-for-crows", {"consolidate", "consolidate*"}),
    ],
)
def test_cards_that_ban_orders(card: str, banned: set[str]) -> None:
    """4.9.1: a ban covers normal and special orders of its kind, and no other."""
    table = _phase(
        "last-days-of-summer", "last-days-of-summer", card, tracks={"kings-court": "stark"}
    )
    assert table.kind == "orders"
    assert _forbidden(table, list(BOX.figures.orders)) == banned


def test_a_ban_ends_with_its_round() -> None:
    """4.9.1: next round the orders are back."""
    table = _phase("last-days-of-summer", "last-days-of-summer", "web-of-lies")
    table.answer("stark", {"winterfell": "raid"}).answer("lannister", {"lannisport": "raid"})
    table.finish_round()
    assert table.state.round == 5
    assert "support" not in table.state.forbidden


def _chosen(card: str, choice: str, track: Any, **more: Any) -> Position:
    table = given(units={"winterfell": "stark 1F"}, tracks={track: "stark"}, card=card, **more)
    assert table.asked("stark") == "westeros-choice"
    assert table.why("stark", {"card": card, "choose": "wildlings-attack"})[0] == "not-offered"
    return table.answer("stark", {"card": card, "choose": choice})


@pytest.mark.parametrize(
    ("choice", "kind"), [("supply", "orders"), ("mustering", "muster"), ("nothing", "orders")]
)
def test_a_throne_of_blades(choice: str, kind: str) -> None:
    """4.8.1: the holder of the Iron Throne picks Supply, Mustering or nothing."""
    table = _chosen("a-throne-of-blades", choice, "iron-throne", supply={"stark": 5})
    assert table.kind == kind
    assert table.supply("stark") == (1 if choice == "supply" else 5)


@pytest.mark.parametrize(
    ("choice", "kind", "power"),
    [("clash-of-kings", "bid", 5), ("game-of-thrones", "orders", 6), ("nothing", "orders", 5)],
)
def test_dark_wings_dark_words(choice: str, kind: str, power: int) -> None:
    """4.8.2: the holder of the Raven picks bidding, Power for icons, or nothing."""
    table = _chosen("dark-wings-dark-words", choice, "kings-court")
    assert table.kind == kind
    assert table.power("stark") == power


@pytest.mark.parametrize(("reading", "power"), [("not-paid", 6), ("paid", 7)])
def test_dark_wings_and_ports(reading: str, power: int) -> None:
    """16.2.4: no Power for ports, unless it was agreed that they pay here too."""
    table = given(
        units={"port-of-winterfell": "stark 1S"},
        tracks={"kings-court": "stark"},
        card="dark-wings-dark-words",
        rulings={"dark-wings-ports": reading},
    )
    table.answer("stark", {"card": "dark-wings-dark-words", "choose": "game-of-thrones"})
    assert table.power("stark") == power


@pytest.mark.parametrize(
    ("choice", "banned"),
    [
        ("rains-of-autumn", ["march+1*"]),
        ("storm-of-swords", ["defend"]),
        ("nothing", []),
    ],
)
def test_put_to_the_sword(choice: str, banned: list[str]) -> None:
    """4.8.3, 4.8.4: the holder of the Blade, used or not, bans March +1, Defense, or nothing."""
    table = _chosen("put-to-the-sword", choice, "fiefdoms", blade_used=True)
    assert table.state.forbidden == banned


def test_wildlings_attack_with_the_strength_of_the_token() -> None:
    """4.10.1: the card attacks with what the token shows."""
    table = given(wildlings=6, wildling_cards=["silence-at-the-wall"], card="wildlings-attack")
    assert table.kind == "bid"
    table.bids(stark=5)
    assert table.events("wildlings-win")[-1] == {"strength": 6, "total": 5}


def test_last_days_of_summer_does_nothing() -> None:
    """4.10.1: not even a question."""
    assert given(units={"pyke": "greyjoy 1F"}, card="last-days-of-summer").kind == "orders"


@pytest.mark.parametrize("deck", [1, 2])
def test_winter_is_coming_on_reveal(deck: int) -> None:
    """4.3: the whole deck is shuffled at once, before icons are counted; the new card counts."""
    cards = ["supply", "game-of-thrones", "put-to-the-sword"]
    cards[deck - 1] = "winter-is-coming"
    table = _phase(*cards)
    assert table.asked(CHANCE) == "shuffle"
    assert table.state.wildlings == 2
    assert len(table.state.decks[f"westeros-{deck}"]) == 10
    table.shuffled("winter-is-coming")
    assert table.asked(CHANCE) == "shuffle", "it may come up again"
    table.shuffled("last-days-of-summer")
    assert table.state.westeros[deck - 1] == "last-days-of-summer"
    assert table.state.wildlings == 4
    assert table.kind == "westeros-choice", "what is left of the phase goes on"


def test_winter_brings_discards_back() -> None:
    """4.3.1: the shuffle takes face-down cards, discards and the card itself together."""
    table = _phase("winter-is-coming", "game-of-thrones", "put-to-the-sword")
    assert sorted(table.state.decks["westeros-1"]) == sorted(BOX.decks["westeros-1"])
    table.shuffled("mustering")
    assert sorted(table.state.decks["westeros-1"]) == sorted(BOX.decks["westeros-1"])
    assert table.state.decks["westeros-1"][-1] == "mustering"


@pytest.mark.parametrize(("deck", "card"), sorted(KINDS))
def test_every_card_can_come_up(deck: str, card: str) -> None:
    """4.1: whatever is on top of a deck, the phase runs to its end and planning begins."""
    tops = {"westeros-1": "last-days-of-summer", "westeros-2": "last-days-of-summer"}
    tops = {**tops, "westeros-3": "put-to-the-sword", deck: card}
    table = _phase(*tops.values(), wildlings=0).until("orders")
    assert table.state.round == 4
    assert len(table.state.westeros) == 3
    assert (card in table.state.westeros) is (card != "winter-is-coming")
