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

## The page to keep

replay-first = Az elejére
replay-back = Egyet vissza
replay-on = Egyet előre
replay-last = A végére
replay-play = Lejátszás
replay-pause = Megállítás
replay-moment = Pillanat
replay-battles = Ugrás egy csatához…
replay-eyes = Ki mit tudott
replay-everybody = Amit mindenki látott
replay-alone = Amit akkor csak ő tudott: { $seat }
replay-log = Mi történt
replay-board = A tábla szavakban
replay-beside = A tábla mellett
replay-nearer = Közelebb
replay-farther = Távolabb
replay-whole = Az egész tábla
replay-keys = Billentyűk: ← → egy pillanat, Page Up és Page Down egy fejezet, Home és End, B a következő csata, + − 0 közelebb és távolabb, szóköz a lejátszás.
replay-empty = Semmi, amit a többiek ne tudtak volna.
replay-proof = Tiszta szerencse
replay-check = A jegyzőkönyv ellenőrzése
replay-right = ✓ A szerencse, a nyugták és a napló olyan, amilyennek lezártuk.
replay-wrong = ✗ Valami nem stimmel:
