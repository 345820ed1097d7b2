"""The check of a log against the rules of the table: its opening, its players, and each light."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any

from engine.kernel.ask import CHANCE, Seat
from engine.kernel.game import AnyGame, Game
from engine.kernel.ruleset import AnyRuleset, BadSetup

from .beacon import LAG, Beacon, posted_at
from .entries import (
    HOST,
    STEWARD,
    Agree,
    Begin,
    BidBack,
    BidEntry,
    BidsOpened,
    ChainRecord,
    Dark,
    Join,
    Leave,
    Lit,
    OpenEntry,
    SeatedEntry,
    Undo,
)
from .log import NO_BEACON, Log, seal_of
from .seating import sitting
from .verdict import Verdict


@dataclass(frozen=True, slots=True)
class BidSeal:
    """Bids that are sealed."""

    number: int
    """The number of their entry."""
    before: str
    """The head before it."""
    receipt: str


class RuleBroken(Exception):
    """A broken rule, after which nothing can be checked."""


class Lobby:
    """A log that is followed from its beginning to the seats."""

    def __init__(
        self,
        record: ChainRecord,
        rulesets: Mapping[str, AnyRuleset],
        beacons: Mapping[str, Beacon],
        known: Collection[str],
        verdict: Verdict,
    ) -> None:
        self.record, self.rulesets, self.beacons = record, rulesets, beacons
        self.known, self.verdict = known, verdict
        self.log = Log(bytes.fromhex(record.secret))
        self.number = 0
        """The number of the entry that is being checked."""
        self.stage = "nothing"
        self.joined: list[str] = []
        self.people: list[str] = []
        """The people at the table; seats are drawn for them in this order."""
        self.pressed = 0
        """When someone last pressed something, in milliseconds."""
        self.round = 0
        """The round of the last light."""
        self.unsigned: set[int] = set()
        """The lights whose signature is not the beacon's."""
        self.posts: dict[str, str] = {}
        """The post of each head that has a light."""
        self.targets = {entry.to for entry in record.log if isinstance(entry, Undo)}
        self.receipts: dict[str, tuple[int, str]] = {}
        """The receipts of answers and bids that were not opened, with their entries and by whom."""
        self.bids: dict[str, BidSeal] = {}
        """The bids that are sealed, by the people who have bid."""
        self.sitting: dict[Seat, str] = {}
        """The current player of each seat."""
        self._game: AnyGame | None = None

    def hold(self, check: str, true: bool, **said: Any) -> None:
        """Record a broken rule unless a statement is true.

        Raises RuleBroken.
        """
        if not true:
            self.verdict.blame(check, self.number, **said)
            raise RuleBroken

    @property
    def opening(self) -> OpenEntry:
        """The first entry of the log, after it was read."""
        assert self.log.opening is not None
        return self.log.opening

    @property
    def game(self) -> AnyGame:
        """The game, after it has begun."""
        assert self._game is not None
        return self._game

    def chance(self) -> bool:
        """Whether chance is asked."""
        question = self.game.question
        return question is not None and CHANCE in question.shapes

    def everybody(self) -> tuple[str, ...]:
        """Return the people who have seats."""
        return tuple(sorted({who for who in self.sitting.values() if who != STEWARD}))

    # -- the table opens -----------------------------------------------------------------------

    def _open(self, entry: OpenEntry) -> None:
        self.stage = "lobby"
        self.unsigned = self._unsigned(entry)
        secret = bytes.fromhex(self.record.secret)
        self.hold("seal", seal_of(entry, secret) == entry.seal)
        self.hold("beacon:chain", entry.beacon in {*self.beacons, NO_BEACON})
        self.hold("beacon:lag", entry.lag == LAG)
        self.hold("rules:ruleset", entry.ruleset in self.rulesets)
        self._known(entry.rules)

    def _unsigned(self, entry: OpenEntry) -> set[int]:
        """Return the numbers of lights whose signature is not the beacon's.

        All are checked together, and one after another only if that fails.
        """
        lights = {
            n: (e.round, e.signature) for n, e in enumerate(self.record.log) if isinstance(e, Lit)
        }
        beacon = self.beacons.get(entry.beacon)
        if beacon is None or beacon.signs(*lights.values()):
            return set()
        return {number for number, light in lights.items() if not beacon.signs(light)}

    def _known(self, rules: str) -> None:
        self.hold("rules:known", rules in self.known, rules=rules)

    def _agree(self, entry: Agree) -> None:
        pass  # Whether it can be played is checked when the game begins.

    def _join(self, entry: Join) -> None:
        again = entry.person in self.joined and entry.person not in self.people
        self.hold("people:join", again or entry.person == f"p{len(self.joined) + 1}")
        self._press(entry.press)
        self.people.append(entry.person)
        if not again:
            self.joined.append(entry.person)

    def _leave(self, entry: Leave) -> None:
        self.hold("people:leave", entry.person in self.people)
        self._press(entry.press)
        self.people.remove(entry.person)
        self.bids.pop(entry.person, None)

    def _bid(self, entry: BidEntry) -> None:
        self.hold("bid:people", entry.person in self.people, who=entry.person)
        self.receipts[entry.receipt] = (self.number, entry.person)
        self.bids[entry.person] = BidSeal(self.number, self.log.head, entry.receipt)

    def _unbid(self, entry: BidBack) -> None:
        self.hold("unbid", self.bids.pop(entry.person, None) is not None, who=entry.person)

    def _press(self, press: str) -> None:
        self.pressed = max(self.pressed, posted_at(press))

    def _begin(self, entry: Begin) -> None:
        self.hold("people:begin", entry.people.keys() == set(self.people))
        self.stage = "begun"

    # -- light, and seats ----------------------------------------------------------------------

    def _lit(self, entry: Lit) -> None:
        beacon = self.beacons.get(self.opening.beacon)
        self.hold("beacon:none", beacon is not None)
        assert beacon is not None
        self._wanted()
        post = entry.post.partition("/")[2]
        self.hold("round:press", posted_at(post) >= self.pressed)
        self.hold("round:post", entry.round == beacon.round_for(post))
        self.hold("round:rises", entry.round > self.round)
        self.round = entry.round
        self.hold("beacon:signature", self.number not in self.unsigned, round=entry.round)
        self.posts[self.log.head] = entry.post
        self.stage = "lit" if self.stage == "begun" else self.stage

    def _dark(self, entry: Dark) -> None:
        self._wanted()
        none = self.opening.beacon == NO_BEACON
        alone = len(self.people) == 1
        self.hold("dark:why", none == (entry.why == "none") and (alone or entry.why != "alone"))
        by = (HOST,) if self.stage == "begun" or entry.why != "unreached" else self.everybody()
        self.hold("dark:by", tuple(sorted(entry.by)) == by)
        self.verdict.warn("dark" if not none else "dark:none", self.number)
        self.stage = "lit" if self.stage == "begun" else self.stage

    def _wanted(self) -> None:
        """Check that a light is due: chance is next, and nothing can be drawn."""
        self.hold("order:light", self.log.wants_light and (self.stage == "begun" or self.chance()))

    def _bids(self, entry: BidsOpened) -> None:
        self.hold("bids:people", entry.bids.keys() == self.bids.keys() != set())
        for person, bids in entry.bids.items():
            seal = self.bids[person]
            right = self.log.bid_receipt_at(seal.number, seal.before, person, bids)
            self.hold("bids:receipt", right == seal.receipt, who=person, locked=seal.number)
            self.receipts.pop(seal.receipt)
        self.bids = {}

    def _seated(self, entry: SeatedEntry) -> None:
        self.hold("bids:missing", not self.bids)
        opening, agreed = self.opening, self.log.agreed
        assert agreed is not None
        rules = self.rulesets[opening.ruleset]
        try:
            seats, setup = self.log.seat_all(rules)
        except BadSetup as error:
            self.hold("rules:setup", False, why=error)
            raise
        self.hold("seats", seats == entry.seats)
        self.sitting = sitting(seats)
        self._game = Game(rules, setup, keep_rests=bool(self.targets))
        self.stage = "playing"
