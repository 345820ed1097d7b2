# The House cards of the expansions, in which other games may use them.

## A Dance with Dragons

card-ser-jaime-lannister-adwd = Ser Jaime Lannister
    .short = Jaime
    .note = Strength 4, 1 sword, 1 fortification

card-ser-kevan-lannister-adwd = Ser Kevan Lannister
    .short = Kevan
    .note = Strength 3, 1 fortification

card-ser-daven-lannister = Ser Daven Lannister
    .short = Daven
    .note = Strength 2, 1 sword

card-ser-ilyn-payne = Ser Ilyn Payne
    .short = Ilyn
    .note = Strength 2. On a win, may destroy an opponent's Footman anywhere
    .text = If you win, you may destroy one Footman of the House you have defeated, in any area, in addition to its casualties. If it was the last unit there, the order in that area is removed too.
    .ask = { $card }: which Footman does { $rival } lose?

card-cersei-lannister-adwd = Cersei Lannister
    .short = Cersei
    .note = Strength 1, 1 fortification

card-ser-addam-marbrand = Ser Addam Marbrand
    .short = Addam
    .note = Strength 1. Attacking Knights count 3
    .text = If you attack, each of your Knights in the attack, or supporting it, counts 3; routed ones do not.

card-qyburn = Qyburn
    .short = Qyburn
    .note = Strength 0. For 2 Power, copies a discarded card
    .text = Before strengths are counted you may pay 2 Power and name a card in any House's discard pile: Qyburn then has that card's printed strength and icons, but not its text.
    .ask = { $card }: pay 2 Power and copy which card?

card-roose-bolton-adwd = Roose Bolton
    .short = Roose
    .note = Strength 4, 1 sword

card-ramsay-bolton = Ramsay Bolton
    .short = Ramsay
    .note = Strength 3. With your card of 0 in hand: 4 and three swords
    .text = While your House's only card of strength 0 (normally Reek) is in your hand, this card is worth 4 and has three swords.

card-black-walder = Black Walder
    .short = Black Walder
    .note = Strength 2, 1 sword

card-steelshanks-walton = Steelshanks Walton
    .short = Walton
    .note = Strength 2, 1 fortification

card-damon-dance-for-me = Damon Dance-for-Me
    .short = Damon
    .note = Strength 1, 1 sword

card-walder-frey = Walder Frey
    .short = Walder Frey
    .note = Strength 1. Others' support for the opponent counts for you
    .text = Whatever others support the opponent with counts for you instead. The opponent's own support stays.

card-reek = Reek
    .short = Reek
    .note = Strength 0. Fetches your card of 3; on a loss may return
    .text = Immediately, your House's only card of strength 3 (normally Ramsay Bolton) returns from your discard pile to your hand. If you lose, you may take Reek back instead of discarding him.
    .ask = { $card }: take him back into your hand?

card-stannis-baratheon-adwd = Stannis Baratheon
    .short = Stannis
    .note = Strength 4. If unsupported, removes all Support orders nearby
    .text = Immediately, if no Support order backs you, your own included, every Support order next to the combat is removed, whoever it belongs to, and nobody is supported in this combat.

card-jon-snow = Jon Snow
    .short = Jon Snow
    .note = Strength 3. On a win, may move the wildling threat
    .text = If you win, you may move the wildling threat one space up or down, but not to the last space of its track.
    .ask = { $card }: move the wildling threat?

card-melisandre-adwd = Melisandre
    .short = Melisandre
    .note = Strength 2. After combat, may buy a discarded card back
    .text = When the combat is over you may take back one card from your discard pile, herself included, for as much Power as its printed strength.
    .ask = { $card }: which card do you buy back?

card-bastard-of-nightsong = Bastard of Nightsong
    .short = Nightsong
    .note = Strength 2, 1 fortification

card-ser-davos-seaworth-adwd = Ser Davos Seaworth
    .short = Davos
    .note = Strength 1, 1 sword, 1 fortification

card-ser-axell-florent = Ser Axell Florent
    .short = Axell
    .note = Strength 1, 1 sword

card-mance-rayder = Mance Rayder
    .short = Mance
    .note = Strength 0. Your total is the wildling threat
    .text = Your final strength is the wildling threat, whatever units, orders, support and the Blade would add up to.

