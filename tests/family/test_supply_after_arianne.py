"""16.5.11, 4.4.7 Attackers whom Arianne Martell keeps out, and the Supply of their House."""

from typing import Any

from engine.agot.board.supply import fits
from engine.kernel.saving import load, save
from engine.records.format import Record
from engine.records.replay import start
from tests.agot.fighting import attack, play_cards
from tests.agot.position import Position
from tests.agot.scenario import BOX, by_area, march

from .mother import given as given_mother

LATER = {"supply-after-arianne": "until-next-supply"}


def kept_out(**more: Any) -> Position:
    """Baratheon, at Supply 1, is kept out of Storm's End: three armies of two where two may be."""
    table = attack(
        "baratheon 3K",
        "kingswood",
        "storms-end",
        "martell 1F",
        order="march+1*",
        moves={"storms-end": "1K", "kings-landing": "1K"},
        units={"blackwater": "baratheon 2F", "kings-landing": "baratheon 1F"},
        orders={"blackwater": "march-1"},
        **{"supply": {"baratheon": 1}, **more},
    )
    table = play_cards(table, martell="arianne-martell")
    table.until("casualties").answer("martell", {"footman": 1})
    assert table.units("kingswood") == "baratheon 2K"
    return table


def test_their_house_destroys_units_at_once() -> None:
    """As at any time when it is above its limits: of its choice, until it is within them."""
    table = kept_out()
    assert table.asked("baratheon") == "supply"
    assert table.why("baratheon", {}) == ("still-over-supply", "4.4.5")
    table.answer("baratheon", by_area({"blackwater": "1F"}))
    assert table.units("blackwater") == "baratheon 1F"
    assert table.asked("baratheon") == "march"


def test_nobody_is_asked_who_is_within_the_limits() -> None:
    """Three armies are as many as Supply 2 allows."""
    assert kept_out(supply={"baratheon": 2}).asked("baratheon") == "march"


def test_by_the_other_reading_they_stay_until_supply_is_counted() -> None:
    """Until then the House may do what makes it no worse, and nothing that does."""
    table = kept_out(rulings=LATER)
    assert table.asked("baratheon") == "march"
    shape = table.shape("baratheon")
    assert shape.check(shape.safe()) is None
    for no_worse in ({"the-reach": "1F"}, {"the-reach": "2F"}, {"kings-landing": "1F"}):
        assert table.allows("baratheon", march("blackwater", no_worse)), no_worse


def test_what_is_no_worse_and_what_is() -> None:
    """16.5.11, 4.4.7: as many units as before are too many, or fewer."""
    limits = BOX.figures.supply_limits[1]
    before = {"kingswood": 2, "kings-landing": 2, "blackwater": 2}
    assert not fits(before, limits)
    assert fits(before, limits, before)
    assert fits({**before, "blackwater": 1, "the-reach": 1}, limits, before)
    assert not fits({**before, "blackwater": 4}, limits, before)
    assert not fits({**before, "the-reach": 2}, limits, before)


def test_a_loan_of_sellswords_can_be_answered_above_the_limits() -> None:
    """X4.6.6 What has no room is lost; nobody is asked for what cannot be given."""
    table = given_mother(
        "arryn baratheon greyjoy lannister martell stark targaryen tyrell",
        units={
            "princes-pass": "tyrell 3K",
            "three-towers": "tyrell 1F",
            "oldtown": "tyrell 2F",
            "starfall": "martell 1F",
            "redwyne-straights": "tyrell 1S",
        },
        orders={"princes-pass": "march+0", "redwyne-straights": "iron-bank"},
        supply={"tyrell": 1},
        power={"tyrell": 9},
        slots=["full-host", "spymaster", "pyromancer"],
        rulings=LATER,
        stage=["marches"],
        then=[["consolidation"]],
    )
    table.answer("tyrell", march("princes-pass", {"three-towers": "1K", "starfall": "1K"}))
    table.until("house-card").answer("tyrell", "ser-loras-tyrell")
    table.answer("martell", "arianne-martell").until("consolidate", "tyrell")
    loan = {"area": "redwyne-straights", "slot": 1, "card": "full-host"}
    table.answer("tyrell", loan)
    shape = table.shape("tyrell")
    assert table.asked("tyrell") == "sellswords"
    assert shape.check(shape.safe()) is None
    assert shape.check({}) is None


def test_who_does_not_name_the_ruling_played_without_it() -> None:
    """A record, or a saved game, of the time before the ruling had a name."""
    game = kept_out(rulings=LATER).game
    before = {n: r for n, r in game.setup.rulings.items() if n not in LATER}
    again = load(game.ruleset, {**save(game), "rulings": before})
    assert again.setup.rulings == game.setup.rulings
    record = Record(ruleset=game.ruleset.id, options=dict(game.setup.options), rulings=before)
    assert start(record).setup.rulings == game.setup.rulings
