# Setting a table up: what can be agreed, who is reached how, what the bot needs.

## What a table tells of this

table-your-pick = It's your turn to choose a seat, in the game's post.
table-all-bid = Everyone has bid for seats: you can start the game.
table-bids-void = What you have bid for seats is void, because what is on offer has changed. Bid again.
table-auctioned = The bids for seats: { $bids }. { $won }.
auction-bids = { $user } ({ $bids })
auction-bid = { $seat } { $number }
auction-won = { $user } gets { $seat } for { $number }
table-terms = { $user } has changed the settings. { $agreed }
table-slowed = Nobody has answered for a while, so live play is over and the earlier deadlines apply again. { $agreed }
table-agreed-terms = Agreed. { $agreed }
table-proposed-terms = { $user } proposes new time settings. { $agreed }
table-refused-terms = The proposal for new time settings was refused.
table-expired-terms = The proposal for new time settings expired without a decision.
status-voting-terms = Vote open: new time settings ({ $until }).
vote-ended-passed = Vote over: agreed.
vote-ended-refused = Vote over: refused.
vote-ended-expired = Vote over: not enough votes in time.
vote-ended-void = Vote over: there was nothing left to decide.

## What is agreed about time

agreed-grace-0 = Answers are revealed as soon as all are in.
agreed-forced-true = When only one answer is possible, and everyone can see that, the bot gives it without asking.
agreed-forced-false = Players are asked even when only one answer is possible.
agreed-stand-in = Stewards that fill in for players are of this level: { $value }.
agreed-language = Public posts are in this language.
agreed-vacation-stop = While a player is on vacation, the game waits for them.
agreed-vacation-stand-in = While a player is on vacation, a steward ({ $level }) plays for them, unless they have chosen something else.
agreed-stops = A player who is away may make the game wait for { $value ->
    [one] 1 day
   *[other] { $value } days
} in all.
agreed-stops-0 = The game does not wait for players who are away.
agreed-gone-stand-in = If a player leaves, a steward ({ $level }) plays the seat until someone takes it.
agreed-gone-wait = If a player leaves, the game waits until someone takes the seat.

## What is agreed about stewards

agreed-stewards-win-false = If a steward wins, the best-placed player is named as the winner too.
agreed-left-alone-go-on = If only one person is left, the game goes on against stewards.
agreed-left-alone-end = If only one person is left, the game ends without a winner.
agreed-left-alone-ask = If only one person is left, that player decides whether the game goes on.

## What is agreed about posts

agreed-maps-few = The board is drawn when a round ends, and when the game ends.
agreed-maps-normal = The board is drawn when a round ends, and when the game ends; in between, only the region that has changed.
agreed-maps-all = The whole board is drawn after every phase.
agreed-threads-none = Events are posted in the game's channel.
agreed-threads-rounds = Events are posted in a thread for each round.
agreed-events-true = When several players have the same deadline, it is added to the server's events.
agreed-events-false = Deadlines are not added to the server's events.

## The event of the server; nothing here may tell who has answered

calendar-name = Game { $game }: waiting for { $what }
calendar-text = Answers to game { $game } are due when this starts. To answer, use the game's post in its channel, or the command { TYPING("my panel") }.
calendar-mark = Game { $game } of this bot.

## What cannot be done

trouble-no-such-option = { $ruleset } has no option { $option }.
trouble-bad-players = { $ruleset } is for { $players } players. Choose another number.
trouble-not-together = These options cannot be combined: { $options }. Leave one of them out.
trouble-seat-needed = Someone has to play { $seat }: leave one place without a chosen seat, or take that seat.
trouble-too-many-players = { $players } players have already joined; with this setting only { $seats } could play.
trouble-seats-drawn = In this game all seats are drawn when it starts, so you cannot choose one.
trouble-seats-auctioned = In this game seats are auctioned, so you cannot choose one. Bid for it.
trouble-no-auction = There is nothing to bid for here: seats are not auctioned, or this game cannot be.
trouble-bid-too-high = You bid more than can be paid for a seat. Bid less.
trouble-draft-later = Seats are picked in turn as soon as all players have joined. { $free ->
    [one] One player is missing.
   *[other] { $free } players are missing.
}
trouble-not-your-pick = { $user } picks next. The bot will notify you when it's your turn.
trouble-already-picked = You have already picked { $seat }, and a pick cannot be changed.
trouble-same-terms = That is already agreed.
trouble-no-vacation = You have no vacation planned.

