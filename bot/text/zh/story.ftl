# What stays of a game when it is over: its film, its chronicle, a page to keep.

story-round = 第{ $round }回合
story-unfinished = 对局还没有结束。

## The chronicle

story-chances = 获胜机会
story-turns = 转折点
story-turn = 第{ $round }回合：{ $told }
story-change = { $seat }：{ $before }% → { $after }%
story-start = 开局
story-biggest = 最大的战斗
story-closest = 最悬的一次
story-boldest = 最大胆的一步
story-patient = 最有耐心
story-alliances = 同盟
