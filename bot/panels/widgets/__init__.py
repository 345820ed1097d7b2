"""One widget for each shape of answer; a game needs none of its own."""

from __future__ import annotations

from engine.kernel.shapes.base import AnyShape

from .base import Asking, Widget
from .moves import MovesWidget
from .pieces import PiecesWidget
from .shopping import ShoppingWidget
from .simple import (
    AmountWidget,
    ArrangementWidget,
    OneOfWidget,
    RankingWidget,
    SomeOfEachWidget,
    SomeOfWidget,
)
from .tokens import TokensWidget

__all__ = ["WIDGETS", "Asking", "Widget", "widget_for"]

WIDGETS: dict[str, Widget] = {
    widget.form: widget
    for widget in (
        OneOfWidget(),
        SomeOfWidget(),
        SomeOfEachWidget(),
        AmountWidget(),
        ArrangementWidget(),
        RankingWidget(),
        TokensWidget(),
        PiecesWidget(),
        MovesWidget(),
        ShoppingWidget(),
    )
}


def widget_for(shape: AnyShape) -> Widget:
    """Return the widget for a shape.

    Raises LookupError for a form that players are never asked for.
    """
    return WIDGETS[shape.form]
