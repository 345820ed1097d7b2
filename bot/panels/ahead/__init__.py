"""Panels for what is answered ahead: plans and standing instructions."""
