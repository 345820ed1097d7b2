story-round = Round { $round }
