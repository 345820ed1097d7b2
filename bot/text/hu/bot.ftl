# What the bot itself says.

## Names and moments

game-title = { $rules } · { $game }. játszma
moment-round = { $round }. forduló
moment-joint = {" · "}
moment-lobby = játékosokra vár
seat-player = { $seat } ({ $player })
masked-someone = 🎭 Valaki
masked-seat = 🎭 { $seat }
seat-for = { $seat }, { AZ($other) } helyett
player-deleted = egy korábbi játékos
named-apart = { $what } ({ $aside })
with-note = { $what } – { $note }
place-of = { $place }. { $what }
pieces-in = { $place }: { $pieces }
token-in = { $place }: **{ $token }**
token-missing-in = { $place }: –
tokens-units = { $place } ({ $units })

## The panel

panel-heading = ### { $seat } · { $game }. játszma
    -# { $moment }
panel-new-seat = Te vagy **{ FORM($seat, "the") }** ennél { AZ($seats) } fős asztalnál.
panel-new-task = **Teendő most:** { $what }. Válassz alább, lépésről lépésre. A panelről itt olvashatsz: { COMMAND("help") }, a játékról itt: { COMMAND("rules") }.
panel-new-wait = **Teendő most:** semmi. Szólunk, amikor te jössz; addig a játékról itt olvashatsz: { COMMAND("rules") }.
panel-on-behalf = ⚑ Most nem a magad nevében döntesz, hanem **{ FORM($seat, "the") }** helyett.
panel-question = **{ $question }**
panel-choose = Válassz
panel-choose-some = { $least ->
    [0] Válassz legfeljebb { $most } lehetőséget, vagy egyet se
   *[other] { $most ->
        [1] Válassz egyet
       *[other] Válassz { $least }–{ $most } lehetőséget
    }
}
panel-chosen = { $what }
panel-choose-exactly = { $most ->
    [1] Válassz egyet
   *[other] Válassz { $most } lehetőséget
}
panel-page-before = ◂ Előző oldal
panel-page-after = Következő oldal ▸ ({ $page }/{ $pages })
panel-lock = Véglegesítem
panel-lock-for = Véglegesítem { FORM($seat, "the") } nevében
panel-sure = ⚠ Nem választottál semmit. Biztosan így akarod?
panel-last = ⚠ Már mindenki más válaszolt. Ha véglegesíted, az összes válasz egyszerre feltárul.
panel-lock-empty = Véglegesítem: semmi
panel-forced = -# Nincs más választási lehetőség.
panel-back = Vissza
panel-clear = Újrakezdem
panel-same = Mint legutóbb
panel-change = Módosítom
panel-withdraw = Visszavonom
panel-keep = Marad a válaszom
panel-undo = Utolsó válasz visszavonása
panel-undone = ✓ Visszavontad az utolsó válaszodat, és az asztal is értesült róla. Válaszolj újra.
panel-take-back = Visszavonás kérése
panel-take-back-note = -# Egyedül már nem vonhatod vissza: { $what }. Az érintettek beleegyezésével még lehet.
panel-refresh = Frissítés
panel-map = Térkép
panel-final = -# Amint véglegesíted, azonnal életbe lép. Csak addig vonhatod vissza, amíg senki más nem lépett, és semmi rejtett nem került napvilágra.
panel-not-yet = -# { $reason }
panel-changing = Amíg nem véglegesítesz másikat, ez a válaszod marad érvényben: { $answer }
panel-answer-empty = semmi
panel-sealed = A válaszod: { $answer }
panel-sealed-until = -# Senki más nem látja. Amíg nem válaszolt mindenki, módosíthatod. Akire még várunk: { $awaited }.
panel-nothing = Most nincs teendőd. Akire várunk: { $awaited }.
panel-over = A játszma véget ért. Köszönjük a játékot!
panel-done = ✓ A választásod: { $answer }
panel-withdrawn = ✓ Visszavontad a válaszodat.
panel-passed = ⚠ Ez a kérdés időközben eldőlt. Most így áll a dolog.
panel-moved-on = ⚠ Amióta ezt láttad, változtak a lehetőségeid. Most ezek közül választhatsz.
panel-not-offered = ⚠ Ez már nem lehetséges. Most így áll a dolog.
panel-trouble = ⚠ { $reason }
panel-out-of-date = Ez a gomb már elavult. A paneledet így nyithatod meg: { COMMAND("my panel") }.
panel-late = A Discord túl lassan továbbította ezt. Nem történt semmi: kérlek, nyomd meg vagy írd be újra.
panel-not-taken = ⚠ A Discord nem fogadta el ezt az üzenetet. Semmi sem veszett el; hogy állsz, itt látod: { COMMAND("my panel") }.
panel-restarting = A bot épp újraindul. Próbáld újra egy perc múlva.
panel-lobby = Ez a játszma még nem kezdődött el: { $title }. Amint elkezdődik, itt lesz a paneled.
panel-closed = Ez a játszma lezárult, mielőtt elkezdődött volna: { $title }.

