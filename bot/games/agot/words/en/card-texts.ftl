# What the cards of A Game of Thrones: The Board Game do, in our words and in full.
# Abilities are named for what they do where cards of several names do it.

## House cards of the 2nd edition

ability-stannis-baratheon = If the rival stands higher on the Iron Throne track when strengths are counted, this card is worth 5.
ability-renly-baratheon = If you win, you may turn one Footman of yours that fought, or that stands where a Support order of yours backed you, into a Knight. It happens before casualties.
ability-ser-davos-seaworth = While Stannis Baratheon lies in your discard pile, this card is worth 3 and has one sword.
ability-salladhor-saan = If any Support order backs you, your own or another House's, all Ships but yours count 0, on both sides, fighting or supporting. The +1 of a special Support order stays.
ability-patchface = When the combat is over, won or lost, you may look at the rival's hand and choose a card that goes to the rival's discard pile.
ability-tywin-lannister = If you win, you gain two Power.
ability-ser-kevan-lannister = If you attack, each of your Footmen in the attack, or supporting it, counts 2. Footmen of others do not change.
ability-tyrion-lannister = As soon as both cards are shown, you may send the rival's card back to the rival's hand without effect. The rival plays another, or none if that was the last. Once a combat.
ability-cersei-lannister = If you win, you may remove one Order token of the House you have beaten from any area.
ability-robb-stark = If you win, also as defender, you may choose where the beaten units retreat: a legal area, among those that cost the loser the fewest units.
ability-roose-bolton = If you lose, all your discarded House cards, this one among them, return to your hand.
ability-the-blackfish = You take no casualties from swords, skulls or abilities in this combat. Units lost in retreating are still lost.
ability-catelyn-stark = If you have a Defense order where the combat is fought, its bonus counts double: +2 or +4.
ability-arianne-martell = If you defend and lose, the attackers do not enter: they go back to where they marched from and are not routed. Your units still retreat.
ability-nymeria-sand = One sword while you attack; one fortification while you defend.
ability-doran-martell = At once, name a track: the rival drops to its last place, and those behind move up. Dominance tokens follow at once.
ability-victarion-greyjoy = If you attack, each of your Ships in the attack, or supporting it, counts 2. Ships of others do not change.
ability-balon-greyjoy = The printed strength of the rival's card counts 0. What its text adds to it still counts, and so do its icons.
ability-theon-greyjoy = If you defend an area with a castle or stronghold, this card is worth 3 and has one sword.
ability-asha-greyjoy = If no Support order backs you, neither yours nor another House's, this card has two swords and one fortification.
ability-aeron-damphair = At once, you may pay two Power to discard this card and play another from your hand in its place.
ability-mace-tyrell = At once, one Footman of the rival that fights in this combat is destroyed, and its strength is gone. The Blackfish prevents it.
ability-ser-loras-tyrell = If you attack and win, your March order moves into the conquered area with your units, and can be resolved again this round.
ability-queen-of-thorns = At once, remove one order of the rival from an area next to the combat; not the March order of the combat itself. If it was a Support order, that support is gone.
lookup-card-without-text = No text: it has only its strength and icons.
lookup-card-text-off = This game is played without the texts of House cards.

## Westeros cards

text-westeros-rally-the-men = In turn order, everybody musters in their castles. Strongholds bring nothing.
text-westeros-the-burden-of-power = The holder of the Iron Throne chooses: the wildling threat falls to 0, or everybody musters.
text-westeros-famine = Everybody's supply falls by 1. Anybody whose armies no longer fit then loses units.
text-westeros-supply = In turn order, everybody's Supply token is set to the supply icons they control, at most 6. Anybody whose armies no longer fit then loses units.
text-westeros-mustering = In turn order, everybody musters in all their castles and strongholds.
text-westeros-a-throne-of-blades = The holder of the Iron Throne chooses: Supply, Mustering, or nothing.
text-westeros-last-days-of-summer = Nothing happens.
text-westeros-winter-is-coming = As soon as it is turned up, its whole deck is shuffled, discards and all, and another card is turned up instead.
text-westeros-clash-of-kings = All tokens leave the three tracks, which are bid for one after the other: Iron Throne, Fiefdoms, King's Court.
text-westeros-game-of-thrones = Everybody gains 1 Power for each power icon they control, and 1 for each port of theirs with a Ship in it, unless an enemy Ship lies in the sea before it.
text-westeros-dark-wings-dark-words = The holder of the Messenger Raven chooses: bids for all three tracks, Power for power icons, or nothing.
text-westeros-wildlings-attack = The wildlings attack with the strength that their threat has reached.
text-westeros-put-to-the-sword = The holder of the Valyrian Steel Blade chooses what may not be ordered this round: Defense, March +1, or nothing.
text-westeros-rains-of-autumn = No March +1 orders this round.
text-westeros-storm-of-swords = No Defense orders this round.
text-westeros-sea-of-storms = No Raid orders this round.
text-westeros-web-of-lies = No Support orders this round.
text-westeros-feast-for-crows = No Consolidate Power orders this round.

## Wildling cards: the reward of the highest bidder, the penalties of the lowest and of all others

reward-wildling-silence-at-the-wall = nothing
penalty-wildling-silence-at-the-wall = nothing
others-wildling-silence-at-the-wall = nothing
reward-wildling-skinchanger-scout = gets all bid Power back
penalty-wildling-skinchanger-scout = loses all Power that is left
others-wildling-skinchanger-scout = lose two Power each
reward-wildling-rattleshirts-raiders = moves one space up the Supply track
penalty-wildling-rattleshirts-raiders = moves two spaces down the Supply track, and loses units that do not fit
others-wildling-rattleshirts-raiders = move one space down the Supply track, and lose units that do not fit
reward-wildling-massing-on-the-milkwater = takes all discarded House cards back
penalty-wildling-massing-on-the-milkwater = with two cards or more in hand, discards all those of the highest printed strength
others-wildling-massing-on-the-milkwater = with two cards or more in hand, discard one of their choice
reward-wildling-a-king-beyond-the-wall = goes to the first place of a track, and takes its token
penalty-wildling-a-king-beyond-the-wall = goes to the last place of all three tracks
others-wildling-a-king-beyond-the-wall = go to the last place of the Fiefdoms or the King's Court track, each as they choose
reward-wildling-crow-killers = may turn up to two Footmen into Knights
penalty-wildling-crow-killers = turns all Knights into Footmen; those without a Footman to replace them are destroyed
others-wildling-crow-killers = turn two Knights each into Footmen; those without a Footman to replace them are destroyed
reward-wildling-mammoth-riders = may take one discarded House card back
penalty-wildling-mammoth-riders = destroys three of their units anywhere
others-wildling-mammoth-riders = destroy two of their units anywhere
reward-wildling-the-horde-descends = may muster in one castle or stronghold
penalty-wildling-the-horde-descends = destroys two of their units in one castle or stronghold; if they have no such area, two anywhere
others-wildling-the-horde-descends = destroy one of their units anywhere
reward-wildling-preemptive-raid = steps aside, and the wildlings attack the others again, with strength 6
penalty-wildling-preemptive-raid = destroys two of their units anywhere, or drops two places on their best track
others-wildling-preemptive-raid = nothing
