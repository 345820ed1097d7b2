"""Where play continues from a position of which only the state is known. Pure functions."""

from __future__ import annotations

from collections.abc import Sequence

from engine.inis.state import InisState
from engine.inis.types import Played
from engine.kernel.ask import Seat
from engine.kernel.question_kind import QuestionKind

DEAL = (
    ("next_round",),
    ("season",),
    ("season_cards_ready",),
    ("draft", 0, 0),
    ("deal",),
)
"""The stages of a round from the deal on, the first one last."""

ASSEMBLY = (
    *DEAL,
    ("flock_of_crows",),
    ("advantage_cards",),
    ("victory_check",),
    ("new_brenn",),
    ("assembly_begins",),
)
"""The stages of a round from its Assembly on, the first one last."""


def resume(s: InisState, kind: QuestionKind | None, seats: Sequence[Seat]) -> None:
    """Put the stage on the agenda that asks a question of a kind, so that play continues.

    An Assembly and a draft begin again, a turn at its beginning, a clash at its step.
    """
    s.agenda = []
    match s.phase:
        case "set-up":
            _set_up(s)
        case "assembly":
            s.agenda += [list(entry) for entry in ASSEMBLY]
        case "draft":
            for hand in s.hands.values():
                hand["action"] = []
            s.agenda += [list(entry) for entry in DEAL]
        case "season":
            s.agenda.append(["next_round"])
            _season(s, seats)
    if s.phase != "season":
        s.playing, s.clash, s.waiting = [], None, []


def _set_up(s: InisState) -> None:
    if not s.brenn:
        s.places, s.sanctuaries, s.display = {}, {}, []
        s.deck, s.pile = list(s.box.epic), list(s.box.territories)
        s.agenda.append(["set_up"])
        return
    placed = sum(sum(clans.values()) for clans in s.clans.values())
    s.agenda.append(["first_clans", placed])
    if s.capital is None:
        s.agenda.append(["capital"])


def _season(s: InisState, seats: Sequence[Seat]) -> None:
    seat = s.turn or (seats[0] if seats else s.brenn)
    s.turn = seat
    season = [p for p in s.playing if p["side"] == "season"][:1]
    for played in s.playing:
        if played not in season or s.clash is None:
            _put_aside(s, played)
    s.playing = season if s.clash is not None else []
    if s.clash is None and not s.waiting:
        s.agenda.append(["turn", seat])
        return
    s.agenda.append(["turn_over", seat])
    if s.playing:
        s.agenda.append(["card_over"])
    s.agenda.append(["clashes"])
    if s.clash is not None:
        s.clash["attack"] = None
        _fight(s)


def _fight(s: InisState) -> None:
    assert s.clash is not None
    match s.clash["step"]:
        case "start":
            s.agenda.append(["clash_begins"])
        case "citadels":
            s.agenda += [["citadels_over"], ["citadels", None, 0]]
        case "maneuvers":
            first = s.clash["maneuver"] or s.clash["instigator"]
            s.agenda += [["clash_over"], ["maneuver", first, True]]
        case _:
            s.agenda.append(["clash_over"])


def _put_aside(s: InisState, played: Played) -> None:
    """Discard a card that was being played, to the pile of its kind."""
    if played["lies"] != "table":
        return
    card = played["card"]
    match s.box.kind[card]:
        case "action":
            s.discard.append(card)
            s.gone.append(card)
        case "epic":
            s.pile_of_tales.append(card)
        case _:
            s.spent.append(card)
