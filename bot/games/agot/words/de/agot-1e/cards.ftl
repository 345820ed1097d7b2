# The cards of the 1st edition; where the 2nd has a card of the same name, what it says otherwise.

## House cards

card-house-blacktyde-captain = Hauptmann des Hauses Schwarzfluth
    .short = Schwarzfluth
    .note = Stärke 1, 1 Befestigung

card-house-florent-lord = Lord des Hauses Florent
    .short = Lord Florent
    .note = Stärke 1, 1 Schwert

card-house-lannister-captain = Hauptmann des Hauses Lennister
    .short = Hauptmann
    .note = Stärke 1, 1 Schwert

card-house-mormont-lord = Lord des Hauses Mormont
    .short = Mormont
    .note = Stärke 1, 1 Schwert

card-house-tyrell-captain = Hauptmann des Hauses Tyrell
    .short = Hauptmann
    .note = Stärke 1, 1 Schwert

card-maester-luwin = Maester Luwin
    .short = Luwin
    .note = Stärke 0. Bei Sieg: darf eine Karte zurücknehmen
    .text = Gewinnst du, darfst du eine Karte von deinem Ablagestapel zurück auf die Hand nehmen.
    .ask = { $card }: Welche Karte nimmst du zurück?

card-melisandre-of-asshai = Melisandre von Asshai
    .short = Melisandre
    .note = Stärke 0. Bei Sieg: für 1 Macht legt der Gegner eine Karte ab
    .text = Gewinnst du, darfst du 1 Macht zahlen, um die Hand des besiegten Hauses anzusehen und eine Karte zu wählen, die auf seinen Ablagestapel kommt.
    .ask = { $card }: Zahlst du 1 Macht, um eine Karte aus der Hand von { $rival } abzulegen?

card-ser-rodrik-cassel = Ser Rodrik Cassel
    .short = Rodrik
    .note = Stärke 1, 1 Befestigung

card-vargo-hoat = Vargo Hoat
    .short = Vargo Hoat
    .note = Stärke 0. Im Angriff zählen Fußsoldaten 2
    .text = Greifst du an, zählt jeder Fußsoldat 2, der gezogen ist. Fußsoldaten, die unterstützen, zählen 1.

card-asha-greyjoy =
    .note = Stärke 2. Bei Sieg: darf nebenan einen Befehl entfernen
    .text = Gewinnst du, darfst du in einem Gebiet neben dem Kampf einen Unterstützungs- oder Machtfestigungsbefehl entfernen, wem er auch gehört.
    .ask = { $card }: Entfernst du neben dem Kampf einen Unterstützungs- oder Machtfestigungsbefehl?

card-cersei-lannister =
    .note = Stärke 0. Bei Sieg: entfernt irgendwo einen Befehl des Gegners
    .text = Gewinnst du, entfernst du einen Befehlsmarker des besiegten Hauses aus einem beliebigen Gebiet.
    .ask = { $card }: Welcher Befehl von { $rival } wird entfernt?

card-renly-baratheon =
    .note = Stärke 2. Bei Sieg: darf einen Fußsoldaten aufwerten, der gekämpft hat
    .text = Gewinnst du, darfst du einen deiner Fußsoldaten, die gekämpft haben, zum Ritter aufwerten. Wer nur unterstützt hat, zählt nicht.
    .ask = { $card }: Welcher Fußsoldat, der gekämpft hat, wird Ritter?

card-ser-loras-tyrell =
    .note = Stärke 2. Vernichtet sofort einen Fußsoldaten
    .text = Sobald beide Karten offen liegen, wird ein feindlicher Fußsoldat vernichtet, der kämpft. Ist dann niemand mehr gegen dich, gewinnst du sofort.
    .ask = { $card }: Welcher Fußsoldat von { $rival } wird vernichtet?

card-stannis-baratheon =
    .note = Stärke 3, 1 Schwert, 1 Befestigung

card-ser-davos-seaworth =
    .note = Stärke 2, 1 Befestigung

card-salladhor-saan =
    .note = Stärke 0. Schiffe, die den Gegner unterstützen, zählen 0
    .text = Schiffe, die deinen Gegner unterstützen, zählen 0. Das +1 einer Unterstützung mit Stern bleibt.

card-tywin-lannister =
    .note = Stärke 3, 2 Schwerter

card-ser-jaime-lannister =
    .note = Stärke 2. Bei Sieg: 2 Macht
    .text = { card-tywin-lannister.text }

card-tyrion-lannister =
    .note = Stärke 2, 1 Befestigung

card-ser-kevan-lannister =
    .note = Stärke 1, 1 Schwert

card-eddard-stark =
    .note = Stärke 3, 2 Befestigungen

card-robb-stark =
    .note = Stärke 2. Im Angriff zählen Ritter 3
    .text = Greifst du an, zählt jeder Ritter 3, der gezogen ist. Ritter, die unterstützen, zählen 2.

card-greatjon-umber =
    .note = Stärke 2, 1 Schwert

card-catelyn-stark =
    .note = Stärke 0. Verdoppelt eine Verteidigung

card-mace-tyrell =
    .note = Stärke 3, 2 Schwerter

card-ser-garlan-tyrell =
    .note = Stärke 2, 1 Schwert

card-margaery-tyrell =
    .note = Stärke 1, 1 Befestigung

card-queen-of-thorns =
    .note = Stärke 0. Hebt die Fähigkeit der gegnerischen Karte auf
    .text = Die Karte des Gegners hat keine Fähigkeit. Stärke und Symbole bleiben.

card-brienne-of-tarth =
    .note = Stärke 0. Entfernt die Verteidigung des Verteidigers
    .text = Greifst du an, wird der Verteidigungsbefehl im umkämpften Gebiet entfernt, bevor Stärken gezählt werden.

card-euron-crows-eye =
    .note = Stärke 3, 2 Schwerter

card-theon-greyjoy =
    .note = Stärke 2, 1 Schwert

card-aeron-damphair =
    .note = Stärke 1, 1 Befestigung

card-balon-greyjoy =
    .note = Stärke 0. Die Karte des Gegners hat Stärke 0

card-victarion-greyjoy =
    .note = Stärke 0. Im Angriff zählen Schiffe 2
    .text = Greifst du an, zählt jedes Schiff 2, das hineingezogen ist. Schiffe, die unterstützen, zählen 1.

## Westeros cards

westeros-mustering =
    .text = Reihum heben alle in all ihren Städten und Festungen aus.

westeros-game-of-thrones =
    .text = Alle erhalten 1 Macht für jedes Machtsymbol, das sie beherrschen.

westeros-rains-of-autumn =
    .text = In dieser Runde bringen Fußsoldaten keine Stärke, wenn sie unterstützen.
