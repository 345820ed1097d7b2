# The cards of A Game of Thrones: The Board Game: their names, and what they do, in our words.
# short: in lists of cards in hand    note: below the name, where a card is chosen
# text: what it does, in full         ask: what its player has to answer

## House cards

card-stannis-baratheon = Stannis Baratheon
    .short = Stannis
    .note = Stärke 4. +1 gegen einen Gegner, der beim Eisernen Thron höher steht
    .text = Steht der Gegner auf der Leiste des Eisernen Throns höher, wenn Stärken gezählt werden, ist diese Karte 5 wert.

card-renly-baratheon = Renly Baratheon
    .short = Renly
    .note = Stärke 3. Bei Sieg: darf einen Fußsoldaten aufwerten
    .text = Gewinnst du, darfst du einen eigenen Fußsoldaten zum Ritter aufwerten, der gekämpft hat oder in einem Gebiet steht, dessen Befehl dich unterstützt hat. Das geschieht vor den Verlusten.
    .ask = { $card }: Wertest du einen Fußsoldaten zum Ritter auf?

card-ser-davos-seaworth = Ser Davos Seewert
    .short = Davos
    .note = Stärke 2. +1 und ein Schwert, wenn Stannis abgelegt ist
    .text = Liegt Stannis Baratheon auf deinem Ablagestapel, ist diese Karte 3 wert und hat ein Schwert.

card-brienne-of-tarth = Brienne von Tarth
    .short = Brienne
    .note = Stärke 2, 1 Schwert, 1 Befestigung

card-salladhor-saan = Salladhor Saan
    .short = Salladhor
    .note = Stärke 1. Mit Unterstützung zählen Schiffe anderer Häuser 0
    .text = Unterstützt dich irgendein Unterstützungsbefehl, ein eigener oder ein fremder, zählen alle Schiffe, die nicht deine sind, 0: auf beiden Seiten, im Kampf wie in der Unterstützung. Das +1 einer Unterstützung mit Stern bleibt.

card-melisandre = Melisandre
    .short = Melisandre
    .note = Stärke 1, 1 Schwert

card-patchface = Flickenfratz
    .short = Flickenfratz
    .note = Stärke 0. Darf nach dem Kampf eine Karte aus der Hand des Gegners ablegen
    .text = Nach dem Kampf, gewonnen oder verloren, darfst du die Hand des Gegners ansehen und eine Karte wählen, die auf seinen Ablagestapel kommt.
    .ask = { $card }: Welche Karte legt { $rival } ab?

card-tywin-lannister = Tywin Lennister
    .short = Tywin
    .note = Stärke 4. Bei Sieg: 2 Macht
    .text = Gewinnst du, erhältst du 2 Macht.

card-ser-gregor-clegane = Ser Gregor Clegane
    .short = Gregor
    .note = Stärke 3, 3 Schwerter

card-ser-jaime-lannister = Ser Jaime Lennister
    .short = Jaime
    .note = Stärke 2, 1 Schwert

card-the-hound = Der Bluthund
    .short = Bluthund
    .note = Stärke 2, 2 Befestigungen

card-ser-kevan-lannister = Ser Kevan Lennister
    .short = Kevan
    .note = Stärke 1. Im Angriff zählen Fußsoldaten 2
    .text = Greifst du an, zählt jeder deiner Fußsoldaten 2, der angreift oder den Angriff unterstützt. Fußsoldaten anderer zählen wie immer.

card-tyrion-lannister = Tyrion Lennister
    .short = Tyrion
    .note = Stärke 1. Darf die Karte des Gegners zurückschicken
    .text = Sobald beide Karten offen liegen, darfst du die Karte des Gegners ohne Wirkung auf seine Hand zurückschicken. Er spielt eine andere, oder keine, wenn es die letzte war. Nur einmal je Kampf.
    .ask = { $card }: Schickst du die Karte von { $rival } zurück, sodass eine andere gespielt werden muss?

card-cersei-lannister = Cersei Lennister
    .short = Cersei
    .note = Stärke 0. Bei Sieg: darf irgendwo einen Befehl des Gegners entfernen
    .text = Gewinnst du, darfst du einen Befehlsmarker des besiegten Hauses aus einem beliebigen Gebiet entfernen.
    .ask = { $card }: Entfernst du einen Befehl von { $rival }?

card-eddard-stark = Eddard Stark
    .short = Eddard
    .note = Stärke 4, 2 Schwerter

