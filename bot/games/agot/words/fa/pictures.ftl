# The words in and under a picture that nothing else says: short, for there is little room.

round = دور { $number }
round-of = از 10
short-phase-westeros = فاز وستروس
short-phase-planning = برنامه‌ریزی
short-phase-raven = کلاغ پیام‌رسان
short-phase-raids = یورش‌ها
short-phase-marches = پیشروی‌ها
short-phase-power = تقویت قدرت
short-phase-ended = پایان بازی
won = { $house } می‌برد

used = خرج‌شده
moment = { $round }: { $phase }

region-north = شمال
region-iron-islands-and-west = جزایر آهن و غرب
region-riverlands-and-vale = سرزمین رودها و دره
region-south = جنوب
region-dorne = دورن
region-narrow-seas = دریای باریک

# What a peeking player has seen.
secret-top = روی دسته
secret-bottom = زیر دسته

heading-influence = نفوذ
heading-houses = خاندان‌ها به ترتیب نوبت
heading-westeros = وستروس در این دور
heading-legend = راهنما
secret-heading = فقط تو می‌دانی:
heading-wildlings = وحشی‌ها

legend-march = پیشروی
legend-defend = دفاع
legend-support = حمایت
legend-raid = یورش
legend-consolidate = تقویت قدرت
legend-footman = سرباز
legend-knight = شوالیه
legend-ship = کشتی
legend-dragon = اژدها
legend-siege-engine = ماشین جنگی
legend-power-token = توکن قدرت
legend-castle = قلعه
legend-stronghold = دژ
legend-barrel = تدارکات
legend-crown = قدرت
legend-anchor = بندر

hand-empty = هیچ

# --- the battle card ---
battle-title = جنگ { $area }
battle-attacks = حمله از { $area }
battle-defends = مدافع
battle-before-cards = پیش از کارت خاندان
battle-supporters = دستورهای حمایت در دسترس
battle-choice-attacker = حمایت از مهاجم
battle-choice-defender = حمایت از مدافع
battle-choice-none = حمایت از هیچ‌کس
battle-choice-refused = { $house } رد کرد
battle-choice-open = اعلام نشده
battle-hand = دست { $house }
battle-garrison = پادگان
battle-tides = وقوع جنگ
battle-support-of = { $units }، { $area }
battle-support-order = دستور حمایت، { $area }
battle-card-changed = { $card } (روی کارت { $printed })

# --- what would come of it ---
what-if-title = جنگ { $area }، اگر …
what-if-no-card = بدون کارت
what-if-support = { $house }: { $choice }.
what-if-blade = { $house } شمشیر والریایی را می‌کشد.
what-if-no-blade = { $house } شمشیر والریایی را نمی‌کشد.
what-if-tides = کارت‌های وقوع جنگ حساب نشده.
what-if-open = * توانایی‌ای که در جنگ به کار رود شاید این را عوض کند.
what-if-hidden = از کارت‌های پنهان فقط قدرت جنگی معلوم است. توانایی‌ها و آیکن‌هایشان حساب نشده.
what-if-legend = اول { $house }؛ رنگ و نشان: برنده؛ − تلفات بازنده.
what-if-lost = ‎−{ $number }‎
what-if-all = همهٔ کارت‌ها
what-if-none = هیچ کارتی
what-if-row = { $house } با { $card } می‌برد، در برابر: { $against }.

# --- a draft of House cards ---
draft-title = انتخاب نوبتی
draft-moment = { $taken } از { $all } برداشته شده
draft-turns = نوبت‌های بعدی
draft-left = { $number } کارت با قدرت جنگی { $strength }
draft-pool = هنوز آزاد
draft-deck-printed = بازی پایه
draft-deck-adwd = رقصی با اژدهایان
draft-deck-asos = یورش شمشیرها

# --- the board in words ---
board-head = دور { $round } از 10: { $phase }. وحشی‌ها روی { $wildlings }.
board-ahead = بعدی در { $deck }: { $cards }.
board-track = { $track }: { $houses }.
board-stolen = توکن برتری آن در دست { $holder } است.
board-used = { $holder } آن را به کار برده.
board-house = { $house }: { $castles } قلعه، تدارکات { $supply } (ارتش‌های { $limits })، قدرت { $power }. کارت‌های دست: { $hand }.
board-house-unseen = { $house }: { $castles } قلعه، قدرت { $power }. کارت‌های دست: { $hand }.
board-region = { $region }:
board-empty = خالی
board-fog = بیرون از دید
board-closed = بیرون از بازی
board-units = { $house }: { $units }
board-home = سرزمین مادری { $house }
board-held = در دست { $house }
board-token = توکن قدرت { $house }
board-garrison = پادگان { $strength }
board-neutral = ارتش بی‌طرف { $strength }
board-order = { $order }
board-face-down = دستور رو به پایین
board-draft = { $order } (پیش‌نویس تو)

# --- alternative text for those who do not see the picture ---
alt-zoom = { $region }:
alt-drafts = پیش‌نویس تو: { $orders }.
alt-draft = { $area } { $order }
alt-plans = برنامه‌های تو: { $plans }.
alt-planned-march = پیشروی از { $origin } به { $area }
alt-planned-raid = یورش از { $origin } به { $area }
alt-targets = می‌توانی انتخاب کنی: { $areas }.
alt-secret = فقط تو کارت وحشی‌ها را می‌دانی: { $secret }.
alt-head = نقشه، دور { $round } از 10: { $phase }. وحشی‌ها روی { $wildlings }.
alt-house = { $house } { $castles } قلعه، تدارکات { $supply }، قدرت { $power }
alt-house-unseen = { $house } { $castles } قلعه، قدرت { $power }
alt-houses = به ترتیب نوبت: { $houses }.
alt-battle = { $attacker } در { $area } به { $defender } حمله می‌کند.
alt-armies = بزرگ‌ترین ارتش‌ها: { $armies }.
alt-army = { $house } { $size } در { $area }
alt-bans = ممنوع: { $bans }.
alt-winner = { $house } برده است.
short-ban-march = پیشروی ‎+1
short-ban-defend = دفاع
short-ban-support = حمایت
short-ban-raid = یورش
short-ban-consolidate = تقویت قدرت
alt-side = { $house } { $role }، قدرت جنگی { $total }:

# --- placards: what players gather to see ---
placard-westeros = کارت‌های وستروس
placard-deck = دستهٔ { $number }
placard-bids = پیشنهادها: { $track }
placard-left = { $power } قدرت مانده
placard-stood = قبلاً جای { $place }
placard-now = اکنون جای { $place }
placard-tied = برابر برای جای { $first } تا { $last }
placard-watch-wins = پیروزی نگهبانان شب
placard-wildlings-win = پیروزی وحشی‌ها
placard-wildling-card = کارت وحشی‌ها
placard-highest = بیشترین پیشنهاد
placard-lowest = کمترین پیشنهاد
placard-lead = چه کسی جلوست
placard-holds = { $lands } سرزمین، تدارکات { $supply }
placard-goal = قلعه و دژ برای پیروزی { $held ->
    [1] در پایان دور
   *[0] بی‌درنگ
}: { $castles }.
placard-tie = جلوتر با { $reason }.

## Statistics

figures-came-off = و این‌که چند بار در جنگ پیروز می‌شوند
alt-dragons = هر اژدها قدرت جنگی { $strength } دارد.
alt-dragons-in = اژدهاها: { $areas }.
alt-dragons-at = { $number } در { $area }
