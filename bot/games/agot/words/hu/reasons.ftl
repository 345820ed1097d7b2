# Why an answer is a good one: what /hint says of it, and /why of a steward's move.
# Each is one sentence about the answer, without naming whose it is.

# What an area would bring; stands behind a comma of its own.
prize-nothing = { "" }
prize-castle =
    , { $number ->
        [1] a nyereség pedig egy város, a várakkal együtt az első
        [2] a nyereség pedig egy város, a várakkal együtt a második
        [3] a nyereség pedig egy város, a várakkal együtt a harmadik
        [4] a nyereség pedig egy város, a várakkal együtt a negyedik
        [5] a nyereség pedig egy város, a várakkal együtt az ötödik
        [6] a nyereség pedig egy város, a várakkal együtt a hatodik
        [7] a nyereség pedig egy város, a várakkal együtt a hetedik
       *[other] a nyereség pedig egy város, a várakkal együtt már { $number }
    }
prize-stronghold =
    , { $number ->
        [1] a nyereség pedig egy vár, a városokkal együtt az első
        [2] a nyereség pedig egy vár, a városokkal együtt a második
        [3] a nyereség pedig egy vár, a városokkal együtt a harmadik
        [4] a nyereség pedig egy vár, a városokkal együtt a negyedik
        [5] a nyereség pedig egy vár, a városokkal együtt az ötödik
        [6] a nyereség pedig egy vár, a városokkal együtt a hatodik
        [7] a nyereség pedig egy vár, a városokkal együtt a hetedik
       *[other] a nyereség pedig egy vár, a városokkal együtt már { $number }
    }
prize-wins = , és { $number } várossal és várral ez megnyeri a játszmát
prize-supply = { $count ->
    [one] , és vele jár egy utánpótlásikon
   *[other] , és vele jár { $count } utánpótlásikon
}
prize-power = { $count ->
    [one] , és vele jár egy hatalomikon
   *[other] , és vele jár { $count } hatalomikon
}

# Who could take it back; stands behind a comma of its own, too.
grip-nobody = , és a közelben egyetlen más ház sem tudná visszavenni
grip-no-order = , és a közelben egyetlen más háznak sem maradt menetelésparancsa, amellyel visszavehetné
grip-firm = , és { FORM($rival, "the") } összesen { $strength } erővel jöhetne vissza { $own } ellen
grip-contested = , bár { FORM($rival, "the") } összesen { $strength } erővel jöhetne vissza { $own } ellen

## Orders

part-takes = egy { FORM($area, "from") } induló menetelés elfoglalhatja { FORM($target, "acc") }{ $prize }
part-attacks = egy { FORM($area, "from") } induló menetelés megtámadhatja { FORM($rival, "acc") } { FORM($target, "in") }, a házkártyák előtt eddig { $attack } erővel { $defence } ellen{ $prize }
part-defends = a védekezésparanccsal { FORM($area, "in") } a házkártyák előtt { $own } lesz az erő, miközben { FORM($rival, "the") } összesen { $strength } erővel menetelhetne be
part-supports = egy { FORM($area, "from") } érkező támogatás { $own } erővel segít { FORM($target, "in") }, ahová { FORM($rival, "the") } összesen { $strength } erővel bemenetelhetne
part-backs = egy { FORM($area, "from") } érkező támogatás { $own } erővel segít egy támadást { FORM($target, "in") }
part-raids = egy { FORM($area, "from") } induló portyázás eléri { FORM($rival, "the") } parancsát { FORM($target, "in") }
part-gathers = { FORM($area, "in") } { $power } hatalom gyűlik
part-musters = { FORM($area, "in") } { $points } ponttal lehet toborozni

because-orders = Ami a legfontosabb: { $what }.
because-orders-two = Ami a legfontosabb: { $what }; és még ez: { $more }.
because-orders-quiet = Ezek a parancsok nem gyűjtenek hatalmat, portyázva nem érik el más ház parancsát, és nem tartanak olyan tartományt, ahová más ház bemenetelhetne.
because-raven-changes = Most minden parancs látszik: { FORM($area, "in") } { $old } helyett { $order } lesz.
because-raven-looks = Egy parancs sem változik, és a következő vadkártyát a licit előtt csak ez a ház látja.
because-raven-rests = Egy parancs sem változik.
because-wildlings-top = A kártya a pakli tetején marad, és csak { FORM($house, "the") } ismeri.
because-wildlings-bottom = A kártya a pakli többi { $count } lapja alá kerül.

