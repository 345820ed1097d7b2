"""Ports: what happens to Ships when the land area changes hands (12.10 to 12.12)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.agot import kinds, victory
from engine.agot.components import Area, House
from engine.agot.shapes import PortCaptureAnswer
from engine.agot.state import AgotState, total
from engine.kernel.ask import ask
from engine.kernel.phrase import Refusal, refusal
from engine.kernel.shapes import Amount, OneOf
from engine.kernel.shapes.base import is_count
from engine.kernel.state import stage

from .control import controller
from .supply import fits, limits_of, sizes_of


def sink(s: AgotState) -> None:
    """Destroy Ships in ports immediately if nobody controls the land area (12.12)."""
    for port in s.box.land_of:
        if port in s.units and controller(s, port) is None:
            s.tell(
                "port-ships-sunk",
                house=f"house:{s.owner[port]}",
                port=f"area:{port}",
                ships=total(s.units[port]),
            )
            _empty(s, port)


async def capture(s: AgotState, first: Area | None = None) -> None:
    """Let new owners capture the ships in their ports (12.10).

    The port of the area ``first``, from which a march came, comes before the others (17.21). With
    too few Ships for two ports, their captor may begin with either, unless a ruling sets the order
    (X6).
    """
    while waiting := _to_capture(s, first):
        captor = next(iter(waiting.values()))
        await _capture(s, captor, [p for p, house in waiting.items() if house == captor])


def _to_capture(s: AgotState, first: Area | None) -> dict[Area, House]:
    """Return the ports with Ships to capture, in their order, with their captors."""
    found = {}
    for port in (port for port in s.box.land_of if port in s.units):
        new_owner = controller(s, port)
        if new_owner is not None and new_owner != s.owner[port]:
            found[port] = new_owner
    if len(found) < 2:
        return found
    return dict(sorted(found.items(), key=lambda item: s.box.land_of[item[0]] != first))


@stage
async def settle_ports(s: AgotState) -> None:
    """Capture or sink the Ships in the ports of other Houses (12.10, 12.12)."""
    sink(s)
    await capture(s)


def unsettled(s: AgotState) -> bool:
    """Return whether a port has Ships of a House that does not control its land area."""
    ports = [port for port in s.box.land_of if port in s.units]
    return any(controller(s, port) != s.owner[port] for port in ports)


def _empty(s: AgotState, port: Area) -> None:
    s.remove(port, dict(s.units[port]))
    s.orders.pop(port, None)


async def _capture(s: AgotState, new_owner: House, ports: Sequence[Area]) -> None:
    """Let the new owner replace Ships with its own; the rest are destroyed (12.10)."""
    port = ports[0]
    rooms = {p: _room(s, p, new_owner, total(s.units[p])) for p in ports}
    enough = sum(total(s.units[p]) for p in ports) <= s.unused(new_owner, "ship")
    in_order = enough or s.ruled("simultaneous-port-captures", "origin-first")
    answer = await ask(
        new_owner,
        kinds.PORT_CAPTURE,
        Captured(port, rooms[port]) if len(ports) == 1 or in_order else _either(rooms),
        port=f"area:{port}",
        ships=total(s.units[port]),
        victim=f"house:{s.owner[port]}",
    )
    port = answer["area"]
    victim, ships = s.owner[port], total(s.units[port])
    _empty(s, port)
    kept = answer["ships"]
    if kept:
        s.add(port, new_owner, {"ship": kept})
    s.tell(
        "port-captured",
        house=f"house:{new_owner}",
        victim=f"house:{victim}",
        port=f"area:{port}",
        kept=kept,
        ships=ships,
    )


def _either(rooms: Mapping[Area, int]) -> OneOf[PortCaptureAnswer]:
    """Offer every port with the numbers of ships that can be kept there."""
    answers: dict[tuple[str, ...], PortCaptureAnswer] = {
        (f"area:{port}", f"number:{number}"): {"area": port, "ships": number}
        for port, most in rooms.items()
        for number in range(most + 1)
    }
    first, most = next(iter(rooms.items()))
    return OneOf(answers, safest=(f"area:{first}", f"number:{most}"))


class Captured(Amount[PortCaptureAnswer]):
    """A choice of how many of the Ships become the new owner's."""

    def __init__(self, port: Area, most: int) -> None:
        def kept_ships(number: int) -> PortCaptureAnswer:
            return {"area": port, "ships": number}

        super().__init__(0, most, value_of=kept_ships)
        self._port = port

    def check(self, value: object) -> Refusal | None:
        """Refuse more ships than pieces and Supply allow (12.10)."""
        reason = super().check(value)
        if reason is not None and isinstance(value, dict) and set(value) == {"area", "ships"}:
            ships = value["ships"]
            if value["area"] == self._port and is_count(ships) and ships > self.most:
                return refusal("captures-too-many", "12.10", most=self.most, given=ships)
        return reason


def _room(s: AgotState, port: Area, house: House, ships: int) -> int:
    """Return how many ships a House can place in a port it captures (16.6.2)."""
    most = min(ships, s.unused(house, "ship"))
    limits = limits_of(s, house)
    sizes = sizes_of(s, house)
    while most > 0 and not fits({**sizes, port: most}, limits, sizes):
        most -= 1
    return most


async def aftermath(s: AgotState, origin: Area | None = None) -> None:
    """Apply the consequences of changed control, check for victory, and settle the ports.

    The port of the area that was marched from comes first. By default, the game ends before anyone
    captures ships. While a combat is pending, captures wait for its end, and by some rulings
    victory does, too (10.1, 17.21).

    Raises GameEnds.
    """
    s.look_around()
    pending = s.combat is not None
    may_win = not pending or s.ruled("seventh-castle-before-combat", "at-once")
    captures_first = s.ruled("port-capture-before-victory", "yes")
    if may_win and not captures_first:
        victory.check(s)
    sink(s)
    if not pending or s.ruled("port-capture-and-combat", "at-once"):
        await capture(s, origin)
    if may_win and captures_first:
        victory.check(s)
