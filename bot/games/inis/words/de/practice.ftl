## Tasks to try the game by, before a first game. Of each there are its title, what is to be done,
## and why it is solved or is not.

practice-build = Bau eine Zitadelle
practice-build-task = Du bist dran. Spiel die Karte Zitadelle und bau in der Bucht, wo deine Clans allein sind.
practice-build-solved = Eine Zitadelle schützt in einem Konflikt einen Clan. Sie bleibt stehen, wer auch immer dort Häuptling ist.
practice-build-missed = In der Bucht steht keine Zitadelle. Spiel die Karte Zitadelle und wähle die Bucht.

practice-conquest = Zieh in ein leeres Land
practice-conquest-task = Spiel die Karte Eroberung, wähle das Tal, und zieh mit zwei deiner Clans aus der Bucht dorthin. Im Tal ist niemand.
practice-conquest-solved = Im Tal hast du die meisten Clans, also bist du dort Häuptling. Bleibt ein Clan in der Bucht, bist du es auch dort.
practice-conquest-missed = Du bist nicht Häuptling des Tals. Spiel Eroberung, wähle das Tal, und zieh mit Clans dorthin.

practice-pretender = Greif nach der Krone
practice-pretender-task = Du bist bei sechs Heiligtümern anwesend, das ist eine Siegbedingung. Nimm einen Anwärtermarker.
practice-pretender-solved = Gilt die Bedingung noch, wenn die nächste Runde beginnt, gewinnst du. Bis dahin sehen alle den Marker und können versuchen, dich aufzuhalten.
practice-pretender-missed = Ohne Anwärtermarker gewinnt niemand. Nimm ihn in deinem Zug, statt eine Karte zu spielen.