because-raids-nothing = Egy { FORM($area, "from") } induló portyázás más ház egyetlen támogatás-, portyázás- vagy hatalomszerzés-parancsát sem éri el.
because-raids-spares = { FORM($area, "From") } elérhető volna { FORM($rival, "the") } parancsa { FORM($target, "in") }, de megmarad.
because-raids-consolidate = Hoz 1 hatalmat, és { FORM($rival, "the") } semmit sem gyűjt { FORM($area, "in") }.
because-raids-support = { FORM($rival, "The") } már senkit sem támogathat { FORM($area, "from") }.
because-raids-defend = { FORM($rival, "The") } eggyel kevesebb paranccsal védekezik { FORM($area, "in") }.
because-raids-raid = Megelőzi { FORM($rival, "acc") }, amely { FORM($area, "from") } ugyanezt tehetné egy portyázással.

## Marches

because-calls-support = A menetelés előtt { FORM($houses, "the") } támogatása kérhető a semleges erő ellen { FORM($area, "in") }.
because-beats-neutral = Legyőzi a semleges erőt { FORM($area, "in") }, { $attack } erővel { $defence } ellen{ $prize }.
because-attacks = Megtámadja { FORM($rival, "acc") } { FORM($area, "in") }, a házkártyák előtt { $attack } erővel { $defence } ellen{ $prize }.
because-dares = Megkockáztat egy támadást { FORM($rival, "the") } ellen { FORM($area, "in") }, a házkártyák előtt { $attack } erővel { $defence } ellen{ $prize }.
because-takes = Elfoglalja { FORM($area, "acc") }{ $prize }{ $grip }.
because-takes-from = Elfoglalja { FORM($area, "acc") }, { FORM($rival, "the") } tartományát{ $prize }{ $grip }.
because-sails = Elfoglalja { FORM($area, "acc") }, ahonnan a hajók sereget szállíthatnak, és támogathatják a partot{ $grip }.
because-guards = Megerősíti { FORM($area, "acc") }, ahová { FORM($rival, "the") } { $strength } erővel bemenetelhetne.
because-draws-near = { FORM($area, "To") } megy; a szomszédos tartomány ({ $goal }) egyetlen ház birtokában sincs.
because-draws-near-rival = { FORM($area, "To") } megy; a szomszédos tartomány ({ $goal }) { FORM($rival, "the") } birtokában van.
because-gathers-army = A sereg ereje { FORM($area, "in") } így { $strength } lesz.
because-stays = Az egységek { FORM($area, "in") } maradnak; onnan el lehetne foglalni { FORM($target, "acc") }.
because-stays-reaches-nothing = { FORM($area, "From") } az egységek csak olyan tartományt érnek el, amely már a házuk birtokában van.
because-stays-before-battle = Egy { FORM($area, "from") } induló menetelés csak támadhatna, legjobb esetben { FORM($target, "in") }, a házkártyák előtt { $attack } erővel { $defence } ellen.
because-stays-to-hold = Az egységekre szükség van { FORM($area, "in") }, ahová { FORM($rival, "the") } { $strength } erővel bemenetelhetne.

## Power and mustering

because-income = { $power } hatalmat hoz, így összesen { $total } lesz.
because-no-income = Ez a parancs semmit sem hoz, akár ez is mehet elsőnek.
because-musters-instead = { $power } hatalom helyett { $points } pontért toboroz { FORM($area, "in") }.
because-musters-nothing = Az utánpótlás ott, ahol toborozni lehet, nem enged több egységet: { $areas }.
because-musters-later = Nem toboroz, bár az utánpótlás { FORM($areas, "in") } megengedne még egy egységet.
because-musters-against = Toborzás: { $units }. Ez { $own } erőt ad hozzá { FORM($area, "in") }, ahová { FORM($rival, "the") } { $strength } erővel bemenetelhetne.
because-musters-for = Toborzás: { $units }, { FORM($goal, "the") } közelében ({ $area }).
because-musters = { $points } pontért toboroz: { $units }.

## Battles

