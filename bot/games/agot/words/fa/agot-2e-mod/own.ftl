# What Mother of Dragons says beside the 2nd edition and what there is about vassals, or in other words.

ruleset-agot-2e-mod = بازی تاج و تخت، ویرایش دوم: مادر اژدهایان
option-targaryen = { $value ->
    [on] با خاندان تارگرین، اسوس و اژدهاها
   *[off] بدون خاندان تارگرین
}
option-targaryen-deck = { $value ->
    [b] خاندان تارگرین با کارت‌های خاندان دیگرش (میساندی، راخارو)
   *[other] خاندان تارگرین با کارت‌های خاندان اولش (کال دروگو، ویسریس)
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

unit-dragon = اژدها
unit-power = قدرت
unit-routed-dragon = اژدهای شکست‌خورده

order-sea-march-minus-1 = پیشروی ‎−1 در دریا
order-sea-support = حمایت در دریا
order-iron-bank = بانک آهنین
note-order-sea-march-minus-1 = فقط در دریا و بندر: رفتن با کشتی یا حمله؛ در جنگ ‎−1
note-order-sea-support = فقط در دریا و بندر: در جنگ‌های کنارش کمک می‌کند
note-order-iron-bank = فقط در دریا و بندر: یکی از وام‌های پیشنهادشده را می‌گیری
order-type-iron-bank = دستور بانک آهنین

## House cards

card-lysa-arryn-mod = لایسا ارین
card-bronze-yohn-royce-mod = یون رویس برنزی
card-ser-vardis-egen = سر واردیس ایگن
card-harry-hardyng = هری هاردینگ
card-godric-borrell = گادریک بورل
card-anya-waynwood = آنیا وین‌وود
card-robert-arryn = رابرت ارین
card-khal-drogo = کال دروگو
card-arstan-whitebeard = آرستان ریش‌سفید
card-xaro-xhoan-daxos = زارو زون داکسوس
card-ser-jorah-mormont = سر جورا مورمونت
card-daenerys-targaryen-a = دنریس تارگرین
card-viserys-targaryen = ویسریس تارگرین
card-illyrio-mopatis = ایلیریو موپاتیس
card-daenerys-targaryen-b = دنریس تارگرین
card-daario-naharis = داریو ناهاریس
card-gray-worm = کرم خاکستری
card-strong-belwas = بلواس نیرومند
card-captain-groleo = ناخدا گرولئو
card-rakharo = راخارو
card-missandei = میساندی

note-card-lysa-arryn-mod = قدرت جنگی 4. دفاع با دستور دفاع: بعد از پیروزی برمی‌گردد
note-card-bronze-yohn-royce-mod = قدرت جنگی 3، 1 شمشیر، 2 برج
note-card-ser-vardis-egen = قدرت جنگی 2. برابر کارت 2 یا کمتر: ‎+1 و دو برج
note-card-harry-hardyng = قدرت جنگی 2، 1 شمشیر
note-card-godric-borrell = قدرت جنگی 1. دفاع در دریا: ‎+1 برای هر ساحل خودت
note-card-anya-waynwood = قدرت جنگی 1. با پیروزی، 3 قدرت برای تو و هر که حمایتت کرده
note-card-robert-arryn = قدرت جنگی 0. بعد از دفاع، با ضعیف‌ترین کارت خرج‌شدهٔ حریف می‌رود
note-card-khal-drogo = قدرت جنگی 4. هر شوالیهٔ جنگنده ‎+1 و یک شمشیر؛ بعد بیرون می‌رود
note-card-arstan-whitebeard = قدرت جنگی 3، 1 شمشیر، 1 برج
note-card-xaro-xhoan-daxos = قدرت جنگی 2. کشتی‌هایت اگر بیشتر باشند 2 می‌ارزند
note-card-ser-jorah-mormont = قدرت جنگی 2، 1 شمشیر، 1 برج
note-card-daenerys-targaryen-a = قدرت جنگی 1. اگر اژدهایی بجنگد 3
note-card-viserys-targaryen = قدرت جنگی 1. کارتی خرج کن و قدرت جنگی‌اش را بیفزا؛ با باخت بیرون می‌رود
note-card-illyrio-mopatis = قدرت جنگی 0. به اندازهٔ اختلاف قدرت می‌گیرد؛ با 5 یا بیشتر بیرون می‌رود
note-card-daenerys-targaryen-b = قدرت جنگی 4. حریف به اندازهٔ اختلاف قدرت می‌بازد
note-card-daario-naharis = قدرت جنگی 3، 1 شمشیر
note-card-gray-worm = قدرت جنگی 2، 1 شمشیر، 1 برج
note-card-strong-belwas = قدرت جنگی 2، 2 شمشیر
note-card-captain-groleo = قدرت جنگی 1. در حمله از دریا، هر کشتی تو کنار آنجا ‎+1
note-card-rakharo = قدرت جنگی 1. جایی که قلعه نیست شوالیه‌هایت 4 می‌ارزند
note-card-missandei = قدرت جنگی 0. با باخت 2 یا کمتر کارت دیگری برمی‌گردد

ability-lysa-arryn-mod = اگر از سرزمینی با دستور دفاع دفاع کنی و پیروز شوی، می‌توانی این کارت را به‌جای خرج کردن به دستت برگردانی.
ability-ser-vardis-egen = اگر قدرت جنگی چاپ‌شدهٔ کارت حریف 2 یا کمتر باشد، این کارت 3 می‌ارزد و دو برج دارد. حریف بی‌کارت حساب نیست.
ability-godric-borrell = اگر در دریا دفاع کنی، این کارت برای هر سرزمین خشکی کنارش که کنترل می‌کنی یکی بیشتر می‌ارزد.
ability-anya-waynwood = اگر پیروز شوی سه قدرت می‌گیری، و هر بازیکن دیگری که در این جنگ حمایتت کرده هم همین‌قدر. دست‌نشانده‌ها چیزی نمی‌گیرند.
ability-robert-arryn = وقتی جنگی که در آن مدافع بودی تمام شد، می‌توانی این کارت را همراه کارتی با کمترین قدرت جنگی چاپ‌شده از کارت‌های خرج‌شدهٔ حریف از بازی بیرون ببری؛ کارتی که تازه بازی شده هم حساب است. برابر دست‌نشانده تنها می‌رود.
ability-khal-drogo = این کارت برای هر شوالیهٔ تو که در سرزمین می‌جنگد یکی بیشتر می‌ارزد و یک شمشیر دارد؛ شوالیه‌هایی که حمایت می‌کنند حساب نیستند. بعد از جنگ، با پیروزی یا باخت، از بازی بیرون می‌رود.
ability-xaro-xhoan-daxos = اگر در سرزمین کشتی‌های تو که می‌جنگند بیشتر از کشتی‌های دشمن باشند، هر کشتی تو 2 می‌ارزد؛ شکست‌خورده‌ها حساب نیستند.
ability-daenerys-targaryen-a = اگر در سرزمین اژدهایی بجنگد، این کارت 3 می‌ارزد.
ability-viserys-targaryen = پیش از حساب کردن قدرت جنگی می‌توانی کارت دیگری از دستت خرج کنی و قدرت جنگی چاپ‌شده‌اش را به او بیفزایی؛ نشان‌ها و متنش حساب نیست. اگر ببازی، از بازی بیرون می‌رود.
ability-illyrio-mopatis = بعد از جنگ، با پیروزی یا باخت، به اندازهٔ اختلاف دو قدرت جنگی نهایی قدرت می‌گیری. اگر آن وقت پنج قدرت موجود یا بیشتر داشته باشی، از بازی بیرون می‌رود.
ability-daenerys-targaryen-b = بعد از جنگ، با پیروزی یا باخت، حریف به اندازهٔ اختلاف دو قدرت جنگی نهایی از توکن‌های قدرت موجودش از دست می‌دهد.
ability-captain-groleo = اگر از راه دریا به سرزمین خشکی حمله کنی، این کارت برای هر کشتی تو کنار آن سرزمین یکی بیشتر می‌ارزد، در بندرها هم.
ability-rakharo = در سرزمین خشکی بدون قلعه و دژ، هر شوالیهٔ تو که می‌جنگد 4 می‌ارزد؛ آن‌ها که حمایت می‌کنند و شکست‌خورده‌ها حساب نیستند.
ability-missandei = اگر با اختلاف دو یا کمتر، یا با تساوی، ببازی، می‌توانی هر کارت دیگری را از کارت‌های خرج‌شده‌ات به دستت برگردانی.

ask-ability = { $card-id ->
    [tyrion-lannister] { $card }: { $rival } کارتش را پس بگیرد و یکی دیگر بازی کند؟
    [aeron-damphair] { $card }: 2 قدرت می‌دهی تا کارت دیگری به‌جایش بازی کنی؟
    [doran-martell] { $card }: { $rival } در کدام جدول به ته برود؟
    [mace-tyrell] { $card }: کدام سرباز { $rival } بمیرد؟
    [queen-of-thorns] { $card }: کدام دستور { $rival } برداشته شود؟
    [cersei-lannister] { $card }: یکی از دستورهای { $rival } برداشته شود؟
    [renly-baratheon] { $card }: سربازی شوالیه شود؟
    [patchface] { $card }: { $rival } کدام کارت را خرج کند؟
    [bronn] { $card } برای { $rival } می‌جنگد: 2 قدرت می‌دهی تا 0 بیرزد؟
    [beric-dondarrion] { $card }: دست‌نشانده با وجود پیروزی کدام یگان را از دست می‌دهد؟
    [jon-connington] { $card }: شوالیه کجا پیدا شود؟
    [lysa-arryn-mod] { $card }: به دستت برگردد؟
    [robert-arryn] { $card }: از بازی بیرون برود، و کدام کارت با او؟
    [viserys-targaryen] { $card }: کدام کارت را برای قدرت جنگی‌اش خرج می‌کنی؟
    [missandei] { $card }: کدام کارت خرج‌شده برمی‌گردد؟
   *[other] { $card }: چطور به کارش می‌بری؟
}

## Westeros cards

deck-westeros-4 = دستهٔ کارت وستروس 4
deck-loans = دستهٔ وام‌ها

westeros-domestic-disputes = دعواهای خانگی
westeros-empty-promises = وعده‌های پوچ
westeros-fire-made-flesh = آتش مجسم
westeros-playing-with-fire = بازی با آتش
westeros-scattering-dissent = بذر اختلاف
westeros-southron-ambitions = بلندپروازی‌های جنوبی
westeros-strongholds-of-resistance = دژهای ایستادگی
westeros-the-long-plan = برنامهٔ دراز
westeros-watering-the-seed = آبیاری بذر
westeros-word-spreads-quickly = خبر زود می‌پیچد

text-westeros-domestic-disputes = یک توکن وفاداری به استورمز اند می‌رود. بعد خاندان تارگرین می‌تواند 1 قدرت بدهد و در سرزمین مادری حداکثر چهار خاندان دیگر یکی بگذارد.
text-westeros-empty-promises = یک توکن وفاداری به ساحل سنگی می‌رود. بعد خاندان تارگرین می‌تواند 1 قدرت بدهد و یکی هم در کوهستان ماه یا موت کیلین بگذارد.
text-westeros-fire-made-flesh = یک توکن وفاداری به ریچ می‌رود. بعد خاندان تارگرین می‌تواند اژدهایی را فدا کند و توکن قدرت جنگیِ یکی از دورهای بعدی را همین حالا بگیرد تا اژدهاهایش زودتر بزرگ شوند، یا اژدهای ازدست‌رفته‌ای را به پنتوس برگرداند، یا هیچ‌کدام. خرجی ندارد.
text-westeros-playing-with-fire = به ریورران و آربور توکن وفاداری می‌رود. بعد خاندان تارگرین می‌تواند 1 قدرت بدهد و سرزمینی خشکی از وستروس را که هیچ‌کس کنترل نمی‌کند، و بازیکن دیگری را نام ببرد: توکنی آنجا می‌رود و آن بازیکن یک یگان زمینی آنجا می‌گذارد.
text-westeros-scattering-dissent = به کارهولد و اولدتاون توکن وفاداری می‌رود. بعد هر بازیکن، از ته ترتیب نوبت، یک توکن وفاداری را به سرزمین خشکی همسایه‌ای می‌برد. خاندان تارگرین می‌تواند هر جابه‌جایی را با 1 قدرت برگرداند.
text-westeros-southron-ambitions = به سرحدهای جادهٔ دریا و سرحدهای دورن توکن وفاداری می‌رود. بعد خاندان تارگرین می‌تواند 1 قدرت بدهد و یکی هم در بلک‌واتر یا راه استخوان بگذارد.
text-westeros-strongholds-of-resistance = یک توکن وفاداری به سیگارد می‌رود. بعد خاندان تارگرین می‌تواند 1 قدرت بدهد و یکی هم در هارن‌هال یا وایت‌هاربر بگذارد.
text-westeros-the-long-plan = به کسل‌بلک و یرون‌وود توکن وفاداری می‌رود. بعد خاندان تارگرین می‌تواند 1 قدرت بدهد و بازیکن دیگری را نام ببرد که در دو سرزمین خشکی وستروس یکی بگذارد.
text-westeros-watering-the-seed = خاندان تارگرین می‌تواند به اندازهٔ امتیازهای وفاداری‌اش قدرت بدهد و در دو سرزمین کنار رودخانه که کنترلشان نمی‌کند یک توکن وفاداری بگذارد.
text-westeros-word-spreads-quickly = به دماغهٔ کرک‌کلا و سه برج توکن وفاداری می‌رود. بعد هر بازیکن، به ترتیب نوبت، یک توکن وفاداری را به سرزمین خشکی همسایه‌ای می‌برد. خاندان تارگرین می‌تواند هر جابه‌جایی را با 2 قدرت برگرداند.

## Loans

loan-customs-officer = مأمور گمرک
loan-expert-artificer = صنعتگر چیره‌دست
loan-full-host = سپاه کامل
loan-loyal-maester = استاد وفادار
loan-master-at-arms = استاد رزم
loan-pyromancer = آتش‌افروز
loan-savvy-steward = پیشکار کاردان
loan-sea-raiders = غارتگران دریا
loan-siege-engineers = مهندسان محاصره
loan-spymaster = رئیس جاسوسان
loan-the-faceless-men = مردان بی‌چهره
loan-vanguard-cavalry = سواران پیشتاز

text-loan-customs-officer = 10 قدرت می‌گیری.
text-loan-expert-artificer = یک سرزمین خشکی، هر کدام، تا آخر بازی یک تاج بیشتر دارد، و 8 قدرت می‌گیری.
text-loan-full-host = یک سرباز، یک شوالیه، یک ماشین جنگی و یک کشتی می‌گذاری.
text-loan-loyal-maester = دو سرزمین خشکی، مال هر که باشند، تا آخر بازی یک بشکه بیشتر دارند.
text-loan-master-at-arms = دو قلعه، مال هر که باشند، تا آخر بازی دژ می‌شوند.
text-loan-pyromancer = یک قلعه، مال هر که باشد، برای همیشه می‌سوزد؛ سرزمینش به‌جایش یک تاج یا یک بشکه بیشتر دارد.
text-loan-savvy-steward = یک سرزمین خشکی، هر کدام، تا آخر بازی یک بشکه بیشتر دارد، و در جدول تدارکات یک خانه بالا می‌روی.
text-loan-sea-raiders = یک سرباز و سه کشتی می‌گذاری.
text-loan-siege-engineers = یک سرباز و دو ماشین جنگی می‌گذاری.
text-loan-spymaster = دو کارت بعدی یک دستهٔ وستروس را می‌بینی و هر کدام را رو یا ته دسته برمی‌گردانی.
text-loan-the-faceless-men = می‌توانی یک سرباز در یک سرزمین و یک شوالیه در سرزمینی دیگر را، مال هر که باشند، بکشی.
text-loan-vanguard-cavalry = سه شوالیه می‌گذاری.
loan-placing = یگان‌های زمینی به سرزمین‌های خشکی که کنترل می‌کنی می‌روند، کشتی‌ها به سرزمین‌های دریایی که کشتی داری و به بندرهایت. تا جایی که تدارکات بگذارد: آنچه جا نشود از دست می‌رود.

## What is asked

for-consolidate = دستور تقویت قدرت یا بانک آهنین
for-pay-debt = یگان‌هایی به‌جای بدهی
for-sellswords = یگان‌های وام
for-improve = سرزمین‌هایی برای بهتر شدن
for-faceless-men = مردان بی‌چهره
for-spymaster-deck = رئیس جاسوسان
for-spymaster = رئیس جاسوسان
for-give-bid = بخشیدن پیشنهاد
for-loyalty = توکن‌های وفاداری
for-place-unit = گذاشتن یک یگان
for-place-loyalty = توکن‌های وفاداری
for-fire-made-flesh = اژدهاها
for-move-loyalty = جابه‌جایی توکن وفاداری
for-cancel-loyalty = برگرداندن جابه‌جایی توکن

ask-consolidate = کدام دستور تقویت قدرت یا بانک آهنین را اجرا می‌کنی؟
ask-pay-debt = { $house } نمی‌تواند سود وام را بدهد. تو یگان‌هایی را که از دست می‌روند انتخاب می‌کنی: { $number }.
ask-sellswords = وامت یگان می‌آورد. کجا بروند؟ آنچه نگذاری از دست می‌رود.
ask-improve = { $loan-id ->
    [expert-artificer] { $loan }: کدام سرزمین خشکی از این پس یک تاج بیشتر دارد؟
    [loyal-maester] { $loan }: کدام دو سرزمین خشکی از این پس یک بشکه بیشتر دارند؟
    [master-at-arms] { $loan }: کدام دو قلعه دژ می‌شوند؟
    [pyromancer] { $loan }: کدام قلعه بسوزد، و سرزمینش به‌جایش چه بگیرد؟
   *[other] { $loan }: کدام سرزمین خشکی از این پس یک بشکه بیشتر دارد؟
}
ask-faceless-men = مردان بی‌چهره: کدام سرباز بمیرد و کدام شوالیه؟ مال هر که باشند، در دو سرزمین.
ask-spymaster-deck = رئیس جاسوسان: کدام دستهٔ وستروس را می‌بینی؟ دو کارت بعدی‌اش را می‌بینی.
ask-spymaster = { $deck } با { $cards } ادامه دارد. اول چه بیاید؟ هیچ‌کس دیگری این را نمی‌بیند.
ask-give-bid = { $track }: قدرتی را که پیشنهاد کردی به چه کسی می‌دهی؟ هر کدام 1 به پیشنهادی می‌افزاید. پیشنهادها: { $bids }.
ask-loyalty = { $card-id ->
    [domestic-disputes] { $card }: { $power } قدرت می‌دهی تا در حداکثر چهار سرزمین مادری توکن وفاداری بگذاری؟ اگر هیچ‌کدام را انتخاب نکنی چیزی نمی‌دهی.
    [playing-with-fire] { $card }: { $power } قدرت برای یک توکن وفاداری می‌دهی؟ سرزمین را نام ببر، و کسی را که آنجا یگان می‌گذارد.
    [the-long-plan] { $card }: { $power } قدرت برای دو توکن وفاداری می‌دهی؟ نام ببر چه کسی آن‌ها را بگذارد.
    [watering-the-seed] { $card }: { $power } قدرت برای توکن وفاداری در دو سرزمین می‌دهی؟
   *[other] { $card }: { $power } قدرت برای یک توکن وفاداری می‌دهی؟ در کدام سرزمین؟
}
ask-place-unit = خاندان تارگرین با آتش بازی می‌کند: کدام یگان را در { $area } می‌گذاری؟ آنجا مال تو می‌شود.
ask-place-loyalty = خاندان تارگرین تو را نام برده. توکن‌های وفاداری به کدام سرزمین‌های خشکی وستروس بروند؟ تعداد: { $number }.
ask-fire-made-flesh = آتش مجسم: با اژدهاهایت چه می‌کنی؟
ask-move-loyalty = کدام توکن وفاداری را جابه‌جا می‌کنی، و به کدام سرزمین کنارش؟
ask-cancel-loyalty = توکن وفاداری از { $origin } به { $area } رفت. { $power } قدرت می‌دهی تا برگردد؟

choice-no-loan = وام نمی‌گیرم
choice-nothing = هیچ
choice-more-power = آنجا یک تاج بیشتر
choice-more-supply = آنجا یک بشکه بیشتر
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
   *[ask] بپرس کدام جابه‌جایی وفاداری را برمی‌گردانم ({ $until }).
}
plan-changed-loan = { $loan } دیگر نیست، یا قیمتش عوض شده
note-give-up-dragon = یک اژدها در { $area } فدا می‌شود: بقیه همین حالا 1 قوی‌تر می‌شوند، نه در دوری در آینده
step-dragon-token = کدام توکن جدول دورها با آن می‌رود؟ در دور آن، اژدهاها دیگر بزرگ نمی‌شوند.
note-bottom-first = آنجا اول می‌آید
note-dragon-token = توکن دور { $round }
note-loan = با { $power } قدرت: { $text }
note-tokens-there = { $number } توکن وفاداری آنجاست
piece-of-house-at = { $unit } از { $house }، { $place }

