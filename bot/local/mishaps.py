"""How faults affect the call or the event that they strike."""

import json
from collections.abc import Callable
from typing import Any

from aiohttp import web

from bot.local.faults import About, Fault
from bot.local.rest.errors import Json
from bot.local.service import Service
from bot.local.sessions import GatewaySession

from .world import server_changes


def answer_with(
    status: int, body: Json | list[Any] | None, headers: dict[str, str] | None = None
) -> web.Response:
    """Return an answer whose Content-Type is exactly ``application/json``, without a charset."""
    return web.Response(
        status=status,
        body=json.dumps(body).encode(),
        headers={**(headers or {}), "Content-Type": "application/json"},
    )


class Mishap:
    """One REST call, and the fault that strikes it, if there is one."""

    def __init__(
        self, service: Service, request: web.Request, path: str, shown: str, body: Any
    ) -> None:
        """``path`` is the part after ``/api/v10``, ``shown`` the call's name in the transcript."""
        self._service = service
        self._request = request
        self._path = path
        self._shown = shown
        self._direct = _is_direct(service, path)
        self._fault = service.faults.for_call(
            request.method, path, direct=self._direct, about=_about(service, path, body)
        )

    @property
    def happens_twice(self) -> bool:
        """Whether the call is carried out twice."""
        return self._fault is not None and self._fault.kind == "twice"

    async def before(self) -> web.Response | None:
        """Apply a fault that strikes before the call; return an answer if it must not be made."""
        fault = self._fault
        if fault is None:
            return None
        service = self._service
        service.transcript.add("<-", f"(fault: {fault.kind}) {self._shown}")
        match fault.kind:
            case "cut":
                self._abort()
                return web.Response(status=500)
            case "slow":
                await service.clock.sleep_until(service.clock.now() + fault.seconds)
            case "overtaken":
                await service.faults.overtaken()
            case "ban":
                return answer_with(429, {"message": "You are being blocked", "code": 0})
            case "rate_limit" | "global_limit":
                return _wait(fault.seconds, everywhere=fault.kind == "global_limit")
            case "refusal":
                refusal = fault.refusal(self._request.method, self._path, self._direct)
                assert refusal is not None
                return answer_with(
                    refusal.status, {"message": refusal.message, "code": refusal.code}
                )
            case "status":
                return answer_with(fault.status, {"message": "server error", "code": 0})
        return None

    async def after(self) -> web.Response | None:
        """Apply a fault that strikes after the call; return an answer to replace the true one."""
        service, fault = self._service, self._fault
        match fault and fault.kind:
            case "answer_overtaken":
                await service.faults.overtaken()
            case "slow_answer":
                assert fault is not None
                await service.clock.sleep_until(service.clock.now() + fault.seconds)
            case "silent":
                await self._service.gone.wait()
            case "lost":
                self._abort()
            case "lost_status":
                assert fault is not None
                return answer_with(fault.status, {"message": "server error", "code": 0})
        service.faults.served()
        return None

    def _abort(self) -> None:
        if self._request.transport is not None:
            self._request.transport.abort()


def _is_direct(service: Service, path: str) -> bool:
    """Return whether a call concerns a direct message channel."""
    parts = path.split("/")
    if len(parts) < 3 or parts[1] != "channels" or not parts[2].isdigit():
        return False
    channel = service.world.channels.get(int(parts[2]))
    return channel is not None and not channel.in_guild


def _about(service: Service, path: str, body: Any) -> About:
    """Return whom a call answers or writes to directly, and what it says."""
    match path.split("/"):
        case ["", "interactions" | "webhooks", _, token, *_]:
            interaction = service.interactions.behind(token)
            if interaction is not None:
                return About(interaction.user_id, interaction.id, body)
        case ["", "users", "@me", "channels"] if isinstance(body, dict):
            recipient = str(body.get("recipient_id", ""))
            return About(int(recipient) if recipient.isdigit() else None, body=body)
        case ["", "channels", number, *_] if number.isdigit():
            channel = service.world.channels.get(int(number))
            for user in [] if channel is None else channel.recipients:
                if user != service.world.bot.id:
                    return About(user, body=body)
    return About(body=body)


def _wait(seconds: float, *, everywhere: bool) -> web.Response:
    headers = {
        "Via": "1.1 standin",
        "Retry-After": str(max(1, round(seconds))),
        "X-RateLimit-Scope": "global" if everywhere else "user",
    }
    if everywhere:
        headers["X-RateLimit-Global"] = "true"
    words = "You are being rate limited."
    body = {"message": words, "retry_after": seconds, "global": everywhere}
    return answer_with(429, body, headers)


def befall(
    service: Service, session: GatewaySession, fault: Fault, deliver: Callable[[], None]
) -> None:
    """Let a fault strike an event; ``deliver`` sends and stores the event."""
    gateway = service.gateway
    match fault.kind:
        case "event_lost":
            return
        case "event_late":
            service.spawn(_later(service, fault.seconds, deliver))
            return
        case "event_twice":
            deliver()
        case "event_overtaken":
            session.overtaken.append(deliver)
            service.spawn(_later(service, fault.seconds, lambda: _overdue(session, deliver)))
            return
        case "close":
            service.spawn(gateway.close(fault.code))
            session.cut_off(service.clock.now())
        case "hang_up":
            gateway.drop()
            session.cut_off(service.clock.now())
        case "reconnect":
            gateway.reconnect()
            session.cut_off(service.clock.now())
        case "invalid":
            gateway.invalidate(resumable=True)
            session.cut_off(service.clock.now())
        case "forgotten":
            gateway.invalidate(resumable=False)
            return
        case "outage":
            if service.world.guild.available:
                server_changes.outage(service, begins=True)
                service.spawn(
                    _later(
                        service, fault.seconds, lambda: server_changes.outage(service, begins=False)
                    )
                )
        case "removed":
            if service.world.bot.id in service.world.guild.members:
                server_changes.kick_bot(service)
                service.spawn(
                    _later(service, fault.seconds, lambda: server_changes.invite_bot(service))
                )
    deliver()


async def _later(service: Service, seconds: float, deed: Callable[[], None]) -> None:
    await service.clock.sleep_until(service.clock.now() + seconds)
    deed()


def _overdue(session: GatewaySession, deliver: Callable[[], None]) -> None:
    """Send an event that nothing has overtaken in time."""
    if deliver in session.overtaken:
        session.overtaken.remove(deliver)
        deliver()
