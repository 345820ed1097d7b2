# What the bot itself says.

## Names and moments

game-title = Game { $game }: { $rules }
moment-round = Round { $round }
moment-joint = {" · "}
moment-lobby = waiting for players
seat-player = { $seat } ({ $player })
seat-for = { $seat }, for { $other }
level-page = page
level-squire = squire
level-knight = knight
level-lord = lord
player-deleted = a former player
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
panel-new-wait = **Now:** nothing. You will be called when it's your turn; { COMMAND("rules") } explains the game meanwhile.
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
panel-choose-exactly = { $most ->
    [1] Choose one
   *[other] Choose { $most }
}
panel-page-before = ◂ Previous page
panel-page-after = Next page ▸ ({ $page } of { $pages })
panel-lock = Confirm
panel-lock-for = Confirm for { $seat }
panel-sure = ⚠ You have chosen nothing. Is that what you want?
panel-last = ⚠ Everybody else has answered by now. If you confirm, all answers open at once.
panel-lock-empty = Confirm: nothing
panel-forced = -# There is nothing else to choose.
panel-back = Back
panel-clear = Start over
panel-same = Same as last time
panel-change = Change
panel-withdraw = Take back
panel-keep = Keep my answer
panel-undo = Undo my last answer
panel-undone = ✓ Your last answer is undone, and the table is told so. You are asked again.
panel-take-back = Ask to take this back
panel-take-back-note = -# Too late to undo alone: { $what }. Those whom it touched can still agree to it.
panel-refresh = Refresh
panel-map = Map
panel-final = -# This takes effect as soon as you confirm it. You can undo it only while nobody else has acted and nothing hidden has come to light.
panel-not-yet = -# { $reason }
panel-changing = Your answer stays until you confirm another: { $answer }
panel-answer-empty = nothing
panel-sealed = Your answer: { $answer }
panel-sealed-until = -# Nobody else can see it. You can change it until everybody has answered. Waiting for { $awaited }.
panel-nothing = You have nothing to answer right now. Waiting for { $awaited }.
panel-over = The game is over. Thank you for playing!
panel-done = ✓ You chose: { $answer }
panel-withdrawn = ✓ Your answer is taken back.
panel-passed = ⚠ That question has been settled in the meantime. This is how things stand.
panel-moved-on = ⚠ Your choices have changed since that was shown. This is how they are now.
panel-not-offered = ⚠ That is not possible any more. This is how things stand.
panel-trouble = ⚠ { $reason }
panel-out-of-date = This button is out of date. Use { COMMAND("my panel") } for your panel.
panel-late = Discord took too long to pass this on. Nothing was done: please press or type again.
panel-not-taken = ⚠ Discord did not take this message. Nothing is lost: { COMMAND("my panel") } shows how things stand.
panel-restarting = The bot is restarting. Please try again in a minute.
panel-lobby = { $title } has not begun yet. Your panel will be here as soon as it does.
panel-closed = { $title } was closed before it began.

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
nudge-cards = Compare the cards: what does each do here, and what can the others answer?
nudge-choices = Compare what each choice brings you with what it leaves to the others.
hint-answer = This would be a good answer:
hint-line = > { $line }
hint-reason = **Why:** { $reason }
hint-type = -# To type it: { COMMAND("answer") } `{ $text }`
hint-no-promise = -# A hint knows no more than you do, and others may have thought of something better.
hint-use = Put it into my panel
hint-why = Say why
hint-show = Show the answer
hint-course = **Plan:** { $course }
hint-used = 💡 The hint is in your panel; nothing is confirmed yet.
hint-used-empty = 💡 The hint is: “{ $answer }” Nothing is confirmed yet.
trouble-no-hints = This table has not agreed on hints. Where others play, that is agreed before the game begins.
trouble-nothing-to-hint = You have nothing to answer right now, so there is nothing to hint at.
trouble-hint-too-soon = One hint at a time: ask again in a few seconds.
trouble-nobody-knows = Nobody knows a good answer to this just now. Trust yourself!
trouble-note-too-long = Your notepad takes { $most } characters at most.

## Orders

tokens-previous = ◂ Previous
tokens-next = Next ▸
tokens-remove = Remove
tokens-swap = { $token } (swap with { $place })
tokens-left = Left: { $tokens }

