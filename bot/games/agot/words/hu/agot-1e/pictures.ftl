# What pictures of the 1st edition say in other words than those of the 2nd: its castles are cities.

legend-castle = Város

board-house = { $house }: város és vár { $castles }/{ $goal }, utánpótlás { $supply } (seregek: { $limits }), hatalom { $power }. Kézben: { $hand }.
alt-house = { $house } { $castles } város vagy vár, utánpótlás { $supply }, hatalom { $power }

placard-goal = Ennyi város és vár azonnal győzelmet ér: { $castles }.
