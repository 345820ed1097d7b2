# Why an answer is a good one: what /hint says of it, and /why of a steward's move.
# Each is one sentence about the answer, without naming whose it is.

because-sensible = Megtartja, ami megvan, és a többieknek a lehető legkevesebbet adja.

# What an area would bring; stands behind a comma of its own.
prize-nothing = { "" }
prize-castle = , { $number ->
    [1] ami az első város
    [2] ami város, a várakkal együtt a második
    [3] ami város, a várakkal együtt a harmadik
    [4] ami város, a várakkal együtt a negyedik
    [5] ami város, a várakkal együtt az ötödik
    [6] ami város, a várakkal együtt a hatodik
    [7] ami város, a várakkal együtt a hetedik
   *[other] ami város, a várakkal együtt { AZ($number) }.
}
prize-stronghold = , { $number ->
    [1] ami vár, és az első, ami városnak számít
    [2] ami vár, a városokkal együtt a második
    [3] ami vár, a városokkal együtt a harmadik
    [4] ami vár, a városokkal együtt a negyedik
    [5] ami vár, a városokkal együtt az ötödik
    [6] ami vár, a városokkal együtt a hatodik
    [7] ami vár, a városokkal együtt a hetedik
   *[other] ami vár, a városokkal együtt { AZ($number) }.
}
prize-wins = , és { $number } várossal és várral ez megnyeri a játszmát
prize-supply = { $count ->
    [one] , és vele jár egy hordó
   *[other] , és vele jár { $count } hordó
}
prize-power = { $count ->
    [one] , és vele jár egy korona
   *[other] , és vele jár { $count } korona
}

# Who could take it back; stands behind a comma of its own, too.
grip-nobody = , és nincs a közelben senki, aki visszavehetné
grip-no-order = , és a közelben senkinek sem maradt menetelése, amellyel visszavehetné
grip-firm = , és { FORM($rival, "the") } legfeljebb { $strength } erővel jöhetne vissza { $own } ellen
grip-contested = , bár { FORM($rival, "the") } { $strength } erővel jöhetne vissza { $own } ellen

## Orders

part-takes = egy menetelés { FORM($area, "from") } elfoglalhatja { FORM($target, "acc") }{ $prize }
part-attacks = egy menetelés { FORM($area, "from") } megtámadhatja { FORM($rival, "acc") } { FORM($target, "in") }, { $attack } erővel { $defence } ellen{ $prize }
part-defends = a védekezés megtartja { FORM($area, "acc") }, ahová { FORM($rival, "the") } { $strength } erővel bemenetelhetne
part-supports = a támogatás { FORM($area, "from") } segíti { FORM($target, "acc") }, ahová { FORM($rival, "the") } { $strength } erővel bemenetelhetne
part-raids = egy portyázás { FORM($area, "from") } megzavarhatja { FORM($rival, "acc") }
part-gathers = { FORM($area, "in") } { $power } hatalom gyűlik
part-musters = { FORM($area, "in") } { $points } ponttal lehet toborozni

because-orders = Ami a legfontosabb: { $what }.
because-orders-two = Ami a legfontosabb: { $what }; és még ez: { $more }.
because-orders-quiet = Senki sincs elég közel, hogy árthatna, vagy hogy ártani lehetne neki.
because-raven-calms = Ahogy most állnak a dolgok, a parancs { FORM($area, "in") } semmire sem lett volna jó.
because-raven-looks = A parancsok jók így, és aki ismeri a következő vadkártyát, jobban licitál.
because-raven-rests = A parancsok jók így.
because-wildlings-top = A kártya marad, és csak egy ház tudja, mit hoznak a vadak.
because-wildlings-bottom = A kártya sokáig nem kerül elő.

because-raids-nothing = Semmi sincs elérhető közelségben, amiért érdemes volna portyázni { FORM($area, "from") }.
because-raids-consolidate = Elvesz egy hatalmat, amelyet { FORM($rival, "the") } épp begyűjtött volna { FORM($area, "in") }.
because-raids-support = { FORM($rival, "The") } már senkit sem támogathat { FORM($area, "from") }.
because-raids-defend = { FORM($rival, "The") } eggyel kevesebb paranccsal védekezik { FORM($area, "in") }.
because-raids-raid = Megelőzi { FORM($rival, "acc") }, mert a portyázása { FORM($area, "in") } ugyanezt tehetné.

## Marches

