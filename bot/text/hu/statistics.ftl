# What finished games come to: statistics, ratings, reliability, and a player's year.

## Statistics

card-statistics = Statisztika
statistics-title = { $ruleset }: { $players } játékos
statistics-games = { $games } befejezett játszma, átlagosan { $rounds } forduló; helytartókkal: { $stewards }
statistics-none = Itt még nincs mit számolni: ezen a szerveren még egy ilyen játszma sem ért véget.
statistics-counting = Az épp véget ért játszmákat még számoljuk; nézz vissza egy perc múlva.
statistics-nothing = Itt nincs mit mutatni: ezekben a játszmákban ilyesmi nem fordult elő, vagy senki sem mérte.
statistics-failed = ⚠ A kép nem készült el. Próbáld újra.
statistics-choose = Melyik játszmák
statistics-kind = { $ruleset }, { $players } játékos ({ $games })
statistics-about-seats = Helyek
statistics-about-games = Hossz és befejezés
statistics-about-cards = Kártyák
statistics-about-bids = Licitek
statistics-about-pace = Idő
statistics-about-records = Rekordok
statistics-wins = Győzelmek helyek szerint
statistics-wins-foot = A fekete vonalak 95 százalékos intervallumok: kevés játszmánál sok múlik a szerencsén. A piros jel ott van, ahol minden hely lenne, ha egyformák volnának.
statistics-of = { $part } / { $whole }
statistics-place = { $part } / { $whole }, átlagos helyezés: { $place }
statistics-share = { $percent }%
statistics-length = Hány fordulóig tart egy játszma
statistics-round = { $number } forduló
statistics-endings = Hogyan érnek véget a játszmák
statistics-draw = döntetlen
statistics-conceded = az asztal megegyezett a győztesben
statistics-cards = A legtöbbször kijátszott kártyák
statistics-card-note = { $part } / { $whole }; aki kijátssza, a játszmák { $percent } százalékát nyeri
statistics-bids = Mire licitálnak, és átlagosan mennyit
statistics-bid-note = { $times } alkalom; a legmagasabb licit átlagosan { $top }, legfeljebb { $most }
statistics-pace = Mennyi idő alatt válaszolnak az emberek
statistics-pace-note = { $answers } válasz; tízből kilenc ennyi időn belül: { $span }
statistics-pace-foot = A válaszok fele ennél rövidebb idő alatt megjön. A titokban is adható válaszok nem számítanak.
statistics-days = { $days } nap
statistics-hours = { $hours } óra
statistics-minutes = { $minutes } perc
statistics-seconds = { $seconds } mp
bests-fastest = **Leggyorsabb győzelem:** { $who } { AZ($round) }. fordulóban ({ $game }. játszma)
bests-biggest = **{ $heading }:** { $told } ({ $game }. játszma)
bests-peace = **Leghosszabb béke:** { $rounds } forduló ({ $game }. játszma)
bests-row = **Legtöbb győzelem egymás után:** { $user }, { $row }
bests-none = Még nincs rekord.
bests-note = -# Aki nem szeretne a listán vagy névvel szerepelni, azt itt nem nevezzük meg.

## Profiles

