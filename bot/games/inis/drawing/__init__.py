"""Pictures: the island and its clashes; ``drawer`` draws them, and only it loads Pillow."""
