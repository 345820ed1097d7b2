"""A walk through every kind of question on a phone: how many taps, and what is seen.

``python -m tests.walk`` (``make walk``) brings every kind of question about in a real bot, answers
it on the stand-in's page in headless Chromium as a person would, counts the taps, keeps pictures of
everything it saw in ``build/walk``, and writes the table of ``docs/taps.md`` anew.
"""
