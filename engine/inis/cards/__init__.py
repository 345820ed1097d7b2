"""What the cards do: one module a kind, one function a card, found by the card's id."""
