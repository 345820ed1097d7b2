# What Inis asks, tells, refuses and explains.

## Things

unit-clan = { $count ->
    [one] clan
   *[other] clans
}
unit-exposed = { $count ->
    [one] exposed clan
   *[other] exposed clans
}
unit-protected = { $count ->
    [one] sheltered clan
   *[other] sheltered clans
}
unit-green = { $count ->
    [one] Green clan
   *[other] Green clans
}
unit-blue = { $count ->
    [one] Blue clan
   *[other] Blue clans
}
unit-orange = { $count ->
    [one] Orange clan
   *[other] Orange clans
}
unit-white = { $count ->
    [one] White clan
   *[other] White clans
}

direction-clockwise = clockwise
direction-counter-clockwise = counter-clockwise
side-season = on a turn
side-triskel = as a response
cards-action = Action cards
cards-advantage = Advantage cards
cards-epic = Epic Tale cards
pile-display = the display
deck-epic-tales = Epic Tale cards
deck-territories = territories
deck-bottom-territories = last territories
deck-action-cards = Action cards

phase-set-up = Setting up
phase-assembly = Assembly
phase-draft = Draft
phase-season = Season
phase-ended = the end

choice-add-clan = Add a clan
choice-agree = Agree
choice-attack = Attack
    .note = The player you attack loses a clan or discards an Action card (their choice)
choice-decline = Decline
choice-end-clash = End the clash
    .note = Nobody else has exposed clans, so the clash is over
choice-keep-direction = Keep the direction of play
choice-lose-both = Lose a clan and a card
choice-lose-card = Discard an Action card
choice-lose-clan = Lose a clan
choice-no-clash = No clash
choice-no-more = No more
choice-nobody = Nobody
choice-pass = Pass
choice-plainly = Without another card
choice-pretender = Take a Pretender token
    .note = You meet a victory condition; if you still do at the next Assembly, you can win
choice-propose-peace = Propose peace
    .note = If all players with exposed clans agree, the clash is over
choice-refuse = Refuse
choice-replace-clan = Replace a clan
choice-shelter = Into a Citadel
    .note = Sheltered until the clash is over
choice-stay-out = Stay outside
choice-turn-direction = Reverse the direction of play
choice-withdraw = Withdraw
    .note = Your exposed clans move to an adjacent territory where you are chieftain
choice-done = Done

won-by-1-condition = one victory condition
won-by-2-conditions = two victory conditions
won-by-3-conditions = three victory conditions
won-by-brenn = being Brenn, after a tie

clans-at = { $clans } in { $area }
clans-of = { $clans } of { $seat }
inis-location = Place { $number }: touches { $areas }

## Standing instructions

instruct-why = Everyone who might hold a triskel card is asked, whether they hold it or not. Say in advance how you answer, and the game does not have to wait for you. Nobody else learns what you say here, or that you said anything. An instruction for a card that you do not hold simply passes.

topic-responses = All triskel cards
topic-attacked = An attack on me
topic-citadel = Shelter in Citadels
topic-peace = Peace proposals
topic-turn = My turn
when-always = Always
when-starts-clash = If the card can start a clash
when-epic = If it is an Epic Tale card
when-advantage = If it is an Advantage card
when-season-ends = If the season would end
when-present = If I have clans in the clash
when-in-clash = In a clash
when-outside-clash = Outside a clash
do-pass = Pass
do-ask = Ask me
do-held = Ask me only when I hold a card that fits
do-play = Play it immediately
do-clan = Lose a clan
do-card = Discard a card
do-all = As many as possible
do-1 = One clan
do-2 = Two clans
do-none = Nobody
do-agree = Agree
do-refuse = Refuse
until-season = For this season
until-game = Until I change it
until-turn = Until the turn is over

inis-instruction = { $on } · { $when }: { $do }{ $card } ({ $until })
step-inis-topic = What is the instruction about?
step-inis-instruction = What should the bot do?
step-inis-until = For how long?

## How a player stands

