"""Small pieces of messages and commands, to build bodies from."""

from typing import Any

V2 = 1 << 15
PLAY = {"name": "play", "description": "Play", "type": 1}


def button(custom_id: str | None = "go", **more: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": "Go", "custom_id": custom_id, **more}


def row(*inside: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(inside)}


def select(n: int, **more: Any) -> dict[str, Any]:
    options = [{"label": str(i), "value": str(i)} for i in range(n)]
    return {"type": 3, "custom_id": "menu", "options": options, **more}


def text(words: str) -> dict[str, Any]:
    return {"type": 10, "content": words}


def command(**more: Any) -> dict[str, Any]:
    return {**PLAY, **more}


def option(name: str, kind: int = 3, **more: Any) -> dict[str, Any]:
    return {"type": kind, "name": name, "description": "d", **more}
