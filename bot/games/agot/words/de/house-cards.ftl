# The House cards of the expansions, in which other games may use them.

## A Dance with Dragons

card-ser-jaime-lannister-adwd = Ser Jaime Lennister
    .short = Jaime
    .note = Stärke 4, 1 Schwert, 1 Befestigung

card-ser-kevan-lannister-adwd = Ser Kevan Lennister
    .short = Kevan
    .note = Stärke 3, 1 Befestigung

card-ser-daven-lannister = Ser Daven Lennister
    .short = Daven
    .note = Stärke 2, 1 Schwert

card-ser-ilyn-payne = Ser Ilyn Payn
    .short = Ilyn
    .note = Stärke 2. Bei Sieg: darf irgendwo einen Fußsoldaten des Gegners vernichten
    .text = Gewinnst du, darfst du einen Fußsoldaten des besiegten Hauses in einem beliebigen Gebiet vernichten, zusätzlich zu dessen Verlusten. War er dort die letzte Einheit, wird auch der Befehl in diesem Gebiet entfernt.
    .ask = { $card }: Welcher Fußsoldat von { $rival } wird vernichtet?

card-cersei-lannister-adwd = Cersei Lennister
    .short = Cersei
    .note = Stärke 1, 1 Befestigung

card-ser-addam-marbrand = Ser Addam Marbrand
    .short = Addam
    .note = Stärke 1. Im Angriff zählen Ritter 3
    .text = Greifst du an, zählt jeder deiner Ritter 3, der angreift oder den Angriff unterstützt; geschlagene nicht.

card-qyburn = Qyburn
    .short = Qyburn
    .note = Stärke 0. Ahmt für 2 Macht eine abgelegte Karte nach
    .text = Bevor Stärken gezählt werden, darfst du 2 Macht zahlen und eine Karte auf dem Ablagestapel irgendeines Hauses nennen: Qyburn hat deren aufgedruckte Stärke und Symbole, aber nicht deren Text.
    .ask = { $card }: Zahlst du 2 Macht, um eine Karte nachzuahmen, und welche?

card-roose-bolton-adwd = Roose Bolton
    .short = Roose
    .note = Stärke 4, 1 Schwert

card-ramsay-bolton = Ramsay Bolton
    .short = Ramsay
    .note = Stärke 3. Mit der 0 auf der Hand: 4 und drei Schwerter
    .text = Solange die einzige Karte deines Hauses mit Stärke 0 (normalerweise Stinker) auf deiner Hand ist, ist diese Karte 4 wert und hat drei Schwerter.

card-black-walder = Der Schwarze Walder
    .short = Schwarzer Walder
    .note = Stärke 2, 1 Schwert

card-steelshanks-walton = Walton Stahlbein
    .short = Walton
    .note = Stärke 2, 1 Befestigung

card-damon-dance-for-me = Damon Tanz-für-mich
    .short = Damon
    .note = Stärke 1, 1 Schwert

card-walder-frey = Walder Frey
    .short = Walder Frey
    .note = Stärke 1. Fremde Unterstützung für den Gegner zählt für dich
    .text = Womit andere den Gegner unterstützen, das zählt stattdessen für dich. Die eigene Unterstützung des Gegners bleibt.

card-reek = Stinker
    .short = Stinker
    .note = Stärke 0. Holt die 3; kann bei Niederlage zurückkommen
    .text = Sofort kommt die einzige Karte deines Hauses mit Stärke 3 (normalerweise Ramsay Bolton) von deinem Ablagestapel auf deine Hand zurück. Verlierst du, darfst du Stinker zurücknehmen, statt ihn abzulegen.
    .ask = { $card }: Nimmst du ihn auf die Hand zurück?

card-stannis-baratheon-adwd = Stannis Baratheon
    .short = Stannis
    .note = Stärke 4. Ohne Unterstützung entfernt er nebenan alle Unterstützungsbefehle
    .text = Stützt dich kein Unterstützungsbefehl, auch kein eigener, wird sofort jeder Unterstützungsbefehl neben dem Kampf entfernt, wem er auch gehört, und in diesem Kampf wird niemand unterstützt.

card-jon-snow = Jon Schnee
    .short = Jon Schnee
    .note = Stärke 3. Bei Sieg: darf die Bedrohung durch die Wildlinge verschieben
    .text = Gewinnst du, darfst du die Bedrohung durch die Wildlinge um ein Feld erhöhen oder senken, aber nicht bis ans Ende ihrer Leiste.
    .ask = { $card }: Verschiebst du die Bedrohung durch die Wildlinge?

card-melisandre-adwd = Melisandre
    .short = Melisandre
    .note = Stärke 2. Darf nach dem Kampf eine abgelegte Karte zurückkaufen
    .text = Nach dem Kampf darfst du eine Karte deines Ablagestapels zurücknehmen, auch Melisandre selbst, für so viel Macht, wie die aufgedruckte Stärke der Karte beträgt.
    .ask = { $card }: Welche Karte kaufst du zurück?

card-bastard-of-nightsong = Bastard von Nachtlied
    .short = Nachtlied
    .note = Stärke 2, 1 Befestigung

card-ser-davos-seaworth-adwd = Ser Davos Seewert
    .short = Davos
    .note = Stärke 1, 1 Schwert, 1 Befestigung

card-ser-axell-florent = Ser Axell Florent
    .short = Axell
    .note = Stärke 1, 1 Schwert

