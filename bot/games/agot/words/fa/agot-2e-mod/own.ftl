# What Mother of Dragons says beside the 2nd edition and what there is about vassals, or in other words.

ruleset-agot-2e-mod = بازی تاج و تخت، ویرایش دوم: مادر اژدهایان
option-targaryen = { $value ->
    [on] با خاندان تارگرین، اسوس و اژدهاها
   *[off] بدون خاندان تارگرین
}
option-targaryen-deck = { $value ->
    [b] خاندان تارگرین با دستهٔ دوم کارت‌های خاندان (میساندی، راخارو)
   *[other] خاندان تارگرین با دستهٔ اول کارت‌های خاندان (کال دروگو، ویسریس)
}
option-loyalty-to-win = { $value ->
    [as-castles] خاندان تارگرین به همان تعداد امتیاز وفاداری می‌خواهد که دیگران قلعه
   *[other] خاندان تارگرین { $value } امتیاز وفاداری می‌خواهد
}
option-without-iron-bank = { $value ->
    [on] بدون بانک آهنین: وامی نیست و هر کس با 5 قدرت شروع می‌کند
   *[off] با بانک آهنین
}
option-without-sea-orders = { $value ->
    [on] بدون دستورهای «پیشروی ‎−1 در دریا» و «حمایت در دریا»
   *[off] با دستورهای «پیشروی ‎−1 در دریا» و «حمایت در دریا»
}

## Areas

area-port-of-the-eyrie = بندر ایری
area-the-bite = خلیج بایت
area-the-vale-of-arryn = درهٔ ارین
area-bay-of-pentos = خلیج پنتوس
area-braavos = براووس
area-braavosian-coastlands = کرانهٔ براووس
area-myr = میر
area-norvos = نوروس
area-pentos = پنتوس
area-port-of-braavos = بندر براووس
area-port-of-pentos = بندر پنتوس
area-port-of-volantis = بندر ولانتیس
area-sea-of-myrth = دریای میرت
area-the-disputed-lands = سرزمین‌های مورد نزاع
area-the-orange-shore = ساحل نارنجی
area-the-rhoyne = روین
area-volantis = ولانتیس

## Pieces and orders

unit-power = قدرت

order-sea-march-minus-1 = پیشروی ‎−1 در دریا
    .note = فقط در دریا و بندر: رفتن با کشتی یا حمله؛ در جنگ ‎−1
order-sea-support = حمایت در دریا
    .note = فقط در دریا و بندر: در جنگ‌های همسایه حمایت می‌کند
order-iron-bank = بانک آهنین
    .note = فقط در دریا و بندر: یکی از وام‌های پیشنهادشده را می‌گیری
order-type-iron-bank = دستور بانک آهنین

## Westeros cards

deck-westeros-4 = دستهٔ کارت وستروس 4
deck-loans = دستهٔ وام‌ها

## Loans

loan-placing = یگان‌های زمینی به سرزمین‌های خشکی که کنترل می‌کنی می‌روند، کشتی‌ها به سرزمین‌های دریایی که در آن‌ها کشتی داری و به بندرهایت. تا جایی که تدارکات بگذارد: آنچه جا نشود از دست می‌رود.

## What is asked

for-consolidate = دستور تقویت قدرت یا بانک آهنین
for-pay-debt = انتخاب یگان‌ها بابت بدهی
for-sellswords = جای یگان‌های وام
for-improve = انتخاب سرزمین‌هایی که بهتر می‌شوند
for-faceless-men = تصمیم دربارهٔ مردان بی‌چهره
for-spymaster-deck = تصمیم دربارهٔ رئیس جاسوسان
for-spymaster = تصمیم دربارهٔ رئیس جاسوسان
for-give-bid = تصمیم دربارهٔ بخشیدن پیشنهاد
for-loyalty = تصمیم دربارهٔ توکن‌های وفاداری
for-place-unit = سرزمینی برای یک یگان
for-place-loyalty = سرزمین‌هایی برای توکن‌های وفاداری
for-fire-made-flesh = تصمیم دربارهٔ اژدهاها
for-move-loyalty = جابه‌جایی توکن وفاداری
for-cancel-loyalty = برگرداندن جابه‌جایی توکن

