# The cards of A Game of Thrones: The Board Game: their names, and what they do, in our words.
# short: in lists of cards in hand    note: below the name, where a card is chosen
# text: what it does, in full         ask: what its player has to answer

## House cards

card-stannis-baratheon = Stannis Baratheon
    .short = Stannis
    .note = Strength 4. +1 against an opponent higher on the Iron Throne track
    .text = If the opponent is higher on the Iron Throne track when strengths are counted, this card is worth 5.

card-renly-baratheon = Renly Baratheon
    .short = Renly
    .note = Strength 3. On a win, may upgrade a Footman
    .text = If you win, you may upgrade to a Knight one Footman of yours that fought, or that is in an area whose Support order supported you. It happens before casualties.
    .ask = { $card }: upgrade a Footman to a Knight?

card-ser-davos-seaworth = Ser Davos Seaworth
    .short = Davos
    .note = Strength 2. +1 and a sword if Stannis is discarded
    .text = While Stannis Baratheon is in your discard pile, this card is worth 3 and has one sword.

card-brienne-of-tarth = Brienne of Tarth
    .short = Brienne
    .note = Strength 2, 1 sword, 1 fortification

card-salladhor-saan = Salladhor Saan
    .short = Salladhor
    .note = Strength 1. If supported, other Houses' Ships count 0
    .text = If any Support order supports you, your own or another House's, all Ships but yours count 0, on both sides, fighting or supporting. The +1 of a special Support order stays.

card-melisandre = Melisandre
    .short = Melisandre
    .note = Strength 1, 1 sword

card-patchface = Patchface
    .short = Patchface
    .note = Strength 0. After combat, may discard a card from the opponent's hand
    .text = When the combat is over, won or lost, you may look at the opponent's hand and choose a card that goes to the opponent's discard pile.
    .ask = { $card }: which card does { $rival } discard?

card-tywin-lannister = Tywin Lannister
    .short = Tywin
    .note = Strength 4. On a win, gain 2 Power
    .text = If you win, you gain 2 Power.

card-ser-gregor-clegane = Ser Gregor Clegane
    .short = Gregor
    .note = Strength 3, 3 swords

card-ser-jaime-lannister = Ser Jaime Lannister
    .short = Jaime
    .note = Strength 2, 1 sword

card-the-hound = The Hound
    .short = the Hound
    .note = Strength 2, 2 fortifications

card-ser-kevan-lannister = Ser Kevan Lannister
    .short = Kevan
    .note = Strength 1. Attacking Footmen count 2
    .text = If you attack, each of your Footmen in the attack, or supporting it, counts 2. Footmen of others do not change.

card-tyrion-lannister = Tyrion Lannister
    .short = Tyrion
    .note = Strength 1. May send the opponent's card back
    .text = As soon as both cards are revealed, you may send the opponent's card back to the opponent's hand without effect. The opponent plays another, or none if that was the last. Only once in a combat.
    .ask = { $card }: return { $rival }'s card, so that it must play another?

card-cersei-lannister = Cersei Lannister
    .short = Cersei
    .note = Strength 0. On a win, may remove an opponent's order anywhere
    .text = If you win, you may remove one Order token of the House you have defeated from any area.
    .ask = { $card }: remove an order of { $rival }?

card-eddard-stark = Eddard Stark
    .short = Eddard
    .note = Strength 4, 2 swords

card-robb-stark = Robb Stark
    .short = Robb
    .note = Strength 3. On a win, may choose where the opponent retreats
    .text = If you win, even as defender, you may choose where the defeated units retreat: a legal area, among those that cost the loser the fewest units.

card-roose-bolton = Roose Bolton
    .short = Roose
    .note = Strength 2. On a loss, all discards return
    .text = If you lose, all your discarded House cards, this one among them, return to your hand.

card-greatjon-umber = Greatjon Umber
    .short = Greatjon
    .note = Strength 2, 1 sword

card-ser-rodrick-cassel = Ser Rodrick Cassel
    .short = Rodrick
    .note = Strength 1, 2 fortifications

card-the-blackfish = The Blackfish
    .short = the Blackfish
    .note = Strength 1. No casualties this combat
    .text = You take no casualties from swords, skulls or abilities in this combat. Units lost in retreating are still lost.

card-catelyn-stark = Catelyn Stark
    .short = Catelyn
    .note = Strength 0. Doubles a Defense order
    .text = If you have a Defense order where the combat is fought, its bonus counts double: +2 or +4.

card-the-red-viper = The Red Viper
    .short = the Viper
    .note = Strength 4, 2 swords, 1 fortification

