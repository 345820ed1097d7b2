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

goal = **To win:** hold a Pretender token in an Assembly, with 6 opposing clans where you are chieftain, or 6 Sanctuaries or 6 territories where you are present.

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
here-empty = nobody there
here-not-in-play = not on the island yet

## What is needed for a decision

why-preview-announced = **{ $card }**: { $text }
why-preview-conditions = Conditions of victory met: { $met }.
why-preview-pretenders = With a Pretender token: { $seats }.
why-preview-passed = Passed in a row: { $seats }. When everybody has, the season is over.
met-by = { $seat } { $met }
