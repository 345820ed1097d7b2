"""The panel of a first game: one idea at most, few words and few buttons."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace

from bot.coach.ideas import Course, Idea
from bot.coach.moments import (
    events_of_round,
    idea_at,
    latest,
    moment_of,
    moment_of_page,
    page_before,
    round_over,
)
from bot.games.registry import plugin_of
from bot.panels.reading.board import AT
from bot.panels.reading.rules import rule_button
from bot.panels.widgets import Asking, widget_for
from bot.play import LogLine, SeatView
from bot.posts.awaited import thinking_line
from bot.text import Localizer, Plain
from bot.ui.custom_id import CustomId
from bot.ui.layout import CALLING, CALM, Button, Layout, Style
from bot.ui.names import moment, seat_name
from engine.kernel.data import fixed
from engine.kernel.phrase import Phrase

from ..turn.confirmation import ANYWAY, confirmation_of, way_back
from ..turn.news import defeats_in_words, divided, said
from ..turn.question import add_question, asking_of, nothing_asked, page_button, undo_button

MOST = 140
"""The most words of a panel."""
USUAL = 75
"""The usual number of words, which news and notes do not exceed."""
FULL = 125
"""The most words with the outcome of the player's own battle; choices come on top of it."""
BUTTONS = 6
"""The most buttons of a panel."""

GO_ON = "on/"
"""What a press that continues from an idea with a panel of its own carries."""


@fixed
class TaughtPanel:
    """A panel of a first game, with the idea that it explains."""

    layout: Layout
    idea: Idea | None = None
    moment: str = ""
    told: tuple[int, ...] = ()
    """The places of the log whose news it shows, as far as they concern the player."""
    said: frozenset[int] = frozenset()
    """The places of the log whose news it shows."""


def taught_panel(
    hand: SeatView,
    course: Course,
    say: Localizer,
    *,
    notice: str = "",
    changing: bool = False,
    show: str = "",
    has_page: bool = False,
) -> TaughtPanel:
    """Build the panel: an idea on a panel of its own, or the question with one above it.

    The notice is as long as the rest leaves room for. With ``has_page``, the seat has a page, too.
    """

    def built(notice: str) -> TaughtPanel:
        return _panel(hand, course, say, notice, changing=changing, show=show, has_page=has_page)

    panel = built(_short(notice, USUAL))
    over = words_in(panel.layout) - MOST
    if over <= 0 or not notice:
        return panel
    # A panel that is still full has no room for more news than before.
    return built(_short(notice, min(len(notice.split()), USUAL) - over - 1))


def _panel(
    hand: SeatView,
    course: Course,
    say: Localizer,
    notice: str,
    *,
    changing: bool,
    show: str,
    has_page: bool,
) -> TaughtPanel:
    asking = asking_of(hand, say, show)
    calls = asking is not None and (changing or not hand.answered)
    layout = Layout(CALLING if calls else CALM).text(notice)
    layout.text(
        say(
            "coach-heading",
            seat=seat_name(hand.seat, say),
            moment=Plain(moment(hand.view, say)),
        )
    )
    if asking is None or not calls:
        layout.text(nothing_asked(hand, say)).text(thinking_line(hand, say))
        told, shown = _news(layout, hand, say)
        return TaughtPanel(_ways(layout, hand, say, None, has_page), told=told, said=shown)
    asking = replace(asking, showing=True, lean=True)
    game = hand.info.id
    if not asking.path and not changing:
        page = page_before(course, hand)
        over = round_over(hand) if page is None or page.round > 1 else ""
        if over and (lines := _looking_back(hand, say)):
            layout.text(lines).buttons(_on(game, over, say))
            return TaughtPanel(layout)
        if page is not None:
            layout.text(_explained(page, hand, say))
            layout.buttons(_on(game, page.id, say), *_about(page, hand, say))
            return TaughtPanel(layout, page, moment_of_page(hand))
    idea = idea_at(course, hand, asking.path)
    if idea is not None:
        layout.text(_explained(idea, hand, say))
    layout.spot().rule()
    _ask(layout, asking, hand)
    _ways(layout, hand, say, idea, has_page)
    before = _said_before(hand, course, say, asking, has_page)
    if before is None:
        return TaughtPanel(layout, idea, moment_of(hand, asking.path))
    told, shown = _news(layout, hand, say, without=before, paged=_said_on_pages(hand, course))
    return TaughtPanel(layout, idea, moment_of(hand, asking.path), told, shown)


