# Versenyek: fordulók több asztalon, amelyeket a bot maga állít össze és indít el.

## The post that is kept up to date

tournament-title = **{ $number }. verseny**: { $rules }
tournament-open = A házigazda { $host }. A részvételhez nyomd meg ezt: **{ tournament-join }**. Ha a házigazda megnyomta ezt: **{ tournament-begin }**, onnantól minden magától megy.
tournament-rounds = { $rounds } forduló, lehetőleg { $size } helyes asztaloknál.
tournament-pace-slow = Idő egy-egy válaszra: { $time }; ha egyszerre többen válaszolnak, kétszer annyi.
tournament-pace-live = Élő játék: mindenki itt van, és perceken belül válaszol.
tournament-nobody = Még senki sem jelentkezett.
tournament-players = { $count } játékos: { $users }
tournament-others = És még { $count }.
tournament-tables = A következő forduló: { $tables } asztal, ennyi hellyel: { $seats }.
tournament-stewards = A játékosok száma nem osztható el egyenlően, ezért { $seats } helyen helytartó játszik.
tournament-how = Egy asztal első helyezettje 1 pontot kap, az utolsó 0-t, a köztes helyezések egyenletesen kevesebbet.
tournament-ties = Egyenlő pontszámnál a győzelmek döntenek, aztán az ellenfelek pontjai, aztán az, hogy közös asztalnál ki volt előrébb, végül a sors. A helytartók nem szerepelnek a rangsorban, és a félbehagyott játszma senkinek sem számít.
tournament-closed = Ezt a versenyt a kezdete előtt lezárták.

## A round, and the standings

tournament-round = **{ $round }. forduló, összesen { $rounds }**
tournament-table-playing = { $table }. asztal: { $place }
tournament-table-over = { $table }. asztal: { $place }, vége
tournament-table-void = { $table }. asztal: { $place }, félbemaradt, senkinek sem számít
tournament-soon = mindjárt kezdődik
tournament-seed = A sorsolás alapja: { $seed }
tournament-standings-title = **Rangsor**, { $round }. forduló
tournament-line = { $place }. { $player }: **{ $points }** · { $wins } győzelem
tournament-line-gone = { $place }. { $player }: **{ $points }** · { $wins } győzelem · kilépett
tournament-won = { $player } nyeri a versenyt, { $points } ponttal.
tournament-unwon = A versenynek vége, és senkinek sincs pontja.

## The post of a table, and its thread

tournament-table = **{ $number }. verseny, { $round }. forduló (összesen { $rounds }), { $table }. asztal**: kezdődik a játszma, az itteni szálban.
tournament-seat = { $seat }: { $player }
tournament-steward = helytartó
tournament-thread = { $number }. verseny, { $round }. forduló, { $table }. asztal

## Buttons, and the host's panel

tournament-join = Részt veszek
tournament-leave = Kilépek
tournament-more = Továbbiak
tournament-standings = Rangsor
tournament-earlier = Előrébb
tournament-later = Hátrébb
tournament-begin = Kezdés
tournament-stop = A verseny vége
tournament-keep = Mégsem
tournament-choose-ruleset = Melyik játék
tournament-choose-size = Helyek egy asztalnál
tournament-choose-rounds = Fordulók
tournament-choose-pace = Idő egy-egy válaszra
tournament-size = { $size } hely
tournament-number = { $rounds } forduló
tournament-sure-open = Lezárod ezt a versenyt, mielőtt elkezdődik?
tournament-sure-running = Véget vetsz ennek a versenynek a mostani rangsorral? A folyó játszmák folytatódnak, de már nem számítanak.
tournament-hindered = ⚠ A bot nem tudja vezetni ezt a versenyt, mert a csatornában hiányoznak ezek a jogosultságok: { $permissions }. Ha megkapja őket, a verseny magától folytatódik.

## What has been done

tournament-in = ✓ Részt veszel. Amikor a verseny elkezdődik, a bot megemlít az asztalodnál.
tournament-in-later = ✓ A következő fordulótól részt veszel. Az addigi fordulók 0 pontot érnek.
tournament-out = ✓ Nem veszel részt a versenyen.
tournament-out-later = ✓ Nem kapsz több asztalt, és a pontjaid megmaradnak. A mostani játszmád folytatódik; kilépni belőle ott lehet: { COMMAND("game leave") }.
tournament-set = ✓ Mentve.
tournament-began = ✓ A verseny elkezdődik. A bot most nyitja meg az asztalokat.
tournament-stopped = ✓ A versenynek vége.

## What cannot be done

trouble-no-tournament = Ez a verseny már nincs meg. Hogy van-e másik, megmutatja: { COMMAND("game tournament") }.
trouble-tournament-here = Ebben a csatornában már zajlik { AZ($number) }. verseny. Nyiss másikat egy másik csatornában, vagy előbb vess véget ennek.
trouble-tournament-no-tables = Ehhez nincs legalább három helyes asztal: { $ruleset }. Verseny így nem lehet belőle, válassz másik játékot.
trouble-tournament-joined = Már részt veszel.
trouble-tournament-not-in = Nem veszel részt ezen a versenyen.
trouble-tournament-last-round = Már az utolsó forduló zajlik, ezért senki sem csatlakozhat.
trouble-tournament-full = Ez a verseny megtelt: { $most } játékos vesz részt benne.
trouble-tournament-over = Ennek a versenynek vége.
trouble-tournament-begun = A verseny elkezdődött, ezért ez már nem módosítható.
trouble-tournament-few = Egy versenyhez legalább { $least } játékos kell, és most { $number } van. Kezdd el, ha többen lesztek.
trouble-tournament-not-host = Ezt csak a verseny házigazdája teheti meg, és az, aki a szervert kezeli.
trouble-tournament-not-manager = Itt nincs verseny. A megnyitásához **Szerver kezelése** jogosultság kell.
trouble-tournament-channel = A versenyhez közönséges szöveges csatorna kell, mert minden asztal külön szálat kap. Nyisd meg egy ilyenben.
trouble-tournament-refused = { $reason }
trouble-tournament-threads = A bot itt nem tud asztalokat nyitni, mert hiányoznak ezek a jogosultságok: { $permissions }. Add meg őket, és próbáld újra.
trouble-tournament-no-channel = A verseny csatornája már nincs meg. Nyiss új versenyt egy másik csatornában.