card-mance-rayder = Manke Rayder
    .short = Manke
    .note = Stärke 0. Deine Summe ist die Bedrohung durch die Wildlinge
    .text = Deine endgültige Stärke ist die Bedrohung durch die Wildlinge, was auch immer Einheiten, Befehle, Unterstützung und die Klinge ergäben.

card-euron-crows-eye-adwd = Euron Krähenauge
    .short = Euron
    .note = Stärke 4, aber 5 gegen einen Gegner, der bei den Lehen höher steht
    .text = Steht der Gegner auf der Leiste der Lehen höher, wenn Stärken gezählt werden, ist diese Karte 5 wert.

card-victarion-greyjoy-adwd = Victarion Graufreud
    .short = Victarion
    .note = Stärke 3, 2 Schwerter

card-asha-greyjoy-adwd = Asha Graufreud
    .short = Asha
    .note = Stärke 2, 1 Befestigung

card-rodrik-the-reader = Rodrik der Leser
    .short = Der Leser
    .note = Stärke 2. Bei Sieg: darf einen Westerosstapel ordnen
    .text = Gewinnst du, darfst du den Rest eines Westerosstapels durchsehen, dessen nächste Karte wählen und die anderen darunter mischen. Nur du weißt, welche du gewählt hast.
    .ask = { $card }: Welchen Stapel liest du, und was kommt als Nächstes?

card-qarl-the-maid = Qarl die Jungfer
    .short = Qarl
    .note = Stärke 1. Verliert er im Angriff: 3 Macht
    .text = Greifst du an und verlierst, erhältst du 3 Macht.

card-ser-harras-harlaw = Ser Harras Harlau
    .short = Harras
    .note = Stärke 1, 1 Schwert

card-aeron-damphair-adwd = Aeron Feuchthaar
    .short = Aeron
    .note = Stärke 0. Darf Macht für Stärke ausgeben
    .text = Bevor Stärken gezählt werden, darfst du beliebig viel Macht ausgeben: Für je 1 Macht ist diese Karte eins mehr wert.
    .ask = { $card }: Wie viel Macht gibst du für Stärke aus?

card-doran-martell-adwd = Doran Martell
    .short = Doran
    .note = Stärke 4. Für jede andere Karte auf der Hand: −1, ein Schwert, eine Befestigung
    .text = Für jede andere Karte auf deiner Hand ist diese Karte eins weniger wert, bis 0, und hat ein Schwert und eine Befestigung mehr.

card-areo-hotah-adwd = Areo Hotah
    .short = Hotah
    .note = Stärke 3, 2 Befestigungen

card-bastard-of-godsgrace = Bastard von Gottesgnade
    .short = Gottesgnade
    .note = Stärke 2, 1 Befestigung

card-big-man = Großer Mann
    .short = Großer Mann
    .note = Stärke 2, 1 Schwert

card-ser-gerris-drinkwater = Ser Gerris Trinkwasser
    .short = Gerris
    .note = Stärke 1. Bei Sieg: darf auf einer Leiste einen Platz steigen
    .text = Gewinnst du, darfst du auf einer Leiste einen Platz aufrücken; das überholte Haus fällt zurück.
    .ask = { $card }: Auf welcher Leiste steigst du?

card-quentyn-martell = Quentyn Martell
    .short = Quentyn
    .note = Stärke 1. +1 für jede deiner abgelegten Karten
    .text = Diese Karte ist eins mehr wert für jede Karte auf deinem Ablagestapel, sich selbst nicht mitgezählt.

card-nymeria-sand-adwd = Nymeria Sand
    .short = Nymeria
    .note = Stärke 0, 1 Schwert, 1 Befestigung

card-mace-tyrell-adwd = Maes Tyrell
    .short = Maes
    .note = Stärke 4, 1 Schwert, 1 Befestigung

card-randyll-tarly-adwd = Randyll Tarly
    .short = Randyll
    .note = Stärke 3, 2 Schwerter

card-willas-tyrell = Willas Tyrell
    .short = Willas
    .note = Stärke 2, 1 Befestigung

card-ser-jon-fossoway = Ser Jon Fossowey
    .short = Fossowey
    .note = Stärke 2, 1 Schwert

card-queen-of-thorns-adwd = Dornenkönigin
    .short = Dornenkönigin
    .note = Stärke 1. Hebt die Fähigkeit der gegnerischen Karte auf
    .text = Die Karte des Gegners hat keine Fähigkeit. Stärke und Symbole bleiben.

card-paxter-redwyne = Paxter Rothweyn
    .short = Paxter
    .note = Stärke 1. Auf See zählen deine Schiffe 2
    .text = In einem Kampf auf See zählt jedes deiner Schiffe 2, das kämpft oder unterstützt; geschlagene nicht.

card-margaery-tyrell-adwd = Margaery Tyrell
    .short = Margaery
    .note = Stärke 0. Verteidigt sie eigenen Boden, ist die Summe des Gegners 2
    .text = Verteidigst du dein Heimatgebiet oder ein Gebiet mit einem Machtmarker von dir, ist die endgültige Stärke des Gegners 2.

## House Arryn in A Feast for Crows

card-bronze-yohn-royce-affc = Bronze-Yohn Rois
    .short = Bronze-Yohn
    .note = Stärke 4. +1 mit mehr Macht als der Gegner
    .text = Hast du mehr verfügbare Macht als der Gegner, ist diese Karte eins mehr wert.

