# The words in and under a picture that nothing else says: short, for there is little room.

round = Runde { $number }
round-of = von 10
short-phase-westeros = Westerosphase
short-phase-planning = Planung
short-phase-raven = Botenrabe
short-phase-raids = Überfälle
short-phase-marches = Märsche
short-phase-power = Machtfestigung
short-phase-ended = Die Partie ist vorbei
won = { $house } gewinnt

used = benutzt
moment = { $round }: { $phase }

region-north = Der Norden
region-iron-islands-and-west = Eiseninseln und Westen
region-riverlands-and-vale = Flusslande und Grünes Tal
region-south = Der Süden
region-dorne = Dorne
region-narrow-seas = Die östlichen Meere

# What a peeking player has seen.
secret-top = oben auf dem Stapel
secret-bottom = unten im Stapel

heading-influence = Einfluss
heading-houses = Häuser in Zugfolge
heading-westeros = Westeros in dieser Runde
heading-legend = Legende
secret-heading = Nur du weißt:
heading-wildlings = Wildlinge

legend-march = Marsch
legend-defend = Verteidigung
legend-support = Unterstützung
legend-raid = Überfall
legend-consolidate = Machtfestigung
legend-footman = Fußsoldat
legend-knight = Ritter
legend-ship = Schiff
legend-dragon = Drache
legend-siege-engine = Belagerungsmaschine
legend-power-token = Machtmarker
legend-castle = Burg
legend-stronghold = Festung
legend-barrel = Versorgung
legend-crown = Macht
legend-anchor = Hafen

hand-empty = keine

# --- the battle card ---
battle-title = Kampf { FORM($area, "in") }
battle-attacks = greift { FORM($area, "from") } an
battle-defends = verteidigt
battle-before-cards = vor den Hauskarten
battle-supporters = Unterstützungsbefehle in Reichweite
battle-choice-attacker = unterstützt den Angreifer
battle-choice-defender = unterstützt den Verteidiger
battle-choice-none = unterstützt niemanden
battle-choice-refused = von { $house } abgelehnt
battle-choice-open = noch nicht erklärt
battle-hand = Auf der Hand von { $house }
battle-garrison = Garnison
battle-tides = Gezeitenkarten
battle-support-of = { $units }, { $area }
battle-support-order = Unterstützung, { $area }
battle-card-changed = { $card } ({ $printed } aufgedruckt)

# --- what would come of it ---
what-if-title = Was wäre, wenn: Kampf { FORM($area, "in") }
what-if-no-card = keine Karte
what-if-support = { $house } { $choice }.
what-if-blade = { $house } setzt die Valyrische Stahlklinge ein.
what-if-no-blade = { $house } setzt die Valyrische Stahlklinge nicht ein.
what-if-tides = Gezeitenkarten sind nicht mitgezählt.
what-if-open = * Das kann eine Fähigkeit im Kampf noch ändern.
what-if-hidden = Von verdeckten Karten ist nur die Stärke bekannt. Ihre Fähigkeiten und Symbole sind nicht mitgezählt.
what-if-legend = { $house } zuerst; Farbe und Wappen: wer gewinnt; − Verluste des Verlierers.
what-if-lost = −{ $number }
what-if-all = jede Karte
what-if-none = keine Karte
what-if-row = { $house } gewinnt mit der Karte { $card } gegen: { $against }.

# --- a draft of House cards ---
draft-title = Auswahl reihum
draft-moment = { $taken } von { $all } genommen
draft-turns = Am Zug
draft-left = { $number } der Stärke { $strength }
draft-pool = Noch frei
draft-deck-printed = Grundspiel
draft-deck-adwd = Tanz mit Drachen
draft-deck-asos = Sturm d. Schwerter

