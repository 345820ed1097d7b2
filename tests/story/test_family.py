"""What films, chronicles and pages count where some houses have no player, or another goal."""

from bot.games.registry import face_of
from bot.story.course import standing_of
from tests.family.mother import begun, given
from tests.render.dragon_views import GAME, SEVEN

from .test_course import record
from .test_replay import data_in, page_of

PLAYERS = "arryn baratheon lannister martell targaryen tyrell"


def test_only_who_plays_is_counted_among_those_who_may_win() -> None:
    """X2.1: a vassal has castles, but cannot win by them."""
    table = given(PLAYERS, commander={"greyjoy": "tyrell", "stark": "targaryen"})
    view, tale = table.game.view(None), face_of(GAME).tale
    assert "stark" in view["houses"]
    assert sorted(standing_of(table.game)) == PLAYERS.split()
    assert sorted(tale.course(view)["castles-or-loyalty"]) == PLAYERS.split()


def test_loyalty_is_told_of_where_house_targaryen_plays() -> None:
    """Without it the chronicle follows castles alone."""
    view, tale = begun(GAME, {}, SEVEN).game.view(None), face_of(GAME).tale
    followed = [name for name in tale.courses if name in tale.course(view)]
    assert followed == ["castles", "army", "power", "iron-throne", "fiefdoms", "kings-court"]


def test_the_page_knows_the_colours_of_houses_without_a_player() -> None:
    """X2.1: pieces of vassals are on its board, though nobody has their seats."""
    read = record("agot-2e-vassals-3p")
    data = data_in(page_of(read.model_copy(update={"steps": read.steps[:30]})))
    owners = {mark[4] for key, mark in data["moments"][0]["d"].items() if key.startswith("p:")}
    assert set(data["seats"]) >= owners - {""} > set(read.seats)
