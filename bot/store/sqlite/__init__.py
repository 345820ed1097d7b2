"""The file of the database: opened, written, brought up to date, copied."""
