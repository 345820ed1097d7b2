# How lists name the editions, and what each can be combined with.

offer-agot-2e = Der Eiserne Thron (2. Edition)
offer-agot-1e = Der Eiserne Thron (1. Edition)
offer-agot-2e-adwd = Ein Tanz mit Drachen (2. Edition)
offer-agot-2e-vassals = Mit Vasallen (2. Edition)
offer-agot-2e-affc = Ein Festmahl für Krähen (2. Edition)
offer-agot-2e-mod = Mutter der Drachen (2. Edition)

about-agot-2e = Zehn Runden. Auf Wunsch mit Gezeitenkarten.
about-agot-1e = Spielplan, Hauskarten und Regeln der 1. Edition. Gezeitenkarten gibt es dort nicht.
about-agot-2e-adwd = Haus Bolton statt Haus Stark, neue Hauskarten, sechs Runden. Auf Wunsch mit Gezeitenkarten, aber mit keiner anderen Erweiterung.
about-agot-2e-vassals = Die 2. Edition für weniger Spieler: Häuser ohne Spieler sind Vasallen und werden von anderen befehligt. Auf Wunsch mit Gezeitenkarten.
about-agot-2e-affc = Haus Arryn kommt dazu; Ziele bringen Siegpunkte, und mit sieben gewinnt man. Auf Wunsch mit Gezeitenkarten, aber mit keiner anderen Erweiterung.
about-agot-2e-mod = Haus Arryn kommt dazu, ab vier Spielern auch Haus Targaryen mit seinen Drachen. Häuser ohne Spieler sind Vasallen. Auf Wunsch mit Gezeitenkarten.
