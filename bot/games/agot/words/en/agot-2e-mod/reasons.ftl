# Why an answer of Mother of Dragons is a good one.

because-raids-iron-bank = { $rival } takes no loan in { $area }.
because-no-loan = No loan on offer is worth its price and its interest.
because-loan = { $loan } is worth more than its price and its interest.
because-loyalty = Puts loyalty where it is easiest to gain.
because-keeps-power = Keeps its Power.
because-best-units = Takes the units that are worth most.
because-sellswords = Strengthens what is in danger, and what is next to a target.
because-helps-weakest = Helps who is farthest from winning.
because-out-of-reach = Keeps loyalty where House Targaryen comes by last.
because-token-moves = Moves the token to where it does more good.
