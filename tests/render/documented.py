"""Draws the pictures of docs/pictures.md anew, as their captions say:
``python -m tests.render.documented`` draws all, or those that are named."""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "pictures.md"
GAMES = r"--ruleset [a-z0-9-]+(?: --players \d)?(?: --option [a-z_]+=\w+)? --games \d+ --seed \d+"
CAPTION = re.compile(r"^!\[.*\]\((pictures/\S+\.png)\)\n\n\*(.*)\*$", re.MULTILINE)


@dataclass(frozen=True)
class Documented:
    """A picture of the page: its file, the games that are played, and how it is drawn."""

    file: Path
    games: str
    """The arguments of selfplay; the last game is drawn."""
    drawn: str
    """The arguments of the drawer."""


def documented(page: str) -> Iterator[Documented]:
    """Yield the pictures whose captions have a command; each is of the game named last."""
    games = ""
    for part in re.split(r"(?=^!\[)", page, flags=re.MULTILINE):
        if (found := CAPTION.match(part)) is not None:
            file, caption = found.groups()
            if (played := re.search(GAMES, caption)) is not None:
                games = played[0]
            if (drawn := re.search(r"`(--at [^`]+)`", caption)) is not None:
                yield Documented(PAGE.parent / file, games, drawn[1])
        if (played := re.search(rf"selfplay ({GAMES})", part)) is not None:
            games = played[1]


def draw(wanted: list[str]) -> None:
    """Play the games, and draw the pictures."""
    with tempfile.TemporaryDirectory() as folder:
        for one in documented(PAGE.read_text("utf-8")):
            if wanted and one.file.stem not in wanted:
                continue
            records = Path(folder) / one.games.replace(" ", "")
            if not records.exists():
                _run("engine", "selfplay", *one.games.split(), "--out", str(records))
            _run("bot.render", str(max(records.iterdir())), *one.drawn.split(), "-o", str(one.file))
            sys.stdout.write(f"{one.file.name}: {one.drawn}\n")


def _run(module: str, *arguments: str) -> None:
    subprocess.run([sys.executable, "-m", module, *arguments], check=True)


if __name__ == "__main__":
    draw(sys.argv[1:])