ask-consolidate = کدام دستور تقویت قدرت یا بانک آهنین را اجرا می‌کنی؟
ask-pay-debt = { $house } نمی‌تواند بهرهٔ وام را بدهد و باید { $number } یگان از دست بدهد. انتخاب با توست.
ask-sellswords = وامت یگان می‌آورد. کجا بروند؟ آنچه نگذاری از دست می‌رود.
ask-improve = { FORM($loan, "ask") }
ask-faceless-men = مردان بی‌چهره: کدام سرباز و کدام شوالیه را نابود می‌کنی؟ مال هر که باشند، در دو سرزمین جدا.
ask-spymaster-deck = رئیس جاسوسان: کدام دستهٔ وستروس را می‌بینی؟ دو کارت بعدی‌اش را می‌بینی.
ask-spymaster = کارت‌های بعدی { $deck } این‌ها هستند: { $cards }. به چه ترتیبی برمی‌گردند؟ هیچ‌کس دیگر این را نمی‌بیند.
ask-give-bid = { $track }: قدرتی را که پیشنهاد کردی به چه کسانی می‌دهی؟ هر 1 قدرت، 1 به پیشنهاد گیرنده‌اش می‌افزاید. پیشنهادها: { $bids }.
ask-loyalty = { FORM($card, "ask", loyalty-otherwise) }
loyalty-otherwise = { $card }: { $power } قدرت برای یک توکن وفاداری می‌دهی؟ در کدام سرزمین؟
ask-place-unit = «بازی با آتش» از خاندان تارگرین: کدام یگان را در { $area } می‌گذاری؟ آنجا مال تو می‌شود.
ask-place-loyalty = خاندان تارگرین تو را نام برده. توکن‌های وفاداری به کدام سرزمین‌های خشکی وستروس بروند؟ تعداد: { $number }.
ask-fire-made-flesh = آتش مجسم: با اژدهاهایت چه می‌کنی؟
ask-move-loyalty = کدام توکن وفاداری را جابه‌جا می‌کنی، و به کدام سرزمین همسایه؟
ask-cancel-loyalty = توکن وفاداری از { $origin } به { $area } رفت. { $power } قدرت می‌دهی تا برگردد؟

choice-no-loan = وام نمی‌گیرم
choice-nothing = هیچ
choice-more-power = یک آیکن قدرت (تاج) بیشتر
choice-more-supply = یک آیکن تدارکات (بشکه) بیشتر
choice-return-dragon = اژدهای ازدست‌رفته‌ای به پنتوس برمی‌گردد
choice-both-to-bottom = هر دو ته دسته
choice-rest-to-bottom = آن یکی ته دسته
choice-to-bottom = ته دسته
choice-pay-nothing = چیزی نمی‌دهم
choice-put-back = برگردد
choice-leave-there = همان‌جا بماند
wish-cancel-loyalty = جابه‌جایی‌های وفاداری که می‌توانم برگردانم
do-leave = همه همان‌جا بمانند
wish-says-cancel-loyalty = { $do ->
    [leave] هیچ جابه‌جایی وفاداری را برنمی‌گردانم ({ $until }).
   *[ask] از من بپرس کدام جابه‌جایی وفاداری را برمی‌گردانم ({ $until }).
}
plan-changed-loan = { $loan } دیگر نیست، یا قیمتش عوض شده
note-give-up-dragon = یک اژدها در { $area } فدا می‌شود: بقیه همین حالا 1 قوی‌تر می‌شوند، نه در یکی از دورهای بعد
step-dragon-token = کدام توکن جدول دورها با آن می‌رود؟ در دور آن، اژدهاها دیگر بزرگ نمی‌شوند.
note-bottom-first = آنجا اول می‌آید
note-dragon-token = توکن دور { $round }
note-loan = با { $power } قدرت: { $text }
note-tokens-there = { $number } توکن وفاداری آنجاست
piece-of-house-at = { $unit } ({ $house })، { $place }

here-loyalty = وفاداری { $number }
here-castle-raised = حالا دژ
here-castle-burnt = قلعه سوخته
here-more-power = { $number } آیکن قدرت بیشتر
here-more-supply = { $number } آیکن تدارکات بیشتر

