# What A Dance with Dragons says beside the 2nd edition, or in other words.

ruleset-agot-2e-adwd = A Game of Thrones, 2nd edition: A Dance with Dragons

## Names

house-stark = Bolton

card-ser-jaime-lannister-adwd = Ser Jaime Lannister
card-ser-kevan-lannister-adwd = Ser Kevan Lannister
card-ser-daven-lannister = Ser Daven Lannister
card-ser-ilyn-payne = Ser Ilyn Payne
card-cersei-lannister-adwd = Cersei Lannister
card-ser-addam-marbrand = Ser Addam Marbrand
card-qyburn = Qyburn
card-roose-bolton-adwd = Roose Bolton
card-ramsay-bolton = Ramsay Bolton
card-black-walder = Black Walder
card-steelshanks-walton = Steelshanks Walton
card-damon-dance-for-me = Damon Dance-for-Me
card-walder-frey = Walder Frey
card-reek = Reek
card-stannis-baratheon-adwd = Stannis Baratheon
card-jon-snow = Jon Snow
card-melisandre-adwd = Melisandre
card-bastard-of-nightsong = Bastard of Nightsong
card-ser-davos-seaworth-adwd = Ser Davos Seaworth
card-ser-axell-florent = Ser Axell Florent
card-mance-rayder = Mance Rayder
card-euron-crows-eye-adwd = Euron Crow's Eye
card-victarion-greyjoy-adwd = Victarion Greyjoy
card-asha-greyjoy-adwd = Asha Greyjoy
card-rodrik-the-reader = Rodrik the Reader
card-qarl-the-maid = Qarl the Maid
card-ser-harras-harlaw = Ser Harras Harlaw
card-aeron-damphair-adwd = Aeron Damphair
card-doran-martell-adwd = Doran Martell
card-areo-hotah-adwd = Areo Hotah
card-bastard-of-godsgrace = Bastard of Godsgrace
card-big-man = Big Man
card-ser-gerris-drinkwater = Ser Gerris Drinkwater
card-quentyn-martell = Quentyn Martell
card-nymeria-sand-adwd = Nymeria Sand
card-mace-tyrell-adwd = Mace Tyrell
card-randyll-tarly-adwd = Randyll Tarly
card-willas-tyrell = Willas Tyrell
card-ser-jon-fossoway = Ser Jon Fossoway
card-queen-of-thorns-adwd = Queen of Thorns
card-paxter-redwyne = Paxter Redwyne
card-margaery-tyrell-adwd = Margaery Tyrell

## Cards

note-card-ser-jaime-lannister-adwd = Strength 4, 1 sword, 1 fortification
note-card-ser-kevan-lannister-adwd = Strength 3, 1 fortification
note-card-ser-daven-lannister = Strength 2, 1 sword
note-card-ser-ilyn-payne = Strength 2. On a win, may kill a rival Footman anywhere
note-card-cersei-lannister-adwd = Strength 1, 1 fortification
note-card-ser-addam-marbrand = Strength 1. Attacking Knights count 3
note-card-qyburn = Strength 0. For 2 Power, copies a discarded card
note-card-roose-bolton-adwd = Strength 4, 1 sword
note-card-ramsay-bolton = Strength 3. With Reek in hand: 4 and three swords
note-card-black-walder = Strength 2, 1 sword
note-card-steelshanks-walton = Strength 2, 1 fortification
note-card-damon-dance-for-me = Strength 1, 1 sword
note-card-walder-frey = Strength 1. Others' support for the rival counts for you
note-card-reek = Strength 0. Fetches Ramsay; on a loss may return
note-card-stannis-baratheon-adwd = Strength 4. If unsupported, removes all Support orders nearby
note-card-jon-snow = Strength 3. On a win, may move the wildling threat
note-card-melisandre-adwd = Strength 2. After combat, may buy a discarded card back
note-card-bastard-of-nightsong = Strength 2, 1 fortification
note-card-ser-davos-seaworth-adwd = Strength 1, 1 sword, 1 fortification
note-card-ser-axell-florent = Strength 1, 1 sword
note-card-mance-rayder = Strength 0. Your total is the wildling threat
note-card-euron-crows-eye-adwd = Strength 4. 5 against a rival higher on Fiefdoms
note-card-victarion-greyjoy-adwd = Strength 3, 2 swords
note-card-asha-greyjoy-adwd = Strength 2, 1 fortification
note-card-rodrik-the-reader = Strength 2. On a win, may stack a Westeros deck
note-card-qarl-the-maid = Strength 1. A beaten attacker gains 3 Power
note-card-ser-harras-harlaw = Strength 1, 1 sword
note-card-aeron-damphair-adwd = Strength 0. May spend Power for strength
note-card-doran-martell-adwd = Strength 4. For each other card in hand: −1, a sword, a fortification
note-card-areo-hotah-adwd = Strength 3, 2 fortifications
note-card-bastard-of-godsgrace = Strength 2, 1 fortification
note-card-big-man = Strength 2, 1 sword
note-card-ser-gerris-drinkwater = Strength 1. On a win, may climb one place on a track
note-card-quentyn-martell = Strength 1. +1 for each discarded card of yours
note-card-nymeria-sand-adwd = Strength 0, 1 sword, 1 fortification
note-card-mace-tyrell-adwd = Strength 4, 1 sword, 1 fortification
note-card-randyll-tarly-adwd = Strength 3, 2 swords
note-card-willas-tyrell = Strength 2, 1 fortification
note-card-ser-jon-fossoway = Strength 2, 1 sword
note-card-queen-of-thorns-adwd = Strength 1. Cancels the rival card's ability
note-card-paxter-redwyne = Strength 1. At sea, your Ships count 2
note-card-margaery-tyrell-adwd = Strength 0. Defending own ground: the rival's total is 2