here-loyalty = وفاداری { $number }
here-castle-raised = حالا دژ
here-castle-burnt = قلعه سوخته
here-more-power = { $number } تاج بیشتر
here-more-supply = { $number } بشکه بیشتر

nothing-sellswords = هیچ‌کدام را نمی‌گذارم
nothing-faceless-men = هیچ‌کس را نمی‌کشم
nothing-give-bid = هیچ نمی‌دهم
nothing-loyalty = هیچ نمی‌دهم، هیچ‌کدام را نمی‌گذارم

why-preview-loan = برای { $loan } { $power } قدرت می‌دهی و { $left } می‌ماند. از دور بعد، اول هر دور { $interest } قدرت سود می‌دهی، و برای هر قدرتی که نتوانی بدهی یگانی از دست می‌دهی.
why-preview-pays = { $power } قدرت می‌دهی و { $left } می‌ماند.
why-preview-gift = { $house }: پیشنهاد { $bid } می‌شود { $total }.
why-preview-power-then = { $house }: بعد از آن { $power } قدرت.
why-preview-lost = قدرتی از پیشنهادت که از دست می‌رود: { $power }.
why-preview-dragons = آن وقت هر اژدها { $strength } می‌ارزد.
why-preview-not-placed = روی صفحه نمی‌آید و از دست می‌رود: { $units }.
why-preview-killed = { $house } در { $area } از دست می‌دهد: { $units }.
why-preview-improved = { $area } ({ $house }): { $changes }.
why-preview-improved-free = { $area } (مال هیچ‌کس): { $changes }.
change-castle = قلعه دژ می‌شود
change-burn = قلعه می‌سوزد
change-power = یک تاج بیشتر
change-supply = یک بشکه بیشتر
bank-offer = { $loan } ({ $power })

