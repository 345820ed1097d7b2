"""Commands in sentences: ``{ COMMAND("game join") }`` becomes a mention that users can press."""

from __future__ import annotations

from collections.abc import Mapping

_ids: dict[str, int] = {}


def learn(ids: Mapping[str, int]) -> None:
    """Remember the ids that Discord has given the commands, by their first word."""
    _ids.clear()
    _ids.update(ids)


def mention(path: object) -> str:
    """Mention a command, subcommands included; if its id is unknown, just name it."""
    id = _ids.get(str(path).partition(" ")[0])
    return f"/{path}" if id is None else f"</{path}:{id}>"