because-calls-support = A menetelés egyedül túl gyenge volna; kérni semmibe sem kerül.
because-beats-neutral = Legyőzi a semleges erőt { FORM($area, "in") }, { $attack } erővel { $defence } ellen{ $prize }.
because-attacks = Megtámadja { FORM($rival, "acc") } { FORM($area, "in") }, a házkártyák előtt { $attack } erővel { $defence } ellen{ $prize }.
because-dares = Megkockáztat egy támadást { FORM($rival, "the") } ellen { FORM($area, "in") }, a házkártyák előtt { $attack } erővel { $defence } ellen{ $prize }.
because-takes = Elfoglalja { FORM($area, "acc") }{ $prize }{ $grip }.
because-takes-from = Elfoglalja { FORM($rival, "the") } tartományát: { $area }{ $prize }{ $grip }.
because-sails = Elfoglalja { FORM($area, "acc") }, ahonnan a hajók sereget szállítanak, és segítik a partot{ $grip }.
because-guards = Segítséget visz { FORM($area, "to") }, ahová { FORM($rival, "the") } { $strength } erővel bemenetelhetne.
because-draws-near = Odamegy { FORM($area, "to") }, hogy a szomszédos tartományt senki se foglalhassa el békében: { $goal }.
because-gathers-army = Egységeket von össze { FORM($area, "in") }, ahol nagyobb hasznuk van.
because-stays = Egyetlen menetelés sem nyerne többet { FORM($area, "from") }, mint amennyit védtelenül hagyna.
because-stays-to-hold = Az egységek kellenek { FORM($area, "in") }, ahová { FORM($rival, "the") } { $strength } erővel bemenetelhetne.

## Power and mustering

because-income = { $power } hatalmat hoz, így összesen { $total } lesz.
because-no-income = Ez a parancs semmit sem hoz, akár ez is mehet elsőnek.
because-musters-instead = Toboroz { FORM($area, "in") }: { $points } pont, és az többet ér, mint { $power } hatalom.
because-musters-nothing = Az utánpótlás nem hagy helyet többnek, ami hasznos volna.
because-musters-against = Toborzás: { $units }; nem utolsósorban azért, mert { FORM($rival, "the") } { $strength } erővel bemenetelhetne ide: { $area }.
because-musters-for = Toborzás: { $units }; { FORM($area, "from") } rövid az út idáig: { $goal }.
because-musters = { $points } pontért: { $units }. Több egység, több lehetőség.

## Battles

because-helps-nobody = Egyik oldalért sem érdemes a másikat ellenséggé tenni.
because-helps-itself = Saját csata: { $area }.
because-helps = { FORM($rival, "Dat") } már { $number } városa és vára van; ha { FORM($helped, "the") } kap segítséget, nem lesz több.
because-takes-help = Minden erő számít, és semmibe sem kerül.
because-refuses-help = Nélkülük jobban áll a csata: { $houses }.
because-card-beats-all = { $card } minden kártyát legyőz, amelyet { FORM($rival, "the") } kijátszhat, a különleges képességek előtt.
because-card-beats = { $card } { $beaten } kártyát győz le abból { AZ($of) } kártyából, amelyet { FORM($rival, "the") } kijátszhat, a különleges képességek előtt.
because-card-spares = Egyik kártya sem erősebb önmagában { FORM($rival, "the") } kártyáinál, ezért ettől érdemes megválni: { $card }.
because-card-unused = { $card } különleges képessége most nem javítana semmin.
because-card-used = { $card } különleges képessége semmibe sem kerül, és segít.
because-card-discards = { FORM($rival, "Dat") } ez fog a legjobban hiányozni: { $discarded }.
because-card-removes = { FORM($rival, "The") } elveszíti a parancsát { FORM($area, "in") }: { $order }.
because-card-replaces = Egy { $strength } erejű kártya többet tesz, mint { $card }, és megéri az árát.
because-card-sinks = { FORM($rival, "The") } { AZ($place) }. helyről a sor végére esik { FORM($track, "in") }.
because-blade-decides = Eggyel több erő megfordítja a csatát: az állás { $own } : { $other }.
because-blade = Eggyel több erő számíthat: az állás { $own } : { $other }.
because-blade-wins = A csata a kard nélkül is megvan, { $own } : { $other }; a kard megmarad egy másikra.
because-blade-waits = Eggyel több erő nem fordítaná meg a csatát, { $own } : { $other }; a kard megmarad egy másikra.
because-blade-tides = Egy másik csatakártya aligha lehet rosszabb.
because-tides-stay = Egy másik csatakártya könnyen rosszabb lehet.
because-loses = Ami a legkevésbé hiányzik majd: { $units }.
because-loses-nothing = Semminek sem kell elvesznie.
because-sends-away = { FORM($rival, "The") } egységei itt tehetik a legkevesebbet: { $area }.
because-retreats-safely = Senki sincs elég közel ahhoz, hogy most bemeneteljen { FORM($area, "to") }.
because-retreats = A maradékból ez a legjobb: { $area }, bár { FORM($rival, "the") } { $strength } erővel bemenetelhetne.
because-helps-neutral = { FORM($rival, "The") } lekötelezett lehet ezért: { $area }.
because-keeps-neutral = Az a tartomány, amelyet { FORM($rival, "the") } nem foglal el, később még megszerezhető.

