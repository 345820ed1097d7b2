## Tasks to try the game by, before a first game. Of each there are its title, what is to be done,
## and why it is solved or is not.

practice-draft = Keep a card
practice-draft-task = The Action cards are drafted. You see three: keep Exploration. The other two go to your opponent.
practice-draft-solved = What you keep now, you can play in the season. Those you pass on may be used against you, but you know them.
practice-draft-missed = Exploration went to your opponent. Choose the card that you want to keep, and confirm.

practice-new-clans = Become chieftain
practice-new-clans-task = Play New Clans. Put both clans in Valley, where Green has more clans than you.
practice-new-clans-solved = Three to two: the player with the most clans in a territory is its chieftain. Placing clans starts no clash.
practice-new-clans-missed = Green is still chieftain of Valley. Play New Clans, and place both clans there.

practice-build = Build a Citadel
practice-build-task = It is your turn. Play the Citadel card and build in Cove, where only you have clans.
practice-build-solved = A Citadel protects one clan in a clash. It stays where it is, whoever is chieftain there.
practice-build-missed = There is no Citadel in Cove. Play the Citadel card and choose Cove.

practice-conquest = Move in where nobody is
practice-conquest-task = Play the Conquest card, choose Valley, and move two of your clans there from Cove. Nobody is in Valley.
practice-conquest-solved = You have the most clans in Valley, so you are its chieftain. A clan that stays in Cove keeps you chieftain there, too.
practice-conquest-missed = You are not the chieftain of Valley. Play Conquest, choose Valley, and move clans there.

practice-druid = Bring a card back
practice-druid-task = Play the Druid. Take Conquest from the discard pile.
practice-druid-solved = The Druid is worth any card that was played this season. Look at what is face up before you play it.
practice-druid-missed = Conquest is not in your hand. Play the Druid and choose Conquest.

practice-shelter = Take shelter
practice-shelter-task = Green has started a clash in Cove, three clans against your two. One Citadel there is empty: shelter a clan in it.
practice-shelter-solved = Nobody can attack a sheltered clan. Whatever happens now, you stay in Cove.
practice-shelter-missed = Both clans stay outside and can be attacked. Press **Into a Citadel**.

practice-attack = Win a clash
practice-attack-task = There is a clash in Cove, with two clans on each side. Green has no Action cards. Attack Green.
practice-attack-solved = A player who is attacked loses a clan or an Action card. Green had no card, so a clan is gone, and you are chieftain.
practice-attack-missed = You are not the chieftain of Cove. Choose **Attack**, and then Green.

practice-deed = Earn a Deed
practice-deed-task = You hold the Bard, which can be a response. Attack Green, which has no Action cards. When its clan is gone, play the Bard.
practice-deed-solved = A card with a triskel is played when what it names happens. A Deed adds 1 to whichever victory condition it helps most.
practice-deed-missed = You have no Deed. Attack Green, and when you are asked for a response, choose the Bard.

practice-geis = Cancel a card
practice-geis-task = Green wants to build a Citadel in Cove. Pass now. When Green plays that card, answer with Geis.
practice-geis-solved = The card is canceled and used up. Keep a response like this for the card that would hurt you most.
practice-geis-missed = Green's Citadel is in Cove. Pass, and when you are asked for a response, choose Geis.

practice-pretender = Claim the crown
practice-pretender-task = You are present with six Sanctuaries, which is a victory condition. Take a Pretender token.
practice-pretender-solved = If the condition still holds when the next round begins, you win. Until then everyone sees the token and may try to stop you.
practice-pretender-missed = Nobody wins without a Pretender token. Take it on your turn instead of playing a card.
