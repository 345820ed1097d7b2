story-round = دور { $round }
