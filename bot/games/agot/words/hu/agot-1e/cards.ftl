# The cards of the 1st edition; where the 2nd has a card of the same name, what it says otherwise.

## House cards

card-house-blacktyde-captain = Blacktyde-házi kapitány
    .short = Blacktyde
    .note = Erő 1, 1 erőd

card-house-florent-lord = Florent-házi nagyúr
    .short = Florent nagyúr
    .note = Erő 1, 1 kard

card-house-lannister-captain = Lannister-házi kapitány
    .short = kapitány
    .note = Erő 1, 1 kard

card-house-mormont-lord = Mormont-házi nagyúr
    .short = Mormont
    .note = Erő 1, 1 kard

card-house-tyrell-captain = Tyrell-házi kapitány
    .short = kapitány
    .note = Erő 1, 1 kard

card-maester-luwin = Luwin mester
    .short = Luwin
    .note = Erő 0. Ha győz, visszavehetsz egy kártyát
    .text = Ha győzöl, a dobott lapjaid közül egy kártyát visszavehetsz a kezedbe.
    .ask = { $card }: melyik kártyát veszed vissza?

card-melisandre-of-asshai = Asshai-i Melisandre
    .short = Melisandre
    .note = Erő 0. Ha győz, 1 hatalomért eldobat egy kártyát
    .text = Ha győzöl, fizethetsz egy hatalmat, hogy megnézd a legyőzött ház kezében lévő kártyákat, és kiválassz egyet, amely a dobott lapjai közé kerül.
    .ask = { $card }: fizetsz 1 hatalmat, hogy eldobj egy kártyát { FORM($rival, "the") } kezéből?

card-ser-rodrik-cassel = Ser Rodrik Cassel
    .short = Rodrik
    .note = Erő 1, 1 erőd

card-vargo-hoat = Vargo Hoat
    .short = Vargo Hoat
    .note = Erő 0. A támadó gyalogosok 2-t érnek
    .text = Ha támadsz, minden menetelő gyalogosod 2-t ér. A támogató gyalogosok 1-et érnek.

card-asha-greyjoy =
    .note = Erő 2. Ha győz, levehet egy közeli parancsot
    .text = Ha győzöl, levehetsz egy támogatás- vagy hatalomszerzés-parancsot, bárkiét, a csatával szomszédos egyik tartományból.
    .ask = { $card }: leveszel egy támogatás- vagy hatalomszerzés-parancsot a csata mellől?

card-cersei-lannister =
    .note = Erő 0. Ha győz, bárhonnan levesz egy ellenséges parancsot
    .text = Ha győzöl, bármelyik tartományból leveszel egy parancsjelzőt, amely a legyőzött házé.
    .ask = { $card }: melyik parancsa kerüljön le { FORM($rival, "dat") }?

card-renly-baratheon =
    .note = Erő 2. Ha győz, egy harcoló gyalogosból lovag lehet
    .text = Ha győzöl, egy harcoló gyalogosodból lovag lehet. Aki csak támogatott, nem számít.
    .ask = { $card }: melyik harcoló gyalogosból legyen lovag?

card-ser-loras-tyrell =
    .note = Erő 2. Azonnal megsemmisít egy gyalogost
    .text = Amint mindkét kártya látszik, egy harcoló ellenséges gyalogos megsemmisül. Ha senki sem marad ellened, azonnal győzöl.
    .ask = { $card }: { FORM($rival, "the") } melyik gyalogosa semmisüljön meg?

card-stannis-baratheon =
    .note = Erő 3, 1 kard, 1 erőd

card-ser-davos-seaworth =
    .note = Erő 2, 1 erőd

card-salladhor-saan =
    .note = Erő 0. Az ellenfelet támogató hajók 0-t érnek
    .text = Az ellenfeledet támogató hajók 0-t érnek. A különleges támogatásparancs +1-e megmarad.

card-tywin-lannister =
    .note = Erő 3, 2 kard

card-ser-jaime-lannister =
    .note = Erő 2. Ha győz, 2 hatalmat kapsz
    .text = { card-tywin-lannister.text }

card-tyrion-lannister =
    .note = Erő 2, 1 erőd

card-ser-kevan-lannister =
    .note = Erő 1, 1 kard

card-eddard-stark =
    .note = Erő 3, 2 erőd

card-robb-stark =
    .note = Erő 2. A támadó lovagok 3-at érnek
    .text = Ha támadsz, minden menetelő lovagod 3-at ér. A támogató lovagok 2-t érnek.

card-greatjon-umber =
    .note = Erő 2, 1 kard

card-catelyn-stark =
    .note = Erő 0. Megduplázza a védekezésparancsot

card-mace-tyrell =
    .note = Erő 3, 2 kard

card-ser-garlan-tyrell =
    .note = Erő 2, 1 kard

card-margaery-tyrell =
    .note = Erő 1, 1 erőd

card-queen-of-thorns =
    .note = Erő 0. Hatástalanítja az ellenfél kártyájának különleges képességét
    .text = Az ellenfél kártyájának nincs különleges képessége. Az ereje és az ikonjai megmaradnak.

card-brienne-of-tarth =
    .note = Erő 0. Leveszi a védekező védekezésparancsát
    .text = Ha támadsz, a csatatér védekezésparancsa lekerül, az erők összeszámolása előtt.

card-euron-crows-eye =
    .note = Erő 3, 2 kard

card-theon-greyjoy =
    .note = Erő 2, 1 kard

card-aeron-damphair =
    .note = Erő 1, 1 erőd

card-balon-greyjoy =
    .note = Erő 0. Az ellenfél kártyájának ereje 0

card-victarion-greyjoy =
    .note = Erő 0. A támadó hajók 2-t érnek
    .text = Ha támadsz, minden odahajózó hajód 2-t ér. A támogató hajók 1-et érnek.

## Westeros cards

westeros-mustering =
    .text = Játéksorrendben mindenki toboroz minden városában és várában.

westeros-game-of-thrones =
    .text = Mindenki 1 hatalmat kap minden birtokolt hatalomikonért.

westeros-rains-of-autumn =
    .text = Ebben a fordulóban a gyalogosok támogatása nem ad erőt.
