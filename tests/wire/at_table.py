"""The bot in this process, connected to the stand-in, and people who press what it shows."""

from __future__ import annotations

import asyncio
import json
import random
import re
from collections.abc import AsyncIterator, Callable, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, ClassVar, TypeVar

from pydantic import SecretStr

from bot.client import Ravenry
from bot.config import Config
from bot.games.pictures import Picture
from bot.local import Standin
from bot.local.page.person import ActionOutcome, Person, VisibleMessage
from bot.local.rest.limits import OLD_WINDOW
from bot.local.world import server_changes
from bot.local.world.model import Overwrite
from bot.local.world.permissions import Permission
from bot.panels.router import Panels
from bot.play.match.lights import RoundSource
from bot.play.match.steward_jobs import Guessing, StewardRunner
from bot.play.outgoing.queue import Queue, nonce_of
from bot.process import keep_connected, opened
from bot.services import Services
from bot.story.worker import Kept
from bot.ui.custom_id import CustomId
from bot.workers.drawing import SHELF, Painter, Wish, draw_board
from engine.kernel.event import EventData
from engine.kernel.ruleset import Ruleset, View
from tests.wire.said import heard, said, says
from tests.wire.warm import keep_commands, know_commands

CHANNEL = "game-table"

AT_WORK = ("CommandTree-invoker", "discord.py: on_app_command", "discord-ui-")
"""How the names of tasks begin in which discord.py lets commands and presses be carried out."""

SUFFIX = {
    "film": "film.mp4",
    "chronicle": "chronicle.png",
    "replay": "replay.html",
    "moment": "moment.png",
}
"""The names of what is made of a record."""

PIXEL = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010806000000"
    "1f15c4890000000d49444154789c6360606060000000050001a5f645400000000049454e44ae426082"
)


MANY, RENEWED = 5000, 5
"""How many rows, and how many nonces of each, are looked through for a mark."""

T = TypeVar("T")


class InkSaver(Painter):
    """Draws one pixel, at once, also where a film is asked for."""

    async def paint(self, view: View, happened: Sequence[EventData] = (), **wish: Any) -> Picture:
        return Picture(PIXEL, f"A board in round {view.get('round')}.", 1, 1)

    async def do(self, work: Callable[..., T], *args: Any, patience: float | None = None) -> T:
        """Do what would be done in a process here, since starting one takes a second."""
        return work(*args)

    async def story(
        self, what: str, record: Mapping[str, Any], *, language: str, **wish: Any
    ) -> Kept:
        return Kept(SUFFIX[what], PIXEL, what)


class Artist(Painter):
    """Draws as the bot does, but in this process, since starting one takes seconds."""

    _drawn: ClassVar[dict[str, Picture]] = {}
    """All tables begin with the same few pictures."""

    async def _paint(self, view: View, wish: Wish) -> Picture:
        key = json.dumps([view, wish], sort_keys=True)
        if key not in self._drawn:
            while len(self._drawn) >= SHELF:
                del self._drawn[next(iter(self._drawn))]
            self._drawn[key] = draw_board(view, wish)
        return self._drawn[key]

    async def do(self, work: Callable[..., T], *args: Any, patience: float | None = None) -> T:
        return work(*args)


@dataclass
class Served:
    """A bot that is connected to a stand-in."""

    standin: Standin
    services: Services
    _refused: int = 0
    """How many calls the stand-in had refused as too early when the time was last moved on."""

    @property
    def client(self) -> Ravenry:
        """The bot as it is connected now."""
        client = self.services.health.client if self.services.health is not None else None
        assert isinstance(client, Ravenry)
        return client

    @property
    def panels(self) -> Panels:
        """The panels of the bot as it is connected now."""
        return self.client.panels

    async def after(self, seconds: float) -> None:
        """Move the time on, do what is due then, and wait until everything that follows is sent."""
        clock = self.standin.service.clock
        clock.advance(seconds)
        await self.services.play.tick(clock.now())
        await self.settled()

    async def settled(self) -> None:
        """Wait until the computer has answered, and everything that was to be sent is sent."""
        queue = self.services.play.queue
        async with asyncio.timeout(240):
            await self.services.play.quiet()
            # There is no event for "everything is quiet".
            while queue._flying or await queue.next_try() is not None:
                await asyncio.sleep(0.01)
                self.let_go_on()

    def let_go_on(self) -> None:
        """Move the time on where a call was refused as too early: a frozen clock would refuse it
        for ever.

        A limit decides this and never how long something takes, so that games take the same course
        on a busy machine.
        """
        service = self.standin.service
        refused = service.edit_pace.refused + service.limits.overruns.total()
        if refused > self._refused:
            self._refused = refused
            service.clock.advance(OLD_WINDOW)

    async def begun(self, game: int = 1) -> None:
        """Wait until a game has begun: on a busy machine the reply to who begins it comes first."""
        async with asyncio.timeout(240):
            while (await self.services.play.info(game)).phase == "lobby":  # noqa: ASYNC110
                await asyncio.sleep(0.01)

    async def replied(self) -> None:
        """Wait until everybody sees what their presses have led to, stewards' answers included."""
        async with asyncio.timeout(240):
            while self.panels.turns.replying:  # noqa: ASYNC110 - nothing tells of a reply
                await asyncio.sleep(0.01)


