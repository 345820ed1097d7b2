"""Programs that play over standard input and output: the open protocol of ``docs/players.md``."""

from __future__ import annotations

import contextlib
import json
import queue
import random
import shlex
import subprocess
import threading
import time
from collections.abc import Mapping
from typing import Any

from engine.kernel.ask import Seat
from engine.kernel.determinize import imagine
from engine.kernel.game import Game
from engine.kernel.shape import same
from engine.kernel.shapes.described import described

PREFIX = "cmd:"
PROTOCOL = 1
MENDS = 3
"""How often an answer that was refused may be mended."""
SECONDS = 10.0
"""How long a program may think about one question."""
PATIENCE = 3
"""How many questions a program may fail to answer in time before it is given up."""
LONGEST = 1_000_000
"""Characters in a line; a longer one is no answer."""


class Silent(Exception):
    """A program has ended, or did not answer in time."""


class Program:
    """A program that plays one seat of one game.

    Whatever it does wrong, a random answer is given in its place, and counted.
    """

    def __init__(self, command: str, seconds: float = SECONDS) -> None:
        self.troubles = 0
        self.refusals = 0
        self.name = ""
        self.problems: list[str] = []
        """What was wrong, for anyone who looks into it."""
        self._seconds = seconds
        self._command = shlex.split(command)
        self._process: subprocess.Popen[str] | None = None
        self._lines: queue.Queue[str | None] = queue.Queue()
        self._failed = 0

    # -- a game ---------------------------------------------------------------------------------

    def answer(self, game: Game[Any], seat: Seat, seed: int) -> Any:
        """Return the program's answer, or a random one if it gives none that is legal."""
        rng = random.Random(seed)
        world = imagine(game, seat, rng)
        shape = world.shape_for(seat)
        example = shape.some(rng)
        question = world.question
        assert question is not None
        if self._failed >= PATIENCE:
            self.troubles += 1
            return example
        try:
            if self._process is None:
                self._begin(game, seat)
            self._tell(
                {
                    "type": "question",
                    "number": question.number,
                    "kind": question.kind,
                    "view": world.view(seat),
                    "shape": described(shape),
                    "example": example,
                }
            )
            for left in reversed(range(MENDS + 1)):
                value = self._answer_to(question.number)
                reason = shape.check(value)
                if reason is None:
                    return value
                self.refusals += 1
                self._tell(
                    {
                        "type": "refused",
                        "number": question.number,
                        "reason": reason.phrase.to_json(),
                        "rule": reason.rule,
                        "left": left,
                    }
                )
            self.problems.append(f"{question.kind}: no legal answer in {MENDS + 1} tries")
        except (Silent, OSError) as error:
            self._failed += 1
            self.problems.append(f"{question.kind}: {error}")
            if self._process is not None and self._process.poll() is not None:
                self._failed = PATIENCE
        self.troubles += 1
        return example

    def over(self, game: Game[Any], seat: Seat) -> None:
        """Tell the program how the game ended, and end it."""
        if self._process is None:
            return
        view = game.ruleset.view(game.state, None)
        with contextlib.suppress(OSError, Silent):
            self._tell({"type": "result", "winner": view.get("winner"), "win": view.get("win")})
        with contextlib.suppress(OSError):
            if self._process.stdin is not None:
                self._process.stdin.close()
        try:
            self._process.wait(2)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        if self._process.stdout is not None:
            self._process.stdout.close()
        self._reader.join(2)
        self._process = None

    def _begin(self, game: Game[Any], seat: Seat) -> None:
        self._process = subprocess.Popen(
            self._command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            encoding="utf-8",
            errors="replace",
        )
        self._reader = threading.Thread(target=self._read, args=(self._process,), daemon=True)
        self._reader.start()
        setup = game.setup
        self._tell(
            {
                "type": "hello",
                "protocol": PROTOCOL,
                "ruleset": game.ruleset.id,
                "version": game.ruleset.version,
                "seat": seat,
                "seats": list(setup.seats),
                "options": dict(setup.options),
                "rulings": dict(setup.rulings),
                "budget": {"seconds": self._seconds},
            }
        )
        hello = self._line(time.monotonic() + self._seconds)
        if hello.get("type") != "hello":
            self.problems.append("it does not say hello first")
        self.name = str(hello.get("name", ""))[:100]

    def _answer_to(self, number: int) -> Any:
        """Return the value of the answer to a question; whatever else is said is passed over."""
        deadline = time.monotonic() + self._seconds
        while True:
            line = self._line(deadline)
            if line.get("type") == "answer" and same(line.get("number"), number):
                return line.get("value")
            self.problems.append(f"it says what was not asked: {str(line)[:80]}")

    # -- lines ----------------------------------------------------------------------------------

    def _tell(self, message: Mapping[str, Any]) -> None:
        assert self._process is not None
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(message, separators=(",", ":")) + "\n")
        self._process.stdin.flush()

    def _line(self, deadline: float) -> dict[str, Any]:
        while True:
            try:
                text = self._lines.get(timeout=max(0.0, deadline - time.monotonic()))
            except queue.Empty:
                raise Silent(f"no answer within {self._seconds:g} seconds") from None
            if text is None:
                raise Silent("the program has ended")
            try:
                line = json.loads(text)
            except (json.JSONDecodeError, RecursionError):
                line = None
            if isinstance(line, dict):
                return line
            self.problems.append(f"a line that is no JSON object: {text[:80]!r}")

    def _read(self, process: subprocess.Popen[str]) -> None:
        assert process.stdout is not None
        with contextlib.suppress(ValueError, OSError):
            while text := process.stdout.readline(LONGEST):
                self._lines.put(text)
        self._lines.put(None)
