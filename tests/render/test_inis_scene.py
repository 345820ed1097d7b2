"""What stands where in Inis, read from a view and from events."""

from typing import Any

import pytest

from bot.games.inis.drawing.changes import Built, ClanChange, ClanMove, InisChanges, read
from bot.games.inis.drawing.scene import ClanStack, ClashMark, scene
from bot.games.inis.views import personal_of, view_of
from tests.render.inis_views import NEWS, a_clash, an_island, moments
from tests.render.views import told


def test_everything_on_the_map_is_in_the_scene() -> None:
    """Clans as they sit, buildings, Festival, chieftain, and where the card is."""
    hills, moor, *_ = scene(an_island()).territories
    assert hills.stands == (
        ClanStack("green", 4),
        ClanStack("blue", 2),
        ClanStack("orange", 1),
        ClanStack("white", 1),
    )
    assert (hills.citadels, hills.sanctuaries, hills.capital, hills.festival) == (2, 1, True, False)
    assert (hills.chieftain, hills.card) == ("green", "green")
    assert (moor.festival, moor.sanctuaries, moor.card) == (True, 3, "spent")


def test_players_have_their_titles_and_numbers() -> None:
    """Brenn, Pretender, whose turn it is, cards by kind, conditions."""
    green, blue, *_ = scene(an_island()).houses
    assert (green.brenn, green.pretender, green.active) == (True, True, False)
    assert (blue.brenn, blue.pretender, blue.active) == (False, False, True)
    assert (blue.cards, blue.conditions, blue.reserve, blue.deeds) == ((3, 2, 1), (2, 3, 4), 6, 1)
    assert green.known == ("Hills",)


def test_a_clash_divides_the_clans() -> None:
    """Sheltered clans differ from exposed ones, and the player whose maneuver it is is active."""
    shown = scene(an_island(clash=a_clash(), waiting=[{"territory": "cove"}]))
    assert shown.clash == ClashMark("hills", "green", ("green", "orange"))
    assert shown.territories[0].stands[1] == ClanStack("blue", 2, sheltered=1)
    assert shown.territories[0].stands[1].exposed == 1
    assert [house.seat for house in shown.houses if house.active] == ["green"]
    assert shown.waiting == ("cove",)


def test_what_happened_is_read_from_events() -> None:
    """Moves by origin, withdrawals, changes set off against each other, buildings, clashes."""
    assert read(NEWS) == InisChanges(
        moves=(
            ClanMove("green", "cove", "hills"),
            ClanMove("green", "moor", "hills"),
            ClanMove("white", "cove", "gates-of-tir-na-nog", "withdrawal"),
        ),
        changes=(ClanChange("blue", "moor", 2), ClanChange("orange", "hills", -1)),
        built=(Built("sanctuary", "hills"),),
        clashes=("cove",),
        laid=("moor",),
    )
    placed = told("clans-placed", seat="seat:blue", clans={"clan": 1}, area="area:moor")
    removed = told("clan-removed", seat="seat:blue", area="area:moor")
    assert read([placed, removed]) == InisChanges()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_moment_of_a_game_has_a_scene(players: int) -> None:
    """Views of the rules, from the first question on, are understood."""
    for view in moments(players):
        shown = scene(view)
        assert len(shown.houses) == players
        assert len(shown.territories) == len(view["territories"])


@pytest.mark.parametrize(
    ("change", "personal", "reason"),
    [
        ({"ruleset": "chess"}, None, "no view of Inis: 'chess'"),
        ({"seat": "green"}, {"orders": {}}, "cannot draw the personal orders"),
        ({}, {"targets": ["hills"]}, "a personal picture needs the view of a seat"),
    ],
)
def test_what_makes_no_sense_is_refused(
    change: dict[str, Any], personal: dict[str, Any] | None, reason: str
) -> None:
    """With a reason."""
    with pytest.raises(ValueError, match=reason):
        scene(view_of(an_island(**change)), personal_of(personal))


def test_events_elsewhere_are_refused() -> None:
    """What happened in a territory that is not in play belongs to another view."""
    moved = told("clan-removed", seat="seat:green", area="area:swamp")
    with pytest.raises(ValueError, match="no territory 'swamp' in play"):
        scene(an_island(), happened=[moved])


def test_tiles_to_be_laid_are_no_targets_on_the_map() -> None:
    """A question may offer tiles that nobody sees yet; only those in play can light up."""
    shown = scene(an_island(seat="green"), {"targets": ["swamp", "moor"]})
    assert shown.targets == ("moor",)
