# What stays of a game when it is over: its film, its chronicle, a page to keep.

story-round = { $round }. forduló
story-unfinished = A játszma még tart.

## The chronicle

story-chances = Győzelmi esély
story-turns = Fordulópontok
story-turn = { $round }. forduló: { $told }
story-change = { $seat }: { $before }% → { $after }%
story-start = Kezdés
story-biggest = A legnagyobb csata
story-closest = Hajszálon múlt
story-boldest = A legmerészebb lépés
story-patient = A legtürelmesebb
story-alliances = Szövetségek
