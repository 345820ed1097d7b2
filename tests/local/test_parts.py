"""The parts of the stand-in by themselves: descriptions, clock, ids, permissions, hosts."""

import asyncio
import copy
import json
import random
import socket
import sys
from importlib import resources
from pathlib import Path
from typing import Any

import discord
import pytest
from jsonschema import Draft7Validator, Draft202012Validator
from referencing import Registry
from referencing.jsonschema import DRAFT7, DRAFT202012

from bot.limits.discord_hosts import point_at
from bot.local import Settings
from bot.local.rest.errors import ApiError
from bot.local.rest.schema import RequestSchemas, event_schemas
from bot.local.service import Service
from bot.local.sessions import GatewaySession
from bot.local.world.clock import Snowflakes, StandinClock, created_at
from bot.local.world.model import Overwrite
from bot.local.world.permissions import ALL, Permission, in_channel
from tests.running.marks import nightly

SAMPLES: list[dict[str, Any]] = json.loads(
    (Path(__file__).parent / "samples.json").read_text("utf-8")
)


@pytest.fixture(scope="module")
def schemas() -> RequestSchemas:
    return RequestSchemas()


@pytest.mark.parametrize("sample", SAMPLES, ids=[sample["what"] for sample in SAMPLES])
def test_samples_fit(schemas: RequestSchemas, sample: dict[str, Any]) -> None:
    """Bodies that are right by Discord's description pass."""
    schemas.check(sample["operationId"], sample["body"])


def _vandalise(body: Any, rng: random.Random) -> None:
    """Spoil one random place of a document."""
    places: list[tuple[Any, Any]] = []

    def collect(node: Any) -> None:
        children = node.items() if isinstance(node, dict) else enumerate(node)
        for key, child in list(children):
            places.append((node, key))
            if isinstance(child, (dict, list)):
                collect(child)

    collect(body)
    node, key = rng.choice(places)
    if isinstance(node, dict) and rng.random() < 0.3:
        del node[key]
    else:
        node[key] = rng.choice([-1, 3, 10, 17, "", "x" * 5000, [], {}, True, {"type": 10}])


@nightly
def test_what_is_compiled_accepts_the_same(schemas: RequestSchemas) -> None:
    """Both validators give the same verdict, over hundreds of spoilt documents."""
    text = resources.files("bot.local").joinpath("data/openapi.json").read_text("utf-8")
    plain = json.loads(text)
    plain["components"]["schemas"]["SnowflakeType"]["type"] = ["string", "integer"]
    registry: Registry[Any] = Registry().with_resource(
        "urn:plain", DRAFT202012.create_resource(plain)
    )
    rng = random.Random(7)
    verdicts = []
    for sample in SAMPLES:
        path = sample["path"].replace("/", "~1").replace("{", "%7B").replace("}", "%7D")
        pointer = f"/paths/{path}/{sample['method'].lower()}/requestBody/content"
        reference = f"urn:plain#{pointer}/application~1json/schema"
        slow = Draft202012Validator({"$ref": reference}, registry=registry)
        for _ in range(12):
            body = copy.deepcopy(sample["body"])
            _vandalise(body, rng)
            try:
                schemas.check(sample["operationId"], body)
                accepted = True
            except ApiError:
                accepted = False
            assert accepted == slow.is_valid(body), (sample["what"], body)
            verdicts.append(accepted)
    assert {True, False} <= set(verdicts)


def test_events_are_judged_alike() -> None:
    """What another library accepts has no problems, and the other way round."""
    schemas, rng = event_schemas(), random.Random(7)
    file = resources.files("bot.local").joinpath("data/gateway-events.schema.json")
    registry: Registry[Any] = Registry().with_resource(
        "urn:events", DRAFT7.create_resource(json.loads(file.read_text("utf-8")))
    )
    pointer = "urn:events#/definitions/Events/properties/GUILD_CREATE"
    slow = Draft7Validator({"$ref": pointer}, registry=registry)
    service = Service(Settings(users=2))
    event = service.gateway.guild_create(GatewaySession("s", (1 << 26) - 1), service.world.guild)
    verdicts = []
    for _ in range(60):
        spoilt = copy.deepcopy(event)
        _vandalise(spoilt, rng)
        accepted = slow.is_valid(spoilt)
        assert (schemas.problems("GUILD_CREATE", spoilt) == []) == accepted, spoilt
        verdicts.append(accepted)
    assert {True, False} <= set(verdicts)


