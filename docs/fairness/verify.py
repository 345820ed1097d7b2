#!/usr/bin/env python3
"""Check the record of a finished game: luck, receipts, and the order of the log.

    python3 verify.py game.json.gz [HASH ...] [--json]

HASH: what you have seen while the game went on, or its first eight characters at least: the hash by
which the luck was promised, a receipt of yours, the end of the log. The exit status is 0 if nothing
is wrong. This file needs Python 3.9 and nothing else, and shares no line with the program that made
the record; docs/fairness.md says what it checks.
"""

import gzip
import hashlib
import hmac
import json
import sys

LABEL = "ravenry/fairness/1/"
LARGEST = 32 * 1024 * 1024

MEANINGS = {
    "missing": "the record says nothing that could be checked",
    "form": "the section 'fairness' is damaged",
    "promise": "promise {}: the hash is not that of this secret, game, seats and rules",
    "agreed": "options, seats or rulings are others than those that were promised",
    "draw": "draw {}: this is not what secret and words give",
    "receipt": "receipt {}: the answer is another one than was sealed",
    "log": "the log does not lead to the steps of the record",
    "head": "the log does not end as the record says",
    "unseen": "you have seen {}, and it is not in this record",
}


class Malformed(Exception):
    """The section is not what it has to be."""


# -- bytes and hashes ------------------------------------------------------------------------------


def canonical(value):
    """Write plain data in the one way there is: sorted keys, no spaces, no fractions."""
    if value is None or isinstance(value, (bool, str)):
        return json.dumps(value, ensure_ascii=False).encode("utf-8").decode("utf-8")
    if isinstance(value, int) and abs(value) < 2**53:
        return str(value)
    if isinstance(value, list):
        return "[" + ",".join(canonical(inner) for inner in value) + "]"
    if isinstance(value, dict):
        return (
            "{" + ",".join(f"{canonical(k)}:{canonical(v)}" for k, v in sorted(value.items())) + "}"
        )
    raise Malformed


def labelled(label, value):
    return f"{LABEL}{label}\n{canonical(value)}".encode()


def sha256(label, value):
    return hashlib.sha256(labelled(label, value)).hexdigest()


def hmac256(key, label, value):
    return hmac.new(key, labelled(label, value), hashlib.sha256).digest()


# -- luck ------------------------------------------------------------------------------------------


def numbers(seed, draw):
    """Yield the 32-bit numbers of a draw."""
    block = 0
    while True:
        data = hmac256(seed, "draw", [draw, block])
        for at in range(0, 32, 4):
            yield int.from_bytes(data[at : at + 4], "big")
        block += 1


