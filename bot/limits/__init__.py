"""How often, how much and with which rights: limits on others, and Discord's on the bot."""
