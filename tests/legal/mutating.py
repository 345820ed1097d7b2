"""Positions changed at random, as lines of text: by words, numbers, and records of other lines.

Nothing here knows a game. What a loader takes of it is a position that no game need have come to:
armies above Supply, orders without units, tracks and hands of another moment.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Sequence

from engine.kernel.position.compact import plain, read_plain

Records = list[list[str]]

MOST = 4
"""Changes that are made to a line, one after another."""


def mutated(line: str, others: Sequence[str], rng: random.Random) -> str:
    """Return a public line with a few changes; parts are taken from ``others``."""
    records = parted(line)
    pool = [record for other in others for record in parted(other)]
    for _ in range(rng.randint(1, MOST)):
        change, often = rng.choice(CHANGES)
        for _ in range(rng.randint(1, often)):
            change(records, pool, rng)
    return joined(records)


def dealt_anew(line: str, rng: random.Random) -> str:
    """Return a full line in which cards lie in another order, or in each other's place."""
    *records, hidden = parted(line)
    words = []
    for word in hidden:
        name, equals, text = word.partition("=")
        field = name.partition(".")[0]
        value = read_plain(text) if equals else None
        if field in PILES and isinstance(value, list | dict):
            lists = value.values() if isinstance(value, dict) else [value]
            for cards in lists:
                if isinstance(cards, list):
                    rng.shuffle(cards)
            words.append(f"{name}={plain(value)}")
        elif field not in {"answers", "sealed"}:
            words.append(word)
    return joined([*records, words])


PILES = ("decks", "deck", "pile", "drafts", "undealt", "hands", "laid")
"""Fields that hold cards in some order."""


def parted(line: str) -> Records:
    """Return the words of a line's records."""
    return [record.split() for record in line.split(" | ")]


def joined(records: Records) -> str:
    """Put a line together."""
    return " | ".join(" ".join(record) for record in records)


# -- changes ---------------------------------------------------------------------------------------

Change = Callable[[Records, Records, random.Random], None]


def _number(records: Records, pool: Records, rng: random.Random) -> None:
    """Put another number where there is one."""
    record = rng.choice(records)
    places = [(n, m.span()) for n, w in enumerate(record) for m in re.finditer(r"\d+", w)]
    places = [place for place in places if "/" not in record[place[0]] and place[0] > 0]
    if not places:
        return
    at, (begin, end) = rng.choice(places)
    word = record[at]
    new = rng.choice([0, 1, 2, 3, 4, 6, int(word[begin:end]) + 1, max(0, int(word[begin:end]) - 1)])
    record[at] = f"{word[:begin]}{new}{word[end:]}"


def _word_of_another_moment(records: Records, pool: Records, rng: random.Random) -> None:
    """Take a word as it is elsewhere in another line."""
    theirs = rng.choice(pool)
    mine = _alike(records, theirs[0])
    if mine is None or len(theirs) < 2:
        return
    word = rng.choice(theirs[1:])
    name = word.partition("=")[0]
    mine[1:] = [w for w in mine[1:] if w.partition("=")[0] != name]
    mine.append(word)


def _record_of_another_moment(records: Records, pool: Records, rng: random.Random) -> None:
    """Take a whole record of another line, in place of the same one or beside it."""
    theirs = rng.choice(pool)
    mine = _alike(records, theirs[0])
    if mine is None:
        records.append(list(theirs))
    elif mine is not records[0]:
        mine[:] = theirs


def _move_words(records: Records, pool: Records, rng: random.Random) -> None:
    """Exchange a word between two records: an order, a token, a card, a count of clans."""
    first, second = rng.choice(records), rng.choice(records)
    if first is second or len(first) < 2 or len(second) < 2:
        return
    one, other = rng.randrange(1, len(first)), rng.randrange(1, len(second))
    first[one], second[other] = second[other], first[one]


def _exchange_contents(records: Records, pool: Records, rng: random.Random) -> None:
    """Exchange all that is said of two things of a kind: units, orders and tokens of areas."""
    first, second = rng.choice(records), rng.choice(records)
    if records[0] in (first, second):
        return
    first[1:], second[1:] = second[1:], first[1:]
    (one, at, _), (other, too, _) = _head(first[0]), _head(second[0])
    if at == too == ":":
        first[0], second[0] = (
            one + ":" + second[0].partition(":")[2],
            other + ":" + first[0].partition(":")[2],
        )


def _another_owner(records: Records, pool: Records, rng: random.Random) -> None:
    """Let a record's units be another's."""
    owners = sorted({r[0].partition(":")[2] for r in [*records, *pool] if ":" in r[0]})
    owned = [r for r in records[1:] if ":" in r[0] and "@" not in r[0]]
    if owned and owners:
        record = rng.choice(owned)
        record[0] = record[0].partition(":")[0] + ":" + rng.choice(owners)


def _another_name(records: Records, pool: Records, rng: random.Random) -> None:
    """Put a name in the place of another of its kind."""
    names = [m for r in [*records, *pool] for w in r for m in re.findall(r"[a-z][a-z-]{2,}", w)]
    record = rng.choice(records)
    at = rng.randrange(len(record))
    found = list(re.finditer(r"(?<![a-z-])[a-z][a-z-]{2,}", record[at].partition("=")[2]))
    if found and names:
        name = rng.choice(found)
        offset = record[at].index("=") + 1
        begin, end = name.start() + offset, name.end() + offset
        record[at] = record[at][:begin] + rng.choice(names) + record[at][end:]


def _reorder(records: Records, pool: Records, rng: random.Random) -> None:
    """Turn letters or names of a list round: positions on a track, cards that are open."""
    record = rng.choice(records)
    at = rng.randrange(len(record))
    name, equals, value = record[at].partition("=")
    if not equals:
        return
    parts: list[str] = value.split(",") if "," in value else list(value)
    if "," in value or value.isupper():
        rng.shuffle(parts)
        record[at] = f"{name}={(',' if ',' in value else '').join(parts)}"


def _drop_word(records: Records, pool: Records, rng: random.Random) -> None:
    """Leave out a word."""
    record = rng.choice(records)
    if len(record) > 1:
        del record[rng.randrange(1, len(record))]


def _drop_record(records: Records, pool: Records, rng: random.Random) -> None:
    """Leave out a record."""
    if len(records) > 1:
        del records[rng.randrange(1, len(records))]


CHANGES: Sequence[tuple[Change, int]] = (
    (_number, 6),
    (_number, 6),
    (_word_of_another_moment, 6),
    (_word_of_another_moment, 6),
    (_record_of_another_moment, 6),
    (_record_of_another_moment, 6),
    (_exchange_contents, 2),
    (_another_owner, 2),
    (_move_words, 1),
    (_another_name, 1),
    (_reorder, 2),
    (_drop_word, 2),
    (_drop_record, 2),
)
"""Ways to change a line, and how often in a row at most."""


def _head(text: str) -> tuple[str, str, str]:
    return text.partition(":")


def _alike(records: Records, head: str) -> list[str] | None:
    """Return the record about the same thing; the first one of a line is about the table."""
    wanted = re.split("[:@/]", head)[0]
    return next((r for r in records if re.split("[:@/]", r[0])[0] == wanted), None)