profile-title = **{ $user }** ezen a szerveren
profile-hidden = { $user } nem szeretne a listán lenni.
profile-reliability = **Megbízhatóság: { $percent }%**
profile-reliability-new = **Megbízhatóság: új itt**
profile-made-of = { $timely } válasz időben, { $late } késve; { $finished } játszma végigjátszva, { $left } otthagyva; { $taken } hely átvéve; távol, előre szólva: { $away } alkalommal
profile-how = Ez az időben adott válaszok aránya a határidősek között. Egy otthagyott játszma egy késésnek számít; egy otthagyott hely átvétele 5 időben adott válasznak számít. Ami féléves, feleannyit ér, és mindenki 10 időben adott válasszal kezd. Aki előre szól, hogy távol lesz, annak nem kerül semmibe.
profile-ratings = **Értékszámok**
profile-rating = { $kind }: **{ $points }** ± { $spread }, { $games } játszma után, { $wins } győzelem
profile-rating-note = Mindenki 1000-ről indul; 95 százalékos bizonyossággal az érték legfeljebb a ± utáni számmal tér el. A hely is számít: egy gyengével nyerni többet ér.
profile-no-rating = Még egy értékelt játszma sem ért véget.
profile-not-rated = Ezen a szerveren nincs értékszámod, mert nem kértél.
profile-games = Itt befejezett játszmák: { $games }, győzelem: { $wins }
profile-row = Győzelmek egymás után: legfeljebb { $row }, most { $now }
profile-fastest = Leggyorsabb győzelem: { AZ($rounds) }. fordulóban ({ $kind })
profile-met = Játszmák veled: { $games }; előtte végeztél: { $ahead }, mögötte: { $behind }
profile-rate = Kérek értékszámot itt
profile-unrate = Nem kérek értékszámot
profile-list = Legyek újra a listán
profile-unlist = Ne legyek a listán
profile-leaders = Ranglista mutatása
profile-year = Az évem: { $year }
profile-rated-now = Mostantól van értékszámod ezen a szerveren; az itt már befejezett játszmáid is számítanak.
profile-unrated-now = Ezen a szerveren már nincs értékszámod.
profile-listed-now = Mások újra láthatják itt a profilodat.
profile-unlisted-now = Senki más nem látja itt az értékszámodat és a megbízhatóságodat; az az asztal, amelyik megbízhatóságot kér, továbbra is megtudja, hogy megvan-e.
leaderboard-title = **Ranglista: { $kind }**
leaderboard-line = { $place }. { $user }: **{ $points }** ± { $spread } ({ $games } játszma, { $wins } győzelem)
leaderboard-none = Még nincs senki a listán. Aki szeretne, itt kér értékszámot: { COMMAND("profile") }.
leaderboard-how = A sorrend az értékszámon múlik, levonva belőle a bizonytalanság kétszeresét; ezért aki keveset játszott, hátrébb áll.
leaderboard-seats = Mennyit érnek a helyek: { $seats }
leaderboard-seat = { $seat } { $points }

## A player's year

year-title = **Az éved: { $year }**
year-none = Ebben az évben nem fejeztél be játszmát: { $year }.
year-of = { $user } éve: { $year }
year-summary = Befejezett játszmák: { $games }; győzelmek: { $wins }; fordulók: { $rounds }
year-seats = Legtöbbet játszott helyek
year-cards = Legtöbbször kijátszott kártyák
year-post = Közzététel a csatornában
year-games = { $games } játszmát fejeztél be { $rounds } forduló alatt, ebből { $wins } játszmát nyertél meg.
year-seat = Legtöbbször { FORM($seat, "the") } voltál ({ $times } alkalommal).
year-card = Az év kártyája nálad: { $card }, { $times } alkalommal.
year-mate = A legtöbbször vele játszottál: { $user } ({ $times } játszma).
year-pace = Válaszaid fele ennyi időn belül megjött: { $span }.
year-bid = A legmerészebb licited: { $power } hatalom. Mire: { $subject }.
year-answers = { $answers } választ adtál.
table-year-over = Nézz vissza az évedre ({ $year }): { COMMAND("profile") }, majd nyomd meg az **Az évem** gombot.

## At a table

lobby-reliable = { $player } · { $percent }%-ban megbízható (időben: { $timely } / { $due } válasz, végigjátszva: { $finished } / { $games } játszma)
lobby-reliable-new = { $player } · új itt
agreed-reliability = Aki csatlakozik, legalább { $value }%-ban legyen megbízható.
setting-reliability-none = Bárki
setting-reliability-none-note = Nincs alsó határ.
setting-reliability-value = { $value }%
setting-reliability-value-note = Ahogy a profilok mutatják ezen a szerveren.
setting-rated-people = Ha végig emberek játsszák
setting-rated-people-note = Számít, ha minden hely egy kézben marad, helytartók nélkül.
setting-rated-all = Mindenképpen
setting-rated-all-note = A helytartók is ellenfelek; a hely annak számít, akié a végén.
setting-rated-none = Nem számít
setting-rated-none-note = Egy értékszámba sem számít bele.
agreed-rated-all = Értékszámok: mindenképpen számít, helytartókkal és cserélt játékosokkal is.
agreed-rated-none = Értékszámok: nem számít.
setup-page-rating = Értékszámok
setting-rated = **Értékszámok**: számít-e ez a játszma?
setting-reliability = **Megbízhatóság**: mennyire legyen megbízható, aki csatlakozik?
trouble-not-reliable = Ez az asztal { $least }%-os megbízhatóságot kér, a tiéd { $percent }%. Itt látod, miből áll össze: { COMMAND("profile") }. Minden időben adott válasz javítja.
