"""Lookup of loans, and of what Mother of Dragons adds to cards, areas and Houses."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.games.agot.lookup import AgotLookup
from bot.games.agot.lookup.areas import table_of
from bot.games.agot.lookup.events import OUTLINE as SECOND
from bot.games.agot.views import goal_of
from bot.lookup import ReaderView, ReferencePage
from bot.text import Localizer
from engine.agot.board.reach import land_targets
from engine.agot.expansions.mother_of_dragons.components import TARGARYEN, printed
from engine.agot.expansions.mother_of_dragons.view import MotherView
from engine.agot.fields import is_shared

from . import panel
from .views import area_of, house_of, loans_of, offers, view_of


def _sight(sight: ReaderView) -> MotherView:
    return view_of(sight.view)


@dataclass(frozen=True)
class MotherLookup(AgotLookup):
    """The lookup of Mother of Dragons."""

    def cards(self, sight: ReaderView | None = None) -> Sequence[str]:
        """Return the cards of the 2nd edition and loans."""
        return [*super().cards(sight), *(f"loan:{loan}" for loan in printed().loans)]

    def card(self, card: str, sight: ReaderView | None, say: Localizer) -> ReferencePage:
        """Describe a card or a loan."""
        kind, _, name = card.partition(":")
        if kind == "loan":
            return _loan_page(name, None if sight is None else _sight(sight), say)
        page = super().card(card, sight, say)
        if sight is not None and name in _sight(sight).get("removed_cards", ()):
            return _with(page, say("lookup-card-removed"))
        return page

    def place(self, place: str, sight: ReaderView, say: Localizer) -> ReferencePage:
        """Describe an area, with loyalty tokens, improvements, and Dragons that could come."""
        page = super().place(place, sight, say)
        view, area = _sight(sight), place.removeprefix("area:")
        seen = area_of(view, area)
        lines = []
        if TARGARYEN in view["houses"] and panel.is_loyal(area):
            lines.append(say("lookup-area-loyalty-printed"))
        if number := seen.get("loyalty", 0):
            lines.append(say("lookup-area-loyalty", number=number))
        lines += [
            say(f"lookup-area-{id}", number=number)
            for id, number in panel.changes(seen.get("improvements"))
        ]
        if flyers := self._flyers(sight, area):
            lines.append(say("lookup-area-flyers", units={"dragon": flyers}))
        return _with(page, "\n".join(lines))

    def seat(self, seat: str, sight: ReaderView, say: Localizer) -> ReferencePage:
        """Describe a House, with its loyalty, its Dragons and its loans."""
        page = super().seat(seat, sight, say)
        view = _sight(sight)
        seen = house_of(view, seat)
        lines = []
        if seat == TARGARYEN:
            lines = [
                say(
                    "lookup-house-loyalty",
                    loyalty=seen.get("loyalty", 0),
                    tokens=seen.get("tokens", 0),
                    needed=goal_of(view, seat),
                ),
            ]
        if loans := loans_of(view).get(seat):
            named = [f"loan:{loan}" for loan in loans]
            lines.append(say("lookup-house-loans", loans=named, interest=len(loans)))
        facts = self._box(sight).house_cards
        own = () if is_shared(sight.info.options) else view.get("removed_cards", ())
        if gone := [c for c in own if facts[c].house == seat]:
            lines.append(say("lookup-house-removed", cards=[f"card:{c}" for c in gone]))
        if "bank" in view:
            lines.append(panel.bank_line(say, "lookup-bank", offers(view)))
        return _with(page, "\n".join(lines))

    def _flyers(self, sight: ReaderView, area: str) -> int:
        """Count Dragons elsewhere that could fly to a land area (X4.5.3)."""
        view = _sight(sight)
        s = table_of(self._box(sight), view)
        if TARGARYEN not in view["houses"] or s.box.kind[area] != "land":
            return 0
        return sum(
            units.get("dragon", 0)
            for start, units in s.units_of(TARGARYEN).items()
            if start != area and area not in land_targets(s, TARGARYEN, start)
        )


def _with(page: ReferencePage, words: str) -> ReferencePage:
    return replace(page, paragraphs=(*page.paragraphs, words)) if words else page


def _loan_page(loan: str, view: MotherView | None, say: Localizer) -> ReferencePage:
    """Describe a loan, and where it is.

    Raises KeyError for one that does not exist.
    """
    facts = printed().loans[loan]
    paragraphs = [say("lookup-loan"), say(f"loan-{loan}.text")]
    if facts.units:
        paragraphs.append(say("loan-placing"))
    if view is not None and "bank" in view:
        paragraphs.append(_where(loan, view, say))
    return ReferencePage(say.name(f"loan:{loan}"), tuple(paragraphs))


def _where(loan: str, view: MotherView, say: Localizer) -> str:
    for offered, price in offers(view):
        if offered == loan:
            return say("lookup-loan-offered", power=price)
    for house, loans in loans_of(view).items():
        if loan in loans:
            return say("lookup-loan-taken", house=f"house:{house}")
    return say("lookup-loan-unseen")


HAPPENS = {
    "loyalty-placed": "westeros",
    "loyalty-moved": "westeros",
    "loyalty-moved-back": "westeros",
    "bid-given": "westeros",
    "loan-taken": "power",
    "loan-declined": "power",
    "area-improved": "power",
    "deck-read": "power",
    "interest-paid": "westeros",
    "loan-offered": "westeros",
}
TOPICS = {
    "bids": {"bid-given"},
    "westeros": {"loyalty-placed", "loyalty-moved", "loyalty-moved-back", "dragons-grow"},
    "power": {"loan-offered", "loan-taken", "loan-declined", "interest-paid", "power-spent"},
    "cards": {"card-removed"},
    "loyalty": {
        "loyalty-placed",
        "loyalty-moved",
        "loyalty-moved-back",
        "loyalty-gained",
        "dragons-grow",
    },
    "bank": {"loan-offered", "loan-taken", "loan-declined", "interest-paid", "area-improved"},
}

OUTLINE = replace(
    SECOND,
    phase_of={**SECOND.phase_of, **HAPPENS},
    topics={
        topic: frozenset({*SECOND.topics.get(topic, ()), *TOPICS.get(topic, ())})
        for topic in [*SECOND.topics, *(t for t in TOPICS if t not in SECOND.topics)]
    },
)
