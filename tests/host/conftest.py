from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "ravenry.sqlite3"


@pytest.fixture(autouse=True)
def folder(path: Path) -> Path:
    path.parent.mkdir()
    return path.parent