presets = **Ask me about responses:**
preset-always = Always
preset-always-tells = you are asked whenever you might hold a card that fits. A pause then tells nobody whether you do.
preset-held = Only when I hold one that fits
preset-held-tells = the game waits for you only if you could respond. If it waits, others know that you can; if it does not, they know that you cannot.
preset-never = Never this round
preset-never-tells = you always pass immediately, even when you could respond. A player who notices that the game never waits for you knows that you will not respond this round.
preset-turn = Pass until this turn is over

## What a player is to do, as everybody may know it (“Waiting for …”)

for-capital = a territory for the Capital
for-first-clan = a territory for a first clan
for-draft = the draft
for-cathbad-card = a card to set aside for Cathbad's Word
for-set-aside = a card to set aside
for-turn = a turn
for-landless = territories for returning clans
for-respond = responses
for-arrival = a choice of clans to move in
for-departure = a choice of clans to move
for-placement = territories for new clans
for-eriu = territories for new clans
for-other-world = a choice of clans to place or remove with The Other World
for-offering = cards to discard
for-druid = a card to take with the Druid
for-scouts-move = a move of clans
for-location = a place for a new territory
for-new-tile = a territory to explore
for-enter-tile = a first move to a new territory
for-keep-tale = a choice of Epic Tale cards
for-take-tale = a choice of Epic Tale cards
for-deirdre-clan = a clan to remove
for-gift = a card to give away
for-give-card = a card to hand over
for-mountains = the price of entering the Mountains
for-next-clash = a choice of the next clash
for-instigator = a choice of a new instigator
for-citadel = a decision on shelter in a Citadel
for-maneuver = a maneuver
for-withdraw = a withdrawal
for-reinforcements = a choice of reinforcements
for-fianna = a choice of clans to move with The Fianna
for-attacked = an answer to an attack
for-peace = an answer to a peace proposal
for-cauldron = a choice of clans to return from Dagda's Cauldron

## Questions

ask-capital = Where do you place the Capital? A Sanctuary is placed with it.
ask-first-clan = Where do you place your next clan?
ask-draft = Keep { $keep ->
    [one] 1 card
   *[other] { $keep } cards
}; the other { $number ->
    [one] one goes
   *[other] { $number } go
} to the next player.
ask-cathbad-card = Cathbad's Word: which Action card do you set aside?
ask-set-aside = Which Action card do you set aside?
ask-turn = It's your turn. What do you do?
ask-landless =
    You have no clans on the island. Where do you come back with { $number ->
        [one] 1 clan
       *[other] { $number } clans
    }?
moment-assembly-begins = the Assembly begins
moment-attack-made = your attack is declared
moment-attacked = you are attacked
moment-cards-dealt = the cards are dealt
moment-card-announced = a card is announced
moment-card-resolved = a card has been resolved
moment-card-discarded = a card is discarded
moment-citadels-over = nobody else takes shelter
moment-clan-at-risk = one of your clans is about to be removed
moment-clan-removed = a clan is removed
moment-clash-begins = a clash begins
moment-maneuver-made = a maneuver is made
moment-mountains-entered = clans have entered the Mountains
moment-tale-drawn = Epic Tale cards are drawn
moment-tale-drawn-at-the-gates = Epic Tale cards are drawn at the Gates
moment-turn-over = a turn is over
ask-respond =
    { $moment-id ->
        [attacked] { $seat } attacks you in { $area }. Do you respond?
        [attack-made] You attack { $seat } in { $area }. Do you add a card?
        [card-announced]
            { $seat } announces { $card }{ $number ->
                [0] { "" }
               *[other] { " " }({ $details })
            }. Do you respond?
        [card-resolved] { $card }, played by { $seat }, has been resolved. Do you respond?
        [card-discarded] { $card } is discarded. Do you respond?
        [clan-at-risk] One of your clans in { $area } is about to be removed. Do you respond?
        [clan-removed] A clan of { $seat } was removed in { $area }. Do you respond?
        [clash-begins] A clash begins in { $area }. Do you respond?
        [maneuver-made] { $seat } has made a maneuver in { $area }. Do you respond?
        [turn-over] The turn of { $seat } is over. Do you respond?
        [citadels-over] Nobody else takes shelter in { $area }. Do you respond?
       *[other] Do you respond, now that { $moment }?
    }
