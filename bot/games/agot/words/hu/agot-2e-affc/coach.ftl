# Amit e kiegészítő első játszmája a többi mellett elmagyaráz, vagy más szavakkal mond.

coach-goal = { FORM($seat, "The") } a te házad. Itt pontokkal lehet győzni, nem városokkal: aki egy forduló pontozásakor eléri a hetet, győz. Ha tíz forduló alatt ez senkinek sem sikerül, az győz, akinek a legtöbb pontja van. Pontot a célok hoznak.
coach-battle = { FORM($attacker, "The") } megtámadja { FORM($defender, "acc") } { FORM($area, "in") }. Az állás { $attack } : { $defense }, az egységekkel (egy lovag 2-t ér, egy gyalogos vagy hajó 1-et, egy ostromgép város ellen 4-et), a parancsokkal és a támogatással együtt. Most mindkét fél titokban kijátszik egy házkártyát. A nagyobb összeg győz. Egyenlőségnél az, aki előrébb van a Hűbéresek sávján.
coach-objectives = Minden cél megmondja, minek kell teljesülnie egy forduló végén, és hány pontot ér neked. Azt a hármat tartsd meg, amely a seregeid helyzetéhez illik. Csak te látod őket.
coach-special-objective = Minden háznak van egy különleges célja, amely nyitva fekszik. Minden fordulóban, amelyben teljesíted, 1 pontot ér. Sosem fogy el.
coach-scoring = Most jön a forduló pontozása. Játéksorrendben mindenki pontozhat egy célt, amely aztán a játszma végéig felfordítva marad. A „legtöbb” azt jelenti: több, mint bárki másnak. Az egyenlőség nem elég.
coach-supply = Minden forduló végén, még a pontozás előtt, megszámoljuk az utánpótlást: 1 a tartományaid minden utánpótlásikonjáért (hordó). Ez korlátozza a seregeidet a következő számolásig.
coach-new-objectives = Egy Westeros-kártya célok cseréjét hozza. Attól válj meg, amelyiknek a teljesítésétől a legmesszebb jársz.
coach-next-objectives = melyik célodat tudod teljesíteni ennek a fordulónak a végéig?
coach-well-castle = megszerezted { FORM($area, "acc") }. Ott toborozhatsz.
