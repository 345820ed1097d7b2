# What A Game of Thrones says at a table in its own words: panels, commands, typed answers, the log.

## What winning takes

goal = **获胜条件**：{ $held ->
    [1] 回合结束时
   *[0] 任何时刻
}拥有{ $castles }座城堡和堡垒{ $endless ->
    [1] 。没有最后一回合。
   *[0] { $apart ->
        [1] ，或者第10回合之后离自己的目标最近。
       *[0] ，或者第10回合之后拥有最多。
    }
}

## Explanations

why-topic-combat = 战斗
why-topic-bids = 出价
why-topic-supply = 补给
why-title-combat = ### 这场战斗，一条一条算
why-title-bids = ### 最近的出价
why-title-supply = ### 补给

## What would come of a battle

what-if-uses = { $seat }使用瓦雷利亚钢剑
what-if-uses-not = { $seat }不使用瓦雷利亚钢剑

## The log

topic-battles = 战斗
topic-bids = 出价、影响领域和野人
topic-orders = 令牌和行军
topic-westeros = 维斯特洛卡
topic-units = 单位的增减
topic-power = 权力
topic-cards = 家族卡

## Cards

hand-open = 这场对局没有秘密的手牌：{ COMMAND("map") } 在边上画出每个人的手牌，{ COMMAND("look") } 解释每张卡。

## How one answers with nothing, and what a select is for

nothing-march = 谁都不行军
nothing-muster = 什么都不征召
nothing-refuse-support = 谁都不拒绝
nothing-wildling-upgrade = 没有新的骑士
pick-bid = 你的出价
pick-house-card = 你的家族卡
pick-muster = 征召什么
pick-wildling-discard = 要弃的卡
pick-wildling-retrieve = 要收回的卡

## Typed answers

# What may be typed for the marks of an order token; several words, parted by blanks.
typed-star = 星 星星 星标 带星 特殊 * 星号 有星 加星
typed-plus = 加 正 +
typed-minus = 减 负 -
# What means nothing between an area and its order.
typed-fillers = 在 给 于 放 下 放置 令牌 命令 的 上 里 下达 请 指令 令 吧 改 改成 改为 换 换成 换为
# What means nothing among units and areas.
typed-fillers-army = 在 到 往 去 向 从 由 于 和 与 走 移动 行军 前往 派 派出 取 征召 征兵 的 个 艘 台 条 位 名 匹 支 只 辆 队 移 里 请 放 把 将 吧 进攻 攻打 攻击 攻 损失 失去 牺牲 死 招 招募 调 调动
typed-fillers-raid = 突击 突袭 袭击 掠夺 对 向 往 去
typed-displaced = - { $place }的令牌没有了：同一个令牌只能放在一个地区。
typed-tokens-title = 输入你的令牌
typed-tokens-label = 每行一个地区和它的令牌
typed-tokens-hint =
    临冬城 行军+1*
    卡霍城 防御+1
    白港 无
typed-tokens-example = { $place }: { $token }

## Orders

tokens-place = 地区
tokens-for = { $place }的令牌
tokens-none-yet = 还没有令牌
tokens-limit = 特殊令牌（★）：{ $used }/{ $most }
tokens-short = 你的令牌不够：{ $places }个地区中只有{ $number }个能放。
tokens-none = 不放令牌

refused-not-tokens = 机器人看不懂这些令牌。请在面板里选择，或者用 { COMMAND("answer") } 输入。
refused-places-left = 还有{ $number }个地区需要令牌：{ $places }。
refused-not-your-place = 你不能给{ $place }放令牌。面板里列出了需要令牌的地区。

## When a player is late

late-safe = 玩家超时时，机器人代为给出最保守的回答：放防御令牌，不移动，损失尽量少。
deadline-safe-note = 放防御令牌，不移动，损失尽量少

## More steps

step-recruit-routed = { $area }：{ $unit }（残兵）
refused-not-a-list = 机器人看不懂这份征兵清单。请在面板里选择。
choice-done = 完成

## What lies in an area that can be chosen

here-joint = {" · "}
here-token = { $house }的权力标志物
here-garrison = 守军{ $strength }
here-neutral = 中立势力{ $strength }
here-empty = 无人

## Where to look things up, and what is sealed

setup-together = 同时问几个人时（例如放令牌和出价）的**回答时间**：

# Words that mean much the same in the rules, a group on each line.
rules-alike =
    平手 平局 相同 相等 同分
    战斗 交战 进攻 打仗 攻击
    胜利 获胜 赢 胜
    输 失去 战败 损失 伤亡 死 消灭 阵亡
    单位 部队 军队 军团 士兵 兵
    出价 下注 竞价 拍卖
    船舰 船 舰队 海军 海
    城堡 堡垒 城市 要塞
    标志物 影响领域 影响力 权力
    补给 木桶 补给图样
    征兵 征召 招募 建造
    绝境长城 长城 野人 入侵
    宝剑 钢剑 剑
    查看 偷看 渡鸦
    撤退 逃跑 退
    港口 海港
    开始 起始 设置
    结束 终局 最后
    突击 袭击 劫掠
    令牌 命令 指令

## How to play: twelve sentences

primer-land = 你率领一个大家族，要比其他玩家拥有更多的城堡和堡垒。拥有的数量够了（通常是七座）就获胜；否则十回合之后，拥有最多的玩家获胜。每回合以三张维斯特洛卡开始：它们带来补给、新的单位、三个影响领域的出价，或者野人的入侵。影响领域决定谁先行动、战斗平手时谁赢，以及你能放多少特殊令牌。
primer-orders = 接着每位玩家给有自己单位的地区秘密放一个令牌，然后所有令牌同时揭晓。行军用来移动或进攻，突击移除邻接的令牌，支援帮助邻接地区的战斗，防御加强自己的地区，集权带来权力。先执行突击，再执行行军，最后是集权，按先后次序每次执行一个令牌。多谈判，单打独斗谁都走不远，但承诺没有约束力。
primer-battle = 战斗中，双方各自加总单位、令牌和支援的战力。然后双方各秘密出一张家族卡，它会增加战力、宝剑、城壁，或者带来意外。输的一方撤退，对方每有一把没被城壁挡住的宝剑，就失去一个单位。补给限制军团的大小，所以集结部队之前先夺取有补给图样（木桶）的地区。