def test_half_a_surrogate_pair_is_text(schemas: RequestSchemas) -> None:
    """Text that has no UTF-8 is text all the same."""
    schemas.check("create_message", {"content": "\ud800"})
    with pytest.raises(ApiError):
        schemas.check("create_message", {"content": "\ud800" * 4001})


def test_snowflakes_tell_the_moved_time() -> None:
    """Ids grow strictly, and tell the time of the clock that tests move."""
    clock = StandinClock()
    clock.freeze()
    ids = Snowflakes(clock)
    several = [ids.next() for _ in range(5000)]
    assert several == sorted(set(several))
    clock.advance(3600)
    assert created_at(ids.next()) == pytest.approx(clock.now(), abs=0.002)


async def test_clock_wakes_sleepers() -> None:
    """Moving the clock wakes those whose moment has come, and nobody else."""
    clock = StandinClock()
    clock.freeze()
    soon = asyncio.create_task(clock.sleep_until(clock.now() + 10))
    late = asyncio.create_task(clock.sleep_until(clock.now() + 100))
    await asyncio.sleep(0)
    clock.advance(10)
    async with asyncio.timeout(60):
        await soon
    assert not late.done()
    clock.advance(90)
    async with asyncio.timeout(60):
        await late
    with pytest.raises(ValueError, match="forward"):
        clock.advance(-1)


async def test_thawed_clock_runs_for_sleepers() -> None:
    """Who fell asleep on a frozen clock wakes in real time once it runs again."""
    clock = StandinClock()
    clock.freeze()
    sleeper = asyncio.create_task(clock.sleep_until(clock.now() + 0.02))
    await asyncio.sleep(0)
    clock.thaw()
    async with asyncio.timeout(60):
        await sleeper


async def test_permissions_add_up() -> None:
    """Roles give, overwrites of roles and then of the member decide, owners may do all."""
    service = Service(Settings(users=2))
    world = service.world
    owner, member = world.people()
    channel = next(iter(world.channels.values()))
    assert in_channel(world, channel, owner.id) == ALL
    everyone = world.guild.id
    channel.overwrites[everyone] = Overwrite(everyone, 0, 0, int(Permission.VIEW_CHANNEL))
    assert in_channel(world, channel, member.id) == 0
    channel.overwrites[member.id] = Overwrite(member.id, 1, int(Permission.VIEW_CHANNEL), 0)
    assert in_channel(world, channel, member.id) & Permission.SEND_MESSAGES
    channel.overwrites[everyone].deny |= int(Permission.SEND_MESSAGES)
    muted = in_channel(world, channel, member.id)
    assert not muted & (Permission.SEND_MESSAGES | Permission.ATTACH_FILES)
    world.guild.members[member.id].timed_out_until = service.clock.now() + 60
    assert in_channel(world, channel, member.id) == (
        Permission.VIEW_CHANNEL | Permission.READ_MESSAGE_HISTORY
    )


@pytest.mark.parametrize(
    "url", ["https://discord.com/api", "http://example.org:80", "http://10.0.0.1:80", "127.0.0.1"]
)
def test_only_loopback_may_stand_in(url: str) -> None:
    """A token is never sent to another host than this machine."""
    before = discord.http.Route.BASE
    with pytest.raises(ValueError, match="stand-in"):
        point_at(url)
    assert before == discord.http.Route.BASE


async def test_taken_port_is_told_in_one_sentence() -> None:
    """``python -m bot.local`` on a port in use ends with one clear line."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bot.local", "--port", port, stderr=asyncio.subprocess.PIPE
        )
        _, errors = await process.communicate()
    assert process.returncode == 1
    assert errors.decode().splitlines() == [
        f"Port {port} on 127.0.0.1 cannot be used (Address already in use); "
        "choose another with --port."
    ]