card-robb-stark = Robb Stark
    .short = Robb
    .note = Stärke 3. Bei Sieg: darf das Ziel des Rückzugs wählen
    .text = Gewinnst du, auch als Verteidiger, darfst du wählen, wohin sich die Besiegten zurückziehen: in eines der erlaubten Gebiete, die den Verlierer die wenigsten Einheiten kosten.

card-roose-bolton = Roose Bolton
    .short = Roose
    .note = Stärke 2. Bei Niederlage: alle abgelegten Karten kommen zurück
    .text = Verlierst du, kommen alle deine abgelegten Hauskarten zurück auf deine Hand, diese eingeschlossen.

card-greatjon-umber = Großjon Umber
    .short = Großjon
    .note = Stärke 2, 1 Schwert

card-ser-rodrick-cassel = Ser Rodrik Cassel
    .short = Rodrik
    .note = Stärke 1, 2 Befestigungen

card-the-blackfish = Der Schwarzfisch
    .short = Schwarzfisch
    .note = Stärke 1. Keine Verluste in diesem Kampf
    .text = In diesem Kampf hast du keine Verluste durch Schwerter, Totenköpfe oder Fähigkeiten. Einheiten, die beim Rückzug verloren gehen, sind trotzdem verloren.

card-catelyn-stark = Catelyn Stark
    .short = Catelyn
    .note = Stärke 0. Verdoppelt eine Verteidigung
    .text = Hast du im umkämpften Gebiet einen Verteidigungsbefehl, zählt er doppelt: +2 oder +4.

card-the-red-viper = Die Rote Viper
    .short = Rote Viper
    .note = Stärke 4, 2 Schwerter, 1 Befestigung

card-areo-hotah = Areo Hotah
    .short = Hotah
    .note = Stärke 3, 1 Befestigung

card-darkstar = Dunkelstern
    .short = Dunkelstern
    .note = Stärke 2, 1 Schwert

card-obara-sand = Obara Sand
    .short = Obara
    .note = Stärke 2, 1 Schwert

card-arianne-martell = Arianne Martell
    .short = Arianne
    .note = Stärke 1. Verliert sie als Verteidigerin, bleibt das Gebiet verwehrt
    .text = Verteidigst du und verlierst, kommen die Angreifer nicht hinein: Sie gehen dorthin zurück, woher sie gekommen sind, und gelten nicht als geschlagen. Deine Einheiten ziehen sich trotzdem zurück.

card-nymeria-sand = Nymeria Sand
    .short = Nymeria
    .note = Stärke 1. Ein Schwert im Angriff, eine Befestigung in der Verteidigung
    .text = Ein Schwert, solange du angreifst; eine Befestigung, solange du verteidigst.

card-doran-martell = Doran Martell
    .short = Doran
    .note = Stärke 0. Setzt den Gegner ans Ende einer Leiste
    .text = Nenne sofort eine Leiste: Der Gegner fällt dort auf den letzten Platz, und wer hinter ihm stand, rückt auf. Dominanzmarker wechseln sofort den Besitzer.
    .ask = { $card }: Auf welcher Leiste fällt { $rival } ans Ende?

card-euron-crows-eye = Euron Krähenauge
    .short = Euron
    .note = Stärke 4, 1 Schwert

card-victarion-greyjoy = Victarion Graufreud
    .short = Victarion
    .note = Stärke 3. Im Angriff zählen Schiffe 2
    .text = Greifst du an, zählt jedes deiner Schiffe 2, das angreift oder den Angriff unterstützt. Schiffe anderer zählen wie immer.

card-balon-greyjoy = Balon Graufreud
    .short = Balon
    .note = Stärke 2. Die Karte des Gegners hat aufgedruckte Stärke 0
    .text = Die aufgedruckte Stärke der gegnerischen Karte zählt 0. Was ihr Text dazugibt, zählt weiter, und ebenso ihre Symbole.

card-theon-greyjoy = Theon Graufreud
    .short = Theon
    .note = Stärke 2. +1 und ein Schwert, wenn er eine Burg oder Festung verteidigt
    .text = Verteidigst du ein Gebiet mit Burg oder Festung, ist diese Karte 3 wert und hat ein Schwert.

card-dagmar-cleftjaw = Dagmer Spaltkinn
    .short = Dagmer
    .note = Stärke 1, 1 Schwert, 1 Befestigung

card-asha-greyjoy = Asha Graufreud
    .short = Asha
    .note = Stärke 1. Ohne Unterstützung zwei Schwerter und eine Befestigung
    .text = Unterstützt dich kein Unterstützungsbefehl, weder ein eigener noch ein fremder, hat diese Karte zwei Schwerter und eine Befestigung.

