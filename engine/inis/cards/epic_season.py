"""Epic Tale cards that are played as a turn."""

from __future__ import annotations

from engine.inis import kinds
from engine.inis.board.clans import advance, call_clash, move, place, remove
from engine.inis.board.tiles import tailtus_land
from engine.inis.cards.common import draw_tales
from engine.inis.cards.registry import season
from engine.inis.components import Seat
from engine.inis.information.knowledge import ASIDE, joined_hand, left_hand, moved_unseen
from engine.inis.phases.assembly import turned
from engine.inis.responses.decisions import Make, action_card, choose, decide, decide_all
from engine.inis.responses.playing import discard
from engine.inis.shapes import NO_CHOICE, Choices, ClanCounts, Options, areas
from engine.inis.state import OTHER_WAY, InisState
from engine.kernel.ask import chance
from engine.kernel.shapes import OneOf, SomeOf

from .common import build_sanctuary, give_back, hand_over, place_all, settle


def every_clan(s: InisState, seat: Seat) -> Options:
    """Offer every clan on the map, by territory and owner."""
    options: Options = {
        (f"area:{t}", f"seat:{x}"): {"territory": t, "owner": x}
        for t in s.places
        for x in s.present(t)
    }
    return options or dict(NO_CHOICE)


@season("balors-eye", every_clan)
async def balors_eye(s: InisState, seat: Seat, choices: Choices) -> None:
    """Return any clan to its owner's reserve."""
    if choices:
        await remove(s, choices["owner"], choices["territory"])


def pushes(s: InisState, seat: Seat) -> Options:
    """Offer every opposing clan that shares a territory with the player, with its targets."""
    options: Options = {
        (f"area:{t}", f"seat:{x}", f"area:{to}"): {
            "origin": t,
            "opponent": x,
            "destination": to,
        }
        for t in s.homes(seat)
        for x in s.present(t)
        if x != seat
        for to in s.next_to(t)
    }
    if s.rules("moves-without-may", "optional"):
        options["choice:decline",] = {}
    return options or dict(NO_CHOICE)


@season("breas-tyranny", pushes)
async def breas_tyranny(s: InisState, seat: Seat, choices: Choices) -> None:
    """Push an opposing clan to a neighbor, in peace."""
    if choices:
        origin, to = choices["origin"], choices["destination"]
        await move(s, seat, {origin: 1}, {to: 1}, owner=choices["opponent"])


@season("children-of-dana", lambda s, seat: areas(list(s.places)))
async def children_of_dana(s: InisState, seat: Seat, choices: Choices) -> None:
    """Place a clan anywhere."""
    place(s, seat, choices["territory"])


async def harpists(s: InisState, seat: Seat, choices: Choices) -> Choices:
    """Offer territories for clans: one for each other Epic Tale card, at most three."""
    number = min(3, len(s.hand(seat, "epic")) - 1)
    return await settle(s, seat, dict.fromkeys(s.homes(seat), number), number, number)


@season("dagdas-harp", declare=harpists)
async def dagdas_harp(s: InisState, seat: Seat, choices: Choices) -> None:
    """Place as many clans as the player has other Epic Tale cards."""
    place_all(s, seat, choices)


@season("deirdres-beauty")
async def deirdres_beauty(s: InisState, seat: Seat, choices: Choices) -> None:
    """For a clan, take one of the cards that opponents show; the others are discarded."""
    shown: dict[str, Seat] = {}
    for x in s.opponents(seat):
        cards = sorted(s.hand(x, "epic"))
        if cards:
            card = await chance(kinds.SHOWN_TALE, OneOf.named({f"card:{c}": c for c in cards}))
            shown[card] = x
            s.seen_tales[card] = x
            s.tell("tale-shown", seat=f"seat:{x}", card=f"card:{card}")

    def still_there() -> OneOf[str] | None:
        there = [card for card, x in shown.items() if s.holds(x, card)]
        return OneOf.named({f"card:{c}": c for c in there}) if there else None

    taken = await decide(s, seat, kinds.TAKE_TALE, still_there, countable=True)
    if taken is not None:
        shown = {card: x for card, x in shown.items() if s.holds(x, card)}
        for card, x in shown.items():
            left_hand(s, x, card)
        joined_hand(s, seat, taken, openly=True)
        s.tell("tale-taken", seat=f"seat:{seat}", card=f"card:{taken}")
        for card, x in shown.items():
            if card != taken:
                s.tell("tale-discarded", seat=f"seat:{x}", card=f"card:{card}")
                await discard(s, card)

    def own_clans() -> OneOf[str] | None:
        homes = {f"area:{t}": t for t in s.homes(seat)}
        return OneOf.named(homes) if homes else None

    territory = await decide(s, seat, kinds.DEIRDRE_CLAN, own_clans, countable=True)
    if territory is not None:
        await remove(s, seat, territory)