card-euron-crows-eye-adwd = Euron Crow's Eye
    .short = Euron
    .note = Strength 4. 5 against an opponent higher on Fiefdoms
    .text = If the opponent is higher on the Fiefdoms track when strengths are counted, this card is worth 5.

card-victarion-greyjoy-adwd = Victarion Greyjoy
    .short = Victarion
    .note = Strength 3, 2 swords

card-asha-greyjoy-adwd = Asha Greyjoy
    .short = Asha
    .note = Strength 2, 1 fortification

card-rodrik-the-reader = Rodrik the Reader
    .short = the Reader
    .note = Strength 2. On a win, may stack a Westeros deck
    .text = If you win, you may look through what is left of a Westeros deck, choose its next card, and shuffle the others below it. Only you know which one you chose.
    .ask = { $card }: which deck do you look through, and which card comes next?

card-qarl-the-maid = Qarl the Maid
    .short = Qarl
    .note = Strength 1. On a loss as attacker, gain 3 Power
    .text = If you attack and lose, you gain 3 Power.

card-ser-harras-harlaw = Ser Harras Harlaw
    .short = Harras
    .note = Strength 1, 1 sword

card-aeron-damphair-adwd = Aeron Damphair
    .short = Aeron
    .note = Strength 0. May spend Power for strength
    .text = Before strengths are counted you may spend any amount of Power: this card is worth 1 more for each Power spent.
    .ask = { $card }: how much Power do you spend on strength?

card-doran-martell-adwd = Doran Martell
    .short = Doran
    .note = Strength 4. For each other card in hand: −1, a sword, a fortification
    .text = For each other card in your hand this card is worth one less, down to 0, and has one more sword and one more fortification.

card-areo-hotah-adwd = Areo Hotah
    .short = Hotah
    .note = Strength 3, 2 fortifications

card-bastard-of-godsgrace = Bastard of Godsgrace
    .short = Godsgrace
    .note = Strength 2, 1 fortification

card-big-man = Big Man
    .short = Big Man
    .note = Strength 2, 1 sword

card-ser-gerris-drinkwater = Ser Gerris Drinkwater
    .short = Gerris
    .note = Strength 1. On a win, may climb one place on a track
    .text = If you win, you may move up one place on one track; the House that you pass moves down.
    .ask = { $card }: on which track do you climb?

card-quentyn-martell = Quentyn Martell
    .short = Quentyn
    .note = Strength 1. +1 for each discarded card of yours
    .text = This card is worth one more for each card in your discard pile, not counting this one.

card-nymeria-sand-adwd = Nymeria Sand
    .short = Nymeria
    .note = Strength 0, 1 sword, 1 fortification

card-mace-tyrell-adwd = Mace Tyrell
    .short = Mace
    .note = Strength 4, 1 sword, 1 fortification

card-randyll-tarly-adwd = Randyll Tarly
    .short = Randyll
    .note = Strength 3, 2 swords

card-willas-tyrell = Willas Tyrell
    .short = Willas
    .note = Strength 2, 1 fortification

card-ser-jon-fossoway = Ser Jon Fossoway
    .short = Fossoway
    .note = Strength 2, 1 sword

card-queen-of-thorns-adwd = Queen of Thorns
    .short = Queen of Thorns
    .note = Strength 1. Cancels the ability of the opponent's card
    .text = The opponent's card has no ability. Its strength and icons stay.

card-paxter-redwyne = Paxter Redwyne
    .short = Paxter
    .note = Strength 1. At sea, your Ships count 2
    .text = In a combat at sea each of your Ships that fights or supports counts 2; routed ones do not.

card-margaery-tyrell-adwd = Margaery Tyrell
    .short = Margaery
    .note = Strength 0. Defending own ground: the opponent's total is 2
    .text = If you defend your home area, or an area with a Power token of yours, the opponent's final strength is 2.

## House Arryn in A Feast for Crows

card-bronze-yohn-royce-affc = Bronze Yohn Royce
    .short = Bronze Yohn
    .note = Strength 4. +1 with more Power than the opponent
    .text = If you have more available Power than the opponent, this card is worth one more.

