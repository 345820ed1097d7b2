# What the bot itself says.

## Names and moments

game-title = Game { $game }: { $rules }
moment-round = Round { $round }
moment-joint = {" · "}
moment-lobby = waiting for players
seat-player = { $seat } ({ $player })
masked-someone = 🎭 Someone
masked-seat = 🎭 { $seat }
seat-for = { $seat }, for { $other }
player-deleted = a former player
named-apart = { $what } ({ $aside })
with-note = { $what } — { $note }
place-of = { $place }. { $what }
pieces-in = { $place }: { $pieces }
token-in = { $place }: **{ $token }**
token-missing-in = { $place }: —
tokens-units = { $place } ({ $units })

## The panel

panel-heading = ### { $seat } · game { $game }
    -# { $moment }
panel-new-seat = You are **{ $seat }**, one of { $seats } at this table.
panel-new-task = **Now:** { $what }. Choose below, step by step; { COMMAND("help") } explains the panel, { COMMAND("rules") } the game.
panel-new-wait = **Now:** nothing to do. The bot will notify you when it's your turn; { COMMAND("rules") } explains the game.
panel-on-behalf = ⚑ You decide for **{ $seat }** now, not for your own seat.
panel-question = **{ $question }**
panel-choose = Choose
panel-choose-some = { $least ->
    [0] Choose up to { $most }, or none
   *[other] { $most ->
        [1] Choose one
       *[other] Choose { $least } to { $most }
    }
}
panel-chosen = { $what }
panel-choose-exactly = { $most ->
    [1] Choose one
   *[other] Choose { $most }
}
panel-page-before = ◂ Previous page
panel-page-after = Next page ▸ ({ $page } of { $pages })
panel-lock = Confirm
panel-lock-for = Confirm for { $seat }
panel-sure = ⚠ You have chosen nothing. Is that what you want?
panel-last = ⚠ Everyone else has answered. When you confirm, all answers are revealed immediately.
panel-lock-empty = Confirm: nothing
panel-forced = -# There is nothing else to choose.
panel-back = Back
panel-clear = Start over
panel-same = Same as last time
panel-change = Change
panel-withdraw = Take back
panel-keep = Keep my answer
panel-undo = Undo my last answer
panel-undone = ✓ Your last answer is undone, and the table has been told. Please answer again.
panel-take-back = Ask to take this back
panel-take-back-note = -# You can no longer undo this alone: { $what }. The players it has affected can still agree to that.
panel-refresh = Refresh
panel-map = Map
panel-final = -# This takes effect as soon as you confirm it. You can undo it only until someone else acts or something hidden comes to light.
panel-not-yet = -# { $reason }
panel-changing = Until you confirm another answer, yours stays: { $answer }
panel-answer-empty = nothing
panel-sealed = Your answer: { $answer }
panel-sealed-until = -# Nobody else can see it. You can change it until everyone has answered. Waiting for { $awaited }.
panel-nothing = You have nothing to answer right now. Waiting for { $awaited }.
panel-over = The game is over. Thank you for playing!
panel-done = ✓ You chose: { $answer }
panel-withdrawn = ✓ You have taken your answer back.
panel-passed = ⚠ That question is already closed. Here is the current position.
panel-moved-on = ⚠ Your options have changed since that was shown. Here are the current ones.
panel-not-offered = ⚠ That is no longer possible. Here is the current position.
panel-trouble = ⚠ { $reason }
panel-out-of-date = This button is out of date. Use { COMMAND("my panel") } for your panel.
panel-late = Discord took too long to deliver this. Nothing was done: please press or type again.
panel-not-taken = ⚠ Discord rejected this message. Nothing is lost: { COMMAND("my panel") } shows the current position.
panel-restarting = The bot is restarting. Please try again in a minute.
panel-lobby = { $title } has not started yet. Your panel will appear here when it does.
panel-closed = { $title } was closed before it started.

## The notepad

note-open = Note
note-title = Your notes on game { $game }
note-label = Nobody else can read this
note-hint = What you want to remember
note-line = -# ✎ { $text }
note-of = Your notes on { $title }
note-kept = ✓ Noted. Nobody else can read it.

