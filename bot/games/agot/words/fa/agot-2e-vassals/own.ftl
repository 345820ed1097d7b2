# What games with vassals say beside the 2nd edition, or in other words.

ruleset-agot-2e-vassals = بازی تاج و تخت، ویرایش دوم: با دست‌نشانده‌ها
option-vassals = دست‌نشانده‌ها: { $value }

## Names

house-vassals = دست‌نشانده‌ها
phase-vassals = انتخاب دست‌نشانده‌ها
phase-vassal-orders = دستورهای دست‌نشانده‌ها

order-raid-support-plus-1 = یورش یا حمایت ‎+1
    .note = مثل یورش دستوری را برمی‌دارد، یا می‌ماند و مثل حمایت ‎+1 کمک می‌کند
order-defend-muster-plus-1 = دفاع ‎+1 یا جمع‌آوری ارتش
    .note = وقتی به این سرزمین حمله شود ‎+1؛ در پایان اینجا ارتش جمع می‌کند
order-defend-plus-3 = دفاع ‎+3
    .note = وقتی به این سرزمین حمله شود ‎+3

## What is asked

for-claim-vassals = انتخاب دست‌نشانده‌ها
panel-on-behalf = ⚑ به‌جای دست‌نشانده‌ات جواب می‌دهی: **خاندان { $seat }**.
seat-for = { $seat }، به‌جای دست‌نشانده‌اش { $other }
plan-not-for = از دست‌نشانده‌هایت هم پرسیده می‌شود: { $seats }. برای جواب‌های آن‌ها نمی‌شود برنامه گذاشت.

ask-claim-vassals = در این دور فرمانده کدام دست‌نشانده‌ها هستی؟ حداکثر { $most } تا.
ask-orders-for = دور { $round }: خاندان { $for } چه دستورهایی می‌گیرد؟ حداکثر دو تا از سرزمین‌هایش، هر کدام یکی.
ask-raid-for = با دستور یورش یا دستور حمایت خاندان { $for } چه می‌کنی؟
ask-march-for = دستور پیشروی خاندان { $for }: چه یگان‌هایی به کجا می‌روند؟
ask-consolidate-for = خاندان { $for } جایی که دستور جمع‌آوری‌اش هست ارتش جمع می‌کند؟
ask-house-card-for = جنگ { $area }: خاندان { $for } کدام یک از سه کارتش را بازی می‌کند؟
ask-supply-for = ارتش‌های خاندان { $for } از سقف تدارکاتش ({ $limits }) بیشتر است. کدام یگان‌ها را نابود می‌کنی؟
ask-muster-for = خاندان { $for } چه ارتشی جمع می‌کند؟
ask-support-for = { $attacker } در { $area } به { $defender } حمله می‌کند. یگان‌های خاندان { $for } در { $supporters } از چه کسی حمایت می‌کنند؟
ask-refuse-support-for = جنگ { $area }: خاندان { $for } حمایت چه کسی را رد می‌کند؟
ask-casualties-for = { $area }: { $number ->
    [1] یک یگان خاندان { $for } را برای تلفات انتخاب کن
   *[other] { $number } یگان خاندان { $for } را برای تلفات انتخاب کن
}.
ask-retreat-losses-for = تدارکات خاندان { $for } اجازهٔ این همه یگان را در { $area } نمی‌دهد. { $number ->
    [1] یکی را که از دست می‌رود انتخاب کن
   *[other] { $number } تا را که از دست می‌رود انتخاب کن
}.
ask-port-capture-for = خاندان { $for } { $port } را می‌گیرد، که { $ships ->
    [1] یک کشتی
   *[other] { $ships } کشتی
} { $victim } در آن است. چند تا را با کشتی خودش عوض می‌کند؟ بقیه نابود می‌شوند.
ask-deal = کارت‌ها را پخش کن.
for-deal = پخش کارت‌ها
tokens-short-for = از { $places } سرزمین، حداکثر { $number } تا دستور می‌گیرد.
nothing-claim-vassals = هیچ دست‌نشانده‌ای نمی‌خواهم
nothing-orders = بدون دستور
choice-stays = بماند: در این دور حمایت می‌کند
choice-muster-here = همین‌جا ارتش جمع شود
choice-no-muster = ارتش جمع نشود: دستور برداشته می‌شود
note-vassal = قلعه و دژ { $castles } · تدارکات { $supply } · { $number ->
    [0] بدون یگان
   *[other] { $units }
}