## The recruiting card

agreed-seats-chosen = Seats: choose a free one, or let it be drawn.
agreed-seats-random = Seats: all are drawn when the game starts.
agreed-seats-drafted = Seats: when all have joined, players pick in turn, in the order of joining.
agreed-seats-auction = Seats: each player bids for all of them in secret. The highest bid of all gets its seat and is paid, then the next; ties are drawn.
lobby-joined-random = ✓ You are in. Your seat is drawn when the game starts.
lobby-joined-drafted = ✓ You are in. When all have joined, each player picks a seat in turn; the bot will notify you.
lobby-joined-auction = ✓ You are in. Bid for seats before the game starts; without a bid, you get one that is left.
bid-open = Bid for seats
bid-field = Each seat with your bid
bid-sealed = ✓ Sealed: { $bids }. Nobody sees it before the game starts, and until then you can change it.
bid-nothing = nothing
bid-receipt = -# Receipt of your bids: `{ $receipt }`
lobby-time = Change time
lobby-settings = Settings
lobby-turn = ▸ **{ $player }** picks next.
lobby-unpicked = no seat yet · { $player }
lobby-pick = Pick my seat
lobby-full-drafting = -# All seats are taken. If { $host } starts the game now, players who have not picked draw a seat.

## The host's settings

setup-title = ### Settings of { $title }
setup-host-only = -# The host can change this until the game starts.
setup-kept = ✓ Saved. The game's post is updated.
setup-page-game = Game
setup-page-time = Time
setup-page-patience = Patience
setup-page-posts = Posts
setup-page-rulings = Rulings
setup-page-people = People
setup-page-stewards = Stewards
setup-option = Choose
setup-switches = Choose what is different from the usual game
setting-seats = Who plays which seat:
setting-talk = **Talks between players**. You cannot change this after the game has started.
setup-presets = **How fast?** Press one; below, you can change each setting. In live play an answer takes minutes, and panels update on their own.
preset-before = Go back
setting-hints = **Hints**: a button in { COMMAND("my panel") } that names a good answer. You cannot change this after the game has started.
setting-together = **Time for an answer** when several players are asked at the same time, such as for sealed choices:
setting-hour =
    Or a **fixed hour** of the day:
    -# In your time zone, { $zone }. To change it: { COMMAND("my settings") }.
