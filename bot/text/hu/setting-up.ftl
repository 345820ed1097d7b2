# Setting a table up: what can be agreed, who is reached how, what the bot needs.

## What a table tells of this

table-your-pick = Te jössz: válassz helyet a játszma bejegyzésében.
table-all-bid = Az asztalnál mindenki licitált a helyekre: elindíthatod a játszmát.
table-bids-void = A licitjeid a helyekre már nem érvényesek, mert változott a kínálat. Licitálj újra.
table-auctioned = Licitek a helyekre: { $bids }. { $won }.
auction-bids = { $user } ({ $bids })
auction-bid = { $seat } { $number }
auction-won = { $user } helye { $number } hatalomért: { $seat }
table-terms = { $user } módosította a beállításokat. { $agreed }
table-slowed = Egy ideje senki sem válaszolt, ezért vége az élő játéknak, és újra a korábbi határidők érvényesek. { $agreed }
table-agreed-terms = Megállapodtatok. { $agreed }
table-proposed-terms = { $user } új időbeállításokat javasol. { $agreed }
table-refused-terms = Elutasították a javaslatot az új időbeállításokról.
table-expired-terms = Döntés nélkül zárult a javaslat az új időbeállításokról.
status-voting-terms = Szavazás folyik: új időbeállítások ({ $until }).
vote-ended-passed = A szavazás lezárult: elfogadva.
vote-ended-refused = A szavazás lezárult: elutasítva.
vote-ended-expired = A szavazás lezárult: nem jött össze időben elég szavazat.
vote-ended-void = A szavazás lezárult: már nem volt miről dönteni.

## What is agreed about time

agreed-grace-0 = A válaszok feltárulnak, amint mind megvan.
agreed-forced-true = Ha csak egyetlen válasz lehetséges, és ezt mindenki látja, a bot kérdés nélkül megadja.
agreed-forced-false = A bot akkor is megkérdezi a játékosokat, ha csak egyetlen válasz lehetséges.
agreed-stand-in = Aki hiányzik, azt ilyen szintű helytartó helyettesíti: { $value }.
agreed-language = A mindenkinek szóló bejegyzések ezen a nyelven jelennek meg.
agreed-vacation-stop = Amíg egy játékos szabadságon van, az asztal vár rá.
agreed-vacation-stand-in = Amíg egy játékos szabadságon van, helytartó ({ $level }) játszik helyette, hacsak ő mást nem kért.
agreed-stops = Aki távol van, játszmánként legfeljebb { $value } napra kérheti, hogy az asztal várjon rá.
agreed-stops-0 = Az asztal nem vár arra, aki távol van.
agreed-gone-stand-in = Ha valaki feláll az asztaltól, helytartó ({ $level }) játszik a helyén, amíg más át nem veszi.
agreed-gone-wait = Ha valaki feláll az asztaltól, a játszma vár, amíg más át nem veszi a helyét.

## What is agreed about stewards

agreed-stewards-win-false = Ha helytartó győz, az emberek közül a legjobbat is megnevezzük győztesnek.
agreed-left-alone-go-on = Ha csak egy ember marad, a játszma helytartók ellen folytatódik.
agreed-left-alone-end = Ha csak egy ember marad, a játszma győztes nélkül véget ér.
agreed-left-alone-ask = Ha csak egy ember marad, ő dönti el, folytatódjon-e a játszma.

## What is agreed about posts

agreed-maps-few = A tábla képe fordulóváltáskor és a játszma végén készül el.
agreed-maps-normal = A tábla képe fordulóváltáskor és a játszma végén készül el; közben csak azé a vidéké, ahol változott valami.
agreed-maps-all = Az egész tábla képe a forduló minden része után elkészül.
agreed-threads-none = Ami történik, a játszma csatornájába kerül.
agreed-threads-rounds = Ami történik, fordulónként külön szálba kerül.
agreed-events-true = Ha több játékosnak ugyanakkor jár le a határidő, az a szerver eseményei közé is bekerül.
agreed-events-false = A határidők nem kerülnek a szerver eseményei közé.

## The event of the server; nothing here may tell who has answered

calendar-name = { $game }. játszma: { $what }
calendar-text = Az esemény kezdetéig kell válaszolni { AZ($game) }. játszmában: a csatornájában lévő bejegyzésben vagy a { TYPING("my panel") } paranccsal.
calendar-mark = Ravenry, { $game }. játszma.

## What cannot be done

