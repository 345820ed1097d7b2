# What players say to each other: in public, in private, and what they declare.

## In public; everybody may read all of it, and it stays in the log

table-said = **{ $seat }**: { $text }
table-allied = **{ $seat }** declares an alliance with **{ $ally }**. Alliances are not binding. { $ally } can declare it too: { COMMAND("say") }.
table-allied-both = **{ $seat }** and **{ $ally }** are allied. Alliances are not binding; each can end this one at any time.
table-alliance-ended = **{ $seat }** ends the alliance with **{ $ally }**.

done-said = ✓ Posted in the channel in the name of your seat.
done-said-later = ✓ Noted. The bot cannot write in the channel now; it will post this there, in the right order, as soon as it can.
done-allied = ✓ Declared in the channel. It is not binding, and the bot does not enforce it.
done-alliance-ended = ✓ Ended, and announced in the channel.

trouble-say-less = Too many messages at once. Please try again in 30 seconds.
trouble-ally-oneself = You cannot ally with yourself.
trouble-already-allied = You have already declared that. { $seat } has to declare it too for both to be allied.
trouble-not-allied = There is no alliance between you and { $seat }.

## In private

talk-name = Game { $game } · { $seats }
talk-opening = ### Private thread of { $players }
    -# Game { $game }
talk-warning =
    {"**"}Who else can read this?** The server's owner, its administrators, and everyone with the permission **Manage Threads**: at any time, without being seen. A player who takes over one of these seats later can read all of it too.
    Nothing agreed here is binding. For words that nobody else may ever read, write to each other directly.
talk-here = ✓ Your private thread: { $thread }
talk-again = ✓ You already have this private thread: { $thread }
talk-back = -# { $seat } returns to this thread. { $users }
talk-joined = { $user } plays { $seat } from now on and joins this thread. They can read everything above.
talk-left = { $user } no longer plays { $seat } and was removed from this thread. They could read everything above until now.
talk-lacks = The bot cannot open a private thread here: it lacks { $permissions } in { $channel }. Someone who manages the channel can allow it. Until then, write to each other directly.
talk-no-place = Private threads need a text channel, and this game is not played in one. Write to each other directly.
talk-locked = Your private thread { $thread } is locked; someone who may manage threads can unlock it. Until then, write to each other directly.
talk-failed = Discord did not let the bot open the thread just now. Please try again later.
talk-not-added = ⚠ The bot could not add { $users }: they may have left the server.
trouble-talk-alone = Name at least one other player to talk to.
trouble-nobody-to-talk-to = Nobody plays { $seat }, so there is no one to talk to.
trouble-talk-public = This table has agreed to talk in public only. Post in the channel, or offer a public deal.
trouble-talk-spoken = This table has agreed to talk in public only, and nobody knows who plays whom. Speak with { COMMAND("say") }, or offer a public deal.
trouble-talk-relayed = This table has agreed that the bot carries all talk: use { COMMAND("talk") }.
trouble-faceless = At this table nobody knows who plays whom, so no player can be named.
relay-title = Message to { $seats }
relay-label = What the bot should say for you
relay-answer = Answer
relay-done = ✓ Sent to { $seats } in a direct message, in the name of your seat: { $text }
relay-note = -# Anyone who takes no direct messages from the bot does not get it.
table-relayed = **{ $seat }** writes to { $seats }: { $text }
trouble-tournament = The rules of a tournament hold at this table, so this is not possible.
trouble-talk-none = This table has agreed that players do not talk.

permission-create-private-threads = Create Private Threads
without-create-private-threads = Without it, players cannot open private threads with each other.

## How the game stands

overview-title = ### { $title }
    { $moment }
overview-awaited = **Waiting for { $what }:**
overview-since = ○ { $seat } · since { $since }
overview-since-due = ○ { $seat } · since { $since } · due { $due }
overview-stopped = ○ { $seat } · since { $since } · the clock is stopped
overview-waits = ○ { $seat }
overview-answered = ✓ { $seat }
overview-discreet = **Waiting for responses.** Who may respond is not shown.
overview-over = The game is over.
overview-alliances = **Alliances** (not binding)
overview-allied = - { $one } and { $other }, since { $since }
overview-declared = - { $one } with { $other }, not declared in return, since { $since }
overview-log = Log