because-helps-nobody = Egyiküket sem támogatja: { $attacker } (város és vár: { $own }), { $defender } (város és vár: { $number }).
because-helps-itself = A ház maga is harcol { FORM($area, "in") }, ezért a saját oldalát támogatja.
because-helps = { FORM($helped, "Dat") } segít (város és vár: { $own }) { FORM($rival, "the") } ellen (város és vár: { $number }).
because-takes-help = Minden felajánlott támogatás számít, és semmibe sem kerül.
because-refuses-help = { FORM($houses, "The") } támogatása nélkül harcol.
because-card-beats-all = { $card } minden kártyát legyőz, amelyet { FORM($rival, "the") } kijátszhat, a különleges képességeket nem számítva.
because-card-beats = { $card } { $beaten } kártyát győz le abból { AZ($of) } kártyából, amelyet { FORM($rival, "the") } kijátszhat, a különleges képességeket nem számítva.
because-card-spares = Egyik kártya sem erősebb önmagában { FORM($rival, "the") } kártyáinál, ezért ettől érdemes megválni: { $card }.
because-card-saves = { $card } az erejével { FORM($rival, "the") } egyetlen kártyáját sem győzi le; az erősebb kártyák kézben maradnak.
because-card-alone = { FORM($rival, "The") } házkártya nélkül harcol: { $card }, { $own } erővel { $other } ellen, a különleges képességeket nem számítva.
because-card-unused = { $card }: ereje { $strength }, a különleges képessége nélkül.
because-card-used = { $card }: { $text }.
because-card-discards = { FORM($rival, "The") } elveszíti a kezéből ezt: { $discarded }, ereje { $strength }.
because-card-removes = { FORM($rival, "The") } elveszíti a parancsát { FORM($area, "in") } ({ $order }).
because-card-replaces = Egy { $strength } erejű kártya jön e helyett: { $card }.
because-card-sinks = { FORM($rival, "The") } { AZ($place) }. helyről a sor végére esik { FORM($track, "in") }.
because-blade-decides = Eggyel több erő eldönti a csatát: az állás { $own } : { $other }.
because-blade = Eggyel több erő számíthat: az állás { $own } : { $other }.
because-blade-wins = A csata a kard nélkül is megvan, { $own } : { $other }; a kard megmarad egy másikra.
because-blade-waits = Eggyel több erő nem döntené el a csatát, { $own } : { $other }; a kard megmarad egy másikra.
because-blade-tides = A pakli következő lapja váltja fel e ház csatakártyáját; a kard ezzel ebben a fordulóban már nem használható.
because-tides-stay = A csatakártya marad, és a kard ebben a fordulóban még használható.
because-loses = Elveszít { FORM($units, "acc") }; ugyanennyinek a toborzása { $points } pontba kerül.
because-loses-nothing = Semmit sem kell elveszíteni.
because-sends-away = { FORM($rival, "The") } egységei { FORM($area, "to") } vonulnak vissza.
because-retreats-safely = Egyetlen más ház sincs elég közel ahhoz, hogy most bemeneteljen { FORM($area, "to") }.
because-retreats = { FORM($area, "To") } { FORM($rival, "the") } { $strength } erővel bemenetelhetne.
because-helps-neutral = { $own } erőt ad ahhoz, hogy { FORM($rival, "the") } { FORM($area, "to") } meneteljen; a semleges erő ott { $defence }.
because-keeps-neutral = Nem ad { $own } erőt { FORM($rival, "dat") } { FORM($area, "in") }; a semleges erő ott { $defence }.

## The Westeros Phase

