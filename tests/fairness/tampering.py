"""What somebody may do to a record: clumsily, or with everything made anew to fit."""

from __future__ import annotations

import copy
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

from engine.fairness import Batch, Entry, Luck
from engine.kernel.asking import CHANCE
from engine.kernel.shapes import OneOf, Shuffle

from .games import Played

Json = dict[str, Any]


# -- with a pencil: a place in the file is changed, and the rest left as it is ---------------------


def swap_cards(record: Json) -> None:
    """Two cards of a deck change places."""
    order = next(
        step["value"]["order"]
        for step in record["steps"]
        if step["seat"] == CHANCE and len(set(step["value"]["order"])) > 1
    )
    other = next(n for n, card in enumerate(order) if card != order[0])
    order[0], order[other] = order[other], order[0]


def change_bid(record: Json) -> None:
    """A sealed answer becomes another one."""
    number = next(n for n, marks in record["fairness"]["marks"].items() if "nonce" in marks)
    record["steps"][int(number) - 1]["value"] = 99


def roll_again(record: Json) -> None:
    """The secret is another one."""
    record["fairness"]["secret"] = "ab" * 32


def drop_word(record: Json) -> None:
    """A word is forgotten."""
    del record["fairness"]["words"][0]


def reorder_log(record: Json) -> None:
    """Two answers of the log change places."""
    steps = record["steps"]
    at = next(n for n in range(8, len(steps) - 1) if steps[n] != steps[n + 1])
    steps[at], steps[at + 1] = steps[at + 1], steps[at]


def truncate_log(record: Json) -> None:
    """The last answer is missing, and the log does not mention it."""
    last = record["fairness"]["log"].pop()
    del record["steps"][len(record["steps"]) - last :]


def change_seats(record: Json) -> None:
    """One seat is gone."""
    record["seats"].pop()


def forget_undoing(record: Json) -> None:
    """It is not said that the table has gone back."""
    log = record["fairness"]["log"]
    del log[next(n for n, entry in enumerate(log) if isinstance(entry, dict))]


CLUMSY: dict[Callable[[Json], None], set[str]] = {
    swap_cards: {"draw", "head"},
    change_bid: {"receipt", "head"},
    roll_again: {"promise", "draw", "receipt", "head"},
    drop_word: {"draw", "head"},
    reorder_log: {"head"},
    truncate_log: {"head"},
    change_seats: {"agreed", "draw", "head"},
    forget_undoing: {"head"},
}
"""Each with what it makes wrong at least."""


def tampered(record: Json, tamper: Callable[[Json], None]) -> Json:
    """Return a copy of a record that somebody has changed."""
    spoilt = copy.deepcopy(record)
    tamper(spoilt)
    return spoilt


# -- with the program: whoever knows the secret makes everything anew, so that it fits -------------


def another_bid(played: Played) -> Played:
    """A sealed answer is another one, with a fresh nonce, and the log fits."""
    at = next(n for n, batch in enumerate(played.batches) if batch[0].nonce is not None)
    first, *others = played.batches[at]
    batch: Batch = (replace(first, value=99, nonce=b"0" * 16), *others)
    return replace(played, batches=(*played.batches[:at], batch, *played.batches[at + 1 :]))


def another_end(played: Played) -> Played:
    """The game has ended earlier, and the log fits."""
    return replace(played, batches=played.batches[:-3])


def another_order(played: Played) -> Played:
    """Two batches have changed places, and the log fits."""
    batches = list(played.batches)
    at = next(
        n
        for n in range(8, len(batches) - 1)
        if batches[n] != batches[n + 1]
        and CHANCE not in {entry.seat for entry in (*batches[n], *batches[n + 1])}
    )
    batches[at], batches[at + 1] = batches[at + 1], batches[at]
    return replace(played, batches=tuple(batches), undone=())


def another_luck(played: Played) -> Played:
    """The secret is another one, and everything was drawn again."""
    return _drawn_again(played, Luck(played.luck.agreed, b"r" * 32, played.luck.words))


def fewer_words(played: Played) -> Played:
    """A word was dropped before the first shuffle, and everything was drawn with the others."""
    luck = played.luck
    return _drawn_again(played, Luck(luck.agreed, luck.secret, luck.words[1:]))


def other_seats(played: Played) -> Played:
    """The game was one of other seats from its promise on."""
    agreed = replace(played.luck.agreed, seats=tuple(reversed(played.luck.agreed.seats)))
    luck = Luck(agreed, played.luck.secret, played.luck.words)
    return _drawn_again(replace(played, promised=(agreed,)), luck)


CAREFUL: dict[Callable[[Played], Played], set[str]] = {
    another_bid: {"receipt", "head"},
    another_end: {"head"},
    another_order: {"head"},
    another_luck: {"commitment", "receipt", "head"},
    fewer_words: {"receipt", "head"},
    other_seats: {"commitment", "receipt", "head"},
}
"""Each with which hashes that a table has seen give it away."""


def _drawn_again(played: Played, luck: Luck) -> Played:
    """Draw everything with another luck, as if the answers had been the same."""
    draws = 0
    batches = []
    for batch in played.batches:
        entries = []
        for entry in batch:
            if entry.seat == CHANCE:
                draws += 1
                entries.append(replace(entry, value=_draw(luck, draws, entry)))
            else:
                entries.append(entry)
        batches.append(tuple(entries))
    return replace(played, luck=luck, batches=tuple(batches), undone=())


def _draw(luck: Luck, number: int, entry: Entry) -> Any:

    if entry.options is None:
        return luck.draw(number, Shuffle(entry.value["deck"], entry.value["order"]))
    return luck.draw(number, OneOf({(str(n),): v for n, v in enumerate(entry.options)}))


def shapeless(record: Json) -> list[Json]:
    """Return copies in which options or rulings, played or promised, are no object."""
    found = []
    for name in ("options", "rulings"):
        for value in (7, "x", [], [["players", 3]]):
            found.append({**copy.deepcopy(record), name: value})
            found.append(copy.deepcopy(record))
            found[-1]["fairness"]["promised"][-1][name] = value
    return found


# -- at random -------------------------------------------------------------------------------------


def vandalised(record: Json, rng: Random) -> Json:
    """Return a copy of a record in which something, anywhere, is something else."""
    spoilt = copy.deepcopy(record)
    places: list[tuple[Any, Any]] = []

    def walk(value: Any) -> None:
        keys = value if isinstance(value, dict) else range(len(value))
        for key in keys:
            places.append((value, key))
            if isinstance(value[key], dict | list):
                walk(value[key])

    walk(spoilt)
    deep = [place for place in places if not isinstance(place[0][place[1]], dict | list)]
    holder, key = rng.choice(places if rng.random() < 0.3 else deep)
    if rng.random() < 0.3:
        del holder[key]
    else:
        holder[key] = rng.choice(
            [None, True, -1, 0, 7, 1 << 60, "", "0" * 64, "é", "\ud800", [], {}, [[]], {"kept": 3}]
        )
    return spoilt
