# The cards of Mother of Dragons.

## House cards

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
    .text = Hat die Karte des Gegners aufgedruckte Stärke 2 oder weniger, ist diese Karte 3 wert und hat zwei Befestigungen. Ein Gegner ohne Karte zählt nicht.

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
    .text = Bevor Stärken gezählt werden, darfst du eine andere Karte von der Hand ablegen und ihre aufgedruckte Stärke zu seiner zählen; ihre Symbole und ihr Text zählen nicht. Verlierst du, ist er aus dem Spiel.
    .ask = { $card }: Welche Karte legst du ab, um ihre Stärke dazuzuzählen?

card-illyrio-mopatis = Illyrio Mopatis
    .short = Illyrio
    .note = Stärke 0. Erhält den Unterschied als Macht; mit 5 oder mehr aus dem Spiel
    .text = Nach dem Kampf, gewonnen oder verloren, erhältst du so viel Macht, wie sich die beiden endgültigen Stärken unterscheiden. Hast du dann 5 oder mehr verfügbar, ist er aus dem Spiel.

card-daenerys-targaryen-b = Daenerys Targaryen
    .short = Daenerys
    .note = Stärke 4. Der Gegner verliert den Unterschied an Macht
    .text = Nach dem Kampf, gewonnen oder verloren, verliert dein Gegner so viel verfügbare Macht, wie sich die beiden endgültigen Stärken unterscheiden.

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

## Westeros cards

westeros-domestic-disputes = Häuslicher Streit
    .text = Ein Treuemarker kommt nach Sturmkap. Haus Targaryen darf dann 1 Macht zahlen und in bis zu vier Heimatgebiete anderer Häuser je einen legen.
    .ask = { $card }: Zahlst du { $power } Macht für je einen Treuemarker in bis zu vier Heimatgebieten? Wähle keines, um nichts zu zahlen.

westeros-empty-promises = Leere Versprechen
    .text = Ein Treuemarker kommt an die Steinküste. Haus Targaryen darf dann 1 Macht zahlen und einen in die Mondberge oder nach Maidengraben legen.

westeros-fire-made-flesh = Fleischgewordenes Feuer
    .text = Ein Treuemarker kommt in die Weite. Haus Targaryen darf dann einen Drachen aufgeben und jetzt einen Stärkemarker einer späteren Runde nehmen, sodass seine Drachen früher wachsen; oder einen verlorenen Drachen nach Pentos zurückholen; oder keins von beidem. Es kostet nichts.

westeros-playing-with-fire = Spiel mit dem Feuer
    .text = Treuemarker kommen nach Schnellwasser und auf den Arbor. Haus Targaryen darf dann 1 Macht zahlen und ein Landgebiet von Westeros nennen, das niemand beherrscht, und einen anderen Spieler: Dorthin kommt ein Marker, und dieser Spieler stellt dort eine Landeinheit auf.
    .ask = { $card }: Zahlst du { $power } Macht für einen Treuemarker? Nenn das Gebiet, und wer dort eine Einheit stellt.

westeros-scattering-dissent = Gestreute Zwietracht
    .text = Treuemarker kommen nach Karholt und Altsass. Dann verschiebt jeder Spieler, der letzte in der Reihenfolge zuerst, einen Treuemarker in ein angrenzendes Landgebiet. Für je 1 Macht darf Haus Targaryen einen zurücklegen.

westeros-southron-ambitions = Ehrgeiz des Südens
    .text = Treuemarker kommen in die Seestraßen-Marschen und die Dornischen Marschen. Haus Targaryen darf dann 1 Macht zahlen und einen ans Schwarzwasser oder auf den Knochenweg legen.

westeros-strongholds-of-resistance = Horte des Widerstands
    .text = Ein Treuemarker kommt nach Seegart. Haus Targaryen darf dann 1 Macht zahlen und einen nach Harrenhal oder Weißwasserhafen legen.

westeros-the-long-plan = Der lange Plan
    .text = Treuemarker kommen in die Schwarze Festung und nach Isenwald. Haus Targaryen darf dann 1 Macht zahlen und einen anderen Spieler nennen, der in zwei Landgebiete von Westeros je einen legt.
    .ask = { $card }: Zahlst du { $power } Macht für zwei Treuemarker? Nenn, wer sie legt.

westeros-watering-the-seed = Die Saat wässern
    .text = Haus Targaryen darf so viel Macht zahlen, wie es Treuepunkte hat, und in zwei Gebiete an einem Fluss, die es nicht beherrscht, je einen Treuemarker legen.
    .ask = { $card }: Zahlst du { $power } Macht für je einen Treuemarker in zwei Gebieten?

westeros-word-spreads-quickly = Die Kunde eilt voraus
    .text = Treuemarker kommen auf die Klauenspitze und nach Drei Türme. Dann verschiebt reihum jeder Spieler einen Treuemarker in ein angrenzendes Landgebiet. Für je 2 Macht darf Haus Targaryen einen zurücklegen.

## Loans of the Iron Bank

loan-customs-officer = Zöllner
    .text = Du erhältst 10 Macht.

loan-expert-artificer = Kunstfertiger Baumeister
    .text = Ein beliebiges Landgebiet hat für den Rest der Partie ein Machtsymbol mehr, und du erhältst 8 Macht.
    .ask = { $loan }: Welches Landgebiet bekommt ein Machtsymbol mehr?

loan-full-host = Volles Heer
    .text = Du stellst einen Fußsoldaten, einen Ritter, eine Belagerungsmaschine und ein Schiff auf.

loan-loyal-maester = Treuer Maester
    .text = Zwei Landgebiete, wer sie auch hält, haben für den Rest der Partie je ein Versorgungssymbol mehr.
    .ask = { $loan }: Welche zwei Landgebiete bekommen ein Versorgungssymbol mehr?

loan-master-at-arms = Waffenmeister
    .text = Zwei Burgen, wer sie auch hält, werden für den Rest der Partie Festungen.
    .ask = { $loan }: Welche zwei Burgen werden Festungen?

loan-pyromancer = Pyromant
    .text = Eine Burg, wer sie auch hält, brennt endgültig ab; ihr Gebiet bekommt stattdessen ein Machtsymbol oder ein Versorgungssymbol mehr.
    .ask = { $loan }: Welche Burg brennt ab, und was bekommt ihr Gebiet stattdessen?

loan-savvy-steward = Kluger Haushofmeister
    .text = Ein beliebiges Landgebiet hat für den Rest der Partie ein Versorgungssymbol mehr, und du rückst auf der Versorgungsleiste ein Feld vor.
    .ask = { $loan }: Welches Landgebiet bekommt ein Versorgungssymbol mehr?

loan-sea-raiders = Seeräuber
    .text = Du stellst einen Fußsoldaten und drei Schiffe auf.

loan-siege-engineers = Belagerungsbaumeister
    .text = Du stellst einen Fußsoldaten und zwei Belagerungsmaschinen auf.

loan-spymaster = Meister der Flüsterer
    .text = Du siehst dir die nächsten zwei Karten eines Westerosstapels an und legst jede nach oben oder nach unten zurück.

loan-the-faceless-men = Die Gesichtslosen
    .text = Du darfst in einem Gebiet einen Fußsoldaten und in einem anderen einen Ritter vernichten, wem sie auch gehören.

loan-vanguard-cavalry = Reitende Vorhut
    .text = Du stellst drei Ritter auf.
