story-round = 第{ $round }回合
