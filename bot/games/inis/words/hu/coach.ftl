# Amit az első játszma elmagyaráz, minden gondolatot akkor, amikor először számít.
# Az olvasó még sosem játszott ilyet: két-három rövid mondat, e játszma számaival.

coach-three-ways = A sziget királya akarsz lenni. Három feltétel vezet oda: légy törzsfő mások 6 klánja felett, legyen klánod 6 területen, vagy legyen klánod ott, ahol összesen 6 szentély áll. Egy közülük elég.
coach-island = A sziget területekből áll, és egyre nagyobb lesz. Ott vagy jelen, ahol van klánod. Klánt a 12 klánból álló készletedből helyezel le; harcot csak a klánok mozgatása indíthat el.
coach-chieftain = Akinek egy területen több klánja van, mint bárki másnak, az ott a törzsfő. Csak így számítanak neked mások klánjai. Ha többen vannak az élen, senki sem törzsfő.
coach-drafting = Mindent lapokkal teszel. Minden gyűlésen lapválogatással osztjátok el őket: amit látsz, abból megtartasz néhányat, a többit továbbadod. Így ismered mások néhány lapját.
coach-buildings = Egy fellegvár egy klánt véd az összecsapásban. Egy szentély mindenkinek számít egy győzelmi feltételhez, aki jelen van. Egyiknek sincs gazdája, és mindkettő a helyén marad.
coach-deeds = Egy hőstett 1-et ér abban a győzelmi feltételben, ahol a legtöbbet segít: eggyel már 5 is elég. Kevés lap ad ilyet. Neked most { $deeds } van.
coach-brenn = A gyűlésen a főváros törzsfője lesz a Brenn. A Brenn lép először, és övé a győzelem, ha többen egyformán állnak. A Brenn most: { $brenn }.
coach-responses = A triszkellapok válaszok: a körödön kívül játszod ki őket, amikor megtörténik, amit megneveznek. A regekártyák is ilyen meglepetések: más lapokkal húzhatsz ilyet, és addig marad nálad, amíg ki nem játszod.
coach-turn = A körödben három dolog egyikét teszed: kijátszol egy évszaklapot, passzolsz, vagy elveszel egy trónkövetelő-jelzőt, ha teljesítesz egy feltételt. A kijátszott lap elhasználódik.
coach-pretender = Évszak közben senki sem győz. Előbb végy el egy trónkövetelő-jelzőt, amelyet mindenki lát. A győzelem a következő forduló elején dől el: a feltételnek akkor is teljesülnie kell.
coach-passing = A passz nem búcsú: a következő körödben újra tehetsz valamit. Az évszak akkor ér véget, ha egymás után mindenki passzol. A megmaradt akciókártyák elvesznek.
coach-exploring = Új terület kerül a szigetre, két másik mellé. Több lesz a hely, és eggyel több területen lehetsz törzsfő.
coach-advantage = Aki egy terület törzsfője, minden gyűlésen megkapja annak előnykártyáját. Csak erre az évszakra a tiéd.
coach-clash = Több játékos klánjai találkoznak { FORM($area, "in") }. Ez összecsapás. Sorban mindenki, akinek fellegváron kívül van klánja, végrehajt egy manővert: támad, visszavonul vagy regét játszik ki. Akkor ér véget, ha mindenki egyetért, vagy ha már csak egy játékos klánjai maradtak.
coach-attack = Akit megtámadnak, elveszít egy klánt, vagy inkább eldob egy akciókártyát. A támadás tehát akkor is lapba kerül, ha klán nem hal meg, és a lapok adják az erődet.
coach-shelter = Minden fellegvár egy klánt rejt el, és a főváros is fellegvár. A védett klánokat nem lehet megtámadni, és ők sem támadnak. Az összecsapás végén kijönnek.
coach-peace = Ha mindenki beleegyezik, az összecsapásnak azonnal vége, és mindenki ott marad, ahol van. Aki utoljára támadott, gyakran már elérte, amit akart.

## Visszapillantás egy évszakra

coach-well-deed = hőstettet szereztél.
coach-well-built = építkeztél { FORM($area, "in") }.
coach-well-clash = törzsfőként kerültél ki az összecsapásból { FORM($area, "in") }.
coach-well-territories = { $territories } területen vagy jelen.
coach-cost-clans = elvesztettél { FORM($clans, "acc") }.
coach-cost-cards = támadások miatt { $cards } lapot dobtál el.
coach-cost-nothing = semmi sem veszett el.
coach-next-rival = { FORM($seat, "dat") } trónkövetelő-jelzője van. Tegyél róla, hogy a győzelem ellenőrzésekor ne teljesüljön a feltétele.
coach-next-clans = ellenséges klánok, amelyek fölött te vagy a törzsfő: { $count }/6.
coach-next-sanctuaries = szentélyek, ahol ott vagy: { $count }/6.
coach-next-territories = területek, ahol ott vagy: { $count }/6.

## Mi lesz egy olyan válaszból, amely hibának látszik

caution-no-token = Teljesítesz egy győzelmi feltételt, de trónkövetelő-jelző nélkül nem győzhetsz.
caution-season-ends = Mindenki más passzolt: az évszaknak vége, és elveszíted { $cards ->
    [one] az akciókártyát
   *[other] mind { AZ($cards) } akciókártyát
}, amely nálad van.