def warning(hand: SeatView, say: Localizer, reason: Phrase) -> Layout:
    """Warn of the consequences of an answer, and offer to reconsider or to continue."""
    asking = asking_of(hand, say)
    assert asking is not None
    layout = Layout(CALLING).text(say("coach-wait", reason=Plain(say.say(reason))))
    layout.text(_short("\n".join(widget_for(asking.shape).chosen(asking)), USUAL))
    again = CustomId(hand.info.id, "panel", arg="again")
    return layout.buttons(
        Button(say("coach-again"), again, Style.primary),
        Button(say("coach-anyway"), asking.press("lock", ANYWAY)),
    )


def words_in(layout: Layout) -> int:
    """Count the words of a panel, including those on its buttons and what its menus are called."""
    parts = (layout.words, *layout.menus, *(button.label for button in layout.pressable))
    return sum(len(part.split()) for part in parts)


def _explained(idea: Idea, hand: SeatView, say: Localizer) -> str:
    figures = plugin_of(hand.info.ruleset).figures(hand.view, hand.seat, latest(hand, own=idea.own))
    return say("coach-idea", text=Plain(say(idea.text, **figures)))


def _on(game: int, what: str, say: Localizer) -> Button:
    return Button(say("coach-on"), CustomId(game, "coach", arg=f"{GO_ON}{what}"), Style.primary)


def _looking_back(hand: SeatView, say: Localizer) -> str:
    """Return three lines about the finished round: what went well, what it cost, what is next."""
    plugin = plugin_of(hand.info.ruleset)
    events = events_of_round(hand, plugin.round_ends)
    phrases = plugin.look_back(hand.view, hand.seat, events)
    if not phrases:
        return ""
    lines = [
        say(id, what=Plain(say.say(phrase)))
        for id, phrase in zip(("coach-well", "coach-cost", "coach-next"), phrases, strict=True)
    ]
    return "\n".join([say("coach-round-over", round=int(hand.view["round"]) - 1), *lines])


def _about(idea: Idea, hand: SeatView, say: Localizer) -> list[Button]:
    """Return the buttons that lead to more about an idea."""
    game, ways = hand.info.id, []
    if idea.more:
        number = say.paragraph(Phrase(idea.text), idea.more)
        ways.append(replace(rule_button(game, number, say), label=say("coach-more")))
    if idea.zoom:
        ways.append(Button(say("coach-show"), CustomId(game, "map", arg=f"{AT}{idea.zoom}")))
    return ways


def _ways(
    layout: Layout, hand: SeatView, say: Localizer, idea: Idea | None, has_page: bool
) -> Layout:
    """Add further buttons, as far as there is room for them."""
    game = hand.info.id
    ways = [] if idea is None else _about(idea, hand, say)
    if hand.hinted and hand.question is not None and not hand.answered:
        ways.append(Button(say("hint-open"), CustomId(game, "hint")))
    if has_page:
        ways.append(page_button(game, say))
    ways.append(Button(say("panel-map"), CustomId(game, "map")))
    if hand.undoable:
        ways.append(undo_button(hand, say))
    return layout.buttons(*ways[: max(0, BUTTONS - len(layout.pressable))])