card-littlefinger = Kleinfinger
    .short = Kleinfinger
    .note = Stärke 3. Nach dem Kampf Macht für die Karte des Gegners
    .text = Nach dem Kampf, gewonnen oder verloren, erhältst du, wenn du Hohenehr beherrschst, doppelt so viel Macht, wie die aufgedruckte Stärke der gegnerischen Karte beträgt.

card-nestor-royce = Nestor Rois
    .short = Nestor
    .note = Stärke 2, 2 Befestigungen

card-lyn-corbray = Lyn Corbray
    .short = Lyn
    .note = Stärke 2, 1 Schwert

card-alayne-stone = Alayne Stein
    .short = Alayne
    .note = Stärke 1. Bei Sieg: darf dem Gegner für 2 Macht all seine Macht nehmen
    .text = Gewinnst du und beherrschst Hohenehr, auch wenn du es eben erst gewonnen hast, darfst du 2 Macht zahlen: Der Gegner verliert alle verfügbare Macht.
    .ask = { $card }: Zahlst du 2 Macht, damit { $rival } alle Macht verliert ({ $power })?

card-lothor-brune = Lothor Brunn
    .short = Lothor
    .note = Stärke 1, 1 Schwert, 1 Befestigung

card-lysa-arryn-affc = Lysa Arryn
    .short = Lysa
    .note = Stärke 0. Nach dem Kampf 3 Macht gegen einen reicheren Gegner
    .text = Hat der Gegner nach dem Kampf mehr verfügbare Macht als du, erhältst du 3 Macht.

## House Arryn and House Targaryen in Mother of Dragons

card-lysa-arryn-mod = Lysa Arryn
    .short = Lysa
    .note = Stärke 4. Verteidigt sie mit Verteidigungsbefehl und siegt, kommt sie zurück
    .text = Verteidigst du ein Gebiet mit einem Verteidigungsbefehl und gewinnst, darfst du diese Karte auf die Hand zurücknehmen, statt sie abzulegen.
    .ask = { $card }: Nimmst du sie auf die Hand zurück?

card-bronze-yohn-royce-mod = Bronze-Yohn Rois
    .short = Bronze-Yohn
    .note = Stärke 3, 1 Schwert, 2 Befestigungen

card-ser-vardis-egen = Ser Vardis Egen
    .short = Vardis
    .note = Stärke 2. +1 und zwei Befestigungen gegen eine Karte von 2 oder weniger
    .text = Hat die Karte des Gegners eine aufgedruckte Stärke von 2 oder weniger, ist diese Karte 3 wert und hat zwei Befestigungen. Ein Gegner ohne Karte zählt nicht.

card-harry-hardyng = Harrold Hardyng
    .short = Harry
    .note = Stärke 2, 1 Schwert

card-godric-borrell = Godric Borrell
    .short = Godric
    .note = Stärke 1. Verteidigt er auf See, +1 für jede eigene Küste
    .text = Verteidigst du auf See, ist diese Karte eins mehr wert für jedes Landgebiet daneben, das du beherrschst.

card-anya-waynwood = Anya Waynwald
    .short = Anya
    .note = Stärke 1. Bei Sieg: 3 Macht für dich und alle, die dich unterstützt haben
    .text = Gewinnst du, erhältst du 3 Macht, und ebenso jeder andere Spieler, der dich in diesem Kampf unterstützt hat. Vasallen erhalten nichts.

card-robert-arryn = Robert Arryn
    .short = Robert
    .note = Stärke 0. Hat er verteidigt, darf er mit der schwächsten abgelegten Karte des Gegners gehen
    .text = Nach einem Kampf, in dem du verteidigt hast, darfst du diese Karte aus dem Spiel nehmen, zusammen mit einer Karte der niedrigsten aufgedruckten Stärke vom Ablagestapel des Gegners, die eben gespielte eingeschlossen. Gegen einen Vasallen geht er allein.
    .ask = { $card }: Nimmst du ihn aus dem Spiel, und welche Karte mit ihm?

card-khal-drogo = Khal Drogo
    .short = Drogo
    .note = Stärke 4. +1 und ein Schwert für jeden deiner Ritter, der kämpft; danach aus dem Spiel
    .text = Diese Karte ist für jeden deiner Ritter, der im Gebiet kämpft, eins mehr wert und hat ein Schwert; wer unterstützt, zählt nicht. Nach dem Kampf ist er aus dem Spiel, gewonnen oder verloren.

card-arstan-whitebeard = Arstan Weißbart
    .short = Arstan
    .note = Stärke 3, 1 Schwert, 1 Befestigung

card-xaro-xhoan-daxos = Xaro Xhoan Daxos
    .short = Xaro
    .note = Stärke 2. Deine Schiffe zählen 2, wo sie in der Überzahl sind
    .text = Kämpfen im Gebiet mehr Schiffe von dir als vom Feind, zählt jedes deiner Schiffe 2; geschlagene nicht.

card-ser-jorah-mormont = Ser Jorah Mormont
    .short = Jorah
    .note = Stärke 2, 1 Schwert, 1 Befestigung

card-daenerys-targaryen-a = Daenerys Targaryen
    .short = Daenerys
    .note = Stärke 1. 3, wenn ein Drache kämpft
    .text = Kämpft im Gebiet ein Drache, ist diese Karte 3 wert.

card-viserys-targaryen = Viserys Targaryen
    .short = Viserys
    .note = Stärke 1. Darf eine Karte ablegen und ihre Stärke dazuzählen; bei Niederlage aus dem Spiel
    .text = Bevor Stärken gezählt werden, darfst du eine andere Karte von der Hand ablegen und ihre aufgedruckte Stärke zu seiner hinzurechnen; ihre Symbole und ihr Text zählen nicht. Verlierst du, ist er aus dem Spiel.
    .ask = { $card }: Welche Karte legst du ab, um ihre Stärke dazuzuzählen?

