"""Clocks of seats, and time that is given back."""
