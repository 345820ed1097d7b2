# How lists name the editions, and what each can be combined with.

offer-agot-2e = 权力的游戏（第二版）
offer-agot-1e = 权力的游戏（第一版）
offer-agot-2e-adwd = 魔龙的狂舞（第二版）
offer-agot-2e-vassals = 有封臣（第二版）
offer-agot-2e-affc = 群鸦的盛宴（第二版）
offer-agot-2e-mod = 龙之母（第二版）

about-agot-2e = 十个回合。可以用战局牌。
about-agot-1e = 第一版的版图、家族卡和规则，没有战局牌。
about-agot-2e-adwd = 波顿家族代替史塔克家族，换用新的家族卡，六个回合。可以用战局牌，不能和别的扩展一起玩。
about-agot-2e-vassals = 人少时的第二版：没有玩家的家族是封臣，由其他玩家指挥。可以用战局牌。
about-agot-2e-affc = 艾林家族加入；完成目标得胜利点，七点获胜。可以用战局牌，不能和别的扩展一起玩。
about-agot-2e-mod = 艾林家族加入；四人及以上时，还有坦格利安家族和它的龙。没有玩家的家族是封臣。可以用战局牌。
