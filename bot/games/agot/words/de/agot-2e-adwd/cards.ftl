# The cards of A Dance with Dragons.

## House cards

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
    .text = Bevor Stärken gezählt werden, darfst du 2 Macht zahlen und eine Karte auf dem Ablagestapel irgendeines Hauses nennen: Diese Karte hat deren aufgedruckte Stärke und Symbole, aber nicht ihren Text.
    .ask = { $card }: Zahlst du 2 Macht, um eine Karte nachzuahmen, und welche?

card-roose-bolton-adwd = Roose Bolton
    .short = Roose
    .note = Stärke 4, 1 Schwert

card-ramsay-bolton = Ramsay Bolton
    .short = Ramsay
    .note = Stärke 3. Mit Stinker auf der Hand: 4 und drei Schwerter
    .text = Solange Stinker auf deiner Hand ist, ist diese Karte 4 wert und hat drei Schwerter.

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
    .note = Stärke 0. Holt Ramsay; kann bei Niederlage zurückkommen
    .text = Sofort kommt Ramsay Bolton von deinem Ablagestapel auf deine Hand zurück. Verlierst du, darfst du Stinker zurücknehmen, statt ihn abzulegen.
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
    .text = Nach dem Kampf darfst du eine Karte deines Ablagestapels zurücknehmen, auch sie selbst, für so viel Macht, wie deren aufgedruckte Stärke ist.
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
    .note = Stärke 4. 5 gegen einen Gegner, der bei den Lehen höher steht
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
