"""What films, chronicles and pages count where some houses have no player, or another goal."""

from bot.games.agot.drawing.lines import shown_on
from bot.games.registry import plugin_of
from bot.story.timeline import standing_of
from tests.family.mother import begun, given
from tests.render.dragon_views import GAME, SEVEN

from .test_course import record
from .test_replay import data_in, page_of

PLAYERS = "arryn baratheon lannister martell targaryen tyrell"


def test_only_who_plays_is_counted_among_those_who_may_win() -> None:
    """X2.1: a vassal has castles, but cannot win by them."""
    table = given(PLAYERS, commander={"greyjoy": "tyrell", "stark": "targaryen"})
    view, tale = table.game.view(None), plugin_of(GAME).tale
    assert "stark" in view["houses"]
    assert sorted(standing_of(table.game)) == PLAYERS.split()
    assert sorted(tale.course(view)["castles-or-loyalty"]) == PLAYERS.split()


def test_loyalty_is_told_of_where_house_targaryen_plays() -> None:
    """Without it the chronicle follows castles alone."""
    view, tale = begun(GAME, {}, SEVEN).game.view(None), plugin_of(GAME).tale
    followed = [name for name in tale.courses if name in tale.course(view)]
    assert followed == ["castles", "army", "power", "iron-throne", "fiefdoms", "kings-court"]


def test_the_page_knows_the_colours_of_houses_without_a_player() -> None:
    """X2.1: pieces of vassals are on its board, though nobody has their seats."""
    read = record("agot-2e-vassals-3p")
    data = data_in(page_of(read.model_copy(update={"steps": read.steps[:30]})))
    owners = {mark[4] for key, mark in data["moments"][0]["d"].items() if key.startswith("p:")}
    assert set(data["seats"]) >= owners - {""} > set(read.seats)


def test_pieces_of_vassals_have_a_rim_of_their_commander() -> None:
    """X2.3.5: whoever looks at the page sees at a piece who commands it, or that nobody does."""
    table = given(
        PLAYERS,
        commander={"stark": "targaryen"},
        units={"winterfell": "stark 1K", "pyke": "greyjoy 1F", "pentos": "targaryen 1K"},
        orders={"winterfell": "raid-support+1"},
    )
    shown = shown_on(table.game.view(None)).pieces
    assert shown["army:winterfell"].rim == "targaryen"
    assert shown["order:winterfell"].rim == "targaryen"
    assert shown["army:pyke"].rim == ""
    assert shown["army:pentos"].rim is None


def test_the_page_writes_rims_where_there_are_any() -> None:
    """A piece of a House with a player is written without; every rim has a colour on the page."""
    read = record("agot-2e-vassals-3p")
    data = data_in(page_of(read.model_copy(update={"steps": read.steps[:30]})))
    moments = [moment["d"].items() for moment in data["moments"]]
    pieces = [mark for marks in moments for key, mark in marks if key[:2] == "p:" and mark]
    rims = {mark[4]: mark[7] for mark in pieces if len(mark) > 7}
    assert set(rims) == {"greyjoy", "martell", "tyrell"}
    assert set(rims.values()) <= {*read.seats, ""} <= {*data["seats"], ""}


def test_an_order_shows_all_that_is_printed_on_it() -> None:
    """X2.4.1, X4.1.3: a second choice of a vassal, and the anchor of an order for the sea."""
    table = given(
        PLAYERS,
        commander={"stark": "targaryen"},
        units={"winterfell": "stark 1K", "bay-of-pentos": "targaryen 1S"},
        orders={"winterfell": "raid-support+1", "bay-of-pentos": "sea-march-1"},
    )
    shown = shown_on(table.game.view(None)).pieces
    assert shown["order:winterfell"].signs == (("raid", 1), ("support", 1))
    assert shown["order:bay-of-pentos"].signs == (("march", 1), ("anchor", 1))
