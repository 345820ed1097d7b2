# The words in and under a picture of Inis: short, for there is little room.

inis-round = 第{ $number }回合
inis-set-up = 开局设置
inis-won = { $seat }获胜
inis-clash-in = { $area }的冲突
inis-maneuver = { $area }的冲突：{ $seat }机动
inis-turn = 轮到{ $seat }
inis-phase-set-up = 岛屿成形
inis-phase-assembly = 集会
inis-phase-draft = 集会：轮抽
inis-phase-season = 季节
inis-phase-ended = 游戏结束

inis-clockwise = 顺时针
inis-counter-clockwise = 逆时针
inis-brenn = 布伦
inis-pretender = 宣称者

inis-condition-clans = 统领氏族
inis-condition-sanctuaries = 圣所
inis-condition-territories = 领地

inis-heading-display = 公开区
inis-heading-pile = 公开弃牌
inis-nothing = 无
inis-more = +{ $number }
inis-supply-tiles = { $number ->
   *[other] 板块
}
inis-supply-citadels = { $number ->
   *[other] 城寨
}
inis-supply-sanctuaries = { $number ->
   *[other] 圣所
}
inis-supply-tales = { $number ->
   *[other] 史诗
}
inis-supply-discarded = 弃置
inis-supply-aside = 搁置

# Alternative texts and the table in words.
inis-alt-head = { $title }：{ $moment }。
inis-alt-brenn = { $seat }是布伦，按{ $direction }方向行动。
inis-alt-targets = 你可以选：{ $areas }。
inis-alt-sites = 板块可放的{ $number }个位置标了号。
inis-alt-houses = 胜利条件，各需6：{ $houses }。
inis-alt-house = { $seat }：{ $counted }，储备{ $reserve }
inis-alt-clans = 统领氏族{ $number }个
inis-alt-sanctuaries = { $number }座圣所
inis-alt-territories = { $number }块领地
inis-alt-cards = 牌{ $cards }
inis-alt-deeds = { $number }个功绩
inis-alt-chieftain = { $seat } { $number }（酋长）
inis-alt-clans-there = { $seat } { $number }
inis-alt-sheltered = { $seat }受庇护{ $number }个
inis-alt-clash = 冲突
inis-alt-capital = 首都
inis-alt-built-citadels = 城寨×{ $number }
inis-alt-built-sanctuaries = 圣所×{ $number }
inis-alt-festival = 庆典
inis-alt-more = 还有{ $number }块领地。

inis-board-playing = { $seat }正在打出{ $card }。
inis-board-action = { $number }张行动牌
inis-board-advantage = { $number }张优势牌
inis-board-epic = { $number }张史诗牌
inis-board-known = 已知：{ $cards }
inis-board-empty = 空
inis-board-neighbours = 与{ $areas }相邻
inis-board-card-display = 牌在公开区
inis-board-card-spent = 牌已用
inis-board-card-held = 牌在{ $seat }手里
inis-board-offered = 你可以选它
inis-board-supply = 剩余：板块{ $tiles }，城寨{ $citadels }，圣所{ $sanctuaries }，史诗牌{ $tales }；行动牌已弃置{ $discarded }。
inis-board-display = 公开区：{ $cards }。
inis-board-pile = 公开弃牌，最新在前：{ $cards }。
inis-board-hand = { $group }：{ $cards }。
inis-board-seen = 第{ $round }回合看到：{ $things }。
inis-board-seen-of = 第{ $round }回合在{ $seat }那里看到：{ $things }。

# Groups of one's own cards.
inis-hand-action = 你的行动牌
inis-hand-advantage = 你的优势牌
inis-hand-epic = 你的史诗牌
inis-hand-laid = 搁置
inis-hand-draft = 可选
inis-hand-drawn = 刚抽到

inis-hand-title = { $seat }的牌
inis-hand-none = 没有牌。
inis-hand-seen = 你看到过
inis-hand-seen-of = 在{ $seat }那里看到

# A clash by itself.
inis-clash-instigator = 发起者
inis-clash-step-start = 冲突开始。
inis-clash-step-citadels = 谁进城寨？
inis-clash-step-maneuvers = 机动。
inis-clash-step-end = 冲突结束。
inis-clash-maneuver = 轮到{ $seat }机动。
inis-clash-attack = { $attacker }攻击{ $target }。
inis-clash-silenced = 鲁格之矛：不能打三旋牌。
inis-clash-exposed = 暴露
inis-clash-sheltered = 受庇护
inis-clash-side = { $seat }暴露{ $exposed }，受庇护{ $sheltered }
inis-clash-shelter = { $number ->
    [0] 这里没有城寨。
   *[other] 城寨可容{ $number }个氏族。
}
inis-clash-story = 经过

# --- placards: what players gather to see ---
inis-placard-conditions = 胜利条件
inis-placard-pretender = 宣称者。
inis-placard-counts = 统领氏族{ $clans } · 圣所{ $sanctuaries } · 领地{ $territories } · 功绩{ $deeds }
inis-placard-rule = 每个条件需要6；有宣称标记、又满足其一的玩家可以在集会上获胜。

## Statistics

figures-came-off = 以及没有被取消的比例
