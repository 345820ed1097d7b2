"""A running game: its state, what it waits for, how it is saved, undone and rewound."""
