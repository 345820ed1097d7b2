"""What equal stewards do is counted rightly, and they keep the habits of people who know better."""

from __future__ import annotations

import pytest

from engine.stewards.levels import minds, steward
from tests.agot.scenario import given
from tests.stewards.habits import Watch, played


@pytest.mark.parametrize(("id", "players"), [("agot-2e", 3), ("agot-1e", 3)])
def test_a_game_of_pages_is_counted(id: str, players: int) -> None:
    """Shares are of what was counted, and every game has one winner."""
    watch = Watch()
    game = played(id, players, 1, steward("page", minds[id]).answer, watch)
    n = watch.counts
    assert n["games"] == sum(watch.wins.values()) == 1
    assert n["rounds"] == game.state.round
    assert n["marches"] > 0
    for part, whole in (
        ("idle", "marches"),
        ("raids without", "raids"),
        ("defenses idle", "defenses"),
        ("hopeless", "battles"),
        ("supports leader", "supports"),
        ("emptied beside", "castles emptied"),
        ("castles lost", "emptied beside"),
    ):
        assert 0 <= n[part] <= n[whole]
    assert all(won == (bids >= threat) for won, threat, bids, _ in watch.attacks)
    assert all(bids <= power for *_, bids, power in watch.attacks)
    assert all(line.startswith("| ") for line in watch.table())


def test_a_castle_left_open_to_a_march_is_counted_once_it_is_lost() -> None:
    """Stark leaves Moat Cailin to Greyjoy, whose March order lies beside it."""
    table = given(
        units={"moat-cailin": "stark 1F", "greywater-watch": "greyjoy 1F"},
        orders={"moat-cailin": "march+0", "greywater-watch": "march+0"},
        tracks={"iron-throne": "stark greyjoy"},
        phase="marches",
    )
    watch = Watch()
    for house, target in (("stark", "white-harbor"), ("greyjoy", "moat-cailin")):
        origin = {"stark": "moat-cailin", "greyjoy": "greywater-watch"}[house]
        moves = {target: {"footman": 1}}
        answer = {"area": origin, "moves": moves, "leave_power_token": False}
        game = table.game
        watch.asks(game.state, "march", {})
        watch.marches(game.state, house, game.shape_for(house), answer)  # type: ignore[arg-type]
        table.answer(house, answer)
        watch.told(game.state, game.fetch_events())
    watch.over(table.state, None)
    assert watch.counts["castles emptied"] == 1
    assert watch.counts["emptied beside"] == 1
    assert watch.counts["castles lost"] == 1
    assert not watch.counts["idle"]
