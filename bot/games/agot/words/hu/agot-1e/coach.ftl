# Amit az 1. kiadás első játszmája más szavakkal mond, mint a 2. kiadásé.

coach-goal = A te házad: { $seat }. Aki { $goal } várost és várat birtokol, azonnal győz. Ha tíz forduló alatt senki, akkor az győz, akinek a legtöbb van. Neked most { $castles } van.
coach-orders = Minden tartomány, ahol egységed áll, kaphat egy parancsot. Lefordítva fekszik: senki sem látja, amíg minden játékosé egyszerre fel nem tárul. A menetelésparancs egységeket mozgat, és velük támadsz; a száma a csatában hozzáadódik.
coach-raid-order = A portyázásparancs levesz egy ellenséges parancsot egy szomszédos tartományból: támogatást, portyázást vagy hatalomszerzést. Utána maga is elfogy. Aki hatalomszerzést vesz le, 1 hatalmat kap.
coach-raven = Aki első a Királyi udvar sávon, azé a hírvivő holló. Kicseréli egy parancsodat, miután mind feltárult.
coach-cards = A kijátszott házkártya nincs többé a kezedben. Amikor a hét közül az utolsót játszod ki, mind visszajön. Erős kártyát olyan csatára tarts, amelyhez kell.
coach-muster = Toborozni a városaidban lehet 1, a váraidban 2 pontért. Gyalogos vagy hajó 1, lovag 2 pont. A csatában egy lovag 2-t ér, a többi 1-et.
coach-ships = A hajók a város melletti tengeren jelennek meg, ahol másnak nincs hajója. Ott átviszik a csapataidat, és támogatják a partot.
coach-wildlings = Jönnek a vadak. A licitek együtt el kell, hogy érjék az erejüket. Ha elérik, a legmagasabb licit visszavehet egy házkártyát. Ha nem, mindenki egységeket veszít, a legalacsonyabb licit a legtöbbet.
coach-next-leader = { FORM($house, "dat") } már { $castles } városa és vára van. Valakinek meg kell állítania.
coach-next-castles = { $goal } városból és várból { $castles } a tiéd. Keress egyet, amely üres, vagy gyengén őrzik.
caution-star-wasted = Itt a ★ nem ad többet, mint a parancs nélküle: { $area }.
caution-castle-lost = { $area } már nem lesz a tiéd: senki sem marad, és nem hagysz ott hatalmat. Pedig város áll ott.
caution-castle-open = { $area } üres lesz, és mellette áll { FORM($house, "the") }: bárki besétálhat ebbe a városba.
