# What players do unasked.

interject-title = ### { $what } · { $seat }
interject-sure = 大家都会看到，而且不能反悔。