setting-alone = **When only one player is asked**:
setting-at-deadline = **If a player is late**:
setting-grace = **After the last answer is in**, answers can still be changed for:
setting-vacation = **Vacations**:
setting-stops = **Waiting for vacations**: for how many days in all may a player who is away make the game wait?
setting-stops-value = Days: { $value }
setting-stops-0 = Not at all
setting-forced = **When only one answer is possible**, and everyone can see that:
setup-about-stewards = Stewards are computer players. They know only what a player in their seat knows.
setup-fill = **Fill the free seats** with stewards:
setup-fill-choose = Choose how well they play
setup-dismiss = Remove the stewards
setting-stand-in = **Level of the stewards** for players who are late, on vacation or gone:
setting-gone = **When a player leaves** a running game:
setting-left-alone = **When only one person is left**:
setting-stewards-win = **When a steward wins**:
setting-threads = **In a text channel**, the events of a round are posted:
setting-language = **Language of public posts**:
setting-maps = **Pictures of the board**:
setup-about-patience = More time settings. Some of them are offered only if there is a deadline.
setting-bank = **A time bank** for the whole game, in addition to the time for an answer:
setting-clock = **One clock for the whole game** instead, for all answers of a player together, as in chess:
setting-weekends = **Weekends**, in your time zone:
setting-strict = **Players who are late repeatedly**:
setting-events = **Deadlines of several players**, such as for sealed choices, in the server's list of events:
setup-lacks = ⚠ The bot lacks { $permissions }. { $effect }
setup-time-running = -# Your changes are announced in the channel. Deadlines that are already running do not change.
setup-time-proposing = -# Your choice is put to the vote in the channel. The host can change this without a vote.
setup-rulings = Where the rulebook is silent or ambiguous, these rulings apply:
setup-rulings-none = Nothing in these rules is open to a ruling.
setup-rulings-choose = Choose a ruling to change it
setup-reading = **{ $ruling }**:
setup-people-none = Nobody else has joined yet.
setup-people-choose = Choose a player
setup-host = **Make another player the host**:
setup-away = **Kick a player** before the game starts:

setting-hints-false = No hints
setting-hints-false-note = unless only one person plays
setting-hints-true = Hints for everyone
setting-hints-true-note = only the player who asks sees them
agreed-hints-true = Hints: a button in { COMMAND("my panel") } names a good answer.

