# The cards of A Feast for Crows.

## Westeros cards

westeros-mustering-affc = جمع‌آوری ارتش
    .text = به ترتیب نوبت، هر کس در همهٔ قلعه‌ها و دژهایش ارتش جمع می‌کند.

westeros-ironborn-raid = شبیخون آهن‌زاده‌ها
    .text = هر کس امتیاز دو هدف یا بیشتر را گرفته باشد، 1 امتیاز پیروزی از دست می‌دهد. هدف ویژه حساب نیست و امتیاز هیچ‌کس زیر 0 نمی‌رود.

westeros-shifting-ambitions = بلندپروازی‌های تازه
    .text = هر کس پنهانی یک هدف از دستش وسط می‌گذارد. بُر می‌خورند و رو می‌شوند؛ به ترتیب نوبت، هر کس پیش چشم همه یکی برمی‌دارد.

westeros-new-information = خبرهای تازه
    .text = به ترتیب نوبت، هر کس یک هدف می‌کشد. بعد هر کس پنهانی یکی برمی‌گرداند و دسته بُر می‌خورد.

## Special objectives

special-objective-arryn = کنترل ایری، و توکن‌های قدرت موجود بیشتر از هر بازیکن دیگر
special-objective-baratheon = کنترل دراگون‌استون و بارانداز پادشاه
special-objective-lannister = کنترل لنیسپورت و بارانداز پادشاه
special-objective-stark = کنترل وینترفل، و روی هم پنج قلعه و دژ

## Objectives; "more" is always more than every other House

objective-a-firm-grip = مشت محکم
    .text = کنترل دماغهٔ کرک‌کلا و جنگل شاهی

objective-a-mountainous-task = کار کوه‌کن
    .text = کنترل ایری

objective-a-riper-fruit = میوهٔ رسیده‌تر
    .text = کنترل وینترفل

objective-a-stalwart-position = جای استوار
    .text = کنترل دژهای بیشتری نسبت به هر بازیکن دیگر

objective-ample-harvest = خرمن پُربار
    .text = تدارکات 5 یا بیشتر

objective-arbor-gold = طلای آربور
    .text = کنترل آربور

objective-backdoor-politics = سیاست پشت پرده
    .text = داشتن امتیاز پیروزی کمتر از هر بازیکن دیگر

objective-cavalry-charge = یورش سواران
    .text = پنج شوالیه روی صفحه

objective-crossing-guard = نگهبان پل
    .text = کنترل دوقلوها و سیگارد، یا کوهستان ماه و دماغهٔ کرک‌کلا

objective-extend-your-reach = دست دراز
    .text = داشتن کشتی در تعداد بیشتری سرزمین دریایی نسبت به هر بازیکن دیگر

objective-friendly-confines = چهاردیواری خودی
    .text = کنترل قلعه‌های بیشتری نسبت به هر بازیکن دیگر

objective-hold-court = بار عام
    .text = کنترل بارانداز پادشاه

objective-home-invasion = مهمان ناخوانده
    .text = کنترل سرزمین مادری خاندانی دیگر

objective-land-grab = زمین‌خواری
    .text = کنترل تعداد بیشتری سرزمین خشکی نسبت به هر بازیکن دیگر

objective-mercantile-ventures = سودای بازرگانی
    .text = کنترل بندرهای بیشتری نسبت به هر بازیکن دیگر

objective-naval-superiority = سروری دریا
    .text = داشتن کشتی‌های بیشتری نسبت به هر بازیکن دیگر، با کشتی‌های بندرها

objective-nothing-but-ghosts = فقط ارواح
    .text = درست یک یگان در هارن‌هال و هیچ یگان تو کنارش

objective-protect-the-neck = پاسداری از گردنه
    .text = کنترل سیگارد، گری‌واتر واچ و فلینتز فینگر

objective-pull-the-weeds = وجین
    .text = کنترل سرحدهای جادهٔ دریا، بلک‌واتر و ریچ

objective-spreading-the-wealth = دست‌ودل‌بازی
    .text = داشتن تعداد بیشتری توکن قدرت روی صفحه نسبت به هر بازیکن دیگر

objective-stop-the-storm = مهار توفان
    .text = کنترل استورمز اند

objective-support-the-crown = پشتیبان تاج
    .text = درست سه یگان در دماغهٔ کرک‌کلا و هیچ یگانی در بارانداز پادشاه

objective-take-the-black = سیاه‌پوشی
    .text = کنترل کسل‌بلک

objective-the-blade = شمشیر
    .text = داشتن شمشیر والریایی

objective-the-final-hour = ساعت آخر
    .text = درست یک کارت خاندان در دست

objective-the-peoples-chosen = برگزیدهٔ مردم
    .text = کنترل چهار سرزمین با آیکن قدرت

objective-the-raven = کلاغ
    .text = داشتن کلاغ پیام‌رسان

objective-the-throne = تخت
    .text = داشتن تخت آهنین
