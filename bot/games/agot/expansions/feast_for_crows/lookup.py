"""Lookup of objectives, and of those that a House has; otherwise as in the other editions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.games.agot.lookup import AgotLookup
from bot.games.agot.views import sight_of
from bot.lookup import ReaderView, ReferencePage
from bot.text import Localizer, Plain
from engine.agot.information.view import AgotView

from . import facts
from .panel import here


@dataclass(frozen=True)
class FeastLookup(AgotLookup):
    """The lookup of a game with objectives."""

    def cards(self, sight: ReaderView | None = None) -> Sequence[str]:
        """Return the cards of the game, including objectives."""
        return [*super().cards(sight), *(f"objective:{card}" for card in facts.every_objective())]

    def card(self, card: str, sight: ReaderView | None, say: Localizer) -> ReferencePage:
        """Describe a card or an objective."""
        kind, _, name = card.partition(":")
        if kind != "objective":
            return super().card(card, sight, say)
        if name not in facts.every_objective():
            raise KeyError(card)
        seen = None if sight is None else sight_of(sight)
        paragraphs = [
            say("lookup-objective"),
            f"{say(f'objective-{name}.text')}.",
            _worth(name, None if seen is None else seen.view, say),
            "" if seen is None else _where(name, seen.view, say),
        ]
        return ReferencePage(say.name(card), tuple(p for p in paragraphs if p))

    def seat(self, seat: str, sight: ReaderView, say: Localizer) -> ReferencePage:
        """Describe a House with its objectives."""
        page = super().seat(seat, sight, say)
        lines = _of_house(sight_of(sight).view, seat, say)
        first, *rest = page.paragraphs
        return ReferencePage(page.title, (first, "\n".join(lines), *rest), page.zoom, page.marked)


def _worth(objective: str, view: AgotView | None, say: Localizer) -> str:
    points = sorted(facts.worths(objective, view).items(), key=lambda one: (-one[1], one[0]))
    of = [say("points-of", house=f"house:{house}", points=n) for house, n in points]
    return say("lookup-objective-worth", worth=Plain(say.listed(of)))


def _where(objective: str, view: AgotView, say: Localizer) -> str:
    """Return where an objective is, as far as the reader may know."""
    feast = facts.feast_of(view)
    if feast is None:
        return ""
    if any(one["id"] == objective for one in facts.own(view)):
        now = facts.fulfilled_by(view, view["seat"] or "", objective)
        return say("lookup-objective-yours", now=int(now))
    if objective in feast.get("objective_pool", ()):
        return say("lookup-objective-pool")
    for house, seen in view["houses"].items():
        told = facts.house_of(seen)
        if told is not None and objective in told["scored"]:
            return say("lookup-objective-scored", house=f"house:{house}")
        if told is not None and objective in told.get("shown", ()):
            return say("lookup-objective-known", house=f"house:{house}")
    return ""


def _of_house(view: AgotView, house: str, say: Localizer) -> list[str]:
    told = facts.house_of(view["houses"][house])
    if told is None:
        return []
    lines = [
        say(
            "lookup-house-special",
            text=say(f"special-objective-{house}"),
            now=int(told.get("special", False)),
        )
    ]
    if told["scored"]:
        scored = [f"objective:{card}" for card in told["scored"]]
        lines.append(say("lookup-house-scored", objectives=scored))
    if house == view["seat"]:
        lines.append(say("lookup-house-own"))
        lines += [
            say(
                "lookup-house-own-of",
                objective=f"objective:{one['id']}",
                what=Plain(here(one["id"], view, house, say)),
            )
            for one in facts.own(view)
        ]
        return lines
    known = [f"objective:{card}" for card in told.get("shown", ())]
    number = told.get("holds", 0)
    return [
        *lines,
        say("lookup-house-holds", number=number, known=len(known), objectives=known),
    ]