card-aeron-damphair = Aeron Feuchthaar
    .short = Aeron
    .note = Stärke 0. Darf für 2 Macht eine andere Karte spielen
    .text = Du darfst sofort 2 Macht zahlen, um diese Karte abzulegen und stattdessen eine andere von deiner Hand zu spielen.
    .ask = { $card }: Zahlst du 2 Macht und spielst eine andere Karte?

card-mace-tyrell = Maes Tyrell
    .short = Maes
    .note = Stärke 4. Vernichtet sofort einen feindlichen Fußsoldaten
    .text = Ein Fußsoldat des Gegners, der in diesem Kampf kämpft, wird sofort vernichtet, und seine Stärke fällt weg. Der Schwarzfisch verhindert das.
    .ask = { $card }: Welcher Fußsoldat von { $rival } wird vernichtet?

card-ser-loras-tyrell = Ser Loras Tyrell
    .short = Loras
    .note = Stärke 3. Siegt er im Angriff, bleibt der Marschbefehl
    .text = Greifst du an und gewinnst, geht dein Marschbefehl mit deinen Einheiten in das eroberte Gebiet und kann in dieser Runde noch einmal ausgeführt werden.

card-randyll-tarly = Randyll Tarly
    .short = Randyll
    .note = Stärke 2, 1 Schwert

card-ser-garlan-tyrell = Ser Garlan Tyrell
    .short = Garlan
    .note = Stärke 2, 2 Schwerter

card-margaery-tyrell = Margaery Tyrell
    .short = Margaery
    .note = Stärke 1, 1 Befestigung

card-alester-florent = Alester Florent
    .short = Alester
    .note = Stärke 1, 1 Befestigung

card-queen-of-thorns = Dornenkönigin
    .short = Dornenkönigin
    .note = Stärke 0. Entfernt einen angrenzenden Befehl des Gegners
    .text = Entferne sofort einen Befehl des Gegners aus einem Gebiet neben dem Kampf, nicht aber den Marschbefehl des Kampfes selbst. War es ein Unterstützungsbefehl, fällt diese Unterstützung weg.
    .ask = { $card }: Welcher Befehl von { $rival } wird entfernt?

## Westeros cards

westeros-rally-the-men = Sammelt die Männer
    .text = Reihum heben alle in ihren Burgen aus. In Festungen wird nicht ausgehoben.

westeros-the-burden-of-power = Die Bürde der Macht
    .text = Der Inhaber des Eisernen Throns wählt: Die Bedrohung durch die Wildlinge sinkt auf 0, oder alle heben aus.

westeros-famine = Hungersnot
    .text = Die Versorgung aller sinkt um 1. Wessen Armeen dann nicht mehr passen, der verliert Einheiten.

westeros-wildlings-to-zero = Bedrohung auf 0
    .note = Die Bedrohung durch die Wildlinge sinkt auf 0. Niemand hebt aus.

westeros-supply = Versorgung
    .note = Die Versorgung aller wird angepasst, und die Armeen müssen passen.
    .text = Reihum setzt jeder seinen Versorgungsmarker auf die Zahl der Versorgungssymbole, die er beherrscht, höchstens 6. Wessen Armeen dann nicht mehr passen, der verliert Einheiten.

westeros-mustering = Aushebung
    .note = Alle heben in Burgen und Festungen aus.
    .text = Reihum heben alle in all ihren Burgen und Festungen aus.

westeros-a-throne-of-blades = Ein Thron aus Klingen
    .text = Der Inhaber des Eisernen Throns wählt: Versorgung, Aushebung oder nichts.

westeros-last-days-of-summer = Die letzten Tage des Sommers
    .text = Nichts geschieht.

westeros-winter-is-coming = Der Winter naht
    .text = Sobald diese Karte aufgedeckt wird, wird ihr ganzer Stapel mit der Ablage gemischt und stattdessen eine andere aufgedeckt.

westeros-clash-of-kings = Kampf der Könige
    .note = Alle bieten Macht für die drei Leisten.
    .text = Alle Marker verlassen die drei Leisten, und für eine nach der anderen wird geboten: Eiserner Thron, Lehen, Königshof.

westeros-game-of-thrones = Spiel der Throne
    .note = Alle erhalten Macht für Machtsymbole, und für Häfen, wenn der Tisch es so vereinbart hat.
    .text = Alle erhalten 1 Macht für jedes Machtsymbol, das sie beherrschen, und 1 für jeden eigenen Hafen mit einem Schiff darin, außer wenn im Meer daneben ein feindliches Schiff liegt.