def below(stream, n):
    """Take a number from 0 to n - 1; what lies beyond the last multiple of n is thrown away."""
    return next(number for number in stream if number < 2**32 // n * n) % n


def shuffle(stream, cards):
    """Put cards in order, and then shuffle them from the last place to the second."""
    order = sorted(cards)
    for last in range(len(order) - 1, 0, -1):
        other = below(stream, last + 1)
        order[last], order[other] = order[other], order[last]
    return order


def drawn(seed, draw, step):
    """Say what chance must have answered."""
    stream, value = numbers(seed, draw), step["value"]
    if isinstance(first := step.get("from", {"first": []}), dict):  # a shuffle, below what is first
        first, cards = need(list, first["first"]), need(list, need(dict, value)["order"])
        cards = first + shuffle(stream, [need(str, card) for card in cards[len(first) :]])
        return {"deck": need(str, value["deck"]), "order": cards}
    if isinstance(value, dict) and "cards" in value:  # a deal
        cards = [need(str, card) for card in need(list, step["from"])]
        return {**value, "cards": sorted(shuffle(stream, cards)[: len(need(list, value["cards"]))])}
    options = {canonical(option): option for option in need(list, step["from"])}
    texts = sorted(options)
    return options[texts[below(stream, len(texts))]] if texts else Malformed  # equals nothing


# -- checking --------------------------------------------------------------------------------------


def need(kind, value):
    """Return a value of a kind; a bool is no number, nor is what not every language holds."""
    if not isinstance(value, kind):
        raise Malformed
    if kind is int and (isinstance(value, bool) or not 0 <= value < 2**53):
        raise Malformed
    return value


def from_hex(text, length):
    data = bytes.fromhex(need(str, text))
    if len(data) != length or data.hex() != text:
        raise Malformed
    return data


def same(a, b):
    return b is not Malformed and canonical(a) == canonical(b)


def bare(step):
    return {key: step[key] for key in ("seat", "kind", "value")}


class Check:
    """A record that is being checked."""

    def __init__(self, record):
        self.record = record
        self.problems = []
        self.commitments, self.heads, self.receipts = [], [], []
        self.words, self.draws, self.undone = [], 0, 0

    def say(self, id, at=""):
        self.problems.append([id, str(at)])

    def run(self, seen):
        section = self.record.get("fairness")
        if not isinstance(section, dict) or section.get("format") != "fairness/1":
            self.say("missing")
            return
        try:
            self.check(section, seen)
        except (Malformed, KeyError, TypeError, ValueError, AttributeError, RecursionError):
            self.say("form")

    def check(self, section, seen):
        record = self.record
        game = need(int, section["game"])
        ruleset = need(str, record["ruleset"])
        played = {
            "options": need(dict, record.get("options", {})),
            "seats": need(list, record.get("seats", [])),
            "rulings": need(dict, record.get("rulings", {})),
        }
        secret = from_hex(section["secret"], 32)
        promised = need(list, section["promised"])
        for number, one in enumerate(promised, 1):
            self.commitments.append(need(str, one["commitment"]))
            bound = {key: need(type(value), one[key]) for key, value in played.items()}
            bound.update(game=game, ruleset=ruleset, secret=section["secret"])
            if sha256("commitment", bound) != one["commitment"]:
                self.say("promise", number)
        if not promised:
            raise Malformed
        if not same({key: promised[-1][key] for key in played}, played):
            self.say("agreed")
        words = need(list, section["words"])
        self.words = [{key: need(str, one[key]) for key in ("seat", "word")} for one in words]
        bound = dict(played, game=game, ruleset=ruleset, words=self.words)
        seed = hmac256(secret, "seed", bound)
        self.follow(section, game, seed)
        known = self.commitments + self.heads + self.receipts
        for one in seen:
            wanted = "".join(one.lower().split())
            if len(wanted) < 8 or not any(hash.startswith(wanted) for hash in known):
                self.say("unseen", one)

    def follow(self, section, game, seed):
        """Follow the log. A receipt names its end as it was when the question was asked."""
        steps, marks = need(list, self.record["steps"]), need(dict, section["marks"])
        standing, taken, head = [], 0, hmac256(seed, "log", []).hex()
        asked = head
        self.heads.append(head)
        for happened in need(list, section["log"]):
            unasked = isinstance(happened, dict) and "unasked" in happened
            entry = happened["unasked"] if unasked else happened
            if isinstance(entry, dict):
                kept = need(int, entry["kept"])
                if kept > len(standing):
                    self.say("log")
                self.undone += max(0, len(standing) - kept)
                standing = standing[:kept]
                head = asked = hmac256(seed, "log", [head, kept]).hex()
            else:
                if isinstance(entry, list):
                    batch = entry
                else:
                    first, taken = taken, taken + need(int, entry)
                    batch = [
                        dict(bare(step), **marks.get(str(number), {}))
                        for number, step in enumerate(steps[first:taken], first + 1)
                    ]
                said = [self.entry(step, game, seed, asked) for step in batch]
                head = hmac256(seed, "log", [head, said]).hex()
                asked = asked if unasked else head
                standing = standing + [bare(step) for step in batch]
            self.heads.append(head)
        whole = [{key: step[key] for key in step if key != "for"} for step in steps]
        if taken != len(steps) or not same(standing, whole):
            self.say("log")
        if head != section["head"]:
            self.say("head")

    def entry(self, step, game, seed, head):
        """Check one answer; return it as the log has it."""
        said = bare(step)
        need(str, said["seat"]), need(str, said["kind"])
        said.update({key: need((list, dict), step[key]) for key in ("from",) if key in step})
        if said["seat"] == "chance":
            self.draws += 1
            if not same(said["value"], drawn(seed, self.draws, step)):
                self.say("draw", self.draws)
        if "nonce" in step:
            from_hex(step["nonce"], 16)
            self.receipts.append(need(str, step["receipt"]))
            sealed = dict(bare(step), game=game, head=head, nonce=step["nonce"])
            said["receipt"] = sha256("receipt", sealed)
            if said["receipt"] != step["receipt"]:
                self.say("receipt", len(self.receipts))
        return said


def read(path):
    """Return a record from a file, packed or not."""
    with open(path, "rb") as file:
        data = file.read(LARGEST)
    if data[:2] == b"\x1f\x8b":
        with gzip.open(path) as packed:
            data = packed.read(LARGEST)
    record = json.loads(data.decode("utf-8"))
    if not isinstance(record, dict):
        raise ValueError("this is no record")
    return record


def check(record, seen=()):
    """Return what came of checking a record."""
    checked = Check(record)
    checked.run(seen)
    return checked


def main(arguments):
    flags = [word for word in arguments if word.startswith("--")]
    words = [word for word in arguments if not word.startswith("--")]
    if not words or set(flags) - {"--json"}:
        print(__doc__.strip())
        return 2
    try:
        checked = check(read(words[0]), words[1:])
    except (OSError, EOFError, ValueError, RecursionError) as error:
        print(f"{words[0]} cannot be read: {error}")
        return 2
    found = {
        "problems": checked.problems,
        "commitment": checked.commitments[-1] if checked.commitments else "",
        "head": checked.heads[-1] if checked.heads else "",
        "words": checked.words,
        "draws": checked.draws,
        "undone": checked.undone,
        "receipts": len(checked.receipts),
    }
    if flags:
        print(json.dumps(found))
        return 1 if checked.problems else 0
    for one in checked.words:
        print(f"word of {one['seat']}: {one['word']}")
    for name in ("commitment", "draws", "receipts", "undone", "head"):
        print(f"{name}: {found[name]}")
    for id, at in checked.problems:
        print("WRONG: " + MEANINGS[id].format(at))
    print("Something is wrong." if checked.problems else "Nothing is wrong.")
    return 1 if checked.problems else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
