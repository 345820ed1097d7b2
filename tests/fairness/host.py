"""Whoever runs the bot, at a table where everybody answers at random: honest, or told how to cheat.

A host keeps a log and plays by it, as the bot does; the beacon is one of the suite's own. What
people at the table could have kept is kept.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Literal

from engine.fairness.beacon import DISCORD_EPOCH, QUICKNET, Beacon
from engine.fairness.entries import (
    CLOCK,
    FORCED,
    STEWARD,
    Agree,
    AnswerEntry,
    AnyEntry,
    Begin,
    BidBack,
    BidEntry,
    BidsOpened,
    Dark,
    Drawn,
    End,
    Join,
    Leave,
    Lit,
    LockedEntry,
    Opened,
    PlayDetails,
    SeatedEntry,
    Unasked,
    Undo,
    Unlocked,
)
from engine.fairness.log import NO_BEACON, Log, open_table, rest_hash, seal_of
from engine.fairness.seating import on_offer
from engine.kernel.ask import CHANCE
from engine.kernel.capabilities import hidden_from_all, interjections_of, was_seen
from engine.kernel.game import Game
from engine.kernel.phrase import Refused
from engine.kernel.shapes import Shuffle
from engine.kernel.shapes.base import Shape
from engine.kernel.worlds import fork
from engine.rulesets import rulesets

CHANNEL = "7000"
RULES = "5e" * 32
"""Stands for the rules, of which the true hash changes with every line."""
SHORT = 34
"""Entries after which a game is broken off that need not be whole."""
WHOLE = {"inis": 25}
"""Seeds by which random players come to an end soon."""


def signature_of(number: int) -> str:
    """Return the signature of a round of the suite's own beacon."""
    return hashlib.sha384(f"round {number}".encode()).hexdigest()


class Own(Beacon):
    """A beacon of the suite's own, which costs nothing."""

    def signs(self, *rounds: tuple[int, str]) -> bool:
        """Tell whether the signatures are its own."""
        return all(signature == signature_of(number) for number, signature in rounds)


OWN = Own(chain="0123" * 16, key="", genesis=QUICKNET.genesis, period=QUICKNET.period)


@dataclass
class Kept:
    """What people at a table could see of its log while it went on."""

    seal: str = ""
    receipts: list[str] = field(default_factory=list)
    posts: list[tuple[str, str]] = field(default_factory=list)
    """The heads that were lit, each with the first post in which it stood."""
    late: list[tuple[str, str]] = field(default_factory=list)
    """The same with the last post in which it stood."""
    opened: list[str] = field(default_factory=list)
    """The heads behind answers that were opened."""
    end: str = ""

    def text(self, what: str = "all", posts: object = None) -> str:
        """Return what somebody has copied."""
        lines = {
            "none": [],
            "seal": [self.seal],
            "receipts": [self.seal, *self.receipts],
            "anchors": [self.seal, *self.opened],
            "all": [self.seal, *self.opened, *self.receipts, self.end],
        }[what]
        links = self.late if posts == "late" else self.posts if posts else []
        shown = [f"https://discord.com/channels/1/{post} ⚄ 12·7 {head}" for head, post in links]
        return "\n".join(f"||{line}||" for line in lines) + "\n" + "\n".join(shown)


@dataclass(frozen=True)
class Played:
    """A game that is over, or broken off, and what was seen of it."""

    record: dict[str, Any]
    kept: Kept

    def bytes(self) -> bytes:
        """Return the record as it is written."""
        return written(self.record)


def written(record: Any) -> bytes:
    """Write a record, whatever is in it."""
    return json.dumps(
        record, sort_keys=True, separators=(",", ":"), ensure_ascii=False
    ).encode("utf-8", "surrogatepass")  # fmt: skip


