"""Stewards: they answer from what their seat may know, and the same every time."""
