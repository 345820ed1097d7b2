"""What stands where, exactly."""

from typing import Any, cast

import pytest

from bot.games.agot.drawing import board
from bot.games.agot.drawing.margin import SmallCard
from bot.games.agot.drawing.scene import Army, BattleMark, Figure, Keep, Order, scene
from bot.games.agot.drawing.tokens import ORDERS, Token
from bot.games.agot.drawing.words import drawing_of
from bot.games.agot.views import personal_of, view_of
from engine.agot.information.view import AgotView, KnownView
from engine.kernel.game import Game
from engine.rulesets import rulesets
from tests.render.views import SUPPLY_LIMITS


def a_view(**changes: Any) -> AgotView:
    """A small view: a quiet second round with two houses."""
    view: AgotView = {
        "ruleset": "agot-2e",
        "seat": None,
        "round": 2,
        "phase": "marches",
        "players": 6,
        "wildlings": 4,
        "tracks": {
            "iron-throne": ["stark", "tyrell"],
            "fiefdoms": ["tyrell", "stark"],
            "kings-court": ["stark", "tyrell"],
        },
        "blade_used": True,
        "raven_used": False,
        "stars": [3, 3, 2, 1, 0, 0],
        "castles_to_win": 7,
        "supply_limits": SUPPLY_LIMITS,
        "houses": {
            "stark": {"power": 5, "supply": 1, "castles": 2, "hand": ["robb-stark"], "discard": []},
            "tyrell": {"power": 0, "supply": 2, "castles": 1, "hand": [], "discard": []},
        },
        "areas": {
            "winterfell": {
                "house": "stark",
                "units": {"footman": 2, "knight": 1, "routed-knight": 1},
                "garrison": 2,
                "order": "march+1*",
            },
            "the-shivering-sea": {"house": "stark", "units": {"ship": 1}, "order": "face-down"},
            "the-reach": {"token": "tyrell"},
            "the-eyrie": {"neutral": 6},
        },
        "controllers": {"winterfell": "stark", "the-reach": "tyrell"},
    }
    return cast("AgotView", {**view, **changes})


def test_armies_are_drawn_by_kind_with_the_routed_last() -> None:
    """An army lists its kinds in one order, each with its count; routed units are kept apart."""
    drawn = scene(a_view())
    assert drawn.armies == (
        Army("the-shivering-sea", "stark", (Figure("ship", 1),)),
        Army(
            "winterfell",
            "stark",
            (Figure("knight", 1), Figure("footman", 2), Figure("knight", 1, routed=True)),
        ),
    )


def test_a_face_down_order_shows_only_its_house() -> None:
    """Before the reveal the scene holds no face, so that no painter can show one."""
    orders = scene(a_view()).orders
    assert orders == (
        Order("the-shivering-sea", "stark", None),
        Order("winterfell", "stark", Token("march", "+1", star=True)),
    )


def test_drafts_cover_face_down_orders_of_ones_own() -> None:
    """A seat sees its drafted order in place of the face-down token, marked as a draft."""
    view = a_view(seat="stark")
    drawn = scene(view, {"tokens": {"the-shivering-sea": "raid*"}})
    assert drawn.orders[0] == Order(
        "the-shivering-sea", "stark", Token("raid", star=True), draft=True
    )


def test_placed_orders_are_known_to_their_seat() -> None:
    """What a seat knows of its own face-down orders is shown as it lies, not as a draft."""
    known: KnownView = {"placed": {"the-shivering-sea": "support"}}
    drawn = scene(a_view(seat="stark"), {"known": known})
    assert drawn.orders[0] == Order("the-shivering-sea", "stark", Token("support"))
    drawn = scene(a_view(seat="stark"), {"known": known, "tokens": {"the-shivering-sea": "raid"}})
    assert drawn.orders[0] == Order("the-shivering-sea", "stark", Token("raid"), draft=True)


