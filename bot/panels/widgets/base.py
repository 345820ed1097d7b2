"""What all widgets share: the steps of a shape as buttons or selects, and the choices in words.

A widget holds no state. A player's choices so far are a path, which the table saves; what else a
panel shows, such as the page of a long list, is in the ``custom_id`` of its buttons and selects.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import field, replace
from typing import Any, ClassVar

from discord.ui import Modal

from bot.games.plugin import GamePlugin
from bot.games.registry import plugin_of
from bot.parsing import LONGEST, ParseResult, read_path
from bot.parsing.normalize import retyped, with_ordinals
from bot.text import Localizer, Plain, message_id
from bot.text.grammar import ISOLATES, capitalized
from bot.text.names import is_thing
from bot.ui.custom_id import CustomId, Verb, mark_of
from bot.ui.layout import Button, Layout, SelectOption, Style
from bot.ui.limits import OPTIONS, ROW_BUTTONS
from bot.ui.modals import Text, form
from bot.ui.names import subject_of
from engine.kernel.data import fixed
from engine.kernel.phrase import Param, Phrase, PhraseLine, Refusal
from engine.kernel.shapes.base import AnyShape, Option, Step, WrongPath

from .names import called, layouts, typing_words

SHORT = 34
"""How many characters of a button's label a phone shows."""

LONGEST_ID = 60
"""The longest option id that a ``custom_id`` has room for; longer ones go by number."""

LEAN = 2
"""How many options are shown as buttons if a panel should have few of them."""

BY_NUMBER = "#"


@fixed
class Asking:
    """A question as one player sees it, with the choices made so far."""

    game: int
    number: int
    kind: str
    params: Mapping[str, Param]
    shape: AnyShape
    path: tuple[str, ...]
    localizer: Localizer
    opens_at_once: bool
    """Whether the answer takes effect immediately, because nobody else is awaited."""
    seat: str = ""
    """The player's seat."""
    view: Mapping[str, Any] = field(default_factory=dict)
    """What the player may see of the game."""
    showing: bool = False
    """Whether the question is being asked, and not only put into words."""
    briefing: Sequence[PhraseLine] = ()
    """The game's briefing for the decision."""
    show: str = ""
    """What the panel shows: a page or a place."""
    lean: bool = False
    """Whether the panel should have few buttons and few words."""
    ahead: bool = False
    """Whether the question is still to come, and is being planned for."""
    beside: tuple[Button, ...] = ()
    """What a panel offers beside the first answer."""

    @property
    def plugin(self) -> GamePlugin:
        """What the bot knows about the game."""
        return plugin_of(str(self.view.get("ruleset", "")))

    @property
    def behalf(self) -> str | None:
        """The seat for which the player decides, if not their own."""
        return None if self.ahead else subject_of(self.view, self.seat)

    @property
    def subject(self) -> str:
        """The seat that the question is about."""
        return self.behalf or self.seat

    @property
    def words(self) -> str:
        """The question in words; a game may word one that a player is asked for another seat
        differently."""
        id = f"ask-{self.kind}"
        if self.behalf is not None and self.localizer.knows(f"{id}-for"):
            asked = {**self.params, "for": f"seat:{self.behalf}"}
            return self.localizer.say(Phrase(f"{id}-for", asked))
        return self.localizer.say(Phrase(id, self.params))

    @property
    def step(self) -> Step:
        """The step that the path has led to."""
        return self.shape.step(self.path)

    def along(self, path: Sequence[str], show: str = "") -> Asking:
        """Return the same question with other choices."""
        return replace(self, path=tuple(path), show=show)

    def press(self, verb: Verb, arg: str = "") -> CustomId:
        """Return a press that belongs to the question and the choices shown."""
        return CustomId(self.game, verb, self.number, mark_of(self.path), arg)

    def label(self, option: Option) -> str:
        """Return the name of an option."""
        return capitalized(self.apart(option.id, self.localizer.say(option.label)))

    def apart(self, thing: str, name: str) -> str:
        """Return a name with what tells the thing apart from others of that name."""
        if not self.view:
            return name
        return self.plugin.named_apart(thing, name, self.view, self.localizer)

    def emblem(self, thing: str) -> str | None:
        """Return the name of the emoji of a thing, if the game has one."""
        return self.plugin.emblems.get(thing)

    def names(self, option: Option) -> Sequence[str]:
        """Return the names under which an option can be typed."""
        id = option.id.partition(":")[2]
        if not is_thing(option.id):
            return self.label(option), id
        plain = self.localizer.say(option.label)
        return (*dict.fromkeys((self.label(option), plain)), id, *called(self.localizer, option.id))

    def note(self, option: Option) -> str | None:
        """Return the note on an option: on its present state, or in general on what it names."""
        if option.note is not None:
            return self.localizer.say(option.note)
        always = f"{message_id(option.id)}.note"
        if self.localizer.knows(always):
            return self.localizer(always)
        return self.here(option.id) or None

    def here(self, id: str) -> str:
        """Describe the present state of something to choose, if the game has words for it."""
        return self.plugin.here(id, self.view, self.subject, self.localizer) if self.view else ""

    @property
    def pieces(self) -> Mapping[str, Mapping[str, int]]:
        """The pieces by place that the question is about, if the game shows them."""
        return self.plugin.pieces(self.view, self.subject) if self.view else {}

    @property
    def places(self) -> Collection[str]:
        """All places of the board, if the game names them."""
        return self.plugin.places(self.view) if self.view else ()

    def own(self, id: str, otherwise: str) -> str:
        """Return a message in the words for this kind of question, if there are any."""
        special = f"{id}-{self.kind}"
        return self.localizer(special if self.localizer.knows(special) else otherwise)

    def prompt(self) -> str:
        """Return what to choose, or nothing if the question itself says it."""
        prompt = self.step.prompt
        return self.localizer.say(prompt) if prompt else ""


