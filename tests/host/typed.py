"""The host's commands as they are typed, done in this process."""

from __future__ import annotations

import gc
import io
import logging
import os
import sys
from contextlib import chdir, redirect_stderr, redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from unittest.mock import patch

from bot.cli import main


@dataclass(frozen=True)
class Done:
    """How a command has ended."""

    status: int
    said: str
    complaint: str
    """What it has written to the standard error stream."""


def typed(path: Path, *words: str, **settings: str) -> Done:
    """Do what ``python -m bot`` does with some words, on a database.

    To serve, it must be called where no event loop runs.
    """
    clean = {k: v for k, v in os.environ.items() if not k.startswith(("DISCORD", "RAVENRY"))}
    environment = {**clean, "RAVENRY_DATABASE": str(path), **settings}
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    try:
        with (
            chdir(path.parent),
            patch.dict(os.environ, environment, clear=True),
            patch.object(sys, "argv", ["bot/__main__.py", *words]),
            patch.object(gc, "freeze"),
            redirect_stdout(io.StringIO()) as said,
            redirect_stderr(io.StringIO()) as complaint,
        ):
            status = main()
    finally:
        logging.captureWarnings(False)
        root.handlers[:] = handlers
        root.setLevel(level)
    return Done(status, said.getvalue(), complaint.getvalue())
