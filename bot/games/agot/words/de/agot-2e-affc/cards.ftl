# The cards of A Feast for Crows.

## Westeros cards

westeros-mustering-affc = Aushebung
    .text = Reihum heben alle in all ihren Burgen und Festungen aus.

westeros-ironborn-raid = Überfall der Eisenmänner
    .text = Wer zwei oder mehr Ziele gewertet hat, verliert 1 Siegpunkt. Das besondere Ziel zählt nicht mit, und niemand fällt unter 0.

westeros-shifting-ambitions = Wechselnde Absichten
    .text = Alle legen heimlich ein Ziel von der Hand in die Mitte. Die Ziele werden gemischt und aufgedeckt; reihum nimmt jeder eines, offen.

westeros-new-information = Neue Erkenntnisse
    .text = Reihum zieht jeder ein Ziel. Dann legen alle heimlich eines zurück, und der Stapel wird gemischt.

## Special objectives

special-objective-arryn = Hohenehr beherrschen und mehr verfügbare Macht haben als jeder andere
special-objective-baratheon = Drachenstein und Königsmund beherrschen
special-objective-lannister = Lennishort und Königsmund beherrschen
special-objective-stark = Winterfell beherrschen, und zusammen fünf Burgen und Festungen

## Objectives; "more" is always more than every other House

objective-a-firm-grip = Fester Griff
    .text = Klauenspitze und Königswald beherrschen

objective-a-mountainous-task = Ein Berg von Arbeit
    .text = Hohenehr beherrschen

objective-a-riper-fruit = Eine reifere Frucht
    .text = Winterfell beherrschen

objective-a-stalwart-position = Standhaft
    .text = Mehr Festungen beherrschen als jeder andere

objective-ample-harvest = Reiche Ernte
    .text = Versorgung 5 oder mehr haben

objective-arbor-gold = Arborgold
    .text = Den Arbor beherrschen

objective-backdoor-politics = Hinterzimmerpolitik
    .text = Weniger Siegpunkte haben als jeder andere

objective-cavalry-charge = Reiterangriff
    .text = Fünf Ritter auf dem Spielplan haben

objective-crossing-guard = Wächter der Furt
    .text = Die Zwillinge und Seegart halten, oder Mondberge und Klauenspitze

objective-extend-your-reach = Langer Arm
    .text = In mehr Seegebieten Schiffe haben als jeder andere

objective-friendly-confines = Vertraute Mauern
    .text = Mehr Burgen beherrschen als jeder andere

objective-hold-court = Hof halten
    .text = Königsmund beherrschen

objective-home-invasion = Hausfriedensbruch
    .text = Das Heimatgebiet eines anderen Hauses beherrschen

objective-land-grab = Landnahme
    .text = Mehr Landgebiete beherrschen als jeder andere

objective-mercantile-ventures = Handelsgeschäfte
    .text = Mehr Häfen beherrschen als jeder andere

objective-naval-superiority = Seeherrschaft
    .text = Mehr Schiffe haben als jeder andere, die in Häfen mitgezählt

objective-nothing-but-ghosts = Nichts als Geister
    .text = Genau eine eigene Einheit in Harrenhal und keine in den Gebieten daneben

objective-protect-the-neck = Schutz der Eng
    .text = Seegart, Grauwasserwacht und Flints Finger beherrschen

objective-pull-the-weeds = Das Unkraut jäten
    .text = Seestraßen-Marschen, Schwarzwasser und die Weite beherrschen

objective-spreading-the-wealth = Gestreuter Reichtum
    .text = Mehr Machtmarker auf dem Spielplan haben als jeder andere

objective-stop-the-storm = Den Sturm aufhalten
    .text = Sturmkap beherrschen

objective-support-the-crown = Die Krone stützen
    .text = Genau drei Einheiten auf der Klauenspitze, keine in Königsmund

objective-take-the-black = Das Schwarz anlegen
    .text = Die Schwarze Festung beherrschen

objective-the-blade = Die Klinge
    .text = Die Valyrische Stahlklinge haben

objective-the-final-hour = Die letzte Stunde
    .text = Genau eine Hauskarte auf der Hand haben

objective-the-peoples-chosen = Vom Volk erwählt
    .text = Vier Gebiete mit Machtsymbolen beherrschen

objective-the-raven = Der Rabe
    .text = Den Botenraben haben

objective-the-throne = Der Thron
    .text = Den Eisernen Thron haben
