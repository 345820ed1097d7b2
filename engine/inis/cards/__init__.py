"""What the cards do, by kind and timing: a function for each card, registered by its id."""
