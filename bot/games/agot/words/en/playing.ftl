# What the 2nd edition of A Game of Thrones: The Board Game asks, tells and refuses.

## Options

option-tides-of-battle = { $value ->
    [on] with Tides of Battle cards
   *[off] without Tides of Battle cards
}
option-house-card-abilities = { $value ->
    [on] House cards with their abilities
   *[off] House cards without their abilities
}
option-random-positions = { $value ->
    [on] starting places of the Houses exchanged at random
   *[off] printed starting places of the Houses
}
option-random-tracks = { $value ->
    [on] places on the influence tracks drawn at random
   *[off] printed places on the influence tracks
}
option-shuffled-seats =
    { $value ->
        [on] players are shuffled among the chosen seats
       *[off] players keep the seats that they choose
    }
option-tides-without-threes = { $value ->
    [on] Tides of Battle without the two cards of 3
   *[off] Tides of Battle with both cards of 3
}
option-tides-without-skulls = { $value ->
    [on] Tides of Battle without skulls
   *[off] Tides of Battle with skulls
}
option-tides-with-two-twos = { $value ->
    [on] two Tides of Battle cards of 2
   *[off] four Tides of Battle cards of 2
}
option-balanced = { $value ->
    [on] balanced start, with other Ships
   *[off] printed start
}
option-scenario = { $value ->
    [struggle-in-the-north] scenario Struggle in the North
    [rumble-in-the-south] scenario Rumble in the South
    [race-to-kings-landing] scenario Race to King’s Landing
    [no-kraken-for-dinner] scenario No Kraken for Dinner
    [a-dance-with-mother-of-dragons] scenario A Dance with Mother of Dragons
   *[none] no scenario
}
option-vassal-start = { $value ->
    [on] players start with the units of vassals
   *[off] players start with their own units
}
option-thematic-hands = { $value ->
    [on] each House chooses its hand from two sets of House cards
   *[off] printed House cards
}
option-evolution-round = { $value ->
    [0] the same House cards to the end
   *[other] from round { $value } on, whoever plays their last House card gets seven others
}
option-dragon-war = { $value ->
    [on] every House begins with a Dragon
   *[off] no war of Dragons
}
option-dragon-revenge = { $value ->
    [on] the last unit of a House without castles becomes a Dragon
   *[off] no revenge of Dragons
}
option-gifts-of-power = { $value ->
    [on] players may give each other Power
   *[off] no gifts of Power
}
option-start-position = { $value ->
    [on] the game begins from a position
   *[off] the start as printed
}
write-start-position = Set start position
write-start-position-field = Line of a position
refused-position = This line cannot be the start of the game: { $problem }.
refused-position-game = This is no position of { $ruleset }. Paste a line that begins with the name of this game.
refused-position-moment = The game can only begin where a round does: in the Planning Phase without any orders, or in a Westeros Phase without any cards, and before a House has won.
option-handicap = { $value ->
    [off] the same goal for every House
   *[other] castles and strongholds to win: { $value }
}
option-handicap-of = { $seat } { $number }
write-handicap = Set goals
write-handicap-field = Each House with its castles to win
refused-handicap = Write Houses, each with its number of castles and strongholds from { $least } to { $most }, separated by commas; the Houses are { $houses }.
option-starting-power = { $value ->
    [off] the usual Power for every House
   *[other] Power at the beginning: { $value }
}
option-starting-power-of = { $seat } { $number }
write-starting-power = Set Power
write-starting-power-field = Each House with its Power at the beginning
refused-starting-power = Write Houses, each with its Power at the beginning from { $least } to { $most }, separated by commas; the Houses are { $houses }.
refused-seat-bids = Write Houses, each with the Power that you bid for it from { $least } to { $most }, separated by commas; the Houses are { $houses }.
option-endless = { $value ->
    [on] no last round
   *[off] a last round, as printed
}
option-random-hands = { $value ->
    [on] hands dealt at random, from the House cards of all Houses
   *[off] printed House cards
}
option-redealt-hands = { $value ->
    [on] new House cards dealt at random after the last one is played
   *[off] House cards return to hand after the last one is played
}
option-hidden-hands = { $value ->
    [on] hands hidden from other Houses until the end
   *[off] hands open to all
}
option-fog-of-war = { $value ->
    [on] fog of war: Houses see only what is near to them
   *[off] the whole board open to all
}
option-draft = { $value ->
    [balanced] House cards taken in turn, in a balanced order
    [snake] House cards taken in turn, back and forth
   *[none] no House cards taken in turn
}
option-limited-draft = { $value ->
    [on] House cards taken only from those of Houses on the board
   *[off] House cards taken from those of all Houses
}
option-pool-decks = { $value ->
    [base-adwd] House cards of the base game and A Dance with Dragons
    [base-asos] House cards of the base game and A Storm of Swords
    [adwd-asos] House cards of A Dance with Dragons and A Storm of Swords
   *[all] House cards of all three decks
}
option-draft-tracks = { $value ->
    [on] places on the influence tracks taken in turn, too
   *[off] places on the influence tracks not taken in turn
}
option-house-cards = { $value ->
    [adwd] House cards of A Dance with Dragons
    [first-edition] House cards of the 1st edition
    [asos] House cards of A Storm of Swords
   *[printed] the game’s own House cards
}
box-base = base game
box-adwd = A Dance with Dragons
box-asos = A Storm of Swords
box-affc = A Feast for Crows
box-mod = Mother of Dragons
box-a = standard cards
box-b = alternative cards
heading-ahead = Next cards in the { $deck }, face up for everyone: { $cards }.
heading-known-top = Only you know: the next card in the { $deck } is { $cards }.
heading-known-bottom = Only you know: the last card in the { $deck } is { $cards }.