card-areo-hotah = Areo Hotah
    .short = Hotah
    .note = Strength 3, 1 fortification

card-darkstar = Darkstar
    .short = Darkstar
    .note = Strength 2, 1 sword

card-obara-sand = Obara Sand
    .short = Obara
    .note = Strength 2, 1 sword

card-arianne-martell = Arianne Martell
    .short = Arianne
    .note = Strength 1. On a loss as defender, denies entry
    .text = If you defend and lose, the attackers do not enter: they go back to where they marched from and are not routed. Your units still retreat.

card-nymeria-sand = Nymeria Sand
    .short = Nymeria
    .note = Strength 1. A sword when attacking, a fortification when defending
    .text = One sword while you attack; one fortification while you defend.

card-doran-martell = Doran Martell
    .short = Doran
    .note = Strength 0. Drops the opponent to the end of a track
    .text = Immediately, name a track: the opponent drops to its last place, and those behind move up. Dominance tokens change hands immediately.
    .ask = { $card }: on which track does { $rival } drop to the end?

card-euron-crows-eye = Euron Crow's Eye
    .short = Euron
    .note = Strength 4, 1 sword

card-victarion-greyjoy = Victarion Greyjoy
    .short = Victarion
    .note = Strength 3. Attacking Ships count 2
    .text = If you attack, each of your Ships in the attack, or supporting it, counts 2. Ships of others do not change.

card-balon-greyjoy = Balon Greyjoy
    .short = Balon
    .note = Strength 2. The opponent's card has printed strength 0
    .text = The printed strength of the opponent's card counts 0. What its text adds to it still counts, and so do its icons.

card-theon-greyjoy = Theon Greyjoy
    .short = Theon
    .note = Strength 2. +1 and 1 sword defending a castle or stronghold
    .text = If you defend an area with a castle or stronghold, this card is worth 3 and has one sword.

card-dagmar-cleftjaw = Dagmar Cleftjaw
    .short = Dagmar
    .note = Strength 1, 1 sword, 1 fortification

card-asha-greyjoy = Asha Greyjoy
    .short = Asha
    .note = Strength 1. Two swords and a fortification if unsupported
    .text = If no Support order supports you, neither your own nor another House's, this card has two swords and one fortification.

card-aeron-damphair = Aeron Damphair
    .short = Aeron
    .note = Strength 0. May pay 2 Power to play another card
    .text = Immediately, you may pay 2 Power to discard this card and play another from your hand in its place.
    .ask = { $card }: pay 2 Power and play another card instead?

card-mace-tyrell = Mace Tyrell
    .short = Mace
    .note = Strength 4. Destroys an enemy Footman immediately
    .text = Immediately, one Footman of the opponent that fights in this combat is destroyed, and its strength is gone. The Blackfish prevents it.
    .ask = { $card }: which Footman of { $rival } is destroyed?

card-ser-loras-tyrell = Ser Loras Tyrell
    .short = Loras
    .note = Strength 3. Attacking and winning keeps the March order
    .text = If you attack and win, your March order moves into the conquered area with your units, and can be resolved again this round.

card-randyll-tarly = Randyll Tarly
    .short = Randyll
    .note = Strength 2, 1 sword

card-ser-garlan-tyrell = Ser Garlan Tyrell
    .short = Garlan
    .note = Strength 2, 2 swords

card-margaery-tyrell = Margaery Tyrell
    .short = Margaery
    .note = Strength 1, 1 fortification

card-alester-florent = Alester Florent
    .short = Alester
    .note = Strength 1, 1 fortification

card-queen-of-thorns = Queen of Thorns
    .short = Queen of Thorns
    .note = Strength 0. Removes an adjacent enemy order
    .text = Immediately, remove one order of the opponent from an area next to the combat; not the March order of the combat itself. If it was a Support order, that support is gone.
    .ask = { $card }: which order of { $rival } is removed?

## Westeros cards

westeros-rally-the-men = Rally the Men
    .text = In turn order, everyone musters in their castles. Strongholds do not muster.

westeros-the-burden-of-power = The Burden of Power
    .text = The holder of the Iron Throne chooses: the wildling threat falls to 0, or everyone musters.

westeros-famine = Famine
    .text = Everyone's Supply falls by 1. Anyone whose armies no longer fit then loses units.

westeros-wildlings-to-zero = The threat falls to 0
    .note = The wildling threat falls to 0. Nobody musters.

