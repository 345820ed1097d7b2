# Setting a table up: what can be agreed, who is reached how, what the bot needs.

## What a table tells of this

table-your-pick = It's your turn to pick a seat, on the game's card.
table-terms = { $user } has changed the settings. { $agreed }
table-slowed = Nobody has answered for a while, so the evening is over, and the table is as slow as before. { $agreed }
table-agreed-terms = It is agreed. { $agreed }
table-proposed-terms = { $user } proposes new time settings. { $agreed }
table-refused-terms = The proposal for new time settings was refused.
table-expired-terms = The proposal for new time settings was not settled in time.
status-voting-terms = Put to the vote: new time settings ({ $until }).
vote-ended-passed = Settled: agreed.
vote-ended-refused = Settled: refused.
vote-ended-expired = Settled: not enough votes in time.
vote-ended-void = Void: it came to nothing.

## What is agreed about time

agreed-grace-0 = Answers open as soon as all are in.
agreed-forced-true = When only one answer is possible, and everybody can see that, it is given without asking.
agreed-forced-false = Players are asked even when only one answer is possible.
agreed-stand-in = Stewards that play for somebody are of this level: { $value }.
agreed-language = Posts for all are in this language.
agreed-vacation-stop = While a player is on vacation, the table waits for them.
agreed-vacation-stand-in = While a player is on vacation, a steward ({ $level }) plays for them, or as they have said.
agreed-stops = Whoever is away may have the table wait for { $value ->
    [one] 1 day
   *[other] { $value } days
} in a game.
agreed-stops-0 = The table waits for nobody who is away.
agreed-gone-stand-in = If somebody leaves, a steward ({ $level }) plays the seat until somebody takes it.
agreed-gone-wait = If somebody leaves, the seat waits for whoever takes it.

## What is agreed about stewards

agreed-stewards-win-false = If a steward wins, the best placed person is named as the winner among the people.
agreed-left-alone-go-on = If only one person is left, the game goes on against stewards.
agreed-left-alone-end = If only one person is left, the game ends without a winner.
agreed-left-alone-ask = If only one person is left, that person says whether it goes on.

## What is agreed about posts

agreed-maps-few = The board is drawn when a round turns, and when it ends.
agreed-maps-normal = The board is drawn when a round turns and when it ends; in between the region where it has changed.
agreed-maps-all = The whole board is drawn after every part of a round.
agreed-threads-none = What happens is posted in the game's channel.
agreed-threads-rounds = What happens is posted in a thread for each round.
agreed-events-true = When several have to answer by the same time, the server gets an event.
agreed-events-false = The server gets no events.

## The event of the server; nothing here may tell who has answered

calendar-name = Game { $game }: waiting for { $what }
calendar-text = Answers to game { $game } are due when this begins. How to answer: the card in the game's channel, or the command /my panel.
calendar-mark = Game { $game } of this bot.

## What cannot be done

trouble-no-such-option = { $ruleset } has no option { $option }.
trouble-bad-players = { $ruleset } is for { $players } players.
trouble-not-together = These cannot be combined: { $options }.
trouble-seat-needed = Somebody has to play { $seat }: leave one place without a chosen seat, or take that one.
trouble-too-many-players = { $players } have joined already; only { $seats } could play then.
trouble-seats-drawn = In this game all seats are drawn when it starts.
trouble-draft-later = Seats are picked in turn as soon as everybody is there. { $free ->
    [one] One player is missing.
   *[other] { $free } players are missing.
}
trouble-not-your-pick = { $user } picks next. You will be told when it is your turn.
trouble-already-picked = You have picked { $seat }, and a pick cannot be changed.
trouble-same-terms = That is agreed already.
trouble-no-vacation = You have no vacation planned.

## The recruiting card

