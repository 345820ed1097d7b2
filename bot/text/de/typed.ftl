# What may be typed in every game. Lists have no accents to mind: é is read as e.

# Numbers from 0, parted by blanks; a slash parts the ways to say one of them.
typed-numbers = null eins/ein/eine/einen/einem/einer zwei/zwo/beide/beiden drei vier funf/fuenf sechs sieben acht neun zehn elf zwolf/zwoelf dreizehn vierzehn funfzehn/fuenfzehn sechzehn siebzehn achtzehn neunzehn zwanzig
# Endings that a name may have in a sentence, and those of several things; - for none.
typed-endings = s es n en e
typed-endings-plural = n en e er s ern
# Words before the place that pieces leave, and before the one that they go to; -x is an ending.
typed-from = von vom aus verlasst verlassen
typed-to = nach in ins zu zum zur auf aufs an ans gegen
# What means nothing around something that is chosen.
typed-fillers-choice = ich wir will werde gar biete bieten spiele spielen nehme nehmen wahle waehle meine meinen mein die der das den dem karte macht marker machtmarker punkt punkte fur fuer mit in im am auf ein eine einen bitte uberfallt ueberfallt ueberfaellt uberfallen ueberfallen
# Words with which a part says something of the part before the comma, with commas between.
typed-ties = oder, aber, außer, es sei denn, statt, stattdessen, lieber, nicht, dann, und dann, danach
# The keys of a keyboard on which this language is typed by mistake, and what they mean; - for none.
typed-layout = -
# Other words for things, by their ids, with commas between; each language has its own.
typed-also = -
