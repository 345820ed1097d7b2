"""Deals: offered, answered, judged by what everybody sees, and told to those whom they concern."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from bot.games.agot.promises import PROMISES
from bot.games.registry import plugins
from bot.play import Play, UserError
from bot.play.deals import AT_ONCE, MOST, PACE, Wish
from bot.store.table.deals import PlayerDeal, Promise
from bot.text import localizer_for
from engine.kernel.event import EventData
from engine.rulesets import rulesets
from tests.agot.scenario import Position, given, march
from tests.play.ahead import test_gifts as gifts
from tests.play.houses import lay_position
from tests.play.tables import Clock, answer, own_log, playing, send_all, step

HOUSES = {101: "stark", 102: "greyjoy", 103: "lannister"}
STARK, GREYJOY, LANNISTER, STRANGER = *HOUSES, 999
PEACE = Wish("no-attack")
ATTACK = march("winterfell", moat_cailin="2F")


def marching() -> Position:
    """Stark can attack Greyjoy at Moat Cailin."""
    return given(
        units={"winterfell": "stark 2F", "moat-cailin": "greyjoy 1F", "riverrun": "lannister 1F"},
        orders={"winterfell": "march+0"},
        phase="marches",
        supply={"stark": 6},
    )


@pytest.fixture
def clock() -> Clock:
    """A clock that moves only when told to."""
    return Clock()


@pytest.fixture
async def play(path: Path, clock: Clock) -> AsyncIterator[Play]:
    """The games of a database, all rulesets known."""
    async with playing(path, rulesets=rulesets, clock=clock) as opened:
        yield opened


async def begin(play: Play, clock: Clock, **terms: Any) -> int:
    """Open a table right before Stark's march; everything so far is sent."""
    game = await lay_position(play, marching(), HOUSES, now=clock(), terms=terms)
    await send_all(play)
    return game


async def offer(
    play: Play, game: int, user: int = STARK, other: str = "greyjoy", **terms: Any
) -> int:
    """Offer a deal; return its number."""
    now = (await play.table_view(game)).view["round"]
    wanted = {"gives": PEACE, "asks": None, "until": now, "public": True, **terms}
    await play.dealing.offer(game, user, other, **wanted)
    return (await play.dealing.of(game, user)).deals[-1].id


async def test_no_number_of_a_deal_tells_how_many_others_have_made(
    play: Play, clock: Clock
) -> None:
    """Each is drawn from so many that those of one player do not lead to those of another."""
    game = await begin(play, clock)
    ours = await offer(play, game, public=False)
    theirs = await offer(play, game, LANNISTER, public=False)
    assert abs(theirs - ours) > 2**20
    assert [deal.id for deal in (await play.dealing.of(game, GREYJOY)).deals] == [ours, theirs]


async def deal_of(play: Play, game: int, user: int = STARK) -> PlayerDeal:
    """Return the last deal that a user may know of."""
    return (await play.dealing.of(game, user)).deals[-1]


async def until_round_ends(play: Play, game: int) -> None:
    """Play on until the round is over; Stark's march moves nobody."""
    number, rng = (await play.table_view(game)).view["round"], random.Random(1)
    await answer(play, game, STARK, march("winterfell"))
    while (await play.table_view(game)).view["round"] == number:
        assert await step(play, game, rng)


async def told(play: Play) -> dict[int | None, list[str]]:
    """Send everything; return what was said of deals, by who was told."""
    said: dict[int | None, list[str]] = {}
    for row in await send_all(play):
        for event in row.payload.get("events", ()):
            if event["id"].startswith(("table-deal", "table-promise")):
                said.setdefault(row.target_user, []).append(event["id"])
    return said


async def test_an_attack_breaks_a_public_promise(play: Play, clock: Clock) -> None:
    """The offer is told to one, the deal and its breach to all, and all of it is in the log."""
    game = await begin(play, clock)
    id = await offer(play, game, asks=PEACE)
    assert await told(play) == {GREYJOY: ["table-deal-offered"]}
    await play.dealing.accept(game, GREYJOY, id)
    assert await told(play) == {None: ["table-deal-made"]}
    await answer(play, game, STARK, ATTACK)
    assert await told(play) == {None: ["table-promise-broken"]}
    deal = await deal_of(play, game, LANNISTER)
    assert deal.outcomes == {0: "broken"}, "the other side still has to keep its own"
    log = own_log(await play.history(game, None))
    assert [kind for kind in log if "deal" in kind or "promise" in kind] == [
        "deal-made",
        "promise-broken",
    ]


