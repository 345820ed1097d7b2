# What A Dance with Dragons says beside the 2nd edition, or in other words.

ruleset-agot-2e-adwd = A Game of Thrones, 2nd edition: A Dance with Dragons

## Names

house-stark = Bolton

## What is asked, what happens

won-by-round-6 = most castles and strongholds after the last round
goal = **To win:** hold { $castles } castles and strongholds { $held ->
    [1] when a round is over
   *[0] at any moment
}, or the most of them after round 6.

choice-up = One space up
choice-down = One space down
choice-fighting = One that fights here
choice-elsewhere = One that does not fight
note-threat = the threat will then be { $strength }
note-bought = for { $power } Power. { $text }

event-ability-cancelled = { $house }'s Queen of Thorns cancels the ability of { $card }.
event-card-copied = { $house } pays 2 Power: { $card } copies { $copy }.
event-power-spent = { $house } spends { $power } Power.
event-deck-read = { $house } has looked through the { $deck } and chosen its next card.

because-card-kills = { $rival } loses a Footman in { $area }.
because-card-copies = For 2 Power the card is worth as much as { $copy }, strength { $strength }.
because-card-spends = For { $power } Power, { $card } becomes stronger by as much.
because-card-buys = { $card } can be played again, for { $power } Power.
because-card-climbs = Moves up one place on the { $track } track, from place { $place }.

why-total-set = A card sets the strength of { $house }, whatever else would count

ruling-fixed-final-strength-and-blade = A card sets the final strength: the Blade
reading-fixed-final-strength-and-blade-not-asked = is not offered
reading-fixed-final-strength-and-blade-may-be-used = may be used, without effect
ruling-mance-against-margaery = Mance Rayder against Margaery Tyrell
reading-mance-against-margaery-later-in-turn-order = the later in turn order counts
reading-mance-against-margaery-margaery = Margaery Tyrell counts
ruling-stannis-adwd-timing = Stannis Baratheon removes Support orders
reading-stannis-adwd-timing-immediate = along with other immediate abilities
reading-stannis-adwd-timing-cancel = when cards are canceled
