# What a table tells of itself: time, seats, votes. Everybody may read all of it.

## Seats

table-left = { $user } leaves { $seat }. The seat is open: { COMMAND("game take") }.
table-kicked = { $user } is sent away from { $seat }.
table-taken = { $user } takes over { $seat }.
table-offered = { $seat } is open to anybody who wants to play it: { COMMAND("game take") }.
table-kept = { $seat } is no longer offered.
table-returned = { $seat } goes back to { $user }.
table-host = { $user } is the host from now on.
table-stand-in = The computer plays { $seats }, { $until }.
table-closed = Nobody is left, and the game is closed.
table-seat-empty = { $seat } has nobody to play it. Anybody can take the seat with { COMMAND("game take") }, or let the computer play it with { COMMAND("game stand-in") }.

until-chapter = until the end of this part of the round
until-away = until its player is back
until-host = until somebody takes the seat

## Time

table-paused = { $user } has paused the game: all clocks are stopped. Answers can still be given.
table-resumed = { $user } has resumed the game: everybody has as much time left as before.
table-extended = { $user } gives everybody whose turn it is { $time } more.
table-away = { $user } ({ $seat }) is away until { $until }.
table-back = { $user } ({ $seat }) is back.
table-answered-for = Time is up for { $seats }: a harmless answer was given in their place.
table-overdue = Time is up for { $seats }. The game waits: give more time with { COMMAND("game extend") }, or let the computer play with { COMMAND("game stand-in") }.
table-outage = The bot was away for { $time }. All deadlines have moved by as much.

## What is decided together

table-proposed-extend = { $user } proposes to give everybody whose turn it is { $time } more.
table-proposed-kick = { $user } proposes to send the player of { $seat } away.
table-proposed-back = { $user } proposes to go back in round { $round }, to { $what } of { $seats } ({ $at }). { $answers ->
    [one] One answer is undone.
   *[other] { $answers } answers are undone.
} Everybody has to agree.
table-agreed-extend = It is agreed: everybody whose turn it is has { $time } more.
table-went-back = It is agreed: the game has gone back in round { $round }, to { $what } of { $seats } ({ $at }). { $answers ->
    [one] One answer is undone.
   *[other] { $answers } answers are undone.
}
table-refused-extend = The proposal to give more time was refused.
table-refused-kick = The proposal to send a player away was refused.
table-refused-back = The proposal to go back was refused.
table-expired-extend = The proposal to give more time was not settled in time.
table-expired-kick = The proposal to send a player away was not settled in time.
table-expired-back = The proposal to go back was not settled in time.

## Votes

vote-put = Game { $game } votes: { $proposal }
vote-until = The vote is open until { $until }.
vote-missing = Still to vote: { $users }
vote-agree = Agree
vote-disagree = Disagree
vote-agreed = ✓ You agree. You can change your vote until it is settled.
vote-disagreed = ✓ You disagree. You can change your vote until it is settled.
vote-passed = ✓ You agree, and that settles it.
vote-refused = ✓ You disagree, and that settles it.

## What was agreed

pace-none = There is no deadline.
pace-none-together = There is no deadline when several are asked at once.
pace-span = Deadline: { $time } for each answer.
pace-hour = Deadline: the next { $hour } ({ $zone }).
pace-alone = { $time } when only one is asked
pace-grace = When all have answered, answers can still be changed for { $time }.
late-practice = If a player is late, the computer plays for them until the end of that part of the round.
late-wait = If a player is late, the game waits and the host is told.

status-due = { $seat } · { $due }
status-paused = ⏸ Paused since { $since }.
status-opens = All answers are in. They open { $at }, and can be changed until then.
status-voting-extend = Put to the vote: more time ({ $until }).
status-voting-kick = Put to the vote: sending a player away ({ $until }).
status-voting-back = Put to the vote: going back ({ $until }).
status-offered = Open to whoever takes it with { COMMAND("game take") }: { $seats }

## Commands at a table

done-told = ✓ Done. It is announced in the channel.
done-proposed = ✓ Your proposal is put to the vote in the channel.
done-left = ✓ You have left. Until somebody takes your seat, you can come back with { COMMAND("game take") }.
moment-choice = Round { $round }: { $what } of { $seats }
player-nobody = nobody
player-stand-in = { $player }; the computer plays
player-away = { $player }; away

late-safe = If a player is late, a harmless answer is given: nothing is moved, bought or bid, and as little as possible is lost.
