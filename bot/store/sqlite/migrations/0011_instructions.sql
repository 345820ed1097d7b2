-- A seat's instructions for questions that go to everybody who might have an answer. Secret.

CREATE TABLE instructions (
    game   INTEGER NOT NULL REFERENCES games (id),
    seat   TEXT NOT NULL,
    given  TEXT NOT NULL CHECK (json_valid(given)),   -- a list, as the ruleset writes it
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;
