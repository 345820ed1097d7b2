# The cards of Mother of Dragons.

## House cards

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
    .text = When a combat in which you defended is over, you may put this card out of the game, along with a card of the lowest printed strength in the opponent's discard pile, the one just played included. Against a vassal he goes alone.
    .ask = { $card }: put him out of the game, and which card with him?

card-khal-drogo = Khal Drogo
    .short = Drogo
    .note = Strength 4. +1 and a sword for each of your Knights that fights; then leaves the game
    .text = This card is worth one more, and has a sword, for each of your Knights that fights in the area; supporting ones do not count. When the combat is over he is out of the game, won or lost.

card-arstan-whitebeard = Arstan Whitebeard
    .short = Arstan
    .note = Strength 3, 1 sword, 1 fortification

card-xaro-xhoan-daxos = Xaro Xhoan Daxos
    .short = Xaro
    .note = Strength 2. Your Ships count 2 where they are more
    .text = If more of your Ships fight in the area than of the enemy's, each of yours counts 2; routed ones do not.

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
    .text = In a land area without castle or stronghold, each of your Knights that fights counts 4; supporting and routed ones do not.

card-missandei = Missandei
    .short = Missandei
    .note = Strength 0. After losing by 2 or less, another card returns
    .text = If you lose by two or less, or by a tie, you may take any other card from your discard pile back into your hand.
    .ask = { $card }: which discarded card comes back?

## Westeros cards

westeros-domestic-disputes = Domestic Disputes
    .text = A loyalty token goes to Storm's End. House Targaryen may then pay 1 Power and add one in each of up to four home areas of other Houses.
    .ask = { $card }: pay { $power } Power for a loyalty token in up to four home areas? Choose none to pay nothing.

westeros-empty-promises = Empty Promises
    .text = A loyalty token goes to The Stony Shore. House Targaryen may then pay 1 Power and add one in The Mountains of the Moon or in Moat Cailin.

westeros-fire-made-flesh = Fire Made Flesh
    .text = A loyalty token goes to The Reach. House Targaryen may then give up a Dragon and take a strength token of a later round now, so that its Dragons grow sooner; or bring a lost Dragon back to Pentos; or do neither. It costs nothing.

westeros-playing-with-fire = Playing with Fire
    .text = Loyalty tokens go to Riverrun and The Arbor. House Targaryen may then pay 1 Power and name a land area of Westeros that nobody controls, and another player: a token goes there, and that player places a land unit there.
    .ask = { $card }: pay { $power } Power for a loyalty token? Name the area, and who places a unit there.

westeros-scattering-dissent = Scattering Dissent
    .text = Loyalty tokens go to Karhold and Oldtown. Then every player, last in turn order first, moves a loyalty token to an adjacent land area. For 1 Power each, House Targaryen may undo a move.

westeros-southron-ambitions = Southron Ambitions
    .text = Loyalty tokens go to Searoad Marches and Dornish Marches. House Targaryen may then pay 1 Power and add one in Blackwater or The Boneway.

westeros-strongholds-of-resistance = Strongholds of Resistance
    .text = A loyalty token goes to Seagard. House Targaryen may then pay 1 Power and add one in Harrenhal or White Harbor.

westeros-the-long-plan = The Long Plan
    .text = Loyalty tokens go to Castle Black and Yronwood. House Targaryen may then pay 1 Power and name another player, who adds one in each of two land areas of Westeros.
    .ask = { $card }: pay { $power } Power for two loyalty tokens? Name who places them.

westeros-watering-the-seed = Watering the Seed
    .text = House Targaryen may pay as much Power as it has loyalty points and put a loyalty token in each of two areas at a river that it does not control.
    .ask = { $card }: pay { $power } Power for a loyalty token in each of two areas?

westeros-word-spreads-quickly = Word Spreads Quickly
    .text = Loyalty tokens go to Crackclaw Point and Three Towers. Then every player, in turn order, moves a loyalty token to an adjacent land area. For 2 Power each, House Targaryen may undo a move.

## Loans of the Iron Bank

loan-customs-officer = Customs Officer
    .text = You gain 10 Power.

loan-expert-artificer = Expert Artificer
    .text = Any land area has one more Power icon for the rest of the game, and you gain 8 Power.
    .ask = { $loan }: which land area gets one more Power icon?

loan-full-host = Full Host
    .text = You place a Footman, a Knight, a Siege Engine and a Ship.

loan-loyal-maester = Loyal Maester
    .text = Two land areas, whoever holds them, have one more Supply icon each for the rest of the game.
    .ask = { $loan }: which two land areas get one more Supply icon?

loan-master-at-arms = Master-at-Arms
    .text = Two castles, whoever holds them, become strongholds for the rest of the game.
    .ask = { $loan }: which two castles become strongholds?

loan-pyromancer = Pyromancer
    .text = A castle, whoever holds it, burns down for good; its area has one more Power icon or Supply icon instead.
    .ask = { $loan }: which castle burns down, and what does its area get instead?

loan-savvy-steward = Savvy Steward
    .text = Any land area has one more Supply icon for the rest of the game, and you move up one place on the Supply track.
    .ask = { $loan }: which land area gets one more Supply icon?

loan-sea-raiders = Sea Raiders
    .text = You place a Footman and three Ships.

loan-siege-engineers = Siege Engineers
    .text = You place a Footman and two Siege Engines.

loan-spymaster = Spymaster
    .text = You look at the next two cards of a Westeros deck and put each back on top or at the bottom.

loan-the-faceless-men = The Faceless Men
    .text = You may destroy a Footman in one area and a Knight in another, whoever they belong to.

loan-vanguard-cavalry = Vanguard Cavalry
    .text = You place three Knights.