nothing-sellswords = هیچ‌کدام را نمی‌گذارم
nothing-faceless-men = هیچ‌کس نابود نشود
nothing-give-bid = چیزی نمی‌دهم
nothing-loyalty = نمی‌پردازم، هیچ‌کدام را نمی‌گذارم

why-preview-loan = برای { $loan } { $power } قدرت می‌دهی و { $left } می‌ماند. از دور بعد، اول هر دور { $interest } قدرت بهره می‌دهی، و برای هر قدرتی که نتوانی بدهی یگانی از دست می‌دهی.
why-preview-pays = { $power } قدرت می‌دهی و { $left } می‌ماند.
why-preview-gift = { $house }: پیشنهاد { $bid } می‌شود { $total }.
why-preview-lost = قدرتی از پیشنهادت که به هیچ‌کس نمی‌رسد: { $power }.
why-preview-dragons = آن‌وقت هر اژدها قدرت جنگی { $strength } دارد.
why-preview-not-placed = روی صفحه نمی‌آید و از دست می‌رود: { $units }.
why-preview-killed = { $house } در { $area } { $units } از دست می‌دهد.
why-preview-improved = { $area } ({ $house }): { $changes }.
why-preview-improved-free = { $area } (مال هیچ‌کس): { $changes }.
change-castle = قلعه دژ می‌شود
change-burn = قلعه می‌سوزد
change-power = یک آیکن قدرت بیشتر
change-supply = یک آیکن تدارکات بیشتر
bank-offer = { $loan } ({ $power })

## What happened

event-loan-offered = بانک آهنین وام تازه‌ای پیشنهاد می‌کند: { $loan }.
event-loan-taken = { $house } با { $power } قدرت وام می‌گیرد: { $loan }.
event-loan-owed = { $house } با یک وام آغاز می‌کند که فقط بهره دارد: { $loan }.
event-loan-declined = { $house } در { $area } وام نمی‌گیرد.
idle-loan-declined = این‌ها وام نمی‌گیرند: { $all }.
idle-loan-declined-of = { $house } در { $area }
event-interest-paid = { $house } { $power } قدرت بهره می‌دهد.
event-area-improved = { $house } با { $loan }، { $area } را برای همیشه عوض می‌کند.
event-bid-given = خاندان تارگرین { $power } قدرت از پیشنهادش را به { $house } می‌دهد.
event-loyalty-placed = یک توکن وفاداری در { $area } گذاشته می‌شود.
event-loyalty-gained = خاندان تارگرین در { $area } { $number } توکن وفاداری می‌گیرد.
event-loyalty-moved = { $house } یک توکن وفاداری را از { $origin } به { $area } می‌برد.
event-loyalty-moved-back = خاندان تارگرین { $power } قدرت می‌دهد: توکن از { $origin } به { $area } برمی‌گردد.
event-deck-read = { $house } کارت‌های بعدی { $deck } را دیده است.
event-won = { $house } با { $house-id ->
    [targaryen] { $castles } امتیاز وفاداری
   *[other] { $castles } قلعه و دژ
} می‌برد{ $reason-id ->
    [seven] {""}
   *[other] {" "}({ $reason })
}.

won-by-loyalty = امتیاز وفاداری کافی
won-by-round-10 = بیشترین بعد از دور آخر
topic-loyalty = وفاداری و اژدهاها
topic-bank = بانک آهنین
course-castles-or-loyalty = قلعه و دژ؛ برای تارگرین وفاداری

refused-one-footman-one-knight = حداکثر یک سرباز و یک شوالیه، در دو سرزمین جدا.
refused-order-only-at-sea = { $order } دستور دریاست و در { $area } گذاشته نمی‌شود.
refused-no-loan-there = در { $area } دستور بانک آهنین نیست، یا قدرتت به آن وام نمی‌رسد.

phase-debts = بهرهٔ وام‌ها
short-phase-debts = بهرهٔ وام‌ها

## What winning takes, and who is winning