## More names

ban-march-plus-1-star = March +1 orders
ban-defend = Defense orders
ban-support = Support orders
ban-raid = Raid orders
ban-consolidate = Consolidate Power orders

order-type-march = March order
order-type-raid = Raid order
order-type-consolidate = Consolidate Power order
order-type-support = Support order
order-type-defend = Defense order
order-type-any = order of yours

dominance-fiefdoms = Valyrian Steel Blade
dominance-kings-court = Messenger Raven

deck-westeros-1 = first Westeros deck
deck-westeros-2 = second Westeros deck
deck-westeros-3 = third Westeros deck
deck-wildlings = wildling deck
deck-tides-of-battle = Tides of Battle deck

wildlings-attack = the wildling attack
outcome-watch-wins = the Night's Watch wins
outcome-wildlings-win = the wildlings win
side-attacker = the attacker
side-defender = the defender
side-none = nobody
blade-strength = strength
blade-tides = Tides of Battle

won-by-seven = enough castles and strongholds
won-by-round-10 = most castles and strongholds after the last round
won-by-last-house = the last House with land units or castles
won-by-nearest = nearest to its goal after the last round
won-by-land-areas = most land areas, after a tie
won-by-supply = higher Supply, after a tie
won-by-iron-throne = a higher place on the Iron Throne track, after a tie
won-by-strongholds = most strongholds, after a tie
won-by-power = most Power, after a tie

choice-no-target = No target: just remove it
choice-no-order = No order here
choice-no-card = No card
choice-power = Collect Power
choice-muster = Muster here instead
choice-replace = Swap one of my orders
choice-peek = Look at the top wildling card
choice-pass = Leave the Raven unused
choice-top = Back on top
choice-bottom = To the bottom
choice-destroy = Destroy two of my units
choice-track = Drop two places on my best track
choice-give = Give support
choice-refuse = No support
choice-use = Use it
choice-decline = Do not use it
choice-area-by-area = Area by area
step-support = With { $area }: which side?
choice-call-support = Ask others for support first

mark-leave-power-token = Leave a Power token

## Questions

ask-ability = { FORM($card, "ask", ability-otherwise) }
ability-otherwise = { $card }: how do you use it?
ask-bid =
    { $subject-id ->
        [attack] The wildlings attack with strength { $strength }. How much Power do you bid? Every player loses the Power they bid.
       *[other] How much Power do you bid for the { $subject } track? Every player loses the Power they bid.
    }