## Hints

hint-open = Hint
hint-for = 💡 **{ $question }**
hint-nudge = **Where to look:** { $nudge }
nudge-places = { $places }. What is there to gain, and what to lose?
nudge-cards = Compare the cards: what does each do here, and how can the others respond?
nudge-choices = Compare what each choice gains you with what it leaves the other players.
hint-answer = This would be a good answer:
hint-line = > { $line }
hint-reason = **Why:** { $reason }
hint-type = -# To type it: { COMMAND("answer") } `{ $text }`
hint-no-promise = -# A hint uses only what you can see yourself. There may be a better answer.
hint-use = Put it into my panel
hint-why = Why?
hint-show = Show the answer
hint-course = **Plan:** { $course }
hint-used = 💡 The hint is in your panel; nothing is confirmed yet.
hint-used-empty = 💡 The hint is “{ $answer }”; nothing is confirmed yet.
trouble-no-hints = This table has no hints. In a game with several people, hints are agreed before it starts.
trouble-nothing-to-hint = You have nothing to answer right now, so there is no hint. Ask again when it's your turn.
trouble-hint-too-soon = One hint at a time: ask again in a few seconds.
trouble-nobody-knows = There is no hint for this question. Your panel shows everything that you can choose.
trouble-note-too-long = Your notepad holds { $most } characters at most. Shorten it and save again.

## Orders

tokens-previous = ◂ Previous
tokens-next = Next ▸
tokens-remove = Remove
tokens-swap = { $token } (swap with { $place })
tokens-left = Left: { $tokens }
tokens-left-of = { $count ->
    [1] { $token }
   *[other] { $token } ×{ $count }
}

## Moves

moves-from = From **{ $place }**
moves-to = { $pieces } → **{ $place }**
moves-nobody = nobody moves
moves-nth = { $unit } ({ $n } of { $of })
moves-everybody = All of them
moves-where = Where to move { $pieces }?
moves-target = To …
moves-no-target = No area can be reached by { $pieces } together. Choose fewer units, or others.
moves-others = Choose others

## The lobby

lobby-title = ## { $title }
lobby-host = **{ $host }** wants to play this with you. Press **Join**: you get a seat, and the bot notifies you when it's your turn.
lobby-open = { $free ->
    [one] One seat is free.
   *[other] { $free } seats are free.
}
lobby-more = More
lobby-opened = Your table is open. **{ lobby-start }** starts the game; stewards (computer players) can fill the free seats.
lobby-about = -# { $what }
lobby-seat = **{ $seat }** · { $player }
lobby-unseated = any seat · { $player }
lobby-unseated-stewards = { $count ->
    [one] any seat · { $level } steward
   *[other] any seats · { $level } steward × { $count }
}
lobby-random = Any seat
lobby-random-note = drawn when the game starts
lobby-choose-seat = Join with a seat of your choice
lobby-join = Join
lobby-leave = Leave
lobby-fill = Fill with squires
lobby-start = Start
lobby-free = -# { $free ->
    [one] One seat is free.
   *[other] { $free } seats are free.
} The host can fill free seats with stewards (computer players): **Fill with squires** here, or another level under **Settings**.
lobby-full = -# All seats are taken. { $host } can start the game.
lobby-joined-chosen = ✓ You are in. Your seat is drawn when the game starts, unless you choose one.
lobby-left = ✓ You have left the game.
lobby-closed = ✓ You have left. Nobody else had joined, so the game is closed.
lobby-expires = -# This game closes on { $at } unless someone joins or changes something.
lobby-closed-card = { $title } is closed.
lobby-seated = ✓ You play { $seat }.
lobby-seated-random = ✓ Your seat is drawn when the game starts.
lobby-filled = ✓ Stewards ({ $level }) play the free seats.
lobby-started = ✓ The game has started.