class Host:
    """Plays one game. ``hook`` says what an altered host does otherwise."""

    def __init__(
        self,
        ruleset: str,
        seed: int | None = None,
        *,
        lights: str = "once",
        undo: str = "",
        whole: bool = False,
        entries: int = SHORT,
        secret: str = "",
        options: dict[str, Any] | None = None,
        people: int = 3,
        **hook: Any,
    ) -> None:
        self.rules, self.hook = rulesets[ruleset], hook
        self.undo, self.whole, self.least, self.wanted = undo, whole, entries, people
        if seed is None:
            seed = WHOLE.get(ruleset, 1) if whole else 1
        self.rng = Random(f"{seed}/{ruleset}")
        self.secret = self.rng.randbytes(32)
        if secret:
            self.secret = bytes.fromhex(secret)
        self.ms = 1_760_000_000_000
        self.options, self.lights = options or {}, lights
        self.entries: list[AnyEntry] = []
        self.log = Log(self.secret)
        self.kept = Kept()
        self.players: dict[str, list[str]] = {}
        self.stands: list[tuple[int, Game[Any], list[AnyEntry]]] = []
        """Where one can go back to: the entry, the game, and what has come since."""
        self.sealed: set[str] = set()
        self.shuffles = 0

    def add(self, entry: AnyEntry) -> str:
        """Write down what has happened."""
        self.entries.append(entry)
        return self.log.append(entry)

    def id(self, later: int = 1000) -> str:
        """Return the next id of Discord."""
        self.ms += later
        return str(self.ms - DISCORD_EPOCH << 22)

    def play(self) -> Played:
        """Play the game; return its record."""
        self.gather()
        self.seat()
        while self.goes_on():
            self.step()
        rest = PlayDetails(players={"p1": ("winter",)}, pace={"orders": (1000, 62_500)})
        over = self.game.question is None
        result: Literal["over", "abandoned"] = "abandoned"
        if over or self.hook.get("claims_end"):
            result = "over"
        self.kept.end = self.add(End(result=result, rest=rest_hash(rest)))
        log = [entry.model_dump() for entry in self.entries]
        record = {
            "format": "record/2",
            "secret": self.secret.hex(),
            "log": log,
            "rest": rest.model_dump(),
        }
        return Played(json.loads(written(record)), self.kept)

    def goes_on(self) -> bool:
        """Tell whether the table plays on."""
        if self.game.question is None:
            return False
        several = any(isinstance(e, Opened) and len(e.answers) > 1 for e in self.entries)
        enough = several and len(self.entries) >= self.least and self.undo in ("", "done")
        return self.whole or not enough or len(self.game.sealed) > 0

    # -- before the game ----------------------------------------------------------------------

    def gather(self) -> None:
        """Open the table, and let people come."""
        hook = self.hook
        setup = self.rules.prepare(self.options, (), {})
        beacon = NO_BEACON if hook.get("dark") == "none" else hook.get("beacon", OWN.chain)
        opening = open_table(
            self.secret,
            game=7,
            guild="1",
            channel=CHANNEL,
            ruleset=self.rules.id,
            options=self.options,
            rulings={},
            beacon=beacon,
            lights=self.lights,  # type: ignore[arg-type]  # rows are data
            rules=hook.get("rules", RULES),
        )
        if "lag" in hook:
            opening = opening.model_copy(update={"lag": hook["lag"]})
            opening = opening.model_copy(update={"seal": seal_of(opening, self.secret)})
        self.kept.seal = opening.seal
        self.add(opening)
        number = min(self.wanted, len(setup.seats))
        for n in hook.get("joins", range(1, number + 2)):
            self.add(Join(person=f"p{n}", press=self.id()))
        self.add(Leave(person=f"p{number + 1}", press=self.id()))
        if "leaves" in hook:
            self.add(Leave(person=hook["leaves"], press=self.id()))
        if hook.get("returns"):
            self.add(Leave(person="p2", press=self.id()))
            self.add(Join(person="p2", press=self.id()))
        # Usual options are left out, so that the luck of a game does not change with a new one.
        agreed = {
            name: value
            for name, value in setup.options.items()
            if name in self.rules.options and value != self.rules.options[name][0]
        }
        self.add(Agree(options=agreed, rulings={}, lights=opening.lights))
        people: dict[str, str | None] = {f"p{n}": None for n in range(1, number + 1)}
        if number > 1:
            people["p1"] = on_offer(self.rules, setup)[0]
        if "ghost" in hook:
            people[hook["ghost"]] = people.pop("p2")
        stewards = ("squire",) * (len(setup.seats) - number)
        self.bid(people)
        self.add(Begin(people=people, stewards=stewards))

    def bid(self, people: dict[str, str | None]) -> None:
        """Let people bid for seats, which nobody has chosen then."""
        self.bids: dict[str, dict[str, int]] = {}
        for person, bids in self.hook.get("bids", ()):
            self.bids[person], people["p1"] = bids, None
            receipt = self.log.bid_receipt_at(self.log.number, self.log.head, person, bids)
            self.kept.receipts.append(receipt)
            self.add(BidEntry(person=person, receipt=receipt))
        for person in self.hook.get("unbid", ()):
            self.bids.pop(person, None)
            self.add(BidBack(person=person))

    def seat(self) -> None:
        """Draw seats, and begin."""
        self.light()
        opened = self.hook.get("opened", self.bids)
        if opened:
            self.add(BidsOpened(bids=opened))
        seats, setup = self.log.seat_all(self.rules)
        if self.hook.get("seats"):
            seats |= {"p2": seats["p3"], "p3": seats["p2"]}
        self.sitting = {seat: who if who[0] == "p" else STEWARD for who, seat in seats.items()}
        self.game: Game[Any] = Game(self.rules, setup)
        self.add(SeatedEntry(seats=seats))
        self.stand()

    # -- luck ---------------------------------------------------------------------------------

    def light(self) -> None:
        """Post the head, wait for its round, and go on by it."""
        hook, head = self.hook, self.log.head
        early = not any(isinstance(e, SeatedEntry) for e in self.entries)
        if (why := hook.get("dark")) and (early or "always" in hook):
            by = ("host",) if early else hook.get("dark_by") or self.everybody()
            self.add(Dark(why=why, by=tuple(by)))
            return
        post = self.id(60_000)
        self.kept.posts.append((head, f"{CHANNEL}/{post}"))
        if hook.get("retry"):
            post = self.id(hook["retry"] * 1000)
        if hook.get("older"):
            post = str(self.ms - DISCORD_EPOCH - 120_000 << 22)
        if hook.get("stale") and not early:
            post = next(e for e in self.entries if isinstance(e, Lit)).post.partition("/")[2]
        number = OWN.round_for(post) + hook.get("round", 0)
        self.kept.late.append((head, f"{CHANNEL}/{post}"))
        signature = signature_of(number + hook.get("forged", 0))
        self.add(Lit(post=f"{CHANNEL}/{post}", round=number, signature=signature))
        if hook.get("twice") and not early:
            other = self.id(60_000)
            number = OWN.round_for(other)
            self.kept.late.append((self.log.head, f"{CHANNEL}/{other}"))
            again = Lit(
                post=f"{CHANNEL}/{other}", round=number, signature=signature_of(number)
            )  # fmt: skip
            self.add(again)

    def draw(self, shape: Shape[Any]) -> Any:
        """Draw what the luck gives."""
        value = self.log.draw(shape)
        if isinstance(shape, Shuffle):
            self.shuffles += 1
            if self.hook.get("stack") == self.shuffles:
                value = {**value, "order": [*shape.first, *sorted(shape.below)]}
        return value

    # -- the game -----------------------------------------------------------------------------

    def step(self) -> None:
        """Ask the next question, and write down the answers."""
        question = self.game.question
        assert question is not None
        if CHANCE in question.shapes:
            if self.log.wants_light and not self.hook.get("unlit"):
                self.light()
            shape = question.shapes[CHANCE]
            value = self.draw(shape)
            kind = shape.kind_of(value, question.kind)
            self.game.answer(CHANCE, value)
            self.add(Drawn(kind=kind, value=value))
            self.stand()
            if self.undo == "past":
                self.take_back()
            return
        if self.log.wants_light and self.hook.pop("ahead", None):
            self.light()
        self.unasked()
        question = self.game.question  # renewed by what was done unasked
        assert question is not None
        answers = [self.answer(seat, shape) for seat, shape in question.shapes.items()]
        if len(answers) > 1:
            if self.undo == "sealed":
                answers = self.between(answers)
            self.lock(answers)
            if self.hook.get("exchanged"):
                shape = question.shapes[answers[0].seat]
                value = json.loads(written(shape.sample(self.rng)))
                answers[0] = answers[0].model_copy(update={"value": value})
        for answer in answers:
            self.game.answer(answer.seat, answer.value)
        self.kept.opened.append(self.add(Opened(answers=tuple(answers))))
        self.stand()
        self.take_back()

    def answer(self, seat: str, shape: Shape[Any]) -> AnswerEntry:
        """Let whoever has a seat answer, or the clock, or nobody where there is no choice."""
        assert self.game.question is not None
        by, value = self.sitting[seat], shape.sample(self.rng)
        if (only := shape.forced()) is not None:
            by, value = FORCED, only
        elif by != STEWARD and self.rng.random() < 0.1:
            by, value = CLOCK, shape.safe()
        if by != FORCED and (wrong := self.hook.get("by")):
            by, value = wrong, shape.safe() if self.hook.get("safe") else value
        plain = json.loads(written(value))
        kind = shape.kind_of(value, self.game.question.kind)
        return AnswerEntry(seat=seat, kind=kind, value=plain, by=by)

    def lock(self, answers: Sequence[AnswerEntry]) -> None:
        """Lock answers in a random order; somebody may change theirs or take it back meanwhile."""
        assert self.game.question is not None
        order = self.rng.sample(answers, len(answers))
        if self.undo == "done" and self.hook.pop("fallen", None):
            order.remove(answers[0])  # it was sealed before the table went back
        for answer in order:
            if self.rng.random() < 0.2:
                other = self.answer(answer.seat, self.game.question.shapes[answer.seat])
                self.lock_one(other, changed=True)
                if self.rng.random() < 0.5:
                    self.add(Unlocked(seat=answer.seat))
            if self.hook.get("relock") and answer.by[0] == "p":
                shape = self.game.question.shapes[answer.seat]
                first = answer.model_copy(update={"value": json.loads(written(shape.safe()))})
                self.lock_one(first, changed=False)
            self.lock_one(answer, changed=bool(self.hook.get("relock")))
            if self.hook.get("withdrawn"):
                self.add(Unlocked(seat=answer.seat))

    def lock_one(self, answer: AnswerEntry, *, changed: bool) -> None:
        """Lock an answer; who locks it keeps the receipt of what was not changed."""
        said = [answer.seat, answer.kind, answer.value, answer.by]
        receipt = self.log.receipt_at(self.log.number, self.log.head, said)
        if not changed:
            self.kept.receipts.append(receipt)
        self.add(LockedEntry(seat=answer.seat, receipt=receipt))

    def between(self, answers: list[AnswerEntry]) -> list[AnswerEntry]:
        """Let somebody act unasked when an answer is sealed; return what is answered then."""
        self.lock_one(answers[0], changed=True)
        self.unasked(share=1.0)
        assert self.game.question is not None
        shapes = self.game.question.shapes
        return [self.answer(seat, shape) for seat, shape in shapes.items()]

    def unasked(self, share: float = 0.2) -> None:
        """Let somebody do something unasked now and then, where the rules know such things."""
        kinds = sorted(interjections_of(self.rules, self.game.setup))
        if not kinds or self.rng.random() > share:
            return
        seat, kind = self.rng.choice(list(self.game.setup.seats)), self.rng.choice(kinds)
        try:
            value = self.game.interjecting(seat, kind).sample(self.rng)
            self.game.interject(seat, kind, value)
        except Refused:
            return
        self.add(Unasked(seat=seat, kind=kind, value=value, by=self.sitting[seat]))
        self.stand()

    def stand(self) -> None:
        """Remember where one can go back to."""
        if not self.undo or self.undo == "done":
            return
        number, entry = self.log.number - 1, self.entries[-1]
        for _, _, since in self.stands:
            since.append(entry)
        question = self.game.question
        if question is not None and CHANCE not in question.shapes:
            self.stands.append((number, fork(self.game, keep_rests=True), []))

    def everybody(self) -> tuple[str, ...]:
        """Return the people at the table."""
        return tuple(sorted({who for who in self.sitting.values() if who != STEWARD}))

    def take_back(self) -> None:
        """Go back once: all together past a draw, or one of them past an answer of their own."""
        if self.undo in ("", "done"):
            return
        for number, game, since in reversed(self.stands):
            by = self.everybody()
            if self.undo == "sealed":
                if not self.amid_seals(number):
                    continue
            elif self.undo in ("past", "several", "steward"):
                if not (who := self.too_few(since)):
                    continue
                by = (who,)
            elif self.undo == "alone":
                if not self.alone(game, since):
                    continue
                by = (since[-1].answers[0].by,)
            elif not since[1:] or (self.undo == "drawn" and not any(map(is_drawn, since))):
                continue
            elif self.undo in ("one", "host"):
                by = (by[0],) if self.undo == "one" else ("host",)
            self.add(Undo(to=number, by=by))
            self.game, self.undo = game, "done"
            return

    def too_few(self, since: Sequence[AnyEntry]) -> str:
        """Return who cannot go back alone past what has come since: a draw, answers of several at
        once, or a steward's answer.
        """
        opened = [entry for entry in since if isinstance(entry, Opened)]
        if not opened or len({entry.answers[0].by for entry in opened}) > 1:
            return ""
        who, drawn = opened[0].answers[0].by, any(map(is_drawn, since))
        several = any(len(entry.answers) > 1 for entry in opened)
        if len(opened) + sum(map(is_drawn, since)) < len(since):
            return ""
        fits = {
            "past": drawn and not several and who[0] == "p",
            "several": several and not drawn and who[0] == "p",
            "steward": not drawn and not several and who == STEWARD,
        }
        return who if fits[self.undo] else ""

    def amid_seals(self, number: int) -> bool:
        """Tell whether an entry was made unasked while an answer was sealed."""
        before = self.entries[number - 1]
        return isinstance(self.entries[number], Unasked) and isinstance(before, LockedEntry)

    def alone(self, game: Game[Any], since: Sequence[AnyEntry]) -> bool:
        """Tell whether whoever answered last may take that back by themselves."""
        last = since[-1] if len(since) == 1 else None
        if not isinstance(last, Opened) or len(last.answers) > 1:
            return False
        seats = game.setup.seats
        hidden = [hidden_from_all(self.rules, one.state, seats) for one in (game, self.game)]
        return last.answers[0].by[0] == "p" and not was_seen(*hidden)


def is_drawn(entry: AnyEntry) -> bool:
    """Tell whether chance has answered."""
    return isinstance(entry, Drawn)