## What happened

event-loan-offered = بانک آهنین وام تازه‌ای پیشنهاد می‌کند: { $loan }.
event-loan-taken = { $house } با { $power } قدرت وام می‌گیرد: { $loan }.
event-loan-declined = { $house } در { $area } وام نمی‌گیرد.
idle-loan-declined = این‌ها وام نمی‌گیرند: { $all }.
idle-loan-declined-of = { $house } در { $area }
event-interest-paid = { $house } { $power } قدرت سود می‌دهد.
event-area-improved = { $loan } از { $house } { $area } را برای همیشه عوض می‌کند.
event-bid-given = خاندان تارگرین { $power } قدرت از پیشنهادش را به { $house } می‌دهد.
event-power-given = { $house } { $power } قدرت به { $to } می‌دهد.
event-dragons-grow = اژدهاها بزرگ می‌شوند: حالا هر کدام { $strength } می‌ارزد.
event-loyalty-placed = یک توکن وفاداری در { $area } گذاشته می‌شود.
event-loyalty-gained = خاندان تارگرین در { $area } { $number } توکن وفاداری می‌گیرد.
event-loyalty-moved = { $house } یک توکن وفاداری را از { $origin } به { $area } می‌برد.
event-loyalty-moved-back = خاندان تارگرین { $power } قدرت می‌دهد: توکن از { $origin } به { $area } برمی‌گردد.
event-card-removed = { $card } از { $house } از بازی بیرون می‌رود.
event-power-spent = { $house } { $power } قدرت خرج می‌کند.
event-deck-read = { $house } کارت‌های بعدی { $deck } را دیده است.
event-won = { $house } می‌برد، با { $house-id ->
    [targaryen] { $castles } امتیاز وفاداری
   *[other] { $castles } قلعه و دژ
}{ $reason-id ->
    [seven] {""}
   *[other] {" "}({ $reason })
}.

