"""Lookup of a territory: its text, its clans and buildings, and its neighbors."""

from __future__ import annotations

from bot.lookup import ReaderView, ReferencePage
from bot.text import Localizer, Plain
from engine.inis.components import InisComponents, Territory
from engine.inis.information.view import InisView

from .cards import card_page

TEXTS = frozenset({"gates-of-tir-na-nog", "mountains", "stone-circle", "swamp"})
"""The tiles with effects of their own (10.1)."""


def territory_page(
    box: InisComponents, territory: Territory, sight: ReaderView[InisView], say: Localizer
) -> ReferencePage:
    """Describe a territory.

    Raises KeyError for a territory that does not exist.
    """
    card = box.advantage_of[territory]
    tile = sight.view["territories"].get(territory)
    paragraphs = [say(f"area-{territory}.text")] if territory in TEXTS else []
    if tile is None:
        paragraphs.append(say("lookup-inis-not-in-play", area=f"area:{territory}"))
    else:
        near = [f"area:{t}" for t in tile["next_to"]]
        paragraphs += [
            say("lookup-inis-next-to", areas=near),
            _here(territory, sight, say),
            _beside(territory, sight, say),
        ]
    told = card_page(box, card, sight if tile is not None else None, say)
    # The kind of the card and its territory are clear from the page.
    paragraphs.append(say("lookup-inis-advantage-card", card=Plain(told.title)))
    paragraphs += told.paragraphs[1:]
    return ReferencePage(
        say.name(f"area:{territory}"), tuple(p for p in paragraphs if p), marked=(territory,)
    )


def _here(territory: Territory, sight: ReaderView[InisView], say: Localizer) -> str:
    tile = sight.view["territories"][territory]
    lines = [
        say("lookup-inis-clans", seat=f"seat:{seat}", count=n) for seat, n in tile["clans"].items()
    ]
    if tile["chieftain"] is not None:
        lines.append(say("lookup-inis-chieftain", seat=f"seat:{tile['chieftain']}"))
    elif tile["clans"]:
        lines.append(say("lookup-inis-no-chieftain"))
    if tile["capital"]:
        lines.append(say("lookup-inis-capital"))
    for what in ("citadels", "sanctuaries"):
        if tile[what]:
            lines.append(say(f"lookup-inis-{what}", count=tile[what]))
    if tile["festival"]:
        lines.append(say("lookup-inis-festival"))
    clash = sight.view["clash"]
    if clash is not None and clash["territory"] == territory:
        lines.append(say("lookup-inis-clash-here", seat=f"seat:{clash['instigator']}"))
    return "\n".join(lines) or say("lookup-inis-empty")


def _beside(territory: Territory, sight: ReaderView[InisView], say: Localizer) -> str:
    """Return the players beside it who could move in."""
    tiles = sight.view["territories"]
    lines = [
        say("lookup-inis-beside-line", area=f"area:{near}", seat=f"seat:{seat}", count=n)
        for near in tiles[territory]["next_to"]
        for seat, n in tiles[near]["clans"].items()
    ]
    return "\n".join([say("lookup-inis-beside"), *lines]) if lines else ""
