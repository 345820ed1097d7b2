"""The result of verifying a record: findings, and the worst of their colors."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal

from engine.kernel.data import Data

from .entries import ChainRecord, OpenEntry
from .hashing import hash_of_rules
from .sentences import SENTENCES


@dataclass(frozen=True, slots=True)
class Finding:
    """Something that is wrong, or could not be confirmed."""

    check: str
    """The key of its sentence in `SENTENCES`."""
    at: int | None = None
    """The number of the entry."""
    said: Data = field(default_factory=dict)

    def __str__(self) -> str:
        place = "" if self.at is None else f"Entry {self.at}: "
        return place + SENTENCES[self.check].format(**self.said)


@dataclass(slots=True)
class Verdict:
    """The result of verifying a record."""

    reds: list[Finding] = field(default_factory=list)
    ambers: list[Finding] = field(default_factory=list)
    notes: list[Finding] = field(default_factory=list)
    """Things that people at the table have seen, and others may want to know."""
    record: ChainRecord | None = None
    """``None`` if the file is no record of the form ``record/2``."""
    heads: list[str] = field(default_factory=list)
    """The head after each entry, as far as the log can be followed."""
    lights: list[tuple[str, str, bool]] = field(default_factory=list)
    """Each post that determined a round, with its head, and whether someone kept both."""

    def blame(self, check: str, at: int | None = None, **said: Any) -> None:
        """Add a red finding: something that is wrong."""
        self.reds.append(Finding(check, at, said))

    def warn(self, check: str, at: int | None = None, **said: Any) -> None:
        """Add an amber finding: something that could not be confirmed, or was done in the open."""
        self.ambers.append(Finding(check, at, said))

    @property
    def colour(self) -> Literal["red", "amber", "green"]:
        """The color of the verdict: red, amber or green."""
        return "red" if self.reds else "amber" if self.ambers else "green"

    def lines(self) -> list[str]:
        """Return the verdict as text, one sentence on each line, the color last."""
        told = [*((n, "red") for n in self.reds), *((n, "amber") for n in self.ambers)]
        lines = [f"{colour}: {finding}" for finding, colour in told]
        lines += [str(note) for note in self.notes]
        opening = self.record.log[0] if self.record is not None and self.record.log else None
        if isinstance(opening, OpenEntry):
            lines.append(f"Game {opening.game} of {opening.ruleset}, {len(self.heads)} entries.")
            lines += [f"Seal: {opening.seal}", *(f"Head: {head}" for head in self.heads[-1:])]
            for post, head, kept in self.lights:
                where = f"https://discord.com/channels/{opening.guild}/{post}"
                lines.append(f"{'Compared' if kept else 'Compare'}: {where} says {head}")
        lines.append(f"Rules of this program: {hash_of_rules()}")
        return [*lines, f"{self.colour}: {SENTENCES[self.colour]}"]