ask-blade = { $purpose-id ->
    [tides] You drew { $card }. Use the Valyrian Steel Blade to draw another Tides of Battle card?
   *[other] { $area }: { $attacker } { $attack }, { $defender } { $defence }. Use the Valyrian Steel Blade for +1?
}
ask-casualties = { $area }: choose { $number ->
    [one] your casualty
   *[other] your { $number } casualties
}.
ask-consolidate = Which Consolidate Power order do you resolve?
ask-hand = Choose the seven House cards that you will play with. All hands are revealed when everyone has chosen.
hand-of-strength = Strength { $strength }: choose { $number }
ask-pick = Which House card do you take into your hand?
step-pick-first = You have two turns in a row. What do you take first?
step-pick-second = What do you take second?
step-pick-strength = Which strength?
step-pick-strength-or-track = Which strength, or a place on which track?
pick-place = place { $place }
step-pick-card = Which House card?
of-strength-4 = Strength 4
of-strength-3 = Strength 3
of-strength-2 = Strength 2
of-strength-1 = Strength 1
of-strength-0 = Strength 0
ask-house-card = Combat in { $area }: which House card do you play?
ask-march = Which March order do you resolve, and which units go where?
ask-muster = What do you muster?
ask-neutral-support = { $house } wants to march on the neutral force in { $area }. Do you support it?
ask-orders = Round { $round }: give an order to every area that holds your units.
ask-port-capture =
    You take { $port }, with { $ships ->
        [one] a Ship of { $victim } in it. Do you replace it with your own? If not, it is destroyed.
       *[other] { $ships } Ships of { $victim } in it. How many do you replace with your own? The others are destroyed.
    }
ask-raid = Which Raid order do you resolve, and against what?
ask-raven = You hold the Messenger Raven. How do you use it?
ask-raven-peek = You have seen the top wildling card. Where do you put it?
ask-refuse-support = Combat in { $area }: whose support do you refuse?
ask-retreat = { $house } must retreat from { $area } with { $units }. Where to?
ask-retreat-losses = Your Supply allows fewer units in { $area }. Choose { $number ->
    [one] the unit you lose
   *[other] the { $number } units you lose
}.
ask-shuffle = Shuffle.
ask-supply = Your armies exceed your Supply, which allows { $limits }. Which units do you destroy?
ask-support = { $attacker } attacks { $defender } in { $area }. Which side do your units in { $supporters } support?
ask-ties = Bids for the { $track } track are tied: { $bids }. In which order do you put the tied Houses?
ask-westeros-choice = { $card }: which option do you choose?
ask-wildling-destroy = The wildlings: choose { $number ->
    [one] the unit
   *[other] the { $number } units
} you lose.
ask-wildling-discard = The wildlings: which House card do you discard?
ask-wildling-downgrade = The wildlings: choose { $number ->
    [one] the Knight you replace with a Footman
   *[other] the { $number } Knights you replace with Footmen
}.
ask-wildling-option = The wildlings: what do you give up?
ask-wildling-retrieve = Your reward: which House card do you take back?
ask-wildling-tie = Several Houses made the same bid, and { $outcome }. Which of them counts as the { $outcome-id ->
    [watch-wins] highest
   *[other] lowest
} bidder? Bids: { $bids }.
ask-wildling-track = The wildlings: on which track does { $of } drop to place { $place }?
ask-wildling-upgrade = Your reward: which Footmen do you upgrade to Knights? Up to { $most }.

## Small steps on the way to an answer

step-move = Who marches from { $origin }?
step-recruit = { $unit } in { $at }
step-upgrade = { $area }: upgrade a Footman to a { $unit }
step-upgrade-routed = { $area }: upgrade a routed Footman to a { $unit }
bid-of = { $house } { $power }

## What happened