async def test_the_end_of_the_round_tells_what_was_kept(play: Play, clock: Clock) -> None:
    """It is told once, after the round until which it was promised."""
    game = await begin(play, clock)
    await play.dealing.accept(game, GREYJOY, await offer(play, game))
    longer = (await play.table_view(game)).view["round"] + 1
    await play.dealing.accept(game, GREYJOY, await offer(play, game, until=longer))
    await until_round_ends(play, game)
    assert (await told(play))[None] == ["table-deal-made"] * 2 + ["table-promise-kept"]
    first, second = (await play.dealing.of(game, STARK)).deals
    assert (first.outcomes, second.outcomes) == ({0: "kept"}, {})


async def test_a_private_deal_is_told_to_two(play: Play, clock: Clock) -> None:
    """Nobody else reads of it, neither in the channel nor in the log nor among the deals."""
    game = await begin(play, clock)
    history = await play.history(game, LANNISTER)
    id = await offer(play, game, public=False)
    await play.dealing.accept(game, GREYJOY, id)
    both = ["table-deal-made", "table-promise-broken"]
    await answer(play, game, STARK, ATTACK)
    assert await told(play) == {STARK: both, GREYJOY: ["table-deal-offered-privately", *both]}
    assert (await play.dealing.of(game, LANNISTER)).deals == ()
    after = await play.history(game, LANNISTER)
    assert own_log(after) == own_log(history)


async def test_where_all_talk_is_public_everyone_reads_what_is_offered(
    play: Play, clock: Clock
) -> None:
    """Also what is declined or withdrawn; whoever has to answer is called besides."""
    game = await begin(play, clock, talk="public")
    with pytest.raises(UserError, match=r"^trouble-talk-public$"):
        await offer(play, game, public=False)
    assert (await play.dealing.of(game, STARK)).deals == ()
    history = await play.history(game, LANNISTER)
    await play.dealing.decline(game, GREYJOY, await offer(play, game))
    await play.dealing.withdraw(game, STARK, await offer(play, game))
    await play.dealing.accept(game, GREYJOY, await offer(play, game))
    openly = [
        *("table-deal-offered-openly", "table-deal-declined-openly"),
        *("table-deal-offered-openly", "table-deal-withdrawn-openly"),
        *("table-deal-offered-openly", "table-deal-made"),
    ]
    assert await told(play) == {GREYJOY: ["table-deal-offered"] * 3, None: openly}
    fresh = (await play.history(game, LANNISTER))[len(history) :]
    assert [entry.id for entry in fresh] == openly


async def test_where_nobody_talks_nothing_is_offered(play: Play, clock: Clock) -> None:
    """Nor are there kinds of promises to choose from."""
    game = await begin(play, clock, talk="none")
    with pytest.raises(UserError, match=r"^trouble-talk-none$"):
        await offer(play, game)
    view = await play.dealing.of(game, STARK)
    assert (view.kinds, view.deals) == ({}, ())


async def test_what_is_taken_back_is_judged_again(play: Play, clock: Clock) -> None:
    """A table that goes back to before the attack opens the promise again, also after a restart."""
    game = await begin(play, clock)
    await play.dealing.accept(game, GREYJOY, await offer(play, game))
    await answer(play, game, STARK, ATTACK)
    moment = next(m for m in await play.votes.moments(game) if m.kind == "march")
    number = await play.votes.propose_back(game, STARK, moment.question)
    for user in (GREYJOY, LANNISTER):
        await play.votes.vote(game, user, number, agrees=True)
    assert (await play.table_view(game)).kind == "march"
    assert (await deal_of(play, game)).outcomes == {}
    play._matches.forget(game)
    assert (await deal_of(play, game)).going_on
    await until_round_ends(play, game)
    assert (await deal_of(play, game)).outcomes == {0: "kept"}