agreed-seats-chosen = Seats: take one that is free, or leave it to chance.
agreed-seats-random = Seats: drawn for everybody when the game starts.
agreed-seats-drafted = Seats: when all have joined, each picks in turn, in the order of joining.
lobby-joined-random = ✓ You are in. Your seat is drawn when the game starts.
lobby-joined-drafted = ✓ You are in. When all have joined, each picks a seat in turn; you will be called.
lobby-time = Change time
lobby-settings = Settings
lobby-turn = ▸ **{ $player }** picks next.
lobby-unpicked = no seat yet · { $player }
lobby-pick = It is my turn: pick a seat
lobby-full-drafting = -# All seats are taken. When { $host } starts the game, whoever has not picked draws a seat.

## The host's settings

setup-title = ### Settings of { $title }
setup-host-only = -# The host can change this until the game starts.
setup-kept = ✓ Saved. The card in the channel is updated.
setup-page-game = Game
setup-page-time = Time
setup-page-patience = Patience
setup-page-posts = Posts
setup-page-rulings = Rulings
setup-page-people = People
setup-page-stewards = Stewards
setup-option = Choose
setting-seats = Who plays which seat:
setup-presets = **How fast?** Press one; below, everything can be changed one by one. On a live evening an answer takes minutes, and panels follow the game by themselves.
preset-usual = Take two days
preset-unhurried = Do not hurry
preset-live = Play live
preset-before = Go back
setting-hints = **Hints**: whether there is a button in { COMMAND("my panel") } that names a good answer to whoever asks. This stays as it is once the game has begun.
setting-together = **Time for an answer** when several are asked at once, such as for sealed choices:
setting-hour =
    Or a **fixed hour** of the day:
    -# In your time zone, { $zone }. Another one: { COMMAND("my settings") }.
setting-alone = **When only one is asked**:
setting-at-deadline = **If a player is late**:
setting-grace = **When all have answered**, answers can still be changed for:
setting-vacation = **Vacations**:
setting-stops = **Waiting for vacations**: for how many days in a game may somebody who is away have the table wait?
setting-stops-value = Days: { $value }
setting-stops-0 = Not at all
setting-forced = **When only one answer is possible**, and everybody can see that:
setup-about-stewards = Stewards are played by the computer, and know no more than a player in their seat.
setup-fill = **Fill the free seats** with stewards:
setup-fill-choose = Choose how well they play
setup-dismiss = Send the stewards away
setting-stand-in = **Who plays for somebody** who is late, on vacation or gone is a steward of this level:
setting-gone = **When somebody leaves** a running game:
setting-left-alone = **When only one person is left**:
setting-stewards-win = **When a steward wins**:
setting-threads = **What happens in a round** is posted, in a text channel:
setting-language = **Language of posts for all**:
setting-maps = **Pictures of the board**:
setup-about-patience = What else is agreed about time. What needs a deadline is offered only where there is one.
setting-bank = **A time bank**, beyond the time for an answer and for the whole game:
setting-weekends = **Weekends**, in your time zone:
setting-strict = **Whoever is late again and again**:
setting-events = **Deadlines for several**, such as for sealed choices, in the server's list of events:
setup-lacks = ⚠ I lack { $permissions }. { $effect }
setup-time-running = -# Your changes are announced in the channel. Deadlines that are already running stay.
setup-time-proposing = -# What you choose is put to the vote in the channel. The host can change it at once.
setup-rulings = Where the rulebook is silent, or can be read in two ways, this is what is agreed:
setup-rulings-none = Nothing in these rules can be read in two ways.
setup-rulings-choose = Choose a ruling to change it
setup-reading = **{ $ruling }**:
setup-people-none = Nobody else has joined yet.
setup-people-choose = Choose a player
setup-host = **Make somebody else the host**:
setup-away = **Send somebody away** before the game starts:

setting-hints-false = No hints
setting-hints-false-note = unless only one person plays
setting-hints-true = Hints for everybody
setting-hints-true-note = only whoever asks sees them
agreed-hints-true = Hints: a button in { COMMAND("my panel") } names a good answer to whoever asks.