def test_a_peeked_card_and_the_targets_of_a_question_are_personal() -> None:
    """They are in the scene of the seat that they are given for, and in no other."""
    known: KnownView = {"wildlings": {"card": "crow-killers", "place": "bottom", "round": 2}}
    drawn = scene(a_view(seat="stark"), {"known": known, "targets": ["karhold"]})
    assert drawn.secret == ("Crow Killers", "at the bottom of its deck")
    assert drawn.targets == ("karhold",)
    plain = scene(a_view(seat="stark"))
    assert (plain.secret, plain.targets) == ((), ())


def test_closed_areas_are_out_of_the_game() -> None:
    """The scene lists them; where nothing is closed the list is empty."""
    assert scene(a_view(closed=["pyke", "oldtown"])).closed == ("pyke", "oldtown")
    assert scene(a_view()).closed == ()


@pytest.mark.parametrize("strength", range(10))
def test_neutral_forces_of_every_strength_are_drawn(strength: int) -> None:
    """One shield each, whatever its number."""
    view = a_view()
    view["areas"]["salt-shore"] = {"neutral": strength}
    assert Keep("salt-shore", strength, None) in scene(view).keeps


def test_areas_are_tinted_by_who_holds_them() -> None:
    """Land by its controller, the sea by the ships on it; neutral and empty areas not at all."""
    assert scene(a_view()).tints == (
        ("the-reach", "tyrell"),
        ("the-shivering-sea", "stark"),
        ("winterfell", "stark"),
    )


def test_tokens_garrisons_and_neutral_forces() -> None:
    """A garrison belongs to the house whose home it guards; a neutral force to nobody."""
    drawn = scene(a_view())
    assert drawn.tokens == (("the-reach", "tyrell"),)
    assert drawn.keeps == (Keep("the-eyrie", 6, None), Keep("winterfell", 2, "stark"))


@pytest.mark.parametrize("ruleset", [id for id in rulesets if id.startswith("agot")])
def test_garrisons_of_a_set_up_have_a_place_and_their_holder(ruleset: str) -> None:
    """X1.2.2 Away from home too a garrison stands beside the units, in its holder's colour."""
    view = view_of(Game.new(rulesets[ruleset], {}).view(None))
    with drawing_of(ruleset):
        keeps = {keep.area: keep for keep in scene(view).keeps}
    garrisons = {a: seen["garrison"] for a, seen in view["areas"].items() if "garrison" in seen}
    assert {a: keep.strength for a, keep in keeps.items() if keep.house} == garrisons
    for area in garrisons:
        assert keeps[area].house == view["areas"][area]["house"]
        assert board.load(ruleset).areas[area].place.keep, area


def test_a_card_keeps_its_place_when_it_is_played() -> None:
    """Cards of a House stand strongest first, with their strength; those played are marked."""
    view = a_view()
    view["houses"]["stark"] |= {"hand": ["robb-stark"], "discard": ["eddard-stark", "roose-bolton"]}
    assert scene(view).margin.rows[0].cards == (
        SmallCard("Eddard", 4, played=True),
        SmallCard("Robb", 3),
        SmallCard("Roose", 2, played=True),
    )


def test_the_margin_says_what_the_view_says() -> None:
    """Round, phase, tracks with used tokens and stars, houses with their limits and hands."""
    margin = scene(a_view(westeros=["supply", "clash-of-kings", "storm-of-swords"])).margin
    assert (margin.title, margin.phase) == ("Round 2", "Marches")
    assert [(t.id, t.used, t.stars) for t in margin.tracks] == [
        ("iron-throne", False, ()),
        ("fiefdoms", True, ()),
        ("kings-court", False, (3, 3, 2, 1, 0, 0)),
    ]
    first, second = margin.rows
    assert (first.name, first.castles, first.limits) == ("Stark", 2, (3, 2))
    assert first.cards == (SmallCard("Robb", 3),)
    assert (second.power, second.cards) == (0, ())
    assert margin.cards == ("Supply", "Clash of Kings", "Storm of Swords")


