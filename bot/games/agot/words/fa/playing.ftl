# What the 2nd edition of A Game of Thrones: The Board Game asks, tells and refuses.

## Options

option-tides-of-battle = { $value ->
    [on] با کارت‌های وقوع جنگ
   *[off] بدون کارت‌های وقوع جنگ
}
option-house-card-abilities = { $value ->
    [on] کارت‌های خاندان با توانایی‌هایشان
   *[off] کارت‌های خاندان بدون توانایی‌هایشان
}
option-random-positions = { $value ->
    [on] جابه‌جایی جای شروع خاندان‌ها با قرعه
   *[off] جای شروعِ چاپ‌شدهٔ خاندان‌ها
}
option-random-tracks = { $value ->
    [on] جایگاه‌ها در هر جدول نفوذ با قرعه
   *[off] جایگاه‌های چاپ‌شده در هر جدول نفوذ
}
option-shuffled-seats = { $value ->
    [on] قرعه‌کشی صندلی‌های انتخاب‌شده میان بازیکن‌ها
   *[off] هر کس روی صندلی‌ای که خودش انتخاب کرده
}
option-tides-without-threes = { $value ->
    [on] کارت‌های وقوع جنگ بدون دو کارت 3
   *[off] کارت‌های وقوع جنگ با هر دو کارت 3
}
option-tides-without-skulls = { $value ->
    [on] کارت‌های وقوع جنگ بدون جمجمه
   *[off] کارت‌های وقوع جنگ با جمجمه
}
option-tides-with-two-twos = { $value ->
    [on] دو کارت وقوع جنگ با عدد 2
   *[off] چهار کارت وقوع جنگ با عدد 2
}
option-balanced = { $value ->
    [on] چینش متعادل با کشتی‌های دیگر
   *[off] چینش چاپ‌شده
}
option-scenario = { $value ->
    [struggle-in-the-north] سناریوی «کشمکش در شمال»
    [rumble-in-the-south] سناریوی «غوغا در جنوب»
    [race-to-kings-landing] سناریوی «مسابقه تا بارانداز پادشاه»
    [no-kraken-for-dinner] سناریوی «شام بدون کراکن»
    [a-dance-with-mother-of-dragons] سناریوی «رقصی با مادر اژدهایان»
   *[none] بدون سناریو
}
option-vassal-start = { $value ->
    [on] شروع بازیکنان با یگان‌های دست‌نشانده‌ها
   *[off] شروع بازیکنان با یگان‌های خودشان
}
option-thematic-hands = { $value ->
    [on] انتخاب کارت‌های هر خاندان از میان دو دستهٔ خودش
   *[off] کارت‌های خاندانِ چاپ‌شده
}
option-evolution-round = { $value ->
    [0] همان کارت‌های خاندان تا پایان
   *[other] از دور { $value } هر کس آخرین کارت خاندانش را بازی کند هفت کارت دیگر می‌گیرد
}
option-dragon-war = { $value ->
    [on] هر خاندان با یک اژدها شروع می‌کند
   *[off] بدون جنگ اژدهاها
}
option-dragon-revenge = { $value ->
    [on] آخرین یگان خاندانِ بی‌قلعه اژدها می‌شود
   *[off] بدون انتقام اژدهاها
}
option-gifts-of-power = { $value ->
    [on] بازیکن‌ها می‌توانند به هم قدرت بدهند
   *[off] بدون هدیهٔ قدرت
}
option-start-position = { $value ->
    [on] بازی از یک وضعیت شروع می‌شود
   *[off] چیدمان چاپ‌شدهٔ شروع
}
write-start-position = تعیین وضعیت شروع
write-start-position-field = خطِ یک وضعیت
refused-position = بازی نمی‌تواند از این خط شروع شود: { $problem }.
refused-position-game = این وضعیتی از { $ruleset } نیست. خطی بگذار که با نام همین بازی شروع شود.
refused-position-moment = بازی فقط از شروع یک دور می‌تواند آغاز شود: در فاز برنامه‌ریزی بدون دستور، یا در فاز وستروس بدون کارت، و پیش از آن‌که خاندانی برده باشد.
option-handicap = { $value ->
    [off] هدف یکسان برای همهٔ خاندان‌ها
   *[other] قلعه و دژ لازم برای پیروزی: { $value }
}
option-handicap-of = { $seat } { $number }
write-handicap = تعیین هدف‌ها
write-handicap-field = هر خاندان با قلعه‌های لازم برای پیروزی
refused-handicap = خاندان‌ها را با ویرگول جدا کن و برای هرکدام تعداد قلعه و دژ را، از { $least } تا { $most }، بنویس؛ خاندان‌ها: { $houses }.
option-starting-power = { $value ->
    [off] قدرت معمول برای همهٔ خاندان‌ها
   *[other] قدرت در آغاز: { $value }
}
option-starting-power-of = { $seat } { $number }
write-starting-power = تعیین قدرت
write-starting-power-field = هر خاندان با قدرتش در آغاز
refused-starting-power = خاندان‌ها را با ویرگول جدا کن و برای هرکدام قدرت آغاز را، از { $least } تا { $most }، بنویس؛ خاندان‌ها: { $houses }.
refused-seat-bids = خاندان‌ها را با ویرگول جدا کن و برای هرکدام قدرتی را که پیشنهاد می‌دهی، از { $least } تا { $most }، بنویس؛ خاندان‌ها: { $houses }.
option-endless = { $value ->
    [on] بدون دور آخر
   *[off] با دور آخر، مثل چاپ
}
option-random-hands = { $value ->
    [on] پخش قرعه‌ای کارت‌ها از میان کارت‌های همهٔ خاندان‌ها
   *[off] کارت‌های خاندانِ چاپ‌شده
}
option-redealt-hands = { $value ->
    [on] بعد از آخرین کارت، کارت‌های خاندانِ تازه به قرعه پخش می‌شوند
   *[off] بعد از آخرین کارت، کارت‌های خاندان به دست برمی‌گردند
}
option-hidden-hands = { $value ->
    [on] دست هر خاندان تا پایان از دیگران پنهان است
   *[off] دست‌ها برای همه باز است
}
option-fog-of-war = { $value ->
    [on] مه جنگ: هر خاندان فقط نزدیک خود را می‌بیند
   *[off] همهٔ صفحه برای همه باز است
}
option-draft = { $value ->
    [balanced] انتخاب نوبتی کارت‌های خاندان، با ترتیب متعادل
    [snake] انتخاب نوبتی کارت‌های خاندان، با ترتیب رفت و برگشت
   *[none] بدون انتخاب نوبتی کارت‌های خاندان
}
option-limited-draft = { $value ->
    [on] انتخاب فقط از کارت‌های خاندان‌های روی نقشه
   *[off] انتخاب از کارت‌های همهٔ خاندان‌ها
}
option-pool-decks = { $value ->
    [base-adwd] کارت‌های خاندان از بازی پایه و رقصی با اژدهایان
    [base-asos] کارت‌های خاندان از بازی پایه و یورش شمشیرها
    [adwd-asos] کارت‌های خاندان از رقصی با اژدهایان و یورش شمشیرها
   *[all] کارت‌های خاندان از هر سه دسته
}
option-draft-tracks = { $value ->
    [on] انتخاب نوبتی جایگاه‌ها در هر جدول نفوذ
   *[off] جایگاه‌های هر جدول نفوذ بدون انتخاب نوبتی
}
option-house-cards = { $value ->
    [adwd] کارت‌های خاندانِ «رقصی با اژدهایان»
    [first-edition] کارت‌های خاندانِ ویرایش اول
    [asos] کارت‌های خاندانِ «یورش شمشیرها»
   *[printed] کارت‌های خاندانِ خودِ این بازی
}
box-base = بازی پایه
box-adwd = رقصی با اژدهایان
box-asos = یورش شمشیرها
box-affc = ضیافتی برای کلاغ‌ها
box-mod = مادر اژدهایان
box-a = کارت‌های معمول
box-b = کارت‌های جایگزین
heading-ahead = کارت‌های بعدی { $deck } که همه می‌بینند: { $cards }.
heading-known-top = فقط تو می‌دانی که کارت بعدی { $deck } چیست: { $cards }.
heading-known-bottom = فقط تو می‌دانی که کارت آخر { $deck } چیست: { $cards }.

