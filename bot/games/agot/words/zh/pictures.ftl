# The words in and under a picture that nothing else says: short, for there is little room.

round = 第{ $number }回合
round-of = 共10回合
short-phase-westeros = 维斯特洛阶段
short-phase-planning = 计划阶段
short-phase-raven = 渡鸦信差
short-phase-raids = 突击
short-phase-marches = 行军
short-phase-power = 集权
short-phase-ended = 对局结束
won = { $house }获胜

used = 已用
moment = { $round }：{ $phase }

region-north = 北境
region-iron-islands-and-west = 铁群岛与西境
region-riverlands-and-vale = 河间地与谷地
region-south = 南方
region-dorne = 多恩
region-narrow-seas = 狭海

# What a peeking player has seen.
secret-top = 在牌堆顶
secret-bottom = 在牌堆底

heading-influence = 影响领域
heading-houses = 家族（先后次序）
heading-westeros = 本回合维斯特洛
heading-legend = 图例
secret-heading = 只有你知道：
heading-wildlings = 野人

legend-march = 行军
legend-defend = 防御
legend-support = 支援
legend-raid = 突击
legend-consolidate = 集权
legend-footman = 步兵
legend-knight = 骑士
legend-ship = 船舰
legend-dragon = 龙
legend-siege-engine = 攻城器
legend-power-token = 权力标志物
legend-castle = 城堡
legend-stronghold = 堡垒
legend-barrel = 补给
legend-crown = 权力
legend-anchor = 港口

hand-empty = 无

# --- the battle card ---
battle-title = { $area }的战斗
battle-attacks = 从{ $area }进攻
battle-defends = 防守
battle-before-cards = 家族卡之前
battle-supporters = 够得到的支援令牌
battle-choice-attacker = 支援进攻方
battle-choice-defender = 支援防守方
battle-choice-none = 谁都不支援
battle-choice-refused = 被{ $house }拒绝
battle-choice-open = 尚未表态
battle-hand = { $house }的手牌
battle-garrison = 守军
battle-tides = 战局牌
battle-support-of = { $units }，{ $area }
battle-support-order = 支援令牌，{ $area }
battle-card-changed = { $card }（原为{ $printed }）

# --- what would come of it ---
what-if-title = 如果：{ $area }的战斗
what-if-no-card = 不出牌
what-if-support = { $house }{ $choice }。
what-if-blade = { $house }拔出瓦雷利亚钢剑。
what-if-no-blade = { $house }不拔瓦雷利亚钢剑。
what-if-tides = 战局牌不计。
what-if-open = * 战斗中使用的特殊能力还可能改变这个结果。
what-if-hidden = 暗牌只知道战力，不计特殊能力和图样。
what-if-legend = { $house }在前；颜色和家徽：谁获胜；− 后面是败方的伤亡。
what-if-lost = −{ $number }
what-if-all = 所有卡
what-if-none = 没有
what-if-row = { $house }出{ $card }能赢：{ $against }。

# --- a draft of House cards ---
draft-title = 轮流选卡
draft-moment = 已选{ $taken }/{ $all }
draft-turns = 接下来
draft-left = 战力{ $strength }的{ $number }张
draft-pool = 剩余
draft-deck-printed = 基础游戏
draft-deck-adwd = 魔龙的狂舞
draft-deck-asos = 剑雨风暴

# --- the board in words ---
board-head = 第{ $round }/10回合：{ $phase }。野人威胁{ $wildlings }。
board-ahead = { $deck }接下来是{ $cards }。
board-track = { $track }：{ $houses }。
board-stolen = 特殊标志物现由{ $holder }持有。
board-used = { $holder }已经用过。
board-house = { $house }：城堡{ $castles }，补给{ $supply }（军团{ $limits }），权力{ $power }。手牌：{ $hand }。
board-house-unseen = { $house }：城堡{ $castles }，权力{ $power }。手牌：{ $hand }。
board-region = { $region }：
board-empty = 空
board-fog = 视野之外
board-closed = 这场对局不用
board-units = { $house }：{ $units }
board-home = { $house }的家乡地区
board-held = 归{ $house }
board-token = { $house }的权力标志物
board-garrison = 守军{ $strength }
board-neutral = 中立势力{ $strength }
board-order = { $order }
board-face-down = 令牌正面朝下
board-draft = { $order }（你的草稿）

# --- alternative text for those who do not see the picture ---
alt-zoom = { $region }：
alt-drafts = 你的草稿：{ $orders }。
alt-draft = { $area } { $order }
alt-plans = 你的计划：{ $plans }。
alt-planned-march = 从{ $origin }行军到{ $area }
alt-planned-raid = 从{ $origin }突击{ $area }
alt-targets = 你可以选：{ $areas }。
alt-secret = 只有你知道的野人卡：{ $secret }。
alt-head = 地图，第{ $round }/10回合：{ $phase }。野人威胁{ $wildlings }。
alt-house = { $house }：城堡{ $castles }，补给{ $supply }，权力{ $power }
alt-house-unseen = { $house }：城堡{ $castles }，权力{ $power }
alt-houses = 按先后次序：{ $houses }。
alt-battle = { $attacker }在{ $area }进攻{ $defender }。
alt-armies = 最大的军团：{ $armies }。
alt-army = { $area }的{ $house }军团{ $size }
alt-bans = 禁止：{ $bans }。
alt-winner = { $house }获胜了。
short-ban-march = 行军 +1
short-ban-defend = 防御
short-ban-support = 支援
short-ban-raid = 突击
short-ban-consolidate = 集权
alt-side = { $house }{ $role }，战力{ $total }：

# --- placards: what players gather to see ---
placard-westeros = 维斯特洛卡
placard-deck = 牌堆 { $number }
placard-bids = 出价：{ $track }
placard-left = 剩余权力{ $power }
placard-stood = 原第{ $place }位
placard-now = 现第{ $place }位
placard-tied = 平手，争第{ $first }至{ $last }位
placard-watch-wins = 守夜人胜利
placard-wildlings-win = 野人胜利
placard-wildling-card = 野人卡
placard-highest = 出价最高
placard-lowest = 出价最低
placard-lead = 谁领先
placard-holds = 地区{ $lands }，补给{ $supply }
placard-goal = { $held ->
    [1] 回合结束时
   *[0] 一
}有{ $castles }座城堡和堡垒就获胜。
placard-tie = 领先：{ $reason }。

## Statistics

figures-came-off = 以及打赢战斗的比例
alt-dragons = 每条龙的战力为{ $strength }。
alt-dragons-in = 龙：{ $areas }。
alt-dragons-at = { $area }{ $number }条