westeros-supply = Supply
    .note = Everyone's Supply is adjusted, and armies must fit it.
    .text = In turn order, everyone's Supply token is set to the Supply icons they control, at most 6. Anyone whose armies no longer fit then loses units.

westeros-mustering = Mustering
    .note = Everyone musters in castles and strongholds.
    .text = In turn order, everyone musters in all their castles and strongholds.

westeros-a-throne-of-blades = A Throne of Blades
    .text = The holder of the Iron Throne chooses: Supply, Mustering, or nothing.

westeros-last-days-of-summer = Last Days of Summer
    .text = Nothing happens.

westeros-winter-is-coming = Winter Is Coming
    .text = As soon as it is revealed, its whole deck is shuffled, including discards, and another card is revealed instead.

westeros-clash-of-kings = Clash of Kings
    .note = Everyone bids Power for the three tracks.
    .text = All tokens leave the three tracks, which are bid for one after the other: Iron Throne, Fiefdoms, King's Court.

westeros-game-of-thrones = Game of Thrones
    .note = Everyone gains Power for Power icons, and for ports if the table has agreed to that.
    .text = Everyone gains 1 Power for each Power icon they control, and 1 for each port of theirs with a Ship in it, unless an enemy Ship is in the sea area next to it.

westeros-dark-wings-dark-words = Dark Wings, Dark Words
    .text = The holder of the Messenger Raven chooses: bids for all three tracks, Power for Power icons, or nothing.

westeros-wildlings-attack = Wildlings Attack
    .text = The wildlings attack with the strength that their threat has reached.

westeros-put-to-the-sword = Put to the Sword
    .text = The holder of the Valyrian Steel Blade chooses what may not be ordered this round: Defense, March +1, or nothing.

westeros-rains-of-autumn = Rains of Autumn
    .note = Nobody may order March +1 ★ this round.
    .text = No March +1 orders this round.

westeros-storm-of-swords = Storm of Swords
    .note = Nobody may give Defense orders this round.
    .text = No Defense orders this round.

westeros-sea-of-storms = Sea of Storms
    .text = No Raid orders this round.

westeros-web-of-lies = Web of Lies
    .text = No Support orders this round.

westeros-feast-for-crows = Feast for Crows
    .text = No Consolidate Power orders this round.

westeros-nothing = Nothing

## Wildling cards: the reward of the highest bidder, the penalties of the lowest and of all others

wildling-silence-at-the-wall = Silence at the Wall
    .reward = gains nothing
    .penalty = loses nothing
    .others = lose nothing

wildling-skinchanger-scout = Skinchanger Scout
    .reward = takes all of its bid back
    .penalty = loses all its available Power
    .others = lose 2 Power each

wildling-rattleshirts-raiders = Rattleshirt's Raiders
    .reward = moves one space up the Supply track
    .penalty = moves two spaces down the Supply track, and loses units that do not fit
    .others = move one space down the Supply track, and lose units that do not fit

wildling-massing-on-the-milkwater = Massing on the Milkwater
    .reward = takes all discarded House cards back
    .penalty = discards all cards of the highest printed strength in hand, unless holding only one card
    .others = each discard one card of their choice, unless holding only one

wildling-a-king-beyond-the-wall = A King Beyond the Wall
    .reward = goes to the first place of a track, and takes its token
    .penalty = goes to the last place of all three tracks
    .others = go to the last place of the Fiefdoms or the King's Court track, each as they choose

wildling-crow-killers = Crow Killers
    .reward = may upgrade up to two Footmen to Knights
    .penalty = replaces all Knights with Footmen; those without a Footman to replace them are destroyed
    .others = replace two Knights each with Footmen; those without a Footman to replace them are destroyed

wildling-mammoth-riders = Mammoth Riders
    .reward = may take one discarded House card back
    .penalty = destroys three of their units anywhere
    .others = each destroy two of their units anywhere

wildling-the-horde-descends = The Horde Descends
    .reward = may muster in one castle or stronghold
    .penalty = destroys two of their units in one castle or stronghold; if they have no such area, two anywhere
    .others = each destroy one of their units anywhere

wildling-preemptive-raid = Preemptive Raid
    .reward = does not take part, and the wildlings attack the others again, with strength 6
    .penalty = destroys two of their units anywhere, or drops two places on their best track
    .others = lose nothing

## Tides of Battle

tides-tob-0 = 0
tides-tob-0-skull = 0 and a skull
tides-tob-1-sword = 1 and a sword
tides-tob-1-tower = 1 and a fortification
tides-tob-2 = 2
tides-tob-3 = 3