trouble-no-such-option = Nincs ilyen lehetőség: { $option } ({ $ruleset }).
trouble-bad-players = Ez a játék { $players } játékosnak való: { $ruleset }. Válassz másik számot.
trouble-not-together = Ezek együtt nem mennek: { $options }. Hagyd el az egyiket.
trouble-seat-needed = Valakinek { FORM($seat, "ins") } kell játszania. Üljön oda valaki, vagy maradjon egy hely a sorsolásra.
trouble-too-many-players = Már { $players } ember csatlakozott; így csak { $seats } játszhatna.
trouble-seats-drawn = Ebben a játszmában minden helyet az induláskor sorsolunk, ezért nem választhatsz.
trouble-seats-auctioned = Ebben a játszmában a helyek árverésre mennek, ezért nem választhatsz. Licitálj rá.
trouble-no-auction = Itt nincs mire licitálni: a helyek nem árverésre mennek, vagy ebben a játékban nem lehet.
trouble-bid-too-high = Többet licitálsz, mint amennyit egy helyért fizetni lehet. Licitálj kevesebbet.
trouble-draft-later = A helyeket sorban választjátok, amint mindenki itt van. { $free ->
    [one] Egy játékos hiányzik.
   *[other] { $free } játékos hiányzik.
}
trouble-not-your-pick = Most { $user } választ. Szólunk, amikor te jössz.
trouble-already-picked = Már { FORM($seat, "the") } helyét választottad, és ez nem módosítható.
trouble-same-terms = Már így állapodtatok meg.
trouble-no-vacation = Nincs betervezett szabadságod.

## The recruiting card

agreed-seats-chosen = Helyek: válassz egy szabadot, vagy bízd a véletlenre.
agreed-seats-random = Helyek: a játszma indulásakor mindenkinek sorsolunk.
agreed-seats-drafted = Helyek: ha mindenki csatlakozott, sorban választotok, a csatlakozás sorrendjében.
agreed-seats-auction = Helyek: mindenki titokban licitál mindegyikre. A legmagasabb licit viszi a helyét, és kifizeti, aztán a következő; egyenlőségnél sorsolunk.
lobby-joined-random = ✓ Benne vagy. A helyedet a játszma indulásakor sorsoljuk ki.
lobby-joined-drafted = ✓ Benne vagy. Ha mindenki csatlakozott, sorban választotok helyet; szólunk, amikor te jössz.
lobby-joined-auction = ✓ Benne vagy. Licitálj a helyekre, mielőtt a játszma indul; licit nélkül egy megmaradtat kapsz.
bid-open = Licit a helyekre
bid-field = Helyek a licitjeiddel
bid-sealed = ✓ Lezárva: { $bids }. A játszma indulásáig senki sem látja, és addig módosíthatod.
bid-nothing = semmi
bid-receipt = -# Elismervény a licitjeidről: `{ $receipt }`
lobby-time = Idő módosítása
lobby-settings = Beállítások
lobby-turn = ▸ Most **{ $player }** választ.
lobby-unpicked = még nincs helye · { $player }
lobby-pick = Én jövök: helyet választok
lobby-full-drafting = -# Minden hely foglalt. Ha { $host } most elindítja a játszmát, sorsolással kap helyet, aki még nem választott.

## The host's settings

setup-title = ### Beállítások · { $title }
setup-host-only = -# A házigazda a játszma indulásáig módosíthatja.
setup-kept = ✓ Elmentve. A játszma bejegyzése frissült.
setup-page-game = Játék
setup-page-time = Idő
setup-page-patience = Türelem
setup-page-posts = Bejegyzések
setup-page-rulings = Értelmezések
setup-page-people = Emberek
setup-page-stewards = Helytartók
setup-option = Válassz
setup-switches = Válaszd ki, mi térjen el a szokásostól
setting-seats = Ki melyik helyen játszik:
setting-talk = **A játékosok beszélgetései**. A játszma kezdete után már nem módosítható.
setup-presets = **Milyen tempóban?** Nyomj meg egyet; alatta minden külön is módosítható. Élő játékban egy válaszra percek jutnak, és a panelek maguktól követik a játszmát.
preset-before = Vissza a régire
setting-hints = **Tippek**: egy gomb a panelen ({ COMMAND("my panel") }), amely jó választ ajánl annak, aki kéri. A játszma kezdete után már nem módosítható.
setting-together = **Idő egy válaszra**, ha egyszerre többen döntenek, például titkos választáskor:
setting-hour =
    Vagy egy **rögzített időpont** minden nap:
    -# A te időzónádban: { $zone }. Másikat itt adhatsz meg: { COMMAND("my settings") }.
