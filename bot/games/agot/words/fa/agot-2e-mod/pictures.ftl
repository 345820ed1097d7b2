# What pictures of Mother of Dragons say beside those of the 2nd edition.

# Beside the figures of House Targaryen, and in its text board.
board-loyalty = وفاداری { $number }
board-house-loyalty = { $house }: وفاداری { $loyalty } از { $goal }؛ هر اژدها قدرت جنگی { $strength } دارد.
board-bank = بانک آهنین: { $offers }.
board-loans = وام‌های { $house }: { $loans }.
board-removed = بیرون از بازی: { $cards }.
placard-goal-loyalty = امتیاز وفاداری برای پیروزی { $held ->
    [1] در پایان دور
   *[0] بی‌درنگ
}: { $loyalty }.
