"""What is saved of people beyond one game."""
