"""Commands in sentences: ``{ COMMAND("game join") }`` becomes a mention that can be pressed."""

from __future__ import annotations

from collections.abc import Mapping

_ids: dict[str, int] = {}


def learn(ids: Mapping[str, int]) -> None:
    """Take note of the ids that Discord has given the commands, by their first word."""
    _ids.clear()
    _ids.update(ids)


def mention(path: object) -> str:
    """Mention a command, subcommands included; without its id it is only named."""
    id = _ids.get(str(path).partition(" ")[0])
    return f"/{path}" if id is None else f"</{path}:{id}>"
