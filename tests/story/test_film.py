"""Films: every phase in turn, in 45 seconds at most, and nothing that is hidden."""

from __future__ import annotations

import io
from itertools import pairwise
from pathlib import Path

import av
import pytest
from PIL import Image

from bot.games.pictures import NoPicture
from bot.story.__main__ import main
from bot.story.chronicle import chronicle_of
from bot.story.film import paint_film
from bot.story.shots import LONGEST, battle_film, film_of, round_film
from bot.story.timeline import battle_of, chapters, follow, round_of
from bot.text import localizer_for
from engine.records import Record, RecordedStep
from tests.golden import golden_game
from tests.running.marks import daily, nightly

from .test_course import GAMES, followed, record


@pytest.mark.parametrize("name", daily(*GAMES, of=[*GAMES, "agot-2e-6p", "agot-1e-5p", "inis-3p"]))
def test_a_film_shows_every_round_in_turn_within_its_time(name: str) -> None:
    """A game of any length lasts 45 seconds at most, and ends with who has won."""
    course = followed(name)
    shots = film_of(course)
    assert sum(shot.seconds for shot in shots) <= LONGEST + 0.1
    rounds = [shot.round for shot in shots]
    assert rounds == sorted(rounds)
    assert set(rounds) == {part.round for part in chapters(course)} | {shots[0].round}
    assert shots[-1].headline is not None
    assert shots[-1].headline["kind"] in ("won", "inis-won")
    assert shots[-1].share == pytest.approx(1.0)


def test_moves_are_drawn_as_they_went() -> None:
    """Within a chapter, each picture has the arrows of those before and more."""
    shots = film_of(followed("agot-2e-3p"))
    growing = [
        (one, two)
        for one, two in pairwise(shots)
        if one.happened and two.happened[: len(one.happened)] == one.happened
    ]
    assert growing
    assert all(len(two.happened) > len(one.happened) for one, two in growing)


def test_a_round_is_told_move_by_move() -> None:
    """The film of a round says what has just happened, not only what mattered most."""
    course = round_of(followed("agot-2e-3p"), 3)
    shots = round_film(course)
    assert {shot.round for shot in shots} <= {2, 3}
    assert shots[-1].round == 3
    headlines = [shot.headline["kind"] for shot in shots if shot.headline is not None]
    assert len(set(headlines)) > 3


@pytest.mark.parametrize("name", ["agot-2e-3p", "inis-2p"])
def test_the_film_of_a_battle_ends_with_its_outcome(name: str) -> None:
    """The last picture is the card, with what decided the battle, as far as rules explain it."""
    course = battle_of(followed(name), 1)
    last = battle_film(course)[-1]
    told = [event["kind"] for event in last.happened]
    assert last.battle
    assert {"combat-decided", "clash-over"} & set(told)
    assert bool(last.lines) == ("combat-decided" in told)


HIDDEN = {"agot-2e": "wildlings", "inis": "epic-tales"}
"""A deck of each game whose last cards nobody sees for long."""


def hidden_cards_swapped(whole: Record) -> Record:
    """Let the last two cards of a deck change places, of which nobody has seen any."""
    deck = HIDDEN[whole.ruleset]
    steps = list(whole.steps)
    at = next(i for i, s in enumerate(steps) if s.value == {**s.value, "deck": deck})
    *rest, a, b = steps[at].value["order"]
    value = {"deck": deck, "order": [*rest, b, a]}
    steps[at] = RecordedStep(seat="chance", kind="shuffle", value=value)
    return whole.model_copy(update={"steps": tuple(steps)})


@pytest.mark.parametrize("name", ["agot-2e-3p", "inis-2p"])
def test_what_is_made_of_a_running_game_depends_on_nothing_hidden(name: str) -> None:
    """Two games that differ in a secret have the same films, picture by picture, and no chances."""
    running = record(name)
    running = running.model_copy(update={"steps": running.steps[:60]})
    other = hidden_cards_swapped(running)
    assert other.steps != running.steps
    one, two = follow(running), follow(other)
    assert film_of(one) == film_of(two)
    assert round_film(round_of(one, 1)) == round_film(round_of(two, 1))
    assert all(not moment.chances and moment.view["seat"] is None for moment in one.moments)
    say = localizer_for("en").of(running.ruleset)
    assert chronicle_of(one, say) == chronicle_of(two, say)


@nightly
def test_a_film_is_what_discord_plays_inline(tmp_path: Path) -> None:
    """H.264 with 4:2:0 colours in an MP4 whose index comes first, and an even number of pixels."""
    out = tmp_path / "film.data"
    assert main([str(golden_game("agot-2e-3p")), "--film", str(out), "--battle", "1"]) == 0
    data = out.read_bytes()
    assert len(data) < 2_000_000
    assert data.index(b"moov") < data.index(b"mdat")
    with av.open(str(out)) as film:
        stream = film.streams.video[0]
        assert stream.codec_context.name == "h264"
        assert stream.codec_context.pix_fmt == "yuv420p"
        assert stream.width % 2 == 0
        assert stream.height % 2 == 0
        seconds = [float(frame.time or 0) for frame in film.decode(stream)]
    assert 2 < seconds[-1] < 45


@nightly
def test_a_film_in_another_language_says_so_in_words() -> None:
    """What a film shows is said in words too, in its language."""
    course = battle_of(followed("inis-2p"), 1)
    film = paint_film("inis", battle_film(course), language="ru")
    assert any("а" <= letter <= "я" for letter in film.alt)
    with av.open(io.BytesIO(film.data)) as opened:
        assert opened.streams.video[0].width == film.width


def test_without_pictures_there_is_no_film() -> None:
    """A game that cannot be drawn says so; nothing to show is an error of the caller."""
    shots = film_of(followed("agot-2e-3p"))[:1]
    with pytest.raises(NoPicture):
        paint_film("nothing", shots)
    with pytest.raises(ValueError, match="something to show"):
        paint_film("agot-2e", [])


def test_a_film_needs_no_codecs() -> None:
    """Without the library that writes MP4, it is an animated WebP of the same length."""
    course = round_of(followed("inis-2p"), 2)
    film = paint_film("inis", round_film(course)[:6], plain=True)
    assert film.suffix == "webp"
    with Image.open(io.BytesIO(film.data)) as opened:
        assert opened.is_animated  # type: ignore[attr-defined]
        assert opened.size == (film.width, film.height)
