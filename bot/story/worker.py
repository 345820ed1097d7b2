"""Making films, chronicles and replays of a record; runs in a process of its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.games.pictures import draw
from bot.games.registry import plugin_of
from bot.render.drawer import Picture
from bot.render.palettes import DEFAULT
from bot.render.words import speaking
from bot.text import localizer_for
from engine.kernel.data import fixed
from engine.kernel.game import AnyGame
from engine.kernel.phrase import PhraseData
from engine.kernel.shapes import Tokens
from engine.records import Record, open_record, start, take_steps

from .chronicle import chronicle_of
from .credits import Credits
from .film import Film, paint_film
from .hindsight import Hindsight
from .placards import card_of
from .poster import paint_chronicle
from .replay_page import replay_page
from .shots import battle_film, film_of, round_film
from .timeline import battle_of, follow, round_of


def make_film(
    record: Mapping[str, Any],
    language: str,
    *,
    round: int | None = None,
    battle: int | None = None,
    palette: str = DEFAULT,
    title: str = "",
    people: Mapping[str, str] | None = None,
    began: float | None = None,
    ended: float | None = None,
    plain: bool | None = None,
) -> Film:
    """Make the film of a record, of one round, or of one battle.

    ``people`` are the names of players by seat; `Credits` says what the times are.

    Raises `BadRecord`; `ValueError` for a round or a battle that does not exist.
    """
    read = Record.model_validate(record)
    course = follow(read)
    if battle is not None:
        shots = battle_film(battle_of(course, battle))
    elif round is not None:
        shots = round_film(round_of(course, round))
    else:
        shots = film_of(course)
    say = localizer_for(language).of(read.ruleset)
    whole = round is None and battle is None
    card = card_of(course, Credits(people or {}, began, ended), say, title=title) if whole else None
    return paint_film(read.ruleset, shots, card, palette=palette, language=language, plain=plain)


def make_chronicle(
    record: Mapping[str, Any],
    language: str,
    *,
    title: str = "",
    alliances: Sequence[PhraseData] = (),
    palette: str = DEFAULT,
    people: Mapping[str, str] | None = None,
    began: float | None = None,
    ended: float | None = None,
) -> Picture:
    """Make the chronicle of a record; see `chronicle_of`.

    Raises `BadRecord`.
    """
    read = Record.model_validate(record)
    say = localizer_for(language).of(read.ruleset)
    credits = Credits(people or {}, began, ended)
    with speaking(language):
        told = chronicle_of(follow(read), say, title=title, alliances=alliances, credits=credits)
        return paint_chronicle(told, palette)


def make_replay(
    record: Mapping[str, Any],
    language: str,
    *,
    title: str = "",
    people: Mapping[str, str] | None = None,
    began: float | None = None,
    ended: float | None = None,
    hashes: Mapping[str, str] | None = None,
    decisions: Sequence[Hindsight] = (),
    served: bool = False,
) -> str:
    """Make the page of a record; see `replay_page`.

    ``hashes`` are those that its table was told. With ``decisions`` it is for their player alone.

    Raises `BadRecord`.
    """
    with speaking(language):
        return replay_page(
            Record.model_validate(record),
            language,
            title=title,
            credits=Credits(people or {}, began, ended),
            hashes=hashes or {},
            decisions=decisions,
            served=served,
        )


@fixed
class Kept:
    """A keepsake made of a record: a file, with its description."""

    name: str
    data: bytes
    alt: str = ""
    words: str = ""
    """Further words about it."""


def make(what: str, record: Mapping[str, Any], language: str, wish: Mapping[str, Any]) -> Kept:
    """Make a ``film``, a ``chronicle``, a ``replay``, or a picture of a ``moment``.

    Raises `BadRecord`, and `ValueError` for anything else.
    """
    match what:
        case "film":
            film = make_film(record, language, **wish)
            return Kept(f"film.{film.suffix}", film.data, film.alt)
        case "chronicle":
            picture = make_chronicle(record, language, **wish)
            return Kept("chronicle.png", picture.png, picture.alt)
        case "replay":
            page = make_replay(record, language, **wish)
            return Kept("replay.html", page.encode())
        case "moment":
            return make_moment(record, language, **wish)
    raise ValueError(f"nobody makes a {what}")


def make_moment(
    record: Mapping[str, Any],
    language: str,
    *,
    round: int,
    part: str = "",
    seat: str | None = None,
    palette: str = DEFAULT,
) -> Kept:
    """Draw the end of a round, or of a part of it, as a seat or everyone saw it.

    Raises `BadRecord`; `ValueError` for a round or a part that does not exist, and for a game that
    is not over, because a seat's view of that is secret.
    """
    read = Record.model_validate(record)
    if not open_record(read).over:
        raise ValueError("the game is not over")
    step = _step_of(read, round, part)
    game = open_record(read, step, keep_rests=True, revealed=True)
    view = game.view(seat)
    plugin, say = plugin_of(read.ruleset), localizer_for(language).of(read.ruleset)
    with speaking(language):
        lines = [plugin.tale.when(view, say), *(plugin.tale.held(view, say) if seat else ())]
    personal = None
    if seat is not None:
        sealed = view.get("sealed")
        tokens = sealed if isinstance(sealed, dict) and _are_tokens(game, seat) else None
        personal = plugin.personal(view, tokens=tokens, options=())
    picture = draw(view, personal=personal, palette=palette, language=language)
    return Kept("moment.png", picture.png, picture.alt, "\n".join(lines))


def _are_tokens(game: AnyGame, seat: str) -> bool:
    question = game.question
    return question is not None and isinstance(question.shapes.get(seat), Tokens)


def _step_of(record: Record, round: int, part: str) -> int:
    """Return the last step of a round, or of one of its parts, while answers are still sealed."""
    game = start(record)
    found: int | None = None
    for number, _ in enumerate(take_steps(game, record.steps), 1):
        view = game.view(None)
        if view.get("round", 0) == round and part in ("", view.get("phase")):
            found = number
    if found is None:
        raise ValueError(f"the record has no {part or 'round'} {round}")
    return found
