# What is said of Inis where tables are set up; what the game itself says is in inis/.

option-start = { $value ->
    [exploration] felfedezési forgatókönyv
   *[random] véletlen lapkák
}

## Rulings

ruling-capital-in-the-swamp = Főváros a Mocsárban
reading-capital-in-the-swamp-forbidden = tilos
reading-capital-in-the-swamp-allowed = megengedett
ruling-lug-after-geis = Lug Samildánach megállított lapot vesz el
reading-lug-after-geis-no = nem
reading-lug-after-geis-yes = igen
ruling-cuchulain-clans = Cúchulainn regéje eltávolít
reading-cuchulain-clans-exactly-two = két klánt, ha van kettő
reading-cuchulain-clans-up-to-two = legfeljebb két klánt
ruling-new-alliance-removes = Az Új szövetség eltávolításnak számít
reading-new-alliance-removes-no = nem
reading-new-alliance-removes-yes = igen
ruling-stone-circle-clan = Kőkör: a távozó klán
reading-stone-circle-clan-own = a játékos saját klánja
reading-stone-circle-clan-any = bárkié
ruling-citadel-not-built = Fellegvár, ha nem maradt építmény
reading-citadel-not-built-card-taken = a lap így is jár
reading-citadel-not-built-nothing-taken = nem jár semmi
ruling-kernunos-draws = Cernunnos szentélyéért jár regehúzás
reading-kernunos-draws-no = nem
reading-kernunos-draws-yes = igen
ruling-geis-against-responses = Geis válaszok ellen
reading-geis-against-responses-yes = működik
reading-geis-against-responses-no = nem működik
ruling-clash-responses-by-outsiders = Kívülállók válasza összecsapásban
reading-clash-responses-by-outsiders-yes = megengedett
reading-clash-responses-by-outsiders-no = nem megengedett
ruling-warlord-involved = Hadúr: az a játékos érintett, aki
reading-warlord-involved-exposed-before-the-maneuver = a manőver előtt kitett volt
reading-warlord-involved-present = jelen van
ruling-order-after-the-named = Hadúr és Oengus csele után
reading-order-after-the-named-from-the-named = a kijelölt játékostól folytatódik
reading-order-after-the-named-as-before = a régi sorrend folytatódik
ruling-epic-deck-empty = Nem maradt regekártya
reading-epic-deck-empty-discards-shuffled = a nyílt paklit megkeverjük
reading-epic-deck-empty-nothing-drawn = nincs húzás
ruling-exploration-without-tile = Felfedezés, ha nem maradt lapka
reading-exploration-without-tile-nothing = hatástalan
ruling-lost-clans-removed = A lapkák miatt vesztett klán eltávolítottnak számít
reading-lost-clans-removed-yes = igen
reading-lost-clans-removed-no = nem
ruling-mountains-settled = A Hegyek hatása
reading-mountains-settled-before-the-clash = az összecsapás előtt
ruling-responses-after-cancelled = Válaszok megállított lap után
reading-responses-after-cancelled-allowed = megengedett
reading-responses-after-cancelled-none = nincs
ruling-responses-after-cancelled-tale = Válaszok megállított rege után
reading-responses-after-cancelled-tale-allowed = megengedett
reading-responses-after-cancelled-tale-none = nincs
ruling-cauldron-responses = Válaszok a Dagda üstjére
reading-cauldron-responses-at-its-discard = az összecsapás végén
reading-cauldron-responses-when-laid-down = amikor lekerül
ruling-moor-at-any-time = A Fenyér kijátszható
reading-moor-at-any-time-before-its-holders-decisions = gazdája bármely döntése előtt
ruling-cathbads-choice = Cathbad szavának választása
reading-cathbads-choice-secret = titkos
reading-cathbads-choice-open = nyílt
ruling-salt-mine-empty-hand = Sóbánya üres kéz ellen
reading-salt-mine-empty-hand-no-exchange = nincs csere
ruling-club-against-empty-hand = A Dagda bunkója, üres kéz
reading-club-against-empty-hand-clan-removed = egy klán elvész
ruling-morrigan-without-opponents = A Morrígan ellenfél nélkül
reading-morrigan-without-opponents-no-clash = nincs összecsapás
ruling-diarmuid-into-the-mountains = Diarmuid a Hegyekbe
reading-diarmuid-into-the-mountains-untouched = a lapkának nincs hatása
reading-diarmuid-into-the-mountains-tile-effect = a lapka hat
ruling-moves-without-may = Mozgatás, ahol a lap nem mondja, hogy „lehet”
reading-moves-without-may-mandatory = kötelező
reading-moves-without-may-optional = elhagyható
ruling-deeds = Hőstettek
reading-deeds-unlimited = sosem fogynak el
