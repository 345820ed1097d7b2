# How a game is told when it is over.

tale-moment = { $round }: { $phase }
