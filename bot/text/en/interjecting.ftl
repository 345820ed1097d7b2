# What players do unasked.

interject-title = ### { $what } · { $seat }
interject-sure = Everybody sees this, and there is no way back.
