# The cards of the 1st edition; where the 2nd has a card of the same name, what it says otherwise.

## House cards

card-house-blacktyde-captain = House Blacktyde Captain
    .short = Blacktyde
    .note = Strength 1, 1 fortification

card-house-florent-lord = House Florent Lord
    .short = Florent Lord
    .note = Strength 1, 1 sword

card-house-lannister-captain = House Lannister Captain
    .short = Captain
    .note = Strength 1, 1 sword

card-house-mormont-lord = House Mormont Lord
    .short = Mormont
    .note = Strength 1, 1 sword

card-house-tyrell-captain = House Tyrell Captain
    .short = Captain
    .note = Strength 1, 1 sword

card-maester-luwin = Maester Luwin
    .short = Luwin
    .note = Strength 0. On a win, may take a card back
    .text = If you win, you may take one card from your discard pile back into your hand.
    .ask = { $card }: which card do you take back?

card-melisandre-of-asshai = Melisandre of Asshai
    .short = Melisandre
    .note = Strength 0. On a win, 1 Power discards an opponent's card
    .text = If you win, you may pay 1 Power to look at the defeated House's hand and choose a card that goes to its discard pile.
    .ask = { $card }: pay 1 Power and discard a card from { $rival }'s hand?

card-ser-rodrik-cassel = Ser Rodrik Cassel
    .short = Rodrik
    .note = Strength 1, 1 fortification

card-vargo-hoat = Vargo Hoat
    .short = Vargo Hoat
    .note = Strength 0. Attacking Footmen count 2
    .text = If you attack, each Footman that marched counts 2. Footmen that support count 1.

card-asha-greyjoy =
    .note = Strength 2. On a win, may remove an order nearby
    .text = If you win, you may remove one Support or Consolidate Power order, whoever it belongs to, from an area next to the battle.
    .ask = { $card }: remove a Support or Consolidate Power order next to the battle?

card-cersei-lannister =
    .note = Strength 0. On a win, removes an opponent's order anywhere
    .text = If you win, you remove one Order token of the defeated House from any area.
    .ask = { $card }: which order of { $rival } is removed?

card-renly-baratheon =
    .note = Strength 2. On a win, may upgrade a Footman that fought
    .text = If you win, you may upgrade one of your Footmen that fought to a Knight. A Footman that only supported does not count.
    .ask = { $card }: which Footman that fought becomes a Knight?

card-ser-loras-tyrell =
    .note = Strength 2. Destroys a Footman immediately
    .text = As soon as both cards are revealed, one enemy Footman that fights is destroyed. If nobody is left against you, you win immediately.
    .ask = { $card }: which Footman does { $rival } lose?

card-stannis-baratheon =
    .note = Strength 3, 1 sword, 1 fortification

card-ser-davos-seaworth =
    .note = Strength 2, 1 fortification

card-salladhor-saan =
    .note = Strength 0. Ships supporting the opponent count 0
    .text = Ships that support your opponent count 0. The +1 of a special Support order stays.

card-tywin-lannister =
    .note = Strength 3, 2 swords

card-ser-jaime-lannister =
    .note = Strength 2. On a win, gain 2 Power
    .text = { card-tywin-lannister.text }

card-tyrion-lannister =
    .note = Strength 2, 1 fortification

card-ser-kevan-lannister =
    .note = Strength 1, 1 sword

card-eddard-stark =
    .note = Strength 3, 2 fortifications

card-robb-stark =
    .note = Strength 2. Attacking Knights count 3
    .text = If you attack, each Knight that marched counts 3. Knights that support count 2.

card-greatjon-umber =
    .note = Strength 2, 1 sword

card-catelyn-stark =
    .note = Strength 0. Doubles a Defense order

card-mace-tyrell =
    .note = Strength 3, 2 swords

card-ser-garlan-tyrell =
    .note = Strength 2, 1 sword

card-margaery-tyrell =
    .note = Strength 1, 1 fortification

card-queen-of-thorns =
    .note = Strength 0. Cancels the ability of the opponent's card
    .text = The opponent's card has no ability. Its strength and icons stay.

card-brienne-of-tarth =
    .note = Strength 0. Removes the defender's Defense order
    .text = If you attack, the Defense order in the embattled area is removed before strengths are counted.

card-euron-crows-eye =
    .note = Strength 3, 2 swords

card-theon-greyjoy =
    .note = Strength 2, 1 sword

card-aeron-damphair =
    .note = Strength 1, 1 fortification

card-balon-greyjoy =
    .note = Strength 0. The opponent's card has strength 0

card-victarion-greyjoy =
    .note = Strength 0. Attacking Ships count 2
    .text = If you attack, each Ship that moved in counts 2. Ships that support count 1.

## Westeros cards

westeros-mustering =
    .text = In turn order, everyone musters in all their cities and strongholds.

westeros-game-of-thrones =
    .text = Everyone gains 1 Power for each Power icon they control.

westeros-rains-of-autumn =
    .text = This round, Footmen give no strength when they support.
