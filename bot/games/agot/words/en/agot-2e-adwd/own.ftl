# What A Dance with Dragons says beside the 2nd edition, or in other words.

ruleset-agot-2e-adwd = A Game of Thrones, 2nd edition: A Dance with Dragons

## Names

house-stark = Bolton

## What is asked, what happens

won-by-round-6 = most castles and strongholds after the last round
goal = **To win:** hold { $castles } castles and strongholds { $held ->
    [1] when a round is over
   *[0] at any moment
}{ $apart ->
    [1] , or be nearest to your goal after round 6.
   *[0] , or the most of them after round 6.
}

ruling-fixed-final-strength-and-blade = A card sets the final strength: the Blade
reading-fixed-final-strength-and-blade-not-asked = is not offered
reading-fixed-final-strength-and-blade-may-be-used = may be used, without effect
ruling-mance-against-margaery = Mance Rayder against Margaery Tyrell
reading-mance-against-margaery-later-in-turn-order = the later in turn order counts
reading-mance-against-margaery-margaery = Margaery Tyrell counts
ruling-stannis-adwd-timing = Stannis Baratheon removes Support orders
reading-stannis-adwd-timing-immediate = along with other immediate abilities
reading-stannis-adwd-timing-cancel = when cards are canceled
