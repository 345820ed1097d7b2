## 第一场对局之前用来试玩的小任务。

practice-orders = 放第一批令牌
practice-orders-task = 你是史塔克家族。给临冬城放行军令牌，给白港放防御令牌，然后锁定。
practice-orders-solved = 所有令牌同时亮出。行军令牌让单位移动和进攻；防御令牌让受到进攻的地区更强。
practice-orders-missed = 临冬城需要行军令牌，白港需要防御令牌。带不带星星都行。

practice-the-twins = 占领孪河城
practice-the-twins-task = 你在卡林湾的单位有行军令牌。孪河城是空的，向那里行军。
practice-the-twins-solved = 只要你的单位在，孪河城就是你的。可以全部行军，也可以只走一部分，还可以分头去几个地区。
practice-the-twins-missed = 孪河城里没有你的单位。每个行军令牌每回合只用一次，锁定之前请想清楚。

practice-power-behind = 离开，但保住城堡
practice-power-behind-task = 让步兵从白港行军到卡林湾，并留下一个权力标志物，使白港仍归你所有。
practice-power-behind-solved = 你用一个步兵拥有两座城堡。有权力标志物的地区一直是你的，直到敌人行军进来。
practice-power-behind-missed = 两样都要：卡林湾有步兵，白港有你的权力标志物。不留标志物就离开的地区没有人拥有。

practice-raid = 用突击移除令牌
practice-raid-task = 拜拉席恩在狭海的船舰支援鹰巢城。你的船舰有突击令牌：移除那个支援令牌。
practice-raid-solved = 突击令牌移除邻接地区的一个支援、突击或集权令牌。鹰巢城再也得不到海上的帮助。
practice-raid-missed = 狭海的支援令牌还在。请选它作为突击令牌的目标。

practice-house-card = 出对卡就能赢
practice-house-card-task = 你以战力3进攻海疆城，对方也是3。兰尼斯特会出战力2的家族卡，平手算它赢。选一张能赢的家族卡。
practice-house-card-solved = 需要战力3或4的家族卡：单位和家族卡合起来决定战斗。出过的卡要等其他卡都出过才回来。
practice-house-card-missed = 平手算兰尼斯特赢，所以你的单位加家族卡要超过5。这需要战力3或4的家族卡。

practice-support = 在有支援的地方开战
practice-support-task = 孪河城的防守战力是3。你在卡林湾只有一个步兵，但海疆城的军团有支援令牌：进攻孪河城。
practice-support-solved = 步兵1，海疆城的支援3：支援的军团全部计入，而且不用移动。
practice-support-missed = 你没有占领孪河城。海疆城与孪河城邻接，会支援对那里的进攻。

practice-muster = 征召骑士
practice-muster-task = 征兵：临冬城是堡垒，有2点。用这些点数让临冬城里有一个骑士。
practice-muster-solved = 新骑士要2点。步兵升为骑士只要1点，还剩一点可以征召别的单位。
practice-muster-missed = 临冬城里没有骑士。步兵或船舰1点，新骑士2点；步兵升为骑士1点。

practice-bid = 夺得铁王座
practice-bid-task = 所有人秘密为铁王座出价，出多少付多少。拜拉席恩有2点权力，兰尼斯特有1点，你有5点。要赢，并至少留下2点。
practice-bid-solved = 3点就够了，因为谁的出价都不能超过自己拥有的权力。拥有铁王座的人先行动，并裁决平手。
practice-bid-missed = 没有人能出价超过2点，所以你出价3点就行。少了会输，或者由拜拉席恩来裁决；多了就浪费。

practice-wildlings = 抵挡野人
practice-wildlings-task = 野人以战力6入侵。拜拉席恩出2点，兰尼斯特出1点。所有出价合起来要达到6：出够你的那份。
practice-wildlings-solved = 守夜人胜利，出价最高的人得到奖励。如果野人胜利，所有人都受损失，出价最低的人损失最大。
practice-wildlings-missed = 2加1是3，还差3。野人胜利对所有人都有害。

practice-seventh-castle = 赢得对局
practice-seventh-castle-task = 拥有七座城堡和堡垒的人获胜。你有六座。行军占领第七座，并保住另外六座：在卡林湾留下一个单位。
practice-seventh-castle-solved = 七座城堡和堡垒到手，你当场获胜。
practice-seventh-castle-missed = 你没有七座城堡和堡垒。海疆城是空的，与卡林湾邻接；派一个单位去，另一个留下。
