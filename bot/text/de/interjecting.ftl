# What players do unasked.

interject-title = ### { $what } · { $seat }
interject-sure = Das sehen alle, und zurücknehmen lässt es sich nicht.
