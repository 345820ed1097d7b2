"""The log of a table as one chain, and the luck that follows from it.

What is added is not checked here, because the owner of a log also plays the game.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Literal

from engine.kernel.ask import CHANCE, Seat
from engine.kernel.data import Data, Json
from engine.kernel.ruleset import AnyRuleset, BadSetup, Setup
from engine.kernel.shapes.base import AnyShape

from .auction import SeatBids
from .beacon import LAG
from .drawing import Stream, drawn
from .entries import (
    Agree,
    AnyEntry,
    Begin,
    BidsOpened,
    ChainRecord,
    Dark,
    Drawn,
    Lit,
    Opened,
    OpenEntry,
    PlayDetails,
    SeatedEntry,
    Unasked,
    Undo,
)
from .hashing import digest, hash_of_rules, mac
from .seating import seat_all

BID = "bid"
"""The kind of what someone seals when they bid for seats."""
NO_BEACON = "none"
"""What stands for the beacon of tables without one."""


def open_table(
    secret: bytes,
    *,
    game: int,
    guild: str,
    channel: str,
    ruleset: str,
    options: Data,
    rulings: Mapping[str, str],
    beacon: str,
    lights: Literal["once", "always"] = "once",
    rules: str | None = None,
) -> OpenEntry:
    """Return the first entry of a log, which seals its secret."""
    opening = OpenEntry(
        game=game,
        guild=guild,
        channel=channel,
        ruleset=ruleset,
        rules=rules or hash_of_rules(),
        options=dict(options),
        rulings=dict(rulings),
        beacon=beacon,
        lag=LAG,
        lights=lights,
        seal="0" * 64,
    )
    return opening.model_copy(update={"seal": seal_of(opening, secret)})


def seal_of(opening: OpenEntry, secret: bytes) -> str:
    """Return the hash that commits a secret to everything in an opening."""
    said = {key: value for key, value in opening.model_dump().items() if key != "seal"}
    return digest("seal", {**said, "secret": secret.hex()})


def rest_hash(rest: PlayDetails) -> str:
    """Return the hash by which the end binds the details that no rule reads."""
    return digest("rest", rest.model_dump())


class Log:
    """A log so far: its head, and the source of its next luck."""

    def __init__(self, secret: bytes, entries: Iterable[AnyEntry] = ()) -> None:
        self._secret = secret
        self._keys: dict[str, bytes] = {}
        self.head = ""
        """The hash of all entries in their order."""
        self.number = 0
        """The number of the next entry."""
        self.opening: OpenEntry | None = None
        self.agreed: OpenEntry | Agree | None = None
        """The options, rulings and lights that are agreed."""
        self.begun: Begin | None = None
        self.bids: BidsOpened | None = None
        """What everyone has bid for seats, once that is open."""
        self.lights = 0
        self._dark = 0
        """How often the log has continued without a light since the last one."""
        self._seed = b""
        self._draws = 0
        """How many draws have used the present seed."""
        self._decided = False
        """Whether anyone has decided anything since the last light."""
        for entry in entries:
            self.append(entry)

    @classmethod
    def resume(cls, secret: bytes, said: Iterable[AnyEntry], state: Data) -> Log:
        """Return a log as it was when it returned its ``state``.

        ``said`` has its opening, the last agreement, and the beginning of the game, as far as these
        entries exist.
        """
        log = cls(secret, said)
        log.head, log.number, log.lights = state["head"], state["number"], state["lights"]
        log._dark, log._seed = state["dark"], bytes.fromhex(state["seed"])
        log._draws, log._decided = state["draws"], state["decided"]
        return log

    def state(self) -> Json:
        """Return the state of the log as plain data. It is secret, because future draws follow from
        it."""
        return {
            "head": self.head,
            "number": self.number,
            "lights": self.lights,
            "dark": self._dark,
            "seed": self._seed.hex(),
            "draws": self._draws,
            "decided": self._decided,
        }

    def append(self, entry: AnyEntry) -> str:
        """Add an entry; return the head after it."""
        match entry:
            case OpenEntry():
                self.opening = self.agreed = entry
                for key in ("log", "luck", "salt"):
                    self._keys[key] = mac(self._secret, "key", [key, entry.seal])
            case Agree():
                self.agreed = entry
            case Begin():
                self.begun = entry
            case BidsOpened():
                self.bids = entry
            case Lit():
                self.lights, self._dark = self.lights + 1, 0
                self._light("epoch", [self.head, entry.round, entry.signature])
            case Dark():
                self._light("dark", [self.lights, self._dark])
                self._dark += 1
            case SeatedEntry() | Drawn():
                self._draws += 1
            case Opened() | Unasked():
                self._decided = True
            case _:
                pass
        self.head = mac(self._keys["log"], "log", [self.head, entry.model_dump()]).hex()
        self.number += 1
        return self.head

    def _light(self, label: str, said: list[Any]) -> None:
        self._seed = mac(self._keys["luck"], label, said)
        self._draws, self._decided = 0, False

    @property
    def secret(self) -> str:
        """The secret from which all luck follows, in hexadecimal. Secret until the game is over."""
        return self._secret.hex()

    @property
    def unlit(self) -> bool:
        """Whether the log continued without the last light."""
        return self._dark > 0

    @property
    def wants_light(self) -> bool:
        """Whether nothing can be drawn before another light, or before the log continues without
        it."""
        assert self.agreed is not None
        return not self._seed or (self.agreed.lights == "always" and self._decided)

    def draw(self, shape: AnyShape) -> Any:
        """Return the next answer of chance, which is the same at every call."""
        return drawn(self._stream(), shape)

    def seat_all(self, rules: AnyRuleset) -> tuple[dict[str, Seat], Setup]:
        """Return the players of the seats, and the set-up of the game.

        Raises BadSetup.
        """
        agreed, begun = self.agreed, self.begun
        assert agreed is not None
        assert begun is not None
        people = sorted(begun.people.items(), key=lambda one: int(one[0][1:]))
        chosen = dict(people) | {f"s{n}": None for n, _ in enumerate(begun.stewards, 1)}
        bids = None if self.bids is None else self.bids.bids
        return seat_all(rules, agreed.options, agreed.rulings, chosen, self._stream(), bids)

    def receipt_at(self, number: int, before: str, answer: list[Any]) -> str:
        """Return the receipt of an answer that entry ``number`` has locked; ``before`` is the head
        before it.

        The salt that makes guessing the answer impossible is nobody's choice.
        """
        nonce = mac(self._keys["salt"], "nonce", [number]).hex()
        return digest("receipt", [before, *answer, nonce])

    def bid_receipt_at(self, number: int, before: str, person: str, bids: SeatBids) -> str:
        """Return the receipt of the bids that entry ``number`` has sealed."""
        return self.receipt_at(number, before, [person, BID, dict(bids), person])

    def _stream(self) -> Stream:
        return Stream(self._seed, self._draws)


def as_played(record: ChainRecord, rules: AnyRuleset) -> Json:
    """Return the game as a record of the form ``record/1``, without anything that was taken back.

    Raises BadSetup.
    """
    log, setup = Log(bytes.fromhex(record.secret)), None
    standing: list[tuple[int, list[Json]]] = []
    for number, entry in enumerate(record.log):
        match entry:
            case SeatedEntry() if log.begun is not None:
                _, setup = log.seat_all(rules)
            case Drawn():
                said = {"seat": CHANCE, "kind": entry.kind, "value": entry.value}
                standing.append((number, [said]))
            case Opened() | Unasked():
                answers = entry.answers if isinstance(entry, Opened) else [entry]
                shown = {"seat", "kind", "value"}
                standing.append((number, [one.model_dump(include=shown) for one in answers]))
            case Undo():
                standing = [one for one in standing if one[0] <= entry.to]
            case _:
                pass
        if setup is None:
            log.append(entry)
    if setup is None or log.opening is None:
        raise BadSetup("the game has not begun")
    return {
        "format": "record/1",
        "ruleset": log.opening.ruleset,
        "options": dict(setup.options),
        "seats": list(setup.seats),
        "rulings": dict(setup.rulings),
        "players": {seat: list(names) for seat, names in record.rest.players.items()},
        "pace": {kind: [ms / 1000 for ms in taken] for kind, taken in record.rest.pace.items()},
        "steps": [step for _, said in standing for step in said],
        "checks": [],
    }
