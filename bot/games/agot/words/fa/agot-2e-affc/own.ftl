# What A Feast for Crows says beside the 2nd edition, or in other words.

ruleset-agot-2e-affc = بازی تاج و تخت، ویرایش دوم: ضیافتی برای کلاغ‌ها

## Names

area-port-of-the-eyrie = بندر ایری

deck-objectives = دستهٔ هدف‌ها
phase-objectives = انتخاب هدف‌ها
phase-scoring = امتیازشماری

## What is asked

ask-deal = کارت‌ها را پخش کن.
ask-objectives = پنج هدف به تو رسیده. کدام سه تا را نگه می‌داری؟ فقط تو می‌بینی‌شان.
ask-return-objective = خبرهای تازه: کدام هدف را به دسته برمی‌گردانی؟
ask-give-objective = بلندپروازی‌های تازه: کدام هدف را وسط می‌گذاری؟
ask-take-objective = بلندپروازی‌های تازه: کدام هدف را برمی‌داری؟ همه می‌بینند.
ask-score-special = هدف ویژه‌ات برآورده شده. امتیازش را می‌گیری؟
ask-score-objective = امتیاز کدام هدف را می‌گیری؟ از آن پس رو می‌ماند.

for-objectives = انتخاب هدف‌ها
set-up-objectives = آغاز: انتخاب هدف‌ها
for-return-objective = برگرداندن یک هدف
for-give-objective = هدفی برای وسط
for-take-objective = هدفی از وسط
for-score-special = تصمیم دربارهٔ هدف ویژه
for-score-objective = انتخاب هدف برای امتیاز

pick-return-objective = هدفی که برمی‌گردد
pick-give-objective = هدفی برای وسط
pick-take-objective = هدفی که برمی‌داری
pick-score-objective = هدفی برای امتیاز
wish-score-special = هدف ویژهٔ من
do-score = همیشه امتیازش را بگیر
wish-says-score-special = { $do ->
    [score] هر وقت هدف ویژه‌ام برآورده باشد امتیازش را می‌گیرم ({ $until }).
   *[ask] از من بپرس که امتیاز هدف ویژه‌ام را می‌گیرم یا نه ({ $until }).
}
choice-score-nothing = هیچ‌کدام
choice-score = امتیازش را می‌گیرم
choice-score-not = امتیازش را نمی‌گیرم
here-objective = { $points } امتیاز{ $now ->
    [1] {" · ✔ حالا"}
   *[other] {""}
} · { $text }
refused-not-this-deck = این کارت‌ها از { $deck } نیستند.

why-preview-points = امتیازهای پیروزی: { $points }.
why-preview-special = هدف ویژهٔ { $house }: { $text }. هر دور 1 امتیاز می‌آورد.
why-preview-in-hands = هدف‌هایی که همه می‌دانند در دست کیست: { $known }.
points-of = { $house } { $points }
known-of = { $house }: { $objectives }

## What happened

event-objectives-drawn = { $house } { $number } هدف می‌کشد.
event-objective-drawn = این هدف به تو می‌رسد: { $objective }.
event-special-scored = { $house } امتیاز هدف ویژه‌اش را می‌گیرد.
event-objective-scored = { $house } امتیاز «{ $objective }» را می‌گیرد.
event-points = { $house } حالا { $points } امتیاز پیروزی دارد.
event-scoring-over = امتیازهای دور { $round } شمرده شد.
event-objectives-in-the-middle = هدف‌های وسط: { $objectives }.
event-objective-taken = { $house } «{ $objective }» را برمی‌دارد.
event-objectives-returned = یک هدف برگرداندند: { $houses }.
event-won = { $house } با { $castles } امتیاز پیروزی می‌برد{ $reason-id ->
    [seven] .
   *[other] {" ("}{ $reason }).
}

won-by-seven = امتیاز پیروزی کافی
won-by-round-10 = بیشترین امتیاز پیروزی بعد از دور آخر
won-by-land-areas = بیشترین سرزمین خشکی، بعد از تساوی در امتیاز پیروزی

goal = **برای پیروزی:** پیش از همه در پایان یک دور { $castles } امتیاز پیروزی داشته باش، یا بعد از دور 10 بیشترینش را.
heading-figures = امتیاز پیروزی { $points } از { $goal } · قدرت { $power } · تدارکات { $supply } · قلعه و دژ { $castles }
heading-special = هدف ویژه: { $text }{ $now ->
    [1] {" · ✔ حالا"}
   *[other] {""}
}
heading-objectives = هدف‌های تو: { $objectives }
objective-of = { $objective } { $points }{ $now ->
    [1] {" ✔"}
   *[other] {""}
}
table-leads = { $houses } با { $castles } از { $goal } امتیاز پیروزی { $number ->
        [1] جلوتر است
       *[other] جلوترند
    }{ $tie ->
        [1] {" "}({ $reason })
       *[0] {""}
    }.
round-castles = امتیاز پیروزی ({ $goal } تا برای پیروزی): { $castles }.
round-scored = امتیاز گرفتند: { $what }.
round-scored-of = { $house } { $objective }
round-special-of = { $house } (هدف ویژه)

topic-points = امتیازهای پیروزی و هدف‌ها

