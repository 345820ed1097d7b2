# What a first game of the 1st edition says in other words than that of the 2nd.

coach-goal = Du führst Haus { $seat }. Wer { $goal } Städte und Festungen beherrscht, gewinnt sofort. Schafft das in zehn Runden niemand, gewinnt, wer die meisten hat. Du hast jetzt { $castles }.
coach-orders = Jedes Gebiet mit Einheiten von dir darf einen Befehl bekommen. Er liegt verdeckt: Niemand sieht ihn, bis die Befehle aller zugleich aufgedeckt werden. Mit einem Marschbefehl ziehen Einheiten und greifen an; seine Zahl zählt im Kampf mit.
coach-raid-order = Ein Überfall entfernt einen feindlichen Befehl in einem angrenzenden Gebiet: Unterstützung, Überfall oder Machtfestigung. Danach ist er selbst verbraucht. Wer eine Machtfestigung überfällt, erhält 1 Macht.
coach-raven = Wer beim Königshof vorn steht, hat den Botenraben. Mit ihm tauschst du einen eigenen Befehl, nachdem alle aufgedeckt sind.
coach-cards = Eine gespielte Hauskarte hast du nicht mehr auf der Hand. Wenn du die letzte deiner sieben spielst, kommen alle zurück. Heb eine starke Karte für einen Kampf auf, der sie braucht.
coach-muster = Du hebst in deinen Städten für 1 Punkt aus, in Festungen für 2. Ein Fußsoldat oder ein Schiff kostet 1, ein Ritter 2.
coach-ships = Neue Schiffe kommen in ein Meer neben der Stadt, wenn dort keine fremden liegen. Sie tragen deine Truppen und unterstützen die Küste.
coach-wildlings = Die Wildlinge kommen. Alle Gebote zusammen müssen ihre Stärke erreichen. Dann darf eine Hauskarte zurücknehmen, wer am meisten geboten hat. Sonst verliert jeder Einheiten, und wer am wenigsten geboten hat, die meisten.
coach-wildlings-came = { $came } Die Wildlinge fangen wieder bei 0 an, und Westeroskarten machen sie stärker.
coach-next-leader = { $house } hat die meisten Städte und Festungen: { $castles }. Das muss jemand aufhalten.
coach-next-castles = Du hast { $castles } von { $goal } Städten und Festungen. Such eine, die leer oder schwach verteidigt ist.
caution-star-wasted = { FORM($area, "In") } bringt ★ nicht mehr als der Befehl ohne Stern.
caution-castle-lost = { FORM($area, "The") } { FORM($area, "belong", "gehört") } dir dann nicht mehr: Alle ziehen fort, und kein Machtmarker bleibt dort. Da steht eine Stadt.
caution-castle-open = { FORM($area, "The") } { FORM($area, "be", "ist") } dann leer, und { $house } steht daneben: In diese Stadt kann jeder einziehen.
