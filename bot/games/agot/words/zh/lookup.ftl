# Looking up cards, areas and houses of A Game of Thrones: The Board Game.

## Cards

lookup-card-of-house = { $house }的家族卡
lookup-card-strength = 战力{ $strength }
lookup-card-swords = 宝剑×{ $count }
lookup-card-towers = 城壁×{ $count }
lookup-card-skulls = 骷髅×{ $count }
lookup-card-without-text = 没有特殊能力：只有战力和图样。
lookup-card-text-off = 这场对局不用家族卡的特殊能力。
lookup-card-in-hand = **这场对局**：在{ $house }手里。
lookup-card-other-deck = **这场对局**：属于{ $house }现在不用的那套家族卡。
lookup-card-discarded = **这场对局**：在{ $house }的弃牌堆。
lookup-card-in-combat = **这场对局**：{ $house }在{ $area }的战斗中打出了它。
lookup-card-not-in-game = **这场对局**：{ $house }没有参加。
lookup-card-westeros = 维斯特洛卡，{ $deck }：{ $total }张中有{ $copies }张{ $icons ->
    [0] {""}
   *[other] ，带{ $icons }个野人图样
}
lookup-card-shown = **这场对局**：本回合正亮着。
lookup-card-wildling = 野人卡：牌堆里每种一张
lookup-card-wildling-reward = **守夜人胜利**：出价最高的人{ $what }。
lookup-card-wildling-penalty = **野人胜利**：出价最低的人{ $what }。
lookup-card-wildling-others = **其他人**：{ $what }。
lookup-card-peeked-top = **这场对局**：你看到它在牌堆顶。
lookup-card-peeked-bottom = **这场对局**：你把它放到了牌堆底。
lookup-card-tides = 战局牌：{ $total }张中有{ $copies }张
lookup-card-tides-unused = 这场对局不用战局牌。

## Areas

lookup-area-kind-land = 陆地
lookup-area-kind-sea = 海洋
lookup-area-kind-port = 港口
lookup-area-castle = 城堡（{ $points }点征兵点数）
lookup-area-stronghold = 堡垒（{ $points }点征兵点数）
lookup-area-power = 权力图样×{ $count }
lookup-area-supply = 补给图样×{ $count }
lookup-area-home = { $house }的家乡
lookup-area-port-of = 属于{ $land }
lookup-area-near-land = **邻接陆地**：{ $areas }
lookup-area-near-sea = **邻接海洋**：{ $areas }
lookup-area-near-port = **港口**：{ $areas }
lookup-area-closed = 在这场对局里封闭：谁都不能进入。
lookup-area-held = **控制者**：{ $house }
lookup-area-units = **{ $house }**：{ $units }
lookup-area-token = { $house }的权力标志物
lookup-area-garrison = 战力{ $strength }的守军
lookup-area-neutral = 战力{ $strength }的中立势力
lookup-area-order = **令牌**：{ $order }
lookup-area-face-down = 有一个正面朝下的令牌。
lookup-area-combat = { $attacker }正在进攻这里。
lookup-area-empty = 这里没有人。
lookup-area-fog = 视野之外：只知道印好的内容。
lookup-area-supporters = **邻近、可以提供支援的**：
lookup-area-supporter = - { $house }，{ $area }：{ $units }，战力{ $strength }{ $order }
lookup-area-marchers = **按现在的位置能行军到这里的**：
lookup-area-marcher = - { $house }，{ $area }：{ $units }{ $order }
lookup-area-marcher-by-sea = - { $house }，{ $area }：{ $units }，乘船舰{ $order }
lookup-area-with-order = {" · "}{ $order }

## Houses

lookup-house-figures = **权力** { $power } · **城堡和堡垒** { $castles }/{ $needed }
lookup-house-supply = **补给** { $supply }：军团上限{ $limits }；现有{ $armies }
lookup-house-place = { $track }第{ $place }位。
lookup-house-dragons = 本回合每条龙战力{ $strength }；在这些回合长大：{ $rounds }
lookup-house-tokens = 持有{ $tokens }
lookup-house-units-title = **单位**
lookup-house-units = - { $area }：{ $units }
lookup-house-left = - 不在版图上：{ $units }
lookup-house-areas = **地区**：{ $areas }
lookup-house-area-with = { $area }（{ $marks }）
lookup-house-hand = **手牌**：{ $cards }
lookup-house-discard = **已弃**：{ $cards }
lookup-house-later = **打出最后一张后，从第{ $round }回合起**：{ $cards }
lookup-house-card = { $card } { $strength }
lookup-mark-castle = 城堡
lookup-mark-stronghold = 堡垒
