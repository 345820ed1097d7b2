"""How the bot is: what it measures about itself, and how its host can see it."""
