"""What players gather to see besides battles: every scene of random games can be drawn."""

from __future__ import annotations

import io
import random
from functools import cache

import pytest
from PIL import Image

from bot.games.agot.drawing.highlights import placard
from bot.games.agot.drawing.words import drawing_of
from bot.games.agot.views import view_of
from bot.games.pictures import draw_scene
from bot.games.registry import plugin_of
from bot.render.highlight import LIMIT, Highlight, HighlightCard, HighlightRow, describe
from engine.agot import victory
from engine.kernel.ask import CHANCE
from engine.kernel.capabilities import TellsLead
from engine.kernel.event import Event, EventData
from engine.kernel.game import Game
from engine.rulesets import rulesets
from tests.render.dragon_views import late
from tests.render.golden_views import dance_with_dragons
from tests.render.test_scene import a_view

RULESETS = ("agot-2e", "agot-1e", "agot-2e-adwd", "inis")


@cache
def told(ruleset: str) -> list[Event]:
    """Return the events of a game that is played at random, for some rounds."""
    rng = random.Random(5)
    game = Game.new(rulesets[ruleset], {"players": {"inis": 4, "agot-1e": 5}.get(ruleset, 6)})
    found: list[Event] = []
    for _ in range(400 if ruleset != "inis" else 1500):
        if game.question is None:
            break
        game.answer_chance(rng)
        for seat in list(game.awaited):
            if seat != CHANCE and seat in game.question.shapes:
                game.answer(seat, game.question.shapes[seat].sample(rng))
                break
        found += game.fetch_events()
    return found


@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_scene_keeps_what_a_spectator_saw_right_then(ruleset: str) -> None:
    """Its view is everybody's; a battle is still in it, whatever has followed in the same stage."""
    scenes = [event for event in told(ruleset) if event.scene]
    assert scenes
    plugin = plugin_of(ruleset)
    for event in scenes:
        assert event.audience is None
        assert event.board is not None
        assert event.board["seat"] is None
        if event.kind in plugin.battle_scenes:
            assert plugin.battle_in(event.board)


@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_scene_can_be_drawn_and_read(ruleset: str) -> None:
    """As wide as a phone shows well, and in words that name every seat it shows."""
    plugin, happened = plugin_of(ruleset), list[EventData]()
    drawn: set[str] = set()
    for event in told(ruleset):
        happened.append(event.to_json())
        if not event.scene or event.kind in plugin.battle_scenes or event.kind in drawn:
            continue
        drawn.add(event.kind)
        assert event.board is not None
        picture = draw_scene(
            event.board, scene=event.to_json(), lines=list(event.lines), happened=happened[-40:]
        )
        assert picture.width == 1080
        assert 200 < picture.height < 1300
        assert Image.open(io.BytesIO(picture.png)).size == (picture.width, picture.height)
        assert 0 < len(picture.alt) <= LIMIT
    assert drawn


@pytest.mark.parametrize("ruleset", ["agot-2e", "agot-1e"])
def test_who_is_winning_can_be_drawn(ruleset: str) -> None:
    """Everybody's castles, the leader first, and what decides a tie."""
    game = Game.new(rulesets[ruleset], {"players": 5})
    game.answer_chance(random.Random(1))
    rules = rulesets[ruleset]
    assert isinstance(rules, TellsLead)
    game.state.round = 1
    lead = rules.lead(game.state)
    assert lead is not None
    scene = Event(1, lead.kind, lead.params).to_json()
    picture = draw_scene(game.view(None), scene=scene)
    assert all(name in picture.alt for name in ("Stark", "Lannister", "Baratheon"))


def test_who_is_winning_says_when_castles_win() -> None:
    """15.1 At once, or as some groups agree when a round is over; and how many."""
    alts = set()
    for agreed in ({}, {"seven-castles-win": "at-the-end-of-the-round"}, {"castles-to-win": "six"}):
        game = Game.new(rulesets["agot-2e"], {"players": 3}, rulings=agreed)
        game.answer_chance(random.Random(1))
        lead = victory.lead(game.state)
        assert lead is not None
        scene = Event(1, lead.kind, lead.params).to_json()
        alts.add(draw_scene(game.view(None), scene=scene).alt)
    assert len(alts) == 3


def bids_of(**powers: int) -> EventData:
    """The bids for the Iron Throne, highest first."""
    bids = [
        {"id": "bid-of", "params": {"house": f"house:{house}", "power": power}}
        for house, power in powers.items()
    ]
    return {"kind": "bids", "params": {"subject": "track:iron-throne", "bids": bids}}


def test_the_card_of_bids_shows_the_places_that_result() -> None:
    """4.6.4: the highest bid is first; bids that tie share the places that are still open."""
    view = a_view()
    houses = dict.fromkeys(("baratheon", "tyrell", "stark", "martell"), view["houses"]["tyrell"])
    view["houses"] = houses
    with drawing_of("agot-2e"):
        rows = placard(view, bids_of(tyrell=5, stark=3, martell=3, baratheon=0)).rows
    assert [(row.seat, row.place) for row in rows] == [
        ("tyrell", "1"),
        ("stark", "2–3"),
        ("martell", "2–3"),
        ("baratheon", "4"),
    ]


def test_the_card_of_bids_shows_the_sigils_of_the_board() -> None:
    """In A Dance with Dragons, House Bolton has its own in the seat of House Stark."""
    view = dance_with_dragons()
    with drawing_of("agot-2e-adwd"):
        rows = placard(view, bids_of(stark=3, tyrell=1)).rows
    assert [row.glyph for row in rows] == ["bolton", "tyrell"]


def test_bids_that_others_may_still_change_promise_no_place() -> None:
    """X4.3.4: House Targaryen gives its bid away; until then nobody's place is sure."""
    view = view_of(late())
    with drawing_of("agot-2e-mod"):
        for given, places in ((0, ["1", ""]), (2, ["", ""])):
            rows = placard(view, bids_of(arryn=4, targaryen=given)).rows
            assert [row.place for row in rows] == places


def test_what_nobody_gathers_to_see_is_refused() -> None:
    """Rather than drawn as something else."""
    game = Game.new(rulesets["agot-2e"], {"players": 3})
    with pytest.raises(ValueError, match="no highlight"):
        draw_scene(game.view(None), scene={"kind": "marched", "params": {}})


def test_a_placard_says_all_that_it_shows() -> None:
    """Title, seats with their figures and notes, cards and outcome, within Discord's limit."""
    placard = Highlight(
        "agot-2e",
        "Bids",
        "Round 1",
        "card",
        (HighlightCard("Supply", "Deck I", "What it does."),),
        (HighlightRow("stark", "Stark", "stark", "4", "tied"),),
        ("Stark wins",),
    )
    assert describe(placard) == "Bids. Round 1. Stark: 4 (tied). Stark wins. Supply: What it does."
    long = Highlight("agot-2e", "B", "R", "card", (HighlightCard("C", "", "x" * 2000),))
    assert len(describe(long)) == LIMIT
