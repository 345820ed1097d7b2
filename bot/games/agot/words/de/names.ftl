# Names of the things in A Game of Thrones: The Board Game.
# A parameter written kind:id is shown through the message kind-id; + and * are spelt out in ids.

## Houses

house-arryn = Arryn
    .gen = Arryns
house-baratheon = Baratheon
    .gen = Baratheons
house-greyjoy = Graufreud
    .gen = Graufreuds
house-lannister = Lennister
    .gen = Lennisters
house-martell = Martell
    .gen = Martells
house-stark = Stark
    .gen = Starks
house-targaryen = Targaryen
    .gen = Targaryens
house-tyrell = Tyrell
    .gen = Tyrells

## Areas

area-bay-of-ice = Eisbucht
    .the = die Eisbucht
    .acc = die Eisbucht
    .dat = der Eisbucht
    .in = in der Eisbucht
    .from = aus der Eisbucht
    .to = in die Eisbucht
area-blackwater = Schwarzwasser
    .the = das Schwarzwasser
    .acc = das Schwarzwasser
    .dat = dem Schwarzwasser
    .in = am Schwarzwasser
    .from = vom Schwarzwasser
    .to = ans Schwarzwasser
area-blackwater-bay = Schwarzwasserbucht
    .the = die Schwarzwasserbucht
    .acc = die Schwarzwasserbucht
    .dat = der Schwarzwasserbucht
    .in = in der Schwarzwasserbucht
    .from = aus der Schwarzwasserbucht
    .to = in die Schwarzwasserbucht
area-castle-black = Schwarze Festung
    .the = die Schwarze Festung
    .acc = die Schwarze Festung
    .dat = der Schwarzen Festung
    .in = in der Schwarzen Festung
    .from = aus der Schwarzen Festung
    .to = in die Schwarze Festung
area-crackclaw-point = Klauenspitze
    .the = die Klauenspitze
    .acc = die Klauenspitze
    .dat = der Klauenspitze
    .in = auf der Klauenspitze
    .from = von der Klauenspitze
    .to = auf die Klauenspitze
area-dornish-marches = Dornische Marschen
    .the = die Dornischen Marschen
    .acc = die Dornischen Marschen
    .dat = den Dornischen Marschen
    .in = in den Dornischen Marschen
    .from = aus den Dornischen Marschen
    .to = in die Dornischen Marschen
    .be = sind
    .become = werden
    .belong = gehören
area-dragonstone = Drachenstein
    .the = Drachenstein
    .acc = Drachenstein
    .dat = Drachenstein
    .in = auf Drachenstein
    .from = von Drachenstein
    .to = nach Drachenstein
area-east-summer-sea = Östliches Sommermeer
    .the = das Östliche Sommermeer
    .acc = das Östliche Sommermeer
    .dat = dem Östlichen Sommermeer
    .in = im Östlichen Sommermeer
    .from = aus dem Östlichen Sommermeer
    .to = ins Östliche Sommermeer
area-flints-finger = Flints Finger
    .the = Flints Finger
    .acc = Flints Finger
    .dat = Flints Finger
    .in = an Flints Finger
    .from = von Flints Finger
    .to = nach Flints Finger
area-greywater-watch = Grauwasserwacht
    .the = Grauwasserwacht
    .acc = Grauwasserwacht
    .dat = Grauwasserwacht
    .in = in Grauwasserwacht
    .from = von Grauwasserwacht
    .to = nach Grauwasserwacht
area-harrenhal = Harrenhal
    .the = Harrenhal
    .acc = Harrenhal
    .dat = Harrenhal
    .in = in Harrenhal
    .from = von Harrenhal
    .to = nach Harrenhal
area-highgarden = Rosengarten
    .the = Rosengarten
    .acc = Rosengarten
    .dat = Rosengarten
    .in = in Rosengarten
    .from = von Rosengarten
    .to = nach Rosengarten
area-ironmans-bay = Eisenmännerbucht
    .the = die Eisenmännerbucht
    .acc = die Eisenmännerbucht
    .dat = der Eisenmännerbucht
    .in = in der Eisenmännerbucht
    .from = aus der Eisenmännerbucht
    .to = in die Eisenmännerbucht
area-karhold = Karholt
    .the = Karholt
    .acc = Karholt
    .dat = Karholt
    .in = in Karholt
    .from = von Karholt
    .to = nach Karholt
