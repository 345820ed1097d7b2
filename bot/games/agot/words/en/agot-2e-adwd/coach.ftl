# What a first game of this expansion explains beside the others, or says in other words.

coach-goal = You lead House { $seat }. The first player to control { $goal } castles and strongholds wins immediately. If no one does within six rounds, the player who has the most of them wins. You have { $castles } now.
coach-war = You begin in the middle of the war. Armies are far from home, and no House has the cards of the usual game. Look at the map and at your hand first.
coach-tokens-alone = In some areas there is only a Power token. The area belongs to its House, but no one defends it: a House that marches in takes it without combat.
coach-garrisons = A garrison adds its number to the strength of the player who defends the area, even without units. Storm's End has 4, Oldtown 3. Once beaten, it is gone.
