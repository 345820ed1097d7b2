# What pictures of Mother of Dragons say beside those of the 2nd edition.

# Beside the figures of House Targaryen, and in its text board.
board-loyalty = верность { $number }
board-house-loyalty = { $house }: верность { $loyalty } из { $goal }; сила дракона { $strength }.
board-bank = Железный банк: { $offers }.
board-loans = { $house }, займы: { $loans }.
board-removed = Вышли из игры: { $cards }.
placard-goal-loyalty = Очки верности для победы { $held ->
    [1] в конце раунда
   *[0] сразу
}: { $loyalty }.
