# What a first game explains, each idea when it first matters.
# Readers have never played such a game: two or three short sentences, with the numbers of this game.

coach-three-ways = You want to be king of the island. Three conditions lead there: be chieftain over 6 clans of other players, have clans in 6 territories, or have clans where 6 Sanctuaries are. One of them is enough.
coach-island = The island is made of territories, and it will grow. You are present where you have a clan. You place clans from your reserve of 12, and only moving them can start a fight.
coach-chieftain = The player with more clans in a territory than anyone else is its chieftain. Only then do the others' clans there count for you. If several have the most, nobody is chieftain.
coach-drafting = Everything you do, you do with cards. In each Assembly they are drafted: you keep some of those that you see, and pass on the rest. So you know some of the cards that others hold.
coach-buildings = A Citadel protects one clan in a clash. A Sanctuary counts for a victory condition, for everyone present. Both belong to nobody, and stay on the board.
coach-deeds = A Deed adds 1 to whichever victory condition it helps most: with one Deed, 5 are enough. Few cards give one. You have { $deeds }.
coach-brenn = The chieftain of the Capital becomes Brenn in the Assembly. The Brenn has the first turn, and wins if players are tied for victory. Brenn now: { $brenn }.
coach-responses = Triskel cards are responses: you play them outside your turn, when what they name happens. Epic Tale cards are surprises, too: you draw them through other cards, and keep them until you play them.
coach-turn = On your turn you do one of three things: play a Season card, pass, or take a Pretender token if you meet a condition. A card is used up when it is played.
coach-pretender = Nobody wins in the middle of a season. First take a Pretender token, which everyone can see. Victory is checked at the beginning of the next round: the condition must still hold then.
coach-passing = Passing is not final: on your next turn you can act again. The season ends when all players pass in a row. Action cards still in hand are then lost.
coach-exploring = A new territory joins the island, next to two others. There is more room, and one more territory to be chieftain of.
coach-advantage = The chieftain of a territory takes its Advantage card in each Assembly. It is yours for this season only.
coach-clash = Clans of several players meet in { $area }: a clash. One after the other, everyone with clans outside Citadels makes a maneuver: attack, withdraw, or an Epic Tale. It ends when all agree, or only one side is left.
coach-attack = A player who is attacked loses a clan, or discards an Action card instead. So an attack costs cards even if no clan is lost, and cards are your strength.
coach-shelter = Each Citadel shelters one clan, and the Capital counts as one. Nobody can attack it there, and it cannot attack. It comes out when the clash is over.
coach-peace = If everyone agrees, the clash ends immediately, and all stay where they are. The player who attacked last often has what they wanted already.

## Looking back at a season

coach-well-deed = you gained a Deed.
coach-well-built = you built in { $area }.
coach-well-clash = you emerged from the clash in { $area } as chieftain.
coach-well-territories = you are present in { $territories ->
    [one] 1 territory
   *[other] { $territories } territories
}.
coach-cost-clans = you lost { $clans }.
coach-cost-cards = attacks made you discard { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
coach-cost-nothing = nothing was lost.
coach-next-rival = { $seat } has a Pretender token. Break the condition before it is checked.
coach-next-clans = clans of other players where yours are the most: { $count } of 6.
coach-next-sanctuaries = Sanctuaries where you are: { $count } of 6.
coach-next-territories = territories where you are: { $count } of 6.

## What would come of an answer that looks like a mistake

caution-no-token = You meet a victory condition, but you cannot win without a Pretender token.
caution-season-ends = All others have passed: the season ends, and you lose { $cards ->
    [one] the Action card
   *[other] all { $cards } Action cards
} that you hold.