lobby-sought = **Waiting for { $missing ->
    [one] one more player
   *[other] { $missing } more players
}.** The game starts as soon as they have joined; stewards play any seats that are still free.
lobby-sought-drafted = **Waiting for { $missing ->
    [one] one more player
   *[other] { $missing } more players
}.**
lobby-again = Take my seat again
sought = { $host } is looking for { $missing ->
    [one] one more player
   *[other] { $missing } more players
} for { $title }. { $pace } { $users }: you asked to hear about new games.
sought-again = { $users }: { $host } would like a rematch of game { $before }, with the same players and settings. This is { $title }. Take your seats again; the game starts when everyone has.
card-rematch = Rematch
rematch-open = ✓ The rematch is open: game { $game } in { $channel }. The other players have been asked to take their seats again.
trouble-bad-people = A game can wait for 2 to { $most } people. Choose a number in between.
trouble-kept-for-players = Until { $until }, this rematch is open only to those who played the game before it. Try again then.

## The table's card

status-title = ## { $title }
    { $moment }
status-awaited = Waiting for { $what }:
status-awaited-seat = ○ { $seat }
status-answered-seat = ✓ { $seat }
status-players = -# Also at the table: { $players }
status-waits = -# Usual time to answer: { $who }
status-bank = -# Left in the time bank: { $who }
status-clock = -# Left on the clock: { $who }
status-of = { $who } { $time }
status-over = The game is over.
status-map = [The last picture of the board]({ $link })
status-battle = [The last combat]({ $link })
status-thread = Thread: { $thread }
card-panel = My panel
card-map = Map

## Chapters

chapter-title = ### { $headline }
    -# Game { $game }
chapter-goes-on = ### { $moment }
    -# Game { $game }: continued in this message.
chapter-undone = This part of the game was undone
chapter-line = - { $sentence }
chapter-more = - …
chapter-no-thread = -# The bot may not create threads here, so this round is posted in the channel.
round-opens = ### Round { $round }
    -# Game { $game }: follow this round in the thread below.
round-thread = Game { $game } · Round { $round }
chapter-no-picture = -# The board could not be drawn this time. Try the **Map** button.
chapter-picture-follows = -# The board follows.
chapter-picture-passed = -# This board was left out, because too many pictures were waiting. The **Map** button shows the board as it is now.
picture-waits = Many pictures are being drawn right now. Yours will appear here when its turn comes.
round-told = ### Round { $round } is over
    -# Game { $game }
scene-title = ### { $headline }
    -# Game { $game }
over-title = ## ♛ { $headline }
    -# Game { $game }

## Notices; they are read on locked phones: who one is, which game, what it waits for, until when

notice-turn = It's your turn as **{ $seat }**: game { $game } ({ $channel }) is waiting for { $what }.
notice-turn-in-channel = { $user }, it's your turn as **{ $seat }**: game { $game } is waiting for { $what }.
notice-reminder-half = Half of your time for **{ $seat }** is up: game { $game } ({ $channel }) is waiting for { $what }.
notice-reminder-half-in-channel = { $user }, half of your time for **{ $seat }** is up: game { $game } is waiting for { $what }.
notice-reminder-late = Your time for **{ $seat }** is running out: game { $game } ({ $channel }) is waiting for { $what }.
notice-reminder-late-in-channel = { $user }, your time for **{ $seat }** is running out: game { $game } is waiting for { $what }.
notice-last = Everyone else has answered, and only your answer as **{ $seat }** is missing: game { $game } ({ $channel }) is waiting for { $what }.
notice-last-in-channel = { $user }, everyone else has answered, and only your answer as **{ $seat }** is missing: game { $game } is waiting for { $what }.
notice-waiting = Game { $game } ({ $channel }) is still waiting for you as **{ $seat }**, for { $what }.
notice-waiting-in-channel = { $user }, game { $game } is still waiting for you as **{ $seat }**, for { $what }.
notice-next = You are next as **{ $seat }**: game { $game } ({ $channel }) is waiting for { $after }, and then for { $what }. You can plan your answer now.
notice-due = Answer within { $left }, by { $due }.
notice-more = { $number ->
        [one] Another game is waiting for you too.
       *[other] { $number } more games are waiting for you too.
    }
