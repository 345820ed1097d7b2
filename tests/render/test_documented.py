"""The pictures of docs/pictures.md are those that their captions say."""

from bot.render.__main__ import _parser
from engine.rulesets import rulesets

from .documented import PAGE, documented

OTHERS = {"statistics.png"}
"""A chart, which docs/statistics.md shows."""


def test_every_picture_can_be_drawn_anew() -> None:
    """Each has a caption with a command that the drawer takes, of a game that can be played."""
    found = list(documented(PAGE.read_text("utf-8")))
    drawn = {one.file.name for one in found}
    assert drawn == {path.name for path in (PAGE.parent / "pictures").glob("*.png")} - OTHERS
    for one in found:
        assert one.games.split()[1] in rulesets
        _parser("drawer").parse_args(["record", *one.drawn.split(), "-o", one.file.name])
