## Tasks to try the game by, before a first game. Of each there are its title, what is to be done,
## and why it is solved or is not. The map and the House are those of the task.

practice-orders = Gib deine ersten Befehle
practice-orders-task = Du bist Haus Stark. Gib Winterfell einen Marschbefehl und Weißwasserhafen einen Verteidigungsbefehl, dann bestätige.
practice-orders-solved = Alle Befehle werden zugleich aufgedeckt. Ein Marschbefehl lässt Einheiten ziehen und angreifen; ein Verteidigungsbefehl stärkt ein Gebiet, das angegriffen wird.
practice-orders-missed = Winterfell braucht einen Marschbefehl und Weißwasserhafen einen Verteidigungsbefehl. Welcher davon einen Stern hat, ist gleich.

practice-the-twins = Nimm die Zwillinge ein
practice-the-twins-task = Deine Einheiten in Maidengraben haben einen Marschbefehl. Zieh zu den Zwillingen; sie sind leer.
practice-the-twins-solved = Die Zwillinge gehören dir, solange deine Einheiten dort stehen. Bei einem Marsch dürfen alle oder einige Einheiten ziehen, auch in mehrere Gebiete.
practice-the-twins-missed = Bei den Zwillingen steht keine Einheit von dir. Jeder Marschbefehl wird je Runde nur einmal ausgeführt, also denk nach, bevor du bestätigst.

practice-power-behind = Zieh fort und behalte die Burg
practice-power-behind-task = Zieh mit dem Fußsoldaten von Weißwasserhafen nach Maidengraben und lass einen Machtmarker zurück, damit Weißwasserhafen deins bleibt.
practice-power-behind-solved = Du hältst mit einem Fußsoldaten zwei Burgen. Ein Machtmarker erhält dir ein Gebiet, bis ein Feind einzieht.
practice-power-behind-missed = Du brauchst beides: einen Fußsoldaten in Maidengraben und einen Machtmarker von dir in Weißwasserhafen. Ein Gebiet, das du ohne Marker verlässt, gehört niemandem.

practice-raid = Entferne einen Befehl
practice-raid-task = Schiffe von Baratheon in der Meerenge unterstützen Hohenehr. Dein Schiff hat einen Überfallbefehl: Entferne diese Unterstützung.
practice-raid-solved = Ein Überfall entfernt nebenan eine Unterstützung, einen Überfall oder eine Machtfestigung. Ohne sie bekommt Hohenehr keine Hilfe von See.
practice-raid-missed = Die Unterstützung in der Meerenge ist noch da. Wähle sie als Ziel deines Überfalls.

practice-house-card = Gewinne mit der richtigen Karte
practice-house-card-task = Du greifst Seegart mit Stärke 3 gegen 3 an. Lennister spielt eine Karte der Stärke 2 und gewinnt bei Gleichstand. Wähle eine Hauskarte, die gewinnt.
practice-house-card-solved = Stärke 3 oder 4 war nötig: Einheiten und Karte entscheiden den Kampf zusammen. Eine gespielte Karte kommt zurück, wenn alle anderen gespielt sind.
practice-house-card-missed = Deine Einheiten und deine Karte müssen mehr als 5 ergeben, denn Lennister gewinnt bei Gleichstand. Dazu braucht es eine Karte der Stärke 3 oder 4.

practice-support = Kämpfe, wo du Hilfe hast
practice-support-task = Die Zwillinge werden mit Stärke 3 verteidigt. Dein Fußsoldat in Maidengraben ist allein, aber deine Armee in Seegart hat einen Unterstützungsbefehl: Greif die Zwillinge an.
practice-support-solved = Fußsoldat 1, Unterstützung aus Seegart 3: Die Armee, die unterstützt, zählt voll und muss sich nicht bewegen.
practice-support-missed = Du hast die Zwillinge nicht eingenommen. Seegart grenzt an die Zwillinge und unterstützt dort einen Angriff.

practice-muster = Hebe einen Ritter aus
practice-muster-task = Aushebung: Winterfell ist eine Festung und gibt 2 Punkte. Nutze sie so, dass in Winterfell ein Ritter steht.
practice-muster-solved = Ein neuer Ritter kostet 2 Punkte. Wird ein Fußsoldat zum Ritter, kostet das nur 1, und ein Punkt bleibt für eine weitere Einheit.
practice-muster-missed = In Winterfell steht kein Ritter. Ein Fußsoldat oder ein Schiff kostet 1 Punkt, ein neuer Ritter 2; für 1 wird ein Fußsoldat zum Ritter.

practice-bid = Gewinne den Eisernen Thron
practice-bid-task = Alle bieten heimlich Macht für den Eisernen Thron, und jedes Gebot wird bezahlt. Baratheon hat 2 Macht, Lennister 1, du 5. Gewinne und behalte mindestens 2.
practice-bid-solved = 3 war genug, denn niemand kann mehr bieten, als er hat. Wer den Eisernen Thron hält, ist zuerst dran und entscheidet Gleichstände.
practice-bid-missed = Niemand kann mehr als 2 gegen dich bieten, also biete 3. Weniger verliert oder überlässt Baratheon die Entscheidung, mehr ist verschwendet.

practice-wildlings = Biete gegen die Wildlinge
practice-wildlings-task = Die Wildlinge kommen mit Stärke 6. Baratheon bietet 2, Lennister 1. Alle Gebote zusammen müssen 6 erreichen: Biete genug.
practice-wildlings-solved = Die Nachtwache gewinnt, und wer am meisten geboten hat, bekommt eine Belohnung. Gewinnen die Wildlinge, leiden alle, und wer am wenigsten geboten hat, am meisten.
practice-wildlings-missed = 2 und 1 sind 3, also fehlten 3. Wenn die Wildlinge gewinnen, schaden sie allen.

practice-seventh-castle = Gewinne die Partie
practice-seventh-castle-task = Wer sieben Burgen und Festungen hält, gewinnt. Du hast sechs. Zieh zu einer siebten und behalte die anderen sechs: Lass eine Einheit in Maidengraben.
practice-seventh-castle-solved = Sieben Burgen und Festungen: In diesem Augenblick gehört die Partie dir.
practice-seventh-castle-missed = Du hältst keine sieben Burgen und Festungen. Seegart ist leer und grenzt an Maidengraben; schick eine Einheit dorthin und lass die andere stehen.
