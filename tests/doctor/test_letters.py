"""The doctor says whether pictures have what they need for every script."""

import pytest
from PIL import features

from bot.hosting.arabic_shaping import letters


def test_it_says_who_lays_out_arabic_script() -> None:
    """FriBiDi is on the machines that run this suite."""
    assert letters().startswith("Pictures: FriBiDi 1.")


def test_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    """And what is otherwise without it."""
    monkeypatch.setattr(features, "check", lambda feature: False)
    assert "libfribidi0" in letters()
    assert "same letters" in letters()