## More names

ban-march-plus-1-star = دستورهای پیشروی ‎+1
ban-defend = دستورهای دفاع
ban-support = دستورهای حمایت
ban-raid = دستورهای یورش
ban-consolidate = دستورهای تقویت قدرت

order-type-march = دستور پیشروی
order-type-raid = دستور یورش
order-type-consolidate = دستور تقویت قدرت
order-type-support = دستور حمایت
order-type-defend = دستور دفاع
order-type-any = یکی از دستورهای خودت

dominance-fiefdoms = شمشیر والریایی
dominance-kings-court = کلاغ پیام‌رسان

deck-westeros-1 = دستهٔ کارت وستروس 1
deck-westeros-2 = دستهٔ کارت وستروس 2
deck-westeros-3 = دستهٔ کارت وستروس 3
deck-wildlings = دستهٔ کارت وحشی‌ها
deck-tides-of-battle = دستهٔ کارت وقوع جنگ

wildlings-attack = حملهٔ وحشی‌ها
outcome-watch-wins = پیروزی نگهبانان شب
outcome-wildlings-win = پیروزی وحشی‌ها
side-attacker = مهاجم
side-defender = مدافع
side-none = هیچ‌کس
blade-strength = قدرت جنگی
blade-tides = کارت وقوع جنگ

won-by-seven = قلعه و دژ کافی
won-by-round-10 = بیشترین قلعه و دژ بعد از دور آخر
won-by-last-house = آخرین خاندانی که یگان زمینی یا قلعه دارد
won-by-nearest = نزدیک‌ترین به هدف خود بعد از دور آخر
won-by-land-areas = بیشترین سرزمین خشکی، بعد از تساوی
won-by-supply = تدارکات بیشتر، بعد از تساوی
won-by-iron-throne = جای بالاتر در جدول تخت آهنین، بعد از تساوی
won-by-strongholds = بیشترین دژ، بعد از تساوی
won-by-power = بیشترین قدرت، بعد از تساوی

