"""``python -m bot.text``: begin a translation, see how much of it there is, and what is wrong.

``new LANG`` writes its files, ``progress LANG`` counts what is translated, and ``check LANG``
compares it with English.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter

from babel import Locale, UnknownLocaleError

from .check import by_kind, faults
from .progress import begin, progress, share


def main() -> int:
    """Do a chore and print what came of it; return 1 if something is missing or wrong."""
    parser = argparse.ArgumentParser(prog="python -m bot.text", description=__doc__)
    chores = parser.add_subparsers(dest="chore", required=True)
    for chore, purpose in (
        ("new", "write the files of a language, with English as comments"),
        ("progress", "count what is translated, by file"),
    ):
        chores.add_parser(chore, help=purpose).add_argument("language", help="such as de")
    check = chores.add_parser("check", help="hold a translation against English")
    check.add_argument("language", help="such as ru")
    check.add_argument("--kind", help="only faults of this kind")
    check.add_argument("--place", default="", help="only folders with this in their path")
    chosen = parser.parse_args()
    match chosen.chore:
        case "new":
            return _new(chosen.language)
        case "progress":
            return _progress(chosen.language)
    return _check(chosen.language, chosen.kind, chosen.place)


def _new(language: str) -> int:
    try:
        Locale.parse(language.replace("-", "_"))
    except (ValueError, UnknownLocaleError):
        sys.stdout.write(f"No language has the tag {language}.\n")
        return 1
    written = begin(language)
    sys.stdout.write("".join(f"{path}\n" for path in written) or "Nothing is missing.\n")
    return 0


def _progress(language: str) -> int:
    files = progress(language)
    sys.stdout.writelines(
        f"{100 * file.done // file.of:>4} %  {file.done:>5} of {file.of:<5} {file.file}\n"
        for file in files
    )
    sys.stdout.write(f"{share(language):>4} %  of {language}\n")
    return 0 if all(file.done == file.of for file in files) else 1


def _check(language: str, kind: str | None, place: str) -> int:
    found = [
        fault
        for fault in sorted(faults(language))
        if kind in (None, fault.kind) and place in fault.place
    ]
    lines = [str(fault) for fault in found]
    lines.append(by_kind(Counter(fault.kind for fault in found)) or "Nothing is wrong.")
    sys.stdout.write("\n".join(lines) + "\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