## The notepad

note-open = Jegyzet
note-title = Jegyzeteid · { $game }. játszma
note-label = Senki más nem olvashatja
note-hint = Amit meg akarsz jegyezni
note-line = -# ✎ { $text }
note-of = Jegyzeteid · { $title }
note-kept = ✓ Feljegyezve. Senki más nem olvashatja.

## Hints

hint-open = Tipp
hint-for = 💡 **{ $question }**
hint-nudge = **Hová nézz:** { $nudge }
nudge-places = { $places }. Mit lehet ott nyerni, és mit veszíteni?
nudge-cards = Vesd össze a kártyákat: melyik mit tesz itt, és mit felelhetnek rá a többiek?
nudge-choices = Vesd össze, mit hoznak neked a lehetőségek, és mit hagynak a többieknek.
hint-answer = Ez jó válasz lenne:
hint-line = > { $line }
hint-reason = **Miért:** { $reason }
hint-type = -# Így írhatod be: { COMMAND("answer") } `{ $text }`
hint-no-promise = -# A tipp csak abból indul ki, amit te is látsz. Lehet jobb válasz is.
hint-use = Kérem a panelemre
hint-why = Miért?
hint-show = Mutasd a választ
hint-course = **Terv:** { $course }
hint-used = 💡 A tipp a paneleden van; még semmi sincs véglegesítve.
hint-used-empty = 💡 A tipp: „{ $answer }”. Még semmi sincs véglegesítve.
trouble-no-hints = Ennél az asztalnál nincsenek tippek. Ha mások is játszanak, erről a játszma kezdete előtt kell megállapodni.
trouble-nothing-to-hint = Most semmire sem kell válaszolnod, így tipp sincs. Kérdezz újra, amikor te jössz.
trouble-hint-too-soon = Egyszerre csak egy tippet kérhetsz: pár másodperc múlva próbáld újra.
trouble-nobody-knows = Ehhez a kérdéshez nincs tipp. A paneleden minden lehetőség ott van.
trouble-note-too-long = A jegyzetedbe legfeljebb { $most } karakter fér. Rövidítsd le, és mentsd el újra.

## Orders

tokens-previous = ◂ Előző
tokens-next = Következő ▸
tokens-remove = Leveszem
tokens-swap = { $token } (csere: { $place })
tokens-left = Maradt: { $tokens }
tokens-left-of = { $count ->
    [1] { $token }
   *[other] { $token } ×{ $count }
}

## Moves

moves-from = Innen: **{ $place }**
moves-to = { $pieces } → **{ $place }**
moves-nobody = senki sem mozdul
moves-nth = { $unit } ({ $n }/{ $of })
moves-everybody = Mindenki
moves-where = Hová? ({ $pieces })
moves-target = Ide …
moves-no-target = Együtt sehová sem mehetnek: { $pieces }. Válassz kevesebb vagy más egységet.
moves-others = Másokat választok

## The lobby

