# What A Feast for Crows says beside the 2nd edition, or in other words.

ruleset-agot-2e-affc = بازی تاج و تخت، ویرایش دوم: ضیافتی برای کلاغ‌ها

## Names

area-port-of-the-eyrie = بندر ایری

card-bronze-yohn-royce-affc = یون رویس برنزی
card-littlefinger = لیتل‌فینگر
card-nestor-royce = نستور رویس
card-lyn-corbray = لین کوربری
card-alayne-stone = الین استون
card-lothor-brune = لوتور برون
card-lysa-arryn-affc = لایسا ارین

westeros-mustering-affc = جمع‌آوری ارتش
westeros-ironborn-raid = شبیخون آهن‌زاده‌ها
westeros-shifting-ambitions = بلندپروازی‌های تازه
westeros-new-information = خبرهای تازه

deck-objectives = دستهٔ هدف‌ها
phase-objectives = انتخاب هدف‌ها
phase-scoring = امتیازشماری

## House cards

note-card-bronze-yohn-royce-affc = قدرت جنگی 4. با قدرتی بیشتر از حریف ‎+1
note-card-littlefinger = قدرت جنگی 3. بعد از جنگ، قدرت به‌جای کارت حریف
note-card-nestor-royce = قدرت جنگی 2، 2 برج
note-card-lyn-corbray = قدرت جنگی 2، 1 شمشیر
note-card-alayne-stone = قدرت جنگی 1. با پیروزی و 2 قدرت، حریف همه را می‌بازد
note-card-lothor-brune = قدرت جنگی 1، 1 شمشیر، 1 برج
note-card-lysa-arryn-affc = قدرت جنگی 0. بعد از جنگ، 3 قدرت برابر حریف داراتر

ability-bronze-yohn-royce-affc = اگر توکن‌های قدرت موجود تو بیشتر از حریف باشد، این کارت یکی بیشتر می‌ارزد.
ability-littlefinger = وقتی جنگ تمام شد، با برد یا باخت، اگر ایری در کنترل تو باشد، دو برابر قدرت جنگی چاپ‌شدهٔ کارت حریف، قدرت می‌گیری.
ability-alayne-stone = اگر پیروز شوی و ایری در کنترل تو باشد (حتی اگر همین حالا گرفته باشی)، می‌توانی دو قدرت بدهی: حریف همهٔ توکن‌های قدرت موجودش را از دست می‌دهد.
ability-lysa-arryn-affc = وقتی جنگ تمام شد، اگر توکن‌های قدرت موجود حریف بیشتر از تو باشد، سه قدرت می‌گیری.

ask-ability = { $card-id ->
    [tyrion-lannister] { $card }: { $rival } کارتش را بردارد و کارت دیگری بازی کند؟
    [cersei-lannister] { $card }: یک دستور { $rival } برداشته شود؟
    [renly-baratheon] { $card }: سربازی شوالیه شود؟
    [patchface] { $card }: { $rival } کدام کارت را خرج کند؟
    [alayne-stone] { $card }: 2 قدرت می‌دهی تا { $rival } همهٔ قدرتش ({ $power }) را از دست بدهد؟
   *[other] { $card }: چطور به کارش می‌بری؟
}

## Westeros cards

text-westeros-mustering-affc = به ترتیب نوبت، هر کس در همهٔ قلعه‌ها و دژهایش ارتش جمع می‌کند.
text-westeros-ironborn-raid = هر کس دو هدف یا بیشتر را به امتیاز رسانده، 1 امتیاز پیروزی از دست می‌دهد. هدف ویژه حساب نیست و هیچ‌کس زیر 0 نمی‌رود.
text-westeros-shifting-ambitions = هر کس پنهانی یک هدف از دستش وسط می‌گذارد. بُر می‌خورند و رو می‌شوند؛ به ترتیب نوبت، هر کس پیش چشم همه یکی برمی‌دارد.
text-westeros-new-information = به ترتیب نوبت، هر کس یک هدف می‌کشد. بعد هر کس پنهانی یکی برمی‌گرداند و دسته بُر می‌خورد.

## Objectives

