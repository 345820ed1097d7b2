# Names of the things in A Game of Thrones: The Board Game.
# A parameter written kind:id is shown through the message kind-id; + and * are spelt out in ids.

## Houses

house-arryn = ارین
house-baratheon = براتیون
house-greyjoy = گریجوی
house-lannister = لنیستر
house-martell = مارتل
house-stark = استارک
house-targaryen = تارگرین
house-tyrell = تایرل

## Areas

area-bay-of-ice = خلیج یخ
area-blackwater = بلک‌واتر
area-blackwater-bay = خلیج بلک‌واتر
area-castle-black = کسل‌بلک
area-crackclaw-point = دماغهٔ کرک‌کلا
area-dornish-marches = سرحدهای دورن
area-dragonstone = دراگون‌استون
area-east-summer-sea = دریای تابستان شرقی
area-flints-finger = فلینتز فینگر
area-greywater-watch = گری‌واتر واچ
area-harrenhal = هارن‌هال
area-highgarden = های‌گاردن
area-ironmans-bay = خلیج مردان آهنین
area-karhold = کارهولد
area-kings-landing = بارانداز پادشاه
area-kingswood = جنگل شاهی
area-lannisport = لنیسپورت
area-moat-cailin = موت کیلین
area-oldtown = اولدتاون
area-port-of-dragonstone = بندر دراگون‌استون
area-port-of-lannisport = بندر لنیسپورت
area-port-of-oldtown = بندر اولدتاون
area-port-of-pyke = بندر پایک
area-port-of-storms-end = بندر استورمز اند
area-port-of-sunspear = بندر سان‌اسپیر
area-port-of-white-harbor = بندر وایت‌هاربر
area-port-of-winterfell = بندر وینترفل
area-princes-pass = گذرگاه شاهزاده
area-pyke = پایک
area-redwyne-straights = تنگهٔ ردواین
area-riverrun = ریورران
area-salt-shore = سالت‌شور
area-sea-of-dorne = دریای دورن
area-seagard = سیگارد
area-searoad-marches = سرحدهای جادهٔ دریا
area-shipbreaker-bay = خلیج کشتی‌شکن
area-starfall = استارفال
area-stoney-sept = استونی‌سپت
area-storms-end = استورمز اند
area-sunset-sea = دریای غروب
area-sunspear = سان‌اسپیر
area-the-arbor = آربور
area-the-boneway = راه استخوان
area-the-eyrie = ایری
area-the-fingers = انگشت‌ها
area-the-golden-sound = تنگهٔ طلایی
area-the-mountains-of-the-moon = کوهستان ماه
area-the-narrow-sea = دریای باریک
area-the-reach = ریچ
area-the-shivering-sea = دریای لرزان
area-the-stony-shore = ساحل سنگی
area-the-twins = دوقلوها
area-three-towers = سه برج
area-west-summer-sea = دریای تابستان غربی
area-white-harbor = وایت‌هاربر
area-widows-watch = ویدوز واچ
area-winterfell = وینترفل
area-yronwood = یرون‌وود

## Pieces, with $count

unit-footman = سرباز
unit-knight = شوالیه
unit-dragon = اژدها
unit-ship = کشتی
unit-siege-engine = ماشین جنگی
unit-routed-footman = سرباز گریخته
unit-routed-knight = شوالیهٔ گریخته
unit-routed-dragon = اژدهای گریخته
unit-routed-ship = کشتی گریخته
unit-routed-siege-engine = ماشین جنگی گریخته
unit-garrison = پادگان

## Order tokens; the star marks a special order

order-march-minus-1 = پیشروی ‎−1
    .note = جابه‌جایی یا حمله؛ در جنگ ‎−1
order-march-plus-0 = پیشروی ‎+0
    .note = جابه‌جایی یا حمله
order-march-plus-1-star = پیشروی ‎+1 ★
    .note = جابه‌جایی یا حمله؛ در جنگ ‎+1
order-defend-plus-1 = دفاع ‎+1
    .note = وقتی به این سرزمین حمله شود ‎+1
order-defend-plus-2-star = دفاع ‎+2 ★
    .note = وقتی به این سرزمین حمله شود ‎+2
order-support = حمایت
    .note = یگان‌های اینجا در جنگ‌های همسایه حمایت می‌کنند
order-support-plus-1-star = حمایت ‎+1 ★
    .note = یگان‌های اینجا در جنگ‌های همسایه حمایت می‌کنند؛ ‎+1
order-raid = یورش
    .note = یک دستور حمایت، یورش یا تقویت قدرت را در سرزمین همسایه برمی‌دارد
order-raid-star = یورش ★
    .note = مثل یورش، یا به‌جای آن یک دستور دفاع را برمی‌دارد
order-consolidate = تقویت قدرت
    .note = گرفتن 1 قدرت، و 1 قدرت دیگر برای هر آیکن قدرت اینجا
order-consolidate-star = تقویت قدرت ★
    .note = گرفتن قدرت، یا جمع کردن ارتش در قلعه یا دژ

## Kinds of orders, as a Westeros card forbids them

order-march = پیشروی
order-defend = دفاع
order-special = دستورهای ویژه

## Influence tracks, and the tokens that go with their first place

track-iron-throne = تخت آهنین
track-fiefdoms = تیول‌ها
track-kings-court = دربار پادشاه
dominance-iron-throne = تخت آهنین
dominance-valyrian-steel-blade = شمشیر والریایی
dominance-blade = شمشیر والریایی
dominance-messenger-raven = کلاغ پیام‌رسان
dominance-raven = کلاغ پیام‌رسان

## Seats, as the table calls them

seat-arryn = { house-arryn }
seat-baratheon = { house-baratheon }
seat-greyjoy = { house-greyjoy }
seat-lannister = { house-lannister }
seat-martell = { house-martell }
seat-stark = { house-stark }
seat-targaryen = { house-targaryen }
seat-tyrell = { house-tyrell }

## Phases

phase-westeros = فاز وستروس
phase-planning = فاز برنامه‌ریزی
phase-raven = کلاغ پیام‌رسان
phase-raids = دستورهای یورش
phase-marches = دستورهای پیشروی
phase-power = تقویت قدرت
phase-ended = پایان
set-up-hand = آغاز: انتخاب دست کارت‌های خاندان
set-up-pick = آغاز: انتخاب نوبتی کارت‌های خاندان
