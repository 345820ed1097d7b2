"""Answering ahead: plans, what will be asked, and standing instructions."""