won-by-loyalty = امتیاز وفاداری کافی
won-by-round-10 = بیشترین بعد از دور آخر
won-by-land-areas = بیشترین سرزمین خشکی، بعد از تساوی
topic-loyalty = وفاداری و اژدهاها
topic-bank = بانک آهنین
course-castles-or-loyalty = قلعه و دژ؛ برای تارگرین وفاداری

interject-gift = قدرت بده
interject-gift-about = از توکن‌های قدرت موجود هر قدر که می‌خواهی به بازیکن دیگری بده. هیچ‌کس در برابرش تعهدی ندارد.
interject-gift-step-0 = به چه کسی؟
interject-gift-step-1 = چقدر قدرت؟
interject-gift-do = می‌دهم
interject-gift-done = ✓ داده شد.

refused-one-footman-one-knight = حداکثر یک سرباز و یک شوالیه، در دو سرزمین جدا.
refused-no-loan-there = در { $area } دستور بانک آهنین نیست، یا قدرتت به آن وام نمی‌رسد.
refused-no-gifts = سر این میز قدرت هدیه نمی‌دهند.
refused-gift-while-bidding = وقتی پیشنهاد می‌دهند نمی‌شود هدیه داد.
refused-gift-in-combat = در جنگ فقط وقتی حمایت می‌خواهند می‌شود قدرت داد.
refused-gift-without-power = از توکن‌های قدرت موجود چیزی نداری که بدهی.
refused-gift-no-room = هیچ‌کس جا برای قدرت بیشتر ندارد: توکن‌ها تمام شده.
refused-gift-to-oneself = به خودت نمی‌توانی قدرت بدهی.
refused-gift-to-vassal = { $house } دست‌نشانده است و دست‌نشانده‌ها قدرت نمی‌دهند و نمی‌گیرند.
refused-gift-above-power = توکن‌های قدرت موجودت فقط { $power } تاست.
refused-gift-too-much = { $house } فقط برای { $room } قدرت دیگر توکن دارد.

