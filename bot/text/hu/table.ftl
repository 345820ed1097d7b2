# What a table tells of itself: time, seats, votes. Everybody may read all of it.

## Seats

table-left = { $user } lemond { FORM($seat, "the") } helyéről. A hely szabad: { COMMAND("game join") }.
table-kicked = Kizárták { FORM($seat, "the") } játékosát: { $user }.
table-taken = { $user } átveszi { FORM($seat, "the") } helyét.
table-offered = { FORM($seat, "The") } helyét bárki átveheti: { COMMAND("game join") }.
table-kept = { FORM($seat, "The") } helye már nem átvehető.
table-returned = { FORM($seat, "The") } újra a régi játékosáé: { $user }.
table-host = Mostantól { $user } a házigazda.
table-yours = A te helyed: **{ $seat }**. A játszma végéig senki más nem tudja.
table-unmasked = Eddig senki sem tudhatta, ki kit játszik: { $players }.
table-stand-in = { FORM($seats, "The") } helyén helytartó játszik ({ $level }), { $until }.
table-stand-in-holds = A bot biztonságos válaszokat ad { FORM($seats, "the") } helyett, { $until }.
table-level = Mostantól { $level } szintű helytartó játszik { FORM($seat, "the") } helyén.
table-best-person = { FORM($winner, "The") } helyén helytartó játszott, akinek a győzelme ennél az asztalnál nem számít. Az emberek közül a győztes: { $user } ({ $seat }).
table-ended-alone = Csak { $user } maradt az emberek közül, ezért a játszma győztes nélkül véget ér, ahogy megállapodtatok.
table-closed = Senki sem maradt, a játszma lezárult.
table-ended = { $user } lezárta a játszmát. Senki sem győzött.
table-moved = { $user } ide költöztette a játszmát: { $channel }. Minden úgy van, ahogy volt.
table-lost = Eltűnt a játszma csatornája, ezért minden óra áll. { $host }, vagy bárki, aki csatornákat kezelhet, másikban folytathatja: { COMMAND("game move") }. Válaszolni továbbra is lehet: { COMMAND("my panel") }.
table-regained = Újra megvan a csatorna, a játszma folytatódik.
table-expired = Két hete senki sem csatlakozott ehhez a játszmához, és semmi sem változott, ezért lezárult. Újat így nyithatsz: { COMMAND("game new") }.
table-seat-stood-in = Senki sem játszik { FORM($seat, "the") } helyén, ezért { $level } szintű helytartó játszik ott. Bárki átveheti a helyet: { COMMAND("game join") }; más szintet így választhatsz: { COMMAND("game run") }.
table-seat-empty = Senki sem játszik { FORM($seat, "the") } helyén. Bárki átveheti a helyet: { COMMAND("game join") }, vagy helytartóra bízhatod: { COMMAND("game run") }.

until-chapter = a forduló e részének végéig
until-away = amíg a játékosa vissza nem tér
until-host = amíg valaki át nem veszi a helyet

## Time

table-paused = A játszma szünetel ({ $user } kérte): minden óra áll. Válaszolni továbbra is lehet.
table-resumed = { $user } folytatja a játszmát: mindenkinek annyi ideje van, mint a szünet előtt.
table-extended = { $user } még { $time } időt ad mindenkinek, aki soron van.
table-away = { $user } ({ $seat }) távol van. Visszatér: { $until }.
table-held = { $user } ({ $seat }) távol van, és a játszma vár rá, legkésőbb eddig: { $until }. Utána helytartó játszik.
table-back = { $user } ({ $seat }) visszatért.
table-answered-for = Lejárt az idő, a bot biztonságos választ adott { FORM($seats, "the") } helyett ({ $what }).
table-answered-you = Lejárt az időd ({ $seat }), ezért a bot biztonságos választ adott helyetted ({ $what }). Ha ennyi idő kevés, javasolj többet, vagy menj szabadságra: akkor helytartó játszik helyetted. Amit előre megterveztél, az sosem késik el.
table-stood-in-you = A játszma rád várt, ezért { FORM($seat, "the") } helyén helytartó ({ $level }) játszik, { $until }. Az **Itt vagyok újra** gombbal azonnal visszakapod a helyed.
table-overdue = { FORM($seats, "The") } ideje lejárt. A játszma vár. Adjatok több időt, vagy játsszon helytartó: { COMMAND("game run") }.
table-still-waiting = A játszma { $since } óta vár. Teendő: { $what } ({ $seats }).
table-still-waiting-discreet = A játszma { $since } óta vár. Teendő: { $what }.
table-still-paused = A játszma { $since } óta szünetel. { $host } folytathatja: { COMMAND("game run") }; a többiek ugyanott javasolhatják.
table-still-halted = A játszma a szabályok szerint innen továbbra sem folytatható. Visszatérhettek egy korábbi pillanathoz, vagy közösen befejezhetitek: { COMMAND("game run") }.
table-ends-soon = { $since } óta senki sem tett semmit ebben a játszmában. Ha senki sem válaszol, ekkor győztes nélkül véget ér: { $until }.
table-ended-silent = Hetek óta senki sem tett semmit ebben a játszmában, ezért győztes nélkül véget ér. Újat így nyithatsz: { COMMAND("game new") }.
table-outage = A bot { $time } hosszat nem volt elérhető. Minden határidő ennyivel későbbre került.
table-clock-set = A bot óráját átállították, vagy a gépe aludt. A határidők vele tolódtak: mindenkinek annyi ideje van, mint előtte.
table-hidden = A bot { $time } hosszat nem látta ezt a csatornát. Minden határidő ennyivel későbbre került.
table-mute = A bot { $time } hosszat nem írhatott ebbe a csatornába. Az álló határidők ennyivel későbbre kerültek.

