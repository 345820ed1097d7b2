"""A position on one line: the state, and where play continues. Pure functions.

``docs/position.md`` has the grammar.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from engine.agot.components import ROUTED, TRACKS, AgotComponents, Area, House
from engine.agot.information.view import AgotView, CombatView
from engine.agot.state import AgotState, S
from engine.agot.types import Units
from engine.agot.variants.pools import BACKS
from engine.agot.variants.secrecy import complete_hands
from engine.kernel.position import telling
from engine.kernel.position.notation import BadPosition, Record, RecordReader, known, letters, word

from .coherence import require_hands, require_orders, require_pieces

PHASES = ("westeros", "planning", "raven", "raids", "marches", "power", "ended")
LETTER_OF = {"footman": "f", "knight": "k", "ship": "s", "siege-engine": "e", "dragon": "d"}
FACE_DOWN = "?"
MOST_ROUNDS = 9999
"""The highest round that a position may name if no round is the last (V11.1)."""

_UNITS = re.compile(r"(?:[fksed][1-9]\d?)*(?:~(?:[fksed][1-9]\d?)+)?")
_COUNTED = re.compile(r"([fksed])(\d+)")


# -- writing ---------------------------------------------------------------------------------------


def to_records(box: AgotComponents, view: AgotView, kind: type[AgotState]) -> list[Record]:
    """Return a spectator's view as notes: the game, the Houses, the areas, the combat."""
    letter = letters(box.home_area)
    head = [
        f"round={view['round']}",
        f"phase={view['phase']}",
        f"wildlings={view['wildlings']}",
        *(f"{track}={''.join(letter[h] for h in view['tracks'][track])}" for track in TRACKS),
        *telling.written(kind, view),
    ]
    houses = [
        [house, *telling.written(kind, view, "houses", house)] for house in sorted(view["houses"])
    ]
    areas = [
        [
            area + (f":{letter[told['house']]}" if "house" in told else ""),
            *([counted(told["units"])] if "units" in told else []),
            *word("o", told.get("order", "").replace("face-down", FACE_DOWN)),
            *word("t", letter.get(told.get("token", ""))),
            *telling.written(kind, view, "areas", area),
        ]
        for area, told in view["areas"].items()
    ]
    return [head, *houses, *areas, *_combat(view.get("combat"), letter)]


def _combat(combat: CombatView | None, letter: Mapping[House, str]) -> list[Record]:
    if combat is None:
        return []
    return [
        [
            "combat",
            f"at={combat['area']}",
            f"from={combat['from']}",
            f"attacker={letter[combat['attacker']]}",
            f"defender={letter[combat['defender']]}",
            *word("units", counted(combat["attackers"])),
            *word("support", combat.get("support")),
            *word("refused", combat.get("refused")),
            *word("cards", combat.get("cards")),
            *word("tides", combat.get("tides")),
        ]
    ]


def counted(units: Mapping[str, int]) -> str:
    """Return counted units as text: ``f2k1~k1`` is two Footmen, a Knight and a routed Knight."""
    upright = "".join(f"{LETTER_OF[u]}{units[u]}" for u in LETTER_OF if u in units)
    lying = "".join(f"{LETTER_OF[u]}{units[ROUTED + u]}" for u in LETTER_OF if ROUTED + u in units)
    return f"{upright}~{lying}" if lying else upright


# -- reading ---------------------------------------------------------------------------------------


def from_records(s: S, records: Sequence[Record], phases: Sequence[str] = PHASES) -> S:
    """Change the state with which a game begins to what a position says; decks are unshuffled."""
    box = s.box
    s.agenda = []
    s.units, s.owner, s.tokens, s.garrisons, s.neutral = {}, {}, {}, {}, {}
    s.decks = {deck: list(box.decks[deck]) for deck in s.decks}
    _lay_table(s, RecordReader(records[0]), phases)
    combat: RecordReader | None = None
    seen: set[str] = set()
    for record in records[1:]:
        words = RecordReader(record)
        name, colon, owner = words.head.partition(":")
        if name in seen:
            raise BadPosition(f"there are two records of {name}")
        seen.add(name)
        if name == "combat":
            combat = words
        elif name in s.houses and not colon:
            _lay_house(s, words)
        else:
            known(name, [*box.areas, *s.houses, "combat"], "after a bar")
            _lay_area(s, words, name, owner)
    if combat is not None:
        _lay_combat(s, combat)
    require_orders(s)
    require_pieces(s)
    complete_hands(s)
    require_hands(s)
    return s


def _house(s: AgotState, text: str, what: str) -> House:
    of = {letter: house for house, letter in letters(s.houses).items()}
    return of[known(text, of, what)]


