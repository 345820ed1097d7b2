# What is printed on the house cards, in our words; shown below their names where one is chosen.

note-card-stannis-baratheon = Strength 4. +1 against a rival higher on the Iron Throne track
note-card-renly-baratheon = Strength 3. On a win, may promote a Footman
note-card-ser-davos-seaworth = Strength 2. +1 and a sword if Stannis is discarded
note-card-brienne-of-tarth = Strength 2, 1 sword, 1 fortification
note-card-salladhor-saan = Strength 1. If supported, other Houses' Ships count 0
note-card-melisandre = Strength 1, 1 sword
note-card-patchface = Strength 0. After combat, may discard a card from the rival's hand
note-card-tywin-lannister = Strength 4. On a win, gain 2 Power
note-card-ser-gregor-clegane = Strength 3, 3 swords
note-card-ser-jaime-lannister = Strength 2, 1 sword
note-card-the-hound = Strength 2, 2 fortifications
note-card-ser-kevan-lannister = Strength 1. Attacking Footmen count 2
note-card-tyrion-lannister = Strength 1. May send the rival's card back
note-card-cersei-lannister = Strength 0. On a win, may remove a rival order anywhere
note-card-eddard-stark = Strength 4, 2 swords
note-card-robb-stark = Strength 3. On a win, may choose where the rival retreats
note-card-roose-bolton = Strength 2. On a loss, all discards return
note-card-greatjon-umber = Strength 2, 1 sword
note-card-ser-rodrick-cassel = Strength 1, 2 fortifications
note-card-the-blackfish = Strength 1. No casualties this combat
note-card-catelyn-stark = Strength 0. Doubles a Defense order
note-card-the-red-viper = Strength 4, 2 swords, 1 fortification
note-card-areo-hotah = Strength 3, 1 fortification
note-card-darkstar = Strength 2, 1 sword
note-card-obara-sand = Strength 2, 1 sword
note-card-arianne-martell = Strength 1. Losing defender denies the area
note-card-nymeria-sand = Strength 1. A sword when attacking, a fortification when defending
note-card-doran-martell = Strength 0. Drops the rival to the end of a track
note-card-euron-crows-eye = Strength 4, 1 sword
note-card-victarion-greyjoy = Strength 3. Attacking Ships count 2
note-card-balon-greyjoy = Strength 2. Rival card's printed strength is 0
note-card-theon-greyjoy = Strength 2. +1 and sword defending a castle or stronghold
note-card-dagmar-cleftjaw = Strength 1, 1 sword, 1 fortification
note-card-asha-greyjoy = Strength 1. Two swords and a fortification if unsupported
note-card-aeron-damphair = Strength 0. May pay 2 Power to play another card
note-card-mace-tyrell = Strength 4. Destroys an enemy Footman at once
note-card-ser-loras-tyrell = Strength 3. Attacking and winning keeps the March order
note-card-randyll-tarly = Strength 2, 1 sword
note-card-ser-garlan-tyrell = Strength 2, 2 swords
note-card-margaery-tyrell = Strength 1, 1 fortification
note-card-alester-florent = Strength 1, 1 fortification
note-card-queen-of-thorns = Strength 0. Removes an adjacent enemy order

# What the order tokens do.

note-order-march-minus-1 = Move or attack; −1 in battle
note-order-march-plus-0 = Move or attack
note-order-march-plus-1-star = Move or attack; +1 in battle
note-order-defend-plus-1 = +1 when this area is attacked
note-order-defend-plus-2-star = +2 when this area is attacked
note-order-support = Helps in battles next to this area
note-order-support-plus-1-star = Helps in battles next to this area; +1
note-order-raid = Removes a Support, Raid or Consolidate Power order next to this area
note-order-raid-star = As Raid, or removes a Defense order instead
note-order-consolidate = Gain Power, more where there are crowns
note-order-consolidate-star = Gain Power, or muster in a castle or stronghold
