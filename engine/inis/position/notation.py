"""A position on one line: the state, and where play continues. Pure functions.

``docs/position.md`` has the grammar.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from engine.inis.board.grid import cells
from engine.inis.components import Card, InisComponents, Kind, Seat
from engine.inis.information.view import ClashView, InisView
from engine.inis.phases import set_up
from engine.inis.state import InisState
from engine.inis.types import Lies
from engine.kernel.position.notation import BadPosition, Record, RecordReader, known, letters, word
from engine.kernel.ruleset import Setup

from .coherence import require_whole

PHASES = ("set-up", "assembly", "draft", "season", "ended")
STEPS = ("start", "citadels", "maneuvers", "end")
SHORT = "advantage-"


# -- writing ---------------------------------------------------------------------------------------


def to_records(box: InisComponents, view: InisView) -> list[Record]:
    """Return a spectator's view as notes: the game, the players, the tiles, the clash."""
    tales, actions = view["tales"], view["action_cards"]
    head = [
        f"round={view['round']}",
        f"phase={view['phase']}",
        f"direction={view['direction']}",
        *word("brenn", view["brenn"]),
        *word("turn", view["turn"]),
        *word("passed", view["passed"]),
        *word("display", [_short(c) for c in view["display"]]),
        f"tale-deck={tales['deck']}",
        *word("tales", tales["pile"]),
        *word("discarded", actions["discarded"]),
        *word("aside", actions["aside"]),
        *word("gone", actions["gone"]),
        *word("playing", view["playing"]),
        *word("waiting", view["waiting"]),
        *word("winner", view.get("winner")),
        *word("win", view.get("win")),
    ]
    spent = [_short(box.advantage_of[t]) for t in _spent(view)]
    head += word("spent", spent)
    players = [
        [
            seat,
            *word("deeds", told["deeds"]),
            *word("pretender", told["pretender"]),
            *(x for kind, number in told["cards"].items() for x in word(kind, number)),
            *word("holds", [_short(c) for c in told["advantages"]]),
            *word("tales", told["tales"]),
        ]
        for seat, told in view["houses"].items()
    ]
    letter = letters(box.figures.seats)
    tiles = [
        [
            f"{territory}@{told['location']}",
            *(f"{letter[seat]}{number}" for seat, number in told["clans"].items()),
            *word("citadels", told["citadels"]),
            *word("sanctuaries", told["sanctuaries"]),
            *word("capital", told["capital"]),
            *word("festival", told["festival"]),
        ]
        for territory, told in view["territories"].items()
    ]
    return [head, *players, *tiles, *_clash(view["clash"])]


def _spent(view: InisView) -> Iterable[str]:
    return (t for t, told in view["territories"].items() if told["advantage"] == "spent")


def _short(card: Card) -> str:
    return card.removeprefix(SHORT)


def _clash(clash: ClashView | None) -> list[Record]:
    if clash is None:
        return []
    return [
        [
            "clash",
            f"at={clash['territory']}",
            f"instigator={clash['instigator']}",
            f"initiator={clash['initiator']}",
            f"step={clash['step']}",
            *word("maneuver", clash["maneuver"]),
            *word("protected", clash["protected"]),
            *word("silenced", clash["silenced"]),
            *word("attack", clash["attack"]),
            *word("cauldrons", clash["cauldrons"]),
        ]
    ]


# -- reading ---------------------------------------------------------------------------------------


def from_records(box: InisComponents, setup: Setup, records: Sequence[Record]) -> InisState:
    """Build the state; everything hidden is unshuffled, as it comes out of the box."""
    s = set_up.begin(box, setup.seats, setup.options, setup.rulings)
    s.agenda = []
    head = RecordReader(records[0])
    players: dict[Seat, RecordReader] = {}
    for record in records[1:]:
        words = RecordReader(record)
        tile, at, location = words.head.partition("@")
        if words.head in players or (words.head == "clash" and s.clash) or tile in s.places:
            raise BadPosition(f"there are two records of {tile}")
        if at:
            _lay_tile(s, words, known(tile, box.territories, "after a bar"), location)
        elif words.head == "clash":
            _lay_clash(s, words)
        else:
            players[known(words.head, (*s.seats, "clash"), "after a bar")] = words
    s.pile = [t for t in box.territories if t not in s.places]
    if s.clash is not None:
        known(s.clash["territory"], s.places, "clash at")
    _lay_table(s, head)
    _lay_hands(s, head, players)
    head.over()
    for words in players.values():
        words.over()
    require_whole(s)
    return s


