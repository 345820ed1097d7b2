# What a first game of this expansion explains beside the others, or says in other words.

coach-goal = You lead House { $seat }. Whoever controls { $goal } castles and strongholds wins at once. If nobody does within six rounds, whoever has the most of them wins. You have { $castles } now.
coach-war = You begin in the middle of the war. Armies stand far from home, and every House has other cards than in the usual game. Look at the map and at your hand first.
coach-tokens-alone = In some areas there is only a Power token. The area belongs to its House, but nobody defends it: whoever marches in takes it without a battle.
coach-garrisons = A garrison adds its number to the strength of whoever defends the area, even without units. Storm's End has 4, Oldtown 3. Once beaten, it is gone.
