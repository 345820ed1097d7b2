# Looking at a game: maps, the board in words, explanations.

map-whole = Az egész tábla
map-battle = A csata
map-choose-region = Közelebbről …

palette-default = A nyomtatott színek
palette-deuteranopia = Deuteranópiához (zöld)
palette-protanopia = Protanópiához (piros)
palette-tritanopia = Tritanópiához (kék)
palette-high-contrast = Erős kontraszt

panel-hand = Lapjaim
hand-title = ### Ami a kezedben van · { $title }
    -# Senki más nem látja.

battle-none = Most nincs csata. A legutóbbit elmagyarázza: { COMMAND("why") }.

what-if-button = Mi lenne, ha …
what-if-heading = ### Mi lenne, ha … · { $title }
    -# Mit érne az egyes kártyák kijátszása, annak alapján, amit mindenki lát. Ez nem számít válasznak.
what-if-nothing = Nincs olyan csata, amelynek még nyitott a kimenetele.
what-if-choose = Mi lenne, ha …
what-if-side = { $side-id ->
    [none] { FORM($seat, "The") } senkit sem támogat
   *[other] { FORM($seat, "The") } { FORM($side, "acc") } támogatja
}
what-if-uses = { FORM($seat, "The") } kijátszik egy egyszer használható képességet
what-if-uses-not = { FORM($seat, "The") } nem játszik ki egyszer használható képességet
why-topic-stewards = Mit tettek legutóbb a helytartók
why-title-stewards = ### Miért tették ezt a helytartók
why-steward = - **{ $seat }** ({ $level }), { $what }: { $reason }
why-no-steward = Nincs mit elmondani: a helytartók még semmi olyat nem tettek, amiről mindenki tudhat.

why-topic-refusal = Legutóbb elutasított válaszom
why-title-refusal = ### Legutóbb elutasított válaszod
why-not-refused = A bot legutóbbi indulása óta egyetlen válaszodat sem utasítottuk el.
why-line = { $line } · { $rule }
why-nothing = Még nem volt ilyen.

record-note = A játszma közben írt jegyzeteid a második fájlban vannak. A jegyzőkönyv nem tartalmazza őket, és csak te kapod meg.
record-here = Az egész játszma, lépésről lépésre. Visszajátszás: `python -m engine replay`; bármely pillanat lerajzolása: `python -m bot.render`.

## The log

log-title = ### Napló · { $title }
    -# { $page }/{ $pages }. oldal
log-heading = **{ $moment }**
log-line = - { $sentence }
log-line-private = - { $sentence } *(csak te látod)*
log-nothing = Ilyen esemény nem történt.
log-first = « Első
log-before = ◂
log-after = ▸
log-last = Utolsó »
log-filter = Szűrő
log-any-topic = Minden
log-any-round = Minden forduló
log-any-phase = A forduló minden része
log-any-seat = Mindenki
log-not-yours = Az a játszma máshol folyik. A naplóját csak a játékosai olvashatják, és azok, akik látják a csatornáját.
log-not-here = Itt nem mindenki láthatja annak a játszmának a csatornáját, ezért a naplója nem mutatható meg mindenkinek. Ha csak magadnak kéred, hagyd el ezt: **mindenkinek** (share).
topic-table = Az asztal: helyek, idő, beszélgetés
topic-votes = Szavazások

## Looking things up

lookup-title = ### { $title }
lookup-card-of-game = { $card } ({ $game })
trouble-nothing-of-that-name = Itt nincs ilyen nevű: { $given }. Válassz a javaslatok közül.
trouble-nothing-to-look-up = Ebben a játszmában nincs minek utánanézni.

## The rules

# Words that say nothing of what is looked for.
rules-fillers = a az egy és vagy is ha nem ne de hogy mi mit ki kit kié milyen mely melyik mikor hol hová honnan hogyan miért mennyi hány van vannak volt lesz lehet kell tud tudok tudom én te ő mi ti ők ez azt ezt az annak ennek ott itt akkor már még csak mint meg el be ki le fel át
# Words that mean much the same, a group on each line.
rules-alike =
    döntetlen egyenlő azonos egyezés holtverseny
    harc csata összecsapás küzdelem
    győzelem győz nyer győztes
    veszít vesztes veszteség elveszít
    egység csapat bábu sereg klán
    eldob dob eldobás
    pénz fizet költség ár kerül
    kezdet kezd kezdés előkészületek indulás
    vége befejez befejezés utolsó
rules-title = ### { $where }
    -# A játék szabályai a mi szavainkkal: { $game }
rules-contents = Fejezetek
rules-searched = Szabályok, amelyekben szerepel: „{ $words }”
rules-paragraph = **{ $number }** { $text }
rules-heading = ▸ **{ $number } { $text }**
rules-at-table = -# ◆ Ennél az asztalnál: { $ruling }: { $reading }
rules-by-default = -# ◆ Alapesetben: { $ruling }: { $reading }
rules-otherwise = -# ◆ **Ennél az asztalnál másképp:** { $ruling }: { $reading }
rules-overruled = -# ◆ **Ebben a játszmában másképp:** { $numbers }
rules-more = …
rules-found-more = -# { $count ->
    [one] Van még egy; a menüben találod.
   *[other] Van még { $count }; az elsőket a menüben találod.
}
rules-not-found = Nincs találat. Próbálj más szavakat, vagy nézd végig a fejezeteket.
rules-no-such-number = -# Nincs ilyen szabály: { $number }.
rules-choose = Olvasd el …
rules-section = A teljes { $number }. rész
rules-chapter = { $number }. fejezet
rules-all = Fejezetek
rules-button = Szabály: { $number }
trouble-no-rules = Itt nincsenek szabályok ehhez: { $ruleset }.

hand-open = Ebben a játszmában egyetlen lap sem titkos.

## Games without pictures or battles

map-none = Erről a játszmáról nincs kép. Szavakkal leírja: { COMMAND("board") }.
board-nothing = A táblán még nincs semmi.
battle-never = Ebben a játékban nincsenek csaták.
yes = igen
no = nem