setting-seats-chosen = Everybody chooses
setting-seats-chosen-note = first come, first served; or leave it to chance
setting-seats-random = Drawn at random
setting-seats-random-note = for everybody, when the game starts
setting-seats-drafted = Picked in turn
setting-seats-drafted-note = when all have joined, in the order of joining
setting-together-none = No hurry
setting-alone-none = The same time
setting-hour-none = No fixed hour
setting-grace-0 = None: they open at once
setting-at-deadline-safe = A harmless answer is given
setting-at-deadline-safe-once = A harmless answer, then a steward
setting-at-deadline-safe-once-note = at the second miss in a row, until the player is back
setting-at-deadline-stand-in = A steward plays on for a while
setting-at-deadline-stand-in-note = until the end of that part of the round
setting-at-deadline-wait = The game waits
setting-at-deadline-wait-note = and the host is told
setting-forced-true = It is given without asking
setting-forced-false = The player is asked anyway
setting-maps-few = Few
setting-maps-few-note = when a round turns, and when it ends
setting-maps-normal = Normal
setting-maps-normal-note = in between the region where something has changed
setting-maps-all = All
setting-maps-all-note = the whole board after every part of a round
level-page-note = for a first game: often careless
level-squire-note = sensible, but short-sighted
level-knight-note = looks ahead to the end of the round
level-lord-note = looks ahead the longest, and may think for minutes
setting-gone-stand-in = A steward plays
setting-gone-stand-in-note = until somebody takes the seat
setting-gone-wait = The seat waits
setting-gone-wait-note = for whoever takes it, or for the host
setting-left-alone-go-on = The game goes on
setting-left-alone-end = The game ends without a winner
setting-left-alone-ask = That person is asked
setting-stewards-win-true = It has won
setting-stewards-win-false = The best placed person is named as well
setting-bank-none = No time bank
setting-weekends-none = Saturdays and Sundays count
setting-weekends-value = The table rests on Saturdays and Sundays ({ $value })
setting-strict-false = Everybody keeps their time
setting-strict-true = A warning, then half of the time for a while
setting-threads-none = In the channel
setting-threads-none-note = with all the rest
setting-threads-rounds = In a thread for each round
setting-threads-rounds-note = the card stays in the channel, and leads there
setting-events-false = No events
setting-events-true = One event for each deadline
reading-usual = the usual reading

## What the bot needs; named as Discord's own settings name it

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-read-message-history = Read Message History
permission-attach-files = Attach Files
permission-embed-links = Embed Links
permission-pin-messages = Pin Messages
permission-create-public-threads = Create Public Threads
permission-create-events = Create Events
without-view-channel = Without it nothing works.
without-send-messages = Without it there are no cards, no news and no calls.
without-send-messages-in-threads = Without it there are no cards, no news and no calls in threads and forum posts.
without-read-message-history = Without it the card cannot be kept up to date, and after a crash a message may come twice.
without-attach-files = Without it there are no pictures of the board and no records.
without-embed-links = Without it links and pictures may not be shown.
without-create-public-threads = Only for tables that want a thread for each round; without it everything is told in the channel.
without-create-events = Only for tables that want events for their deadlines; without it there are none.
without-pin-messages = Without it the card is not pinned, and players have to look for it.
check-title = ### How the bot is set up here
check-not-invited = The bot is not a member of this server: only its commands were added. Whoever manages the server can invite it.
check-refused = I cannot run a game in this channel: I lack { $permissions } here. Whoever manages the channel can allow it; { COMMAND("setup") } says more.
check-voice = No game can be played in the chat of a voice channel: it has no threads for talks, and it is easily overlooked. Use { COMMAND("game new") } in a text channel, a thread or a forum post.
check-announcements = No game can be played in an announcement channel: it is made for a few to write and many to read. Use { COMMAND("game new") } in a text channel, a thread or a forum post.
check-falls-asleep = ⚠ Discord closes this post after { $time } without a message, and then its buttons fail until somebody writes here. With the permission **Manage Threads** I open it again by myself; { COMMAND("my panel") } in a direct message with me always works.
check-warning = I lack { $permissions } in this channel. { $effects }
check-channel-well = ✓ { $channel }: nothing is missing.
check-channel-lacks = ⚠ { $channel }: { $permissions } missing (channel settings → Permissions).
check-effect = - { $effect }
check-lost = ⚠ Game { $game } has lost its channel. Use { COMMAND("game move") } with its number where it is to go on, or { COMMAND("game close") }.
check-unseen = ⚠ { $channel }: I cannot see this channel, so nothing reaches the game there. Allow me to **View Channel**.
check-intents = ✓ Intents: the bot needs no privileged ones, and uses none.
check-commands = ✓ Commands: they have arrived, as this answer shows. If somebody cannot use them: Server settings → Integrations.
check-dm-reached = ✓ Direct messages: I have just sent you one. Players are reached like this, or by a mention.
check-dm-closed = ○ Direct messages: you accept none from me. I reach you by a mention; { COMMAND("my settings") } says what to change.
invite-link = [Invite the bot to a server]({ $link })
invite-reason = - **{ $permission }**: { $reason }
invite-note = -# The link asks for exactly these. The bot is no administrator, reads nobody's messages, and never will.