async def feasts(s: InisState, seat: Seat, choices: Choices) -> Choices:
    """Offer the territories with a Sanctuary that receive a clan."""
    sites = [t for t in s.homes(seat) if s.sanctuaries.get(t)]
    most = min(3, len(sites), s.reserve(seat))
    chosen = await choose(seat, kinds.ERIU, SomeOf("area", sites, 0, most))
    return {"clans": dict.fromkeys(chosen, 1)}


@season("eriu", declare=feasts)
async def eriu(s: InisState, seat: Seat, choices: Choices) -> None:
    """Place a clan in each of up to three territories with a Sanctuary."""
    place_all(s, seat, choices)


@season(
    "kernunos-sanctuary",
    lambda s, seat: areas([t for t in s.homes(seat) if t not in s.sanctuaries]),
)
async def kernunos_sanctuary(s: InisState, seat: Seat, choices: Choices) -> None:
    """Place a clan and a Sanctuary in a territory without one (Q6)."""
    territory = choices.get("territory")
    if territory is not None:
        place(s, seat, territory)
        build_sanctuary(s, seat, territory)
    if s.rules("kernunos-draws", "yes"):
        await draw_tales(s, seat)


@season("maeves-wealth")
async def maeves_wealth(s: InisState, seat: Seat, choices: Choices) -> None:
    """Take an Action card from every opponent, and give one back."""

    def of(giver: Seat) -> Make[str]:
        # If there is only one card, everyone knows which one is given.
        return lambda: action_card(s, giver) if len(s.hand(giver, "action")) > 1 else None

    opponents = {x: of(x) for x in sorted(s.opponents(seat))}
    gifts = await decide_all(s, opponents, kinds.GIFT, seat=f"seat:{seat}")
    gifts |= {x: c[0] for x in s.opponents(seat) if x not in gifts and (c := s.hand(x, "action"))}
    givers = [x for x in s.opponents(seat) if x in gifts]
    for x in givers:
        hand_over(s, x, seat, gifts[x])
        s.tell("gift", seat=f"seat:{x}", receiver=f"seat:{seat}")
    for x in givers:
        if await give_back(s, seat, x):
            s.tell("gift", seat=f"seat:{seat}", receiver=f"seat:{x}")


def rides(s: InisState, seat: Seat) -> Options:
    """Offer every ride of up to three clans from one territory to any other."""
    options: Options = {
        (f"area:{t}", f"area:{to}", f"number:{n}"): {"origin": t, "destination": to, "number": n}
        for t in s.homes(seat)
        for to in s.places
        if to != t
        for n in range(1, min(3, s.there(seat, t)) + 1)
    }
    return {**options, ("choice:nobody",): {}}


@season("manannans-horses", rides)
async def manannans_horses(s: InisState, seat: Seat, choices: Choices) -> None:
    """Move up to three clans to any other territory."""
    if choices:
        number = choices["number"]
        await advance(s, seat, {choices["origin"]: number}, {choices["destination"]: number})


async def silver_hands(s: InisState, seat: Seat, choices: Choices) -> Choices:
    """Offer clans for territories of which the player is chieftain: one for each opponent there."""
    room = {t: n for t in s.homes(seat) if s.chieftain(t) == seat and (n := len(s.present(t)) - 1)}
    return await settle(s, seat, room, 0, sum(room.values()))


