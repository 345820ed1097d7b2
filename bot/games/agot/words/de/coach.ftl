# What a first game explains, each idea when it first matters.
# Readers have never played such a game: two or three short sentences, with the numbers of this game.

coach-goal = Du führst Haus { $seat }. Wer { $goal } Burgen und Festungen beherrscht, gewinnt sofort. { $endless ->
    [1] Keine Runde ist die letzte.
   *[0] Schafft das in zehn Runden niemand, gewinnt, wer die meisten hat.
} Du hast jetzt { $castles }.
coach-round = In jeder Runde geben zuerst alle heimlich Befehle. Dann werden sie in drei Schritten ausgeführt: alle Überfälle, dann alle Märsche, dann alle Machtfestigungen. In jedem Schritt führt reihum jeder einen Befehl aus.
coach-orders = Jedes Gebiet mit Einheiten von dir bekommt einen Befehl. Er liegt verdeckt: Niemand sieht ihn, bis die Befehle aller zugleich aufgedeckt werden. Mit einem Marschbefehl ziehen Einheiten und greifen an; seine Zahl zählt im Kampf mit.
coach-raid-order = Ein Überfall entfernt einen feindlichen Befehl in einem angrenzenden Gebiet: Unterstützung, Überfall oder Machtfestigung. Danach ist er selbst verbraucht. Wer eine Machtfestigung überfällt, nimmt ihrem Besitzer 1 Macht.
coach-support-order = Eine Unterstützung hilft bei Kämpfen in angrenzenden Gebieten. Ihre Einheiten zählen für eine Seite mit: für dich oder für jemand anderen. Sie bleibt liegen und kann mehrmals helfen.
coach-stars = Befehle mit ★ sind stärker. Wie viele du geben darfst, sagt dein Platz beim Königshof: zurzeit { $stars }.
coach-power-order = Eine Machtfestigung bringt 1 Macht und 1 weitere für jedes Machtsymbol (eine Krone) in ihrem Gebiet. Mit Macht bezahlst du Gebote und behältst Gebiete, aus denen du fortziehst.
coach-defense-order = Die Zahl einer Verteidigung zählt mit, wenn ihr Gebiet angegriffen wird. Mehr tut sie nicht.
coach-raven = Wer beim Königshof vorn steht, hat den Botenraben. Mit ihm tauschst du einen eigenen Befehl, nachdem alle aufgedeckt sind, oder siehst dir die nächste Wildlingskarte an.

coach-raids = Überfälle kommen zuerst. Vom Land aus erreichen sie nur Land, vom Meer aus alles, was angrenzt. Überfalle, was dir am meisten schaden würde: Hilfe für einen Angriff oder Macht.
coach-march = Ein Marsch bewegt Einheiten in angrenzende Gebiete: so viele du willst, jede wohin du willst. Deine Schiffe tragen Truppen über See. Wo Feinde stehen, kommt es zum Kampf.
coach-leaving = Land gehört dir, solange deine Einheiten dort sind. Wenn die letzte fortzieht, kannst du 1 Macht zurücklassen, dann bleibt es deins. Ohne sie gehört es niemandem. Ein Meer hältst du nur mit Schiffen.
coach-armies = Zwei oder mehr Einheiten in einem Gebiet sind eine Armee. Die Versorgung begrenzt Armeen, nicht einzelne Einheiten. Deine Versorgung von { $supply } erlaubt Armeen dieser Größe: { $armies }. Niemand darf so ziehen, dass eine Armee zu groß wird.
coach-garrison = Heimatgebiete beginnen mit einer Garnison, meist der Stärke 2: Sie hilft bei der Verteidigung, auch ohne Einheiten. Einmal besiegt, ist sie normalerweise für immer weg.
coach-consolidate = Jetzt wird Macht gesammelt: 1 und 1 weitere für jedes Machtsymbol im Gebiet. Mit ★ kannst du dort stattdessen ausheben, wenn das Gebiet eine Burg oder Festung hat.

coach-support = Neben deiner Unterstützung wird gekämpft. Du wählst, welcher Seite deine Einheiten helfen, oder keiner. Mit Hilfe lässt sich gut handeln, doch kein Versprechen bindet.
coach-refusing = Andere wollen dir helfen. Du darfst ablehnen: Wer dir hilft, kann später etwas dafür verlangen.
coach-battle = { $attacker } greift { FORM($area, "in") } { $defender } an: { $attack } gegen { $defense }. Darin stecken Einheiten (ein Ritter zählt 2, ein Fußsoldat oder Schiff 1), Befehle und Unterstützung. Nun legen beide heimlich eine Hauskarte dazu. Die höhere Summe gewinnt. Bei Gleichstand gewinnt, wer bei den Lehen höher steht.
coach-cards = Eine gespielte Hauskarte hast du nicht mehr auf der Hand. Wenn du die letzte deiner sieben gespielt hast, kommen die anderen sechs zurück. Heb eine starke Karte für einen Kampf auf, der sie braucht.
coach-battle-over = Der Kampf ist vorbei. { $outcome } Für jedes Schwert auf der Karte des Siegers, das keine Befestigung auf der anderen aufhält, verliert der Verlierer eine Einheit. Die übrigen ziehen sich zurück. Sie können in dieser Runde nicht mehr ziehen und haben keine Stärke.
coach-blade = Wer bei den Lehen vorn steht, hat die Valyrische Stahlklinge: +1 in einem Kampf je Runde.
coach-neutral = Eine neutrale Streitmacht hält dieses Gebiet. Ein Marsch braucht mindestens ihre Stärke, um hineinzukommen. Unterstützungsbefehle in der Nachbarschaft können helfen, auch die anderer.

