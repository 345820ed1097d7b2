# What finished games come to: statistics, ratings, reliability, and a player's year.

## Statistics

card-statistics = آمار
statistics-title = { $ruleset }: { $players } بازیکن
statistics-games = { $games } بازی تمام‌شده، به‌طور میانگین { $rounds } دور؛ با پیشکار: { $stewards }
statistics-none = هنوز چیزی برای شمردن نیست: در این سرور هیچ بازی‌ای از این نوع تمام نشده.
statistics-counting = بازی‌هایی که تازه تمام شده‌اند هنوز شمرده می‌شوند؛ یک دقیقهٔ دیگر دوباره ببین.
statistics-nothing = اینجا چیزی برای نشان دادن نیست: این بازی‌ها چنین چیزی ندارند، یا چیزی اندازه گرفته نشده.
statistics-failed = ⚠ تصویر کشیده نشد. دوباره امتحان کن.
statistics-choose = کدام بازی‌ها
statistics-kind = { $ruleset }، { $players } بازیکن ({ $games })
statistics-about-seats = صندلی‌ها
statistics-about-games = طول و پایان
statistics-about-cards = کارت‌ها
statistics-about-bids = پیشنهادها
statistics-about-pace = زمان
statistics-about-records = رکوردها
statistics-wins = بردها به تفکیک صندلی
statistics-wins-foot = خط‌های سیاه بازه‌های 95 درصدی‌اند: وقتی بازی کم باشد، بیشترش شانس است. نشان‌های سرخ جای همهٔ صندلی‌هاست، اگر با هم برابر بودند.
statistics-of = { $part } از { $whole }
statistics-place = { $part } از { $whole }، میانگین رتبه: { $place }
statistics-share = { $percent }٪
statistics-length = یک بازی چند دور طول می‌کشد
statistics-round = { $number } دور
statistics-endings = بازی‌ها چطور تمام می‌شوند
statistics-draw = مساوی
statistics-conceded = میز بر سر برنده توافق کرد
statistics-cards = پرکاربردترین کارت‌ها
statistics-card-note = { $part } از { $whole }؛ هر که بازی‌اش کند { $percent }٪ بازی‌ها را می‌برد
statistics-bids = برای چه پیشنهاد می‌دهند، و میانگین پیشنهادها
statistics-bid-note = { $times } بار؛ بالاترین پیشنهاد به‌طور میانگین { $top }، حداکثر { $most }
statistics-pace = جواب دادن آدم‌ها چقدر طول می‌کشد
statistics-pace-note = { $answers } جواب؛ از هر 10 تا 9 تا در { $span }
statistics-pace-foot = نصف جواب‌ها زودتر از این عدد می‌رسند. جواب‌هایی که می‌شود پنهانی داد حساب نیستند.
statistics-days = { $days } روز
statistics-hours = { $hours } ساعت
statistics-minutes = { $minutes } دقیقه
statistics-seconds = { $seconds } ثانیه
bests-fastest = **سریع‌ترین پیروزی:** { $who } در دور { $round } (بازی { $game })
bests-biggest = **{ $heading }:** { $told } (بازی { $game })
bests-peace = **طولانی‌ترین صلح:** { $rounds } دور (بازی { $game })
bests-row = **بیشترین پیروزی پیاپی:** { $user }، { $row }
bests-none = هنوز رکوردی نیست.
bests-note = -# کسی که نمی‌خواهد در فهرست باشد یا نامش برده شود، اینجا نامی ندارد.

## Profiles

