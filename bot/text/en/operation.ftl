# What hosting brings with it: upgrades, backups, limits, health.

trouble-pinned = This game is on hold: it was played by rules that this version of the bot no longer has. Nothing is lost, and the person who runs the bot has been told.
trouble-past-rules = This game was played by earlier rules, so this version of the bot cannot show its board. Its record is kept.
table-pinned = The bot was updated, and this game cannot go on under the new rules. It is on hold, with all clocks stopped; nothing is lost. The person who runs the bot has been told.
table-unpinned = The bot was updated again, and this game goes on from where it was.
table-set-aside = The saved data of game { $game } cannot be read. The game is on hold, with all clocks stopped. The person who runs the bot has been told.
table-said-blocked = Your message in game { $game } was not posted: the server's automatic moderation blocks something in it. Say it in other words with { COMMAND("say") }.
table-blocked = A message of game { $game } was not posted, because the server's automatic moderation blocks something in it. You can find it in { COMMAND("log") }. Anyone who manages the server can exempt the bot's role: Server settings, AutoMod.
table-stuck = A step in game { $game } failed and will be retried. The person who runs the bot has been told.
table-halted = The game is on hold: the bot's rules allow no next step from here. This is a fault of the bot, not of the players. All clocks are stopped, and the person who runs the bot has been told.
table-halted-host = Game { $game } is on hold: the bot's rules allow no next step from here. All clocks are stopped. If there is an earlier moment, the table votes on rewinding the game to it. The person who runs the bot has been told.
table-rules-changed = The bot was updated, and some rules now work differently. What has happened in this game still stands.
table-asked-again = The bot was updated, and some rules now work differently. The last answer no longer fits them, so its question is asked again.
table-restored = The bot was restored from a backup of { $at }. Everything answered since then is asked again, and buttons posted since then no longer work.
card-pinned = ### { $title }
    This game is on hold until the bot is updated. Nothing is lost.

## Limits

flood-wait = Too many presses at once. Please wait a moment, then go on.
server-not-served = This bot plays only on servers chosen by the person who runs it, and this is not one of them. Ask them to add this server, or play on another one.
trouble-too-many-games = You host as many games as one person can host here: { $number }. End one of them first.
trouble-server-full = This server has as many games as it can have: { $number }. One of them must end first.

## How the bot is

health-not-yours = This is for the person who runs the bot (the owner of its application, or a member of its team), and for those who manage the server.
health-here = ### The bot, and the games of this server
health-version = **Ravenry { $version }**, running for { $time }
health-latency = Heartbeat to Discord and back: { $ms } ms
health-shards = Shards: { $count }
health-shard = · Shard { $shard }: { $servers ->
    [one] 1 server
   *[other] { $servers } servers
}, { $ms } ms
health-shard-away = · ⚠ Shard { $shard } is not connected ({ $servers ->
    [one] 1 server
   *[other] { $servers } servers
})
health-games = Games: { $running } running, { $lobby } waiting for players, { $over } over
health-pinned = ⚠ { $number ->
    [one] One game is
   *[other] { $number } games are
} on hold until the bot is updated; the log and “python -m bot doctor --dry-run” say why.
health-lost = ⚠ { $number ->
    [one] One game has
   *[other] { $number } games have
} lost their channel; { COMMAND("game move") } moves a game to another one.
health-awaited = Waiting for answers: { $awaited }, of which { $overdue } overdue
health-outbox-empty = No messages are waiting to be sent.
health-outbox = Messages waiting to be sent: { $number }, the oldest for { $time }
health-direct = ⚠ Discord lets the bot open no new direct messages. Until { $until }, players to whom it has never written are mentioned in their channels instead.
health-task = ⚠ The task { $task } keeps failing ({ $why }); the log says more.
health-replaced = Helper processes replaced since the start: { $number }
health-replies = Replies: usually { $usual }, 1 in 100 over { $slow }, at most { $most } ({ $number } so far)
health-pictures = Pictures: usually { $usual }, 1 in 100 over { $slow }, at most { $most } ({ $number } so far)
health-writes = Saving: usually { $usual }, 1 in 100 over { $slow }, at most { $most } ({ $number } so far)
health-backup = Last backup: { $at }
health-backup-none = ⚠ There is no backup yet.
health-backup-failed = ⚠ The last backup failed: { $why }
health-no-fault = No errors since the start.
health-fault = Last error, { $at }: { $text }

## Beside the bot's name

presence = { $games ->
    [0] /game new · /help
   *[other] /help · 🎲 { $games }
}
