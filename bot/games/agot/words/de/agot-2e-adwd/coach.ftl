# What a first game of this expansion explains beside the others, or says in other words.

coach-goal = Du führst Haus { $seat }. Wer zuerst { $goal } Burgen und Festungen beherrscht, gewinnt sofort. Schafft das in sechs Runden niemand, gewinnt, wer die meisten hat. Du hast jetzt { $castles }.
coach-war = Du beginnst mitten im Krieg. Armeen stehen fern der Heimat, und jedes Haus hat andere Karten als im üblichen Spiel. Sieh dir zuerst den Spielplan und deine Hand an.
coach-tokens-alone = In manchen Gebieten liegt nur ein Machtmarker. Das Gebiet gehört seinem Haus, aber niemand verteidigt es: Wer einzieht, nimmt es ohne Kampf.
coach-garrisons = Eine Garnison verstärkt den Verteidiger ihres Gebiets um ihre Zahl, auch wenn dort keine Einheiten stehen. Sturmkap hat 4, Altsass 3. Einmal besiegt, ist sie fort.
