"""``/rules``: a paragraph, a section or a search of the rules."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import discord

from bot.play import Play, UserError
from bot.play.errors import user_error
from bot.posts.settings_lines import reading_name, ruling_name
from bot.text import Localizer, Plain
from bot.text.escape import harmless
from bot.text.rulebook import Paragraph, Rulebook, rulebook
from bot.ui.custom_id import CustomId
from bot.ui.items import Interaction
from bot.ui.layout import Button, Layout, SelectOption
from bot.ui.limits import OPTIONS, some_lines
from bot.ui.reply import Reply, apology
from bot.ui.router import Press, answering

TEXT = 3300
"""How many characters of rules fit into one message."""
FOUND = 12
"""How many paragraphs of a search are shown."""
_NUMBER = re.compile(r"[Xx]?\d+(\.\d+)*")


@dataclass(frozen=True)
class PlayedRulings:
    """The reading of each ruling with a choice by which a game is played."""

    readings: Mapping[str, str]
    agreed: bool = False
    """Whether a table has agreed on these readings."""
    unusual: frozenset[str] = frozenset()
    """The rulings that are not played by their default reading, which the paragraphs mention."""

    @classmethod
    def of(
        cls, offered: Mapping[str, Sequence[str]], agreed: Mapping[str, str] | None = None
    ) -> PlayedRulings:
        """Return the readings that a table has agreed on, or else the defaults."""
        readings = {
            ruling: (agreed or {}).get(ruling, ways[0])
            for ruling, ways in offered.items()
            if len(ways) > 1
        }
        unusual = {ruling for ruling, way in readings.items() if way != offered[ruling][0]}
        return cls(readings, agreed is not None, frozenset(unusual))

    def told_as(self, ruling: str) -> str:
        """Return the message that says how a ruling is played."""
        if ruling in self.unusual:
            return "rules-otherwise"
        return "rules-at-table" if self.agreed else "rules-by-default"


BY_DEFAULT = PlayedRulings({})


class RulesPanel:
    """The panel that answers questions about the rules."""

    def __init__(self, play: Play) -> None:
        self._play = play

    async def open(
        self, interaction: Interaction, ruleset: str, about: str, say: Localizer
    ) -> None:
        """Show the result for a number or words, or without either, the list of chapters."""
        played = await self._played(interaction, ruleset)
        await Reply(interaction, fresh=True).show(rules_page(ruleset, about, say, played))

    async def _played(self, interaction: Interaction, ruleset: str) -> PlayedRulings:
        """Return the rulings of the game in a channel, or the defaults if there is none."""
        rules = self._play.rulesets.get(ruleset)
        readings = rules.rulings if rules is not None else {}
        info = await self._play.game_in_channel(interaction.channel_id or 0)
        if info is None and isinstance(interaction.channel, discord.Thread):
            info = await self._play.game_in_channel(interaction.channel.parent_id)
        agreed = info.rulings if info is not None and info.ruleset == ruleset else None
        return PlayedRulings.of(readings, agreed)

    @answering("rule")
    async def press(self, press: Press) -> None:
        """Show another paragraph; a button below a refusal leaves the panel as it is."""
        ruleset, _, number = press.arg.rpartition("/")
        reply = Reply(press.interaction, fresh=bool(press.game))
        try:
            if not ruleset:
                ruleset = (await self._play.info(press.game)).ruleset
            played = await self._played(press.interaction, ruleset)
            layout = rules_page(
                ruleset, press.values[0] if press.values else number, press.say, played
            )
        except UserError as error:
            layout = apology(error, press.say)
        await reply.show(layout)


def rule_button(game: int, number: str, say: Localizer) -> Button:
    """Make a button that leads from a refusal to the paragraph that it cites.

    ``number`` is the game's own: see :meth:`Localizer.paragraph`.
    """
    return Button(say("rules-button", number=number), CustomId(game, "rule", arg=number))


def rules_page(
    ruleset: str, about: str, say: Localizer, played: PlayedRulings = BY_DEFAULT
) -> Layout:
    """Build the message about a paragraph, a section, a chapter, some words, or all chapters.

    Below a paragraph are the rulings by which it is ``played``, if tables can choose, and the
    paragraphs that replace it.
    """
    say = say.of(ruleset)
    book = rulebook(ruleset, say.language)
    if book is None:
        return apology(user_error("no-rules", ruleset=f"raw:{ruleset[:40]}"), say)
    about = about.strip().strip("()§ ")
    number = about.upper() if _NUMBER.fullmatch(about) else ""
    found = book.find(number) if number else None
    if found is not None:
        layout = _section(ruleset, book, found, say, played)
    elif about and not number:
        layout = _search(ruleset, book, about, say, played)
    else:
        layout = _contents(ruleset, book, say)
        if number:
            layout.text(say("rules-no-such-number", number=number))
    return layout


def _title(ruleset: str, where: str, say: Localizer) -> str:
    return say("rules-title", game=Plain(say.name(f"ruleset:{ruleset}")), where=Plain(where))


def _contents(ruleset: str, book: Rulebook, say: Localizer) -> Layout:
    layout = Layout().text(_title(ruleset, say("rules-contents"), say))
    return _menu(layout, ruleset, "", book.chapters, say)


def _section(
    ruleset: str, book: Rulebook, found: Paragraph, say: Localizer, played: PlayedRulings
) -> Layout:
    """Show a paragraph and its neighbors, or a whole section, or the contents of a chapter."""
    above = book.section_of(found.number)
    heading = found if found.heading else book.find(above)
    where = f"{heading.number} {heading.title}" if heading else found.number
    layout = Layout().text(_title(ruleset, where, say))
    shown = book.below(found.number) if found.heading else [found]
    lines = [_line(p, book, say, played) for p in shown]
    layout.text(some_lines(lines, TEXT, say("rules-more")))
    # If a chapter is long, readers choose its sections one by one.
    sections = [p for p in shown if p.heading]
    if sections:
        _menu(layout, ruleset, found.number, sections, say)
    around = _around(book, found)
    buttons = [Button(f"◂ {p.number}", _to(ruleset, p.number)) for p in around[:1] if p is not None]
    if not found.heading and above:
        buttons.append(Button(say("rules-section", number=above), _to(ruleset, above)))
    elif above:
        buttons.append(Button(say("rules-chapter", number=above), _to(ruleset, above)))
    buttons += [Button(f"{p.number} ▸", _to(ruleset, p.number)) for p in around[1:] if p]
    buttons.append(Button(say("rules-all"), _to(ruleset, "0")))
    return layout.buttons(*buttons)


def _around(book: Rulebook, found: Paragraph) -> tuple[Paragraph | None, Paragraph | None]:
    """Return the neighbors of the same kind before and after an entry."""
    depth = found.number.count(".")
    alike = [
        p
        for p in book.paragraphs
        if p.heading == found.heading and (not p.heading or p.number.count(".") == depth)
    ]
    at = alike.index(found)
    before = alike[at - 1] if at else None
    return before, alike[at + 1] if at + 1 < len(alike) else None


def _search(
    ruleset: str, book: Rulebook, words: str, say: Localizer, played: PlayedRulings
) -> Layout:
    fillers, groups = say("rules-fillers").split(), say("rules-alike").splitlines()
    found = book.search(words, alike=[group.split() for group in groups], fillers=fillers)
    where = say("rules-searched", words=Plain(harmless(words, 60)))
    layout = Layout().text(_title(ruleset, where, say))
    if not found:
        return _menu(layout.text(say("rules-not-found")), ruleset, "", book.chapters, say)
    lines = [_line(p, book, say, played) for p in found[:FOUND]]
    layout.text(some_lines(lines, TEXT, say("rules-more")))
    if len(found) > FOUND:
        layout.text(say("rules-found-more", count=len(found) - FOUND))
    return _menu(layout, ruleset, "found", found, say)


def _line(paragraph: Paragraph, book: Rulebook, say: Localizer, played: PlayedRulings) -> str:
    id = "rules-heading" if paragraph.heading else "rules-paragraph"
    text = paragraph.title if paragraph.heading else paragraph.text
    lines = [say(id, number=paragraph.number, text=Plain(text))]
    if instead := book.overruled_by(paragraph.number):
        lines.append(say("rules-overruled", numbers=Plain(say.listed(instead))))
    for ruling in paragraph.rulings:
        if (reading := played.readings.get(ruling)) is not None:
            lines.append(
                say(
                    played.told_as(ruling),
                    ruling=Plain(ruling_name(ruling, say)),
                    reading=Plain(reading_name(ruling, reading, say)),
                )
            )
    return "\n".join(lines)


def _menu(
    layout: Layout, ruleset: str, at: str, offers: Sequence[Paragraph], say: Localizer
) -> Layout:
    choices = [
        SelectOption(p.number, f"{p.number} {p.title}", p.text or None) for p in offers[:OPTIONS]
    ]
    return layout.select(_to(ruleset, f"menu-{at}"), choices, say("rules-choose"))


def _to(ruleset: str, number: str) -> CustomId:
    return CustomId(0, "rule", arg=f"{ruleset}/{number}")