lobby-title = ## { $title }
lobby-host = **{ $host }** ezt szeretné játszani veletek. Nyomd meg a **{ lobby-join }** gombot: helyet kapsz, és szólunk, amikor te jössz.
lobby-open = { $free ->
    [one] Egy hely szabad.
   *[other] { $free } hely szabad.
}
lobby-more = Továbbiak
lobby-opened = Nyitva az asztalod. Az **Indítás** gombbal kezdődik a játszma; a szabadon maradt helyekre helytartók (gépi játékosok) ülhetnek.
lobby-about = -# { $what }
lobby-seat = **{ $seat }** · { $player }
lobby-unseated = bármelyik hely · { $player }
lobby-unseated-stewards = { $count ->
    [one] bármelyik hely · { $level } helytartó
   *[other] bármelyik hely · { $level } helytartó × { $count }
}
lobby-random = Bármelyik hely
lobby-random-note = a játszma indulásakor sorsoljuk
lobby-choose-seat = Csatlakozás választott helyre
lobby-join = Csatlakozom
lobby-leave = Kilépek
lobby-fill = Feltöltés fegyvernökökkel
lobby-start = Indítás
lobby-free = -# { $free ->
    [one] Egy hely szabad.
   *[other] { $free } hely szabad.
} A házigazda feltöltheti helytartókkal (gépi játékosokkal): itt fegyvernökökkel, a **Beállítások** alatt más szintűekkel is.
lobby-full = -# Minden hely foglalt. { $host } elindíthatja a játszmát.
lobby-joined-chosen = ✓ Benne vagy. A helyedet a játszma indulásakor sorsoljuk ki, hacsak nem választasz egyet.
lobby-left = ✓ Kiléptél a játszmából.
lobby-closed = ✓ Kiléptél, és mivel más nem csatlakozott, a játszma lezárult.
lobby-expires = -# Ha senki sem csatlakozik, és semmi sem változik, a játszma ekkor lezárul: { $at }.
lobby-closed-card = Ez a játszma lezárult: { $title }.
lobby-seated = ✓ A te helyed: { $seat }.
lobby-seated-random = ✓ A helyedet a játszma indulásakor sorsoljuk ki.
lobby-filled = ✓ A szabad helyeken helytartók játszanak ({ $level }).
lobby-started = ✓ A játszma elkezdődött.

lobby-sought = **Még { $missing ->
        [one] egy emberre
       *[other] { $missing } emberre
    } várunk.** Amint mindenki itt van, a játszma magától elindul; a szabadon maradt helyeken helytartók játszanak.
lobby-sought-drafted = **Még { $missing ->
    [one] egy emberre
   *[other] { $missing } emberre
} várunk.**
lobby-again = Visszaülök a helyemre
sought = { $host } még { $missing ->
    [one] egy embert
   *[other] { $missing } embert
} keres ehhez: { $title }. { $pace } { $users }, kértétek, hogy szóljunk az új játszmákról.
sought-again = { $users }: { $host } visszavágót szeretne { AZ($before) }. játszma után, ugyanazokkal a játékosokkal és beállításokkal. Az új játszma: { $title }. Üljetek vissza a helyetekre; ha mindenki ott van, kezdődik.
card-rematch = Visszavágó
rematch-open = ✓ Nyitva a visszavágó: { $game }. játszma, { $channel }. A többieket megkértük, hogy üljenek vissza a helyükre.
trouble-bad-people = Egy játszma legalább 2, legfeljebb { $most } emberre várhat. Adj meg másik számot.
trouble-kept-for-players = Ehhez a visszavágóhoz egyelőre csak azok csatlakozhatnak, akik az előző játszmában is játszottak. Próbáld újra ezután: { $until }.

## The table's card

status-title =
    ## { $title }
    { $moment }
status-awaited = Akikre várunk ({ $what }):
status-awaited-seat = ○ { $seat }
status-answered-seat = ✓ { $seat }
status-players = -# Az asztalnál vannak még: { $players }
status-waits = -# Szokásos válaszidő: { $who }
status-bank = -# Maradt az időbankban: { $who }
status-clock = -# Maradt az órán: { $who }
status-of = { $who } { $time }
status-over = A játszma véget ért.
status-map = [A tábla legutóbbi képe]({ $link })
status-battle = [A legutóbbi csata]({ $link })
status-thread = Szál: { $thread }
card-panel = Panelem
card-map = Térkép

## Chapters

chapter-title = ### { $headline }
    -# { $game }. játszma
chapter-goes-on = ### { $moment }
    -# { $game }. játszma: ami még történik, ebbe az üzenetbe kerül.
chapter-undone = A játszmának ezt a részét visszavonták
chapter-line = - { $sentence }
chapter-more = - …
chapter-no-thread = -# Ennek a fordulónak nincs külön szála, mert a bot itt nem nyithat szálat: az események ebben a csatornában olvashatók.
round-opens = ### { $round }. forduló
    -# { $game }. játszma: kövesd ezt a fordulót az alábbi szálban.
