"""``python -m bot.text check LANG``: print what a translation lacks, and what is wrong with it."""

from __future__ import annotations

import argparse
import sys
from collections import Counter

from .check import by_kind, faults


def main() -> int:
    """Print all faults, with their numbers by kind; return 1 if there are any."""
    parser = argparse.ArgumentParser(prog="python -m bot.text", description=__doc__)
    chores = parser.add_subparsers(dest="chore", required=True)
    check = chores.add_parser("check", help="hold a translation against English")
    check.add_argument("language", help="such as ru")
    check.add_argument("--kind", help="only faults of this kind")
    check.add_argument("--place", default="", help="only folders with this in their path")
    chosen = parser.parse_args()
    found = [
        fault
        for fault in sorted(faults(chosen.language))
        if chosen.kind in (None, fault.kind) and chosen.place in fault.place
    ]
    lines = [str(fault) for fault in found]
    lines.append(by_kind(Counter(fault.kind for fault in found)) or "Nothing is wrong.")
    sys.stdout.write("\n".join(lines) + "\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