setting-seats-chosen = Players choose
setting-seats-chosen-note = first come, first served; or let it be drawn
setting-seats-random = Drawn at random
setting-seats-random-note = for everyone, when the game starts
setting-seats-drafted = Picked in turn
setting-seats-drafted-note = when all have joined, in the order of joining
setting-seats-auction = Auctioned
setting-seats-auction-note = each player bids in secret for all; the highest bids win and are paid
setting-talk-private = In private and in public
setting-talk-private-note = with private threads and private deals
setting-talk-relayed = Through the bot
setting-talk-relayed-note = it carries messages from seat to seat; no private threads
setting-talk-public = In public only
setting-talk-public-note = no private threads; deals are offered in the channel
setting-talk-none = None
setting-talk-none-note = no messages, alliances or deals through the bot
agreed-talk-private = Talks: in private and in public.
agreed-talk-public = Talks: in public only. The bot opens no private threads, and everyone reads which deals are offered. Please do not write to each other directly either.
agreed-talk-relayed = Talks: through the bot. It carries what players write with { COMMAND("talk") } in direct messages, in the name of their seats, and opens no private threads.
agreed-talk-none = Talks: none. Nobody says, declares or promises anything through the bot. Please do not talk elsewhere about the game either.
setting-tournament = **Tournament**. You cannot change this after the game has started.
setting-tournament-false = Ordinary table
setting-tournament-true = Tournament rules
setting-tournament-true-note = no extra time, no going back, no hints, no new players
agreed-tournament-true = Tournament: nobody gets more time, goes back, or ends the game by a vote; what was agreed about play stays; there are no hints, and stewards play the seats of players who leave.
setting-faceless = **Who plays whom**. You cannot change this after the game has started.
setting-faceless-false = Everyone knows it
setting-faceless-true = Nobody knows it
setting-faceless-true-note = seats are drawn, and names are told when the game has ended
agreed-faceless-true = Nobody knows who plays whom: the seats are drawn, each player is told only their own, and the bot reaches players in direct messages alone. All names are told when the game has ended. The bot cannot hide what you write or say yourself, so please give nothing away.
setting-together-none = No deadline
setting-alone-none = The same time
setting-hour-none = No fixed hour
setting-grace-0 = None: revealed immediately
setting-at-deadline-safe = The bot gives a safe answer
setting-at-deadline-safe-once = A safe answer, then a steward
setting-at-deadline-safe-once-note = if late twice in a row, until the player is back
setting-at-deadline-stand-in = A steward plays on for a while
setting-at-deadline-stand-in-note = until the end of that phase
setting-at-deadline-wait = The game waits
setting-at-deadline-wait-note = and the host is notified
setting-forced-true = The bot gives it without asking
setting-forced-false = The player is asked anyway
setting-maps-few = Few
setting-maps-few-note = when a round ends, and when the game ends
setting-maps-normal = Normal
setting-maps-normal-note = in between, only the region that has changed
setting-maps-all = All
setting-maps-all-note = the whole board after every phase
level-page-note = for a first game: often careless
level-squire-note = sensible, but short-sighted
level-knight-note = looks ahead to the end of the round
level-lord-note = looks ahead the longest, and may think for minutes
setting-gone-stand-in = A steward plays
setting-gone-stand-in-note = until someone takes the seat
setting-gone-wait = The seat waits
setting-gone-wait-note = until someone takes it, or the host decides
setting-left-alone-go-on = The game goes on
setting-left-alone-end = The game ends without a winner
setting-left-alone-ask = That player decides
setting-stewards-win-true = The steward wins
setting-stewards-win-false = The best-placed player is named too
setting-bank-none = No time bank
setting-clock-none = No clock for the whole game
setting-weekends-none = The weekend counts
setting-weekends-value = Clocks stop on the weekend (calendar of { $value })
setting-strict-false = The same time for everyone
setting-strict-true = A warning, then half the time for a while
setting-threads-none = In the channel
setting-threads-none-note = together with everything else
setting-threads-rounds = In a thread for each round
setting-threads-rounds-note = the pinned post stays in the channel and links to it
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
without-view-channel = Without it, nothing works.
without-send-messages = Without it, the bot cannot post the game or notify players.
without-send-messages-in-threads = Without it, the bot cannot post or notify players in threads and forum posts.
without-read-message-history = Without it, the game's post cannot be kept up to date, and after a crash a message may be sent twice.
without-attach-files = Without it, there are no pictures of the board and no records.
without-embed-links = Without it, links and pictures might not be shown.
without-create-public-threads = Needed only for a thread for each round; without it, everything is posted in the channel.
without-create-events = Needed only for deadlines in the server's events; without it, there are none.
without-pin-messages = Without it, the game's post is not pinned, and players have to look for it.
check-title = ### How the bot is set up here
check-not-invited = The bot is not a member of this server: only its commands were added. Someone who manages the server can invite it.
check-refused = The bot cannot run a game in this channel: it lacks { $permissions } here. Someone who manages the channel can allow it; { COMMAND("setup") } shows more.
check-voice = A game cannot be played in the chat of a voice channel: it has no private threads, and it is easily overlooked. Use { COMMAND("game new") } in a text channel, a thread or a forum post.
check-announcements = A game cannot be played in an announcement channel, where only a few people can write. Use { COMMAND("game new") } in a text channel, a thread or a forum post.
check-falls-asleep = ⚠ Discord closes this post after { $time } without a message, and its buttons then fail until someone writes here. With the permission **Manage Threads** the bot reopens it by itself; { COMMAND("my panel") } in a direct message to the bot always works.
check-warning = The bot lacks { $permissions } in this channel. { $effects }
check-channel-well = ✓ { $channel }: nothing is missing.
check-channel-lacks = ⚠ { $channel }: { $permissions } missing (channel settings → Permissions).
check-effect = - { $effect }
check-lost = ⚠ Game { $game } has lost its channel. Use { COMMAND("game move") } with its number in the channel where it is to go on, or { COMMAND("game close") }.
check-unseen = ⚠ { $channel }: the bot cannot see this channel, so it cannot post the game there. Allow it to **View Channel**.
check-intents = ✓ Intents: the bot needs no privileged ones, and uses none.
check-commands = ✓ Commands: they work, as this answer shows. If someone cannot use them: Server settings → Integrations.
check-dm-reached = ✓ Direct messages: the bot has just sent you one. It notifies players like this, or by a mention.
check-dm-closed = ○ Direct messages: you accept none from the bot, so it notifies you by a mention; { COMMAND("my settings") } says what to change.
invite-link = [Invite the bot to a server]({ $link })
invite-reason = - **{ $permission }**: { $reason }
invite-note = -# The link asks for exactly these permissions. The bot is not an administrator and never reads anyone's messages.