# --- the board in words ---
board-head = Runde { $round } von 10: { $phase }. Wildlinge bei { $wildlings }.
board-ahead = Als Nächstes im { FORM($deck, "dat") }: { $cards }.
board-track = { $track }: { $houses }.
board-stolen = { $holder } hat den Dominanzmarker an sich genommen.
board-used = { $holder } hat den Dominanzmarker eingesetzt.
board-house = { $house }: { $castles ->
        [one] 1 Burg
       *[other] { $castles } Burgen
    }, Versorgung { $supply } (Armeen von { $limits }), Macht { $power }. Karten auf der Hand: { $hand }.
board-house-unseen = { $house }: { $castles ->
        [one] 1 Burg
       *[other] { $castles } Burgen
    }, Macht { $power }. Karten auf der Hand: { $hand }.
board-region = { $region }:
board-empty = leer
board-fog = außer Sicht
board-closed = nicht im Spiel
board-units = { $house }: { $units }
board-home = Heimat von { $house }
board-held = beherrscht von { $house }
board-token = Machtmarker von { $house }
board-garrison = Garnison { $strength }
board-neutral = neutrale Streitmacht { $strength }
board-order = { $order }
board-face-down = verdeckter Befehl
board-draft = { $order } (dein Entwurf)

# --- alternative text for those who do not see the picture ---
alt-zoom = { $region }:
alt-drafts = Dein Entwurf: { $orders }.
alt-draft = { $area } { $order }
alt-plans = Du hast geplant: { $plans }.
alt-planned-march = einen Marsch { FORM($origin, "from") } { FORM($area, "to") }
alt-planned-raid = einen Überfall { FORM($origin, "from") } { FORM($area, "to") }
alt-targets = Zur Wahl stehen: { $areas }.
alt-secret = Nur du kennst die Wildlingskarte: { $secret }.
alt-head = Spielplan, Runde { $round } von 10: { $phase }. Wildlinge bei { $wildlings }.
alt-house = { $house } { $castles ->
        [one] 1 Burg
       *[other] { $castles } Burgen
    }, Versorgung { $supply }, Macht { $power }
alt-house-unseen = { $house } { $castles ->
        [one] 1 Burg
       *[other] { $castles } Burgen
    }, Macht { $power }
alt-houses = In Zugfolge: { $houses }.
alt-battle = { $attacker } greift { $defender } { FORM($area, "in") } an.
alt-armies = Größte Armeen: { $armies }.
alt-army = { $house } { $size } { FORM($area, "in") }
alt-bans = Verboten: { $bans }.
alt-winner = { $house } hat gewonnen.
short-ban-march = Marsch +1
short-ban-defend = Verteidigung
short-ban-support = Unterstützung
short-ban-raid = Überfall
short-ban-consolidate = Machtfestigung
alt-side = { $house } { $role }, Stärke { $total }:

# --- placards: what players gather to see ---
placard-westeros = Westeroskarten
placard-deck = Stapel { $number }
placard-bids = Gebote: { $track }
placard-left = { $power } Macht übrig
placard-stood = vorher { $place }.
placard-tied = gleichauf auf Platz { $first } bis { $last }
placard-now = jetzt { $place }.
placard-watch-wins = Die Nachtwache gewinnt
placard-wildlings-win = Die Wildlinge gewinnen
placard-wildling-card = Wildlingskarte
placard-highest = höchstes Gebot
placard-lowest = niedrigstes Gebot
placard-lead = Wer führt
placard-holds = { $lands ->
        [one] 1 Gebiet
       *[other] { $lands } Gebiete
    }, Versorgung { $supply }
placard-goal =
    Burgen und Festungen { $held ->
        [1] zum Sieg am Ende einer Runde
       *[0] zum sofortigen Sieg
    }: { $castles }.
placard-tie = Ausschlaggebend: { $reason }.

## Statistics

figures-came-off = und wie oft sie den Kampf gewinnen
alt-dragons = Ein Drache ist { $strength } wert.
alt-dragons-in = Drachen: { $areas }.
alt-dragons-at = { $number } { FORM($area, "in") }