card-illyrio-mopatis = Illyrio Mopatis
    .short = Illyrio
    .note = Stärke 0. Erhält den Unterschied als Macht; mit 5 oder mehr aus dem Spiel
    .text = Nach dem Kampf, gewonnen oder verloren, erhältst du so viel Macht, wie der Unterschied der beiden endgültigen Stärken beträgt. Hast du dann 5 oder mehr verfügbar, ist er aus dem Spiel.

card-daenerys-targaryen-b = Daenerys Targaryen
    .short = Daenerys
    .note = Stärke 4. Der Gegner verliert den Unterschied an Macht
    .text = Nach dem Kampf, gewonnen oder verloren, verliert dein Gegner so viel verfügbare Macht, wie der Unterschied der beiden endgültigen Stärken beträgt.

card-daario-naharis = Daario Naharis
    .short = Daario
    .note = Stärke 3, 1 Schwert

card-gray-worm = Grauer Wurm
    .short = Grauer Wurm
    .note = Stärke 2, 1 Schwert, 1 Befestigung

card-strong-belwas = Belwas der Starke
    .short = Belwas
    .note = Stärke 2, 2 Schwerter

card-captain-groleo = Kapitän Groleo
    .short = Groleo
    .note = Stärke 1. Im Angriff über See +1 für jedes eigene Schiff daneben
    .text = Greifst du über See ein Landgebiet an, ist diese Karte eins mehr wert für jedes deiner Schiffe neben diesem Gebiet, auch in Häfen.

card-rakharo = Rakharo
    .short = Rakharo
    .note = Stärke 1. Deine Ritter zählen 4, wo keine Burg ist
    .text = In einem Landgebiet ohne Burg oder Festung zählt jeder deiner Ritter, der kämpft, 4; wer unterstützt oder geschlagen ist, nicht.

card-missandei = Missandei
    .short = Missandei
    .note = Stärke 0. Nach knapper Niederlage (höchstens 2) kommt eine andere Karte zurück
    .text = Verlierst du mit einem Unterschied von höchstens zwei oder bei Gleichstand, darfst du eine beliebige andere Karte von deinem Ablagestapel zurücknehmen.
    .ask = { $card }: Welche abgelegte Karte kommt zurück?

## What is asked and told of them

choice-up = Ein Feld höher
choice-down = Ein Feld tiefer
choice-fighting = Einen, der hier kämpft
choice-elsewhere = Einen, der nicht kämpft

note-threat = die Bedrohung ist dann { $strength }
note-bought = für { $power } Macht. { $text }

event-ability-cancelled = Die Dornenkönigin von { $house } hebt die Fähigkeit der Karte { $card } auf.
event-card-copied = { $house } zahlt 2 Macht, und { $card } ahmt eine Karte nach: { $copy }.
event-power-spent = { $house } gibt { $power } Macht aus.
event-deck-read = { $house } hat den { FORM($deck, "dat") } durchgesehen und dessen nächste Karte gewählt.

because-card-kills = { $rival } verliert { FORM($area, "in") } einen Fußsoldaten.
because-card-copies = Für 2 Macht ist die Karte so viel wert wie { $copy }, Stärke { $strength }.
because-card-spends = Für { $power } Macht wird { $card } um ebenso viel stärker.
because-card-buys = { $card } lässt sich wieder spielen, für { $power } Macht.
because-card-climbs = Rückt { FORM($track, "in") } von Platz { $place } einen Platz auf.

why-total-set = Eine Karte bestimmt die Stärke von { $house }, was auch sonst zählt

event-card-removed = { $card } von { $house } ist aus dem Spiel.

## The 1st edition, beside other cards of the same names

card-eddard-stark-1e = { card-eddard-stark }
    .short = { card-eddard-stark.short }
    .note = Stärke 3, 2 Befestigungen

card-robb-stark-1e = { card-robb-stark }
    .short = { card-robb-stark.short }
    .note = Stärke 2. Im Angriff zählen Ritter 3
    .text = Greifst du an, zählt jeder Ritter 3, der gezogen ist. Ritter, die unterstützen, zählen 2.

card-greatjon-umber-1e = { card-greatjon-umber }
    .short = { card-greatjon-umber.short }
    .note = Stärke 2, 1 Schwert

card-ser-rodrik-cassel-1e = Ser Rodrik Cassel
    .short = Rodrik
    .note = Stärke 1, 1 Befestigung

card-house-mormont-lord-1e = Lord des Hauses Mormont
    .short = Mormont
    .note = Stärke 1, 1 Schwert

card-maester-luwin-1e = Maester Luwin
    .short = Luwin
    .note = Stärke 0. Bei Sieg: darf eine Karte zurücknehmen
    .text = Gewinnst du, darfst du eine Karte von deinem Ablagestapel zurück auf die Hand nehmen.
    .ask = { $card }: Welche Karte nimmst du zurück?

card-catelyn-stark-1e = { card-catelyn-stark }
    .short = { card-catelyn-stark.short }
    .note = Stärke 0. Verdoppelt eine Verteidigung
    .text = { card-catelyn-stark.text }

card-tywin-lannister-1e = { card-tywin-lannister }
    .short = { card-tywin-lannister.short }
    .note = Stärke 3, 2 Schwerter

