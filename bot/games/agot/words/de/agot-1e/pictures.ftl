# What pictures of the 1st edition say in other words than those of the 2nd: its castles are cities.

# legend-castle = City

# board-house = { $house }: { $castles ->
#         [one] 1 city or stronghold
#        *[other] { $castles } cities and strongholds
#     } of { $goal }, Supply { $supply } (armies of { $limits }), Power { $power }. Cards in hand: { $hand }.
# alt-house = { $house } { $castles ->
#         [one] 1 city or stronghold
#        *[other] { $castles } cities and strongholds
#     }, Supply { $supply }, Power { $power }

# placard-goal = Cities and strongholds that win immediately: { $castles }.