## How somebody is reached

welcome = Welcome to your game { $game }! Here is how it goes:
help-how =
    - The game is played over days. You are called when something is asked of you; nothing has to be done at once.
    - Then press **My panel**, choose, and press **Confirm**. Only you see your panel and your secret answers.
    - The pinned card in the channel says whose turn it is, and pictures of the board follow each part of a round.
reach-question = **How shall I tell you that it's your turn?**
reach-dm = Direct message
reach-mention = Mention in the channel
reach-both = Both
reach-off = Not at all
reach-dm-note = nobody else is disturbed
reach-mention-note = everybody can see that it's your turn
reach-both-note = so that nothing is missed
reach-off-note = you check for yourself
reach-kept-dm = ✓ I will write to you directly. You already have a first message.
reach-kept-mention = ✓ I will mention you in the channel of the game.
reach-kept-both = ✓ I will write to you directly and mention you in the channel. You already have a first message.
reach-kept-off = ✓ I will not call you. { COMMAND("my games") } always shows what is waiting for you.
reach-closed = ⚠ Discord does not let me write to you directly. Until that changes, I will mention you in the channel of the game.
reach-failed = ⚠ Discord could not deliver a message to you just now. I will try again when it's your turn.
reach-limited = ⚠ Discord lets me start no new direct messages right now. Until it does, I will mention you in the channel of the game.
reach-closed-help = To change it: 1. in this server's menu, Privacy Settings: allow **Direct Messages**; 2. in your own settings, Content & Social: allow **direct messages from server members**, and do not block this bot. Then choose again.
reach-next = You can change this at any time with { COMMAND("my settings") }. Look around:
reach-test = ✓ Direct messages work. I will write to you here when it's your turn in a game.
card-help = How to play

## One's own settings

my-title = ### Your settings
my-kept = ✓ Saved.
my-data = My data
my-reach = **When it's your turn**, you are told by:
my-zone = **Time zone**: { $zone }, where it is { $clock }. To change it: { COMMAND("my settings") } with its option “zone”.
my-next-yes = **You are told when you are next**: when a game waits for one other answer before yours, for a minute or longer.
my-next-no = **You are not told when you are next**, but only when it's your turn.
my-next-yes-button = Tell me when I am next
my-next-no-button = Only tell me when it's my turn
my-quiet = **Quiet hours**, in which nothing is sent to you:
my-quiet-none = No quiet hours
my-quiet-from = Quiet from { $hour }
my-quiet-to = until { $hour }
my-language = **Language** of what only you see:
my-language-own = As my Discord
language-name = English
seek-asked = { $number ->
    [0] Nobody was asked to join: nobody who would like to be asked can be asked again yet. The card says how many are missing.
    [one] One person who would like to be asked was mentioned.
   *[other] { $number } people who would like to be asked were mentioned.
}
my-seek-yes = **Games to come**: when somebody in this server seeks players with { COMMAND("game seek") }, you are mentioned; twice a day at most, and never in your quiet hours or on vacation.
my-seek-no = **Games to come**: you are not asked when somebody in this server seeks players.
my-seek-elsewhere = **Games to come**: use { COMMAND("my settings") } in a server to be asked there when somebody seeks players.
my-seek-yes-button = Ask me
my-seek-no-button = Do not ask me any more
my-vacation-none = **Vacation**: none planned. While you are away, a steward plays for you in all your games, unless you choose something else below or a table has agreed to wait.
my-vacation = **Vacation**: from { $begins } to { $ends }, in all your games.
my-vacation-today = From now on
my-vacation-from = It begins on …
my-vacation-length = How long it lasts
my-vacation-days = { $days ->
    [one] One day
   *[other] { $days } days
}
my-vacation-cancel = No vacation
my-vacation-end = I am back
my-absence = While I am away …
my-absence-play = A steward plays, as the table has agreed
my-absence-play-level = A steward plays: { $level }
my-absence-hold = Only harmless answers
my-absence-wait = Wait for me, { $days ->
    [one] 1 day
   *[other] { $days } days
} at most
check-dm-limited = ○ Direct messages: Discord lets me start no new ones right now. Until it does, players to whom I have never written are reached by a mention.
check-dm-failed = ○ Direct messages: Discord could not deliver one to you just now. Try again in a while.