card-littlefinger = Littlefinger
    .short = Littlefinger
    .note = Strength 3. After combat, Power for the opponent's card
    .text = If you control The Eyrie when the combat is over, won or lost, you gain twice as much Power as the printed strength of the opponent's card.

card-nestor-royce = Nestor Royce
    .short = Nestor
    .note = Strength 2, 2 fortifications

card-lyn-corbray = Lyn Corbray
    .short = Lyn
    .note = Strength 2, 1 sword

card-alayne-stone = Alayne Stone
    .short = Alayne
    .note = Strength 1. On a win, may pay 2 Power: the opponent loses all of its Power
    .text = If you win and control The Eyrie, even if you have only just won it, you may pay 2 Power: the opponent loses all of its available Power.
    .ask = { $card }: pay 2 Power, so that { $rival } loses all of its Power ({ $power })?

card-lothor-brune = Lothor Brune
    .short = Lothor
    .note = Strength 1, 1 sword, 1 fortification

card-lysa-arryn-affc = Lysa Arryn
    .short = Lysa
    .note = Strength 0. After combat, 3 Power against a richer opponent
    .text = When the combat is over and the opponent has more available Power than you, you gain 3 Power.

## House Arryn and House Targaryen in Mother of Dragons

card-lysa-arryn-mod = Lysa Arryn
    .short = Lysa
    .note = Strength 4. Defending with a Defense order, returns after a win
    .text = If you defend an area with a Defense order and win, you may take this card back into your hand instead of discarding it.
    .ask = { $card }: take her back into your hand?

card-bronze-yohn-royce-mod = Bronze Yohn Royce
    .short = Bronze Yohn
    .note = Strength 3, 1 sword, 2 fortifications

card-ser-vardis-egen = Ser Vardis Egen
    .short = Vardis
    .note = Strength 2. +1 and two fortifications against a card of 2 or less
    .text = If the opponent's card has a printed strength of 2 or less, this card is worth 3 and has two fortifications. An opponent without a card does not count.

card-harry-hardyng = Harry Hardyng
    .short = Harry
    .note = Strength 2, 1 sword

card-godric-borrell = Godric Borrell
    .short = Godric
    .note = Strength 1. Defending at sea, +1 for each shore of yours
    .text = If you defend at sea, this card is worth one more for each land area next to it that you control.

card-anya-waynwood = Anya Waynwood
    .short = Anya
    .note = Strength 1. On a win, 3 Power for you and all who supported you
    .text = If you win, you gain 3 Power, and so does every other player who supported you in this combat. Vassals gain nothing.

card-robert-arryn = Robert Arryn
    .short = Robert
    .note = Strength 0. Having defended, may leave with the opponent's weakest discard
    .text = When a combat in which you defended is over, you may remove this card from the game, along with a card of the lowest printed strength in the opponent's discard pile, the one just played included. Against a vassal he goes alone.
    .ask = { $card }: remove him from the game, and which card with him?

card-khal-drogo = Khal Drogo
    .short = Drogo
    .note = Strength 4. +1 and a sword for each of your Knights that fights; then leaves the game
    .text = This card is worth one more, and has a sword, for each of your Knights that fights in the area; supporting ones do not count. When the combat is over he is out of the game, won or lost.

card-arstan-whitebeard = Arstan Whitebeard
    .short = Arstan
    .note = Strength 3, 1 sword, 1 fortification

card-xaro-xhoan-daxos = Xaro Xhoan Daxos
    .short = Xaro
    .note = Strength 2. Your Ships count 2 where they outnumber the enemy's
    .text = If more of your Ships than of the enemy's fight in the area, each of yours counts 2; routed ones do not.

card-ser-jorah-mormont = Ser Jorah Mormont
    .short = Jorah
    .note = Strength 2, 1 sword, 1 fortification

card-daenerys-targaryen-a = Daenerys Targaryen
    .short = Daenerys
    .note = Strength 1. 3 if a Dragon fights
    .text = If a Dragon fights in the area, this card is worth 3.

