# What players do unasked.

interject-title = ### { $what } · { $seat }
interject-sure = Ezt mindenki látja, és nincs visszaút.