async def carried_out() -> None:
    """Wait until the bot has carried out every command and press: it may hear late of a reply."""
    while [t for t in asyncio.all_tasks() if t.get_name().startswith(AT_WORK)]:  # noqa: ASYNC110
        await asyncio.sleep(0.01)


@cache
def _as_shipped() -> Config:
    """Return the settings that a host finds, whatever is set where the tests run."""
    return Config.model_construct()


@asynccontextmanager
async def serving(
    standin: Standin,
    database: Path,
    *,
    rulesets: Mapping[str, Ruleset[Any]] | None = None,
    painter: Painter | None = None,
    grace: float = 0.0,
    seed: int = 1,
    emojis: bool = False,
    commands_in: str = CHANNEL,
    thinker: StewardRunner | None = None,
    secret: Callable[[], bytes] | None = None,
    relays: RoundSource | None = None,
    first_start: bool = False,
) -> AsyncIterator[Served]:
    """Run the bot against a stand-in and by its clock.

    It is there when it is connected, and its commands are offered in a channel. Stewards guess,
    which takes no time, unless there is a ``thinker``. With a ``secret`` new tables have a log, as
    they do where there is no generator; ``relays`` tell rounds of the beacon.
    Discord knows the commands from earlier, unless it is the ``first_start``.
    """
    config = _as_shipped().model_copy(
        update={
            "discord_token": SecretStr(standin.token),
            "ravenry_discord": standin.url,
            "ravenry_database": database,
            "ravenry_turn_grace": grace,
            "ravenry_veil": 0,
            "ravenry_emojis": emojis,
        }
    )
    if not first_start:
        know_commands(standin.service.world)
    stopped = asyncio.Event()
    chance, now = random.Random(seed), standin.service.clock.now
    thinker = thinker or Guessing(chance)
    painter = painter or InkSaver()
    async with opened(
        config, rulesets, painter, chance, now, now, thinker, secret, relays
    ) as services:
        # A machine presses faster than people do; tests of that set limits of their own.
        services.flood = services.deeds = services.typing = None
        running = asyncio.create_task(keep_connected(config, services, stopped))
        try:
            await until_commands(standin, commands_in)
            keep_commands(standin.service.world)
            yield Served(standin, services)
        finally:
            stopped.set()
            await running


async def until_commands(standin: Standin, channel: str = CHANNEL) -> None:
    """Wait until the bot is connected and its commands are offered."""
    somebody = Person(standin._browser, standin.service.world.people()[0].id, "")  # type: ignore[arg-type]  # started
    async with asyncio.timeout(240):
        while not (  # noqa: ASYNC110 - nothing tells when a bot is there
            (await somebody.home())["bot"]["online"] and await somebody.commands(channel)
        ):
            await asyncio.sleep(0.02)


def may_write(standin: Standin, allowed: bool, *, told: bool = True) -> None:
    """Allow the bot to write in the game's channel, or forbid it.

    Unless it is ``told``, it notices only when a call is refused.
    """
    service = standin.service
    channel, bot = standin.channel(CHANNEL), service.world.bot.id
    channel.overwrites[bot] = Overwrite(bot, 1, 0, 0 if allowed else int(Permission.SEND_MESSAGES))
    if told:
        server_changes.channel_changed(service, channel)


async def is_refused(bot: Served, *codes: str) -> bool:
    """Tell whether a row of the outbox was refused with one of some codes and waits."""
    refused = "SELECT count(*) FROM outbox WHERE state = 'sending' AND error LIKE ?"
    async with bot.services.store.reading() as session:
        return any([await session.value(refused, f"% {code}%") for code in codes])


