# What an answer would do, before it is given.

step-recruit-afloat = { $area }: { $unit } { FORM($at, "in") }

why-preview-nobody-marches = Ha senki sem menetel, elvész a parancs { FORM($area, "in") }.
why-preview-takes-over = { $units } { FORM($area, "to") }: { FORM($rival, "the") } hatalomjelzője lekerül.
why-preview-neutral = { $units } { FORM($area, "to") }: a semleges erő elesik, { $strength } a harci erőd, { $needed } kell.
why-preview-battle = { $units } { FORM($area, "to") }: **csata** { FORM($rival, "ins") }. Harci erő eddig: { $attack }–{ $defence }{ $garrison ->
    [0] .
   *[other] , a helyőrség { $garrison }.
}
why-preview-helpers = Bármelyik oldalt támogathatja: { $houses }.
why-preview-stays = Marad { FORM($area, "in") }: { $units }.
why-preview-leaves-token = { FORM($area, "In") } hatalomjelző marad, így a tartomány a tiéd marad; utána { $left } hatalmad lesz.
why-preview-keeps = { FORM($area, "In") } senki sem marad, de a tartomány továbbra is a tiéd.
why-preview-gives-up = { FORM($area, "In") } senki sem marad, és a tartomány **már nem a tiéd**{ $may ->
    [0] .
   *[other] , hacsak nem hagysz ott hatalomjelzőt.
}
why-preview-armies = Seregek utána: { $armies }; az utánpótlásod ezt engedi: { $limits }.
why-preview-no-armies = Nem lesz legalább két egységből álló sereged; az utánpótlásod ezt engedi: { $limits }.
why-preview-raids-nothing = A portyázásparancs lekerül { FORM($area, "from") }, és nem történik semmi.
why-preview-raid = { FORM($rival, "The") } elveszti a parancsát { FORM($area, "in") } ({ $order }).
why-preview-pillage = { FORM($rival, "The") } elveszti a parancsát { FORM($area, "in") } ({ $order }); te 1 hatalmat kapsz{ $lost ->
    [0] .
   *[other] , { FORM($rival, "the") } 1 hatalmat veszít.
}
why-preview-side = { $house } eddig **{ $strength }**: { $parts }.
why-preview-hand = { FORM($house, "The") } kezében van: { $cards }.
why-preview-card = { $card }: a harci erőd { $strength }, az ellenfélé { $against } plusz a kártyája, különleges képességek nélkül.
why-preview-retreat-losses = Az utánpótlás miatt { $number } egység elvész, mielőtt { FORM($area, "to") } érne.
why-preview-retreats-in-order = Nem megfutamított { FORM($area, "in") }: { $units }.
why-preview-retreats = Megfutamítva { FORM($area, "in") }: { $units }.
why-preview-unspent = { FORM($area, "In") } { $points } toborzási pont felhasználatlan.
why-preview-points = { FORM($area, "In") } { $points } toborzási pont áll rendelkezésre.
note-recruit = { $points } pont, { $area }

# What is needed for a decision, whatever its question is about.
why-preview-westeros = A forduló Westeros-kártyái: { $cards }.
why-preview-drafted = { FORM($house, "The") } kártyái eddig: { $cards }.
why-preview-draft-turns = A következő választók: { $houses }.
why-preview-power = Hatalom: { $powers }.
why-preview-places = { $track } most: { $places }.
why-preview-brings-iron-throne = Ez adja a játéksorrendet. Az első helyhez jár a Vastrón, amely a csatákon kívül minden egyenlőséget eldönt.
why-preview-brings-fiefdoms = Csatában egyenlőségnél az előrébb álló győz. Az első helyhez jár a valyriai acélkard: fordulónként egy csatában +1.
why-preview-brings-kings-court = Megszabja a különleges parancsok (★) számát: { $stars }. Az első helyhez jár a hírvivő holló.
house-in-place = { $place }. { $house }
stars-in-place = { $place }. hely: { $stars ->
    [0] nincs
   *[other] { $stars }
}
why-preview-played = { FORM($house, "The") } kártyája **{ $card }**: { $text }
why-preview-played-textless = { FORM($house, "The") } kártyája **{ $card }**, de a szövege nem számít: { $text }
why-preview-no-card = { FORM($house, "The") } házkártya nélkül harcol.
why-preview-strengths = { $area }, jelenleg: { $attacker } **{ $attack }**, { $defender } **{ $defence }**.
why-preview-won = { $area }: { $attacker } { $attack }, { $defender } { $defence }; **{ FORM($winner, "the") } győz.**
why-preview-income = { FORM($area, "In") } { $power ->
    [0] **semmi** hatalom nem gyűlik.
   *[other] { $power } hatalom gyűlik.
}
why-bids-of-round = **{ $round }. forduló**
note-income = { $power ->
    [0] itt semmit sem hoz
   *[other] { $power } hatalmat hoz
}
note-mustering-points = { $points } toborzási pont
note-nothing-at-sea = tengeren semmit sem hoz

# What an area has for whoever marches there.
prospect = { $has }
prospect-castle = { $has }: { AZ($number) }. városod
prospect-taken = { $has }: { AZ($number) }. városod, eddigi gazdája: { $rival }
has-castle = város
has-stronghold = vár
has-supply = { $count } utánpótlásikon
has-power = { $count } hatalomikon
