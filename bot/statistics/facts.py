"""The facts of one finished game, from its record."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping, Sequence
from dataclasses import asdict, field
from typing import Any, Self

from bot.games.counts import Bids, CardPlay
from bot.games.registry import plugin_of
from bot.games.story import ReplayFrame
from engine.kernel.data import fixed
from engine.kernel.event import Event
from engine.kernel.phrase import PhraseData
from engine.kernel.saving import with_subjects
from engine.records import BadRecord, Record, start, take_steps
from engine.rulesets import rulesets
from engine.stewards.final_places import final_places, winner_of

VERSION = 3
"""The version of the way in which games are counted; facts of another version are counted again."""


class GameNotOver(ValueError):
    """A record whose game is not over."""


@fixed
class Facts:
    """The facts of one finished game, by seats, not people."""

    ruleset: str
    seats: Sequence[str]
    winner: str | None
    ending: str
    """Why it was won, as messages name it: ``won-by:…``; empty for a draw.

    ``conceded`` if the table has agreed on the winner."""
    rounds: int
    places: Mapping[str, int]
    """The places by seat, from 1; equal ones have the same."""
    players: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """The players of each seat: persons or levels of stewards, as in the record."""
    cards: Sequence[CardPlay] = ()
    bids: Sequence[Bids] = ()
    pace: Mapping[str, Sequence[float]] = field(default_factory=dict)
    """How many seconds people have taken, by kind of answer."""
    biggest: tuple[int, PhraseData] | None = None
    """The size of the biggest battle, and a sentence about it."""
    peace: int = 0
    """The most rounds on end without a battle."""

    def to_json(self) -> dict[str, Any]:
        """Return the facts as plain data."""
        return asdict(self)

    @classmethod
    def of(cls, data: Mapping[str, Any]) -> Self:
        """Return what :meth:`to_json` has written."""
        cards = [CardPlay(**card) for card in data["cards"]]
        bids = [Bids(**one) for one in data["bids"]]
        biggest = data["biggest"] and tuple(data["biggest"])
        return cls(**{**data, "cards": cards, "bids": bids, "biggest": biggest})

    @classmethod
    def read(cls, text: str) -> Self:
        """Return what :meth:`to_json` has written, as it is stored."""
        return cls.of(json.loads(text))

    @property
    def with_stewards(self) -> bool:
        """Whether a steward played any seat, even if only for a while."""
        return any(name != "person" for names in self.players.values() for name in names)


def count(record: Record, agreed: Mapping[str, str | None] | None = None) -> Facts:
    """Replay a record and count.

    ``agreed`` has the ``seat`` that the table has agreed on as the winner, or ``None`` for a draw,
    if the game ended so.

    Raises BadRecord, GameNotOver.
    """
    game = start(record, revealed=True)
    events: list[Event] = list(game.fetch_events())
    battles: list[ReplayFrame] = []
    plugin = plugin_of(record.ruleset)
    told = {plugin.battle_begins, plugin.battle_decided}
    for number, _ in enumerate(take_steps(game, record.steps), 1):
        new = game.fetch_events()
        events += new
        if any(event.kind in told for event in new):
            open_ = tuple(event.to_json() for event in new if event.audience is None)
            battles.append(ReplayFrame(number, game.view(None), open_))
    if game.question is not None and agreed is None:
        raise GameNotOver("the game is not over")
    view = game.ruleset.view(game.state, None)
    tally = plugin.tally(events)
    seats, winner = list(game.setup.seats), winner_of(game)
    ending = plugin.ending(view) if agreed is None else ""
    if agreed is not None:
        winner = agreed["seat"]
        ending = "conceded" if winner is not None else ""
    rounds = int(view.get("round", 0))
    drawn = agreed is not None and winner is None
    return Facts(
        record.ruleset,
        seats,
        winner,
        ending,
        rounds,
        dict.fromkeys(seats, 1) if drawn else final_places(game, winner),
        {seat: list(names) for seat, names in record.players.items()},
        list(tally.cards),
        list(tally.bids),
        {kind: list(taken) for kind, taken in record.pace.items()},
        plugin.tale.biggest(battles),
        _peace({frame.round for frame in battles}, rounds),
    )


def _peace(fought: Collection[int], rounds: int) -> int:
    """Return the most rounds on end in which there was no battle."""
    most = now = 0
    for round in range(1, rounds + 1):
        now = 0 if round in fought else now + 1
        most = max(most, now)
    return most


def count_plain(
    record: Mapping[str, Any], agreed: Mapping[str, str | None] | None = None
) -> dict[str, Any] | None:
    """Count a record that is plain data; ``None`` if it cannot be replayed. Runs in a process."""
    try:
        rules = rulesets.get(record["ruleset"])
        whole = record if rules is None else with_subjects(rules, record)
        return count(Record.model_validate(whole), agreed).to_json()
    except (BadRecord, GameNotOver):
        return None
