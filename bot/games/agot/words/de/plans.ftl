## Conditions of an answer given ahead; they go on from "only if".

plan-if-empty = { FORM($area, "the") } leer { FORM($area, "be", "ist") }
plan-if-defence = { FORM($area, "the") } mit höchstens Stärke { $most } verteidigt { FORM($area, "become", "wird") }
plan-if-held = { $house } { FORM($area, "acc") } noch hält
plan-if-stronger = ich { FORM($area, "in") } mit der offenen Stärke gewinnen würde: Einheiten, Befehle und die eigene Unterstützung jeder Seite
plan-if-order = der Befehl { FORM($area, "in") } noch { $order } ist
plan-if-unharmed = es { FORM($area, "in") } keinen Angriff gab und alle meine Einheiten noch dort sind
plan-if-supply = meine Versorgung mindestens { $least } ist
plan-if-unhelped = { FORM($area, "in") } sonst niemand { FORM($side, "acc") } unterstützt
plan-if-ahead =
    { $by ->
        [0] ich { FORM($area, "in") } vor den Hauskarten nicht zurückliege
       *[other] mein Vorsprung { FORM($area, "in") } vor den Hauskarten mindestens { $by } ist
    }

## Why an answer given ahead was stopped; they go on from "stopped:".

plan-changed-units = die Einheiten { FORM($area, "in") } haben sich geändert
plan-changed-house = { $house } ist jetzt { FORM($area, "in") }
plan-changed-left = { FORM($area, "the") } { FORM($area, "be", "ist") } jetzt leer
plan-changed-order = { FORM($area, "in") } liegt ein neuer Befehl: { $order }
plan-changed-own-order = dein Befehl { FORM($area, "in") } ist fort oder ein anderer
plan-changed-token = der Machtmarker { FORM($area, "in") } hat sich geändert
plan-changed-garrison = die Garnison { FORM($area, "in") } hat sich geändert
plan-changed-neutral = die neutrale Streitmacht { FORM($area, "in") } hat sich geändert
plan-changed-attacked = { FORM($area, "in") } gab es einen Angriff
plan-changed-income = der Machtertrag { FORM($area, "in") } hat sich geändert
plan-changed-supply = deine Versorgung hat sich geändert
plan-changed-fighting = der Kampf { FORM($area, "in") } hat sich geändert
plan-changed-help = { FORM($area, "in") } unterstützen jetzt andere eine Seite
plan-changed-rival-hand = dein Gegner { FORM($area, "in") } hat jetzt andere Hauskarten
plan-changed-westeros = jetzt liegen andere Westeroskarten offen

## What was assumed where one looks ahead.

assumed-pick = { $house } nimmt die Karte, an der es am meisten mangelt
assumed-raid = { $house } überfällt nichts
assumed-march = { $house } zieht nirgendwohin
assumed-consolidate = { $house } sammelt Macht
assumed-muster = { $house } hebt nichts aus
assumed-support = { $house } unterstützt niemanden
assumed-house-card = { $house } spielt seine schwächste Karte
assumed-bid = { $house } bietet nichts
assumed-raven = { $house } setzt den Raben nicht ein
assumed-safe = { $house } entscheidet so vorsichtig wie möglich
assumed-own = du tust nichts, was du nicht geplant hast
assumed-own-safe = du entscheidest so vorsichtig wie möglich
