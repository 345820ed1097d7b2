"""What confirms an answer, in a panel and on a page: the button, and what is asked before."""

from __future__ import annotations

from bot.panels.widgets import Asking, widget_for
from bot.play import AnswerView, Play
from bot.ui.layout import Button, Style
from engine.kernel.data import fixed
from engine.kernel.phrase import Phrase

SURE = "sure"
"""What a panel shows while it asks whether the player wants to do nothing."""
FINAL = "final"
"""What a press on "Confirm" carries if the player has seen that the answer is final."""
ANYWAY = "anyway"
"""What a press that gives an answer despite the coach's warning carries."""


@fixed
class Confirmation:
    """The button that gives an answer."""

    label: str
    carried: str
    """What a press on it carries."""
    does_nothing: bool
    """Whether the answer does nothing."""

    def button(self, asking: Asking, label: str = "") -> Button:
        """Make the button of a panel, under another label if there is one."""
        press = asking.press("lock", self.carried)
        style = Style.secondary if self.does_nothing else Style.success
        return Button(self.label if self.does_nothing else label or self.label, press, style)


def confirmation_of(asking: Asking) -> Confirmation | None:
    """Return what gives the chosen answer; ``None`` while it lacks something.

    An answer that loses something and is final never takes only one press.
    """
    widget = widget_for(asking.shape)
    if not asking.step.ready or widget.is_halfway(asking):
        return None
    does_nothing = widget.is_empty(asking) and asking.show != SURE
    carried = FINAL if asking.opens_at_once else ""
    if does_nothing and widget.asks_again(asking):
        carried = ""
    label = asking.own("nothing", "panel-lock-empty") if does_nothing else lock_label(asking)
    return Confirmation(label, carried, does_nothing)


def lock_label(asking: Asking) -> str:
    """Return the label of the button that gives the answer; it names a seat that is not the
    player's own."""
    if asking.behalf is None:
        return asking.localizer("panel-lock")
    return asking.localizer("panel-lock-for", seat=f"seat:{asking.behalf}")


def unconfirmed(asking: Asking, carried: str) -> str | None:
    """Return the id of what to ask before an answer is given; ``None`` if that was asked.

    Nothing was chosen, or all others have answered since the player saw the question.
    """
    if not asking.opens_at_once or carried in (FINAL, ANYWAY):
        return None
    return "panel-sure" if widget_for(asking.shape).is_empty(asking) else "panel-last"


async def caution_of(
    play: Play, user: int, seen: AnswerView, asking: Asking, carried: str
) -> Phrase | None:
    """Return why a player might regret an answer in their first game, unless they have read it."""
    if carried == ANYWAY or seen.met is None:
        return None
    return await play.hints.caution(asking.game, user, asking.number, asking.step.value)


def completes(asking: Asking) -> bool:
    """Return whether the last choice gives the answer, without a button."""
    step = asking.step
    return step.ready and not step.options and widget_for(asking.shape).answers_at_once(asking)


def way_back(asking: Asking) -> list[str] | None:
    """Return the choices without the last one; ``None`` if there is none to take back."""
    if not asking.path:
        return None
    widget = widget_for(asking.shape)
    path = widget.settle(asking.shape, widget.back(asking))
    return None if path == list(asking.path) else path