## How somebody is reached

welcome = Welcome to game { $game }! Here is how it works:
help-how =
    - A game takes days. The bot notifies you when it needs your answer; there is no need to wait online.
    - Then press **My panel**, choose, and press **Confirm**. Only you see your panel and your secret answers.
    - The pinned post in the channel says whose turn it is. A picture of the board follows each phase.
reach-question = **How should the bot notify you that it's your turn?**
reach-dm = Direct message
reach-mention = Mention in the channel
reach-both = Both
reach-off = Not at all
reach-dm-note = nobody else is disturbed
reach-mention-note = everyone can see that it's your turn
reach-both-note = so that you miss nothing
reach-off-note = you check for yourself
reach-kept-dm = ✓ The bot will send you direct messages. You already have a first one.
reach-kept-mention = ✓ The bot will mention you in the channel of the game.
reach-kept-both = ✓ The bot will send you direct messages and mention you in the channel. You already have a first message.
reach-kept-off = ✓ The bot will not notify you. { COMMAND("my games") } always shows what is waiting for you.
reach-closed = ⚠ Discord does not let the bot send you direct messages. Until that changes, it will mention you in the channel of the game.
reach-failed = ⚠ Discord could not deliver a message to you just now. The bot will try again when it's your turn.
reach-limited = ⚠ Discord does not let the bot open new direct messages right now. Until it does, the bot will mention you in the channel of the game.
reach-closed-help = To change it: 1. in this server's menu, Privacy Settings: allow **Direct Messages**; 2. in your own settings, Content & Social: allow **direct messages from server members**, and do not block this bot. Then choose again.
reach-next = You can change this at any time with { COMMAND("my settings") }. Have a look around:
reach-test = ✓ Direct messages work. The bot will write to you here when it's your turn in a game.
card-help = How to play

## One's own settings

my-title = ### Your settings
my-kept = ✓ Saved.
my-data = My data
my-reach = **When it's your turn**, the bot notifies you by:
my-zone = **Time zone**: { $zone }, where it is { $clock }. To change it: { COMMAND("my settings") } with its option “zone”.
my-next-yes = **The bot notifies you when you are next**: when only one other answer is needed before yours, and the game has been waiting for it for at least a minute.
my-next-no = **The bot does not notify you when you are next**, only when it's your turn.
my-next-yes-button = Notify me when I'm next
my-next-no-button = Only when it's my turn
my-named-yes = **Films, chronicles and replay pages of your games name you**, as this server shows you.
my-named-no = **Films, chronicles and replay pages do not name you**, only your seat.
my-named-yes-button = Name me
my-named-no-button = Do not name me
my-quiet = **Quiet hours**, when the bot sends you nothing:
my-quiet-none = No quiet hours
my-quiet-from = Quiet from { $hour }
my-quiet-to = until { $hour }
my-language = **Language** of everything that only you see:
my-language-own = Same as my Discord
seek-asked = { $number ->
    [0] Nobody was mentioned: everyone who asked to hear about new games was mentioned too recently. The game's post says how many players are missing.
    [one] One player who asked to hear about new games was mentioned.
   *[other] { $number } players who asked to hear about new games were mentioned.
}
my-seek-yes = **New games**: when someone in this server looks for players with { COMMAND("game seek") }, the bot mentions you; twice a day at most, and never in your quiet hours or on vacation.
my-seek-no = **New games**: the bot does not mention you when someone in this server looks for players.
my-seek-elsewhere = **New games**: use { COMMAND("my settings") } in a server to be mentioned there when someone looks for players.
my-seek-yes-button = Mention me
my-seek-no-button = Stop mentioning me
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
my-absence-hold = Only safe answers
my-absence-wait = Wait for me, { $days ->
    [one] 1 day
   *[other] { $days } days
} at most
check-dm-limited = ○ Direct messages: Discord does not let the bot open new ones right now. Until it does, players to whom the bot has never written are notified by a mention.
check-dm-failed = ○ Direct messages: Discord could not deliver one to you just now. Try again later.