round-thread = { $game }. játszma · { $round }. forduló
chapter-no-picture = -# A táblát ezúttal nem sikerült lerajzolni. Próbáld a **Térkép** gombot.
chapter-picture-follows = -# A tábla képe hamarosan jön.
chapter-picture-passed = -# Ez a kép kimaradt, mert túl sok várt a sorára. A **Térkép** gomb a mostani állást mutatja.
picture-waits = Most sok kép készül. A tiéd itt jelenik meg, amint sorra kerül.
round-told = ### Véget ért { AZ($round) }. forduló
    -# { $game }. játszma
scene-title = ### { $headline }
    -# { $game }. játszma
over-title = ## ♛ { $headline }
    -# { $game }. játszma

## Notices; they are read on locked phones: who one is, which game, what it waits for, until when

notice-turn = Te jössz (**{ $seat }**): { $game }. játszma, { $channel }. Teendő: { $what }.
notice-turn-in-channel = { $user }, te jössz (**{ $seat }**): { $game }. játszma. Teendő: { $what }.
notice-reminder-half = Letelt az időd fele (**{ $seat }**): { $game }. játszma, { $channel }. Teendő: { $what }.
notice-reminder-half-in-channel = { $user }, letelt az időd fele (**{ $seat }**): { $game }. játszma. Teendő: { $what }.
notice-reminder-late = Fogy az időd (**{ $seat }**): { $game }. játszma, { $channel }. Teendő: { $what }.
notice-reminder-late-in-channel = { $user }, fogy az időd (**{ $seat }**): { $game }. játszma. Teendő: { $what }.
notice-last = Mindenki más válaszolt, már csak rád várunk (**{ $seat }**): { $game }. játszma, { $channel }. Teendő: { $what }.
notice-last-in-channel = { $user }, mindenki más válaszolt, már csak rád várunk (**{ $seat }**): { $game }. játszma. Teendő: { $what }.
notice-waiting = Még mindig rád várunk (**{ $seat }**): { $game }. játszma, { $channel }. Teendő: { $what }.
notice-waiting-in-channel = { $user }, még mindig rád várunk (**{ $seat }**): { $game }. játszma. Teendő: { $what }.
notice-next = Te vagy a következő (**{ $seat }**): { $game }. játszma ({ $channel }). Most: { $after }; utána te jössz: { $what }. Már most megtervezheted a válaszod.
notice-due = Hátralévő idő: { $left }. Határidő: { $due }.
notice-more = { $number ->
        [one] Még egy játszma vár rád.
       *[other] Még { $number } játszma vár rád.
    }
notice-overdue = A határidő lejárt: { $due }.
notice-ahead = Másokat is kérdezünk, és van, aki előtted dönt: az időd akkor indul, amikor te jössz.
notice-no-hurry = Nincs határidő.
notice-lapsed = Már nem te jössz { AZ($game) }. játszmában ({ $channel }).
notice-lapsed-in-channel = { $user }, már nem te jössz { AZ($game) }. játszmában.
notice-word = Hír a játszmádról (**{ $seat }**; { $game }. játszma, { $channel }):
notice-word-in-channel = { $user }, hír a játszmádról (**{ $seat }**; { $game }. játszma):
notice-word-seatless = Hír a játszmáról ({ $game }. játszma, { $channel }):
notice-word-seatless-in-channel = { $user }, hír a játszmáról ({ $game }. játszma):
notice-ended = Véget ért a játszmád (**{ $seat }**; { $game }. játszma, { $channel }):
notice-ended-seatless = Véget ért a játszma ({ $game }. játszma, { $channel }):
notice-private = Titkos információ vár rád { AZ($game) }. játszmában (**{ $seat }**; { $channel }). A paneleden olvashatod.
notice-private-in-channel = { $user }, titkos információ vár rád { AZ($game) }. játszmában (**{ $seat }**). A paneleden olvashatod.
notice-private-seatless = Titkos információ vár rád { AZ($game) }. játszmában ({ $channel }). A paneleden olvashatod.
notice-private-seatless-in-channel = { $user }, titkos információ vár rád { AZ($game) }. játszmában. A paneleden olvashatod.

## My games

games-title = { $count ->
    [one] ### A játszmád
   *[other] ### A játszmáid ({ $count })
}
games-none = Egyetlen játszmában sem veszel részt. Nyiss egyet: { COMMAND("game new") }, vagy csatlakozz egyhez a csatornájában.
games-line = - { $title }, { $channel } · { $moment }
games-lost = - ⚠ { $title } · { $moment } · eltűnt a csatornája; folytatás máshol: { COMMAND("game move") }, **játszma** (game): { $game }
games-line-waiting = - ○ **{ $title }**, { $channel } · { $moment } · { $what }
games-open = { $game }. játszma

