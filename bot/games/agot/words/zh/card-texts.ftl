# What the cards of A Game of Thrones: The Board Game do, in our words and in full.
# Abilities are named for what they do where cards of several names do it.

## House cards of the 2nd edition

ability-stannis-baratheon = 计算战力时，如果对手在铁王座的位次比你高，这张卡值5。
ability-renly-baratheon = 如果你获胜，可以把你的一个步兵变成骑士：要么参加了战斗，要么所在地区的支援令牌帮了你。这在伤亡之前进行。
ability-ser-davos-seaworth = 史坦尼斯·拜拉席恩在你的弃牌区时，这张卡值3，并有一把宝剑。
ability-salladhor-saan = 只要有支援令牌帮你，不管是你自己的还是别的家族的，除你以外的所有船舰都算0，不分哪一方，也不分作战还是支援。特殊支援令牌的 +1 保留。
ability-patchface = 战斗结束后，无论胜负，你可以查看对手的手牌，选一张卡放进对手的弃牌区。
ability-tywin-lannister = 如果你获胜，获得2点权力。
ability-ser-kevan-lannister = 如果你进攻，你参加进攻或支援进攻的每个步兵都算2。别人的步兵不变。
ability-tyrion-lannister = 双方的卡一亮出，你就可以让对手收回那张卡，它没有效果。对手另出一张；如果那是最后一张，就不出。每场战斗一次。
ability-cersei-lannister = 如果你获胜，可以从任何地区移除战败家族的一个令牌。
ability-robb-stark = 如果你获胜，作为防守方也算，可以选择战败的单位撤退到哪里：在对手损失单位最少的合法地区之中选。
ability-roose-bolton = 如果你战败，你弃掉的家族卡全部回到手中，这张也在内。
ability-the-blackfish = 这场战斗中，你不会因宝剑、骷髅或特殊能力而有伤亡。撤退中损失的单位照样失去。
ability-catelyn-stark = 如果你在战斗的地区有防御令牌，它的加值翻倍：+2 或 +4。
ability-arianne-martell = 如果你防守并战败，进攻方不能进入：退回行军的出发地，也不变成残兵。你的单位照样撤退。
ability-nymeria-sand = 进攻时有一把宝剑，防守时有一个城壁。
ability-doran-martell = 立即指定一个影响领域：对手落到末位，后面的家族依次前移。特殊标志物随即易主。
ability-victarion-greyjoy = 如果你进攻，你参加进攻或支援进攻的每艘船舰都算2。别人的船舰不变。
ability-balon-greyjoy = 对手的卡，印着的战力算0。它的特殊能力加上的部分仍然算，图样也仍然算。
ability-theon-greyjoy = 如果你防守的地区有城堡或堡垒，这张卡值3，并有一把宝剑。
ability-asha-greyjoy = 如果没有支援令牌帮你，你自己的和别的家族的都没有，这张卡有两把宝剑和一个城壁。
ability-aeron-damphair = 你可以立即付2点权力，弃掉这张卡，从手里另出一张代替。
ability-mace-tyrell = 立即消灭对手参加这场战斗的一个步兵，它的战力也没有了。黑鱼可以防止。
ability-ser-loras-tyrell = 如果你进攻并获胜，你的行军令牌随单位移进夺得的地区，本回合可以再执行一次。
ability-queen-of-thorns = 立即从邻接战斗的地区移除对手的一个令牌；这场战斗本身的行军令牌除外。如果移除的是支援令牌，那份支援就没有了。
lookup-card-without-text = 没有特殊能力：只有战力和图样。
lookup-card-text-off = 这场对局不用家族卡的特殊能力。

## Westeros cards

