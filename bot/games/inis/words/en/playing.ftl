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
    .note = The player you attack loses a clan or discards an Action card, as they choose
choice-decline = Decline
choice-end-clash = End the clash
    .note = Nobody else has exposed clans: the clash is over
choice-keep-direction = Keep the direction
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
    .note = If all with exposed clans agree, the clash is over
choice-refuse = Refuse
choice-replace-clan = Replace a clan
choice-shelter = Into a Citadel
    .note = Out of the clash, until it is over
choice-stay-out = Stay outside
choice-turn-direction = Turn the direction
choice-withdraw = Withdraw
    .note = Your exposed clans move to a neighbouring territory where you are chieftain
choice-done = Done

won-by-1-condition = one victory condition
won-by-2-conditions = two victory conditions
won-by-3-conditions = three victory conditions
won-by-brenn = being Brenn, after a tie

clans-at = { $clans } in { $area }
clans-of = { $clans } of { $seat }
inis-location = Place { $number }: touches { $areas }

## Standing instructions

instruct-why = Everybody who might hold a response card is asked, whether they hold it or not. Say in advance what you want, and the game does not have to wait for you. Nobody else learns what you say here, or that you said anything. An instruction for a card that you do not hold simply passes.

topic-responses = All response cards
topic-attacked = An attack on me
topic-citadel = Shelter in Citadels
topic-peace = A proposal of peace
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
do-play = Play it at once
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
step-inis-instruction = And then?
step-inis-until = For how long?

## How a player stands

presets = **Ask me about responses:**
preset-always = Always
preset-always-tells = you are asked whenever you might hold a card that fits. A pause then tells nobody whether you do.
preset-held = Only when I hold one that fits
preset-held-tells = the game waits for you only when you could respond. Whoever sees it wait knows that you can; whoever does not see it wait knows that you cannot.
preset-never = Never this round
preset-never-tells = you pass every time, at once, also when you could respond. Whoever notices that it never waits for you knows that there is nothing to fear from you this round.
preset-turn = Pass until this turn is over

## What a player is to do, as everybody may know it (“Waiting for …”)

for-capital = the place of the Capital
for-first-clan = a first clan
for-draft = the draft
for-cathbad-card = Cathbad's Word
for-set-aside = a card to set aside
for-turn = a turn
for-landless = returning clans
for-respond = responses
for-arrival = a Conquest
for-departure = a move of clans
for-placement = new clans
for-eriu = new clans
for-other-world = The Other World
for-offering = cards to discard
for-druid = a Druid
for-scouts-move = a move of clans
for-location = the place of a new territory
for-new-tile = a new territory
for-enter-tile = the first step onto a new territory
for-keep-tale = the choice of a tale
for-take-tale = the choice of a tale
for-deirdre-clan = a clan to remove
for-gift = a gift
for-give-card = a card to hand over
for-mountains = the Mountains
for-next-clash = the next clash
for-instigator = a new instigator
for-citadel = shelter in a Citadel
for-maneuver = a maneuver
for-withdraw = a withdrawal
for-reinforcements = reinforcements
for-fianna = The Fianna
for-attacked = the answer to an attack
for-peace = an answer to a proposal of peace
for-cauldron = Dagda's Cauldron

## Questions

