"""What reaches whom in a round of play: messages, edits, pictures and notifications, counted."""
