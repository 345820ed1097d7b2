"""Some of several things, in no order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.text import Plain
from bot.ui.custom_id import CustomId
from bot.ui.layout import Button, Layout, SelectOption, Style
from bot.ui.limits import OPTIONS, ROW_BUTTONS
from engine.kernel.shapes import (
    Amount,
    Arrangement,
    OneOf,
    Ranking,
    SomeOf,
    SomeOfEach,
    option_of,
)
from engine.kernel.shapes.base import WrongPath

from .base import SHORT, Asking, Widget, name_of, page_of


class AmountWidget(Widget):
    """The widget for an amount: numbers as buttons or in a select.

    A single press answers if the answer can still be changed because others are awaited.
    """

    form = "amount"
    stepwise = False

    def answers_at_once(self, asking: Asking) -> bool:
        """Return whether others are awaited."""
        return not asking.opens_at_once

    def retrace(self, shape: Amount[Any], value: Any) -> list[str]:
        """Return the path to the number that makes an answer."""
        for number in range(shape.least, shape.most + 1):
            path = [f"number:{number}"]
            if shape.step(path).value == value:
                return path
        raise WrongPath(())


class ArrangementWidget(Widget):
    """The widget for an order: one thing after another, best first. The last of a group is placed
    automatically."""

    form = "arrangement"

    def chosen(self, asking: Asking) -> list[str]:
        """Return the things in the chosen order, or the whole order if it is complete."""
        step = asking.step
        if step.ready:
            kind = self._shape(asking).kind
            ids = [f"{kind}:{t}" for group in step.value for t in group]
        else:
            ids = list(asking.path)
        say = asking.localizer
        return [
            say("place-of", place=at, what=Plain(name_of(asking, id)))
            for at, id in enumerate(ids, 1)
        ]

    def retrace(self, shape: Arrangement, value: Sequence[Sequence[str]]) -> list[str]:
        """Return the path that chooses all but the last of each group."""
        return [f"{shape.kind}:{t}" for group in value for t in group[:-1]]

    @staticmethod
    def _shape(asking: Asking) -> Arrangement:
        assert isinstance(asking.shape, Arrangement)
        return asking.shape


class RankingWidget(Widget):
    """The widget for a ranking: one thing after another, the most wanted first."""

    form = "ranking"

    def chosen(self, asking: Asking) -> list[str]:
        """Return the things with their places."""
        say = asking.localizer
        return [
            say("place-of", place=at, what=Plain(name_of(asking, id)))
            for at, id in enumerate(asking.path, 1)
        ]

    def show_after(self, asking: Asking, press: CustomId, values: Sequence[str]) -> str:
        """Return the page of a long list from which something was taken."""
        if press.verb == "take" and values:
            return f"page{press.arg or 0}"
        return super().show_after(asking, press, values)

    def retrace(self, shape: Ranking, value: Sequence[str]) -> list[str]:
        """Return the path of the things that the answer names."""
        return [shape.ids[thing] for thing in value]


class OneOfWidget(Widget):
    """The widget for one of many: buttons or a select for each step; the player reviews the answer
    before giving it."""

    form = "one-of"
    stepwise = False

    def fill(self, layout: Layout, asking: Asking) -> None:
        """Add the choices; in a plan, few answers get a button each."""
        ways = self._whole(asking)
        if not ways:
            super().fill(layout, asking)
            return
        layout.buttons(
            *(
                Button(label, asking.press("go", str(n)), Style.primary)
                for n, label in enumerate(ways)
            )
        )

    def follow(self, asking: Asking, press: CustomId, values: Sequence[str]) -> list[str]:
        """Return the path of a whole answer, or one step further."""
        if press.verb != "go":
            return super().follow(asking, press, values)
        keys = list(self._shape(asking).answers)
        if not press.arg.isdecimal() or int(press.arg) >= len(keys):
            raise WrongPath(press.arg)
        return list(keys[int(press.arg)])

    @classmethod
    def _whole(cls, asking: Asking) -> list[str]:
        """Return the label of every answer of several steps, if they are few and short."""
        keys = list(cls._shape(asking).answers)
        several = any(len(key) > 1 for key in keys)
        if not asking.ahead or asking.path or not several or len(keys) > ROW_BUTTONS:
            return []
        labels = []
        for key in keys:
            steps = [asking.shape.step(key[:at]).options for at in range(len(key))]
            parts = [
                asking.label(option)
                for options, id in zip(steps, key, strict=True)
                for option in options
                if option.id == id
            ]
            labels.append(asking.localizer("go-way").join(parts))
        return labels if all(len(label) <= SHORT for label in labels) else []

    @staticmethod
    def _shape(asking: Asking) -> OneOf[Any]:
        assert isinstance(asking.shape, OneOf)
        return asking.shape

    def retrace(self, shape: OneOf[Any], value: Any) -> list[str]:
        """Return the choices that make an answer."""
        return list(shape.path_to(value))


class SomeOfWidget(Widget):
    """The widget for some of several things: one select that takes several choices, with those made
    so far preselected."""

    form = "some-of"

    def fill(self, layout: Layout, asking: Asking) -> None:
        """Add the select; its selection is the whole choice on its page."""
        shape = self._shape(asking)
        ids = [f"{shape.kind}:{t}" for t in shape.things]
        if not ids:
            return
        page = page_of(asking.show, len(ids))
        shown = ids[page * OPTIONS : (page + 1) * OPTIONS]
        elsewhere = sum(id not in shown for id in asking.path)
        notes = {o.id: asking.note(o) for o in shape.step(()).options if o.id in shown}
        above = len(ids) <= ROW_BUTTONS
        if above:
            self.explain(layout, asking, [(name_of(asking, id), notes.get(id)) for id in shown])
        exact = shape.least == shape.most
        layout.select(
            asking.press("pick", str(page)),
            [
                SelectOption(
                    id,
                    name_of(asking, id),
                    None if above else notes.get(id),
                    chosen=id in asking.path,
                    emblem=asking.emblem(id),
                )
                for id in shown
            ],
            asking.localizer(
                "panel-choose-exactly" if exact else "panel-choose-some",
                least=shape.least,
                most=shape.most,
            ),
            least=0,
            most=max(min(shape.most - elsewhere, len(shown)), 1),
        )
        self.turn_pages(layout, asking, page, len(ids))

    def follow(self, asking: Asking, press: CustomId, values: Sequence[str]) -> list[str]:
        """Replace what was chosen on a page."""
        if press.verb != "pick":
            return super().follow(asking, press, values)
        shape = self._shape(asking)
        ids = [f"{shape.kind}:{t}" for t in shape.things]
        page = page_of(f"page{press.arg}", len(ids))
        shown = ids[page * OPTIONS : (page + 1) * OPTIONS]
        if any(v not in shown for v in values):
            raise WrongPath(values)
        chosen = {*(id for id in asking.path if id not in shown), *values}
        path = [id for id in ids if id in chosen]
        if len(path) > shape.most:
            raise WrongPath(path)
        return path

    def asks_again(self, asking: Asking) -> bool:
        """Return whether to ask: only if the button cannot say what choosing none means."""
        return not asking.localizer.knows(f"nothing-{asking.kind}")

    def chosen(self, asking: Asking) -> list[str]:
        """Return the names of the chosen things."""
        return [name_of(asking, id) for id in asking.path]

    def retrace(self, shape: SomeOf, value: Sequence[str]) -> list[str]:
        """Return the path of the things that the answer names."""
        return [f"{shape.kind}:{t}" for t in value]

    @staticmethod
    def _shape(asking: Asking) -> SomeOf:
        assert isinstance(asking.shape, SomeOf)
        return asking.shape


class SomeOfEachWidget(SomeOfWidget):
    """The widget for some things out of each of several groups: a select for each group."""

    form = "some-of-each"

    def fill(self, layout: Layout, asking: Asking) -> None:
        """Add a select for each group, with the things that are chosen preselected."""
        shape = self._groups(asking)
        for place, group in enumerate(shape.groups):
            layout.select(
                asking.press("pick", str(place)),
                [
                    SelectOption(
                        id,
                        name_of(asking, id),
                        asking.note(option_of(id)),
                        chosen=id in asking.path,
                        emblem=asking.emblem(id),
                    )
                    for id in (f"{shape.kind}:{thing}" for thing in group.things)
                ],
                asking.localizer.say(group.label),
                least=0,
                most=group.number,
            )

    def follow(self, asking: Asking, press: CustomId, values: Sequence[str]) -> list[str]:
        """Replace what was chosen of a group."""
        if press.verb != "pick":
            return Widget.follow(self, asking, press, values)
        shape = self._groups(asking)
        if not press.arg.isdecimal() or int(press.arg) >= len(shape.groups):
            raise WrongPath(press.arg)
        group = shape.groups[int(press.arg)]
        offered = [f"{shape.kind}:{thing}" for thing in group.things]
        if any(value not in offered for value in values) or len(values) > group.number:
            raise WrongPath(values)
        chosen = {*(id for id in asking.path if id not in offered), *values}
        return [id for id in (f"{shape.kind}:{thing}" for thing in shape.things) if id in chosen]

    @staticmethod
    def _groups(asking: Asking) -> SomeOfEach:
        assert isinstance(asking.shape, SomeOfEach)
        return asking.shape