card-ser-jaime-lannister-1e = { card-ser-jaime-lannister }
    .short = { card-ser-jaime-lannister.short }
    .note = Stärke 2. Bei Sieg: 2 Macht
    .text = { card-tywin-lannister.text }

card-tyrion-lannister-1e = { card-tyrion-lannister }
    .short = { card-tyrion-lannister.short }
    .note = Stärke 2, 1 Befestigung

card-ser-kevan-lannister-1e = { card-ser-kevan-lannister }
    .short = { card-ser-kevan-lannister.short }
    .note = Stärke 1, 1 Schwert

card-house-lannister-captain-1e = Hauptmann des Hauses Lennister
    .short = Hauptmann
    .note = Stärke 1, 1 Schwert

card-vargo-hoat-1e = Vargo Hoat
    .short = Vargo Hoat
    .note = Stärke 0. Im Angriff zählen Fußsoldaten 2
    .text = Greifst du an, zählt jeder Fußsoldat 2, der gezogen ist. Fußsoldaten, die unterstützen, zählen 1.

card-cersei-lannister-1e = { card-cersei-lannister }
    .short = { card-cersei-lannister.short }
    .note = Stärke 0. Bei Sieg: entfernt irgendwo einen Befehl des Gegners
    .text = Gewinnst du, entfernst du einen Befehlsmarker des besiegten Hauses aus einem beliebigen Gebiet.
    .ask = { $card }: Welcher Befehl von { $rival } wird entfernt?

card-stannis-baratheon-1e = { card-stannis-baratheon }
    .short = { card-stannis-baratheon.short }
    .note = Stärke 3, 1 Schwert, 1 Befestigung

card-renly-baratheon-1e = { card-renly-baratheon }
    .short = { card-renly-baratheon.short }
    .note = Stärke 2. Bei Sieg: darf einen Fußsoldaten aufwerten, der gekämpft hat
    .text = Gewinnst du, darfst du einen deiner Fußsoldaten, die gekämpft haben, zum Ritter aufwerten. Wer nur unterstützt hat, zählt nicht.
    .ask = { $card }: Welcher Fußsoldat, der gekämpft hat, wird Ritter?

card-ser-davos-seaworth-1e = { card-ser-davos-seaworth }
    .short = { card-ser-davos-seaworth.short }
    .note = Stärke 2, 1 Befestigung

card-ser-axell-florent-1e = { card-ser-axell-florent }
    .short = { card-ser-axell-florent.short }
    .note = { card-ser-axell-florent.note }

card-house-florent-lord-1e = Lord des Hauses Florent
    .short = Lord Florent
    .note = Stärke 1, 1 Schwert

card-melisandre-of-asshai-1e = Melisandre von Asshai
    .short = Melisandre
    .note = Stärke 0. Bei Sieg: für 1 Macht legt der Gegner eine Karte ab
    .text = Gewinnst du, darfst du 1 Macht zahlen, um die Hand des besiegten Hauses anzusehen und eine Karte zu wählen, die auf seinen Ablagestapel kommt.
    .ask = { $card }: Zahlst du 1 Macht, um eine Karte aus der Hand von { $rival } abzulegen?

card-salladhor-saan-1e = { card-salladhor-saan }
    .short = { card-salladhor-saan.short }
    .note = Stärke 0. Schiffe, die den Gegner unterstützen, zählen 0
    .text = Schiffe, die deinen Gegner unterstützen, zählen 0. Das +1 einer Unterstützung mit Stern bleibt.

card-mace-tyrell-1e = { card-mace-tyrell }
    .short = { card-mace-tyrell.short }
    .note = Stärke 3, 2 Schwerter

card-ser-loras-tyrell-1e = { card-ser-loras-tyrell }
    .short = { card-ser-loras-tyrell.short }
    .note = Stärke 2. Vernichtet sofort einen Fußsoldaten
    .text = Sobald beide Karten offen liegen, wird ein feindlicher Fußsoldat vernichtet, der kämpft. Ist dann niemand mehr gegen dich, gewinnst du sofort.
    .ask = { $card }: Welcher Fußsoldat von { $rival } wird vernichtet?

card-ser-garlan-tyrell-1e = { card-ser-garlan-tyrell }
    .short = { card-ser-garlan-tyrell.short }
    .note = Stärke 2, 1 Schwert

card-margaery-tyrell-1e = { card-margaery-tyrell }
    .short = { card-margaery-tyrell.short }
    .note = Stärke 1, 1 Befestigung

card-house-tyrell-captain-1e = Hauptmann des Hauses Tyrell
    .short = Hauptmann
    .note = Stärke 1, 1 Schwert

card-queen-of-thorns-1e = { card-queen-of-thorns }
    .short = { card-queen-of-thorns.short }
    .note = Stärke 0. Hebt die Fähigkeit der gegnerischen Karte auf
    .text = Die Karte des Gegners hat keine Fähigkeit. Stärke und Symbole bleiben.

card-brienne-of-tarth-1e = { card-brienne-of-tarth }
    .short = { card-brienne-of-tarth.short }
    .note = Stärke 0. Entfernt die Verteidigung des Verteidigers
    .text = Greifst du an, wird der Verteidigungsbefehl im umkämpften Gebiet entfernt, bevor Stärken gezählt werden.

card-euron-crows-eye-1e = { card-euron-crows-eye }
    .short = { card-euron-crows-eye.short }
    .note = Stärke 3, 2 Schwerter

