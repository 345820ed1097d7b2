"""The effects of the cards, by kind and timing: a function for each card, registered by its id."""
