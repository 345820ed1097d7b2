"""Making films, chronicles and replays of a record; runs in a process of its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.render.drawer import Picture
from bot.render.palettes import DEFAULT
from bot.render.words import speaking
from bot.text import voice
from engine.kernel.phrase import PhraseData
from engine.records import Record

from .chronicle import chronicle_of
from .course import battle_of, follow, round_of
from .film import Film, paint_film
from .page import paint_chronicle
from .replay import replay_page
from .shots import battle_film, film_of, round_film


def make_film(
    record: Mapping[str, Any],
    language: str,
    *,
    round: int | None = None,
    battle: int | None = None,
    palette: str = DEFAULT,
) -> Film:
    """Make the film of a record, of one round, or of one battle.

    Raises `BadRecord`; `ValueError` for a round or a battle that there is not.
    """
    read = Record.model_validate(record)
    course = follow(read)
    if battle is not None:
        shots = battle_film(battle_of(course, battle))
    elif round is not None:
        shots = round_film(round_of(course, round))
    else:
        shots = film_of(course)
    return paint_film(read.ruleset, shots, palette=palette, language=language)


def make_chronicle(
    record: Mapping[str, Any],
    language: str,
    *,
    title: str = "",
    alliances: Sequence[PhraseData] = (),
    palette: str = DEFAULT,
) -> Picture:
    """Make the chronicle of a record; see `chronicle_of`.

    Raises `BadRecord`.
    """
    read = Record.model_validate(record)
    say = voice(language).of(read.ruleset)
    with speaking(language):
        told = chronicle_of(follow(read), say, title=title, alliances=alliances)
        return paint_chronicle(told, palette)


def make_replay(record: Mapping[str, Any], language: str, *, title: str = "") -> str:
    """Make the page of a record; see `replay_page`.

    Raises `BadRecord`.
    """
    with speaking(language):
        return replay_page(record, Record.model_validate(record), language, title=title)
