# What a first game of this expansion explains beside the others, or says in other words.

coach-goal = You lead House { $seat }. The first player to control { $goal } castles and strongholds wins immediately{ $endless ->
    [1] . No round is the last.
   *[0] ; otherwise the player who has the most of them after ten rounds does.
} You have { $castles } now. House Targaryen wins in another way: with seven points, mostly from loyalty tokens.
coach-iron-bank = At sea and in ports you may place three more orders: a March, a Support, and the Iron Bank. The Iron Bank lends: for Power you get units or another advantage immediately.
coach-loan = A loan stays with you. From the next round on you pay 1 Power for each of yours at the beginning of every round. A player who cannot pay loses units.
coach-dragons = House Targaryen's Dragons have grown. They do so in every second round, up to strength 5. Alone they can fly to any land area, so nobody is far from them.
coach-loyalty = Loyalty tokens lie in areas. If House Targaryen controls such an area, it gains the token for good: a point. Hold those areas, or it wins while others fight.
coach-given-bids = House Targaryen stays last on every track. It gives the Power that it bids to other players, and each Power adds 1 to the bid of the player who gets it. So it is worth asking it for help.
