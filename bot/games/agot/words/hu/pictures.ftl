# The words in and under a picture that nothing else says: short, for there is little room.

round = { $number }. forduló
round-of = a 10-ből
short-phase-westeros = Westeros-szakasz
short-phase-planning = Tervezés
short-phase-raven = Hírvivő holló
short-phase-raids = Portyázás
short-phase-marches = Menetelés
short-phase-power = Hatalomszerzés
short-phase-ended = Vége a játszmának
won = { $house } győz

used = felhasználva
moment = { $round }: { $phase }

region-north = Észak
region-iron-islands-and-west = Vas-szigetek és Nyugat
region-riverlands-and-vale = Folyók vidéke és Völgy
region-south = Dél
region-dorne = Dorne
region-narrow-seas = Keskeny-tenger

# What a peeking player has seen.
secret-top = a paklija tetején
secret-bottom = a paklija alján

heading-influence = Befolyás
heading-houses = Házak játéksorrendben
heading-westeros = Westeros e fordulóban
heading-legend = Jelmagyarázat
secret-heading = Csak te tudod:
heading-wildlings = Vadak

legend-march = Menetelés
legend-defend = Védekezés
legend-support = Támogatás
legend-raid = Portyázás
legend-consolidate = Hatalomszerzés
legend-footman = Gyalogos
legend-knight = Lovag
legend-ship = Hajó
legend-dragon = Sárkány
legend-siege-engine = Ostromgép
legend-power-token = Hatalomjelző
legend-castle = Város
legend-stronghold = Vár
legend-barrel = Utánpótlás
legend-crown = Hatalom
legend-anchor = Kikötő

hand-empty = nincs

# --- the battle card ---
battle-title = Csata { FORM($area, "in") }
battle-attacks = támad { FORM($area, "from") }
battle-defends = védekezik
battle-before-cards = házkártyák előtt
battle-supporters = Elérhető támogatásparancsok
battle-choice-attacker = a támadót támogatja
battle-choice-defender = a védekezőt támogatja
battle-choice-none = senkit sem támogat
battle-choice-refused = elutasította: { $house }
battle-choice-open = még nem döntött
battle-hand = Kézben: { $house }
battle-garrison = Helyőrség
battle-tides = Csatakártyák
battle-support-of = { $units }, { $area }
battle-support-order = Támogatásparancs, { $area }
battle-card-changed = { $card } (nyomtatva { $printed })

# --- what would come of it ---
what-if-title = Mi lenne, ha … Csata { FORM($area, "in") }
what-if-no-card = nincs kártya
what-if-support = { $house }: { $choice }.
what-if-blade = { FORM($house, "The") } előhúzza a valyriai acélkardot.
what-if-no-blade = { FORM($house, "The") } nem húzza elő a valyriai acélkardot.
what-if-tides = A csatakártyák nincsenek beleszámítva.
what-if-open = * Egy csatában használt különleges képesség ezen még változtathat.
what-if-hidden = A rejtett kártyáknak csak az ereje ismert. Képességeik és ikonjaik nincsenek beleszámítva.
what-if-legend = Elöl: { $house }; szín és címer: a győztes; −: a vesztes vesztesége.
what-if-lost = −{ $number }
what-if-all = bármely kártya
what-if-none = egy kártya sem
what-if-row = { $house } ezzel győz: { $card }, ezek ellen: { $against }.

# --- a draft of House cards ---
draft-title = Felváltva választás
draft-moment = { $taken } kész ennyiből: { $all }
draft-turns = Következnek
draft-left = { $number } db { $strength } erejű
draft-pool = Még szabad
draft-deck-printed = alapjáték
draft-deck-adwd = Sárkányok tánca
draft-deck-asos = Kardok vihara

# --- the board in words ---
board-head = { $round }. forduló a 10-ből: { $phase }. A vadak ereje: { $wildlings }.
board-ahead = A pakli teteje ({ $deck }): { $cards }.
board-track = { $track }: { $houses }.
board-stolen = A jelképe most itt van: { $holder }.
board-used = Már használta: { $holder }.
board-house = { $house }: { $castles } város, utánpótlás { $supply } (seregek: { $limits }), hatalom { $power }. Kézben: { $hand }.
board-house-unseen = { $house }: { $castles } város, hatalom { $power }. Kézben: { $hand }.
board-region = { $region }:
board-empty = üres
board-fog = nem látható
board-closed = nincs játékban
board-units = { $house }: { $units }
board-home = { AZ($house) } főtartománya
board-held = { AZ($house) } birtokában
board-token = { AZ($house) } hatalomjelzője
board-garrison = helyőrség { $strength }
board-neutral = semleges erő { $strength }
board-order = { $order }
board-face-down = lefordított parancs
board-draft = { $order } (a vázlatod)

# --- alternative text for those who do not see the picture ---
alt-zoom = { $region }:
alt-drafts = A vázlatod: { $orders }.
alt-draft = { $area } { $order }
alt-plans = Amit tervezel: { $plans }.
alt-planned-march = menetelés { FORM($origin, "from") } { FORM($area, "to") }
alt-planned-raid = portyázás { FORM($origin, "from") } { FORM($area, "to") }
alt-targets = Választható: { $areas }.
alt-secret = A vadkártyát csak te ismered: { $secret }.
alt-head = Térkép, { $round }. forduló a 10-ből: { $phase }. A vadak ereje: { $wildlings }.
alt-house = { $house } { $castles } város, utánpótlás { $supply }, hatalom { $power }
alt-house-unseen = { $house } { $castles } város, hatalom { $power }
alt-houses = Játéksorrendben: { $houses }.
alt-battle = { FORM($attacker, "The") } { FORM($area, "in") } támadja { FORM($defender, "acc") }.
alt-armies = A legnagyobb seregek: { $armies }.
alt-army = { $house } { $size } { FORM($area, "in") }
alt-bans = Tilos: { $bans }.
alt-winner = { FORM($house, "The") } győzött.
short-ban-march = menetelés +1
short-ban-defend = védekezés
short-ban-support = támogatás
short-ban-raid = portyázás
short-ban-consolidate = hatalomszerzés
alt-side = { $house } { $role }, harci erő { $total }:

# --- placards: what players gather to see ---
placard-westeros = Westeros-kártyák
placard-deck = { $number }. pakli
placard-bids = Licitek: { $track }
placard-left = { $power } hatalom maradt
placard-stood = eddig { $place }.
placard-now = most { $place }.
placard-tied = holtverseny { AZ($first) }–{ $last }. helyért
placard-watch-wins = Az Éjjeli Őrség győz
placard-wildlings-win = A vadak győznek
placard-wildling-card = Vadkártya
placard-highest = legmagasabb licit
placard-lowest = legalacsonyabb licit
placard-lead = Ki áll nyerésre?
placard-holds = { $lands } tartomány, utánpótlás { $supply }
placard-goal = Ennyi város és vár { $held ->
    [1] a forduló végén
   *[0] azonnal
} győzelmet ér: { $castles }.
placard-tie = Az előny oka: { $reason }.

## Statistics

figures-came-off = és milyen gyakran nyerik meg a csatát
alt-dragons = Egy sárkány ereje: { $strength }.
alt-dragons-in = Sárkányok: { $areas }.
alt-dragons-at = { $number } ({ $area })
