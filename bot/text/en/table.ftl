# What a table tells of itself: time, seats, votes. Everybody may read all of it.

## Seats

table-left = { $user } leaves { $seat }. The seat is open: { COMMAND("game join") }.
table-kicked = { $user } is sent away from { $seat }.
table-taken = { $user } takes over { $seat }.
table-offered = { $seat } is open to anybody who wants to play it: { COMMAND("game join") }.
table-kept = { $seat } is no longer offered.
table-returned = { $seat } goes back to { $user }.
table-host = { $user } is the host from now on.
table-stand-in = A steward ({ $level }) plays { $seats }, { $until }.
table-stand-in-holds = Harmless answers are given for { $seats }, { $until }.
table-level = { $seat } is played by a { $level } steward from now on.
table-best-person = { $winner } was played by a steward, whose victory does not count at this table. The winner among the people is { $user } ({ $seat }).
table-ended-alone = { $user } is the only person left, so the game ends without a winner, as agreed.
table-closed = Nobody is left, and the game is closed.
table-ended = { $user } has closed the game. Nobody has won.
table-moved = { $user } has moved the game here: { $channel }. Everything is as it was.
table-lost = The channel of this game is gone, so all clocks are stopped. { $host }, or whoever may manage channels, can go on in another one with { COMMAND("game move") }; answers can still be given with { COMMAND("my panel") }.
table-regained = The channel is back, and the game goes on.
table-expired = Nobody has joined this game or changed anything for two weeks, so it is closed. { COMMAND("game new") } opens another one.
table-seat-stood-in = { $seat } has nobody to play it, so a { $level } steward does. Anybody can take the seat with { COMMAND("game join") }; you choose another level with { COMMAND("game run") }.
table-seat-empty = { $seat } has nobody to play it. Anybody can take the seat with { COMMAND("game join") }, or a steward plays it if you use { COMMAND("game run") }.

until-chapter = until the end of this part of the round
until-away = until its player is back
until-host = until somebody takes the seat

## Time

table-paused = { $user } has paused the game: all clocks are stopped. Answers can still be given.
table-resumed = { $user } has resumed the game: everybody has as much time left as before.
table-extended = { $user } gives everybody whose turn it is { $time } more.
table-away = { $user } ({ $seat }) is away until { $until }.
table-held = The game waits for { $user } ({ $seat }) until { $until } at most. Then a steward plays.
table-back = { $user } ({ $seat }) is back.
table-answered-for = Time is up for { $seats }: a harmless answer was given in their place ({ $what }).
table-answered-you = Your time was up as { $seat }, so a harmless answer was given in your place ({ $what }). If you need longer, propose more time, or go on vacation: then a steward plays for you. What you answer ahead is always in time.
table-stood-in-you = The game was waiting for you, so a steward ({ $level }) plays { $seat } for you, { $until }. **I am back** gives you the seat back at once.
table-overdue = Time is up for { $seats }. The game waits: give more time, or let a steward play, with { COMMAND("game run") }.
table-still-waiting = The game has waited since { $since } for { $what }: { $seats }.
table-still-waiting-discreet = The game has waited since { $since } for { $what }.
table-still-paused = The game has been paused since { $since }. { $host } can resume it with { COMMAND("game run") }; others can propose that there.
table-still-halted = The game still cannot go on from here by its rules. { COMMAND("game run") } offers to go back, or to end it together.
table-ends-soon = Nobody has done anything in this game since { $since }. It ends at { $until } without a winner, unless you answer until then.
table-ended-silent = Nobody has done anything in this game for weeks, so it ends here without a winner. { COMMAND("game new") } opens another one.
table-outage = The bot could not be reached for { $time }. All deadlines have moved by as much.
table-clock-set = The clock of the bot was set, or its machine slept. Deadlines have moved with it: everybody has as much time left as before.
table-hidden = The bot could not see this channel for { $time }. All deadlines have moved by as much.
table-mute = The bot could not write in this channel for { $time }. Deadlines that stood still have moved by as much.

