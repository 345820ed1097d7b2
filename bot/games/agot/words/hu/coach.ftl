# Amit az első játszma elmagyaráz, minden gondolatot akkor, amikor először számít.
# Az olvasó még sosem játszott ilyet: két-három rövid mondat, e játszma számaival.

coach-goal = { FORM($seat, "The") } a te házad. Aki { $goal } várost és várat birtokol, azonnal győz. { $endless ->
    [1] Nincs utolsó forduló.
   *[0] Ha tíz forduló alatt ez senkinek sem sikerül, az győz, akinek a legtöbb van.
} Neked most { $castles } van.
coach-round = Egy fordulóban előbb mindenki titokban parancsot ad. Aztán három lépésben hajtjátok végre őket: minden portyázásparancs, minden menetelésparancs, végül minden hatalomszerzés-parancs. Mindegyik lépésben a játékosok játéksorrendben egy-egy parancsot hajtanak végre.
coach-orders = Minden tartomány, ahol egységed áll, egy parancsot kap. Lefordítva fekszik: senki sem látja, amíg mindenki parancsait egyszerre fel nem fedjük. Menetelésparanccsal mozgatod az egységeidet, és támadsz; a rajta álló szám a csatában az egységeid erejéhez adódik.
coach-raid-order = A portyázásparancs levesz egy ellenséges parancsot egy szomszédos tartományból: támogatást, portyázást vagy hatalomszerzést. Utána maga is lekerül. Aki hatalomszerzést vesz le, 1 hatalmat elvesz a gazdájától.
coach-support-order = A támogatásparancs a szomszédos tartományok csatáiban segít. Egységei az egyik félhez adják az erejüket: hozzád vagy egy másik játékoshoz. A helyén marad, többször is segíthet.
coach-stars = A ★ parancsok erősebbek. Hogy hányat adhatsz, azt a Királyi udvar sávján elfoglalt helyed mondja meg; most { $stars }.
coach-power-order = A hatalomszerzés-parancs 1 hatalmat hoz, és még 1-et a tartomány minden hatalomikonjáért (korona). Hatalommal licitálsz, és azzal tartod meg a tartományokat, ahonnan elvonulsz.
coach-defense-order = A védekezésparancs a számát adja hozzá, ha a tartományát megtámadják. Ennyi a dolga.
coach-raven = Aki első a Királyi udvar sávján, azé a hírvivő holló. Vele kicserélheted egy parancsodat, miután mindet felfedtük, vagy megnézheted a következő vadkártyát.

coach-raids = Előbb a portyázásparancsok jönnek. Szárazföldről csak szárazföldet érnek el, tengerről mindent, ami szomszédos. Azt vedd le, ami neked a legjobban fájna: egy támadás támogatását vagy a hatalomszerzést.
coach-march = A menetelésparancs szomszédos tartományokba visz egységeket: annyit, amennyit akarsz, mindegyiket oda, ahová akarod. A hajóid átviszik a csapatokat a tengeren. Ahol ellenség van, ott csata lesz.
coach-leaving = Egy szárazföldi tartomány addig a tiéd, amíg egységed van ott. Amikor az utolsó elmegy, ott hagyhatsz 1 hatalmat, és a tiéd marad. Enélkül senkié. Tengert csak hajók tarthatnak.
coach-armies = Egy tartományban két vagy több egység már sereg. Az utánpótlás a seregeket korlátozza, a magányos egységeket nem. Az utánpótlásod { $supply }, ez ekkora seregeket enged: { $armies }. Senki sem mozoghat úgy, hogy egy sereg túl nagy legyen.
coach-garrison = A főtartományok helyőrséggel kezdenek, többnyire 2-es erejűvel: segít a védekezésben, egységek nélkül is. Ha egyszer legyőzik, rendszerint végleg eltűnik.
coach-consolidate = Most jön a hatalom: 1, és még 1 a tartomány minden hatalomikonjáért. ★ paranccsal ehelyett toborozhatsz ott, ha van ott város vagy vár.

coach-support = Csata van a támogatásparancsod mellett. Te döntöd el, melyik félnek segítenek az egységeid, vagy egyiknek sem. A segítség jó alkualap, de az ígéret senkit sem köt.
coach-refusing = Mások segíteni akarnak neked. Visszautasíthatod: aki segít, később kérhet valamit.
coach-battle = { FORM($attacker, "The") } megtámadja { FORM($defender, "acc") } { FORM($area, "in") }. Az állás { $attack } : { $defense }, az egységekkel (egy lovag 2-t ér, egy gyalogos vagy hajó 1-et), a parancsokkal és a támogatással együtt. Most mindkét fél titokban kijátszik egy házkártyát. A nagyobb összeg győz. Egyenlőségnél az, aki előrébb van a Hűbéresek sávján.
coach-cards = A kijátszott házkártya nincs többé a kezedben. Amikor a hét közül az utolsót is kijátszottad, a másik hat visszajön. Az erős kártyát tartogasd arra a csatára, amelyhez kell.
coach-battle-over = A csata véget ért. { $outcome } A győztes kártyájának minden kardjáért, amelyet a vesztesén nem fog fel erőd, a vesztes elveszít egy egységet. A többi visszavonul: ebben a fordulóban nem menetelhet, és nincs ereje.
coach-blade = Aki első a Hűbéresek sávján, azé a valyriai acélkard: fordulónként egy csatában +1.
coach-neutral = Azt a tartományt semleges erő tartja. Csak legalább ekkora erejű menetelés léphet be. A szomszédos támogatásparancsok segíthetnek, a többi játékoséi is.