setting-alone = **Ha csak egyvalaki dönt**:
setting-at-deadline = **Ha egy játékos késik**:
setting-grace = **Ha mindenki válaszolt**, a válaszok még ennyi ideig módosíthatók:
setting-vacation = **Szabadság**:
setting-stops = **Várakozás szabadság alatt**: játszmánként hány napig várhat az asztal arra, aki távol van?
setting-stops-value = { $value } nap
setting-stops-0 = Egyáltalán nem
setting-forced = **Ha csak egy válasz lehetséges**, és ezt mindenki láthatja:
setup-about-stewards = A helytartókat a gép irányítja, és nem tudnak többet, mint egy játékos az ő helyükön.
setup-fill = **A szabad helyek feltöltése** helytartókkal:
setup-fill-choose = Válaszd ki, milyen jól játsszanak
setup-dismiss = Helytartók elküldése
setting-stand-in = **Ha valaki késik, szabadságon van vagy elment**, ilyen szintű helytartó játszik helyette:
setting-gone = **Ha valaki otthagyja** a folyó játszmát:
setting-left-alone = **Ha csak egy ember marad**:
setting-stewards-win = **Ha helytartó győz**:
setting-threads = **Ami egy fordulóban történik**, az szöveges csatornában ide kerül:
setting-language = **A mindenkinek szóló szövegek nyelve**:
setting-maps = **Képek a tábláról**:
setup-about-patience = További időbeállítások. Némelyik csak akkor választható, ha van határidő.
setting-bank = **Időbank**, a válaszidőn felül, az egész játszmára:
setting-clock = Vagy **egyetlen óra az egész játszmára**, egy játékos összes válaszára, mint a sakkban:
setting-weekends = **Hétvégék**, a te időzónádban:
setting-strict = **Aki újra meg újra késik**:
setting-events = **Közös határidők**, például titkos választáskor, a szerver eseményei között:
setup-lacks = ⚠ A botnak hiányzó jogosultságok: { $permissions }. { $effect }
setup-time-running = -# A változtatásaid a csatornában is olvashatók lesznek. A már futó határidők maradnak.
setup-time-proposing = -# Amit választasz, arról a csatornában szavaznak. A házigazda azonnal módosíthatja.
setup-rulings = Ahol a szabálykönyv hallgat, vagy nem egyértelmű, ezek az értelmezések érvényesek:
setup-rulings-none = Ezek a szabályok nem szorulnak értelmezésre.
setup-rulings-choose = Válassz egy értelmezést
setup-reading = **{ $ruling }**:
setup-people-none = Még senki más nem csatlakozott.
setup-people-choose = Válassz egy játékost
setup-host = **Más legyen a házigazda**:
setup-away = **Valaki kizárása** a játszma indulása előtt:
setting-hints-false = Nincsenek tippek
setting-hints-false-note = kivéve, ha csak egy ember játszik
setting-hints-true = Tippek mindenkinek
setting-hints-true-note = csak az látja, aki kéri
agreed-hints-true = Tippek: a panelen ({ COMMAND("my panel") }) egy gomb jó választ ajánl annak, aki kéri.

