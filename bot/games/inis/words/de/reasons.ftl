# Why an answer is a good one: what /hint says of it, and /why of a steward's move.
# Each is one sentence about the answer, without naming whose it is.

# because-sensible = Keeps what is held and gives the others as little as possible.

# The three conditions, as they are counted.
# condition-clans = being chieftain over opposing clans
# condition-sanctuaries = being present with Sanctuaries
# condition-territories = being present in territories

# because-meets = Meets a victory condition: { $condition } ({ $number }).
# because-crowns = Leads in { $area }, where the Capital stands; whoever leads there becomes Brenn.
# because-stops = { $rival } then meets { $number ->
#     [0] no condition any more
#     [one] only 1 condition
#    *[other] only { $number } conditions
# }.
# because-grows-clans = Chieftain over { $number } of the { $needed } opposing clans that it takes.
# because-grows-sanctuaries = Present with { $number } of the { $needed } Sanctuaries that it takes.
# because-grows-territories = Present in { $number } of the { $needed } territories that it takes.
# because-leads = Leads in { $area }; whoever leads there at the next Assembly has its Advantage card.

## The season

# because-claims = { $met } { $met ->
#     [one] condition is
#    *[other] conditions are
# } met, and nobody who claims the throne is ahead.
# because-claims-early = { $met } { $met ->
#     [one] condition is
#    *[other] conditions are
# } met, and a claim must be made before it can be won.
# because-passes = Nothing needs doing at once, and cards that are kept can answer what others do.
# because-plays = { $card }: { $text } Nearest is { $condition }: { $number } of { $needed }.
# because-plays-tale = An Epic Tale card is worth more than it costs.
# because-plays-clans = More clans on the map help with everything; nearest is { $condition }: { $number } of { $needed }.
# because-plays-card = A card that was played already can be had again.
# because-plays-explores = A new territory gives room to grow; nearest is { $condition }: { $number } of { $needed }.
# because-plays-moves = Clans are needed elsewhere; nearest is { $condition }: { $number } of { $needed }.
# because-plays-spies = Whoever knows a hand can plan against it.
# because-plays-clash = A clash where one is strong takes clans from others.
# because-marches-against = Goes to { $area }, against { $rivals }.
# because-settles = Goes to { $area }, where nobody is in the way.
# because-starts-clash = A clash in { $area }, with { $own } against { $other }.
# because-fortifies = A Citadel in { $area } shelters a clan, and its Advantage card comes with it.
# because-celebrates = Whoever starts a clash in { $area } now loses a clan.

## Clans

# because-keeps-reserve = Clans in reserve can still come where they are needed.
# because-strengthens = Makes it harder for others in { $area }.
# because-stays-home = The clans are of more use where they are.

## Clashes

# because-attacks = { $rival } has { $number } { $number ->
#     [one] clan
#    *[other] clans
# } there and { $cards } Action { $cards ->
#     [one] card
#    *[other] cards
# }, and loses one of either.
# because-withdraws = { $number } { $number ->
#     [one] clan is
#    *[other] clans are
# } saved from { $area }.
# because-uses-tale = { $card }: { $text }
# because-ends-ahead = Leads in { $area }, so nothing is gained by fighting on.
# because-ends = Fighting on in { $area } would cost more than it brings.
# because-loses-both = There is no choice.
# because-loses-card = With { $cards } Action { $cards ->
#     [one] card
#    *[other] cards
# }, one is missed less than a clan.
# because-loses-clan = { $number ->
#     [one] The last clan in { $area }
#    *[other] One of { $number } clans in { $area }
# } is missed less than a card.
# because-agrees = What stands in { $area } is worth keeping as it is.
# because-refuses = There is more to be won in { $area }.
# because-shelters = A sheltered clan in { $area } cannot be lost.
# because-stays-out = Only clans outside can fight in { $area }.

## Cards

# because-drafts = { $card }: { $text } Nearest is { $condition }: { $number } of { $needed }.
# because-parts-with = Missed least is { $card }: { $text }
# because-takes-card = { $card }: { $text }
# because-lets-pass = No card is worth playing against this.
# because-responds = { $card }: { $text }

# because-offers = { $count ->
#     [0] The cards are worth more than a look at Epic Tales.
#     [one] One card less is one Epic Tale more to choose from.
#    *[other] { $count } cards less are as many Epic Tales to choose from.
# }

## The island

# because-founds = { $area } is where most can be reached from.
# because-clash-first = What happens in { $area } matters most.
# because-lies-well = There it touches what is to be reached, and little else.
# nudge-condition = Look at the condition that you are nearest to: { $condition }. What brings you on there?
# plan-condition = So far the hints went for { $before }; now { $condition } is nearer, with { $number } of { $needed }.
