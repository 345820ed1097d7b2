# What the 1st edition of A Game of Thrones: The Board Game says that the 2nd does not.
# What both say, but not in the same words, is in agot-1e/.

ruleset-agot-1e = بازی تاج و تخت، ویرایش اول

## Names

area-summer-sea = دریای تابستان

choice-one-order = فقط همین
lasting-footmen-do-not-support = سربازها در حمایت قدرت جنگی نمی‌دهند

## What happened

event-drawn = هیچ‌کس نمی‌برد: { $houses } در شهرها و دژها، تدارکات و قدرت برابرند.
event-lasting = در این دور: { $effect }.
event-wildlings-settled = { $outcome-id ->
    [watch-wins] بیشترین پیشنهاد از { $house } بود و جایزه به او می‌رسد.
   *[other] کمترین پیشنهاد از { $house } بود و بیشترین زیان به او می‌رسد.
}

## Refusals

refused-order-barred = { $order } در { $area } ممنوع است.
refused-support-barred = دستور حمایت در { $area } ممنوع است.
refused-raid-second-needs-star = فقط یورش ویژه دو دستور را برمی‌دارد؛ یورشِ { $area } ویژه نیست.
refused-neutral-ships-there = { $place } دست ارتش بی‌طرف است؛ تا شکست نخورد نمی‌شود آنجا کشتی جمع کرد.
refused-wrong-toll = یگان‌هایی به ارزش { $due } امتیاز جمع‌آوری انتخاب کن (سرباز 1، کشتی 1، شوالیه 2)؛ ارزش این‌ها { $given } است.

## Rulings

ruling-ability-order = دو توانایی هم‌زمان: کدام اول است
reading-ability-order-fiefdoms = آن که در تیول‌ها بالاتر است
reading-ability-order-turn-order = آن که در ترتیب نوبت جلوتر است
ruling-aeron-damphair-icon = آیکن ائرون موخیس
reading-aeron-damphair-icon-fortification = یک برج
reading-aeron-damphair-icon-sword = یک شمشیر
ruling-cersei-lannister-order = برداشتن دستور با سرسی لنیستر
reading-cersei-lannister-order-required = اجباری است
reading-cersei-lannister-order-optional = اختیاری است
ruling-icons-after-winter = آیکن‌های کارتِ بعد از «زمستان در راه است»
reading-icons-after-winter-count = حساب است
ruling-maester-luwin-himself = استاد لوین خودش را پس می‌گیرد
reading-maester-luwin-himself-no = نه
reading-maester-luwin-himself-yes = بله
ruling-neutral-force-as-the-one-attack = حمله به ارتش بی‌طرف همان یک حملهٔ پیشروی است
reading-neutral-force-as-the-one-attack-yes = بله
ruling-oldtown-and-sunset-sea = اولدتاون و دریای غروب
reading-oldtown-and-sunset-sea-apart = همسایه نیستند
reading-oldtown-and-sunset-sea-adjacent = همسایه‌اند
ruling-orders-in-every-area = دستور در هر سرزمینِ یگان‌دار
reading-orders-in-every-area-optional = لازم نیست
reading-orders-in-every-area-required = تا توکن هست، لازم است
reading-retreat-fewest-losses-anywhere = به هر جا، با هر تلفاتی
ruling-retreat-into-empty-home = عقب‌نشینی به سرزمین مادریِ خالی دشمن
reading-retreat-into-empty-home-allowed = مجاز است
reading-retreat-into-empty-home-not-allowed = ممنوع است
ruling-salladhor-saan-ships = سالادور سان: کشتی‌هایی با قدرت جنگی 0
reading-salladhor-saan-ships-opponent = کشتی‌های حامی حریف
reading-salladhor-saan-ships-all-supporting = همهٔ کشتی‌های حامی
ruling-ser-loras-last-unit = سر لوراس آخرین یگان را نابود می‌کند
reading-ser-loras-last-unit-battle-ends = تایرل بی‌درنگ پیروز می‌شود
reading-ser-loras-last-unit-battle-goes-on = جنگ ادامه دارد
ruling-ships = کشتی‌های هر خاندان
reading-ships-five = پنج
reading-ships-six = شش
ruling-starting-supply = تدارکات در شروع
reading-starting-supply-as-2nd-edition = مثل ویرایش دوم
reading-starting-supply-icons = آیکن‌هایی که کنترلشان را دارد
reading-starting-supply-literal = یکی بیشتر برای هر خاندان
reading-tie-break-supply-power = تدارکات، بعد قدرت، بعد مساوی
ruling-two-houses-win = دو خاندان با هم به هدف می‌رسند
reading-two-houses-win-acting-house = خاندانی که دستورش در حال اجراست می‌برد
reading-two-houses-win-turn-order = آن که در ترتیب نوبت جلوتر است می‌برد

## What House cards do

heading-figures = قدرت { $power } · تدارکات { $supply } · شهر و دژ { $castles }
