"""The 30 Epic Tale cards: Season cards, responses, maneuvers."""

from __future__ import annotations

from engine.inis.box import Seat
from engine.inis.choosing import choose
from engine.inis.clans import advance as march
from engine.inis.clans import call_clash, exposed, move, place, remove
from engine.inis.gates import turned
from engine.inis.knowledge import joined_hand, left_hand
from engine.inis.playing import discard
from engine.inis.shapes import (
    CLAN,
    NO_CHOICE,
    Choices,
    Counted,
    Options,
    areas,
    clan_counts,
    several,
)
from engine.inis.state import OTHER_WAY, Table
from engine.inis.tales import draw_tales
from engine.inis.tiles import tailtus_land
from engine.kernel.asking import ask_all, chance
from engine.kernel.shapes import OneOf, SomeOf

from .action import build_sanctuary, cancel, gain_deed, hand_over, own_maneuver, place_all, settle
from .registry import Context, maneuver, response, season

# == Season cards ================================================================================


def every_clan(s: Table, seat: Seat) -> Options:
    """Offer every clan on the map, by territory and owner."""
    options: Options = {
        (f"area:{t}", f"seat:{x}"): {"territory": t, "owner": x}
        for t in s.places
        for x in s.present(t)
    }
    return options or dict(NO_CHOICE)


@season("balors-eye", every_clan)
async def balors_eye(s: Table, seat: Seat, choices: Choices) -> None:
    """One clan anywhere goes back to its owner's reserve."""
    if choices:
        await remove(s, choices["owner"], choices["territory"])


def pushes(s: Table, seat: Seat) -> Options:
    """Offer every opposing clan that shares a territory with the player, and where it could go."""
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
async def breas_tyranny(s: Table, seat: Seat, choices: Choices) -> None:
    """An opposing clan is pushed to a neighbour, in peace."""
    if choices:
        origin, to = choices["origin"], choices["destination"]
        await move(s, seat, {origin: 1}, {to: 1}, owner=choices["opponent"])


@season("children-of-dana", lambda s, seat: areas(list(s.places)))
async def children_of_dana(s: Table, seat: Seat, choices: Choices) -> None:
    """A clan arrives anywhere."""
    place(s, seat, choices["territory"])


async def harpists(s: Table, seat: Seat, choices: Choices) -> Choices:
    """Ask where clans arrive: one for each other Epic Tale card, three at most."""
    number = min(3, len(s.hand(seat, "epic")) - 1)
    return await settle(s, seat, dict.fromkeys(s.homes(seat), number), number, number)


@season("dagdas-harp", declare=harpists)
async def dagdas_harp(s: Table, seat: Seat, choices: Choices) -> None:
    """As many clans as the player has other Epic Tale cards arrive."""
    place_all(s, seat, choices)


@season("deirdres-beauty")
async def deirdres_beauty(s: Table, seat: Seat, choices: Choices) -> None:
    """Opponents show a card each; one is taken, the others are discarded; a clan is the price."""
    shown: dict[str, Seat] = {}
    for x in s.opponents(seat):
        cards = sorted(s.hand(x, "epic"))
        if cards:
            card = await chance("shown-tale", OneOf.named({f"card:{c}": c for c in cards}))
            shown[card] = x
            s.seen_tales[card] = x
            s.tell("tale-shown", seat=f"seat:{x}", card=f"card:{card}")
    if shown:
        taken = await choose(
            seat,
            "take-tale",
            OneOf.named({f"card:{c}": c for c in shown}),
        )
        for card, x in shown.items():
            left_hand(s, x, card)
        joined_hand(s, seat, taken, openly=True)
        s.tell("tale-taken", seat=f"seat:{seat}", card=f"card:{taken}")
        for card, x in shown.items():
            if card != taken:
                s.tell("tale-discarded", seat=f"seat:{x}", card=f"card:{card}")
                await discard(s, card)
    homes = {f"area:{t}": t for t in s.homes(seat)}
    if homes:
        await remove(s, seat, await choose(seat, "deirdre-clan", OneOf.named(homes)))