goal = **برای پیروزی:** { $held ->
    [1] در پایان یک دور { $castles } قلعه و دژ در دست داشته باش
   *[0] به { $castles } قلعه و دژ برس
}{ $endless ->
    [1] . هیچ دوری آخرین نیست.
   *[0] { $apart ->
        [1] ، یا بعد از دور 10 از همه به هدفت نزدیک‌تر باش.
       *[0] ، یا بعد از دور 10 بیشتر از همه داشته باش.
    }
} خاندان تارگرین به‌جایش { $loyalty } امتیاز وفاداری می‌خواهد.
goal-without-targaryen = **برای پیروزی:** { $held ->
    [1] در پایان یک دور { $castles } قلعه و دژ در دست داشته باش
   *[0] به { $castles } قلعه و دژ برس
}{ $endless ->
    [1] . هیچ دوری آخرین نیست.
   *[0] { $apart ->
        [1] ، یا بعد از دور 10 از همه به هدفت نزدیک‌تر باش.
       *[0] ، یا بعد از دور 10 بیشتر از همه داشته باش.
    }
}
goal-targaryen = **برای پیروزی:** { $loyalty } امتیاز وفاداری بگیر: سرزمین‌هایی را که توکن وفاداری دارند تصرف کن، و پنتوس را نگه دار که یک امتیاز دارد. قلعه‌ها برای تو حساب نیستند.
heading-figures = قدرت { $power } · تدارکات { $supply } · قلعه و دژ { $castles } از { $goal }
heading-loyalty = قدرت { $power } · تدارکات { $supply } · وفاداری { $loyalty } از { $goal } · هر اژدها قدرت جنگی { $strength } دارد
heading-loans = وام‌ها: { $loans } · بهرهٔ هر دور { $interest }

table-leads = { $houses } با { $castles } از { $goal } قلعه و دژ یا امتیاز وفاداری { $number ->
        [1] جلوتر است
       *[other] جلوترند
    }{ $tie ->
        [1] {" "}({ $reason })
       *[0] {""}
    }.
round-castles = { $apart ->
    [1] قلعه و دژ ({ $goal } تا برای پیروزی)، برای تارگرین وفاداری ({ $loyalty } تا برای پیروزی): { $castles }.
   *[0] قلعه و دژ، برای تارگرین وفاداری ({ $goal } تا برای پیروزی): { $castles }.
}
round-loans = وام‌های گرفته‌شده: { $loans }.
round-loan-of = { $loan } ({ $house })

## Looking things up

lookup-loan = وام بانک آهنین
lookup-loan-offered = **در این بازی:** با { $power } قدرت پیشنهاد شده.
lookup-loan-taken = **در این بازی:** { $house } آن را گرفته و هر دور 1 قدرت بهره می‌دهد.
lookup-loan-unseen = **در این بازی:** پیشنهاد نشده.
lookup-card-removed = **در این بازی:** از بازی بیرون رفته.
lookup-area-loyalty = { $number } توکن وفاداری: امتیاز خاندان تارگرین، همین که سرزمین را کنترل کند
lookup-area-loyalty-printed = تا وقتی این سرزمین در کنترل خاندان تارگرین است، یک امتیاز وفاداری برایش دارد
lookup-area-castle-raised = بهتر شده: قلعه دژ است
lookup-area-castle-burnt = قلعه سوخته است
lookup-area-more-power = بهتر شده: { $number } آیکن قدرت بیشتر
lookup-area-more-supply = بهتر شده: { $number } آیکن تدارکات بیشتر
lookup-area-flyers = اژدهاهای خاندان تارگرین می‌توانند به اینجا پرواز کنند: { $units }
lookup-house-figures-loyalty = **قدرت** { $power } · **امتیاز وفاداری** { $points } از { $needed }
lookup-house-loyalty = **وفاداری** { $loyalty } از { $needed } امتیاز برای پیروزی ({ $tokens } توکن گرفته)؛ قلعه و دژ برایش حساب نیست
lookup-house-loans = **وام‌ها:** { $loans }، با { $interest } قدرت بهره در هر دور
lookup-bank = **بانک آهنین:** { $offers }
lookup-house-removed = **بیرون از بازی:** { $cards }