choice-no-target = بدون هدف: فقط برداشته شود
choice-no-order = اینجا بدون دستور
choice-no-card = بدون کارت
choice-power = گرفتن قدرت
choice-muster = به‌جایش جمع‌آوری ارتش
choice-replace = عوض کردن یکی از دستورهایم
choice-peek = دیدن کارت رویی وحشی‌ها
choice-pass = به کار نبردن کلاغ
choice-top = برگرداندن به روی دسته
choice-bottom = گذاشتن زیر دسته
choice-destroy = نابودی دو یگان خودم
choice-track = دو خانه پایین‌تر در بهترین جدولم
choice-give = حمایت می‌کنم
choice-refuse = حمایت نمی‌کنم
choice-use = به کار می‌برم
choice-decline = به کار نمی‌برم
choice-area-by-area = سرزمین به سرزمین
step-support = با { $area }: کدام طرف؟
choice-call-support = اول درخواست حمایت از دیگران

mark-leave-power-token = گذاشتن توکن قدرت

## Questions

ask-ability = { FORM($card, "ask", ability-otherwise) }
ability-otherwise = { $card }: چطور به کارش می‌بری؟
ask-bid = { $subject-id ->
    [attack] وحشی‌ها با قدرت جنگی { $strength } حمله می‌کنند. چقدر قدرت پیشنهاد می‌دهی؟ هر کس پیشنهادش را می‌پردازد.
   *[other] برای جدول { $subject } چقدر قدرت پیشنهاد می‌دهی؟ هر کس پیشنهادش را می‌پردازد.
}
ask-blade = { $purpose-id ->
    [tides] کارت وقوع جنگ تو: { $card }. با شمشیر والریایی یکی دیگر می‌کشی؟
   *[other] { $area }: { $attacker } { $attack }، { $defender } { $defence }. شمشیر والریایی را برای ‎+1 به کار می‌بری؟
}
ask-casualties = { $area }: { $number ->
    [1] یک یگان را برای تلفات انتخاب کن
   *[other] { $number } یگان را برای تلفات انتخاب کن
}.
ask-consolidate = کدام دستور تقویت قدرت را اجرا می‌کنی؟
ask-hand = هفت کارت خاندانی را که با آن‌ها بازی می‌کنی انتخاب کن. وقتی همه انتخاب کردند، کارت‌ها رو می‌شوند.
hand-of-strength = قدرت جنگی { $strength }: { $number } کارت انتخاب کن
ask-pick = کدام کارت خاندان را برمی‌داری؟
step-pick-first = دو نوبتِ پشت سر هم داری. اول چه برمی‌داری؟
step-pick-second = دوم چه برمی‌داری؟
step-pick-strength = با کدام قدرت جنگی؟
step-pick-strength-or-track = کدام قدرت جنگی، یا جایگاهی در کدام جدول؟
pick-place = جایگاه { $place }
step-pick-card = کدام کارت خاندان؟
of-strength-4 = قدرت جنگی 4
of-strength-3 = قدرت جنگی 3
of-strength-2 = قدرت جنگی 2
of-strength-1 = قدرت جنگی 1
of-strength-0 = قدرت جنگی 0
ask-house-card = جنگ { $area }: کدام کارت خاندان را بازی می‌کنی؟
ask-march = کدام دستور پیشروی را اجرا می‌کنی، و چه یگان‌هایی به کجا می‌روند؟
ask-muster = چه ارتشی جمع می‌کنی؟
ask-neutral-support = خاندان { $house } می‌خواهد به سوی ارتش بی‌طرفِ { $area } پیشروی کند. از آن حمایت می‌کنی؟
ask-orders = دور { $round }: به هر سرزمینی که در آن یگان داری یک دستور بده.
ask-port-capture = { $port } را می‌گیری، که { $ships ->
    [1] یک کشتی
   *[other] { $ships } کشتی
} { $victim } در آن است. چند تا را با کشتی خودت عوض می‌کنی؟ بقیه نابود می‌شوند.
ask-raid = کدام دستور یورش را اجرا می‌کنی، و علیه چه چیزی؟
ask-raven = کلاغ پیام‌رسان دست توست. چه کار کند؟
ask-raven-peek = کارت رویی وحشی‌ها را دیدی. کجا می‌گذاری‌اش؟
ask-refuse-support = جنگ { $area }: حمایت چه کسی را رد می‌کنی؟
ask-retreat = خاندان { $house } باید با { $units } از { $area } عقب‌نشینی کند. به کجا؟
ask-retreat-losses = تدارکاتت اجازهٔ این همه یگان را در { $area } نمی‌دهد. { $number ->
    [1] یکی را که از دست می‌رود انتخاب کن
   *[other] { $number } تا را که از دست می‌رود انتخاب کن
}.
ask-shuffle = بُر بزن.
ask-supply = ارتش‌هایت از سقف تدارکاتت ({ $limits }) بیشتر است. کدام یگان‌ها را نابود می‌کنی؟
ask-support = { $attacker } در { $area } به { $defender } حمله می‌کند. یگان‌هایت در { $supporters } از چه کسی حمایت می‌کنند؟
ask-ties = پیشنهادها برای جدول { $track } برابرند: { $bids }. خاندان‌های برابر به چه ترتیبی باشند؟
ask-westeros-choice = { $card }: تصمیم با توست. چه بشود؟
ask-wildling-destroy = وحشی‌ها: { $number ->
    [1] یگانی را که از دست می‌دهی انتخاب کن
   *[other] { $number } یگانی را که از دست می‌دهی انتخاب کن
}.
ask-wildling-discard = وحشی‌ها: کدام کارت خاندان را خرج می‌کنی؟
ask-wildling-downgrade = وحشی‌ها: { $number ->
    [1] شوالیه‌ای را که سرباز می‌شود انتخاب کن
   *[other] { $number } شوالیه‌ای را که سرباز می‌شوند انتخاب کن
}.
ask-wildling-option = وحشی‌ها: از چه می‌گذری؟
ask-wildling-retrieve = جایزهٔ تو: کدام کارت خاندان را پس می‌گیری؟
ask-wildling-tie = چند خاندان پیشنهاد برابر داده‌اند. نتیجه: { $outcome }. کدام خاندان صاحب { $outcome-id ->
    [watch-wins] بیشترین پیشنهاد
   *[other] کمترین پیشنهاد
} حساب شود؟ پیشنهادها: { $bids }.
ask-wildling-track = وحشی‌ها: { $of } در کدام جدول به جایگاه { $place } برود؟
ask-wildling-upgrade = جایزهٔ تو: کدام سربازها شوالیه شوند؟ حداکثر { $most }.

