# Names of the things in A Game of Thrones: The Board Game.
# A parameter written kind:id is shown through the message kind-id; + and * are spelt out in ids.

## Houses

house-arryn = 艾林
house-baratheon = 拜拉席恩
house-greyjoy = 葛雷乔伊
house-lannister = 兰尼斯特
house-martell = 马泰尔
house-stark = 史塔克
house-targaryen = 坦格利安
house-tyrell = 提利尔

## Areas

area-bay-of-ice = 寒冰湾
area-blackwater = 黑水河
area-blackwater-bay = 黑水湾
area-castle-black = 黑城堡
area-crackclaw-point = 蟹爪半岛
area-dornish-marches = 多恩边疆地
area-dragonstone = 龙石岛
area-east-summer-sea = 东夏日之海
area-flints-finger = 菲林特之指
area-greywater-watch = 灰水望
area-harrenhal = 赫伦堡
area-highgarden = 高庭
area-ironmans-bay = 铁民湾
area-karhold = 卡霍城
area-kings-landing = 君临
area-kingswood = 御林
area-lannisport = 兰尼斯港
area-moat-cailin = 卡林湾
area-oldtown = 旧镇
area-port-of-dragonstone = 龙石岛港口
area-port-of-lannisport = 兰尼斯港港口
area-port-of-oldtown = 旧镇港口
area-port-of-pyke = 派克港口
area-port-of-storms-end = 风息堡港口
area-port-of-sunspear = 阳戟城港口
area-port-of-white-harbor = 白港港口
area-port-of-winterfell = 临冬城港口
area-princes-pass = 亲王隘口
area-pyke = 派克
area-redwyne-straights = 雷德温海峡
area-riverrun = 奔流城
area-salt-shore = 盐海岸
area-sea-of-dorne = 多恩海
area-seagard = 海疆城
area-searoad-marches = 滨海边疆
area-shipbreaker-bay = 破船湾
area-starfall = 星坠城
area-stoney-sept = 石堂镇
area-storms-end = 风息堡
area-sunset-sea = 落日之海
area-sunspear = 阳戟城
area-the-arbor = 青亭岛
area-the-boneway = 骨路
area-the-eyrie = 鹰巢城
area-the-fingers = 五指半岛
area-the-golden-sound = 金色海峡
area-the-mountains-of-the-moon = 明月山脉
area-the-narrow-sea = 狭海
area-the-reach = 河湾地
area-the-shivering-sea = 颤抖海
area-the-stony-shore = 磐石海岸
area-the-twins = 孪河城
area-three-towers = 三塔堡
area-west-summer-sea = 西夏日之海
area-white-harbor = 白港
area-widows-watch = 寡妇望
area-winterfell = 临冬城
area-yronwood = 伊伦伍德

## Pieces, with $count

unit-footman = 步兵
    .measure = 个
    .counted = 个步兵
unit-knight = 骑士
    .measure = 个
    .counted = 个骑士
unit-dragon = 龙
    .measure = 条
    .counted = 条龙
unit-ship = 船舰
    .measure = 艘
    .counted = 艘船舰
unit-siege-engine = 攻城器
    .measure = 台
    .counted = 台攻城器
unit-routed-footman = 步兵（残兵）
    .measure = 个
    .counted = 个步兵（残兵）
unit-routed-knight = 骑士（残兵）
    .measure = 个
    .counted = 个骑士（残兵）
unit-routed-dragon = 龙（残兵）
    .measure = 条
    .counted = 条龙（残兵）
unit-routed-ship = 船舰（残兵）
    .measure = 艘
    .counted = 艘船舰（残兵）
unit-routed-siege-engine = 攻城器（残兵）
    .measure = 台
    .counted = 台攻城器（残兵）
unit-garrison = 守军

## Order tokens; the star marks a special order

order-march-minus-1 = 行军 −1
    .note = 移动或进攻；战斗中 −1
order-march-plus-0 = 行军 +0
    .note = 移动或进攻
order-march-plus-1-star = 行军 +1 ★
    .note = 移动或进攻；战斗中 +1
order-defend-plus-1 = 防御 +1
    .note = 这个地区受到进攻时 +1
order-defend-plus-2-star = 防御 +2 ★
    .note = 这个地区受到进攻时 +2
order-support = 支援
    .note = 用这里的单位帮助邻接地区的战斗
order-support-plus-1-star = 支援 +1 ★
    .note = 用这里的单位帮助邻接地区的战斗；+1
order-raid = 突击
    .note = 移除邻接地区的一个支援、突击或集权令牌
order-raid-star = 突击 ★
    .note = 与突击相同，或改为移除一个防御令牌
order-consolidate = 集权
    .note = 获得1点权力，这里每个权力图样再得1点
order-consolidate-star = 集权 ★
    .note = 获得权力，或者在城堡或堡垒征兵

## Kinds of orders, as a Westeros card forbids them

order-march = 行军
order-defend = 防御
order-special = 特殊令牌

## Influence tracks, and the tokens that go with their first place

track-iron-throne = 铁王座
track-fiefdoms = 封地
track-kings-court = 宫廷
dominance-iron-throne = 铁王座
dominance-valyrian-steel-blade = 瓦雷利亚钢剑
dominance-blade = 瓦雷利亚钢剑
dominance-messenger-raven = 渡鸦信差
dominance-raven = 渡鸦信差

## Seats, as the table calls them

seat-arryn = { house-arryn }
seat-baratheon = { house-baratheon }
seat-greyjoy = { house-greyjoy }
seat-lannister = { house-lannister }
seat-martell = { house-martell }
seat-stark = { house-stark }
seat-targaryen = { house-targaryen }
seat-tyrell = { house-tyrell }

## Phases

phase-westeros = 维斯特洛阶段
phase-planning = 计划阶段
phase-raven = 渡鸦信差
phase-raids = 突击令牌
phase-marches = 行军令牌
phase-power = 集权令牌
phase-ended = 结束
set-up-hand = 开局：选择家族卡手牌
set-up-pick = 开局：轮流选家族卡
