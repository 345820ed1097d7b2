# Why an answer of Mother of Dragons is a good one.

because-raids-iron-bank = { $rival } takes no loan in { $area }.
because-no-loan = Takes no loan and keeps its { $power } Power.
because-loan = { $loan } costs { $power } Power now, and interest from then on.
because-loyalty = Loyalty tokens come to { $areas }.
because-keeps-power = Keeps its { $power } Power.
because-destroys = Destroys { $units }; mustering the same again costs { $points } { $points ->
    [one] point
   *[other] points
}.
because-sellswords = Places { $units } in { $areas }.
because-gives-bid = Gives { $power } Power to { $rival }, which has { $number } { $number ->
    [one] castle
   *[other] castles
}.
because-out-of-reach = House Targaryen has no unit in or next to { $areas }.
