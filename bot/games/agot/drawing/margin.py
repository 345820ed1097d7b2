"""The margin of the map, as plain data: tracks, houses, this round's cards and bans."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.games.agot.drawing import board
from bot.games.agot.drawing.tokens import BANS, Token
from bot.games.agot.drawing.words import say
from bot.render.words import player

if TYPE_CHECKING:
    from engine.agot.views import HouseView, View


@dataclass(frozen=True)
class Track:
    """An influence track, best position first, and the token of dominance of its first house."""

    id: str
    name: str
    houses: tuple[str, ...]
    used: bool
    stars: tuple[int, ...] = ()


@dataclass(frozen=True)
class Row:
    """What the margin says about one house. `hand` holds the short names of its cards.

    `goal` is how many castles win, `player` who plays the house, if that is known.
    """

    house: str
    name: str
    player: str
    castles: int
    goal: int
    supply: int
    limits: tuple[int, ...]
    power: int
    hand: tuple[str, ...]


@dataclass(frozen=True)
class Margin:
    """Everything beside the map."""

    title: str
    phase: str
    tracks: tuple[Track, ...]
    rows: tuple[Row, ...]
    cards: tuple[str, ...]
    bans: tuple[Token, ...]
    lacks: tuple[str, ...]
    """Symbols to leave out of the legend, since this edition does not have the things."""
    winner: str | None
    notice: str


def in_turn_order(view: View) -> list[tuple[str, HouseView]]:
    """The houses of a view, first on the Iron Throne track first."""
    throne = view["tracks"]["iron-throne"]
    place = {house: position for position, house in enumerate(throne)}
    return sorted(view["houses"].items(), key=lambda item: place.get(item[0], len(place)))


UNITS = {
    "agot-2e": ("footman", "knight", "ship", "siege-engine"),
    "agot-1e": ("footman", "knight", "ship"),
    "agot-2e-adwd": ("footman", "knight", "ship", "siege-engine"),
}
"""The kinds of units of each edition."""


def _lacking(ruleset: str) -> tuple[str, ...]:
    """The units and marks of an area that an edition does not know."""
    ports = any(area.kind == "port" for area in board.load(ruleset).areas.values())
    units = [unit for unit in UNITS["agot-2e"] if unit not in UNITS[ruleset]]
    return (*units, *(() if ports else ("anchor",)))


def margin_of(view: View) -> Margin:
    """The margin of a view."""
    tracks = view["tracks"]
    used = {"fiefdoms": view["blade_used"], "kings-court": view["raven_used"]}
    winner = view.get("winner")
    return Margin(
        title=say("round", number=view["round"]),
        phase=say(f"short-phase-{view['phase']}"),
        tracks=tuple(
            Track(
                id=track,
                name=say(f"track-{track}"),
                houses=tuple(houses),
                used=used.get(track, False),
                stars=tuple(view["stars"]) if track == "kings-court" else (),
            )
            for track, houses in tracks.items()
        ),
        rows=tuple(
            Row(
                house=house,
                name=say(f"house-{house}"),
                player=player(house),
                castles=state["castles"],
                goal=view["castles_to_win"],
                supply=state["supply"],
                limits=tuple(view["supply_limits"][str(state["supply"])]),
                power=state["power"],
                hand=tuple(say(f"hand-{card}") for card in state["hand"]),
            )
            for house, state in in_turn_order(view)
        ),
        cards=tuple(say(f"westeros-{card}") for card in view.get("westeros") or ()),
        bans=tuple(BANS[ban] for ban in view.get("forbidden") or ()),
        lacks=_lacking(view["ruleset"]),
        winner=winner,
        notice=say("won", house=say(f"house-{winner}")) if winner else "",
    )
