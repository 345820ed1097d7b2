# What hosting brings with it: upgrades, backups, limits, health.

trouble-pinned = This game waits: it was played by rules that this version of the bot does not have, and cannot go on by the present ones. Nothing of it is lost, and whoever runs the bot has been told.
table-pinned = The bot was updated, and this game cannot go on by its present rules. It waits as it is, with all clocks stopped; nothing is lost. Whoever runs the bot has been told.
table-unpinned = The bot was updated again, and this game goes on where it stood.
table-rules-changed = The bot was updated, and some rule is read differently from now on. What has happened in this game stands as it is.
table-asked-again = The bot was updated, and some rule is read differently from now on. What was answered last does not fit it; it is asked again.
table-restored = The bot was restored from a backup of { $at }. Whatever was answered since is asked again, and buttons from then are out of date.
card-pinned = ### { $title }
    This game waits for another version of the bot. Nothing of it is lost.