primer-land = تو فرمان یک خاندان بزرگ را در دست داری و امتیاز پیروزی می‌خواهی: بازیکنی که در پایان یک دور هفت تا داشته باشد می‌برد، وگرنه بعد از ده دور هر کس بیشترینش را داشته باشد. امتیاز از هدف‌ها می‌آید: خاندانت یک هدف آشکار دارد که هر دور می‌شود امتیازش را گرفت، و سه هدف پنهان در دست داری که هر دور می‌توانی امتیاز یکی را بگیری. هر دور با سه کارت وستروس شروع می‌شود: یگان تازه، قحطی، هدف‌های دیگر، پیشنهاد برای سه جدول یا حملهٔ وحشی‌ها می‌آورند. جدول‌ها می‌گویند چه کسی اول دست به کار می‌شود، در جنگ تساوی را چه کسی می‌برد، و چند دستور ویژه می‌توانی بدهی.

## Explanations

why-topic-points = امتیاز پیروزی
why-title-points = ### امتیازهای پیروزی، یکی‌یکی
why-points = دور { $round }: { $house } { $change ->
    [-1] ‎−1
    [0] ‎+0
    [1] ‎+1
    [2] ‎+2
    [3] ‎+3
    [4] ‎+4
   *[other] { $change }
}، { $what }
why-points-now = { $house } روی هم: { $points }
points-special = هدف ویژه‌اش
points-objective = { $objective }
points-raided = { $card }

## Reasons

because-keeps-objectives = هدف‌هایی که می‌مانند برای این خاندان روی هم { $points } امتیاز دارند.
because-parts-with-objective = «{ $objective }» برای این خاندان { $points } امتیاز دارد و { $now ->
    [1] الان برآورده است
   *[other] الان برآورده نیست
}.
because-takes-objective = «{ $objective }» برای این خاندان { $points } امتیاز دارد و { $now ->
    [1] الان برآورده است
   *[other] الان برآورده نیست
}.
because-scores-objective = «{ $objective }» { $points } امتیاز می‌آورد و امتیازها { $total } از { $goal } می‌شود.
because-scores-nothing = امتیازی نمی‌گیرد و در { $total } از { $goal } می‌ماند.
because-scores-special = هدف ویژه هر بار که برآورده شود یک امتیاز می‌آورد؛ امتیازها { $total } از { $goal } می‌شود.

## Looking things up

lookup-house-figures = **امتیاز پیروزی** { $points } از { $needed } · **قدرت** { $power } · **قلعه و دژ** { $castles }
lookup-house-special = **هدف ویژه:** { $text }{ $now ->
    [1] {" (حالا برآورده است)"}
   *[other] {""}
}
lookup-house-scored = **امتیاز گرفته از:** { $objectives }
lookup-house-holds = **هدف‌های در دست:** { $number }{ $known ->
    [0] {""}
   *[other] {"، از جمله "}{ $objectives }
}
lookup-house-own = **هدف‌های تو:**
lookup-house-own-of = - { $objective }: { $what }
lookup-objective = هدف: یکی از 28 کارت
lookup-objective-worth = **امتیاز پیروزی:** { $worth }
lookup-objective-yours = **در این بازی:** در دست تو{ $now ->
    [1] {"، و حالا برآورده"}
   *[other] {""}
}.
lookup-objective-scored = **در این بازی:** { $house } امتیازش را گرفته.
lookup-objective-known = **در این بازی:** در دست { $house } است و همه می‌دانند.
lookup-objective-pool = **در این بازی:** وسط است.

## When the game is over

course-points = امتیاز پیروزی
tale-objectives = هدف‌ها: { $objectives }
tale-harvest = { $house } در دور { $round } هدف «{ $objective }» را برآورده می‌کند و { $points } امتیاز می‌گیرد.
tale-loyal = { $house } { $times } بار امتیاز هدف ویژه‌اش را می‌گیرد.
story-harvest = پربارترین هدف
story-loyal = وفادارترین به هدف خود

## Rulings

ruling-affc-eyrie-home = ایری
reading-affc-eyrie-home-home-area = سرزمین مادری خاندان ارین است
reading-affc-eyrie-home-power-token-only = فقط با توکن قدرت نشان شده
ruling-affc-special-objective-optional = امتیاز هدف ویژه
reading-affc-special-objective-optional-yes = به دلخواه است
reading-affc-special-objective-optional-mandatory = اجباری است
ruling-affc-tie-break = امتیاز پیروزی برابر
reading-affc-tie-break-points-land-throne-midgame-points-throne-at-end = سرزمین خشکی، بعد تخت آهنین؛ بعد از دور آخر فقط تخت
reading-affc-tie-break-base-order = مانند قلعه‌ها حل می‌شود
ruling-affc-eyrie-port = بندر برای ایری
reading-affc-eyrie-port-none = همان‌طور که چاپ شده
reading-affc-eyrie-port-open = دارد، رو به دریای باریک
ruling-affc-victory-check = پیروزی با هفت امتیاز پیروزی
reading-affc-victory-check-end-of-scoring = وقتی همه امتیاز گرفتند
reading-affc-victory-check-at-once = بی‌درنگ
ruling-affc-vp-cap = امتیاز پیروزی
reading-affc-vp-cap-seven = بیشتر از هفت نمی‌شود
reading-affc-vp-cap-none = بیشتر از هفت هم می‌شود
ruling-affc-white-harbor-unit = یگانی که در وایت‌هاربر شروع می‌کند
reading-affc-white-harbor-unit-knight = یک شوالیه است
reading-affc-white-harbor-unit-footman = یک سرباز است
ruling-affc-zero-point-objective = هدفی که هیچ امتیازی ندارد
reading-affc-zero-point-objective-scorable = امتیازش را می‌شود گرفت
reading-affc-zero-point-objective-not-scorable = در دست می‌ماند
ruling-objectives-in-hand = هدف‌های در دست
reading-objectives-in-hand-three = به سه تا می‌رسند
ruling-score-objective = امتیاز هدف‌ها
reading-score-objective-turn-order = خاندان به خاندان
