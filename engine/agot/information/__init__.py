"""What each seat knows and sees, and how it is explained."""
