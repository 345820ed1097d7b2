"""Contests between stewards, programs and random players.

This is outside the rules: here are clocks, processes and files.
"""