## Moves

moves-from = From **{ $place }**
moves-to = { $pieces } → **{ $place }**
moves-nobody = nobody moves
moves-nth = { $unit } ({ $n } of { $of })
moves-everybody = All of them
moves-where = Where to with { $pieces }?
moves-target = To …
moves-no-target = { $pieces } cannot go anywhere together.
moves-others = Choose others

## The lobby

lobby-title = ## { $title }
lobby-host = **{ $host }** wants to play this with you. Press **Join**: you get a seat, and are called when it is your turn.
lobby-open = { $free ->
    [one] One seat is free.
   *[other] { $free } seats are free.
}
lobby-more = More
lobby-opened = Your table is open. **{ lobby-start }** begins the game; seats that nobody takes can be filled with stewards.
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
} The host can fill them with stewards, which the computer plays: here with squires, other levels are under Settings.
lobby-full = -# All seats are taken. { $host } can start the game.
lobby-joined-chosen = ✓ You are in. Your seat is drawn when the game starts, unless you choose one.
lobby-left = ✓ You have left the game.
lobby-closed = ✓ You have left, and since nobody else was there, the game is closed.
lobby-expires = -# If nobody joins or changes anything, this closes on { $at }.
lobby-closed-card = { $title } is closed.
lobby-seated = ✓ You play { $seat }.
lobby-seated-random = ✓ Your seat is drawn when the game starts.
lobby-filled = ✓ Stewards ({ $level }) play the free seats.
lobby-started = ✓ The game has begun.

lobby-sought = **Waiting for { $missing ->
    [one] one more person
   *[other] { $missing } more people
}.** The game begins by itself when they are here; stewards then play seats that are still free.
lobby-sought-drafted = **Waiting for { $missing ->
    [one] one more person
   *[other] { $missing } more people
}.**
lobby-again = Take my seat again
sought = { $host } seeks { $missing ->
    [one] one more person
   *[other] { $missing } more people
} for { $title }. { $pace } { $users }, you have said that you would like to be asked.
sought-again = { $users }: { $host } would like a rematch of game { $before }, with the same people and settings. This is { $title }. Take your seats again; the game begins when all have.
card-rematch = Rematch
rematch-open = ✓ The rematch is open: game { $game } in { $channel }. The others are asked to take their seats again.
trouble-bad-people = A game can wait for 2 to { $most } people.
trouble-kept-for-players = This rematch is kept for those who have played until { $until }.

## The table's card

status-title = ## { $title }
    { $moment }
status-awaited = Waiting for { $what }:
status-awaited-seat = ○ { $seat }
status-answered-seat = ✓ { $seat }
status-players = -# Also at the table: { $players }
status-waits = -# Usual time to answer: { $who }
status-bank = -# Left in the time bank: { $who }
status-of = { $who } { $time }
status-over = The game is over.
status-map = [The last picture of the board]({ $link })
status-battle = [The last battle]({ $link })
status-thread = Thread: { $thread }
card-panel = My panel
card-map = Map

## Chapters

chapter-title = ### { $headline }
    -# Game { $game }
chapter-goes-on = ### { $moment }
    -# Game { $game }: what happens next is added to this message.
chapter-undone = What was told here was undone
chapter-line = - { $sentence }
chapter-more = - …
chapter-no-thread = -# This round has no thread, as I may make none here: it is told in this channel.
round-opens = ### Round { $round }
    -# Game { $game }: what happens is told in the thread below.
round-thread = Game { $game } · Round { $round }
chapter-no-picture = -# The board could not be drawn this time. Try the **Map** button.
chapter-picture-follows = -# The board follows.
picture-waits = Many pictures are being drawn right now. Yours comes here as soon as it is its turn.
round-told = ### Round { $round } is over
    -# Game { $game }
scene-title = ### { $headline }
    -# Game { $game }
over-title = ## ♛ { $headline }
    -# Game { $game }

## Notices; they are read on locked phones: who one is, which game, what it waits for, until when

