"""Pictures of a game with objectives: the usual map, and a player's own objectives as cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.agot.drawing.drawer import AgotDrawer
from bot.games.agot.drawing.words import drawing_of, say
from bot.games.agot.views import view_of
from bot.render.drawer import NoPicture, Picture
from bot.render.highlight import LIMIT, Highlight, HighlightCard
from bot.render.paint.highlight import paint_placard
from bot.render.words import about, sentence

from .facts import house_of, own

if TYPE_CHECKING:
    from engine.agot.information.view import AgotView as Seen
    from engine.kernel.ruleset import View


class FeastDrawer(AgotDrawer):
    """The drawer of a game with objectives."""

    def draw_hand(self, view: View, palette: str) -> Picture:
        """Draw the objectives of the seat of a view, including its special one.

        Raises `NoPicture` for the view of a spectator.
        """
        seen = view_of(view)
        if seen["seat"] is None:
            raise NoPicture("a spectator has no objectives")
        with drawing_of(self.ruleset):
            shown = placard_of(seen, seen["seat"])
            sheet, alt = paint_placard(shown, palette), _in_words(shown)
        return self._picture(sheet, alt, palette)


def placard_of(view: Seen, seat: str) -> Highlight:
    """Return the objectives of a seat as a placard, fulfilled ones first."""
    told = house_of(view["houses"][seat])
    special = HighlightCard(
        say("hand-special"),
        say("hand-about", points=1, now=int(told is not None and told.get("special", False))),
        say(f"special-objective-{seat}"),
    )
    cards = [
        HighlightCard(
            say(f"objective-{one['id']}"),
            say("hand-about", points=one["points"], now=int(one["now"])),
            say(f"objective-{one['id']}.text"),
        )
        for one in own(view)
    ]
    moment = say(
        "moment",
        round=say("round", number=view["round"]),
        phase=say(f"short-phase-{view['phase']}"),
    )
    title = say("hand-heading")
    return Highlight(view["ruleset"], title, moment, "laurel", (*cards, special))


def _in_words(placard: Highlight) -> str:
    """Return the text of the cards of a placard, each with its worth in points."""
    said = [placard.title, placard.moment]
    said += (about(f"{card.name} ({card.about})", card.text) for card in placard.cards)
    return " ".join(map(sentence, said))[:LIMIT]
