# What is said of Inis where tables are set up; what the game itself says is in inis/.

option-start = { $value ->
    [exploration] سناریوی اکتشاف
   *[random] کاشی‌های تصادفی
}

## Rulings

ruling-capital-in-the-swamp = پایتخت در باتلاق
reading-capital-in-the-swamp-forbidden = ممنوع
reading-capital-in-the-swamp-allowed = مجاز
ruling-lug-after-geis = لوگ سمیلداناخ کارت باطل‌شده را برمی‌دارد
reading-lug-after-geis-no = نه
reading-lug-after-geis-yes = بله
ruling-cuchulain-clans = داستان کوهولین چند قبیله برمی‌دارد
reading-cuchulain-clans-exactly-two = دو قبیله، اگر دو تا باشد
reading-cuchulain-clans-up-to-two = تا دو قبیله
ruling-new-alliance-removes = «اتحاد تازه» برداشتن حساب می‌شود
reading-new-alliance-removes-no = نه
reading-new-alliance-removes-yes = بله
ruling-stone-circle-clan = حلقهٔ سنگ: قبیله‌ای که می‌رود
reading-stone-circle-clan-own = مال خود بازیکن است
reading-stone-circle-clan-any = می‌تواند مال هر کسی باشد
ruling-citadel-not-built = قلعه، وقتی سازه‌ای نمانده
reading-citadel-not-built-card-taken = باز هم کارت را می‌گیرد
reading-citadel-not-built-nothing-taken = چیزی نمی‌گیرد
ruling-kernunos-draws = عبادتگاه کرنونوس روایت می‌کشد
reading-kernunos-draws-no = نه
reading-kernunos-draws-yes = بله
ruling-geis-against-responses = گِیس در برابر پاسخ‌ها
reading-geis-against-responses-yes = کار می‌کند
reading-geis-against-responses-no = کار نمی‌کند
ruling-clash-responses-by-outsiders = پاسخ کسانی که در درگیری نیستند
reading-clash-responses-by-outsiders-yes = مجاز
reading-clash-responses-by-outsiders-no = ممنوع
ruling-warlord-involved = سردار: بازیکنی درگیر است که
reading-warlord-involved-exposed-before-the-maneuver = پیش از مانور محافظت‌نشده بوده
reading-warlord-involved-present = حضور دارد
ruling-order-after-the-named = بعد از سردار و ترفند انگوس
reading-order-after-the-named-from-the-named = ادامه از بازیکن نام‌برده
reading-order-after-the-named-as-before = ادامه مثل قبل
ruling-epic-deck-empty = کارت روایت حماسی تمام شده
reading-epic-deck-empty-discards-shuffled = کارت‌های رو بُر می‌خورند
reading-epic-deck-empty-nothing-drawn = چیزی کشیده نمی‌شود
ruling-exploration-without-tile = اکتشاف، وقتی کاشی نمانده
reading-exploration-without-tile-nothing = کاری نمی‌کند
ruling-lost-clans-removed = قبیله‌هایی که به‌خاطر کاشی‌ها از دست می‌روند برداشته‌شده حساب می‌شوند
reading-lost-clans-removed-yes = بله
reading-lost-clans-removed-no = نه
ruling-mountains-settled = کوه‌ها چه وقت اثر می‌کنند
reading-mountains-settled-before-the-clash = پیش از درگیری
ruling-responses-after-cancelled = پاسخ بعد از کارت باطل‌شده
reading-responses-after-cancelled-allowed = مجاز
reading-responses-after-cancelled-none = هیچ
ruling-responses-after-cancelled-tale = پاسخ بعد از روایت‌های حماسیِ باطل‌شده
reading-responses-after-cancelled-tale-allowed = مجاز
reading-responses-after-cancelled-tale-none = هیچ
ruling-cauldron-responses = پاسخ به دیگ داگدا
reading-cauldron-responses-at-its-discard = وقتی درگیری تمام شد
reading-cauldron-responses-when-laid-down = وقتی زمین گذاشته شد
ruling-moor-at-any-time = خلنگ‌زار را چه وقت می‌شود بازی کرد
reading-moor-at-any-time-before-its-holders-decisions = پیش از هر تصمیم دارنده‌اش
ruling-cathbads-choice = انتخاب سخن کاتباد
reading-cathbads-choice-secret = پنهانی است
reading-cathbads-choice-open = آشکار است
ruling-salt-mine-empty-hand = معدن نمک در برابر دست خالی
reading-salt-mine-empty-hand-no-exchange = بدون مبادله
ruling-club-against-empty-hand = گرز داگدا، دست خالی
reading-club-against-empty-hand-clan-removed = قبیله‌ای برداشته می‌شود
ruling-morrigan-without-opponents = موریگان بدون رقیب
reading-morrigan-without-opponents-no-clash = بدون درگیری
ruling-diarmuid-into-the-mountains = دیارمید به کوه‌ها
reading-diarmuid-into-the-mountains-untouched = کاشی کاری نمی‌کند
reading-diarmuid-into-the-mountains-tile-effect = کاشی اثر دارد
ruling-moves-without-may = جابه‌جایی‌هایی که «می‌توانی» ندارند
reading-moves-without-may-mandatory = باید انجام شوند
reading-moves-without-may-optional = می‌شود انجامشان نداد
ruling-deeds = کردارها
reading-deeds-unlimited = هیچ‌وقت تمام نمی‌شوند