card-viserys-targaryen = Viserys Targaryen
    .short = Viserys
    .note = Strength 1. May discard a card and add its strength; leaves the game on a loss
    .text = Before strengths are counted you may discard another card from your hand and add its printed strength to his; its icons and text do not count. If you lose, he is out of the game.
    .ask = { $card }: discard which card to add its strength?

card-illyrio-mopatis = Illyrio Mopatis
    .short = Illyrio
    .note = Strength 0. Gains the margin in Power; leaves the game with 5 or more
    .text = When the combat is over, won or lost, you gain as much Power as the difference between the two final strengths. If you then have 5 or more available, he is out of the game.

card-daenerys-targaryen-b = Daenerys Targaryen
    .short = Daenerys
    .note = Strength 4. The opponent loses the margin in Power
    .text = When the combat is over, won or lost, your opponent loses as much available Power as the difference between the two final strengths.

card-daario-naharis = Daario Naharis
    .short = Daario
    .note = Strength 3, 1 sword

card-gray-worm = Gray Worm
    .short = Gray Worm
    .note = Strength 2, 1 sword, 1 fortification

card-strong-belwas = Strong Belwas
    .short = Belwas
    .note = Strength 2, 2 swords

card-captain-groleo = Captain Groleo
    .short = Groleo
    .note = Strength 1. Attacking across the sea, +1 for each Ship of yours next to it
    .text = If you attack a land area across the sea, this card is worth one more for each of your Ships next to that area, in ports too.

card-rakharo = Rakharo
    .short = Rakharo
    .note = Strength 1. Your Knights count 4 where there is no castle
    .text = In a land area without a castle or stronghold, each of your Knights that fights counts 4; supporting and routed ones do not.

card-missandei = Missandei
    .short = Missandei
    .note = Strength 0. After losing by 2 or less, another card returns
    .text = If you lose by two or less, or by a tie, you may take any other card from your discard pile back into your hand.
    .ask = { $card }: which discarded card comes back?

## What is asked and told of them

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

event-card-removed = { $card } of { $house } is out of the game.

## The 1st edition, beside other cards of the same names

card-eddard-stark-1e = { card-eddard-stark }
    .short = { card-eddard-stark.short }
    .note = Strength 3, 2 fortifications

card-robb-stark-1e = { card-robb-stark }
    .short = { card-robb-stark.short }
    .note = Strength 2. Attacking Knights count 3
    .text = If you attack, each Knight that marched counts 3. Knights that support count 2.

card-greatjon-umber-1e = { card-greatjon-umber }
    .short = { card-greatjon-umber.short }
    .note = Strength 2, 1 sword

card-ser-rodrik-cassel-1e = Ser Rodrik Cassel
    .short = Rodrik
    .note = Strength 1, 1 fortification

card-house-mormont-lord-1e = House Mormont Lord
    .short = Mormont
    .note = Strength 1, 1 sword

card-maester-luwin-1e = Maester Luwin
    .short = Luwin
    .note = Strength 0. On a win, may take a card back
    .text = If you win, you may take one card from your discard pile back into your hand.
    .ask = { $card }: which card do you take back?

card-catelyn-stark-1e = { card-catelyn-stark }
    .short = { card-catelyn-stark.short }
    .note = Strength 0. Doubles a Defense order
    .text = { card-catelyn-stark.text }

card-tywin-lannister-1e = { card-tywin-lannister }
    .short = { card-tywin-lannister.short }
    .note = Strength 3, 2 swords

card-ser-jaime-lannister-1e = { card-ser-jaime-lannister }
    .short = { card-ser-jaime-lannister.short }
    .note = Strength 2. On a win, gain 2 Power
    .text = { card-tywin-lannister.text }

card-tyrion-lannister-1e = { card-tyrion-lannister }
    .short = { card-tyrion-lannister.short }
    .note = Strength 2, 1 fortification

card-ser-kevan-lannister-1e = { card-ser-kevan-lannister }
    .short = { card-ser-kevan-lannister.short }
    .note = Strength 1, 1 sword

card-house-lannister-captain-1e = House Lannister Captain
    .short = Captain
    .note = Strength 1, 1 sword

card-vargo-hoat-1e = Vargo Hoat
    .short = Vargo Hoat
    .note = Strength 0. Attacking Footmen count 2
    .text = If you attack, each Footman that marched counts 2. Footmen that support count 1.

