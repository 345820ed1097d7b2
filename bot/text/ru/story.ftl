story-round = Раунд { $round }
