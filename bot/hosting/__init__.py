"""What a host relies on: backups, the lock on the database, health and checks of the rules."""
