# What the 1st edition says in other words than the 2nd: its castles are cities, its cards do other
# things, and the wildlings ask for mustering points.

won-by-seven = enough cities and strongholds
won-by-round-10 = most cities and strongholds after the last turn
event-won = { $house } wins with { $castles ->
    [one] 1 city or stronghold
   *[other] { $castles } cities and strongholds
} ({ $reason }).

text-westeros-mustering = In turn order, everybody musters in all their cities and strongholds.
text-westeros-game-of-thrones = Everybody gains 1 Power for each power icon they control.
text-westeros-rains-of-autumn = Footmen give no strength when they support, this round.

ask-orders = Round { $round }: place your orders, at most one in each area with units of yours.
ask-wildling-destroy = The wildlings: choose units worth { $number } mustering { $number ->
    [one] point
   *[other] points
} that you lose (Footman 1, Ship 1, Knight 2).
ask-ability = { $card-id ->
    [asha-greyjoy] { $card }: remove a Support or Consolidate Power order next to the battle?
    [cersei-lannister] { $card }: which order of { $rival } is removed?
    [maester-luwin] { $card }: which card do you take back?
    [melisandre-of-asshai] { $card }: pay 1 Power and discard a card from { $rival }'s hand?
    [renly-baratheon] { $card }: which Footman that fought becomes a Knight?
    [ser-loras-tyrell] { $card }: which Footman of { $rival } dies?
   *[other] { $card }: do you use it?
}

note-order-consolidate-star = Gain Power like the others; it is the third of its kind
note-order-raid-star = Removes up to two orders next to it

note-card-stannis-baratheon = Strength 3, 1 sword, 1 fortification
note-card-renly-baratheon = Strength 2. On a win, may promote a Footman that fought
note-card-ser-davos-seaworth = Strength 2, 1 fortification
note-card-ser-axell-florent = Strength 1, 1 sword
note-card-house-florent-lord = Strength 1, 1 sword
note-card-melisandre-of-asshai = Strength 0. On a win, 1 Power discards a rival card
note-card-salladhor-saan = Strength 0. Ships supporting the rival count 0
note-card-tywin-lannister = Strength 3, 2 swords
note-card-ser-jaime-lannister = Strength 2. On a win, gain 2 Power
note-card-tyrion-lannister = Strength 2, 1 fortification
note-card-ser-kevan-lannister = Strength 1, 1 sword
note-card-house-lannister-captain = Strength 1, 1 sword
note-card-vargo-hoat = Strength 0. Attacking Footmen count 2
note-card-cersei-lannister = Strength 0. On a win, removes a rival order anywhere
note-card-eddard-stark = Strength 3, 2 fortifications
note-card-robb-stark = Strength 2. Attacking Knights count 3
note-card-greatjon-umber = Strength 2, 1 sword
note-card-ser-rodrik-cassel = Strength 1, 1 fortification
note-card-house-mormont-lord = Strength 1, 1 sword
note-card-maester-luwin = Strength 0. On a win, may take a card back
note-card-catelyn-stark = Strength 0. Doubles a Defense order
note-card-mace-tyrell = Strength 3, 2 swords
note-card-ser-loras-tyrell = Strength 2. Kills a Footman at once
note-card-ser-garlan-tyrell = Strength 2, 1 sword
note-card-margaery-tyrell = Strength 1, 1 fortification
note-card-house-tyrell-captain = Strength 1, 1 sword
note-card-queen-of-thorns = Strength 0. Cancels the rival card's ability
note-card-brienne-of-tarth = Strength 0. Removes the defender's Defense order
note-card-euron-crows-eye = Strength 3, 2 swords
note-card-theon-greyjoy = Strength 2, 1 sword
note-card-asha-greyjoy = Strength 2. On a win, may remove an order nearby
note-card-house-blacktyde-captain = Strength 1, 1 fortification
note-card-aeron-damphair = Strength 1, 1 fortification
note-card-balon-greyjoy = Strength 0. The rival card's strength is 0
note-card-victarion-greyjoy = Strength 0. Attacking Ships count 2
table-leads = { $number ->
        [one] { $houses } leads
       *[other] { $houses } lead
    } with { $castles } of { $goal } cities and strongholds{ $tie ->
        [1] {" "}({ $reason })
       *[0] {""}
    }.
round-castles = Cities and strongholds, of { $goal } to win: { $castles }.
course-castles = Cities and strongholds
