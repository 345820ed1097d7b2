# What finished games come to: statistics, ratings, reliability, and a player's year.

## Statistics

card-statistics = Statistics
statistics-title = { $ruleset }: { $players } players
statistics-games = { $games ->
    [one] 1 finished game
   *[other] { $games } finished games
}; rounds on average: { $rounds }; with stewards: { $stewards }
statistics-none = Nothing is counted here yet: no game of this kind has been played to its end in this server.
statistics-counting = Games that have just ended are still being counted; look again in a minute.
statistics-nothing = There is nothing to show here: these games have no such thing, or nobody was measured.
statistics-failed = ⚠ The picture could not be drawn. Please try again.
statistics-choose = Which games
statistics-kind = { $ruleset }, { $players } players ({ $games })
statistics-about-seats = Seats
statistics-about-games = Length and ends
statistics-about-cards = Cards
statistics-about-bids = Bids
statistics-about-pace = Time
statistics-csv = All as CSV
statistics-csv-here = All figures of this server's finished games, one a line.
statistics-wins = Wins by seat
statistics-wins-foot = Black lines are 95 % intervals: with few games, much is luck. Red marks are where all seats would be if they were equal.
statistics-of = { $part } of { $whole }
statistics-place = { $part } of { $whole }, place { $place } on average
statistics-share = { $percent } %
statistics-length = Rounds that a game takes
statistics-round = { $number ->
    [one] 1 round
   *[other] { $number } rounds
}
statistics-endings = How games end
statistics-draw = a draw
statistics-conceded = the table agreed on the winner
statistics-cards = Cards most played
statistics-card-note = { $part } of { $whole }; who plays it wins { $percent } % of games
statistics-cards-more = { $number ->
    [one] 1 more card is in the CSV file.
   *[other] { $number } more cards are in the CSV file.
}
statistics-bids = What is bid for, and how much on average
statistics-bid-note = bid for: { $times } ×; the highest bid is { $top } on average, { $most } at most
statistics-bidders = What seats bid on average
statistics-bidder-note = the highest bid in { $percent } % of cases
statistics-pace = How long people take to answer
statistics-pace-note = answers: { $answers }; nine of ten within { $span }
statistics-pace-foot = Half of the answers take less than the figure. Answers that may be given in secret are not counted.
statistics-days = { $days } d
statistics-hours = { $hours } h
statistics-minutes = { $minutes } min
statistics-seconds = { $seconds } s

## Profiles

profile-title = **{ $user }** in this server
profile-hidden = { $user } does not want to be listed.
profile-reliability = **Reliability: { $percent } %**
profile-reliability-new = **Reliability: new here**
profile-made-of = { $timely ->
    [one] 1 answer
   *[other] { $timely } answers
} in time, { $late } late; { $finished ->
    [one] 1 game
   *[other] { $finished } games
} played to the end, { $left } left; { $taken ->
    [one] 1 seat
   *[other] { $taken } seats
} taken over; away with notice { $away ->
    [one] once
   *[other] { $away } times
}
profile-how = It is the share of answers in time among those with a deadline. A game that somebody leaves counts once, like a late answer; taking over a seat that somebody has left counts as 5 answers in time. What is half a year old counts half, and everybody begins with 10 answers in time. Being away with notice costs nothing.
profile-ratings = **Ratings**
profile-rating = { $kind }: **{ $points }** ± { $spread } after { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $wins } won
profile-rating-note = Everybody begins at 1000; with 95 % certainty a rating is not further off than the number behind ±. The seat is taken into account, so a win with a weak one counts more.
profile-no-rating = No rated game has ended yet.
profile-not-rated = You have no rating in this server, as you have not asked for one.
profile-games = Games finished here: { $games }, won: { $wins }
profile-rate = Have a rating here
profile-unrate = Have no rating
profile-list = Be listed again
profile-unlist = Do not list me
profile-leaders = Show the leaderboard
profile-year = My year { $year }
profile-rated-now = From now on you have a rating in this server; games that you have finished here count too.
profile-unrated-now = You have no rating in this server any more.
profile-listed-now = Others can see your profile here again.
profile-unlisted-now = Nobody else sees your rating or your reliability here; a table that asks for reliability is still told whether you have enough.
leaderboard-title = **Leaderboard: { $kind }**
leaderboard-line = { $place }. { $user }: **{ $points }** ± { $spread } ({ $games ->
    [one] 1 game
   *[other] { $games } games
}, { $wins } won)
leaderboard-none = Nobody is listed yet. Whoever wants to be asks for a rating in { COMMAND("profile") }.
leaderboard-how = In the order of what is quite certain: whoever has played little stands below equals.
leaderboard-seats = What seats are worth: { $seats }
leaderboard-seat = { $seat } { $points }

## A player's year

year-title = **Your year { $year }**
year-none = You have finished no game in { $year }.
year-games = { $games ->
    [one] You have finished 1 game
   *[other] You have finished { $games } games
} and won { $wins }, in { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}.
year-seat = Most often you were { $seat } ({ $times ->
    [one] once
   *[other] { $times } times
}).
year-card = Your card of the year: { $card }, played { $times ->
    [one] once
   *[other] { $times } times
}.
year-mate = Nobody has sat at more tables with you than { $user }: { $times }.
year-pace = Half of your answers came within { $span }.
year-bid = Your boldest bid: { $power } for { $subject }.
year-answers = { $answers ->
    [one] You have given 1 answer.
   *[other] You have given { $answers } answers.
}

table-year-over = The year { $year } is over. How it went for you, { COMMAND("profile") } tells under **My year**.

## At a table

lobby-reliable = { $player } · { $percent } % reliable (answers in time: { $timely } of { $due }; games to the end: { $finished } of { $games })
lobby-reliable-new = { $player } · new here
agreed-reliability = Whoever joins must be { $value } % reliable.
setting-reliability-none = anybody
setting-reliability-none-note = No minimum.
setting-reliability-value = { $value } %
setting-reliability-value-note = As profiles in this server show it.
setting-rated-people = If people play it all
setting-rated-people-note = Counts if every seat stays in one hand, without stewards.
setting-rated-all = In any case
setting-rated-all-note = Stewards are opponents too; a seat counts for who has it in the end.
setting-rated-none = Not rated
setting-rated-none-note = Counts for no rating.
agreed-rated-all = Counts for ratings in any case, also with stewards and replaced players.
agreed-rated-none = Counts for no ratings.
setup-page-rating = Ratings
setting-rated = **Ratings**: does this game count?
setting-reliability = **Reliability**: how reliable must whoever joins be?
trouble-not-reliable = This table asks for { $least } % reliability, and yours is { $percent } %. What it is made of, { COMMAND("profile") } says; it gets better with every answer in time.
