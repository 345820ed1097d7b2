# What the 1st edition of A Game of Thrones: The Board Game says that the 2nd does not.
# What both say, but not in the same words, is in agot-1e/.

ruleset-agot-1e = 权力的游戏（第一版）

## Names

area-summer-sea = 夏日之海

choice-one-order = 仅此一个
lasting-footmen-do-not-support = 步兵支援时没有战力

## What happened

event-drawn = 谁都没赢：{ $houses }的城市和堡垒、补给和权力都相同。
event-lasting = 本回合：{ $effect }。
event-wildlings-settled = { $house }出价最{ $outcome-id ->
    [watch-wins] 高，得到奖励。
   *[other] 低，受害最重。
}

## Refusals

refused-order-barred = { $area }不能放{ $order }。
refused-support-barred = { $area }不能放支援令牌。
refused-raid-second-needs-star = 只有特殊突击能移除两个令牌；{ $area }的不是特殊令牌。
refused-neutral-ships-there = { $place }有中立势力；击败它之前，不能在那里征召船舰。
refused-wrong-toll = 请选出共值{ $due }点征兵点数的单位（步兵1，船舰1，骑士2）；你选的共值{ $given }点。

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
ruling-neutral-force-as-the-one-attack = 进攻中立势力算一次行军的唯一进攻
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
reading-starting-supply-literal = 每个家族多1
reading-tie-break-supply-power = 先看补给，再看权力，再算平局
ruling-two-houses-win = 两个家族同时达到目标
reading-two-houses-win-acting-house = 正在执行令牌的家族获胜
reading-two-houses-win-turn-order = 先后次序在前的获胜

## What House cards do

heading-figures = 权力{ $power } · 补给{ $supply } · 城市和堡垒{ $castles }
