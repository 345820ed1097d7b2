"""What the bot posts for a table: its card, the board, notices, proposals."""