def _lay_tile(s: InisState, words: RecordReader, territory: str, location: str) -> None:
    figures = s.box.figures
    try:
        covered = cells(location)
    except ValueError:
        raise words.bad("lies nowhere; a place is written as A:0,0 or B:1,-2") from None
    if any(covered & cells(at) for at in s.places.values()):
        raise words.bad("lies on another tile")
    s.places[territory] = location
    seat_of = {letter: seat for seat, letter in letters(s.seats).items()}
    citadels = words.number("citadels", 0, figures.citadels, 0)
    sanctuaries = words.number("sanctuaries", 0, figures.sanctuaries, 0)
    if citadels:
        s.citadels[territory] = citadels
    if sanctuaries:
        s.sanctuaries[territory] = sanctuaries
    if words.flag("capital"):
        s.capital = territory
    if words.flag("festival"):
        s.festival = territory
    for clans in words.others():
        seat = seat_of[known(clans[0], seat_of, f"{territory} has clans, and")]
        if not clans[1:].isdecimal() or not 0 < int(clans[1:]) <= figures.clans:
            raise words.bad(f"has clans {clans[:20]!r}; they are written as G2")
        s.put(seat, territory, int(clans[1:]))
    words.over()


def _lay_table(s: InisState, words: RecordReader) -> None:
    s.round = words.number("round", 0, 9999, 0)
    s.phase = words.one("phase", PHASES) or "season"  # type: ignore[assignment]  # one of these
    direction = words.one("direction", ("clockwise", "counter-clockwise"))
    s.direction = direction or "clockwise"  # type: ignore[assignment]  # one of these
    s.brenn = words.one("brenn", s.seats) or ""
    s.turn = words.one("turn", s.seats)
    s.passed = words.several("passed", s.seats)
    s.display = _advantages(s, words.several("display", _names(s)))
    s.spent = _advantages(s, words.several("spent", _names(s)))
    s.playing = [
        {
            "card": p["card"],
            "seat": p["seat"],
            "side": p["side"],
            "choices": p["choices"],
            "cancelled": False,
            "lies": "table",
        }
        for p in _dicts(s, words, "playing", ("card", "seat", "side", "choices"))
    ]
    s.waiting = _dicts(s, words, "waiting", ("territory", "instigator", "initiator"))
    s.winner = words.one("winner", s.seats)
    s.win = words.data("win")
    if s.win is not None and not isinstance(s.win, dict):
        raise words.bad("has a win that is no {reason:…}")


def _names(s: InisState) -> list[str]:
    return [_short(c) for c in s.box.advantage]


def _advantages(s: InisState, names: Sequence[str]) -> list[Card]:
    return [SHORT + name for name in names]


def _dicts(s: InisState, words: RecordReader, name: str, keys: Sequence[str]) -> list[Any]:
    """Take a list of mappings with these keys."""
    listed = words.data(name) or []
    offered: dict[str, Iterable[str]] = {
        "card": s.box.kind,
        "territory": s.places,
        "side": ("season", "triskel"),
    }
    if not isinstance(listed, list):
        raise words.bad(f"has {name} that is no list")
    for item in listed:
        if not isinstance(item, dict) or sorted(item) != sorted(keys):
            raise words.bad(f"has {name} that is not written as [{{{':…,'.join(keys)}:…}}]")
        for key in keys:
            if key != "choices":
                known(str(item[key]), offered.get(key, s.seats), f"{name} {key}")
    return listed


