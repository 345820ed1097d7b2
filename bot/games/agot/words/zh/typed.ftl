# Words that players have for things of A Game of Thrones besides their names.
# order-march and the like stand for all orders of a kind; -several for pieces in the plural.

typed-also =
    .order-march = 进攻, 进军, 移动, 出征
    .order-defend = 守, 防守, 守备, 防卫
    .order-support = 支持, 援助, 增援
    .order-raid = 掠夺, 袭击, 劫掠, 突袭
    .order-consolidate = 皇冠, 王冠, 收集权力, 巩固, 巩固权力, 巩固力量, 加权, 权力, 收权, 收钱
    .order-consolidate-star = 征兵, 招募, 募兵
    .area-winterfell = 临冬
    .area-the-twins = 双河城, 孪河, 双塔
    .area-kings-landing = 君临城
    .area-pyke = 派克岛
    .area-white-harbor = 白港城
    .area-highgarden = 高庭城
    .choice-no-target = 无目标, 没目标, 没有目标, 空突
    .unit-footman = 步, 兵, 小兵, 士兵, 步卒
    .unit-knight = 骑, 骑兵, 马
    .unit-ship = 船, 舰, 船只, 战船, 战舰, 海军
    .unit-siege-engine = 攻城塔, 攻城, 攻城车, 攻城器械, 投石车
    .card-catelyn-stark = 凯特琳夫人
    .card-eddard-stark = 奈德, 奈德·史塔克
    .card-the-blackfish = 布林登
    .card-ser-gregor-clegane = 魔山
    .card-tyrion-lannister = 小恶魔
    .card-ser-jaime-lannister = 弑君者