## What is decided together

table-proposed-extend = { $user } proposes to give everybody whose turn it is { $time } more.
table-proposed-kick = { $user } proposes to send the player of { $seat } away.
table-proposed-resume = { $user } proposes to end the pause. If most of those who vote within three days agree, it ends, also if others say nothing.
table-proposed-resume-unasked = The game has been paused since { $since }. Shall it go on? If most of those who vote within three days agree, it does, also if others say nothing.
table-proposed-dark = The public beacon has not been reached for ten minutes, so nothing can be drawn. Shall the game go on without it, this once? Whoever runs the bot could then have foreseen what is drawn. Everybody has to agree.
table-proposed-host = { $user } proposes to make { $host } the host. More than half of the people at the table have to agree. If the game awaits the present host, who does nothing for three days, those who have voted decide.
table-proposed-admit = { $user } would like to play { $seat }, with everything that it knows. If most of those who vote within three days agree, the seat is theirs, also if others say nothing.
table-proposed-end = { $user } is the only person left; stewards play the other seats. Agree to end the game without a winner, or disagree to go on against stewards.
table-proposed-stand-in = { $user } proposes that a steward plays in place of { $seats }. If most of those who vote within three days agree, it is done, also if others say nothing.
table-proposed-stand-in-unasked = The game has waited since { $since } for { $seats }. Shall a steward ({ $level }) play for them until they are back? You can pause or end the game instead. If most of those who vote within three days agree, it is done, also if others say nothing.
table-proposed-stand-in-discreet = The game has waited since { $since } for { $what }. Shall stewards ({ $level }) play for those who are missing until they are back? You can pause or end the game instead. If most of those who vote within three days agree, it is done, also if others say nothing.
table-proposed-pause = { $user } proposes to pause the game.
table-proposed-over = Nobody has done anything in this game since { $since }. Is it over? It ends without a winner when this vote does, unless somebody disagrees or plays on.
table-proposed-concede = { $user } proposes to end the game here, with { $seat } as the winner.
table-proposed-draw = { $user } proposes to end the game here as a draw.
table-proposed-back = { $user } proposes to go back in round { $round }, to { $what } of { $seats } ({ $at }). { $answers ->
    [one] One answer is undone.
   *[other] { $answers } answers are undone.
} Everybody has to agree.
table-proposed-back-halted = The game cannot go on from here. Shall it go back in round { $round }, to { $what } of { $seats } ({ $at })? { $answers ->
    [one] One answer is undone.
   *[other] { $answers } answers are undone.
} Everybody has to agree.
table-agreed-extend = It is agreed: everybody whose turn it is has { $time } more.
table-agreed-resume = It is agreed: the pause is over, and everybody has as much time left as before.
table-agreed-dark = It is agreed: the game goes on without the public beacon, this once.
table-agreed-end = It is agreed: the game ends here, and nobody has won.
table-agreed-pause = It is agreed: the game is paused, and all clocks are stopped. Answers can still be given.
table-agreed-concede = It is agreed: the game ends here, and { $user } ({ $seat }) is the winner.
table-agreed-concede-steward = It is agreed: the game ends here, and { $seat } is the winner.
table-agreed-draw = It is agreed: the game ends here as a draw.
table-admitted = The table has agreed: you play { $seat }.
table-went-back = It is agreed: the game has gone back in round { $round }, to { $what } of { $seats } ({ $at }). { $answers ->
    [one] One answer is undone.
   *[other] { $answers } answers are undone.
}{ $draws ->
    [0] { "" }
   *[other] { "" } What was drawn since is drawn anew.
}
table-undone = { $user } ({ $seat }) takes the last answer back and is asked again: { $what }. Nobody had acted since.
table-refused-extend = The proposal to give more time was refused.
table-refused-kick = The proposal to send a player away was refused.
table-refused-back = The proposal to go back was refused.
table-refused-resume = The proposal to end the pause was refused.
table-refused-dark = The proposal to go on without the public beacon was refused. The game waits on for it.
table-refused-host = The proposal to make another player the host was refused.
table-refused-end = The game goes on against stewards.
table-refused-concede = The proposal to end the game here was refused.
table-refused-over = The game goes on.
table-refused-pause = The proposal to pause the game was refused.
table-refused-stand-in = The proposal to let a steward play was refused.
table-refused-admit = The proposal to give a seat to somebody new was refused.
table-expired-resume = The proposal to end the pause was not settled in time.
table-expired-dark = The proposal to go on without the public beacon was not settled in time. The game waits on for it.
table-expired-host = The proposal to make another player the host was not settled in time.
table-expired-end = Nobody has said that the game shall end, so it goes on against stewards.
table-expired-concede = The proposal to end the game here was not settled in time.
table-expired-over = Somebody is still playing, so the game goes on.
table-expired-pause = The proposal to pause the game was not settled in time.
table-expired-stand-in = The vote on letting a steward play was not settled in time, so the game waits on.
table-expired-admit = The proposal to give a seat to somebody new was not settled in time.
table-expired-extend = The proposal to give more time was not settled in time.
table-expired-kick = The proposal to send a player away was not settled in time.
table-expired-back = The proposal to go back was not settled in time.

