# What a first game of this expansion explains beside the others, or says in other words.

coach-vassals = Häuser, die niemand spielt, sind Vasallen. In jeder Runde wählen die Spieler reihum, wen sie bis zur nächsten Wahl befehligen. Die Burgen eines Vasallen sind nicht deine, aber seine Armeen kämpfen, wie du es sagst.
coach-vassal-orders = Jetzt bekommt dein Vasall Befehle: höchstens zwei, und er hat nur vier Marker. Gebiete ohne Befehl tun nichts. Mit Marsch greift er für dich an, mit Verteidigung hält er stand.
coach-family = Du und deine Vasallen seid in dieser Runde eine Familie. Ihr greift einander nicht an, überfallt einander nicht und betretet keine Gebiete der anderen.
coach-vassal-cards = Ein Vasall hat keine eigenen Karten. Für diesen Kampf bekommt er drei von sieben. Nur du siehst sie und wählst eine.