@season("nuada-silverhand", declare=silver_hands)
async def nuada_silverhand(s: InisState, seat: Seat, choices: Choices) -> None:
    """Place up to a clan for each opponent in territories of which the player is chieftain."""
    place_all(s, seat, choices)


@season("tailtus-land")
async def land_of_tailtu(s: InisState, seat: Seat, choices: Choices) -> None:
    """Put one of three tiles at the location that the player chooses."""
    await tailtus_land(s, seat)


@season("the-champions-share")
async def the_champions_share(s: InisState, seat: Seat, choices: Choices) -> None:
    """Give the player the Action card that was set aside."""
    if s.aside is None:
        return
    card, s.aside = s.aside, None
    joined_hand(s, seat, card)
    moved_unseen(s, card, ASIDE, seat)
    s.tell("took-aside", seat=f"seat:{seat}")
    s.tell("you-took", audience=frozenset({seat}), card=f"card:{card}")


def omens(s: InisState, seat: Seat) -> Options:
    """Offer to turn the Flock of Crows or not, and every possible clash."""
    options: Options = {}
    for choice, flip in (("choice:keep-direction", False), ("choice:turn-direction", True)):
        options[choice, "choice:no-clash"] = {"flip": flip}
        for t in s.places:
            present = s.present(t)
            if len(present) > 1:
                for x in present:
                    path = (choice, f"area:{t}", f"seat:{x}")
                    options[path] = {"flip": flip, "territory": t, "instigator": x}
    return options


@season("the-morrigan", omens)
async def the_morrigan(s: InisState, seat: Seat, choices: Choices) -> None:
    """Reverse the direction of play, and start a clash between others, or with them."""
    if choices["flip"]:
        s.direction = OTHER_WAY[s.direction]
        s.tell("direction", direction=f"direction:{s.direction}")
        await turned(s)
    territory = choices.get("territory")
    # The Gates may have emptied the territory, or removed the last clan of the named player.
    if territory is not None and len(s.present(territory)) > 1:
        instigator = choices["instigator"]
        if not s.there(instigator, territory):
            instigator = await decide(
                s,
                seat,
                kinds.INSTIGATOR,
                lambda: OneOf.named({f"seat:{x}": x for x in s.present(territory)}),
                area=f"area:{territory}",
            )
            s.tell("new-instigator", seat=f"seat:{seat}", named=f"seat:{instigator}")
        call_clash(s, territory, instigator, seat)


def shrines(s: InisState, seat: Seat) -> Options:
    """Offer the territories with Sanctuaries in which the player is present."""
    return areas([t for t in s.homes(seat) if s.sanctuaries.get(t)])


async def spirits(s: InisState, seat: Seat, choices: Choices) -> Choices:
    """Offer the clans that arrive or leave: one for each Sanctuary, at most three."""
    territory = choices.get("territory")
    if territory is None:
        return choices
    number = min(3, s.sanctuaries[territory])
    clans = {x: n for x, n in s.clans[territory].items() if x != seat}
    clans[seat] = min(number, s.reserve(seat))
    taken = await choose(
        seat,
        kinds.OTHER_WORLD,
        ClanCounts({territory: {x: n for x, n in clans.items() if n}}, 0, number, "1.5"),
        area=f"area:{territory}",
        number=number,
    )
    return {**choices, "taken": dict(taken.get(territory, {}))}


@season("the-other-world", shrines, declare=spirits)
async def the_other_world(s: InisState, seat: Seat, choices: Choices) -> None:
    """Place clans of the player, or remove those of opponents."""
    for x, number in choices.get("taken", {}).items():
        if x == seat:
            place(s, seat, choices["territory"], number)
        else:
            for _ in range(number):
                await remove(s, x, choices["territory"])


@season("the-stone-of-fal")
async def the_stone_of_fal(s: InisState, seat: Seat, choices: Choices) -> None:
    """Place two clans in the Capital's territory."""
    assert s.capital is not None
    place(s, seat, s.capital, 2)


@season("tuans-memory")
async def tuans_memory(s: InisState, seat: Seat, choices: Choices) -> None:
    """Draw three Epic Tale cards and keep one."""
    await draw_tales(s, seat, 3)
