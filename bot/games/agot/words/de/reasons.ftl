# Why an answer is a good one: what /hint says of it, and /why of a steward's move.
# Each is one sentence about the answer, without naming whose it is.

# because-sensible = Of what can be chosen here, this leaves most open.

# What an area would bring; stands behind a comma of its own.
# prize-nothing = { "" }
# prize-castle = , { $number ->
#     [1] a first castle
#     [2] a second castle
#     [3] a third castle
#     [4] a fourth castle
#     [5] a fifth castle
#     [6] a sixth castle
#     [7] a seventh castle
#    *[other] castle no. { $number }
# }
# prize-stronghold = , { $number ->
#     [1] a stronghold and a first castle
#     [2] a stronghold and so a second castle
#     [3] a stronghold and so a third castle
#     [4] a stronghold and so a fourth castle
#     [5] a stronghold and so a fifth castle
#     [6] a stronghold and so a sixth castle
#     [7] a stronghold and so a seventh castle
#    *[other] a stronghold and so castle no. { $number }
# }
# prize-wins = , castle no. { $number }, which wins the game
# prize-supply = { $count ->
#     [one] , and with it a barrel
#    *[other] , and with it { $count } barrels
# }
# prize-power = { $count ->
#     [one] , and with it a crown
#    *[other] , and with it { $count } crowns
# }

# Who could take it back; stands behind a comma of its own, too.
# grip-nobody = , with nobody near to take it back
# grip-no-order = , and nobody near has a march left to take it back with
# grip-firm = , and { $rival } could come back with units worth { $strength }, against { $own }
# grip-contested = , though { $rival } could come back with units worth { $strength }, against { $own }

## Orders

# part-takes = a march from { $area } can take { $target }{ $prize }
# part-attacks = a march from { $area } can attack { $rival } in { $target }, so far { $attack } against { $defence } before House cards{ $prize }
# part-defends = Defense in { $area } makes { $own } before House cards, against { $rival }, who could march in with units worth { $strength }
# part-supports = Support from { $area } adds { $own } in { $target }, where { $rival } could march in with units worth { $strength }
# part-backs = Support from { $area } adds { $own } to an attack on { $target }
# part-raids = a Raid from { $area } reaches the order of { $rival } in { $target }
# part-gathers = { $area } gathers { $power } Power
# part-musters = { $area } can muster with { $points } { $points ->
#     [one] point
#    *[other] points
# }

# because-orders = Above all, { $what }.
# because-orders-two = Above all, { $what }; and { $more }.
# because-orders-quiet = These orders take nothing and gather nothing this round; the units keep their places.
# because-raven-changes = All orders are open now: in { $area }, { $order } does more than { $old }.
# because-raven-looks = The orders are good as they lie, and whoever knows the next wildling card bids better.
# because-raven-rests = The orders are good as they lie.
# because-wildlings-top = The card stays, and only one house knows what the wildlings will bring.
# because-wildlings-bottom = The card will not come up for a long time.

# because-raids-nothing = Nothing within reach of { $area } is worth raiding.
# because-raids-consolidate = Gains 1 Power, and { $rival } gets nothing in { $area }.
# because-raids-support = { $rival } can support nobody from { $area } any more.
# because-raids-defend = { $rival } defends { $area } with one order less.
# because-raids-raid = Gets ahead of { $rival }, whose Raid in { $area } could do the same.

## Marches

# because-calls-support = Alone, the march would be too weak; asking costs nothing.
# because-beats-neutral = Beats the neutral force of { $area } with { $attack } against { $defence }{ $prize }.
# because-attacks = Attacks { $rival } in { $area } with { $attack } against { $defence } before House cards{ $prize }.
# because-dares = Dares an attack on { $rival } in { $area }, { $attack } against { $defence } before House cards{ $prize }.
# because-takes = Takes { $area }{ $prize }{ $grip }.
# because-takes-from = Takes { $area } from { $rival }{ $prize }{ $grip }.
# because-sails = Takes { $area }, from where ships carry armies and help along the coast{ $grip }.
# because-guards = Brings help to { $area }, where { $rival } could march in with { $strength }.
# because-draws-near = Goes to { $area }, next to { $goal }, which nobody holds.
# because-draws-near-rival = Goes to { $area }, next to { $goal }, which { $rival } holds.
# because-gathers-army = Makes the army in { $area } { $strength } strong.
# because-stays = { $target } could be taken from { $area }, but the units are of more use where they are.
# because-stays-reaches-nothing = From { $area } the units reach only areas that are held already.
# because-stays-before-battle = A march from { $area } could only attack: at best { $target }, { $attack } against { $defence } before House cards.
# because-stays-to-hold = The units are needed in { $area }, where { $rival } could march in with { $strength }.

