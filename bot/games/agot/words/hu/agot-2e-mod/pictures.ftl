# What pictures of Mother of Dragons say beside those of the 2nd edition.

# Beside the figures of House Targaryen, and in its text board.
board-loyalty = hűség { $number }
board-house-loyalty = { $house }: hűség { $loyalty }/{ $goal }; egy sárkány ereje { $strength }.
board-bank = Vasbank: { $offers }.
board-loans = { $house } kölcsönei: { $loans }.
board-removed = Kikerült a játékból: { $cards }.
placard-goal-loyalty = Ennyi hűségpont { $held ->
    [1] a forduló végén
   *[0] azonnal
} győzelmet ér: { $loyalty }.
