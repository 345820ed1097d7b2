"""Mistakes of beginners: the coach says what would come of them, and lets them be made."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.panels.turn.confirmation import ANYWAY
from bot.play import Play
from bot.workers.stewards import HintPool
from engine.kernel.phrase import Phrase
from engine.stewards.levels import minds
from tests.agot import scenario as agot
from tests.agot.words import march
from tests.inis import scenario as inis
from tests.wire.at_table import serving
from tests.wire.said import says

from .learner import Learner, Unhurried


class Here:
    """Does in this process what would be done in one of its own."""

    async def run(self, work: Callable[..., Any], *args: Any) -> Any:
        return work(*args)


def warned(table: Any, seat: str, value: Any) -> Phrase | None:
    """Return what the heuristics say of an answer."""
    mind = minds[table.game.ruleset.id]
    return mind.caution(table.game, seat, value)


def test_what_may_be_a_mistake_in_a_game_of_thrones() -> None:
    """Orders without use, a castle that is given up or left open, and an attack that cannot win."""
    table = agot.given(
        only=True,
        units={"winterfell": "stark 2F", "bay-of-ice": "stark 1S", "the-twins": "greyjoy 1F"},
        phase="planning",
    )
    good = {"winterfell": "march+0", "bay-of-ice": "march-1"}
    assert warned(table, "stark", good) is None
    assert warned(table, "stark", {**good, "bay-of-ice": "consolidate"}) == Phrase(
        "caution-power-at-sea", {"area": "area:bay-of-ice"}
    )
    assert warned(table, "stark", {**good, "winterfell": "raid"}) == Phrase(
        "caution-raid-nobody", {"area": "area:winterfell"}
    )
    assert warned(table, "stark", {**good, "winterfell": "defend+2*"}) == Phrase(
        "caution-defense-nobody", {"area": "area:winterfell"}
    )
    assert warned(table, "greyjoy", {"the-twins": "consolidate*"}) == Phrase(
        "caution-star-wasted", {"area": "area:the-twins"}
    )


def test_what_may_be_a_mistake_when_one_marches() -> None:
    """A castle without anyone, and a battle that no card can win."""
    table = agot.given(
        only=True,
        units={"seagard": "stark 1F", "the-twins": "stark 1F", "moat-cailin": "greyjoy 2K"},
        orders={"seagard": "march+0", "moat-cailin": "defend+2*", "the-twins": "march-1"},
        phase="marches",
    )
    gone = march("seagard", {"greywater-watch": "1F"})
    assert warned(table, "stark", gone) == Phrase("caution-castle-lost", {"area": "area:seagard"})
    found = warned(table, "stark", march("the-twins", {"moat-cailin": "1F"}))
    assert found is not None
    assert found.id == "caution-hopeless"
    assert (found.params["attack"], found.params["defense"]) == (0, 6)


def test_what_may_be_a_mistake_in_inis() -> None:
    """Passing although one could claim the throne, or although cards are lost by it."""
    table = inis.given(clans={"moor": "G4 B3"}, hands={"green": "conquest geis"})
    assert warned(table, "green", {"do": "play", "card": "conquest"}) is None
    assert warned(table, "green", {"do": "pass"}) is None
    table.state.passed = [seat for seat in table.state.seats if seat != "green"]
    assert warned(table, "green", {"do": "pass"}) == Phrase("caution-season-ends", {"cards": 2})
    table.state.deeds["green"] = 6
    assert warned(table, "green", {"do": "pass"}) == Phrase("caution-no-token")


async def test_the_coach_warns_once_and_lets_one_err(tmp_path: Path, standin: Any) -> None:
    """A squire finds Power at sea worse; one tap thinks again, another goes on; hints are safe."""
    standin.service.clock.freeze()
    async with serving(standin, tmp_path / "db", thinker=Unhurried()) as bot:
        bot.services.play.hints._adviser = HintPool(Here())
        erring = {
            "dragonstone": "march+0",
            "kingswood": "defend+1",
            "shipbreaker-bay": "consolidate",
        }
        learner = Learner(bot, standin.user("Ada"), "agot-2e", decide=lambda game, seat: erring)
        await learner.begin()
        await learner.until("lock", ANYWAY)
        screen = learner.screens[-1]
        assert says(screen.text, "caution-power-at-sea", area="area:shipbreaker-bay")
        hand = await bot.services.play.seat_view(learner.game, learner.person.id)
        assert (hand.answered, len(hand.draft)) == (False, 3)
        await learner.press("panel")
        assert learner.screens[-1].kind == "orders"
        await learner.press("lock")
        assert says(learner.screens[-1].text, "caution-power-at-sea")
        await learner.press("lock", ANYWAY)
        assert learner.screens[-1].kind == "march"


async def test_what_was_hinted_is_never_scolded(
    tmp_path: Path, standin: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever does as the hint says hears no warning of it."""
    erring = {"dragonstone": "march+0", "kingswood": "defend+1", "shipbreaker-bay": "consolidate"}
    named = {"value": erring, "reason": None, "nudge": None, "course": (), "plan": {}}

    async def advise(self: HintPool, *asked: Any) -> Any:
        return named

    monkeypatch.setattr(HintPool, "advise", advise)
    standin.service.clock.freeze()
    async with serving(standin, tmp_path / "db", thinker=Unhurried()) as bot:
        play = bot.services.play
        play.hints._adviser = HintPool(Here())
        learner = Learner(bot, standin.user("Ada"), "agot-2e")
        await learner.begin()
        ada = learner.person.id
        hand = await play.seat_view(learner.game, ada)
        assert hand.question is not None
        asked = learner.game, ada, hand.question.number
        assert await play.hints.caution(*asked, erring) is not None
        await play.hints.hint(learner.game, ada)
        assert await play.hints.caution(*asked, erring) is None


async def test_nobody_else_is_warned(tmp_path: Path, standin: Any) -> None:
    """Only the player of a first game is; a game of several people has no coach."""
    standin.service.clock.freeze()
    async with serving(standin, tmp_path / "db", thinker=Unhurried()) as bot:
        play: Play = bot.services.play
        play.hints._adviser = HintPool(Here())
        learner = Learner(bot, standin.user("Ada"), "agot-2e")
        await learner.begin()
        async with play._matches.at(learner.game) as match:
            assert match.taught is not None
            match.taught.user += 1
        hand = await play.seat_view(learner.game, learner.person.id)
        assert hand.met is None
        assert hand.question is not None
        erring = {"dragonstone": "raid", "kingswood": "raid", "shipbreaker-bay": "consolidate"}
        number = hand.question.number
        assert await play.hints.caution(learner.game, learner.person.id, number, erring) is None
