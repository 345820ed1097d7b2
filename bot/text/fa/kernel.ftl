# What every game can say.

name = { $of }
number = { $n }
counted = { $count } { $thing }
list = { $most } و { $last }
list-comma = {"، "}
list-items = {"؛ "}
list-nothing = هیچ
span = { $hours ->
    [0] { $minutes } دقیقه
   *[other] { $hours } ساعت
}
span-of-both = { $hours } و { $minutes }
step-rank = انتخاب شمارهٔ { $place } تو
step-arrange = { $place ->
    [1] چه کسی اول است؟
   *[other] بعدی کیست؟
}
step-arrange-among = از میان { $among } چه کسی اول است؟
with-rule = { $sentence } (قوانین، بند { $rule })

## Why an answer is not accepted

refused-game-over = بازی تمام شده.
refused-not-asked = الان چیزی از تو پرسیده نشده.
refused-chance-first = قرعه‌کشی در جریان است. کمی بعد دوباره امتحان کن.
refused-question-passed = این پرسش بسته شده. پنلت را دوباره باز کن.
refused-nothing-sealed = جوابی نداری که پس بگیری.
refused-not-offered = این جزو جواب‌های ممکن نیست. همه‌شان در پنلت هستند.
refused-wrong-number = { $exact ->
    [0] حداقل { $least } و حداکثر { $most } مورد انتخاب کن؛ تو { $given } مورد انتخاب کرده‌ای.
   *[other] { $least } مورد انتخاب کن؛ تا حالا { $given } مورد انتخاب کرده‌ای.
}
refused-wrong-number-of = { $what }. تو { $given } مورد انتخاب کرده‌ای.
refused-not-a-number = این عدد نیست. با رقم بنویسش.
refused-out-of-range = عددی از { $least } تا { $most } انتخاب کن.
refused-no-such-token = الان نمی‌شود { $token } را به کار برد.
refused-token-used-up = از { $token } بیشتر از { $number } تا نمی‌شود به کار برد.
refused-token-limit = از این‌ها بیشتر از { $most } تا نمی‌شود به کار برد.
refused-not-pieces = ربات نفهمید کدام مهره‌ها را می‌خواهی. در پنلت انتخابشان کن.
refused-no-pieces-there = هیچ‌کدام از این مهره‌ها در { $place } نیست.
refused-no-such-pieces = این‌قدر { $unit } در { $place } نیست.
refused-which-pieces = بنویس کدام‌ها به آنجا می‌روند، یا «همه».
refused-not-moves = ربات این حرکت‌ها را نفهمید. در پنلت انتخابشان کن.
refused-unreachable = { $unit } نمی‌تواند از { $origin } به { $target } برود. مقصد دیگری انتخاب کن.
refused-nothing-to-move = از { $place } چیزی نمی‌شود برد.
refused-may-not-mark = { $mark }: با این حرکت‌ها نمی‌شود. کنارش بگذار، یا مهره‌های دیگری را ببر.
refused-must-mark = { $mark }: با این حرکت‌ها لازم است.
refused-buys-nothing = { $place }: آنجا مهره‌ای نمی‌شود گرفت.
refused-not-this-deck = این‌ها کارت‌های این دسته نیستند: { $deck }.

refused-not-tokens = ربات این توکن‌ها را نفهمید. در پنلت انتخابشان کن.
refused-places-left = { $number ->
    [1] یک جای دیگر توکن می‌خواهد: { $places }.
   *[other] { $number } جای دیگر توکن می‌خواهد: { $places }.
}
refused-not-your-place = در { $place } نمی‌توانی توکن بگذاری.

## What any game may ask and offer

for-anything = یک جواب
event-over = بازی تمام شد.
piece-at = { $unit }، { $place }
step-move-from = از کجا؟
step-move-to = { $unit } به کجا برود؟
step-unit = { $unit } ({ $left } مانده)
step-token = { $place }
option-players = { $value } بازیکن
step-move = کدام‌ها از { $origin } بروند؟
choice-pass = پاس
choice-decline = نمی‌خواهم
choice-refuse = رد
choice-done = تمام
choice-no-target = بدون هدف
choice-no-card = بدون کارت
choice-no-order = اینجا هیچ
