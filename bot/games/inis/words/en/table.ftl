# What Inis says at a table in its own words.

panel-hand-holds = In hand: { $cards }
panel-clash = The clash in { $area }: { $sides }
panel-clash-side = { $seat } { $exposed } exposed{ $protected ->
    [0] {""}
   *[other] {" "}and { $protected } sheltered
}
heading-figures = To win: chieftain over { $clans }/6 opposing clans, present with { $sanctuaries }/6 Sanctuaries, or in { $territories }/6 territories · Deeds { $deeds } · clans in reserve { $reserve }
instruct-quiet = Never ask me this season

## What winning takes

goal = **To win:** have a Pretender token at an Assembly and meet one condition: be chieftain over 6 opposing clans, present with 6 Sanctuaries, or present in 6 territories.

## What is in a territory that can be chosen

here-joint = {" · "}
here-leads = { $seat } { $n } (chieftain)
here-clans = { $seat } { $n }
here-capital = the Capital
here-citadels = { $n ->
    [one] a Citadel
   *[other] { $n } Citadels
}
here-sanctuaries = { $n ->
    [one] a Sanctuary
   *[other] { $n } Sanctuaries
}
here-festival = the Festival
here-empty = empty
here-not-in-play = not on the island yet

## What is needed for a decision

why-preview-announced = **{ $card }**: { $text }
why-preview-conditions = Victory conditions met: { $met }.
why-preview-pretenders = With a Pretender token: { $seats }.
why-preview-passed = Passed in a row: { $seats }. When everyone has, the season is over.
met-by = { $seat } { $met }

# Words that mean much the same in the rules, a group on each line.
rules-alike =
    tie tied equal draw
    fight battle combat clash
    win victory winner pretender
    lose lost loss remove
    army unit troop piece clan
    tile territory land area region
    castle fort citadel
    temple sanctuary shrine
    king leader brenn chieftain
    card hand
    reaction response respond triskel
    discard drop
    draft choose pick
    begin start set-up
    end finish

## How to play: twelve sentences

primer-island = Your clans live in the territories of an island, and you want to become its king. You win at the start of a round if you have a Pretender token and meet a condition: chieftain over six opposing clans, present with six Sanctuaries, or present in six territories. The player with the most clans in a territory is its chieftain, and takes its Advantage card each round. The chieftain of the Capital is the Brenn, who goes first and wins ties.
primer-cards = Each round you draft Action cards: you keep some and pass the others on. On your turn you play a card, take a Pretender token or pass; when all players have passed in a row, the season is over. Cards place clans, move them, build Citadels and Sanctuaries, or respond to what others do. Epic Tale cards do what no other card can, and a Deed counts as one more toward any condition.
primer-clash = When clans of several players meet, there is a clash, unless all players in it agree to peace. Clans in Citadels are safe; the players attack or withdraw in turn, one maneuver at a time. A player who is attacked loses a clan or discards an Action card. Watch who has passed and what was drafted: a card at the right moment is worth more than many clans.
