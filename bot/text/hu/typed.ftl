# What may be typed in every game. Lists have no accents to mind: é is read as e.

# Numbers from 0, parted by blanks; a slash parts the ways to say one of them.
typed-numbers = nulla/nullat/nullas/zero egy/egyet/egyes/egyik/eggyel ketto/kettot/ket/kettes/kettovel/mindket/mindketto/mindkettot harom/harmat/harmas/harommal negy/negyet/negyes ot/otot/otos hat/hatot het/hetet nyolc/nyolcat kilenc/kilencet tiz/tizet tizenegy/tizenegyet tizenketto/tizenkettot/tizenket tizenharom/tizenharmat tizennegy/tizennegyet tizenot/tizenotot tizenhat/tizenhatot tizenhet/tizenhetet tizennyolc/tizennyolcat tizenkilenc/tizenkilencet husz/huszat
# Endings that a name may have in a sentence, and those of several things; - for none.
typed-endings = t at et ot ba be ban ben bol rol tol ra re n on en hoz hez nal nel ig nak nek val vel ul i as es os gyel lal lel ral rel
typed-endings-plural = k ak ek ok kat ket akat eket okat kal kel akkal ekkel okkal knak knek oknak eknek
# Words before the place that pieces leave, and before the one that they go to; -x is an ending.
typed-from = -bol -rol -tol innen onnan
typed-to = -ba -be -ra -re -hoz -hez -ig
# What means nothing around something that is chosen.
typed-fillers-choice = en mi a az licit licitem licitalok licitalunk ajanlok adok jatszom kijatszom valasztom hatalom hatalmat jelzo jelzot kartya kartyat lap lapot pont pontot ra re ki ide kerek kerem portyazik portyazom portyazza portyazunk
# Words with which a part says something of the part before the comma, with commas between.
typed-ties = vagy, de, kiveve, hacsak, inkabb, helyette, nem, ne, akkor, aztan, majd
# The keys of a keyboard on which this language is typed by mistake, and what they mean; - for none.
typed-layout = -
# Other words for things, by their ids, with commas between; each language has its own.
typed-also = -
