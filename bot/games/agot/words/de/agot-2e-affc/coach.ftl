# What a first game of this expansion explains beside the others, or says in other words.

coach-goal = Du führst Haus { $seat }. Hier gewinnen Punkte, nicht Burgen: Wer sieben hat, wenn eine Runde gewertet ist, gewinnt. Schafft das in zehn Runden niemand, gewinnt, wer die meisten hat. Ziele bringen Punkte.
coach-objectives = Jedes Ziel sagt, was am Ende einer Runde gelten muss und wie viele Punkte dir das bringt. Behalte drei, die dazu passen, wo deine Armeen stehen. Nur du siehst sie.
coach-special-objective = Jedes Haus hat ein besonderes Ziel, das offen liegt. In jeder Runde, in der du es erfüllst, ist es 1 Punkt wert. Es wird nie verbraucht.
coach-scoring = Die Runde wird gewertet. Reihum darf jeder ein Ziel werten, das dann dauerhaft offen liegt. „Die meisten“ heißt mehr als jeder andere: Ein Gleichstand genügt nicht.
coach-new-objectives = Eine Westeroskarte lässt Ziele tauschen. Trenn dich von dem, von dem du am weitesten entfernt bist.
coach-next-objectives = Welches deiner Ziele kannst du bis zum Ende dieser Runde erfüllen?
coach-well-castle = Du hast { FORM($area, "acc") } genommen. Dort gibt es neue Truppen.
