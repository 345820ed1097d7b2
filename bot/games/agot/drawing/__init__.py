"""Pictures: the map and its battles. ``drawer`` draws them; only it loads Pillow."""
