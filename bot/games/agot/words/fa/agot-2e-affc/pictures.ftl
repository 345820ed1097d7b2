# What pictures of A Feast for Crows say beside those of the 2nd edition, or in other words.

round = { $number ->
    [0] آغاز
   *[other] دور { $number }
}
board-head = { $round ->
    [0] آغاز
   *[other] دور { $round } از 10
}: { $phase }. وحشی‌ها روی { $wildlings }.
alt-head = نقشه، { $round ->
    [0] آغاز
   *[other] دور { $round } از 10
}: { $phase }. وحشی‌ها روی { $wildlings }.
short-phase-objectives = انتخاب هدف‌ها
short-phase-scoring = امتیازشماری

heading-own-objectives = فقط تو می‌دانی: هدف‌هایت
margin-scored = امتیاز گرفته از: { $objectives }
margin-known = آشکار: { $objectives }

board-house = { $house }: { $points } از { $goal } امتیاز پیروزی، { $castles } قلعه، تدارکات { $supply } (ارتش‌های { $limits })، قدرت { $power }. کارت‌های دست: { $hand }.
board-scored = { $house } از این هدف‌ها امتیاز گرفته: { $objectives }.
board-holds = هدف‌های دست { $house }: { $number }{ $known ->
        [0] {""}
       *[other] {"، آشکار: "}{ $objectives }
    }.
board-own = هدف‌های تو: { $objectives }.
board-pool = هدف‌های وسط: { $objectives }.

alt-house = { $house } { $points } امتیاز، { $castles } قلعه، تدارکات { $supply }، قدرت { $power }

placard-holds = { $lands } سرزمین، تدارکات { $supply }
placard-goal = امتیاز پیروزی لازم برای بردن در پایان دور: { $castles }.

points-short = { $points }
hand-heading = هدف‌های تو
hand-about = { $points } امتیاز{ $now ->
    [1] {" · برآورده"}
   *[other] {""}
}
hand-special = هدف ویژه