phase-debts = سود وام‌ها
short-phase-debts = سود وام‌ها

## What winning takes, and who is winning

goal = **برای پیروزی:** { $held ->
    [1] در پایان یک دور
   *[0] هر لحظه
} { $castles } قلعه و دژ در دست داشته باش، یا بعد از دور 10 بیشترینش را. خاندان تارگرین به‌جایش { $castles } امتیاز وفاداری می‌خواهد.
goal-without-targaryen = **برای پیروزی:** { $held ->
    [1] در پایان یک دور
   *[0] هر لحظه
} { $castles } قلعه و دژ در دست داشته باش، یا بعد از دور 10 بیشترینش را.
goal-targaryen = **برای پیروزی:** { $castles } امتیاز وفاداری بگیر: سرزمین‌هایی را که توکن وفاداری دارند تصرف کن، و پنتوس را نگه دار که یکی می‌ارزد. قلعه‌ها برای تو حساب نیستند.
heading-figures = قدرت { $power } · تدارکات { $supply } · قلعه و دژ { $castles } از { $goal }
heading-loyalty = قدرت { $power } · تدارکات { $supply } · وفاداری { $loyalty } از { $goal } · هر اژدها { $strength } می‌ارزد
heading-loans = وام‌ها: { $loans } · سود هر دور { $interest }