ability-ser-ilyn-payne = If you win, you may destroy one Footman of the House you have beaten, in any area, on top of its casualties. If it was the last unit there, the order in that area goes with it.
ability-ser-addam-marbrand = If you attack, each of your Knights in the attack, or supporting it, counts 3; routed ones do not.
ability-qyburn = Before strengths are counted you may pay two Power and name a card in any House's discard pile: this card has its printed strength and icons, but not its text.
ability-ramsay-bolton = While Reek is in your hand, this card is worth 4 and has three swords.
ability-walder-frey = Whatever others support the rival with counts for you instead. The rival's own support stays.
ability-reek = At once, Ramsay Bolton returns from your discard pile to your hand. If you lose, you may take Reek back instead of discarding him.
ability-stannis-baratheon-adwd = At once, if no Support order backs you, your own included, every Support order next to the combat is removed, whoever it belongs to, and nobody is supported in this combat.
ability-jon-snow = If you win, you may move the wildling threat one space up or down, but not to the end of its track.
ability-melisandre-adwd = When the combat is over you may take one card of your discard pile back, herself included, for as much Power as its printed strength.
ability-mance-rayder = Your final strength is the wildling threat, whatever units, orders, support and the Blade would come to.
ability-euron-crows-eye-adwd = If the rival stands higher on the Fiefdoms track when strengths are counted, this card is worth 5.
ability-rodrik-the-reader = If you win, you may look through what is left of a Westeros deck, choose its next card, and shuffle the others below it. Only you know which one you chose.
ability-qarl-the-maid = If you attack and lose, you gain three Power.
ability-aeron-damphair-adwd = Before strengths are counted you may spend any number of Power: this card is worth one more for each.
ability-doran-martell-adwd = For each other card in your hand this card is worth one less, down to 0, and has one more sword and one more fortification.
ability-ser-gerris-drinkwater = If you win, you may move up one place on one track; the House that you pass moves down.
ability-quentyn-martell = This card is worth one more for each card in your discard pile, not counting himself.
ability-paxter-redwyne = In a combat at sea each of your Ships that fights or supports counts 2; routed ones do not.
ability-cancel-ability = The opponent's card has no ability. Its strength and icons stay.
ability-margaery-tyrell-adwd = If you defend your home area, or an area with a Power token of yours, the rival's final strength is 2.

## What is asked, what happens

ask-ability = { $card-id ->
    [jon-snow] { $card }: move the wildling threat?
    [melisandre-adwd] { $card }: which card do you buy back?
    [qyburn] { $card }: pay 2 Power and copy which card?
    [reek] { $card }: take him back into your hand?
    [rodrik-the-reader] { $card }: read which deck, and what comes next?
    [ser-gerris-drinkwater] { $card }: on which track do you climb?
    [ser-ilyn-payne] { $card }: which Footman of { $rival } dies?
    [aeron-damphair-adwd] { $card }: how much Power do you spend on strength?
   *[other] { $card }: how do you use it?
}

won-by-round-6 = most castles and strongholds after the last round
goal = **To win:** hold { $castles } castles and strongholds { $held ->
    [1] when a round is over
   *[0] at any moment
}, or the most of them after round 6.

choice-up = One space up
choice-down = One space down
choice-fighting = One that fights here
choice-elsewhere = One that does not fight
note-threat = the threat is { $strength } then
note-bought = for { $power } Power. { $text }

event-ability-cancelled = { $house }'s Queen of Thorns cancels the ability of { $card }.
event-card-copied = { $house } pays 2 Power: { $card } copies { $copy }.
event-power-spent = { $house } spends { $power } Power.
event-deck-read = { $house } has looked through { $deck } and chosen its next card.

because-card-kills = { $rival } loses a Footman in { $area }.
because-card-copies = For 2 Power the card is worth as much as { $copy }, strength { $strength }.
because-card-spends = { $power } Power for { $card } may decide the combat.
because-card-buys = { $card } can be played again, for { $power } Power.
because-card-climbs = From place { $place } it goes one up on the { $track } track.

why-total-set = A card says what the strength of { $house } is, whatever else counts

ruling-fixed-final-strength-and-blade = A card sets the final strength: the Blade
reading-fixed-final-strength-and-blade-not-asked = is not offered
reading-fixed-final-strength-and-blade-may-be-used = may be used, to no effect
ruling-mance-against-margaery = Mance Rayder against Margaery Tyrell
reading-mance-against-margaery-later-in-turn-order = who is later in turn order counts
reading-mance-against-margaery-margaery = Margaery Tyrell counts
ruling-stannis-adwd-timing = Stannis Baratheon removes Support orders
reading-stannis-adwd-timing-immediate = along with other immediate abilities
reading-stannis-adwd-timing-cancel = where cards are cancelled