setting-seats-chosen = Mindenki választ
setting-seats-chosen-note = érkezési sorrendben, vagy a véletlenre bízva
setting-seats-random = Sorsolás
setting-seats-random-note = mindenkinek, a játszma indulásakor
setting-seats-drafted = Sorban választás
setting-seats-drafted-note = ha mindenki itt van, a csatlakozás sorrendjében
setting-seats-auction = Árverés
setting-seats-auction-note = mindenki titokban licitál mindegyikre; a legmagasabb licitek nyernek, és ki kell fizetni őket
setting-talk-private = Titokban és nyilvánosan
setting-talk-private-note = privát szálakkal és titkos alkukkal
setting-talk-relayed = A bot útján
setting-talk-relayed-note = üzeneteket visz helyről helyre; nincsenek privát szálak
setting-talk-public = Csak nyilvánosan
setting-talk-public-note = nincsenek privát szálak; alkut a csatornában ajánlotok
setting-talk-none = Sehogy
setting-talk-none-note = nincs üzenet, szövetség vagy alku a bot útján
agreed-talk-private = Beszélgetés: titokban és nyilvánosan.
agreed-talk-public = Beszélgetés: csak nyilvánosan. A bot nem nyit privát szálat, és mindenki olvassa, milyen alkut ajánl valaki. Kérjük, közvetlen üzenetben se írjatok egymásnak.
agreed-talk-relayed = Beszélgetés: a bot útján. Közvetlen üzenetben, a helyetek nevében adja át, amit így írtok: { COMMAND("talk") }. Privát szálat nem nyit.
agreed-talk-none = Beszélgetés: sehogy. A bot útján senki sem mond, hirdet ki vagy ígér semmit. Kérjük, máshol se beszéljetek a játszmáról.
setting-tournament = **Verseny**. A játszma kezdete után már nem módosítható.
setting-tournament-false = Szokásos asztal
setting-tournament-true = Versenyszabályok
setting-tournament-true-note = nincs több idő, visszalépés, tipp, új játékos
agreed-tournament-true = Verseny: senki sem kap több időt, nem lép vissza, és szavazással sem ér véget a játszma; a játékról szóló megállapodás nem változik; nincsenek tippek, és aki távozik, azért helytartó játszik.
setting-faceless = **Ki kit játszik**. A játszma kezdete után már nem módosítható.
setting-faceless-false = Mindenki tudja
setting-faceless-true = Senki sem tudja
setting-faceless-true-note = a helyeket sorsolás dönti el, a nevek a végén derülnek ki
agreed-faceless-true = Senki sem tudja, ki kit játszik: a helyeket sorsolás dönti el, mindenki csak a sajátját tudja meg, és a bot csak közvetlen üzenetben szól a játékosoknak. A nevek a játszma vége után derülnek ki. Amit ti magatok írtok vagy mondtok, azt a bot nem tudja elrejteni, ezért kérjük, ne áruljatok el semmit.
setting-together-none = Nincs határidő
setting-alone-none = Ugyanannyi idő
setting-hour-none = Nincs rögzített időpont
setting-grace-0 = Semennyi: azonnal feltárulnak
setting-at-deadline-safe = A bot biztonságos választ ad
setting-at-deadline-safe-once = Biztonságos válasz, aztán helytartó
setting-at-deadline-safe-once-note = a második egymás utáni mulasztásnál, amíg a játékos vissza nem tér
setting-at-deadline-stand-in = Egy ideig helytartó játszik
setting-at-deadline-stand-in-note = a forduló e részének végéig
setting-at-deadline-wait = A játszma vár
setting-at-deadline-wait-note = és a házigazda értesül róla
setting-forced-true = A bot kérdés nélkül megadja
setting-forced-false = A játékost így is megkérdezzük
setting-maps-few = Kevés
setting-maps-few-note = fordulóváltáskor és a végén
setting-maps-normal = Szokásos
setting-maps-normal-note = közben csak az a vidék, ahol változott valami
setting-maps-all = Mind
setting-maps-all-note = az egész tábla a forduló minden része után
level-page-note = első játszmához: gyakran figyelmetlen
level-squire-note = értelmes, de rövidlátó
level-knight-note = a forduló végéig előrenéz
level-lord-note = a legmesszebbre néz előre, és percekig is gondolkodhat
setting-gone-stand-in = Helytartó játszik
setting-gone-stand-in-note = amíg valaki át nem veszi a helyet
setting-gone-wait = A hely vár
setting-gone-wait-note = arra, aki átveszi, vagy a házigazdára
setting-left-alone-go-on = A játszma folytatódik
setting-left-alone-end = A játszma győztes nélkül véget ér
setting-left-alone-ask = Ő dönti el
setting-stewards-win-true = A helytartó győz
setting-stewards-win-false = A legjobb embert is megnevezzük
setting-bank-none = Nincs időbank
setting-clock-none = Nincs óra az egész játszmára
setting-weekends-none = A hétvége is számít
setting-weekends-value = Az asztal hétvégén pihen ({ $value } naptára szerint)
setting-strict-false = Mindenkinek megmarad az ideje
setting-strict-true = Figyelmeztetés, aztán egy ideig feleannyi idő
setting-threads-none = A csatornában
setting-threads-none-note = minden mással együtt
setting-threads-rounds = Fordulónként külön szálban
setting-threads-rounds-note = a kitűzött bejegyzés a csatornában marad, és odavezet
setting-events-false = Nincsenek események
setting-events-true = Határidőnként egy esemény
reading-usual = a szokásos olvasat

## What the bot needs; named as Discord's own settings name it