text-westeros-rally-the-men = 按先后次序，每个人在自己的城堡征兵。堡垒不能征兵。
text-westeros-the-burden-of-power = 铁王座的持有者选择：野人威胁降到0，或者所有人征兵。
text-westeros-famine = 每个人的补给减1。军团超出补给的要损失单位。
text-westeros-supply = 按先后次序，每个人把补给标志物移到自己控制的补给图样数，最多6。军团因此超限的人要失去单位。
text-westeros-mustering = 按先后次序，每个人在自己的所有城堡和堡垒征兵。
text-westeros-a-throne-of-blades = 铁王座的持有者选择：补给、征兵，或者无事发生。
text-westeros-last-days-of-summer = 无事发生。
text-westeros-winter-is-coming = 一翻开，整个牌叠连同弃牌一起重洗，另翻一张代替。
text-westeros-clash-of-kings = 三个影响领域的标志物全部拿下，依次为铁王座、封地、宫廷出价。
text-westeros-game-of-thrones = 每个人按自己控制的权力图样，每个获得1点权力；每个有自己船舰的港口再得1点，前方海面有敌方船舰的除外。
text-westeros-dark-wings-dark-words = 渡鸦信差的持有者选择：为三个影响领域出价、按权力图样获得权力，或者无事发生。
text-westeros-wildlings-attack = 野人入侵，战力就是野人威胁达到的数值。
text-westeros-put-to-the-sword = 瓦雷利亚钢剑的持有者选择本回合禁止什么：防御、行军 +1，或者无事发生。
text-westeros-rains-of-autumn = 本回合没有行军 +1 令牌。
text-westeros-storm-of-swords = 本回合没有防御令牌。
text-westeros-sea-of-storms = 本回合没有突击令牌。
text-westeros-web-of-lies = 本回合没有支援令牌。
text-westeros-feast-for-crows = 本回合没有集权令牌。

## Wildling cards: the reward of the highest bidder, the penalties of the lowest and of all others

reward-wildling-silence-at-the-wall = 无事发生
penalty-wildling-silence-at-the-wall = 无事发生
others-wildling-silence-at-the-wall = 无事发生
reward-wildling-skinchanger-scout = 收回出价的全部权力
penalty-wildling-skinchanger-scout = 失去剩下的全部权力
others-wildling-skinchanger-scout = 各失去2点权力
reward-wildling-rattleshirts-raiders = 在补给量表上升一格
penalty-wildling-rattleshirts-raiders = 在补给量表上降两格，失去容不下的单位
others-wildling-rattleshirts-raiders = 在补给量表上降一格，失去容不下的单位
reward-wildling-massing-on-the-milkwater = 收回弃掉的全部家族卡
penalty-wildling-massing-on-the-milkwater = 手里有两张或更多卡时，弃掉印着的战力最高的所有卡
others-wildling-massing-on-the-milkwater = 手里有两张或更多卡时，各自选一张弃掉
reward-wildling-a-king-beyond-the-wall = 移到一个影响领域的第一位，并取得那里的标志物
penalty-wildling-a-king-beyond-the-wall = 在三个影响领域都落到末位
others-wildling-a-king-beyond-the-wall = 各自选择，在封地或宫廷落到末位
reward-wildling-crow-killers = 可以把最多两个步兵变成骑士
penalty-wildling-crow-killers = 把所有骑士变成步兵；没有步兵可换的骑士被消灭
others-wildling-crow-killers = 各把两个骑士变成步兵；没有步兵可换的骑士被消灭
reward-wildling-mammoth-riders = 可以收回一张弃掉的家族卡
penalty-wildling-mammoth-riders = 在任何地方消灭自己的三个单位
others-wildling-mammoth-riders = 各在任何地方消灭自己的两个单位
reward-wildling-the-horde-descends = 可以在一座城堡或堡垒征兵
penalty-wildling-the-horde-descends = 在一座城堡或堡垒消灭自己的两个单位；没有这样的地区，就在任何地方消灭两个
others-wildling-the-horde-descends = 各在任何地方消灭自己的一个单位
reward-wildling-preemptive-raid = 退到一边，其他人再次面对野人入侵，战力6
penalty-wildling-preemptive-raid = 在任何地方消灭自己的两个单位，或者在位次最高的影响领域下降两位
others-wildling-preemptive-raid = 无事发生
