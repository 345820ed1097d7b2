"""Expansions of the 2nd edition, one package each."""
