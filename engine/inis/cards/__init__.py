"""What the cards do, by kind and timing: one function a card, found by the card's id."""
