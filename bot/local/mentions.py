"""Whom a message mentions, as limited by ``allowed_mentions``."""

import re
from collections.abc import Iterable

from bot.local.components import walk
from bot.local.errors import FormErrors, Json, Path
from bot.local.model import World

_USER = re.compile(r"<@!?(\d+)>")
_ROLE = re.compile(r"<@&(\d+)>")
_EVERYONE = re.compile(r"@(everyone|here)\b")


def check_allowed(allowed: Json | None, errors: FormErrors, path: Path) -> None:
    """Refuse a body that allows a kind of mention both in general and by a list of ids."""
    if not allowed:
        return
    for kind in ("users", "roles"):
        if kind in (allowed.get("parse") or ()) and allowed.get(kind):
            errors.add(
                (*path, "allowed_mentions"),
                "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                f'parse:["{kind}"] and {kind}: [ids...] are mutually exclusive.',
            )


def find(
    world: World,
    content: str,
    components: Iterable[Json],
    allowed: Json | None,
    *,
    may_mention_everyone: bool,
) -> tuple[list[int], list[int], bool]:
    """Return the mentioned users, the mentioned roles, and whether everyone is mentioned."""
    text = "\n".join([content, *(c["content"] for _, c in walk(components) if c["type"] == 10)])
    users = [int(found) for found in _USER.findall(text)]
    roles = [int(found) for found in _ROLE.findall(text)]
    everyone = bool(_EVERYONE.search(text)) and may_mention_everyone
    if allowed is not None:
        parse = allowed.get("parse") or ()
        if "users" not in parse:
            named = {int(one) for one in allowed.get("users") or ()}
            users = [one for one in users if one in named]
        if "roles" not in parse:
            named = {int(one) for one in allowed.get("roles") or ()}
            roles = [one for one in roles if one in named]
        everyone = everyone and "everyone" in parse
    known_users = dict.fromkeys(one for one in users if one in world.users)
    known_roles = dict.fromkeys(one for one in roles if one in world.roles())
    return list(known_users), list(known_roles), everyone
