"""A language begins with all of English beside it, grows file by file, is offered when whole."""

from pathlib import Path
from shutil import copytree

import pytest

from bot.text import catalog, language_of, languages
from bot.text import progress as counting
from bot.text.progress import BOT, RULES_TO_TRANSLATE, begin, language_name, progress, share


@pytest.fixture
def words(tmp_path: Path) -> Path:
    """A folder with a little English: shared words, and a game's with its rules."""
    (tmp_path / "text" / "en").mkdir(parents=True)
    (tmp_path / "text" / "en" / "a.ftl").write_text(
        "# What is said.\n\nhello = Hello\n    .short = Hi\nbye = Bye\n", "utf-8"
    )
    game = tmp_path / "games" / "ludo" / "words" / "en"
    game.mkdir(parents=True)
    (game / "b.ftl").write_text("die = Die\n", "utf-8")
    (game / "rules.md").write_text("# 1 Dice\n1.1 Throw one.\n", "utf-8")
    return tmp_path


def test_a_new_language_has_all_files_with_english_as_comments(words: Path) -> None:
    """Each file stands where it belongs, and says nothing yet."""
    begin("de", words)
    text = (words / "text" / "de" / "a.ftl").read_text("utf-8")
    assert text == "# What is said.\n\n# hello = Hello\n#     .short = Hi\n# bye = Bye\n"
    assert (words / "games/ludo/words/de" / RULES_TO_TRANSLATE).read_text("utf-8").startswith("# 1")
    assert [(file.done, file.of) for file in progress("de", words)] == [(0, 1), (0, 2), (0, 3)]
    assert share("de", words) == 0


def test_what_is_translated_is_counted_and_stays(words: Path) -> None:
    """A message counts with its attributes; beginning again changes nothing that is there."""
    begin("de", words)
    path = words / "text" / "de" / "a.ftl"
    path.write_text("hello = Hallo\n    .short = Na\n# bye = Bye\n", "utf-8")
    assert begin("de", words) == []
    assert path.read_text("utf-8") == "hello = Hallo\n    .short = Na\n# bye = Bye\n"
    assert progress("de", words)[-1] == ("text/en/a.ftl", 2, 3)
    assert share("de", words) == 33


def test_what_english_has_learned_since_is_added(words: Path) -> None:
    """A message that is new in English stands at the end of the file, as a comment."""
    begin("de", words)
    english = words / "text" / "en" / "a.ftl"
    english.write_text(english.read_text("utf-8") + "thanks = Thanks\n", "utf-8")
    assert begin("de", words) == [words / "text" / "de" / "a.ftl"]
    assert (
        (words / "text/de/a.ftl").read_text("utf-8").endswith("# bye = Bye\n\n# thanks = Thanks\n")
    )


def test_english_is_all_there() -> None:
    """Whoever is whole counts as whole, in each file."""
    assert {language: share(language) for language in languages()} == dict.fromkeys(
        languages(), 100
    )


def test_an_unfinished_language_is_offered_only_where_the_host_wishes(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """It is in no menu and for no locale; where it is wished for, its name says how much it is."""
    copytree(BOT / "text" / "hu", tmp_path / "hu")
    (tmp_path / "hu" / catalog.UNFINISHED).touch()
    monkeypatch.setattr(catalog, "SHARED", tmp_path)
    monkeypatch.setattr(counting, "share", lambda language: 42)
    monkeypatch.setenv(catalog.WISHED, "")
    try:
        catalog.wish_for("")
        assert languages() == ()
        assert language_of("hu") == "en"
        catalog.wish_for("fr, hu")
        assert languages() == ("hu",)
        assert language_of("hu") == "hu"
        assert language_name("hu") == "magyar (42 %)"
    finally:
        monkeypatch.undo()
        catalog.languages.cache_clear()
        catalog._tell()
