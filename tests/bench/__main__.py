"""``python -m tests.bench``: how fast the rules and the pictures are."""

import sys

from . import render, rules

status = rules.main()
sys.stdout.write("\nPictures of a crowded board, medians on one core\n")
for name, figure in render.rows():
    sys.stdout.write(f"{name:<36}{figure}\n")
raise SystemExit(status)
