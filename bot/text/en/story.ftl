# What stays of a game when it is over: its film, its chronicle, a page to keep.

story-round = Round { $round }
story-ended = { $title } · { $dates }
story-plays = { $seat }: { $player }
story-placed = { $place }. { $seat }
story-placed-person = { $place }. { $seat }, { $player }
story-unfinished = The game is not over.

## The chronicle

story-chances = Chance to win
story-turns = Turning points
story-turn = Round { $round }: { $told }
story-turn-several = Round { $round }, several moves: { $told }
story-turn-won = Round { $round }, the decisive move: { $told }
story-turn-won-several = Round { $round }, the decisive moves: { $told }
story-change = { $seat }: { $before }% → { $after }%
story-start = Start
story-biggest = Biggest combat
story-closest = Closest call
story-boldest = Boldest move
story-patient = Most patient
story-alliances = Alliances

## The page to keep

replay-first = To the beginning
replay-back = One step back
replay-on = One step forward
replay-last = To the end
replay-play = Play
replay-pause = Stop
replay-moment = Moment
replay-battles = Go to a combat …
replay-eyes = Point of view
replay-everybody = What everyone saw
replay-alone = What { $seat } knew then
replay-log = What happened
replay-board = The board in words
replay-beside = Next to the board
replay-nearer = Zoom in
replay-farther = Zoom out
replay-whole = Whole board
replay-keys = Keys: ← → one moment, Page Up and Page Down a chapter, Home and End, B the next combat, + and − zoom, space to play.
replay-empty = Nothing beyond what everyone knew.
replay-proof = Fair shuffles
replay-why = This page cannot prove itself: the person who made it could have written anything in it. What can be verified is the record of the game, the file that { $record } provides.
replay-how = This command replays the record by the rules. Run it in a copy of Ravenry that does not come from the person who runs this bot; { $file } is a text file with the hashes and links that you have kept:
replay-elsewhere = Or give the record to { $verify } of a bot that someone else runs.
replay-hash-seal = In the game's post, as “Shuffles sealed”
replay-hash-light = Posted in the channel when the game started
replay-hash-end = Posted in the channel when the game was over
replay-worth = These are the hashes as the bot names them now. They are worth something only if you compare all 64 characters with what you have kept: one whole hash that a player has kept is worth more than anything that the bot says later. { $page } in a copy of Ravenry says what is promised, and what is not.

## At a table

setting-story = **After the game**: should its film, its chronicle and a replay page be posted?
setting-story-true = Post them when it is over
setting-story-false = Do not post them
agreed-story-true = When the game is over, its film, its chronicle and a replay page are posted.
agreed-story-false = When the game is over, no film, chronicle or replay page is posted.
story-posted = ### Looking back at { $title }
story-page = -# Replay page: open the file in a browser to go through every moment of the game.

## Looking back

recap-title = **Game { $game }, round { $round }**, as everyone saw it.
trouble-no-such-round = There has been no round { $round }. Choose an earlier one.
trouble-no-past-moment = There was no such moment in this game. Choose one of the suggestions.
moment-title = **Game { $game }** · { $whose }
past-here = ### Finished games in this channel
past-server = ### Finished games in this server
past-mine = ### Your finished games
past-game = - **{ $title }** · { $players }
past-player = { $seat }: { $player }
past-none = None yet.
past-choose = Choose a game …
past-whose = Which games
past-one = ### { $title }
story-film = Film
story-chronicle = Chronicle
story-replay = Replay
story-record = Record
story-review = Look back
story-past = Earlier games
story-busy = The bot is already preparing something for you. It takes a few seconds.
story-failed = That could not be prepared just now. Try again later.
review-title = ### Looking back at game { $game }
review-nothing = A lord would have made much the same decisions.
review-when = **{ $when }** · { $question }
review-taken = You: { $answer } ({ $chance }%)
review-better = A lord: { $answer } ({ $chance }%)
review-note = -# In brackets: the chance to win that a lord would expect, given what you knew then. It does not take alliances into account. Only you see this.
review-page = Make my page
review-page-note = -# Your decisions are marked in this copy of the page, and in no other. Only you receive it.
review-own = Your decisions that a lord would have made differently
