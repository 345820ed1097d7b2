"""What every panel and command uses: layouts, Discord's limits, names, forms, replies."""
