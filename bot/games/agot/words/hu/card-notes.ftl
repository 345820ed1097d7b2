# What is printed on the house cards, in our words; shown below their names where one is chosen.

note-card-stannis-baratheon = Erő 4. +1, ha az ellenfél előrébb áll a Vastrón sávján
note-card-renly-baratheon = Erő 3. Ha győz, egy gyalogosból lovag lehet
note-card-ser-davos-seaworth = Erő 2. +1 és egy kard, ha Stannis el van dobva
note-card-brienne-of-tarth = Erő 2, 1 kard, 1 erőd
note-card-salladhor-saan = Erő 1. Ha támogatják, más házak hajói 0-t érnek
note-card-melisandre = Erő 1, 1 kard
note-card-patchface = Erő 0. Csata után eldobathat egy kártyát az ellenfél kezéből
note-card-tywin-lannister = Erő 4. Ha győz, 2 hatalmat kapsz
note-card-ser-gregor-clegane = Erő 3, 3 kard
note-card-ser-jaime-lannister = Erő 2, 1 kard
note-card-the-hound = Erő 2, 2 erőd
note-card-ser-kevan-lannister = Erő 1. A támadó gyalogosok 2-t érnek
note-card-tyrion-lannister = Erő 1. Visszaküldheti az ellenfél kártyáját
note-card-cersei-lannister = Erő 0. Ha győz, bárhonnan levehet egy ellenséges parancsot
note-card-eddard-stark = Erő 4, 2 kard
note-card-robb-stark = Erő 3. Ha győz, kijelölheti, hová vonul vissza az ellenfél
note-card-roose-bolton = Erő 2. Ha veszít, minden eldobott lap visszatér
note-card-greatjon-umber = Erő 2, 1 kard
note-card-ser-rodrick-cassel = Erő 1, 2 erőd
note-card-the-blackfish = Erő 1. Ebben a csatában nincs veszteség
note-card-catelyn-stark = Erő 0. Megduplázza a védekezésparancsot
note-card-the-red-viper = Erő 4, 2 kard, 1 erőd
note-card-areo-hotah = Erő 3, 1 erőd
note-card-darkstar = Erő 2, 1 kard
note-card-obara-sand = Erő 2, 1 kard
note-card-arianne-martell = Erő 1. Vesztes védekezőként nem engedi be a támadót
note-card-nymeria-sand = Erő 1. Támadáskor kard, védekezéskor erőd
note-card-doran-martell = Erő 0. Az ellenfelet egy sáv végére veti
note-card-euron-crows-eye = Erő 4, 1 kard
note-card-victarion-greyjoy = Erő 3. A támadó hajók 2-t érnek
note-card-balon-greyjoy = Erő 2. Az ellenfél kártyájának nyomtatott ereje 0
note-card-theon-greyjoy = Erő 2. Várost vagy várat védve +1 és kard
note-card-dagmar-cleftjaw = Erő 1, 1 kard, 1 erőd
note-card-asha-greyjoy = Erő 1. Támogatás nélkül két kard és egy erőd
note-card-aeron-damphair = Erő 0. 2 hatalomért másik kártya játszható ki
note-card-mace-tyrell = Erő 4. Azonnal megsemmisít egy ellenséges gyalogost
note-card-ser-loras-tyrell = Erő 3. Ha támad és győz, a menetelésparancs megmarad
note-card-randyll-tarly = Erő 2, 1 kard
note-card-ser-garlan-tyrell = Erő 2, 2 kard
note-card-margaery-tyrell = Erő 1, 1 erőd
note-card-alester-florent = Erő 1, 1 erőd
note-card-queen-of-thorns = Erő 0. Levesz egy szomszédos ellenséges parancsot

# What the order tokens do.

note-order-march-minus-1 = Mozog vagy támad; csatában −1
note-order-march-plus-0 = Mozog vagy támad
note-order-march-plus-1-star = Mozog vagy támad; csatában +1
note-order-defend-plus-1 = +1, ha ezt a tartományt megtámadják
note-order-defend-plus-2-star = +2, ha ezt a tartományt megtámadják
note-order-support = Segít a szomszédos tartományok csatáiban
note-order-support-plus-1-star = Segít a szomszédos tartományok csatáiban; +1
note-order-raid = Levesz egy szomszédos támogatás-, portyázás- vagy hatalomszerzés-parancsot
note-order-raid-star = Mint a portyázás, vagy helyette egy védekezésparancsot vesz le
note-order-consolidate = Hatalmat hoz, többet, ahol korona van
note-order-consolidate-star = Hatalmat hoz, vagy városban, várban toboroz