ask-capital = Where does the Capital stand? A Sanctuary comes with it.
ask-first-clan = Where does your next clan stand?
ask-draft = Keep { $keep ->
    [one] 1 card
   *[other] { $keep } cards
}; the other { $number ->
    [one] one goes
   *[other] { $number } go
} to the next player.
ask-cathbad-card = Cathbad's Word: which Action card is set aside?
ask-set-aside = Which Action card do you set aside?
ask-turn = Your turn. What do you do?
ask-landless = You have no clan on the island. { $number ->
    [one] One comes
   *[other] { $number } come
} back: where?
moment-assembly-begins = the Assembly begins
moment-attack-made = your attack is declared
moment-attacked = you are attacked
moment-cards-dealt = the cards are dealt
moment-card-announced = a card is announced
moment-card-resolved = a card has had its effect
moment-card-discarded = a card is discarded
moment-citadels-over = nobody else takes shelter
moment-clan-at-risk = a clan of yours is about to be removed
moment-clan-removed = a clan is removed
moment-clash-begins = a clash begins
moment-maneuver-made = a maneuver is made
moment-mountains-entered = clans have entered the Mountains
moment-tale-drawn = Epic Tale cards are drawn
moment-tale-drawn-at-the-gates = Epic Tale cards are drawn at the Gates
moment-turn-over = a turn is over
ask-respond = { $moment-id ->
    [attacked] { $seat } attacks you in { $area }. Do you respond?
    [attack-made] You attack { $seat } in { $area }. Do you add a card?
    [card-announced] { $seat } announces { $card }{ $number ->
        [0] {""}
       *[other] {" "}({ $details })
    }. Do you respond?
    [card-resolved] { $card } of { $seat } has had its effect. Do you respond?
    [card-discarded] { $card } is discarded. Do you respond?
    [clan-at-risk] A clan of yours in { $area } is about to be removed. Do you respond?
    [clan-removed] A clan of { $seat } was removed in { $area }. Do you respond?
    [clash-begins] A clash begins in { $area }. Do you respond?
    [maneuver-made] { $seat } has made a maneuver in { $area }. Do you respond?
    [turn-over] The turn of { $seat } is over. Do you respond?
    [citadels-over] Nobody else takes shelter in { $area }. Do you respond?
   *[other] Do you respond, now that { $moment }?
}
ask-arrival = Which clans come into { $area }?
ask-departure = Which clans move, and where to?
ask-placement = Where do you place your clans?
ask-eriu = Which territories with a Sanctuary receive a clan?
ask-other-world = Up to { $number ->
    [one] 1 clan
   *[other] { $number } clans
}: yours that arrive in { $area }, or others' that leave it.
ask-offering = Which Action cards do you discard?
ask-druid = Which card do you take from the discards?
ask-scouts-move = You have looked. Do you move clans of yours, and from where?
ask-location = Where does { $seat }'s new territory go?
ask-new-tile = Which territory do you explore, and where?
ask-enter-tile = Do you move a clan to { $area }, and from where?
ask-keep-tale = Which of the drawn cards do you keep?
ask-take-tale = Which of the shown cards do you take?
ask-deirdre-clan = Where do you remove a clan of yours?
ask-gift = Which Action card do you give to { $seat }?
ask-give-card = Which Action card do you hand to { $receiver }?
ask-mountains = Your clans have come into the { $area }: discard an Action card or lose a clan.
ask-next-clash = Which clash is resolved next?
ask-instigator = The instigator you named has left { $area }. Who takes their place?
ask-citadel = Do you shelter a clan in { $area }? { $free ->
    [one] One Citadel is empty.
   *[other] { $free } Citadels are empty.
}
ask-maneuver = The clash in { $area }: your maneuver?
ask-withdraw = Who leaves { $area }, and where to?
ask-reinforcements = Who joins the clash in { $area }?
ask-fianna = Who leaves for { $area }?
ask-attacked = { $seat } attacks you in { $area }. What do you lose?
ask-peace = { $seat } proposes peace in { $area }.
ask-cauldron = How many clans return to { $area } from Dagda's Cauldron? At most { $most }.

## Refusals

refused-first-turn-needs-card = On the first turn of a season the Brenn must play a Season card.
refused-pretender-already = You have a Pretender token already.
refused-no-condition-met = You meet no victory condition.
refused-card-not-in-hand = { $card } is not in your hand.
refused-no-season-card = { $card } can only be played as a response.
refused-card-not-playable = { $card } cannot be played as things stand.
refused-no-such-response = You cannot respond with { $card } here.
refused-somebody-must-go = At least one clan must leave { $area }.
refused-territory-out-of-reach = { $area } is not next to { $origin }.
refused-no-passing-in-a-clash = There is no passing in a clash.
refused-no-refuge = You are chieftain of no territory next to { $area }.
refused-others-are-exposed = Others have exposed clans, so you cannot end the clash alone.
refused-not-yourself = You cannot attack yourself.
refused-not-a-loss = The attack does not ask for that loss: look at what you can choose.
refused-nobody-exposed = { $seat } has no exposed clan.
refused-silenced = Lug's Spear: no response cards until the clash is over.

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
why-clash = The clash in { $area }, begun by { $seat }.
why-shelter = { $area } has { $value ->
    [one] 1 Citadel
   *[other] { $value } Citadels
}.
why-clash-clans = { $seat }: { $exposed } exposed, { $protected } sheltered.
why-silenced = Lug's Spear: no response cards until this clash is over.
why-maneuver = { $seat } makes the next maneuver.

## What happened

