"""The heuristics of Inis for stewards: judgment, and quick answers."""
