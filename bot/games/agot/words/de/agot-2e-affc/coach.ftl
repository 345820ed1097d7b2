# What a first game of this expansion explains beside the others, or says in other words.

coach-goal = Du führst Haus { $seat }. Hier gewinnen Punkte, nicht Burgen: Wer sieben hat, wenn eine Runde gewertet ist, gewinnt. Schafft das in zehn Runden niemand, gewinnt, wer die meisten hat. Ziele bringen Punkte.
coach-battle = { $attacker } greift { FORM($area, "in") } { $defender } an: { $attack } gegen { $defense }. Das sind Einheiten (ein Ritter zählt 2, ein Fußsoldat oder Schiff 1, eine Belagerungsmaschine 4 gegen eine Burg), Befehle und Unterstützung. Nun legen beide heimlich eine Hauskarte dazu. Die höhere Summe gewinnt. Bei Gleichstand gewinnt, wer bei den Lehen höher steht.
coach-objectives = Jedes Ziel sagt, was am Ende einer Runde gelten muss und wie viele Punkte dir das bringt. Behalte drei, die dazu passen, wo deine Armeen stehen. Nur du siehst sie.
coach-special-objective = Jedes Haus hat ein besonderes Ziel, das offen liegt. In jeder Runde, in der du es erfüllst, ist es 1 Punkt wert. Es wird nie verbraucht.
coach-scoring = Die Runde wird gewertet. Reihum darf jeder ein Ziel werten, das dann dauerhaft offen liegt. „Die meisten“ heißt mehr als jeder andere: Ein Gleichstand genügt nicht.
coach-supply = Am Ende jeder Runde, noch vor der Wertung, wird die Versorgung gezählt: 1 für jedes Versorgungssymbol (ein Fass) in deinen Gebieten. Sie begrenzt deine Armeen bis zur nächsten Zählung.
coach-new-objectives = Eine Westeroskarte lässt Ziele tauschen. Trenn dich von dem, von dem du am weitesten entfernt bist.
coach-next-objectives = Welches deiner Ziele kannst du bis zum Ende dieser Runde erfüllen?
coach-well-castle = Du hast { FORM($area, "acc") } eingenommen. Dort kannst du ausheben.