event-inis-began = The game begins with { $seats } on { $territories }. { $brenn } is Brenn.
event-capital = { $seat } puts the Capital and a Sanctuary in { $area }.
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
    [0] Nobody wins; the Pretender tokens go back.
    [one] Nobody wins; the Pretender tokens go back.
   *[other] { $seats } are tied and none of them is Brenn: nobody wins, the Pretender tokens go back.
}
event-inis-won = { $seat } wins with { $met ->
    [one] 1 victory condition
   *[other] { $met } victory conditions
}{ $tie ->
    [0] {""}
   *[other] , as Brenn
}.
event-advantages-taken = { $seat } takes { $cards }.
event-dealt = { $seat } deals { $number } Action cards to everybody.
event-drafted = Everybody keeps { $keep ->
    [one] 1 card
   *[other] { $keep } cards
} and passes { $number }.
event-set-aside-openly = { $seat } sets { $card } aside.
event-cathbad-exchanged = { $seat } takes the card set aside and sets another one aside.
event-assembly-over = The Assembly is over.
event-season = The season of round { $round } begins with { $seat }, { $direction }.
event-passed = { $seat } passes.
event-pretender = { $seat } takes a Pretender token, with { $met ->
    [one] 1 victory condition
   *[other] { $met } victory conditions
}.
event-season-over = The season of round { $round } is over.
event-advantage-displayed = { $card } goes back to the display.
event-festival-over = The Festival in { $area } is over.
event-inis-card-played = { $seat } plays { $card }{ $number ->
    [0] {""}
   *[other] : { $details }
}.
event-card-stopped = { $card } of { $seat } comes to nothing.
event-action-card-taken = { $seat } takes { $card }.
event-tales-drawn = { $seat } draws { $number ->
    [one] 1 Epic Tale card
   *[other] { $number } Epic Tale cards
}.
event-you-drew = You drew { $card }.
event-tale-discarded = { $seat } discards { $card }.
event-no-tale-left = There is no Epic Tale card left for { $seat }.
event-tales-shuffled = { $number } Epic Tale cards are shuffled into a new deck.
event-card-discarded-unseen = { $seat } discards one of the { $kind }.
event-you-discarded = You discarded { $card }.
event-took-from-discards = { $seat } takes a card from the Action discards.
event-took-aside = { $seat } takes the Action card that was set aside.
event-you-took = You took { $card }.
event-set-aside = { $seat } sets an Action card aside.
event-card-stolen = { $seat } draws an Action card of { $victim }, unseen.
event-gift = { $seat } gives an Action card to { $receiver }.
event-card-handed-over = { $seat } handed { $card } to { $receiver }.
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
event-clan-replaced = { $seat } loses a clan in { $area } to a new alliance.
event-clash = A clash begins in { $area }: { $seats }.
event-clash-falls-away = There is no clash in { $area } after all.
event-festival-penalty = { $seat } loses a clan for breaking the Festival in { $area }.
event-new-instigator = { $named } counts as instigator of the clash.
event-silenced = No response cards in { $area } until the clash is over.
event-sheltered = { $seat } shelters a clan in { $area }.
event-citadels-emptied = All clans in { $area } leave the Citadels.
event-attack = { $seat } attacks { $target } in { $area }.
event-attack-defeated = { $seat } defeats the attack.
event-withdraws = { $seat } withdraws from { $area }.
event-named-next = { $named } makes the next maneuver.
event-turn-claimed = { $seat } takes the next turn.
event-peace-proposed = { $seat } proposes peace in { $area }.
event-peace-refused = No peace in { $area }: refused by { $seats }.
event-peace = Peace in { $area }.
event-clash-ended = { $seat } ends the clash in { $area }.
event-clash-over = The clash in { $area } is over. { $number ->
    [0] Nobody is left there.
   *[other] Still there: { $seats }.
}
defeat-clash = { $area }: you lost { $lost } { $lost ->
    [one] clan
   *[other] clans
} there, and were attacked { $attacks } { $attacks ->
    [one] time
   *[other] times
}.
defeat-clash-by = Who is attacked loses a clan or an Action card; here { $rivals } attacked.
defeat-clash-cards = { $number } { $number ->
    [one] attack
   *[other] attacks
} cost you no clan.
defeat-clash-peace = You attacked { $number } { $number ->
    [one] time
   *[other] times
} yourself; a clash ends early only if everyone there agrees to peace.
defeat-clash-exposed = None of your clans there was sheltered in a Citadel; only those cannot be lost.
event-cauldron = { $seat } has { $clans } in Dagda's Cauldron.
event-cauldron-emptied = { $seat } returns { $clans } to { $area } from Dagda's Cauldron.

## What changes nothing is told together

idle-passed = Passes: { $all }.
idle-passed-of = { $seat }
idle-clash-falls-away = No clash after all: { $all }.
idle-clash-falls-away-of = { $area }

## Who is winning

table-conditions-met = Conditions of victory met: { $who }.
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
        [0] Nobody meets a condition of victory.
       *[other] Conditions of victory met: { $who }.
    }
