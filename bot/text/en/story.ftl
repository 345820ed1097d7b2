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
replay-why = A page cannot prove itself: whoever made it could have written anything in it. What can be checked is the record of the game, the file that { $record } hands out.
replay-how = This command plays the record by the rules, in a copy of Ravenry that does not come from whoever runs this bot; { $file } is a text with the hashes and links that you have kept:
replay-elsewhere = Or hand the record to { $verify } of a bot that somebody else runs.

## At a table

setting-story = **What stays of a game**: a film, a chronicle and a page to keep, posted when it is over:
setting-story-true = Post them at the end
setting-story-false = Post nothing of the kind
agreed-story-true = When the game is over, its film, its chronicle and a page to keep are posted.
agreed-story-false = When the game is over, no film and no chronicle is posted.
story-posted = ### What stays of { $title }
story-page = -# A page to keep: open the file in a browser to go through every moment of the game.

## Looking back

recap-title = **Game { $game }, round { $round }**, as everybody saw it.
trouble-no-such-round = There has been no round { $round }.
trouble-no-past-moment = There was no such moment in this game.
trouble-not-begun = The game has not begun.
moment-title = **Game { $game }** · { $whose }
past-here = ### Games that are over in this channel
past-server = ### Games that are over in this server
past-mine = ### Your games that are over
past-here-short = This channel
past-server-short = This server
past-mine-short = My games
past-game = - **{ $title }** · { $players }
past-player = { $seat }: { $player }
past-none = None yet.
past-choose = A game…
past-whose = Whose games
past-one = ### { $title }
story-film = Film
story-chronicle = Chronicle
story-replay = Replay
story-record = Record
story-review = Look back
story-past = Earlier games
story-busy = One thing is being made for you already. It takes a few seconds.
story-failed = That could not be made just now. Try again later.
review-title = ### Looking back at game { $game }
review-nothing = A lord would have decided much as you did.
review-when = **{ $when }** · { $question }
review-taken = You: { $answer } ({ $chance }%)
review-better = A lord: { $answer } ({ $chance }%)
review-note = -# In brackets, the chance to win that a lord would have expected, from what you knew then. A lord is no judge of friends. Only you see this.
