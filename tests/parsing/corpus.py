"""Lines that players type, each with what it means, and how many of them are understood.

A line of a file in ``lines/`` reads ``typed ⇒ meaning``, below a heading with the question in
brackets. A meaning is a list of facts: an order at its place (``karhold=raid``), pieces and where
they go (``2F moat-cailin``), a step of a choice (``card:druid``). A ``?`` among them says that
a part of the line means nothing and has to be reported; alone, that nothing is drafted.

    python -m tests.parsing.corpus          # how many lines are understood, by language
    python -m tests.parsing.corpus ru       # and which lines of Russian are not
"""

from __future__ import annotations

import sys
from collections import Counter
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Literal

from bot.parsing import ParseResult

from .questions import asking, read

LINES = Path(__file__).parent / "lines"
LETTERS = {"F": "footman", "K": "knight", "S": "ship", "E": "siege-engine", "C": "clan"}
NOTHING = "?"

Facts = Counter[str]
Outcome = Literal["understood", "refused", "misunderstood"]


@dataclass(frozen=True)
class Line:
    """A typed line with what it means."""

    tag: str
    question: str
    text: str
    meaning: str

    @property
    def facts(self) -> Facts:
        """What has to be drafted."""
        found: Facts = Counter()
        for fact in self.meaning.split(", "):
            if fact != NOTHING:
                count, name = _counted(fact)
                found[name] += count
        return found

    @property
    def whole(self) -> bool:
        """Whether every part of the line means something."""
        return NOTHING not in self.meaning.split(", ")


def _counted(fact: str) -> tuple[int, str]:
    head, _, rest = fact.partition(" ")
    if head.isdecimal():
        return int(head), rest
    if head[:-1].isdecimal() and head[-1] in LETTERS:
        return int(head[:-1]), f"{LETTERS[head[-1]]} {rest}"
    return 1, fact


@cache
def lines(tag: str) -> tuple[Line, ...]:
    """Return the lines of a language."""
    found, question = [], ""
    for row in (LINES / f"{tag}.txt").read_text("utf-8").splitlines():
        if row.startswith("["):
            question = row.strip("[]")
        elif " ⇒ " in row:
            text, _, meaning = row.partition(" ⇒ ")
            found.append(Line(tag, question, text, meaning))
    return tuple(found)


def facts_of(question: str, path: tuple[str, ...]) -> Facts:
    """Return what a draft says, as facts that can be counted."""
    form = asking(question, "en").shape.form
    if form == "moves" and path:
        names = [id.partition(":")[2] for id in path if not id.startswith("mark:")]
        found = Counter({names[0]: 1})
        found.update(f"{unit} {to}" for unit, to in zip(names[1::2], names[2::2], strict=True))
        found.update(id for id in path if id.startswith("mark:"))
        return found
    if form == "pieces":
        return Counter(" ".join(reversed(id.split("/"))) for id in path)
    return Counter(path)


def outcome(line: Line, reading: ParseResult) -> Outcome:
    """Tell whether a reading is what the line means, less than that, or something else."""
    found = facts_of(line.question, reading.path)
    reported = bool(reading.problems)
    if found == line.facts and reported is not line.whole:
        return "understood"
    if reported and found <= line.facts:
        return "refused"
    return "misunderstood"


@cache
def outcomes(tag: str) -> list[tuple[Line, Outcome, ParseResult]]:
    """Read all lines of a language."""
    found = []
    for line in lines(tag):
        reading = read(line.question, tag, line.text)
        found.append((line, outcome(line, reading), reading))
    return found


def tags() -> list[str]:
    """Return the languages that have lines."""
    return sorted(path.stem for path in LINES.glob("*.txt"))


def table() -> str:
    """Return how many lines of each language are understood, refused and misunderstood."""
    rows = [
        "| language | lines | understood | refused | misunderstood |",
        "| --- | --- | --- | --- | --- |",
    ]
    for tag in tags():
        counted = Counter(how for _, how, _ in outcomes(tag))
        whole = sum(counted.values())
        figures = " | ".join(
            str(counted[how]) for how in ("understood", "refused", "misunderstood")
        )
        rows.append(f"| {tag} | {whole} | {figures} |")
    return "\n".join(rows)


def main(arguments: list[str]) -> None:
    """Print the table, and the lines that are not understood of the languages named."""
    sys.stdout.write(table() + "\n")
    for tag in arguments:
        for line, how, reading in outcomes(tag):
            if how != "understood":
                drafted = dict(facts_of(line.question, reading.path))
                problems = [(p.text, p.reason and p.reason.phrase.id) for p in reading.problems]
                said = f"{how}: [{line.question}] {line.text} ⇒ {line.meaning}"
                sys.stdout.write(f"{said}\n    {drafted} {problems}\n")


if __name__ == "__main__":
    main(sys.argv[1:])