permission-view-channel = Csatorna megtekintése
permission-send-messages = Üzenetek küldése
permission-send-messages-in-threads = Üzenetek küldése szálakban
permission-read-message-history = Üzenetelőzmények olvasása
permission-attach-files = Fájlok csatolása
permission-embed-links = Linkek beágyazása
permission-pin-messages = Üzenetek kitűzése
permission-create-public-threads = Nyilvános szálak létrehozása
permission-create-events = Események létrehozása
without-view-channel = Enélkül semmi sem működik.
without-send-messages = Enélkül a bot nem tehet közzé játszmát, és nem értesítheti a játékosokat.
without-send-messages-in-threads = Enélkül a bot szálakban és fórumbejegyzésekben nem írhat, és nem értesítheti a játékosokat.
without-read-message-history = Enélkül a játszma bejegyzése nem tartható naprakészen, és összeomlás után egy üzenet kétszer is jöhet.
without-attach-files = Enélkül nincs kép a tábláról, és nincs jegyzőkönyv.
without-embed-links = Enélkül a linkek és képek talán nem jelennek meg.
without-create-public-threads = Csak olyan asztalnak kell, amely fordulónként külön szálat akar; enélkül minden a csatornában olvasható.
without-create-events = Csak akkor kell, ha egy asztal határidői a szerver eseményei közt is szerepeljenek; enélkül ott nem jelennek meg.
without-pin-messages = Enélkül a játszma bejegyzése nincs kitűzve, és a játékosoknak keresniük kell.
check-title = ### Hogyan van itt beállítva a bot
check-not-invited = A bot nem tagja ennek a szervernek: csak a parancsait adták hozzá. Meghívhatja, aki a szervert kezeli.
check-refused = A bot ebben a csatornában nem vezethet játszmát. Hiányzó jogosultságok: { $permissions }. Aki a csatornát kezeli, engedélyezheti; bővebben: { COMMAND("setup") }.
check-voice = Hangcsatorna csevegésében nem folyhat játszma: nincsenek benne szálak a beszélgetésekhez, és könnyen elkerüli a figyelmet. Nyisd meg szöveges csatornában, szálban vagy fórumbejegyzésben: { COMMAND("game new") }.
check-announcements = Közleménycsatornában nem folyhat játszma: ott kevesen írnak, és sokan olvasnak. Nyisd meg szöveges csatornában, szálban vagy fórumbejegyzésben: { COMMAND("game new") }.
check-falls-asleep = ⚠ A Discord lezárja ezt a bejegyzést, ha ennyi ideig nincs benne üzenet: { $time }. Akkor a gombjai nem működnek, amíg valaki nem ír ide. **Szálak kezelése** jogosultsággal a bot maga is újra megnyitja; a botnak írt közvetlen üzenetben pedig ez mindig működik: { COMMAND("my panel") }.
check-warning = Hiányzó jogosultságok ebben a csatornában: { $permissions }. { $effects }
check-channel-well = ✓ { $channel }: semmi sem hiányzik.
check-channel-lacks = ⚠ { $channel }, hiányzik: { $permissions } (csatornabeállítások → Jogosultságok).
check-effect = - { $effect }
check-lost = ⚠ Elvesztette a csatornáját { AZ($game) }. játszma. Ahol folytatni akarod, ott add ki a számával: { COMMAND("game move") }, vagy zárd le: { COMMAND("game close") }.
check-unseen = ⚠ { $channel }: a bot nem látja ezt a csatornát, ezért ott nem teheti közzé a játszmát. Engedélyezd neki: **Csatorna megtekintése**.
check-intents = ✓ Intentek: a botnak nem kellenek kiemelt jogosultságúak, és nem is használ ilyet.
check-commands = ✓ Parancsok: működnek, ahogy ez a válasz is mutatja. Ha valaki nem tudja használni őket: Szerverbeállítások → Integrációk.
check-dm-reached = ✓ Közvetlen üzenet: épp most kaptál egyet. A bot így vagy említéssel értesíti a játékosokat.
check-dm-closed = ○ Közvetlen üzenet: a bottól nem fogadsz, ezért említéssel értesít; hogy min kell változtatni, megmondja: { COMMAND("my settings") }.
invite-link = [A bot meghívása egy szerverre]({ $link })
invite-reason = - **{ $permission }**: { $reason }
invite-note = -# A link pontosan ezeket kéri. A bot nem adminisztrátor, senkinek az üzeneteit nem olvassa, és nem is fogja soha.

## How somebody is reached

welcome = Üdv a játékban! Ez { AZ($game) }. játszma; így működik:
help-how =
    - A játszma napokon át tart. Szólunk, ha döntened kell; közben nem kell itt várnod.
    - Ilyenkor nyomd meg a **Panelem** gombot, válassz és véglegesíts. A paneledet és a titkos válaszaidat csak te látod.
    - A csatornában kitűzött bejegyzés mutatja, ki van soron; a forduló minden része után képek is jönnek a tábláról.
reach-question = **Hogyan szóljon a bot, ha te jössz?**
reach-dm = Közvetlen üzenetben
reach-mention = Említéssel a csatornában
reach-both = Mindkettő
reach-off = Sehogy
reach-dm-note = senki mást nem zavar
reach-mention-note = mindenki látja, hogy te jössz
reach-both-note = hogy semmi se kerülje el a figyelmed
reach-off-note = magad nézel utána
reach-kept-dm = ✓ A bot közvetlenül ír neked. Az első üzenetet már meg is kaptad.
reach-kept-mention = ✓ A bot a játszma csatornájában említ meg.
reach-kept-both = ✓ A bot közvetlenül is ír, és a csatornában is megemlít. Az első üzenetet már meg is kaptad.
reach-kept-off = ✓ A bot nem szól. Hogy mi vár rád, mindig itt látod: { COMMAND("my games") }.
reach-closed = ⚠ A Discord nem engedi, hogy a bot közvetlenül írjon neked. Amíg ez nem változik, a játszma csatornájában említ meg.
reach-failed = ⚠ A Discord most nem tudott üzenetet kézbesíteni neked. A bot újra megpróbálja, amikor te jössz.
reach-limited = ⚠ A Discord most nem enged a botnak új közvetlen beszélgetést kezdeni. Amíg így van, a játszma csatornájában említ meg.
reach-closed-help = Így változtathatsz rajta: 1. ennek a szervernek a menüjében, az adatvédelmi beállításoknál engedélyezd a **közvetlen üzeneteket**; 2. a saját beállításaidban, a tartalmi és közösségi résznél engedélyezd a **szervertagoktól érkező közvetlen üzeneteket**, és ne tiltsd le ezt a botot. Aztán válassz újra.
reach-next = Ezen bármikor változtathatsz: { COMMAND("my settings") }. Nézz körül:
reach-test = ✓ A közvetlen üzenet működik. A bot ide ír, amikor te jössz egy játszmában.
card-help = Hogyan játsszuk?

