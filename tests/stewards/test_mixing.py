"""Regret matching finds what one cannot be punished for."""

from __future__ import annotations

import pytest

from engine.stewards.regret_matching import good_mix


def test_the_better_answer_is_chosen() -> None:
    """One that is better whatever the other does is chosen nearly always."""
    mine, _ = good_mix([[0.6, 0.9], [0.2, 0.3]], [[0.4, 0.1], [0.8, 0.7]])
    assert mine[0] > 0.95


def test_neither_side_of_matching_pennies_can_be_read() -> None:
    """Where each answer beats one and loses to the other, both are equally often good."""
    gains = [[1.0, 0.0], [0.0, 1.0]]
    losses = [[0.0, 1.0], [1.0, 0.0]]
    for mix in good_mix(gains, losses):
        assert mix == pytest.approx([0.5, 0.5], abs=0.05)


def test_a_reply_that_is_foreseen_is_answered() -> None:
    """If the other has one good reply only, the best answer to it is chosen."""
    gains = [[0.9, 0.1], [0.4, 0.5]]
    losses = [[0.1, 0.9], [0.2, 0.5]]
    mine, theirs = good_mix(gains, losses)
    assert theirs[1] > 0.9
    assert mine[1] > 0.9
