# Amit az 1. kiadás első játszmája más szavakkal mond, mint a 2. kiadásé.

coach-goal = { FORM($seat, "The") } a te házad. Aki { $goal } várost és várat birtokol, azonnal győz. Ha tíz forduló alatt ez senkinek sem sikerül, az győz, akinek a legtöbb van. Neked most { $castles } van.
coach-orders = Minden tartomány, ahol egységed áll, kaphat egy parancsot. Lefordítva fekszik: senki sem látja, amíg mindenki parancsait egyszerre fel nem fedjük. Menetelésparanccsal mozgatod az egységeidet, és támadsz; a rajta álló szám a csatában az egységeid erejéhez adódik.
coach-raid-order = A portyázásparancs levesz egy ellenséges parancsot egy szomszédos tartományból: támogatást, portyázást vagy hatalomszerzést. Utána maga is lekerül. Aki hatalomszerzést vesz le, 1 hatalmat kap.
coach-raven = Aki első a Királyi udvar sávján, azé a hírvivő holló. Vele kicserélheted egy parancsodat, miután mindet felfedtük.
coach-cards = A kijátszott házkártya nincs többé a kezedben. Amikor a hét közül az utolsót játszod ki, mind visszajön. Az erős kártyát tartogasd arra a csatára, amelyhez kell.
coach-muster = Egy városod 1, egy várad 2 toborzási pontot ad. Egy gyalogos vagy hajó 1, egy lovag 2 pontba kerül.
coach-ships = A hajók a város melletti tengeren jelennek meg, ahol másnak nincs hajója. Ott átviszik a csapataidat, és támogatják a partot.
coach-wildlings = Jönnek a vadak. A liciteknek együtt el kell érniük a vadak erejét. Ha elérik, a legmagasabb licit gazdája visszavehet egy házkártyát. Ha nem, mindenki egységeket veszít, a legtöbbet a legalacsonyabb licit gazdája.
coach-wildlings-came = { $came } A vadak ereje újra 0-ról indul, és Westeros-kártyák növelik.
coach-next-leader = { FORM($house, "dat") } már { $castles } városa és vára van. Valakinek meg kell állítania.
coach-next-castles = a szükséges { $goal } városból és várból { $castles } a tiéd. Keress egy üreset vagy gyengén őrzöttet.
caution-star-wasted = { FORM($area, "In") } a ★ nem ad többet, mint a parancs nélküle.
caution-castle-lost = { FORM($area, "The") } már nem lesz a tiéd: senki sem marad, és nem hagysz ott hatalmat. Pedig város áll ott.
caution-castle-open = { FORM($area, "In") } senki sem marad, és mellette áll { FORM($house, "the") }: bárki besétálhat ebbe a városba.
