# What stays of a game when it is over: its film, its chronicle, a page to keep.

story-round = { $round }. forduló
story-ended = { $title } · { $dates }
story-plays = { $seat }: { $player }
story-placed = { $place }. { $seat }
story-placed-person = { $place }. { $seat }, { $player }
story-unfinished = A játszma még tart.

## The chronicle

story-chances = Győzelmi esély
story-turns = Fordulópontok
story-turn = { $round }. forduló: { $told }
story-turn-several = { $round }. forduló, több lépés: { $told }
story-turn-won = { $round }. forduló, a döntő lépés: { $told }
story-turn-won-several = { $round }. forduló, a döntő lépések: { $told }
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
replay-alone = Amit akkor { AZ($seat) } tudott
replay-log = Mi történt
replay-board = A tábla szavakban
replay-beside = A tábla mellett
replay-nearer = Közelebb
replay-farther = Távolabb
replay-whole = Az egész tábla
replay-keys = Billentyűk: ← → egy pillanat, Page Up és Page Down egy fejezet, Home és End, B a következő csata, + − 0 közelebb és távolabb, szóköz a lejátszás.
replay-empty = Semmi, amit a többiek ne tudtak volna.
replay-proof = Ellenőrizhető véletlen
replay-why = Egy oldal nem bizonyíthatja önmagát: aki készítette, bármit beleírhatott. Ellenőrizni a játszma jegyzőkönyvét lehet, azt a fájlt, amelyet a { $record } ad.
replay-how = Ez a parancs a szabályok szerint végigjátssza a jegyzőkönyvet. A Ravenry olyan példányában futtasd, amely nem e bot üzemeltetőjétől származik; a { $file } egy szövegfájl azokkal az ellenőrzőszámokkal és linkekkel, amelyeket megőriztél:
replay-elsewhere = Vagy add oda a jegyzőkönyvet egy olyan bot { $verify } parancsának, amelyet más üzemeltet.
replay-hash-seal = A játszma bejegyzésében: „A véletlen pecsétje”
replay-hash-light = A csatornában, amikor a játszma elkezdődött
replay-hash-end = A csatornában, amikor a játszma véget ért
replay-worth = Ezek azok az ellenőrzőszámok, amelyeket a bot most mond. Csak akkor érnek valamit, ha mind a 64 jelet összeveted azzal, amit megőriztél: egyetlen teljes ellenőrzőszám, amelyet egy játékos megőrzött, többet ér mindennél, amit a bot később mond. Hogy mi garantált és mi nem, azt a Ravenry egy példányában a { $page } mondja el.

## At a table

setting-story = **Játszma után**: kikerüljön-e a film, a krónika és a visszajátszó oldal?
setting-story-true = Kikerülnek, amikor véget ér
setting-story-false = Nem kerülnek ki
agreed-story-true = A játszma végén film, krónika és visszajátszó oldal kerül ki.
agreed-story-false = A játszma végén nem kerül ki film, krónika vagy visszajátszó oldal.
story-posted = ### Visszatekintés: { $title }
story-page = -# Visszajátszó oldal: nyisd meg a fájlt böngészőben, és nézd végig a játszma minden pillanatát.

## Looking back

recap-title = **{ $game }. játszma, { $round }. forduló**, ahogy mindenki látta.
trouble-no-such-round = Nem volt ilyen forduló: { $round }. Válassz egy korábbit.
trouble-no-past-moment = Ebben a játszmában nem volt ilyen pillanat. Válassz a javaslatok közül.
moment-title = **{ $game }. játszma** · { $whose }
past-here = ### Befejezett játszmák ebben a csatornában
past-server = ### Befejezett játszmák ezen a szerveren
past-mine = ### A te befejezett játszmáid
past-game = - **{ $title }** · { $players }
past-player = { $seat }: { $player }
past-none = Még egy sincs.
past-choose = Válassz egy játszmát…
past-whose = Kinek a játszmái
past-one = ### { $title }
story-film = Film
story-chronicle = Krónika
story-replay = Visszajátszás
story-record = Jegyzőkönyv
story-review = Visszatekintés
story-past = Korábbi játszmák
story-busy = A bot már készít neked valamit. Néhány másodperc az egész.
story-failed = Ez most nem készült el. Próbáld meg később.
review-title = ### Visszatekintés: { $game }. játszma
review-nothing = Egy nagyúr is nagyjából így döntött volna.
review-when = **{ $when }** · { $question }
review-taken = Te: { $answer } ({ $chance }%)
review-better = Egy nagyúr: { $answer } ({ $chance }%)
review-note = -# Zárójelben: a győzelmi esély, amelyre egy nagyúr számítana abból, amit akkor tudtál. A szövetségeket nem veszi figyelembe. Ezt csak te látod.
review-page = Oldalam elkészítése
review-page-note = -# A döntéseid csak az oldalnak ezen a példányán vannak bejelölve. Csak te kapod meg.
review-own = Döntéseid, amelyeket egy nagyúr másképp hozott volna meg
