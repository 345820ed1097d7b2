"""Nobody learns what is secret: games that differ only in a secret look the same to all others.

Hands, the card set aside, the Action discard pile and the order of decks and tiles are secret, and
so is who could respond (13.2): who is asked, when, and what, must not depend on them.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from engine.inis.responses.windows import Respond
from engine.inis.ruleset import Inis
from engine.inis.state import InisState
from engine.kernel.ask import CHANCE
from engine.kernel.game import Game
from engine.kernel.saving import load, save
from tests.kernel.playing import through_json
from tests.running.marks import daily

from .playing import answer_one, begin, looks
from .scenario import fighting, given

Change = Callable[[dict[str, Any], random.Random], set[str] | None]
"""Changes a saved state in a secret; returns the seats that know of it, or None if it cannot."""


def swap(one: list[str], a: str, other: list[str], b: str) -> None:
    """Let two cards change places."""
    one[one.index(a)], other[other.index(b)] = b, a


def hand_and_aside(state: dict[str, Any], rng: random.Random) -> set[str] | None:
    """An Action card in a hand and the one set aside."""
    seat = rng.choice(state["seats"])
    cards = state["hands"][seat]["action"]
    if not cards or state["aside"] is None:
        return None
    taken, state["aside"] = rng.choice(cards), state["aside"]
    cards[cards.index(taken)], state["aside"] = state["aside"], taken
    return {seat}


def two_hands(state: dict[str, Any], rng: random.Random) -> set[str] | None:
    """An Action card in a hand and one in another."""
    a, b = rng.sample(state["seats"], 2)
    mine, theirs = state["hands"][a]["action"], state["hands"][b]["action"]
    if not mine or not theirs:
        return None
    swap(mine, rng.choice(mine), theirs, rng.choice(theirs))
    return {a, b}


def hand_and_discards(state: dict[str, Any], rng: random.Random) -> set[str] | None:
    """An Action card in a hand and one that was discarded unseen."""
    seat = rng.choice(state["seats"])
    cards = state["hands"][seat]["action"]
    unseen = [c for c in state["discard"] if c not in state["gone"]]
    if not cards or not unseen or state["phase"] != "season":
        return None
    swap(cards, rng.choice(cards), state["discard"], rng.choice(unseen))
    return {seat}


def hand_and_deck(state: dict[str, Any], rng: random.Random) -> set[str] | None:
    """An Epic Tale card in a hand and one in the deck."""
    seat = rng.choice(state["seats"])
    tales = state["hands"][seat]["epic"]
    unseen = [c for c in tales if c not in state["seen_tales"]]
    if not unseen or not state["deck"]:
        return None
    swap(tales, rng.choice(unseen), state["deck"], rng.choice(state["deck"]))
    return {seat}


def two_hands_of_tales(state: dict[str, Any], rng: random.Random) -> set[str] | None:
    """An Epic Tale card in a hand and one in another."""
    a, b = rng.sample(state["seats"], 2)
    mine = [c for c in state["hands"][a]["epic"] if c not in state["seen_tales"]]
    theirs = [c for c in state["hands"][b]["epic"] if c not in state["seen_tales"]]
    if not mine or not theirs:
        return None
    swap(
        state["hands"][a]["epic"],
        rng.choice(mine),
        state["hands"][b]["epic"],
        rng.choice(theirs),
    )
    return {a, b}


def order_of_piles(state: dict[str, Any], rng: random.Random) -> set[str] | None:
    """The order of the Epic Tale deck and of the tiles."""
    rng.shuffle(state["deck"])
    rng.shuffle(state["pile"])
    return set()


CHANGES: dict[str, Change] = {
    change.__name__: change
    for change in (
        hand_and_aside,
        two_hands,
        hand_and_discards,
        hand_and_deck,
        two_hands_of_tales,
        order_of_piles,
    )
}


def twins(
    game: Game[InisState], change: Change, rng: random.Random, *, after: Change | None = None
) -> tuple[Game[InisState], Game[InisState], set[str]] | None:
    """Return a game and one that differs in a secret, if it rests and has such a secret.

    ``after``: what both have in common that the game has not.
    """
    saved = through_json(save(game))
    if game.over or saved["answers"] or saved["sealed"]:
        return None
    state = json.loads(saved["rest"])
    if state["drawing"]:
        return None
    if after is not None and after(state, rng) is None:
        return None
    one = {**saved, "rest": json.dumps(state)}
    knowing = change(state, rng)
    if knowing is None:
        return None
    other = {**saved, "rest": json.dumps(state)}
    ruleset = Inis()
    return load(ruleset, one), load(ruleset, other), knowing  # type: ignore[arg-type]  # as saved


MOOR = "advantage-moor"


def moor_in_doubt(state: dict[str, Any], rng: random.Random) -> set[str] | None:
    """Of the Moor and another card of a hand, one was discarded unseen: it has the Moor left."""
    others = [c for c in state["display"] + state["spent"] if c != MOOR]
    if "moor" not in state["places"] or not others or state["phase"] not in ("season", "draft"):
        return None
    if any(p["card"] in (MOOR, *others) for p in state["playing"]):
        return None
    seat, other = rng.choice(state["seats"]), rng.choice(others)
    hands = [hand["advantage"] for hand in state["hands"].values()]
    for cards in (state["display"], state["spent"], *hands):
        cards[:] = [c for c in cards if c not in (MOOR, other)]
    state["hands"][seat]["advantage"].append(MOOR)
    state["spent"].append(other)
    state["holders"] |= {MOOR: seat, other: seat}
    for x in state["seats"]:
        # Whoever has no such card left is known to have none.
        if not state["hands"][x]["advantage"]:
            state["holders"] = {c: y for c, y in state["holders"].items() if y != x}
    return {seat}


def moor_or_another(state: dict[str, Any], rng: random.Random) -> set[str] | None:
    """The Moor was the card discarded, not the other."""
    seat = state["holders"][MOOR]
    other = state["spent"][-1]
    swap(state["hands"][seat]["advantage"], MOOR, state["spent"], other)
    return {seat}


def assert_look_the_same(one: Game[InisState], two: Game[InisState], knowing: set[str]) -> None:
    """Compare everything seen by those who do not know the secret."""
    for seat in (None, *(x for x in one.state.seats if x not in knowing)):
        assert looks(one, seat) == looks(two, seat), seat
        assert [repr(e) for e in one.events if e.is_for(seat)] == [
            repr(e) for e in two.events if e.is_for(seat)
        ], seat


def go_on_together(
    one: Game[InisState],
    two: Game[InisState],
    knowing: set[str],
    rng: random.Random,
    *,
    to_light: frozenset[str] = frozenset(),
) -> int:
    """Answer both games alike for as long as the secret plays no part; compare at every step.

    ``to_light``: events that bring the secret to light.
    """
    steps = 0
    while not one.over and steps < 25:
        seat = rng.choice(one.awaited)
        answer = alike(one, two, seat, rng)
        if answer is None:
            break
        one.answer(seat, answer)
        two.answer(seat, answer)
        steps += 1
        if not secrets_lie(one, two) or to_light & {e.kind for e in [*one.events, *two.events]}:
            break
        knowing |= {x for x in one.state.seats if private(one, x) != private(two, x)}
        assert_look_the_same(one, two, knowing)
    return steps


def private(game: Game[InisState], seat: str) -> Any:
    """Return what only one seat can see: drawing, stealing or looking tells it more."""
    s = game.state
    drawn = [d["cards"] for d in s.drawing if d["seat"] == seat]
    return [{k: sorted(v) for k, v in s.hands[seat].items()}, s.known.get(seat), drawn]


def alike(one: Game[InisState], two: Game[InisState], seat: str, rng: random.Random) -> Any | None:
    """Find an answer that is legal in both games and means the same in both."""
    mine, theirs = one.shape_for(seat), two.shape_for(seat)
    if seat == CHANCE and one.question is not None and one.question.kind != "toss":
        return None
    for _ in range(10):
        value = mine.sample(rng)
        if theirs.check(value) is None:
            return value
    return None


def secrets_lie(one: Game[InisState], two: Game[InisState]) -> bool:
    """Tell whether the secret is still one: nothing open differs."""
    return all(
        getattr(one.state, name) == getattr(two.state, name)
        for name in ("pile_of_tales", "display", "places", "playing", "gone", "seen_tales")
    )


def moments(players: int, what: str, rng: random.Random, share: float) -> Iterator[Game[InisState]]:
    """Play a few random games, and stop at that share of their answers."""
    for seed in range(12):
        game = begin({"players": players}, keep_rests=True)
        play = random.Random(f"{what}/{players}/{seed}")
        for _ in range(400):
            if game.over:
                break
            answer_one(game, play)
            game.fetch_events()
            if rng.random() < share:
                yield game


@pytest.mark.parametrize("name", CHANGES)
@pytest.mark.parametrize("players", daily(2, of=(2, 3, 4)))
@pytest.mark.parametrize("times", daily(6, of=(6, 40)))
def test_a_secret_shows_nowhere(name: str, players: int, times: int) -> None:
    """Others see the same, are asked the same at the same time, and are told the same."""
    rng = random.Random(f"{name}/{players}")
    tried = steps = 0
    for game in moments(players, "game", rng, 0.05):
        pair = twins(game, CHANGES[name], rng)
        if pair is None:
            continue
        assert_look_the_same(*pair)
        steps += go_on_together(*pair, rng)
        tried += 1
        if tried == times:
            break
    assert tried > 5, tried
    assert steps > 30, steps


COME_TO_LIGHT = frozenset({"advantage-taken", "season-over"})
"""When it is seen which card was discarded: Citadel takes it or does not; the season is over."""


@pytest.mark.parametrize("players", daily(2, 4, of=(2, 3, 4)))
@pytest.mark.parametrize("times", daily(10, of=(10, 40)))
def test_nobody_learns_whether_somebody_holds_the_moor(players: int, times: int) -> None:
    """13.2.2: who might have discarded it unseen is asked the same whether it is there or not."""
    rng = random.Random(f"moor/{players}")
    tried = steps = 0
    kinds = set()
    for game in moments(players, "game/moor", rng, 0.25):
        if "moor" not in game.state.places:
            continue
        pair = twins(game, moor_or_another, rng, after=moor_in_doubt)
        if pair is None:
            continue
        one, two, knowing = pair
        assert_look_the_same(one, two, knowing)
        (seat,) = knowing
        if one.question is not None and seat in one.question.shapes:
            # It alone can tell, by what it is offered; and it can be told from nothing else.
            kinds.add(one.question.kind)
            assert MOOR not in repr(vars(two.shape_for(seat)).get("answers"))
        steps += go_on_together(one, two, knowing, rng, to_light=COME_TO_LIGHT)
        tried += 1
        if tried >= times and kinds >= {"respond", "turn"}:
            break
    assert tried >= 10, tried
    assert steps > 3 * tried, steps
    assert kinds >= {"respond", "turn"}, kinds


def test_everybody_who_might_hold_geis_is_asked() -> None:
    """13.2.2: all opponents with Action cards are asked together, whether they hold Geis or not."""
    for holder in ("blue", "orange", "white"):
        hands = {"green": "sanctuary", "blue": "bard", "orange": "druid", "white": "citadel"}
        hands[holder] += " geis"
        others = [x for x in ("blue", "orange", "white") if x != holder]
        for x in others:
            hands[x] += " raid" if x == others[0] else " festival"
        table = given(clans={"moor": "G1"}, hands=hands)
        table.play("green", "sanctuary", territory="moor")
        table.asked("blue", "orange", "white", kind="respond")
        assert table.game.question is not None
        assert table.game.question.params["card"] == "card:sanctuary"
        for x in ("blue", "orange", "white"):
            cards = {a["card"] for a in table.options(x)}
            assert cards == ({None, "geis"} if x == holder else {None})


def test_nobody_is_asked_for_what_is_seen_to_be_gone() -> None:
    """13.4.3: a card that was played openly opens no window until somebody may have it again."""
    table = given(
        clans={"moor": "G2 B1 O1 W1"}, hands={"green": "sanctuary bard", "blue": "geis druid"}
    )
    table.play("green", "sanctuary", territory="moor")
    table.respond("blue", "geis")
    table.quiet()
    assert sorted(table.state.gone) == ["geis", "sanctuary"]
    for seat in ("blue", "orange", "white"):
        table.take_turn(seat, "pass")
        table.quiet()
    table.play("green", "bard")
    # Green has drawn a tale, which may be Lug Samildanach; nobody was asked for Geis.
    table.asked("green", kind="respond")
    assert table.game.question is not None
    assert table.game.question.params["moment"] == "moment:card-resolved"


def test_druid_opens_the_windows_again() -> None:
    """13.4.3: after Druid any card of the discard pile may be in that hand."""
    table = given(
        clans={"moor": "G2 B1 O1 W1"},
        hands={"green": "bard new-clans", "blue": "druid citadel"},
        discard=["geis", "sanctuary"],
        turn="blue",
    )
    table.state.gone = ["geis", "sanctuary"]
    table.play("blue", "druid")
    table.answer("blue", "geis")
    table.quiet()
    for seat in ("orange", "white"):
        table.take_turn(seat, "pass")
        table.quiet()
    table.play("green", "bard")
    table.asked("blue", kind="respond")
    table.respond("blue", "geis")
    assert table.state.hand("green", "epic") == []


def test_tales_in_the_open_are_not_asked_for() -> None:
    """13.4.3: with The Dagda in the open pile no Epic Tale card is asked about."""
    hands = {"green": "children-of-dana", "blue": "eriu"}
    table = given(clans={"moor": "G1"}, hands=hands, tales=["the-dagda"])
    table.play("green", "children-of-dana", territory="cove")
    table.until("turn")
    assert not [e for e in table.told if e.kind == "card-stopped"]
    table = given(clans={"moor": "G1"}, hands=hands)
    table.play("green", "children-of-dana", territory="cove")
    table.asked("blue", kind="respond")


def test_a_single_copy_is_asked_of_its_known_holder() -> None:
    """13.4.2: when everybody knows who has a tale, only its holder is asked about it."""
    table = given(
        clans={"moor": "G1"},
        hands={"green": "children-of-dana", "blue": "the-dagda", "orange": "eriu"},
    )
    table.state.seen_tales["the-dagda"] = "blue"
    table.play("green", "children-of-dana", territory="cove")
    table.asked("blue", kind="respond")


def test_shown_cards_are_known_to_whom_they_were_shown() -> None:
    """Scouts & Spies: the looker can read the cards again, the others see only that it looked."""
    table = given(clans={"moor": "G1"}, hands={"green": "scouts-and-spies", "blue": "bard geis"})
    table.play("green", "scouts-and-spies", opponent="blue")
    table.quiet()
    seen = table.game.view("green")["known"]
    assert seen == [
        {"what": "hand", "round": 2, "whose": "blue", "kind": "action", "cards": ["bard", "geis"]}
    ]
    assert table.game.view("orange")["known"] == []
    assert [e.kind for e in table.happened("you-saw") if e.is_for("orange")] == []
    assert [e.kind for e in table.told if e.kind == "you-saw" and e.is_for("blue")]


def test_an_unseen_discard_leaves_doubt() -> None:
    """13.4.2: after Master Craftsman nobody knows which Advantage card is left."""
    hands = {"green": "master-craftsman advantage-valley advantage-cove"}
    table = given(clans={"moor": "G1"}, hands=hands)
    table.play("green", "master-craftsman", discarded="advantage-valley")
    table.until("turn")
    house = table.game.view("blue")["houses"]["green"]
    assert house["advantages"] == ["advantage-cove", "advantage-valley"]
    assert house["sure"] is False
    assert table.game.view("green")["hand"]["advantage"] == ["advantage-cove"]


def test_windows_name_no_cards_of_others() -> None:
    """The shape of a window shows its own seat what it holds, and refuses all else alike."""
    table = fighting(
        "moor",
        instigator="green",
        clans={"moor": "G2 B2"},
        hands={"green": "lugs-spear", "blue": "eriu"},
        capital="cove",
    )
    table.asked("green", "blue", kind="respond")
    for seat, cards in (("green", {None, "lugs-spear"}), ("blue", {None})):
        shape = table.game.shape_for(seat)
        assert isinstance(shape, Respond)
        assert {a["card"] for a in shape.answers.values()} == cards
    reason = table.game.shape_for("blue").check({"card": "lugs-spear"})
    assert reason is not None
    assert reason == table.game.shape_for("green").check({"card": "lugs-spear", "x": 1})