## The host's panel

run-title = ### Running { $title }
run-pause = Pause
run-resume = Resume
run-extend = +{ $hours } h
run-choose-seat = Choose a seat to act on
run-stand-in = A steward plays
run-level = A steward of which level plays { $seat }?
run-level-choose = Choose a level
run-offer = Offer the seat
run-host = Make host
run-kick = Send away
run-sure = Send the player of **{ $seat }** away? The others vote on it, unless the player is overdue and was asked more than a day ago. They cannot come back, and the table decides who gets the seat.
run-kick-yes = Yes, send away
run-kick-no = No
run-settings = Pace and deadlines
run-note = -# Everything that you do here is announced in the channel.
run-propose = -# The host decides about time and seats: what you press here is put to the vote. About your own seat you decide yourself.
run-lend = Lend my seat
run-reclaim = Take it back
run-away = Go on vacation for …
leave-own = **Leave this game for good?** Anyone can then take **{ $seat }**, and your reliability counts one game as left. If you are only busy, go on vacation instead: your seat stays yours, and you can come back at any time.
leave-last = **Leave this game for good?** You are the last person here, so it ends without a winner.
leave-borrowed = **Give { $seat } back?** Its owner plays it again.
leave-lent = **Leave this game for good?** The player to whom you have lent **{ $seat }** keeps it.
leave-yes = Leave the game
leave-no = Stay
run-back = Go back …
run-concede = End the game …
run-concede-choose = **How** shall the game end here? More than half of the people at the table have to agree.
run-concede-who = Choose a winner
run-concede-draw = Nobody: a draw
run-more-time = More time
run-open = What else …
run-absence = Vacation, more time …
run-back-choose = **To which moment** shall the game go back? All have to agree.

## Seats

status-host = -# Host: { $host }
status-take = Play { $seat }
volunteer = You would take over **{ $seat }** in { $title }, with everything that it knows. Once you have seen the secrets of one seat, you cannot take another in the same game.
volunteer-yes = Play { $seat }
lobby-yours = Your seat: **{ $seat }**.
lobby-your-turn = **It's your turn to pick a seat:**

## My games

games-since = { $line } · waiting since { $since }
games-due = { $line } · due { $due }

## Help

help-title-game = ## How to go on
    -# { $title }
help-direct =
    Here I write to you when it's your turn, as you chose in { COMMAND("my settings") }.
    - **What waits for you**: { COMMAND("my games") }, with a button for each game. Everything can be answered right here.
    - **Open or join a game** in a channel of a server.
help-nowhere =
    There is no game in this channel.
    - **Open one**: { COMMAND("game new") }. Others join with a button; stewards, played by the computer, can fill the free seats.
    - **Learn by playing**: { COMMAND("game learn") } starts a first game for you alone, with hints and no deadline.
    - **Your games elsewhere**: { COMMAND("my games") }.
help-invited =
    This game waits for players, and you are not in it.
    - **Join** with the button, or with a seat of your choice: { COMMAND("game join") }.
    - The card says what is played, and how much time there is for each answer.