objective-a-firm-grip = مشت محکم
objective-a-mountainous-task = کار کوه‌کن
objective-a-riper-fruit = میوهٔ رسیده‌تر
objective-a-stalwart-position = جای استوار
objective-ample-harvest = خرمن پُربار
objective-arbor-gold = طلای آربور
objective-backdoor-politics = سیاست پشت پرده
objective-cavalry-charge = یورش سواران
objective-crossing-guard = نگهبان پل
objective-extend-your-reach = دست دراز
objective-friendly-confines = چهاردیواری خودی
objective-hold-court = بار عام
objective-home-invasion = مهمان ناخوانده
objective-land-grab = زمین‌خواری
objective-mercantile-ventures = سودای بازرگانی
objective-naval-superiority = سروری دریا
objective-nothing-but-ghosts = فقط ارواح
objective-protect-the-neck = پاسداری از گردنه
objective-pull-the-weeds = وجین
objective-spreading-the-wealth = دست‌ودل‌بازی
objective-stop-the-storm = مهار توفان
objective-support-the-crown = پشتیبان تاج
objective-take-the-black = سیاه‌پوشی
objective-the-blade = شمشیر
objective-the-final-hour = ساعت آخر
objective-the-peoples-chosen = برگزیدهٔ مردم
objective-the-raven = کلاغ
objective-the-throne = تخت

# What they ask for; "more" is always more than every other House.
text-objective-a-firm-grip = کنترل دماغهٔ کرک‌کلا و جنگل شاهی
text-objective-a-mountainous-task = کنترل ایری
text-objective-a-riper-fruit = کنترل وینترفل
text-objective-a-stalwart-position = کنترل دژ بیشتر از هر کس
text-objective-ample-harvest = تدارکات 5 یا بیشتر
text-objective-arbor-gold = کنترل آربور
text-objective-backdoor-politics = امتیاز پیروزی کمتر از هر کس
text-objective-cavalry-charge = پنج شوالیه روی صفحه
text-objective-crossing-guard = کنترل دوقلوها و سیگارد، یا کوهستان ماه و دماغهٔ کرک‌کلا
text-objective-extend-your-reach = کشتی در سرزمین دریایی بیشتر از هر کس
text-objective-friendly-confines = کنترل قلعهٔ بیشتر از هر کس
text-objective-hold-court = کنترل بارانداز پادشاه
text-objective-home-invasion = کنترل سرزمین مادری خاندانی دیگر
text-objective-land-grab = کنترل سرزمین خشکی بیشتر از هر کس
text-objective-mercantile-ventures = کنترل بندر بیشتر از هر کس
text-objective-naval-superiority = کشتی بیشتر از هر کس، با کشتی‌های بندرها
text-objective-nothing-but-ghosts = درست یک یگان در هارن‌هال و هیچ یگان تو کنارش
text-objective-protect-the-neck = کنترل سیگارد، گری‌واتر واچ و فلینتز فینگر
text-objective-pull-the-weeds = کنترل سرحدهای جادهٔ دریا، بلک‌واتر و ریچ
text-objective-spreading-the-wealth = توکن قدرت بیشتر از هر کس روی صفحه
text-objective-stop-the-storm = کنترل استورمز اند
text-objective-support-the-crown = درست سه یگان در دماغهٔ کرک‌کلا و هیچ در بارانداز پادشاه
text-objective-take-the-black = کنترل کسل‌بلک
text-objective-the-blade = داشتن شمشیر والریایی
text-objective-the-final-hour = درست یک کارت خاندان در دست
text-objective-the-peoples-chosen = کنترل چهار سرزمین با تاج
text-objective-the-raven = داشتن کلاغ پیام‌رسان
text-objective-the-throne = داشتن تخت آهنین
text-special-arryn = کنترل ایری، و توکن‌های قدرت موجود بیشتر از هر کس
text-special-baratheon = کنترل دراگون‌استون و بارانداز پادشاه
text-special-lannister = کنترل لنیسپورت و بارانداز پادشاه
text-special-stark = کنترل وینترفل، و روی‌هم پنج قلعه و دژ

## What is asked

ask-deal = پخش کردن.
ask-objectives = پنج هدف به تو رسیده. کدام سه تا را نگه می‌داری؟ فقط تو می‌بینی‌شان.
ask-return-objective = خبرهای تازه: کدام هدف را به دسته برمی‌گردانی؟
ask-give-objective = بلندپروازی‌های تازه: کدام هدف را وسط می‌گذاری؟
ask-take-objective = بلندپروازی‌های تازه: کدام هدف را برمی‌داری؟ همه می‌بینند.
ask-score-special = هدف ویژه‌ات برآورده شده. امتیازش را می‌گیری؟
ask-score-objective = امتیاز کدام هدف را می‌گیری؟ از آن پس رو می‌ماند.

for-objectives = انتخاب هدف‌ها
for-return-objective = برگرداندن یک هدف
for-give-objective = هدفی برای وسط
for-take-objective = هدفی از وسط
for-score-special = هدف ویژه
for-score-objective = امتیازشماری