## What is decided together

table-proposed-extend = { $user } javaslata: kapjon még { $time } időt mindenki, aki soron van.
table-proposed-kick = { $user } javaslata: zárjuk ki { FORM($seat, "the") } játékosát.
table-proposed-resume = { $user } javaslata: legyen vége a szünetnek. Ha a három napon belül szavazók többsége egyetért, véget ér, akkor is, ha mások hallgatnak.
table-proposed-resume-unasked = A játszma { $since } óta szünetel. Folytatódjon? Szavazni három napig lehet; a leadott szavazatok többsége dönt.
table-proposed-dark = Tíz perce nem érhető el a nyilvános jeladó, ezért nincs húzás. Folytatódjon nélküle a játszma, ez egyszer? Aki a botot futtatja, így előre láthatta a húzást. Mindenkinek egyet kell értenie.
table-proposed-host = { $user } javaslata: { $host } legyen a házigazda. Az asztalnál ülők több mint felének egyet kell értenie. Ha a játszma a mostani házigazdára vár, és ő három napig semmit sem tesz, a szavazók döntenek.
table-proposed-admit = { $user } szívesen átvenné { FORM($seat, "the") } helyét, lapjaival és titkaival együtt. A szavazás három napig tart; a leadott szavazatok többsége dönt.
table-proposed-end = Csak { $user } maradt az emberek közül; a többi helyen helytartók játszanak. Egyetértesz? Akkor a játszma győztes nélkül véget ér; ha nem, helytartók ellen folytatódik.
table-proposed-stand-in = { $user } javaslata: játsszon helytartó { FORM($seats, "the") } helyén. Ha a három napon belül szavazók többsége egyetért, így lesz, akkor is, ha mások hallgatnak.
table-proposed-stand-in-unasked = A játszma { $since } óta vár. Játsszon { FORM($seats, "the") } helyén helytartó ({ $level }), amíg a játékosa vissza nem tér? Ehelyett szüneteltetni vagy befejezni is lehet a játszmát. Ha a három napon belül szavazók többsége egyetért, így lesz, akkor is, ha mások hallgatnak.
table-proposed-stand-in-discreet = A játszma { $since } óta vár. Teendő: { $what }. Játsszon a hiányzók helyett helytartó ({ $level }), amíg vissza nem térnek? Ehelyett szüneteltetni vagy befejezni is lehet a játszmát. Ha a három napon belül szavazók többsége egyetért, így lesz, akkor is, ha mások hallgatnak.
table-proposed-pause = { $user } javaslata: szüneteljen a játszma.
table-proposed-over = { $since } óta senki sem tett semmit ebben a játszmában. Vége van? A szavazás végén győztes nélkül lezárul, kivéve, ha valaki ellenzi, vagy tovább játszik.
table-proposed-concede = { $user } javaslata: érjen itt véget a játszma, { FORM($seat, "the") } győzelmével.
table-proposed-draw = { $user } javaslata: érjen itt véget a játszma, döntetlennel.
table-proposed-back = { $user } javaslata: térjünk vissza { AZ($round) }. fordulóba, ide: { $what }, { $seats } ({ $at }). { $answers ->
    [one] Egy válasz vész el.
   *[other] { $answers } válasz vész el.
} Mindenkinek bele kell egyeznie.
table-proposed-back-halted = Innen nem folytatható a játszma. Térjünk vissza { AZ($round) }. fordulóba, ide: { $what }, { $seats } ({ $at })? { $answers ->
    [one] Egy válasz vész el.
   *[other] { $answers } válasz vész el.
} Mindenkinek bele kell egyeznie.
table-agreed-extend = Megállapodtatok: még { $time } időt kap mindenki, aki soron van.
table-agreed-resume = Megállapodtatok: a szünetnek vége, és mindenkinek annyi ideje van, mint előtte.
table-agreed-dark = Megállapodtatok: a játszma ez egyszer a nyilvános jeladó nélkül folytatódik.
table-agreed-end = Megállapodtatok: a játszma itt véget ér, és senki sem győzött.
table-agreed-pause = Megállapodtatok: a játszma szünetel, minden óra áll. Válaszolni továbbra is lehet.
table-agreed-concede = Megállapodtatok: a játszma itt véget ér, a győztes { $user } ({ $seat }).
table-agreed-concede-steward = Megállapodtatok: a játszma itt véget ér, { FORM($seat, "the") } győzelmével.
table-agreed-draw = Megállapodtatok: a játszma itt döntetlennel véget ér.
table-admitted = Az asztal beleegyezett: tiéd { FORM($seat, "the") } helye.
table-went-back = Megállapodtatok: a játszma visszatért { AZ($round) }. fordulóba, ide: { $what }, { $seats } ({ $at }). { $answers ->
    [one] Egy válasz elveszett.
   *[other] { $answers } válasz elveszett.
}{ $draws ->
    [0] { "" }
   *[other] { "" } Amit azóta húztunk, azt újra húzzuk.
}
table-undone = { $user } ({ $seat }) visszavonja az utolsó válaszát, és újra dönt: { $what }. Azóta senki sem lépett.
table-refused-extend = Elutasították a javaslatot, hogy legyen több idő.
table-refused-kick = Elutasították a javaslatot egy játékos kizárására.
table-refused-back = Elutasították a javaslatot, hogy a játszma visszatérjen egy korábbi pillanathoz.
table-refused-resume = Elutasították a javaslatot, hogy legyen vége a szünetnek.
table-refused-dark = Elutasították a javaslatot, hogy a nyilvános jeladó nélkül folytassuk. A játszma tovább vár rá.
table-refused-host = Elutasították a javaslatot, hogy másik játékos legyen a házigazda.
table-refused-end = A játszma helytartók ellen folytatódik.
table-refused-concede = Elutasították a javaslatot, hogy itt érjen véget a játszma.
table-refused-over = A játszma folytatódik.
table-refused-pause = Elutasították a javaslatot, hogy szüneteljen a játszma.
table-refused-stand-in = Elutasították a javaslatot, hogy helytartó játsszon.
table-refused-admit = Elutasították a javaslatot, hogy új játékos kapjon helyet.
table-expired-resume = Döntés nélkül zárult a javaslat, hogy érjen véget a szünet.
table-expired-dark = Döntés nélkül zárult a javaslat, hogy a nyilvános jeladó nélkül folytassuk. A játszma tovább vár rá.
table-expired-host = Döntés nélkül zárult a javaslat, hogy másik játékos legyen a házigazda.
table-expired-end = A szavazás a játszma befejezéséről döntés nélkül zárult, ezért a játszma folytatódik a helytartók ellen.
table-expired-concede = Döntés nélkül zárult a javaslat, hogy itt érjen véget a játszma.
table-expired-over = Valaki még játszik, ezért a játszma folytatódik.
table-expired-pause = Döntés nélkül zárult a javaslat a szünetről.
table-expired-stand-in = Döntés nélkül zárult a javaslat, hogy helytartó játsszon, ezért a játszma tovább vár.
table-expired-admit = Döntés nélkül zárult a javaslat, hogy új játékos kapjon helyet.
table-expired-extend = Döntés nélkül zárult a javaslat a több időről.
table-expired-kick = Döntés nélkül zárult a javaslat egy játékos kizárásáról.
table-expired-back = Döntés nélkül zárult a javaslat, hogy a játszma visszatérjen egy korábbi pillanathoz.