## The host's panel

run-title = ### Running { $title }
run-pause = Pause
run-resume = Resume
run-extend = +{ $hours } h
run-choose-seat = Choose a seat to act on
run-stand-in = A steward plays
run-level = Which level of steward should play { $seat }?
run-level-choose = Choose a level
run-offer = Offer the seat
run-host = Make host
run-kick = Kick
run-sure = Kick the player of **{ $seat }**? The others vote on it, unless the player is overdue and was asked more than a day ago. The player cannot come back, and the table decides who gets the seat.
run-kick-yes = Yes, kick
run-kick-no = No
run-settings = Pace and deadlines
run-note = -# Everything you do here is announced in the channel.
run-propose = -# The host decides about time and seats: what you press here is put to the vote. You decide about your own seat.
run-lend = Lend my seat
run-reclaim = Take it back
run-away = Go on vacation for …
leave-own = **Leave this game for good?** Anyone can then take **{ $seat }**, and the game counts as left in your reliability. If you are only busy, go on vacation instead: the seat stays yours, and you can come back at any time.
leave-last = **Leave this game for good?** You are the last person here, so it ends without a winner.
leave-borrowed = **Give { $seat } back?** Its owner plays it again.
leave-lent = **Leave this game for good?** The player to whom you have lent **{ $seat }** keeps it.
leave-yes = Leave the game
leave-no = Stay
run-back = Rewind …
run-concede = End the game …
run-concede-choose = **How** should the game end here? More than half of the people at the table have to agree.
run-concede-who = Choose a winner
run-concede-draw = A draw, no winner
run-more-time = More time
run-open = More …
run-absence = Vacation, more time …
run-back-choose = **To which moment** should the game be rewound? Everyone has to agree.

## Seats

status-host = -# Host: { $host }
status-take = Play { $seat }
volunteer = You are about to take over **{ $seat }** in { $title }, with its hand and its secrets. Once you have seen the secrets of one seat, you cannot take another in the same game.
volunteer-yes = Play { $seat }
lobby-yours = Your seat: **{ $seat }**.
lobby-your-turn = **It's your turn to pick a seat:**

## My games

games-since = { $line } · waiting since { $since }
games-due = { $line } · due { $due }

## Help

help-title-game = ## What you can do now
    -# { $title }
help-direct =
    The bot writes to you here when it's your turn, as you chose in { COMMAND("my settings") }.
    - **What is waiting for you**: { COMMAND("my games") }, with a button for each game. You can answer everything right here.
    - **Open or join a game** in a channel of a server.
help-nowhere =
    There is no game in this channel.
    - **Open one**: { COMMAND("game new") }. Others join with a button; stewards (computer players) can fill the free seats.
    - **Learn by playing**: { COMMAND("game learn") } starts a first game for you alone, with hints and no deadline.
    - **Tournament**: { COMMAND("game tournament") } shows the one of this channel; those who manage the server open one with it.
    - **Your games elsewhere**: { COMMAND("my games") }.
help-invited =
    This game is waiting for players, and you have not joined it yet.
    - **Join** with the button, or with a seat of your choice: { COMMAND("game join") }.
    - The game's post says which game is played, and how much time there is for each answer.
