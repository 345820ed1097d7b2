"""Contests between stewards, programs and random players.

Outside the rules: here are clocks, processes and files.
"""
