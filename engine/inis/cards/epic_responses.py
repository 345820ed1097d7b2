"""Epic Tale cards that are played in response."""

from __future__ import annotations

from engine.inis.board.clans import MOUNTAINS, exposed, mountains, place
from engine.inis.cards.registry import ResponseContext, response
from engine.inis.components import Seat
from engine.inis.information.knowledge import all_saw, joined_hand
from engine.inis.shapes import CLAN, Choices, Options
from engine.inis.state import InisState

from .common import cancel, gain_deed, own_maneuver


def in_the_clash(s: InisState, seat: Seat) -> bool:
    """Return whether a player may respond to a clash; if so ruled, only when taking part (Q8)."""
    return s.rules("clash-responses-by-outsiders", "yes") or bool(exposed(s, seat))


def someone_sheltered(s: InisState, seat: Seat, context: ResponseContext) -> bool:
    """Return whether Battle Frenzy would drive anyone out."""
    assert s.clash is not None
    return any(s.clash["protected"].values()) and (
        s.rules("clash-responses-by-outsiders", "yes") or s.there(seat, s.clash["territory"]) > 0
    )


@response("citadels-over", "battle-frenzy", may=someone_sheltered)
async def battle_frenzy(
    s: InisState, seat: Seat, choices: Choices, context: ResponseContext
) -> None:
    """Move all clans out of the Citadels."""
    assert s.clash is not None
    s.clash["protected"] = {}
    s.tell("citadels-emptied", area=f"area:{s.clash['territory']}")


@response("assembly-begins", "cathbads-word")
async def cathbads_word(
    s: InisState, seat: Seat, choices: Choices, context: ResponseContext
) -> None:
    """Choose the Action card to set aside."""
    s.cathbad = seat


def own_clan(s: InisState, seat: Seat, risk: ResponseContext) -> bool:
    """Return whether the clan is the player's."""
    return bool(risk["seat"] == seat)


def own_clan_in_clash(s: InisState, seat: Seat, risk: ResponseContext) -> bool:
    """Return whether the clan is the player's, and is removed in a clash."""
    return own_clan(s, seat, risk) and s.clash is not None and s.clash["territory"] == risk["area"]


@response("clan-at-risk", "dagdas-cauldron", may=own_clan_in_clash)
@response("clan-removed", "dagdas-cauldron", may=own_clan_in_clash)
async def dagdas_cauldron(
    s: InisState, seat: Seat, choices: Choices, risk: ResponseContext
) -> None:
    """Gather clans that this clash removes on the card; up to three return."""
    assert s.clash is not None
    gone = s.clash["removed"].get(seat, 0) - s.clash["back"].get(seat, 0)
    s.clash["cauldrons"][seat] = min(gone, s.reserve(seat))
    s.clash["open"].append("dagdas-cauldron")
    s.playing[-1]["lies"] = "kept"
    s.tell("cauldron", seat=f"seat:{seat}", clans={CLAN: s.clash["cauldrons"][seat]})


def elsewhere(s: InisState, seat: Seat, risk: ResponseContext) -> Options:
    """Offer the other territories in which the player is present."""
    return {(f"area:{t}",): {"territory": t} for t in s.homes(seat) if t != risk["area"]}


def has_elsewhere(s: InisState, seat: Seat, risk: ResponseContext) -> bool:
    """Return whether the clan is the player's, has not fled yet, and can flee to a territory."""
    return own_clan(s, seat, risk) and not risk["fled"] and bool(elsewhere(s, seat, risk))