## Small steps on the way to an answer

step-move = کدام‌ها از { $origin } پیشروی کنند؟
step-recruit = { $unit } در { $at }
step-upgrade = { $area }: سرباز، { $unit } می‌شود
step-upgrade-routed = { $area }: سرباز گریخته، { $unit } می‌شود
bid-of = { $house } { $power }

## What happened

event-place-taken = { $house } از جای { $place } شروع می‌کند.
event-began = بازی شروع می‌شود. ترتیب نوبت: { $houses }.
event-began-without-order = بازی شروع می‌شود. جایگاه‌های هر جدول نفوذ به نوبت انتخاب می‌شوند.
event-hand-chosen = کارت‌های { $house }: { $cards }.
event-hand-dealt = کارت‌هایی که به { $house } رسید: { $cards }.
event-hands-hidden = کارت‌ها پنهان پخش می‌شوند: { $houses }. تا پایان بازی هر کس فقط دست خودش را می‌بیند.
event-hand-shown = کارت‌هایی که در دست { $house } بود: { $cards }.
event-draft-order = همه به نوبت کارت خاندان برمی‌دارند. ترتیبِ قرعه: { $houses }.
event-picked = { $house } { $card } را برمی‌دارد.
event-place-picked = { $house } جایگاه می‌گیرد: { $track }، جایگاه { $place }.
card-of-strength = { $card } ({ $strength })
event-westeros = دور { $round }. کارت‌های وستروس: { $cards }.
event-winter = زمستان در راه است: { $deck } بُر می‌خورد و کارت دیگری رو می‌شود.
event-deck-renewed = دور آخری در کار نیست: { $deck } دوباره بُر می‌خورد.
event-wildling-threat = تهدید وحشی‌ها حالا { $strength } است.
event-westeros-chosen = { $card } با تصمیم { $house }: { $choice }.
event-forbidden = { $order } در این دور ممنوع است.
event-power-gained = { $house } { $power ->
    [0] قدرتی نمی‌گیرد.
   *[other] { $power } قدرت می‌گیرد.
}
event-power-lost = { $house } { $power } قدرت از دست می‌دهد.
event-supply = تدارکات { $house } از { $old } به { $new } می‌رسد.
event-destroyed = { $house } در { $area } { $units } از دست می‌دهد.
event-lost-unseen = { $house } { $units } از دست می‌دهد.
event-mustered = { $house } در { $area } یک { $unit } به میدان می‌آورد.
event-mustered-unseen = { $house } یگان به میدان می‌آورد.
event-upgraded = { $house } سربازی را در { $area } به { $unit } تبدیل می‌کند.
event-exchanged = { $house } در { $area }، { $old } را با { $new } عوض می‌کند.
event-bids = پیشنهادها برای { $subject-id ->
    [attack] نگهبانان شب
   *[other] جدول { $subject }
}: { $bids }.
event-track-set = { $track }: { $order }.
event-track-moved = { $house } در جدول { $track } به جایگاه { $position } می‌رود.
event-dominance = { $token } به { $house } می‌رسد.
event-watch-wins = نگهبانان شب پیروز می‌شوند: { $total } قدرت پیشنهاد شد، در برابر قدرت جنگی { $strength }.
event-wildlings-win = وحشی‌ها پیروز می‌شوند: { $total } قدرت پیشنهاد شد، در برابر قدرت جنگی { $strength }.
event-wildling-card = { $card }: { $outcome-id ->
    [watch-wins] بیشترین پیشنهاد از { $house } بود و جایزه به او می‌رسد.
   *[other] کمترین پیشنهاد از { $house } بود و بیشترین زیان به او می‌رسد.
}
event-card-discarded = { $house } { $card } را خرج می‌کند.
event-card-retrieved = { $house } { $card } را پس می‌گیرد.
event-deck-changed = { $house } آخرین کارت خاندانش را بازی کرده و با این کارت‌ها ادامه می‌دهد: { $cards }.
event-hand-changed = { $house } آخرین کارت خاندانش را بازی کرده و کارت‌های دیگری می‌گیرد که هیچ‌کس دیگر نمی‌بیند.
event-cards-returned = { $house } کارت‌های خاندانش را از میان کارت‌های خرج‌شده به دست برمی‌گرداند.
event-dragons-grow = اژدهاها بزرگ می‌شوند: حالا هر کدام قدرت جنگی { $strength } دارد.
event-westeros-over = فاز وستروس دور { $round } تمام شد.