ask-arrival = Which clans move to { $area }?
ask-departure = Which clans move, and where to?
ask-placement = Where do you place your clans?
ask-eriu = Which territories with a Sanctuary receive a clan?
ask-other-world =
    Choose up to { $number ->
        [one] 1 clan
       *[other] { $number } clans
    }: your own to place in { $area }, or those of others to remove there.
ask-offering = Which Action cards do you discard?
ask-druid = Which discarded card do you take?
ask-scouts-move = You have seen the cards. Do you move clans of yours, and from where?
ask-location = Where do you place { $seat }'s new territory?
ask-new-tile = Which territory do you explore, and where?
ask-enter-tile = Do you move a clan to { $area }, and from where?
ask-keep-tale = Which of the drawn cards do you keep?
ask-take-tale = Which of the shown cards do you take?
ask-deirdre-clan = Where do you remove one of your clans?
ask-gift = Which Action card do you give to { $seat }?
ask-give-card = Which Action card do you give to { $receiver }?
ask-mountains = Your clans have entered the { $area }: discard an Action card or lose a clan.
ask-next-clash = Which clash do you resolve next?
ask-instigator = The instigator you named has left { $area }. Who do you name instead?
ask-citadel = Do you shelter a clan in { $area }? { $free ->
    [one] One Citadel is empty.
   *[other] { $free } Citadels are empty.
}
ask-maneuver = Clash in { $area }: choose your maneuver.
ask-withdraw = Which clans leave { $area }, and where do they go?
ask-reinforcements = Which clans join the clash in { $area }?
ask-fianna = Which clans leave for { $area }?
ask-attacked = { $seat } attacks you in { $area }. What do you lose?
ask-peace = { $seat } proposes peace in { $area }. Do you agree?
ask-cauldron = How many clans return to { $area } from Dagda's Cauldron? At most { $most }.

## Refusals

refused-first-turn-needs-card = On the first turn of a season the Brenn must play a Season card.
refused-pretender-already = You already have a Pretender token.
refused-no-condition-met = You do not meet a victory condition, so you cannot take a Pretender token.
refused-card-not-in-hand = { $card } is not in your hand. Choose a card that is.
refused-no-season-card = { $card } can only be played as a response.
refused-card-not-playable = You cannot play { $card } now.
refused-no-such-response = You cannot respond with { $card } here.
refused-somebody-must-go = At least one clan must leave { $area }.
refused-territory-out-of-reach = { $area } is not adjacent to { $origin }. Choose an adjacent territory.
refused-no-passing-in-a-clash = You cannot pass in a clash. Choose a maneuver.
refused-no-refuge = You cannot withdraw: you are not chieftain of any territory adjacent to { $area }.
refused-others-are-exposed = Other players have exposed clans, so you cannot end the clash alone. You can propose peace.
refused-not-yourself = You cannot attack yourself.
refused-not-a-loss = You cannot lose that to this attack: your panel shows the possible losses.
refused-nobody-exposed = { $seat } has no exposed clan.
refused-silenced = Lug's Spear: no triskel cards until the clash is over.

## Where the numbers come from

