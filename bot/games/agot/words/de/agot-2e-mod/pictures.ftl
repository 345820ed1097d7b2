# What pictures of Mother of Dragons say beside those of the 2nd edition.

# Beside the figures of House Targaryen, and in its text board.
board-loyalty = Treue { $number }
board-house-loyalty = { $house }: Treue { $loyalty } von { $goal }; ein Drache ist { $strength } wert.
board-bank = Eiserne Bank: { $offers }.
board-loans = { $house } hat Kredite: { $loans }.
board-removed = Aus dem Spiel: { $cards }.
placard-goal-loyalty = Treuepunkte { $held ->
    [1] zum Sieg am Ende einer Runde
   *[0] zum sofortigen Sieg
}: { $loyalty }.