@response("clan-at-risk", "diarmuid-and-grainne", elsewhere, may=has_elsewhere)
@response("clan-removed", "diarmuid-and-grainne", elsewhere, may=has_elsewhere)
async def diarmuid_and_grainne(
    s: InisState, seat: Seat, choices: Choices, risk: ResponseContext
) -> None:
    """Put the clan that has just been removed into another territory."""
    clash, territory = s.clash, choices["territory"]
    risk["fled"] = True
    if clash is not None and clash["territory"] == risk["area"]:
        clash["back"][seat] = clash["back"].get(seat, 0) + 1
        if clash["cauldrons"].get(seat):
            clash["cauldrons"][seat] -= 1
    if place(s, seat, territory) and s.rules("diarmuid-into-the-mountains", "tile-effect"):
        await fled_into_the_mountains(s, seat, territory)


async def fled_into_the_mountains(s: InisState, seat: Seat, territory: str) -> None:
    """If so ruled, make a clan that flees into the Mountains pay as if it had moved (Q20)."""
    if territory == MOUNTAINS:
        await mountains(s, seat, mover=seat)


def action_card_done(s: InisState, seat: Seat, played: ResponseContext) -> bool:
    """Return whether an Action card has been resolved and is about to be discarded (Q1)."""
    if s.box.kind[played["card"]] != "action":
        return False
    if played["cancelled"]:
        return s.rules("lug-after-geis", "yes") and played["card"] in s.discard
    return bool(played["lies"] == "table")


@response("card-resolved", "lug-samildanach", may=action_card_done)
async def lug_samildanach(
    s: InisState, seat: Seat, choices: Choices, played: ResponseContext
) -> None:
    """Take the Action card that has just been resolved."""
    card = played["card"]
    if played["cancelled"]:
        s.discard.remove(card)
    played["lies"] = "taken"
    joined_hand(s, seat, card)
    all_saw(s, [card], seat)
    s.tell("action-card-taken", seat=f"seat:{seat}", card=f"card:{card}")


@response("clash-begins", "lugs-spear", may=lambda s, seat, begun: in_the_clash(s, seat))
async def lugs_spear(s: InisState, seat: Seat, choices: Choices, begun: ResponseContext) -> None:
    """Forbid triskel cards until the clash is over."""
    assert s.clash is not None
    s.clash["silenced"] = True
    s.tell("silenced", area=f"area:{begun['area']}")


@response("turn-over", "oenguss-ploy")
async def oenguss_ploy(s: InisState, seat: Seat, choices: Choices, ended: ResponseContext) -> None:
    """Give the next turn to the player."""
    s.claimed = seat
    s.tell("turn-claimed", seat=f"seat:{seat}")


@response(
    "maneuver-made",
    "strengs-resolve",
    may=lambda s, seat, made: own_maneuver(s, seat, made) and made["attacked"] is not None,
)
async def strengs_resolve(
    s: InisState, seat: Seat, choices: Choices, made: ResponseContext
) -> None:
    """Gain a Deed after an attack."""
    gain_deed(s, seat)


@response(
    "card-announced",
    "the-dagda",
    may=lambda s, seat, played: s.box.kind[played["card"]] != "action" and not played["cancelled"],
)
async def the_dagda(s: InisState, seat: Seat, choices: Choices, played: ResponseContext) -> None:
    """Cancel an Epic Tale or Advantage card."""
    await cancel(s, played)


@response("clan-at-risk", "the-dagdas-club", may=own_clan)
async def club_saves(s: InisState, seat: Seat, choices: Choices, risk: ResponseContext) -> None:
    """Save the clan; the removal itself checks whether this card was canceled."""


def duties(s: InisState, seat: Seat, attack: ResponseContext) -> Options:
    """Offer what the attacker can make the target do."""
    options: Options = {("choice:lose-clan",): {"must": "clan"}}
    if s.hand(attack["target"], "action"):
        options["choice:lose-card",] = {"must": "card"}
    return options


@response("attack-made", "the-dagdas-club", duties, may=own_clan)
async def club_strikes(s: InisState, seat: Seat, choices: Choices, attack: ResponseContext) -> None:
    """Let the attacker decide how the attack is answered."""
    assert s.clash is not None
    assert s.clash["attack"] is not None
    s.clash["attack"]["must"] = choices["must"]
