"""Tournaments: rounds at several tables, which are paired and played without anyone's help."""