async def feasts(s: Table, seat: Seat, choices: Choices) -> Choices:
    """Ask which territories with a Sanctuary receive a clan."""
    sites = [t for t in s.homes(seat) if s.sanctuaries.get(t)]
    most = min(3, len(sites), s.reserve(seat))
    chosen = await choose(seat, "eriu", SomeOf("area", sites, 0, most))
    return {"clans": dict.fromkeys(chosen, 1)}


@season("eriu", declare=feasts)
async def eriu(s: Table, seat: Seat, choices: Choices) -> None:
    """A clan arrives in each of up to three territories with a Sanctuary."""
    place_all(s, seat, choices)


@season(
    "kernunos-sanctuary",
    lambda s, seat: areas([t for t in s.homes(seat) if t not in s.sanctuaries]),
)
async def kernunos_sanctuary(s: Table, seat: Seat, choices: Choices) -> None:
    """A clan and a Sanctuary arrive where there is none (Q6)."""
    territory = choices.get("territory")
    if territory is not None:
        place(s, seat, territory)
        build_sanctuary(s, seat, territory)
    if s.rules("kernunos-draws", "yes"):
        await draw_tales(s, seat)


@season("maeves-wealth")
async def maeves_wealth(s: Table, seat: Seat, choices: Choices) -> None:
    """Every opponent gives an Action card and gets one back."""
    givers = [x for x in s.opponents(seat) if s.hand(x, "action")]
    gifts = {x: s.hand(x, "action")[0] for x in givers}
    undecided = sorted(x for x in givers if len(s.hand(x, "action")) > 1)
    if undecided:
        gifts |= await ask_all(
            {
                x: OneOf.named({f"card:{c}": c for c in sorted(s.hand(x, "action"))})
                for x in undecided
            },
            "gift",
            seat=f"seat:{seat}",
        )
    for x in givers:
        hand_over(s, x, seat, gifts[x])
        s.tell("gift", seat=f"seat:{x}", receiver=f"seat:{seat}")
    for x in givers:
        cards = sorted(s.hand(seat, "action"))
        card = await choose(
            seat,
            "give-card",
            OneOf.named({f"card:{c}": c for c in cards}),
            receiver=f"seat:{x}",
        )
        hand_over(s, seat, x, card)
        s.tell("gift", seat=f"seat:{seat}", receiver=f"seat:{x}")


def rides(s: Table, seat: Seat) -> Options:
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
async def manannans_horses(s: Table, seat: Seat, choices: Choices) -> None:
    """Up to three clans ride to another territory, however far."""
    if choices:
        number = choices["number"]
        await march(s, seat, {choices["origin"]: number}, {choices["destination"]: number})


async def silver_hands(s: Table, seat: Seat, choices: Choices) -> Choices:
    """Ask how many clans come where the player is chieftain: one for each opponent there."""
    room = {t: n for t in s.homes(seat) if s.chieftain(t) == seat and (n := len(s.present(t)) - 1)}
    return await settle(s, seat, room, 0, sum(room.values()))


@season("nuada-silverhand", declare=silver_hands)
async def nuada_silverhand(s: Table, seat: Seat, choices: Choices) -> None:
    """Wherever the player is chieftain a clan for each opponent there may arrive."""
    place_all(s, seat, choices)


@season("tailtus-land")
async def land_of_tailtu(s: Table, seat: Seat, choices: Choices) -> None:
    """One of three tiles comes where the player wants it."""
    await tailtus_land(s, seat)


@season("the-champions-share")
async def the_champions_share(s: Table, seat: Seat, choices: Choices) -> None:
    """The Action card set aside is the player's."""
    if s.aside is None:
        return
    card, s.aside = s.aside, None
    joined_hand(s, seat, card)
    s.tell("took-aside", seat=f"seat:{seat}")
    s.tell("you-took", audience=frozenset({seat}), card=f"card:{card}")


def omens(s: Table, seat: Seat) -> Options:
    """Offer to turn the Flock of Crows or not, and every clash that could break out."""
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
async def the_morrigan(s: Table, seat: Seat, choices: Choices) -> None:
    """Reverse the turn direction; start a clash between others, or with them."""
    if choices["flip"]:
        s.direction = OTHER_WAY[s.direction]
        s.tell("direction", direction=f"direction:{s.direction}")
        await turned(s)
    territory = choices.get("territory")
    # Opening the Gates may have emptied the place.
    if territory is not None and len(s.present(territory)) > 1:
        named = choices["instigator"]
        instigator = named if s.there(named, territory) else s.present(territory)[0]
        call_clash(s, territory, instigator, seat)