table-leads = { $houses } { $number ->
        [1] جلوتر است
       *[other] جلوترند
    }، با { $castles } از { $goal } قلعه و دژ، یا امتیاز وفاداری{ $tie ->
        [1] {" "}({ $reason })
       *[0] {""}
    }.
round-castles = قلعه و دژ، برای تارگرین وفاداری، از { $goal } برای پیروزی: { $castles }.
round-loans = وام‌های گرفته‌شده: { $loans }.
round-loan-of = { $loan } ({ $house })

## Looking things up

lookup-loan = وام بانک آهنین
lookup-loan-offered = **در این بازی:** با { $power } قدرت پیشنهاد شده.
lookup-loan-taken = **در این بازی:** { $house } آن را گرفته و هر دور 1 قدرت سود می‌دهد.
lookup-loan-unseen = **در این بازی:** پیشنهاد نشده.
lookup-card-removed = **در این بازی:** بیرون رفته.
lookup-area-loyalty = { $number } توکن وفاداری: امتیاز خاندان تارگرین، همین که سرزمین را کنترل کند
lookup-area-loyalty-printed = تا وقتی خاندان تارگرین این سرزمین را کنترل کند یک امتیاز وفاداری می‌ارزد
lookup-area-castle-raised = بهتر شده: قلعه دژ است
lookup-area-castle-burnt = قلعه سوخته است
lookup-area-more-power = بهتر شده: { $number } تاج بیشتر
lookup-area-more-supply = بهتر شده: { $number } بشکه بیشتر
lookup-area-flyers = اژدهاهای خاندان تارگرین می‌توانند به اینجا پرواز کنند: { $units }
lookup-house-figures-loyalty = **قدرت** { $power } · **امتیاز وفاداری** { $points } از { $needed }
lookup-house-loyalty = **وفاداری** { $loyalty } از { $needed } امتیاز برای پیروزی ({ $tokens } توکن گرفته)؛ قلعه و دژ برایش حساب نیست
lookup-house-dragons = هر اژدها در این دور { $strength } می‌ارزد؛ بزرگ شدن در دورهای: { $rounds }
lookup-house-loans = **وام‌ها:** { $loans }، با { $interest } قدرت سود در هر دور
lookup-bank = **بانک آهنین:** { $offers }
lookup-house-removed = **بیرون از بازی:** { $cards }

