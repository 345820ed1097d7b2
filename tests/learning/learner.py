"""Somebody who learns a game: opens a first game, and presses through it as it is shown."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any

from bot.games.registry import plugin_of
from bot.local.page.person import Person, VisibleMessage
from bot.panels.turn.question import asking_of
from bot.panels.widgets import Asking, widget_for
from bot.panels.widgets.moves import encode_group
from bot.play.match.steward_jobs import SeatHistory, StewardJob, seed_of
from bot.text import Plain, localizer_for
from bot.ui.custom_id import CustomId
from bot.workers.child import answer
from engine.kernel.ask import Seat
from engine.kernel.game import AnyGame
from engine.kernel.saving import load, save
from engine.stewards.levels import LEVELS, minds
from engine.stewards.steward import Steward
from tests.wire.at_table import CHANNEL, Served

Choice = Callable[[AnyGame, Seat], Any]
"""How a learner decides; from the game, and the seat that is asked."""


class Unhurried:
    """Answers for stewards in this process, with the luck that a first game sets."""

    def think(
        self, job: StewardJob, game: AnyGame, past: SeatHistory | None = None
    ) -> asyncio.Future[Any]:
        """Answer immediately."""
        seed = job.seed if job.seed is not None else seed_of(job.number, job.seat)
        thought: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        saved = save(game)
        saved["sealed"] = {}
        thought.set_result(answer(saved, job.seat, job.level, None, seed, job.united))
        return thought


def like(level: str) -> Choice:
    """Decide as a steward of a level does, always the same way, but like somebody who sees only
    what lies open: by the learned estimate."""

    def choice(game: AnyGame, seat: Seat) -> Any:
        question = game.question
        assert question is not None
        bare = load(game.ruleset, {**save(game), "sealed": {}})
        mind = minds[game.ruleset.id]
        player = Steward(replace(LEVELS[level], keen=False), mind)
        return player.answer(bare, seat, seed_of("learner", question.number))

    return choice


@dataclass(frozen=True)
class Screen:
    """What a learner has read at one time."""

    message: VisibleMessage
    kind: str
    """The kind of question that it asks; empty if it asks none."""
    round: int

    @property
    def text(self) -> str:
        """Its sentences."""
        return self.message.text

    @property
    def buttons(self) -> list[str]:
        """The labels of its buttons."""
        return list(self.message.labels.values())

    @property
    def words(self) -> int:
        """How many words it has: its sentences, its buttons, and what its menus are called."""
        menus = [
            str(self.message.component(id).get("placeholder") or "")
            for id in self.message.custom_ids
            if id not in self.message.labels
        ]
        return sum(len(part.split()) for part in (self.text, *self.buttons, *menus))

    def explains(self, ruleset: str) -> list[str]:
        """Return the ideas that it explains."""
        course = plugin_of(ruleset).course
        assert course is not None
        return [i.id for i in course.ideas if re.search(_pattern(ruleset, i.text), self.text)]


GAP = "\ue000"
NAMED = (
    *("seat", "goal", "castles", "power", "supply", "armies", "stars", "cards", "attacker"),
    *("defender", "area", "attack", "defense", "deeds", "brenn", "outcome"),
    *("came", "struck"),
)
"""What ideas speak of."""


@cache
def _pattern(ruleset: str, id: str) -> str:
    """Return the regular expression for what an idea says in English, whatever it names."""
    said = localizer_for("en").of(ruleset)(id, **dict.fromkeys(NAMED, Plain(GAP)))
    return re.escape(said).replace(GAP, ".*?")


@dataclass
class Learner:
    """A person and the first game that they play."""

    bot: Served
    person: Person
    ruleset: str
    decide: Choice = field(default_factory=lambda: like("squire"))
    screens: list[Screen] = field(default_factory=list)
    taps: int = 0
    game: int = 0
    _panel: str = ""

    async def begin(self) -> None:
        """Open the first game."""
        outcome = await self.person.slash("game learn", CHANNEL, ruleset=self.ruleset)
        self.taps += 1
        assert outcome.kind != "failed", outcome.text
        await self.bot.begun()
        info = await self.bot.services.play.game_in_channel(self.bot.standin.channel(CHANNEL).id)
        assert info is not None
        self.game = info.id
        await self._wait()
        panel = next(
            m
            for m in reversed(await self.person.messages(CHANNEL))
            if m.ephemeral and any(CustomId.decode(i).verb != "reach" for i in m.custom_ids)
        )
        self._panel = panel.id
        await self._look()

    async def play(self, rounds: int = 1) -> None:
        """Play until the first orders, or the first draft, of the round after so many."""
        for _ in range(1000):
            if self._coach() is not None:
                await self._click(self._coach() or "")
                continue
            hand = await self.bot.services.play.seat_view(self.game, self.person.id)
            if hand.over or (
                hand.view["round"] > rounds and self.screens[-1].kind in ("orders", "draft")
            ):
                return
            assert hand.question is not None, self.screens[-1].text
            await self._answer()
        raise AssertionError("the game does not go on")

    async def until(self, verb: str, arg: str = "") -> None:
        """Press on until a button is shown, which is not pressed."""
        for _ in range(100):
            presses = {id: CustomId.decode(id) for id in self._shown.custom_ids}
            if self._find(presses, verb, arg) is not None:
                return
            if (on := self._coach()) is not None:
                await self._click(on)
                continue
            asking = await self._asking()
            assert asking is not None
            _, value = await self._wanted()
            path = widget_for(asking.shape).retrace(asking.shape, value)
            await self._step(asking, path)
        raise AssertionError(f"no {verb} {arg}")

    async def press(self, verb: str, arg: str = "") -> None:
        """Press the button of a verb and the beginning of its argument."""
        presses = {id: CustomId.decode(id) for id in self._shown.custom_ids}
        found = self._find(presses, verb, arg)
        assert found is not None, presses
        await self._click(found)

    def offered(self, verb: str) -> bool:
        """Return whether there is a button of a verb."""
        presses = {id: CustomId.decode(id) for id in self._shown.custom_ids}
        return self._find(presses, verb) is not None

    # -- one answer -----------------------------------------------------------------------------

    async def _answer(self) -> None:
        number, value = await self._wanted()
        for _ in range(100):
            asking = await self._asking()
            if asking is None or asking.number != number or self._coach() is not None:
                return
            path = widget_for(asking.shape).retrace(asking.shape, value)
            await self._step(asking, path)
        raise AssertionError(f"no way to {value}:\n{self.screens[-1].text}")

    async def _wanted(self) -> tuple[int, Any]:
        matches = self.bot.services.play._matches
        async with matches.at(self.game) as match:
            assert match.game.question is not None
            seat = match.seat_of(self.person.id)
            return match.game.question.number, self.decide(match.game, seat)

    async def _asking(self) -> Asking | None:
        hand = await self.bot.services.play.seat_view(self.game, self.person.id)
        return asking_of(hand, localizer_for("en").of(self.ruleset))

    async def _step(self, asking: Asking, path: Sequence[str]) -> None:
        """Press what leads one step nearer to an answer."""
        done = list(asking.path)
        presses = {id: CustomId.decode(id) for id in self._shown.custom_ids}
        if done == list(path) and (lock := self._find(presses, "lock")):
            await self._click(lock)
            return
        if (put := self._find(presses, "put")) is not None:
            place = presses[put].arg
            token = next((p.partition("=")[2] for p in path if p.startswith(f"{place}=")), None)
            if token is not None and f"{place}={token}" not in done:
                await self._choose(put, token)
                return
            missing = next(p.partition("=")[0] for p in path if p not in done)
            await self._choose(self._find(presses, "show", "place") or "", f"at={missing}")
            return
        if (pick := self._find(presses, "pick")) is not None:
            await self._choose(pick, *path)
            return
        wanted = next((p for at, p in enumerate(path) if at >= len(done)), "")
        if wanted.startswith("unit:") and not self._offers(presses, wanted):
            await self._move(presses, [*path[len(done) :]])
            return
        for id, press in presses.items():
            if press.verb == "take" and press.arg == wanted:
                await self._click(id)
                return
            if press.verb == "take" and wanted in self._values(id):
                await self._choose(id, wanted)
                return
            if press.verb == "take":
                number = next(
                    (f"#{n}" for n, o in enumerate(asking.step.options) if o.id == wanted), ""
                )
                if number in self._values(id) or press.arg == number:
                    chosen = self._values(id)
                    await (self._choose(id, number) if chosen else self._click(id))
                    return
        raise AssertionError(f"{wanted} of {path} is not offered:\n{self._shown.text}\n{presses}")

    def _offers(self, presses: dict[str, CustomId], wanted: str) -> bool:
        return any(
            press.verb == "take" and (press.arg == wanted or wanted in self._values(id))
            for id, press in presses.items()
        )

    async def _move(self, presses: dict[str, CustomId], rest: list[str]) -> None:
        """Choose who goes together, or where they go."""
        target = rest[1]
        group = Counter(
            rest[at].partition(":")[2]
            for at in range(0, len(rest) - 1, 2)
            if rest[at].startswith("unit:") and rest[at + 1] == target
        )
        go = self._find(presses, "go")
        if go is not None and presses[go].arg.rstrip(",") == encode_group(group):
            await self._choose(go, target)
        elif (who := self._find(presses, "show", "who")) is not None and self._values(who):
            wanted = [f"{unit}#{n}" for unit, count in group.items() for n in range(1, count + 1)]
            await self._choose(who, *wanted)
        else:
            await self._click(self._find(presses, "show", "others") or "")

    # -- pressing and looking -------------------------------------------------------------------

    @property
    def _shown(self) -> VisibleMessage:
        return self.screens[-1].message

    def _coach(self) -> str | None:
        """Return the button that goes on from what the coach says, if there is one."""
        return self._find({id: CustomId.decode(id) for id in self._shown.custom_ids}, "coach")

    @staticmethod
    def _find(presses: dict[str, CustomId], verb: str, arg: str = "") -> str | None:
        return next(
            (i for i, p in presses.items() if p.verb == verb and p.arg.startswith(arg)), None
        )

    def _values(self, id: str) -> list[str]:
        component = self._shown.component(id)
        return [] if component["type"] == 2 else self._shown.options(id)

    async def _click(self, id: str) -> None:
        self.taps += 1
        outcome = await self.person.click(self._shown, id)
        assert outcome.kind != "failed", outcome.text
        await self._wait()
        await self._look()

    async def _choose(self, id: str, *values: str) -> None:
        self.taps += 1 + len(values) + (len(values) > 1)
        outcome = await self.person.select(self._shown, id, *values)
        assert outcome.kind != "failed", outcome.text
        await self._wait()
        await self._look()

    async def _wait(self) -> None:
        await self.bot.replied()
        await self.bot.settled()
        await self.bot.replied()

    async def _look(self) -> None:
        message = await self.person.message(self._panel, CHANNEL)
        hand = await self.bot.services.play.seat_view(self.game, self.person.id)
        asked = hand.question is not None and not hand.answered
        kind = hand.question.kind if asked and hand.question is not None else ""
        self.screens.append(Screen(message, kind, hand.view["round"]))
