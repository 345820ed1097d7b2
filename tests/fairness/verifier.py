"""The program of docs/fairness, loaded as a stranger has it: from its one file."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

PATH = Path(__file__).parents[2] / "docs" / "fairness" / "verify.py"


def load() -> ModuleType:
    """Return the program as a module."""
    spec = importlib.util.spec_from_file_location("verify", PATH)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


verify = load()
