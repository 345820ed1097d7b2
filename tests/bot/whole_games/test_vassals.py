"""A game with vassals over the wire: seats, claims, commands and looking up, by presses."""

from __future__ import annotations

import random
from pathlib import Path

from bot.local import Standin
from bot.text import localizer_for
from engine.kernel.ruleset import SHUFFLED
from tests.running.marks import costly
from tests.wire.at_table import CHANNEL, Clicker, serving
from tests.wire.said import says

RULESET = "agot-2e-vassals"
SEATS = ("baratheon", "lannister", "stark", "greyjoy")


@costly("plays a round of four people and two vassals")
async def test_two_vassals_are_claimed_and_play(standin: Standin, tmp_path: Path) -> None:
    """Panels and the card say for which vassal one is asked, until all orders are resolved."""
    say = localizer_for("en").of(RULESET)
    async with serving(standin, tmp_path / "games.sqlite3") as bot:
        people = [
            Clicker(standin.user(name), random.Random(4)) for name in ("Ada", "Ben", "Cleo", "Dan")
        ]
        host = people[0].person
        await host.slash("game new", CHANNEL, ruleset=RULESET, players=4)
        for clicker, seat in zip(people, SEATS, strict=True):
            await clicker.person.slash("game join", CHANNEL, seat=seat)
        await host.slash("game start", CHANNEL)
        await bot.settled()

        for clicker, vassal in zip(people, ("martell", "tyrell"), strict=False):
            panel = await clicker.panel()
            assert say("ask-claim-vassals", most=1) in panel.text
            number = clicker.asked(panel)
            assert number is not None
            await bot.services.play.answer(1, clicker.person.id, number, [vassal])
            await bot.settled()
        page = await people[0].after(await host.slash("look", CHANNEL, name="Martell"))
        assert say("lookup-house-vassal", house="house:baratheon") in page.text

        behalf: set[tuple[str, str]] = set()
        for _ in range(90):
            table = await bot.services.play.table_view(1)
            if table.over or table.view["round"] > 1:
                break
            seat = next(seat for seat in table.awaited if seat in SEATS)
            clicker = people[SEATS.index(seat)]
            panel = await clicker.panel()
            for other in ("martell", "tyrell"):
                mine = table.view["question"].get("for", {}).get(seat) == other
                assert (say("panel-on-behalf", seat=f"seat:{other}") in panel.text) is mine
                if mine:
                    behalf.add((seat, other))
                    card = "".join(m.text for m in await host.pins(CHANNEL))
                    named = say("seat-for", seat="", other=f"seat:{other}")
                    assert named in card
            await clicker.answer(panel)
            await bot.settled()
        assert behalf == {("baratheon", "martell"), ("lannister", "tyrell")}
        assert (await bot.services.play.table_view(1)).view["round"] == 2


async def test_a_table_agrees_on_it_and_wishes_are_void(standin: Standin, tmp_path: Path) -> None:
    """The card says so; the chosen Houses are played, by whomever the draw gives them to."""
    houses = {"Ada": "greyjoy", "Ben": "martell", "Cleo": "tyrell"}
    async with serving(standin, tmp_path / "games.sqlite3") as bot:
        people = {name: standin.user(name) for name in houses}
        host = people["Ada"]
        await host.slash(
            "game new", CHANNEL, ruleset="agot-2e-vassals", options=f"{SHUFFLED}=true", players=3
        )
        await bot.settled()
        card = "".join(m.text for m in await host.messages(CHANNEL))
        assert says(card, "option-shuffled-seats", value="on")
        for name, house in houses.items():
            await people[name].slash("game join", CHANNEL, seat=house)
        await host.slash("game start", CHANNEL)
        await bot.settled()
        info = await bot.services.play.info(1)
        assert info.phase == "running"
        assert sorted(info.users) == sorted(houses.values())
        assert sorted(info.users.values()) == sorted(p.id for p in people.values())
