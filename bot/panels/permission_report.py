"""A report on the permissions that the bot lacks, and on how to invite it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import discord

from bot.limits.permissions import NEEDS, Need, missing
from bot.play import GameInfo, TableSettings
from bot.text import Localizer, Plain
from bot.ui.items import Interaction
from bot.ui.layout import CALLING, CALM, Layout
from bot.ui.limits import some_lines

SHOWN = 2500
"""How many characters may tell what is missing in channels."""


def missing_here(interaction: Interaction, info: GameInfo | None = None) -> list[Need]:
    """Return the permissions that the channel lacks, as Discord reports in an interaction.

    ``info`` is the game that is played there, which may need more than others.
    """
    thread = isinstance(interaction.channel, discord.Thread)
    terms = () if info is None else wanting(info)
    return missing(interaction.app_permissions, thread=thread, terms=terms)


def wanting(info: GameInfo) -> list[str]:
    """Return the settings of a game that need more permissions than other games do."""
    terms, usual = TableSettings.of(info.terms), TableSettings()
    return [
        need.term
        for need in NEEDS
        if need.term and getattr(terms, need.term) != getattr(usual, need.term)
    ]


def channel_refusal(interaction: Interaction, say: Localizer) -> str | None:
    """Return why no game can be played in a channel; ``None`` if one can."""
    if interaction.guild is None or interaction.guild.me is None:
        return say("check-not-invited")
    if (kind := unsuitable(interaction.channel)) is not None:
        return say(f"check-{kind}")
    needs = [need for need in missing_here(interaction) if need.essential]
    return say("check-refused", permissions=names(needs, say)) if needs else None


def channel_warning(interaction: Interaction, say: Localizer) -> str | None:
    """Return what will not work in a channel; ``None`` if everything will."""
    needs = missing_here(interaction)
    lines = []
    if needs:
        effects = Plain(" ".join(say(f"without-{need.id}") for need in needs))
        lines.append(say("check-warning", permissions=names(needs, say), effects=effects))
    if falls_asleep(interaction):
        minutes = getattr(interaction.channel, "auto_archive_duration", 0)
        lines.append(say("check-falls-asleep", time=f"span:{60 * minutes}"))
    return "\n".join(lines) or None


def unsuitable(channel: Any) -> str | None:
    """Return why a channel suits no game: ``announcements`` or ``voice``; ``None`` if it may.

    Players cannot write in the first, and do not look for a game in the second.
    """
    if isinstance(channel, discord.VoiceChannel | discord.StageChannel):
        return "voice"
    if isinstance(channel, discord.TextChannel | discord.Thread) and channel.is_news():
        return "announcements"
    return None


def falls_asleep(interaction: Interaction) -> bool:
    """Return whether buttons will fail in a forum's post once it is archived.

    Only its author, and members who may manage threads, can open it again
    (discord/discord-api-docs#8474).
    """
    place = interaction.channel
    if not isinstance(place, discord.Thread) or interaction.app_permissions.manage_threads:
        return False
    in_forum = isinstance(place.parent, discord.ForumChannel)
    return in_forum and place.owner_id != interaction.application_id


def names(needs: Iterable[Need], say: Localizer) -> Plain:
    """Return the names of permissions in Discord's settings."""
    return Plain(say.join([f"**{say(f'permission-{need.id}')}**" for need in needs]))


def missing_in(guild: discord.Guild, info: GameInfo) -> list[Need] | None:
    """Return the permissions that the channel or thread of a game lacks; ``None`` if it is not
    visible."""
    place = guild.get_channel_or_thread(info.channel)
    if place is None:
        return None
    granted = place.permissions_for(guild.me)
    return missing(granted, thread=isinstance(place, discord.Thread), terms=wanting(info))


def report(lines: list[str], *, well: bool, say: Localizer) -> Layout:
    """Build the answer to a check."""
    layout = Layout(CALM if well else CALLING).text(say("check-title"))
    return layout.text(some_lines(lines, SHOWN, "…"))


def channel_lines(channel: int, needs: list[Need] | None, say: Localizer) -> list[str]:
    """Describe a channel, and what does not work in it."""
    where = Plain(f"<#{channel}>")
    if needs is None:
        return [say("check-unseen", channel=where)]
    if not needs:
        return [say("check-channel-well", channel=where)]
    return [
        say("check-channel-lacks", channel=where, permissions=names(needs, say)),
        *(say("check-effect", effect=Plain(say(f"without-{need.id}"))) for need in needs),
    ]
