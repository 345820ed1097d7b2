"""How long pictures take: medians on one core, and the share of encoding.

`rows()` measures; `python -m tests.bench.render` prints it alone.
"""

from __future__ import annotations

import json
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Sequence

from bot.games.agot.drawing.paint import paint
from bot.games.agot.drawing.paint.table import colour_table
from bot.games.agot.drawing.scene import scene
from bot.games.pictures import draw, draw_battle, draw_hand
from bot.render.paint.look import Look
from bot.render.paint.png import encode
from bot.text.shelf import FALLBACK
from engine.agot import views as agot
from engine.inis import views as island
from tests.render import inis_views as inis
from tests.render.golden_views import NEWS, PERSONAL, crowded
from tests.render.test_battle import LINES, a_battle
from tests.render.test_size import the_fullest

WARM = 15
"""How many pictures of each sort are timed, after one that is not."""
SCRIPTS = {"fa": "Persian", "zh": "Chinese"}
COLD = 3
"""Fresh interpreters that are timed."""

FIRST = """
import json, sys, time
view = json.load(sys.stdin)
begun = time.perf_counter()
from bot.games.pictures import draw
draw(view)
print(time.perf_counter() - begun)
"""
"""What a drawing process does for its first picture: read the code and the map, then draw."""


def rows() -> list[tuple[str, str]]:
    """What was measured, and the figures in words, a line each."""
    most, view = the_fullest(), crowded()
    mine = view | {"seat": "stark"}
    full = _median(lambda: draw(most))
    encoding = _median(_encoding(most))
    size = len(draw(most).png) / 1000
    return [
        ("full map at its fullest, warm", f"{full:.0f} ms, {size:.0f} kB"),
        (
            "  of which encoding",
            f"{encoding:.0f} ms ({encoding / full:.0%}): the floor of any picture of this size",
        ),
        ("full map, the first of a process", f"{_cold(most):.0f} ms"),
        ("full map with what happened", f"{_median(lambda: draw(view, happened=NEWS)):.0f} ms"),
        ("zoom at its fullest", f"{_median(lambda: draw(most, zoom='south')):.0f} ms"),
        (
            "personal zoom",
            f"{_median(lambda: draw(mine, personal=PERSONAL, zoom='north')):.0f} ms",
        ),
        ("personal full map", f"{_median(lambda: draw(mine, personal=PERSONAL)):.0f} ms"),
        ("battle card", f"{_median(lambda: draw_battle(a_battle(), lines=LINES)):.0f} ms"),
        *_island_rows(),
        *_language_rows(),
    ]


def _language_rows() -> list[tuple[str, str]]:
    """Pictures in the languages of other scripts, beside the same ones in English."""
    view, clash = crowded(), inis.an_island(clash=inis.a_clash())
    makers: tuple[Callable[[str], object], ...] = (
        lambda language: draw(view, happened=NEWS, language=language),
        lambda language: draw_battle(a_battle(), lines=LINES, language=language),
        lambda language: draw(inis.an_island(), language=language),
        lambda language: draw_battle(clash, language=language),
    )
    times = in_turn(makers, (FALLBACK, *SCRIPTS))
    return [
        (
            f"map, battle, island, clash in {name}",
            f"{times[language]:.0f} ms, {times[language] / times[FALLBACK] - 1:+.0%} to English",
        )
        for language, name in SCRIPTS.items()
    ]


def in_turn(
    makers: Iterable[Callable[[str], object]], languages: Sequence[str]
) -> dict[str, float]:
    """Milliseconds of processor time that some pictures take together, by language.

    The languages take turns, so that a busy machine slows all of them down alike.
    """
    total = dict.fromkeys(languages, 0.0)
    for make in makers:
        times: dict[str, list[float]] = {language: [] for language in languages}
        for turn in range(WARM + 1):
            for language in languages:
                begun = time.process_time()
                make(language)
                if turn:
                    times[language].append(time.process_time() - begun)
        for language in languages:
            total[language] += statistics.median(times[language]) * 1000
    return total


def _island_rows() -> list[tuple[str, str]]:
    """The same for Inis."""
    most, view = inis.the_fullest(), inis.an_island()
    clash = inis.an_island(clash=inis.a_clash())
    hand = inis.an_island(seat="green", hand=inis.a_hand(), known=[])
    size = len(draw(most).png) / 1000
    return [
        ("Inis at its fullest, warm", f"{_median(lambda: draw(most)):.0f} ms, {size:.0f} kB"),
        ("Inis, the first of a process", f"{_cold(most):.0f} ms"),
        ("Inis with what happened", f"{_median(lambda: draw(view, happened=inis.NEWS)):.0f} ms"),
        ("clash card", f"{_median(lambda: draw_battle(clash)):.0f} ms"),
        ("hand of cards", f"{_median(lambda: draw_hand(hand)):.0f} ms"),
    ]


def _encoding(view: agot.View) -> Callable[[], object]:
    sheet = paint(scene(view))
    return lambda: encode(sheet, colour_table(Look(view["ruleset"])))


def _median(make: Callable[[], object]) -> float:
    """Milliseconds for one picture, its layers prepared."""
    make()
    times = []
    for _ in range(WARM):
        begun = time.perf_counter()
        make()
        times.append(time.perf_counter() - begun)
    return statistics.median(times) * 1000


def _cold(view: agot.View | island.View) -> float:
    """Milliseconds for the first picture of a process, without the start of Python itself."""
    times = [
        float(
            subprocess.run(
                [sys.executable, "-c", FIRST],
                input=json.dumps(view),
                capture_output=True,
                text=True,
                check=True,
            ).stdout
        )
        for _ in range(COLD)
    ]
    return statistics.median(times) * 1000


if __name__ == "__main__":
    for what, figures in rows():
        sys.stdout.write(f"{what:36}{figures}\n")
