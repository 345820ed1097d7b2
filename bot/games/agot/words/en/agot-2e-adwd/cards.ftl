# The cards of A Dance with Dragons.

## House cards

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
    .text = Before strengths are counted you may pay 2 Power and name a card in any House's discard pile: this card has its printed strength and icons, but not its text.
    .ask = { $card }: pay 2 Power and copy which card?

card-roose-bolton-adwd = Roose Bolton
    .short = Roose
    .note = Strength 4, 1 sword

card-ramsay-bolton = Ramsay Bolton
    .short = Ramsay
    .note = Strength 3. With Reek in hand: 4 and three swords
    .text = While Reek is in your hand, this card is worth 4 and has three swords.

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
    .note = Strength 0. Fetches Ramsay; on a loss may return
    .text = Immediately, Ramsay Bolton returns from your discard pile to your hand. If you lose, you may take Reek back instead of discarding him.
    .ask = { $card }: take him back into your hand?

card-stannis-baratheon-adwd = Stannis Baratheon
    .short = Stannis
    .note = Strength 4. If unsupported, removes all Support orders nearby
    .text = Immediately, if no Support order backs you, your own included, every Support order next to the combat is removed, whoever it belongs to, and nobody is supported in this combat.

card-jon-snow = Jon Snow
    .short = Jon Snow
    .note = Strength 3. On a win, may move the wildling threat
    .text = If you win, you may move the wildling threat one space up or down, but not to the end of its track.
    .ask = { $card }: move the wildling threat?

card-melisandre-adwd = Melisandre
    .short = Melisandre
    .note = Strength 2. After combat, may buy a discarded card back
    .text = When the combat is over you may take one card of your discard pile back, herself included, for as much Power as its printed strength.
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
    .ask = { $card }: read which deck, and what comes next?

card-qarl-the-maid = Qarl the Maid
    .short = Qarl
    .note = Strength 1. A defeated attacker gains 3 Power
    .text = If you attack and lose, you gain 3 Power.

card-ser-harras-harlaw = Ser Harras Harlaw
    .short = Harras
    .note = Strength 1, 1 sword

card-aeron-damphair-adwd = Aeron Damphair
    .short = Aeron
    .note = Strength 0. May spend Power for strength
    .text = Before strengths are counted you may spend any number of Power: this card is worth one more for each.
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
