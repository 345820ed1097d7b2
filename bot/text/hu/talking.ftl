# What players say to each other: in public, in private, and what they declare.

## In public; everybody may read all of it, and it stays in the log

table-said = **{ $seat }**: { $text }
table-allied = **{ FORM($seat, "The") }** szövetséget hirdet **{ FORM($ally, "ins") }**. A szövetség senkit sem köt. Viszonozható is: { COMMAND("say") }.
table-allied-both = **{ FORM($seat, "The") }** és **{ FORM($ally, "the") }** szövetségesek. A szövetség egyiküket sem köti; bármelyikük bármikor felbonthatja.
table-alliance-ended = **{ FORM($seat, "The") }** felbontja a szövetséget **{ FORM($ally, "ins") }**.

done-said = ✓ Elhangzott a csatornában, a helyed nevében.
done-said-later = ✓ Feljegyezve. A bot most nem írhat a csatornába; amint írhat, ott is közzéteszi, a maga helyén.
done-allied = ✓ Kihirdetve a csatornában. Senkit sem köt, és a bot senkin sem kéri számon.
done-alliance-ended = ✓ Felbontva, és a csatorna is tud róla.

trouble-say-less = Túl sok üzenet egyszerre. Próbáld újra fél perc múlva.
trouble-ally-oneself = Magaddal nem szövetkezhetsz.
trouble-already-allied = Ezt már kihirdetted. Szövetség akkor lesz, ha { FORM($seat, "the") } viszonozza.
trouble-not-allied = Nincs szövetség közted és { FORM($seat, "the") } között.

## In private

talk-name = { $game }. játszma · { $seats }
talk-opening = ### Beszélgetés: { $players }
    -# { $game }. játszma
talk-warning =
    {"**"}Ki olvashatja még ezt?** A szerver tulajdonosa, az adminisztrátorai, és mindenki, akinek **Szálak kezelése** jogosultsága van: bármikor, észrevétlenül. Aki később átveszi valamelyik helyet, szintén mindent elolvashat.
    Amiben itt megállapodtok, az senkit sem köt. Amit senki más nem olvashat soha, azt közvetlen üzenetben írjátok meg egymásnak.
talk-here = ✓ A beszélgetésetek: { $thread }
talk-again = ✓ Ez a beszélgetés már megvan: { $thread }
talk-back = -# { FORM($seat, "The") } visszatér ebbe a beszélgetésbe. { $users }
talk-joined = Innentől { $user } játszik { FORM($seat, "the") } helyén, és csatlakozik ehhez a beszélgetéshez. Mindent elolvashat, ami fentebb áll.
talk-left = { $user } már nem játszik { FORM($seat, "the") } helyén, ezért kikerült ebből a beszélgetésből. Ami fentebb áll, azt eddig elolvashatta.
talk-lacks = A bot itt nem nyithat beszélgetést. Hiányzó jogosultságok: { $permissions } ({ $channel }). Aki a csatornát kezeli, engedélyezheti. Addig közvetlen üzenetben írjatok egymásnak.
talk-no-place = A beszélgetések egy szöveges csatorna privát szálai, ez a játszma pedig nem ilyenben folyik. Írjatok egymásnak közvetlen üzenetben.
talk-locked = Zárolva van a beszélgetésetek: { $thread }. Aki szálakat kezelhet, feloldhatja. Addig közvetlen üzenetben írjatok egymásnak.
talk-failed = A Discord most nem engedte megnyitni a beszélgetést. Próbáld újra kicsit később.
talk-not-added = ⚠ Nem sikerült hozzáadni: { $users }. Talán már nincsenek a szerveren.
trouble-talk-alone = Adj meg legalább egy másik játékost, akivel beszélnél.
trouble-nobody-to-talk-to = { FORM($seat, "The") } helyén nem játszik senki, így nincs kivel beszélni.
trouble-talk-public = Ez az asztal abban állapodott meg, hogy csak nyilvánosan beszéltek. Írj a csatornába, vagy ajánlj nyilvános alkut.
trouble-talk-spoken = Ez az asztal abban állapodott meg, hogy csak nyilvánosan beszéltek, és senki sem tudja, ki kit játszik. Így szólj: { COMMAND("say") }, vagy ajánlj nyilvános alkut.
trouble-talk-relayed = Ez az asztal abban állapodott meg, hogy minden beszélgetés a bot útján folyik: { COMMAND("talk") }.
trouble-faceless = Ennél az asztalnál senki sem tudja, ki kit játszik, ezért egyetlen játékos sem nevezhető meg.
relay-title = Üzenet. Címzett: { $seats }
relay-label = Amit a bot mondjon helyetted
relay-answer = Válaszolok
relay-done = ✓ Elküldve közvetlen üzenetben, a helyed nevében. Címzett: { $seats }. Szöveg: { $text }
relay-note = -# Aki nem fogad közvetlen üzenetet a bottól, az nem kapja meg.
table-relayed = **{ FORM($seat, "The") }** üzen. Címzett: { $seats }. { $text }
trouble-tournament = Ennél az asztalnál versenyszabályok érvényesek, ezért ez nem lehetséges.
trouble-talk-none = Ez az asztal abban állapodott meg, hogy a játékosok nem beszélnek egymással.

permission-create-private-threads = Privát szálak létrehozása
without-create-private-threads = Enélkül a játékosok nem nyithatnak egymással beszélgetést.

## How the game stands

overview-title = ### { $title }
    {"**"}{ $moment }**
overview-awaited = **Akikre várunk ({ $what }):**
overview-since = ○ { $seat } · sorra került: { $since }
overview-since-due = ○ { $seat } · sorra került: { $since } · határidő: { $due }
overview-stopped = ○ { $seat } · sorra került: { $since } · az óra áll
overview-waits = ○ { $seat }
overview-answered = ✓ { $seat }
overview-discreet = **Válaszlépésekre várunk.** Hogy ki válaszolhat, az rejtve marad.
overview-over = A játszma véget ért.
overview-alliances = **Szövetségek** (senkit sem kötnek)
overview-allied = - { $one } és { $other }, { $since } óta
overview-declared = - { $one } → { $other }, viszonzatlanul, { $since } óta
overview-log = Napló