## What came to nothing, since it cannot be done any more, or not against another person

table-void-extend = Tárgytalan a több időről szóló szavazás: már nincs határidő.
table-void-terms = Tárgytalan az új időbeállításokról szóló szavazás: már így állapodtatok meg.
table-void-kick = Tárgytalan a játékos kizárásáról szóló szavazás: más játszik a helyén, vagy túl kevesen maradtak a döntéshez.
table-void-back = Tárgytalan a visszatérésről szóló szavazás: a játszma már nem térhet vissza ahhoz a pillanathoz.
table-void-resume = Tárgytalan a szünet végéről szóló szavazás: már nincs szünet.
table-void-dark = Tárgytalan a nyilvános jeladóról szóló szavazás: már nem kell várni rá.
table-void-host = Tárgytalan az új házigazdáról szóló szavazás: ez a játékos már a házigazda, vagy már nincs itt.
table-void-end = Tárgytalan a játszma végéről szóló szavazás: újra vannak mások is az asztalnál.
table-void-concede = Tárgytalan a szavazás arról, hogy itt véget érjen-e a játszma.
table-void-over = Tárgytalan a szavazás arról, hogy vége van-e a játszmának: folytatódik.
table-void-pause = Tárgytalan a szünetről szóló szavazás: a játszma már szünetel.
table-void-stand-in = Tárgytalan a helytartóról szóló szavazás: már senki sem hiányzik.
table-void-admit = Tárgytalan az új játékosról szóló szavazás: a hely már nem vehető át.

