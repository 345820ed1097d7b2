# What Mother of Dragons says beside the 2nd edition and what there is about vassals, or in other words.

ruleset-agot-2e-mod = A Game of Thrones, 2nd edition: Mother of Dragons
option-targaryen = { $value ->
    [on] with House Targaryen, Essos and dragons
   *[off] without House Targaryen
}
option-targaryen-deck = { $value ->
    [b] House Targaryen with its alternative House cards (Missandei, Rakharo)
   *[other] House Targaryen with its standard House cards (Khal Drogo, Viserys)
}
option-loyalty-to-win = { $value ->
    [as-castles] House Targaryen needs as many loyalty points as others need castles
   *[other] House Targaryen needs { $value } loyalty points
}
option-without-iron-bank = { $value ->
    [on] without the Iron Bank: no loans, and everyone starts with 5 Power
   *[off] with the Iron Bank
}
option-without-sea-orders = { $value ->
    [on] without the orders Sea March −1 and Sea Support
   *[off] with the orders Sea March −1 and Sea Support
}

## Areas

area-port-of-the-eyrie = Port of the Eyrie
area-the-bite = The Bite
area-the-vale-of-arryn = The Vale of Arryn
area-bay-of-pentos = Bay of Pentos
area-braavos = Braavos
area-braavosian-coastlands = Braavosian Coastlands
area-myr = Myr
area-norvos = Norvos
area-pentos = Pentos
area-port-of-braavos = Port of Braavos
area-port-of-pentos = Port of Pentos
area-port-of-volantis = Port of Volantis
area-sea-of-myrth = Sea of Myrth
area-the-disputed-lands = The Disputed Lands
area-the-orange-shore = The Orange Shore
area-the-rhoyne = The Rhoyne
area-volantis = Volantis

## Pieces and orders

unit-power = Power

order-sea-march-minus-1 = Sea March −1
    .note = Only at sea and in ports: sail or attack; −1 in combat
order-sea-support = Sea Support
    .note = Only at sea and in ports: helps in adjacent combats
order-iron-bank = Iron Bank
    .note = Only at sea and in ports: take one of the loans on offer
order-type-iron-bank = Iron Bank order

## Westeros cards

deck-westeros-4 = fourth Westeros deck
deck-loans = deck of loans

## Loans

loan-placing = Land units go to land areas that you control, Ships to sea areas with Ships of yours and to your ports. They must fit your Supply: what cannot be placed is lost.

## What is asked

for-consolidate = a Consolidate Power or Iron Bank order
for-pay-debt = a choice of units to lose for a debt
for-sellswords = places for the units of a loan
for-improve = a choice of areas to improve
for-faceless-men = a choice for the Faceless Men
for-spymaster-deck = a choice for the Spymaster
for-spymaster = a choice for the Spymaster
for-give-bid = a decision on giving a bid away
for-loyalty = a decision on loyalty tokens
for-place-unit = an area for a unit
for-place-loyalty = areas for loyalty tokens
for-fire-made-flesh = a decision on the Dragons
for-move-loyalty = a move of a loyalty token
for-cancel-loyalty = a decision on a move of loyalty

ask-consolidate = Which Consolidate Power or Iron Bank order do you resolve?
ask-pay-debt = { $house } cannot pay its interest and has to lose { $number ->
    [one] one unit. Which one do you choose?
   *[other] { $number } units. Which ones do you choose?
}
ask-sellswords = Your loan brings units. Where do you place them? What you do not place is lost.
ask-improve = { FORM($loan, "ask") }
ask-faceless-men = The Faceless Men: which Footman and which Knight do you destroy? They can belong to anyone, in two different areas.
ask-spymaster-deck = The Spymaster: which Westeros deck do you look at? You see its next two cards.
ask-spymaster = The next cards of the { $deck } are { $cards }. In which order do you put them back? Nobody else sees this.
ask-give-bid = { $track }: to which players do you give the Power that you bid? Each Power adds 1 to a bid. Bids: { $bids }.
ask-loyalty = { FORM($card, "ask", loyalty-otherwise) }
loyalty-otherwise = { $card }: do you pay { $power } Power for a loyalty token, and in which area?
ask-place-unit = Playing with Fire, for House Targaryen: which unit do you place in { $area }? It will be yours.
ask-place-loyalty = House Targaryen has named you. In which land areas of Westeros do you place loyalty tokens? Tokens: { $number }.
ask-fire-made-flesh = Fire Made Flesh: what do you do with your Dragons?
ask-move-loyalty = Which loyalty token do you move, and to which adjacent area?
ask-cancel-loyalty = A loyalty token was moved from { $origin } to { $area }. Do you pay { $power } Power to move it back?

