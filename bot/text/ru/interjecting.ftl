# What players do unasked.

interject-title = ### { $what } · { $seat }
interject-sure = Это увидят все, и назад пути нет.
