## Standing wishes: what is always answered alike.

instruct-why = Mondd meg egyszer, amire mindig ugyanazt válaszolod, és a játszmának nem kell rád várnia. Senki más nem tudja meg, mit mondtál itt, sem azt, hogy mondtál-e bármit. Ahol egy utasítás nem illik a helyzetre, megkérdezünk.

wish-support = Támogatás mások csatáiban
wish-refuse-support = Nekem felajánlott támogatás
wish-casualties = A veszteségeim
wish-retreat = A visszavonulásaim
wish-house-card = Házkártyák
wish-blade = A valyriai acélkard
wish-raven = A hírvivő holló
wish-wildlings = Licitek a vadak ellen
wish-ties = Egyenlőség, amelyről én döntök
wish-muster = Toborzás
wish-raid = Portyázások
wish-wins = a leggyengébbet, amely biztosan győz, különben a legerősebbet
wish-any = bármelyik másik ház
    .acc = bármelyik másik házat

do-always = Mindig támogatom
do-never = Soha
do-ask = Kérdezzen meg a bot
do-cheapest = Előbb a legolcsóbbat
do-own = Saját egységeimhez vagy tartományomba
do-supplied = Utánpótlásikonos saját tartományba
do-decides = Csak ha attól győzök
do-pass = Nem használom
do-peek = Megnézem a vadak kártyáját
do-threats = Azt, aki a leginkább fenyeget

until-battle = erre a csatára
until-round = erre a fordulóra
until-changed = amíg nem módosítom

strength-4 = 0, ha az erejük 4-nél kisebb
strength-6 = 0, ha az erejük 6-nál kisebb
strength-8 = 0, ha az erejük 8-nál kisebb
strength-10 = 0, ha az erejük 10-nél kisebb
strength-12 = 0, ha az erejük 12-nél kisebb

muster-nothing = semmi
muster-footman = gyalogos
muster-knight = lovag
muster-ship = hajó
muster-siege-engine = ostromgép
muster-to-knight = gyalogosból lovag
muster-to-siege-engine = gyalogosból ostromgép
muster-footman-and-footman = két gyalogos
muster-footman-and-ship = gyalogos és hajó
muster-ship-and-ship = két hajó
muster-footman-and-to-knight = gyalogos, és gyalogosból lovag
muster-ship-and-to-knight = hajó, és gyalogosból lovag
muster-footman-and-to-siege-engine = gyalogos, és gyalogosból ostromgép
muster-to-knight-and-to-knight = két gyalogosból két lovag

step-wish-topic = Miről szóljon az utasításod?
step-wish-what = Mit tegyen a bot?
step-wish-area = Hol?
step-wish-card = Melyik kártyát játszanád ki szívesen?
step-wish-place-1 = Ki legyen az első?
step-wish-place-2 = Ki legyen a második?
step-wish-place-3 = Ki legyen a harmadik? A többiek utána jönnek, a legkevesebb városú elöl.
step-wish-until = Meddig?

wish-says-support = { $do ->
    [always] Támogatom { FORM($house, "acc") } ({ $until }).
    [never] Nem támogatom { FORM($house, "acc") } ({ $until }).
   *[ask] Kérdezzen meg a bot, támogatom-e { FORM($house, "acc") } ({ $until }).
}
wish-says-refuse-support = { $do ->
    [never] Senki támogatását nem utasítom vissza ({ $until }).
   *[ask] Kérdezzen meg a bot, kinek a támogatását utasítom vissza ({ $until }).
}
wish-says-casualties = { $do ->
    [cheapest] Előbb a legolcsóbb egységeimet veszítem el ({ $until }).
   *[ask] Kérdezzen meg a bot, mely egységeimet veszítem el ({ $until }).
}
wish-says-retreat = { $do ->
    [own] Saját egységeimhez vagy saját tartományba vonulok vissza, ahol a legkevesebbet vesztem ({ $until }).
    [supplied] Utánpótlásikonos saját tartományba vonulok vissza, ahol a legkevesebbet vesztem ({ $until }).
   *[ask] Kérdezzen meg a bot, hová vonulok vissza ({ $until }).
}
wish-says-blade = { $do ->
    [decides] A valyriai acélkard +1-ét csak akkor használom, ha attól győzök ({ $until }).
    [never] Nem használom a valyriai acélkardot ({ $until }).
   *[ask] Kérdezzen meg a bot a valyriai acélkardról ({ $until }).
}
wish-says-raven = { $do ->
    [pass] Nem használom a hírvivő hollót ({ $until }).
    [peek] A hírvivő hollóval megnézem a felső vadkártyát ({ $until }).
   *[ask] Kérdezzen meg a bot a hírvivő hollóról ({ $until }).
}
wish-says-wildlings = 0-t licitálok, ha a vadak ereje kisebb, mint { $strength } ({ $until }).
wish-says-ties = Egyenlőségnél elöl, ebben a sorrendben: { $order } ({ $until }).
wish-says-house-card = Ha lehet, { FORM($rival, "the") } ellen ezt játszom ki: { $card } ({ $until }).
wish-says-muster = Amit { FORM($area, "in") } toborzok: { $goods } ({ $until }).
wish-says-raid = { $do ->
        [threats] Azt a parancsot veszi le a portyázásom, amelyik a leginkább fenyeget; ha nincs ilyen, kérdezzen meg a bot ({ $until }).
       *[ask] Kérdezzen meg a bot, melyik parancsot vegye le a portyázásom ({ $until }).
    }
wish-says-house-card-wins = { FORM($rival, "The") } ellen a leggyengébb biztosan győztes kártyámat játszom ki, ha nincs ilyen, a legerősebbet ({ $until }).

presets = **Miről ne kérdezzünk?** Egy gombnyomás, és el van döntve; az **Utasításaim** gombbal visszavonhatod.
preset-support = Támogatást elfogadok
preset-support-tells = minden felajánlott támogatást elfogadsz.
preset-cards = Győzelemre játszom
preset-cards-tells = a leggyengébb házkártyádat játszod ki, amely mindent megver, amit az ellenfeled kijátszhat; ha nincs ilyen, a legerősebbet. A képességek nem számítanak bele.
preset-raids = Veszély ellen portyázom
preset-raids-tells = a portyázásaid előbb azokat a portyázásparancsokat veszik le, amelyek elérik valamelyik parancsodat, aztán az egységeid melletti támogatásparancsokat. Ha nincs ilyen, megkérdezünk.
