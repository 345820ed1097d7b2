# Why an answer is a good one: what /hint says of it, and /why of a steward's move.
# Each is one sentence about the answer, without naming whose it is.

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
because-passes = Passes and keeps { $cards } Action { $cards ->
    [one] card
   *[other] cards
}; the season ends when all pass in a row.
because-plays = { $card }: { $text } The nearest condition is { $condition }: { $number } of { $needed }.
because-marches-against = Goes to { $area }, against { $rivals }.
because-settles = Goes to { $area }, where no one is in the way.
because-starts-clash = Starts a clash in { $area }, with { $own } against { $other }.
because-fortifies = A Citadel in { $area } shelters a clan, and the Advantage card there is taken with it.
because-celebrates = A player who starts a clash in { $area } now loses a clan.

## Clans

because-keeps-reserve = No clan is placed; the reserve keeps { $number }.
because-strengthens = Makes it { $number } { $number ->
    [one] clan
   *[other] clans
} in { $area }.
because-stays-home = No clan moves.

## Clashes

because-attacks = { $rival } has { $number } { $number ->
    [one] clan
   *[other] clans
} there and { $cards } Action { $cards ->
    [one] card
   *[other] cards
}, and must lose one or the other.
because-withdraws = Saves { $number } { $number ->
    [one] clan
   *[other] clans
} from { $area }.
because-uses-tale = { $card }: { $text }
because-ends-ahead = Leads in { $area }: { $own } against { $other }.
because-ends = The clash would end in { $area } with { $own } against { $other }.
because-loses-both = The attack takes both, a clan and a card.
because-loses-card = Gives up one of { $cards } Action cards and keeps its clans.
because-loses-clan = { $number ->
    [one] Loses the last clan in { $area }
   *[other] Loses one of { $number } clans in { $area }
} and keeps { $cards } Action { $cards ->
    [one] card
   *[other] cards
}.
because-agrees = The clash in { $area } ends with { $own } against { $other }.
because-refuses = The clash in { $area } goes on, with { $own } against { $other }.
because-shelters = A sheltered clan in { $area } cannot be lost.
because-stays-out = Only clans outside can fight in { $area }.

## Cards

because-drafts = { $card }: { $text } The nearest condition is { $condition }: { $number } of { $needed }.
because-parts-with = Gives away { $card }: { $text }
because-takes-card = { $card }: { $text }
because-lets-pass = Plays nothing against this and keeps { $cards } Action { $cards ->
    [one] card
   *[other] cards
}.
because-responds = { $card }: { $text }

because-offers = { $count ->
    [0] No card is discarded for Epic Tale cards.
    [one] One discarded card means one more Epic Tale card to choose from.
   *[other] { $count } discarded cards mean { $count } more Epic Tale cards to choose from.
}

## The island

because-founds = { $area } borders { $number } other { $number ->
    [one] territory
   *[other] territories
}.
because-clash-first = In { $area } it is { $own } against { $other }.
nudge-condition = Look at the condition that you are nearest to: { $condition }. What brings you closer to it?
plan-condition = So far, the hints aimed at { $before }; now { $condition } is nearer, with { $number } of { $needed }.
