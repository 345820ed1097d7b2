ruleset-agot-1e = 权力的游戏（第一版）

## Names

area-summer-sea = 夏日之海
card-house-blacktyde-captain = 布莱克泰斯家族船长
card-house-florent-lord = 佛罗伦家族领主
card-house-lannister-captain = 兰尼斯特家族队长
card-house-mormont-lord = 莫尔蒙家族领主
card-house-tyrell-captain = 提利尔家族队长
card-maester-luwin = 鲁温学士
card-melisandre-of-asshai = 亚夏的梅丽珊卓
card-ser-axell-florent = 亚赛尔·佛罗伦爵士
card-ser-rodrik-cassel = 罗德利克·凯索爵士
card-vargo-hoat = 瓦格·赫特
order-type-support = 支援令牌
order-type-defend = 防御令牌
choice-one-order = 仅此一个
