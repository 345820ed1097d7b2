# What pictures of Mother of Dragons say beside those of the 2nd edition.

# Beside the figures of House Targaryen, and in its text board.
board-loyalty = 忠诚{ $number }
board-house-loyalty = { $house }：忠诚{ $loyalty }/{ $goal }；每条龙战力{ $strength }。
board-bank = 铁金库：{ $offers }。
board-loans = { $house }的贷款：{ $loans }。
board-removed = 移出对局：{ $cards }。
placard-goal-loyalty = { $held ->
    [1] 回合结束时
   *[0] 一
}有{ $loyalty }个忠诚点就获胜。