## Map

map-title = ### { $title }
    {"**"}{ $moment }**
map-failed = ⚠ A táblát nem sikerült lerajzolni. Próbáld újra.

## Help

help-title = ## Amit itt tehetsz
primer-open = Hogyan játsszuk?
primer-open-game = Hogyan játsszuk: { $game }
learn-open = Játszva tanulok
learn-offer =
    ### Tanulj játszva
    Az első játszmád, csak neked: a többi helyen a gép játszik, nincs határidő, és minden kérdés alatt ott a **Tipp** gomb, amely ajánl egy jó választ, és meg is indokolja.
learn-begun = ✓ Elkezdődött az első játszmád. Nincs határidő, és a többi helyen a gép játszik. Ha bizonytalan vagy, nyomd meg a **Tipp** gombot.
learn-where = Egy játszma mindig egy szerver csatornájában folyik. Ott add ki: { COMMAND("game learn") }.
trouble-not-alone = Ehhez a játszmához mások is csatlakoztak. Ha játszva tanulnál, nyiss magadnak egyet másik csatornában: { COMMAND("game learn") }.
demo-title =
    ## Üdv!
    Itt az egész játékot kipróbálhatod: { $game }. Senkire sem kell várnod, a többi helyen a gép játszik.
demo-ways =
    - **{ learn-open }**: egy első játszma, amely játék közben mindent elmagyaráz.
    - **{ demo-play }**: a paneled egy már előkészített játszmában.
demo-practice = - **{ practice-open }**: kis feladatok, mindegyik fél perc.
demo-play = Játszom
next-title = **Merre tovább?**
next-harder = Kicsit nehezebben
next-seek = Játékosokat keresek
next-invite = Barátokat hívok
next-met = **Ezekkel már találkoztál:** { $parts }
next-unmet = **Ezekkel még nem:** { $parts }
next-begun = ✓ Újra ugyanaz a hely, { $level } szintű helytartók ellen.
next-invited = ✓ Nyitva egy asztal ugyanezekkel a beállításokkal, ebben a csatornában. A barátaid a játszma bejegyzésében, a **{ lobby-join }** gombbal szállhatnak be.
practice-open = Kipróbálom
practice-title =
    ### Próbáld ki: { $game }
    Kis feladatok, mindegyik fél perc. Senki sem látja, mit teszel itt, és semminek sincs tétje.
practice-line = { $number }. { $title }
practice-line-solved = { $number }. { $title } ✓
practice-own = { $text }
practice-begin = Kezdés
practice-choose = Válassz feladatot
practice-of = Feladatok: { $game }
practice-panel =
    ### { $title }
    { $task }
practice-solved =
    ### ✓ { $title }: megoldva
    { $why }
practice-missed =
    ### { $title }: még nem
    { $why }
practice-next = Következő feladat
practice-again = Újra
practice-all = Minden feladat
practice-none = Ezekhez van kipróbálható feladat: { $games }.
primer-title = ## Hogyan játsszuk: { $game }
primer-bot = ### És itt, a Discordon
help-privacy = -# A válaszaid adatbázisba kerülnek, amelybe a bot üzemeltetője belenézhet, a többi játékos és a szerver adminjai viszont nem.

## What cannot be done

