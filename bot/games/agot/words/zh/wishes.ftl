## Standing wishes: what is always answered alike.

instruct-why = 总是一样回答的事，说一次就好，对局就不用等你。你在这里写的内容，以及你有没有写，别人谁也不会知道。预设用不上的时候，照样问你。

wish-support = 支援别人的战斗
wish-refuse-support = 别人给我的支援
wish-casualties = 我的伤亡
wish-retreat = 我的撤退
wish-house-card = 家族卡
wish-blade = 瓦雷利亚钢剑
wish-raven = 渡鸦信差
wish-wildlings = 对付野人的出价
wish-ties = 由我裁决的平手
wish-muster = 征兵
wish-raid = 突击
wish-wins = 必胜的卡里最弱的，没有就出最强的
wish-any = 任何其他家族

do-always = 总是支援
do-never = 从不
do-ask = 问我
do-cheapest = 先失去最便宜的
do-own = 去有我单位的地区，或者归我控制的地区
do-supplied = 去归我控制、有补给图样的地区
do-decides = 能让我获胜才用
do-pass = 不使用
do-peek = 查看野人卡
do-threats = 对我威胁最大的令牌

until-battle = 这场战斗内
until-round = 这个回合内
until-changed = 直到我更改

strength-4 = 战力低于4时出价0
strength-6 = 战力低于6时出价0
strength-8 = 战力低于8时出价0
strength-10 = 战力低于10时出价0
strength-12 = 战力低于12时出价0

muster-nothing = 无
muster-footman = 一个步兵
muster-knight = 一个骑士
muster-ship = 一艘船舰
muster-siege-engine = 一台攻城器
muster-to-knight = 步兵变成骑士
muster-to-siege-engine = 步兵变成攻城器
muster-footman-and-footman = 两个步兵
muster-footman-and-ship = 一个步兵和一艘船舰
muster-ship-and-ship = 两艘船舰
muster-footman-and-to-knight = 一个步兵，另有步兵变成骑士
muster-ship-and-to-knight = 一艘船舰，另有步兵变成骑士
muster-footman-and-to-siege-engine = 一个步兵，另有步兵变成攻城器
muster-to-knight-and-to-knight = 两个步兵变成骑士

step-wish-topic = 这条预设针对什么？
step-wish-what = 机器人该怎么做？
step-wish-area = 在哪里？
step-wish-card = 想出哪张家族卡？
step-wish-place-1 = 谁排第一？
step-wish-place-2 = 谁排第二？
step-wish-place-3 = 谁排第三？其余的按城堡数从少到多排。
step-wish-until = 有效多久？

wish-says-support = { $do ->
    [always] 我支援{ $house }（{ $until }）。
    [never] 我不支援{ $house }（{ $until }）。
   *[ask] 问我要不要支援{ $house }（{ $until }）。
}
wish-says-refuse-support = { $do ->
    [never] 我不拒绝任何支援（{ $until }）。
   *[ask] 问我拒绝谁的支援（{ $until }）。
}
wish-says-casualties = { $do ->
    [cheapest] 我先失去最便宜的单位（{ $until }）。
   *[ask] 问我失去哪些单位（{ $until }）。
}
wish-says-retreat = { $do ->
    [own] 我撤退到有我单位的地区，或者归我控制的地区，挑损失最少的（{ $until }）。
    [supplied] 我撤退到归我控制、有补给图样的地区，挑损失最少的（{ $until }）。
   *[ask] 问我撤退到哪里（{ $until }）。
}
wish-says-blade = { $do ->
    [decides] 瓦雷利亚钢剑 +1 能让我获胜时，我才使用（{ $until }）。
    [never] 我不使用瓦雷利亚钢剑（{ $until }）。
   *[ask] 问我用不用瓦雷利亚钢剑（{ $until }）。
}
wish-says-raven = { $do ->
    [pass] 我不使用渡鸦信差（{ $until }）。
    [peek] 我用渡鸦信差查看牌堆顶的野人卡（{ $until }）。
   *[ask] 问我怎么用渡鸦信差（{ $until }）。
}
wish-says-wildlings = 野人战力低于{ $strength }时，我出价0（{ $until }）。
wish-says-ties = 平手时，我把这些家族依次排在最前：{ $order }（{ $until }）。
wish-says-house-card = 对{ $rival }，只要可以，我就出{ $card }（{ $until }）。
wish-says-muster = 我在{ $area }征兵：{ $goods }（{ $until }）。
wish-says-raid = { $do ->
    [threats] 我突击对我威胁最大的令牌；没有的话问我（{ $until }）。
   *[ask] 问我突击什么（{ $until }）。
}
wish-says-house-card-wins = 对{ $rival }，我出必胜的卡里最弱的一张；没有必胜的，就出最强的（{ $until }）。

presets = **哪些事不用问你**？按一下就一直有效；在“我的预设”里可以取消。
preset-support = 接受支援
preset-support-tells = 别人给你的支援，你全都接受。
preset-cards = 为胜利出牌
preset-cards-tells = 能胜过对手任何一张家族卡的卡里，你出最弱的一张；没有就出最强的。不计特殊能力。
preset-raids = 突击威胁我的令牌
preset-raids-tells = 你的突击先移除够得到你的令牌的突击令牌，再移除你的单位旁边的支援令牌。都没有时，机器人会问你。
