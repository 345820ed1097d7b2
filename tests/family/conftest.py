"""What holds for tests of rules: whatever the rules say has words."""

from tests.words import everything_said_has_words

__all__ = ["everything_said_has_words"]
