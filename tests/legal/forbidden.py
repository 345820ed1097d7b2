"""What the rulebooks forbid: a position, an answer, and the paragraph by which it is refused."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine.kernel.game import Game
from engine.records.position import open_position

ENGINE = Path(__file__).resolve().parents[2] / "engine"


@dataclass(frozen=True)
class Forbidden:
    """An answer that a position forbids."""

    line: str
    """The position."""
    seat: str
    kind: str
    value: Any
    why: str
    """The id of the refusal, without ``refused-``."""
    rule: str | None
    before: Sequence[tuple[str, Any]] = ()
    """Answers that lead from the position to the question."""

    def __str__(self) -> str:
        return f"{self.kind} {self.why} {self.rule}"

    def game(self) -> Game[Any]:
        """Return the game in which the question is open."""
        game = open_position(self.line)
        for seat, value in self.before:
            game.answer(seat, value)
        assert game.question is not None
        assert (game.question.kind, self.seat in game.awaited) == (self.kind, True)
        return game


def refusals(*packages: str) -> Iterator[tuple[str, str]]:
    """Yield id and paragraph of every refusal in the source that cites one."""
    for package in packages:
        for path in (ENGINE / package).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "refusal":
                    words = [a.value for a in node.args if isinstance(a, ast.Constant)]
                    if len(words) == 2 and words[1] is not None:
                        yield str(words[0]), str(words[1])
