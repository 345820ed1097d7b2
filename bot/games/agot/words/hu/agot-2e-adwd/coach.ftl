# Amit e kiegészítő első játszmája a többi mellett elmagyaráz, vagy más szavakkal mond.

coach-goal = { FORM($seat, "The") } a te házad. Aki elsőként { $goal } várost és várat birtokol, azonnal győz. Ha hat forduló alatt ez senkinek sem sikerül, az győz, akinek a legtöbb van. Neked most { $castles } van.
coach-war = A háború közepén kezditek. A seregek távol állnak az otthonuktól, és minden háznak más kártyái vannak, mint a szokásos játékban. Előbb nézd meg a térképet és a kezedet.
coach-tokens-alone = Néhány tartományban csak hatalomjelző fekszik. A tartomány a jelző házáé, de senki sem védekezik benne: aki bemenetel, csata nélkül elfoglalja.
coach-garrisons = A helyőrség a számával növeli annak az erejét, aki a tartományában védekezik, akkor is, ha nincs ott egysége. Viharvégen 4-es áll, Óvárosban 3-as. Ha egyszer legyőzik, végleg eltűnik.
