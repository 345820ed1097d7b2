"""The posts of the bot for a table: its status message, the board, notices, proposals."""
