"""How long games take whose players are not always there: ``python -m tests.bench.waiting``."""