event-orders-in-turn = توکن دستور برای همهٔ خاندان‌ها کافی نیست: دستورها به ترتیب نوبت گذاشته می‌شوند.
event-orders-revealed = دور { $round }: همهٔ دستورها رو شدند.
event-raven-replaced = کلاغ پیام‌رسان: { $house } در { $area }، { $old } را با { $new } عوض می‌کند.
event-raven-replaced-unseen = کلاغ پیام‌رسان: { $house } دستوری را عوض می‌کند.
event-raven-peeked = کلاغ پیام‌رسان: { $house } کارت رویی وحشی‌ها را می‌بیند.
event-raven-passed = { $house } کلاغ پیام‌رسان را به کار نمی‌برد.
event-raven-saw = کلاغ پیام‌رسان کارت رویی وحشی‌ها را نشانت می‌دهد: { $card }.

event-raid = { $house } از { $area } به { $target } یورش می‌برد و دستور { $victim } را برمی‌دارد: { $order }.
event-raid-nothing = دستور یورش { $house } در { $area } هدفی ندارد.
event-order-resolved = { $house } یک { $order } را اجرا می‌کند.
event-pillage = غارت: { $house } { $gained } قدرت می‌گیرد{ $lost ->
    [0] .
   *[other] ، { $victim } { $lost } از دست می‌دهد.
}
event-raids-over = همهٔ یورش‌ها اجرا شد.

event-marched = { $house } با { $units } از { $origin } به { $area } پیشروی می‌کند.
event-march-nothing = دستور پیشروی { $house } در { $area } هیچ یگانی را جابه‌جا نمی‌کند.
event-token-left = { $house } در { $area } توکن قدرت می‌گذارد.
event-token-left-unseen = { $house } روی صفحه توکن قدرت می‌گذارد.
event-support-called = { $house } در برابر ارتش بی‌طرف حمایت می‌خواهد.
event-support-promised = { $house } در برابر ارتش بی‌طرفِ { $area } از { $caller } حمایت می‌کند.
event-support-denied = { $house } در برابر ارتش بی‌طرفِ { $area } از { $caller } حمایت نمی‌کند.
event-neutral-beaten = { $house } با { $units } از { $origin } ارتش بی‌طرفِ { $area } (قدرت جنگی { $strength }) را شکست می‌دهد.
event-attacked = { $house } با { $units } از { $origin } به { $defender } در { $area } حمله می‌کند.
event-support = { $side-id ->
    [none] { $house } در { $area } از هیچ‌کس حمایت نمی‌کند.
   *[other] { $house } در { $area } از { $side } حمایت می‌کند.
}
event-support-refused = { $house } حمایت { $helper } را رد می‌کند.
event-initial-strengths = { $area }، قدرت جنگی پیش از کارت خاندان: { $attacker } { $attack }، { $defender } { $defence }.
event-cards-revealed = { $attacker } { $attack } را بازی می‌کند، { $defender } { $defence } را.
event-card-played = { $house } { $card } را بازی می‌کند.
event-card-cancelled = { $house } کارت { $rival } را باطل می‌کند: { $card } به دستش برمی‌گردد.
event-card-replaced = { $house } 2 قدرت می‌دهد و { $replacement } را به‌جای { $card } بازی می‌کند.
event-fights-without-card = { $house } بدون کارت خاندان می‌جنگد.
event-order-removed = { $house } دستورِ { $area } را برمی‌دارد: { $order }.
event-tides-redrawn = { $house } با شمشیر والریایی یک کارت وقوع جنگ دیگر می‌کشد.
event-tides = کارت وقوع جنگ { $house }: { $card }.
event-blade-used = { $house } شمشیر والریایی را می‌کشد: ‎+1.
event-won-at-once = { $area }: { $rival } یگانی برای جنگیدن ندارد؛ { $house } بی‌درنگ پیروز می‌شود.
event-combat-decided = { $area }: { $winner } { $loser } را شکست می‌دهد. قدرت جنگی: { $attacker } { $attack }، { $defender } { $defence }{ $tie ->
    [1] {"؛ تساوی را جدول تیول‌ها حل می‌کند."}
   *[other] .
}
event-garrison-lost = پادگان { $area } نابود شد.
event-retreated = { $house } با { $units } به { $area } عقب‌نشینی می‌کند.
event-no-retreat = { $house } از { $area } راه عقب‌نشینی ندارد.
event-occupied = { $house } کنترل { $area } را به دست می‌گیرد.
event-attackers-kept-out = { $house } نمی‌تواند وارد { $area } شود و برمی‌گردد.
event-order-placed = { $house } در { $area } دستوری می‌گذارد: { $order }.
event-march-moved-on = دستور پیشروی { $house } به { $area } می‌رود.
event-port-ships-sunk = کنترل این سرزمین خشکی دیگر دست هیچ‌کس نیست: { $ships ->
    [1] یک کشتی
   *[other] { $ships } کشتی
} از { $house } در { $port } نابود می‌شود.
event-port-captured = { $house } { $port } را از { $victim } می‌گیرد و از { $ships } کشتی { $kept } تا را با کشتی خودش عوض می‌کند.
event-marches-over = همهٔ پیشروی‌ها اجرا شد.
event-consolidate = { $house } در { $area } { $power ->
    [0] قدرتی نمی‌گیرد.
   *[other] { $power } قدرت می‌گیرد.
}
event-consolidate-muster = { $house } در { $area } به‌جای گرفتن قدرت، ارتش جمع می‌کند.
event-consolidation-over = همهٔ دستورهای تقویت قدرت اجرا شد.
event-won = { $house } با { $castles } قلعه و دژ می‌برد{ $reason-id ->
    [seven] .
   *[other] {" ("}{ $reason }).
}

