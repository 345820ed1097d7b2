# مسابقه: چند دور سر چند میز، که ربات خودش می‌چیند و شروع می‌کند.

## The post that is kept up to date

tournament-title = **مسابقهٔ { $number }**: { $rules }
tournament-open = میزبان { $host } است. برای شرکت، **{ tournament-join }** را بزن. همین که میزبان **{ tournament-begin }** را بزند، بقیه خودبه‌خود پیش می‌رود.
tournament-rounds = { $rounds } دور، تا جای ممکن سر میزهای { $size } صندلی.
tournament-pace-slow = زمان یک جواب تکی: { $time }؛ وقتی چند نفر جواب می‌دهند، دو برابر.
tournament-pace-live = بازی زنده: همه هستند و در چند دقیقه جواب می‌دهند.
tournament-nobody = هنوز کسی نیامده است.
tournament-players = { $count } بازیکن: { $users }
tournament-others = و { $count } نفر دیگر.
tournament-tables = دور بعد: { $tables } میز، با { $seats } صندلی.
tournament-stewards = تعداد بازیکن‌ها جور درنمی‌آید، برای همین روی { $seats } صندلی پیشکار بازی می‌کند.
tournament-how = رتبهٔ اول هر میز ۱ امتیاز دارد و رتبهٔ آخر ۰؛ میان این دو، به فاصله‌های برابر.
tournament-ties = اگر امتیازها برابر باشد، اول بردها حساب است، بعد امتیاز حریف‌ها، بعد این‌که سر یک میز چه کسی جلوتر بوده، و آخر قرعه. پیشکارها در جدول نیستند، و بازی نیمه‌کاره برای هیچ‌کس حساب نمی‌شود.
tournament-closed = این مسابقه پیش از شروع بسته شد.

## A round, and the standings

tournament-round = **دور { $round } از { $rounds }**
tournament-table-playing = میز { $table }: { $place }
tournament-table-over = میز { $table }: { $place }، تمام شد
tournament-table-void = میز { $table }: { $place }، نیمه‌کاره ماند و حساب نیست
tournament-soon = الان شروع می‌شود
tournament-seed = قرعه از عدد { $seed }
tournament-standings-title = **جدول**، دور { $round }
tournament-line = { $place }. { $player }: **{ $points }** · { $wins } برد
tournament-line-gone = { $place }. { $player }: **{ $points }** · { $wins } برد · رفته است
tournament-won = { $player } با { $points } امتیاز برندهٔ مسابقه شد.
tournament-unwon = مسابقه تمام شد و کسی امتیازی ندارد.

## The post of a table, and its thread

tournament-table = **مسابقهٔ { $number }، دور { $round } از { $rounds }، میز { $table }** شروع می‌شود. بازی در رشتهٔ همین پیام است.
tournament-seat = { $seat }: { $player }
tournament-steward = پیشکار
tournament-thread = مسابقهٔ { $number }، دور { $round }، میز { $table }

## Buttons, and the host's panel

tournament-join = شرکت می‌کنم
tournament-leave = می‌روم
tournament-more = بیشتر
tournament-standings = جدول
tournament-earlier = رتبه‌های بالاتر
tournament-later = رتبه‌های پایین‌تر
tournament-begin = شروع
tournament-stop = پایان مسابقه
tournament-keep = نه، بماند
tournament-choose-ruleset = کدام بازی
tournament-choose-size = صندلی‌های هر میز
tournament-choose-rounds = دورها
tournament-choose-pace = زمان یک جواب تکی
tournament-size = { $size } صندلی
tournament-number = { $rounds } دور
tournament-sure-open = این مسابقه پیش از شروع بسته شود؟
tournament-sure-running = این مسابقه با جدول همین حالا تمام شود؟ بازی‌های در جریان ادامه دارند، ولی دیگر حساب نمی‌شوند.
tournament-hindered = ⚠ ربات نمی‌تواند این مسابقه را پیش ببرد، چون در کانال این مجوزها را ندارد: { $permissions }. همین که بگیرد، مسابقه خودش ادامه پیدا می‌کند.

## What has been done

tournament-in = ✓ هستی. وقتی مسابقه شروع شود، ربات سر میزت صدایت می‌کند.
tournament-in-later = ✓ از دور بعد هستی. دورهای پیش از آن ۰ امتیاز حساب می‌شود.
tournament-out = ✓ از مسابقه بیرون رفتی.
tournament-out-later = ✓ دیگر میز تازه‌ای نمی‌گیری و امتیازهایت می‌ماند. بازی همین حالایت ادامه دارد؛ برای ترک آن، همان‌جا { COMMAND("game leave") } را بزن.
tournament-set = ✓ ذخیره شد.
tournament-began = ✓ مسابقه شروع می‌شود. ربات همین حالا میزها را باز می‌کند.
tournament-stopped = ✓ مسابقه تمام شد.

## What cannot be done

trouble-no-tournament = این مسابقه دیگر نیست. { COMMAND("game tournament") } نشان می‌دهد که مسابقهٔ دیگری هست یا نه.
trouble-tournament-here = در این کانال مسابقهٔ { $number } در جریان است. یکی دیگر را در کانال دیگری باز کن، یا اول این یکی را تمام کن.
trouble-tournament-no-tables = { $ruleset } میز سه‌نفره یا بیشتر ندارد، پس مسابقه نمی‌شود. بازی دیگری انتخاب کن.
trouble-tournament-joined = همین حالا هم در مسابقه هستی.
trouble-tournament-not-in = تو در این مسابقه نیستی.
trouble-tournament-last-round = دور آخر در جریان است، پس دیگر کسی نمی‌تواند بیاید.
trouble-tournament-full = این مسابقه پر است: { $most } بازیکن دارد.
trouble-tournament-over = این مسابقه تمام شده است.
trouble-tournament-begun = مسابقه شروع شده است، پس این دیگر عوض نمی‌شود.
trouble-tournament-few = مسابقه حداقل { $least } بازیکن می‌خواهد و حالا { $number } بازیکن دارد. وقتی بیشتر شدند شروع کن.
trouble-tournament-not-host = این کار فقط از میزبان مسابقه و مدیرهای سرور برمی‌آید.
trouble-tournament-not-manager = اینجا مسابقه‌ای نیست. برای باز کردن مسابقه مجوز **Manage Server** لازم است.
trouble-tournament-channel = مسابقه کانال متنی معمولی می‌خواهد، چون هر میز رشتهٔ خودش را دارد. آن را در چنین کانالی باز کن.
trouble-tournament-refused = { $reason }
trouble-tournament-threads = ربات نمی‌تواند اینجا میز باز کند، چون این مجوزها را ندارد: { $permissions }. مجوزها را بده و دوباره امتحان کن.
trouble-tournament-no-channel = کانال این مسابقه دیگر نیست. مسابقهٔ تازه‌ای در کانال دیگری باز کن.
