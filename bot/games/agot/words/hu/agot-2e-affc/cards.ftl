# The cards of A Feast for Crows.

## Westeros cards

westeros-mustering-affc = Toborzás
    .text = Játéksorrendben mindenki toboroz minden városában és várában.

westeros-ironborn-raid = A vasszülöttek rajtaütése
    .text = Aki már két vagy több célt pontozott, 1 győzelmi pontot veszít. A különleges cél nem számít, és 0 alá senki sem kerül.

westeros-shifting-ambitions = Változó vágyak
    .text = Mindenki titokban egy célt tesz középre a kezéből. Megkeverjük és felfedjük őket; játéksorrendben mindenki elvesz egyet, mindenki szeme láttára.

westeros-new-information = Friss hírek
    .text = Játéksorrendben mindenki húz egy célt. Ezután mindenki titokban visszatesz egyet, és a paklit megkeverjük.

## Special objectives

special-objective-arryn = Birtokold Sasfészket, és legyen a legnagyobb a saját készleted
special-objective-baratheon = Birtokold Sárkánykövet és Királyvárat
special-objective-lannister = Birtokold Lannister-révet és Királyvárat
special-objective-stark = Birtokold Derest, és összesen öt várost és várat

## Objectives; "more" is always more than every other House

objective-a-firm-grip = Erős marok
    .text = Birtokold a Rákolló-fokot és a Királyerdőt

objective-a-mountainous-task = Hegynyi feladat
    .text = Birtokold Sasfészket

objective-a-riper-fruit = Érettebb gyümölcs
    .text = Birtokold Derest

objective-a-stalwart-position = Szilárd állás
    .text = Birtokold a legtöbb várat

objective-ample-harvest = Bő termés
    .text = Legyen legalább 5 az utánpótlásod

objective-arbor-gold = Arbori arany
    .text = Birtokold az Arbort

objective-backdoor-politics = Hátsó ajtó
    .text = Legyen a legkevesebb győzelmi pontod

objective-cavalry-charge = Lovasroham
    .text = Legyen öt lovagod a táblán

objective-crossing-guard = Hídőrség
    .text = Birtokold az Ikreket és Tengerszemet, vagy a Hold-hegységet és a Rákolló-fokot

objective-extend-your-reach = Hosszú kéz
    .text = A legtöbb tengerrészen legyen hajód

objective-friendly-confines = Hazai falak
    .text = Birtokold a legtöbb várost

objective-hold-court = Udvartartás
    .text = Birtokold Királyvárat

objective-home-invasion = Hívatlan vendég
    .text = Birtokold egy másik ház főtartományát

objective-land-grab = Földfoglalás
    .text = Birtokold a legtöbb szárazföldi tartományt

objective-mercantile-ventures = Jó üzlet
    .text = Birtokold a legtöbb kikötőt

objective-naval-superiority = Tengeri fölény
    .text = Neked legyen a legtöbb hajód, a kikötőkben állókkal együtt

objective-nothing-but-ghosts = Csak kísértetek
    .text = Pontosan egy egység Harrenhalban, és mellette egy sem a tieid közül

objective-protect-the-neck = A Nyak védelme
    .text = Birtokold Tengerszemet, Szürkevizet és Flint Ujját

objective-pull-the-weeds = Gyomlálás
    .text = Birtokold az Országút mezejét, Feketevizet és a Folyóvidéket

objective-spreading-the-wealth = Bőkezűség
    .text = Legyen a legtöbb hatalomjelződ a táblán

objective-stop-the-storm = A vihar vége
    .text = Birtokold Viharvéget

objective-support-the-crown = A korona támasza
    .text = Pontosan három egység a Rákolló-fokon, Királyvárban egy sem

objective-take-the-black = Fekete eskü
    .text = Birtokold a Fekete Várat

objective-the-blade = A penge
    .text = Legyen nálad a valyriai acélkard

objective-the-final-hour = A végső óra
    .text = Pontosan egy házkártya legyen a kezedben

objective-the-peoples-chosen = A nép választottja
    .text = Birtokolj négy hatalomikonos tartományt

objective-the-raven = A holló
    .text = Legyen nálad a hírvivő holló

objective-the-throne = A trón
    .text = Legyen tiéd a Vastrón
