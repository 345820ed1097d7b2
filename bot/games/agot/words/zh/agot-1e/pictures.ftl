# What pictures of the 1st edition say in other words than those of the 2nd: its castles are cities.

legend-castle = 城市

board-house = { $house }：城市和堡垒{ $castles }/{ $goal }，补给{ $supply }（军团{ $limits }），权力{ $power }。手牌：{ $hand }。
alt-house = { $house }：城市和堡垒{ $castles }，补给{ $supply }，权力{ $power }

placard-goal = 一有{ $castles }座城市和堡垒就获胜。
