-- All games of a bot are in one database: SQLite numbers games and proposals, going on after the
-- highest number that was given, and no row of the outbox was written in another database.

DROP TABLE numbers;
ALTER TABLE outbox DROP COLUMN origin;
