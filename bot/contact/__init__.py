"""Where a user is reached, and which panel they have before them."""
