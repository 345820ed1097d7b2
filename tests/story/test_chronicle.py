"""The chronicle: what was followed, who could have won when, and what is remembered."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from PIL import Image

from bot.games.registry import plugin_of
from bot.games.story import ReplayFrame
from bot.story.__main__ import main
from bot.story.chronicle import Chronicle, chronicle_of, describe, turn_line
from bot.story.timeline import follow
from bot.story.worker import make_chronicle
from bot.text import localizer_for
from engine.kernel.event import EventData
from tests.golden import golden_game
from tests.running.marks import daily

from .test_course import GAMES, followed, record

every_game = pytest.mark.parametrize(
    "name",
    daily(*GAMES, of=[*GAMES, "agot-2e-4p", "agot-2e-6p", "agot-1e-5p", "inis-3p", "inis-4p"]),
)


def written(name: str, language: str = "en") -> Chronicle:
    course = followed(name)
    return chronicle_of(course, localizer_for(language).of(course.ruleset))


@every_game
def test_everything_is_followed_from_the_beginning_through_all_rounds(name: str) -> None:
    """Every chart has a line for each seat, with a value for the start and for each round."""
    told = written(name)
    assert told.charts
    for chart in told.charts:
        assert {line.seat for line in chart.lines} == set(told.seats)
        assert {len(line.values) for line in chart.lines} == {told.rounds + 1}
        if chart.places:
            last = sorted(line.values[-1] for line in chart.lines)
            assert last == list(range(1, len(told.seats) + 1))


def test_what_is_followed_is_what_the_board_shows() -> None:
    """The last castles are those of the final board; the places are those on the tracks."""
    course = followed("agot-2e-3p")
    told = chronicle_of(course, localizer_for("en").of("agot-2e"))
    last = course.moments[-1].view
    castles = {line.seat: line.values[-1] for line in told.charts[0].lines}
    assert castles == {house: seen["castles"] for house, seen in last["houses"].items()}
    throne = {line.seat: line.values[-1] for line in told.charts[3].lines}
    assert sorted(throne, key=throne.__getitem__) == last["tracks"]["iron-throne"]


@every_game
def test_turning_points_are_named_in_order(name: str) -> None:
    """At most three, the earliest first, each with the change that it brought, and a date."""
    told = written(name)
    say = localizer_for("en").of(told.board)
    assert 1 <= len(told.turns) <= 3
    assert [turn.at for turn in told.turns] == sorted(turn.at for turn in told.turns)
    for turn in told.turns:
        assert turn.told
        assert str(turn.round) in turn_line(turn, say)
        assert turn.before != turn.after
        assert turn.seat in told.seats


def test_a_game_that_goes_on_has_no_chances() -> None:
    """Nobody is told who is likely to win, and that the game is not over is said."""
    whole = record("agot-2e-3p")
    running = whole.model_copy(update={"steps": whole.steps[:150]})
    told = chronicle_of(follow(running), localizer_for("en").of("agot-2e"))
    assert told.chances == ()
    assert told.turns == ()
    assert told.outcome == localizer_for("en")("story-unfinished")


def moment(step: int, round: int, *told: EventData) -> ReplayFrame:
    houses = ("stark", "tyrell", "greyjoy")
    seen: dict[str, object] = {house: {} for house in houses}
    view = {"ruleset": "agot-2e", "seat": None, "round": round, "houses": seen}
    return ReplayFrame(step, view, told, tuple(False for _ in told))


def fight(attack: int, defence: int, *, won: str, area: str) -> list[EventData]:
    sides = {"attacker": "house:stark", "defender": "house:tyrell", "area": f"area:{area}"}
    loser = "house:tyrell" if won == "house:stark" else "house:stark"
    strengths = {"attack": attack, "defence": defence}
    decided = {**sides, "attack": attack + 3, "defence": defence, "winner": won, "loser": loser}
    return [
        {"kind": "attacked", "params": {"house": "house:stark", "area": f"area:{area}"}},
        {"kind": "initial-strengths", "params": {**sides, **strengths}},
        {"kind": "combat-decided", "params": {**decided, "tie": 0}},
    ]


def bids(track: str, *powers: tuple[str, int]) -> EventData:
    made = [{"id": "bid-of", "params": {"house": f"house:{h}", "power": p}} for h, p in powers]
    return {"kind": "bids", "params": {"subject": track, "bids": made}}


def test_the_battles_and_bids_that_are_remembered() -> None:
    """The biggest battle by both strengths; the bravest victory by the odds; the closest bid."""
    moments = [
        moment(1, 2, *fight(1, 4, won="house:stark", area="oldtown")),
        moment(2, 3, *fight(6, 5, won="house:stark", area="the-reach")),
        moment(3, 3, bids("track:fiefdoms", ("stark", 5), ("tyrell", 4), ("greyjoy", 0))),
        moment(4, 3, bids("track:iron-throne", ("stark", 2), ("tyrell", 2), ("greyjoy", 0))),
        moment(5, 3, bids("wildlings:attack", ("stark", 1), ("tyrell", 1), ("greyjoy", 1))),
        moment(
            6,
            4,
            {"kind": "attacked", "params": {"house": "house:tyrell", "area": "area:oldtown"}},
        ),
    ]
    facts = {fact.about: fact.told for fact in plugin_of("agot-2e").tale.facts(moments)}
    assert facts["story-biggest"]["params"]["area"] == "area:the-reach"
    assert facts["story-boldest"]["params"]["area"] == "area:oldtown"
    assert facts["story-boldest"]["params"]["mine"] == 1
    assert facts["story-closest"]["params"]["track"] == "track:iron-throne"
    assert facts["story-patient"] == {
        "id": "tale-never-attacked",
        "params": {"house": "house:greyjoy"},
    }


@pytest.mark.parametrize(
    ("counts", "met", "deeds", "told"),
    [
        ((7, 4, 5), 1, 1, ("7",)),
        ((3, 6, 6), 2, 0, ("6", "6")),
        ((5, 4, 2), 1, 1, ("5", "1")),
    ],
)
def test_a_victory_says_which_conditions_are_met(
    counts: tuple[int, int, int], met: int, deeds: int, told: tuple[str, ...]
) -> None:
    """Only what is met is counted, with the Deeds if 6 are not reached without them."""
    conditions = dict(zip(("clans", "sanctuaries", "territories"), counts, strict=True))
    player = {"deeds": deeds, "conditions": {**conditions, "met": met}}
    view = {"ruleset": "inis", "winner": "green", "houses": {"green": player}}
    said = plugin_of("inis").tale.outcome("Green wins.", view, localizer_for("en").of("inis"))
    figures = tuple(re.findall(r"\d+", said.removeprefix("Green wins.")))
    assert figures == ("6", *told)


def test_a_claim_without_a_condition_is_no_close_call() -> None:
    """A Pretender token alone nearly wins nothing."""

    def checked(met: int) -> ReplayFrame:
        claim: EventData = {
            "kind": "pretender-checked",
            "params": {"seat": "seat:blue", "met": met},
        }
        return ReplayFrame(met, {"ruleset": "inis", "seat": None, "round": 3}, (claim,), ())

    def closest(*moments: ReplayFrame) -> list[int]:
        facts = plugin_of("inis").tale.facts(moments)
        return [f.told["params"]["met"] for f in facts if f.about == "story-closest"]

    assert closest(checked(0)) == []
    assert closest(checked(0), checked(1)) == [1]


def test_alliances_are_told_by_those_who_know_of_them() -> None:
    """A record does not hold them; the table hands over what it has told."""
    course = followed("agot-2e-3p")
    ended = {
        "id": "table-alliance-ended",
        "params": {"seat": "seat:stark", "ally": "seat:lannister"},
    }
    say = localizer_for("en").of("agot-2e")
    told = chronicle_of(course, say, alliances=[ended])  # type: ignore[list-item]
    assert told.facts[-1][0] == say("story-alliances")
    assert "Stark" in told.facts[-1][1]


@pytest.mark.parametrize(
    "language", daily("en", "zh", "fa", of=["en", "de", "ru", "hu", "zh", "fa"])
)
def test_a_chronicle_is_said_in_every_language(language: str) -> None:
    """Its words are those of the language, and its text fits Discord's."""
    told = written("inis-2p", language)
    text = describe(told, localizer_for(language).of("inis"))
    assert told.outcome in text
    assert len(text) <= 1000


def test_a_chronicle_is_one_picture(tmp_path: Path) -> None:
    """A PNG of less than half a megabyte, as wide as a phone can show; the same each time."""
    out = tmp_path / "chronicle.png"
    assert main([str(golden_game("agot-2e-3p")), "--chronicle", str(out)]) == 0
    png = out.read_bytes()
    assert len(png) < 500_000
    picture = Image.open(io.BytesIO(png))
    assert picture.width == 1100
    assert 1000 < picture.height < 3000
    again = make_chronicle(record("agot-2e-3p").model_dump(), "en")
    assert again.png == png