deadline-safe-note = دستورهای دفاعی، بدون حرکت، بدون وام، با کمترین باخت

## How to play: three times three sentences

primer-land = تو فرمان یک خاندان بزرگ را در دست داری و می‌خواهی بیشتر از هر کس قلعه و دژ داشته باشی: تعداد کافی، معمولاً هفت تا، می‌برد، وگرنه بیشترینش بعد از ده دور. خاندان تارگرین جداست: از آن سوی دریای باریک، با سه اژدها، در سرزمین‌هایی که می‌گیرد توکن وفاداری جمع می‌کند و با همان تعداد امتیاز وفاداری می‌برد. پس ببین توکن‌ها کجا هستند و پیش از آنکه اژدهاهایش برسند آن سرزمین‌ها را نگه دار. هر دور با کارت‌های وستروس شروع می‌شود: تدارکات می‌آورند، یگان تازه، پیشنهاد برای سه جدول، حملهٔ وحشی‌ها و توکن‌های وفاداری بیشتر.
primer-orders = بعد هر کس پنهانی به هر سرزمینی که در آن یگان دارد یک دستور می‌دهد و همهٔ دستورها با هم باز می‌شوند. پیشروی جابه‌جا می‌کند یا حمله می‌برد، یورش دستوری را در کنارش برمی‌دارد، حمایت در جنگ‌های نزدیک کمک می‌کند، دفاع سرزمین خودش را محکم می‌کند و تقویت قدرت، قدرت می‌آورد. در دریا و بندر سه دستور دیگر هم داری: پیشروی ‎−1، حمایت، و وام گرفتن از بانک آهنین. وام همان وقت کمک می‌کند، ولی بعد اول هر دور یک قدرت می‌خواهد؛ هر که نتواند بدهد یگان از دست می‌دهد.
primer-battle = در جنگ، قدرت جنگی یگان‌ها، دستور و حمایت دو طرف با هم سنجیده می‌شود. بعد هر طرف پنهانی یک کارت خاندان بازی می‌کند که قدرت جنگی، شمشیر، برج یا یک غافلگیری می‌آورد. بازنده عقب‌نشینی می‌کند و برای هر شمشیری که برجی جلویش را نگیرد یک یگان از دست می‌دهد. اژدها در دور 1 هیچ نمی‌ارزد و هر دو دور یک بار تا 5 بزرگ می‌شود؛ بدون یگان دیگر به هر سرزمین خشکی در دو سوی دریا پرواز می‌کند.

