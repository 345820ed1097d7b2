"""Westeros Phase (4)."""

from __future__ import annotations

from engine.agot import kinds
from engine.agot.board.control import controlled
from engine.agot.board.dragons import grow
from engine.agot.components import Card, Track
from engine.agot.state import AgotState
from engine.kernel.ask import ask, chance
from engine.kernel.shapes import OneOf, Shuffle
from engine.kernel.state import stage

from . import bidding, mustering, reconcile, wildlings

WINTER = "winter-is-coming"


@stage
async def westeros_phase(s: AgotState) -> None:
    """Advance the round, then resolve the Westeros cards (4.1)."""
    s.round += 1
    grow(s)
    await turn_cards(s)


async def turn_cards(s: AgotState) -> None:
    """Reveal a card of each deck, count icons, and resolve the cards (4.1)."""
    s.phase = "westeros"
    s.forbidden = []
    s.westeros = []
    for deck in s.box.westeros:
        if not s.is_used_up(deck):
            s.westeros.append(await reveal(s, deck))
    s.tell(
        "westeros",
        scene=True,
        round=s.round,
        cards=[f"westeros:{c}" for c in s.westeros],
        data={"event": "westeros", "round": s.round, "cards": list(s.westeros)},
    )
    s.then(westeros_over)
    for card in reversed(s.westeros):
        s.then(westeros_card, card)
    if _count_icons(s):
        # The attack comes before any revealed card takes effect (4.1.3).
        s.then(wildlings.wildling_attack, s.wildlings)


async def reveal(s: AgotState, deck: str) -> Card:
    """Reveal a card; for Winter Is Coming, shuffle the deck and reveal another one (4.3)."""
    while (card := s.take_top(deck)) == WINTER:
        stay = max(0, len(s.ahead.get(deck, ())) - 1)
        s.decks[deck] = [*s.decks[deck], card]
        s.tell("winter", deck=f"deck:{deck}")
        # The next cards of a deck stay where they are if they are face up.
        await shuffle_again(s, deck, stay)
        cards = s.decks[deck]
        s.decks[deck] = [cards[stay], *cards[:stay], *cards[stay + 1 :]]
    s.forget_top(deck)
    s.decks[deck] = [*s.decks[deck], card]
    s.drawn[deck] = [*s.drawn.get(deck, []), card]
    return card


async def shuffle_again(s: AgotState, deck: str, stay: int) -> None:
    """Shuffle a deck below the first of its cards, which stay where they are."""
    top, rest = s.decks[deck][:stay], s.decks[deck][stay:]
    shuffled = await chance(kinds.SHUFFLE, Shuffle(deck, sorted(rest)))
    s.decks[deck] = [*top, *shuffled["order"]]
    s.shuffled(deck)


def _count_icons(s: AgotState) -> bool:
    """Advance the threat by the icons revealed; return whether an attack follows (4.1.3)."""
    track = s.box.figures.wildling_track
    before = s.wildlings
    icons = sum(s.box.westeros_card[c].icons for c in s.westeros)
    if "feast-for-crows" in s.westeros and s.ruled("feast-for-crows-icon", "none"):
        icons -= 1  # The ruling says that its icon does not count (17.6).
    s.wildlings = track[min(track.index(before) + icons, len(track) - 1)]
    if s.wildlings != before:
        s.tell("wildling-threat", strength=s.wildlings)
    return s.box.figures.full_threat_attacks and icons > 0 and s.wildlings == track[-1]


@stage
def westeros_over(s: AgotState) -> None:
    """End the Westeros cards."""
    s.tell("westeros-over", round=s.round, chapter=True)


@stage
def westeros_card(s: AgotState, card: Card) -> None:
    """Resolve one card (4.1.4)."""
    chooser = s.box.westeros_card[card].chooser
    if chooser is None:
        take_effect(s, card, card)
    else:
        s.then(choose_effect, card, chooser)


@stage
async def choose_effect(s: AgotState, card: Card, chooser: Track) -> None:
    """Resolve a card of which the holder of a dominance token chooses the effect (4.8)."""
    take_effect(s, card, await choose(s, card, chooser))


def take_effect(s: AgotState, card: Card, effect: str) -> None:
    """Apply an effect of a card: its own, or one of those to choose from (4.1.4)."""
    match effect:
        case "supply":
            s.then(reconcile.supply_card)
        case "mustering":
            s.then(mustering.mustering_card)
        case "clash-of-kings":
            s.then(bidding.clash_of_kings)
        case "game-of-thrones":
            game_of_thrones(s, ports=card == effect or s.ruled("dark-wings-ports", "paid"))
        case "wildlings-attack":
            s.then(wildlings.wildling_attack, s.wildlings)
        case "last-days-of-summer" | "nothing":
            pass
        case _:
            shown = s.box.westeros_card[effect]
            if shown.bans is not None:
                forbid(s, shown.bans)
            elif shown.lasting is not None:
                s.tell("lasting", effect=f"lasting:{shown.lasting}")
            else:
                raise NotImplementedError(effect)


async def choose(s: AgotState, card: Card, track: Track) -> str:
    """Let the holder of a dominance token choose the effect of the card (4.8)."""
    house = s.holder(track)
    options = s.box.westeros_card[card].options
    answer = await ask(
        house,
        kinds.WESTEROS_CHOICE,
        OneOf.named(
            {f"westeros:{o}": {"card": card, "choose": o} for o in options},
            safest=("westeros:nothing",) if "nothing" in options else None,
        ),
        card=f"westeros:{card}",
    )
    chosen = answer["choose"]
    s.tell(
        "westeros-chosen",
        house=f"house:{house}",
        card=f"westeros:{card}",
        choice=f"westeros:{chosen}",
    )
    return chosen


def forbid(s: AgotState, ban: str) -> None:
    """Forbid orders for this round's Planning Phase, including the Raven's swap (4.9.1)."""
    s.forbidden = sorted({*s.forbidden, ban})
    s.tell("forbidden", order=f"ban:{ban}")


def game_of_thrones(s: AgotState, *, ports: bool) -> None:
    """Give every House Power for its Power icons (4.7) and its ports (4.7.2)."""
    for house in s.with_player(s.turn_order):
        power = sum(s.power_in(a) for a in controlled(s, house))
        if ports:
            power += sum(1 for p in s.box.land_of if _pays(s, p, house))
        gained = s.gain_power(house, power)
        s.tell("power-gained", house=f"house:{house}", power=gained)


def _pays(s: AgotState, port: str, house: str) -> bool:
    """Return whether a port pays: with an own Ship, and no enemy's at sea (4.7.2, 16.1.1)."""
    return s.owner.get(port) == house and s.owner.get(s.box.sea_of[port], house) == house
