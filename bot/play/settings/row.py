"""The row of one setting: everything about it except its name, its type and its default."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import field
from typing import Any, Literal, get_args

from pydantic.fields import FieldInfo

from bot.text.catalog import languages
from engine.kernel.data import fixed
from engine.kernel.phrase import Param

Page = Literal["game", "time", "patience", "stewards", "posts", "rating"]

PAGES: tuple[Page, ...] = get_args(Page)
"""The pages of the settings panel, in the order in which a post says what is agreed."""

UNSAID: Any = object()
"""What stands for no value, because ``None`` is a value."""

NONE = "none"
"""How ``None`` is written as a value of a setting."""

MOST = 25
"""How many values can be offered; Discord takes no more in one menu."""


@fixed
class Setting:
    """What a field of the settings declares about itself."""

    page: Page
    decided: Literal["beforehand", "host", "table"]
    """Who decides while a game runs. ``beforehand``: nobody, it stays as it is; ``host``: the host;
    ``table``: the host, or a vote about what anyone else proposes."""
    card: Literal["always", "changed"] = "changed"
    """When a post says it: always, or if it is not the default."""
    hurried: bool = False
    """Whether it is offered and said only if answers have a deadline."""
    paged: bool = False
    """Whether it is offered only if the host offers pages."""
    said_by: str = ""
    """Another setting whose sentence says this one, too."""
    unit: str = ""
    """The unit of values of a range, as in ``span:3600``; empty for plain numbers and texts."""
    suggested: Sequence[Any] = ()
    """The values of a range that are offered, beside the agreed one."""
    live: Sequence[Any] = ()
    """The same on a live evening."""
    before: Any = UNSAID
    """Its value in games that were saved without it, if that is not the default."""
    formerly: str = ""
    """Its name in older games."""
    older: Mapping[str, str] = field(default_factory=dict)
    """The values that older games have saved, with their present equivalents."""


@fixed
class Row:
    """A setting with its name, type and default."""

    name: str
    default: Any
    type: Any
    setting: Setting

    @classmethod
    def of(cls, name: str, info: FieldInfo) -> Row | None:
        """Return the row of a field; ``None`` if the field is no setting of its own."""
        found = next((it for it in info.metadata if isinstance(it, Setting)), None)
        return None if found is None else cls(name, info.default, info.annotation, found)

    @property
    def key(self) -> str:
        """The name as ids of messages contain it."""
        return self.name.replace("_", "-")

    @property
    def values(self) -> Sequence[Any]:
        """All values; empty if a range is allowed."""
        if self.type is bool:
            return (self.default, not self.default)
        return () if self.setting.suggested else tuple(v for v in get_args(self.type) if v)

    def offered(self, agreed: Any, zone: str | None, *, live: bool) -> list[Any]:
        """Return the values to choose from, the agreed one included."""
        if self.values:
            return list(self.values)
        usual = self.setting.live if live and self.setting.live else self.setting.suggested
        found = {zone or "UTC" if one == "zone" else one for one in usual}
        if "language" in usual:
            found = set(languages())
        if agreed not in (None, *found):
            found = {agreed} if "zone" in usual else found | {agreed}
        none = [None] if self.default is None else []
        room = MOST - len(none) - (agreed in found)
        return [*none, *sorted(found - set(sorted(found - {agreed})[room:]))]

    def read(self, chosen: str) -> Any:
        """Parse a written value; return a text that is not a value unchanged."""
        known = [*self.values, *([None] if self.default is None else [])]
        number = int(chosen) if chosen.isdecimal() and len(chosen) < MOST else chosen
        return next((value for value in known if written(value) == chosen), number)

    def word(self, value: Any) -> str:
        """Return how a value is written in ids; empty if its range has one message for all."""
        return written(value) if (self.values and not self.setting.unit) or not value else ""

    def param(self, value: Any) -> Param:
        """Return a value as the parameter of a message."""
        unit = {"language": "raw"}.get(self.setting.unit, self.setting.unit)
        unit = unit or ("raw" if isinstance(value, str) else "")
        return f"{unit}:{value}" if unit else value


def written(value: Any) -> str:
    """Return a value in the form in which it is chosen and typed."""
    if value is None:
        return NONE
    return str(value).lower() if isinstance(value, bool) else str(value)
