"""Random games written as records, and replayed by another process: ``python -m tests.replays``."""
