# Tournaments: rounds at several tables, which the bot pairs and begins by itself.

## The post that is kept up to date

tournament-title = **Tournament { $number }**: { $rules }
tournament-open = { $host } is the host. Press **Join** to take part. Once the host has pressed **Begin**, everything else happens by itself.
tournament-rounds = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}, at tables of { $size } if possible.
tournament-pace-slow = Time for a single answer: { $time }; when several answer, twice as much.
tournament-pace-live = Live play: everyone is there, and answers within minutes.
tournament-nobody = Nobody has joined yet.
tournament-players = { $count ->
    [one] 1 player:
   *[other] { $count } players:
} { $users }
tournament-others = And { $count } more.
tournament-tables = { $tables ->
    [one] Next round: 1 table. Seats: { $seats }.
   *[other] Next round: { $tables } tables. Seats: { $seats }.
}
tournament-stewards = { $seats ->
    [one] The players fit no division, so a steward plays 1 seat.
   *[other] The players fit no division, so stewards play { $seats } seats.
}
tournament-how = The first place at a table is worth 1 point, the last 0, the places between evenly less.
tournament-ties = Equal points: wins decide, then the points of the opponents, then who was ahead at the same table, then a lot. Stewards are in no standings, and a game that is broken off counts for nobody.
tournament-closed = This tournament was closed before it began.

## A round, and the standings

tournament-round = **Round { $round } of { $rounds }**
tournament-table-playing = Table { $table }: { $place }
tournament-table-over = Table { $table }: { $place }, over
tournament-table-void = Table { $table }: { $place }, broken off, counts for nobody
tournament-soon = begins in a moment
tournament-seed = Drawn from the seed { $seed }
tournament-standings-title = **Standings**, round { $round }
tournament-line = { $place }. { $player }: **{ $points }** · { $wins ->
    [one] 1 win
   *[other] { $wins } wins
}
tournament-line-gone = { $place }. { $player }: **{ $points }** · { $wins ->
    [one] 1 win
   *[other] { $wins } wins
} · has left
tournament-won = { $player } wins the tournament. Points: { $points }.
tournament-unwon = The tournament is over, and nobody has points.

## The post of a table, and its thread

tournament-table = **Tournament { $number }, round { $round } of { $rounds }, table { $table }** begins. It is played in the thread below.
tournament-seat = { $seat }: { $player }
tournament-steward = a steward
tournament-thread = Tournament { $number }, round { $round }, table { $table }

## Buttons, and the host's panel

tournament-join = Join
tournament-leave = Leave
tournament-more = More
tournament-standings = Standings
tournament-earlier = Earlier places
tournament-later = Later places
tournament-begin = Begin
tournament-stop = End tournament
tournament-keep = Keep it
tournament-choose-ruleset = The game
tournament-choose-size = Seats at a table
tournament-choose-rounds = Rounds
tournament-choose-pace = Time for a single answer
tournament-size = { $size } seats
tournament-number = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}
tournament-sure-open = Do you want to close this tournament before it begins?
tournament-sure-running = Do you want to end this tournament with the standings so far? Games in progress go on, and no longer count.
tournament-hindered = ⚠ The bot cannot lead this tournament, because the channel lacks these permissions: { $permissions }. Once it has them, the tournament goes on by itself.

## What has been done

tournament-in = ✓ You are in. When the tournament begins, the bot mentions you at your table.
tournament-in-later = ✓ You are in from the next round on. The rounds before it count as 0 points.
tournament-out = ✓ You have left the tournament.
tournament-out-later = ✓ You are paired no more, and keep your points. Your present game goes on; to leave it too, use { COMMAND("game leave") } there.
tournament-set = ✓ Saved.
tournament-began = ✓ The tournament begins. The bot opens the tables now.
tournament-stopped = ✓ The tournament has ended.

## What cannot be done

trouble-no-tournament = This tournament no longer exists. Use { COMMAND("game tournament") } to see whether there is another one.
trouble-tournament-here = Tournament { $number } already goes on in this channel. Open another one in another channel, or end this one first.
trouble-tournament-no-tables = { $ruleset } has no tables of three or more, so there can be no tournament. Choose another game.
trouble-tournament-joined = You already take part.
trouble-tournament-not-in = You do not take part in this tournament.
trouble-tournament-last-round = The last round is being played, so nobody can join any more.
trouble-tournament-full = This tournament is full: no more than { $most } can take part.
trouble-tournament-over = This tournament is over.
trouble-tournament-begun = The tournament has begun, so this can no longer be changed.
trouble-tournament-few = A tournament needs at least { $least } players, and has { $number }. Begin when more have joined.
trouble-tournament-not-host = Only the host of the tournament, and those who may manage the server, may do this.
trouble-tournament-not-manager = There is no tournament here. To open one, you need the permission **Manage Server**.
trouble-tournament-channel = A tournament needs an ordinary text channel, because each table gets a thread of its own. Open it in one.
trouble-tournament-refused = { $reason }
trouble-tournament-threads = The bot cannot open tables here, because it lacks these permissions: { $permissions }. Grant them, and try again.
trouble-tournament-no-channel = The channel of this tournament is gone. Open a new tournament in another channel.
