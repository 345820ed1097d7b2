"""Draws random positions of every ruleset as a phone shows them, to be looked at.

``python -m tests.render.gallery --out FOLDER`` plays a game of each ruleset at random, and draws 20
of its positions: the board with what has happened, what the seat knows that is asked, its hand, a
battle, and the last highlight; whole, and 550 and 338 pixels wide. ``sheet-RULESET-338.png`` has
all pictures of a ruleset beside each other.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import random
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from PIL import Image

from bot.games.pictures import NoPicture, Picture, draw, draw_battle, draw_hand, draw_scene
from bot.games.registry import plugin_of
from bot.render.__main__ import since_chapter
from bot.text.catalog import FALLBACK, languages
from engine.kernel.game import AnyGame, Game
from engine.kernel.playing import questions
from engine.rulesets import rulesets
from tests.render.golden_views import PHONE

DESKTOP = 550
WIDTHS = (DESKTOP, PHONE)
FULL = {
    "agot-1e": 5,
    "agot-2e": 6,
    "agot-2e-adwd": 6,
    "agot-2e-affc": 4,
    "agot-2e-mod": 8,
    "agot-2e-vassals": 4,
    "inis": 4,
}
"""The number of players with which each ruleset is shown."""
NAMES = ("Ada", "squire steward", "Alexandria the Great", "Dan", "Zsófia Kovács", "Finn", "G", "H")
ROUNDS = 12
BESIDE = 5
"""How many pictures a row of a sheet has."""


def positions(ruleset: str, count: int, seed: int) -> Iterator[AnyGame]:
    """Yield a random game at random moments, at each of which something is asked."""
    rounds = ROUNDS if ruleset == "inis" else None
    total = sum(1 for _ in _played(ruleset, seed, rounds))
    chosen = set(random.Random(seed).sample(range(total), min(count, total)))
    for number, game in enumerate(_played(ruleset, seed, rounds)):
        if number in chosen:
            yield game


def _played(ruleset: str, seed: int, rounds: int | None) -> Iterator[AnyGame]:
    rng = random.Random(seed)
    game: AnyGame = Game.new(rulesets[ruleset], {"players": FULL[ruleset]}, keep_rests=False)
    for question in questions(game, rng, rounds):
        yield game
        for seat, shape in question.shapes.items():
            game.answer(seat, shape.sample(rng))


def pictures(game: AnyGame, language: str) -> Iterator[tuple[str, Picture]]:
    """Yield every picture of a position, with what it is."""
    view, plugin = game.view(None), plugin_of(game.ruleset.id)
    people = dict(zip(game.setup.seats, NAMES, strict=False))
    happened = [event.to_json() for event in since_chapter(game.events)]
    yield "board", draw(view, happened=happened, people=people, language=language)
    assert game.question is not None
    seat = next(iter(game.question.shapes))
    own = game.view(seat)
    personal = plugin.personal(own, tokens=None, options=())
    yield "own", draw(own, personal=personal, people=people, language=language)
    with contextlib.suppress(NoPicture):
        yield "hand", draw_hand(own, language=language)
    public = [event for event in game.events if event.audience is None]
    if plugin.battle_in(view):
        since = plugin.since_battle_began([event.to_json() for event in public])
        topic = plugin.battle_topic()
        lines = game.ruleset.explain(game.state, topic, None) if topic else ()
        yield "battle", draw_battle(view, lines=lines, happened=since, language=language)
    scenes = [at for at, event in enumerate(public) if event.scene]
    placards = [at for at in scenes if public[at].kind not in plugin.battle_scenes]
    if placards:
        event = public[placards[-1]]
        told = [one.to_json() for one in public[: placards[-1] + 1]]
        shown = draw_scene(
            view,
            scene=event.to_json(),
            lines=list(event.lines),
            happened=told[-40:],
            language=language,
        )
        yield event.kind, shown


def scaled(picture: Image.Image, width: int) -> Image.Image:
    """Return a picture as wide as it is shown."""
    size = width, round(picture.height * width / picture.width)
    return picture.resize(size, Image.Resampling.LANCZOS)


def sheet(shown: Sequence[Image.Image]) -> Image.Image:
    """Return pictures of one width beside and below each other."""
    rows = [shown[at : at + BESIDE] for at in range(0, len(shown), BESIDE)]
    heights = [max(picture.height for picture in row) + 8 for row in rows]
    page = Image.new("RGB", (BESIDE * (shown[0].width + 8), sum(heights)), "white")
    top = 0
    for row, height in zip(rows, heights, strict=True):
        for number, picture in enumerate(row):
            page.paste(picture, (number * (picture.width + 8), top))
        top += height
    return page


def main() -> int:
    """Draw what the command line names; return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--ruleset", choices=sorted(FULL))
    parser.add_argument("--positions", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--language", choices=languages(), default=FALLBACK)
    parser.add_argument("--out", type=Path, required=True)
    chosen = parser.parse_args()
    chosen.out.mkdir(parents=True, exist_ok=True)
    for ruleset in [chosen.ruleset] if chosen.ruleset else FULL:
        shown: dict[int, list[Image.Image]] = {width: [] for width in WIDTHS}
        for number, game in enumerate(positions(ruleset, chosen.positions, chosen.seed)):
            for what, picture in pictures(game, chosen.language):
                name = f"{ruleset}-{number:02}-{what}"
                (chosen.out / f"{name}.png").write_bytes(picture.png)
                whole = Image.open(io.BytesIO(picture.png)).convert("RGB")
                for width in WIDTHS:
                    shown[width].append(scaled(whole, width))
        for width, all_of_it in shown.items():
            sheet(all_of_it).save(chosen.out / f"sheet-{ruleset}-{width}.png")
    return 0


if __name__ == "__main__":
    sys.exit(main())
