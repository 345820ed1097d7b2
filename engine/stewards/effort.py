"""What makes a steward strong or weak: how much it thinks."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Level:
    """How much a steward thinks. Everything is counted; nothing depends on time."""

    name: str
    whim: float = 0.0
    """The share of questions that it answers without thinking at all."""
    tries: int = 0
    """How many answers it tries out; 0 if it only follows the policy."""
    looks: int = 1
    """In how many worlds it tries them out; in each but the first, only the better ones."""
    lines: int = 0
    """How many lines of play it follows to the end of the round for an answer; 0 means no
    search."""
    worlds: int = 1
    """In how many worlds it judges answers that are made of parts."""
    sweeps: int = 0
    """How often it improves an answer that is made of parts; 0 means never."""
    expects: int = 0
    """How often it improves the answers made of parts that it expects of others; 0 means that it
    takes them to answer quickly."""
    endings: int = 0
    """In how many lines of play it follows the best answers made of parts to the end of the
    round; 0 means that it leaves the choice to what it hopes of them."""
    keen: bool = False
    """Whether it judges by what a position can lead to, and not by the learned estimate."""
    moves: int = 0
    """The most moves that it makes for one answer, in all worlds together."""
