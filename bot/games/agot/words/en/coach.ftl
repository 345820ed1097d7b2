# What a first game explains, each idea when it first matters.
# Readers have never played such a game: two or three short sentences, with the numbers of this game.

coach-goal = You lead House { $seat }. The first player to control { $goal } castles and strongholds wins immediately. { $endless ->
    [1] No round is the last.
   *[0] If no one does within ten rounds, the player who has the most of them wins.
} You have { $castles } now.
coach-round = In a round, everyone first gives orders in secret. Then they are carried out in three steps: all Raid orders, then all March orders, then all Consolidate Power orders. In each step, players carry out one order at a time, in turn order.
coach-orders = Every area with units of yours gets one order. It lies face down: nobody sees it until all orders are revealed together. With a March order units move and attack; its number is added in combat.
coach-raid-order = A Raid order removes one enemy order in an area next to it: Support, Raid or Consolidate Power. Then the Raid order is gone, too. A player who raids Consolidate Power takes 1 Power from its owner.
coach-support-order = A Support order helps in combats in areas next to it. Its units add their strength to one side: to you, or to another player. It stays, and can help several times.
coach-stars = Orders with ★ are stronger. Your place on the King's Court track says how many you may give, at present { $stars }.
coach-power-order = A Consolidate Power order gains you 1 Power, and 1 more for each Power icon (a crown) in its area. Power pays for bids, and keeps areas yours when you leave them.
coach-defense-order = A Defense order adds its number if its area is attacked. That is all it does.
coach-raven = The player who is first on the King's Court track has the Messenger Raven. It exchanges one of your orders after all are revealed, or looks at the next wildling card.

coach-raids = Raid orders come first. From land they reach land only, from the sea everything next to it. Raid what would hurt you most: help for an attack, or Power.
coach-march = A March order moves units to areas next to theirs: as many as you like, each where you like. Your Ships carry troops across the sea. Where there are enemies, there is combat.
coach-leaving = Land is yours while your units are there. When the last of them leaves, you can leave 1 Power there, and it stays yours. Without it, the area is nobody's. A sea is held by Ships alone.
coach-armies = Two or more units in an area are an army. Supply restricts armies, not single units. Your Supply of { $supply } allows armies of these sizes: { $armies }. Nobody may move so that an army is too large.
coach-garrison = Home areas begin with a garrison, usually of strength 2: it helps to defend the area, even without units. Once beaten, it is normally gone for good.
coach-consolidate = Now Power is collected: 1, and 1 for each Power icon in the area. With ★, you can muster there instead if the area has a castle or a stronghold.

coach-support = There is a combat next to your Support order. You choose which side your units help, or neither. Help is a good thing to bargain with, but no promise binds anyone.
coach-refusing = Others want to help you. You may refuse: a player who helps you can ask for something later.
coach-battle = { $attacker } attacks { $defender } in { $area }: { $attack } against { $defense }. These numbers count units (a Knight is 2, a Footman or a Ship 1), orders and support. Both now add a House card, chosen in secret. The higher sum wins. A tie goes to the one higher on the Fiefdoms track.
coach-cards = A House card that was played is out of your hand. When you have played the last of your seven, the other six come back. Keep a strong card for a combat that needs it.
coach-battle-over = The combat is over. { $outcome } For each sword on the winner's card that no fortification on the loser's card stops, the loser loses a unit. The others retreat. They cannot march again this round, and have no strength.
coach-blade = The player who is first on the Fiefdoms track has the Valyrian Steel Blade: +1 in one combat each round.
coach-neutral = A neutral force holds that area. A march needs at least its strength to enter. Support orders next to the area can help, other players' too.

coach-westeros = Support and Defense orders come back, and everyone is on their feet again. Each round after the first begins with Westeros cards. This time: { $cards }. They bring troops, Power, bids or Supply, or forbid an order.
coach-muster = You muster in your castles, for 1 point, and strongholds, for 2. A Footman or a Ship costs 1, a Knight or a Siege Engine 2. A Siege Engine counts 4 in combat, but only when it attacks a castle or a stronghold.
coach-ships = New Ships are placed in a sea next to the castle, or in its port. At sea they carry your troops and support the coast. In port nobody can attack them.
coach-bidding = Everyone bids Power in secret, and everyone pays. The highest bid takes the first place. On the Iron Throne track that means: you act first, and decide ties in bids.
coach-tracks = Next is the Fiefdoms track. Higher places win tied combats, and the first one has the Valyrian Steel Blade: +1 in one combat each round.
coach-court = The King's Court track comes last. It says how many orders with ★ you may give, and the first place has the Messenger Raven.
coach-wildlings = Wildlings come. All bids together must reach their strength. If they do, the highest bidder is rewarded. If not, everyone suffers, and the lowest bidder most.
coach-wildlings-came = { $came } { $struck } Some Westeros cards make the wildlings stronger again.
coach-ties = Some bids are tied. The holder of the Iron Throne decides which of them stands higher: now that is you.
coach-supply = Supply has been counted: 1 for each Supply icon (a barrel) in your areas. It restricts your armies until a Westeros card brings the next count.
coach-income = Each Power icon (a crown) in your areas has gained you 1 Power.

## Looking back at a round

coach-well-won = you won in { $area }.
coach-well-castle = you took { $area }. You can muster there, and it counts toward victory.
coach-well-power = you collected { $power } Power for bids and for areas that you leave.
coach-well-entered = you moved into { $areas }.
coach-well-nothing = you kept what you had.
coach-cost-units = you lost { $units }.
coach-cost-left = { $area } is no longer yours: your units left, and you left no Power there.
coach-cost-idle = { $number } of your orders had no effect.
coach-cost-power = you left { $number } Power in areas, so that they stay yours.
coach-cost-nothing = nothing was lost.
coach-next-leader = { $house } has the most castles and strongholds, { $castles }. Someone has to stop it.
coach-next-power = you have { $power } Power. Give Consolidate Power orders, or you cannot bid.
coach-next-castles = you have { $castles } of { $goal } castles and strongholds. Look for one that is empty, or weakly held.
coach-next-empty = nobody defends { $area }, and your units in { $from } are next to it. It counts toward victory.

## What would come of an answer that looks like a mistake

caution-power-at-sea = At sea, in { $area }, Consolidate Power gains nothing.
caution-star-wasted = There is no castle in { $area }, so the ★ is of no use there.
caution-raid-nobody = No enemy units are next to { $area }, so a Raid finds no order to remove there.
caution-defense-nobody = No enemy units are next to { $area }, so the ★ is of little use there.
caution-hopeless = In { $area } you have { $attack }, and { $best } at most from a card. They have { $defense }, and { $worst } at least. You cannot win that.
caution-castle-lost = { $area } will no longer be yours: everyone leaves, and no Power stays behind. There is a castle there.
caution-castle-open = { $area } will be empty, and { $house } is next to it: anyone can walk into that castle.
