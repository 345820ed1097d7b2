"""How long pictures take: medians of processor time, and the share of encoding.

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
from bot.render.paint.canvas import encode
from bot.render.paint.look import Look
from bot.text.catalog import FALLBACK
from engine.agot.information import view as agot
from engine.kernel import ruleset
from tests.render import dragon_views as mother
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
begun = time.process_time()
from bot.games.pictures import draw
draw(view)
print(time.process_time() - begun)
"""
"""What a drawing process does for its first picture: read the code and the map, then draw."""
PEAK = """
import json, sys
view = json.load(sys.stdin)
from bot.games.pictures import draw
for _ in range(3):
    draw(view)
status = dict(line.split(":", 1) for line in open("/proc/self/status"))
print(status["VmHWM"].split()[0])
"""
"""The most memory that it has used after some pictures, in kilobytes, as Linux counts it."""


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
        *_dragon_rows(full),
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


def _dragon_rows(full: float) -> list[tuple[str, str]]:
    """The same for Mother of Dragons, whose map is half as large again, beside the base game's."""
    most, personal = mother.late(), mother.late("targaryen")
    wide, news = _median(lambda: draw(most)), _median(lambda: draw(most, happened=mother.NEWS))
    battle = {**most, "combat": mother.COMBAT}
    size = len(draw(most).png) / 1000
    return [
        (
            "Mother of Dragons, warm",
            f"{wide:.0f} ms, {size:.0f} kB: {wide / full:.1f} times the full map above",
        ),
        ("  with what happened", f"{news:.0f} ms"),
        ("  the first of a process", f"{_cold(most):.0f} ms"),
        ("  with eight hands", f"{_median(lambda: draw(mother.opening())):.0f} ms"),
        ("  zoom", f"{_median(lambda: draw(most, zoom='northern-essos')):.0f} ms"),
        ("  personal", f"{_median(lambda: draw(personal, personal={'targets': ['myr']})):.0f} ms"),
        ("  battle card", f"{_median(lambda: draw_battle(battle)):.0f} ms"),
        (
            "  memory of its process",
            f"{_memory(most):.0f} MB; base game {_memory(crowded()):.0f} MB",
        ),
    ]


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


def _encoding(view: agot.AgotView) -> Callable[[], object]:
    sheet = paint(scene(view))
    return lambda: encode(sheet, colour_table(Look(view["ruleset"])))


def _median(make: Callable[[], object]) -> float:
    """Milliseconds of processor time for one picture, its layers prepared."""
    make()
    times = []
    for _ in range(WARM):
        begun = time.process_time()
        make()
        times.append(time.process_time() - begun)
    return statistics.median(times) * 1000


def _memory(view: ruleset.View) -> float:
    """Megabytes that a fresh process has used at most after a few pictures of a view."""
    done = subprocess.run(
        [sys.executable, "-c", PEAK],
        input=json.dumps(view),
        capture_output=True,
        text=True,
        check=True,
    )
    return float(done.stdout) / 1000


def _cold(view: ruleset.View) -> float:
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
