# Standing instructions: answers that players give in advance.

trouble-no-instructions = Ebben a játszmában nincsenek állandó utasítások.
trouble-no-such-instruction = Ezt az utasítást már törölték.
trouble-too-many-instructions = Több utasításod nem lehet. Előbb törölj egyet.

instruct-title = ### Állandó utasítások · { $seat } · { $game }. játszma
instruct-why = Mondd meg előre, mit szeretnél, és a játszmának nem kell rád várnia. Senki más nem tudja meg, mit mondtál itt, sem azt, hogy mondtál-e bármit.
instruct-none = Minden alkalommal megkérdezünk.
instruct-given = **Az utasításaid, a legújabb a végén:**
instruct-line = - { $words }
instruct-between = { $first } … { $last }
instruct-remove = Utasítás törlése
instruct-add = Új utasítás
instruct-back = Vissza
instruct-panel = Vissza a panelemre
preset-line = - **{ $label }**: { $tells }
instruct-open = Utasításaim
instruct-kept = ✓ Elmentve.
instruct-gone = ✓ Törölve.
