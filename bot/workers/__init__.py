"""Work off the event loop: drawing, stewards, hints and checks of records in child processes."""
