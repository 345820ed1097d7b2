## Feladatok, amelyeken az első játszma előtt kipróbálható a játék.

practice-orders = Első parancsaid
practice-orders-task = A Stark-ház a tiéd. Adj Deresnek menetelésparancsot, Fehérrévnek védekezésparancsot, aztán véglegesítsd.
practice-orders-solved = Minden parancsot egyszerre fedünk fel. A menetelésparancs az egységeket mozgatja, és támad; a védekezésparancs erősebbé teszi a tartományt, ha megtámadják.
practice-orders-missed = Deresnek menetelésparancs, Fehérrévnek védekezésparancs kell. Mindegy, melyiken van csillag.

practice-the-twins = Foglald el az Ikreket
practice-the-twins-task = A Cailin-ároknál álló egységeidnek menetelésparancsuk van. Menetelj az üres Ikrekre.
practice-the-twins-solved = Az Ikrek a tiéd, amíg egységed áll ott. Minden egységed menetelhet, vagy csak némelyik, akár több tartományba is.
practice-the-twins-missed = Az Ikreken nem áll egységed. Minden menetelésparancs fordulónként egyszer használható, ezért gondold át, mielőtt véglegesíted.

practice-power-behind = Elvonulsz, de a város marad
practice-power-behind-task = Menetelj a gyalogossal Fehérrévről a Cailin-árokhoz, és hagyj magad után hatalomjelzőt, hogy Fehérrév a tiéd maradjon.
practice-power-behind-solved = Egy gyalogossal két várost birtokolsz. A hatalomjelző megtartja a tartományt, amíg ellenség nem menetel oda.
practice-power-behind-missed = Mindkettő kell: gyalogos a Cailin-ároknál és hatalomjelződ Fehérréven. Az a tartomány, amelyet jelző nélkül hagysz el, senkié.

practice-raid = Vegyél le egy parancsot portyázva
practice-raid-task = A Baratheon-hajók a Keskeny-tengeren Sasfészket támogatják. A hajódnak portyázásparancsa van: vedd le azt a támogatásparancsot.
practice-raid-solved = A portyázásparancs levesz egy szomszédos támogatás-, portyázás- vagy hatalomszerzés-parancsot. Nélküle Sasfészek nem kap segítséget a tengerről.
practice-raid-missed = A támogatásparancs még ott van a Keskeny-tengeren. Azt válaszd a portyázásparancs célpontjának.

practice-house-card = Győzz a jó kártyával
practice-house-card-task = Tengerszemet támadod, 3 erővel 3 ellen. A Lannister 2 erejű kártyát játszik ki, és egyenlőségnél ő győz. Válassz házkártyát, amellyel győzöl.
practice-house-card-solved = 3 vagy 4 erejű kártya kellett: az egységek és a kártya együtt döntik el a csatát. A kijátszott kártya akkor tér vissza, ha a többi is elfogyott.
practice-house-card-missed = Az egységeidnek és a kártyádnak együtt 5-nél több kell, mert egyenlőségnél a Lannister győz. Ehhez 3 vagy 4 erejű kártya kell.

practice-support = Ott harcolj, ahol van segítséged
practice-support-task = Az Ikreket 3 erő védi. A gyalogosod a Cailin-ároknál egyedül van, de a Tengerszemben álló seregednek támogatásparancsa van: támadd meg az Ikreket.
practice-support-solved = Gyalogos 1, támogatás Tengerszemből 3: a támogató sereg egész ereje számít, és meg sem kell mozdulnia.
practice-support-missed = Nem foglaltad el az Ikreket. Tengerszem szomszédos velük, és támogatja az ottani támadást.

practice-muster = Toborozz egy lovagot
practice-muster-task = Toborzás: Deres vár, 2 pontot ad. Úgy költsd el, hogy lovag álljon Deresben.
practice-muster-solved = Egy új lovag 2 pont. Ha egy gyalogosból lesz lovag, az csak 1, és marad egy pont másik egységre.
practice-muster-missed = Deresben nem áll lovag. A gyalogos és a hajó 1 pont, az új lovag 2; gyalogosból 1 pontért lesz lovag.

practice-bid = Nyerd el a Vastrónt
practice-bid-task = Mindenki titokban licitál hatalmat a Vastrónra, és mindenki ki is fizeti. A Baratheonnak 2 hatalma van, a Lannisternek 1, neked 5. Nyerj, és maradjon legalább 2.
practice-bid-solved = 3 elég volt, mert senki sem licitálhat többet, mint amennyije van. Akié a Vastrón, az lép először, és ő dönt egyenlőségnél.
practice-bid-missed = Senki más nem licitálhat 2-nél többet, ezért 3-at licitálj. A kevesebb veszít, vagy a Baratheonra hagyja a döntést, a több kárba vész.

practice-wildlings = Verd vissza a vadakat
practice-wildlings-task = A vadak 6 erővel jönnek. A Baratheon 2-t licitál, a Lannister 1-et. A licitek összege érje el a 6-ot: licitálj eleget.
practice-wildlings-solved = Az Éjjeli Őrség győz, és a legmagasabb licit gazdája jutalmat kap. Ha a vadak győznek, mindenki megszenvedi, a legalacsonyabb licit gazdája a legjobban.
practice-wildlings-missed = 2 meg 1 az 3, vagyis még 3 hiányzott. Ha a vadak győznek, mindenkinek ártanak.

practice-seventh-castle = Nyerd meg a játszmát
practice-seventh-castle-task = Akinek hét városa és vára van, az győz. Neked hat van. Menetelj egy hetedikbe, és tartsd meg a másik hatot: a Cailin-ároknál maradjon egységed.
practice-seventh-castle-solved = Hét város és vár: abban a pillanatban tiéd a játszma.
practice-seventh-castle-missed = Nincs hét városod és várad. Tengerszem üres, és szomszédos a Cailin-árokkal; oda egy egység menjen, a másik maradjon.