## One's own settings

my-title = ### Beállításaid
my-kept = ✓ Elmentve.
my-data = Adataim
my-reach = **Ha te jössz**, a bot így szól:
my-zone = **Időzóna**: { $zone }, ahol most ennyi az idő: { $clock }. Módosítása: { COMMAND("my settings") }, az „időzóna” (zone) lehetőséggel.
my-next-yes = **Szólunk, ha te vagy a következő**: ha a játszma előtted már csak egy válaszra vár, legalább egy perce.
my-next-no = **Nem szólunk, ha te vagy a következő**, csak ha te jössz.
my-next-yes-button = Szóljatok előre
my-next-no-button = Csak ha én jövök
my-named-yes = **Játszmáid filmjei, krónikái és visszajátszó oldalai megneveznek**, azon a néven, amelyen ez a szerver mutat.
my-named-no = **A filmek, krónikák és visszajátszó oldalak nem neveznek meg**, csak a helyedet.
my-named-yes-button = Nevezzetek meg
my-named-no-button = Ne nevezzetek meg
my-quiet = **Csendes órák**, amikor semmit sem kapsz:
my-quiet-none = Nincsenek csendes órák
my-quiet-from = Csend kezdete: { $hour }
my-quiet-to = vége: { $hour }
my-language = Annak a **nyelve**, amit csak te látsz:
my-language-own = Mint a Discordom
seek-asked = { $number ->
    [0] Senkit sem említettünk meg: akik kérték, hogy szóljunk nekik, azokat nemrég már megemlítettük. A játszma bejegyzése mutatja, hányan hiányoznak.
    [one] Egy játékost említettünk meg, aki kérte, hogy szóljunk neki.
   *[other] { $number } játékost említettünk meg, akik kérték, hogy szóljunk nekik.
}
my-seek-yes = **Új játszmák**: ha ezen a szerveren valaki játékosokat keres ({ COMMAND("game seek") }), megemlítünk; naponta legfeljebb kétszer, és sosem a csendes óráidban vagy a szabadságod alatt.
my-seek-no = **Új játszmák**: nem szólunk, ha ezen a szerveren valaki játékosokat keres.
my-seek-elsewhere = **Új játszmák**: ha szeretnéd, hogy egy szerveren szóljunk, amikor játékosokat keresnek, ott add ki: { COMMAND("my settings") }.
my-seek-yes-button = Szóljatok
my-seek-no-button = Ne szóljatok többet
my-vacation-none = **Szabadság**: nincs betervezve. Amíg távol vagy, minden játszmádban helytartó játszik helyetted, kivéve, ha lent mást választasz, vagy ha egy asztal úgy döntött, hogy vár rád.
my-vacation = **Szabadság**: { $begins } – { $ends }, minden játszmádban.
my-vacation-today = Mostantól
my-vacation-from = Kezdete …
my-vacation-length = Mennyi ideig tart
my-vacation-days = { $days } nap
my-vacation-cancel = Nincs szabadság
my-vacation-end = Itt vagyok újra
my-absence = Amíg távol vagyok …
my-absence-play = Helytartó játszik, ahogy az asztal megállapodott
my-absence-play-level = Helytartó játszik: { $level }
my-absence-hold = Csak biztonságos válaszok
my-absence-wait = Várjatok rám, legfeljebb { $days } napig
check-dm-limited = ○ Közvetlen üzenet: a Discord most nem enged a botnak újat kezdeni. Amíg így van, azokat a játékosokat, akiknek még sosem írt, említéssel értesíti.
check-dm-failed = ○ Közvetlen üzenet: a Discord most nem tudott kézbesíteni neked. Próbáld újra kicsit később.

## The host's panel

