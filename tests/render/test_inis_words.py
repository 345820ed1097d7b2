"""Inis in words: alternative texts and the table line by line."""

import pytest

from bot.games.inis.drawing.alt import LIMIT, describe
from bot.games.pictures import draw, text_board
from tests.render.inis_views import NEWS, a_clash, a_hand, an_island, grown, moments, the_fullest


def test_the_alternative_text_says_what_matters() -> None:
    """Moment, Brenn, players, and the territories, the fullest first."""
    text = describe(an_island(grown(2), ("blue", "white")))
    assert text == (
        "Round 4: White's turn. Blue is Brenn; play goes clockwise. "
        "Victory conditions, out of 6 each: "
        "Blue: 2 clans led, 3 Sanctuaries, 4 territories, reserve 6, cards 3/2/1, "
        "1 Deed, Pretender; White: 2 clans led, 3 Sanctuaries, 4 territories, reserve 6, "
        "cards 3/2/1, 1 Deed. "
        "Hills: Blue 4 (chieftain), White 2, Capital, 2 Citadels, Sanctuary. "
        "Moor: White 3 (chieftain), 3 Sanctuaries, Festival."
    )


@pytest.mark.parametrize("seed", [1, 2])
def test_the_fullest_text_is_short_enough(seed: int) -> None:
    """And says how many territories it leaves out."""
    text = describe(the_fullest(seed), happened=NEWS)
    assert len(text) <= LIMIT
    assert text.endswith("territories.")


def test_a_clash_is_told() -> None:
    """Where, whose maneuver, who is sheltered."""
    text = describe(an_island(clash=a_clash()))
    assert text.startswith("Round 4: Clash in Hills: Green maneuvers.")
    assert "Blue 1 sheltered, clash" in text


def test_a_seat_is_told_what_it_may_choose() -> None:
    """Only territories in play."""
    view = an_island(seat="green")
    assert "You may choose: Moor." in describe(view, personal={"targets": ["moor", "swamp"]})


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_moment_of_a_game_has_words(players: int) -> None:
    """No name is missing, and every territory and player is on the board in words."""
    for view in moments(players):
        assert len(describe(view)) <= LIMIT
        lines = text_board(view).splitlines()
        for territory in view["territories"]:
            assert sum(line.lower().startswith(territory[:4]) for line in lines) >= 1


def test_the_board_in_words_is_complete() -> None:
    """Players, territories with neighbours and cards, supply, open cards; targets for a seat."""
    text = text_board(an_island(seat="green", hand=a_hand(), known=[]), {"targets": ["moor"]})
    for words in (
        "Round 4: Blue's turn.",
        "Green is Brenn; play goes clockwise.",
        "3 Action cards, 2 Advantage cards, 1 Epic Tale card; known: Hills; 1 Deed; Brenn; Pret",
        "Hills: Green 4 (chieftain), Blue 2, Orange 1, White 1, Capital, 2 Citadels, Sanctuary; ",
        "card held by Green.",
        "Moor: Blue 3 (chieftain), 3 Sanctuaries, Festival; next to Hills",
        "card played; you may choose it.",
        "Cove: empty; next to ",
        "Left: tiles 9, Citadels 6, Sanctuaries 5, Epic Tale cards 22; Action cards discarded: 5.",
        "Display: Moor, Cove.",
        "Open pile, latest first: The Dagda, Eriu.",
        "Your Action cards: Bard, Geis, Craftsmen & Peasants.",
    ):
        assert words in text


def test_spectators_hear_of_no_hand() -> None:
    """A view without a hand has none in words, and pictures never name one."""
    assert "Your" not in text_board(an_island())
    assert "Geis" not in draw(an_island(seat="green", hand=a_hand(), known=[])).alt


def test_cards_being_played_are_named() -> None:
    """The lowest first."""
    playing = [
        {"card": "conquest", "seat": "green", "side": "season", "choices": {}},
        {"card": "geis", "seat": "blue", "side": "triskel", "choices": {}},
    ]
    lines = text_board(an_island(playing=playing)).splitlines()
    assert lines[2:4] == ["Green is playing Conquest.", "Blue is playing Geis."]


def test_a_seat_can_look_up_what_it_was_shown() -> None:
    """Cards of others and tiles, with the round in which it saw them."""
    known = [
        {"what": "hand", "cards": ["raid", "bard"], "whose": "blue", "round": 2},
        {"what": "tiles", "territories": ["swamp", "forest"], "round": 3},
    ]
    lines = text_board(an_island(seat="green", hand=a_hand(), known=known)).splitlines()
    assert lines[-2:] == [
        "Seen in round 2, held by Blue: Raid, Bard.",
        "Seen in round 3: Swamp, Forest.",
    ]


def test_what_happened_is_told_in_sentences() -> None:
    """Everything that the map shows has words, in the game's own dialect."""
    text = describe(an_island(), happened=NEWS)
    assert "What happened: " in text
    assert "Blue places 2 clans in Moor." in text
    assert "Event" not in text
