"""Whole games by people of six languages, and all that was not in the language of its reader.

``python -m tests.tongues``: one of each kind. ``python -m tests.tongues inis 3``: one, and how many
rounds of it.
"""

from __future__ import annotations

import asyncio
import logging
import sys
import tempfile
from pathlib import Path

from .table import DEEDS, browse, err, laid, look_around

GAMES = {
    "agot-2e": ("ru", ("en", "ru", "hu", "zh-CN", "fa", "de")),
    "agot-1e": ("zh", ("de", "ru", "hu", "zh-TW", "fa")),
    "inis": ("fa", ("ru", "hu", "zh-CN", "fa")),
}
"""What is played, in which language its table is, and the locales of who sits there."""
ENDLESS = 99


async def play(ruleset: str, rounds: int, seed: int = 1) -> tuple[str, bool]:
    """Play a game; return what was read, and whether all of it was understood."""
    table, languages = GAMES[ruleset]
    with tempfile.TemporaryDirectory() as directory:
        async with laid(Path(directory), ruleset, table, languages, seed=seed) as tongues:
            seen: set[int] = set()
            while await tongues.answer_once():
                view = (await tongues.bot.services.play.table_view(1)).view
                if (now := int(view["round"])) > rounds:
                    break
                if now not in seen:
                    seen.add(now)
                    sys.stderr.write(f"{ruleset}: round {now}, {len(tongues.ears.read)} texts\n")
                    await look_around(tongues)
                    await err(tongues)
                    await browse(tongues)
                    await DEEDS[now % len(DEEDS)](tongues)
            await look_around(tongues)
        return tongues.ears.report(), not tongues.ears.strange()


async def main(rulesets: list[str], rounds: int, seed: int) -> int:
    """Play one game after another."""
    fine = True
    for ruleset in rulesets:
        report, understood = await play(ruleset, rounds, seed)
        sys.stdout.write(f"{ruleset}: {report}\n")
        fine = fine and understood
    return 0 if fine else 1


if __name__ == "__main__":
    logging.basicConfig(level=logging.ERROR)
    chosen = [sys.argv[1]] if len(sys.argv) > 1 else list(GAMES)
    limit = int(sys.argv[2]) if len(sys.argv) > 2 else ENDLESS
    number = int(sys.argv[3]) if len(sys.argv) > 3 else 1
    sys.exit(asyncio.run(main(chosen, limit, number)))
