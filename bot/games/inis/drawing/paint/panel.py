"""The panels around the island: the moment, the players, the supply and the open cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.inis.drawing.paint import pieces
from bot.games.inis.drawing.scene import CONDITIONS, KINDS
from bot.games.inis.drawing.shades import BOARD, kind
from bot.games.inis.drawing.words import say
from bot.render.paint.ink import INK, PAPER, RED, blend, glyph
from bot.render.paint.look import Look
from bot.render.paint.rtl_page import RtlPage
from bot.render.paint.text import fitted, font, shortened
from bot.render.paint.user_names import legible

if TYPE_CHECKING:
    from bot.games.inis.drawing.scene import House, InisScene
    from bot.render.palettes import Colour

FADED: Colour = (112, 100, 84)
RULE: Colour = (190, 176, 146)
HEAD = 104
PANEL = 176
GAP = 14
CHIP = 40
NEEDED = 6
"""How many a condition needs; as many places are drawn (9.1)."""

_CONDITION_SIGNS = {"clans": "clan", "sanctuaries": "sanctuary", "territories": "tile"}


def paint_head(page: RtlPage, palette: str, scene: InisScene, left: int, width: int) -> None:
    """Paint the head: the round, the current action, and the direction of play."""
    page.text((left, 76), scene.title, font=font("name", 66), fill=INK, anchor="ls")
    end = left + page.textlength(scene.title, font=font("name", 66))
    token = pieces.crows(Look(BOARD, palette), scene.direction, 92)
    x = left + width - token.width
    page.paste(token, (x, 8), token)
    style = fitted(scene.moment, x - end - 60, "sea", 44)
    page.text((end + 28, 76), scene.moment, font=style, fill=INK, anchor="ls")


def panels_height(scene: InisScene) -> int:
    """Return the height of all players' panels."""
    rows = (len(scene.houses) + 1) // 2
    return rows * PANEL + (rows - 1) * GAP


