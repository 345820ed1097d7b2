"""Pictures: the map and its battles; ``drawer`` draws them, and is all that loads Pillow."""
