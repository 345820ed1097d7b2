# Looking at a game: maps, the board in words, explanations.

map-whole = کل صفحه
map-battle = جنگ
map-choose-region = از نزدیک ببین …

palette-default = همان‌طور که چاپ شده
palette-deuteranopia = برای سبزکوری
palette-protanopia = برای سرخ‌کوری
palette-tritanopia = برای آبی‌کوری
palette-high-contrast = کنتراست بالا

panel-hand = دست من
hand-title = ### دست تو در { $title }
    -# هیچ‌کس دیگر این را نمی‌بیند.

battle-none = الان جنگی در جریان نیست. { COMMAND("why") } آخرین جنگ را توضیح می‌دهد.

what-if-button = اگر …
what-if-heading = ### اگر … · { $title }
    -# هر کارت به کجا می‌رسد، با آنچه همه می‌بینند. اینجا جوابی داده نمی‌شود.
what-if-nothing = جنگی نیست که نتیجه‌اش هنوز معلوم نباشد.
what-if-choose = اگر …
what-if-side = { $side-id ->
    [none] { $seat } از هیچ‌کس حمایت نمی‌کند
   *[other] { $seat } از { $side } حمایت می‌کند
}
what-if-uses = { $seat } توانایی یک‌بارهٔ خود را به کار می‌برد
what-if-uses-not = { $seat } توانایی یک‌بارهٔ خود را به کار نمی‌برد

why-topic-stewards = آخرین کارهای پیشکارها
why-title-stewards = ### پیشکارها چرا این کارها را کردند
why-steward = - **{ $seat }** ({ $level })، { $what }: { $reason }
why-no-steward = چیزی برای گفتن نیست: هنوز هیچ پیشکاری کاری نکرده که همه بتوانند بدانند.
why-topic-refusal = آخرین جوابِ ردشده‌ام
why-title-refusal = ### آخرین جوابِ ردشده‌ات
why-not-refused = از آخرین راه‌اندازی ربات، هیچ جوابی از تو رد نشده.
why-line = { $line } · { $rule }
why-nothing = هنوز پیش نیامده.

record-note = آنچه در این بازی یادداشت کرده‌ای در فایل دوم است. در پروندهٔ بازی نیست و فقط به تو داده می‌شود.
record-here = کل بازی، حرکت به حرکت. با `python -m engine replay` دوباره پخشش کن و با `python -m bot.render` تصویر هر لحظه‌اش را بساز.

## The log

log-title = ### گزارش { $title }
    -# صفحهٔ { $page } از { $pages }
log-heading = **{ $moment }**
log-line = - { $sentence }
log-line-private = - { $sentence } *(فقط تو می‌بینی)*
log-nothing = چیزی با این فیلتر پیدا نشد.
log-first = اولین
log-before = ◂
log-after = ▸
log-last = آخرین
log-filter = فیلتر
log-any-topic = همه چیز
log-any-round = همهٔ دورها
log-any-phase = همهٔ فازها
log-any-seat = همه
log-not-yours = آن بازی جای دیگری است. گزارشش را فقط بازیکن‌هایش و کسانی که کانالش را می‌بینند می‌توانند بخوانند.
log-not-here = بعضی از کسانی که اینجا هستند کانال آن بازی را نمی‌بینند، پس گزارشش را نمی‌شود به همه نشان داد. گزینهٔ **share** را بردار تا خودت بخوانی.
topic-table = میز: صندلی‌ها، زمان، حرف‌ها
topic-votes = رأی‌گیری‌ها

## Looking things up

lookup-title = ### { $title }
lookup-card-of-game = { $card } ({ $game })
trouble-nothing-of-that-name = اینجا چیزی به نام { $given } نیست. یکی از پیشنهادها را انتخاب کن.
trouble-nothing-to-look-up = در این بازی چیزی برای توضیح نیست.

## The rules

# Words that say nothing of what is looked for.
rules-fillers = از به در با بر برای تا که و یا را هم این آن چه چی چند کی کجا چرا چطور چگونه کدام آیا اگر من تو او ما شما آنها آن‌ها خود است هست هستند نیست نیستند بود باشد باشند شود می‌شود شده کرد کند می‌کند کنم می‌کنم باید توان می‌توان می‌توانم می‌تواند دارد دارند دارم یک همین همان پس وقتی بعد قبل روی هر
# Words that mean much the same, a group on each line.
rules-alike =
    تساوی مساوی برابر یکسان
    جنگ نبرد درگیری جنگیدن
    برد پیروزی برنده پیروز بردن
    باخت شکست بازنده باختن
    یگان نیرو سپاه ارتش مهره
    سوزاندن سوخته خرج خرج‌شده
    سکه پول پرداخت هزینه
    شروع آغاز چینش
    پایان آخر تمام
rules-title = ### { $where }
    -# قوانین { $game }، به زبان خودمان
rules-contents = فصل‌ها
rules-searched = بندهایی از قوانین که «{ $words }» دارند
rules-paragraph = **{ $number }** { $text }
rules-heading = ◂ **{ $number } { $text }**
rules-at-table = -# ◆ سر این میز: { $ruling }: { $reading }
rules-by-default = -# ◆ پیش‌فرض: { $ruling }: { $reading }
rules-otherwise = -# ◆ **سر این میز طور دیگری است:** { $ruling }: { $reading }
rules-overruled = -# ◆ **در این بازی طور دیگری است:** { $numbers }
rules-more = …
rules-found-more = -# { $count ->
    [1] یکی دیگر هم هست؛ در فهرست است.
   *[other] { $count } تای دیگر هم هست؛ اولی‌ها در فهرست‌اند.
}
rules-not-found = چیزی پیدا نشد. با کلمه‌های دیگری بگرد، یا فصل‌ها را ببین.
rules-no-such-number = -# بند { $number } وجود ندارد.
rules-choose = بخوان …
rules-section = همهٔ بخش { $number }
rules-chapter = فصل { $number }
rules-all = فصل‌ها
rules-button = بند { $number }
trouble-no-rules = قوانین { $ruleset } اینجا نیست.

hand-open = در این بازی هیچ کارتی پنهان نیست.

## Games without pictures or battles

map-none = این بازی تصویر ندارد. { COMMAND("board") } آن را با نوشته توصیف می‌کند.
board-nothing = هنوز چیزی روی صفحه نیست.
battle-never = این بازی جنگ ندارد.
yes = بله
no = نه
