# Setting a table up: what can be agreed, who is reached how, what the bot needs.

## What a table tells of this

table-your-pick = It is your turn to pick a house, on the card of the game.
table-terms = { $user } changes what is agreed about time. { $pace } { $opening } { $consequence } { $absence }
table-agreed-terms = It is agreed. { $pace } { $opening } { $consequence } { $absence }
table-proposed-terms = { $user } proposes to agree anew about time. { $pace } { $opening } { $consequence } { $absence }
table-refused-terms = The proposal to agree anew about time was refused.
table-expired-terms = The proposal to agree anew about time was not settled in time.
status-voting-terms = Put to the vote: what is agreed about time ({ $until }).
vote-ended-passed = -# Settled: agreed.
vote-ended-refused = -# Settled: refused.
vote-ended-expired = -# Settled: not enough votes in time.

## What is agreed about time

pace-no-grace = Answers open as soon as all are in.
late-never = So nobody can be late.
absence-stop = Whoever goes on vacation stops their clock.
absence-practice = For whoever goes on vacation the computer plays.

## What cannot be done

trouble-no-such-option = { $ruleset } has no option { $option }.
trouble-bad-players = { $ruleset } is for { $players } players.
trouble-too-many-players = { $players } have joined already, more than the { $seats } who could play then.
trouble-seats-drawn = In this game all houses are drawn when it starts.
trouble-draft-later = Houses are picked in turn as soon as everybody is there. { $free ->
    [one] One is missing.
   *[other] { $free } are missing.
}
trouble-not-your-pick = It is { $user } who picks next. You will be told when it is your turn.
trouble-already-picked = You have picked { $seat }, and a pick is for good.
trouble-same-terms = That is what was agreed already.
trouble-no-vacation = You have planned no vacation.
