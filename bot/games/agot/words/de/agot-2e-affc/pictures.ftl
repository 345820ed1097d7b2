# What pictures of A Feast for Crows say beside those of the 2nd edition, or in other words.

# round = { $number ->
#     [0] Set-up
#    *[other] Round { $number }
# }
# board-head = { $round ->
#     [0] Set-up
#    *[other] Round { $round } of 10
# }: { $phase }. Wildlings at { $wildlings }.
# alt-head = Map, { $round ->
#     [0] set-up
#    *[other] round { $round } of 10
# }: { $phase }. Wildlings at { $wildlings }.
# short-phase-objectives = Choosing objectives
# short-phase-scoring = Scoring

# heading-own-objectives = Only you know: your objectives
# margin-scored = Scored: { $objectives }
# margin-known = Known: { $objectives }

# board-house = { $house }: { $points ->
#         [one] 1 victory point
#        *[other] { $points } victory points
#     } of { $goal }, { $castles ->
#         [one] 1 castle
#        *[other] { $castles } castles
#     }, Supply { $supply } (armies of { $limits }), Power { $power }. Cards in hand: { $hand }.
# board-scored = { $house } has scored: { $objectives }.
# board-holds = { $house } holds objectives: { $number }{ $known ->
#         [0] {""}
#        *[other] {", known: "}{ $objectives }
#     }.
# board-own = Your objectives: { $objectives }.
# board-pool = Objectives in the middle: { $objectives }.

# alt-house = { $house } { $points ->
#         [one] 1 point
#        *[other] { $points } points
#     }, { $castles ->
#         [one] 1 castle
#        *[other] { $castles } castles
#     }, Supply { $supply }, Power { $power }

# placard-holds = { $lands ->
#         [one] 1 area
#        *[other] { $lands } areas
#     }, Supply { $supply }
# placard-goal = Victory points that win at the end of a round: { $castles }.

# points-short = { $points }
# hand-heading = Your objectives
# hand-about = { $points ->
#     [one] 1 point
#    *[other] { $points } points
# }{ $now ->
#     [1] {" · fulfilled"}
#    *[other] {""}
# }
# hand-special = Special objective