## What happened

event-vassal-claimed = در این دور { $house } فرمانده خاندان { $vassal } است.
event-raid-support-stays = { $house } از { $area } یورش نمی‌برد: دستور برای حمایت همان‌جا می‌ماند.
event-consolidate-muster = { $house } با دستورش در { $area } ارتش جمع می‌کند.
event-pillage = غارت: { $gained ->
    [0] هیچ‌کس قدرت نمی‌گیرد
   *[other] { $house } { $gained } قدرت می‌گیرد
}، { $victim } { $lost } از دست می‌دهد.

refused-area-of-the-family = { $target } در این دور مال خانوادهٔ خودت است: فرمانده و دست‌نشانده‌هایش به سرزمین‌های هم وارد نمی‌شوند.
refused-support-against-family = { $house } از خانوادهٔ توست و اینجا می‌جنگد: از همان حمایت کن، یا از هیچ‌کس.
refused-vassals-not-into-ports = دست‌نشانده‌ها به بندر پیشروی نمی‌کنند: { $target }.
refused-vassal-without-units = خاندان { $house } در { $area } یگان ندارد، پس آنجا دستوری نمی‌گیرد.
refused-still-over-supply = ارتش‌ها هنوز از سقف تدارکات ({ $limits }) بیشتر است. یگان‌های دیگری را نابود کن.
refused-raid-own-order = دستور { $target } مال خودت یا خانوادهٔ خودت است و نمی‌توانی به آن یورش ببری. هدف دیگری انتخاب کن، یا «بدون هدف».
refused-too-many-vassal-orders = هر دست‌نشانده حداکثر { $most } دستور می‌گیرد. کمتر بده.

why-preview-token-stays = توکن قدرت { $house } رایگان در { $area } می‌ماند.
why-preview-may-play = { $house } یکی از سه کارتی را بازی می‌کند که فقط فرمانده‌اش می‌بیند. همهٔ کارت‌های ممکن: { $cards }.
why-preview-stays-to-support = دستور { $area } می‌ماند و تا پایان دور در جنگ‌های همسایه حمایت می‌کند.
why-preview-armies = ارتش‌ها بعد از این: { $armies }؛ حد تدارکات: { $limits }.
why-preview-no-armies = ارتش دو یگانی یا بزرگ‌تر نخواهد بود؛ حد تدارکات: { $limits }.
why-preview-vassal-pillage = { $rival } این دستور را در { $area } از دست می‌دهد: { $order }؛ { $lost ->
    [0] {""}
   *[other] 1 قدرت هم از دست می‌دهد و{" "}
}{ $gained ->
    [0] هیچ‌کس چیزی نمی‌گیرد.
   *[other] تو 1 قدرت می‌گیری.
}

## Looking things up

hand-open = کارت‌های دست بازیکن‌ها پنهان نیست: { COMMAND("map") } آن‌ها را در حاشیه‌اش نشان می‌دهد و { COMMAND("look") } هر کارت را توضیح می‌دهد. ولی کارت‌هایی را که در جنگ به دست‌نشانده‌ای رسیده فقط فرمانده‌اش می‌داند.
heading-commands = فرمانده این‌ها هستی: { $houses }
lookup-house-vassal = **دست‌نشانده**، به فرماندهی { $house }
lookup-house-vassal-free = **دست‌نشانده**؛ در این دور هنوز هیچ‌کس فرمانده‌اش نیست
lookup-house-commands = **زیر فرمان:** { $houses }
lookup-house-vassal-figures = **قلعه و دژ** { $castles }. نه قدرت دارد نه کارت دست: در هر جنگ سه تا از هفت کارت دست‌نشانده‌ها
lookup-card-of-vassals = کارت خاندان برای دست‌نشانده‌ها: به هر دست‌نشانده‌ای در جنگ سه تا از هفت کارت می‌رسد
lookup-card-drawn = **در این بازی:** به { $house } رسیده.
lookup-card-no-vassals = **در این بازی:** دست‌نشانده‌ای نیست.

## Readings