pick-return-objective = هدفی که برمی‌گردد
pick-give-objective = هدفی برای وسط
pick-take-objective = هدفی که برمی‌داری
pick-score-objective = هدفی برای امتیاز
wish-score-special = هدف ویژهٔ من
do-score = همیشه امتیازش را بگیر
wish-says-score-special = { $do ->
    [score] هر وقت هدف ویژه‌ام برآورده باشد امتیازش را می‌گیرم ({ $until }).
   *[ask] بپرس که امتیاز هدف ویژه‌ام را می‌گیرم یا نه ({ $until }).
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
event-objectives-in-the-middle = وسط اینهاست: { $objectives }.
event-objective-taken = { $house } «{ $objective }» را برمی‌دارد.
event-objectives-returned = یک هدف برگرداندند: { $houses }.
event-won = { $house } می‌برد، با { $castles } امتیاز پیروزی ({ $reason }).

won-by-seven = هفت امتیاز پیروزی
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
table-leads = { $houses } { $number ->
        [1] جلوتر است
       *[other] جلوترند
    }، با { $castles } از { $goal } امتیاز پیروزی{ $tie ->
        [1] {" "}({ $reason })
       *[0] {""}
    }.
round-castles = امتیاز پیروزی، از { $goal } برای پیروزی: { $castles }.
round-scored = امتیاز گرفتند: { $what }.
round-scored-of = { $house } { $objective }
round-special-of = { $house } هدف ویژه

topic-points = امتیازهای پیروزی و هدف‌ها

primer-land = تو فرمان یک خاندان بزرگ را در دست داری و امتیاز پیروزی می‌خواهی: هر کس در پایان یک دور هفت تا داشته باشد می‌برد، وگرنه بعد از ده دور هر کس بیشترینش را داشته باشد. امتیاز از هدف‌ها می‌آید: خاندانت یک هدف آشکار دارد که هر دور می‌شود امتیازش را گرفت، و سه هدف پنهان در دست داری که هر دور می‌توانی امتیاز یکی را بگیری. هر دور با سه کارت وستروس شروع می‌شود: یگان تازه می‌آورند، قحطی، هدف‌های دیگر، پیشنهاد برای سه جدول، یا حملهٔ وحشی‌ها. جدول‌ها می‌گویند چه کسی اول دست به کار می‌شود، جنگ برابر را چه کسی می‌برد، و چند دستور قوی می‌توانی بدهی.

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
why-points-now = { $house } روی‌هم: { $points }
points-special = هدف ویژه‌اش
points-objective = { $objective }
points-raided = { $card }

## Reasons

because-keeps-objectives = آنچه بیشتر می‌ارزد و زودتر برآورده می‌شود می‌ماند.
because-returns-objective = «{ $objective }» دور است، یا کم می‌ارزد.
because-gives-objective = جای خالی «{ $objective }» از همه کمتر حس می‌شود.
because-takes-objective = «{ $objective }» اینجا { $points } می‌ارزد و { $now ->
    [1] همین حالا برآورده است
   *[other] بهتر از آن نیست
}.
because-scores-objective = «{ $objective }» { $points } امتیاز می‌آورد و می‌شود { $total } از { $goal }.
because-scores-nothing = هدف‌ها برای بعد می‌مانند.
because-scores-special = هدف ویژه هر بار که برآورده شود یک امتیاز می‌آورد؛ می‌شود { $total } از { $goal }.
because-waits-special = این بار از امتیازش می‌گذرد.

## Looking things up

lookup-house-figures = **امتیاز پیروزی** { $points } از { $needed } · **قدرت** { $power } · **قلعه و دژ** { $castles }
lookup-house-special = **هدف ویژه:** { $text }{ $now ->
    [1] {" (حالا برآورده است)"}
   *[other] {""}
}
lookup-house-scored = **امتیازگرفته:** { $objectives }
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
tale-harvest = { $house } با «{ $objective }» در دور { $round }، برای { $points } امتیاز.
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
ruling-affc-victory-check = هفت امتیاز پیروزی می‌برد
reading-affc-victory-check-end-of-scoring = وقتی همه امتیاز گرفتند
reading-affc-victory-check-at-once = بی‌درنگ
ruling-affc-vp-cap = امتیاز پیروزی
reading-affc-vp-cap-seven = بیشتر از هفت نمی‌شود
reading-affc-vp-cap-none = بیشتر از هفت هم می‌شود
ruling-affc-white-harbor-unit = در آغاز در وایت‌هاربر
reading-affc-white-harbor-unit-knight = یک شوالیه است
reading-affc-white-harbor-unit-footman = یک سرباز است
ruling-affc-zero-point-objective = هدفی که هیچ نمی‌ارزد
reading-affc-zero-point-objective-scorable = امتیازش را می‌شود گرفت
reading-affc-zero-point-objective-not-scorable = در دست می‌ماند
ruling-objectives-in-hand = هدف‌های در دست
reading-objectives-in-hand-three = تا سه تا پر می‌شوند
ruling-score-objective = امتیاز هدف‌ها
reading-score-objective-turn-order = خاندان به خاندان
