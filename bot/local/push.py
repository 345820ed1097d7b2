"""What a locked phone shows of a new message, beside who has sent it and where.

That is the content, in which mentions have become names. Of components nothing is shown, so that a
message of components V2 alone is an empty notification (discord/discord-api-docs#7854). It is not
documented whether every phone puts moments into words: they are shown here as they were sent.
"""

import re

from bot.local.model import Message, MessageFlag, World

MOST = 240
"""Characters that fit on a locked screen; four lines of a narrow one."""

_MENTION = re.compile(r"<(@!?|@&|#|/[^:>]+:)(\d+)>")
_MARKUP = re.compile(r"^(?:#{1,3} |-# |> )|\*\*|__|~~|\|\||`", re.MULTILINE)
_SILENT = MessageFlag.EPHEMERAL | MessageFlag.SILENT


def preview(world: World, message: Message) -> str | None:
    """The text on the screen; None for a message that makes no phone ring, empty for a blank one.

    Edits make none ring: whoever asks has to ask when a message is posted.
    """
    if message.flags & _SILENT:
        return None
    words = _MENTION.sub(lambda found: _name(world, found[1], int(found[2])), message.content)
    words = _MARKUP.sub("", words).strip()
    if not words and message.attachments:
        words = "sent an attachment"
    return words if len(words) <= MOST else words[: MOST - 1] + "…"


def _name(world: World, kind: str, number: int) -> str:
    if kind == "#":
        channel = world.channels.get(number)
        return "#" + (channel.name if channel is not None else "unknown")
    if kind == "@&":
        role = world.guild.roles.get(number)
        return "@" + (role.name.removeprefix("@") if role is not None else "unknown")
    if kind.startswith("@"):
        user = world.users.get(number)
        return "@" + (user.display_name if user is not None else "unknown")
    return kind.removesuffix(":")
