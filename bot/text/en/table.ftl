# What a table tells of itself: time, seats, votes. Everybody may read all of it.

## Seats

table-left = { $user } leaves { $seat }. The seat is open: { COMMAND("game join") }.
table-kicked = { $user } was kicked from { $seat }.
table-taken = { $user } takes over { $seat }.
table-offered = { $seat } is open to anyone who wants to play it: { COMMAND("game join") }.
table-kept = { $seat } is no longer offered.
table-returned = { $seat } goes back to { $user }.
table-host = { $user } is now the host.
table-yours = You play **{ $seat }**. Nobody else knows that before the game has ended.
table-unmasked = Nobody could know who plays whom until now: { $players }.
table-stand-in = A steward ({ $level }) plays { $seats }, { $until }.
table-stand-in-holds = The bot gives safe answers for { $seats }, { $until }.
table-level = A { $level } steward now plays { $seat }.
table-best-person = { $winner } was played by a steward, and at this table stewards cannot win. The best-placed player is { $user } ({ $seat }).
table-ended-alone = { $user } is the only person left, so the game ends without a winner, as agreed.
table-closed = Nobody is left, so the game is closed.
table-ended = { $user } has closed the game. Nobody has won.
table-moved = { $user } has moved the game here: { $channel }. Everything is as it was.
table-lost = The channel of this game was deleted, so all clocks are stopped. { $host }, or anyone who may manage channels, can move the game to another channel with { COMMAND("game move") }. Until then, answer with { COMMAND("my panel") }.
table-regained = The channel is back, and the game goes on.
table-expired = Nobody joined this game or changed anything for two weeks, so it is closed. { COMMAND("game new") } opens another one.
table-seat-stood-in = Nobody plays { $seat }, so a { $level } steward does. Anyone can take the seat with { COMMAND("game join") }; you can choose another level with { COMMAND("game run") }.
table-seat-empty = Nobody plays { $seat }. Anyone can take the seat with { COMMAND("game join") }, or you can let a steward play it with { COMMAND("game run") }.

until-chapter = until the end of this phase
until-away = until the absence is over
until-host = until someone takes the seat

## Time

table-paused = { $user } has paused the game: all clocks are stopped. Answers can still be given.
table-resumed = { $user } has resumed the game: everyone has as much time left as before.
table-extended = { $user } gives every player whose turn it is { $time } more.
table-away = { $user } ({ $seat }) is away until { $until }.
table-held = The game waits for { $user } ({ $seat }), until { $until } at the latest. After that, a steward plays.
table-back = { $user } ({ $seat }) is back.
table-answered-for = Time is up for { $seats }: the bot gave a safe answer for them ({ $what }).
table-answered-you = Your time for { $seat } was up, so the bot gave a safe answer for you ({ $what }). If you need longer, propose more time, or go on vacation: then a steward plays for you. What you plan in advance is always on time.
table-stood-in-you = The game was waiting for you, so a steward ({ $level }) plays { $seat } for you, { $until }. Press **I am back** to get the seat back immediately.
table-overdue = Time is up for { $seats }. The game waits: give more time, or let a steward play, with { COMMAND("game run") }.
table-still-waiting = The game has been waiting since { $since } for { $what }: { $seats }.
table-still-waiting-discreet = The game has been waiting since { $since } for { $what }.
table-still-paused = The game has been paused since { $since }. { $host } can resume it with { COMMAND("game run") }; other players can propose that there.
table-still-halted = The game still cannot go on from here. With { COMMAND("game run") } you can propose to rewind it, or to end it together.
table-ends-soon = Nobody has done anything in this game since { $since }. It ends at { $until } without a winner, unless someone answers before then.
table-ended-silent = Nobody has done anything in this game for weeks, so it ends here without a winner. { COMMAND("game new") } opens another one.
table-outage = The bot was offline for { $time }. All deadlines have moved by as much.
table-clock-set = The bot's clock jumped. All deadlines have moved with it, so nobody has lost any time.
table-hidden = The bot could not see this channel for { $time }. All deadlines have moved by as much.
table-mute = The bot could not write in this channel for { $time }. Deadlines that were stopped have moved by as much.