area-kings-landing = Königsmund
    .the = Königsmund
    .acc = Königsmund
    .dat = Königsmund
    .in = in Königsmund
    .from = von Königsmund
    .to = nach Königsmund
area-kingswood = Königswald
    .the = der Königswald
    .acc = den Königswald
    .dat = dem Königswald
    .in = im Königswald
    .from = aus dem Königswald
    .to = in den Königswald
area-lannisport = Lennishort
    .the = Lennishort
    .acc = Lennishort
    .dat = Lennishort
    .in = in Lennishort
    .from = von Lennishort
    .to = nach Lennishort
area-moat-cailin = Maidengraben
    .the = Maidengraben
    .acc = Maidengraben
    .dat = Maidengraben
    .in = in Maidengraben
    .from = von Maidengraben
    .to = nach Maidengraben
    .map = Maiden{ "\u00AD" }graben
area-oldtown = Altsass
    .the = Altsass
    .acc = Altsass
    .dat = Altsass
    .in = in Altsass
    .from = von Altsass
    .to = nach Altsass
area-port-of-dragonstone = Hafen von Drachenstein
    .the = der Hafen von Drachenstein
    .acc = den Hafen von Drachenstein
    .dat = dem Hafen von Drachenstein
    .in = im Hafen von Drachenstein
    .from = aus dem Hafen von Drachenstein
    .to = in den Hafen von Drachenstein
area-port-of-lannisport = Hafen von Lennishort
    .the = der Hafen von Lennishort
    .acc = den Hafen von Lennishort
    .dat = dem Hafen von Lennishort
    .in = im Hafen von Lennishort
    .from = aus dem Hafen von Lennishort
    .to = in den Hafen von Lennishort
area-port-of-oldtown = Hafen von Altsass
    .the = der Hafen von Altsass
    .acc = den Hafen von Altsass
    .dat = dem Hafen von Altsass
    .in = im Hafen von Altsass
    .from = aus dem Hafen von Altsass
    .to = in den Hafen von Altsass
area-port-of-pyke = Hafen von Peik
    .the = der Hafen von Peik
    .acc = den Hafen von Peik
    .dat = dem Hafen von Peik
    .in = im Hafen von Peik
    .from = aus dem Hafen von Peik
    .to = in den Hafen von Peik
area-port-of-storms-end = Hafen von Sturmkap
    .the = der Hafen von Sturmkap
    .acc = den Hafen von Sturmkap
    .dat = dem Hafen von Sturmkap
    .in = im Hafen von Sturmkap
    .from = aus dem Hafen von Sturmkap
    .to = in den Hafen von Sturmkap
area-port-of-sunspear = Hafen von Sonnspeer
    .the = der Hafen von Sonnspeer
    .acc = den Hafen von Sonnspeer
    .dat = dem Hafen von Sonnspeer
    .in = im Hafen von Sonnspeer
    .from = aus dem Hafen von Sonnspeer
    .to = in den Hafen von Sonnspeer
area-port-of-white-harbor = Hafen von Weißwasserhafen
    .the = der Hafen von Weißwasserhafen
    .acc = den Hafen von Weißwasserhafen
    .dat = dem Hafen von Weißwasserhafen
    .in = im Hafen von Weißwasserhafen
    .from = aus dem Hafen von Weißwasserhafen
    .to = in den Hafen von Weißwasserhafen
area-port-of-winterfell = Hafen von Winterfell
    .the = der Hafen von Winterfell
    .acc = den Hafen von Winterfell
    .dat = dem Hafen von Winterfell
    .in = im Hafen von Winterfell
    .from = aus dem Hafen von Winterfell
    .to = in den Hafen von Winterfell
area-princes-pass = Prinzenpass
    .the = der Prinzenpass
    .acc = den Prinzenpass
    .dat = dem Prinzenpass
    .in = auf dem Prinzenpass
    .from = vom Prinzenpass
    .to = auf den Prinzenpass
area-pyke = Peik
    .the = Peik
    .acc = Peik
    .dat = Peik
    .in = auf Peik
    .from = von Peik
    .to = nach Peik
area-redwyne-straights = Rothweyn-Straße
    .the = die Rothweyn-Straße
    .acc = die Rothweyn-Straße
    .dat = der Rothweyn-Straße
    .in = in der Rothweyn-Straße
    .from = aus der Rothweyn-Straße
    .to = in die Rothweyn-Straße