choice-no-loan = Take no loan
choice-nothing = Nothing
choice-more-power = One more Power icon (crown)
choice-more-supply = One more Supply icon (barrel)
choice-return-dragon = A lost Dragon returns to Pentos
choice-both-to-bottom = Both go to the bottom
choice-rest-to-bottom = The other goes to the bottom
choice-to-bottom = Put it at the bottom
choice-pay-nothing = Pay nothing
choice-put-back = Put it back
choice-leave-there = Leave it there
wish-cancel-loyalty = Loyalty moves that I can undo
do-leave = Leave them all
wish-says-cancel-loyalty = { $do ->
    [leave] I do not undo moves of loyalty ({ $until }).
   *[ask] Ask me which moves of loyalty I undo ({ $until }).
}
plan-changed-loan = { $loan } is gone, or has another price
note-give-up-dragon = give up a Dragon in { $area }: all others grow by 1 now, and not in a later round
step-dragon-token = Which token of the round track do you remove with it? In that round the Dragons will not grow.
note-bottom-first = comes first there
note-dragon-token = the token of round { $round }
note-loan = for { $power } Power: { $text }
note-tokens-there = { $number ->
    [one] 1 loyalty token there
   *[other] { $number } loyalty tokens there
}
piece-of-house-at = { $unit } of { $house }, { $place }

here-loyalty = loyalty { $number }
here-castle-raised = now a stronghold
here-castle-burnt = castle burned down
here-more-power = { $number ->
    [one] 1 extra Power icon
   *[other] { $number } extra Power icons
}
here-more-supply = { $number ->
    [one] 1 extra Supply icon
   *[other] { $number } extra Supply icons
}

nothing-sellswords = Place none
nothing-faceless-men = Destroy nobody
nothing-give-bid = Give nothing
nothing-loyalty = Pay nothing, place none