profile-title = **{ $user }** در این سرور
profile-hidden = { $user } نمی‌خواهد در فهرست باشد.
profile-reliability = **قابل‌اعتماد بودن: { $percent }٪**
profile-reliability-new = **قابل‌اعتماد بودن: تازه‌وارد**
profile-made-of = { $timely } جواب به‌موقع، { $late } دیر؛ { $finished } بازی تا آخر، { $left } نیمه‌کاره؛ { $taken } صندلی تحویل‌گرفته؛ غیبت با خبر: { $away } بار
profile-how = قابل‌اعتماد بودن یعنی سهم جواب‌های به‌موقع از همهٔ جواب‌های مهلت‌دار. هر بازی نیمه‌کاره مثل یک جواب دیر حساب می‌شود؛ گرفتن صندلی کسی که رفته 5 جواب به‌موقع حساب می‌شود. آنچه نیم سال از آن گذشته نصف حساب است، و هر کس با 10 جواب به‌موقع شروع می‌کند. غیبت با خبر هزینه‌ای ندارد.
profile-ratings = **امتیازها**
profile-rating = { $kind }: **{ $points }** ± { $spread } بعد از { $games } بازی، { $wins } برد
profile-rating-note = همه از 1000 شروع می‌کنند؛ با اطمینان 95 درصد، امتیاز واقعی حداکثر به اندازهٔ عدد بعد از ± فرق دارد. صندلی هم حساب است: برد با صندلی ضعیف بیشتر می‌ارزد.
profile-no-rating = هنوز هیچ بازی امتیازداری تمام نشده.
profile-not-rated = در این سرور امتیازی نداری، چون نخواسته‌ای.
profile-games = بازی‌های تمام‌شده در اینجا: { $games }، برد: { $wins }
profile-row = بردهای پشت سر هم: حداکثر { $row }، اکنون { $now }
profile-fastest = سریع‌ترین برد: دور { $rounds } ({ $kind })
profile-met = بازی‌ها با تو: { $games }؛ جلوتر بودی: { $ahead }، عقب‌تر: { $behind }
profile-rate = اینجا امتیاز می‌خواهم
profile-unrate = امتیاز نمی‌خواهم
profile-list = دوباره در فهرست باشم
profile-unlist = در فهرست نباشم
profile-leaders = دیدن جدول برترین‌ها
profile-year = سال { $year } من
profile-rated-now = از حالا در این سرور امتیاز داری؛ بازی‌هایی که اینجا تمام کرده‌ای هم حساب‌اند.
profile-unrated-now = دیگر در این سرور امتیازی نداری.
profile-listed-now = بقیه دوباره می‌توانند نمایهٔ تو را اینجا ببینند.
profile-unlisted-now = دیگر کسی امتیاز و قابل‌اعتماد بودنت را اینجا نمی‌بیند؛ میزی که قابل‌اعتماد بودن بخواهد هنوز می‌فهمد که به حد لازم می‌رسی یا نه.
leaderboard-title = **جدول برترین‌ها: { $kind }**
leaderboard-line = { $place }. { $user }: **{ $points }** ± { $spread } ({ $games } بازی، { $wins } برد)
leaderboard-none = هنوز کسی در فهرست نیست. هر که می‌خواهد در فهرست باشد، با { COMMAND("profile") } امتیاز بخواهد.
leaderboard-how = به ترتیب امتیاز منهای دو برابر خطای آن، پس کسانی که کم بازی کرده‌اند پایین‌ترند.
leaderboard-seats = امتیاز خود صندلی‌ها: { $seats }
leaderboard-seat = { $seat } { $points }

## A player's year

year-title = **سال { $year } تو**
year-none = در { $year } هیچ بازی‌ای را تمام نکرده‌ای.
year-of = { $user }: سال { $year }
year-summary = بازی‌های تمام‌شده: { $games }؛ پیروزی‌ها: { $wins }؛ دورها: { $rounds }
year-seats = صندلی‌هایی که بیشتر بازی شد
year-cards = کارت‌هایی که بیشتر بازی شد
year-post = فرستادن در کانال
year-games = در { $rounds } دور، { $games } بازی را تمام کرده‌ای و { $wins } تا را برده‌ای.
year-seat = بیشتر وقت‌ها { $seat } بوده‌ای ({ $times } بار).
year-card = کارت سال تو: { $card }، { $times } بار.
year-mate = بیشتر از همه با { $user } بازی کردی: { $times } بازی.
year-pace = نصف جواب‌هایت در کمتر از { $span } رسیده.
year-bid = جسورانه‌ترین پیشنهادت: { $power } قدرت برای { $subject }.
year-answers = { $answers } جواب داده‌ای.
table-year-over = سال { $year } تمام شد. برای مرور بازی‌هایت { COMMAND("profile") } را باز کن و **سال { $year } من** را بزن.
## At a table

lobby-reliable = { $player } · { $percent }٪ قابل‌اعتماد ({ $timely } از { $due } جواب به‌موقع، { $finished } از { $games } بازی تا آخر)
lobby-reliable-new = { $player } · تازه‌وارد
agreed-reliability = هر که می‌آید باید دست‌کم { $value }٪ قابل‌اعتماد باشد.
setting-reliability-none = همه
setting-reliability-none-note = بدون حداقل.
setting-reliability-value = { $value }٪
setting-reliability-value-note = همان‌طور که نمایه‌ها در این سرور نشان می‌دهند.
setting-rated-people = اگر همهٔ بازیکن‌ها از اول تا آخر آدم باشند
setting-rated-people-note = اگر هر صندلی تا آخر دست یک نفر باشد، بدون پیشکار، حساب است.
setting-rated-all = در هر حال
setting-rated-all-note = پیشکارها هم حریف‌اند؛ صندلی برای کسی حساب است که آخر آن را دارد.
setting-rated-none = بدون امتیاز
setting-rated-none-note = در هیچ امتیازی حساب نمی‌شود.
agreed-rated-all = امتیازها: این بازی در هر حال حساب می‌شود، حتی با پیشکار یا بازیکن جایگزین.
agreed-rated-none = امتیازها: حساب نیست.
setup-page-rating = امتیازها
setting-rated = **امتیازها**: این بازی حساب است؟
setting-reliability = **قابل‌اعتماد بودن**: هر که می‌آید چقدر باید قابل‌اعتماد باشد؟
trouble-not-reliable = برای این میز باید دست‌کم { $least }٪ قابل‌اعتماد باشی، ولی الان { $percent }٪ هستی. { COMMAND("profile") } نشان می‌دهد چطور حساب می‌شود؛ با هر جواب به‌موقع بهتر می‌شود.
