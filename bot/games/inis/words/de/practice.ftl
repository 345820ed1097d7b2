## Tasks to try the game by, before a first game. Of each there are its title, what is to be done,
## and why it is solved or is not.

# practice-build = Build a Citadel
# practice-build-task = It is your turn. Play the Citadel card and build in Cove, where your clans stand alone.
# practice-build-solved = A Citadel protects one clan in a clash. It stays where it is, whoever is chieftain there.
# practice-build-missed = There is no Citadel in Cove. Play the Citadel card and choose Cove.

# practice-conquest = March to an empty land
# practice-conquest-task = Play the Conquest card, choose Valley, and move two of your clans there from Cove. Nobody is in Valley.
# practice-conquest-solved = You have the most clans in Valley, so you are its chieftain. A clan that stays in Cove keeps you chieftain there, too.
# practice-conquest-missed = You are not the chieftain of Valley. Play Conquest, choose Valley, and move clans there.

# practice-pretender = Claim the crown
# practice-pretender-task = You are present with six Sanctuaries, which is a victory condition. Take a Pretender token.
# practice-pretender-solved = If the condition still holds when the next round begins, you win. Until then all see the token, and may try to stop you.
# practice-pretender-missed = Nobody wins without a Pretender token. Take it in your turn, instead of playing a card.
