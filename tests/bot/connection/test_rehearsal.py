"""The rehearsal against the stand-in, with somebody who does what it asks for."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest
from aiohttp import web
from pydantic import SecretStr

from bot.config import Config
from bot.connection.command_sync import Registered
from bot.demo import free_port
from bot.local import Standin
from bot.local.page.person import ActionOutcome, Person, VisibleMessage
from bot.local.world import server_changes
from bot.local.world.model import Overwrite
from bot.local.world.permissions import BOT_INVITE, Permission
from bot.rehearsal.__main__ import CHECKS, CheckOutcome, main, rehearse
from bot.rehearsal.proxy import Probe
from bot.rehearsal.stage import PREFIX, SEEN, SKIP, WRONG
from tests.running.marks import costly, daily, nightly
from tests.wire.at_table import CHANNEL, Artist, Clicker, carried_out, serving
from tests.wire.pressing import use


@pytest.fixture(autouse=True)
def drawn_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw in this process, since starting one takes seconds."""
    monkeypatch.setattr("bot.process.Painter", lambda processes: Artist())
    monkeypatch.setattr("bot.rehearsal.stage.LATE", 0.5)
    monkeypatch.setattr("bot.rehearsal.proxy.SILENT", 0.1)


class Robot:
    """Somebody who reads the prompts, does what they say, and sees what they should."""

    def __init__(self, person: Person, **otherwise: str) -> None:
        """``otherwise``: other answers to prompts than "seen", by the names of their checks."""
        self.person = person
        self.otherwise = otherwise
        self.asked: list[str] = []
        self._clicker = Clicker(person, random.Random(1))

    async def watch(self) -> None:
        """Answer every prompt, once."""
        done: set[str] = set()
        while True:
            for message in await self.person.messages(CHANNEL):
                ids = [id for id in message.custom_ids if id.startswith(f"{PREFIX}:")]
                if ids and message.id not in done:
                    done.add(message.id)
                    await self._answer(message, ids)
            await asyncio.sleep(0.02)

    async def _answer(self, message: VisibleMessage, ids: list[str]) -> None:
        name = ids[0].split(":")[1]
        self.asked.append(name)
        answer = self.otherwise.get(name.replace("-", "_"), SEEN)
        if answer == SEEN:
            await self._act(name)
        wanted = f"{PREFIX}:{name}:{answer}"
        if wanted in ids:
            await self.person.click(message, wanted)

    async def _act(self, name: str) -> None:
        match name:
            case "new-game":
                await use(self.person, "game new", ruleset="agot-2e")
            case "join":
                await self.person.slash("game join", CHANNEL)
            case "start":
                await self.person.slash("game stewards", CHANNEL)
                await self.person.slash("game start", CHANNEL)
            case "panel":
                await self._clicker.panel()
            case "answer":
                await self._clicker.answer(await self._clicker.panel())


async def rehearsed(
    standin: Standin, tmp_path: Path, *only: str, **otherwise: str
) -> tuple[list[CheckOutcome], Robot]:
    """Rehearse with a tester."""
    port = free_port()
    config = Config(
        ravenry_page=f"http://127.0.0.1:{port}",
        ravenry_page_port=port,
        discord_token=SecretStr(standin.token),
        ravenry_discord=standin.url,
        ravenry_database=tmp_path / "untouched.sqlite3",
        ravenry_turn_grace=0,
        ravenry_veil=0,
    )
    tester = Robot(standin.user("Ada"), **otherwise)
    watching = asyncio.create_task(tester.watch())
    try:
        channel = standin.channel(CHANNEL).id
        outcomes = await rehearse(config, channel, only, lambda line: None)
    finally:
        watching.cancel()
        await asyncio.gather(watching, return_exceptions=True)
    return outcomes, tester


@costly("makes some thirty checks, and draws all emojis")
async def test_every_check_passes_against_the_stand_in(standin: Standin, tmp_path: Path) -> None:
    """All of them, and nothing is left: no message in the channel, no database of one's own."""
    outcomes, _ = await rehearsed(standin, tmp_path)
    assert [(o.check.name, o.why) for o in outcomes if o.state != "passed"] == []
    assert len(outcomes) == len(CHECKS) >= 30
    left = [m for m in await standin.user("Ben").messages(CHANNEL) if not m.ephemeral]
    assert [m.text for m in left] == []
    assert not (tmp_path / "untouched.sqlite3").exists()


async def test_what_is_not_seen_has_failed_and_what_is_left_out_is_told(
    standin: Standin, tmp_path: Path
) -> None:
    """The other checks are made nevertheless."""
    outcomes, tester = await rehearsed(
        standin, tmp_path, "here", "push", "presence", "history", push=WRONG, presence=SKIP
    )
    assert {o.check.name: o.state for o in outcomes} == {
        "history": "passed",
        "here": "passed",
        "push": "failed",
        "presence": "skipped",
    }
    assert tester.asked == ["here", "push", "presence"]


async def test_a_refusal_of_discord_fails_its_check_alone(standin: Standin, tmp_path: Path) -> None:
    """What Discord said is in the report."""
    posts = r"/channels/\d+/messages"
    standin.service.faults.next("refusal", "POST", posts, saying="To be pinned.", code=50013)
    outcomes, _ = await rehearsed(standin, tmp_path, "pins", "history")
    assert [(o.check.name, o.state) for o in outcomes] == [
        ("pins", "failed"),
        ("history", "passed"),
    ]
    assert "50013" in outcomes[0].why