async def test_what_nobody_may_do(play: Play, clock: Clock) -> None:
    """Strangers, wrong hands, late presses and nonsense are refused, and nothing is changed."""
    game = await begin(play, clock)
    id = await offer(play, game)
    now = (await play.table_view(game)).view["round"]
    deal = play.dealing
    for trouble, wish in (
        ("not-playing", lambda: offer(play, game, STRANGER)),
        ("not-playing", lambda: deal.accept(game, STRANGER, id)),
        ("no-such-deal", lambda: deal.accept(game, LANNISTER, id)),
        ("no-such-deal", lambda: deal.accept(game, STARK, id)),
        ("no-such-deal", lambda: deal.withdraw(game, GREYJOY, id)),
        ("no-such-deal", lambda: deal.accept(game, GREYJOY, id + 1)),
        ("no-such-seat", lambda: offer(play, game, other="bolton")),
        ("deal-oneself", lambda: offer(play, game, other="stark")),
        ("deal-steward", lambda: offer(play, game, other="tyrell")),
        ("deal-empty", lambda: offer(play, game, gives=None)),
        ("deal-past", lambda: offer(play, game, until=now - 1)),
        ("deal-past", lambda: offer(play, game, until=now + 9)),
        ("no-such-promise", lambda: offer(play, game, gives=Wish("love"))),
        ("no-such-promise", lambda: offer(play, game, gives=Wish("power", "1"))),
        ("deal-place", lambda: offer(play, game, gives=Wish("support"))),
    ):
        with pytest.raises(UserError, match=f"^trouble-{trouble}$"):
            await wish()
    assert [d.state for d in (await deal.of(game, STARK)).deals] == ["offered"]
    await deal.decline(game, GREYJOY, id)
    with pytest.raises(UserError, match="trouble-no-such-deal"):
        await deal.accept(game, GREYJOY, id)
    other = await offer(play, game)
    await deal.withdraw(game, STARK, other)
    with pytest.raises(UserError, match="trouble-no-such-deal"):
        await deal.accept(game, GREYJOY, other)
    assert other != id


async def test_a_seat_that_was_left_answers_nothing(play: Play, clock: Clock) -> None:
    """Who has left may not answer for it; an offer to it waits for whoever comes."""
    game = await begin(play, clock)
    id = await offer(play, game)
    await play.seats.leave(game, GREYJOY)
    with pytest.raises(UserError, match="trouble-not-playing"):
        await play.dealing.accept(game, GREYJOY, id)
    with pytest.raises(UserError, match=r"trouble-(nobody-to-talk-to|deal-steward)"):
        await offer(play, game)


async def test_nobody_is_flooded_with_offers(play: Play, clock: Clock) -> None:
    """A seat makes a few in a minute, and has only so many that wait or go on."""
    game = await begin(play, clock)
    for number in range(MOST):
        if number and number % AT_ONCE == 0:
            with pytest.raises(UserError, match="trouble-deal-too-soon"):
                await offer(play, game)
            clock.time += PACE
        await offer(play, game)
    clock.time += PACE
    with pytest.raises(UserError, match="trouble-too-many-deals"):
        await offer(play, game)


async def test_an_offer_waits_in_the_panel(play: Play, clock: Clock) -> None:
    """Whoever takes no direct messages sees there that one is open."""
    game = await begin(play, clock)
    id = await offer(play, game)
    assert (await play.seat_view(game, GREYJOY)).offers == 1
    assert (await play.seat_view(game, STARK)).offers == 0
    await play.dealing.decline(game, GREYJOY, id)
    assert (await play.seat_view(game, GREYJOY)).offers == 0


@pytest.mark.parametrize(("side", "outcome"), [("attacker", "kept"), ("none", "broken")])
async def test_support_in_a_battle_that_is_fought(
    play: Play, clock: Clock, side: str, outcome: str
) -> None:
    """Lannister has promised Stark support at Moat Cailin, and is asked for it there.

    It is broken when the battle is decided, and kept when the round is over.
    """
    position = given(
        units={"winterfell": "stark 2F", "moat-cailin": "greyjoy 1F", "seagard": "lannister 1F"},
        orders={"winterfell": "march+0", "seagard": "support"},
        phase="marches",
        supply={"stark": 6},
    )
    game = await lay_position(play, position, HOUSES, now=clock())
    asks = Wish("support", "moat-cailin")
    id = await offer(play, game, other="lannister", gives=None, asks=asks)
    await play.dealing.accept(game, LANNISTER, id)
    await answer(play, game, STARK, ATTACK)
    await answer(play, game, LANNISTER, {"seagard": side})
    rng = random.Random(1)
    while not any(t.id == "event-combat-decided" for t in await play.history(game, None)):
        assert await step(play, game, rng)
    assert ((await deal_of(play, game)).outcomes.get(0) == "broken") == (outcome == "broken")
    while not (outcomes := (await deal_of(play, game)).outcomes):
        assert await step(play, game, rng)
    assert outcomes == {0: outcome}