## What is decided together

table-proposed-extend = { $user } proposes to give every player whose turn it is { $time } more.
table-proposed-kick = { $user } proposes to kick the player of { $seat }.
table-proposed-resume = { $user } proposes to end the pause. Voting is open for three days; a majority of the votes cast decides.
table-proposed-resume-unasked = The game has been paused since { $since }. Do you want to resume it? Voting is open for three days; a majority of the votes cast decides.
table-proposed-dark = The bot has not reached the public beacon for ten minutes, so nothing can be drawn. Do you want to go on without it, this once? The person who runs the bot could then have foreseen the draw. Everyone has to agree.
table-proposed-host = { $user } proposes to make { $host } the host. More than half of the people at the table have to agree. If the game is waiting for the current host, and the host does nothing for three days, the votes cast decide.
table-proposed-admit = { $user } would like to take over { $seat }, with its hand and its secrets. Voting is open for three days; a majority of the votes cast decides.
table-proposed-end = { $user } is the only person left; stewards play the other seats. Agree to end the game without a winner, or disagree to go on against stewards.
table-proposed-stand-in = { $user } proposes to let a steward play for { $seats }. Voting is open for three days; a majority of the votes cast decides.
table-proposed-stand-in-unasked = The game has been waiting since { $since } for { $seats }. Do you want a steward ({ $level }) to play for them until they are back? You can also pause the game, or end it. Voting is open for three days; a majority of the votes cast decides.
table-proposed-stand-in-discreet = The game has been waiting since { $since } for { $what }. Do you want stewards ({ $level }) to play for the missing players until they are back? You can also pause the game, or end it. Voting is open for three days; a majority of the votes cast decides.
table-proposed-pause = { $user } proposes to pause the game.
table-proposed-over = Nobody has done anything in this game since { $since }. Is it over? When this vote ends, the game ends without a winner, unless someone disagrees or plays on.
table-proposed-concede = { $user } proposes to end the game here, with { $seat } as the winner.
table-proposed-draw = { $user } proposes to end the game here as a draw.
table-proposed-back = { $user } proposes to rewind the game to round { $round }: { $what }, { $seats } ({ $at }). { $answers ->
    [one] One answer is undone.
   *[other] { $answers } answers are undone.
} Everyone has to agree.
table-proposed-back-halted = The game cannot go on from here. Do you want to rewind it to round { $round }: { $what }, { $seats } ({ $at })? { $answers ->
    [one] One answer is undone.
   *[other] { $answers } answers are undone.
} Everyone has to agree.
table-agreed-extend = Agreed: every player whose turn it is has { $time } more.
table-agreed-resume = Agreed: the pause is over, and everyone has as much time left as before.
table-agreed-dark = Agreed: the game goes on without the public beacon, this once.
table-agreed-end = Agreed: the game ends here, and nobody has won.
table-agreed-pause = Agreed: the game is paused, and all clocks are stopped. Answers can still be given.
table-agreed-concede = Agreed: the game ends here, and { $user } ({ $seat }) is the winner.
table-agreed-concede-steward = Agreed: the game ends here, and { $seat } is the winner.
table-agreed-draw = Agreed: the game ends here as a draw.
table-admitted = The table has agreed: you play { $seat }.
table-went-back = Agreed: the game has been rewound to round { $round }: { $what }, { $seats } ({ $at }). { $answers ->
    [one] One answer is undone.
   *[other] { $answers } answers are undone.
}{ $draws ->
    [0] { "" }
   *[other] { "" } Everything drawn since then is drawn again.
}
table-undone = { $user } ({ $seat }) has undone the last answer and is asked again: { $what }. Nobody had acted since.
table-refused-extend = The proposal to give more time was refused.
table-refused-kick = The proposal to kick a player was refused.
table-refused-back = The proposal to rewind the game was refused.
table-refused-resume = The proposal to end the pause was refused.
table-refused-dark = The proposal to go on without the public beacon was refused. The game keeps waiting for it.
table-refused-host = The proposal to make another player the host was refused.
table-refused-end = The game goes on against stewards.
table-refused-concede = The proposal to end the game here was refused.
table-refused-over = The game goes on.
table-refused-pause = The proposal to pause the game was refused.
table-refused-stand-in = The proposal to let a steward play was refused.
table-refused-admit = The proposal to give a seat to a new player was refused.
table-expired-resume = The proposal to end the pause expired without a decision.
table-expired-dark = The proposal to go on without the public beacon expired without a decision. The game keeps waiting for it.
table-expired-host = The proposal to make another player the host expired without a decision.
table-expired-end = The vote on ending the game expired without a decision, so the game goes on against stewards.
table-expired-concede = The proposal to end the game here expired without a decision.
table-expired-over = Someone is still playing, so the game goes on.
table-expired-pause = The proposal to pause the game expired without a decision.
table-expired-stand-in = The proposal to let a steward play expired without a decision, so the game keeps waiting.
table-expired-admit = The proposal to give a seat to a new player expired without a decision.
table-expired-extend = The proposal to give more time expired without a decision.
table-expired-kick = The proposal to kick a player expired without a decision.
table-expired-back = The proposal to rewind the game expired without a decision.