## What came to nothing, since it cannot be done any more, or not against another person

table-void-extend = The vote on more time is void: there is no deadline any more.
table-void-terms = The vote on new time settings is void: they are what is agreed already.
table-void-kick = The vote on sending a player away is void: somebody else plays the seat, or too few are left to decide.
table-void-back = The vote on going back is void: the game cannot go back to that moment any more.
table-void-resume = The vote on ending the pause is void: there is no pause any more.
table-void-dark = The vote on the public beacon is void: nobody waits for it any more.
table-void-host = The vote on another host is void: that player is the host already, or has left.
table-void-end = The vote on ending the game is void: there are others at the table again.
table-void-concede = The vote on ending the game here is void.
table-void-over = The vote on whether the game is over is void: it goes on.
table-void-pause = The vote on pausing the game is void: it is paused already.
table-void-stand-in = The vote on letting a steward play is void: nobody is missing any more.
table-void-admit = The vote on giving a seat to somebody new is void: the seat is no longer theirs to take.

## Votes

vote-put = Game { $game } votes: { $proposal }
vote-until = The vote is open until { $until }.
vote-consent = { $users } must agree; then it is settled, unless somebody disagrees. Whoever else has not voted by { $until } agrees.
vote-consent-now = { $users } must agree. That is enough, since nothing hidden has come to light.
vote-missing = Still to vote: { $users }
vote-agree = Agree
vote-disagree = Disagree
vote-agreed = ✓ You agree. You can change your vote until it is settled.
vote-disagreed = ✓ You disagree. You can change your vote until it is settled.
vote-passed = ✓ You agree, and that settles it.
vote-refused = ✓ You disagree, and that settles it.

## What was agreed

pace-quick = A quick table: everybody plays live.
pace-none = There is no deadline.
pace-none-together = There is no deadline when several are asked at once.
pace-both = Time: { $together } for orders and whatever else several are asked together, { $alone } for a single answer; nobody is notified in their quiet hours.
pace-both-bank = Time: { $together } for orders and whatever else several are asked together, { $alone } for a single answer, and a time bank of { $bank } for each player; nobody is notified in their quiet hours.
pace-span = Deadline: { $time } for each answer.
pace-hour = Deadline: the next { $hour } ({ $zone }).
pace-alone = { $time } when only one is asked
pace-and = { $what } { $more }
agreed-bank = Beyond that, everybody has a time bank of { $value } for the whole game.
agreed-weekends = Saturdays and Sundays do not count ({ $value }).
agreed-strict-true = Whoever is late is warned; whoever is late again has half of the time, until three answers came in time.
table-warned = Your time was up as { $seat }. If that happens again, this table gives you half of the time for a while.
table-warned-stand-in = If you miss the next deadline as { $seat } too, a steward plays for you until you are back.
table-shortened = Late again: { $seats }. Half of the time from now on, until three answers came in time.
agreed-grace = When all have answered, answers can still be changed for { $value }.
agreed-at-deadline-safe-once = If a player is late, a harmless answer is given; at the second miss in a row a steward ({ $level }) plays for them until they are back.
agreed-at-deadline-stand-in = If a player is late, a steward ({ $level }) plays for them until the end of that part of the round.
agreed-at-deadline-wait = If a player is late, the game waits and the host is told.

