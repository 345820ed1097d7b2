# What stays of a game when it is over: its film, its chronicle, a page to keep.

story-round = Round { $round }
story-unfinished = The game is not over.

## The chronicle

story-chances = Chance to win
story-turns = Turning points
story-turn = Round { $round }: { $told }
story-change = { $seat }: { $before }% → { $after }%
story-start = Start
story-biggest = Biggest battle
story-closest = Closest call
story-boldest = Boldest move
story-patient = Most patient
story-alliances = Alliances