## Votes

vote-put = Szavazás, { $game }. játszma: { $proposal }
vote-until = A szavazás vége: { $until }.
vote-consent = Bele kell egyeznie: { $users }. Ha ez megvan, és senki sem ellenzi, a javaslat átmegy. A többiek közül beleegyezőnek számít, aki eddig nem szavaz: { $until }.
vote-consent-now = Bele kell egyeznie: { $users }. Ennyi elég, mert semmi rejtett nem került napvilágra.
vote-missing = Még nem szavazott: { $users }
vote-agree = Egyetértek
vote-disagree = Nem értek egyet
vote-agreed = ✓ Egyetértesz. Amíg el nem dől, módosíthatod a szavazatodat.
vote-disagreed = ✓ Nem értesz egyet. Amíg el nem dől, módosíthatod a szavazatodat.
vote-passed = ✓ Egyetértesz. Ezzel eldőlt a szavazás.
vote-refused = ✓ Nem értesz egyet. Ezzel eldőlt a szavazás.

## What was agreed

pace-quick = Gyors asztal: mindenki élőben játszik.

pace-none = Nincs határidő.
pace-none-together = Nincs határidő, ha egyszerre többen döntenek.
pace-both = Idő: { $together }, ha egyszerre többen döntenek, például a parancsokról; { $alone }, ha csak egyvalaki dönt. Csendes órákban senki sem kap értesítést.
pace-both-bank = Idő: { $together }, ha egyszerre többen döntenek, például a parancsokról; { $alone }, ha csak egyvalaki dönt; és minden játékosnak { $bank } az időbankban. Csendes órákban senki sem kap értesítést.
pace-span = Határidő válaszonként: { $time }.
pace-clock = Idő: minden játékosnak az egész játszma összes válaszára együtt { $time }. Az órája addig jár, amíg kérdés vár rá, csendes órákban is.
pace-hour = Határidő: a legközelebbi { $hour } ({ $zone }).
pace-alone = Ha csak egyvalaki dönt: { $time }.
pace-and = { $what } { $more }
agreed-bank = Ezen felül mindenkinek van egy időbankja az egész játszmára: { $value }.
agreed-weekends = A hétvége nem számít ({ $value } naptára szerint).
agreed-strict-true = Aki késik, figyelmeztetést kap; aki újra késik, feleannyi időt kap, amíg háromszor időben nem válaszol.
table-warned = Lejárt az időd ({ $seat }). Ha ez újra megtörténik, ennél az asztalnál egy ideig feleannyi időt kapsz.
table-warned-stand-in = Ha a következő határidőt is elmulasztod ({ $seat }), helytartó játszik helyetted, amíg vissza nem térsz.
table-shortened = Újabb késés: { $seats }. Mostantól feleannyi idő jár, amíg háromszor időben nem érkezik válasz.
agreed-grace = Ha mindenki válaszolt, a válaszok még ennyi ideig módosíthatók: { $value }.
agreed-at-deadline-safe-once = Ha egy játékos késik, a bot biztonságos választ ad helyette; a második egymás utáni mulasztásnál helytartó ({ $level }) játszik helyette, amíg vissza nem tér.
agreed-at-deadline-stand-in = Ha egy játékos késik, a forduló e részének végéig helytartó ({ $level }) játszik helyette.
agreed-at-deadline-wait = Ha egy játékos késik, a játszma vár, és a házigazda értesül róla.