def test_houses_stand_in_turn_order() -> None:
    """The first of the Iron Throne track comes first, however the view lists the houses."""
    tracks = a_view()["tracks"] | {"iron-throne": ["tyrell", "stark"]}
    assert [row.house for row in scene(a_view(tracks=tracks)).margin.rows] == ["tyrell", "stark"]


def test_bans_are_shown_as_the_orders_they_forbid() -> None:
    """Each ban stands for the face of a token."""
    assert scene(a_view(forbidden=["defend", "march+1*"])).margin.bans == (
        Token("defend"),
        Token("march", "+1", star=True),
    )


def test_a_combat_is_marked_where_it_is() -> None:
    """The battle names both areas and both houses."""
    combat = {
        "area": "the-reach",
        "from": "winterfell",
        "attacker": "stark",
        "defender": "tyrell",
        "attackers": {"knight": 1},
        "reaching": [],
    }
    drawn = scene(a_view(combat=combat))
    assert drawn.battle == BattleMark("the-reach", "winterfell", "stark", "tyrell")


def test_the_winner_is_named() -> None:
    """At the end the margin says who has won."""
    margin = scene(a_view(phase="ended", winner="tyrell", win={"reason": "seven"})).margin
    assert (margin.winner, margin.notice) == ("tyrell", "Tyrell wins")


def test_the_faces_of_all_orders_differ() -> None:
    """No two order tokens look alike: kind, modifier and star tell them apart."""
    assert len(set(ORDERS.values())) == len(ORDERS)


@pytest.mark.parametrize(
    ("changes", "personal", "reason"),
    [
        ({"ruleset": "chess"}, None, "no view of either edition: 'chess'"),
        ({"areas": {"narnia": {}}}, None, "no area 'narnia' on the board"),
        ({"controllers": {"narnia": "stark"}}, None, "no area 'narnia' on the board"),
        (
            {"areas": {"winterfell": {"house": "stark", "units": {"giant": 1}}}},
            None,
            "unknown units among giant",
        ),
        (
            {"areas": {"winterfell": {"house": "stark", "units": {}, "order": "feast"}}},
            None,
            "no order 'feast'",
        ),
        ({}, {"dreams": 1}, "cannot draw the personal dreams"),
        ({}, {"tokens": {"winterfell": "raid"}}, "winterfell is not an area of the seat"),
        ({"seat": "tyrell"}, {"tokens": {"winterfell": "raid"}}, "winterfell is not an area"),
        ({"seat": "stark"}, {"tokens": {"the-reach": "raid"}}, "the-reach is not an area"),
        (
            {"seat": "tyrell"},
            {"known": {"placed": {"winterfell": "raid"}}},
            "winterfell is not an area",
        ),
        ({"seat": "stark"}, {"targets": ["narnia"]}, "no area 'narnia' on the board"),
        ({"closed": ["narnia"]}, None, "no area 'narnia' on the board"),
        ({}, {"targets": ["karhold"]}, "needs the view of a seat"),
        ({}, {"known": {}}, "needs the view of a seat"),
    ],
)
def test_what_cannot_be_drawn_is_refused(
    changes: dict[str, Any], personal: dict[str, Any] | None, reason: str
) -> None:
    """A view or a draft with a word that does not exist raises and says which."""
    with pytest.raises(ValueError, match=reason):
        scene(view_of(a_view(**changes)), personal_of(personal))


def test_every_area_of_the_board_has_a_place_for_what_may_stand_there() -> None:
    """Land has places for icons and power tokens, homes for garrisons; every area for units."""
    for name, area in board.load("agot-2e").areas.items():
        if area.kind == "land":
            assert area.place.token, name
            assert area.place.icons, name
        if area.home:
            assert area.place.keep, name
