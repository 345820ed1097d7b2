"""A language from its first file to the last: ``python -m bot.text new LANG``, ``progress LANG``.

A new language has the files of English, with each English message as a comment. A translator
removes the mark of the comment and writes; what is still a comment is said in English.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from .catalog import ENTRY, FALLBACK, UNFINISHED, entries_of, is_whole, on_change
from .glossary import OWN_WORDS
from .localizer import command_words
from .rulebook import Rulebook

ATTRIBUTE = re.compile(r"^ +\.([\w-]+) *=", re.MULTILINE)
RULES = "rules.md"
RULES_TO_TRANSLATE = "rules.english.md"
"""What the English rules are called beside a translation that has none; nothing reads it."""
NOTE = """\
Only hosts who wish for this language have it, until this file is deleted:
`python -m bot.text progress {language}` says what is left, docs/languages.md how to go on.
"""
BOT = Path(__file__).parent.parent


class FileProgress(NamedTuple):
    """How much of a file there is in another language."""

    file: str
    """The path of the English file, from the package of the bot."""
    done: int
    """How many of its messages or paragraphs there are, without those that are in no English."""
    of: int
    """How many English has."""


def begin(language: str, root: Path = BOT) -> list[Path]:
    """Write what a language lacks, as comments, and return the files that were written.

    What is there stays as it is, so this may be repeated when English has grown.
    """
    written = [
        path
        for english in _files(root)
        if (path := _begin_file(english, translated(english, language, root))) is not None
    ]
    shared = root / "text" / language
    glossary = shared / "glossary.toml"
    if not glossary.exists():
        glossary.write_text(_empty_glossary(), "utf-8")
        (shared / UNFINISHED).write_text(NOTE.format(language=language), "utf-8")
        written.append(glossary)
    return written


def progress(language: str, root: Path = BOT) -> list[FileProgress]:
    """Return how much of each file a language has, in the order of the English files."""
    return [
        FileProgress(
            str(english.relative_to(root)),
            len(wanted & _ids(translated(english, language, root))),
            len(wanted),
        )
        for english in _files(root)
        for wanted in [_ids(english)]
    ]


def share(language: str, root: Path = BOT) -> int:
    """Return how much of a language there is, in percent, rounded down."""
    files = progress(language, root)
    return 100 * sum(file.done for file in files) // sum(file.of for file in files)


@cache
def language_name(language: str) -> str:
    """Return how a language that is offered calls itself, and how much of it there is unless it is
    whole."""
    name = command_words(language)("language-name")
    return name if is_whole(language) else f"{name} ({share(language)} %)"


on_change(language_name.cache_clear)


def _files(root: Path) -> Iterator[Path]:
    for path in sorted(root.rglob(f"{FALLBACK}/**/*")):
        if path.suffix == ".ftl" or path.name == RULES:
            yield path


def translated(english: Path, language: str, root: Path = BOT) -> Path:
    """Return the file or the folder of a language that belongs to an English one."""
    parts = english.relative_to(root).parts
    return root.joinpath(*(language if part == FALLBACK else part for part in parts))


def _ids(path: Path) -> set[str]:
    """Return the ids of a file's messages, with their attributes, or the numbers of its rules."""
    if not path.is_file():
        return set()
    text = path.read_text("utf-8")
    if path.name == RULES:
        return {paragraph.number for paragraph in Rulebook.read(text, FALLBACK).paragraphs}
    return {
        name
        for id, entry in entries_of(text).items()
        for name in (id, *(f"{id}.{found}" for found in ATTRIBUTE.findall(entry)))
        if not name.startswith(OWN_WORDS)
    }


def _begin_file(english: Path, path: Path) -> Path | None:
    path.parent.mkdir(parents=True, exist_ok=True)
    text = english.read_text("utf-8")
    if english.name == RULES:
        copy = path.with_name(RULES_TO_TRANSLATE)
        if path.exists() or copy.exists():
            return None
        copy.write_text(text, "utf-8")
        return copy
    if not path.exists():
        path.write_text(_as_comments(text), "utf-8")
        return path
    there = path.read_text("utf-8")
    known = entries_of(there).keys() | entries_of(_uncommented(there)).keys()
    lacking = [entry for id, entry in entries_of(text).items() if id not in known]
    if not lacking:
        return None
    path.write_text(f"{there.rstrip()}\n\n{_as_comments(''.join(lacking))}", "utf-8")
    return path


def _as_comments(text: str) -> str:
    lines = text.split("\n")
    return "\n".join(line if line == "" or line.startswith("#") else f"# {line}" for line in lines)


def _uncommented(text: str) -> str:
    return "\n".join(
        line.removeprefix("# ") for line in text.split("\n") if ENTRY.match(line.removeprefix("# "))
    )


def _empty_glossary() -> str:
    """Return a glossary without translations: the terms for which other languages have some."""
    known = tomllib.loads((BOT / "text" / "hu" / "glossary.toml").read_text("utf-8"))["terms"]
    lines = ["# Take the mark away where the language has settled on words, the best first."]
    for game, terms in known.items():
        lines += ["", f"[terms.{game}]", *(f'# "{term}" = [""]' for term in terms)]
    return "\n".join(lines) + "\n"
