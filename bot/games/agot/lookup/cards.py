"""Lookup of a card: what it is and does, and where it is, as far as the reader may know."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.agot.views import commanders, drawn_by
from bot.lookup import ReaderView, ReferencePage
from bot.text import Localizer
from engine.agot.combat import tides
from engine.agot.components import AgotComponents, Card
from engine.agot.information.view import AgotView
from engine.agot.variants.pools import BACKS


def card_things(box: AgotComponents) -> Sequence[str]:
    """Return every card of a box once."""
    return [
        *(f"card:{card}" for card in box.house_cards if card not in BACKS),
        *dict.fromkeys(f"westeros:{card}" for card in box.westeros_card),
        *(f"wildling:{card}" for card in box.wildlings),
        *(f"tides:{card}" for card in box.tides),
    ]


def card_page(
    box: AgotComponents, thing: str, sight: ReaderView[AgotView] | None, say: Localizer
) -> ReferencePage:
    """Describe a card.

    Raises KeyError for a card that is not in the box.
    """
    kind, _, card = thing.partition(":")
    match kind:
        case "card":
            paragraphs = _house_card(box, card, sight, say)
        case "westeros":
            paragraphs = _westeros_card(box, card, sight, say)
        case "wildling" if card in box.wildlings:
            paragraphs = _wildling_card(card, sight, say)
        case "tides":
            paragraphs = _tides_card(box, card, sight, say)
        case _:
            raise KeyError(thing)
    return ReferencePage(say.name(thing), tuple(p for p in paragraphs if p))


def _house_card(
    box: AgotComponents, card: Card, sight: ReaderView[AgotView] | None, say: Localizer
) -> list[str]:
    facts = box.house_cards[card]
    icons = [
        say(f"lookup-card-{icon}", count=count)
        for icon, count in (("swords", facts.swords), ("towers", facts.towers))
        if count
    ]
    figures = [say("lookup-card-strength", strength=facts.strength), *icons]
    text = "lookup-card-without-text" if facts.ability is None else f"card-{card}.text"
    # A deck that belongs to no House has a message of its own.
    own = facts.house in box.home_area
    whose = "lookup-card-of-house" if own else f"lookup-card-of-{facts.house}"
    return [
        say(whose, house=f"house:{facts.house}"),
        say("moment-joint").join(figures),
        say(text),
        *([] if sight is None else _where_house_card(facts.house, card, sight, say, own=own)),
    ]


def _where_house_card(
    house: str, card: Card, sight: ReaderView[AgotView], say: Localizer, *, own: bool
) -> list[str]:
    view = sight.view
    if own:
        house = _holder(view, card) or house
    whose, lines = f"house:{house}", []
    if sight.info.options.get("house_card_abilities") is False:
        lines.append(say("lookup-card-text-off"))
    combat = view.get("combat")
    if house not in view["houses"]:
        by = combat["cards"] if combat is not None and "cards" in combat else {}
        for vassal, cards in drawn_by(view).items():
            if card in cards:
                lines.append(say("lookup-card-drawn", house=f"house:{vassal}"))
        for player, played in by.items():
            if played == card and combat is not None:
                place = f"area:{combat['area']}"
                lines.append(say("lookup-card-in-combat", house=f"house:{player}", area=place))
        if own:
            lines.append(say("lookup-card-not-in-game", house=whose))
        elif not commanders(view):
            lines.append(say(f"lookup-card-no-{house}"))
        return lines
    if combat is not None and combat.get("cards", {}).get(house) == card:
        lines.append(say("lookup-card-in-combat", house=whose, area=f"area:{combat['area']}"))
    elif card in view["houses"][house]["hand"]:
        lines.append(say("lookup-card-in-hand", house=whose))
    elif card in view["houses"][house]["discard"]:
        lines.append(say("lookup-card-discarded", house=whose))
    elif own and "evolution_round" in view:
        lines.append(say("lookup-card-other-deck", house=whose))
    return lines


def _holder(view: AgotView, card: Card) -> str | None:
    """Return the House that plays with a House card; if hands are dealt, any may (V1.7)."""
    combat = view.get("combat")
    played = combat.get("cards", {}) if combat is not None else {}
    for house, seen in view["houses"].items():
        if card in (*seen["hand"], *seen["discard"], played.get(house)):
            return house
    return None


def _westeros_card(
    box: AgotComponents, card: Card, sight: ReaderView[AgotView] | None, say: Localizer
) -> list[str]:
    lines = []
    for deck, cards in box.westeros.items():
        total = sum(facts.copies for facts in cards)
        lines += [
            say(
                "lookup-card-westeros",
                deck=f"deck:{deck}",
                copies=facts.copies,
                total=total,
                icons=facts.icons,
            )
            for facts in cards
            if facts.id == card
        ]
    if not lines:
        raise KeyError(card)
    shown = sight is not None and card in sight.view.get("westeros", ())
    return [
        "\n".join(lines),
        say(f"westeros-{card}.text"),
        say("lookup-card-shown") if shown else "",
    ]


def _wildling_card(card: Card, sight: ReaderView[AgotView] | None, say: Localizer) -> list[str]:
    known = sight.view.get("known", {}).get("wildlings", {}) if sight is not None else {}
    return [
        say("lookup-card-wildling"),
        say("lookup-card-wildling-reward", what=say(f"wildling-{card}.reward")),
        say("lookup-card-wildling-penalty", what=say(f"wildling-{card}.penalty")),
        say("lookup-card-wildling-others", what=say(f"wildling-{card}.others")),
        say(f"lookup-card-peeked-{known['place']}") if known.get("card") == card else "",
    ]


def _tides_card(
    box: AgotComponents, card: Card, sight: ReaderView[AgotView] | None, say: Localizer
) -> list[str]:
    facts = box.tides[card]
    figures = [
        say("lookup-card-strength", strength=facts.strength),
        *(
            say(f"lookup-card-{icon}", count=count)
            for icon, count in (
                ("swords", facts.swords),
                ("towers", facts.towers),
                ("skulls", facts.skulls),
            )
            if count
        ),
    ]
    options = {} if sight is None else sight.info.options
    copies = tides.copies(box, options)
    unused = sight is not None and not options.get(tides.PLAYED)
    return [
        say("lookup-card-tides", copies=copies[card], total=sum(copies.values())),
        say("moment-joint").join(figures),
        say("lookup-card-tides-unused") if unused else "",
    ]
