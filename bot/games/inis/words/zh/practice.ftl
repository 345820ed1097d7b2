## 第一场对局之前用来试玩的小任务。

practice-build = 建造城寨
practice-build-task = 轮到你了。打出城寨牌，在只有你的氏族的小湾建造。
practice-build-solved = 城寨在冲突中保护一个氏族。无论谁是那里的酋长，它都留在原地。
practice-build-missed = 小湾没有城寨。打出城寨牌，选择小湾。

practice-conquest = 进入空地
practice-conquest-task = 打出征服牌，选择山谷，从小湾移动两个氏族过去。山谷里没有人。
practice-conquest-solved = 山谷里你的氏族最多，所以你是那里的酋长。小湾留下一个氏族，你在那里也仍是酋长。
practice-conquest-missed = 你不是山谷的酋长。打出征服牌，选择山谷，把氏族移动过去。

practice-pretender = 宣称王位
practice-pretender-task = 你在场之处有六座圣所：这是一个胜利条件。取一个宣称标记。
practice-pretender-solved = 如果下一回合开始时条件仍然成立，你就获胜。在那之前所有人都看得见标记，会想办法阻止你。
practice-pretender-missed = 没有宣称标记，谁都不会获胜。轮到你时取标记，而不是打出牌。
