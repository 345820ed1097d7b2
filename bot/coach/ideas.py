"""The ideas of a game, and how its first game begins: read from TOML, which a game keeps as data.

Pure data: what an idea says is the message ``coach-<id>`` of the game.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import field, replace
from functools import cache
from pathlib import Path

from pydantic import TypeAdapter

from bot.play.lobby.beginning import Beginning
from engine.kernel.data import fixed


@fixed
class Idea:
    """Something to understand about a game, and when it first matters.

    All conditions that are given have to hold.
    """

    id: str
    page: bool = False
    """Whether it has a panel of its own, before the question."""
    kinds: tuple[str, ...] = ()
    """The kinds of questions at which it matters; any, if none are named."""
    chosen: int = 0
    """How many small choices of the answer must have been made."""
    events: tuple[str, ...] = ()
    """Of what kinds something must have happened lately; any of them is enough."""
    asks: Mapping[str, str] = field(default_factory=dict)
    """What the question must be about: some of its parameters."""
    own: bool = False
    """Whether that must have concerned the player's own seat."""
    behalf: bool = False
    """Whether the player must be asked for another seat; all others are for their own."""
    after: tuple[str, ...] = ()
    """The ideas that must have been met before."""
    round: int = 0
    """The first round in which it is explained."""
    has: str = ""
    """What the player's view must show: keys, one within the other, joined by dots.

    The last of them may be something in a list.
    """
    more: str = ""
    """The paragraph of the rules behind **More**."""
    zoom: str = ""
    """The part of the board that shows it, if one does."""

    @property
    def text(self) -> str:
        """The id of the sentences that explain it."""
        return f"coach-{self.id}"


IDEAS = TypeAdapter(list[Idea])


@fixed
class Course:
    """What a first game of one ruleset explains, and how it begins."""

    beginning: Beginning
    ideas: tuple[Idea, ...]
    """In order: of several that matter, the first that was not explained comes first."""

    def find(self, id: str) -> Idea | None:
        """Return the idea of an id, if there is one."""
        return next((idea for idea in self.ideas if idea.id == id), None)


@cache
def read_course(path: Path) -> Course:
    """Read the ideas of a game and the beginning of its first game.

    ``base`` names a file, as seen from there, whose ideas come too; ``without`` those of them that
    do not, and ``more`` their paragraphs in this edition. They come first, unless it says ``first``
    of its own.
    """
    data = tomllib.loads(path.read_text("utf-8"))
    ideas = IDEAS.validate_python(data.get("ideas", ()))
    if base := data.get("base"):
        own = {idea.id: idea for idea in ideas}
        left = set(data.get("without", ()))
        before = read_course(path.parent / base).ideas
        others = [own.pop(i.id, i) for i in before if i.id not in left]
        ideas = [*own.values(), *others] if data.get("first") else [*others, *own.values()]
    more: Mapping[str, str] = data.get("more", {})
    ideas = [replace(idea, more=more.get(idea.id, idea.more)) for idea in ideas]
    return Course(Beginning(**data["beginning"]), tuple(ideas))
