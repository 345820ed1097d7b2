"""Whoever runs the bot can write what they like into a record; the rules know what was asked."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from bot.proofs import examine
from engine.__main__ import main
from engine.fairness import Entry, Luck, Undone, check
from engine.kernel.asking import CHANCE
from engine.kernel.shape import Shape
from engine.kernel.shapes import Deal, OneOf, Shuffle
from engine.rulesets import rulesets

from .games import Host, Played, honest, play


def two_rounds(ruleset: str, host: Host = honest) -> Played:
    """Play two rounds in which nobody goes back."""
    return play(rulesets[ruleset], 1, "host", rounds=2, undos=0.0, host=host)


def stacked(luck: Luck, number: int, shape: Shape[Any]) -> tuple[Any, Any]:
    """Put every card of a deck on top in alphabetical order, and say that it lay there."""
    if not isinstance(shape, Shuffle):
        return honest(luck, number, shape)
    order = [*shape.first, *sorted(shape.below)]
    return {"deck": shape.deck, "order": order}, {"first": order}


def dealt(luck: Luck, number: int, shape: Shape[Any]) -> tuple[Any, Any]:
    """Deal the first cards of the alphabet, and say that there were no others."""
    if not isinstance(shape, Deal):
        return honest(luck, number, shape)
    cards = sorted(shape.cards)[: shape.number]
    return {"deck": shape.deck, "to": shape.to, "cards": cards}, cards


def chosen(luck: Luck, number: int, shape: Shape[Any]) -> tuple[Any, Any]:
    """Choose the first of several, and say that there was nothing else to choose."""
    if not isinstance(shape, OneOf):
        return honest(luck, number, shape)
    first = min(shape.answers.values(), key=json.dumps)
    return first, [first]


def problems(played: Played) -> set[str]:
    """Return what is wrong with a record when the rules are asked; without them, nothing is."""
    record = played.record()
    assert check(record).problems == []
    return {one.id for one in check(record, rules=rulesets[record["ruleset"]]).problems}


@pytest.mark.parametrize("ruleset", rulesets)
def test_an_honest_game_is_by_the_rules(ruleset: str) -> None:
    """Each draw is what the rules asked for, also where the table has gone back."""
    rules = rulesets[ruleset]
    games = (play(rules, n, "honest", rounds=1, undos=0.1) for n in range(1, 30))
    assert problems(next(game for game in games if game.undone)) == set()


@pytest.mark.parametrize(
    ("ruleset", "host"),
    [
        ("agot-2e", stacked),
        ("agot-1e", stacked),
        ("inis", stacked),
        ("inis", chosen),
        ("agot-2e-mod", stacked),
        ("agot-2e-affc", stacked),
        ("agot-2e-vassals", dealt),
    ],
)
def test_a_host_who_chooses_the_draws_is_noticed(ruleset: str, host: Host) -> None:
    """What a draw is said to be made of is compared with what the rules asked for."""
    assert problems(two_rounds(ruleset, host)) == {"draw"}


def test_draws_that_are_said_to_be_undone_are_played_too() -> None:
    """Nobody can use up numbers by draws that the game has never asked for."""
    played = two_rounds("agot-2e")
    luck = played.luck
    at = next(n for n, batch in enumerate(played.batches) if batch[0].seat != CHANCE)
    drawn = sum(entry.seat == CHANCE for batch in played.batches[:at] for entry in batch)
    batches, undone = list(played.batches[:at]), []
    for number in (1, 2, 3):
        shape = Shuffle("westeros-1", ("supply", "mustering"))
        entry = Entry(CHANCE, "shuffle", luck.draw(drawn + number, shape))
        undone.append(Undone(sum(map(len, batches)), ((entry,),)))
    forged = Played(luck, tuple(batches), tuple(undone), played.promised)
    assert problems(forged) == {"rules"}


def test_an_undone_answer_that_the_rules_refuse_is_noticed() -> None:
    """What was taken back was possible, or it was never given."""
    played = two_rounds("agot-2e")
    at = next(n for n, batch in enumerate(played.batches) if len(batch) > 1)
    spoilt = tuple(Entry(one.seat, one.kind, 99, None, one.nonce) for one in played.batches[at])
    kept = sum(map(len, played.batches[:at]))
    forged = Played(luck=played.luck, batches=played.batches[:at],
                    undone=(Undone(kept, (spoilt,)),), promised=played.promised)  # fmt: skip
    assert problems(forged) == {"rules"}


def test_the_bot_and_the_command_line_ask_the_rules(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """``/verify`` and ``replay --check`` find a stacked deck, and name the draw."""
    record = two_rounds("agot-2e", stacked).record()
    examined = examine(json.dumps(record).encode(), [])
    assert examined.differences == 0
    assert examined.checked is not None
    assert ("draw", "1") in {(one.id, one.at) for one in examined.checked.problems}
    file = tmp_path / "record.json"
    file.write_text(json.dumps(record))
    assert main(["replay", "--check", str(file)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert any("luck: draw 1" in line for line in lines)
    assert lines[-1].endswith(f"{len(examined.checked.problems)} differences")