deadline-safe-note = دستورهای دفاعی، بدون حرکت، بدون وام، با کمترین تلفات

## How to play: three times three sentences

primer-land = تو فرمان یک خاندان بزرگ را در دست داری و می‌خواهی بیشتر از هر کس قلعه و دژ داشته باشی: هر کس به تعداد کافی برسد، معمولاً هفت تا، می‌برد، وگرنه هر کس بعد از ده دور بیشترینش را داشته باشد. خاندان تارگرین جداست: از آن سوی دریای باریک، با سه اژدها، در سرزمین‌هایی که می‌گیرد توکن وفاداری جمع می‌کند و با همان تعداد امتیاز وفاداری می‌برد. پس ببین توکن‌ها کجا هستند و پیش از آن‌که اژدهاهایش برسند آن سرزمین‌ها را نگه دار. هر دور با کارت‌های وستروس شروع می‌شود: تدارکات، یگان تازه، پیشنهاد برای سه جدول، حملهٔ وحشی‌ها و توکن‌های وفاداری بیشتر می‌آورند.
primer-orders = بعد هر بازیکن پنهانی به هر سرزمینی که در آن یگان دارد یک دستور می‌دهد و همهٔ دستورها با هم رو می‌شوند. پیشروی یگان‌ها را جابه‌جا می‌کند یا به حمله می‌فرستد، یورش دستوری را در سرزمین همسایه برمی‌دارد، حمایت در جنگ‌های همسایه کمک می‌کند، دفاع سرزمین خودش را محکم می‌کند و تقویت قدرت، قدرت می‌آورد. در دریا و بندر سه دستور دیگر هم داری: پیشروی ‎−1، حمایت، و وام گرفتن از بانک آهنین. وام همان وقت کمک می‌کند، ولی بعد اول هر دور 1 قدرت می‌خواهد؛ بازیکنی که نتواند بدهد یگان از دست می‌دهد.
primer-battle = در جنگ، قدرت جنگی یگان‌ها، دستور و حمایت دو طرف با هم سنجیده می‌شود. بعد هر طرف پنهانی یک کارت خاندان بازی می‌کند که قدرت جنگی، شمشیر، برج یا یک غافلگیری می‌آورد. بازنده عقب‌نشینی می‌کند و برای هر شمشیری که برجی جلویش را نگیرد یک یگان از دست می‌دهد. اژدها در دور 1 هیچ قدرت جنگی ندارد و هر دو دور یک بار بزرگ می‌شود، تا 5؛ بدون یگان دیگر به هر سرزمین خشکی در دو سوی دریا پرواز می‌کند.

## Rulings

