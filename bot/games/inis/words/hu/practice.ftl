## Feladatok, amelyeken az első játszma előtt kipróbálható a játék.

practice-draft = Tarts meg egy lapot
practice-draft-task = Az akciókártyákat most osztjátok el. Hármat látsz: tartsd meg a Felfedezést. A másik kettő az ellenfeledé lesz.
practice-draft-solved = Egy évszakban csak a megtartott lapjaiddal tehetsz valamit. Amit továbbadsz, azt ellened is fordíthatják, de ismered.
practice-draft-missed = A Felfedezés az ellenfeledhez került. Válaszd ki azt a lapot, amelyet meg akarsz tartani, és véglegesítsd.

practice-new-clans = Légy törzsfő
practice-new-clans-task = Játszd ki az Új klánok lapot. Mindkét klánt a Völgybe tedd, ahol a Zöldnek több klánja van, mint neked.
practice-new-clans-solved = Három kettő ellen: akinek a legtöbb klánja van egy területen, az ott a törzsfő. A lerakás nem indít összecsapást.
practice-new-clans-missed = A Völgyben még mindig a Zöld a törzsfő. Játszd ki az Új klánok lapot, és mindkettőt oda tedd.

practice-build = Építs fellegvárat
practice-build-task = Te jössz. Játszd ki a Fellegvár lapot, és az Öbölben építs, ahol csak a te klánjaid vannak.
practice-build-solved = A fellegvár az összecsapásban megvéd egy klánt. Ott marad, akárki is ott a törzsfő.
practice-build-missed = Az Öbölben nincs fellegvár. Játszd ki a Fellegvár lapot, és válaszd az Öblöt.

practice-conquest = Vonulj üres földre
practice-conquest-task = Játszd ki a Hódítás lapot, válaszd a Völgyet, és vidd oda két klánodat az Öbölből. A Völgyben senki sincs.
practice-conquest-solved = A Völgyben neked van a legtöbb klánod, ezért te vagy ott a törzsfő. Ha egy klán az Öbölben marad, ott is te maradsz az.
practice-conquest-missed = Nem te vagy a Völgy törzsfője. Játszd ki a Hódítás lapot, válaszd a Völgyet, és vigyél oda klánokat.

practice-druid = Hozz vissza egy lapot
practice-druid-task = Játszd ki a Druidát. Vedd fel a Hódítást az eldobott lapok közül.
practice-druid-solved = A Druida annyit ér, mint bármelyik lap, amelyet ebben az évszakban kijátszottak. Előbb nézd meg, mi fekszik ott.
practice-druid-missed = A Hódítás nincs a kezedben. Játszd ki a Druidát, és válaszd a Hódítást.

practice-shelter = Húzódj menedékbe
practice-shelter-task = A Zöld összecsapást indított az Öbölben, három klán a te kettőd ellen. Egy fellegvár üres: rejts el benne egy klánt.
practice-shelter-solved = Védett klánt senki sem támadhat meg. Akármi jön is, ott maradsz az Öbölben.
practice-shelter-missed = Mindkét klán kint maradt, és megtámadható. Nyomd meg a **Fellegvárba** gombot.

practice-attack = Nyerj meg egy összecsapást
practice-attack-task = Összecsapás az Öbölben, két-két klán. A Zöldnek nincs akciókártyája. Támadd meg a Zöldet.
practice-attack-solved = Akit megtámadnak, klánt vagy akciókártyát veszít. A Zöldnek nem volt lapja, így egy klánja odalett, és te vagy a törzsfő.
practice-attack-missed = Nem te vagy az Öböl törzsfője. Válaszd a **Támadás** lehetőséget, aztán a Zöldet.

practice-deed = Szerezz hőstettet
practice-deed-task = Nálad van a Bárd, amely válasz is lehet. Támadd meg a Zöldet, akinek nincs akciókártyája. Ha a klánja odalett, játszd ki a Bárdot.
practice-deed-solved = A triszkellapot akkor játszod ki, amikor megtörténik, amit megnevez. A hőstett 1-et ér abban a győzelmi feltételben, ahol a legtöbbet segít.
practice-deed-missed = Nincs hőstetted. Támadd meg a Zöldet, és ha válaszolhatsz, válaszd a Bárdot.

practice-geis = Állíts meg egy lapot
practice-geis-task = A Zöld fellegvárat akar építeni az Öbölben. Most passzolj. Amikor a Zöld kijátssza azt a lapot, válaszolj a Geisszel.
practice-geis-solved = A lap hatástalan, és elhasználódott. Az ilyen választ tartogasd arra a lapra, amely a legjobban fájna.
practice-geis-missed = A Zöld fellegvára áll az Öbölben. Passzolj, és ha válaszolhatsz, válaszd a Geist.

practice-pretender = Jelentkezz a koronáért
practice-pretender-task = Hat szentélynél vagy jelen, ez győzelmi feltétel. Végy el egy trónkövetelő-jelzőt.
practice-pretender-solved = Ha a feltétel a következő forduló elején is teljesül, győzöl. Addig mindenki látja a jelzőt, és megpróbálhat megállítani.
practice-pretender-missed = Trónkövetelő-jelző nélkül senki sem győz. Vedd el a körödben, lap kijátszása helyett.
