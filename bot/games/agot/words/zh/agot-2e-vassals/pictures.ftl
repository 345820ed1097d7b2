# What pictures of games with vassals say beside those of the 2nd edition.

short-phase-vassals = 选择封臣
short-phase-vassal-orders = 封臣的令牌

vassal-of = { $house }的封臣
vassal-free = 封臣，还没有人选
vassal-hand = 七张封臣卡里的三张，只有指挥者看得到
board-vassal = { $house }：{ $commander }，城堡{ $castles }，补给{ $supply }（军团{ $limits }）。
board-vassal-unseen = { $house }：{ $commander }，城堡{ $castles }。
alt-vassal = { $house }（{ $commander }）：城堡{ $castles }，补给{ $supply }
alt-vassal-unseen = { $house }（{ $commander }）：城堡{ $castles }
