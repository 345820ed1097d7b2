"""The kernel's README shows a game that can be played."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from types import ModuleType

import pytest

import engine.kernel

README = Path(engine.kernel.__file__).with_name("README.md")


def test_the_readme_plays_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its one block of Python runs as it is, and what it asserts is true."""
    (code,) = re.findall(
        r"^```python\n(.*?)^```$", README.read_text("utf-8"), re.DOTALL | re.MULTILINE
    )
    module = ModuleType("readme")
    monkeypatch.setitem(sys.modules, "readme", module)
    # Stages are collected while the module is still being made, so the class comes after them.
    exec(compile(code, str(README), "exec"), module.__dict__)
    assert module.__dict__["game"].state.cards["bob"] != []
