-- What users bid for seats while their table gathers, until its game begins.

CREATE TABLE seat_bids (
    game     INTEGER NOT NULL REFERENCES games (id),
    user     INTEGER NOT NULL,
    bids     TEXT NOT NULL CHECK (json_valid(bids)),  -- secret until then, by seat
    receipt  TEXT,                                    -- of a table with a log
    PRIMARY KEY (game, user)
) STRICT;