## Why an answer is not accepted

refused-no-such-area = سرزمینی به نام «{ $given }» نیست.
refused-order-without-units = در { $area } یگان نداری، پس نمی‌توانی به آن دستور بدهی.
refused-order-forbidden = { $order } در این دور ممنوع است. دستور دیگری انتخاب کن.
refused-order-used-up = از { $order } فقط { $number } توکن داری.
refused-too-many-stars = جای تو در دربار پادشاه { $most ->
    [0] اجازهٔ هیچ دستور ویژه‌ای نمی‌دهد
    [1] فقط اجازهٔ یک دستور ویژه می‌دهد
   *[other] فقط اجازهٔ { $most } دستور ویژه می‌دهد
}.
refused-no-order-there = در { $area } این دستور نیست: { $order }.
refused-bid-above-power = { $most } قدرت داری، پس نمی‌توانی { $given } پیشنهاد بدهی.
refused-order-only-the-tied = فقط خاندان‌های برابر را مرتب کن: هیچ‌کس نمی‌تواند از خاندانی که بیشتر یا کمتر پیشنهاد داده جلو بزند یا عقب بیفتد.
refused-over-supply = آن‌وقت ارتش‌هایت این‌ها می‌شود: { $armies }؛ با تدارکات { $supply } این‌ها مجاز است: { $limits }.
refused-still-over-supply = ارتش‌هایت هنوز از سقف تدارکاتت ({ $limits }) بیشتر است. یگان‌های دیگری را هم نابود کن.
refused-more-than-needed = لازم نیست این همه یگان نابود شود تا ارتش‌هایت در تدارکات جا شوند. یگان کمتری انتخاب کن.
refused-cannot-muster-there = الان نمی‌توانی در { $area } ارتش جمع کنی.
refused-muster-one-place = فقط در یک سرزمین می‌توانی ارتش جمع کنی.
refused-no-such-upgrade = سرباز نمی‌تواند { $unit } شود.
refused-not-enough-points = { $unit } { $cost } امتیاز می‌خواهد ولی برای { $area } فقط { $left } مانده.
refused-no-pieces-left = دیگر { $unit } نداری که بگذاری.
refused-no-footman-there = در { $area } سربازی نداری که ارتقا دهی.
refused-muster-in-area-itself = { $unit } را فقط می‌شود در همان سرزمینی گذاشت که آن را به میدان می‌آورد.
refused-ship-not-there = کشتی‌های { $area } را نمی‌شود در { $place } گذاشت: دریای کنار آن را انتخاب کن، یا بندر خودش را، اگر دارد.
refused-enemy-ships-there = در { $place } کشتی دشمن هست.
refused-port-full = { $place } حداکثر جای سه کشتی دارد. سرزمین دیگری انتخاب کن.
refused-raid-out-of-reach = دستور یورش { $area } به { $target } نمی‌رسد. سرزمینی همسایه انتخاب کن.
refused-raid-nothing-there = در { $target } دستوری نیست که به آن یورش ببری. هدف دیگری انتخاب کن، یا «بدون هدف».
refused-raid-own-order = نمی‌توانی به دستور خودت در { $target } یورش ببری. هدف دیگری انتخاب کن، یا «بدون هدف».
refused-raid-defense-needs-star = دستور دفاعِ { $target } را فقط دستور یورش ویژه برمی‌دارد. هدف دیگری انتخاب کن، یا «بدون هدف».
refused-raid-not-this-order = دستور یورش نمی‌تواند دستورِ { $target } را بردارد. هدف دیگری انتخاب کن، یا «بدون هدف».
refused-order-cannot-muster = با دستورِ { $area } نمی‌شود ارتش جمع کرد.
refused-support-all-areas = همهٔ سرزمین‌هایت باید از یک طرف حمایت کنند، یا از هیچ‌کس.
refused-support-one-side = همهٔ سرزمین‌هایی که حمایت می‌کنند باید از یک طرف حمایت کنند.
refused-not-these-supporters = بگو هر کدام از این سرزمین‌ها از چه کسی حمایت می‌کند: { $areas }.
refused-pick-not-free = این کارت خاندان آزاد نیست. کارتی را بردار که هنوز هیچ‌کس برنداشته است.
refused-pick-place-taken = آنجا از قبل جایگاه داری: { $track }. یک کارت خاندان یا جایگاهی در جدولی دیگر بردار.
refused-pick-strength-full = برای کارت خاندان دیگری با قدرت جنگی { $strength } جا نداری. از قدرت دیگری بردار.
refused-house-card-not-in-hand = { $card } در دستت نیست. یکی از کارت‌های دستت را انتخاب کن.
refused-captures-too-many = با کشتی‌های آزاد و تدارکاتت اینجا { $most } تا ممکن است، نه { $given } تا.
refused-two-attacks = یک دستور پیشروی فقط در یک سرزمین حمله می‌کند؛ این به همهٔ این‌ها حمله می‌کند: { $areas }.
refused-neutral-too-strong = قدرت جنگیِ این پیشروی به { $area } { $strength } است و { $needed } لازم است. یگان بیشتری بفرست، یا پیشروی دیگری را.
refused-area-closed = { $target } در این بازی بسته است.
refused-ships-not-on-land = کشتی نمی‌تواند وارد خشکی شود: { $target } سرزمین خشکی است.
refused-foreign-port = کنترل { $target } با تو نیست، پس کشتی‌هایت نمی‌توانند وارد آن شوند.
refused-land-units-not-at-sea = { $unit } نمی‌تواند وارد { $target } شود: یگان‌های زمینی فقط به سرزمین خشکی پیشروی می‌کنند.
refused-routed-do-not-march = یگان‌های گریختهٔ { $area } نمی‌توانند پیشروی کنند. کنارشان بگذار.
refused-out-of-reach = { $unit } از { $origin } به { $target } نمی‌رسد: نه همسایه‌اند و نه کشتی‌هایت وصلشان می‌کنند.
refused-no-token-to-leave = در { $area } نمی‌توانی توکن قدرت بگذاری.
refused-nobody-to-call = الان هیچ‌کس نمی‌تواند در برابر ارتش بی‌طرف از تو حمایت کند.
refused-no-retreat-there = یگان‌های شکست‌خورده نمی‌توانند به { $area } عقب‌نشینی کنند: باید همسایه باشد یا با کشتی‌های خودشان وصل، و بدون دشمن.
refused-retreat-only-back = مهاجمِ شکست‌خورده باید به { $area } عقب‌نشینی کند.
refused-no-retreat-to-attackers = حمله از { $area } آمده، پس نمی‌توانی به آنجا عقب‌نشینی کنی.
refused-retreat-on-foot-or-afloat = این یگان‌ها نمی‌توانند به { $area } عقب‌نشینی کنند: یگان‌های زمینی به سرزمین خشکی و کشتی‌ها به دریا و بندر عقب‌نشینی می‌کنند.
refused-retreat-costs-more = تدارکاتت در { $area } جای کمتری می‌گذارد تا در سرزمینی دیگر. به جایی عقب‌نشینی کن که یگان کمتری از دست برود.
refused-wrong-retreat-losses = تدارکاتت جای { $number } تا از یگان‌های در حال عقب‌نشینی را ندارد. تو { $given } تا انتخاب کرده‌ای: { $number } تا انتخاب کن.
refused-routed-no-casualty = یگان گریخته را نمی‌شود برای تلفات انتخاب کرد.
refused-siege-engine-no-casualty = ماشین جنگی را نمی‌شود برای تلفات انتخاب کرد.
refused-wrong-casualties = باید { $number } یگان را برای تلفات انتخاب کنی؛ تو { $given } تا انتخاب کرده‌ای.
refused-one-area-only = همه باید در یک سرزمین باشند.
refused-routed-stays-footman = سرباز گریخته را نمی‌شود ارتقا داد.
refused-fewer-would-do = فقط لازم است { $number } یگان را نابود کنی.

