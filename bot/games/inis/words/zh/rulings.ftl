# What is said of Inis where tables are set up; what the game itself says is in inis/.

option-start = { $value ->
    [exploration] 探索剧本
   *[random] 随机板块
}

## Rulings

ruling-capital-in-the-swamp = 首都建在沼泽
reading-capital-in-the-swamp-forbidden = 禁止
reading-capital-in-the-swamp-allowed = 可以
ruling-lug-after-geis = 全能者鲁格拿取被取消的牌
reading-lug-after-geis-no = 不可以
reading-lug-after-geis-yes = 可以
ruling-cuchulain-clans = 库丘林传说移除
reading-cuchulain-clans-exactly-two = 两个氏族，只要有两个
reading-cuchulain-clans-up-to-two = 最多两个氏族
ruling-new-alliance-removes = 新联盟算作移除
reading-new-alliance-removes-no = 不算
reading-new-alliance-removes-yes = 算
ruling-stone-circle-clan = 巨石阵：离开的氏族
reading-stone-circle-clan-own = 是玩家自己的
reading-stone-circle-clan-any = 是谁的都行
ruling-citadel-not-built = 没有建筑可用时的城寨牌
reading-citadel-not-built-card-taken = 照样拿牌
reading-citadel-not-built-nothing-taken = 什么都不拿
ruling-kernunos-draws = 科尔努诺斯的圣所抽史诗
reading-kernunos-draws-no = 不抽
reading-kernunos-draws-yes = 抽
ruling-geis-against-responses = 禁誓针对响应
reading-geis-against-responses-yes = 有效
reading-geis-against-responses-no = 无效
ruling-clash-responses-by-outsiders = 局外人对冲突的响应
reading-clash-responses-by-outsiders-yes = 可以
reading-clash-responses-by-outsiders-no = 不可以
ruling-warlord-involved = 战帅：怎样的玩家算参与
reading-warlord-involved-exposed-before-the-maneuver = 机动之前暴露的
reading-warlord-involved-present = 在场的
ruling-order-after-the-named = 战帅和安格斯的计策之后
reading-order-after-the-named-from-the-named = 从被指定的玩家继续
reading-order-after-the-named-as-before = 照原来的顺序继续
ruling-epic-deck-empty = 没有史诗牌了
reading-epic-deck-empty-discards-shuffled = 重洗公开弃牌
reading-epic-deck-empty-nothing-drawn = 什么都不抽
ruling-exploration-without-tile = 没有板块时的探索
reading-exploration-without-tile-nothing = 什么都不做
ruling-lost-clans-removed = 因板块失去的氏族算被移除
reading-lost-clans-removed-yes = 算
reading-lost-clans-removed-no = 不算
ruling-mountains-settled = 群山的效果
reading-mountains-settled-before-the-clash = 在冲突之前
ruling-responses-after-cancelled = 牌被取消之后的响应
reading-responses-after-cancelled-allowed = 可以
reading-responses-after-cancelled-none = 不可以
ruling-responses-after-cancelled-tale = 史诗被取消之后的响应
reading-responses-after-cancelled-tale-allowed = 可以
reading-responses-after-cancelled-tale-none = 不可以
ruling-cauldron-responses = 对达格达的大釜的响应
reading-cauldron-responses-at-its-discard = 冲突结束时
reading-cauldron-responses-when-laid-down = 放下它的时候
ruling-moor-at-any-time = 荒原何时可以打出
reading-moor-at-any-time-before-its-holders-decisions = 在持有者做任何决定之前
ruling-cathbads-choice = 卡斯巴德之言的选择
reading-cathbads-choice-secret = 保密
reading-cathbads-choice-open = 公开
ruling-salt-mine-empty-hand = 盐矿对空手的玩家
reading-salt-mine-empty-hand-no-exchange = 不交换
ruling-club-against-empty-hand = 达格达的巨棒对空手的玩家
reading-club-against-empty-hand-clan-removed = 移除一个氏族
ruling-morrigan-without-opponents = 没有对手时的摩莉甘
reading-morrigan-without-opponents-no-clash = 没有冲突
ruling-diarmuid-into-the-mountains = 迪卢木多进入群山
reading-diarmuid-into-the-mountains-untouched = 板块不起作用
reading-diarmuid-into-the-mountains-tile-effect = 板块起作用
ruling-moves-without-may = 没有写“可以”的移动
reading-moves-without-may-mandatory = 必须做
reading-moves-without-may-optional = 可以不做
ruling-deeds = 功绩
reading-deeds-unlimited = 数量不限
