# What the 1st edition says in other words than the 2nd: its castles are cities, its cards do other
# things, and the wildlings ask for mustering points.

won-by-seven = elég város és vár
won-by-round-10 = a legtöbb város és vár az utolsó forduló után
event-won = { FORM($house, "The") } győz, ennyi várossal és várral: { $castles } ({ $reason }).

text-westeros-mustering = Játéksorrendben mindenki toboroz minden városában és várában.
text-westeros-game-of-thrones = Mindenki 1 hatalmat kap minden birtokolt hatalomikonért.
text-westeros-rains-of-autumn = Ebben a fordulóban a gyalogosok támogatása nem ad erőt.

ask-orders = { $round }. forduló: add ki a parancsaidat, legfeljebb egyet minden tartományban, ahol egységed van.
ask-wildling-destroy = A vadak: válassz { $number } toborzási pontot érő egységet, amelyet elveszítesz (gyalogos 1, hajó 1, lovag 2).
ask-ability = { $card-id ->
    [asha-greyjoy] { $card }: leveszel egy támogatás- vagy hatalomszerzés-parancsot a csata mellől?
    [cersei-lannister] { $card }: melyik parancsa kerüljön le { FORM($rival, "dat") }?
    [maester-luwin] { $card }: melyik kártyát veszed vissza?
    [melisandre-of-asshai] { $card }: fizetsz 1 hatalmat, hogy eldobj egy kártyát { FORM($rival, "the") } kezéből?
    [renly-baratheon] { $card }: melyik harcoló gyalogosból legyen lovag?
    [ser-loras-tyrell] { $card }: melyik gyalogosa haljon meg { FORM($rival, "dat") }?
   *[other] { $card }: felhasználod?
}

note-order-consolidate-star = Hatalmat hoz, mint a többi; ez a harmadik ilyen
note-order-raid-star = Legfeljebb két szomszédos parancsot vesz le

note-card-stannis-baratheon = Erő 3, 1 kard, 1 erőd
note-card-renly-baratheon = Erő 2. Ha győz, egy harcoló gyalogosból lovag lehet
note-card-ser-davos-seaworth = Erő 2, 1 erőd
note-card-ser-axell-florent = Erő 1, 1 kard
note-card-house-florent-lord = Erő 1, 1 kard
note-card-melisandre-of-asshai = Erő 0. Ha győz, 1 hatalomért eldobat egy kártyát
note-card-salladhor-saan = Erő 0. Az ellenfelet támogató hajók 0-t érnek
note-card-tywin-lannister = Erő 3, 2 kard
note-card-ser-jaime-lannister = Erő 2. Ha győz, 2 hatalmat kapsz
note-card-tyrion-lannister = Erő 2, 1 erőd
note-card-ser-kevan-lannister = Erő 1, 1 kard
note-card-house-lannister-captain = Erő 1, 1 kard
note-card-vargo-hoat = Erő 0. A támadó gyalogosok 2-t érnek
note-card-cersei-lannister = Erő 0. Ha győz, bárhonnan levesz egy ellenséges parancsot
note-card-eddard-stark = Erő 3, 2 erőd
note-card-robb-stark = Erő 2. A támadó lovagok 3-at érnek
note-card-greatjon-umber = Erő 2, 1 kard
note-card-ser-rodrik-cassel = Erő 1, 1 erőd
note-card-house-mormont-lord = Erő 1, 1 kard
note-card-maester-luwin = Erő 0. Ha győz, visszavehetsz egy kártyát
note-card-catelyn-stark = Erő 0. Megduplázza a védekezésparancsot
note-card-mace-tyrell = Erő 3, 2 kard
note-card-ser-loras-tyrell = Erő 2. Azonnal megöl egy gyalogost
note-card-ser-garlan-tyrell = Erő 2, 1 kard
note-card-margaery-tyrell = Erő 1, 1 erőd
note-card-house-tyrell-captain = Erő 1, 1 kard
note-card-queen-of-thorns = Erő 0. Hatástalanítja az ellenfél kártyájának különleges képességét
note-card-brienne-of-tarth = Erő 0. Leveszi a védekező védekezésparancsát
note-card-euron-crows-eye = Erő 3, 2 kard
note-card-theon-greyjoy = Erő 2, 1 kard
note-card-asha-greyjoy = Erő 2. Ha győz, levehet egy közeli parancsot
note-card-house-blacktyde-captain = Erő 1, 1 erőd
note-card-aeron-damphair = Erő 1, 1 erőd
note-card-balon-greyjoy = Erő 0. Az ellenfél kártyájának ereje 0
note-card-victarion-greyjoy = Erő 0. A támadó hajók 2-t érnek
table-leads = { $houses } vezet, város és vár: { $castles }/{ $goal }{ $tie ->
        [1] {" "}({ $reason })
       *[0] {""}
    }.
round-castles = Város és vár (a győzelemhez { $goal } kell): { $castles }.
course-castles = Városok és várak
