"""The health of the bot: its measurements of itself, and how its host can see them."""
