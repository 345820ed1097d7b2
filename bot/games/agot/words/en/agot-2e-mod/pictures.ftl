# What pictures of Mother of Dragons say beside those of the 2nd edition.

# Beside the figures of House Targaryen, and in its text board.
board-loyalty = loyalty { $number }
board-house-loyalty = { $house }: loyalty { $loyalty } of { $goal }; a Dragon is worth { $strength }.
board-bank = Iron Bank: { $offers }.
board-loans = { $house } has loans: { $loans }.
board-removed = Out of the game: { $cards }.
placard-goal-loyalty = Loyalty points that win { $held ->
    [1] when a round is over
   *[0] immediately
}: { $loyalty }.
