"""A decision seen afterwards: what a player did, and what a steward would have done, on the board.

Only its player ever sees it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from bot.games.registry import plugin_of
from bot.render.palettes import DEFAULT
from bot.render.words import speaking
from engine.kernel.ask import Seat
from engine.kernel.data import fixed
from engine.kernel.event import EventData
from engine.kernel.ruleset import View

if TYPE_CHECKING:
    from bot.render.drawer import Picture
    from bot.render.paint.caption import Sample


LIMIT = 1000
"""The most characters that a description may have."""


@fixed
class Hindsight:
    """A decision of a seat with another answer, both in words. Secret."""

    seat: Seat
    step: int
    """How many steps of the record had been taken before it."""
    heading: str
    taken: str
    better: str
    reason: str
    """Empty if there is nothing to say."""
    view: View
    """What the seat saw then."""
    did: Sequence[EventData] = ()
    """What followed immediately from its answer."""
    instead: Sequence[EventData] = ()
    """What would have followed from the other one."""
    tokens: Mapping[str, str] | None = None
    """The tokens that it placed, if that was asked."""
    others: Mapping[str, str] | None = None
    """Those of the other answer."""

    @property
    def moves(self) -> tuple[list[EventData], list[EventData]]:
        """The moves of each answer that are not moves of the other."""
        tale = plugin_of(self.view["ruleset"]).tale
        both = (self.did, self.instead), (self.instead, self.did)
        own, other = (
            [event for event in one if event not in rest and tale.ways(event)] for one, rest in both
        )
        return own, other

    @property
    def placed(self) -> tuple[dict[str, str], dict[str, str]]:
        """The tokens of each answer where the other has another one, or none."""
        own, other = dict(self.tokens or {}), dict(self.others or {})
        return (
            {place: token for place, token in own.items() if other.get(place) != token},
            {place: token for place, token in other.items() if own.get(place) != token},
        )

    @property
    def places(self) -> set[str]:
        """The places where the answers differ."""
        return {place for tokens in self.placed for place in tokens} | {*self._trodden()}

    def _trodden(self) -> Iterator[str]:
        tale = plugin_of(self.view["ruleset"]).tale
        for events in self.moves:
            for event in events:
                for _, origin, place in tale.ways(event):
                    yield from (origin, place)

    @property
    def described(self) -> str:
        """Both answers in words, for those who do not see the picture."""
        return f"{self.taken}\n{self.better}"[:LIMIT]

    @property
    def words(self) -> str:
        """All of it in words."""
        return "\n".join(filter(None, (self.heading, self.taken, self.better, self.reason)))


def paint_hindsight(one: Hindsight, language: str, palette: str = DEFAULT) -> Picture:
    """Draw both answers on the board, or what the decision was about, if they do not differ there.

    Pillow is loaded here. Raises `NoPicture` for a game without pictures.
    """
    from bot.games.pictures import draw, draw_battle, draw_hand
    from bot.render.paint.caption import CaptionLine, with_caption
    from bot.render.paint.look import Look

    ruleset = one.view["ruleset"]
    plugin = plugin_of(ruleset)
    if not one.places and plugin.battle_in(one.view):
        picture = draw_battle(one.view, palette=palette, language=language)
    elif not one.places and plugin.hands_are_secret:
        picture = draw_hand(one.view, palette=palette, language=language)
    else:
        own, other = one.moves
        regions = plugin.regions_of(one.places) if one.places else ()
        picture = draw(
            one.view,
            happened=own,
            instead=other,
            personal=plugin.compared(one.view, *one.placed) if any(one.placed) else None,
            zoom=regions[0] if len(regions) == 1 else None,
            palette=palette,
            language=language,
        )
    solid, hollow = _samples(one)
    lines = [CaptionLine(one.taken, solid), CaptionLine(one.better, hollow)]
    colour = Look(ruleset, palette).livery(one.seat).colour
    with speaking(language):
        return with_caption(picture, lines, colour)


def _samples(one: Hindsight) -> tuple[Sample | None, Sample | None]:
    """Return the marks of both answers, if the board shows them."""
    if any(one.placed):
        return "token", "dashed token"
    return ("arrow", "hollow arrow") if one.places else (None, None)
