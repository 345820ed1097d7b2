# What the 2nd edition says that the 1st does not, or otherwise.

ruleset-agot-2e = 权力的游戏（第二版）
heading-figures = 权力{ $power } · 补给{ $supply } · 城堡和堡垒{ $castles }/{ $goal }
