# What players do unasked.

interject-title = ### { $what } · { $seat }
interject-sure = Это увидят все, и отменить это будет нельзя.
