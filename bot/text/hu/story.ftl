story-round = { $round }. forduló