card-cersei-lannister-1e = { card-cersei-lannister }
    .short = { card-cersei-lannister.short }
    .note = Strength 0. On a win, removes an opponent's order anywhere
    .text = If you win, you remove one Order token of the defeated House from any area.
    .ask = { $card }: which order of { $rival } is removed?

card-stannis-baratheon-1e = { card-stannis-baratheon }
    .short = { card-stannis-baratheon.short }
    .note = Strength 3, 1 sword, 1 fortification

card-renly-baratheon-1e = { card-renly-baratheon }
    .short = { card-renly-baratheon.short }
    .note = Strength 2. On a win, may upgrade a Footman that fought
    .text = If you win, you may upgrade one of your Footmen that fought to a Knight. A Footman that only supported does not count.
    .ask = { $card }: which Footman that fought becomes a Knight?

card-ser-davos-seaworth-1e = { card-ser-davos-seaworth }
    .short = { card-ser-davos-seaworth.short }
    .note = Strength 2, 1 fortification

card-ser-axell-florent-1e = { card-ser-axell-florent }
    .short = { card-ser-axell-florent.short }
    .note = { card-ser-axell-florent.note }

card-house-florent-lord-1e = House Florent Lord
    .short = Florent Lord
    .note = Strength 1, 1 sword

card-melisandre-of-asshai-1e = Melisandre of Asshai
    .short = Melisandre
    .note = Strength 0. On a win, 1 Power discards an opponent's card
    .text = If you win, you may pay 1 Power to look at the defeated House's hand and choose a card that goes to its discard pile.
    .ask = { $card }: pay 1 Power and discard a card from { $rival }'s hand?

card-salladhor-saan-1e = { card-salladhor-saan }
    .short = { card-salladhor-saan.short }
    .note = Strength 0. Ships supporting the opponent count 0
    .text = Ships that support your opponent count 0. The +1 of a special Support order stays.

card-mace-tyrell-1e = { card-mace-tyrell }
    .short = { card-mace-tyrell.short }
    .note = Strength 3, 2 swords

card-ser-loras-tyrell-1e = { card-ser-loras-tyrell }
    .short = { card-ser-loras-tyrell.short }
    .note = Strength 2. Destroys a Footman immediately
    .text = As soon as both cards are revealed, one enemy Footman that fights is destroyed. If nobody is left against you, you win immediately.
    .ask = { $card }: which Footman does { $rival } lose?

card-ser-garlan-tyrell-1e = { card-ser-garlan-tyrell }
    .short = { card-ser-garlan-tyrell.short }
    .note = Strength 2, 1 sword

card-margaery-tyrell-1e = { card-margaery-tyrell }
    .short = { card-margaery-tyrell.short }
    .note = Strength 1, 1 fortification

card-house-tyrell-captain-1e = House Tyrell Captain
    .short = Captain
    .note = Strength 1, 1 sword

card-queen-of-thorns-1e = { card-queen-of-thorns }
    .short = { card-queen-of-thorns.short }
    .note = Strength 0. Cancels the ability of the opponent's card
    .text = The opponent's card has no ability. Its strength and icons stay.

card-brienne-of-tarth-1e = { card-brienne-of-tarth }
    .short = { card-brienne-of-tarth.short }
    .note = Strength 0. Removes the defender's Defense order
    .text = If you attack, the Defense order in the embattled area is removed before strengths are counted.

card-euron-crows-eye-1e = { card-euron-crows-eye }
    .short = { card-euron-crows-eye.short }
    .note = Strength 3, 2 swords

card-theon-greyjoy-1e = { card-theon-greyjoy }
    .short = { card-theon-greyjoy.short }
    .note = Strength 2, 1 sword

card-asha-greyjoy-1e = { card-asha-greyjoy }
    .short = { card-asha-greyjoy.short }
    .note = Strength 2. On a win, may remove an order nearby
    .text = If you win, you may remove one Support or Consolidate Power order, whoever it belongs to, from an area next to the battle.
    .ask = { $card }: remove a Support or Consolidate Power order next to the battle?

card-house-blacktyde-captain-1e = House Blacktyde Captain
    .short = Blacktyde
    .note = Strength 1, 1 fortification