area-riverrun = Schnellwasser
    .the = Schnellwasser
    .acc = Schnellwasser
    .dat = Schnellwasser
    .in = in Schnellwasser
    .from = von Schnellwasser
    .to = nach Schnellwasser
area-salt-shore = Salzküste
    .the = die Salzküste
    .acc = die Salzküste
    .dat = der Salzküste
    .in = an der Salzküste
    .from = von der Salzküste
    .to = an die Salzküste
area-sea-of-dorne = Dornisches Meer
    .the = das Dornische Meer
    .acc = das Dornische Meer
    .dat = dem Dornischen Meer
    .in = im Dornischen Meer
    .from = aus dem Dornischen Meer
    .to = ins Dornische Meer
area-seagard = Seegart
    .the = Seegart
    .acc = Seegart
    .dat = Seegart
    .in = in Seegart
    .from = von Seegart
    .to = nach Seegart
area-searoad-marches = Seestraßen-Marschen
    .the = die Seestraßen-Marschen
    .acc = die Seestraßen-Marschen
    .dat = den Seestraßen-Marschen
    .in = in den Seestraßen-Marschen
    .from = aus den Seestraßen-Marschen
    .to = in die Seestraßen-Marschen
    .be = sind
    .become = werden
    .belong = gehören
area-shipbreaker-bay = Schiffbrecherbucht
    .the = die Schiffbrecherbucht
    .acc = die Schiffbrecherbucht
    .dat = der Schiffbrecherbucht
    .in = in der Schiffbrecherbucht
    .from = aus der Schiffbrecherbucht
    .to = in die Schiffbrecherbucht
    .map = Schiffbrecher{ "\u00AD" }bucht
area-starfall = Sternfall
    .the = Sternfall
    .acc = Sternfall
    .dat = Sternfall
    .in = in Sternfall
    .from = von Sternfall
    .to = nach Sternfall
area-stoney-sept = Steinsepte
    .the = Steinsepte
    .acc = Steinsepte
    .dat = Steinsepte
    .in = in Steinsepte
    .from = von Steinsepte
    .to = nach Steinsepte
area-storms-end = Sturmkap
    .the = Sturmkap
    .acc = Sturmkap
    .dat = Sturmkap
    .in = in Sturmkap
    .from = von Sturmkap
    .to = nach Sturmkap
area-sunset-sea = Meer der Abenddämmerung
    .the = das Meer der Abenddämmerung
    .acc = das Meer der Abenddämmerung
    .dat = dem Meer der Abenddämmerung
    .in = im Meer der Abenddämmerung
    .from = aus dem Meer der Abenddämmerung
    .to = ins Meer der Abenddämmerung
area-sunspear = Sonnspeer
    .the = Sonnspeer
    .acc = Sonnspeer
    .dat = Sonnspeer
    .in = in Sonnspeer
    .from = von Sonnspeer
    .to = nach Sonnspeer
area-the-arbor = Der Arbor
    .the = der Arbor
    .acc = den Arbor
    .dat = dem Arbor
    .in = auf dem Arbor
    .from = vom Arbor
    .to = auf den Arbor
area-the-boneway = Knochenweg
    .the = der Knochenweg
    .acc = den Knochenweg
    .dat = dem Knochenweg
    .in = auf dem Knochenweg
    .from = vom Knochenweg
    .to = auf den Knochenweg
area-the-eyrie = Hohenehr
    .the = Hohenehr
    .acc = Hohenehr
    .dat = Hohenehr
    .in = in Hohenehr
    .from = von Hohenehr
    .to = nach Hohenehr
area-the-fingers = Die Finger
    .the = die Finger
    .acc = die Finger
    .dat = den Fingern
    .in = auf den Fingern
    .from = von den Fingern
    .to = auf die Finger
    .be = sind
    .become = werden
    .belong = gehören
area-the-golden-sound = Goldener Sund
    .the = der Goldene Sund
    .acc = den Goldenen Sund
    .dat = dem Goldenen Sund
    .in = im Goldenen Sund
    .from = aus dem Goldenen Sund
    .to = in den Goldenen Sund
area-the-mountains-of-the-moon = Mondberge
    .the = die Mondberge
    .acc = die Mondberge
    .dat = den Mondbergen
    .in = in den Mondbergen
    .from = aus den Mondbergen
    .to = in die Mondberge
    .be = sind
    .become = werden
    .belong = gehören