## Power and mustering

# because-income = Brings { $power } Power, which makes { $total }.
# because-no-income = This order brings nothing, so it may as well go first.
# because-musters-instead = Musters with { $points } { $points ->
#     [one] point
#    *[other] points
# } in { $area }, which is worth more than { $power } Power.
# because-musters-nothing = Supply allows no unit more where it could muster: { $areas }.
# because-musters-later = Supply would allow a unit more in { $areas }, but it can wait.
# because-musters-against = { $units }: that makes { $area } stronger by { $own }, where { $rival } could march in with units worth { $strength }.
# because-musters-for = { $units }: from { $area } the way is short to { $goal }.
# because-musters = { $units } for { $points } { $points ->
#     [one] point
#    *[other] points
# }: more units, more to choose from.

## Battles

# because-helps-nobody = Neither side is worth making an enemy of the other.
# because-helps-itself = The battle of { $area } is one's own.
# because-helps = Helps { $helped } (castles: { $own }) against { $rival } (castles: { $number }).
# because-takes-help = Every strength counts, and nothing has to be paid for it.
# because-refuses-help = The battle goes better without the help of { $houses }.
# because-card-beats-all = { $card } beats every card that { $rival } can play, before abilities.
# because-card-beats = { $card } beats { $beaten } of the { $of } cards that { $rival } can play, before abilities.
# because-card-spares = No card beats those of { $rival } by its strength alone, so { $card } is the one to part with.
# because-card-saves = { $card } beats no card of { $rival } by strength; stronger cards stay in hand.
# because-card-alone = { $rival } fights without a House card: { $own } against { $other } with { $card }, before abilities.
# because-card-unused = The ability of { $card } would change nothing for the better.
# because-card-used = The ability of { $card } does more good than harm here.
# because-card-discards = { $rival } will miss { $discarded } most.
# because-card-removes = { $rival } loses the { $order } in { $area }.
# because-card-replaces = A card of strength { $strength } does more than { $card }, and is worth its price.
# because-card-sinks = { $rival } falls from place { $place } to the end of the { $track } track.
# because-blade-decides = One more strength turns the battle: it stands { $own } to { $other }.
# because-blade = One more strength may matter: it stands { $own } to { $other }.
# because-blade-wins = The battle is won without the Blade, { $own } to { $other }; it stays ready for another one.
# because-blade-waits = One more strength would not turn the battle, { $own } to { $other }; the Blade stays ready for another one.
# because-blade-tides = Another card of the Tides can hardly be worse.
# because-tides-stay = Another card of the Tides might well be worse.
# because-loses = Loses { $units }; raising the same again costs { $points } { $points ->
#     [one] point
#    *[other] points
# }.
# because-loses-nothing = Nothing has to be lost.
# because-sends-away = Sends { $rival } to { $area }, where its units can do least.
# because-retreats-safely = Nobody is near enough to { $area } to march in there now.
# because-retreats = { $area } is the best of what is left, though { $rival } could march in with { $strength }.
# because-helps-neutral = { $rival } may owe a favour for { $area }.
# because-keeps-neutral = An area that { $rival } does not take can be taken later.

## The Westeros Phase