card-aeron-damphair-1e = { card-aeron-damphair }
    .short = { card-aeron-damphair.short }
    .note = Strength 1, 1 fortification

card-balon-greyjoy-1e = { card-balon-greyjoy }
    .short = { card-balon-greyjoy.short }
    .note = Strength 0. The opponent's card has strength 0
    .text = { card-balon-greyjoy.text }

card-victarion-greyjoy-1e = { card-victarion-greyjoy }
    .short = { card-victarion-greyjoy.short }
    .note = Strength 0. Attacking Ships count 2
    .text = If you attack, each Ship that moved in counts 2. Ships that support count 1.

card-the-red-viper-1e = { card-the-red-viper }
    .short = { card-the-red-viper.short }
    .note = Strength 3, 2 swords

card-areo-hotah-1e = { card-areo-hotah }
    .short = { card-areo-hotah.short }
    .note = Strength 2, 1 sword

card-obara-sand-1e = { card-obara-sand }
    .short = { card-obara-sand.short }
    .note = Strength 2. A sword when attacking
    .text = One sword while you attack.

card-ellaria-sand-1e = Ellaria Sand
    .short = Ellaria
    .note = Strength 1. When defending, may upgrade a Footman
    .text = Immediately, if you defend, you may upgrade one of your Footmen in this combat to a Knight.
    .ask = { card-renly-baratheon.ask }

card-nymeria-sand-1e = { card-nymeria-sand }
    .short = { card-nymeria-sand.short }
    .note = Strength 1, 1 sword

card-doran-martell-1e = { card-doran-martell }
    .short = { card-doran-martell.short }
    .note = Strength 0. On a win, may take a dominance token of the opponent
    .text = If you win, you may take a dominance token that the opponent has. You keep it until bids for its track are resolved. Places on the track stay as they are.
    .ask = { $card }: of which track do you take the token?

card-arianne-martell-1e = { card-arianne-martell }
    .short = { card-arianne-martell.short }
    .note = Strength 0. On a loss, may destroy a unit of the opponent
    .text = If you lose, you may destroy one of the opponent's units in this combat, before casualties. If it was the last, your units still retreat, but nobody takes the area.
    .ask = { $card }: which unit does { $rival } lose?

## A Storm of Swords

card-ser-jaime-lannister-asos = { card-ser-jaime-lannister }
    .short = { card-ser-jaime-lannister.short }
    .note = Strength 4, 1 sword, 1 fortification

card-ser-gregor-clegane-asos = { card-ser-gregor-clegane }
    .short = { card-ser-gregor-clegane.short }
    .note = Strength 3. Up to three swords against weak cards
    .text = One sword for each point by which the printed strength of the opponent's card is below 3; three if it fights without a card.

card-tywin-lannister-asos = { card-tywin-lannister }
    .short = { card-tywin-lannister.short }
    .note = Strength 2, 2 fortifications

card-joffrey-lannister = Joffrey Lannister
    .short = Joffrey
    .note = Strength 2, 1 sword

card-cersei-lannister-asos = { card-cersei-lannister }
    .short = { card-cersei-lannister.short }
    .note = Strength 1. After the combat, the opponent loses 2 Power
    .text = After the combat, whoever wins, the opponent loses 2 Power, or as much as it has.

card-ser-ilyn-payne-asos = { card-ser-ilyn-payne }
    .short = { card-ser-ilyn-payne.short }
    .note = Strength 1. On a win, the opponent loses one more unit
    .text = If you win, the opponent loses one unit of its choice that fights here, before its casualties, whatever fortifications it has.

card-tyrion-lannister-asos = { card-tyrion-lannister }
    .short = { card-tyrion-lannister.short }
    .note = Strength 0. May send the opponent's card back
    .text = Immediately, you may send the opponent's card back to its hand. The opponent plays another, or fights without a card if that was the last. What the first card has already done stays.
    .ask = { card-tyrion-lannister.ask }

card-robb-stark-asos = { card-robb-stark }
    .short = { card-robb-stark.short }
    .note = Strength 4, 2 swords

card-smalljon-umber = Smalljon Umber
    .short = Smalljon
    .note = Strength 3, 1 fortification