card-theon-greyjoy-1e = { card-theon-greyjoy }
    .short = { card-theon-greyjoy.short }
    .note = Stärke 2, 1 Schwert

card-asha-greyjoy-1e = { card-asha-greyjoy }
    .short = { card-asha-greyjoy.short }
    .note = Stärke 2. Bei Sieg: darf nebenan einen Befehl entfernen
    .text = Gewinnst du, darfst du in einem Gebiet neben dem Kampf einen Unterstützungs- oder Machtfestigungsbefehl entfernen, wem er auch gehört.
    .ask = { $card }: Entfernst du neben dem Kampf einen Unterstützungs- oder Machtfestigungsbefehl?

card-house-blacktyde-captain-1e = Hauptmann des Hauses Schwarzfluth
    .short = Schwarzfluth
    .note = Stärke 1, 1 Befestigung

card-aeron-damphair-1e = { card-aeron-damphair }
    .short = { card-aeron-damphair.short }
    .note = Stärke 1, 1 Befestigung

card-balon-greyjoy-1e = { card-balon-greyjoy }
    .short = { card-balon-greyjoy.short }
    .note = Stärke 0. Die Karte des Gegners hat Stärke 0
    .text = { card-balon-greyjoy.text }

card-victarion-greyjoy-1e = { card-victarion-greyjoy }
    .short = { card-victarion-greyjoy.short }
    .note = Stärke 0. Im Angriff zählen Schiffe 2
    .text = Greifst du an, zählt jedes Schiff 2, das hineingezogen ist. Schiffe, die unterstützen, zählen 1.

card-the-red-viper-1e = { card-the-red-viper }
    .short = { card-the-red-viper.short }
    .note = Stärke 3, 2 Schwerter

card-areo-hotah-1e = { card-areo-hotah }
    .short = { card-areo-hotah.short }
    .note = Stärke 2, 1 Schwert

card-obara-sand-1e = { card-obara-sand }
    .short = { card-obara-sand.short }
    .note = Stärke 2. Ein Schwert im Angriff
    .text = Ein Schwert, solange du angreifst.

card-ellaria-sand-1e = Ellaria Sand
    .short = Ellaria
    .note = Stärke 1. In der Verteidigung: darf einen Fußsoldaten aufwerten
    .text = Verteidigst du, darfst du sofort einen deiner Fußsoldaten in diesem Kampf zum Ritter aufwerten.
    .ask = { card-renly-baratheon.ask }

card-nymeria-sand-1e = { card-nymeria-sand }
    .short = { card-nymeria-sand.short }
    .note = Stärke 1, 1 Schwert

card-doran-martell-1e = { card-doran-martell }
    .short = { card-doran-martell.short }
    .note = Stärke 0. Bei Sieg: darf dem Gegner einen Dominanzmarker nehmen
    .text = Gewinnst du, darfst du einen Dominanzmarker nehmen, den der Gegner hat. Du behältst ihn, bis um diese Leiste geboten worden ist. Die Plätze auf der Leiste bleiben.
    .ask = { $card }: Von welcher Leiste nimmst du den Dominanzmarker?

card-arianne-martell-1e = { card-arianne-martell }
    .short = { card-arianne-martell.short }
    .note = Stärke 0. Bei Niederlage: darf eine Einheit des Gegners vernichten
    .text = Verlierst du, darfst du vor den Verlusten eine Einheit des Gegners in diesem Kampf vernichten. War es die letzte, ziehen sich deine Einheiten trotzdem zurück, aber niemand nimmt das Gebiet ein.
    .ask = { $card }: Welche Einheit von { $rival } wird vernichtet?

## A Storm of Swords

card-ser-jaime-lannister-asos = { card-ser-jaime-lannister }
    .short = { card-ser-jaime-lannister.short }
    .note = Stärke 4, 1 Schwert, 1 Befestigung

card-ser-gregor-clegane-asos = { card-ser-gregor-clegane }
    .short = { card-ser-gregor-clegane.short }
    .note = Stärke 3. Bis zu drei Schwerter gegen schwache Karten
    .text = Ein Schwert für jeden Punkt, um den die aufgedruckte Stärke der gegnerischen Karte unter 3 liegt; drei, wenn der Gegner ohne Karte kämpft.

card-tywin-lannister-asos = { card-tywin-lannister }
    .short = { card-tywin-lannister.short }
    .note = Stärke 2, 2 Befestigungen

card-joffrey-lannister = Joffrey Lennister
    .short = Joffrey
    .note = Stärke 2, 1 Schwert

card-cersei-lannister-asos = { card-cersei-lannister }
    .short = { card-cersei-lannister.short }
    .note = Stärke 1. Nach dem Kampf verliert der Gegner 2 Macht
    .text = Nach dem Kampf verliert der Gegner 2 seiner verfügbaren Macht oder so viel, wie er hat, egal, wer gewinnt.

card-ser-ilyn-payne-asos = { card-ser-ilyn-payne }
    .short = { card-ser-ilyn-payne.short }
    .note = Stärke 1. Bei Sieg: Der Gegner verliert eine Einheit mehr
    .text = Gewinnst du, verliert der Gegner vor den Verlusten eine seiner kämpfenden Einheiten, die er wählt; Befestigungen helfen nicht.

card-tyrion-lannister-asos = { card-tyrion-lannister }
    .short = { card-tyrion-lannister.short }
    .note = Stärke 0. Darf die Karte des Gegners zurückschicken
    .text = Du darfst sofort die Karte des Gegners auf seine Hand zurückschicken. Er spielt eine andere, oder keine, wenn es die letzte war. Was die erste Karte schon getan hat, bleibt.
    .ask = { card-tyrion-lannister.ask }

