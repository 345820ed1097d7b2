"""Every verb of a press: what a button, a select or a form asks for. There is no other list."""

from __future__ import annotations

from typing import Literal, get_args

Verb = Literal[
    # The lobby, and seats that are free.
    "join",
    "leave",
    "fill",
    "start",
    "learn",
    "seat",
    "take-seat",
    "rematch",
    # Looking.
    "panel",
    "map",
    "zoom",
    "hand",
    "what-if",
    "log",
    "kept",
    "past",
    "rule",
    "help",
    "receipt",
    "statistics",
    "profile",
    # What is agreed and preferred, and the host's panel.
    "setup",
    "agree",
    "run",
    "aye",
    "nay",
    "reach",
    "prefer",
    "data",
    "instruct",
    "interject",
    "preset",
    "plan",
    "note",
    "noted",
    "hint",
    # An answer, step by step.
    "take",
    "pick",
    "put",
    "go",
    "show",
    "back",
    "clear",
    "lock",
    "change",
    "keep",
    "withdraw",
    "undo",
    # An answer by form: forms to open, and forms that were sent.
    "type",
    "fill-in",
    "typed",
    "filled",
]

VERBS: frozenset[Verb] = frozenset(get_args(Verb))