status-due = { $seat } · { $due }
status-thinks = { $seat } · gondolkodik
status-thinks-for = { $seat } · gondolkodik, { $time }
panel-thinking = A helytartók gondolkodnak.
panel-thinking-for = A helytartók gondolkodnak. Ez általában { $time }.
thinking-seconds = néhány másodperc
thinking-half = körülbelül fél perc
thinking-minutes = körülbelül { $minutes } perc
status-lost = ⚠ Eltűnt a játszma csatornája. A házigazda, vagy bárki, aki csatornákat kezelhet, máshol folytathatja: { COMMAND("game move") }, **játszma** (game): { $game }.
obstacle = ⚠ { $why } { $clocks }
obstacle-permission = A bot nem tudja használni ezt a csatornát: { $channel }. Hiányzik a jogosultsága: **{ $permission }**. Megadhatja, aki a csatornát kezeli (csatornabeállítások → Jogosultságok).
obstacle-locked = A bot nem írhat ebbe a szálba, mert zárolva van: { $channel }. Feloldhatja, aki szálakat kezelhet.
obstacle-archived = Le van zárva ez a bejegyzés, ezért a gombjai nem működnek: { $channel }. Egy beleírt üzenet újra megnyitja; **Szálak kezelése** jogosultsággal a bot maga is megnyitja.
obstacle-away = A bot már nem tagja annak a szervernek, ahol ez a játszma folyik. Újra meghívhatja, aki a szervert kezeli.
obstacle-outage = A Discord most nem éri el azt a szervert, ahol ez a játszma folyik. Amint eléri, a játszma magától folytatódik.
obstacle-clocks-all = Minden óra áll, { $since } óta. Válaszolni továbbra is lehet, a botnak írt közvetlen üzenetben is: { COMMAND("my panel") }.
obstacle-clocks-some = { $since } óta áll mindenkinek az órája, akit a bot nem közvetlen üzenetben értesít. Válaszolni továbbra is lehet, a botnak írt közvetlen üzenetben is: { COMMAND("my panel") }.
status-paused = ⏸ Szünetel { $since } óta.
status-opens = Minden válasz megvan. Feltárulnak: { $at }; addig módosíthatod a tiédet.
status-voting-extend = Szavazás folyik: több idő ({ $until }).
status-voting-kick = Szavazás folyik: egy játékos kizárása ({ $until }).
status-voting-resume = Szavazás folyik: a szünet vége ({ $until }).
status-voting-dark = Szavazás folyik: folytatás a nyilvános jeladó nélkül ({ $until }).
status-voting-host = Szavazás folyik: másik házigazda ({ $until }).
status-voting-end = Szavazás folyik: a játszma vége ({ $until }).
status-voting-concede = Szavazás folyik: a játszma itt érjen véget ({ $until }).
status-voting-over = Szavazás folyik: vége van-e a játszmának ({ $until }).
status-voting-pause = Szavazás folyik: szünet ({ $until }).
status-voting-stand-in = Szavazás folyik: helytartó játsszon ({ $until }).
status-voting-admit = Szavazás folyik: új játékos kapjon helyet ({ $until }).
status-voting-back = Szavazás folyik: visszatérés egy korábbi pillanathoz ({ $until }).
status-stewards = -# Helytartó játszik itt: { $seats }. Ha valaki szívesen átvenné, megkérdezheti az asztalt: { COMMAND("game join") }.
status-offered = Bárki átveheti ({ COMMAND("game join") }): { $seats }

## Commands at a table

done-told = ✓ Kész. A csatornában is olvasható.
done-proposed = ✓ A javaslatodról a csatornában szavaznak.
done-closed = ✓ A játszma lezárult.
close-sure = ⚠ Ez a játszma már elkezdődött, és a lezárása nem vonható vissza. Ha mégis lezárod: { COMMAND("game close") }, **játszma** (game): { $game }.
done-asked = ✓ Az asztal szavaz arról, játszhatsz-e { FORM($seat, "the") } helyén. Az eredményről értesítünk.
done-left = ✓ Felálltál az asztaltól. Amíg senki sem veszi át a helyed, visszatérhetsz: { COMMAND("game join") }.
moment-choice = { $round }. forduló: { $what }, { $seats }
player-nobody = senki
player-steward = { $level } helytartó
player-stand-in = { $player }; helytartó játszik ({ $level })
player-away = { $player }; távol

agreed-at-deadline-safe = Ha egy játékos késik, a bot biztonságos választ ad helyette: semmi sem mozdul, nincs vásárlás, se licit, és a lehető legkevesebb vész el.
