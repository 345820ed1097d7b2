"""A misspelt key of a view or of what a table saves is an error of mypy.

Each ignore below is a test: mypy (strict) complains of an ignore that nothing needs, so `make
types` fails as soon as one of these keys may be misspelt unnoticed.
What the bot reads of views is tried by misspelling all of it.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from engine.agot.combat.battle import Battle
from engine.agot.information.view import view as agot_view
from engine.inis.information.view import view as inis_view
from tests.agot.fighting import attack
from tests.inis.scenario import fighting
from tests.repository.arrows import GAMES, ROOT
from tests.running.marks import nightly


def test_a_misspelt_key_of_a_battle_is_an_error() -> None:
    """A battle is typed key by key."""
    table = attack("stark 2F", "moat-cailin", "seagard", "greyjoy 1F")
    battle = Battle(table.state)
    assert battle.c["attacker"] == "stark"
    with pytest.raises(KeyError):
        battle.c["atacker"]  # type: ignore[typeddict-item]


def test_a_misspelt_key_of_a_view_is_an_error() -> None:
    """A view is typed down to the combat and the areas in it."""
    table = attack("stark 2F", "moat-cailin", "seagard", "greyjoy 1F")
    seen = agot_view(table.state, None)
    with pytest.raises(KeyError):
        seen["wildling"]  # type: ignore[typeddict-item]
    with pytest.raises(KeyError):
        seen["combat"]["form"]  # type: ignore[typeddict-item]
    with pytest.raises(KeyError):
        seen["areas"]["seagard"]["unit"]  # type: ignore[typeddict-item]


def test_a_misspelt_key_of_a_clash_is_an_error() -> None:
    """A clash is typed key by key, as it is saved and as it is seen."""
    table = fighting("moor", instigator="green", clans={"moor": "G2 B1"})
    assert table.state.clash is not None
    with pytest.raises(KeyError):
        table.state.clash["instigater"]  # type: ignore[typeddict-item]
    seen = inis_view(table.state, "green")
    assert seen["clash"] is not None
    with pytest.raises(KeyError):
        seen["clash"]["shelters"]  # type: ignore[typeddict-item]
    with pytest.raises(KeyError):
        seen["territories"]["moor"]["sanctuary"]  # type: ignore[typeddict-item]


READING = re.compile(r'\b(view(?:_of\(\w+(?:\.view)?\))?)\["\w+')
"""A key of a view being read: ``view["round``, ``view_of(view)["areas``."""


@nightly
def test_a_misspelt_key_is_an_error_wherever_the_bot_reads_a_view(tmp_path: Path) -> None:
    """Drawers, boards in words, alternative texts, panels and look-ups of every game.

    Mypy reads the package of each game with all keys of views misspelt, in one run.
    """
    shadows: list[str] = []
    misspelt: set[tuple[str, int]] = set()
    for game in GAMES:
        for path in sorted((ROOT / "bot" / "games" / game).rglob("*.py")):
            name = str(path.relative_to(ROOT))
            lines = path.read_text("utf-8").splitlines()
            wrong = {n for n, line in enumerate(lines, 1) if READING.search(line)}
            if not wrong or path.name == "views.py":  # where a view of any game becomes one of this
                continue
            shadow = tmp_path / name.replace("/", "-")
            shadow.write_text("\n".join(READING.sub(r"\g<0>zzz", line) for line in lines), "utf-8")
            shadows += ["--shadow-file", name, str(shadow)]
            misspelt |= {(name, n) for n in wrong}
        assert any(name.startswith(f"bot/games/{game}/drawing/") for name, _ in misspelt), game
    told = subprocess.run(
        [
            *(sys.executable, "-m", "mypy", f"--cache-dir={tmp_path / 'cache'}"),
            *("--follow-imports=silent", "--no-site-packages", "--ignore-missing-imports"),
            *shadows,
            *sorted({name for name, _ in misspelt}),
        ],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    errors = re.findall(r'^(.+?):(\d+): error: TypedDict ".+" has no', told.stdout, re.MULTILINE)
    assert misspelt - {(name, int(line)) for name, line in errors} == set(), told.stderr
