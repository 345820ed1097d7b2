"""Programs that play over standard input and output: the open protocol of ``docs/players.md``."""

from __future__ import annotations

import contextlib
import json
import os
import queue
import random
import select
import shlex
import signal
import subprocess
import threading
import time
from typing import Any

from engine.kernel.ask import Seat
from engine.kernel.capabilities import ListsWhatIsPrinted
from engine.kernel.data import Data, Json
from engine.kernel.game import AnyGame
from engine.kernel.shapes.base import same
from engine.kernel.shapes.described import described
from engine.kernel.worlds import Unimaginable, imagine

PREFIX = "cmd:"
PROTOCOL = 1
MENDS = 3
"""How often a program may replace an answer that was refused."""
SECONDS = 10.0
"""How long a program may think about one question."""
PATIENCE = 3
"""How many questions a program may fail to answer in time before it is ended."""
MOST_BYTES = 1_000_000
"""How many bytes a program may write about one question, in all its lines."""
MOST_LINES = 1_000
"""How many lines a program may write about one question; one that writes more is ended."""
MOST_PROBLEMS = 100
"""After how many problems wrong lines are no longer recorded."""
TICK = 0.1
"""Seconds between two checks whether a silent program is still running."""


class Silent(Exception):
    """The error that a program has ended, or did not answer in time."""


class Program:
    """A program that plays one seat of one game.

    For anything that it does wrong, a random answer replaces its own, and is counted.
    """

    def __init__(self, command: str, seconds: float = SECONDS) -> None:
        self.troubles = 0
        self.refusals = 0
        self.name = ""
        self.problems: list[str] = []
        """The problems, for those who look into them."""
        self._seconds = seconds
        self._command = shlex.split(command)
        self._process: subprocess.Popen[bytes] | None = None
        self._threads: list[threading.Thread] = []
        self._heard: queue.Queue[bytes | None] = queue.Queue()
        self._to_say: queue.Queue[bytes | None] = queue.Queue()
        self._said = [0, 0]
        """How many bytes and lines it has written since it was last asked."""
        self._end = "the program has ended"
        self._failed = 0

    # -- a game ---------------------------------------------------------------------------------

    def answer(self, game: AnyGame, seat: Seat, seed: int) -> Any:
        """Return the program's answer, or a random one if it gives no legal one."""
        rng = random.Random(seed)
        try:
            world = imagine(game, seat, rng)
        except Unimaginable:
            world = game  # Its view and its question tell the program no more.
        shape = world.shape_for(seat)
        example = shape.sample(rng)
        question = world.question
        assert question is not None
        if self._failed >= PATIENCE:
            self.troubles += 1
            return example
        try:
            if self._process is None:
                self._begin(game, seat)
            self._said = [0, 0]
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
        self.troubles += 1
        return example

    def over(self, game: AnyGame, seat: Seat) -> None:
        """Tell the program how the game ended, and end it with all its subprocesses."""
        process = self._process
        if process is None:
            return
        view = game.ruleset.view(game.state, None)
        self._tell({"type": "result", "winner": view.get("winner"), "win": view.get("win")})
        self._to_say.put(None)
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(2)
        self._kill(process)
        process.wait()
        for thread in self._threads:
            thread.join(2)
        self._process = None

    def _begin(self, game: AnyGame, seat: Seat) -> None:
        self._process = process = subprocess.Popen(
            self._command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            bufsize=0,
            start_new_session=True,
        )
        self._threads = [
            threading.Thread(target=work, args=(process,), daemon=True)
            for work in (self._read, self._write)
        ]
        for thread in self._threads:
            thread.start()
        setup, rules = game.setup, game.ruleset
        printed = rules.printed(setup) if isinstance(rules, ListsWhatIsPrinted) else {}
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
                "kinds": sorted(rules.kinds),
                "about": {id: list(kind.about) for id, kind in sorted(rules.kinds.items())},
                "printed": printed,
                "budget": {"seconds": self._seconds},
            }
        )
        hello = self._line(time.monotonic() + self._seconds)
        if hello.get("type") != "hello":
            self._note("it does not say hello first")
        self.name = str(hello.get("name", ""))[:100]

    def _answer_to(self, number: int) -> Any:
        """Return the value of the answer to a question, and ignore other lines."""
        deadline = time.monotonic() + self._seconds
        while True:
            line = self._line(deadline)
            if line.get("type") == "answer" and same(line.get("number"), number):
                return line.get("value")
            self._note(f"it says what was not asked: {str(line)[:80]}")

    def _note(self, problem: str) -> None:
        """Record a problem with a line, unless there are too many."""
        if len(self.problems) < MOST_PROBLEMS:
            self.problems.append(problem)

    # -- lines ----------------------------------------------------------------------------------

    def _tell(self, message: Data) -> None:
        self._to_say.put(json.dumps(message, separators=(",", ":")).encode() + b"\n")

    def _line(self, deadline: float) -> Json:
        while True:
            try:
                said = self._heard.get(timeout=max(0.0, deadline - time.monotonic()))
            except queue.Empty:
                raise Silent(f"no answer within {self._seconds:g} seconds") from None
            if said is None:
                self._failed = PATIENCE
                raise Silent(self._end)
            text = said.decode("utf-8", "replace")
            try:
                line = json.loads(text)
            except (json.JSONDecodeError, RecursionError):
                line = None
            if isinstance(line, dict):
                return line
            self._note(f"a line that is no JSON object: {text[:80]!r}")

    def _read(self, process: subprocess.Popen[bytes]) -> None:
        """Pass on the program's lines, until it has ended or writes too much.

        A subprocess may still hold its output after it has ended; nobody waits for that.
        """
        assert process.stdout is not None
        rest = b""
        with process.stdout:
            while True:
                if not select.select([process.stdout], [], [], TICK)[0]:
                    if process.poll() is not None:
                        break
                    continue
                data = os.read(process.stdout.fileno(), 65536)
                *lines, rest = (rest + data).split(b"\n")
                self._said[0] += len(data)
                self._said[1] += len(lines)
                if self._said[0] > MOST_BYTES or self._said[1] > MOST_LINES:
                    self._end = "it says too much"
                    self._kill(process)
                    break
                for line in lines if data else filter(None, [rest]):
                    self._heard.put(line)
                if not data:
                    break
        self._heard.put(None)

    def _write(self, process: subprocess.Popen[bytes]) -> None:
        """Write lines to the program, however slowly it reads them."""
        assert process.stdin is not None
        with contextlib.suppress(OSError), process.stdin as pipe:
            while (text := self._to_say.get()) is not None:
                while text:
                    text = text[pipe.write(text) or 0 :]

    @staticmethod
    def _kill(process: subprocess.Popen[bytes]) -> None:
        """Kill a program, with everything that it has started in its session."""
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