def _lay_clash(s: InisState, words: RecordReader) -> None:
    clash: Any = {
        "territory": words.take("at"),
        "instigator": words.one("instigator", s.seats),
        "initiator": words.one("initiator", s.seats),
        "step": words.one("step", STEPS) or "start",
        "protected": words.data("protected") or {},
        "maneuver": words.one("maneuver", s.seats),
        "silenced": words.flag("silenced"),
        "attack": words.data("attack"),
        "removed": {},
        "cauldrons": words.data("cauldrons") or {},
        "back": {},
        "open": [],
        "named": None,
        "resume": None,
    }
    clash["initiator"] = clash["initiator"] or clash["instigator"]
    words.over()
    if not clash["territory"] or not clash["instigator"]:
        raise words.bad("needs at=TERRITORY instigator=SEAT")
    for name in ("protected", "cauldrons"):
        numbers = clash[name]
        right = isinstance(numbers, dict) and all(
            seat in s.seats and type(n) is int and 0 < n <= s.box.figures.clans
            for seat, n in numbers.items()
        )
        if not right:
            raise words.bad(f"has {name} that is not written as {{green:1}}")
    if clash["attack"] is not None and not isinstance(clash["attack"], dict):
        raise words.bad("has an attack that is not written as {attacker:…}")
    if clash["cauldrons"]:
        clash["open"] = ["dagdas-cauldron"]
    s.clash = clash


def _lay_hands(s: InisState, head: RecordReader, players: Mapping[Seat, RecordReader]) -> None:
    """Deal publicly known cards to their holders, then fill hands, decks and piles."""
    box = s.box
    tales = head.several("tales", box.epic)
    gone = head.several("gone", box.action)
    s.pile_of_tales, s.gone = tales, gone
    for seat, words in players.items():
        s.deeds[seat] = words.number("deeds", 0, 99, 0)
        if words.flag("pretender"):
            s.pretenders.append(seat)
        for card in _advantages(s, words.several("holds", _names(s))):
            s.holders[card] = seat
        for card in words.several("tales", box.epic):
            s.seen_tales[card] = seat
    deck = box.deck(len(s.seats))
    action = _rest(s, deck, gone)
    epic = _rest(s, box.epic, [*tales, *s.seen_tales])
    advantage = _rest(s, [box.advantage_of[t] for t in s.places], [*s.holders, *s.display])
    for seat, words in players.items():
        mine = {
            "advantage": [c for c, holder in s.holders.items() if holder == seat],
            "epic": [c for c, holder in s.seen_tales.items() if holder == seat],
        }
        _fill(s, words, "action", [], action)
        _fill(s, words, "advantage", mine["advantage"], advantage)
        _fill(s, words, "epic", mine["epic"], epic)
    held = [c for hand in s.hands.values() for c in hand["advantage"]]
    s.spent = [c for c in s.spent if c not in held]
    if head.flag("aside"):
        if not action:
            raise head.bad("has an aside card, but all Action cards are elsewhere")
        s.aside = action.pop(0)
    number = head.number("discarded", len(gone), len(gone) + len(action), len(gone))
    s.discard = [*gone, *action][:number]
    s.deck = epic[: head.number("tale-deck", 0, len(epic), len(epic))]
    for played in s.playing:
        played["lies"] = _lies(s, played["card"])


def _lies(s: InisState, card: Card) -> Lies:
    """Return the place of a card being played: on the table, unless it is elsewhere again."""
    if any(card in cards for hand in s.hands.values() for cards in hand.values()):
        return "taken"
    elsewhere = {*s.discard, *s.gone, *s.pile_of_tales, *s.spent, *s.display, s.aside}
    return "discarded" if card in elsewhere else "table"


def _rest(s: InisState, cards: Iterable[Card], elsewhere: Sequence[Card]) -> list[Card]:
    """Return the cards whose place is unknown, those on the table last.

    A card that is being played may be in a hand again.
    """
    out = {p["card"] for p in s.playing} | set(s.clash["open"] if s.clash else ())
    return sorted((c for c in cards if c not in elsewhere), key=out.__contains__)


def _fill(
    s: InisState, words: RecordReader, kind: Kind, known_cards: list[Card], others: list[Card]
) -> None:
    """Fill a hand with the cards known to be in it, and then with others up to its number."""
    number = words.number(kind, 0, 99, len(known_cards))
    hand = known_cards[:number]
    while len(hand) < number:
        if not others:
            raise words.bad(f"holds more {kind} cards than are left")
        hand.append(others.pop(0))
    s.hands[words.head][kind] = hand