notice-overdue = The answer was due { $due }.
notice-no-hurry = There is no deadline.
notice-ahead = Others are asked too, some of them before you. Your clock starts when your turn comes.
notice-lapsed = It's no longer your turn in game { $game } ({ $channel }).
notice-lapsed-in-channel = { $user }, it's no longer your turn in game { $game }.
notice-word = About game { $game } ({ $channel }), in which you play **{ $seat }**:
notice-word-in-channel = { $user }, about game { $game }, in which you play **{ $seat }**:
notice-word-seatless = About game { $game } ({ $channel }):
notice-word-seatless-in-channel = { $user }, about game { $game }:
notice-ended = Game { $game } ({ $channel }), in which you played **{ $seat }**, is over:
notice-ended-seatless = Game { $game } ({ $channel }) is over:
notice-private = You have secret information as **{ $seat }** in game { $game } ({ $channel }). Open your panel to read it.
notice-private-in-channel = { $user }, you have secret information as **{ $seat }** in game { $game }. Open your panel to read it.
notice-private-seatless = You have secret information in game { $game } ({ $channel }). Open your panel to read it.
notice-private-seatless-in-channel = { $user }, you have secret information in game { $game }. Open your panel to read it.

## My games

games-title = { $count ->
    [one] ### Your game
   *[other] ### Your { $count } games
}
games-none = You are not in any game. Open one with { COMMAND("game new") }, or join one in its channel.
games-line = - { $title }, { $channel } · { $moment }
games-lost = - ⚠ { $title } · { $moment } · its channel was deleted: { COMMAND("game move") } with **game** { $game }
games-line-waiting = - ○ **{ $title }**, { $channel } · { $moment } · { $what }
games-open = Game { $game }

## Map

map-title = ### { $title }
    { $moment }
map-failed = ⚠ The board could not be drawn. Please try again.

## Help

help-title = ## What you can do here
primer-open = How to play
primer-open-game = How to play { $game }
learn-open = Learn by playing
learn-offer =
    ### Learn by playing
    A first game for you alone: the computer plays all other seats, there is no deadline, and **Hint** below each question names a good answer and says why.
learn-begun = ✓ Your first game has started. There is no deadline, and the computer plays all other seats. Press **Hint** whenever you are unsure.
learn-where = A game is played in a channel of a server. Use { COMMAND("game learn") } there.
trouble-not-alone = Others have joined this game. To learn by playing, use { COMMAND("game learn") } in another channel: it opens a game for you alone.
demo-title =
    ## Welcome
    This is { $game }, and you can try all of it here. You do not have to wait for anyone: the computer plays the other seats.
demo-ways =
    - **Learn by playing** starts a first game that explains itself.
    - **Play** opens your panel in a game that has already been set up.
demo-practice = - **Try it yourself** has small tasks, half a minute each.
demo-play = Play
next-title = **Where to go next?**
next-harder = A little harder
next-seek = Find players
next-invite = Invite friends
next-met = **You have met:** { $parts }
next-unmet = **Not yet:** { $parts }
next-begun = ✓ The same seat again, against { $level } stewards.
next-invited = ✓ A table with the same settings is open in this channel. Your friends press **{ lobby-join }** in its post.
practice-open = Try it yourself
practice-title =
    ### Try it yourself: { $game }
    Small tasks, half a minute each. Nobody sees what you do here, and nothing here counts.
practice-line = { $number }. { $title }
practice-line-solved = { $number }. { $title } ✓
practice-own = { $text }
practice-begin = Begin
practice-choose = Choose a task
practice-of = Tasks for { $game }
practice-panel =
    ### { $title }
    { $task }
practice-solved =
    ### ✓ { $title }: solved
    { $why }
practice-missed =
    ### { $title }: not yet
    { $why }
practice-next = Next task
practice-again = Try again
practice-all = All tasks
practice-none = There are tasks to try for { $games }.
primer-title = ## How to play { $game }
primer-bot = ### And here on Discord
help-privacy = -# Your answers are kept in a database that the person who runs this bot could read. Other players and the server's admins cannot.

