# What a first game explains, each idea when it first matters.
# Readers have never played such a game: two or three short sentences, with the numbers of this game.

coach-three-ways = Du willst König der Insel werden. Dorthin führen drei Bedingungen: Häuptling über 6 Clans anderer sein, in 6 Territorien Clans haben oder Clans dort haben, wo insgesamt 6 Heiligtümer stehen. Eine davon genügt.
coach-island = Die Insel besteht aus Territorien, und es werden mehr. Anwesend bist du, wo du einen Clan hast. Clans setzt du aus deinem Vorrat von 12, und nur wenn sie ziehen, kann es zum Konflikt kommen.
coach-chieftain = Wer in einem Territorium mehr Clans hat als jeder andere, ist dort Häuptling. Nur dann zählen die Clans der anderen dort für dich. Haben mehrere die meisten, ist niemand Häuptling.
coach-drafting = Alles, was du tust, tust du mit Karten. In jeder Versammlung werden sie verteilt: Du behältst einige von denen, die du siehst, und gibst die anderen weiter. So kennst du manche Karten der anderen.
coach-buildings = Eine Zitadelle schützt in einem Konflikt einen Clan. Ein Heiligtum zählt für eine Siegbedingung, für alle, die dort anwesend sind. Beide gehören niemandem und bleiben stehen.
coach-deeds = Eine Heldentat zählt 1 bei der Siegbedingung, bei der sie am meisten hilft: Mit einer genügen 5. Wenige Karten bringen eine. Du hast { $deeds }.
coach-brenn = Der Häuptling der Hauptstadt wird in der Versammlung Brenn. Der Brenn ist zuerst dran und siegt bei Gleichstand. Brenn ist jetzt: { $brenn }.
coach-responses = Karten mit einer Triskele sind Reaktionen: Du spielst sie außerhalb deines Zuges, wenn eintritt, was auf ihnen steht. Auch Sagenkarten sind solche Überraschungen: Du ziehst sie durch andere Karten und behältst sie, bis du sie spielst.
coach-turn = In deinem Zug tust du eines von drei Dingen: eine Saisonkarte spielen, passen oder einen Anwärtermarker nehmen, wenn du eine Bedingung erfüllst. Eine gespielte Karte ist verbraucht.
coach-pretender = Mitten in einer Saison gewinnt niemand. Nimm zuerst einen Anwärtermarker; den sehen alle. Geprüft wird der Sieg zu Beginn der nächsten Runde: Die Bedingung muss dann noch gelten.
coach-passing = Passen ist nicht endgültig: In deinem nächsten Zug kannst du wieder etwas tun. Die Saison ist vorbei, wenn alle nacheinander passen. Übrige Aktionskarten sind dann verloren.
coach-exploring = Ein neues Territorium kommt zur Insel, neben zwei andere. Es schafft Platz und ist ein weiteres Territorium, in dem man Häuptling sein kann.
coach-advantage = Wer Häuptling eines Territoriums ist, nimmt in jeder Versammlung dessen Vorteilskarte. Sie gehört dir nur für diese Saison.
coach-clash = { FORM($area, "In") } treffen Clans mehrerer Spieler zusammen: ein Konflikt. Reihum führt jeder mit Clans außerhalb von Zitadellen ein Manöver aus: Angriff, Abzug oder eine Sage. Er endet, wenn sich alle einig sind oder nur eine Seite übrig ist.
coach-attack = Wer angegriffen wird, verliert einen Clan oder legt stattdessen eine Aktionskarte ab. Ein Angriff kostet also Karten, auch wenn kein Clan verloren geht, und Karten sind deine Stärke.
coach-shelter = Jede Zitadelle schützt einen Clan, und die Hauptstadt zählt als eine. Dort kann ihn niemand angreifen, und er greift nicht an. Wenn der Konflikt vorbei ist, kommt er heraus.
coach-peace = Sind alle einverstanden, endet der Konflikt sofort, und alle bleiben, wo sie sind. Wer zuletzt angegriffen hat, hat oft schon, was er wollte.

## Looking back at a season

coach-well-deed = Du hast eine Heldentat gewonnen.
coach-well-built = Du hast { FORM($area, "in") } gebaut.
coach-well-clash = Du bist aus dem Konflikt { FORM($area, "in") } als Häuptling hervorgegangen.
coach-well-territories = Du bist in { $territories ->
    [one] 1 Territorium
   *[other] { $territories } Territorien
} anwesend.
coach-cost-clans = Du hast verloren: { $clans }.
coach-cost-cards = Angriffe haben dich { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} gekostet.
coach-cost-nothing = Du hast nichts verloren.
coach-next-rival = { $seat } hat einen Anwärtermarker. Brich die Bedingung, bevor sie geprüft wird.
coach-next-clans = Clans anderer unter dir: { $count } von 6.
coach-next-sanctuaries = Heiligtümer, bei denen du bist: { $count } von 6.
coach-next-territories = Territorien, in denen du bist: { $count } von 6.

## What would come of an answer that looks like a mistake

caution-no-token = Du erfüllst eine Siegbedingung, aber ohne Anwärtermarker kannst du nicht gewinnen.
caution-season-ends = Alle anderen haben gepasst: Die Saison endet, und du verlierst { $cards ->
    [one] die Aktionskarte
   *[other] alle { $cards } Aktionskarten
}, die du hast.