## The arithmetic, line by line

why-side = { $house } در { $area }
why-units = { "\u200F" }{ $units }: ‎{ SIGNED($value) }‎
why-supporting-units = حمایت { $house } از { $area } ({ $units }): ‎{ SIGNED($value) }‎
why-support-order = دستور حمایت در { $area }: ‎+{ $value }‎
why-march = { "\u200F" }{ $order }: ‎{ SIGNED($value) }‎
why-defense = { "\u200F" }{ $order }: ‎+{ $value }‎
why-garrison = پادگان: ‎+{ $value }‎
why-card = { "\u200F" }{ $card }: ‎{ SIGNED($value) }‎
why-card-changed = { $card }: روی کارت { $printed }، با توانایی‌ها { $value }
why-tides = وقوع جنگ، { $card }: ‎{ SIGNED($value) }‎
why-blade = شمشیر والریایی: ‎+{ $value }‎
why-total = { $house } روی هم: { $value }
why-won-at-once = هیچ‌کس نمانده که در برابر { $house } بجنگد، پس این خاندان فوراً پیروز می‌شود؛ قدرت جنگی حساب نمی‌شود.
why-won-by-strength = { $house } قوی‌تر است و پیروز می‌شود.
why-won-on-fiefdoms = هر دو برابرند: { $house } در جدول تیول‌ها بالاتر است و پیروز می‌شود.
why-casualties-prevented = { $card } تلفات را از { $house } دور نگه می‌دارد.
why-casualties = تلفات { $house }: { $number } (شمشیر { $swords }، منهای برج { $towers })
defeat-sum = { $house }: پیش از کارت‌های خاندان { $initial }، { $card } ‎{ SIGNED($printed) }‎{ $blade ->
    [0] { "" }
   *[other] ، شمشیر والریایی ‎+{ $blade }‎
}{ $tides ->
    [0] { "" }
   *[other] ، کارت وقوع جنگ ‎{ SIGNED($tides) }‎
}{ $more ->
    [0] { "" }
   *[other] ، توانایی‌ها ‎{ SIGNED($more) }‎
} = **{ $total }**
defeat-sum-without-card = { $house }: بدون کارت خاندان { $initial }{ $blade ->
    [0] { "" }
   *[other] ، شمشیر والریایی ‎+{ $blade }‎
}{ $tides ->
    [0] { "" }
   *[other] ، کارت وقوع جنگ ‎{ SIGNED($tides) }‎
}{ $more ->
    [0] { "" }
   *[other] ، توانایی‌ها ‎{ SIGNED($more) }‎
} = **{ $total }**
defeat-tie = قدرت جنگی برابر است: { $winner } در جدول تیول‌ها بالاتر است و تساوی را می‌برد.
defeat-swords = روی کارت‌ها: شمشیرهای { $rival }: { $swords }، برج‌های کارت تو: { $towers }. برای هر شمشیر بیشتر از برج‌ها یک یگان از دست می‌دهی.
defeat-nobody-died = همهٔ یگان‌هایت جان به در بردند.
defeat-died = { $units } را از دست دادی.
defeat-cannot-retreat = ماشین جنگی و یگان‌های گریخته نمی‌توانند عقب‌نشینی کنند: با باختن جنگ نابود می‌شوند.
defeat-no-retreat = سرزمینی برای عقب‌نشینی نبود، پس هیچ‌کس جان به در نبرد.
defeat-card-in-hand = چه می‌شد کرد: { $card } در دستت قدرت جنگی { $strength } دارد که بدون حساب توانایی‌ها کافی بود.
defeat-outmatched = چه کم بود: پیش از کارت‌های خاندان { $own } به { $other } بود. برای این، یگان بیشتر، دستور بهتر یا حمایت لازم است، نه کارت بهتر.
defeat-missing = چه کم بود: { $number } قدرت جنگی دیگر، از یگان، دستور، حمایت یا کارت.
why-bids = پیشنهادها برای { $subject-id ->
    [attack] نگهبانان شب
   *[other] جدول { $subject }
}
why-bid = { $place }. { $house }: { $power }
why-bid-tied = { $place }. { $house }: { $power }، برابر؛ صاحب تخت آهنین تصمیم می‌گیرد
why-watch = روی هم { $total } در برابر { $strength }: { $wins ->
    [1] پیروزی نگهبانان شب
   *[other] پیروزی وحشی‌ها
}
why-icons = آیکن‌های تدارکات زیر کنترل { $house }: { $value }
why-icon = { $area }: { $value }
why-position = توکن تدارکات { $house } روی { $value } است
why-army-fits = ارتش { $size }تایی در { $area }: { $limit } مجاز است
why-army-too-large = ارتش { $size }تایی در { $area }: فقط { $limit } مجاز است

