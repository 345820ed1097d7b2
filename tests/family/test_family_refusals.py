"""Every refusal that cites a paragraph of the expansions is met by a test."""

from __future__ import annotations

import ast
from pathlib import Path

from tests.legal.forbidden import refusals

HERE = Path(__file__).parent


def test_every_paragraph_that_a_refusal_cites_is_tried() -> None:
    """Its id stands in a test of this folder, and its paragraph in the same file."""
    words = []
    for path in HERE.glob("test_*.py"):
        tree = ast.parse(path.read_text("utf-8"))
        words.append({n.value for n in ast.walk(tree) if isinstance(n, ast.Constant)})
    cited = {(id, rule) for id, rule in refusals("agot") if rule.startswith("X")}
    assert {x for x in cited if not any(set(x) <= found for found in words)} == set()
