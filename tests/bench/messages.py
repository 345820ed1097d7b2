"""What all messages hold in memory once each was used: ``python -m tests.bench.messages``.

A process parses a message when it is first used and keeps it, so this is what words add at most.
"""

from __future__ import annotations

import sys
from pathlib import Path

import bot
from bot.text.catalog import entries_of, parsed

from .scale import memory


def entries() -> set[str]:
    """Return the text of every message and term, in all languages."""
    files = Path(bot.__file__).parent.rglob("*.ftl")
    return {text for file in files for text in entries_of(file.read_text("utf-8")).values()}


def main() -> int:
    """Measure and print."""
    texts = entries()
    before = memory()
    for text in texts:
        parsed(text)
    sys.stdout.write(f"{len(texts)} messages, {memory() - before:.0f} MB\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