card-robb-stark-asos = { card-robb-stark }
    .short = { card-robb-stark.short }
    .note = Stärke 4, 2 Schwerter

card-smalljon-umber = Kleinjon Umber
    .short = Kleinjon
    .note = Stärke 3, 1 Befestigung

card-eddard-stark-asos = { card-eddard-stark }
    .short = { card-eddard-stark.short }
    .note = Stärke 2. Keine Verluste durch Schwerter oder Karten
    .text = In diesem Kampf hast du keine Verluste durch Schwerter oder Fähigkeiten von Hauskarten. Totenköpfe gelten, und Einheiten, die beim Rückzug verloren gehen, sind verloren.

card-jory-cassel = Jory Cassel
    .short = Jory
    .note = Stärke 2, 1 Schwert

card-maege-mormont = Maege Mormont
    .short = Maege
    .note = Stärke 1. Bei Sieg: darf das Ziel des Rückzugs wählen
    .text = { card-robb-stark.text }

card-catelyn-stark-asos = { card-catelyn-stark }
    .short = { card-catelyn-stark.short }
    .note = Stärke 1. Mit Unterstützung +2 und eine Befestigung
    .text = Unterstützt dich irgendein Unterstützungsbefehl, ein eigener oder ein fremder, ist diese Karte 2 mehr wert und hat eine Befestigung.

card-bran-stark = Bran Stark
    .short = Bran
    .note = Stärke 0. Nach dem Kampf: darf eine Karte zurücknehmen
    .text = Nach dem Kampf darfst du eine Karte von deinem Ablagestapel zurück auf die Hand nehmen, auch Bran selbst, egal, wer gewinnt.
    .ask = { card-maester-luwin-1e.ask }

card-stannis-baratheon-asos = { card-stannis-baratheon }
    .short = { card-stannis-baratheon.short }
    .note = Stärke 4. Darf dem Gegner den Eisernen Thron nehmen, mit einem Schwert
    .text = Hat der Gegner den Eisernen Thron, darfst du ihn nehmen, bevor Stärken gezählt werden; dann hat diese Karte ein Schwert. Du behältst ihn, bis um diese Leiste geboten worden ist. Die Plätze auf der Leiste bleiben.
    .ask = { $card }: Nimmst du den Eisernen Thron und ein Schwert?

card-renly-baratheon-asos = { card-renly-baratheon }
    .short = { card-renly-baratheon.short }
    .note = Stärke 3, 2 Schwerter

card-melisandre-of-asshai-asos = { card-melisandre-of-asshai-1e }
    .short = { card-melisandre-of-asshai-1e.short }
    .note = Stärke 2. Bringt so viel Macht, wie die Karte des Gegners Stärke hat
    .text = Du erhältst sofort so viel Macht, wie auf der Karte des Gegners Stärke aufgedruckt ist.

card-ser-axell-florent-asos = { card-ser-axell-florent }
    .short = { card-ser-axell-florent.short }
    .note = Stärke 2, 2 Befestigungen

card-salladhar-saan-asos = { card-salladhor-saan }
    .short = { card-salladhor-saan.short }
    .note = Stärke 1. Bei Sieg: 2 Macht; der Gegner verliert 2
    .text = Gewinnst du, erhältst du 2 Macht, und der Gegner verliert 2 seiner verfügbaren Macht oder so viel, wie er hat.

card-devan-seaworth = Devan Seewert
    .short = Devan
    .note = Stärke 1, 1 Schwert, 1 Befestigung

card-ser-davos-seaworth-asos = { card-ser-davos-seaworth }
    .short = { card-ser-davos-seaworth.short }
    .note = Stärke 0. Für 2 Macht eine Befestigung; verlierend geordneter Rückzug
    .text = Bevor Stärken gezählt werden, darfst du 2 Macht für eine Befestigung zahlen. Verlierst du, sind deine Einheiten nach dem Rückzug nicht geschlagen.
    .ask = { $card }: Zahlst du 2 Macht für eine Befestigung?

card-balon-greyjoy-asos = { card-balon-greyjoy }
    .short = { card-balon-greyjoy.short }
    .note = Stärke 4. Bei Sieg: Macht in Höhe des Unterschieds
    .text = Gewinnst du, erhältst du so viel Macht, wie der Unterschied zwischen beiden endgültigen Stärken beträgt.

card-dagmer-cleftjaw = { card-dagmar-cleftjaw }
    .short = { card-dagmar-cleftjaw.short }
    .note = Stärke 3, 1 Schwert, 1 Befestigung

card-asha-greyjoy-asos = { card-asha-greyjoy }
    .short = { card-asha-greyjoy.short }
    .note = Stärke 2. Mit Unterstützung zwei Schwerter
    .text = Unterstützt dich irgendein Unterstützungsbefehl, ein eigener oder ein fremder, hat diese Karte zwei Schwerter.

card-theon-greyjoy-asos = { card-theon-greyjoy }
    .short = { card-theon-greyjoy.short }
    .note = Stärke 2, 1 Befestigung

card-andrik-the-unsmiling = Andrik der Ernste
    .short = Andrik
    .note = Stärke 1, 2 Schwerter

card-victarion-greyjoy-asos = { card-victarion-greyjoy }
    .short = { card-victarion-greyjoy.short }
    .note = Stärke 1. Auf See oder an der Küste +1 und eine Befestigung
    .text = Wird auf See oder an der Küste gekämpft, ist diese Karte 1 mehr wert und hat eine Befestigung.

