"""Imagined worlds: they look like the true game, and nothing of them depends on its secrets."""