card-eddard-stark-asos = { card-eddard-stark }
    .short = { card-eddard-stark.short }
    .note = Strength 2. No casualties from swords or cards
    .text = In this combat you take no casualties from swords or from abilities of House cards. Skulls still count, and so do units lost in a retreat.

card-jory-cassel = Jory Cassel
    .short = Jory
    .note = Strength 2, 1 sword

card-maege-mormont = Maege Mormont
    .short = Maege
    .note = Strength 1. On a win, may choose the opponent's retreat
    .text = { card-robb-stark.text }

card-catelyn-stark-asos = { card-catelyn-stark }
    .short = { card-catelyn-stark.short }
    .note = Strength 1. If supported, +2 and a fortification
    .text = If any Support order backs you, your own or another House's, this card is worth 2 more and has a fortification.

card-bran-stark = Bran Stark
    .short = Bran
    .note = Strength 0. After the combat, may take a card back
    .text = After the combat, whoever wins, you may take one card from your discard pile back into your hand, Bran himself too.
    .ask = { card-maester-luwin-1e.ask }

card-stannis-baratheon-asos = { card-stannis-baratheon }
    .short = { card-stannis-baratheon.short }
    .note = Strength 4. May take the Iron Throne from the opponent, for a sword
    .text = Before strengths are counted, if the opponent has the Iron Throne, you may take it; then this card has a sword. You keep it until bids for that track are resolved. Places on the track stay as they are.
    .ask = { $card }: take the Iron Throne, and a sword?

card-renly-baratheon-asos = { card-renly-baratheon }
    .short = { card-renly-baratheon.short }
    .note = Strength 3, 2 swords

card-melisandre-of-asshai-asos = { card-melisandre-of-asshai-1e }
    .short = { card-melisandre-of-asshai-1e.short }
    .note = Strength 2. Gains as much Power as the opponent's card is strong
    .text = Immediately, you gain as much Power as the printed strength of the opponent's card.

card-ser-axell-florent-asos = { card-ser-axell-florent }
    .short = { card-ser-axell-florent.short }
    .note = Strength 2, 2 fortifications

card-salladhar-saan-asos = { card-salladhor-saan }
    .short = { card-salladhor-saan.short }
    .note = Strength 1. On a win, gain 2 Power, and the opponent loses 2
    .text = If you win, you gain 2 Power, and the opponent loses 2 Power, or as much as it has.

card-devan-seaworth = Devan Seaworth
    .short = Devan
    .note = Strength 1, 1 sword, 1 fortification

card-ser-davos-seaworth-asos = { card-ser-davos-seaworth }
    .short = { card-ser-davos-seaworth.short }
    .note = Strength 0. For 2 Power, a fortification; on a loss, no units are routed
    .text = Before strengths are counted, you may pay 2 Power for a fortification. If you lose, your units are not routed when they retreat.
    .ask = { $card }: pay 2 Power for a fortification?

card-balon-greyjoy-asos = { card-balon-greyjoy }
    .short = { card-balon-greyjoy.short }
    .note = Strength 4. On a win, gain Power by the difference
    .text = If you win, you gain as much Power as the difference between both final strengths.

card-dagmer-cleftjaw = { card-dagmar-cleftjaw }
    .short = { card-dagmar-cleftjaw.short }
    .note = Strength 3, 1 sword, 1 fortification

card-asha-greyjoy-asos = { card-asha-greyjoy }
    .short = { card-asha-greyjoy.short }
    .note = Strength 2. If supported, two swords
    .text = If any Support order backs you, your own or another House's, this card has two swords.

card-theon-greyjoy-asos = { card-theon-greyjoy }
    .short = { card-theon-greyjoy.short }
    .note = Strength 2, 1 fortification

card-andrik-the-unsmiling = Andrik the Unsmiling
    .short = Andrik
    .note = Strength 1, 2 swords

card-victarion-greyjoy-asos = { card-victarion-greyjoy }
    .short = { card-victarion-greyjoy.short }
    .note = Strength 1. At sea or on the coast, +1 and a fortification
    .text = If the combat is at sea or on the coast, this card is worth 1 more and has a fortification.

