-- Being told that one is next, for those who want to be; such a message goes when it has passed.

ALTER TABLE settings ADD COLUMN next INTEGER NOT NULL DEFAULT 0;
ALTER TABLE notices ADD COLUMN next INTEGER NOT NULL DEFAULT 0;
    -- whether it only says who comes next