because-bids-nothing = Nem licitál, { $left } hatalma megmarad; most { AZ($place) }. helyen áll { FORM($track, "in") }.
because-bids-most = Senki másnak nincs { $most } hatalomnál többje, így ez biztosan az első hely { FORM($track, "in") }.
because-bids-share = { $richer ->
    [0] Senki más nem
   *[other] Még { $richer } ház
} licitálhat { $bid } hatalomnál többet { FORM($track, "in") }{ $left ->
    [0] .
   *[other] ; { $left } hatalom marad a következő licitekre.
}
because-bids-last = Ez a három licit közül az utolsó: { $richer ->
    [0] senki más nem
   *[other] még { $richer } ház
} licitálhat { $bid } hatalomnál többet { FORM($track, "in") }{ $left ->
    [0] .
   *[other] ; { $left } hatalom megmarad.
}
because-bids-for-watch = A vadak ereje { $strength }, ezt { $houses } háznak kell együtt elérnie{ $left ->
    [0] .
   *[other] ; { $left } hatalom megmarad.
}
because-bids-nothing-for-watch = A vadak { $strength } erővel jönnek; a többieknek összesen { $others } hatalma van.
because-breaks-tie-own = Az a ház, amely az egyenlőségről dönt, magát teszi az élre.
because-breaks-tie = { FORM($first, "The") } áll elöl (város és vár: { $number }).
because-chooses-supply = Az utánpótlás nő: eddig { $now }, ezután { $icons }.
because-chooses-supply-behind = Az utánpótlás { $now } helyett { $icons } lenne.
because-chooses-mustering = { $own } toborzási pontot hoz, és senki más nem kap többet, mint { $others }.
because-chooses-mustering-behind = { $own } toborzási pontot hoz, bár valaki más ennyit kap: { $others }.
because-chooses-clash-of-kings = { $own } hatalom van a licitekre, több, mint bárki másnál; a következőnél { $others }.
because-chooses-clash-of-kings-behind = { $own } hatalommal licitál, másnak { $others } van.
because-chooses-game-of-thrones = { $own } hatalmat hoz a hatalomikonokért, és senki más nem kap többet, mint { $others }.
because-chooses-game-of-thrones-behind = { $own } hatalmat hoz a hatalomikonokért, bár valaki más ennyit kap: { $others }.
because-chooses-wildlings-to-zero = Különben a vadak { $strength } erővel jönnének.
because-chooses-nothing = A kártya így ebben a fordulóban semmit sem változtat.
because-chooses-ban = Ebben a fordulóban minden házat köt: „{ $choice }”.
because-takes-reward = Maga kapja a jutalmat, és nem engedi át másnak.
because-grants-reward = A jutalmat { FORM($rival, "the") } kapja (város és vár: { $number }).
because-bears-wildlings = Maga viseli a legalacsonyabb licit büntetését, és nem hárítja másra.
because-blames = A legalacsonyabb licit büntetését { FORM($rival, "the") } viseli (város és vár: { $number }).
because-rises = { FORM($house, "The") } { AZ($before) }. helyről { AZ($after) }. helyre lép előre { FORM($track, "in") }.
because-falls = { FORM($house, "The") } { AZ($before) }. helyről { AZ($after) }. helyre esik vissza { FORM($track, "in") }.
because-upgrades = Egy lovag két gyalogossal ér fel, és { $count ->
    [one] ez
   *[other] ez { AZ($count) }
} ingyen van.
because-upgrades-nothing = Egy gyalogosból sem lesz lovag.
because-discards = Lemond erről: { $card }, ereje { $strength }.
because-retrieves = Ez újra kijátszható: { $card }, ereje { $strength }.
because-retrieves-nothing = Egyet sem vesz vissza az eldobott kártyák közül ({ $number } van).
because-wildlings-destroy = { $count } egységet veszít, és megtartja a legjobb helyét egy sávon ({ $place }. hely).
because-wildlings-track = Visszaesik egy sávon a legjobb helyéről ({ $place }. hely), és megtart { $count } egységet.
because-captures = { $ships ->
    [0] Egy hajó sem cserél gazdát.
    [one] Szerez egy hajót toborzás nélkül.
   *[other] Szerez { $ships } hajót toborzás nélkül.
}
nudge-track = Nézd meg, hogyan állsz { FORM($track, "in") }: mennyit ér a helyed, és mennyit licitálhatnak a többiek?
plan-holds = A parancsok kiadásakor is ez volt a terv: menetelés { FORM($area, "from") } { FORM($target, "to") }.
plan-done = A parancsok szerint a menetelés { FORM($area, "from") } { FORM($target, "to") } tartott volna, de az már a ház birtokában van.
plan-outdated = A parancsok szerint a menetelés { FORM($area, "from") } { FORM($target, "to") } tartott volna. Ott a házkártyák előtt akkor { $attack-before } állt { $defence-before } ellen, most { $attack } áll { $defence } ellen, ezért a terv változik.
plan-changed = A parancsok szerint a menetelés { FORM($area, "from") } { FORM($target, "to") } tartott volna, de az azóta történtek után most más többet ígér.