card-aeron-damphair-asos = { card-aeron-damphair }
    .short = { card-aeron-damphair.short }
    .note = Stärke 0. Darf für 2 Macht eine andere Karte spielen, die 1 weniger zählt
    .text = Du darfst sofort 2 Macht zahlen, um diese Karte abzulegen und stattdessen eine andere von deiner Hand zu spielen. Sie zählt in diesem Kampf 1 weniger.
    .ask = { card-aeron-damphair.ask }

card-the-red-viper-asos = { card-the-red-viper }
    .short = { card-the-red-viper.short }
    .note = Stärke 4, 2 Schwerter

card-darkstar-asos = { card-darkstar }
    .short = { card-darkstar.short }
    .note = Stärke 3, 1 Schwert

card-doran-martell-asos = { card-doran-martell }
    .short = { card-doran-martell.short }
    .note = Stärke 2. Setzt den Gegner ans Ende der Leiste der Lehen
    .text = Der Gegner fällt sofort auf den letzten Platz der Leiste der Lehen, und wer hinter ihm stand, rückt auf. Der Dominanzmarker wechselt sofort den Besitzer.

card-nymeria-sand-asos = { card-nymeria-sand }
    .short = { card-nymeria-sand.short }
    .note = Stärke 2. Ein Schwert im Angriff, eine Befestigung in der Verteidigung
    .text = { card-nymeria-sand.text }

card-areo-hotah-asos = { card-areo-hotah }
    .short = { card-areo-hotah.short }
    .note = Stärke 1, 1 Befestigung

card-arianne-martell-asos = { card-arianne-martell }
    .short = { card-arianne-martell.short }
    .note = Stärke 1. Bei Niederlage um höchstens 2 ziehen sich beide zurück
    .text = Verlierst du um höchstens 2, ziehen sich beide Seiten zurück. Ein siegreicher Angreifer kommt nicht hinein und geht dorthin zurück, woher er gekommen ist. Ein siegreicher Verteidiger zieht sich nach dir zurück, und seine Einheiten sind geschlagen.

card-maester-caleotte = Maester Caleotte
    .short = Caleotte
    .note = Stärke 0, 3 Befestigungen

card-ser-loras-tyrell-asos = { card-ser-loras-tyrell }
    .short = { card-ser-loras-tyrell.short }
    .note = Stärke 4, 1 Schwert

card-randyll-tarly-asos = { card-randyll-tarly }
    .short = { card-randyll-tarly.short }
    .note = Stärke 3, 2 Schwerter

card-mace-tyrell-asos = { card-mace-tyrell }
    .short = { card-mace-tyrell.short }
    .note = Stärke 2. Bei Sieg: darf dort Unterstützung oder Verteidigung befehlen
    .text = Gewinnst du und hast dort Einheiten, darfst du einen unbenutzten Unterstützungs- oder Verteidigungsbefehl ohne Stern ins umkämpfte Gebiet legen, anstelle eines Befehls, der dort ist. Er darf in dieser Runde nicht verboten sein.
    .ask = { $card }: Welchen Befehl legst du?

card-ser-garlan-tyrell-asos = { card-ser-garlan-tyrell }
    .short = { card-ser-garlan-tyrell.short }
    .note = Stärke 2, 1 Befestigung

card-margaery-tyrell-asos = { card-margaery-tyrell }
    .short = { card-margaery-tyrell.short }
    .note = Stärke 1, 2 Befestigungen

card-willas-tyrell-asos = { card-willas-tyrell }
    .short = { card-willas-tyrell.short }
    .note = Stärke 1. +2 in der Verteidigung
    .text = Verteidigst du, ist diese Karte 3 wert.

card-queen-of-thorns-asos = { card-queen-of-thorns }
    .short = { card-queen-of-thorns.short }
    .note = Stärke 0. Entfernt einen Befehl des Gegners hier oder daneben
    .text = Entferne sofort einen Befehl des Gegners aus dem umkämpften Gebiet oder einem Gebiet daneben, nicht aber den Marschbefehl des Kampfes selbst.
    .ask = { card-queen-of-thorns.ask }

## Hidden hands, of which others know only the strengths (V1.8)

card-hidden-4 = verdeckte Karte der Stärke 4
    .short = verdeckte 4
    .note = Stärke 4. Mehr sieht nur ihr Haus von ihr

card-hidden-3 = verdeckte Karte der Stärke 3
    .short = verdeckte 3
    .note = Stärke 3. Mehr sieht nur ihr Haus von ihr

card-hidden-2 = verdeckte Karte der Stärke 2
    .short = verdeckte 2
    .note = Stärke 2. Mehr sieht nur ihr Haus von ihr

card-hidden-1 = verdeckte Karte der Stärke 1
    .short = verdeckte 1
    .note = Stärke 1. Mehr sieht nur ihr Haus von ihr

card-hidden-0 = verdeckte Karte der Stärke 0
    .short = verdeckte 0
    .note = Stärke 0. Mehr sieht nur ihr Haus von ihr

card-balon-greyjoy-war = { card-balon-greyjoy }
    .short = { card-balon-greyjoy.short }
    .note = Stärke 2. Der Gegner spielt stattdessen eine zufällige Karte
    .text = Sobald beide Karten offen liegen, nimmt der Gegner seine ohne Wirkung zurück und spielt eine zufällige von seiner Hand.
