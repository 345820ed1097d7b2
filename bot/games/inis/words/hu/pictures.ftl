# The words in and under a picture of Inis: short, for there is little room.

inis-round = { $number }. forduló
inis-set-up = Előkészületek
inis-won = { $seat } győz
inis-clash-in = Összecsapás { FORM($area, "in") }
inis-maneuver = Összecsapás { FORM($area, "in") }, manőver: { $seat }
inis-turn = Soron van: { $seat }
inis-phase-set-up = Épül a sziget
inis-phase-assembly = Gyűlés
inis-phase-draft = Gyűlés: válogatás
inis-phase-season = Évszak
inis-phase-ended = A játszma véget ért

inis-clockwise = jobbra
inis-counter-clockwise = balra
inis-brenn = Brenn
inis-pretender = trónkövetelő

inis-condition-clans = Vezetett klánok
inis-condition-sanctuaries = Szentélyek
inis-condition-territories = Területek

inis-heading-display = Kirakott lapok
inis-heading-pile = Nyílt pakli
inis-nothing = semmi
inis-more = +{ $number }
inis-supply-tiles = { $number ->
   *[other] lapka
}
inis-supply-citadels = { $number ->
   *[other] fellegvár
}
inis-supply-sanctuaries = { $number ->
   *[other] szentély
}
inis-supply-tales = { $number ->
   *[other] rege
}
inis-supply-discarded = eldobva
inis-supply-aside = félretéve

# Alternative texts and the table in words.
inis-alt-head = { $title }: { $moment }.
inis-alt-brenn = A Brenn: { $seat }. A körök iránya: { $direction }.
inis-alt-targets = Választható: { $areas }.
inis-alt-sites = { $number ->
    [one] A lapka egy lehetséges helye számozva.
   *[other] A lapka { $number } lehetséges helye számozva.
}
inis-alt-houses = Győzelmi feltételek, 6-ból: { $houses }.
inis-alt-house = { $seat }: { $counted }, készlet { $reserve }
inis-alt-clans = { $number } vezetett klán
inis-alt-sanctuaries = { $number } szentély
inis-alt-territories = { $number } terület
inis-alt-cards = lapok { $cards }
inis-alt-deeds = { $number } hőstett
inis-alt-chieftain = { $seat } { $number } (törzsfő)
inis-alt-clans-there = { $seat } { $number }
inis-alt-sheltered = { $seat } { $number } védett
inis-alt-clash = összecsapás
inis-alt-capital = főváros
inis-alt-built-citadels = { $number ->
    [one] fellegvár
   *[other] { $number } fellegvár
}
inis-alt-built-sanctuaries = { $number ->
    [one] szentély
   *[other] { $number } szentély
}
inis-alt-festival = Ünnep
inis-alt-more = És még { $number } terület.

inis-board-playing = { FORM($seat, "The") } ezt játssza ki: { $card }.
inis-board-action = { $number } akciókártya
inis-board-advantage = { $number } előnykártya
inis-board-epic = { $number } regekártya
inis-board-known = ismert: { $cards }
inis-board-empty = üres
inis-board-neighbours = szomszédai: { $areas }
inis-board-card-display = lapja a kirakott lapok között
inis-board-card-spent = lapja kijátszva
inis-board-card-held = lapja { AZ($seat) } kezében
inis-board-offered = választható
inis-board-supply = Maradt: { $tiles } lapka, { $citadels } fellegvár, { $sanctuaries } szentély, { $tales } regekártya; eldobott akciókártya: { $discarded }.
inis-board-display = Kirakott lapok: { $cards }.
inis-board-pile = Nyílt pakli, elöl a legújabb: { $cards }.
inis-board-hand = { $group }: { $cards }.
inis-board-seen = Láttad ({ $round }. forduló): { $things }.
inis-board-seen-of = Láttad ({ $round }. forduló, { $seat }): { $things }.

# Groups of one's own cards.
inis-hand-action = Akciókártyáid
inis-hand-advantage = Előnykártyáid
inis-hand-epic = Regekártyáid
inis-hand-laid = Félretéve
inis-hand-draft = Választható
inis-hand-drawn = Most húzott

inis-hand-title = Lapok: { $seat }
inis-hand-none = Nincs lap.
inis-hand-seen = Láttad
inis-hand-seen-of = Láttad { AZ($seat) } kezében

# A clash by itself.
inis-clash-instigator = kezdeményező
inis-clash-step-start = Kezdődik az összecsapás.
inis-clash-step-citadels = Ki húzódik menedékbe?
inis-clash-step-maneuvers = Manőverek.
inis-clash-step-end = Az összecsapás véget ért.
inis-clash-maneuver = Most { FORM($seat, "the") } manőverezik.
inis-clash-attack = { FORM($attacker, "The") } megtámadja { FORM($target, "acc") }.
inis-clash-silenced = Lug dárdája: nincs triszkellap.
inis-clash-exposed = kitett
inis-clash-sheltered = védett
inis-clash-side = { $seat } { $exposed } kitett, { $sheltered } védett
inis-clash-shelter = { $number ->
    [0] Itt nincs fellegvár.
   *[other] A fellegvárakban { $number } klán fér el.
}
inis-clash-story = Ami történt

# --- placards: what players gather to see ---
inis-placard-conditions = Győzelmi feltételek
inis-placard-pretender = Trónkövetelő.
inis-placard-counts = Vezetett klánok { $clans } · szentélyek { $sanctuaries } · területek { $territories } · { $deeds ->
        [0] nincs hőstett
       *[other] { $deeds } hőstett
    }
inis-placard-rule = Minden feltételhez 6 kell; az a játékos, akinek van trónkövetelő-jelzője, és teljesít egyet, a gyűlésen győzhet.

## Statistics

figures-came-off = és milyen gyakran nem akadályozza meg őket senki
