"""Pictures: the island and its clashes. ``drawer`` draws them; only it loads Pillow."""
