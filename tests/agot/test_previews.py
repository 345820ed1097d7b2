"""The preview of an answer says what would follow from it, and that is what happens."""

import random
from typing import Any

import pytest

from engine.kernel.ask import CHANCE
from engine.kernel.phrase import PhraseLine

from .fighting import attack
from .playing import begin
from .scenario import given, march, raid


def said(lines: Any) -> dict[str, dict[str, Any]]:
    """Return the parameters of lines by their ids."""
    return {one.phrase.id.removeprefix("why-preview-"): dict(one.phrase.params) for one in lines}


def test_a_march_into_battle() -> None:
    """Strengths so far with own support and garrison, and who else could support."""
    table = given(
        units={
            "winterfell": "stark 2F 1K",
            "the-stony-shore": "stark 1F",
            "greywater-watch": "lannister 1F",
            "moat-cailin": "greyjoy 1K",
        },
        orders={
            "winterfell": "march+1*",
            "moat-cailin": "defend+1",
            "greywater-watch": "support",
        },
        garrisons={"moat-cailin": 2},
        phase="marches",
    )
    lines = said(table.shape("stark").preview(march("winterfell", moat_cailin="2F")))
    assert lines["battle"] == {
        "units": {"footman": 2},
        "area": "area:moat-cailin",
        "rival": "house:greyjoy",
        "attack": 3,
        "defence": 5,
        "garrison": 2,
    }
    assert lines["helpers"] == {"houses": ["house:lannister"]}
    assert lines["stays"] == {"units": {"knight": 1}, "area": "area:winterfell"}
    assert lines["armies"]["armies"] == [2]


def test_what_is_left_behind() -> None:
    """A home area stays, a token keeps an area, and without one it is given up."""
    table = given(
        units={"winterfell": "stark 1F", "karhold": "stark 1F"},
        orders={"winterfell": "march+0", "karhold": "march-1"},
        phase="marches",
    )
    shape = table.shape("stark")
    assert "keeps" in said(shape.preview(march("winterfell", white_harbor="1F")))
    lines = said(shape.preview(march("karhold", winterfell="1F")))
    assert lines["gives-up"] == {"area": "area:karhold", "may": 1}
    lines = said(shape.preview(march("karhold", winterfell="1F", leave=True)))
    assert lines["leaves-token"] == {"area": "area:karhold", "left": 4}
    assert set(said(shape.preview(march("karhold")))) == {"nobody-marches"}


@pytest.mark.parametrize(("edition", "lost"), [("agot-2e", 1), ("agot-1e", 0)])
def test_pillage(edition: str, lost: int) -> None:
    """It brings Power, and costs some in the edition in which it does."""
    table = given(
        edition=edition,
        units={"winterfell": "stark 1F", "moat-cailin": "greyjoy 1F"},
        orders={"winterfell": "raid", "moat-cailin": "consolidate"},
    )
    lines = said(table.shape("stark").preview(raid("winterfell", "moat-cailin")))
    assert lines["pillage"]["lost"] == lost
    assert "raids-nothing" in said(table.shape("stark").preview(raid("winterfell", None)))


def test_orders_that_only_a_special_raid_removes() -> None:
    """The briefing says why a Defense order within reach is not among the targets."""
    units = {"winterfell": "stark 1F", "moat-cailin": "greyjoy 1F"}
    orders = {"winterfell": "raid", "moat-cailin": "defend+1"}
    (line,) = given(units=units, orders=orders).shape("stark").briefing()
    assert line.phrase.id == "refused-raid-defense-needs-star"
    special = given(units=units, orders={**orders, "winterfell": "raid*"})
    assert special.shape("stark").briefing() == []


def test_a_house_card() -> None:
    """Both strengths so far and both hands are known, and what each card would make of them."""
    table = attack("stark 2F", "moat-cailin", "seagard", "greyjoy 1K").until("house-card")
    shape = table.shape("stark")
    briefing = [one for one in shape.briefing() if one.phrase.id == "why-preview-hand"]
    assert [one.phrase.params["house"] for one in briefing] == ["house:stark", "house:greyjoy"]
    assert len(briefing[0].phrase.params["cards"]) == 7  # type: ignore[arg-type]  # a list
    lines = said(shape.preview("eddard-stark"))
    assert lines["card"] == {
        "card": "card:eddard-stark",
        "printed": 4,
        "strength": 6,
        "against": 2,
    }


@pytest.mark.parametrize("seed", range(2))
def test_a_preview_changes_nothing(seed: int) -> None:
    """Whatever is asked in a random game can be previewed, and the state stays as it is."""
    rng = random.Random(seed)
    game = begin({"players": 6})
    for _ in range(400):
        if game.over:
            break
        question = game.question
        assert question is not None
        for seat in game.awaited:
            shape = question.shapes[seat]
            value = shape.sample(rng)
            if seat != CHANCE:
                before = game.state.dump()
                lines = [*shape.briefing(), *shape.preview(value)]
                assert all(isinstance(one, PhraseLine) for one in lines)
                assert game.state.dump() == before
            game.answer(seat, value)
