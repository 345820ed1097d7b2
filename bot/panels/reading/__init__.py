"""Panels to read: the board, the log, the rules, stories and statistics."""
