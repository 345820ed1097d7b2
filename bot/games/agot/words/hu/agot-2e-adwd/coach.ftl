# Amit e kiegészítő első játszmája a többi mellett elmagyaráz, vagy más szavakkal mond.

coach-goal = A te házad: { $seat }. Aki { $goal } várost és várat birtokol, azonnal győz. Ha hat forduló alatt senki, akkor az győz, akinek a legtöbb van. Neked most { $castles } van.
coach-war = A háború közepén kezditek. A seregek távol állnak az otthonuktól, és minden háznak más kártyái vannak, mint a szokásos játékban. Előbb nézd meg a térképet és a kezedet.
coach-tokens-alone = Néhány tartományban csak hatalomjelző fekszik. A tartomány azé a házé, de ott senki sem védekezik: aki bemenetel, csata nélkül elfoglalja.
coach-garrisons = Aki abban a tartományban védekezik, annak erejéhez a helyőrség hozzáadja a számát, akkor is, ha nincs ott egysége. Viharvégen 4 áll, Óvárosban 3. Ha legyőzik, eltűnik.