async def test_power_that_is_partskeeps_a_promise(path: Path) -> None:
    """Where Power can be given it can be promised; a private deal tells both when it is there."""
    async with gifts.table(path) as play:
        game = await gifts.begin(play)
        terms: dict[str, Any] = {"gives": Wish("power", "3"), "asks": None, "until": 1}
        await play.dealing.offer(game, gifts.STARK, "lannister", **terms, public=False)
        (deal,) = (await play.dealing.of(game, gifts.LANNISTER)).deals
        await play.dealing.accept(game, gifts.LANNISTER, deal.id)
        await gifts.give(play, game, gifts.STARK, "lannister", 1)
        assert (await deal_of(play, game, gifts.STARK)).outcomes == {}
        await gifts.give(play, game, gifts.STARK, "lannister", 2)
        assert (await deal_of(play, game, gifts.STARK)).outcomes == {0: "kept"}
        for bad in ("", "0", "21", "9" * 400, "-1", "winterfell"):
            wish = {**terms, "gives": Wish("power", bad)}
            with pytest.raises(UserError, match="trouble-deal-number"):
                await play.dealing.offer(game, gifts.STARK, "lannister", **wish, public=True)


def fight(*supports: tuple[str, str], refused: str = "", area: str = "riverrun") -> list[EventData]:
    """Return the events of a battle of Stark, the attacker, and Greyjoy."""
    at, one, other = f"area:{area}", "house:stark", "house:greyjoy"
    events: list[EventData] = [
        {"kind": "attacked", "params": {"house": one, "defender": other, "area": at}}
    ]
    for house, side in supports:
        params = {"house": f"house:{house}", "side": f"side:{side}", "area": at}
        events.append({"kind": "support", "params": params})
    if refused:
        params = {"house": one, "helper": f"house:{refused}"}
        events.append({"kind": "support-refused", "params": params})
    params = {"attacker": one, "defender": other, "area": at}
    return [*events, {"kind": "combat-decided", "params": params}]


@pytest.mark.parametrize(
    ("events", "over", "outcome"),
    [
        (fight(("lannister", "attacker")), False, None),
        (fight(("lannister", "attacker")), True, "kept"),
        (fight(), False, "broken"),
        (fight(("lannister", "defender")), False, "broken"),
        (fight(("tyrell", "attacker")), False, "broken"),
        (fight(("lannister", "attacker"), refused="lannister"), True, "kept"),
        (fight(area="seagard"), True, "kept"),
        (fight()[:1], False, None),
        (fight()[1:], False, None),
        ([], True, "kept"),
    ],
)
def test_support_is_owed_in_every_battle_there(
    events: Sequence[EventData], over: bool, outcome: str | None
) -> None:
    """Only those that begin after the promise count, and what is refused was offered."""
    promise = Promise("lannister", "stark", "support", 3, "riverrun")
    assert PROMISES["support"].judge(promise, events, over=over) == outcome


@pytest.mark.parametrize(
    ("parts", "over", "outcome"),
    [((2,), False, None), ((2, 1), False, "kept"), ((2,), True, "broken"), ((5,), True, "kept")],
)
def test_power_may_be_partsin_parts(parts: Sequence[int], over: bool, outcome: str | None) -> None:
    """What counts is how much it was in the end."""
    events: list[EventData] = [
        {
            "kind": "power-given",
            "params": {"house": "house:stark", "to": f"house:{to}", "power": power},
        }
        for to, power in [*(("tyrell", n) for n in parts), ("martell", 9)]
    ]
    promise = Promise("stark", "tyrell", "power", 3, "3")
    assert PROMISES["power"].judge(promise, events, over=over) == outcome


def test_every_game_can_say_its_promises() -> None:
    """A kind of promises has its words wherever it can be made."""
    for ruleset, plugin in plugins().items():
        assert plugin.promises, ruleset
        say = localizer_for("en").of(ruleset)
        for kind, about in plugin.promises.items():
            forms = {"anywhere": ("", "-in"), "place": ("-in",), "number": ("",)}[about.about]
            assert all(say.knows(f"promise-{kind}{form}") for form in forms)
            assert say.knows(f"promise-kind-{kind}")