def paint_panels(
    page: RtlPage, palette: str, scene: InisScene, left: int, top: int, width: int
) -> None:
    """Paint a panel for every player, two in a row, in seating order."""
    look = Look(BOARD, palette)
    half = (width - GAP) // 2
    for number, house in enumerate(scene.houses):
        row, column = divmod(number, 2)
        last_alone = number == len(scene.houses) - 1 and column == 0
        x = left + column * (half + GAP) + ((half + GAP) // 2 if last_alone else 0)
        _panel(page, look, house, x, top + row * (PANEL + GAP), half)


def _panel(page: RtlPage, look: Look, house: House, x: int, y: int, width: int) -> None:
    livery = look.livery(house.seat)
    frame = (x, y, x + width, y + PANEL)
    page.rounded_rectangle(frame, 14, fill=PAPER, outline=INK, width=5 if house.active else 2)
    banner = (x + 6, y + 6, x + width - 6, y + 62)
    page.rounded_rectangle(banner, 10, fill=livery.colour, outline=blend(livery.colour, INK, 0.5))
    badge = pieces.emblem(look, house.seat, 78)
    page.paste(badge, (x + 10, y + 2), badge)
    if house.active:
        page.polygon([(x - 20, y + 14), (x - 20, y + 54), (x + 4, y + 34)], fill=RED, outline=INK)
    text = x + 100
    page.text((text, y + 49), house.name, font=font("name", 44), fill=livery.ink, anchor="ls")
    right = x + width - 16
    if house.brenn:
        right = _title(page, "crown", say("inis-brenn"), right, y, livery.ink)
    if house.pretender:
        right = _title(page, "torc", say("inis-pretender"), right, y, livery.ink)
    if house.player:
        face = font("label", 32)
        start = text + page.textlength(house.name, font=font("name", 44)) + 18
        name = shortened(legible(house.player), right - 14 - start, face)
        faint = blend(livery.colour, livery.ink, 0.85)
        page.text((start, y + 47), name, font=face, fill=faint, anchor="ls")
    _figures(page, house, x, y)
    _conditions(page, house, x + 372, y + 74, width - 390)


def _title(page: RtlPage, sign: str, word: str, right: int, y: int, ink: Colour) -> int:
    start = right - round(page.textlength(word, font=font("label", 32)))
    page.text((start, y + 46), word, font=font("label", 32), fill=ink, anchor="ls")
    page.paste(ink, (start - 40, y + 16), glyph(sign, 34))
    return start - 58


def _figures(page: RtlPage, house: House, x: int, y: int) -> None:
    """Paint reserve and Deeds, and below them the number of cards of each kind."""
    for column, (sign, number) in enumerate((("clan", house.reserve), ("harp", house.deeds))):
        left = x + 100 + column * 120
        page.paste(FADED, (left, y + 72), glyph(sign, 38))
        page.text((left + 46, y + 106), str(number), font=font("number", 40), fill=INK, anchor="ls")
    for column, (name, number) in enumerate(zip(KINDS, house.cards, strict=True)):
        left = x + 24 + column * 112
        card_back(page, name, left, y + 118, 48)
        page.text((left + 46, y + 160), str(number), font=font("number", 42), fill=INK, anchor="ls")


def card_back(page: RtlPage, name: str, x: int, y: int, height: int) -> None:
    """Paint the back of a card, which shows its kind by color and shape."""
    tint = kind(name)
    width = round(height * 0.72)
    page.rounded_rectangle((x, y, x + width, y + height), 6, fill=tint.colour, outline=INK, width=2)
    kind_mark(page, name, (x + width / 2, y + height / 2), height * 0.21, tint.pale)


def kind_mark(page: RtlPage, name: str, at: tuple[float, float], r: float, fill: Colour) -> None:
    """Paint the shape of a kind of cards: a disc, a square on its tip, or a triangle."""
    x, y = at
    match name:
        case "action":
            page.ellipse((x - r, y - r, x + r, y + r), fill=fill, outline=INK)
        case "advantage":
            q = r * 1.2
            page.polygon([(x, y - q), (x + q, y), (x, y + q), (x - q, y)], fill=fill, outline=INK)
        case _:
            q = r * 1.15
            page.polygon([(x, y - q), (x + q, y + q * 0.8), (x - q, y + q * 0.8)], fill, INK)


def _conditions(page: RtlPage, house: House, x: int, y: int, width: int) -> None:
    """Paint the symbol, the six places and the number of each condition."""
    for row, (what, number) in enumerate(zip(CONDITIONS, house.conditions, strict=True)):
        middle = y + row * 32 + 14
        met = number >= NEEDED
        page.paste(INK if number else FADED, (x, middle - 15), glyph(_CONDITION_SIGNS[what], 30))
        step = (width - 88) / NEEDED
        for place in range(NEEDED):
            cx = x + 44 + step * (place + 0.5)
            fill = (pieces.GREEN if met else pieces.GOLD) if place < number else PAPER
            page.ellipse((cx - 11, middle - 11, cx + 11, middle + 11), fill, INK, 2)
        page.text(
            (x + width, middle),
            str(number),
            font=font("number", 36),
            fill=pieces.GREEN if met else INK,
            anchor="rm",
        )


def paint_foot(page: RtlPage, scene: InisScene, left: int, top: int, width: int) -> int:
    """Paint the supply, the display and the open pile; return where they end."""
    y = _supply(page, scene, left, top, width)
    y = _chips(page, "advantage", say("inis-heading-display"), scene.display, left, y, width, 3)
    return _chips(page, "epic", say("inis-heading-pile"), scene.pile, left, y, width, 2)


def _supply(page: RtlPage, scene: InisScene, left: int, y: int, width: int) -> int:
    supply = scene.supply
    things = [
        ("tile", supply.tiles, "tiles"),
        ("citadel", supply.citadels, "citadels"),
        ("sanctuary", supply.sanctuaries, "sanctuaries"),
        ("epic", supply.tales, "tales"),
        ("action", supply.discarded, "discarded"),
    ]
    if supply.aside:
        things.append(("action", 1, "aside"))
    step = width / len(things)
    for place, (sign, number, what) in enumerate(things):
        x = round(left + place * step)
        if sign in KINDS:
            card_back(page, sign, x + 4, y + 4, 40)
        else:
            page.paste(FADED, (x, y + 5), glyph(sign, 38))
        page.text((x + 46, y + 40), str(number), font=font("number", 40), fill=INK, anchor="ls")
        end = x + 54 + round(page.textlength(str(number), font=font("number", 40)))
        word = say(f"inis-supply-{what}", number=number)
        page.text((end, y + 39), word, font=font("label", 28), fill=FADED, anchor="ls")
    return y + 58


def _chips(
    page: RtlPage,
    name: str,
    heading: str,
    cards: tuple[str, ...],
    left: int,
    y: int,
    width: int,
    rows: int,
) -> int:
    """Return the names of open cards, as many as fit into the given rows."""
    tint = kind(name)
    face = font("label", 28)
    indent = left + 140
    style = fitted(heading, indent - left - 8, "sea", 30)
    page.text((left, y + 31), heading, font=style, fill=FADED, anchor="ls")
    x, row = indent, 0
    if not cards:
        page.text((x, y + 30), say("inis-nothing"), font=face, fill=FADED, anchor="ls")
    for number, card in enumerate(cards):
        wide = round(page.textlength(card, font=face)) + 46
        rest = len(cards) - number
        last_row = row == rows - 1
        if x + wide + (86 if last_row and rest > 1 else 0) > left + width:
            if last_row:
                more = say("inis-more", number=rest)
                page.text((x + 4, y + 31), more, font=face, fill=INK, anchor="ls")
                break
            x, row, y = indent, row + 1, y + CHIP + 6
        box = (x, y, x + wide - 8, y + CHIP - 2)
        page.rounded_rectangle(box, 8, fill=tint.pale, outline=tint.ink, width=2)
        kind_mark(page, name, (x + 19, y + CHIP / 2 - 1), 9, tint.colour)
        page.text((x + 34, y + 30), card, font=face, fill=tint.ink, anchor="ls")
        x += wide
    return y + CHIP + 10