## What came to nothing, since it cannot be done any more, or not against another person

table-void-extend = The vote on more time is void: there is no longer a deadline.
table-void-terms = The vote on new time settings is void: they already apply.
table-void-kick = The vote on kicking a player is void: someone else plays the seat, or too few players are left to decide.
table-void-back = The vote on rewinding the game is void: it can no longer be rewound to that moment.
table-void-resume = The vote on ending the pause is void: the game is no longer paused.
table-void-dark = The vote on the public beacon is void: the game is no longer waiting for it.
table-void-host = The vote on another host is void: that player is already the host, or has left.
table-void-end = The vote on ending the game is void: there are others at the table again.
table-void-concede = The vote on ending the game here is void.
table-void-over = The vote on whether the game is over is void: it goes on.
table-void-pause = The vote on pausing the game is void: it is already paused.
table-void-stand-in = The vote on letting a steward play is void: nobody is missing now.
table-void-admit = The vote on giving a seat to a new player is void: they can no longer take it.

## Votes

vote-put = Vote in game { $game }: { $proposal }
vote-until = The vote is open until { $until }.
vote-consent = { $users } must agree. If they do, it passes unless someone disagrees. Everyone else who has not voted by { $until } counts as agreeing.
vote-consent-now = { $users } must agree. That is enough, because nothing hidden has come to light.
vote-missing = Still to vote: { $users }
vote-agree = Agree
vote-disagree = Disagree
vote-agreed = ✓ You agree. You can change your vote until it is decided.
vote-disagreed = ✓ You disagree. You can change your vote until it is decided.
vote-passed = ✓ You agree. That decides the vote.
vote-refused = ✓ You disagree. That decides the vote.

## What was agreed

pace-quick = Live play: everyone is online.
pace-none = There is no deadline.
pace-none-together = No deadline when several players are asked at the same time.
pace-both = Time: { $together } when several players are asked at the same time, such as for orders; { $alone } when only one is asked. Nobody is notified in their quiet hours.
pace-both-bank = Time: { $together } when several players are asked at the same time, such as for orders; { $alone } when only one is asked; and a time bank of { $bank } for each player. Nobody is notified in their quiet hours.
pace-span = Deadline: { $time } for each answer.
pace-clock = Time: one clock of { $time } for each player, for all answers of the game together. It runs while the player is asked, in quiet hours too.
pace-hour = Deadline: the next { $hour } ({ $zone }).
pace-alone = When only one player is asked: { $time }.
pace-and = { $what } { $more }
agreed-bank = Beyond that, each player has a time bank of { $value } for the whole game.
agreed-weekends = The weekend does not count (calendar of { $value }).
agreed-strict-true = A player who is late gets a warning. One who is late again gets half the time, until they have answered three times on time.
table-warned = Your time for { $seat } was up. If you are late again, you get half the time for a while.
table-warned-stand-in = If you miss the next deadline as { $seat } too, a steward plays for you until you are back.
table-shortened = Late again: { $seats }. They now get half the time, until they have answered three times on time.
agreed-grace = When the last answer is in, everyone has { $value } to change theirs.
agreed-at-deadline-safe-once = If a player is late, the bot gives a safe answer for them; if they are late twice in a row, a steward ({ $level }) plays for them until they are back.
agreed-at-deadline-stand-in = If a player is late, a steward ({ $level }) plays for them until the end of that phase.
agreed-at-deadline-wait = If a player is late, the game waits, and the host is notified.