why-chieftain-over = { $seat } is chieftain over opposing clans: { $value } of { $needed } needed.
why-clans-there = { $value } of them in { $area }.
why-beside-sanctuaries = { $seat } is present with Sanctuaries: { $value } of { $needed } needed.
why-sanctuaries-there = { $value } of them in { $area }.
why-in-territories = { $seat } is present in territories: { $value } of { $needed } needed ({ $areas }).
why-deeds = { $seat } has { $value ->
    [one] 1 Deed, which counts
   *[other] { $value } Deeds, which count
} wherever most needed.
why-conditions-met = { $seat } meets { $value ->
    [one] 1 condition
   *[other] { $value } conditions
}.
why-clash = Clash in { $area }, started by { $seat }.
why-shelter = { $area } has { $value ->
    [one] 1 Citadel
   *[other] { $value } Citadels
}.
why-clash-clans = { $seat }: { $exposed } exposed, { $protected } sheltered.
why-silenced = Lug's Spear: no triskel cards until this clash is over.
why-maneuver = { $seat } makes the next maneuver.

## What happened

event-inis-began = The game begins with { $seats }; first come { $territories }. { $brenn } is Brenn.
event-capital = { $seat } places the Capital and a Sanctuary in { $area }.
event-toss = { $seat } tosses the Flock of Crows: { $direction }.
event-direction = Play goes { $direction } from now on.
event-clans-placed = { $seat } places { $clans } in { $area }.
event-set-up-over = The island is settled.
event-assembly = The Assembly of round { $round }.
event-new-brenn = { $seat } becomes Brenn, as chieftain of { $area }.
event-same-brenn = { $seat } stays Brenn.
event-pretender-checked = { $seat } meets { $met ->
    [one] 1 victory condition
   *[other] { $met } victory conditions
}.
event-nobody-wins = { $number ->
    [0] Nobody wins; the Pretender tokens are returned.
    [one] Nobody wins; the Pretender tokens are returned.
   *[other] { $seats } are tied, and none of them is Brenn: nobody wins, and the Pretender tokens are returned.
}
event-inis-won = { $seat } wins with { $met ->
    [one] 1 victory condition
   *[other] { $met } victory conditions
}{ $tie ->
    [0] {""}
   *[other] , as Brenn
}.
event-advantages-taken = Advantage cards of { $seat }: { $cards }.
event-dealt = { $seat } deals { $number } Action cards to each player.
event-drafted = Each player keeps { $keep ->
    [one] 1 card
   *[other] { $keep } cards
} and passes { $number }.
event-set-aside-openly = { $seat } sets { $card } aside.
event-cathbad-exchanged = { $seat } takes the card that was set aside, and sets another one aside.
event-assembly-over = The Assembly is over.
event-season = The season of round { $round } begins with { $seat }, { $direction }.
event-passed = { $seat } passes.
event-pretender = { $seat } takes a Pretender token, with { $met ->
    [one] 1 victory condition
   *[other] { $met } victory conditions
}.
event-season-over = The season of round { $round } is over.
event-advantage-displayed = { $card } returns to the display.
event-festival-over = The Festival in { $area } is over.
event-inis-card-played = { $seat } plays { $card }{ $number ->
    [0] {""}
   *[other] : { $details }
}.
event-card-stopped = { $card }, played by { $seat }, is canceled.
event-action-card-taken = { $seat } takes { $card }.
event-tales-drawn = { $seat } draws { $number ->
    [one] 1 Epic Tale card
   *[other] { $number } Epic Tale cards
}.
event-you-drew = You drew { $card }.
event-tale-discarded = { $seat } discards { $card }.
event-no-tale-left = There is no Epic Tale card left for { $seat }.
event-tales-shuffled = Epic Tale cards shuffled into a new deck: { $number }.
event-card-discarded-unseen = { $seat } discards one of their { $kind }.
event-you-discarded = You discarded { $card }.
event-took-from-discards = { $seat } takes a card from the Action discards.
event-took-aside = { $seat } takes the Action card that was set aside.
event-you-took = You took { $card }.
event-set-aside = { $seat } sets an Action card aside.
event-card-stolen = { $seat } takes a random Action card from { $victim }.
event-gift = { $seat } gives an Action card to { $receiver }.
event-card-handed-over = { $seat } gave { $card } to { $receiver }.
event-looked = { $seat } looks at { $owner }'s { $kind }.
event-you-saw = { $number ->
    [0] { $seat } saw that { $owner } has no such cards.
   *[other] { $seat } saw { $owner }'s cards: { $cards }.
}
event-tale-shown = { $seat } shows { $card }.
event-tale-taken = { $seat } takes { $card }.
event-tale-given = { $seat } gives { $card } to { $receiver }.
event-tale-taken-back = { $seat } takes { $card } back.
event-advantage-taken = { $seat } takes { $card } from { $origin }.
event-deed-gained = { $seat } gains a Deed and has { $number }.
event-deed-lost = { $seat } loses a Deed.
event-citadel-built = { $seat } builds a Citadel in { $area }.
event-sanctuary-built = { $seat } builds a Sanctuary in { $area }.
event-festival = { $seat } holds the Festival in { $area }.
event-tile-laid = { $area } is explored, next to { $touches }.
event-no-tile-left = There is no territory left to explore.
event-you-drew-tiles = You drew { $areas }.
event-clans-moved = { $seat }: { $clans } from { $origins } to { $area }.
event-clan-removed = { $seat } loses a clan in { $area }.
event-clan-saved = { $seat } saves a clan in { $area }.
event-clan-replaced = { $seat } loses a clan in { $area } to New Alliance.
event-clash = A clash begins in { $area }: { $seats }.
event-clash-falls-away = The clash in { $area } does not take place.
event-festival-penalty = { $seat } loses a clan for breaking the Festival in { $area }.
event-new-instigator = { $named } counts as instigator of the clash.
event-silenced = No triskel cards in { $area } until the clash is over.
event-sheltered = { $seat } shelters a clan in { $area }.
event-citadels-emptied = All clans in { $area } leave the Citadels.
event-attack = { $seat } attacks { $target } in { $area }.
event-attack-defeated = { $seat } defeats the attack.
event-withdraws = { $seat } withdraws from { $area }.
event-named-next = { $named } makes the next maneuver.
event-turn-claimed = { $seat } takes the next turn.
event-peace-proposed = { $seat } proposes peace in { $area }.
event-peace-refused = No peace in { $area }: { $seats } refused.
event-peace = Peace in { $area }.
event-clash-ended = { $seat } ends the clash in { $area }.
event-clash-over = The clash in { $area } is over. { $number ->
    [0] Nobody is left there.
   *[other] Still there: { $seats }.
}
defeat-clash = { $area }: you lost { $lost } { $lost ->
    [one] clan
   *[other] clans
} there, and were attacked { $attacks ->
    [one] once
   *[other] { $attacks } times
}.
defeat-clash-by = A player who is attacked loses a clan or an Action card. Here, { $rivals } attacked.
defeat-clash-cards = { $number } { $number ->
    [one] attack
   *[other] attacks
} cost you no clan.
defeat-clash-peace = You attacked { $number ->
    [one] once
   *[other] { $number } times
} yourself; a clash ends early only if everyone there agrees to peace.
defeat-clash-exposed = None of your clans there was sheltered in a Citadel; only those that are cannot be lost.
event-cauldron = { $seat } has { $clans } in Dagda's Cauldron.
event-cauldron-emptied = { $seat } returns { $clans } to { $area } from Dagda's Cauldron.

## What changes nothing is told together

idle-passed = Passes: { $all }.
idle-passed-of = { $seat }
idle-clash-falls-away = Clashes that do not take place: { $all }.
idle-clash-falls-away-of = { $area }

## Who is winning

table-conditions-met = Victory conditions met: { $who }.
conditions-of = { $seat } { $met } of 3

## A round in a few lines

round-clashes = { $number ->
        [0] No clash was fought.
        [one] One clash, in { $areas }.
       *[other] { $number } clashes: { $areas }.
    }
round-clans-lost = Clans lost: { $who }.
round-clans-of = { $seat } { $clans }
round-pretenders = Pretender tokens taken: { $seats }.
round-conditions = { $number ->
        [0] Nobody meets a victory condition.
       *[other] Victory conditions met: { $who }.
    }
