"""What the bot says and shows only in Mother of Dragons."""
