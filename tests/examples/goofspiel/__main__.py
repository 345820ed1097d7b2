"""``python -m tests.examples.goofspiel``: try the example in a browser."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from bot import demo

from . import on_offer


def main(arguments: Sequence[str]) -> int:
    """Run the demo with Goofspiel on the table; further arguments are the demo's own."""
    with on_offer():
        return demo.main(
            ["--ruleset", "goofspiel", *arguments], prog="python -m tests.examples.goofspiel"
        )


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
