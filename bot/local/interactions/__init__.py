"""What people do that a bot answers: commands, components, and its callbacks."""
