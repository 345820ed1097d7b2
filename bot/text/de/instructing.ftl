# Standing instructions: answers that players give in advance.

trouble-no-instructions = In diesem Spiel gibt es keine Anweisungen.
trouble-no-such-instruction = Diese Anweisung ist schon gelöscht.
trouble-too-many-instructions = Mehr Anweisungen kannst du nicht haben. Lösch zuerst eine.

instruct-title = ### Anweisungen · { $seat } · Partie { $game }
instruct-why = Sag vorher, wie du antwortest, dann muss die Partie darauf nicht warten. Sonst erfährt niemand, was du hier sagst, und auch nicht, dass du etwas gesagt hast.
instruct-none = Der Bot fragt dich jedes Mal.
instruct-given = **Deine Anweisungen, die neueste zuletzt:**
instruct-line = - { $words }
instruct-between = { $first } … { $last }
instruct-remove = Eine Anweisung löschen
instruct-add = Eine Anweisung hinzufügen
instruct-back = Zurück
instruct-panel = Zurück zu meinem Panel
preset-line = - **{ $label }**: { $tells }
instruct-open = Meine Anweisungen
instruct-kept = ✓ Gespeichert.
instruct-gone = ✓ Gelöscht.
