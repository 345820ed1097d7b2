"""Answering ahead: plans, and standing instructions."""
