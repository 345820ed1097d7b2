# What players do unasked.

# interject-title = ### { $what } · { $seat }
# interject-sure = Everyone will see this, and you cannot undo it.
