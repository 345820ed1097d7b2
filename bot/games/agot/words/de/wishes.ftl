## Standing wishes: what is always answered alike.

instruct-why = Sag einmal, wie du immer antwortest, dann muss die Partie darauf nicht warten. Sonst erfährt niemand, was du hier sagst, und auch nicht, dass du etwas gesagt hast. Passt eine Anweisung nicht, fragt dich der Bot.

wish-support = Unterstützung in Kämpfen anderer
wish-refuse-support = Unterstützung, die man mir anbietet
wish-casualties = Meine Verluste
wish-retreat = Meine Rückzüge
wish-house-card = Hauskarten
wish-blade = Die Valyrische Stahlklinge
wish-raven = Der Botenrabe
wish-wildlings = Gebote gegen die Wildlinge
wish-ties = Gleichstände, über die ich entscheide
wish-muster = Aushebung
wish-raid = Überfälle
wish-wins = Die schwächste Karte, die sicher gewinnt, sonst meine stärkste
wish-any = alle anderen Häuser

do-always = Immer unterstützen
do-never = Nie
do-ask = Mich fragen
do-cheapest = Die billigsten zuerst
do-own = Zu eigenen Einheiten oder Gebieten
do-supplied = In ein eigenes Gebiet mit Versorgungssymbol
do-decides = Nur, wenn ich dadurch gewinne
do-pass = Nicht einsetzen
do-peek = Die Wildlinge ansehen
do-threats = Wer mich am meisten bedroht

until-battle = für diesen Kampf
until-round = für diese Runde
until-changed = bis ich es ändere

strength-4 = 0 unter Stärke 4
strength-6 = 0 unter Stärke 6
strength-8 = 0 unter Stärke 8
strength-10 = 0 unter Stärke 10
strength-12 = 0 unter Stärke 12

muster-nothing = Nichts
    .acc = nichts
muster-footman = ein Fußsoldat
    .acc = einen Fußsoldaten
muster-knight = ein Ritter
    .acc = einen Ritter
muster-ship = ein Schiff
muster-siege-engine = eine Belagerungsmaschine
muster-to-knight = ein Ritter (aufgewerteter Fußsoldat)
    .acc = einen Ritter (aufgewerteter Fußsoldat)
muster-to-siege-engine = eine Belagerungsmaschine (aufgewerteter Fußsoldat)
muster-footman-and-footman = 2 Fußsoldaten
muster-footman-and-ship = ein Fußsoldat und ein Schiff
    .acc = einen Fußsoldaten und ein Schiff
muster-ship-and-ship = 2 Schiffe
muster-footman-and-to-knight = ein Fußsoldat und ein Ritter (aufgewerteter Fußsoldat)
    .acc = einen Fußsoldaten und einen Ritter (aufgewerteter Fußsoldat)
muster-ship-and-to-knight = ein Schiff und ein Ritter (aufgewerteter Fußsoldat)
    .acc = ein Schiff und einen Ritter (aufgewerteter Fußsoldat)
muster-footman-and-to-siege-engine = ein Fußsoldat und eine Belagerungsmaschine (aufgewerteter Fußsoldat)
    .acc = einen Fußsoldaten und eine Belagerungsmaschine (aufgewerteter Fußsoldat)
muster-to-knight-and-to-knight = 2 Ritter (aufgewertete Fußsoldaten)

step-wish-topic = Worum geht es in der Anweisung?
step-wish-what = Was soll der Bot tun?
step-wish-area = Wo?
step-wish-card = Welche Karte möchtest du spielen?
step-wish-place-1 = Wer kommt an erster Stelle?
step-wish-place-2 = Wer kommt an zweiter Stelle?
step-wish-place-3 = Wer kommt an dritter Stelle? Dann folgen die anderen, Häuser mit weniger Burgen zuerst.
step-wish-until = Für wie lange?

wish-says-support = { $do ->
    [always] Ich unterstütze { $house } ({ $until }).
    [never] Ich unterstütze { $house } nicht ({ $until }).
   *[ask] Frag mich, ob ich { $house } unterstütze ({ $until }).
}
wish-says-refuse-support = { $do ->
    [never] Ich lehne nie Unterstützung ab ({ $until }).
   *[ask] Frag mich, wessen Unterstützung ich ablehne ({ $until }).
}
wish-says-casualties = { $do ->
    [cheapest] Ich verliere meine billigsten Einheiten zuerst ({ $until }).
   *[ask] Frag mich, welche Einheiten ich verliere ({ $until }).
}
wish-says-retreat = { $do ->
    [own] Ich ziehe mich zu eigenen Einheiten oder Gebieten zurück, wo ich am wenigsten verliere ({ $until }).
    [supplied] Ich ziehe mich in ein eigenes Gebiet mit Versorgungssymbol zurück, wo ich am wenigsten verliere ({ $until }).
   *[ask] Frag mich, wohin ich mich zurückziehe ({ $until }).
}
wish-says-blade = { $do ->
    [decides] Ich setze die Valyrische Stahlklinge nur dann für +1 ein, wenn ich dadurch gewinne ({ $until }).
    [never] Ich setze die Valyrische Stahlklinge nicht ein ({ $until }).
   *[ask] Frag mich nach der Valyrischen Stahlklinge ({ $until }).
}
wish-says-raven = { $do ->
    [pass] Ich setze den Botenraben nicht ein ({ $until }).
    [peek] Ich sehe mir mit dem Botenraben die oberste Wildlingskarte an ({ $until }).
   *[ask] Frag mich nach dem Botenraben ({ $until }).
}
wish-says-wildlings = Ich biete 0, wenn die Wildlinge unter Stärke { $strength } sind ({ $until }).
wish-says-ties = Bei Gleichstand setze ich { $order } an die Spitze, in dieser Reihenfolge ({ $until }).
wish-says-house-card = Gegen { $rival } spiele ich die Karte { $card }, wenn ich kann ({ $until }).
wish-says-muster = Ich hebe { FORM($area, "in") } { FORM($goods, "acc") } aus ({ $until }).
wish-says-raid = { $do ->
    [threats] Meine Überfälle entfernen den Befehl, der mich am meisten bedroht; gibt es keinen, frag mich ({ $until }).
   *[ask] Frag mich, was ich überfalle ({ $until }).
}
wish-says-house-card-wins = Gegen { $rival } spiele ich die schwächste Karte, die sicher gewinnt, sonst meine stärkste ({ $until }).

presets = **Wonach soll dich der Bot nicht fragen?** Ein Klick speichert eine Anweisung; unter **Meine Anweisungen** kannst du sie wieder löschen.
preset-support = Keine Unterstützung ablehnen
preset-support-tells = Du nimmst alle Unterstützung an, die man dir anbietet.
preset-cards = Auf Sieg spielen
preset-cards-tells = Du spielst die schwächste Hauskarte, die jede Karte deines Gegners schlägt, sonst deine stärkste. Fähigkeiten zählen dabei nicht.
preset-raids = Bedrohungen überfallen
preset-raids-tells = Deine Überfälle entfernen Überfälle, die einen deiner Befehle erreichen, dann Unterstützung neben deinen Einheiten. Gibt es nichts davon, fragt dich der Bot.