why-preview-loan = You pay { $power } Power for { $loan } and have { $left } left. From the next round on, you pay { $interest } Power in interest at the start of each round, and lose a unit for each Power that you cannot pay.
why-preview-pays = You pay { $power } Power and have { $left } left.
why-preview-gift = { $house }: { $bid } becomes { $total }.
why-preview-lost = Power of your bid that goes to nobody: { $power }.
why-preview-dragons = Each Dragon will then be worth { $strength }.
why-preview-not-placed = Not placed, and lost: { $units }.
why-preview-killed = { $house } loses { $units } in { $area }.
why-preview-improved = { $area } ({ $house }): { $changes }.
why-preview-improved-free = { $area } (nobody's): { $changes }.
change-castle = castle becomes stronghold
change-burn = castle burns down
change-power = one more Power icon
change-supply = one more Supply icon
bank-offer = { $loan } ({ $power })

## What happened

event-loan-offered = The Iron Bank offers a new loan: { $loan }.
event-loan-taken = { $house } takes a loan for { $power } Power: { $loan }.
event-loan-owed = { $house } begins with a loan, of which it only pays the interest: { $loan }.
event-loan-declined = { $house } takes no loan in { $area }.
idle-loan-declined = These take no loan: { $all }.
idle-loan-declined-of = { $house } in { $area }
event-interest-paid = { $house } pays { $power } Power in interest.
event-area-improved = { $loan } of { $house } changes { $area } for good.
event-bid-given = House Targaryen gives { $power } Power of its bid to { $house }.
event-loyalty-placed = A loyalty token is placed in { $area }.
event-loyalty-gained = House Targaryen gains { $number ->
    [one] a loyalty token
   *[other] { $number } loyalty tokens
} in { $area }.
event-loyalty-moved = { $house } moves a loyalty token from { $origin } to { $area }.
event-loyalty-moved-back = House Targaryen pays { $power } Power: the token returns from { $origin } to { $area }.
event-deck-read = { $house } has looked at the next cards of the { $deck }.
event-won = { $house } wins with { $house-id ->
    [targaryen] { $castles ->
        [one] 1 loyalty point
       *[other] { $castles } loyalty points
    }
   *[other] { $castles ->
        [one] 1 castle or stronghold
       *[other] { $castles } castles and strongholds
    }
}{ $reason-id ->
    [seven] {""}
   *[other] {" "}({ $reason })
}.

won-by-loyalty = enough loyalty points
won-by-round-10 = most after the last round
topic-loyalty = Loyalty and Dragons
topic-bank = The Iron Bank
course-castles-or-loyalty = Castles and strongholds; loyalty for Targaryen

refused-one-footman-one-knight = Choose one Footman and one Knight at most, in two different areas.
refused-order-only-at-sea = { $order } is an order for the sea, and cannot be placed in { $area }.
refused-no-loan-there = There is no Iron Bank order in { $area }, or you cannot pay for that loan.

phase-debts = Interest
short-phase-debts = Interest

## What winning takes, and who is winning

goal = **To win:** hold { $castles } castles and strongholds { $held ->
    [1] when a round is over
   *[0] at any moment
}{ $endless ->
    [1] . No round is the last.
   *[0] { $apart ->
        [1] , or be nearest to your goal after round 10.
       *[0] , or the most of them after round 10.
    }
} House Targaryen wins with { $loyalty } loyalty points instead.
goal-without-targaryen = **To win:** hold { $castles } castles and strongholds { $held ->
    [1] when a round is over
   *[0] at any moment
}{ $endless ->
    [1] . No round is the last.
   *[0] { $apart ->
        [1] , or be nearest to your goal after round 10.
       *[0] , or the most of them after round 10.
    }
}
goal-targaryen = **To win:** gain { $loyalty } loyalty points: take areas with loyalty tokens, and hold Pentos, which is worth one point. Castles do not count for you.
heading-figures = Power { $power } · Supply { $supply } · castles and strongholds { $castles } of { $goal }
heading-loyalty = Power { $power } · Supply { $supply } · loyalty { $loyalty } of { $goal } · a Dragon is worth { $strength }
heading-loans = Loans: { $loans } · interest { $interest } a round

table-leads = { $number ->
        [one] { $houses } leads
       *[other] { $houses } lead
    } with { $castles } of { $goal } castles and strongholds, or loyalty points{ $tie ->
        [1] {" "}({ $reason })
       *[0] {""}
    }.
round-castles = { $apart ->
    [1] Castles and strongholds ({ $goal } win), loyalty for Targaryen ({ $loyalty } win): { $castles }.
   *[0] Castles and strongholds, or loyalty for Targaryen ({ $goal } win): { $castles }.
}
round-loans = Loans taken: { $loans }.
round-loan-of = { $loan } ({ $house })

## Looking things up

lookup-loan = Loan of the Iron Bank
lookup-loan-offered = **In this game:** on offer for { $power } Power.
lookup-loan-taken = **In this game:** taken by { $house }, which pays 1 Power in interest each round.
lookup-loan-unseen = **In this game:** not on offer.
lookup-card-removed = **In this game:** out of the game.
lookup-area-loyalty = { $number ->
    [one] 1 loyalty token
   *[other] { $number } loyalty tokens
}: points for House Targaryen once it controls the area
lookup-area-loyalty-printed = Worth a loyalty point to House Targaryen while it controls the area
lookup-area-castle-raised = Improved: the castle is a stronghold
lookup-area-castle-burnt = The castle has burned down
lookup-area-more-power = Improved: { $number ->
    [one] 1 more Power icon
   *[other] { $number } more Power icons
}
lookup-area-more-supply = Improved: { $number ->
    [one] 1 more Supply icon
   *[other] { $number } more Supply icons
}
lookup-area-flyers = Dragons of House Targaryen can fly here: { $units }
lookup-house-figures-loyalty = **Power** { $power } · **loyalty points** { $points } of { $needed }
lookup-house-loyalty = **Loyalty** { $loyalty } of { $needed } points to win ({ $tokens } gained); castles and strongholds do not count for it
lookup-house-loans = **Loans:** { $loans }, for { $interest } Power in interest each round
lookup-bank = **Iron Bank:** { $offers }
lookup-house-removed = **Out of the game:** { $cards }

deadline-safe-note = Defense orders, no moves, no loans, as few losses as possible

## How to play: three times three sentences

primer-land = You lead a great House, and you want more castles and strongholds than any other player. A player who holds enough of them, usually seven, wins; otherwise the player who holds the most after ten rounds does. House Targaryen is the exception: from across the Narrow Sea, with three Dragons, it collects loyalty tokens in areas that it conquers, and wins with that many loyalty points. So watch where tokens are, and hold those areas before its Dragons fly there. Each round starts with Westeros cards, which bring Supply, new units, bids for the three tracks, a wildling attack, and more loyalty tokens.
primer-orders = Then each player secretly gives an order to every area that holds their units, and all orders are revealed together. A March moves or attacks, a Raid removes an adjacent order, Support helps in adjacent combats, Defense strengthens its own area, and Consolidate Power gains Power. At sea and in ports you have three more: a March of −1, a Support, and one that takes a loan from the Iron Bank. A loan helps immediately, and costs 1 Power at the start of every later round; a player who cannot pay loses units.
primer-battle = In combat, each side adds up the strength of its units, orders and support. Each side then secretly plays a House card, which adds strength, swords, fortifications or a surprise. The loser retreats, and loses a unit for each sword that no fortification stops. A Dragon is worth nothing in round 1 and grows every second round up to 5; alone it flies to any land area, on either side of the sea.

## Rulings

ruling-deck-iv-without-targaryen = The fourth deck when House Targaryen is defeated
reading-deck-iv-without-targaryen-fixed-tokens-only = only places its printed tokens
reading-deck-iv-without-targaryen-skip = does nothing
ruling-domestic-disputes-homes = Domestic Disputes: home areas
reading-domestic-disputes-homes-players-and-vassals = of players and of vassals
reading-domestic-disputes-homes-players = of players only
ruling-dragon-strength-rounds = Dragons grow in rounds
reading-dragon-strength-rounds-even-rounds = 2, 4, 6, 8 and 10
reading-dragon-strength-rounds-later-rounds = 2, 4, 7, 9 and 10
ruling-text-of-a-removed-card = The text of a card that has just left the game
reading-text-of-a-removed-card-gone = does nothing more
reading-text-of-a-removed-card-still-runs = still applies
ruling-dragon-with-other-units = Dragons in a march with other units
reading-dragon-with-other-units-per-group = walk, if they go to the same area
ruling-faceless-men-mandatory = The Faceless Men
reading-faceless-men-mandatory-may-choose-fewer = may destroy fewer
reading-faceless-men-mandatory-must = must destroy as many as they can
ruling-gifts-of-power = Gifts of Power to other players
reading-gifts-of-power-outside-combat-and-call-for-support = allowed, but not while bidding, nor in combat beyond the call for support
reading-gifts-of-power-never = never
ruling-iron-bank-order-areas = The Iron Bank order is placed
reading-iron-bank-order-areas-sea-and-ports = at sea and in ports
reading-iron-bank-order-areas-sea-only = at sea only
ruling-iron-bank-starting-power = With the Iron Bank, players start with
reading-iron-bank-starting-power-seven = 7 Power
reading-iron-bank-starting-power-five = 5 Power
ruling-khal-drogo-routed-knights = Khal Drogo: routed Knights
reading-khal-drogo-routed-knights-counted = count
reading-khal-drogo-routed-knights-not = do not count
ruling-loan-interest = Interest
reading-loan-interest-one-power-each-loan = is 1 Power for each loan
ruling-loyalty-collect-moment = Loyalty tokens are gained
reading-loyalty-collect-moment-checkpoints = after each march, and after the Westeros cards
reading-loyalty-collect-moment-at-once = as soon as they lie in an area that House Targaryen controls
ruling-loyalty-token-limit = The 20 loyalty tokens: gained ones
reading-loyalty-token-limit-board-only = can be placed again
reading-loyalty-token-limit-board-and-gained = stay out
ruling-pentos-garrison-return = The garrison of Pentos
reading-pentos-garrison-return-returns = returns when Targaryen retakes it
reading-pentos-garrison-return-gone = is destroyed for good
ruling-playing-with-fire-supply = Playing with Fire: the unit that is placed
reading-playing-with-fire-supply-ignored = need not fit Supply
reading-playing-with-fire-supply-must-fit = must fit Supply
ruling-preemptive-raid-targaryen = Preemptive Raid when Targaryen bid lowest
reading-preemptive-raid-targaryen-track-offered = it may choose the track, without effect
reading-preemptive-raid-targaryen-must-destroy = it must destroy units
ruling-pyromancer-target = The Pyromancer burns
reading-pyromancer-target-castle-only = a castle, never a stronghold
reading-pyromancer-target-any = any castle or stronghold, a raised one too
ruling-robert-arryn-lowest-tie = Robert Arryn: of equally low cards
reading-robert-arryn-lowest-tie-arryn-chooses = Arryn chooses one
reading-robert-arryn-lowest-tie-owner = their owner chooses one
ruling-targaryen-bid-distribution = Of its bid for a track, Targaryen gives away
reading-targaryen-bid-distribution-up-to = as much as it likes
reading-targaryen-bid-distribution-all = all of it
ruling-targaryen-final-ranking = After the last round, Targaryen
reading-targaryen-final-ranking-by-loyalty = is ranked by its loyalty
reading-targaryen-final-ranking-cannot-win-on-points = cannot win with fewer than seven
ruling-unpaid-interest-chooser = Who chooses the units that an unpaid debt costs
reading-unpaid-interest-chooser-best-other-on-fiefdoms = the highest other House on Fiefdoms
reading-unpaid-interest-chooser-blade-holder = the holder of the Valyrian Steel Blade