event-place-taken = { $house } begins at the place of { $place }.
event-began = The game begins. Turn order: { $houses }.
event-began-without-order = The game begins. Places on the influence tracks are taken in turn.
event-hand-chosen = { $house } plays with { $cards }.
event-hand-dealt = { $house } is dealt { $cards }.
event-hands-hidden = Hands are dealt face down to { $houses }: until the game ends, everyone sees only their own.
event-hand-shown = { $house } had in hand: { $cards }.
event-draft-order = Everyone takes House cards in turn, in an order drawn by chance: { $houses }.
event-picked = { $house } takes { $card }.
event-place-picked = { $house } takes a place: { $track }, place { $place }.
card-of-strength = { $card } ({ $strength })
event-westeros = Round { $round }. Westeros cards: { $cards }.
event-winter = Winter Is Coming: the { $deck } is shuffled and another card is drawn.
event-deck-renewed = No round is the last: the { $deck } is shuffled again.
event-wildling-threat = The wildling threat is at { $strength }.
event-westeros-chosen = { $card }: { $house } chooses { $choice }.
event-forbidden = No { $order } this round.
event-power-gained = { $house } gains { $power ->
    [0] no
   *[other] { $power }
} Power.
event-power-lost = { $house } loses { $power } Power.
event-supply = { $house }'s Supply goes from { $old } to { $new }.
event-destroyed = { $house } loses { $units } in { $area }.
event-lost-unseen = { $house } loses { $units }.
event-mustered = { $house } musters a { $unit } in { $area }.
event-mustered-unseen = { $house } musters.
event-upgraded = { $house } upgrades a Footman in { $area } to a { $unit }.
event-exchanged = { $house } replaces { $old } with { $new } in { $area }.
event-bids = Bids for { $subject-id ->
    [attack] the Night's Watch
   *[other] the { $subject } track
}: { $bids }.
event-track-set = { $track }: { $order }.
event-track-moved = { $house } moves to place { $position } of the { $track } track.
event-dominance = { $house } takes the { $token }.
event-watch-wins = The Night's Watch wins: { $total } Power bid against strength { $strength }.
event-wildlings-win = The wildlings win: { $total } Power bid against their strength { $strength }.
event-wildling-card = { $card }: { $outcome-id ->
    [watch-wins] { $house } made the highest bid and gets the reward.
   *[other] { $house } made the lowest bid and suffers most.
}
event-card-discarded = { $house } discards { $card }.
event-card-retrieved = { $house } takes { $card } back into hand.
event-deck-changed = { $house } has played its last House card, and goes on with { $cards }.
event-hand-changed = { $house } has played its last House card, and is dealt others face down.
event-cards-returned = { $house } takes its House cards back from the discard pile.
event-dragons-grow = The Dragons grow: each is now worth { $strength }.
event-westeros-over = The Westeros Phase of round { $round } is over.

event-orders-in-turn = Some Houses do not have enough order tokens, so orders are placed in turn order.
event-orders-revealed = Round { $round }: all orders are revealed.
event-raven-replaced = Messenger Raven: { $house } swaps { $old } in { $area } for { $new }.
event-raven-replaced-unseen = Messenger Raven: { $house } swaps an order.
event-raven-peeked = Messenger Raven: { $house } looks at the top wildling card.
event-raven-passed = { $house } does not use the Messenger Raven.
event-raven-saw = The Messenger Raven shows you the top wildling card: { $card }.

event-raid = { $house } raids from { $area } and removes { $victim }'s { $order } in { $target }.
event-raid-nothing = { $house }'s Raid order in { $area } has no target.
event-order-resolved = { $house } resolves a { $order }.
event-pillage = Pillage: { $house } gains { $gained } Power{ $lost ->
    [0] .
   *[other] , { $victim } loses { $lost }.
}
event-raids-over = All raids are resolved.

