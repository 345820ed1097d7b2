# What a first game of this expansion explains beside the others, or says in other words.

coach-goal = You lead House { $seat }. Here points win, not castles: a player who has seven when a round is scored wins. If no one does within ten rounds, the player with the most points wins. Objectives bring points.
coach-battle = { $attacker } attacks { $defender } in { $area }: { $attack } against { $defense }. These numbers count units (a Knight is 2, a Footman or a Ship 1, a Siege Engine 4 against a castle), orders and support. Both now add a House card, chosen in secret. The higher sum wins. A tie goes to the one higher on the Fiefdoms track.
coach-objectives = Each objective says what must be true at the end of a round, and how many points that is worth to you. Keep three that fit where your armies stand. Only you see them.
coach-special-objective = Every House has a special objective, which is face up. In each round in which you fulfill it, it is worth 1 point. It is never used up.
coach-scoring = The round is scored. In turn order, each player may score one objective, which then stays face up for good. “Most” means more than anyone else: a tie is not enough.
coach-supply = At the end of each round, before points are scored, Supply is counted: 1 for each Supply icon (a barrel) in your areas. It restricts your armies until the next count.
coach-new-objectives = A Westeros card exchanges objectives. Part with the one that you are furthest from.
coach-next-objectives = which of your objectives can you fulfill by the end of this round?
coach-well-castle = you took { $area }. You can muster there.
