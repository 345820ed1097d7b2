# What the 2nd edition says that the 1st does not, or otherwise.

ruleset-agot-2e = Игра престолов, 2-е издание
heading-figures = Власть { $power } · Снабжение { $supply } · Замки и крепости { $castles }/{ $goal }