event-marched = { $house } marches { $units } from { $origin } to { $area }.
event-march-nothing = { $house }'s March order in { $area } moves no units.
event-token-left = { $house } leaves a Power token in { $area }.
event-token-left-unseen = { $house } leaves a Power token on the board.
event-support-called = { $house } asks for support against a neutral force.
event-support-promised = { $house } supports { $caller } in { $area }.
event-support-denied = { $house } does not support { $caller } in { $area }.
event-neutral-beaten = { $house } defeats the neutral force of { $strength } in { $area } with { $units } from { $origin }.
event-attacked = { $house } attacks { $defender } in { $area } with { $units } from { $origin }.
event-support = { $house } supports { $side } in { $area }.
event-support-refused = { $house } refuses the support of { $helper }.
event-initial-strengths = { $area }, strength before House cards: { $attacker } { $attack }, { $defender } { $defence }.
event-cards-revealed = { $attacker } plays { $attack }, { $defender } plays { $defence }.
event-card-played = { $house } plays { $card }.
event-card-cancelled = { $house } cancels { $rival }'s { $card }, which returns to hand.
event-card-replaced = { $house } pays 2 Power and plays { $replacement } instead of { $card }.
event-fights-without-card = { $house } fights without a House card.
event-order-removed = { $house } removes the { $order } in { $area }.
event-tides-redrawn = { $house } uses the Valyrian Steel Blade to draw another Tides of Battle card.
event-tides = Tides of Battle, { $house }: { $card }.
event-blade-used = { $house } uses the Valyrian Steel Blade: +1.
event-won-at-once = { $area }: { $rival } has no units left to fight; { $house } wins immediately.
event-combat-decided = { $area }: { $winner } defeats { $loser }. Strength: { $attacker } { $attack }, { $defender } { $defence }{ $tie ->
    [1] {"; the Fiefdoms track decides the tie."}
   *[other] .
}
event-garrison-lost = The garrison of { $area } is destroyed.
event-retreated = { $house } retreats to { $area } with { $units }.
event-no-retreat = { $house } has no legal retreat from { $area }.
event-occupied = { $house } takes control of { $area }.
event-attackers-kept-out = { $house } may not enter { $area } and returns.
event-order-placed = { $house } places the { $order } in { $area }.
event-march-moved-on = { $house }'s March order moves on to { $area }.
event-port-ships-sunk = No one controls the land area any longer: { $ships ->
    [one] a Ship
   *[other] { $ships } Ships
} of { $house } in { $port } { $ships ->
    [one] is
   *[other] are
} destroyed.
event-port-captured = { $house } takes { $port } from { $victim } and replaces { $kept } of { $ships ->
    [one] 1 Ship
   *[other] { $ships } Ships
} with its own.
event-marches-over = All marches are resolved.
event-consolidate = { $house } collects { $power ->
    [0] no
   *[other] { $power }
} Power in { $area }.
event-consolidate-muster = { $house } musters in { $area } instead of collecting Power.
event-consolidation-over = All Power is collected.
event-won = { $house } wins with { $castles ->
    [one] 1 castle or stronghold
   *[other] { $castles } castles and strongholds
}{ $reason-id ->
    [seven] .
   *[other] {" ("}{ $reason }).
}

## Why an answer is not accepted

