"""Each word may be right, and the table cannot be: typed positions that are refused where it is."""

from __future__ import annotations

import re

import pytest

from engine.agot.expansions.mother_of_dragons.state import MotherState
from engine.kernel.position.notation import BadPosition
from engine.records.position import open_position, read_position

INIS = "inis/1 players=3 round=2 phase=season brenn=green turn=blue"
MAP = "moor@A:0,0 G4 B2 capital citadels=1 | cove@A:1,1 O3 | valley@A:2,-1 B3 O1"
CLASH = "clash at=moor instigator=green step=maneuvers"
MOTHER = (
    "agot-2e-mod/1 players=6 seats=arryn,greyjoy,lannister,martell,stark,targaryen"
    " round=5 phase=marches vassals=baratheon:arryn,tyrell:martell"
)
MARCHES = "agot-2e/1 players=3 phase=marches"

NONSENSE = [
    # A tile that is not there.
    (f"{INIS} | green advantage=1 holds=lost-vale | {MAP}", "the card of lost-vale is out"),
    (f"{INIS} display=hills | {MAP}", "the card of hills is out"),
    (f"{INIS} spent=swamp | {MAP}", "the card of swamp is out"),
    (f"{INIS} display=cove | green advantage=1 holds=cove | {MAP}", "lies in two places"),
    (f"{INIS} display=cove,cove | {MAP}", "advantage-cove lies in two places"),
    (f"{INIS} gone=druid,druid discarded=2 | {MAP}", "druid lies in two places"),
    (f"{INIS} | {MAP} | hills@A:9,9", "hills@A:9,9 lies apart from the other tiles"),
    (f"{INIS} | moor@A:0,0 G4 capital", "moor@A:0,0 lies apart from the other tiles"),
    # Pieces that nobody has.
    (f"{INIS} | {MAP} | {CLASH} protected={{orange:1}}", "orange has no 1 clans in moor"),
    (f"{INIS} | {MAP} | {CLASH} protected={{green:2,blue:1}}", "moor has no so many Citadels"),
    (f"{INIS} | {MAP} | {CLASH} cauldrons={{green:9}}", "green has more than 12 clans"),
    (f"{INIS} | {MAP} | hills@A:3,0 citadels=8", "there are more than 8 citadels"),
    (
        f"{INIS} | {MAP} | hills@A:3,0 sanctuaries=9 | swamp@B:1,3 sanctuaries=1",
        "there are more than 9 sanctuaries",
    ),
    (f"{INIS} gone=druid,bard discarded=1 | {MAP}", "which must be from 2 to 13"),
    (f"{INIS} discarded=9 aside | green action=4 | {MAP}", "which must be from 0 to 8"),
    (f"{INIS} aside | green action=9 | blue action=4 | {MAP}", "all Action cards are elsewhere"),
    (f"{INIS} tales=balors-eye tale-deck=30 | {MAP}", "which must be from 0 to 29"),
    (
        f"inis/1 players=3 round=2 phase=assembly brenn=green | green action=1 | {MAP}",
        "green action: nobody holds Action cards before the deal",
    ),
    (
        "inis/1 players=3 phase=set-up brenn=green | moor@A:0,0 G3 | cove@A:1,1 | valley@A:2,-1",
        "green has more than 2 clans in the set-up",
    ),
    # Orders that nobody has.
    (
        f"{MOTHER} | highgarden:T f1 g=2 | redwyne-straights:T s1 o=iron-bank",
        "redwyne-straights o: tyrell has no iron-bank",
    ),
    (f"{MOTHER} | winterfell:S f1 o=raid-support+1", "winterfell o: stark has no raid-support+1"),
    (f"{MARCHES} | winterfell o=raid", "winterfell o: an order lies only where a house has units"),
    (f"{MARCHES} | winterfell:S f1 o=?", "winterfell o: no order lies face down any more"),
    (
        "agot-2e-affc/1 players=4 phase=scoring | winterfell:S f1 o=?",
        "winterfell o: no order lies face down any more",
    ),
    # A hand without a card, though there is no combat.
    (
        f"{MOTHER} removed=khal-drogo | targaryen discard=arstan-whitebeard,daenerys-targaryen-a,"
        "illyrio-mopatis,ser-jorah-mormont,viserys-targaryen,xaro-xhoan-daxos",
        "targaryen discard: somebody's last card brings back the others",
    ),
    # Dragons that have grown more often than they can.
    (f"{MOTHER} dragons=5 grow=8", "has dragons=5, but 1 times are left to grow"),
]
"""Lines, and of each a part of the sentence that says what is wrong, and where."""


@pytest.mark.parametrize(("line", "sentence"), NONSENSE, ids=[s for _, s in NONSENSE])
def test_what_cannot_lie_on_one_table_is_refused_with_its_place(line: str, sentence: str) -> None:
    """The sentence names it; nothing goes wrong later, in the middle of a game."""
    with pytest.raises(BadPosition, match=re.escape(sentence)):
        read_position(line)


SENSE = [f"{INIS} | {MAP} | {CLASH}", f"{MOTHER} | winterfell:S f1 o=raid"]


@pytest.mark.parametrize("line", SENSE)
def test_without_it_the_same_lines_are_positions(line: str) -> None:
    """Nothing else is wrong with them."""
    assert open_position(line).awaited


def test_dragons_that_have_grown_early_have_not_lost_a_round() -> None:
    """X4.7.4: what Fire Made Flesh has used up does not come back when the line is read."""
    s = read_position(f"{MOTHER} dragons=5").state
    assert isinstance(s, MotherState)
    assert (s.dragon_strength, s.dragon_tokens) == (5, [])


def test_a_card_that_is_back_in_a_hand_is_not_discarded_once_more() -> None:
    """2.5: there is one of each card, and it lies in one place."""
    played = "playing=[{card:druid,seat:blue,side:season,choices:{}}]"
    line = f"{INIS} {played} discarded=4 | green action=4 | blue action=5 | {MAP}"
    game = open_position(line)
    s = game.state
    cards = [*s.discard, *(c for hand in s.hands.values() for c in hand["action"])]
    assert sorted(cards) == sorted(s.box.deck(3))


def test_ships_in_the_port_of_another_are_captured_first() -> None:
    """12.10: whoever has the castle decides about them before anything else is done."""
    line = (
        "agot-2e/1 players=4 round=9 phase=westeros westeros=mustering,game-of-thrones,"
        "put-to-the-sword asks=muster:lannister | dragonstone:L k2 | port-of-dragonstone:B s2"
    )
    game = open_position(line)
    assert (game.awaited, game.question and game.question.kind) == (["lannister"], "port-capture")