area-the-narrow-sea = Meerenge
    .the = die Meerenge
    .acc = die Meerenge
    .dat = der Meerenge
    .in = in der Meerenge
    .from = aus der Meerenge
    .to = in die Meerenge
area-the-reach = Die Weite
    .the = die Weite
    .acc = die Weite
    .dat = der Weite
    .in = in der Weite
    .from = aus der Weite
    .to = in die Weite
area-the-shivering-sea = Zitternde See
    .the = die Zitternde See
    .acc = die Zitternde See
    .dat = der Zitternden See
    .in = in der Zitternden See
    .from = aus der Zitternden See
    .to = in die Zitternde See
area-the-stony-shore = Steinküste
    .the = die Steinküste
    .acc = die Steinküste
    .dat = der Steinküste
    .in = an der Steinküste
    .from = von der Steinküste
    .to = an die Steinküste
area-the-twins = Die Zwillinge
    .the = die Zwillinge
    .acc = die Zwillinge
    .dat = den Zwillingen
    .in = bei den Zwillingen
    .from = von den Zwillingen
    .to = zu den Zwillingen
    .be = sind
    .become = werden
    .belong = gehören
area-three-towers = Drei Türme
    .the = Drei Türme
    .acc = Drei Türme
    .dat = Drei Türmen
    .in = in Drei Türmen
    .from = von Drei Türmen
    .to = nach Drei Türmen
    .be = sind
    .become = werden
    .belong = gehören
area-west-summer-sea = Westliches Sommermeer
    .the = das Westliche Sommermeer
    .acc = das Westliche Sommermeer
    .dat = dem Westlichen Sommermeer
    .in = im Westlichen Sommermeer
    .from = aus dem Westlichen Sommermeer
    .to = ins Westliche Sommermeer
area-white-harbor = Weißwasserhafen
    .the = Weißwasserhafen
    .acc = Weißwasserhafen
    .dat = Weißwasserhafen
    .in = in Weißwasserhafen
    .from = von Weißwasserhafen
    .to = nach Weißwasserhafen
area-widows-watch = Witwenwacht
    .the = Witwenwacht
    .acc = Witwenwacht
    .dat = Witwenwacht
    .in = in Witwenwacht
    .from = von Witwenwacht
    .to = nach Witwenwacht
area-winterfell = Winterfell
    .the = Winterfell
    .acc = Winterfell
    .dat = Winterfell
    .in = in Winterfell
    .from = von Winterfell
    .to = nach Winterfell
area-yronwood = Isenwald
    .the = Isenwald
    .acc = Isenwald
    .dat = Isenwald
    .in = in Isenwald
    .from = von Isenwald
    .to = nach Isenwald

## Pieces, with $count

unit-footman = { $count ->
    [one] Fußsoldat
   *[other] Fußsoldaten
}
    .acc = Fußsoldaten
    .dat = Fußsoldaten
unit-knight = Ritter
    .dat = { $count ->
        [one] Ritter
       *[other] Rittern
    }
unit-dragon = { $count ->
    [one] Drache
   *[other] Drachen
}
    .acc = Drachen
    .dat = Drachen
unit-ship = { $count ->
    [one] Schiff
   *[other] Schiffe
}
    .dat = { $count ->
        [one] Schiff
       *[other] Schiffen
    }
unit-siege-engine = { $count ->
    [one] Belagerungsmaschine
   *[other] Belagerungsmaschinen
}
unit-routed-footman = { $count ->
    [one] geschlagener Fußsoldat
   *[other] geschlagene Fußsoldaten
}
    .acc = { $count ->
        [one] geschlagenen Fußsoldaten
       *[other] geschlagene Fußsoldaten
    }
    .dat = geschlagenen Fußsoldaten
unit-routed-knight = { $count ->
    [one] geschlagener Ritter
   *[other] geschlagene Ritter
}
    .acc = { $count ->
        [one] geschlagenen Ritter
       *[other] geschlagene Ritter
    }
    .dat = { $count ->
        [one] geschlagenen Ritter
       *[other] geschlagenen Rittern
    }
unit-routed-dragon = { $count ->
    [one] geschlagener Drache
   *[other] geschlagene Drachen
}
    .acc = { $count ->
        [one] geschlagenen Drachen
       *[other] geschlagene Drachen
    }
    .dat = geschlagenen Drachen
unit-routed-ship = { $count ->
    [one] geschlagenes Schiff
   *[other] geschlagene Schiffe
}
    .dat = { $count ->
        [one] geschlagenen Schiff
       *[other] geschlagenen Schiffen
    }
