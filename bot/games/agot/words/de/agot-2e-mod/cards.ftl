# The cards of Mother of Dragons.

## Westeros cards

westeros-domestic-disputes = Häuslicher Streit
    .text = Ein Treuemarker kommt nach Sturmkap. Haus Targaryen darf dann 1 Macht zahlen und in bis zu vier Heimatgebiete anderer Häuser je einen legen.
    .ask = { $card }: Zahlst du { $power } Macht für je einen Treuemarker in bis zu vier Heimatgebieten? Wähle keines, um nichts zu zahlen.

westeros-empty-promises = Leere Versprechen
    .text = Ein Treuemarker kommt an die Steinküste. Haus Targaryen darf dann 1 Macht zahlen und einen in die Mondberge oder nach Maidengraben legen.

westeros-fire-made-flesh = Fleischgewordenes Feuer
    .text = Ein Treuemarker kommt in die Weite. Haus Targaryen darf dann einen Drachen aufgeben und jetzt einen Stärkemarker einer späteren Runde nehmen, sodass seine Drachen früher wachsen; oder einen verlorenen Drachen nach Pentos zurückholen; oder keins von beidem. Es kostet nichts.

westeros-playing-with-fire = Spiel mit dem Feuer
    .text = Treuemarker kommen nach Schnellwasser und auf den Arbor. Haus Targaryen darf dann 1 Macht zahlen und einen anderen Spieler nennen sowie ein Landgebiet von Westeros, das niemand beherrscht: Dorthin kommt ein Marker, und dieser Spieler stellt dort eine Landeinheit auf.
    .ask = { $card }: Zahlst du { $power } Macht für einen Treuemarker? Nenn das Gebiet und den Spieler, der dort eine Einheit aufstellt.

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
    .text = Treuemarker kommen auf die Klauenspitze und nach Drei Türmen. Dann verschiebt reihum jeder Spieler einen Treuemarker in ein angrenzendes Landgebiet. Für je 2 Macht darf Haus Targaryen einen zurücklegen.

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
