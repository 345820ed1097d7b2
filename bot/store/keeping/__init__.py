"""Whose the data are, how long they are kept, and what follows from that."""
