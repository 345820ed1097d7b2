"""A game at the point that a test is about: asked, answered, looked at."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from engine.agot.board.control import castles, controller
from engine.agot.components import Track
from engine.agot.phases import marches
from engine.agot.state import AgotState
from engine.kernel.ask import CHANCE
from engine.kernel.event import Event
from engine.kernel.game import Game
from engine.kernel.phrase import Refusal, Refused
from engine.kernel.shapes import Shuffle
from engine.kernel.shapes.base import Shape

from .words import LETTERS, ability, blade, in_letters, march


class Position:
    """A game at the point that a test is about."""

    def __init__(self, game: Game[AgotState]) -> None:
        self.game = game
        self._told: list[Event] = []

    @property
    def state(self) -> AgotState:
        """The table itself."""
        return self.game.state

    # -- asking and answering ---------------------------------------------------------------------

    @property
    def kind(self) -> str | None:
        """The kind of the open question; ``None`` when the game is over."""
        return self.game.question.kind if self.game.question else None

    @property
    def awaited(self) -> list[str]:
        """The seats whose answer is missing."""
        return self.game.awaited

    def asked(self, seat: str) -> str | None:
        """The kind of question that a seat has to answer, or ``None``."""
        return self.kind if seat in self.game.awaited else None

    def shape(self, seat: str) -> Shape[Any]:
        """The shape of the answer that a seat is asked for."""
        return self.game.shape_for(seat)

    def answer(self, seat: str, value: Any) -> Position:
        """Give an answer that the rules must accept."""
        self.game.answer(seat, value)
        return self

    def refused(self, seat: str, value: Any) -> Refusal:
        """Give an answer that the rules must refuse, changing nothing; return the reason."""
        before = (self.state.dump(), self.game.question, dict(self.game.sealed))
        try:
            self.game.answer(seat, value)
        except Refused as error:
            assert (self.state.dump(), self.game.question, dict(self.game.sealed)) == before
            return error.reason
        raise AssertionError(f"{seat} was not refused: {value}")

    def why(self, seat: str, value: Any) -> tuple[str, str | None]:
        """Return id (without ``refused-``) and paragraph of the refusal of an answer."""
        reason = self.refused(seat, value)
        return reason.phrase.id.removeprefix("refused-"), reason.rule

    def targets(self, seat: str, origin: str, letter: str) -> set[str]:
        """Where a march could take a unit of an area, regardless of other moves."""
        shape = self.shape(seat)
        assert isinstance(shape, marches.March)
        return set(shape.targets(origin, LETTERS[letter]))

    def allows(self, seat: str, value: Any) -> bool:
        """Tell whether an answer would be accepted, without giving it."""
        return self.shape(seat).check(value) is None

    def bids(self, **powers: int) -> Position:
        """Let all houses that are asked bid; those not named bid 0."""
        assert self.kind == "bid", self.kind
        assert set(powers) <= set(self.awaited), self.awaited
        for house in self.awaited:
            self.answer(house, powers.get(house, 0))
        return self

    def cards(self, **cards: str) -> Position:
        """Get to the choice of House cards with :meth:`until`, and choose."""
        self.until("house-card")
        for house, card in cards.items():
            self.answer(house, card)
        return self

    def shuffled(self, *first: str) -> Position:
        """Answer chance: these cards on top of the deck, the others below."""
        deck = self.shape(CHANCE)
        assert isinstance(deck, Shuffle)
        return self.answer(CHANCE, {"deck": deck.deck, "order": stacked(deck.cards, first)})

    def until(self, kind: str, seat: str | None = None) -> Position:
        """Answer everything in the plainest way until a question of a kind opens (to a seat)."""
        for _ in range(200):
            assert self.kind is not None, f"the game was over before {kind}"
            if self.kind == kind and (seat is None or seat in self.awaited):
                return self
            self._answer_plainly()
        raise AssertionError(f"{kind} never came; the question is {self.kind}")

    def finish_combat(self) -> Position:
        """Answer everything in the plainest way until the combat is over."""
        while self.state.combat is not None:
            self._answer_plainly()
        return self

    def finish_round(self) -> Position:
        """Answer everything in the plainest way until the next round begins or the game is over."""
        number = self.state.round
        while self.kind is not None and self.state.round == number:
            self._answer_plainly()
        return self

    def _answer_plainly(self) -> None:
        for seat in self.awaited:
            self.answer(seat, self._plain(seat))

    def _plain(self, seat: str) -> Any:
        """No support, no Blade, no ability, no move, no bid; the first of what must be."""
        shape = self.shape(seat)
        if isinstance(shape, Shuffle):
            return {"deck": shape.deck, "order": list(shape.cards)}
        plain: dict[str | None, list[Any]] = {
            "support": [
                {a: "none" for a in self.state.areas_of(seat) if self.order(a) == "support"},
            ],
            "refuse-support": [[]],
            "blade": [blade("tides", use=False), blade(use=False)],
            "raven": [{"do": "pass"}],
            "march": [march(a) for a in self.state.with_order(seat, "march")],
            "bid": [0],
            "muster": [{}],
            "ability": [ability(self._subject("card"), use=False)],
        }
        for value in plain.get(self.kind, []):
            if shape.check(value) is None:
                return value
        return shape.sample(Plain())

    def _subject(self, param: str) -> str:
        """The id of the thing that the open question is about."""
        named = self.game.question.params.get(param) if self.game.question else None
        return str(named).partition(":")[2]

    # -- looking ----------------------------------------------------------------------------------

    def units(self, area: str) -> str:
        """Whose units are in an area: ``"tyrell 1F 2K(r)"`` (in the order F K S E), or ``""``."""
        if area not in self.state.units:
            return ""
        return f"{self.state.owner[area]} {in_letters(self.state.units[area])}"

    def power(self, house: str) -> int:
        """Available Power of a house."""
        return self.state.power[house]

    def supply(self, house: str) -> int:
        """The Supply position of a house."""
        return self.state.supply[house]

    def order(self, area: str) -> str | None:
        """The order that lies in an area."""
        return self.state.orders.get(area)

    def token(self, area: str) -> str | None:
        """Whose Power token lies in an area."""
        return self.state.tokens.get(area)

    def controller(self, area: str) -> str | None:
        """Who controls a land area or a port."""
        return controller(self.state, area)

    def castles(self, house: str) -> int:
        """How many areas with a castle or stronghold a house controls."""
        return castles(self.state, house)

    def track(self, track: Track) -> list[str]:
        """The houses on a track, position 1 first."""
        return list(self.state.tracks[track])

    def hand(self, house: str) -> list[str]:
        """The House cards in hand, sorted."""
        return sorted(self.state.hand[house])

    def discard(self, house: str) -> list[str]:
        """The discarded House cards, sorted."""
        return sorted(self.state.discard[house])

    @property
    def told(self) -> list[Event]:
        """Everything that was told so far, secrets included."""
        self._told += self.game.fetch_events()
        return self._told

    def events(self, kind: str) -> list[Mapping[str, Any]]:
        """What was told so far under a kind: the parameters of each event."""
        return [e.params for e in self.told if e.kind == kind]

    def strengths(self) -> tuple[int, int]:
        """Final strengths of the last combat decided: attacker, defender."""
        last = self.events("combat-decided")[-1]
        return last["attack"], last["defence"]

    def initial_strengths(self) -> tuple[int, int]:
        """Initial strengths of the last combat: attacker, defender (9.2.3)."""
        last = self.events("initial-strengths")[-1]
        return last["attack"], last["defence"]


class Plain:
    """A generator that always takes the first option and leaves decks as they are."""

    def random(self) -> float:
        """Return 0."""
        return 0.0

    def shuffle(self, x: list[Any], /) -> None:
        """Change nothing."""


def stacked(cards: Iterable[str], first: Sequence[str]) -> list[str]:
    """Return a deck with some of its cards on top."""
    rest = list(cards)
    for card in first:
        rest.remove(card)
    return [*first, *rest]