run-title = ### Játszmavezetés · { $title }
run-pause = Szünet
run-resume = Folytatás
run-extend = +{ $hours } óra
run-choose-seat = Melyik helyről van szó?
run-stand-in = Helytartó játsszon
run-level = Milyen szintű helytartó játsszon { FORM($seat, "the") } helyén?
run-level-choose = Válassz szintet
run-offer = Hely felkínálása
run-host = Legyen házigazda
run-kick = Kizárás
run-sure = Kizárod **{ FORM($seat, "the") }** játékosát? A többiek szavaznak róla, kivéve, ha a játékos késik, és több mint egy napja várunk rá. Nem térhet vissza, és az asztal dönti el, ki kapja a helyet.
run-kick-yes = Igen, kizárom
run-kick-no = Nem
run-settings = Tempó és határidők
run-note = -# Minden, amit itt teszel, a csatornában is olvasható lesz.
run-propose = -# Az időről és a helyekről a házigazda dönt: amit itt megnyomsz, arról szavaznak. A saját helyedről te döntesz.
run-lend = Helyem kölcsönadása
run-reclaim = Visszaveszem
run-away = Szabadságra megyek ennyi időre …
leave-own = **Végleg elhagyod a játszmát?** Utána bárki átveheti **{ FORM($seat, "the") }** helyét, és ez a játszma a megbízhatóságodban otthagyottnak számít. Ha csak elfoglalt vagy, menj inkább szabadságra: a helyed a tiéd marad, és bármikor visszatérhetsz.
leave-last = **Végleg elhagyod a játszmát?** Rajtad kívül nincs itt senki, ezért győztes nélkül ér véget.
leave-borrowed = **Visszaadod { FORM($seat, "the") } helyét?** Újra a tulajdonosa játszik ott.
leave-lent = **Végleg elhagyod a játszmát?** **{ FORM($seat, "The") }** helye annál a játékosnál marad, akinek kölcsönadtad.
leave-yes = Elhagyom a játszmát
leave-no = Maradok
run-back = Visszatérés …
run-concede = Játszma vége …
run-concede-choose = **Hogyan** érjen itt véget a játszma? Az asztalnál ülők több mint felének egyet kell értenie.
run-concede-who = Válassz győztest
run-concede-draw = Senki: döntetlen
run-more-time = Több idő
run-open = Továbbiak …
run-absence = Szabadság, több idő …
run-back-choose = **Melyik pillanatba** térjen vissza a játszma? Mindenkinek bele kell egyeznie.

## Seats

status-host = -# Házigazda: { $host }
status-take = Átveszem { FORM($seat, "the") } helyét
volunteer = **{ FORM($seat, "The") }** helyét készülsz átvenni ({ $title }), a lapjaival és a titkaival együtt. Ha egyszer láttad egy hely titkait, ugyanabban a játszmában másikat már nem vehetsz át.
volunteer-yes = Átveszem { FORM($seat, "the") } helyét
lobby-yours = A te helyed: **{ $seat }**.
lobby-your-turn = **Te jössz, válassz helyet:**

## My games

games-since = { $line } · sorra kerültél: { $since }
games-due = { $line } · határidő: { $due }

## Help

help-title-game = ## Hogyan tovább?
    -# { $title }
help-direct =
    A bot ide ír, amikor te jössz, ahogyan kérted itt: { COMMAND("my settings") }.
    - **Ami rád vár**: { COMMAND("my games") }, minden játszmához egy gombbal. Mindenre itt helyben válaszolhatsz.
    - Egy szerver csatornájában **nyithatsz játszmát, vagy csatlakozhatsz** egyhez.
help-nowhere =
    Ebben a csatornában nincs játszma.
    - **Nyiss egyet**: { COMMAND("game new") }. A többiek egy gombbal csatlakoznak; a szabad helyeken játszhatnak helytartók, akiket a gép irányít.
    - **Tanulj játszva**: { COMMAND("game learn") } első játszmát indít, csak neked, tippekkel és határidő nélkül.
    - **Verseny**: { COMMAND("game tournament") } megmutatja ennek a csatornának a versenyét; aki a szervert kezeli, ezzel nyithat egyet.
    - **A játszmáid máshol**: { COMMAND("my games") }.
help-invited =
    Ez a játszma játékosokra vár, és te még nem vagy benne.
    - **Csatlakozz** a gombbal, vagy válassz helyet: { COMMAND("game join") }.
    - A játszma bejegyzése mutatja, mit játszunk, és mennyi idő van egy-egy válaszra.
help-joined =
    Benne vagy ebben a játszmában, amely másokra vár.
    - Ha a helyek választhatók, válassz a játszma bejegyzésében a **{ lobby-more }** alatt, vagy ezzel: { COMMAND("game join") }.
    - A házigazda elindítja a játszmát, ha minden hely betelt. Szólunk, amikor te jössz.
    - Ha meggondoltad magad: { COMMAND("game leave") }.
help-opened =
    Te nyitottad ezt a játszmát, mások csatlakozhatnak.
    - **Beállítások**: mivel játszunk, ki hová ül, mennyi idő van egy-egy válaszra: { COMMAND("game run") }.
    - **Kevés a játékos?** { COMMAND("game stewards") } feltölti a szabad helyeket helytartókkal, akiket a gép irányít.
    - **Mindenki itt van?** { COMMAND("game start") }.