def shrines(s: Table, seat: Seat) -> Options:
    """Offer the territories with Sanctuaries in which the player is present."""
    return areas([t for t in s.homes(seat) if s.sanctuaries.get(t)])


async def spirits(s: Table, seat: Seat, choices: Choices) -> Choices:
    """Ask who arrives and who leaves, one for each Sanctuary, three at most."""
    territory = choices.get("territory")
    if territory is None:
        return choices
    number = min(3, s.sanctuaries[territory])
    clans = {x: n for x, n in s.clans[territory].items() if x != seat}
    clans[seat] = min(number, s.reserve(seat))
    taken = await choose(
        seat,
        "other-world",
        Counted({territory: {x: n for x, n in clans.items() if n}}, 0, number, "1.5"),
        area=f"area:{territory}",
        number=number,
    )
    return {**choices, "taken": dict(taken.get(territory, {}))}


@season("the-other-world", shrines, declare=spirits)
async def the_other_world(s: Table, seat: Seat, choices: Choices) -> None:
    """Clans of the player arrive, or those of opponents leave."""
    for x, number in choices.get("taken", {}).items():
        if x == seat:
            place(s, seat, choices["territory"], number)
        else:
            for _ in range(number):
                await remove(s, x, choices["territory"])


@season("the-stone-of-fal")
async def the_stone_of_fal(s: Table, seat: Seat, choices: Choices) -> None:
    """Two clans arrive in the Capital's territory."""
    assert s.capital is not None
    place(s, seat, s.capital, 2)


@season("tuans-memory")
async def tuans_memory(s: Table, seat: Seat, choices: Choices) -> None:
    """Draw three Epic Tale cards and keep one."""
    await draw_tales(s, seat, 3)


# == Responses ===================================================================================


def in_the_clash(s: Table, seat: Seat) -> bool:
    """Tell whether a player may answer what is no more than the business of those in it (Q8)."""
    return s.rules("clash-responses-by-outsiders", "yes") or bool(exposed(s, seat))


def someone_sheltered(s: Table, seat: Seat, context: Context) -> bool:
    """Tell whether Battle Frenzy would drive anybody out."""
    assert s.clash is not None
    return any(s.clash["protected"].values()) and (
        s.rules("clash-responses-by-outsiders", "yes") or s.there(seat, s.clash["territory"]) > 0
    )


@response("citadels-over", "battle-frenzy", may=someone_sheltered)
async def battle_frenzy(s: Table, seat: Seat, choices: Choices, context: Context) -> None:
    """Everybody comes out of the Citadels."""
    assert s.clash is not None
    s.clash["protected"] = {}
    s.tell("citadels-emptied", area=f"area:{s.clash['territory']}")


@response("assembly-begins", "cathbads-word")
async def cathbads_word(s: Table, seat: Seat, choices: Choices, context: Context) -> None:
    """Choose the Action card that is set aside."""
    s.cathbad = seat


def own_clan(s: Table, seat: Seat, risk: Context) -> bool:
    """Tell whether the clan is the player's."""
    return bool(risk["seat"] == seat)


def own_clan_in_clash(s: Table, seat: Seat, risk: Context) -> bool:
    """Tell whether it is the player's, and goes in a clash."""
    return own_clan(s, seat, risk) and s.clash is not None and s.clash["territory"] == risk["area"]


@response("clan-at-risk", "dagdas-cauldron", may=own_clan_in_clash)
@response("clan-removed", "dagdas-cauldron", may=own_clan_in_clash)
async def dagdas_cauldron(s: Table, seat: Seat, choices: Choices, risk: Context) -> None:
    """Clans that this clash removes gather on the card; up to three return."""
    assert s.clash is not None
    gone = s.clash["removed"].get(seat, 0) - s.clash["back"].get(seat, 0)
    s.clash["cauldrons"][seat] = min(gone, s.reserve(seat))
    s.clash["open"].append("dagdas-cauldron")
    s.playing[-1]["lies"] = "kept"
    s.tell("cauldron", seat=f"seat:{seat}", clans={CLAN: s.clash["cauldrons"][seat]})