## What cannot be done

trouble-no-game-here = There is no game in this channel. Open one with { COMMAND("game new") }.
trouble-no-such-game = There is no such game. { COMMAND("my games") } lists yours with their numbers.
trouble-not-playing = You are not playing in this game.
trouble-already-playing = You are already in this game.
trouble-not-host = Only the host of the game can do that.
trouble-channel-busy = There is already a game in this channel: game { $game }. Use another channel, or a thread.
trouble-no-such-ruleset = This bot does not know the game { $ruleset }.
trouble-bad-setup = The game cannot be set up like that: { $reason }.
trouble-no-such-seat = There is no { $seat } in this game.
trouble-seat-taken = { $seat } was just taken. Choose another seat.
trouble-table-full = All seats are taken.
trouble-seats-free = { $free ->
    [one] One seat is still free.
   *[other] { $free } seats are still free.
} Wait for players, or fill the free seats with stewards.
trouble-not-started = The game has not started yet.
trouble-already-started = The game has already started.
trouble-not-over = The game is still running.
trouble-not-understood = “{ $text }” does not match any possible answer. Open your panel to see the options.
trouble-not-a-path = That is no longer possible. Open your panel again.
trouble-drift = The rules have changed under this game, so it cannot go on. Nothing is lost, and the person who runs the bot has been told.
trouble-internal = Something went wrong. Nothing has changed, and the error has been logged. Please try again.
trouble-closed = This game is closed.
trouble-nothing-to-explain = There is no such explanation in this game. Choose a topic from the list.
trouble-game-over = The game has ended.
trouble-bad-terms = These time settings cannot be combined ({ $field }). Choose another value.
trouble-bad-zone = There is no time zone called { $zone }. Type the name of a large city near you, and choose one of the suggestions.
trouble-bad-quiet-hours = Quiet hours must start and end at different times of the day.
trouble-bad-vacation = A vacation must end in the future, within two months.
trouble-bad-extension = An extension must last at least an hour and at most two weeks.
trouble-too-late = The deadline had already passed when you pressed this ({ $due }). Open your panel to see what has happened.
trouble-no-deadline = There is no deadline to extend.
trouble-already-paused = The game is already paused.
trouble-not-paused = The game is not paused.
trouble-not-away = Nobody else is playing your seat right now.
trouble-not-offered = { $seat } is not open to take. Choose a seat that is.
trouble-knows-another = You have seen the secrets of another seat in this game, so you cannot take { $seat }. Someone else has to take it.
trouble-sent-away = You were kicked from this game and cannot return to it.
trouble-not-overdue = The player of { $seat } is not overdue, so the others have to vote on kicking them.
trouble-not-admitted = The table has decided not to give you a seat in this game.
trouble-not-moderator = Only someone with the permission **Manage Channels** can do that here. The host can do it before the game starts, or after its channel was deleted.
trouble-other-server = That game belongs to another server. Use this command there.
trouble-same-channel = The game is already in this channel.
trouble-already-host = That player is already the host.
trouble-not-lent = You have not lent a seat.
trouble-nobody-there = Nobody plays { $seat }, so there is no one to kick.
trouble-not-needed = The player of { $seat } is neither away nor late.
trouble-same-level = A steward of that level already plays { $seat }.
trouble-no-such-proposal = There is no such proposal, or the vote on it is over.
trouble-already-proposed = A vote of this kind is already open. Wait until it is over.
trouble-no-vote = You have no vote in this.
trouble-nothing-to-undo = You can no longer undo your last answer alone: someone else has acted, or something hidden has come to light. { COMMAND("game run") } asks everyone.
trouble-no-such-moment = The game cannot be rewound to that moment. Choose another one from the list.

## A token for each place

tokens-place = Place
tokens-for = Token for { $place }
tokens-none-yet = no token yet
tokens-none = No token
tokens-limit = { $tokens }: { $used } of { $most }
tokens-short = There are not enough tokens: only { $number } of { $places } places get one.