ruling-deck-iv-without-targaryen = دستهٔ چهارم وقتی خاندان تارگرین شکست خورده
reading-deck-iv-without-targaryen-fixed-tokens-only = فقط توکن‌های چاپ‌شده‌اش را می‌گذارد
reading-deck-iv-without-targaryen-skip = هیچ کاری نمی‌کند
ruling-domestic-disputes-homes = دعواهای خانگی: سرزمین‌های مادری
reading-domestic-disputes-homes-players-and-vassals = بازیکن‌ها و دست‌نشانده‌ها
reading-domestic-disputes-homes-players = فقط بازیکن‌ها
ruling-dragon-strength-rounds = اژدهاها در این دورها بزرگ می‌شوند
reading-dragon-strength-rounds-even-rounds = 2، 4، 6، 8 و 10
reading-dragon-strength-rounds-later-rounds = 2، 4، 7، 9 و 10
ruling-text-of-a-removed-card = متن کارتی که همین حالا از بازی بیرون رفته
reading-text-of-a-removed-card-gone = دیگر هیچ اثری ندارد
reading-text-of-a-removed-card-still-runs = هنوز اجرا می‌شود
ruling-dragon-with-other-units = اژدهاها در پیشروی با یگان‌های دیگر
reading-dragon-with-other-units-per-group = اگر به یک سرزمین بروند، پیاده می‌روند
ruling-faceless-men-mandatory = مردان بی‌چهره
reading-faceless-men-mandatory-may-choose-fewer = می‌توانند کمتر نابود کنند
reading-faceless-men-mandatory-must = باید هرچه بیشتر نابود کنند
ruling-gifts-of-power = هدیه دادن قدرت به بازیکن‌های دیگر
reading-gifts-of-power-outside-combat-and-call-for-support = می‌شود، ولی نه هنگام پیشنهاد دادن، و در جنگ فقط وقت درخواست حمایت
reading-gifts-of-power-never = هیچ‌وقت
ruling-iron-bank-order-areas = جای دستور بانک آهنین
reading-iron-bank-order-areas-sea-and-ports = در دریا و بندر
reading-iron-bank-order-areas-sea-only = فقط در دریا
ruling-iron-bank-starting-power = با بانک آهنین، قدرت هر کس در شروع
reading-iron-bank-starting-power-seven = 7 قدرت
reading-iron-bank-starting-power-five = 5 قدرت
ruling-khal-drogo-routed-knights = کال دروگو: شوالیه‌های گریخته
reading-khal-drogo-routed-knights-counted = حساب می‌شوند
reading-khal-drogo-routed-knights-not = حساب نمی‌شوند
ruling-loan-interest = بهره
reading-loan-interest-one-power-each-loan = 1 قدرت برای هر وام
ruling-loyalty-collect-moment = توکن‌های وفاداری چه وقت گرفته می‌شوند
reading-loyalty-collect-moment-checkpoints = بعد از هر پیشروی، و بعد از کارت‌های وستروس
reading-loyalty-collect-moment-at-once = همین که در سرزمینی زیر کنترل خاندان تارگرین باشند
ruling-loyalty-token-limit = از 20 توکن وفاداری، گرفته‌شده‌ها
reading-loyalty-token-limit-board-only = دوباره گذاشته می‌شوند
reading-loyalty-token-limit-board-and-gained = بیرون می‌مانند
ruling-pentos-garrison-return = پادگان پنتوس
reading-pentos-garrison-return-returns = وقتی تارگرین آن را پس بگیرد برمی‌گردد
reading-pentos-garrison-return-gone = برای همیشه نابود می‌شود
ruling-playing-with-fire-supply = بازی با آتش: یگانی که گذاشته می‌شود
reading-playing-with-fire-supply-ignored = لازم نیست در تدارکات جا شود
reading-playing-with-fire-supply-must-fit = باید در تدارکات جا شود
ruling-preemptive-raid-targaryen = یورش پیش‌دستانه وقتی تارگرین کمترین پیشنهاد را داده
reading-preemptive-raid-targaryen-track-offered = می‌تواند جدول را انتخاب کند، بی‌اثر
reading-preemptive-raid-targaryen-must-destroy = باید یگان نابود کند
ruling-pyromancer-target = آتش‌افروز چه را می‌سوزاند
reading-pyromancer-target-castle-only = فقط قلعه را، نه دژ را
reading-pyromancer-target-any = هر قلعه یا دژ، حتی ارتقایافته
ruling-robert-arryn-lowest-tie = رابرت ارین: وقتی چند کارت به یک اندازه ضعیف‌اند
reading-robert-arryn-lowest-tie-arryn-chooses = ارین یکی را انتخاب می‌کند
reading-robert-arryn-lowest-tie-owner = صاحبشان یکی را انتخاب می‌کند
ruling-targaryen-bid-distribution = تارگرین از پیشنهادش برای جدول می‌بخشد
reading-targaryen-bid-distribution-up-to = هر اندازه که بخواهد
reading-targaryen-bid-distribution-all = همه‌اش را
ruling-targaryen-final-ranking = بعد از دور آخر تارگرین
reading-targaryen-final-ranking-by-loyalty = با وفاداری‌اش حساب می‌شود
reading-targaryen-final-ranking-cannot-win-on-points = با کمتر از هفت نمی‌برد
ruling-unpaid-interest-chooser = چه کسی یگان‌هایی را انتخاب می‌کند که بابت بدهی از دست می‌روند
reading-unpaid-interest-chooser-best-other-on-fiefdoms = بالاترین خاندان دیگر در تیول‌ها
reading-unpaid-interest-chooser-blade-holder = دارندهٔ شمشیر والریایی
