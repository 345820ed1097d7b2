"""Lookup of a card: its effect, and where it is, as far as the reader may know."""

from __future__ import annotations

from bot.lookup import ReaderView, ReferencePage
from bot.text import Localizer
from engine.inis.components import Card, InisComponents
from engine.inis.information.view import InisView

from ..views import HELD


def card_page(
    box: InisComponents, card: Card, sight: ReaderView[InisView] | None, say: Localizer
) -> ReferencePage:
    """Describe a card.

    Raises KeyError for a card that does not exist.
    """
    facts, kind = box.cards[card], box.kind[card]
    head = [say(f"lookup-inis-{kind}")]
    if facts.territory is not None:
        head.append(say("lookup-inis-of", area=f"area:{facts.territory}"))
    if facts.four:
        head.append(say("lookup-inis-four"))
    if facts.clash:
        head.append(say("lookup-inis-clash"))
    sides = [say(f"lookup-inis-{side}", text=say(f"card-{card}.{side}")) for side in facts.sides]
    where = [] if sight is None else _where(box, card, sight, say)
    return ReferencePage(say.name(f"card:{card}"), (say("moment-joint").join(head), *sides, *where))


def _where(
    box: InisComponents, card: Card, sight: ReaderView[InisView], say: Localizer
) -> list[str]:
    """Return lines about where a card is, and in which round the reader last saw it."""
    view, kind = sight.view, box.kind[card]
    own = view.get("hand")
    if own is not None and any(card in own[part] for part in HELD):
        found = [say("lookup-inis-yours")]
    else:
        match kind:
            case "action":
                found = _action(box, card, sight, say)
            case "advantage":
                found = _advantage(box, card, sight, say)
            case _:
                found = _tale(card, sight, say)
    shown = [k["round"] for k in view.get("known", ()) if card in k.get("cards", ())]
    if shown:
        found.append(say("lookup-inis-seen", round=max(shown)))
    return found


def _action(
    box: InisComponents, card: Card, sight: ReaderView[InisView], say: Localizer
) -> list[str]:
    if card not in box.deck(sight.view["players"]):
        return [say("lookup-inis-not-in-game")]
    gone = card in sight.view["action_cards"]["gone"]
    return [say("lookup-inis-gone" if gone else "lookup-inis-hidden")]


def _advantage(
    box: InisComponents, card: Card, sight: ReaderView[InisView], say: Localizer
) -> list[str]:
    territory = box.advantage[card].territory
    assert territory is not None, "every Advantage card belongs to one"
    tile = sight.view["territories"].get(territory)
    if tile is None:
        return [say("lookup-inis-not-in-play", area=f"area:{territory}")]
    match tile["advantage"]:
        case "display" | "spent" as place:
            return [say(f"lookup-inis-{place}")]
        case None:
            return [say("lookup-inis-not-dealt")]
        case seat:
            sure = sight.view["houses"][seat]["sure"]
            id = "lookup-inis-held" if sure else "lookup-inis-perhaps-held"
            return [say(id, seat=f"seat:{seat}")]


def _tale(card: Card, sight: ReaderView[InisView], say: Localizer) -> list[str]:
    view = sight.view
    if card in view["tales"]["pile"]:
        return [say("lookup-inis-open-pile")]
    for seat, house in view["houses"].items():
        if card in house["tales"]:
            return [say("lookup-inis-held", seat=f"seat:{seat}")]
    return [say("lookup-inis-hidden-tale")]
