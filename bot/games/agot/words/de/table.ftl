# What A Game of Thrones says at a table in its own words: panels, commands, typed answers, the log.

## What winning takes

goal = **Sieg:** { $castles } Burgen und Festungen { $held ->
    [1] am Ende einer Runde
   *[0] zu irgendeinem Zeitpunkt
}{ $endless ->
    [1] . Keine Runde ist die letzte.
   *[0] { $apart ->
        [1] , oder nach Runde 10 dem eigenen Ziel am nächsten sein.
       *[0] , oder die meisten nach Runde 10.
    }
}

## Explanations

why-topic-combat = Kampf
why-topic-bids = Gebote
why-topic-supply = Versorgung
why-title-combat = ### Der Kampf, Zeile für Zeile
why-title-bids = ### Die letzten Gebote
why-title-supply = ### Versorgung

## What would come of a battle

what-if-uses = { $seat } setzt die Valyrische Stahlklinge ein
what-if-uses-not = { $seat } setzt die Valyrische Stahlklinge nicht ein

## The log

topic-battles = Kämpfe
topic-bids = Gebote, Leisten und Wildlinge
topic-orders = Befehle und Märsche
topic-westeros = Westeroskarten
topic-units = Einheiten, gewonnen und verloren
topic-power = Macht
topic-cards = Hauskarten

## Cards

hand-open = In diesem Spiel sind keine Karten geheim: { COMMAND("map") } zeigt am Rand die Handkarten aller, und { COMMAND("look") } erklärt jede Karte.

## How one answers with nothing, and what a select is for

nothing-march = Niemand zieht
nothing-muster = Nichts ausheben
nothing-refuse-support = Niemanden ablehnen
nothing-wildling-upgrade = Niemanden aufwerten
pick-bid = Dein Gebot
pick-house-card = Deine Hauskarte
pick-muster = Was du aushebst
pick-wildling-discard = Die Karte, die du ablegst
pick-wildling-retrieve = Die Karte, die du zurücknimmst

## Typed answers

# What may be typed for the marks of an order token; several words, parted by blanks.
typed-star = stern sterne sonder spezial star *
typed-plus = plus +
typed-minus = minus -
# What means nothing between an area and its order.
typed-fillers = ein eine einen der die das den dem befehl befehle bekommt kriegt mit in im nach auf an von zu für und bitte ins am ich wir liegt lege legen leg kommt soll
# What means nothing among units and areas.
typed-fillers-army = ein eine einen einem der die das den dem mit in im ins nach auf an von aus zu und geht gehen zieht ziehen ziehe marschiert marschieren schick schicke nimm hebe aus mein meine meinen bitte ich wir verliere verlieren
typed-fillers-raid = überfall überfalle überfällt überfallen gegen
typed-displaced = - { $place } hat keinen Befehl mehr: Der Marker kann nur an einem Ort liegen.
typed-tokens-title = Tippe deine Befehle
typed-tokens-label = In jeder Zeile ein Gebiet und sein Befehl
typed-tokens-hint =
    winterfell m+1*
    karh v+1
    weiß keiner
typed-tokens-example = { $place }: { $token }

## Orders

tokens-place = Gebiet
tokens-for = Befehl für { $place }
tokens-none-yet = noch kein Befehl
tokens-limit = Sonderbefehle (★): { $used } von { $most }
tokens-short = Du hast nicht genug Befehle: Nur { $number } von { $places } Gebieten bekommen einen.
tokens-none = Kein Befehl

refused-not-tokens = Das war nicht als Befehle zu lesen. Wähle sie in deinem Panel oder tippe sie mit { COMMAND("answer") }.
refused-places-left = { $number ->
    [one] Ein Gebiet braucht noch einen Befehl: { $places }.
   *[other] { $number } Gebiete brauchen noch einen Befehl: { $places }.
}
refused-not-your-place = { $place }: Dort kannst du keinen Befehl geben. Dein Panel zeigt die Gebiete, die einen brauchen.

## When a player is late

late-safe = Wer die Frist versäumt, für den antwortet der Bot: Verteidigung, keine Züge, so wenige Verluste wie möglich.
deadline-safe-note = Verteidigung, keine Züge, so wenige Verluste wie möglich

## More steps

step-recruit-routed = { $area }: { $unit } (geschlagen)
refused-not-a-list = Das war nicht als Aushebung zu lesen. Wähle sie in deinem Panel.
choice-done = Fertig

## What lies in an area that can be chosen

here-joint = {" · "}
here-token = Machtmarker von { $house }
here-garrison = Garnison { $strength }
here-neutral = neutrale Streitmacht { $strength }
here-empty = leer

## Where to look things up, and what is sealed

setup-together = **Zeit für eine Antwort**, wenn mehrere zugleich gefragt sind, etwa nach Befehlen und Geboten:

# Words that mean much the same in the rules, a group on each line.
rules-alike =
    gleichstand gleich unentschieden gleichauf patt
    kampf schlacht gefecht angriff kämpfen
    sieg gewinnen sieger gewinner
    niederlage verlieren verlierer verlust verluste sterben tot vernichten vernichtet
    einheit truppe armee soldat figur
    gebot bieten versteigerung auktion
    boot schiff flotte meer see
    burg festung schloss stadt
    marker einfluss macht
    fass versorgung nachschub
    ausheben aushebung rekrutieren bauen
    mauer wildlinge angriff
    schwert klinge
    rabe ansehen
    fliehen rückzug zurückziehen
    hafen bucht
    beginn anfang aufbau
    ende schluss letzte

## How to play: twelve sentences

primer-land = Du führst ein großes Haus und willst mehr Burgen und Festungen als alle anderen. Wer genug davon hat, meist sieben, gewinnt; sonst gewinnt, wer nach zehn Runden die meisten hat. Jede Runde beginnt mit drei Westeroskarten: Sie bringen Versorgung, neue Einheiten, Gebote für die drei Leisten oder einen Angriff der Wildlinge. Die Leisten sagen, wer zuerst dran ist, wer Kämpfe bei Gleichstand gewinnt und wie viele Sonderbefehle du geben darfst.
primer-orders = Danach gibt jeder heimlich jedem Gebiet mit eigenen Einheiten einen Befehl, und alle werden zugleich aufgedeckt. Ein Marsch zieht oder greift an, ein Überfall entfernt einen Befehl nebenan, Unterstützung hilft in angrenzenden Kämpfen, Verteidigung stärkt das eigene Gebiet, und Machtfestigung bringt Macht. Zuerst kommen die Überfälle, dann die Märsche, dann die Machtfestigung: ein Befehl nach dem anderen, reihum. Verhandle, denn allein kommt niemand weit; doch kein Versprechen bindet.
primer-battle = Im Kampf zählt jede Seite die Stärke ihrer Einheiten, Befehle und Unterstützung zusammen. Dann spielt jede heimlich eine Hauskarte; sie bringt Stärke, Schwerter, Befestigungen oder eine Überraschung. Wer verliert, zieht sich zurück und verliert eine Einheit für jedes Schwert, das keine Befestigung aufhält. Die Versorgung begrenzt, wie groß deine Armeen sein dürfen: Hol dir Gebiete mit Versorgungssymbolen (Fässern), bevor du Truppen sammelst.