def test_a_check_that_does_not_exist_is_an_error(capsys: pytest.CaptureFixture[str]) -> None:
    """A typing mistake in ``--only`` does not pass for a rehearsal in which all went well."""
    with pytest.raises(SystemExit) as ended:
        main(["--channel", "1", "--only", "pinz"])
    assert ended.value.code == 2
    assert "pinz" in capsys.readouterr().err


UNATTENDED = [check.name for check in CHECKS if check.run.__module__.endswith(".unattended")]
ATTENDED = [check.name for check in CHECKS if check.name not in UNATTENDED]
ALLOWED = {
    "permissions": Permission.SEND_MESSAGES,
    "pictures": Permission.ATTACH_FILES,
    "film": Permission.ATTACH_FILES,
    "page": Permission.ATTACH_FILES,
    "pins": Permission.PIN_MESSAGES,
    "history": Permission.READ_MESSAGE_HISTORY,
    "threads": Permission.CREATE_PRIVATE_THREADS,
    "round-thread": Permission.CREATE_PUBLIC_THREADS,
}
"""What the bot has to be allowed in the channel for a check."""


def break_it(standin: Standin, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a check fail."""
    service = standin.service
    posts, one = r"/channels/\d+/messages", r"/channels/\d+/messages/\d+"
    match name:
        case "commands" | "localizations":
            listed = r"/applications/\d+/commands"
            service.faults.next("status", "GET", listed, times=None, status=404)
        case "emojis":
            monkeypatch.setenv("RAVENRY_EMOJIS", "false")
        case "components" | "conversion":
            service.faults.next("refusal", "PATCH", one, code=10008)
        case "nonce":
            service.settings.nonce_window = 0
        case "unknown-message":
            service.faults.next("status", "PATCH", one, times=None, status=404)
        case "mentions":
            service.faults.next("refusal", "POST", posts, code=50013)
        case "event":
            wanted = BOT_INVITE & ~Permission.CREATE_EVENTS
            server_changes.set_bot_permissions(service, int(wanted))
        case "proxy":
            monkeypatch.setattr("bot.rehearsal.proxy.Probe.plain", another_server)
        case _:
            channel, bot = standin.channel(CHANNEL), service.world.bot.id
            channel.overwrites[bot] = Overwrite(bot, 1, 0, int(ALLOWED[name]))


async def another_server(probe: Probe, request: web.Request) -> web.Response:
    """Answer as a web server does that passes nothing on."""
    return web.Response(text="It works!")


@pytest.mark.parametrize("name", daily(*UNATTENDED[::5], of=UNATTENDED))
async def test_what_fails_by_itself_names_its_remedy(
    standin: Standin,
    tmp_path: Path,
    name: str,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """With what is wrong."""
    if name in ("commands", "localizations"):
        await rehearsed(standin, tmp_path, "history")
    break_it(standin, name, monkeypatch)
    if name in ("commands", "localizations"):
        monkeypatch.setattr("bot.client.register", registered_already)
    ((outcome,), _) = await rehearsed(standin, tmp_path, name)
    assert outcome.state == "failed"
    assert outcome.why
    assert outcome.check.remedy in str(outcome)
    standin.service.faults.clear()
    caplog.get_records("call").clear()


async def registered_already(*_: object, **__: object) -> Registered:
    return Registered({})


@nightly
async def test_what_a_person_does_not_see_names_its_remedy(
    standin: Standin, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """All that they look at, and all that they cannot do."""
    names = [name for name in ATTENDED if name not in ("direct", "private-picture")]
    wrong = {name.replace("-", "_"): WRONG for name in names}
    outcomes, _ = await rehearsed(standin, tmp_path, *ATTENDED, **wrong)
    failed = {o.check.name: str(o) for o in outcomes if o.state == "failed"}
    assert failed.keys() == set(names)
    for outcome in outcomes:
        assert outcome.state != "failed" or outcome.check.remedy in failed[outcome.check.name]


async def test_a_press_on_a_prompt_that_is_over_is_answered(
    standin: Standin, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A press may be on its way while something else ends the check."""
    over: list[VisibleMessage] = []
    outcomes: list[ActionOutcome] = []

    async def press_again(tester: Robot, name: str) -> None:
        if name == "here":
            over.extend(await tester.person.messages(CHANNEL))
        else:
            outcomes.append(await tester.person.click(over[-1], f"{PREFIX}:here:{SEEN}"))
            await carried_out()

    monkeypatch.setattr(Robot, "_act", press_again)
    standin.service.faults.next("refusal", "PATCH", r"/channels/\d+/messages/\d+", code=10008)
    checks, _ = await rehearsed(standin, tmp_path, "here", "presence")
    assert [c.state for c in checks] == ["passed", "passed"]
    assert [o.kind for o in outcomes] == ["acknowledged"]


@nightly
async def test_another_bot_with_the_token_is_found(
    standin: Standin,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """It answers the press that the rehearsal leaves for a while."""
    monkeypatch.setattr("bot.connection.interactions.SILENCE", 0.1)
    async with serving(standin, tmp_path / "other.sqlite3"):
        outcomes, _ = await rehearsed(standin, tmp_path, "here", "alone")
    found = {o.check.name: o for o in outcomes}
    assert found["alone"].state == "failed"
    assert "another bot" in found["alone"].why
    assert "same token" in found["alone"].check.must
    caplog.get_records("call").clear()
