-- The clocks of a game stand still while the bot cannot see its channel, and go on from there.

ALTER TABLE games ADD COLUMN hidden REAL;                 -- since when the channel is not seen; NULL: it is
