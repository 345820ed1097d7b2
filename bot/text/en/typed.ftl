# What may be typed in every game. Lists have no accents to mind: é is read as e.

# Numbers from 0, parted by blanks; a slash parts the ways to say one of them.
typed-numbers = zero/nil/nought one/a/an two/both/couple/pair three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty
# Endings that a name may have in a sentence, and those of several things; - for none.
typed-endings = s
typed-endings-plural = s es
# Words before the place that pieces leave, and before the one that they go to; -x is an ending.
typed-from = from leave leaves leaving
typed-to = to into onto toward towards
# What means nothing around something that is chosen.
typed-fillers-choice = i we is ill bid bids play plays choose pick go my the card power token tokens point points for with in at on to of a an please raids raiding
# Words with which a part says something of the part before the comma, with commas between.
typed-ties = or, but, except, unless, instead, rather, not, then, and then
# The keys of a keyboard on which this language is typed by mistake, and what they mean; - for none.
typed-layout = -
# Other words for things, by their ids, with commas between; each language has its own.
typed-also = -