class Widget:
    """What shows the steps of one shape of answer."""

    form: ClassVar[str]
    prompts: ClassVar[bool] = True
    """Whether the prompts of the steps are shown above what can be chosen."""
    explains: ClassVar[bool] = True
    """Whether the panel says why an answer is not complete."""
    stepwise: ClassVar[bool] = True
    """Whether an answer takes several choices, so that going back and reviewing them make sense."""

    def fill(self, layout: Layout, asking: Asking) -> None:
        """Add the choices to the layout."""
        step = asking.step
        if step.options:
            self.offer(layout, asking, step.options)

    def follow(self, asking: Asking, press: CustomId, values: Sequence[str]) -> list[str]:
        """Return the path after a press.

        Raises WrongPath if it was not offered.
        """
        if press.verb != "take":
            raise WrongPath(press.verb)
        chosen = values or (press.arg,)
        if any(c.startswith(BY_NUMBER) for c in chosen):
            options = asking.step.options
            chosen = [options[int(c.removeprefix(BY_NUMBER))].id for c in chosen]
        return self.settle(asking.shape, [*asking.path, *chosen])

    def hindrance(self, asking: Asking, path: Sequence[str]) -> Refusal | None:
        """Return why a path of several steps that are possible one by one leads nowhere, if so.

        Raises WrongPath if a step of it is not offered.
        """
        asking.shape.step(path)
        return None

    def read(self, asking: Asking, text: str) -> ParseResult:
        """Read an answer typed as text, perhaps with "1." as a word, or on another keyboard."""
        reading = self.parse(asking, text)
        if not reading.problems:
            return reading
        for again in (*with_ordinals(text), *retyped(text, layouts(asking.localizer))):
            other = self.parse(asking, again)
            if other.understood and not other.problems:
                return other
        return reading

    def parse(self, asking: Asking, text: str) -> ParseResult:
        """Read an answer typed as text, letter by letter as it was typed."""
        shape = asking.shape
        words = typing_words(asking.localizer, asking.kind)

        def settle(path: Sequence[str]) -> list[str]:
            return self.settle(shape, path)

        return read_path(text, shape, asking.names, settle, words)

    def example(self, asking: Asking) -> str:
        """Return a typed answer to this question as an example; empty if there is none."""
        path = self.settle(asking.shape, ())
        said: list[str] = []
        while (step := asking.shape.step(path)).options and not (step.ready and said):
            option = step.options[0]
            said.append(asking.apart(option.id, asking.localizer.say(option.label)))
            path = self.settle(asking.shape, [*path, option.id])
        return " ".join(said)

    def spelled(self, asking: Asking) -> str:
        """Return the chosen answer as it could be typed; empty if it cannot be typed."""
        text = self.type_out(asking)
        try:
            reading = self.read(asking.along(()), text)
            read = asking.shape.step(reading.path) if text and not reading.problems else None
        except WrongPath:
            read = None
        if read is None or read.value != asking.step.value:
            return ""
        return ISOLATES.sub("", text)

    def type_out(self, asking: Asking) -> str:
        """Return what was chosen as text that can be typed."""
        said = []
        for at, id in enumerate(asking.path):
            step = asking.shape.step(asking.path[:at])
            if not is_forced(step):
                chosen = [o for o in step.options if o.id == id]
                said += [asking.apart(id, asking.localizer.say(o.label)) for o in chosen]
        return " ".join(said)

    def unused(self, reading: ParseResult, text: str) -> str:
        """Return the part of a typed text that had no effect, which the form shows again."""
        return text

    def form_for(self, asking: Asking, press: CustomId, unused: str = "") -> Modal | None:
        """Build the form that a press opens, if any: for an answer as text.

        ``unused`` is the part of an earlier text that had no effect.
        """
        if press.verb != "type":
            return None
        say = asking.localizer
        field = Text(say("typed-label"), say("typed-hint"), unused[:LONGEST], most=LONGEST)
        return form(asking.press("typed"), say("typed-title"), [field])

    def filled(
        self, asking: Asking, press: CustomId, values: Sequence[str]
    ) -> tuple[ParseResult, str]:
        """Return the path that a form of selects leads to, and what the panel shows then.

        Raises WrongPath; only some widgets have such a form.
        """
        raise WrongPath(press.verb)

    def show_after(self, asking: Asking, press: CustomId, values: Sequence[str]) -> str:
        """Return what the panel shows after a press."""
        return (values[0] if values else press.arg) if press.verb == "show" else ""

    def back(self, asking: Asking) -> list[str]:
        """Return the path one step back; forced choices are undone with it."""
        path = list(asking.path)
        for length in range(len(path) - 1, -1, -1):
            if self.settle(asking.shape, path[:length]) != path:
                return path[:length]
        return path

    def settle(self, shape: AnyShape, path: Sequence[str]) -> list[str]:
        """Follow the path as long as there is no choice."""
        settled = list(path)
        step = shape.step(settled)
        while is_forced(step) and len(settled) < 100:
            settled.append(step.options[0].id)
            step = shape.step(settled)
        return settled

    def answers_at_once(self, asking: Asking) -> bool:
        """Return whether the answer is given with the last choice, without a confirming press."""
        return False

    def is_empty(self, asking: Asking) -> bool:
        """Return whether the present answer would do nothing."""
        return not asking.path

    def asks_again(self, asking: Asking) -> bool:
        """Return whether a player who does nothing is asked to confirm that."""
        return True

    def is_halfway(self, asking: Asking) -> bool:
        """Return whether a choice is only half made, so that nothing can be locked in yet."""
        return False

    def chosen(self, asking: Asking) -> list[str]:
        """Return the choices so far in words, one line each."""
        lines = []
        for at, id in enumerate(asking.path):
            for option in asking.shape.step(asking.path[:at]).options:
                if option.id == id:
                    note = asking.note(option)
                    label = asking.label(option)
                    lines.append(
                        asking.localizer("with-note", what=Plain(label), note=Plain(note))
                        if note
                        else asking.localizer("panel-chosen", what=Plain(label))
                    )
        return lines

    def retrace(self, shape: Any, value: Any) -> list[str]:
        """Return a path that leads to an answer."""
        raise NotImplementedError

    # -- pieces of a panel ----------------------------------------------------------------------

    def offer(
        self,
        layout: Layout,
        asking: Asking,
        options: Sequence[Option],
        *,
        verb: Verb = "take",
        placeholder: str | None = None,
    ) -> None:
        """Show options as buttons if they are few and short, else as a select, page by page.

        Notes on the options are shown above the buttons, or in the select.
        """
        options = list(options)
        labels = [asking.label(o) for o in options]
        # The panel's mark ensures that the number still means the same option.
        ids = [
            o.id if len(o.id) <= LONGEST_ID else f"{BY_NUMBER}{n}" for n, o in enumerate(options)
        ]
        notes = [asking.note(o) for o in options]
        few = LEAN if asking.lean else ROW_BUTTONS
        if len(options) <= few and all(len(x) <= SHORT for x in labels):
            self.explain(layout, asking, list(zip(labels, notes, strict=True)))
            first, *others = (
                Button(
                    label,
                    asking.press(verb, id),
                    Style.primary,
                    emblem=asking.emblem(option.id),
                )
                for option, id, label in zip(options, ids, labels, strict=True)
            )
            layout.buttons(first, *asking.beside, *others)
            return
        choices = [
            SelectOption(id, label, note, emblem=asking.emblem(option.id))
            for option, id, label, note in zip(options, ids, labels, notes, strict=True)
        ]
        # Nobody would find an action on the last page, so actions are buttons.
        apart = len(choices) > OPTIONS or bool(asking.beside)
        ways = [c for c, o in zip(choices, options, strict=True) if apart and _is_way(o)]
        listed = [c for c in choices if c not in ways]
        buttons = [Button(c.label, asking.press(verb, c.value)) for c in ways]
        if asking.beside:
            layout.buttons(*buttons, *asking.beside)
        self.pages(layout, asking, listed, verb, placeholder or asking.prompt())
        if not asking.beside:
            layout.buttons(*buttons)

    def explain(
        self, layout: Layout, asking: Asking, things: Sequence[tuple[str, str | None]]
    ) -> None:
        """Add the notes on things, a line for each."""
        layout.text(
            "\n".join(
                asking.localizer("option-note", what=Plain(label), note=Plain(note))
                for label, note in things
                if note
            )
        )

    def pages(
        self,
        layout: Layout,
        asking: Asking,
        choices: Sequence[SelectOption],
        verb: Verb,
        placeholder: str,
    ) -> None:
        """Show a select of single choices; a long list one page at a time."""
        page = page_of(asking.show, len(choices))
        shown = choices[page * OPTIONS : (page + 1) * OPTIONS]
        layout.select(
            asking.press(verb, str(page) if page else ""),
            shown,
            placeholder or asking.own("pick", "panel-choose"),
        )
        self.turn_pages(layout, asking, page, len(choices))

    def turn_pages(self, layout: Layout, asking: Asking, page: int, choices: int) -> None:
        """Add buttons to the previous and next page, if there are any."""
        last = (choices - 1) // OPTIONS
        if last > 0:
            say = asking.localizer
            layout.buttons(
                Button(
                    say("panel-page-before"),
                    asking.press("show", f"page{page - 1}"),
                    disabled=page == 0,
                ),
                Button(
                    say("panel-page-after", page=page + 1, pages=last + 1),
                    asking.press("show", f"page{page + 1}"),
                    disabled=page == last,
                ),
            )


def _is_way(option: Option) -> bool:
    """Return whether an option is an action, not a thing to choose."""
    return option.id.startswith("choice:") and option.note is None and len(option.id) <= LONGEST_ID


def page_of(show: str, choices: int) -> int:
    """Return the page to show, limited to the pages that there are."""
    number = show.removeprefix("page")
    page = int(number) if show.startswith("page") and number.isdecimal() else 0
    return min(page, max(choices - 1, 0) // OPTIONS)


def is_forced(step: Step) -> bool:
    """Return whether a step offers only one thing, which has to be taken."""
    return len(step.options) == 1 and not step.ready and step.at_most == 1


def name_of(asking: Asking, thing: str) -> str:
    """Return the name of a thing, given as ``kind:id``."""
    return asking.apart(thing, asking.localizer.say(Phrase("name", {"of": thing})))
