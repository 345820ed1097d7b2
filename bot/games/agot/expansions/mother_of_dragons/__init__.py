"""What Mother of Dragons says and shows that no other edition does."""