status-due = { $seat } · { $due }
status-thinks = { $seat } · thinks
status-thinks-for = { $seat } · thinks, { $time }
panel-thinking = Stewards are thinking.
panel-thinking-for = Stewards are thinking. They usually take { $time }.
thinking-seconds = a few seconds
thinking-half = about half a minute
thinking-minutes = { $minutes ->
    [one] about 1 minute
   *[other] about { $minutes } minutes
}
status-lost = ⚠ The channel of this game was deleted. Its host, or anyone who may manage channels, can move it: { COMMAND("game move") } with **game** { $game }.
obstacle = ⚠ { $why } { $clocks }
obstacle-permission = The bot cannot use { $channel }, because it lacks the permission **{ $permission }** there. Someone who manages the channel can give it (channel settings → Permissions).
obstacle-locked = The bot cannot write in { $channel }, because the thread is locked. Someone who manages threads can unlock it.
obstacle-archived = The post { $channel } is closed, so its buttons do not work. A message in it opens it again; with the permission **Manage Threads** the bot opens it itself.
obstacle-away = The bot is no longer a member of the server in which this game is played. Someone who manages the server can invite it again.
obstacle-outage = Discord cannot reach the server in which this game is played. The game goes on by itself when it can.
obstacle-clocks-all = All clocks have been stopped since { $since }. Answers can still be given with { COMMAND("my panel") }, even in a direct message to the bot.
obstacle-clocks-some = Clocks have been stopped since { $since } for everyone whom the bot does not notify by direct message. Answers can still be given with { COMMAND("my panel") }, even in a direct message to the bot.
status-paused = ⏸ Paused since { $since }.
status-opens = All answers are in. They are revealed { $at }; you can change yours until then.
status-voting-extend = Vote open: more time ({ $until }).
status-voting-kick = Vote open: kicking a player ({ $until }).
status-voting-resume = Vote open: ending the pause ({ $until }).
status-voting-dark = Vote open: going on without the public beacon ({ $until }).
status-voting-host = Vote open: another host ({ $until }).
status-voting-end = Vote open: ending the game ({ $until }).
status-voting-concede = Vote open: ending the game here ({ $until }).
status-voting-over = Vote open: whether the game is over ({ $until }).
status-voting-pause = Vote open: a pause ({ $until }).
status-voting-stand-in = Vote open: letting a steward play ({ $until }).
status-voting-admit = Vote open: giving a seat to a new player ({ $until }).
status-voting-back = Vote open: rewinding the game ({ $until }).
status-stewards = -# Stewards play { $seats }. If you would like one of these seats, ask the table with { COMMAND("game join") }.
status-offered = Open to anyone, with { COMMAND("game join") }: { $seats }

## Commands at a table

done-told = ✓ Done. It is announced in the channel.
done-proposed = ✓ The vote on your proposal is open in the channel.
done-closed = ✓ The game is closed.
close-sure = ⚠ This game has started. Closing it cannot be undone. To close it anyway, use { COMMAND("game close") } with **game** { $game }.
done-asked = ✓ The table votes on whether you may play { $seat }. The bot will notify you of the result.
done-left = ✓ You have left. Until someone takes your seat, you can come back with { COMMAND("game join") }.
moment-choice = Round { $round }: { $what }, { $seats }
player-nobody = nobody
player-steward = { $level } steward
player-stand-in = { $player }; a { $level } steward plays
player-away = { $player }; away

agreed-at-deadline-safe = If a player is late, the bot gives a safe answer for them: it moves, buys and bids nothing, and loses as little as possible.
