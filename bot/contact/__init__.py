"""How a user is reached, and the panel that they have before them."""
