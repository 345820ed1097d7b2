# What Inis says at a table in its own words.

panel-hand-holds = Kézben: { $cards }
panel-clash = Összecsapás { FORM($area, "in") }: { $sides }
panel-clash-side = { $seat } { $exposed } kitett{ $protected ->
    [0] {""}
   *[other] {" "}és { $protected } védett
}
heading-figures = A győzelemhez: törzsfő { $clans }/6 ellenséges klán felett, jelen { $sanctuaries }/6 szentélynél, vagy { $territories }/6 területen · hőstettek { $deeds } · klánok a készletben { $reserve }
instruct-quiet = Ebben az évszakban ne kérdezzen a bot

## What winning takes

goal = **A győzelemhez:** legyen egy gyűlésen trónkövetelő-jelződ, és légy törzsfő 6 ellenséges klán felett, vagy légy jelen 6 szentélynél vagy 6 területen.

## What is in a territory that can be chosen

here-joint = {" · "}
here-leads = { $seat } { $n } (törzsfő)
here-clans = { $seat } { $n }
here-capital = a főváros
here-citadels = { $n } fellegvár
here-sanctuaries = { $n } szentély
here-festival = az ünnep
here-empty = senki sincs ott
here-not-in-play = még nincs a szigeten

## What is needed for a decision

why-preview-announced = **{ $card }**: { $text }
why-preview-conditions = Teljesített győzelmi feltételek: { $met }.
why-preview-pretenders = Trónkövetelő-jelzővel: { $seats }.
why-preview-passed = Egymás után passzolt: { $seats }. Ha mindenki passzolt, az évszaknak vége.
met-by = { $seat } { $met }

# Words that mean much the same in the rules, a group on each line.
rules-alike =
    döntetlen egyenlő egyenlőség holtverseny azonos
    harc csata összecsapás összecsapások küzdelem
    győzelem győzelmi győz győztes trónkövetelő nyer
    veszít vesztes veszteség eltávolít eltávolítás
    sereg egység bábu csapat klán klánok
    lapka terület területek vidék föld
    vár kastély erőd fellegvár fellegvárak
    templom szentély szentélyek
    király vezér brenn törzsfő
    lap kártya kártyák kéz
    reakció válasz válaszol triszkel
    eldob dob eldobás
    lapválogatás választ húz
    kezdet kezd kezdés előkészületek
    vége befejez

## How to play: twelve sentences

primer-island = A klánjaid egy sziget területein élnek, és te akarsz a sziget királya lenni. Egy forduló elején győzöl, ha van trónkövetelő-jelződ, és teljesítesz egy feltételt: törzsfő vagy az ellenfelek hat klánja felett, jelen vagy hat szentélynél, vagy jelen vagy hat területen. Akinek a legtöbb klánja van egy területen, az ott a törzsfő, és fordulónként megkapja a terület előnykártyáját. A főváros törzsfője a Brenn, ő kezd, és egyenlőségnél ő győz.
primer-cards = Minden fordulóban lapválogatással szerzel akciókártyákat: néhányat megtartasz, a többit továbbadod. A körödben kijátszol egy lapot, elveszel egy trónkövetelő-jelzőt vagy passzolsz, és ha egymás után mindenki passzolt, az évszaknak vége. A lapok klánokat hoznak és mozgatnak, fellegvárat és szentélyt építenek, vagy válaszolnak arra, amit más tesz. A regekártyák arra képesek, amire más lap nem, egy hőstett pedig bármelyik feltételhez hozzáad egyet.
primer-clash = Ahol több játékos klánjai találkoznak, összecsapás támad, hacsak minden érintett bele nem egyezik a békébe. A fellegvárba húzódó klánok biztonságban vannak; a játékosok felváltva, körönként egy manőverrel támadnak vagy visszavonulnak. Akit megtámadnak, klánt veszít vagy eldob egy akciókártyát. Figyeld, ki passzolt, és mi maradt a lapválogatás után: egy lap a kellő pillanatban többet ér sok klánnál.