help-joined =
    You are in this game, which is waiting for other players.
    - If seats can be chosen, choose yours under **{ lobby-more }** in the game's post, or use { COMMAND("game join") }.
    - The host starts the game when all seats are taken. The bot will notify you when it's your turn.
    - **Changed your mind?** { COMMAND("game leave") }.
help-opened =
    You have opened this game, and others can join.
    - **Settings**: options of the game, seats, time: { COMMAND("game run") }.
    - **Too few players?** { COMMAND("game stewards") } fills the free seats with stewards (computer players).
    - **All here?** { COMMAND("game start") }.
help-watching =
    This game is running, and you are watching it.
    - { COMMAND("map") } shows the board, { COMMAND("board") } describes it in words, { COMMAND("status") } says whose turn it is.
    - If a seat is open, you can take it with { COMMAND("game join") }.
help-awaited =
    {"**"}It's your turn.** Open your panel, choose, check your answer, and press **Confirm**. Only you see it.
    - When several players are asked at the same time, **Confirm** seals your answer; you can change it until all are revealed.
    - When only you are asked, **Confirm** takes effect immediately.
help-waiting =
    You have nothing to answer right now. The bot will notify you.
    - You can change a sealed answer in your panel until all are revealed: { COMMAND("my panel") }.
help-playing =
    - { COMMAND("map") } and { COMMAND("board") } show the board and a combat, { COMMAND("why") } explains where the numbers come from.
    - { COMMAND("log") } shows what has happened, { COMMAND("rules") } what the rules say; { COMMAND("look") } looks up cards, places and seats.
    - { COMMAND("note") } keeps your notes on this game; only you see them.
    - **No time?** { COMMAND("game run") } proposes more time or lends your seat, { COMMAND("my settings") } plans a vacation, { COMMAND("game leave") } leaves the game.
    - **A mistake?** { COMMAND("game run") } rewinds the game if all agree.
    - **The host is gone?** { COMMAND("game run") } and { COMMAND("game host") } start a vote.
help-company =
    - { COMMAND("talk") } opens a private thread with other players, { COMMAND("say") } posts to everyone; { COMMAND("status") } says whose turn it is, and since when.
help-hosting-alone =
    - **You are the host**: { COMMAND("game run") } has the settings, rewinds the game, and offers seats to other players.
help-hosting =
    - **You are the host**: { COMMAND("game run") } is for pauses, more time, seats that nobody plays, and the pace; { COMMAND("game host") } makes another player the host. Kicking a player needs a vote, unless they are overdue.
help-over =
    This game is over.
    - **Rematch**, below the last picture, asks the same players to play again; { COMMAND("game new") } opens another game here.
    - { COMMAND("history") } has its film, its chronicle, a replay page and a file of all moves, and earlier games; { COMMAND("recap") } shows the last round of a running game as a film.
help-closed =
    This game was closed. { COMMAND("game new") } opens another one here.
help-always = -# Buttons work as long as the game does, even after a restart. { COMMAND("my games") }: what is waiting for you. { COMMAND("my settings") }: how the bot notifies you.

setting-at-deadline-safe-note = it moves, buys and bids nothing, and loses as little as possible

## /my data

data-title =
    ### Your data
    The bot stores your Discord id and name, the seats you play, your answers, your settings, your vacation and your votes.
    You can get all of it as a file, or have it deleted.
data-export = Get it as a file
data-delete = Delete it …
data-here = Here is everything that is stored about you.
data-sure =
    ⚠ Delete your data? Your name disappears from all finished games, and your settings and your notes are deleted. The moves of those games stay, shown as a former player's.
    This cannot be undone.
data-yes = Delete my data
data-no = Keep it
data-deleted = ✓ Your data is deleted. { $games ->
    [0] No finished game named you.
    [one] One finished game no longer names you.
   *[other] { $games } finished games no longer name you.
}
data-game = game { $game }
data-kept = You are still playing in { $games }. What is needed there is kept, together with your settings, until the game ends or you leave it. Then use { COMMAND("my settings") } again.
