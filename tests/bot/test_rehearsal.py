"""The rehearsal against the stand-in, with somebody who does what it asks for."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest
from pydantic import SecretStr

from bot.config import Config
from bot.local import Standin
from bot.local.person import Person, VisibleMessage
from bot.rehearsal.__main__ import CheckOutcome, main, rehearse
from bot.rehearsal.checks import CHECKS
from bot.rehearsal.stage import PREFIX, SEEN, SKIP, WRONG
from tests.at_table import CHANNEL, Artist, Clicker
from tests.bot.pressing import use
from tests.marks import costly


@pytest.fixture(autouse=True)
def drawn_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw in this process, since starting one takes seconds."""
    monkeypatch.setattr("bot.process.Painter", lambda processes: Artist())


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
    config = Config(
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
