"""Positions of Inis, written like examples in a rulebook.

    table = given(clans={"moor": "G4 B3", "plains": "G1"}, hands={"green": "conquest"})
    table.play("green", "conquest", destination="moor")
    table.answer("green", {"plains": {"clan": 1}})

Clans are counted with letters: G green, B blue, O orange, W white.
The first four tiles named lie as at the start of a game of four: the first and the fourth touch the
second and the third, which touch each other; further tiles take the first open location.
What a test does not mention is empty: no card is in a hand, nothing is built, no Deed is held.
A position is put together as a saved game and loaded, so it goes the way of every real game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.inis.board.grid import open_locations
from engine.inis.clashes import clash, maneuvers
from engine.inis.components import KINDS, open_box
from engine.inis.phases import season
from engine.inis.ruleset import Inis
from engine.inis.state import InisState
from engine.kernel.ask import CHANCE
from engine.kernel.event import Event
from engine.kernel.game import Game
from engine.kernel.saving import load, save
from tests.kernel.playing import saved_at

BOX = open_box()
LETTERS = {"G": "green", "B": "blue", "O": "orange", "W": "white"}
SEATS = tuple(LETTERS.values())
TILES = ("moor", "plains", "valley", "cove")
ASSEMBLY: tuple[tuple[Any, ...], ...] = (
    ("next_round",),
    ("season",),
    ("season_cards_ready",),
    ("draft", 0, 0),
    ("deal",),
    ("flock_of_crows",),
    ("advantage_cards",),
    ("victory_check",),
    ("new_brenn",),
    ("assembly_begins",),
)
"""The stages of an Assembly and what follows, the first one last."""


def clans_of(text: str) -> dict[str, int]:
    """Read ``"G4 B3"`` as clans by seat."""
    return {LETTERS[word[0]]: int(word[1:]) for word in text.split()}


class Position:
    """A game in the middle, with short words for what players do."""

    def __init__(self, game: Game[InisState]) -> None:
        self.game = game
        self.told: list[Event] = []

    # -- looking ----------------------------------------------------------------------------------

    @property
    def state(self) -> InisState:
        """The table."""
        return self.game.state

    @property
    def kind(self) -> str:
        """The kind of the open question."""
        assert self.game.question is not None, "the game is over"
        return self.game.question.kind

    def asked(self, *seats: str, kind: str | None = None) -> None:
        """Check who is asked, and what."""
        assert sorted(self.game.awaited) == sorted(seats), (self.kind, self.game.awaited)
        if kind is not None:
            assert self.kind == kind

    def clans(self, territory: str) -> str:
        """Write the clans of a territory, as they sit."""
        there = self.state.clans.get(territory, {})
        return " ".join(f"{letter}{there[x]}" for letter, x in LETTERS.items() if x in there)

    def happened(self, kind: str) -> list[Event]:
        """Return the events of a kind told so far."""
        self.told += self.game.fetch_events()
        return [e for e in self.told if e.kind == kind]

    def options(self, seat: str) -> list[Any]:
        """Return all answers that a seat can give to a question with listed answers."""
        shape: Any = self.game.shape_for(seat)
        return list(shape.answers.values())

    # -- answering --------------------------------------------------------------------------------

    def answer(self, seat: str, value: Any) -> None:
        """Give an answer; chance then deals as the cards lie."""
        self.game.answer(seat, value)
        self._deal()

    def play(self, seat: str, card: str, /, **choices: Any) -> None:
        """Play a Season card at the beginning of a turn."""
        self.asked(seat, kind="turn")
        self.answer(seat, {"do": "play", "card": card, **choices})

    def take_turn(self, seat: str, do: str) -> None:
        """Pass, or take a token; without cards and conditions one passes unasked."""
        if do == "pass" and not any(self.state.hands[seat].values()):
            assert f"seat:{seat}" in {e.params["seat"] for e in self.happened("passed")}
            return
        self.asked(seat, kind="turn")
        self.answer(seat, {"do": do})

    def respond(self, seat: str, card: str | None = None, /, **choices: Any) -> None:
        """Respond with a card, while all others who are asked pass."""
        assert self.kind == "respond", self.kind
        assert seat in self.game.awaited, self.game.awaited
        for other in [x for x in self.game.awaited if x != seat]:
            self.game.answer(other, {"card": None})
        self.answer(seat, {"card": card, **choices})

    def quiet(self) -> None:
        """Pass in all windows until something else is asked."""
        while not self.game.over and self.kind == "respond":
            for seat in list(self.game.awaited):
                self.answer(seat, {"card": None})

    def until(self, kind: str) -> None:
        """Give safe answers until something of a kind is asked."""
        for _ in range(500):
            if self.game.over or self.kind == kind:
                break
            for seat in list(self.game.awaited):
                self.answer(seat, self.game.shape_for(seat).safe())
        assert not self.game.over
        assert self.kind == kind

    def attack(self, seat: str, target: str, **extra: Any) -> None:
        """Make an Attack maneuver."""
        self.maneuver(seat, "attack", target=target, **extra)

    def maneuver(self, seat: str, do: str, **extra: Any) -> None:
        """Make a maneuver, once all windows before it are passed."""
        self.quiet()
        self.asked(seat, kind="maneuver")
        self.answer(seat, {"do": do, **extra})

    def drawn(self, value: Any) -> None:
        """Answer chance."""
        self.game.answer(CHANCE, value)
        self._deal()

    chancy: bool = False

    def _deal(self) -> None:
        while not self.chancy and not self.game.over and CHANCE in self.game.awaited:
            shape: Any = self.game.shape_for(CHANCE)
            self.game.answer(CHANCE, shape.safe())


def given(
    *,
    tiles: Sequence[str] = TILES,
    clans: Mapping[str, str] | None = None,
    players: int = 4,
    hands: Mapping[str, str] | None = None,
    brenn: str = "green",
    capital: str | None = None,
    direction: str = "clockwise",
    turn: str | None = "green",
    opening: bool = False,
    passes: int = 0,
    pretenders: Sequence[str] = (),
    citadels: Mapping[str, int] | None = None,
    sanctuaries: Mapping[str, int] | None = None,
    festival: str | None = None,
    deeds: Mapping[str, int] | None = None,
    aside: str | None = None,
    discard: Sequence[str] = (),
    deck: Sequence[str] = (),
    deck_size: int | None = None,
    tales: Sequence[str] = (),
    pile: Sequence[str] | None = None,
    display: Sequence[str] = (),
    assembly_step: str | None = None,
    goes_on: bool = False,
    rulings: Mapping[str, str] | None = None,
) -> Position:
    """Put a position on the table and drive it to its first question.

    ``hands``: the cards of each seat, of any kind; Advantage cards are known to all.
    ``turn``: whose turn of the season begins, when so many before it have passed (``passes``);
    ``assembly_step``: the stage of the Assembly to begin
    with instead, ``assembly_begins`` and so on; ``goes_on``: another round follows the season.
    ``deck``: the Epic Tale cards on top; the others lie below in alphabetical order, as many as
    make ``deck_size``; ``tales``: the open pile.
    """
    ruleset = Inis()
    setup = ruleset.prepare({"players": players}, (), rulings or {})
    s = ruleset.begin(setup)
    s.agenda = []
    s.round, s.phase = 2, "season"
    s.direction = direction  # type: ignore[assignment]  # one of two words
    start = BOX.figures.players[4].start
    for at, tile in enumerate(tiles):
        s.places[tile] = start[at] if at < len(start) else next(iter(open_locations(s.places)))
    s.pile = list(pile) if pile is not None else [t for t in BOX.territories if t not in tiles]
    for territory, text in (clans or {}).items():
        s.clans[territory] = clans_of(text)
    s.brenn, s.capital, s.festival = brenn, capital or tiles[0], festival
    s.citadels = dict(citadels or {})
    s.sanctuaries = dict(sanctuaries or {})
    s.deeds.update(deeds or {})
    s.pretenders = list(pretenders)
    before = s.order_from(turn)[::-1] if turn is not None else []
    s.passed, s.opening = before[:passes], opening
    for seat, text in (hands or {}).items():
        for card in text.split():
            s.hands[seat][BOX.kind[card]].append(card)
            if BOX.kind[card] == "advantage":
                s.holders[card] = seat
    s.aside, s.discard = aside, list(discard)
    s.pile_of_tales, s.display = list(tales), list(display)
    held = {c for hand in s.hands.values() for cards in hand.values() for c in cards}
    rest = [c for c in BOX.epic if c not in held and c not in deck and c not in tales]
    s.deck = [*deck, *rest][:deck_size]
    if assembly_step is not None:
        s.phase = "assembly"
        for name, *arguments in ASSEMBLY[: ASSEMBLY.index((assembly_step,)) + 1]:
            s.agenda.append([name, *arguments])
    elif turn is not None:
        if goes_on:
            s.agenda.append(["next_round"])
        s.then(season.turn, turn)
    position = take_up(ruleset, s, setup)
    position._deal()
    return position


def take_up(ruleset: Any, s: InisState, setup: Any) -> Position:
    """Take up a table as a saved game."""
    return Position(load(ruleset, saved_at(ruleset, setup, s)))


def fighting(
    territory: str,
    *,
    instigator: str,
    initiator: str | None = None,
    waiting: Sequence[tuple[str, str]] = (),
    maneuver: str | None = None,
    protected: Mapping[str, int] | None = None,
    removed: Mapping[str, int] | None = None,
    **position: Any,
) -> Position:
    """Put a clash on the table: at its beginning, or at somebody's maneuver.

    ``waiting``: territory and instigator of clashes that wait.
    The turn is the instigator's, and nothing follows the clash but the end of that turn.
    """
    turn = position.pop("turn", None) or instigator
    table = given(turn=None, **position)
    game = table.game
    s = game.ruleset.load(game.setup, save(game)["rest"])
    s.turn = turn
    s.then(season.turn_over, s.turn)
    s.then(clash.clashes)
    s.waiting = [{"territory": t, "instigator": x, "initiator": x} for t, x in waiting]
    clash.begin(
        s,
        {
            "territory": territory,
            "instigator": instigator,
            "initiator": initiator or instigator,
        },
    )
    s.told = []
    if maneuver is not None:
        assert s.clash is not None
        s.agenda.pop()
        s.clash["step"] = "maneuvers"
        s.clash["maneuver"] = maneuver
        s.clash["protected"] = dict(protected or {})
        s.clash["removed"] = dict(removed or {})
        s.then(clash.clash_over)
        s.then(maneuvers.maneuver, maneuver, True)
    fought = take_up(game.ruleset, s, game.setup)
    fought._deal()
    return fought


__all__ = ["BOX", "KINDS", "LETTERS", "SEATS", "Position", "clans_of", "fighting", "given", "load"]
