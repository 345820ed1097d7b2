## 第一场对局之前用来试玩的小任务。

practice-draft = 留下一张牌
practice-draft-task = 大家正在轮抽行动牌。你看到三张：留下探索牌。另外两张交给对手。
practice-draft-solved = 一个季节里，你能做的全靠留下的牌。传下去的牌可能用来对付你，但你知道是哪些。
practice-draft-missed = 探索牌到了对手手里。选择你想留下的牌，然后锁定。

practice-new-clans = 成为酋长
practice-new-clans-task = 打出新氏族牌。把两个氏族都放到山谷，那里绿方的氏族比你多。
practice-new-clans-solved = 三比二：一块领地里氏族最多的人就是那里的酋长。放置氏族不会引发冲突。
practice-new-clans-missed = 山谷的酋长还是绿方。打出新氏族牌，把两个氏族都放在那里。

practice-build = 建造城寨
practice-build-task = 轮到你了。打出城寨牌，在只有你的氏族的小湾建造。
practice-build-solved = 城寨在冲突中保护一个氏族。无论谁是那里的酋长，它都留在原地。
practice-build-missed = 小湾没有城寨。打出城寨牌，选择小湾。

practice-conquest = 进入无人的领地
practice-conquest-task = 打出征服牌，选择山谷，从小湾移动两个氏族过去。山谷里没有人。
practice-conquest-solved = 山谷里你的氏族最多，所以你是那里的酋长。小湾留下一个氏族，你在那里也仍是酋长。
practice-conquest-missed = 你不是山谷的酋长。打出征服牌，选择山谷，把氏族移动过去。

practice-druid = 取回一张牌
practice-druid-task = 打出德鲁伊牌。从弃牌堆拿回征服牌。
practice-druid-solved = 德鲁伊抵得上本季节打出过的任何一张牌。打出之前，先看看弃牌堆里有什么。
practice-druid-missed = 征服牌不在你手里。打出德鲁伊牌，选择征服牌。

practice-shelter = 躲进城寨
practice-shelter-task = 绿方在小湾引发了冲突，三个氏族对你的两个。那里有一座空的城寨：让一个氏族进去。
practice-shelter-solved = 受庇护的氏族谁也不能攻击。不管发生什么，你都留在小湾。
practice-shelter-missed = 两个氏族都留在外面，会受到攻击。请按**进入城寨**。

practice-attack = 赢得冲突
practice-attack-task = 小湾发生冲突，双方各有两个氏族。绿方没有行动牌。攻击绿方。
practice-attack-solved = 受到攻击的人失去一个氏族或一张行动牌。绿方没有牌，所以失去了氏族，你成了酋长。
practice-attack-missed = 你不是小湾的酋长。选择**攻击**，然后选择绿方。

practice-deed = 赢得功绩
practice-deed-task = 你有吟游诗人牌，它可以作为响应打出。攻击没有行动牌的绿方。绿方失去氏族后，打出吟游诗人。
practice-deed-solved = 三旋牌上说的事一发生，就可以打出这张牌。一个功绩算作最有利的那个胜利条件里的1。
practice-deed-missed = 你没有功绩。攻击绿方，问你是否响应时选择吟游诗人。

practice-geis = 阻止一张牌
practice-geis-task = 绿方想在小湾建造城寨。现在先跳过。绿方打出那张牌时，用禁誓响应。
practice-geis-solved = 那张牌被取消，也用掉了。这样的响应要留给对你伤害最大的牌。
practice-geis-missed = 绿方的城寨建在了小湾。先跳过，问你是否响应时选择禁誓。

practice-pretender = 宣称王位
practice-pretender-task = 有你氏族的领地里共有六座圣所：这是一个胜利条件。取一个宣称标记。
practice-pretender-solved = 如果下一回合开始时条件仍然成立，你就获胜。在那之前所有人都看得见标记，会想办法阻止你。
practice-pretender-missed = 没有宣称标记，谁都不会获胜。轮到你时取标记，不要打出牌。
