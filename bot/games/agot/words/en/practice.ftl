## Tasks to try the game by, before a first game. Of each there are its title, what is to be done,
## and why it is solved or is not. The map and the House are those of the task.

practice-orders = Give your first orders
practice-orders-task = You are House Stark. Give Winterfell a March order and White Harbor a Defense order, then confirm.
practice-orders-solved = All orders are revealed at the same time. A March order lets units move and attack; a Defense order makes an area stronger when it is attacked.
practice-orders-missed = Winterfell needs a March order, and White Harbor a Defense order. Which of them has a star does not matter.

practice-the-twins = Take The Twins
practice-the-twins-task = Your units in Moat Cailin have a March order. March to The Twins, which are empty.
practice-the-twins-solved = The Twins are yours as long as your units are there. All or some of the units may march, and to several areas.
practice-the-twins-missed = You have no unit in The Twins. Each March order is used once a round, so think before you confirm.

practice-power-behind = Leave, and keep the castle
practice-power-behind-task = March the Footman from White Harbor to Moat Cailin, and leave a Power token behind so that White Harbor stays yours.
practice-power-behind-solved = You hold two castles with one Footman. A Power token keeps an area yours until an enemy marches in.
practice-power-behind-missed = You need both: a Footman in Moat Cailin, and a Power token of yours in White Harbor. An area that you leave without a token is nobody's.

practice-raid = Remove an order with a Raid
practice-raid-task = Baratheon Ships in The Narrow Sea support The Eyrie. Your Ship has a Raid order: remove that Support order.
practice-raid-solved = A Raid order removes a Support, Raid or Consolidate Power order next to it. Without it The Eyrie has no help from the sea.
practice-raid-missed = The Support order in The Narrow Sea is still there. Choose it as the target of your Raid order.

practice-house-card = Win with the right card
practice-house-card-task = You attack Seagard with strength 3 against 3. Lannister will play a card of strength 2 and win ties. Choose a House card that wins.
practice-house-card-solved = Strength 3 or 4 was needed: units and card together decide the combat. A played card comes back when all the others have been played.
practice-house-card-missed = Your units and your card must make more than 5, because Lannister wins ties. That takes a card of strength 3 or 4.

practice-support = Fight where you have help
practice-support-task = The Twins are defended with strength 3. Your Footman in Moat Cailin is alone, but your army in Seagard has a Support order: attack The Twins.
practice-support-solved = Footman 1, support from Seagard 3: the army that supports counts in full, and does not have to move.
practice-support-missed = You have not taken The Twins. Seagard borders on The Twins and supports an attack there.

practice-muster = Muster a Knight
practice-muster-task = Mustering: Winterfell is a stronghold and gives 2 points. Spend them so that you have a Knight in Winterfell.
practice-muster-solved = A new Knight costs 2 points. Upgrading a Footman to a Knight costs only 1, and so leaves a point for another unit.
practice-muster-missed = There is no Knight in Winterfell. A Footman or a Ship costs 1 point, a new Knight 2; upgrading a Footman to a Knight costs 1.

practice-bid = Win the Iron Throne
practice-bid-task = All players bid Power for the Iron Throne in secret, and every bid is paid. Baratheon has 2 Power, Lannister 1, you have 5. Win, and keep at least 2.
practice-bid-solved = 3 was enough, since no one can bid more than they have. The holder of the Iron Throne acts first and decides ties.
practice-bid-missed = Nobody can bid more than 2 against you, so bid 3. A lower bid loses, or leaves the decision to Baratheon; a higher one is wasted.

practice-wildlings = Beat the wildlings
practice-wildlings-task = The wildlings come with strength 6. Baratheon bids 2, Lannister 1. All bids together must reach 6: bid enough.
practice-wildlings-solved = The Night's Watch wins, and the highest bid gets a reward. If the wildlings win, everyone suffers, and the lowest bid most.
practice-wildlings-missed = 2 and 1 make 3, so 3 were missing. When the wildlings win, they hurt everyone.

practice-seventh-castle = Win the game
practice-seventh-castle-task = Seven castles and strongholds win the game. You have six. March to a seventh, and keep the other six: leave a unit in Moat Cailin.
practice-seventh-castle-solved = Seven castles and strongholds: the game is yours at that moment.
practice-seventh-castle-missed = You do not hold seven castles and strongholds. Seagard is empty and next to Moat Cailin; send one unit there and let the other stay.