def _ask(layout: Layout, asking: Asking, hand: SeatView) -> None:
    """Add the question, the choices so far, the options, and the button that gives the answer."""
    say, widget, step = asking.localizer, widget_for(asking.shape), asking.step
    add_question(layout, asking)
    layout.text(_in_view(widget.chosen(asking), MOST // 3, say("panel-preview", line="")))
    confirmation = confirmation_of(asking)
    if confirmation is not None and asking.path:
        follows = [
            say("panel-preview", line=Plain(say.say(f.phrase)))
            for f in asking.shape.preview(step.value)
        ]
        layout.text(_fitting(follows, MOST // 4))
    prompt = asking.prompt()
    if prompt and step.options and widget.prompts:
        layout.text(prompt)
    widget.fill(layout, asking)
    buttons = []
    if confirmation is not None:
        buttons.append(confirmation.button(asking))
    if way_back(asking) is not None:
        buttons.append(Button(say("panel-back"), asking.press("back")))
    layout.buttons(*buttons)


def _said_before(
    hand: SeatView, course: Course, say: Localizer, asking: Asking, has_page: bool
) -> frozenset[int] | None:
    """Return the news that earlier panels of a question have shown; None if nothing is left.

    The first panel of a question shows news, and the one after the first choice the rest of them.
    """
    widget = widget_for(asking.shape)
    start = widget.settle(asking.shape, ())
    if asking.show:
        return None
    if list(asking.path) == start:
        return frozenset()
    if widget.settle(asking.shape, widget.back(asking)) != start:
        return None
    first = taught_panel(replace(hand, draft=()), course, say, has_page=has_page).said
    # What explains a battle says all that happened in it.
    return None if first & defeats_in_words(hand, say).keys() else first


def _said_on_pages(hand: SeatView, course: Course) -> frozenset[int]:
    """Return the news that ideas with panels of their own have said before this question."""
    kinds = {
        f"event-{kind}"
        for page in course.ideas
        if page.page and (hand.met or {}).get(page.id) == moment_of_page(hand)
        for kind in page.events
    }
    return frozenset(told.number for told in hand.told if told.id in kinds)


def _news(
    layout: Layout,
    hand: SeatView,
    say: Localizer,
    *,
    without: Collection[int] = (),
    paged: Collection[int] = (),
) -> tuple[tuple[int, ...], frozenset[int]]:
    """Add the news since the last answer, as far as the panel has words left.

    What concerned the player comes first; how their battles ended is said, and a battle that they
    have lost is explained beside it, even where that takes the panel's last words. What they have
    just answered is not repeated.
    Nor is what was shown before (``without``), or said on a panel of its own (``paged``), of which
    only the sums of a battle are left. Return the places of the log that are shown: of what
    concerned the player, and of everything.
    """
    mine, others = divided(hand)
    why, ended = defeats_in_words(hand, say), plugin_of(hand.info.ruleset).battle_decided
    used, lines = words_in(layout), dict[int, str]()
    decisive = {told.number for told in mine if told.id == f"event-{ended}"} | why.keys()
    mine_first = sorted(mine, key=lambda told: (told.number not in decisive, -told.number))
    for told in (*mine_first, *reversed(others)):
        reasons = [f"-# - {reason}" for reason in why.get(told.number, ())]
        known = told.number in without or _answered(hand, told)
        if known or (told.number in paged and not reasons):
            continue
        sentence = [] if told.number in paged else [f"-# {said(hand, told, say)}"]
        left = (FULL if told.number in decisive else USUAL) - used
        line = _whole("\n".join([*sentence, *reasons]), left) or _whole("".join(sentence), left)
        if not line:
            break
        used += len(line.split())
        lines[told.number] = line
    layout.fill_in("\n".join(lines[number] for number in sorted(lines)))
    return tuple(t.number for t in mine if t.number in lines), frozenset(lines)


def _answered(hand: SeatView, told: LogLine) -> bool:
    """Return whether news only repeat what the player has answered themselves."""
    outline = plugin_of(hand.info.ruleset).outline
    if told.id.removeprefix("event-") not in outline.answers:
        return False
    seats = [
        str(value).partition(":")[2]
        for value in told.params.values()
        if str(value).partition(":")[0] in outline.seat_kinds
    ]
    return seats[:1] in ([], [hand.seat])


def _whole(text: str, most: int) -> str:
    """Return a text, or nothing if it has more words."""
    return text if len(text.split()) <= most else ""


def _fitting(lines: Iterable[str], most: int) -> str:
    """Return as many of the first lines as have at most a number of words."""
    kept: list[str] = []
    for line in lines:
        most -= len(line.split())
        if most < 0:
            break
        kept.append(line)
    return "\n".join(kept)


def _in_view(lines: Sequence[str], most: int, mark: str) -> str:
    """Return lines of about so many words, among them the one that begins with a mark."""
    marked = next((n for n, line in enumerate(lines) if line.startswith(mark.strip())), 0)
    first = 0
    while first < marked and len(" ".join(lines[first : marked + 1]).split()) > most:
        first += 1
    shown = _fitting(lines[first:], most).splitlines()
    cut = first + len(shown) < len(lines)
    return "\n".join([*(["…"] if first else []), *shown, *(["…"] if cut else [])])


def _short(text: str, most: int) -> str:
    """Return a text cut to at most a number of words; bold is closed where it is cut."""
    words: Sequence[str] = text.split(" ")
    if len(words) <= most:
        return text
    kept = " ".join(words[: max(0, most)])
    return f"{kept}{'**' * (kept.count('**') % 2)} …"