## What changes nothing is told together

idle-raid-nothing = دستورهای یورش بی‌هدف: { $all }.
idle-raid-nothing-of = { $house } در { $area }
idle-march-nothing = دستورهای پیشروی‌ای که هیچ یگانی را جابه‌جا نکردند: { $all }.
idle-march-nothing-of = { $house } در { $area }
idle-no-power = بدون قدرت: { $all }.
idle-no-power-of = { $house }

## Who is winning

table-leads = { $houses } با { $castles } از { $goal } قلعه و دژ { $number ->
        [1] جلوتر است
       *[other] جلوترند
    }{ $tie ->
        [1] {" "}({ $reason })
       *[0] {""}
    }.

## A round in a few lines

round-battles = { $number ->
        [0] هیچ جنگی نشد.
        [1] یک جنگ: { $battles }.
       *[other] { $number } جنگ: { $battles }.
    }
round-battle = { $winner } در { $area } { $loser } را شکست داد
round-lost = از دست رفته: { $who }.
round-mustered = ارتش‌های تازه: { $who }.
round-units-of = { $house } { $units }
round-castles = قلعه و دژ ({ $goal } تا برای پیروزی): { $castles }.
round-castles-of = { $house } { $castles }

## Gifts of Power

event-power-given = { $house } { $power } قدرت به { $to } می‌دهد.
interject-gift = قدرت بده
interject-gift-about = از توکن‌های قدرت موجودت هر قدر که می‌خواهی به بازیکن دیگری بده. هیچ‌کس در برابرش تعهدی ندارد.
interject-gift-step-0 = به چه کسی؟
interject-gift-step-1 = چقدر قدرت؟
interject-gift-do = می‌دهم
interject-gift-done = ✓ داده شد.
refused-no-gifts = سر این میز قدرت هدیه نمی‌دهند.
refused-gift-while-bidding = هنگام پیشنهاد دادن نمی‌توانی قدرت بدهی. وقتی پیشنهادها رو شد دوباره امتحان کن.
refused-gift-in-combat = در جنگ فقط وقتی حمایت می‌خواهند می‌شود قدرت داد.
refused-gift-without-power = توکن‌های قدرت موجودت تمام شده است؛ چیزی نداری که بدهی.
refused-gift-no-room = هیچ‌کس نمی‌تواند قدرت بیشتری بگیرد: توکن قدرت به تعداد محدود است.
refused-gift-to-oneself = به خودت نمی‌توانی قدرت بدهی.
refused-gift-to-vassal = { $house } دست‌نشانده است و دست‌نشانده‌ها قدرت نمی‌دهند و نمی‌گیرند.
refused-gift-above-power = توکن‌های قدرت موجودت فقط { $power } تاست.
refused-gift-too-much = { $house } فقط برای { $room } قدرت دیگر توکن دارد.
why-preview-power-then = { $house }: بعد از آن { $power } قدرت.