refused-no-such-area = There is no area called “{ $given }”.
refused-order-without-units = You have no units in { $area }, so you cannot give it an order.
refused-order-forbidden = { $order } is not allowed this round. Choose another order.
refused-order-used-up = You have only { $number } { $number ->
    [one] token
   *[other] tokens
} of { $order }.
refused-too-many-stars = Your place on the King's Court track allows { $most ->
    [0] no special orders
    [one] one special order
   *[other] { $most } special orders
}.
refused-no-order-there = There is no { $order } in { $area }.
refused-bid-above-power = You have { $most } Power, so you cannot bid { $given }.
refused-order-only-the-tied = Put only the tied Houses in order: nobody can pass a House that bid more or less.
refused-over-supply = That would be armies of { $armies }; Supply { $supply } allows { $limits }.
refused-still-over-supply = Your armies still exceed your Supply, which allows { $limits }. Destroy more units.
refused-more-than-needed = That destroys more than your Supply demands. Destroy fewer units.
refused-cannot-muster-there = You cannot muster in { $area } now.
refused-muster-one-place = You may muster in only one area.
refused-no-such-upgrade = A Footman cannot be upgraded to a { $unit }.
refused-not-enough-points = A { $unit } costs { $cost }, but { $area } can spend only { $left }.
refused-no-pieces-left = You have no { $unit } left to place.
refused-no-footman-there = There is no Footman of yours in { $area } to upgrade.
refused-muster-in-area-itself = A { $unit } can only be placed in the area that musters it.
refused-ship-not-there = Ships mustered in { $area } cannot be placed in { $place }: choose a sea next to it, or its port if it has one.
refused-enemy-ships-there = There are enemy Ships in { $place }.
refused-port-full = { $place } holds three Ships at most. Choose another area.
refused-raid-out-of-reach = A Raid order in { $area } does not reach { $target }. Choose an adjacent area.
refused-raid-nothing-there = There is no order in { $target } to raid. Choose another target, or “No target”.
refused-raid-own-order = You cannot raid your own order in { $target }. Choose another target, or “No target”.
refused-raid-defense-needs-star = Only a special Raid order removes the Defense order in { $target }. Choose another target, or “No target”.
refused-raid-not-this-order = A Raid order cannot remove the order in { $target }. Choose another target, or “No target”.
refused-order-cannot-muster = The order in { $area } cannot muster.
refused-support-all-areas = All your areas must support the same side, or nobody.
refused-support-one-side = All your areas that support must support the same side.
refused-not-these-supporters = Say which side each of these areas supports: { $areas }.
refused-pick-not-free = That House card is not free. Take one that nobody has taken.
refused-pick-place-taken = You already have a place there: { $track }. Take a House card, or a place on another track.
refused-pick-strength-full = You have no room for another House card of strength { $strength }. Take one of another strength.
refused-house-card-not-in-hand = { $card } is not in your hand. Choose a card that is.
refused-captures-too-many = Your unused Ships and your Supply allow { $most } here, not { $given }.
refused-two-attacks = A March order can attack in only one area; this would attack { $areas }.
refused-neutral-too-strong = That march on { $area } has strength { $strength }, and it needs { $needed }. Send more units, or another march.
refused-area-closed = { $target } is closed in this game.
refused-ships-not-on-land = Ships cannot enter the land area { $target }.
refused-foreign-port = You do not control { $target }, so your Ships cannot enter it.
refused-land-units-not-at-sea = A { $unit } cannot enter { $target }: land units march only to land areas.
refused-routed-do-not-march = Routed units in { $area } cannot march. Leave them out.
refused-out-of-reach = A { $unit } in { $origin } does not reach { $target }: it is neither adjacent nor linked by your Ships.
refused-no-token-to-leave = You cannot leave a Power token in { $area }.
refused-nobody-to-call = Nobody can support you against a neutral force now.
refused-no-retreat-there = Defeated units cannot retreat to { $area }: it must be adjacent, or linked by their own Ships, and without enemies.
refused-retreat-only-back = Defeated attackers must retreat to { $area }.
refused-no-retreat-to-attackers = The attack came from { $area }, so you cannot retreat there.
refused-retreat-on-foot-or-afloat = These units cannot retreat to { $area }: land units retreat to land areas, Ships to seas and ports.
refused-retreat-costs-more = Your Supply has less room in { $area } than in another area. Retreat to the area where you lose fewer units.
refused-wrong-retreat-losses = Your Supply has no room for { $number } of the retreating units. You chose { $given } to lose: choose { $number }.
refused-routed-no-casualty = Routed units cannot be chosen as casualties.
refused-siege-engine-no-casualty = Siege Engines cannot be chosen as casualties.
refused-wrong-casualties = Casualties to choose: { $number }. You chose { $given }: choose { $number }.
refused-one-area-only = All of them must be in the same area.
refused-routed-stays-footman = A routed Footman cannot be upgraded.
refused-fewer-would-do = You need to destroy only { $number } { $number ->
    [one] unit
   *[other] units
}.

## The arithmetic, line by line

