"""What the walk has found: pictures side by side, and the table of ``docs/taps.md``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from PIL import Image

from tests.running.browsing import PHONE

from .phone import Seen
from .routes import ROUTES
from .waypoint import Waypoint

ROUND_MARKS = "<!-- round -->", "<!-- /round -->"


def sheet(pictures: Sequence[Path], path: Path, *, across: int = 5) -> None:
    """Put pictures side by side on one."""
    opened = [Image.open(p).convert("RGB") for p in pictures]
    rows = [opened[at : at + across] for at in range(0, len(opened), across)]
    width = max(sum(i.width + 12 for i in row) for row in rows)
    height = sum(max(i.height for i in row) + 12 for row in rows)
    whole = Image.new("RGB", (width, height), "white")
    top = 0
    for row in rows:
        left = 0
        for image in row:
            whole.paste(image, (left, top))
            left += image.width + 12
        top += max(i.height for i in row) + 12
    whole.save(path)


def write(page: Path, ruleset: str, found: Mapping[str, Seen]) -> None:
    """Put the table of a ruleset's way into the page."""
    put(page, f"<!-- walk {ruleset} -->", f"<!-- /walk {ruleset} -->", table(ruleset, found))


def write_round(page: Path, steps: Sequence[tuple[str, int]]) -> None:
    """Put the table of a whole round into the page."""
    put(page, *ROUND_MARKS, round_table(steps))


def put(page: Path, begin: str, end: str, lines: str) -> None:
    """Replace what is between two marks.

    Raises ValueError if the page has none.
    """
    text = page.read_text("utf-8")
    before, _, rest = text.partition(begin)
    if end not in rest:
        raise ValueError(f"{page} has no {begin}")
    page.write_text(f"{before}{begin}\n\n{lines}\n\n{end}{rest.partition(end)[2]}", "utf-8")


def round_table(steps: Sequence[tuple[str, int]]) -> str:
    """Return the table of a whole round, one line a step."""
    lines = ["| what | taps |", "| --- | --: |", *(f"| {what} | {n} |" for what, n in steps)]
    return "\n".join([*lines, f"| **together** | **{sum(n for _, n in steps)}** |"])


def named(waypoint: Waypoint) -> str:
    """Return what a line says of which waypoint it is."""
    return waypoint.id.replace("-", " ")


def table(ruleset: str, found: Mapping[str, Seen]) -> str:
    """Return the table, one line a waypoint."""
    lines = ["| question | what | taps | screens | widest text | remark |"]
    lines += ["| --- | --- | --: | --: | --- | --- |"]
    for one in ROUTES[ruleset]:
        seen = found[one.id]
        widest = max(seen.labels, key=lambda label: (len(label), label)).replace("|", "\\|")
        screens = seen.tallest / PHONE["height"]
        lines.append(
            f"| `{one.kind}` | {named(one)} | {seen.taps} | {screens:.1f} "
            f"| {widest} ({len(widest)}) | {one.remark} |"
        )
    return "\n".join(lines)
