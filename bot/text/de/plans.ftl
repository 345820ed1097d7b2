## Why an answer given ahead was stopped; "{ $reason }" is a refusal or a game's own words.

plan-stopped-over = die Partie ist vorbei
plan-stopped-round-over = die Runde war vorher zu Ende
plan-stopped-battle-over = der Kampf war vorher zu Ende
plan-stopped-passed = seine Frage kam nicht und kann nicht mehr kommen
plan-stopped-refused = es ist nicht mehr möglich: { $reason }
plan-stopped-conditions = seine Bedingung trifft nicht zu
plan-stopped-ranking = keine seiner Antworten ist mehr möglich

## What cannot be answered ahead.

refused-plan-no-choice = Ein Plan braucht eine Antwort. Wähle eine.
refused-plan-no-condition = Diese Bedingung passt nicht zu dieser Antwort. Wähle eine andere oder keine.
refused-plan-no-battle = Es gibt gerade keinen Kampf, auf den ein Plan warten könnte. Wähle, wie lange er wartet.
refused-plan-no-passing = Hier kannst du nicht passen. Wähle eine andere Antwort für den anderen Fall, oder lass dich fragen.
