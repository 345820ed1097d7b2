topic-clashes = 冲突
topic-played = 打出的牌
topic-tales = 史诗
topic-island = 岛屿
topic-victory = 布伦、宣称者、功绩
topic-advantages = 优势牌
topic-turns = 回合
