"""How the bot is doing: what it measures about itself, and how its host can see it."""
