"""Some of several things, in no order."""

from __future__ import annotations

from collections.abc import Sequence

from bot.ui.layout import Choice, Layout
from bot.ui.limits import OPTIONS, ROW_BUTTONS
from bot.ui.press import Press
from engine.kernel.shape import WrongPath
from engine.kernel.shapes import SomeOf

from .base import Asking, Widget, name_of, page_of


class SomeOfWidget(Widget):
    """One select that takes several choices, with those made so far preselected."""

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
                Choice(
                    id,
                    name_of(asking, id),
                    None if above else notes.get(id),
                    chosen=id in asking.path,
                    emblem=asking.emblem(id),
                )
                for id in shown
            ],
            asking.voice(
                "panel-choose-exactly" if exact else "panel-choose-some",
                least=shape.least,
                most=shape.most,
            ),
            least=0,
            most=max(min(shape.most - elsewhere, len(shown)), 1),
        )
        self.turn_pages(layout, asking, page, len(ids))

    def follow(self, asking: Asking, press: Press, values: Sequence[str]) -> list[str]:
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
        """Ask only if the button cannot say what choosing none means."""
        return not asking.voice.knows(f"nothing-{asking.kind}")

    def chosen(self, asking: Asking) -> list[str]:
        """Name what is chosen."""
        return [name_of(asking, id) for id in asking.path]

    def retrace(self, shape: SomeOf, value: Sequence[str]) -> list[str]:
        """Name what the answer names."""
        return [f"{shape.kind}:{t}" for t in value]

    @staticmethod
    def _shape(asking: Asking) -> SomeOf:
        assert isinstance(asking.shape, SomeOf)
        return asking.shape
