"""What the stand-in answers to the requests of Discord's interface, by their subject."""
