# What the 1st edition of A Game of Thrones: The Board Game says that the 2nd does not.
# What both say, but not in the same words, is in agot-1e/.

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

choice-one-order = 仅此一个
lasting-footmen-do-not-support = 步兵支援时没有战力

## What happened

event-ability-cancelled = { $house }的荆棘女王取消{ $card }的特殊能力。
event-drawn = 谁都没赢：{ $houses }的城市和堡垒、补给和权力都相同。
event-lasting = 本回合：{ $effect }。
event-wildlings-settled = { $house }出价最{ $outcome-id ->
    [watch-wins] 高
   *[other] 低
}。

## Refusals

refused-order-barred = { $area }不允许{ $order }。
refused-support-barred = { $area }不允许支援令牌。
refused-raid-second-needs-star = 只有特殊突击能移除两个令牌；{ $area }的不是特殊令牌。
refused-neutral-ships-there = { $place }有中立势力；击败它之前，不能在那里征召船舰。
refused-wrong-toll = 请选出值{ $due }点征兵点数的单位（步兵1，船舰1，骑士2）；这些值{ $given }。

## Rulings

ruling-ability-order = 同一时刻的两个特殊能力：先生效的是
reading-ability-order-fiefdoms = 封地位次较高的
reading-ability-order-turn-order = 先后次序在前的
ruling-aeron-damphair-icon = “湿发”伊伦的图样
reading-aeron-damphair-icon-fortification = 城壁
reading-aeron-damphair-icon-sword = 宝剑
ruling-cersei-lannister-order = 瑟曦·兰尼斯特移除令牌
reading-cersei-lannister-order-required = 必须执行
reading-cersei-lannister-order-optional = 可以不执行
ruling-icons-after-winter = 凛冬将至之后那张卡的图样
reading-icons-after-winter-count = 计算
ruling-maester-luwin-himself = 鲁温学士收回自己
reading-maester-luwin-himself-no = 不可以
reading-maester-luwin-himself-yes = 可以
ruling-neutral-force-as-the-one-attack = 中立势力算一次行军的唯一进攻
reading-neutral-force-as-the-one-attack-yes = 是
ruling-oldtown-and-sunset-sea = 旧镇和落日之海
reading-oldtown-and-sunset-sea-apart = 不邻接
reading-oldtown-and-sunset-sea-adjacent = 邻接
ruling-orders-in-every-area = 每个有单位的地区都放令牌
reading-orders-in-every-area-optional = 不必
reading-orders-in-every-area-required = 令牌够就要放
reading-retreat-fewest-losses-anywhere = 任何地方，不论损失
ruling-retreat-into-empty-home = 撤退到敌方空着的家乡地区
reading-retreat-into-empty-home-allowed = 可以
reading-retreat-into-empty-home-not-allowed = 禁止
ruling-salladhor-saan-ships = 萨拉多·桑恩：算0的船舰
reading-salladhor-saan-ships-opponent = 对手的支援
reading-salladhor-saan-ships-all-supporting = 所有支援的
ruling-ser-loras-last-unit = 洛拉斯爵士消灭最后一个单位
reading-ser-loras-last-unit-battle-ends = 提利尔立即获胜
reading-ser-loras-last-unit-battle-goes-on = 战斗继续
ruling-ships = 每个家族的船舰
reading-ships-five = 五艘
reading-ships-six = 六艘
ruling-starting-supply = 开局的补给
reading-starting-supply-as-2nd-edition = 和第二版一样
reading-starting-supply-icons = 按控制的图样
reading-starting-supply-literal = 每个家族多一
reading-tie-break-supply-power = 补给，再权力，再平手
ruling-two-houses-win = 两个家族同时达到目标
reading-two-houses-win-acting-house = 正在执行令牌的家族获胜
reading-two-houses-win-turn-order = 先后次序在前的获胜

## What House cards do

ability-attacking-knights-plus-one = 如果你进攻，行军来的每个骑士算3。支援的骑士算2。
ability-attacking-footmen-plus-one = 如果你进攻，行军来的每个步兵算2。支援的步兵算1。
ability-attacking-ships-plus-one = 如果你进攻，开进来的每艘船舰算2。支援的船舰算1。
ability-recover-one-card = 如果你获胜，可以从弃牌区收回一张卡到手里。
ability-remove-any-loser-order = 如果你获胜，从任何地区移除战败家族的一个令牌。
ability-upgrade-footman = 如果你获胜，可以把你参加战斗的一个步兵变成骑士。只是支援的步兵不算。
ability-pay-discard-loser-card = 如果你获胜，可以付1点权力，查看战败家族的手牌，选一张卡放进它的弃牌区。
ability-supporting-ships-zero = 支援对手的船舰算0。特殊支援令牌的 +1 保留。
ability-kill-footman = 双方的卡一亮出，就消灭参加战斗的一个敌方步兵。如果没有人再与你作战，你立即获胜。
ability-cancel-ability = 对手的卡没有特殊能力。它的战力和图样保留。
ability-discard-defense = 如果你进攻，在计算战力之前移除战区的防御令牌。
ability-remove-adjacent-support-or-cp = 如果你获胜，可以从邻接战斗的地区移除任何人的一个支援令牌或集权令牌。

heading-figures = 权力{ $power } · 补给{ $supply } · 城市和堡垒{ $castles }