help-joined =
    You are in this game, which waits for others.
    - If seats can be chosen, choose yours under **{ lobby-more }** on the card: { COMMAND("game join") }.
    - The host starts the game when all seats are taken. You will be called when it's your turn.
    - { COMMAND("game leave") } if you have changed your mind.
help-opened =
    You have opened this game, and others can join.
    - **Settings**: what is played with, who gets which seat, time: { COMMAND("game run") }.
    - **Too few players?** { COMMAND("game stewards") } fills the free seats with stewards, which the computer plays.
    - **Everybody there?** { COMMAND("game start") }.
help-watching =
    This game is running, and you watch.
    - { COMMAND("map") } draws the board, { COMMAND("board") } describes it in words, { COMMAND("status") } says whose turn it is.
    - If a seat is open, { COMMAND("game join") } makes it yours.
help-awaited =
    {"**"}It's your turn.** Open your panel, choose, look it over, and lock it in. Only you see it.
    - When several are asked at once, answers stay sealed and can be changed until all are opened.
    - When only you are asked, your answer takes effect as soon as you lock it in.
help-waiting =
    You have nothing to answer right now; you will be called.
    - A sealed answer can be changed in your panel until all are opened: { COMMAND("my panel") }.
help-playing =
    - { COMMAND("map") }, { COMMAND("board") } and { COMMAND("why") } show the board, a battle, and where the numbers come from.
    - { COMMAND("log") } tells what has happened, { COMMAND("rules") } what the rules say; { COMMAND("look") } looks up cards, places and seats.
    - { COMMAND("note") } keeps what you want to remember about this game; only you see it.
    - **No time?** { COMMAND("game run") } proposes more or lends your seat, { COMMAND("my settings") } plans a vacation, { COMMAND("game leave") } leaves it.
    - **A mistake?** { COMMAND("game run") } goes back if all agree.
    - **The host is gone?** { COMMAND("game run") } and { COMMAND("game host") } put it to the vote.
help-company =
    - { COMMAND("talk") } opens a thread with other players, { COMMAND("say") } speaks to all; { COMMAND("status") } says whose turn it is, and since when.
help-hosting-alone =
    - **You are the host**: { COMMAND("game run") } for the settings, for going back, and for seats that others may take.
help-hosting =
    - **You are the host**: { COMMAND("game run") } for pauses, more time, seats that nobody plays, and the pace; { COMMAND("game host") } hands the table over. Sending somebody away needs a vote, unless they are overdue.
help-over =
    This game is over.
    - **Rematch**, below the last picture, asks the same people to play again; { COMMAND("game new") } opens another game here.
    - { COMMAND("history") } leads to its film, its chronicle, a page to keep and a file of all moves, and to earlier games; { COMMAND("recap") } films the last round of one that goes on.
help-closed =
    This game was closed. { COMMAND("game new") } opens another one here.
help-always = -# Buttons work for as long as the game does, also after a restart. { COMMAND("my games") }: what waits for you. { COMMAND("my settings") }: how you are reached.

setting-at-deadline-safe-note = nothing moved, bought or bid; as little lost as possible

## /my data

data-title =
    ### Your data
    The bot stores your Discord id and name, the seats you play, your answers, your settings, your vacation and your votes.
    You can get all of it as a file, or have it deleted.
data-export = Get it as a file
data-delete = Delete it …
data-here = Here is everything that is stored about you.
data-sure =
    ⚠ Your name then disappears from all games that have ended, and your settings are forgotten. Your notes are deleted in all games. The moves of those games stay, as those of a former player.
    It cannot be undone.
data-yes = Delete my data
data-no = Keep it
data-deleted = ✓ Your data is deleted. { $games ->
    [0] No game that has ended named you.
    [one] One game that has ended names you no longer.
   *[other] { $games } games that have ended name you no longer.
}
data-game = game { $game }
data-kept = You still play in { $games }. These games keep what they need, together with your settings, until they end or you leave them. Then use { COMMAND("my settings") } again.