def elsewhere(s: Table, seat: Seat, risk: Context) -> Options:
    """Offer the other territories in which the player is present."""
    return {(f"area:{t}",): {"territory": t} for t in s.homes(seat) if t != risk["area"]}


def has_elsewhere(s: Table, seat: Seat, risk: Context) -> bool:
    """Tell whether the clan is the player's, has not fled yet, and could flee somewhere."""
    return own_clan(s, seat, risk) and not risk["fled"] and bool(elsewhere(s, seat, risk))


@response("clan-at-risk", "diarmuid-and-grainne", elsewhere, may=has_elsewhere)
@response("clan-removed", "diarmuid-and-grainne", elsewhere, may=has_elsewhere)
async def diarmuid_and_grainne(s: Table, seat: Seat, choices: Choices, risk: Context) -> None:
    """The clan that has just been removed appears elsewhere."""
    clash, territory = s.clash, choices["territory"]
    risk["fled"] = True
    if clash is not None and clash["territory"] == risk["area"]:
        clash["back"][seat] = clash["back"].get(seat, 0) + 1
        if clash["cauldrons"].get(seat):
            clash["cauldrons"][seat] -= 1
    if place(s, seat, territory) and s.rules("diarmuid-into-the-mountains", "tile-effect"):
        await fled_into_the_mountains(s, seat, territory)


async def fled_into_the_mountains(s: Table, seat: Seat, territory: str) -> None:
    """Q20 Where so ruled, whoever flees into the Mountains pays as if he had moved there."""
    from engine.inis.clans import MOUNTAINS, mountains

    if territory == MOUNTAINS:
        await mountains(s, seat, mover=seat)


def action_card_done(s: Table, seat: Seat, played: Context) -> bool:
    """Tell whether an Action card has been resolved and is about to be discarded (Q1)."""
    if s.box.kind[played["card"]] != "action":
        return False
    if played["cancelled"]:
        return s.rules("lug-after-geis", "yes") and played["card"] in s.discard
    return bool(played["lies"] == "table")


@response("card-resolved", "lug-samildanach", may=action_card_done)
async def lug_samildanach(s: Table, seat: Seat, choices: Choices, played: Context) -> None:
    """Take the Action card that has just been resolved."""
    card = played["card"]
    if played["cancelled"]:
        s.discard.remove(card)
    played["lies"] = "taken"
    joined_hand(s, seat, card)
    s.tell("action-card-taken", seat=f"seat:{seat}", card=f"card:{card}")


@response("clash-begins", "lugs-spear", may=lambda s, seat, begun: in_the_clash(s, seat))
async def lugs_spear(s: Table, seat: Seat, choices: Choices, begun: Context) -> None:
    """No triskel card is played until the clash is over."""
    assert s.clash is not None
    s.clash["silenced"] = True
    s.tell("silenced", area=f"area:{begun['area']}")


@response("turn-over", "oenguss-ploy")
async def oenguss_ploy(s: Table, seat: Seat, choices: Choices, ended: Context) -> None:
    """The next turn is the player's."""
    s.claimed = seat
    s.tell("turn-claimed", seat=f"seat:{seat}")


@response(
    "maneuver-made",
    "strengs-resolve",
    may=lambda s, seat, made: own_maneuver(s, seat, made) and made["attacked"] is not None,
)
async def strengs_resolve(s: Table, seat: Seat, choices: Choices, made: Context) -> None:
    """Gain a Deed after an attack."""
    gain_deed(s, seat)


@response(
    "card-announced",
    "the-dagda",
    may=lambda s, seat, played: s.box.kind[played["card"]] != "action" and not played["cancelled"],
)
async def the_dagda(s: Table, seat: Seat, choices: Choices, played: Context) -> None:
    """An Epic Tale or Advantage card comes to nothing."""
    await cancel(s, played)


@response("clan-at-risk", "the-dagdas-club", may=own_clan)
async def club_saves(s: Table, seat: Seat, choices: Choices, risk: Context) -> None:
    """The clan stays: whoever removes it looks whether this card was stopped."""