## The Westeros Phase

because-bids-nothing = Elég jó { AZ($place) }. hely is { FORM($track, "in") }{ $left ->
    [0] , és nincs elkölthető hatalom.
   *[other] , és { $left } hatalom későbbre marad.
}
because-bids-most = Senki másnak nincs { $most } hatalomnál többje, így ez biztosan az első hely { FORM($track, "in") }.
because-bids-share = Méltányos ár { FORM($track, "in") }{ $left ->
    [0] .
   *[other] ; { $left } hatalom marad a következő licitekre.
}
because-bids-last = Ez a három licit közül az utolsó{ $left ->
    [0] , és az elköltetlen hatalom semmit sem ér.
   *[other] , és { $left } hatalommal is lehet tovább boldogulni.
}
because-bids-for-watch = A vadak ereje { $strength }, és { $houses } ház osztozik rajta{ $left ->
    [0] .
   *[other] ; { $left } hatalom megmarad.
}
because-bids-nothing-for-watch = A vadak ereje { $strength }, és mások jobban megengedhetik maguknak, hogy kiálljanak ellenük.
because-breaks-tie-own = Aki az egyenlőségről dönt, az kerül benne előre.
because-breaks-tie = Elöl ez a ház árt a legkevesebbet: { $first } (város és vár: { $number }).
because-chooses-supply = Az utánpótlás nő: { $now } → { $icons }.
because-chooses-supply-behind = Az utánpótlás { $now }, és most { $icons } jön ki; mások talán többet vesztenek rajta.
because-chooses-mustering = { $own } toborzási pontot hoz, és senki más nem kap többet, mint { $others }.
because-chooses-mustering-behind = { $own } toborzási pontot hoz, bár valaki más ennyit kap: { $others }.
because-chooses-clash-of-kings = { $own } hatalom van a licitekre, több, mint bárki másnál; a következőnél { $others }.
because-chooses-clash-of-kings-behind = { $own } hatalommal { $others } ellen kevés a vesztenivaló a sávokon, és a többieknek el kell költeniük az övékét.
because-chooses-game-of-thrones = { $own } hatalmat hoz a koronákért, és senki más nem kap többet, mint { $others }.
because-chooses-game-of-thrones-behind = { $own } hatalmat hoz a koronákért, bár valaki más ennyit kap: { $others }.
because-chooses-wildlings-to-zero = Különben a vadak { $strength } erővel jönnének.
because-chooses-nothing = A többi lehetőség a vetélytársaknak adna többet.
because-chooses-ban = „{ $choice }”: ez másoknak jobban fáj.
because-takes-reward = A jutalom csak arra vár, hogy elvegyék.
because-grants-reward = Valakinek meg kell kapnia a jutalmat: { FORM($rival, "dat") } van rá a legnagyobb szüksége (város és vár: { $number }).
because-bears-wildlings = Senki sem viselné el jobban.
because-blames = A legjobb, ha { FORM($rival, "dat") } kell elviselnie (város és vár: { $number }).
because-rises = { FORM($house, "The") } { AZ($before) }. helyről { AZ($after) }. helyre lép előre { FORM($track, "in") }.
because-falls = { FORM($house, "The") } { AZ($before) }. helyről { AZ($after) }. helyre esik vissza { FORM($track, "in") }, ahol ez a legkevésbé fáj.
because-upgrades = A lovag kettő helyett harcol, és { $count ->
    [one] ez
   *[other] ez { AZ($count) }
} ingyen van.
because-upgrades-nothing = A gyalogosok így hasznosabbak.
because-discards = Ez hiányzik majd a legkevésbé: { $card }, ereje { $strength }.
because-retrieves = Ez újra kijátszható: { $card }, ereje { $strength }.
because-retrieves-nothing = Most egyik kártyát sem érdemes visszavenni.
because-wildlings-destroy = A helyek a sávokon többet érnek két egységnél.
because-wildlings-track = Az egységek többet érnek, mint a helyek egy sávon.
because-captures = { $ships ->
    [0] Ott nincs haszna több hajónak.
    [one] Szerez egy hajót toborzás nélkül.
   *[other] Szerez { $ships } hajót toborzás nélkül.
}
