"""Pictures: the map and its battles; ``drawer`` draws them, and only it loads Pillow."""
