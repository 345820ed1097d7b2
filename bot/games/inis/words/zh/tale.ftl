# How a game is told when it is over.

tale-moment = { $round }：{ $phase }
course-conditions = 满足的胜利条件
course-territories = 领地
course-clans = 岛上的氏族
course-deeds = 功绩
tale-by = { $outcome }各项条件（各需6）：{ $counts }。
tale-clash = { $seat }在{ $area }发起冲突。{ $losers ->
    [0] 没有人失去氏族。
   *[other] 失去的氏族：{ $lost }。
}{ $number ->
    [0] 那里已经无人。
   *[other] 还在那里的：{ $seats }。
}
story-biggest = 最大的冲突
tale-biggest = 第{ $round }回合，{ $area }，{ $clans }个氏族：{ $seats }。
tale-closest = 第{ $round }回合，{ $seat }有宣称标记，满足{ $met }个条件，但还没有人获胜。
tale-boldest = 第{ $round }回合，{ $area }：{ $seat }带着{ $mine }个氏族面对{ $theirs }个。
tale-patient = { $seat }跳过得最多（{ $times }次）。