notice-turn = It's your turn as **{ $seat }**: game { $game } ({ $channel }) is waiting for { $what }.
notice-turn-in-channel = { $user }, it's your turn as **{ $seat }**: game { $game } is waiting for { $what }.
notice-reminder-half = Half of your time is up as **{ $seat }**: game { $game } ({ $channel }) is waiting for { $what }.
notice-reminder-half-in-channel = { $user }, half of your time is up as **{ $seat }**: game { $game } is waiting for { $what }.
notice-reminder-late = Your time is running out as **{ $seat }**: game { $game } ({ $channel }) is waiting for { $what }.
notice-reminder-late-in-channel = { $user }, your time is running out as **{ $seat }**: game { $game } is waiting for { $what }.
notice-last = Everybody else has answered: you are the last one awaited, as **{ $seat }**. Game { $game } ({ $channel }) is waiting for { $what }.
notice-last-in-channel = { $user }, everybody else has answered: you are the last one awaited, as **{ $seat }**. Game { $game } is waiting for { $what }.
notice-waiting = The game is still waiting for you as **{ $seat }**: game { $game } ({ $channel }), { $what }.
notice-waiting-in-channel = { $user }, the game is still waiting for you as **{ $seat }**: game { $game }, { $what }.
notice-next = You are next as **{ $seat }**: game { $game } ({ $channel }) is waiting for { $after }, and then for { $what }. You can answer ahead.
notice-due = Answer within { $left }, by { $due }.
notice-more = { $number ->
        [one] Another game is waiting for you as well.
       *[other] { $number } more games are waiting for you as well.
    }
notice-overdue = The answer was due { $due }.
notice-no-hurry = There is no deadline.
notice-ahead = Others are asked too, and some come before you: your time begins when it is your turn.
notice-lapsed = It's no longer your turn in game { $game } ({ $channel }).
notice-lapsed-in-channel = { $user }, it's no longer your turn in game { $game }.
notice-word = About game { $game } ({ $channel }), in which you play **{ $seat }**:
notice-word-in-channel = { $user }, about game { $game }, in which you play **{ $seat }**:
notice-word-seatless = About game { $game } ({ $channel }):
notice-word-seatless-in-channel = { $user }, about game { $game }:
notice-ended = Game { $game } ({ $channel }), in which you played **{ $seat }**, is over:
notice-ended-seatless = Game { $game } ({ $channel }) is over:
notice-private = There is something for the eyes of **{ $seat }** only in game { $game } ({ $channel }). It is in your panel.
notice-private-in-channel = { $user }, there is something for the eyes of **{ $seat }** only in game { $game }. It is in your panel.
notice-private-seatless = There is something for your eyes only in game { $game } ({ $channel }). It is in your panel.
notice-private-seatless-in-channel = { $user }, there is something for your eyes only in game { $game }. It is in your panel.

## My games

games-title = { $count ->
    [one] ### Your game
   *[other] ### Your { $count } games
}
games-none = You are in no game. Open one with { COMMAND("game new") }, or join one in its channel.
games-line = - { $title }, { $channel } · { $moment }
games-lost = - ⚠ { $title } · { $moment } · its channel is gone: { COMMAND("game move") } with **game** { $game }
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
    A first game for you alone: the computer plays all other seats, nobody is in a hurry, and **Hint** below each question names a good answer and says why.
learn-begun = ✓ Your first game has begun. Nobody is in a hurry, and nobody laughs: the computer plays all other seats. Whenever you don't know what to do, press **Hint**.
learn-where = A game is played in a channel of a server. Use { COMMAND("game learn") } there.
trouble-not-alone = Others have joined this game. To learn by playing, use { COMMAND("game learn") } in another channel, for a game of your own.
demo-title =
    ## Welcome
    This is { $game }, and you can try all of it here. You wait for nobody: the computer plays the other seats.
demo-ways =
    - **Learn by playing** begins a first game that explains itself.
    - **Play** opens your panel in a game that is laid.
demo-practice = - **Try it in your hand** has small tasks, half a minute each.
demo-play = Play
next-title = **Where to go next?**
next-harder = A little harder
next-seek = Find players
next-invite = Invite friends
next-met = **You have met:** { $parts }
next-unmet = **Not yet:** { $parts }
next-begun = ✓ The same seat again, against { $level } stewards.
next-invited = ✓ A table with the same settings is open in this channel. Your friends press **{ lobby-join }** on its card.
practice-open = Try it in your hand
practice-title =
    ### Try it in your hand: { $game }
    Small tasks, half a minute each. Nobody sees what you do here, and nothing of it counts.