card-aeron-damphair-asos = { card-aeron-damphair }
    .short = { card-aeron-damphair.short }
    .note = Strength 0. For 2 Power, may play another card, which is worth 1 less
    .text = Immediately, you may pay 2 Power to discard this card and play another from your hand instead. That one is worth 1 less in this combat.
    .ask = { card-aeron-damphair.ask }

card-the-red-viper-asos = { card-the-red-viper }
    .short = { card-the-red-viper.short }
    .note = Strength 4, 2 swords

card-darkstar-asos = { card-darkstar }
    .short = { card-darkstar.short }
    .note = Strength 3, 1 sword

card-doran-martell-asos = { card-doran-martell }
    .short = { card-doran-martell.short }
    .note = Strength 2. Drops the opponent to the end of the Fiefdoms track
    .text = Immediately, the opponent drops to the last place of the Fiefdoms track, and those behind move up. The dominance token changes hands immediately.

card-nymeria-sand-asos = { card-nymeria-sand }
    .short = { card-nymeria-sand.short }
    .note = Strength 2. A sword when attacking, a fortification when defending
    .text = { card-nymeria-sand.text }

card-areo-hotah-asos = { card-areo-hotah }
    .short = { card-areo-hotah.short }
    .note = Strength 1, 1 fortification

card-arianne-martell-asos = { card-arianne-martell }
    .short = { card-arianne-martell.short }
    .note = Strength 1. On a loss by 2 or less, both sides retreat
    .text = If you lose by 2 or less, both sides retreat. A victorious attacker does not enter, and goes back where it came from. A victorious defender retreats after you, and its units are routed.

card-maester-caleotte = Maester Caleotte
    .short = Caleotte
    .note = Strength 0, 3 fortifications

card-ser-loras-tyrell-asos = { card-ser-loras-tyrell }
    .short = { card-ser-loras-tyrell.short }
    .note = Strength 4, 1 sword

card-randyll-tarly-asos = { card-randyll-tarly }
    .short = { card-randyll-tarly.short }
    .note = Strength 3, 2 swords

card-mace-tyrell-asos = { card-mace-tyrell }
    .short = { card-mace-tyrell.short }
    .note = Strength 2. On a win, may place a Support or Defense order there
    .text = If you win and hold the area with units, you may place an unused Support or Defense order without a star there, in place of any order that is there. It must not be forbidden this round.
    .ask = { $card }: which order do you place?

card-ser-garlan-tyrell-asos = { card-ser-garlan-tyrell }
    .short = { card-ser-garlan-tyrell.short }
    .note = Strength 2, 1 fortification

card-margaery-tyrell-asos = { card-margaery-tyrell }
    .short = { card-margaery-tyrell.short }
    .note = Strength 1, 2 fortifications

card-willas-tyrell-asos = { card-willas-tyrell }
    .short = { card-willas-tyrell.short }
    .note = Strength 1. +2 when you defend
    .text = If you defend, this card is worth 3.

card-queen-of-thorns-asos = { card-queen-of-thorns }
    .short = { card-queen-of-thorns.short }
    .note = Strength 0. Removes an order of the opponent here or next to here
    .text = Immediately, you remove one order of the opponent in the area of the combat or next to it, but not the March order that began it.
    .ask = { card-queen-of-thorns.ask }

## Hidden hands, of which others know only the strengths (V1.8)

card-hidden-4 = hidden card of strength 4
    .short = hidden 4
    .note = Strength 4. Only its House sees more of it

card-hidden-3 = hidden card of strength 3
    .short = hidden 3
    .note = Strength 3. Only its House sees more of it

card-hidden-2 = hidden card of strength 2
    .short = hidden 2
    .note = Strength 2. Only its House sees more of it

card-hidden-1 = hidden card of strength 1
    .short = hidden 1
    .note = Strength 1. Only its House sees more of it

card-hidden-0 = hidden card of strength 0
    .short = hidden 0
    .note = Strength 0. Only its House sees more of it

card-balon-greyjoy-war = { card-balon-greyjoy }
    .short = { card-balon-greyjoy.short }
    .note = Strength 2. The opponent plays a random card instead
    .text = As soon as both cards are revealed, the opponent takes its card back, without any effect, and plays one at random from its hand.
