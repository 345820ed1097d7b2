-- No number that others can read counts messages or deals: nonces are made with a secret, and the
-- ids of deals are drawn, so that their order stands in a column of its own.

DELETE FROM kv WHERE key = 'nonce-prefix';

ALTER TABLE deals ADD COLUMN place INTEGER NOT NULL DEFAULT 0;
UPDATE deals SET place = id;
