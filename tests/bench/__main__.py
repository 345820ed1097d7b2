"""``python -m tests.bench``: the figures of the rules (``tests/bench/rules.py``)."""

from .rules import main

raise SystemExit(main())
