## Tasks to try the game by, before a first game. Of each there are its title, what is to be done,
## and why it is solved or is not.

practice-build = Bau eine Zitadelle
practice-build-task = Du bist dran. Spiel die Karte Zitadelle und bau in der Bucht, wo deine Clans allein sind.
practice-build-solved = Eine Zitadelle schützt in einem Konflikt einen Clan. Sie bleibt stehen, wer auch immer dort Häuptling ist.
practice-build-missed = In der Bucht steht keine Zitadelle. Spiel die Karte Zitadelle und wähle die Bucht.

practice-conquest = Zieh in ein leeres Territorium
practice-conquest-task = Spiel die Karte Eroberung, wähle das Tal und zieh mit zwei deiner Clans aus der Bucht dorthin. Im Tal ist niemand.
practice-conquest-solved = Im Tal hast du die meisten Clans, also bist du dort Häuptling. Bleibt ein Clan in der Bucht, bist du es auch dort.
practice-conquest-missed = Du bist nicht Häuptling des Tals. Spiel Eroberung, wähle das Tal und zieh mit Clans dorthin.

practice-pretender = Greif nach der Krone
practice-pretender-task = Du bist bei sechs Heiligtümern anwesend, das ist eine Siegbedingung. Nimm einen Anwärtermarker.
practice-pretender-solved = Gilt die Bedingung noch, wenn die nächste Runde beginnt, gewinnst du. Bis dahin sehen alle den Marker und können versuchen, dich aufzuhalten.
practice-pretender-missed = Ohne Anwärtermarker gewinnt niemand. Nimm ihn in deinem Zug, statt eine Karte zu spielen.
practice-draft = Behalte eine Karte
practice-draft-task = Die Aktionskarten werden verteilt. Du siehst drei: Behalte Entdeckung. Die anderen zwei gehen an deinen Gegner.
practice-draft-solved = Die Karten, die du behältst, sind alles, was du in einer Saison spielen kannst. Was du weitergibst, kann sich gegen dich richten, aber du kennst es.
practice-draft-missed = Entdeckung ging an deinen Gegner. Wähle die Karte, die du behalten willst, und bestätige.

practice-new-clans = Werde Häuptling
practice-new-clans-task = Spiel Neue Clans. Setz beide Clans ins Tal, wo Grün mehr Clans hat als du.
practice-new-clans-solved = Drei zu zwei: Wer in einem Territorium die meisten Clans hat, ist dort Häuptling. Clans zu setzen beginnt keinen Konflikt.
practice-new-clans-missed = Grün ist noch Häuptling des Tals. Spiel Neue Clans und setz beide Clans dorthin.

practice-druid = Hol eine Karte zurück
practice-druid-task = Spiel den Druiden. Nimm Eroberung von der Ablage.
practice-druid-solved = Der Druide ist so gut wie jede Karte, die in dieser Saison gespielt wurde. Sieh dir an, was offen liegt, bevor du ihn spielst.
practice-druid-missed = Eroberung ist nicht auf deiner Hand. Spiel den Druiden und wähle Eroberung.

practice-shelter = Geh in Deckung
practice-shelter-task = Grün hat in der Bucht einen Konflikt begonnen, drei Clans gegen deine zwei. Dort ist eine Zitadelle leer: Schütz einen Clan darin.
practice-shelter-solved = Einen geschützten Clan kann niemand angreifen. Was auch geschieht, du bleibst in der Bucht.
practice-shelter-missed = Beide Clans bleiben draußen und können angegriffen werden. Drück auf **In eine Zitadelle**.

practice-attack = Gewinne einen Konflikt
practice-attack-task = In der Bucht gibt es einen Konflikt, mit je zwei Clans. Grün hat keine Aktionskarten. Greif Grün an.
practice-attack-solved = Wer angegriffen wird, verliert einen Clan oder eine Aktionskarte. Grün hatte keine Karte, also ist ein Clan fort, und du bist Häuptling.
practice-attack-missed = Du bist nicht Häuptling der Bucht. Wähle **Angreifen**, dann Grün.

practice-deed = Verdien dir eine Heldentat
practice-deed-task = Du hast den Barden, der eine Reaktion sein kann. Greif Grün an, das keine Aktionskarten hat. Ist dessen Clan fort, spiel den Barden.
practice-deed-solved = Eine Karte mit Triskele wird gespielt, wenn eintritt, was auf ihr steht. Eine Heldentat zählt 1 bei der Siegbedingung, bei der sie am meisten hilft.
practice-deed-missed = Du hast keine Heldentat. Greif Grün an, und wenn du nach einer Reaktion gefragt wirst, wähle den Barden.

practice-geis = Halt eine Karte auf
practice-geis-task = Grün will in der Bucht eine Zitadelle bauen. Passe jetzt. Wenn Grün diese Karte spielt, antworte mit Geis.
practice-geis-solved = Die Karte bleibt ohne Wirkung und ist verbraucht. Heb eine solche Reaktion für die Karte auf, die dir am meisten schaden würde.
practice-geis-missed = Die Zitadelle von Grün steht in der Bucht. Passe, und wenn du nach einer Reaktion gefragt wirst, wähle Geis.