trouble-no-game-here = Ebben a csatornában nincs játszma. Nyiss egyet: { COMMAND("game new") }.
trouble-no-such-game = Nincs ilyen játszma. A tieidet a számukkal együtt itt találod: { COMMAND("my games") }.
trouble-not-playing = Nem játszol ebben a játszmában.
trouble-already-playing = Már benne vagy ebben a játszmában.
trouble-not-host = Ezt csak a játszma házigazdája teheti meg.
trouble-channel-busy = Ez a csatorna már { AZ($game) }. játszmáé. Használj másik csatornát vagy szálat.
trouble-no-such-ruleset = Ez a bot nem ismeri ezt a játékot: { $ruleset }.
trouble-bad-setup = A játszma így nem állítható össze: { $reason }.
trouble-no-such-seat = Ebben a játszmában nincs ilyen hely: { $seat }.
trouble-seat-taken = { FORM($seat, "The") } helyét épp most elfoglalták. Válassz másik helyet.
trouble-table-full = Minden hely foglalt.
trouble-seats-free = { $free ->
    [one] Egy hely még szabad.
   *[other] { $free } hely még szabad.
} Várj a játékosokra, vagy töltsd fel a helyeket helytartókkal.
trouble-not-started = A játszma még nem kezdődött el.
trouble-already-started = A játszma már elkezdődött.
trouble-not-over = A játszma még tart.
trouble-not-understood = Ez egyik lehetséges válaszra sem illik: „{ $text }”. A lehetőségeket a paneleden látod.
trouble-not-a-path = Ez már nem lehetséges. Nyisd meg újra a paneledet.
trouble-drift = Közben megváltoztak a szabályok, ezért ez a játszma nem folytatható. Semmi sem veszett el, és a bot üzemeltetője értesült róla.
trouble-internal = Valami hiba történt. Semmi sem változott, és a hiba bekerült a naplóba. Próbáld újra.
trouble-closed = Ez a játszma lezárult.
trouble-nothing-to-explain = Ebben a játszmában nincs ilyen magyarázat. Válassz témát a listából.
trouble-game-over = A játszma véget ért.
trouble-bad-terms = Ezek az időbeállítások nem férnek össze ({ $field }). Válassz más értéket.
trouble-bad-zone = Nincs ilyen időzóna: { $zone }. Írd be egy közeli nagyváros nevét, és válassz a javaslatok közül.
trouble-bad-quiet-hours = A csendes órák kezdete és vége nem eshet egybe.
trouble-bad-vacation = A szabadság vége csak jövőbeli időpont lehet, legfeljebb két hónapra előre.
trouble-bad-extension = Hosszabbítani legalább egy órával és legfeljebb két héttel lehet.
trouble-too-late = Amikor ezt megnyomtad, már lejárt a határidő ({ $due }). A paneleden látod, mi történt.
trouble-no-deadline = Nincs határidő, amelyet meg lehetne hosszabbítani.
trouble-already-paused = A játszma már szünetel.
trouble-not-paused = A játszma nem szünetel.
trouble-not-away = Most senki sem játszik a helyeden.
trouble-not-offered = { FORM($seat, "The") } helye nem vehető át. Válassz olyat, amelyik igen.
trouble-knows-another = Ebben a játszmában ismered egy másik hely titkait, ezért { FORM($seat, "the") } helyét nem veheted át. Másvalakinek kell átvennie.
trouble-sent-away = Kizártak ebből a játszmából, és nem térhetsz vissza.
trouble-not-overdue = { FORM($seat, "The") } játékosa nem késik, így a többieknek szavazniuk kell róla.
trouble-not-admitted = Az asztal úgy döntött, hogy nem kapsz helyet ebben a játszmában.
trouble-not-moderator = Itt ezt csak az teheti meg, akinek van **Csatornák kezelése** jogosultsága. A házigazda a játszma kezdete előtt teheti meg, vagy ha a csatorna eltűnt.
trouble-other-server = Az a játszma egy másik szerveré. Ott add ki ezt a parancsot.
trouble-same-channel = A játszma már ebben a csatornában van.
trouble-already-host = Ez a játékos már most is a házigazda.
trouble-not-lent = Nem adtál kölcsön helyet.
trouble-nobody-there = { FORM($seat, "The") } helyén senki sem játszik, így nincs kit kizárni.
trouble-not-needed = { FORM($seat, "The") } játékosa nincs távol, és nem is késik.
trouble-same-level = { FORM($seat, "The") } helyén már most is ilyen szintű helytartó játszik.
trouble-no-such-proposal = Nincs ilyen javaslat, vagy már lezárult a szavazás róla.
trouble-already-proposed = Ilyen szavazás már folyik. Várd meg a végét.
trouble-no-vote = Erről te nem szavazhatsz.
trouble-nothing-to-undo = Az utolsó válaszodat egyedül már nem vonhatod vissza: valaki más lépett, vagy valami rejtett napvilágra került. Itt kérheted, hogy mindenki szavazzon róla: { COMMAND("game run") }.
trouble-no-such-moment = A játszma nem térhet vissza ehhez a pillanathoz. Válassz másikat a listából.

## A token for each place

tokens-place = Hely
tokens-for = Jelző ide: { $place }
tokens-none-yet = még nincs jelző
tokens-none = Nincs jelző
tokens-limit = { $tokens }: { $used }/{ $most }
tokens-short = Nincs elég jelző: { $places } helyre csak { $number } jut.
