# What hosting brings with it: upgrades, backups, limits, health.

trouble-pinned = This game waits: it was played by rules that this version of the bot does not have, and cannot go on by the present ones. Nothing of it is lost, and whoever runs the bot has been told.
table-pinned = The bot was updated, and this game cannot go on by its present rules. It waits as it is, with all clocks stopped; nothing is lost. Whoever runs the bot has been told.
table-unpinned = The bot was updated again, and this game goes on where it stood.
table-rules-changed = The bot was updated, and some rule is read differently from now on. What has happened in this game stands as it is.
table-asked-again = The bot was updated, and some rule is read differently from now on. What was answered last does not fit it; it is asked again.
table-restored = The bot was restored from a backup of { $at }. Whatever was answered since is asked again, and buttons from then are out of date.
card-pinned = ### { $title }
    This game waits for another version of the bot. Nothing of it is lost.

## Limits

flood-wait = That was a lot at once. Please wait a moment, then go on.
trouble-too-many-games = You host { $number } games already, and that is as many as one person can here. End one of them first.
trouble-server-full = This server has { $number } games already, and that is as many as it can have. Some of them must end first.

## How the bot is

health-not-yours = This is for whoever runs the bot: the owner of its application, or a member of its team.
health-version = **Ravenry { $version }**, running for { $time }
health-latency = Heartbeat to Discord and back: { $ms } ms
health-games = Games: { $running } running, { $lobby } waiting for players, { $over } over
health-pinned = ⚠ { $number ->
    [one] One game waits
   *[other] { $number } games wait
} for another version of the bot; the log and "python -m bot doctor --dry-run" say why.
health-awaited = Answers awaited: { $awaited }, of which { $overdue } overdue
health-outbox-empty = Nothing waits to be sent.
health-outbox = Messages that wait to be sent: { $number }, the oldest for { $time }
health-replies = Replies: usually { $usual }, 1 in 100 over { $slow }, at most { $most } ({ $number } so far)
health-pictures = Pictures: usually { $usual }, 1 in 100 over { $slow }, at most { $most } ({ $number } so far)
health-writes = Saving: usually { $usual }, 1 in 100 over { $slow }, at most { $most } ({ $number } so far)
health-backup = Last backup: { $at }
health-backup-none = ⚠ There is no backup yet.
health-backup-failed = ⚠ The last backup failed: { $why }
health-no-fault = No error since the start.
health-fault = Last error, { $at }: { $text }