practice-line = { $number }. { $title }
practice-line-solved = { $number }. { $title } ✓
practice-own = { $text }
practice-begin = Begin
practice-choose = Choose a task
practice-of = Tasks of { $game }
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
help-privacy = -# Your answers are kept in a database that whoever runs this bot could read. Other players, and the server's admins, cannot.

## What cannot be done

trouble-no-game-here = There is no game in this channel. Open one with { COMMAND("game new") }.
trouble-no-such-game = There is no such game.
trouble-not-playing = You are not playing in this game.
trouble-already-playing = You are in this game already.
trouble-not-host = Only the host of the game can do that.
trouble-channel-busy = There is a game in this channel already: game { $game }.
trouble-no-such-ruleset = This bot does not know the game { $ruleset }.
trouble-bad-setup = The game cannot be set up like that: { $reason }.
trouble-no-such-seat = There is no { $seat } in this game.
trouble-seat-taken = { $seat } was just taken. Choose another seat.
trouble-table-full = All seats are taken.
trouble-seats-free = { $free ->
    [one] One seat is still free.
   *[other] { $free } seats are still free.
} Wait for players, or fill up with stewards.
trouble-not-started = The game has not begun yet.
trouble-already-started = The game has begun already.
trouble-not-over = The game is still running.
trouble-not-understood = “{ $text }” means nothing that can be answered here.
trouble-not-a-path = That is not possible any more. Open your panel again.
trouble-drift = The rules have changed under this game, and it cannot go on. Whoever runs the bot has been told.
trouble-internal = Something went wrong. Nothing has changed, and the error has been logged.
trouble-closed = This game is closed.
trouble-nothing-to-explain = There is nothing to explain here.
trouble-game-over = The game has ended.
trouble-bad-terms = These time settings do not work ({ $field }).
trouble-bad-zone = There is no time zone called { $zone }.
trouble-bad-quiet-hours = Quiet hours must begin and end at different times of the day.
trouble-bad-vacation = A vacation must end in the future, within two months.
trouble-bad-extension = An extension lasts at least an hour and at most two weeks.
trouble-too-late = The deadline had already passed when you pressed this ({ $due }).
trouble-no-deadline = There is no deadline to extend.
trouble-already-paused = The clocks are stopped already.
trouble-not-paused = The clocks are running.
trouble-not-away = Nobody else is playing your seat right now.
trouble-not-offered = { $seat } is not open to take.
trouble-knows-another = You know the secrets of another seat, so you cannot take { $seat }.
trouble-sent-away = You were sent away from this game and cannot come back to it.
trouble-not-overdue = The player of { $seat } is not overdue, so the others have to vote on it.
trouble-not-admitted = The table has decided not to give you a seat in this game.
trouble-not-moderator = Only somebody with the permission **Manage Channels** can do that here. The host can do it before the game begins, and when its channel is gone.
trouble-other-server = That game belongs to another server.
trouble-same-channel = The game is in this channel already.
trouble-already-host = That player is the host already.
trouble-not-lent = You have not lent a seat.
trouble-nobody-there = { $seat } has no player to send away.
trouble-not-needed = { $seat } has a player who is neither away nor late.
trouble-same-level = A steward of that level plays { $seat } already.
trouble-no-such-proposal = There is no such proposal, or it is settled.
trouble-already-proposed = There is a proposal of this kind already. It has to be settled first.
trouble-no-vote = You have no vote in this.
trouble-nothing-to-undo = Your last answer cannot be undone any more without asking: somebody else has acted, or something hidden has come to light. { COMMAND("game run") } asks everybody.
trouble-no-such-moment = The game cannot go back to that moment.

## A token for each place

tokens-place = Place
tokens-for = Token for { $place }
tokens-none-yet = no token yet
tokens-none = No token
tokens-limit = { $tokens }: { $used } of { $most }
tokens-short = There are not enough tokens: only { $number } of { $places } places get one.
