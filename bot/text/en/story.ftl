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

## The page to keep

replay-first = To the beginning
replay-back = One back
replay-on = One on
replay-last = To the end
replay-play = Play
replay-pause = Stop
replay-moment = Moment
replay-battles = Go to a battle…
replay-eyes = What was known
replay-everybody = What everybody saw
replay-alone = What { $seat } knew then
replay-log = What happened
replay-board = The board in words
replay-beside = Beside the board
replay-nearer = Nearer
replay-farther = Farther
replay-whole = Whole board
replay-keys = Keys: ← → one moment, Page Up and Page Down a chapter, Home and End, B the next battle, + − 0 near and far, space to play.
replay-empty = Nothing that the others did not know.
replay-proof = Fair luck
replay-check = Check this record
replay-right = ✓ Luck, receipts and log are as they were sealed.
replay-wrong = ✗ Something is wrong:
