"""The coach of first games: what each idea of a game is, and when it first matters."""