status-due = { $seat } · { $due }
status-lost = ⚠ The channel of this game is gone. Its host, or whoever may manage channels, can go on elsewhere: { COMMAND("game move") } with **game** { $game }.
obstacle = ⚠ { $why } { $clocks }
obstacle-permission = The bot cannot use { $channel }, because it lacks the permission **{ $permission }** there. Whoever manages the channel can give it (channel settings → Permissions).
obstacle-locked = The bot cannot write in { $channel }, because the thread is locked. Whoever manages threads can unlock it.
obstacle-archived = The post { $channel } is closed, so its buttons do not work. A message in it opens it again; with the permission **Manage Threads** the bot opens it itself.
obstacle-away = The bot is no longer a member of the server in which this game is played. Whoever manages the server can invite it again.
obstacle-outage = Discord cannot reach the server in which this game is played. The game goes on by itself when it can.
obstacle-clocks-all = All clocks have stood still since { $since }. Answers can still be given with { COMMAND("my panel") }, in a direct message with the bot as well.
obstacle-clocks-some = Clocks stand still since { $since } for everyone whom the bot does not notify by direct message. Answers can still be given with { COMMAND("my panel") }, in a direct message with the bot as well.
status-paused = ⏸ Paused since { $since }.
status-opens = All answers are in. They open { $at }, and can be changed until then.
status-voting-extend = Put to the vote: more time ({ $until }).
status-voting-kick = Put to the vote: sending a player away ({ $until }).
status-voting-resume = Put to the vote: ending the pause ({ $until }).
status-voting-dark = Put to the vote: going on without the public beacon ({ $until }).
status-voting-host = Put to the vote: another host ({ $until }).
status-voting-end = Put to the vote: ending the game ({ $until }).
status-voting-concede = Put to the vote: ending the game here ({ $until }).
status-voting-over = Put to the vote: whether the game is over ({ $until }).
status-voting-pause = Put to the vote: a pause ({ $until }).
status-voting-stand-in = Put to the vote: a steward plays ({ $until }).
status-voting-admit = Put to the vote: giving a seat to somebody new ({ $until }).
status-voting-back = Put to the vote: going back ({ $until }).
status-stewards = -# Stewards play { $seats }. Whoever would like one of these seats can ask the table with { COMMAND("game join") }.
status-offered = Open to whoever takes it with { COMMAND("game join") }: { $seats }

## Commands at a table

done-told = ✓ Done. It is announced in the channel.
done-proposed = ✓ Your proposal is put to the vote in the channel.
done-closed = ✓ The game is closed.
close-sure = This game has begun, and closing it cannot be undone. If you are sure, name its number: { COMMAND("game close") } with **game** { $game }.
done-asked = ✓ The table is asked whether you may play { $seat }. You will be told.
done-left = ✓ You have left. Until somebody takes your seat, you can come back with { COMMAND("game join") }.
moment-choice = Round { $round }: { $what } of { $seats }
player-nobody = nobody
player-steward = { $level } steward
player-stand-in = { $player }; a { $level } steward plays
player-away = { $player }; away

agreed-at-deadline-safe = If a player is late, a harmless answer is given: nothing is moved, bought or bid, and as little as possible is lost.
