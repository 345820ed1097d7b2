# The House cards of vassals.

## House cards

card-varys = 瓦里斯
    .short = 瓦里斯
    .note = 战力0。战斗之后升到封地首位
    .text = 战斗结束后，不论胜负，这个封臣升到封地影响领域的首位。瓦雷利亚钢剑仍归那里位次最高的玩家。

card-syrio-forel = 西利欧·佛瑞尔
    .short = 西利欧
    .note = 战力1。防守时，玩家的步兵算0
    .text = 如果封臣防守，玩家的步兵在这场战斗里算0。封臣的步兵照常。

card-jaqen-hghar = 贾昆·赫加尔
    .short = 贾昆
    .note = 战力1。对手改出一张随机的卡
    .text = 双方的卡一亮出，对手就收回自己的卡（不产生任何效果），再从手牌里随机出一张。

card-janos-slynt = 杰诺斯·史林特
    .short = 史林特
    .note = 战力2，2把宝剑，1个城壁

card-jon-connington = 琼恩·克林顿
    .short = 克林顿
    .note = 战力2。战败后可放一个骑士
    .text = 如果封臣战败，可以在它的单位撤退到的地方放一个骑士，或者放在它控制的家乡地区。必须符合补给，也要还有棋子可用。
    .ask = { $card }：骑士出现在哪里？

card-beric-dondarrion = 贝里·唐德利恩
    .short = 贝里
    .note = 战力3。胜了也要失去一个单位
    .text = 如果封臣获胜，它在这场战斗里还是要失去一个单位，由指挥者选。
    .ask = { $card }：封臣虽然胜了，失去哪个单位？

card-bronn = 波隆
    .short = 波隆
    .note = 战力4；对手付2点权力则为0
    .text = 计算战力之前，对手可以付2点权力；那样波隆算0。
    .ask = { $card }为{ $rival }而战：要付2点权力，让他算0吗？
