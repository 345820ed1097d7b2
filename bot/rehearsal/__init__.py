"""``python -m bot.rehearsal``: the first live evening, check by check, on a real server."""
