"""Checking a record: whether luck, receipts and log are as they were promised and handed out."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from engine.kernel.ruleset import Ruleset

from .encoding import FORMAT, LARGEST, canonical
from .following import Following, NotByTheRules
from .luck import SECRET_BYTES, Agreed, Luck, Word, in_order, shuffled
from .proof import Entry, beginning, behind, gone_back
from .receipts import NONCE_BYTES
from .stream import Stream

CHANCE = "chance"


@dataclass(frozen=True, slots=True)
class Problem:
    """What is wrong, and where.

    ============= =====================================================================
    ``missing``   the record has no section ``fairness``, or not one of this format
    ``form``      something in it is not what it has to be
    ``promise``   a hash (``at``: which, from 1) is not that of this secret, game and rules
    ``agreed``    what was promised last is not what the record says was played
    ``draw``      what chance has answered (``at``: which draw, from 1) does not follow
    ``rules``     something (``at``: which answer, from 1, undone ones counted) is not by the rules
    ``receipt``   a receipt (``at``: which sealed answer, from 1) is not that of its answer
    ``log``       the log does not lead to the record's steps
    ``head``      the log does not end as the section says
    ``unseen``    a hash that somebody has seen (``at``) is not in the record
    ============= =====================================================================
    """

    id: str
    at: str = ""


@dataclass(slots=True)
class Checked:
    """What came of checking a record."""

    problems: list[Problem] = field(default_factory=list)
    commitment: str = ""
    head: str = ""
    words: tuple[Word, ...] = ()
    draws: int = 0
    undone: int = 0
    """How many answers were taken back."""
    receipts: list[str] = field(default_factory=list)

    @property
    def ok(self) -> bool:
        """Whether nothing is wrong."""
        return not self.problems


class _Malformed(Exception):
    """Something in the section is not what it has to be."""


def check(
    record: Mapping[str, Any],
    seen: Collection[str] = (),
    *,
    rules: Ruleset[Any] | None = None,
) -> Checked:
    """Check a record, and whether it holds what was seen of the game.

    With its ``rules`` the game is played, what was undone as well, and each draw is held against
    what the rules ask. Without them a record can claim anything of what was drawn from what.
    ``seen``: hashes that somebody has seen while the game went on, or their beginnings: of the
    promise, of receipts, of the end of the log. Never raises, whatever the record is.
    """
    checked = Checked()
    section = record.get("fairness")
    if not isinstance(section, Mapping) or section.get("format") != FORMAT:
        checked.problems.append(Problem("missing"))
        return checked
    try:
        _Check(record, section, checked, rules).run(seen)
    except (_Malformed, KeyError, TypeError, ValueError, RecursionError):
        checked.problems.append(Problem("form"))
    return checked


class _Check:
    """One record that is being checked."""

    def __init__(
        self,
        record: Mapping[str, Any],
        section: Mapping[str, Any],
        checked: Checked,
        rules: Ruleset[Any] | None,
    ) -> None:
        self.record, self.section, self.checked = record, section, checked
        self.rules = rules
        self.following: Following | None = None
        self.answers = 0
        """How many answers were looked at, undone ones included."""
        self.commitments: list[str] = []
        self.heads: list[str] = []

    def say(self, id: str, at: object = "") -> None:
        """Note a problem."""
        self.checked.problems.append(Problem(id, str(at)))

    def run(self, seen: Collection[str]) -> None:
        """Check everything."""
        self.check_promises()
        words = tuple(
            Word(seat=_text(one["seat"]), word=_text(one["word"]))
            for one in _list(self.section["words"])
        )
        self.checked.words = words
        self.check_log(Luck(self.played(), self.secret(), words))
        known = [*self.commitments, *self.heads, *self.checked.receipts]
        for one in seen:
            if not _is_among(one, known):
                self.say("unseen", one)

    # -- promises ---------------------------------------------------------------------------------

    def secret(self) -> bytes:
        """Return the secret."""
        return _bytes(self.section["secret"], SECRET_BYTES)

    def played(self) -> Agreed:
        """Return what the record says was played."""
        record = self.record
        return Agreed(
            _count(self.section["game"]),
            _text(record["ruleset"]),
            _mapping(record.get("options", {})),
            tuple(_list(record.get("seats", []))),
            _mapping(record.get("rulings", {})),
        )

    def check_promises(self) -> None:
        """Compare every hash with the secret, and the last one with what was played."""
        played, promised = self.played(), _list(self.section["promised"])
        for number, one in enumerate(promised, 1):
            agreed = Agreed(
                played.game,
                played.ruleset,
                _mapping(one["options"]),
                _list(one["seats"]),
                _mapping(one["rulings"]),
            )
            said = _text(one["commitment"])
            self.commitments.append(said)
            if agreed.commitment(self.secret()) != said:
                self.say("promise", number)
        if not promised:
            raise _Malformed
        self.checked.commitment = self.commitments[-1]
        last = {key: promised[-1][key] for key in ("options", "seats", "rulings")}
        if canonical(last) != canonical({key: played.to_json()[key] for key in last}):
            self.say("agreed")

    # -- the log ----------------------------------------------------------------------------------

    def check_log(self, luck: Luck) -> None:
        """Follow the log to its end, with all draws and receipts on the way."""
        steps, marks = _list(self.record["steps"]), self.section["marks"]
        if self.rules is not None:
            self.by_the_rules(self.begin)
        standing: list[Any] = []
        at, head = 0, beginning(luck)
        asked = head
        self.heads.append(head)
        for told in _list(self.section["log"]):
            unasked = isinstance(told, Mapping) and "unasked" in told
            happened = told["unasked"] if unasked else told
            if isinstance(happened, Mapping):
                kept = _count(happened["kept"])
                self.checked.undone += max(0, len(standing) - kept)
                if kept > len(standing):
                    self.say("log")
                del standing[kept:]
                if self.following is not None:
                    self.by_the_rules(partial(self.following.go_back, len(standing)))
                head = asked = gone_back(luck, head, kept)
            else:
                if isinstance(happened, list):
                    batch = happened
                else:
                    upto = at + _count(happened)
                    batch = [
                        {**{key: step[key] for key in ("seat", "kind", "value")}, **marked}
                        for n, step in enumerate(steps[at:upto], at + 1)
                        for marked in (marks.get(str(n), {}),)
                    ]
                    at = upto
                standing += batch
                head = self.follow(luck, head, asked, batch)
                asked = asked if unasked else head
            self.heads.append(head)
        bare = [{k: s[k] for k in ("seat", "kind", "value")} for s in standing]
        # For whom somebody decided follows from the rules, and is not in the log.
        said = [{k: v for k, v in dict(s).items() if k != "for"} for s in steps]
        if at != len(steps) or canonical(bare) != canonical(said):
            self.say("log")
        if head != self.section["head"]:
            self.say("head")
        self.checked.head = head

    def begin(self) -> None:
        """Begin the game that the log tells of."""
        assert self.rules is not None
        self.following = Following(self.rules, self.played())

    def by_the_rules(self, do: Callable[[], None]) -> None:
        """Let the game that follows the log do something; where it cannot, it ends."""
        try:
            do()
        except NotByTheRules:
            self.say("rules", self.answers)
            self.following = None

    def follow(self, luck: Luck, head: str, asked: str, batch: Sequence[Mapping[str, Any]]) -> str:
        """Check answers that were opened together; return the head of the log behind them.

        ``asked`` was the head when they were asked for.
        """
        entries = []
        for step in batch:
            nonce = _bytes(step["nonce"], NONCE_BYTES) if "nonce" in step else None
            options = _options(step["from"]) if "from" in step else None
            entry = Entry(_text(step["seat"]), _text(step["kind"]), step["value"], options, nonce)
            entries.append(entry)
            self.answers += 1
            if entry.seat == CHANCE:
                self.check_draw(luck, entry)
            if self.following is not None:
                self.by_the_rules(partial(self.following.take, entry))
            if nonce is not None:
                self.checked.receipts.append(_text(step["receipt"]))
                if entry.marks(luck.agreed.game, asked)["receipt"] != step["receipt"]:
                    self.say("receipt", len(self.checked.receipts))
        return behind(luck, head, tuple(entries), asked)

    def check_draw(self, luck: Luck, entry: Entry) -> None:
        """Draw again what chance has answered."""
        self.checked.draws += 1
        if self.following is not None:
            self.by_the_rules(partial(self.check_by_the_rules, luck, entry))
            return
        stream, value = Stream(luck.seed, self.checked.draws), entry.value
        if isinstance(entry.options, dict):
            first = [_text(card) for card in _list(entry.options["first"])]
            below = [_text(card) for card in _list(value["order"])[len(first) :]]
            order = [*first, *shuffled(stream, below)]
            right = canonical({"deck": _text(value["deck"]), "order": order}) == canonical(value)
        elif entry.options is not None and isinstance(value, dict) and "cards" in value:
            cards = [_text(card) for card in entry.options]
            dealt = shuffled(stream, cards)[: len(_list(value["cards"]))]
            right = canonical({**value, "cards": sorted(dealt)}) == canonical(value)
        elif entry.options is not None:
            options = in_order(entry.options)
            drawn = options[stream.below(len(options))] if options else None
            right = bool(options) and canonical(drawn) == canonical(value)
        else:
            cards = [_text(card) for card in _list(value["order"])]
            drawn = {"deck": _text(value["deck"]), "order": shuffled(stream, cards)}
            right = canonical(drawn) == canonical(value)
        if not right:
            self.say("draw", self.checked.draws)

    def check_by_the_rules(self, luck: Luck, entry: Entry) -> None:
        """Draw what the rules ask for, and compare it with what chance has answered."""
        assert self.following is not None
        if not self.following.draw(luck, self.checked.draws, entry):
            self.say("draw", self.checked.draws)


def _is_among(one: str, found: Collection[str]) -> bool:
    """Tell whether a hash, or its beginning, is among some."""
    wanted = "".join(one.lower().split())
    return len(wanted) >= 8 and any(hash.startswith(wanted) for hash in found)


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise _Malformed
    return value


def _count(value: object) -> int:
    if type(value) is not int or not 0 <= value <= LARGEST:
        raise _Malformed
    return value


def _list(value: object) -> list[Any]:
    if not isinstance(value, list | tuple):
        raise _Malformed
    return list(value)


def _mapping(value: object) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise _Malformed
    return value


def _options(value: object) -> Any:
    return dict(value) if isinstance(value, Mapping) else _list(value)


def _bytes(value: object, length: int) -> bytes:
    found = bytes.fromhex(_text(value))
    if len(found) != length or found.hex() != value:
        raise _Malformed
    return found