why-side = { $house } in { $area }
why-units = { $units }: { SIGNED($value) }
why-supporting-units = Support of { $house } from { $area } ({ $units }): { SIGNED($value) }
why-support-order = Support order in { $area }: +{ $value }
why-march = { $order }: { SIGNED($value) }
why-defense = { $order }: +{ $value }
why-garrison = Garrison: +{ $value }
why-card = { $card }: { SIGNED($value) }
why-card-changed = { $card }: { $printed } as printed, { $value } after abilities
why-tides = Tides of Battle, { $card }: { SIGNED($value) }
why-blade = Valyrian Steel Blade: +{ $value }
why-total = { $house } in all: { $value }
why-won-at-once = { $house } has nobody left to fight against and wins immediately; strengths do not count.
why-won-by-strength = { $house } is stronger and wins.
why-won-on-fiefdoms = Both are equally strong: { $house } is higher on the Fiefdoms track and wins.
why-casualties-prevented = { $card } prevents the casualties of { $house }.
why-casualties = Casualties of { $house }: { $number } (swords { $swords }, minus fortifications { $towers })
defeat-sum = { $house }: { $initial } before House cards, { $card } { SIGNED($printed) }{ $blade ->
    [0] { "" }
   *[other] , Valyrian Steel Blade +{ $blade }
}{ $tides ->
    [0] { "" }
   *[other] , Tides { SIGNED($tides) }
}{ $more ->
    [0] { "" }
   *[other] , abilities { SIGNED($more) }
} = **{ $total }**
defeat-sum-without-card = { $house }: { $initial } without a House card{ $blade ->
    [0] { "" }
   *[other] , Valyrian Steel Blade +{ $blade }
}{ $tides ->
    [0] { "" }
   *[other] , Tides { SIGNED($tides) }
}{ $more ->
    [0] { "" }
   *[other] , abilities { SIGNED($more) }
} = **{ $total }**
defeat-tie = Equal strength: { $winner } is higher on the Fiefdoms track and wins the tie.
defeat-swords = As printed: swords on { $rival }: { $swords }, fortifications on your card: { $towers }. You lose a unit for each sword beyond the fortifications.
defeat-nobody-died = Your units all got away.
defeat-died = You lost { $units }.
defeat-cannot-retreat = Siege Engines and routed units cannot retreat: they are lost if you lose the combat.
defeat-no-retreat = There was no area to retreat to, so nobody got away.
defeat-card-in-hand = What could have been: { $card } in your hand has strength { $strength }, which would have been enough before abilities.
defeat-outmatched = What was missing: more units, a better order or Support, rather than a better card. Before House cards it was { $own } to { $other }.
defeat-missing = What was missing: { $number } more strength, from a unit, an order, Support or a card.
why-bids = Bids for { $subject-id ->
    [attack] the Night's Watch
   *[other] the { $subject } track
}
why-bid = { $place }. { $house }: { $power }
why-bid-tied = { $place }. { $house }: { $power }, tied; the holder of the Iron Throne decides
why-watch = { $total } in all against { $strength }: { $wins ->
    [1] the Night's Watch wins
   *[other] the wildlings win
}
why-icons = Supply icons that { $house } controls: { $value }
why-icon = { $area }: { $value }
why-position = { $house }'s Supply is { $value }
why-army-fits = Army of { $size } in { $area }: { $limit } allowed
why-army-too-large = Army of { $size } in { $area }: only { $limit } allowed

## What changes nothing is told together

idle-raid-nothing = Raid orders without a target: { $all }.
idle-raid-nothing-of = { $house } in { $area }
idle-march-nothing = March orders that move no units: { $all }.
idle-march-nothing-of = { $house } in { $area }
idle-no-power = No Power for { $all }.
idle-no-power-of = { $house }

## Who is winning

table-leads = { $number ->
        [one] { $houses } leads
       *[other] { $houses } lead
    } with { $castles } of { $goal } castles and strongholds{ $tie ->
        [1] {" "}({ $reason })
       *[0] {""}
    }.

## A round in a few lines

round-battles = { $number ->
        [0] No combat was fought.
        [one] One combat: { $battles }.
       *[other] { $number } combats: { $battles }.
    }
round-battle = { $winner } defeats { $loser } in { $area }
round-lost = Lost: { $who }.
round-mustered = Mustered: { $who }.
round-units-of = { $house } { $units }
round-castles = Castles and strongholds ({ $goal } win): { $castles }.
round-castles-of = { $house } { $castles }

## Gifts of Power

event-power-given = { $house } gives { $to } { $power } Power.
interject-gift = Give Power
interject-gift-about = Give available Power to another player, as much as you like. They owe you nothing for it.
interject-gift-step-0 = To whom?
interject-gift-step-1 = How much Power?
interject-gift-do = Give it
interject-gift-done = ✓ Given.
refused-no-gifts = This table plays without gifts of Power.
refused-gift-while-bidding = You cannot give Power during bidding. Try again when the bids are revealed.
refused-gift-in-combat = In combat, you can give Power only during the call for support.
refused-gift-without-power = You have no available Power to give.
refused-gift-no-room = Nobody can receive more Power: the number of Power tokens is limited.
refused-gift-to-oneself = You cannot give Power to yourself.
refused-gift-to-vassal = { $house } is a vassal, and vassals neither give nor get Power.
refused-gift-above-power = You have only { $power } Power available.
refused-gift-too-much = { $house } has tokens left for only { $room } more Power.
why-preview-power-then = { $house } will then have { $power } Power.