help-watching =
    Ez a játszma már folyik, te nézőként vagy itt.
    - { COMMAND("map") } lerajzolja a táblát, { COMMAND("board") } szavakkal leírja, { COMMAND("status") } megmondja, ki van soron.
    - Ha szabad egy hely, a tiéd lehet: { COMMAND("game join") }.
help-awaited =
    {"**"}Te jössz.** Nyisd meg a paneled, válassz, nézd át, és nyomd meg a **Véglegesítem** gombot. Csak te látod.
    - Ha egyszerre többen döntenek, a **Véglegesítem** lepecsételi a válaszod; módosíthatod, amíg mind fel nem tárul.
    - Ha csak te döntesz, a **Véglegesítem** azonnal életbe lépteti.
help-waiting =
    Most nincs teendőd; szólunk, ha lesz.
    - A rejtett válaszodat a paneleden módosíthatod, amíg mind fel nem tárul: { COMMAND("my panel") }.
help-playing =
    - { COMMAND("map") }, { COMMAND("board") } és { COMMAND("why") } megmutatja a táblát, a folyó csatát, és hogy honnan jönnek a számok.
    - { COMMAND("log") } elmeséli, mi történt, { COMMAND("rules") } pedig megmutatja a szabályokat; lapoknak, vidékeknek és helyeknek így nézhetsz utána: { COMMAND("look") }.
    - { COMMAND("note") } megőrzi, amit erről a játszmáról meg akarsz jegyezni; csak te látod.
    - **Nincs időd?** Több időt javasolhatsz, vagy kölcsönadhatod a helyed: { COMMAND("game run") }; szabadságot tervezhetsz: { COMMAND("my settings") }; vagy kiléphetsz a játszmából: { COMMAND("game leave") }.
    - **Tévedtél?** { COMMAND("game run") } visszaviszi a játszmát, ha mindenki beleegyezik.
    - **Eltűnt a házigazda?** { COMMAND("game run") } és { COMMAND("game host") } szavazást indít.
help-company =
    - { COMMAND("talk") } privát beszélgetést nyit más játékosokkal, { COMMAND("say") } mindenkihez szól; { COMMAND("status") } megmondja, ki van soron, és mióta.
help-hosting-alone =
    - **Te vagy a házigazda**: beállítások, visszalépés, és helyek, amelyeket mások elfoglalhatnak: { COMMAND("game run") }.
help-hosting =
    - **Te vagy a házigazda**: szünet, több idő, gazdátlan helyek, tempó: { COMMAND("game run") }; az asztal átadása: { COMMAND("game host") }. Valaki kizárásához szavazás kell, kivéve, ha az illető késik.
help-over =
    Ez a játszma véget ért.
    - A **Visszavágó** gomb az utolsó kép alatt ugyanezt a társaságot hívja új játszmára; { COMMAND("game new") } másikat nyit itt.
    - { COMMAND("history") } elvezet a filmjéhez, a krónikájához, a visszajátszó oldalhoz, a lépéseket tartalmazó fájlhoz és a korábbi játszmákhoz; { COMMAND("recap") } filmen mutatja egy futó játszma utolsó fordulóját.
help-closed =
    Ez a játszma lezárult. Újat így nyithatsz itt: { COMMAND("game new") }.
help-always = -# A gombok addig működnek, amíg a játszma tart, újraindítás után is. { COMMAND("my games") }: ami rád vár. { COMMAND("my settings") }: hogyan szóljunk neked.

setting-at-deadline-safe-note = semmi sem mozdul, se vásárlás, se licit; a lehető legkisebb veszteség

## /my data

data-title =
    ### Az adataid
    A bot tárolja a Discord-azonosítódat és a neved, a helyeket, ahol játszol, a válaszaidat, a beállításaidat, a szabadságodat és a szavazataidat.
    Mindezt megkaphatod fájlban, vagy töröltetheted.
data-export = Kérem fájlban
data-delete = Törlöm …
data-here = Íme minden, amit rólad tárolunk.
data-sure =
    ⚠ Törlöd az adataidat? A neved eltűnik minden befejezett játszmából, a beállításaid és a jegyzeteid törlődnek. E játszmák lépései megmaradnak, egy korábbi játékos lépéseiként.
    Ez nem vonható vissza.
data-yes = Adataim törlése
data-no = Maradjon
data-deleted = ✓ Az adataidat töröltük. { $games ->
    [0] Egyetlen befejezett játszmában sem szerepeltél.
    [one] Egy befejezett játszmában már nem szerepel a neved.
   *[other] { $games } befejezett játszmában már nem szerepel a neved.
}
data-game = { $game }. játszma
data-kept = Még játszol itt: { $games }. Ezek a játszmák megtartják, amire szükségük van, a beállításaiddal együtt, amíg véget nem érnek, vagy fel nem állsz. Utána add ki újra: { COMMAND("my settings") }.