coach-westeros = A támogatás- és védekezésparancsok visszakerülnek, és mindenki újra készen áll. Az első után minden forduló Westeros-kártyákkal indul. Most ezekkel: { $cards }. Egységeket, hatalmat, licitet vagy utánpótlást hoznak, vagy megtiltanak egy parancsot.
coach-muster = Egy városod 1, egy várad 2 toborzási pontot ad. Egy gyalogos vagy hajó 1, egy lovag vagy ostromgép 2 pontba kerül. Egy ostromgép a csatában 4-et ér, de csak akkor, ha várost vagy várat támad.
coach-ships = Az új hajók a város melletti tengerre vagy a város kikötőjébe kerülnek. A tengeren átviszik a csapataidat, és támogatják a partot. Kikötőben senki sem támadhatja meg őket.
coach-bidding = Mindenki titokban hatalmat licitál, és mindenki fizet. A legmagasabb licit gazdája kapja az első helyet. A Vastrón sávján ez azt jelenti: te lépsz először, és te döntesz egyenlő liciteknél.
coach-tracks = Most a Hűbéresek sávja jön. Aki előrébb van, egyenlőségnél megnyeri a csatát, és az elsőé a valyriai acélkard: fordulónként egy csatában +1.
coach-court = Utoljára a Királyi udvar. Megmondja, hány ★ parancsot adhatsz, és az első helyé a hírvivő holló.
coach-wildlings = Jönnek a vadak. A liciteknek együtt el kell érniük az erejüket. Ha elérik, a legmagasabb licit gazdája jutalmat kap. Ha nem, mindenki megszenvedi, leginkább a legalacsonyabb licit gazdája.
coach-wildlings-came = { $came } { $struck } Egyes Westeros-kártyák újra erősítik a vadakat.
coach-ties = Néhányan ugyanannyit licitáltak. Aki a Vastrónt birtokolja, az dönti el, melyikük áll előrébb: ez most te vagy.
coach-supply = Megszámoltuk az utánpótlást: 1 a tartományaid minden utánpótlásikonjáért (hordó). Ez korlátozza a seregeidet, amíg egy Westeros-kártya miatt újra nem számoljuk.
coach-income = Tartományaid minden hatalomikonja (korona) 1 hatalmat hozott.

## Visszapillantás egy fordulóra

coach-well-won = megnyerted a csatát { FORM($area, "in") }.
coach-well-castle = megszerezted { FORM($area, "acc") }. Ott toborozhatsz, és számít a győzelemhez.
coach-well-power = { $power } hatalmat szereztél, amelyből licitálhatsz, és megtarthatod az elhagyott tartományaidat.
coach-well-entered = bevonultál { FORM($areas, "to") }.
coach-well-nothing = megtartottad, amid volt.
coach-cost-units = elvesztettél { FORM($units, "acc") }.
coach-cost-left = { FORM($area, "the") } már nem a tiéd: az egységeid elmentek, és nem hagytál ott hatalmat.
coach-cost-idle = { $number } parancsodnak nem volt hatása.
coach-cost-power = { $number } hatalmat hagytál tartományokban, hogy a tieid maradjanak.
coach-cost-nothing = semmi sem veszett el.
coach-next-leader = { FORM($house, "dat") } már { $castles } városa és vára van. Valakinek meg kell állítania.
coach-next-power = { $power } hatalmad van. Adj hatalomszerzés-parancsokat, különben nem tudsz licitálni.
coach-next-castles = a szükséges { $goal } városból és várból { $castles } a tiéd. Keress egy üreset vagy gyengén őrzöttet.
coach-next-empty = senki sem védekezik { FORM($area, "in") }, és mellette állnak az egységeid { FORM($from, "in") }. Számít a győzelemhez.

## Mi lesz egy olyan válaszból, amely hibának látszik

caution-power-at-sea = A tengeren a hatalomszerzés semmit sem hoz, így { FORM($area, "in") } sem.
caution-star-wasted = Nincs város { FORM($area, "in") }, így a ★ nem ad többet, mint a parancs nélküle.
caution-raid-nobody = { FORM($area, "The") } mellett nincs ellenséges egység, így a portyázás ott semmit sem vehet le.
caution-defense-nobody = { FORM($area, "The") } mellett nincs ellenséges egység, ezért a ★ ott keveset ér.
caution-hopeless = { FORM($area, "In") } a harci erőd { $attack }, a kártyádé legfeljebb { $best }. Az ellenfélé { $defense }, a kártyájáé legalább { $worst }. Így nem győzhetsz.
caution-castle-lost = { FORM($area, "The") } már nem lesz a tiéd: senki sem marad, és nem hagysz ott hatalmat. Pedig város áll ott.
caution-castle-open = { FORM($area, "In") } senki sem marad, és mellette áll { FORM($house, "the") }: bárki besétálhat ebbe a városba.
