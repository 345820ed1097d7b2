ruleset-agot-2e = 权力的游戏（第二版）
