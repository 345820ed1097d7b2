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

## The page to keep

replay-first = 回到开头
replay-back = 退一步
replay-on = 进一步
replay-last = 到结尾
replay-play = 播放
replay-pause = 停下
replay-moment = 时刻
replay-battles = 跳到一场战斗……
replay-eyes = 当时知道什么
replay-everybody = 大家看到的
replay-alone = { $seat }当时才知道的
replay-log = 发生了什么
replay-board = 用文字看版图
replay-beside = 版图旁边
replay-nearer = 放大
replay-farther = 缩小
replay-whole = 整个版图
replay-keys = 按键：← → 一个时刻，Page Up 和 Page Down 一章，Home 和 End，B 下一场战斗，+ − 0 放大缩小，空格播放。
replay-empty = 没有别人不知道的事。
replay-proof = 公平的运气
replay-check = 检验这份记录
replay-right = ✓ 运气、回执和日志都与封存时一致。
replay-wrong = ✗ 有地方不对：
