# What players say to each other: in public, in private, and what they declare.

## In public; everybody may read all of it, and it stays in the log

table-said = **{ $seat }**: { $text }
table-allied = **{ $seat }** declares an alliance with **{ $ally }**. It binds nobody. { $ally } can declare it too: { COMMAND("say") }.
table-allied-both = **{ $seat }** and **{ $ally }** are allied. It binds neither of them; each can end it at any time.
table-alliance-ended = **{ $seat }** ends the alliance with **{ $ally }**.

done-said = ✓ Said in the channel, in the name of your seat.
done-said-later = ✓ Noted. The bot cannot write in the channel now; it says this there, in its place, as soon as it can.
done-allied = ✓ Declared in the channel. It binds nobody, and the bot holds nobody to it.
done-alliance-ended = ✓ Ended, and told in the channel.

trouble-say-less = The table has a lot to hear already. Please say it again in half a minute.
trouble-ally-oneself = You cannot ally with yourself.
trouble-already-allied = You have declared that already. { $seat } has to declare it too for both to be allied.
trouble-not-allied = There is no alliance between you and { $seat }.

## In private

talk-name = Game { $game } · { $seats }
talk-opening = ### A talk between { $players }
    -# Game { $game }
talk-warning =
    {"**"}Who else can read this?** The server's owner, its administrators, and everybody with the permission **Manage Threads**: at any time, without being seen. Whoever takes over one of these seats later reads all of it as well.
    What is agreed here binds nobody. For words that nobody else may ever read, write to each other directly.
talk-here = ✓ Your talk: { $thread }
talk-again = ✓ You have this talk already: { $thread }
talk-back = -# { $seat } comes back to this talk. { $users }
talk-joined = { $user } plays { $seat } from here on and joins this talk. They can read everything above.
talk-left = { $user } no longer plays { $seat } and was taken out of this talk. They have read everything above.
talk-lacks = I cannot open a talk here: I lack { $permissions } in { $channel }. Whoever manages the channel can allow it. Until then, write to each other directly.
talk-no-place = Talks are private threads of a text channel, and this game is not played in one. Write to each other directly.
talk-locked = Your talk { $thread } is locked; whoever may manage threads can unlock it. Until then, write to each other directly.
talk-failed = Discord did not let me open the talk just now. Please try again in a while.
talk-not-added = ⚠ I could not add { $users }: they may have left the server.
trouble-talk-alone = Name at least one other player to talk to.
trouble-nobody-to-talk-to = There is nobody at { $seat } to talk to.

permission-create-private-threads = Create Private Threads
without-create-private-threads = Without it players cannot open talks with each other.

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
overview-alliances = **Alliances** (they bind nobody)
overview-allied = - { $one } and { $other }, since { $since }
overview-declared = - { $one } with { $other }, not declared in return, since { $since }
overview-log = Log
