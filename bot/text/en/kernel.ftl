# What every game can say.

name = { $of }
number = { $n }
counted = { $count } { $thing }
list = { $most } and { $last }
list-comma = {", "}
list-items = {"; "}
list-nothing = nothing
span = { $hours ->
    [0] { $minutes ->
        [one] 1 minute
       *[other] { $minutes } minutes
    }
    [one] 1 hour
   *[other] { $hours } hours
}
span-of-both = { $hours } { $minutes }
step-rank = Number { $place } of your wishes
step-arrange = { $place ->
    [one] Who comes first?
   *[other] Who comes next?
}
step-arrange-among = Who comes first among { $among }?
with-rule = { $sentence } (rules { $rule })

## Why an answer is not accepted

refused-game-over = The game is over.
refused-not-asked = You have nothing to answer right now.
refused-chance-first = Something is being drawn right now. Try again in a moment.
refused-question-passed = That question is already closed. Open your panel again.
refused-nothing-sealed = You have no sealed answer to take back.
refused-not-offered = That is not one of the possible answers. Your panel shows them all.
refused-wrong-number =
    { $exact ->
        [0] Choose at least { $least } and at most { $most }; you chose { $given }.
       *[other] Choose { $least }; you chose { $given }.
    }
refused-wrong-number-of = { $what }. You chose { $given }.
refused-not-a-number = That is not a number. Type one in digits.
refused-out-of-range = Choose a number from { $least } to { $most }.
refused-no-such-token = You cannot use { $token } now.
refused-token-used-up = You have no more than { $number } of { $token }.
refused-token-limit = You can use { $most } of these at most.
refused-not-pieces = The bot could not read that as a choice of pieces. Choose them in your panel.
refused-no-pieces-there = None of these pieces are in { $place }.
refused-no-such-pieces = That is too many ({ $unit }): { $place } has fewer.
refused-which-pieces = Say which pieces go there, or “all”.
refused-not-moves = The bot could not read that as a set of moves. Choose them in your panel.
refused-unreachable = A { $unit } cannot go from { $origin } to { $target }. Choose another destination.
refused-nothing-to-move = Nothing can be moved from { $place }.
refused-may-not-mark = { $mark }: not possible with these moves. Leave it out, or move other pieces.
refused-must-mark = { $mark }: this is required with these moves.
refused-buys-nothing = { $place }: you cannot get any pieces there.
refused-not-this-deck = These are not the cards of the { $deck }.

refused-not-tokens = The bot could not read that as a set of tokens. Choose them in your panel.
refused-places-left = { $number ->
    [one] One more place needs a token: { $places }.
   *[other] { $number } more places need a token: { $places }.
}
refused-not-your-place = You cannot put a token in { $place }.

## What any game may ask and offer

for-anything = an answer
event-over = The game is over.
piece-at = { $unit }, { $place }
step-move-from = From where?
step-move-to = Where does the { $unit } go?
step-unit = { $unit } ({ $left } left)
step-token = { $place }
option-players = { $value } players
step-move = Who goes from { $origin }?
choice-pass = Pass
choice-decline = Decline
choice-refuse = Refuse
choice-done = Done
choice-no-target = No target
choice-no-card = No card
choice-no-order = Nothing here
