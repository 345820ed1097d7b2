# The House cards of vassals.

## House cards

card-varys = Varys
    .short = Varys
    .note = Strength 0. After combat, first on the Fiefdoms track
    .text = When the combat is over, won or lost, the vassal moves to the first place of the Fiefdoms track. The Valyrian Steel Blade stays with the highest player there.

card-syrio-forel = Syrio Forel
    .short = Syrio
    .note = Strength 1. Defending, players' Footmen count 0
    .text = If the vassal defends, Footmen of players count 0 in this combat. Footmen of vassals count as usual.

card-jaqen-hghar = Jaqen H'ghar
    .short = Jaqen
    .note = Strength 1. The opponent plays a random card instead
    .text = As soon as both cards are revealed, the opponent takes its card back, without any effect, and plays one at random from its hand.

card-janos-slynt = Janos Slynt
    .short = Slynt
    .note = Strength 2, 2 swords, 1 fortification

card-jon-connington = Jon Connington
    .short = Connington
    .note = Strength 2. On a loss, may place a Knight
    .text = If the vassal loses, it may place a Knight where its units have retreated to, or in its home area if it controls that. Supply and pieces must allow it.
    .ask = { $card }: where do you place a Knight?

card-beric-dondarrion = Beric Dondarrion
    .short = Beric
    .note = Strength 3. On a win, loses a unit all the same
    .text = If the vassal wins, it loses one of its units in this combat all the same; its commander chooses.
    .ask = { $card }: which unit does the vassal lose although it won?

card-bronn = Bronn
    .short = Bronn
    .note = Strength 4, or 0 if the opponent pays 2 Power
    .text = Before strengths are counted, the opponent may pay 2 Power; then Bronn is worth 0.
    .ask = { $card } fights for { $rival }: pay 2 Power, so that he is worth 0?
