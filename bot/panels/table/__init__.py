"""Panels of a table: its lobby, settings, host, talks and votes."""
