"""What tests let a process do that thinks; it loads no more than such a process does."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Any

from bot.workers.child import answer

SECRET_IN_TEXT = "the Footman in Winterfell"


def tell(
    saved: Any, seat: str, level: str, past: Any, seed: int, united: bool, thinking: float
) -> Any:
    """Return what has crossed, and what the process is like."""
    answer(saved, seat, "squire", past, seed, united, thinking)
    dies = int(Path("/proc/self/oom_score_adj").read_text("ascii"))
    like = {"nice": os.nice(0), "memory": _memory(), "dies": dies}
    return {"sealed": saved["sealed"], "seed": seed, "thinking": thinking, **like}


def hang_unless_squire(
    saved: Any, seat: str, level: str, past: Any, seed: int, united: bool, thinking: float
) -> Any:
    """Hang; a squire answers."""
    if level != "squire":
        time.sleep(1000)
    return [seat, level]


def die(
    saved: Any, seat: str, level: str, past: Any, seed: int, united: bool, thinking: float
) -> Any:
    """End the process."""
    os._exit(9)


def fail(
    saved: Any, seat: str, level: str, past: Any, seed: int, united: bool, thinking: float
) -> Any:
    """Fail with a text that tells a secret."""
    raise ValueError(SECRET_IN_TEXT)


def _memory() -> float:
    """Return the most megabytes that this process has used."""
    status = Path("/proc/self/status").read_text("ascii")
    peak = next(line for line in status.splitlines() if line.startswith("VmHWM"))
    return int(peak.split()[1]) / 1024