ruling-connington-without-survivors = شوالیهٔ جان کانینگتون، وقتی برنده یگانی ندارد
reading-connington-without-survivors-embattled-area-only = می‌تواند در سرزمین نبرد بایستد
reading-connington-without-survivors-origin = می‌تواند جایی بایستد که پیشروی از آن بود
ruling-beric-dondarrion-timing = یگان بریک دونداریون چه وقت از دست می‌رود
reading-beric-dondarrion-timing-on-result = پیش از تلفات
reading-beric-dondarrion-timing-after-casualties = بعد از تلفات
ruling-bronn-against-vassal = بران در برابر دست‌نشانده
reading-bronn-against-vassal-cannot-pay = نمی‌شود پرداخت
reading-bronn-against-vassal-commander-pays = فرمانده می‌تواند بپردازد
ruling-jaqen-random-card = کارت تصادفی جاکن هگار
reading-jaqen-random-card-includes-returned = می‌تواند همانی باشد که برگشته
reading-jaqen-random-card-excludes = هیچ‌وقت همانی نیست که برگشته
ruling-patchface-against-vassal = پچ‌فیس در برابر دست‌نشانده
reading-patchface-against-vassal-drawn-cards = از کارت‌های رسیده انتخاب می‌کند
reading-patchface-against-vassal-nothing = بی‌نتیجه است
ruling-vassal-bid-ties = در پیشنهادها دست‌نشانده‌ها
reading-vassal-bid-ties-iron-throne-holder = میان پیشنهادهای 0 هستند، به ترتیبی که تخت آهنین بگوید
reading-vassal-bid-ties-below-players = پایین‌تر از همهٔ بازیکن‌ها هستند
ruling-vassal-claim = بازیکن‌ها دست‌نشانده را چطور می‌گیرند
reading-vassal-claim-rest-to-the-last = به ترتیب نوبت انتخاب می‌کنند؛ آخری بقیه را می‌گیرد
reading-vassal-claim-at-random = هر دور با قرعه
ruling-vassal-dual-token-bans = ممنوعیت یورش یا حمایت
reading-vassal-dual-token-bans-banned-by-either = توکن یورش/حمایت را هم ممنوع می‌کند
reading-vassal-dual-token-bans-other-half-stays = نیمهٔ دیگرش را می‌گذارد
ruling-vassal-family-support = فرمانده و دست‌نشانده‌هایش از هم حمایت می‌کنند
reading-vassal-family-support-automatic = بدون پرسیدن
reading-vassal-family-support-optional = اگر فرمانده بخواهد
ruling-vassal-house-cards = کارت‌های دست‌نشانده در جنگ
reading-vassal-house-cards-three-of-seven = سه تا از هفت کارت
ruling-vassal-muster = در جمع‌آوری ارتش، دست‌نشانده
reading-vassal-muster-home-area-only = فقط در سرزمین مادری جمع می‌کند
ruling-vassal-order-count = دستورهای هر دست‌نشانده
reading-vassal-order-count-up-to-two = حداکثر دو دستور
reading-vassal-order-count-two-if-possible = دو دستور، اگر بشود
ruling-vassal-power-token = دست‌نشانده‌ای که سرزمین خشکی را ترک می‌کند
reading-vassal-power-token-always-left = همیشه توکن قدرت می‌گذارد
ruling-vassal-raid-power = یورش دست‌نشانده به تقویت قدرت
reading-vassal-raid-power-nobody-gains = به هیچ‌کس قدرتی نمی‌دهد
reading-vassal-raid-power-commander-gains = 1 قدرت به فرمانده می‌دهد
ruling-vassal-starting-supply = تدارکات آغازین دست‌نشانده‌ها
reading-vassal-starting-supply-four = 4
reading-vassal-starting-supply-icons-controlled = به تعداد آیکن‌های تدارکاتی که در کنترل دارند
ruling-vassal-surplus-sets = دست‌نشانده‌هایی که برابر تقسیم نمی‌شوند
reading-vassal-surplus-sets-one-more-from-the-top = به اولین بازیکن‌ها در ترتیب نوبت می‌رسند
reading-vassal-surplus-sets-one-each = نمی‌مانند: بازیکن‌ها به نوبت یکی‌یکی می‌گیرند
ruling-vassal-track-setup = در جدول‌ها دست‌نشانده‌ها
reading-vassal-track-setup-below-if-in-top-three = آخرند، اگر یکی‌شان جزو سه نفر اول می‌شد
reading-vassal-track-setup-always-below = آخرند
ruling-vassal-victory = وقتی دست‌نشانده جنگی را ببرد
reading-vassal-victory-commander-gains-one = فرمانده‌اش 1 قدرت می‌گیرد
ruling-vassal-westeros-decisions = تصمیم دست‌نشانده‌ها در فاز وستروس
reading-vassal-westeros-decisions-last-commander = با آخرین فرمانده است
