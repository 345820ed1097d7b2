"""Answering ahead: plans, their conditions, and standing instructions."""
