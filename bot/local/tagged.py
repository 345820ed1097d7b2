"""Rewrites unions with distinct ``type`` values so that only the right branch is checked.

Discord's descriptions say "one of these twenty components" and leave the validator to try all
twenty at every level, which is slow and makes its errors useless.
Each branch requires its own values of ``type``; this turns the union into "if the type is 17, then
it must be a container", which accepts exactly the same documents.
"""

from typing import Any
from urllib.parse import unquote

from bot.local.errors import Json


def sharpen(document: Json) -> None:
    """Rewrite, in place, every union of the document whose branches carry distinct types."""
    stack: list[Any] = [document]
    while stack:
        node = stack.pop()
        if isinstance(node, dict):
            for union in ("oneOf", "anyOf"):
                if isinstance(node.get(union), list):
                    _sharpen_union(document, node, union)
            stack.extend(node.values())
        elif isinstance(node, list):
            stack.extend(node)


def _sharpen_union(document: Json, node: Json, union: str) -> None:
    branches: list[Json] = node[union]
    tags = [_tags(document, branch) for branch in branches]
    every = [tag for mine in tags if mine is not None for tag in mine]
    if len(branches) < 2 or any(mine is None for mine in tags) or len(set(every)) != len(every):
        return
    del node[union]
    node.setdefault("allOf", []).extend(
        [
            {"type": "object"},
            {"required": ["type"], "properties": {"type": {"enum": every}}},
            *(
                {"if": {"properties": {"type": {"enum": mine}}}, "then": branch}
                for mine, branch in zip(tags, branches, strict=True)
            ),
        ]
    )


def _tags(document: Json, branch: Json) -> list[int] | None:
    """The values of ``type`` that a branch requires, or None if it requires none."""
    while "$ref" in branch:
        node: Any = document
        for part in branch["$ref"].split("/")[1:]:
            node = node[unquote(part)]
        branch = node
    tag = branch.get("properties", {}).get("type", {})
    if not isinstance(tag, dict) or "type" not in branch.get("required", []):
        return None
    if "const" in tag:
        return [tag["const"]]
    return tag.get("enum")