# because-bids-nothing = Falling from place { $place } on the { $track } track would cost less than Power does{ $left ->
#     [0] , and there is no Power to spend.
#    *[other] ; { $left } Power is kept for later.
# }
# because-bids-most = Nobody else has more than { $most } Power, so this is sure to be the first place on the { $track } track.
# because-bids-share = { $richer ->
#     [0] Nobody else can
#     [one] Only 1 other House can
#    *[other] { $richer } other Houses can
# } bid more than { $bid } for the { $track } track{ $left ->
#     [0] .
#    *[other] ; { $left } Power can be kept for the bids to come.
# }
# because-bids-last = The last of the three bids: { $richer ->
#     [0] nobody else can
#     [one] only 1 other House can
#    *[other] { $richer } other Houses can
# } bid more than { $bid } for the { $track } track{ $left ->
#     [0] .
#    *[other] ; { $left } Power is kept.
# }
# because-bids-for-watch = The wildlings stand at { $strength }, and { $houses } houses share that{ $left ->
#     [0] .
#    *[other] ; { $left } Power can be kept.
# }
# because-bids-nothing-for-watch = The wildlings come with { $strength }; the others have { $others } Power between them.
# because-breaks-tie-own = Whoever breaks a tie comes first in it.
# because-breaks-tie = { $first }, with { $number } { $number ->
#     [one] castle
#    *[other] castles
# }, does least harm in front.
# because-chooses-supply = Supply rises from { $now } to { $icons }.
# because-chooses-supply-behind = Supply is { $now } and counts { $icons } now; others may lose more by it.
# because-chooses-mustering = Brings { $own } mustering { $own ->
#     [one] point
#    *[other] points
# }, and nobody else more than { $others }.
# because-chooses-mustering-behind = Brings { $own } mustering { $own ->
#     [one] point
#    *[other] points
# }, though someone else gets { $others }.
# because-chooses-clash-of-kings = { $own } Power to bid with is more than anyone else has; the next has { $others }.
# because-chooses-clash-of-kings-behind = With { $own } Power against { $others } there is little to lose on the tracks, and others must spend theirs.
# because-chooses-game-of-thrones = Brings { $own } Power for crowns, and nobody else more than { $others }.
# because-chooses-game-of-thrones-behind = Brings { $own } Power for crowns, though someone else gets { $others }.
# because-chooses-wildlings-to-zero = The wildlings would come with { $strength } otherwise.
# because-chooses-nothing = The other choices would give rivals more.
# because-chooses-ban = “{ $choice }” hurts others more.
# because-takes-reward = The reward is there for the taking.
# because-grants-reward = Someone has to have the reward: { $rival }, with { $number } { $number ->
#     [one] castle
#    *[other] castles
# }, needs it most.
# because-bears-wildlings = There is nobody better to bear it.
# because-blames = { $rival }, with { $number } { $number ->
#     [one] castle
#    *[other] castles
# }, can best be made to bear it.
# because-rises = { $house } rises from place { $before } to { $after } on the { $track } track.
# because-falls = { $house } falls from place { $before } to { $after } on the { $track } track, where that hurts least.
# because-upgrades = Knights fight for two; these { $count ->
#     [one] is
#    *[other] are
# } free.
# because-upgrades-nothing = The Footmen are of more use as they are.
# because-discards = { $card }, with strength { $strength }, is missed least.
# because-retrieves = { $card }, with strength { $strength }, can be played again.
# because-retrieves-nothing = No card is worth taking back now.
# because-wildlings-destroy = Places on the tracks are worth more than two units.
# because-wildlings-track = Units are worth more than places on a track.
# because-captures = { $ships ->
#     [0] There is no use for more ships there.
#     [one] Gets a ship without building it.
#    *[other] Gets { $ships } ships without building them.
# }
# nudge-track = Look at the { $track } track: what is your place worth, and what can the others bid?
# plan-holds = As planned with the orders: from { $area } to { $target }.
# plan-done = The orders meant to go from { $area } to { $target }, which is held already.
# plan-outdated = The orders meant to go from { $area } to { $target }. It stood { $attack-before } against { $defence-before } there before House cards, and now it is { $attack } against { $defence }, so this changes.
# plan-changed = The orders meant to go from { $area } to { $target }; by what has happened since, something else promises more.
