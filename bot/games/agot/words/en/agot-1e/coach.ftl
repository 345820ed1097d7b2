# What a first game of the 1st edition says in other words than that of the 2nd.

coach-goal = You lead House { $seat }. The first player to control { $goal } cities and strongholds wins immediately. If no one does within ten rounds, the player who has the most of them wins. You have { $castles } now.
coach-orders = Every area with units of yours may get one order. It lies face down: nobody sees it until all orders are revealed together. With a March order units move and attack; its number is added in combat.
coach-raid-order = A Raid order removes one enemy order in an area next to it: Support, Raid or Consolidate Power. Then the Raid order is gone, too. A player who raids Consolidate Power gains 1 Power.
coach-raven = The player who is first on the King's Court track has the Messenger Raven. It exchanges one of your orders after all are revealed.
coach-cards = A House card that was played is out of your hand. When you play the last of your seven, all of them come back. Keep a strong card for a combat that needs it.
coach-muster = You muster in your cities, for 1 point, and strongholds, for 2. A Footman or a Ship costs 1, a Knight 2.
coach-ships = New Ships are placed in a sea next to the city, unless others have Ships there. They carry your troops and support the coast.
coach-wildlings = Wildlings come. All bids together must reach their strength. If they do, the highest bidder may take a House card back. If not, everyone loses units, and the lowest bidder most.
coach-wildlings-came = { $came } The wildlings begin at 0 again, and Westeros cards make them stronger.
coach-next-leader = { $house } has the most cities and strongholds, { $castles }. Someone has to stop it.
coach-next-castles = you have { $castles } of { $goal } cities and strongholds. Look for one that is empty, or weakly held.
caution-star-wasted = In { $area }, the ★ is of no use.
caution-castle-lost = { $area } will no longer be yours: everyone leaves, and no Power stays behind. There is a city there.
caution-castle-open = { $area } will be empty, and { $house } is next to it: anyone can walk into that city.
