# What hosting brings with it: upgrades, backups, limits, health.

trouble-pinned = Ez a játszma szünetel: olyan szabályok szerint folyt, amelyek a bot e változatában már nincsenek meg. Semmi sem veszett el, és a bot üzemeltetője értesült róla.
trouble-past-rules = Ez a játszma korábbi szabályok szerint folyt, és a bot e változata nem tudja megmutatni a tábláját. A jegyzőkönyve megmaradt.
table-pinned = A bot frissült, és ez a játszma az új szabályokkal nem folytatható. Szünetel, minden óra áll; semmi sem veszett el. A bot üzemeltetője értesült róla.
table-unpinned = A bot ismét frissült, és ez a játszma onnan folytatódik, ahol abbamaradt.
table-set-aside = Nem olvasható { AZ($game) }. játszma mentése, ezért a játszma szünetel. Minden óra áll. A bot üzemeltetője értesült róla.
table-said-blocked = Az üzeneted { AZ($game) }. játszmában nem jelent meg: a szerver automatikus moderálása letilt benne valamit. Mondd el más szavakkal: { COMMAND("say") }.
table-blocked = Egy üzenet { AZ($game) }. játszmából nem jelent meg, mert a szerver automatikus moderálása letilt benne valamit. Itt megtalálod: { COMMAND("log") }. Aki a szervert kezeli, kivételt tehet a bot rangjával: Szerverbeállítások, AutoMod.
table-stuck = Nem sikerült egy lépés ({ $game }. játszma), újra megpróbáljuk. A bot üzemeltetője értesült róla.
table-halted = A játszma vár: a bot szabályai szerint innen nincs folytatás. Ez a bot hibája, az asztalnál senki sem tehet róla; minden óra áll, és a bot üzemeltetője értesült róla.
table-halted-host = A bot szabályai szerint innen nem folytatható { AZ($game) }. játszma. Minden óra áll. Ha van korábbi pillanat, az asztal szavaz arról, hogy visszatér-e hozzá. A bot üzemeltetője értesült róla.
table-rules-changed = A bot frissült, és néhány szabályt ezentúl másképp értelmezünk. Ami ebben a játszmában eddig történt, az érvényes marad.
table-asked-again = A bot frissült, és néhány szabályt ezentúl másképp értelmezünk. Az utolsó válasz már nem felel meg nekik, ezért a kérdést újra feltesszük.
table-restored = A botot biztonsági mentésből állítottuk vissza ({ $at }). Minden azóta adott választ újra kérünk, és a mentés utáni gombok elavultak.
card-pinned = ### { $title }
    Ez a játszma szünetel, amíg a botot nem frissítik. Semmi sem veszett el.

## Limits

flood-wait = Ez így egyszerre sok volt. Várj egy pillanatot, aztán folytasd.
server-not-served = Ez a bot csak az üzemeltetője által kiválasztott szervereken játszik, és ez nem tartozik közéjük. Kérd meg az üzemeltetőt, hogy vegye fel ezt a szervert, vagy játsszatok egy másikon.
trouble-too-many-games = Annyi játszmának vagy a házigazdája, amennyinek itt egyvalaki lehet: { $number }. Előbb zárd le valamelyiket.
trouble-server-full = Ezen a szerveren annyi játszma van, amennyi csak lehet: { $number }. Előbb az egyiknek véget kell érnie.

## How the bot is

health-not-yours = Ez a bot üzemeltetőjének szól (az alkalmazás tulajdonosának vagy csapata tagjának), illetve annak, aki a szervert kezeli.
health-here = ### A bot állapota és a szerver játszmái
health-version = **Ravenry { $version }**, ennyi ideje fut: { $time }
health-latency = Szívverés a Discordig és vissza: { $ms } ms
health-shards = Shardok: { $count }
health-shard = · { $shard }. shard: { $servers } szerver, { $ms } ms
health-shard-away = · ⚠ { $shard }. shard: nincs kapcsolat ({ $servers } szerver)
health-games = Játszmák: { $running } folyik, { $lobby } játékosokra vár, { $over } véget ért
health-pinned = ⚠ { $number } játszma szünetel, amíg a botot nem frissítik; az okot megmondja a napló és ez: „python -m bot doctor --dry-run”.
health-lost = ⚠ { $number } játszma elvesztette a csatornáját; másikba tehető: { COMMAND("game move") }.
health-awaited = Várt válaszok: { $awaited }, ebből késik: { $overdue }
health-outbox-empty = Nincs elküldésre váró üzenet.
health-outbox = Elküldésre váró üzenetek: { $number }, a legrégebbi ennyi ideje vár: { $time }
health-direct = ⚠ A Discord nem enged a botnak új közvetlen beszélgetést kezdeni. Akiknek még sosem írt, azokat egyelőre a csatornájukban említi meg (eddig: { $until }).
health-task = ⚠ Újra meg újra hibára fut ez a feladat: { $task } ({ $why }); a naplóban több is van róla.
health-replaced = Az indulás óta lecserélt segédfolyamatok: { $number }
health-replies = Válaszok: általában { $usual }, 100-ból 1 több mint { $slow }, legfeljebb { $most } (eddig { $number })
health-pictures = Képek: általában { $usual }, 100-ból 1 több mint { $slow }, legfeljebb { $most } (eddig { $number })
health-writes = Mentés: általában { $usual }, 100-ból 1 több mint { $slow }, legfeljebb { $most } (eddig { $number })
health-backup = Utolsó biztonsági mentés: { $at }
health-backup-none = ⚠ Még nincs biztonsági mentés.
health-backup-failed = ⚠ Az utolsó biztonsági mentés nem sikerült: { $why }
health-no-fault = Az indulás óta nem volt hiba.
health-fault = Utolsó hiba, { $at }: { $text }

## Beside the bot's name

presence = { $games ->
    [0] /game new · /help
   *[other] /help · 🎲 { $games }
}
