# The cards of Mother of Dragons.

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
