"""A bare client for the REST API and the gateway, for what discord.py would not send."""

import asyncio
import io
import json
from dataclasses import dataclass
from typing import Any

import aiohttp

from bot.local import Person, Standin
from bot.local.interactions.interactions import Interaction


@dataclass
class Answer:
    """Status, headers and body of one call."""

    status: int
    headers: dict[str, str]
    body: Any

    @property
    def code(self) -> int:
        """Discord's numeric error code."""
        return int(self.body["code"])

    def codes(self) -> set[str]:
        """All form error codes in the tree."""

        def walk(node: Any) -> set[str]:
            if isinstance(node, dict):
                own = {error["code"] for error in node.get("_errors", ())}
                return own.union(*(walk(child) for child in node.values()))
            return set()

        return walk(self.body.get("errors", {}))


class Api:
    """Calls with the bot's token."""

    def __init__(self, standin: Standin, session: aiohttp.ClientSession) -> None:
        self.standin = standin
        self.session = session

    async def __call__(self, method: str, path: str, body: Any = None, **more: Any) -> Answer:
        """One call below ``/api/v10``."""
        url = f"{self.standin.url}/api/v10{path}"
        async with self.session.request(method, url, json=body, **more) as response:
            text = await response.text()
            data = json.loads(text) if text else None
            return Answer(response.status, dict(response.headers), data)

    async def post(self, channel: str, body: Any) -> Answer:
        """Post a message in a channel of the guild."""
        number = self.standin.channel(channel).id
        return await self("POST", f"/channels/{number}/messages", body)

    async def upload(self, path: str, body: Any, **files: tuple[str, bytes]) -> Answer:
        """Post multipart: keyword ``f0=("map.png", data)`` becomes ``files[0]``."""
        form = aiohttp.FormData()
        form.add_field("payload_json", json.dumps(body), content_type="application/json")
        for key, (name, data) in files.items():
            form.add_field(
                f"files[{key[1:]}]",
                io.BytesIO(data),
                filename=name,
                content_type="application/octet-stream",
            )
        async with self.session.post(f"{self.standin.url}/api/v10{path}", data=form) as response:
            return Answer(response.status, dict(response.headers), await response.json())

    async def sync(self, *commands: dict[str, Any]) -> Answer:
        """Register global commands."""
        application = self.standin.service.world.application_id
        return await self("PUT", f"/applications/{application}/commands", list(commands))


async def begin(standin: Standin, person: Person) -> tuple[Interaction, asyncio.Task[Any]]:
    """Let somebody use ``/play``; no bot is listening, so the test answers itself."""
    known = set(standin.service.interactions.open())
    deed = asyncio.create_task(person.slash("play"))
    await standin.until(lambda: bool(set(standin.service.interactions.open()) - known))
    (fresh,) = set(standin.service.interactions.open()) - known
    return standin.service.interactions.find(fresh), deed


async def callback(api: Api, interaction: Interaction, body: Any, query: str = "") -> Answer:
    """Answer an interaction."""
    path = f"/interactions/{interaction.id}/{interaction.token}/callback{query}"
    return await api("POST", path, body)
