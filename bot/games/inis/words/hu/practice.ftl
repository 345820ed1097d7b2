## Feladatok, amelyeken az első játszma előtt kipróbálható a játék.

practice-build = Építs fellegvárat
practice-build-task = Te jössz. Játszd ki a Fellegvár lapot, és az Öbölben építs, ahol csak a te klánjaid vannak.
practice-build-solved = A fellegvár az összecsapásban megvéd egy klánt. Ott marad, akárki is ott a törzsfő.
practice-build-missed = Az Öbölben nincs fellegvár. Játszd ki a Fellegvár lapot, és válaszd azt: Öböl.

practice-conquest = Vonulj üres földre
practice-conquest-task = Játszd ki a Hódítás lapot, válaszd a Völgyet, és vidd oda két klánodat az Öbölből. A Völgyben senki sincs.
practice-conquest-solved = A Völgyben neked van a legtöbb klánod, ezért te vagy ott a törzsfő. Ha egy klán az Öbölben marad, ott is te maradsz az.
practice-conquest-missed = Nem te vagy a Völgy törzsfője. Játszd ki a Hódítás lapot, válaszd a Völgyet, és vigyél oda klánokat.

practice-pretender = Jelentkezz a koronáért
practice-pretender-task = Hat szentély mellett vagy jelen, ez győzelmi feltétel. Végy el egy trónkövetelő-jelzőt.
practice-pretender-solved = Ha a feltétel a következő forduló elején is teljesül, győzöl. Addig mindenki látja a jelzőt, és megpróbálhat megállítani.
practice-pretender-missed = Trónkövetelő-jelző nélkül senki sem győz. Vedd el a körödben, lap kijátszása helyett.
