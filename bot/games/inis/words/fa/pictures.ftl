# The words in and under a picture of Inis: short, for there is little room.

inis-round = دور { $number }
inis-set-up = چینش
inis-won = { $seat } می‌برد
inis-clash-in = درگیری در { $area }
inis-maneuver = درگیری در { $area }: مانور { $seat }
inis-turn = نوبت { $seat }
inis-phase-set-up = جزیره پدیدار می‌شود
inis-phase-assembly = گردهمایی
inis-phase-draft = گردهمایی: انتخاب کارت
inis-phase-season = فصل
inis-phase-ended = پایان بازی

inis-clockwise = ساعتگرد
inis-counter-clockwise = پادساعتگرد
inis-brenn = بِرِن
inis-pretender = مدعی تاج و تخت

inis-condition-clans = سروری بر قبایل
inis-condition-sanctuaries = عبادتگاه‌ها
inis-condition-territories = منطقه‌ها

inis-heading-display = نمایش
inis-heading-pile = کارت‌های رو
inis-nothing = هیچ
inis-more = ‎+{ $number }‎
inis-supply-tiles = { $number ->
   *[other] کاشی
}
inis-supply-citadels = { $number ->
   *[other] قلعه
}
inis-supply-sanctuaries = { $number ->
   *[other] عبادتگاه
}
inis-supply-tales = { $number ->
   *[other] روایت
}
inis-supply-discarded = سوخته
inis-supply-aside = کنار گذاشته

# Alternative texts and the table in words.
inis-alt-head = { $title }: { $moment }.
inis-alt-brenn = { $seat } بِرِن است، نوبت‌ها { $direction } می‌چرخند.
inis-alt-targets = می‌توانی انتخاب کنی: { $areas }.
inis-alt-sites = { $number ->
    [1] یک جا برای کاشی شماره دارد.
   *[other] { $number } جا برای کاشی شماره دارد.
}
inis-alt-houses = شرط‌های پیروزی، هر کدام از 6: { $houses }.
inis-alt-house = { $seat }: { $counted }، انبار { $reserve }
inis-alt-clans = سروری بر { $number } قبیله
inis-alt-sanctuaries = { $number } عبادتگاه
inis-alt-territories = { $number } منطقه
inis-alt-cards = کارت { $cards }
inis-alt-deeds = { $number } کردار
inis-alt-chieftain = { $seat } { $number } (رئیس)
inis-alt-clans-there = { $seat } { $number }
inis-alt-sheltered = { $number } از { $seat } پناه‌گرفته
inis-alt-clash = درگیری
inis-alt-capital = پایتخت
inis-alt-built-citadels = { $number ->
    [1] قلعه
   *[other] { $number } قلعه
}
inis-alt-built-sanctuaries = { $number ->
    [1] عبادتگاه
   *[other] { $number } عبادتگاه
}
inis-alt-festival = فستیوال
inis-alt-more = و { $number } منطقهٔ دیگر.

inis-board-playing = { $seat } دارد { $card } را بازی می‌کند.
inis-board-action = { $number } کارت اقدام
inis-board-advantage = { $number } کارت مزیت
inis-board-epic = { $number } کارت روایت حماسی
inis-board-known = معلوم: { $cards }
inis-board-empty = خالی
inis-board-neighbours = کنار { $areas }
inis-board-card-display = کارت در ردیف نمایش
inis-board-card-spent = کارت بازی شده
inis-board-card-held = کارت دست { $seat }
inis-board-offered = می‌توانی انتخابش کنی
inis-board-supply = مانده: { $tiles } کاشی، { $citadels } قلعه، { $sanctuaries } عبادتگاه، { $tales } کارت روایت حماسی؛ { $discarded } کارت اقدام سوخته.
inis-board-display = ردیف نمایش: { $cards }.
inis-board-pile = کارت‌های رو، تازه‌ترین در اول: { $cards }.
inis-board-hand = { $group }: { $cards }.
inis-board-seen = دیده در دور { $round }: { $things }.
inis-board-seen-of = دیده در دور { $round }، دست { $seat }: { $things }.

# Groups of one's own cards.
inis-hand-action = کارت‌های اقدام تو
inis-hand-advantage = کارت‌های مزیت تو
inis-hand-epic = کارت‌های روایت حماسی تو
inis-hand-laid = کنار گذاشته
inis-hand-draft = برای انتخاب
inis-hand-drawn = تازه کشیده

inis-hand-title = کارت‌های بازیکن { $seat }
inis-hand-none = بدون کارت.
inis-hand-seen = دیده‌ای
inis-hand-seen-of = دیده‌ای، دست { $seat }

# A clash by itself.
inis-clash-instigator = آغازگر
inis-clash-step-start = درگیری شروع می‌شود.
inis-clash-step-citadels = چه کسی پناه می‌گیرد؟
inis-clash-step-maneuvers = مانورها.
inis-clash-step-end = درگیری تمام شد.
inis-clash-maneuver = { $seat } باید مانور بدهد.
inis-clash-attack = { $attacker } به { $target } حمله می‌کند.
inis-clash-silenced = نیزهٔ لوگ: کارت تریسکل نیست.
inis-clash-exposed = محافظت‌نشده
inis-clash-sheltered = پناه‌گرفته
inis-clash-side = { $seat } { $exposed } محافظت‌نشده، { $sheltered } پناه‌گرفته
inis-clash-shelter = { $number ->
    [0] اینجا قلعه نیست.
   *[other] در قلعه‌ها جای { $number } قبیله هست.
}
inis-clash-story = چه گذشت

# --- placards: what players gather to see ---
inis-placard-conditions = شرط‌های پیروزی
inis-placard-pretender = مدعی تاج و تخت.
inis-placard-counts = سروری بر قبایل { $clans } · عبادتگاه‌ها { $sanctuaries } · منطقه‌ها { $territories } · { $deeds ->
        [0] بدون کردار
       *[other] { $deeds } کردار
    }
inis-placard-rule = هر شرط 6 تا می‌خواهد؛ بازیکنی با توکن ادعای تاج و تخت که یک شرطش برقرار است می‌تواند در گردهمایی ببرد.

## Statistics

figures-came-off = و این‌که چند بار باطل نمی‌شوند