unit-routed-siege-engine = { $count ->
    [one] geschlagene Belagerungsmaschine
   *[other] geschlagene Belagerungsmaschinen
}
    .dat = { $count ->
        [one] geschlagenen Belagerungsmaschine
       *[other] geschlagenen Belagerungsmaschinen
    }
unit-garrison = Garnison

## Order tokens; the star marks a special order

order-march-minus-1 = Marsch −1
    .note = Ziehen oder angreifen; −1 im Kampf
order-march-plus-0 = Marsch +0
    .note = Ziehen oder angreifen
order-march-plus-1-star = Marsch +1 ★
    .note = Ziehen oder angreifen; +1 im Kampf
order-defend-plus-1 = Verteidigung +1
    .note = +1, wenn dieses Gebiet angegriffen wird
order-defend-plus-2-star = Verteidigung +2 ★
    .note = +2, wenn dieses Gebiet angegriffen wird
order-support = Unterstützung
    .note = Deine Einheiten hier helfen in angrenzenden Kämpfen
order-support-plus-1-star = Unterstützung +1 ★
    .note = Deine Einheiten hier helfen in angrenzenden Kämpfen; +1
order-raid = Überfall
    .note = Entfernt nebenan eine Unterstützung, einen Überfall oder eine Machtfestigung
order-raid-star = Überfall ★
    .note = Wie Überfall, oder entfernt stattdessen eine Verteidigung
order-consolidate = Machtfestigung
    .note = 1 Macht, und 1 mehr für jedes Machtsymbol hier
order-consolidate-star = Machtfestigung ★
    .note = Macht wie ohne Stern, oder Aushebung in einer Burg oder Festung

## Kinds of orders, as a Westeros card forbids them

order-march = Marsch
order-defend = Verteidigung
order-special = Sonderbefehle

## Influence tracks, and the tokens that go with their first place

track-iron-throne = Eiserner Thron
    .the = der Eiserne Thron
    .acc = den Eisernen Thron
    .in = auf der Leiste des Eisernen Throns
    .for = für den Eisernen Thron
    .of = des Eisernen Throns
track-fiefdoms = Lehen
    .the = die Lehen
    .acc = die Lehen
    .in = auf der Leiste der Lehen
    .for = für die Lehen
    .of = der Lehen
track-kings-court = Königshof
    .the = der Königshof
    .acc = den Königshof
    .in = auf der Leiste des Königshofs
    .for = für den Königshof
    .of = des Königshofs
dominance-iron-throne = Eiserner Thron
    .the = der Eiserne Thron
    .acc = den Eisernen Thron
    .dat = dem Eisernen Thron
dominance-valyrian-steel-blade = Valyrische Stahlklinge
    .the = die Valyrische Stahlklinge
    .acc = die Valyrische Stahlklinge
    .dat = der Valyrischen Stahlklinge
dominance-blade = Valyrische Stahlklinge
    .the = die Valyrische Stahlklinge
    .acc = die Valyrische Stahlklinge
    .dat = der Valyrischen Stahlklinge
dominance-messenger-raven = Botenrabe
    .the = der Botenrabe
    .acc = den Botenraben
    .dat = dem Botenraben
dominance-raven = Botenrabe
    .the = der Botenrabe
    .acc = den Botenraben
    .dat = dem Botenraben

## Seats, as the table calls them

seat-arryn = { house-arryn }
    .gen = { house-arryn.gen }
seat-baratheon = { house-baratheon }
    .gen = { house-baratheon.gen }
seat-greyjoy = { house-greyjoy }
    .gen = { house-greyjoy.gen }
seat-lannister = { house-lannister }
    .gen = { house-lannister.gen }
seat-martell = { house-martell }
    .gen = { house-martell.gen }
seat-stark = { house-stark }
    .gen = { house-stark.gen }
seat-targaryen = { house-targaryen }
    .gen = { house-targaryen.gen }
seat-tyrell = { house-tyrell }
    .gen = { house-tyrell.gen }

## Phases

phase-westeros = Westerosphase
phase-planning = Planungsphase
phase-raven = Botenrabe
phase-raids = Überfallbefehle
phase-marches = Marschbefehle
phase-power = Machtfestigung
phase-ended = das Ende
set-up-hand = Aufbau: Hauskarten für die Hand
set-up-pick = Aufbau: Hauskarten reihum