def duties(s: Table, seat: Seat, attack: Context) -> Options:
    """Offer what the target of an attack can be made to do."""
    options: Options = {("choice:lose-clan",): {"must": "clan"}}
    if s.hand(attack["target"], "action"):
        options["choice:lose-card",] = {"must": "card"}
    return options


@response("attack-made", "the-dagdas-club", duties, may=own_clan)
async def club_strikes(s: Table, seat: Seat, choices: Choices, attack: Context) -> None:
    """The attacker decides how the attack is answered."""
    assert s.clash is not None
    s.clash["attack"]["must"] = choices["must"]


# == Maneuvers ===================================================================================


@maneuver("ogmas-eloquence")
async def ogmas_eloquence(s: Table, seat: Seat, choices: Choices) -> None:
    """The clash is over at once."""
    assert s.clash is not None
    s.clash["step"] = "end"


def pairs(s: Table, seat: Seat) -> Options:
    """Offer two exposed clans, of one or of two players (Q2)."""
    assert s.clash is not None
    clans = {x: n for x in s.order_from(seat) if (n := exposed(s, x))}
    most = min(2, sum(clans.values()))
    numbers = range(1, most + 1) if s.rules("cuchulain-clans", "up-to-two") else (most,)
    return {
        tuple(f"seat:{x}" for x in owners) + (("choice:no-more",) if n < most else ()): {
            "owners": list(owners)
        }
        for n in numbers
        for owners in several(clans, n)
    }


@maneuver("tale-of-cuchulain", pairs, may=lambda s, seat: exposed(s, seat) == 1)
async def tale_of_cuchulain(s: Table, seat: Seat, choices: Choices) -> None:
    """With a single exposed clan, remove two exposed clans."""
    assert s.clash is not None
    for owner in choices["owners"]:
        if exposed(s, owner):
            await remove(s, owner, s.clash["territory"])


async def reinforcements(s: Table, seat: Seat, choices: Choices) -> Choices:
    """Ask who joins the clash, at least one clan if there is one next to it."""
    assert s.clash is not None
    territory = s.clash["territory"]
    around = {t: {CLAN: n} for t in s.next_to(territory) if (n := s.there(seat, t))}
    most = sum(units[CLAN] for units in around.values())
    coming = await choose(
        seat,
        "reinforcements",
        Counted(around, min(1, most), most, "8.11"),
        area=f"area:{territory}",
    )
    return {"clans": clan_counts(coming)}


@maneuver("the-battle-of-moytura", declare=reinforcements)
async def the_battle_of_moytura(s: Table, seat: Seat, choices: Choices) -> None:
    """Clans join the clash from all around, and one from the reserve."""
    assert s.clash is not None
    territory = s.clash["territory"]
    if number := sum(choices["clans"].values()):
        await move(s, seat, choices["clans"], {territory: number})
    place(s, seat, territory)


async def warriors(s: Table, seat: Seat, choices: Choices) -> Choices:
    """Ask who leaves the clash, sheltered clans among them."""
    assert s.clash is not None
    territory = s.clash["territory"]
    units = {"exposed": exposed(s, seat), "protected": s.clash["protected"].get(seat, 0)}
    leaving = await choose(
        seat,
        "fianna",
        Counted({territory: {u: n for u, n in units.items() if n}}, 1, sum(units.values()), "8.11"),
        area=f"area:{choices['destination']}",
    )
    return {**choices, "leaving": dict(leaving[territory])}


def ways_out(s: Table, seat: Seat) -> Options:
    """Offer the neighbours of the clash."""
    assert s.clash is not None
    return {(f"area:{t}",): {"destination": t} for t in s.next_to(s.clash["territory"])}


@maneuver("the-fianna", ways_out, declare=warriors)
async def the_fianna(s: Table, seat: Seat, choices: Choices) -> None:
    """Clans leave the clash for a neighbour, in peace."""
    assert s.clash is not None
    leaving = choices["leaving"]
    if protected := leaving.get("protected", 0):
        s.clash["protected"][seat] -= protected
    number = sum(leaving.values())
    await move(s, seat, {s.clash["territory"]: number}, {choices["destination"]: number})
