"""What expansions of A Game of Thrones add to the bot."""