async def until_refused(bot: Served, *codes: str) -> None:
    """Wait until a row of the outbox was refused with one of some codes and waits.

    Code 50013 is Discord's word that a permission is missing, and 0 that of a bot which has heard
    so before it tried.
    """
    live = bot.standin.service.live
    async with asyncio.timeout(240):
        while not await is_refused(bot, *codes):
            await live.changed_since(live.version, 0.05)


def waits_for_computer(text: str) -> bool:
    """Tell whether a panel says that only stewards are awaited."""
    steward = re.escape(said("player-steward", level="level:squire"))
    # For whom the last of them answers, if not for itself, comes behind it.
    seats = rf"(?:[^()\n]+\({steward}\))+[^()\n]*"
    awaited = [
        names
        for id in ("panel-nothing", "panel-sealed-until")
        for names in heard(text, id, "awaited")
    ]
    return any(re.fullmatch(seats, names) for names in awaited)


def marks(messages: list[VisibleMessage]) -> list[str]:
    """Return the marks of all chapters among messages: one for each row of the outbox."""
    posted = [m for m in messages if m.attachments and not m.ephemeral]
    return [next(arg for id in m.custom_ids if (arg := CustomId.decode(id).arg)) for m in posted]


def row_of(queue: Queue, mark: str) -> int | None:
    """Return the row of the outbox that a message with a mark comes from, if it is of one."""
    return _rows_by_nonce(queue._secret).get(mark.partition("-")[0])


def rows_of(queue: Queue, marks: Iterable[str]) -> list[int]:
    """Return the rows of the outbox that messages with some marks come from.

    Raises KeyError for a mark that is of no row.
    """
    known = _rows_by_nonce(queue._secret)
    return [known[mark.partition("-")[0]] for mark in marks]


@cache
def _rows_by_nonce(secret: str) -> dict[str, int]:
    return {nonce_of(secret, row, again): row for row in range(MANY) for again in range(RENEWED)}


class Clicker:
    """A person who answers with random presses, in a private panel of the game's channel."""

    def __init__(self, person: Person, rng: random.Random) -> None:
        self.person = person
        self.presses = 0
        self._idle = 0
        self._rng = rng
        self._open: str | None = None
        self._channel = ""

    async def panel(self) -> VisibleMessage:
        """Open a panel by command, replacing the earlier one."""
        if self._open is not None:
            await self.person.dismiss(self._open)
        panel = await self._command()
        while says(panel.text, "flood-wait"):  # a machine presses faster than people do
            await asyncio.sleep(0.5)
            panel = await self._command()
        self._open = panel.id
        return await self.quiet(panel)

    async def _command(self) -> VisibleMessage:
        return await self.after(await self.person.slash("my panel", self._channel or CHANNEL))

    async def quiet(self, panel: VisibleMessage) -> VisibleMessage:
        """Return a panel as it is once the computer has answered, if it has to."""
        tries = 0
        # If the bot has died meanwhile, the panel stays as it is.
        while waits_for_computer(panel.text) and tries < 250:
            tries += 1
            await asyncio.sleep(0.02)
            panel = await self.look(panel.id)
        return panel

    async def after(self, outcome: ActionOutcome) -> VisibleMessage:
        """Return the message that a press or a command led to."""
        assert outcome.kind != "failed", outcome.text
        assert outcome.message is not None
        seen = await self.look(outcome.message)
        async with asyncio.timeout(240):
            while seen.loading:
                await asyncio.sleep(0.02)
                seen = await self.look(outcome.message)
        return seen

    async def look(self, message: str) -> VisibleMessage:
        """Return a message of the channel; looks at the newest ones first."""
        if not self._channel:
            self._channel = await self.person.channel_id(CHANNEL)
        path = f"/channels/{self._channel}/messages"
        for one in (await self.person._call("GET", path, limit="8"))["messages"]:
            if one["id"] == message:
                return VisibleMessage(one)
        return await self.person.message(message, CHANNEL)

    def asked(self, panel: VisibleMessage) -> int | None:
        """Return the number of the question that a panel asks and that has no answer yet."""
        presses = [CustomId.decode(id) for id in panel.custom_ids]
        if any(p.verb == "withdraw" for p in presses):
            return None
        return next((p.number for p in presses if p.number and p.verb != "undo"), None)

    async def press(self, panel: VisibleMessage, id: str, *values: str) -> VisibleMessage:
        """Press a button, or choose in a select."""
        self.presses += 1
        if panel.component(id)["type"] == 2:
            outcome = await self.person.click(panel, id)
        else:
            outcome = await self.person.select(panel, id, *values)
        assert outcome.kind != "failed", outcome.text
        seen = await self.look(panel.id)
        async with asyncio.timeout(240):
            while outcome.kind == "acknowledged" and seen.edits == panel.edits:
                await asyncio.sleep(0.02)
                seen = await self.look(panel.id)
        return seen

    async def answer(self, panel: VisibleMessage) -> VisibleMessage:
        """Press at random until the question of a panel is answered; return what is shown then.

        One that asks nothing, since the computer is not ready yet, is opened anew.
        """
        number = self.asked(panel)
        if number is None:
            self._idle += 1
            assert self._idle < 100, f"nothing to answer:\n{panel.text}"
            return await self.panel()
        self._idle = tries = 0
        while self.asked(panel) == number:
            tries += 1
            assert tries < 200, f"no way to an answer:\n{panel.text}\n{panel.custom_ids}"
            panel = await self.quiet(await self._one_press(panel, hasty=tries > 40))
        return panel

    async def _one_press(self, panel: VisibleMessage, *, hasty: bool) -> VisibleMessage:
        by_verb: dict[str, list[str]] = {}
        for id in panel.custom_ids:
            if not panel.component(id).get("disabled"):
                by_verb.setdefault(CustomId.decode(id).verb, []).append(id)
        forward = [v for v in ("put", "go", "take", "pick") if v in by_verb]
        if "lock" in by_verb and (hasty or not forward or self._rng.random() < 0.6):
            return await self.press(panel, by_verb["lock"][0])
        if not forward and "show" not in by_verb:
            raise AssertionError(f"nothing to press:\n{panel.text}\n{panel.custom_ids}")
        ids = [id for v in forward for id in by_verb[v]]
        ids += [id for id in by_verb.get("show", []) if CustomId.decode(id).arg.startswith("who")]
        if not ids:
            ids = by_verb["show"]
        id = self._rng.choice(ids)
        component = panel.component(id)
        if component["type"] == 2:
            return await self.press(panel, id)
        options = panel.options(id)
        least = component.get("min_values", 1)
        most = min(component.get("max_values", 1), len(options))
        return await self.press(
            panel, id, *self._rng.sample(options, self._rng.randint(least, most))
        )