coach-westeros = Unterstützung und Verteidigung kommen zurück, und alle sind wieder bereit. Jede Runde nach der ersten beginnt mit Westeroskarten. Diesmal: { $cards }. Sie bringen Truppen, Macht, Gebote oder Versorgung, oder sie verbieten einen Befehl.
coach-muster = Du hebst in deinen Burgen für 1 Punkt aus, in Festungen für 2. Ein Fußsoldat oder ein Schiff kostet 1, ein Ritter oder eine Belagerungsmaschine 2. Eine Belagerungsmaschine zählt im Kampf 4, aber nur, wenn sie eine Burg oder Festung angreift.
coach-ships = Neue Schiffe kommen in ein Meer neben der Burg oder in ihren Hafen. Auf See tragen sie deine Truppen und unterstützen die Küste. Im Hafen kann sie niemand angreifen.
coach-bidding = Alle bieten heimlich Macht, und alle bezahlen. Das höchste Gebot bekommt den ersten Platz. Beim Eisernen Thron heißt das: Du bist zuerst dran und entscheidest bei gleichen Geboten.
coach-tracks = Als Nächstes kommen die Lehen. Wer höher steht, gewinnt Kämpfe bei Gleichstand, und der erste Platz hat die Valyrische Stahlklinge: +1 in einem Kampf je Runde.
coach-court = Zuletzt kommt der Königshof. Er sagt, wie viele Befehle mit ★ du geben darfst, und der erste Platz hat den Botenraben.
coach-wildlings = Die Wildlinge kommen. Alle Gebote zusammen müssen ihre Stärke erreichen. Dann wird belohnt, wer am meisten geboten hat. Sonst leiden alle, und wer am wenigsten geboten hat, am meisten.
coach-wildlings-came = { $came } { $struck } Manche Westeroskarten machen die Wildlinge wieder stärker.
coach-ties = Einige haben gleich viel geboten. Wer den Eisernen Thron hält, entscheidet, wer von ihnen höher steht: Das bist jetzt du.
coach-supply = Die Versorgung ist neu gezählt: 1 für jedes Versorgungssymbol (ein Fass) in deinen Gebieten. Sie begrenzt deine Armeen, bis eine Westeroskarte wieder zählen lässt.
coach-income = Jedes Machtsymbol (eine Krone) in deinen Gebieten hat dir 1 Macht gebracht.

## Looking back at a round

coach-well-won = Du hast den Kampf { FORM($area, "in") } gewonnen.
coach-well-castle = Du hast { FORM($area, "acc") } eingenommen. Dort kannst du ausheben, und es zählt für den Sieg.
coach-well-power = Du hast { $power } Macht gesammelt, für Gebote und für Gebiete, aus denen du fortziehst.
coach-well-entered = Du bist vorgerückt: { $areas }.
coach-well-nothing = Du hast behalten, was du hattest.
coach-cost-units = Du hast verloren: { $units }.
coach-cost-left = { FORM($area, "The") } { FORM($area, "belong", "gehört") } dir nicht mehr: Deine Einheiten sind fort, und dort liegt kein Machtmarker.
coach-cost-idle =
    { $number ->
        [one] Einer deiner Befehle war
       *[other] { $number } deiner Befehle waren
    } ohne Wirkung.
coach-cost-power = Du hast { $number } Macht in Gebieten gelassen, damit sie weiter dir gehören.
coach-cost-nothing = Du hast nichts verloren.
coach-next-leader = { $house } hat die meisten Burgen und Festungen: { $castles }. Das muss jemand aufhalten.
coach-next-power = Du hast { $power } Macht. Gib Befehle zur Machtfestigung, sonst kannst du nicht bieten.
coach-next-castles = Du hast { $castles } von { $goal } Burgen und Festungen. Such eine, die leer oder schwach verteidigt ist.
coach-next-empty = Niemand verteidigt { FORM($area, "acc") }, und deine Einheiten { FORM($from, "in") } stehen daneben. Das zählt für den Sieg.

## What would come of an answer that looks like a mistake

caution-power-at-sea = Machtfestigung bringt auf See nichts: { $area }.
caution-star-wasted = { FORM($area, "In") } gibt es keine Burg, darum bringt ★ nicht mehr als der Befehl ohne Stern.
caution-raid-nobody = Neben { FORM($area, "dat") } sind keine feindlichen Einheiten, ein Überfall findet dort also keinen Befehl.
caution-defense-nobody = Neben { FORM($area, "dat") } sind keine feindlichen Einheiten, der ★ nützt dort also wenig.
caution-hopeless = { FORM($area, "In") } hast du { $attack }, und eine Karte bringt höchstens { $best }. Die anderen haben { $defense }, und ihre Karte bringt mindestens { $worst }. Das kannst du nicht gewinnen.
caution-castle-lost = { FORM($area, "The") } { FORM($area, "belong", "gehört") } dir dann nicht mehr: Alle ziehen fort, und kein Machtmarker bleibt dort. Da steht eine Burg.
caution-castle-open = { FORM($area, "The") } { FORM($area, "be", "ist") } dann leer, und { $house } steht daneben: In diese Burg kann jeder einziehen.
