# Amit e kiegészítő első játszmája a többi mellett elmagyaráz, vagy más szavakkal mond.

coach-goal = { FORM($seat, "The") } a te házad. Aki { $goal } várost és várat birtokol, azonnal győz{ $endless ->
    [1] . Nincs utolsó forduló.
   *[0] ; tíz forduló után az, akinek a legtöbb van.
} Neked most { $castles } van. A Targaryen-ház másképp győz: hét ponttal, főleg hűségjelzőkből.
coach-iron-bank = Tengeren és kikötőben még három parancsod lehet: menetelés, támogatás és Vasbank. A Vasbank kölcsönt ad: hatalomért azonnal egységeket vagy más előnyt kapsz.
coach-loan = A kölcsön nálad marad. A következő fordulótól minden forduló elején 1 hatalmat fizetsz mindegyikért. Aki nem tud fizetni, egységeket veszít.
coach-dragons = A Targaryen-ház sárkányai megnőttek. Minden második fordulóban nőnek, 5-ös erőig. Egyedül bármelyik szárazföldi tartományba elrepülhetnek, így senki sincs messze tőlük.
coach-loyalty = A tartományokban hűségjelzők fekszenek. Ha a Targaryen-ház birtokba vesz egy ilyen tartományt, a jelző végleg az övé: ez egy pont. Tartsd meg ezeket a tartományokat, különben győz, amíg a többiek harcolnak.
coach-given-bids = A Targaryen-ház minden sávon az utolsó marad. A hatalmat, amelyet licitál, másoknak adja, és mindegyik 1-gyel növeli azok licitjét. Érdemes hát segítséget kérni tőle.
