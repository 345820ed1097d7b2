"""The margin of the map, as plain data: tracks, Houses, this round's cards and bans."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bot.games.agot.drawing import board, extras
from bot.games.agot.drawing.tokens import BANS, Token
from bot.games.agot.drawing.words import house_name, name, say
from bot.games.agot.expansions.feast_for_crows.facts import house_of
from bot.games.agot.views import bound, goal_of, on_tracks, stolen_by
from bot.render.words import listed, player
from engine.agot.variants.pools import BACKS, facts_in

if TYPE_CHECKING:
    from bot.games.agot.views import AgotPersonal
    from engine.agot.information.view import AgotHouseView, AgotView


@dataclass(frozen=True)
class Track:
    """An influence track, best position first, and its dominance token."""

    id: str
    name: str
    houses: tuple[str, ...]
    used: bool
    stars: tuple[int, ...] = ()
    stolen_by: str | None = None
    """The House that has stolen the token, if it is not with the first House."""


@dataclass(frozen=True)
class SmallCard:
    """A House card in few words: its short name and its printed strength; `played` if spent."""

    name: str
    strength: int
    played: bool = False


@dataclass(frozen=True)
class HouseRow:
    """What the margin says about one House. `cards` are those in hand and those played.

    `goal` is how much wins: a number of castles, or of `points` in games that count them. `player`
    is the name of the player, if it is known; `notes` are lines about what else the House has.
    `bound` is the commander of a House that nobody plays, or "" if it has none yet, and `bond` says
    so in words.
    """

    house: str
    name: str
    player: str
    castles: int
    goal: int
    supply: int | None
    """``None`` if it is out of sight."""
    limits: tuple[int, ...]
    power: int
    cards: tuple[SmallCard, ...]
    bound: str | None = None
    bond: str = ""
    counted: str = "castle"
    """The glyph of what wins: castles, or what this House needs instead."""
    debts: int = 0
    points: int | None = None
    notes: tuple[str, ...] = ()

    @property
    def more(self) -> str:
        """A plus behind the number of castles, where more may be out of sight."""
        return "+" if self.supply is None else ""


@dataclass(frozen=True)
class HeldObjective:
    """An objective in the hand of the seat that a picture is for."""

    name: str
    worth: str
    text: str
    now: bool


@dataclass(frozen=True)
class Margin:
    """Everything beside the map; `aims` are only for the seat of the picture.

    `of_rounds` is whether the title says how many rounds there are: not before the first round, nor
    if none is the last.
    """

    title: str
    phase: str
    tracks: tuple[Track, ...]
    rows: tuple[HouseRow, ...]
    cards: tuple[str, ...]
    bans: tuple[Token, ...]
    lacks: tuple[str, ...]
    """The symbols that the legend leaves out, because this edition does not have these things."""
    winner: str | None
    notice: str
    sections: tuple[extras.MarginSection, ...] = ()
    """This round's cards, and everything that is on offer to all."""
    growth: extras.Growth | None = None
    aims: tuple[HeldObjective, ...] = ()
    of_rounds: bool = True


def cards_of(view: AgotView, state: AgotHouseView) -> tuple[SmallCard, ...]:
    """Return the House cards of a House, strongest first; a card keeps its place when played.

    Of a hidden one there is only the strength.
    """
    facts = facts_in(view["ruleset"])
    found = [(card, card in state["discard"]) for card in (*state["hand"], *state["discard"])]
    found.sort(key=lambda one: (-facts[one[0]].strength, one[0]))
    return tuple(
        SmallCard("?" if card in BACKS else say(f"card-{card}.short"), facts[card].strength, played)
        for card, played in found
    )


def in_turn_order(view: AgotView) -> list[tuple[str, AgotHouseView]]:
    """Return the Houses of a view, in the order of the Iron Throne track."""
    throne = view["tracks"]["iron-throne"]
    place = {house: position for position, house in enumerate(throne)}
    return sorted(view["houses"].items(), key=lambda item: place.get(item[0], len(place)))


UNITS = {
    "agot-2e": ("footman", "knight", "ship", "siege-engine"),
    "agot-1e": ("footman", "knight", "ship"),
    "agot-2e-adwd": ("footman", "knight", "ship", "siege-engine"),
    "agot-2e-mod": ("footman", "knight", "ship", "siege-engine"),
    "agot-2e-vassals": ("footman", "knight", "ship", "siege-engine"),
    "agot-2e-affc": ("footman", "knight", "ship", "siege-engine"),
}
"""The kinds of units of each edition."""


def notes(state: AgotHouseView) -> list[str]:
    """Return lines about a House's objectives: those scored, and those known to be in hand."""
    told = house_of(state)
    if told is None:
        return []
    found = (("margin-scored", told["scored"]), ("margin-known", told.get("shown", ())))
    return [
        say(id, objectives=listed(say(f"objective-{card}") for card in cards))
        for id, cards in found
        if cards
    ]


def aims(personal: AgotPersonal) -> list[HeldObjective]:
    """Return the objectives of the seat that a picture is for."""
    return [
        HeldObjective(
            say(f"objective-{one['id']}"),
            say("points-short", points=one["points"]),
            say(f"objective-{one['id']}.text"),
            one["now"],
        )
        for one in personal.get("objectives", ())
    ]


def _lacking(ruleset: str) -> tuple[str, ...]:
    """Return the units and marks that an edition does not have."""
    ports = any(area.kind == "port" for area in board.load(ruleset).areas.values())
    units = [unit for unit in UNITS["agot-2e"] if unit not in UNITS[ruleset]]
    return (*units, *(() if ports else ("anchor",)))


def bond(view: AgotView, house: str) -> str:
    """Return the commander of a House that nobody plays, in words; otherwise nothing."""
    commander = bound(view, house)
    if commander is None:
        return ""
    return (
        say("vassal-of", house=name(f"house:{commander}", view["ruleset"]))
        if commander
        else say("vassal-free")
    )


def margin_of(view: AgotView, personal: AgotPersonal | None = None) -> Margin:
    """Return the margin of a view, with the private additions of the seat it is drawn for."""
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
                stolen_by=stolen_by(view, track),
            )
            for track, houses in on_tracks(view).items()
        ),
        rows=tuple(
            HouseRow(
                house=house,
                name=say(f"house-{house}"),
                player=player(house),
                castles=_score(view, house),
                goal=goal_of(view, house),
                supply=(supply := state.get("supply")),
                limits=() if supply is None else tuple(view["supply_limits"][str(supply)]),
                power=state["power"],
                cards=cards_of(view, state),
                bound=bound(view, house),
                bond=bond(view, house),
                counted="castle" if extras.loyalty(view, house) is None else "loyalty",
                debts=len(extras.debts(view, house)),
                points=told["points"] if (told := house_of(state)) is not None else None,
                notes=tuple(notes(state)),
            )
            for house, state in in_turn_order(view)
        ),
        cards=tuple(say(f"westeros-{card}") for card in view.get("westeros") or ()),
        bans=tuple(BANS[ban] for ban in view.get("forbidden") or ()),
        lacks=(*_lacking(view["ruleset"]), *extras.unused_signs(view)),
        winner=winner,
        notice=say("won", house=house_name(winner)) if winner else "",
        sections=extras.sections(view),
        growth=extras.growth(view),
        aims=tuple(aims(personal or {})),
        of_rounds=view["round"] > 0 and "endless" not in view,
    )


def _score(view: AgotView, house: str) -> int:
    """Return how many castles a House has, or loyalty points if these win."""
    loyalty = extras.loyalty(view, house)
    return view["houses"][house]["castles"] if loyalty is None else loyalty