def _lay_table(s: AgotState, words: RecordReader, phases: Sequence[str]) -> None:
    figures = s.box.figures
    s.round = words.number("round", 0, s.last_round or MOST_ROUNDS, 1)
    s.phase = words.one("phase", phases) or "planning"
    s.wildlings = words.number("wildlings", 0, figures.wildling_track[-1], s.wildlings)
    if s.wildlings not in figures.wildling_track:
        raise words.bad(f"has wildlings={s.wildlings}, which is not on their track")
    for track in TRACKS:
        text = words.take(track)
        if text is not None:
            s.tracks[track] = [_house(s, x, track) for x in text]
            if sorted(s.tracks[track]) != s.houses:
                raise BadPosition(f"{track}={text[:20]} must name each house once")
    telling.apply(s, words)
    words.over()


def _lay_house(s: AgotState, words: RecordReader) -> None:
    house = words.head
    telling.apply(s, words, "houses", house)
    if s.prints_hands:
        s.hand[house] = [c for c in s.own_cards(house) if c not in s.discard[house]]
    words.over()


def _lay_area(s: AgotState, words: RecordReader, area: Area, owner: str) -> None:
    token = words.take("t")
    if token is not None:
        s.tokens[area] = _house(s, token, f"{area} t")
    order = words.take("o")
    if order == FACE_DOWN:
        s.placed[area] = FACE_DOWN
    elif order is not None:
        s.orders[area] = known(order, s.box.figures.orders, f"{area} o")
    telling.apply(s, words, "areas", area)
    units = words.others()
    words.over()
    if bool(units) != bool(owner) or len(units) > 1:
        raise BadPosition(f"{area} needs an owner and units, as {area}:S f2k1")
    if units:
        s.add(area, _house(s, owner, area), _units(s, area, units[0]))


def _units(s: AgotState, area: Area, text: str) -> Units:
    """Read counted units."""
    if not text or not _UNITS.fullmatch(text):
        raise BadPosition(f"{area} has units {text[:20]!r}; they are written as f2k1~k1")
    unit_of = {letter: unit for unit, letter in LETTER_OF.items()}
    found: Units = {}
    for part, lying in zip(text.split("~"), ("", ROUTED), strict=False):
        for letter, count in _COUNTED.findall(part):
            unit = unit_of[letter]
            if (unit == "ship") == (s.box.kind[area] == "land"):
                raise BadPosition(f"{area} is no place for a {unit}")
            if lying + unit in found:
                raise BadPosition(f"{area} has two counts of {lying + unit}")
            found[lying + unit] = int(count)
    return found


def _lay_combat(s: AgotState, words: RecordReader) -> None:
    area, origin = (words.one(name, s.box.areas) for name in ("at", "from"))
    sides = [words.take(name) for name in ("attacker", "defender")]
    if area is None or origin is None or None in sides or sides[0] == sides[1]:
        raise words.bad("needs at=AREA from=AREA attacker=S defender=L")
    attacker, defender = (_house(s, side or "", "combat") for side in sides)
    text = words.take("units")
    units = _units(s, origin, text) if text else {}
    support, refused, cards, tides = (
        words.data(name) or {} for name in ("support", "refused", "cards", "tides")
    )
    if not all(isinstance(x, dict) for x in (support, refused, cards, tides)):
        raise words.bad("has support, refused, cards or tides that are not written as {stark:…}")
    for card in filter(None, cards.values()):  # A side may fight without a card.
        known(str(card), s.box.house_cards.keys() - BACKS.keys(), "combat cards")
    for card in tides.values():
        known(str(card), s.box.tides, "combat tides")
    words.over()
    there = s.units.get(origin, {}) if s.owner.get(origin) == attacker else {}
    # Until they retreat or move in, attackers and their order are shown in their area of origin
    # (8.12).
    fighting = origin in s.orders and not any(u.startswith(ROUTED) for u in units)
    away = fighting and all(there.get(u, 0) >= n for u, n in units.items())
    if away and units:
        s.remove(origin, units)
    order = s.box.figures.orders.get(s.orders.get(origin, ""))
    s.combat = {
        "area": area,
        "from": origin,
        "attacker": attacker,
        "defender": defender,
        "attackers": units if away else {},
        "modifier": order.modifier if order is not None and order.type == "march" else 0,
        "support": support,
        "cards": cards,
        "cancelled": [],
        "blade": None,
        "tides": tides,
        "tides_shown": bool(tides),
        "winner": None,
        "fought": {} if away else units,
    }
    if refused:
        s.combat["refused"] = _refused(s, refused)


def _refused(s: AgotState, given: Mapping[str, object]) -> dict[Area, House]:
    return {
        known(str(area), s.box.areas, "refused"): known(str(house), s.houses, "refused")
        for area, house in given.items()
    }
