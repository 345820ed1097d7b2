# Looking up cards, areas and houses of A Game of Thrones: The Board Game.

## Cards

lookup-card-of-house = { FORM($house, "The") } házkártyája
lookup-card-strength = Harci erő: { $strength }
lookup-card-swords = { $count } kard
lookup-card-towers = { $count } erőd
lookup-card-skulls = { $count } koponya
lookup-card-without-text = Nincs szövege: csak ereje és ikonjai vannak.
lookup-card-text-off = Ebben a játszmában a házkártyák különleges képességei nem számítanak.
lookup-card-in-hand = **Ebben a játszmában:** { FORM($house, "the") } kezében van.
lookup-card-other-deck = **Ebben a játszmában:** { FORM($house, "the") } most nem használt lapjai között van.
lookup-card-discarded = **Ebben a játszmában:** { FORM($house, "the") } dobott lapjai között van.
lookup-card-in-combat = **Ebben a játszmában:** { FORM($area, "in") } csata folyik, és { FORM($house, "the") } ezt játssza ki.
lookup-card-not-in-game = **Ebben a játszmában:** { FORM($house, "the") } nem játszik.
lookup-card-westeros = Westeros-kártya, { $deck }: { $total } lapból { $copies }{ $icons ->
    [0] {""}
    [one] , egy vadikonnal
   *[other] , { $icons } vadikonnal
}
lookup-card-shown = **Ebben a játszmában:** ebben a fordulóban fel van fedve.
lookup-card-wildling = Vadkártya: mindegyikből egy van a pakliban
lookup-card-wildling-reward = **Ha az Éjjeli Őrség győz:** a legmagasabb licit gazdája { $what }.
lookup-card-wildling-penalty = **Ha a vadak győznek:** a legalacsonyabb licit gazdája { $what }.
lookup-card-wildling-others = **Mindenki más** { $what }.
lookup-card-peeked-top = **Ebben a játszmában:** láttad a pakli tetején.
lookup-card-peeked-bottom = **Ebben a játszmában:** a pakli aljára tetted.
lookup-card-tides = Csatakártya: { $total } lapból { $copies }
lookup-card-tides-unused = Ebben a játszmában nincsenek csatakártyák.

## Areas

lookup-area-kind-land = Szárazföld
lookup-area-kind-sea = Tenger
lookup-area-kind-port = Kikötő
lookup-area-castle = város ({ $points } toborzási pont)
lookup-area-stronghold = vár ({ $points } toborzási pont)
lookup-area-power = { $count ->
    [one] hatalomikon
   *[other] { $count } hatalomikon
}
lookup-area-supply = { $count ->
    [one] utánpótlásikon
   *[other] { $count } utánpótlásikon
}
lookup-area-home = { FORM($house, "the") } otthona
lookup-area-port-of = ehhez tartozik: { $land }
lookup-area-near-land = **Szomszédos szárazföld:** { $areas }
lookup-area-near-sea = **Szomszédos tenger:** { $areas }
lookup-area-near-port = **Kikötő:** { $areas }
lookup-area-closed = Ebben a játszmában le van zárva: senki sem léphet be.
lookup-area-held = **Birtokosa:** { $house }
lookup-area-units = **{ $house }:** { $units }
lookup-area-token = { FORM($house, "The") } hatalomjelzője
lookup-area-garrison = Helyőrség, ereje { $strength }
lookup-area-neutral = Semleges erő, ereje { $strength }
lookup-area-order = **Parancs:** { $order }
lookup-area-face-down = Lefordított parancs van rajta.
lookup-area-combat = { FORM($attacker, "The") } épp támad itt.
lookup-area-empty = Senki sincs itt.
lookup-area-fog = Nem látható: csak az ismert, ami nyomtatva van.
lookup-area-supporters = **Szomszédos tartományból támogathat**:
lookup-area-supporter = - { $house }, { $area }: { $units }, ereje { $strength }{ $order }
lookup-area-marchers = **Ahonnan ide lehet menetelni**:
lookup-area-marcher = - { $house }, { $area }: { $units }{ $order }
lookup-area-marcher-by-sea = - { $house }, { $area }: { $units }, hajóval{ $order }
lookup-area-with-order = {" · "}{ $order }

## Houses

lookup-house-figures = **Hatalom** { $power } · **város és vár** { $castles }/{ $needed }
lookup-house-supply = **Utánpótlás** { $supply }: seregek legfeljebb { $limits }; most { $armies }
lookup-house-place = { $track }: { $place }. hely
lookup-house-dragons = Egy sárkány ereje ebben a fordulóban { $strength }; ezekben a fordulókban nő: { $rounds }
lookup-house-tokens = Nála van: { $tokens }
lookup-house-units-title = **Egységek**
lookup-house-units = - { $area }: { $units }
lookup-house-left = - nincs a táblán: { $units }
lookup-house-areas = **Tartományok:** { $areas }
lookup-house-area-with = { $area } ({ $marks })
lookup-house-hand = **Kézben:** { $cards }
lookup-house-discard = **Eldobva:** { $cards }
lookup-house-later = **Az utolsó lapja után, { $round ->
    [5] az 5.
   *[other] a { $round }.
} fordulótól:** { $cards }
lookup-house-card = { $card } { $strength }
lookup-mark-castle = város
lookup-mark-stronghold = vár