ASKED = ("ruleset", "players", "time", "language", "options", "rulings")
"""What ``/game new`` asks; all else is agreed on in the settings."""


async def open_table(
    bot: Served, host: Person, *, hours: int | None = None, **agreed: Any
) -> ActionOutcome:
    """Open a table in the usual channel, with what it agrees on; ``hours`` for every answer."""
    asked = {name: agreed.pop(name) for name in ASKED if name in agreed}
    outcome = await host.slash("game new", CHANNEL, **asked)
    if hours is not None:
        spans = {"together": hours * 3600, "alone": None, "bank": None}
        agreed = {**spans, "at_deadline": "safe", **agreed}
    if agreed:
        info = await bot.services.play.game_in_channel(bot.standin.channel(CHANNEL).id)
        assert info is not None
        await bot.services.play.set_terms(info.id, host.id, {**info.terms, **agreed})
    return outcome


async def begin_for(bot: Served, ada: Person) -> None:
    """Begin a game that Ben hosts, since the host is shown the question and not notified."""
    ben = bot.standin.user("Ben")
    await ben.slash("game new", CHANNEL)
    await ada.slash("game join", CHANNEL, seat="stark")
    await ben.slash("game stewards", CHANNEL)
    await ben.slash("game start", CHANNEL)
    await bot.begun()
    await bot.settled()


async def _answered(bot: Served, ada: Clicker) -> VisibleMessage:
    """Return a person's panel once no steward is awaited, however long they take."""
    async with asyncio.timeout(240):
        while True:
            await bot.services.play.quiet()
            panel = await ada.panel()
            if not waits_for_computer(panel.text):
                return panel


async def play_alone(
    bot: Served, ada: Clicker, *, rounds: int | None = None, **options: Any
) -> None:
    """Let one person play by presses, the computer the other seats, until somebody has won.

    With ``rounds`` they stop after as many.
    """
    await open_table(bot, ada.person, **options)
    await ada.person.slash("game stewards", CHANNEL)
    await ada.person.slash("game start", CHANNEL)
    await bot.begun()
    while ada.asked(panel := await _answered(bot, ada)) is not None:
        await ada.answer(panel)
        if rounds is not None and (await bot.services.play.table_view(1)).view["round"] > rounds:
            return
    assert says(panel.text, "panel-over")
    await bot.settled()
    posts = [m for m in await ada.person.messages(CHANNEL) if m.attachments]
    last = next(m for m in reversed(posts) if "wins" in m.text)
    assert last.attachments[0]["description"]
