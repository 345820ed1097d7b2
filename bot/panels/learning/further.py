"""Where to go when a game of one person is over: what they have met in it, and other games."""

from __future__ import annotations

from bot.games.registry import plugin_of
from bot.play import SeatView
from bot.posts.messages import rematch_button
from bot.text import Localizer
from bot.text.rulebook import rulebook
from bot.ui.custom_id import CustomId
from bot.ui.layout import Button, Layout, Style
from engine.kernel.phrase import Phrase

HARDER, SEEK, INVITE = "harder", "seek", "invite"
"""What a press carries that opens a game against stronger stewards, one that waits for people of
the server, or one that waits for friends."""


def add_further(layout: Layout, hand: SeatView, say: Localizer) -> Layout:
    """Add what a player can do after a game that is over."""
    game = hand.info.id
    if hand.info.people > 1:
        return layout.buttons(rematch_button(game, say))
    layout.text(_met(hand, say))
    return layout.text(say("next-title")).buttons(
        Button(say("next-harder"), CustomId(game, "next", arg=HARDER), Style.primary),
        Button(say("next-seek"), CustomId(game, "next", arg=SEEK)),
        Button(say("next-invite"), CustomId(game, "next", arg=INVITE)),
    )


def _met(hand: SeatView, say: Localizer) -> str:
    """Say which parts of the rules a first game has explained, and which it has not."""
    ruleset = hand.info.ruleset
    course, book = plugin_of(ruleset).course, rulebook(ruleset, say.language)
    if hand.met is None or course is None or book is None:
        return ""
    parts: dict[str, bool] = {}
    for idea in course.ideas:
        if idea.more:
            chapter = say.paragraph(Phrase(idea.text), idea.more).partition(".")[0]
            parts[chapter] = parts.get(chapter, False) or idea.id in hand.met
    lines = []
    for id, wanted in (("next-met", True), ("next-unmet", False)):
        titles = [f"raw:{c.title}" for c in book.chapters if parts.get(c.number) is wanted]
        if titles:
            lines.append(say(id, parts=titles))
    return "\n".join(lines)