## Rulings

ruling-deck-iv-without-targaryen = دستهٔ چهارم وقتی خاندان تارگرین شکست خورده
reading-deck-iv-without-targaryen-fixed-tokens-only = فقط توکن‌های چاپ‌شده‌اش را می‌گذارد
reading-deck-iv-without-targaryen-skip = هیچ نمی‌کند
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
reading-faceless-men-mandatory-may-choose-fewer = می‌توانند کمتر بکشند
reading-faceless-men-mandatory-must = باید هرچه بیشتر بکشند
ruling-gifts-of-power = هدیه دادن قدرت به بازیکنان دیگر
reading-gifts-of-power-outside-combat-and-call-for-support = می‌شود، ولی نه هنگام پیشنهاد دادن، و در جنگ فقط وقت درخواست حمایت
reading-gifts-of-power-never = هرگز
ruling-iron-bank-order-areas = دستور بانک آهنین گذاشته می‌شود
reading-iron-bank-order-areas-sea-and-ports = در دریا و بندر
reading-iron-bank-order-areas-sea-only = فقط در دریا
ruling-iron-bank-starting-power = با بانک آهنین هر کس شروع می‌کند با
reading-iron-bank-starting-power-seven = 7 قدرت
reading-iron-bank-starting-power-five = 5 قدرت
ruling-khal-drogo-routed-knights = کال دروگو: شوالیه‌های شکست‌خورده
reading-khal-drogo-routed-knights-counted = حساب می‌شوند
reading-khal-drogo-routed-knights-not = حساب نمی‌شوند
ruling-loan-interest = سود
reading-loan-interest-one-power-each-loan = 1 قدرت برای هر وام
ruling-loyalty-collect-moment = توکن‌های وفاداری گرفته می‌شوند
reading-loyalty-collect-moment-checkpoints = بعد از هر پیشروی، و بعد از کارت‌های وستروس
reading-loyalty-collect-moment-at-once = همین که در سرزمین تارگرین باشند
ruling-loyalty-token-limit = از 20 توکن وفاداری، گرفته‌شده‌ها
reading-loyalty-token-limit-board-only = دوباره گذاشته می‌شوند
reading-loyalty-token-limit-board-and-gained = بیرون می‌مانند
ruling-pentos-garrison-return = پادگان پنتوس
reading-pentos-garrison-return-returns = وقتی تارگرین آن را پس بگیرد برمی‌گردد
reading-pentos-garrison-return-gone = برای همیشه می‌رود
ruling-playing-with-fire-supply = بازی با آتش: یگانی که گذاشته می‌شود
reading-playing-with-fire-supply-ignored = لازم نیست در تدارکات جا شود
reading-playing-with-fire-supply-must-fit = باید در تدارکات جا شود
ruling-preemptive-raid-targaryen = یورش پیش‌دستانه وقتی تارگرین کمترین پیشنهاد را داده
reading-preemptive-raid-targaryen-track-offered = می‌تواند جدول را انتخاب کند، بی‌اثر
reading-preemptive-raid-targaryen-must-destroy = باید یگان نابود کند
ruling-pyromancer-target = آتش‌افروز می‌سوزاند
reading-pyromancer-target-castle-only = قلعه را، هرگز دژ را
reading-pyromancer-target-any = هر قلعه یا دژ، حتی ارتقایافته
ruling-robert-arryn-lowest-tie = رابرت ارین: از کارت‌های به یک اندازه ضعیف
reading-robert-arryn-lowest-tie-arryn-chooses = ارین یکی را انتخاب می‌کند
reading-robert-arryn-lowest-tie-owner = صاحبشان یکی را انتخاب می‌کند
ruling-targaryen-bid-distribution = تارگرین از پیشنهادش برای جدول می‌بخشد
reading-targaryen-bid-distribution-up-to = هر اندازه که بخواهد
reading-targaryen-bid-distribution-all = همه‌اش را
ruling-targaryen-final-ranking = بعد از دور آخر تارگرین
reading-targaryen-final-ranking-by-loyalty = با وفاداری‌اش حساب می‌شود
reading-targaryen-final-ranking-cannot-win-on-points = با کمتر از هفت نمی‌برد
ruling-unpaid-interest-chooser = چه کسی یگان‌های بدهی پرداخت‌نشده را انتخاب می‌کند
reading-unpaid-interest-chooser-best-other-on-fiefdoms = بالاترین خاندان دیگر در تیول‌ها
reading-unpaid-interest-chooser-blade-holder = دارندهٔ شمشیر والریایی
