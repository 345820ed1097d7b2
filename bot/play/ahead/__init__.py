"""Answers before their questions: plans, instructions and free actions."""
