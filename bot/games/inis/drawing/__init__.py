"""Pictures: the island and its clashes; ``drawer`` draws them, and is all that loads Pillow."""
