# All that Goofspiel says.

ruleset-goofspiel = Goofspiel

seat-spades = Spades
seat-hearts = Hearts

card-ace = Ace
card-2 = 2
card-3 = 3
card-4 = 4
card-5 = 5
card-6 = 6
card-7 = 7
card-8 = 8
card-9 = 9
card-10 = 10
card-jack = Jack
card-queen = Queen
card-king = King

prize-ace = ace of diamonds
prize-2 = 2 of diamonds
prize-3 = 3 of diamonds
prize-4 = 4 of diamonds
prize-5 = 5 of diamonds
prize-6 = 6 of diamonds
prize-7 = 7 of diamonds
prize-8 = 8 of diamonds
prize-9 = 9 of diamonds
prize-10 = 10 of diamonds
prize-jack = jack of diamonds
prize-queen = queen of diamonds
prize-king = king of diamonds

## What may be agreed

ruling-equal-bids = After equal bids
reading-equal-bids-carried-over = the prize is carried over
reading-equal-bids-put-aside = the prize is put aside

## What is asked, told and refused

ask-bid = What do you bid for the { $prizes }?
for-bid = a bid
refused-not-in-hand = That card is not in your hand.

event-prize = Round { $round }: the { $prize } is turned up.
event-bid = { $seat }: { $card }.
event-taken = { $seat } takes the { $prizes }.
event-carried-over = The bids are equal. Carried over: { $prizes }.
event-put-aside = The bids are equal. Put aside: { $prizes }.
event-won = { $seat } wins, { $points } to { $other }.
event-draw = A draw: both have { $points } points.

## What panels and the board say

score = { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
board-stake = At stake: { $prizes }
board-pile = Prizes face down: { $n }
board-taken = · has won: { $n ->
    [0] nothing
   *[other] { $things }
}
board-hands = · holds: { $n ->
    [0] nothing
   *[other] { $things }
}

## The log, and where numbers come from

topic-prizes = Prizes
topic-bids = Bids
why-topic-score = The score
why-title-score = ### The score
why-prize = The { $prize }: { $points }
why-score = { $seat }: { $points } in all
