"""What people have written is shown as they wrote it, and does nothing."""

from __future__ import annotations

import pytest

from bot.text import localizer_for
from bot.text.escape import harmless
from bot.ui.names import escaped
from tests.running.properties import example, given, st

from .markdown import effects

LINKS = ("[a]", "(http://b.c)", "[a](http://b.c)", "[", "](", ")", "https://b.c/x_y", "://")
BRACKETS = [
    "<t:0:R>",
    "<@1>",
    "<@&1>",
    "<#1>",
    "</game-kick:1>",
    "<:a:1>",
    "<id:home>",
    "<http://b>",
]
MARKS = ["@everyone", "@here", "**", "_", "~~", "||", "`", "```", "\\"]
LINES = ("# ", "-# ", "> ", "- ", "* ", "+ ", "1. ", "2) ")
UNSEEN = ("\u202e", "\u2066", "\u200b", "\n", "\x1b[31m", "e\u0301\u0301\u0301\u0301", "\u3164")
PIECES = (*LINKS, *BRACKETS, *MARKS, *LINES, *UNSEEN, "ä")

TEXTS = st.lists(st.sampled_from(PIECES) | st.text(max_size=5), max_size=12).map("".join)


@given(TEXTS)
@example("https://b.c/x_y")
def test_nothing_that_is_written_has_an_effect(text: str) -> None:
    """Whatever pieces of markup stand beside each other, in whatever order and number."""
    assert effects(harmless(text)) == []
    assert effects(escaped(text)) == []
    assert effects(localizer_for("en")("name", of=f"raw:{text}")) == []


@given(st.text(alphabet="abc ,.!?äß", min_size=1).filter(str.strip))
def test_words_stay_as_they_are(text: str) -> None:
    """Nobody's sentence is spoilt."""
    assert harmless(text) == " ".join(text.split())


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("a\nb\u202ec", "a bc"),
        ("\u200b", "…"),
        ("\u3164", "…"),
        ("x" * 600, "x" * 500),
        ("see https://a.example/b_c?d=e.", "see https://a.example/b_c?d=e."),
        ("[a](http://b) [c](http://d)", "\\[a\\](http://b) \\[c\\](http://d)"),
        ("o\u0308\u0304\u0301\u0300n", "o\u0308\u0304n"),
    ],
)
def test_what_is_shown(text: str, shown: str) -> None:
    """A plain link stays one, the second masked link is none either; at most so many characters."""
    assert harmless(text, 500) == shown


def test_a_name_is_no_link() -> None:
    """Nobody advertises by being called like a page."""
    assert "://" not in escaped("https://a.example")
