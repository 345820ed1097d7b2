# What finished games come to: statistics, ratings, reliability, and a player's year.

## Statistics

card-statistics = Statistics
statistics-title = { $ruleset }: { $players } players
statistics-games = { $games ->
    [one] 1 finished game
   *[other] { $games } finished games
}; rounds on average: { $rounds }; with stewards: { $stewards }
statistics-none = Nothing is counted here yet: no game of this kind has been finished in this server.
statistics-counting = Games that have just ended are still being counted; look again in a minute.
statistics-nothing = There is nothing to show here: these games have none of this, or nothing was measured.
statistics-failed = ⚠ The picture could not be drawn. Please try again.
statistics-choose = Which games
statistics-kind = { $ruleset }, { $players } players ({ $games })
statistics-about-seats = Seats
statistics-about-games = Length and ends
statistics-about-cards = Cards
statistics-about-bids = Bids
statistics-about-pace = Time
statistics-about-records = Records
statistics-wins = Wins by seat
statistics-wins-foot = Black lines are 95% intervals: with few games, much of this is chance. Red marks show where all seats would be if they were equal.
statistics-of = { $part } of { $whole }
statistics-place = { $part } of { $whole }, place { $place } on average
statistics-share = { $percent }%
statistics-length = Rounds that a game takes
statistics-round = { $number ->
    [one] 1 round
   *[other] { $number } rounds
}
statistics-endings = How games end
statistics-draw = a draw
statistics-conceded = the table agreed on the winner
statistics-cards = Cards most played
statistics-card-note = { $part } of { $whole }; its player wins { $percent }% of games
statistics-bids = What is bid for, and how much on average
statistics-bid-note = bid for: { $times }×; the highest bid is { $top } on average, { $most } at most
statistics-pace = How long people take to answer
statistics-pace-note = answers: { $answers }; nine of ten within { $span }
statistics-pace-foot = Half of the answers take less than the time shown. Answers that can be given in secret are not counted.
statistics-days = { $days } d
statistics-hours = { $hours } h
statistics-minutes = { $minutes } min
statistics-seconds = { $seconds } s
bests-fastest = **Fastest victory:** { $who } in round { $round } (game { $game })
bests-biggest = **{ $heading }:** { $told } (game { $game })
bests-peace = **Longest peace:** { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
} (game { $game })
bests-row = **Most victories in a row:** { $user }, { $row }
bests-none = No record yet.
bests-note = -# Anyone who does not want to be listed or named is not named here.

## Profiles

profile-title = **{ $user }** in this server
profile-hidden = { $user } does not want to be listed.
profile-reliability = **Reliability: { $percent }%**
profile-reliability-new = **Reliability: new here**
profile-made-of = { $timely ->
    [one] 1 answer
   *[other] { $timely } answers
} on time, { $late } late; { $finished ->
    [one] 1 game
   *[other] { $finished } games
} finished, { $left } left; { $taken ->
    [one] 1 seat
   *[other] { $taken } seats
} taken over; away with notice { $away ->
    [one] once
   *[other] { $away } times
}
profile-how = Reliability is the share of answers given on time, among those with a deadline. Leaving a game counts like one late answer; taking over a seat that someone left counts as 5 answers on time. Anything half a year old counts half, and everyone starts with 10 answers on time. Being away with notice costs nothing.
profile-ratings = **Ratings**
profile-rating = { $kind }: **{ $points }** ± { $spread } after { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $wins } won
profile-rating-note = Everyone starts at 1000. The number after ± is the margin of 95% certainty. The seat is taken into account, so a win with a weak seat counts more.
profile-no-rating = No rated game has ended yet.
profile-not-rated = You have no rating in this server because you have not asked for one.
profile-games = Games finished here: { $games }, won: { $wins }
profile-row = Victories in a row: { $row } at most, { $now } now
profile-fastest = Fastest victory: in round { $rounds } ({ $kind })
profile-met = Games with you: { $games }; you were ahead in { $ahead }, behind in { $behind }
profile-rate = Rate me here
profile-unrate = Do not rate me
profile-list = List me again
profile-unlist = Do not list me
profile-leaders = Show the leaderboard
profile-year = My year { $year }
profile-rated-now = From now on you have a rating in this server. Games that you have already finished here count too.
profile-unrated-now = You no longer have a rating in this server.
profile-listed-now = Others can see your profile here again.
profile-unlisted-now = Nobody else can see your rating or your reliability here. A table that requires reliability is still told whether you have enough.
leaderboard-title = **Leaderboard: { $kind }**
leaderboard-line = { $place }. { $user }: **{ $points }** ± { $spread } ({ $games ->
    [one] 1 game
   *[other] { $games } games
}, { $wins } won)
leaderboard-none = Nobody is listed yet. To be listed, ask for a rating in { COMMAND("profile") }.
leaderboard-how = Sorted by rating minus twice its uncertainty, so players with few games rank lower.
leaderboard-seats = Rating of the seats themselves: { $seats }
leaderboard-seat = { $seat } { $points }

## A player's year

year-title = **Your year { $year }**
year-none = You finished no games in { $year }.
year-of = { $user }: the year { $year }
year-summary = Finished games: { $games }; won: { $wins }; rounds: { $rounds }
year-seats = Seats most played
year-cards = Cards most played
year-post = Post in channel
year-games = { $games ->
    [one] You finished 1 game
   *[other] You finished { $games } games
} and won { $wins }, in { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}.
year-seat = You were most often { $seat } ({ $times ->
    [one] once
   *[other] { $times } times
}).
year-card = Your card of the year: { $card }, played { $times ->
    [one] once
   *[other] { $times } times
}.
year-mate = You played most often with { $user } (games: { $times }).
year-pace = Half of your answers came within { $span }.
year-bid = Your boldest bid: { $power } Power for { $subject }.
year-answers = { $answers ->
    [one] You gave 1 answer.
   *[other] You gave { $answers } answers.
}

table-year-over = Look back at your games of { $year }: open { COMMAND("profile") } and press **My year**.

## At a table

lobby-reliable = { $player } · { $percent }% reliable (answers on time: { $timely } of { $due }; games finished: { $finished } of { $games })
lobby-reliable-new = { $player } · new here
agreed-reliability = Players must be at least { $value }% reliable to join.
setting-reliability-none = Anyone
setting-reliability-none-note = No minimum.
setting-reliability-value = { $value }%
setting-reliability-value-note = As shown by profiles in this server.
setting-rated-people = If only people play
setting-rated-people-note = If the same person plays each seat from start to finish, with no stewards.
setting-rated-all = Always
setting-rated-all-note = Stewards are opponents too; a seat counts for the player who has it at the end.
setting-rated-none = Not rated
setting-rated-none-note = Does not count toward any rating.
agreed-rated-all = Rated in any case, even with stewards or replaced players.
agreed-rated-none = Not rated.
setup-page-rating = Ratings
setting-rated = **Ratings**: does this game count?
setting-reliability = **Reliability**: how reliable must players be to join?
trouble-not-reliable = This table asks for { $least }% reliability; yours is { $percent }%. { COMMAND("profile") } shows how it is counted. Every answer on time improves it.