westeros-dark-wings-dark-words = Dunkle Schwingen, dunkle Worte
    .text = Der Inhaber des Botenraben wählt: Gebote für alle drei Leisten, Macht für Machtsymbole oder nichts.

westeros-wildlings-attack = Angriff der Wildlinge
    .text = Die Wildlinge greifen mit der Stärke an, die ihre Bedrohung erreicht hat.

westeros-put-to-the-sword = Dem Schwert überantwortet
    .text = Der Inhaber der Valyrischen Stahlklinge wählt, was in dieser Runde nicht befohlen werden darf: Verteidigung, Marsch +1 oder nichts von beidem.

westeros-rains-of-autumn = Herbstregen
    .note = Niemand darf in dieser Runde Marsch +1 ★ befehlen.
    .text = Keine Marschbefehle +1 in dieser Runde.

westeros-storm-of-swords = Sturm der Schwerter
    .note = Niemand darf in dieser Runde Verteidigung befehlen.
    .text = Keine Verteidigungsbefehle in dieser Runde.

westeros-sea-of-storms = Meer der Stürme
    .text = Keine Überfallbefehle in dieser Runde.

westeros-web-of-lies = Netz der Lügen
    .text = Keine Unterstützungsbefehle in dieser Runde.

westeros-feast-for-crows = Festmahl für Krähen
    .text = Keine Machtfestigungsbefehle in dieser Runde.

westeros-nothing = Nichts

## Wildling cards: the reward of the highest bidder, the penalties of the lowest and of all others

wildling-silence-at-the-wall = Stille an der Mauer
    .reward = erhält nichts
    .penalty = verliert nichts
    .others = verlieren nichts

wildling-skinchanger-scout = Späher der Leibwechsler
    .reward = nimmt das ganze eigene Gebot zurück
    .penalty = verliert alle verfügbare Macht
    .others = verlieren je 2 Macht

wildling-rattleshirts-raiders = Rasselhemds Räuber
    .reward = rückt auf der Versorgungsleiste ein Feld vor
    .penalty = geht auf der Versorgungsleiste zwei Felder zurück und verliert Einheiten, die nicht mehr passen
    .others = gehen auf der Versorgungsleiste ein Feld zurück und verlieren Einheiten, die nicht mehr passen

wildling-massing-on-the-milkwater = Sammeln an der Milchwasser
    .reward = nimmt alle abgelegten Hauskarten zurück
    .penalty = legt mit zwei oder mehr Karten auf der Hand alle mit der höchsten aufgedruckten Stärke ab
    .others = legen mit zwei oder mehr Karten auf der Hand eine ihrer Wahl ab

wildling-a-king-beyond-the-wall = Ein König jenseits der Mauer
    .reward = geht auf den ersten Platz einer Leiste und nimmt deren Marker
    .penalty = geht auf allen drei Leisten auf den letzten Platz
    .others = gehen nach ihrer Wahl bei den Lehen oder beim Königshof auf den letzten Platz

wildling-crow-killers = Krähentöter
    .reward = darf bis zu zwei Fußsoldaten zu Rittern aufwerten
    .penalty = ersetzt alle Ritter durch Fußsoldaten; Ritter ohne Ersatz werden vernichtet
    .others = ersetzen je zwei Ritter durch Fußsoldaten; Ritter ohne Ersatz werden vernichtet

wildling-mammoth-riders = Mammutreiter
    .reward = darf eine abgelegte Hauskarte zurücknehmen
    .penalty = vernichtet drei eigene Einheiten, wo auch immer
    .others = vernichten zwei eigene Einheiten, wo auch immer

wildling-the-horde-descends = Die Horde bricht herein
    .reward = darf in einer Burg oder Festung ausheben
    .penalty = vernichtet zwei eigene Einheiten in einer Burg oder Festung; wo das nicht geht, zwei irgendwo
    .others = vernichten eine eigene Einheit, wo auch immer

wildling-preemptive-raid = Vorbeugender Überfall
    .reward = bleibt außen vor, und die Wildlinge greifen die anderen noch einmal an, mit Stärke 6
    .penalty = vernichtet zwei eigene Einheiten, wo auch immer, oder fällt auf der eigenen besten Leiste zwei Plätze zurück
    .others = verlieren nichts

## Tides of Battle

tides-tob-0 = 0
tides-tob-0-skull = 0 und ein Totenkopf
tides-tob-1-sword = 1 und ein Schwert
tides-tob-1-tower = 1 und eine Befestigung
tides-tob-2 = 2
tides-tob-3 = 3
