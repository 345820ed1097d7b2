# Why an answer is a good one: what /hint says of it, and /why of a steward's move.
# Each is one sentence about the answer, without naming whose it is.

because-sensible = Nothing speaks clearly for another answer.

# The three conditions, as they are counted.
condition-clans = being chieftain over opposing clans
condition-sanctuaries = being present with Sanctuaries
condition-territories = being present in territories

because-meets = Meets a victory condition: { $condition } ({ $number }).
because-crowns = Leads in { $area }, where the Capital is; the chieftain there becomes Brenn.
because-stops = { $rival } then meets { $number ->
    [0] no condition
    [one] only 1 condition
   *[other] only { $number } conditions
}.
because-grows-clans = Chieftain over { $number } of the { $needed } opposing clans needed.
because-grows-sanctuaries = Present with { $number } of the { $needed } Sanctuaries needed.
because-grows-territories = Present in { $number } of the { $needed } territories needed.
because-leads = Leads in { $area }; the chieftain there at the next Assembly takes its Advantage card.

## The season

because-claims = { $met } { $met ->
    [one] condition is
   *[other] conditions are
} met, and no player with a Pretender token meets more.
because-claims-early = { $met } { $met ->
    [one] condition is
   *[other] conditions are
} met, and only a player with a Pretender token can win.
because-passes = Nothing is urgent, and cards that are kept can answer what others do.
because-plays = { $card }: { $text } The nearest condition is { $condition }: { $number } of { $needed }.
because-plays-tale = An Epic Tale card is worth more than it costs.
because-plays-clans = More clans on the map help with everything; the nearest condition is { $condition }: { $number } of { $needed }.
because-plays-card = A card that was already played comes back.
because-plays-explores = A new territory gives room to grow; the nearest condition is { $condition }: { $number } of { $needed }.
because-plays-moves = Clans are needed elsewhere; the nearest condition is { $condition }: { $number } of { $needed }.
because-plays-spies = Knowing a hand makes it possible to plan against it.
because-plays-clash = A clash from a position of strength takes clans from others.
because-marches-against = Goes to { $area }, against { $rivals }.
because-settles = Goes to { $area }, where no one is in the way.
because-starts-clash = A clash in { $area }, with { $own } against { $other }.
because-fortifies = A Citadel in { $area } shelters a clan, and its Advantage card comes with it.
because-celebrates = A player who starts a clash in { $area } now loses a clan.

## Clans

because-keeps-reserve = Clans in the reserve can still be placed where they are needed.
because-strengthens = Makes { $area } harder for the others.
because-stays-home = The clans are more useful where they are.

## Clashes

because-attacks = { $rival } has { $number } { $number ->
    [one] clan
   *[other] clans
} there and { $cards } Action { $cards ->
    [one] card
   *[other] cards
}, and must lose one of either.
because-withdraws = Saves { $number } { $number ->
    [one] clan
   *[other] clans
} from { $area }.
because-uses-tale = { $card }: { $text }
because-ends-ahead = Leads in { $area }, so fighting on gains nothing.
because-ends = Fighting on in { $area } would cost more than it brings.
because-loses-both = There is no choice.
because-loses-card = With { $cards } Action { $cards ->
    [one] card
   *[other] cards
}, one is needed less than a clan.
because-loses-clan = { $number ->
    [one] The last clan in { $area }
   *[other] One of { $number } clans in { $area }
} is needed less than a card.
because-agrees = The position in { $area } is worth keeping as it is.
because-refuses = There is more to gain in { $area }.
because-shelters = A sheltered clan in { $area } cannot be lost.
because-stays-out = Only clans outside can fight in { $area }.

## Cards

because-drafts = { $card }: { $text } The nearest condition is { $condition }: { $number } of { $needed }.
because-parts-with = Needed least is { $card }: { $text }
because-takes-card = { $card }: { $text }
because-lets-pass = No card is worth playing against this.
because-responds = { $card }: { $text }

because-offers = { $count ->
    [0] The cards are worth more than a look at Epic Tale cards.
    [one] One discarded card means one more Epic Tale card to choose from.
   *[other] { $count } discarded cards mean as many more Epic Tale cards to choose from.
}

## The island

because-founds = Most territories can be reached from { $area }.
because-clash-first = What happens in { $area } matters most.
because-lies-well = Here the tile borders useful territories and few others.
nudge-condition = Look at the condition that you are nearest to: { $condition }. What brings you closer to it?
plan-condition = So far, the hints aimed for { $before }; now { $condition } is nearer, with { $number } of { $needed }.
