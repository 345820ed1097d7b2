# Looking up cards, areas and houses of A Game of Thrones: The Board Game.

## Cards

lookup-card-of-house = House card of { $house }
lookup-card-strength = Strength { $strength }
lookup-card-swords = { $count ->
    [one] 1 sword
   *[other] { $count } swords
}
lookup-card-towers = { $count ->
    [one] 1 fortification
   *[other] { $count } fortifications
}
lookup-card-skulls = { $count ->
    [one] 1 skull
   *[other] { $count } skulls
}
lookup-card-without-text = No text: only strength and icons count.
lookup-card-text-off = This game is played without the abilities of House cards.
lookup-card-in-hand = **In this game:** in { $house }'s hand.
lookup-card-other-deck = **In this game:** one of { $house }'s cards that are not in play now.
lookup-card-discarded = **In this game:** in { $house }'s discard pile.
lookup-card-in-combat = **In this game:** { $house } plays it in the combat in { $area }.
lookup-card-not-in-game = **In this game:** { $house } has no player.
lookup-card-westeros = Westeros card, { $deck }: { $copies } of { $total }{ $icons ->
    [0] {""}
    [one] , with a wildling icon
   *[other] , with { $icons } wildling icons
}
lookup-card-shown = **In this game:** it is face up this round.
lookup-card-wildling = Wildling card: one of each in the deck
lookup-card-wildling-reward = **The Night's Watch wins:** the highest bidder { $what }.
lookup-card-wildling-penalty = **The wildlings win:** the lowest bidder { $what }.
lookup-card-wildling-others = **All others** { $what }.
lookup-card-peeked-top = **In this game:** you have seen it on top of the deck.
lookup-card-peeked-bottom = **In this game:** you have put it at the bottom of the deck.
lookup-card-tides = Tides of Battle: { $copies } of { $total }
lookup-card-tides-unused = This game is played without Tides of Battle cards.

## Areas

lookup-area-kind-land = Land
lookup-area-kind-sea = Sea
lookup-area-kind-port = Port
lookup-area-castle = castle ({ $points } mustering { $points ->
    [one] point
   *[other] points
})
lookup-area-stronghold = stronghold ({ $points } mustering { $points ->
    [one] point
   *[other] points
})
lookup-area-power = { $count ->
    [one] Power icon
   *[other] { $count } Power icons
}
lookup-area-supply = { $count ->
    [one] Supply icon
   *[other] { $count } Supply icons
}
lookup-area-home = home of { $house }
lookup-area-port-of = belongs to { $land }
lookup-area-near-land = **Next to land:** { $areas }
lookup-area-near-sea = **Next to sea:** { $areas }
lookup-area-near-port = **Port:** { $areas }
lookup-area-closed = Closed in this game: nobody can enter.
lookup-area-held = **Controlled by** { $house }
lookup-area-units = **{ $house }:** { $units }
lookup-area-token = A Power token of { $house }
lookup-area-garrison = A garrison of strength { $strength }
lookup-area-neutral = A neutral force of strength { $strength }
lookup-area-order = **Order:** { $order }
lookup-area-face-down = There is a face-down order.
lookup-area-combat = { $attacker } is attacking here right now.
lookup-area-empty = Nobody is here.
lookup-area-fog = Out of sight: known is only what is printed.
lookup-area-supporters = **Next to it, where support can come from**:
lookup-area-supporter = - { $house }, { $area }: { $units }, worth { $strength }{ $order }
lookup-area-marchers = **Could march here from where they are**:
lookup-area-marcher = - { $house }, { $area }: { $units }{ $order }
lookup-area-marcher-by-sea = - { $house }, { $area }: { $units }, by ship{ $order }
lookup-area-with-order = {" · "}{ $order }

## Houses

lookup-house-figures = **Power** { $power } · **castles and strongholds** { $castles } of { $needed }
lookup-house-supply = **Supply** { $supply }: armies up to { $limits }; has { $armies }
lookup-house-place = { $track }: place { $place }
lookup-house-dragons = A Dragon is worth { $strength } in this round; grows in rounds: { $rounds }
lookup-house-tokens = Holds the { $tokens }
lookup-house-units-title = **Units**
lookup-house-units = - { $area }: { $units }
lookup-house-left = - not on the board: { $units }
lookup-house-areas = **Areas:** { $areas }
lookup-house-area-with = { $area } ({ $marks })
lookup-house-hand = **Hand:** { $cards }
lookup-house-discard = **Discarded:** { $cards }
lookup-house-later = **After its last card, from round { $round } on:** { $cards }
lookup-house-card = { $card } { $strength }
lookup-mark-castle = castle
lookup-mark-stronghold = stronghold
