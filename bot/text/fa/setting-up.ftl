# Setting a table up: what can be agreed, who is reached how, what the bot needs.

## What a table tells of this

table-your-pick = نوبت توست که در پست بازی صندلی انتخاب کنی.
table-all-bid = همهٔ حاضران برای صندلی‌ها پیشنهاد داده‌اند: می‌توانی بازی را شروع کنی.
table-bids-void = پیشنهادهایت برای صندلی‌ها دیگر حساب نیست، چون آن‌چه عرضه می‌شود عوض شده. دوباره پیشنهاد بده.
table-auctioned = پیشنهادها برای صندلی‌ها: { $bids }. { $won }.
auction-bids = { $user } ({ $bids })
auction-bid = { $seat } { $number }
auction-won = { $user } { $seat } را با { $number } می‌گیرد
table-terms = { $user } تنظیمات را عوض کرد. { $agreed }
table-slowed = مدتی است که هیچ‌کس جواب نداده، پس بازی زنده تمام شد و مهلت‌های قبلی دوباره برقرارند. { $agreed }
table-agreed-terms = توافق شد. { $agreed }
table-proposed-terms = { $user } تنظیمات زمان تازه‌ای پیشنهاد می‌کند. { $agreed }
table-refused-terms = پیشنهادِ تنظیمات زمان تازه رد شد.
table-expired-terms = پیشنهادِ تنظیمات زمان تازه به‌موقع به نتیجه نرسید.
status-voting-terms = در حال رأی‌گیری: تنظیمات زمان تازه ({ $until }).
vote-ended-passed = پایان رأی‌گیری: موافقت شد.
vote-ended-refused = پایان رأی‌گیری: رد شد.
vote-ended-expired = پایان رأی‌گیری: رأی کافی به‌موقع نرسید.
vote-ended-void = پایان رأی‌گیری: چیزی برای تصمیم نمانده بود.

## What is agreed about time

agreed-grace-0 = همین که همه جواب بدهند، جواب‌ها باز می‌شوند.
agreed-forced-true = وقتی فقط یک جواب ممکن است و همه این را می‌بینند، بی‌پرسش داده می‌شود.
agreed-forced-false = حتی وقتی فقط یک جواب ممکن است، از بازیکن پرسیده می‌شود.
agreed-stand-in = سطح پیشکارهایی که به‌جای کسی بازی می‌کنند: { $value }.
agreed-language = پست‌های همگانی به این زبان‌اند.
agreed-vacation-stop = تا وقتی بازیکنی در مرخصی است، میز منتظرش می‌ماند.
agreed-vacation-stand-in = تا وقتی بازیکنی در مرخصی است، یک پیشکار سطح { $level } به‌جایش بازی می‌کند، مگر این‌که خودش چیز دیگری خواسته باشد.
agreed-stops = کسی که نیست می‌تواند در هر بازی حداکثر { $value } روز میز را منتظر بگذارد.
agreed-stops-0 = میز منتظر کسی که نیست نمی‌ماند.
agreed-gone-stand-in = اگر کسی برود، یک پیشکار سطح { $level } جایش بازی می‌کند تا کسی صندلی را بگیرد.
agreed-gone-wait = اگر کسی برود، بازی صبر می‌کند تا کسی صندلی‌اش را بگیرد.

## What is agreed about stewards

agreed-stewards-win-false = اگر یک پیشکار ببرد، از میان آدم‌ها هم بهترینشان برنده اعلام می‌شود.
agreed-left-alone-go-on = اگر فقط یک آدم بماند، بازی در برابر پیشکارها ادامه پیدا می‌کند.
agreed-left-alone-end = اگر فقط یک آدم بماند، بازی بدون برنده تمام می‌شود.
agreed-left-alone-ask = اگر فقط یک آدم بماند، خودش می‌گوید که بازی ادامه پیدا کند یا نه.

## What is agreed about posts

agreed-maps-few = آخر هر دور و آخر بازی، صفحهٔ بازی کشیده می‌شود.
agreed-maps-normal = آخر هر دور و آخر بازی، صفحهٔ بازی کشیده می‌شود؛ در این میان فقط ناحیه‌ای که عوض شده.
agreed-maps-all = بعد از هر فاز، کل صفحهٔ بازی کشیده می‌شود.
agreed-threads-none = ماجرا در کانال بازی فرستاده می‌شود.
agreed-threads-rounds = ماجرای هر دور در رشتهٔ خودش فرستاده می‌شود.
agreed-events-true = وقتی چند بازیکن یک مهلت دارند، آن مهلت به رویدادهای سرور اضافه می‌شود.
agreed-events-false = مهلت‌ها به رویدادهای سرور اضافه نمی‌شوند.

## The event of the server; nothing here may tell who has answered

calendar-name = بازی { $game }: در انتظار { $what }
calendar-text = با شروع این رویداد، مهلت جواب‌های بازی { $game } تمام می‌شود. برای جواب دادن سراغ پست بازی در کانالش برو، یا پنلت را با فرمان { TYPING("my panel") } باز کن.
calendar-mark = بازی { $game } از این ربات.

## What cannot be done

trouble-no-such-option = { $ruleset } گزینهٔ { $option } ندارد.
trouble-bad-players = { $ruleset } برای { $players } بازیکن است. تعداد دیگری انتخاب کن.
trouble-not-together = این گزینه‌ها را نمی‌شود با هم انتخاب کرد: { $options }. یکی را کنار بگذار.
trouble-seat-needed = باید کسی جای { $seat } بازی کند: یکی آن صندلی را بگیرد، یا یک صندلی برای قرعه بماند.
trouble-too-many-players = تا حالا { $players } نفر آمده‌اند؛ با این تنظیم فقط { $seats } نفر می‌توانند بازی کنند.
trouble-seats-drawn = در این بازی، صندلی‌ها موقع شروع با قرعه معلوم می‌شوند، پس نمی‌توانی یکی را انتخاب کنی.
trouble-seats-auctioned = در این بازی صندلی‌ها به مزایده‌اند، پس نمی‌توانی یکی را انتخاب کنی. برایش پیشنهاد بده.
trouble-no-auction = این‌جا نمی‌شود پیشنهاد داد: صندلی‌ها به مزایده نیستند، یا این بازی مزایده ندارد.
trouble-bid-too-high = بیشتر از آن‌چه می‌شود برای صندلی پرداخت پیشنهاد می‌دهی. کمتر پیشنهاد بده.
trouble-draft-later = همین که همه باشند، صندلی‌ها به نوبت انتخاب می‌شوند. { $free ->
    [1] یک بازیکن کم است.
   *[other] { $free } بازیکن کم است.
}
trouble-not-your-pick = حالا نوبت { $user } است. نوبت تو که شد خبرت می‌کنیم.
trouble-already-picked = تو { $seat } را انتخاب کرده‌ای و انتخاب را نمی‌شود عوض کرد.
trouble-same-terms = قرار همین حالا هم همین است.
trouble-no-vacation = مرخصی‌ای در برنامه نداری.

## The recruiting card

agreed-seats-chosen = صندلی‌ها: یکی از خالی‌ها را بگیر، یا به قرعه بسپار.
agreed-seats-random = صندلی‌ها: موقع شروع بازی برای همه قرعه می‌کشیم.
agreed-seats-drafted = صندلی‌ها: وقتی همه آمدند، هر کس به ترتیب آمدنش یکی را انتخاب می‌کند.
agreed-seats-auction = صندلی‌ها: هر کس پنهانی برای همه پیشنهاد می‌دهد. بالاترین پیشنهاد صندلی‌اش را می‌گیرد و پرداخت می‌شود، سپس بعدی؛ در تساوی قرعه می‌کشیم.
lobby-joined-random = ✓ آمدی. صندلی‌ات موقع شروع بازی با قرعه معلوم می‌شود.
lobby-joined-drafted = ✓ آمدی. وقتی همه آمدند، هر کس به نوبت یک صندلی انتخاب می‌کند؛ صدایت می‌کنیم.
lobby-joined-auction = ✓ آمدی. پیش از شروع بازی برای صندلی‌ها پیشنهاد بده؛ بی پیشنهاد، یکی از باقی‌مانده‌ها به تو می‌رسد.
bid-open = پیشنهاد برای صندلی
bid-field = هر صندلی با پیشنهاد تو
bid-sealed = ✓ مهر شد: { $bids }. پیش از شروع بازی کسی نمی‌بیند، و تا آن وقت می‌توانی عوضش کنی.
bid-nothing = هیچ
bid-receipt = -# رسیدِ پیشنهادهایت: `{ $receipt }`
lobby-time = تغییر زمان
lobby-settings = تنظیمات
lobby-turn = ◂ نوبت انتخاب **{ $player }** است.
lobby-unpicked = هنوز بدون صندلی · { $player }
lobby-pick = نوبت من: انتخاب صندلی
lobby-full-drafting = -# همهٔ صندلی‌ها پر است. وقتی { $host } بازی را شروع کند، هر کس انتخاب نکرده باشد صندلی‌اش با قرعه معلوم می‌شود.

## The host's settings

setup-title = ### تنظیمات { $title }
setup-host-only = -# تا شروع بازی، میزبان می‌تواند این‌ها را عوض کند.
setup-kept = ✓ ذخیره شد. پست بازی به‌روز شد.
setup-page-game = بازی
setup-page-time = زمان
setup-page-patience = صبر
setup-page-posts = پست‌ها
setup-page-rulings = تفسیرها
setup-page-people = آدم‌ها
setup-page-stewards = پیشکارها
setup-option = انتخاب کن
setup-switches = انتخاب کن چه چیزی با بازی معمول فرق کند
setting-seats = هر صندلی به چه کسی برسد:
setting-talk = **گفت‌وگوی بازیکن‌ها**. بعد از شروع بازی دیگر عوض نمی‌شود.
setup-presets = **با چه سرعتی؟** یکی را بزن؛ پایین‌تر همه چیز را جدا هم می‌شود عوض کرد. در بازی زنده هر جواب چند دقیقه وقت دارد و پنل‌ها خودشان تازه می‌شوند.
preset-usual = دو روز برای جواب
preset-unhurried = بدون مهلت
preset-live = بازی زنده
preset-before = برگشت به قبل
setting-hints = **راهنمایی**: این‌که دکمه‌ای در { COMMAND("my panel") } جواب خوبی پیشنهاد کند یا نه. بعد از شروع بازی دیگر عوض نمی‌شود.
setting-together = **زمان جواب** وقتی از چند نفر با هم پرسیده می‌شود، مثلاً برای انتخاب‌های پنهانی:
setting-hour =
    یا **یک ساعت ثابت** از روز:
    -# به وقت تو، { $zone }. برای عوض کردنش: { COMMAND("my settings") }.
setting-alone = **وقتی فقط از یک نفر پرسیده می‌شود**:
setting-at-deadline = **اگر بازیکنی دیر کند**:
setting-grace = **وقتی همه جواب دادند**، جواب‌ها را هنوز می‌شود عوض کرد تا:
setting-vacation = **مرخصی‌ها**:
setting-stops = **صبر برای مرخصی**: کسی که نیست، در هر بازی میز را چند روز می‌تواند منتظر بگذارد؟
setting-stops-value = { $value } روز
setting-stops-0 = هیچ
setting-forced = **وقتی فقط یک جواب ممکن است** و همه این را می‌بینند:
setup-about-stewards = پیشکارها بازیکن‌های کامپیوتری‌اند و چیزی بیشتر از بازیکنی که روی همان صندلی نشسته باشد نمی‌دانند.
setup-fill = **پر کردن صندلی‌های خالی** با پیشکارها:
setup-fill-choose = چقدر خوب بازی کنند؟
setup-dismiss = برداشتن پیشکارها
setting-stand-in = **جای کسی که** دیر کرده، در مرخصی است یا رفته، یک پیشکار از این سطح بازی می‌کند:
setting-gone = **وقتی کسی وسط بازی می‌رود**:
setting-left-alone = **وقتی فقط یک آدم می‌ماند**:
setting-stewards-win = **وقتی یک پیشکار می‌برد**:
setting-threads = **ماجرای هر دور** در کانال متنی این‌طور فرستاده می‌شود:
setting-language = **زبان پست‌های همگانی**:
setting-maps = **تصویرهای صفحه**:
setup-about-patience = تنظیمات دیگری برای زمان. بعضی‌هایشان فقط وقتی نشان داده می‌شوند که مهلتی باشد.
setting-bank = **ذخیرهٔ زمان**، علاوه بر زمان جواب و برای کل بازی:
setting-clock = یا **یک ساعت برای کل بازی**، برای همهٔ جواب‌های یک بازیکن با هم، مثل شطرنج:
setting-weekends = **آخر هفته‌ها**، به وقت تو:
setting-strict = **کسی که بارها دیر می‌کند**:
setting-events = **مهلت‌های چندنفره**، مثلاً برای انتخاب‌های پنهانی، در فهرست رویدادهای سرور:
setup-lacks = ⚠ این مجوزها را ندارم: { $permissions }. { $effect }
setup-time-running = -# تغییرهایت در کانال اعلام می‌شود. مهلت‌هایی که شروع شده‌اند عوض نمی‌شوند.
setup-time-proposing = -# انتخابت در کانال به رأی‌گیری گذاشته می‌شود. میزبان بدون رأی‌گیری هم می‌تواند عوضش کند.
setup-rulings = جاهایی که دفترچهٔ قوانین چیزی نگفته یا مبهم است، این تفسیرها برقرارند:
setup-rulings-none = در این قوانین جایی نیست که تفسیر بخواهد.
setup-rulings-choose = یک تفسیر را برای تغییر انتخاب کن
setup-reading = **{ $ruling }**:
setup-people-none = هنوز کس دیگری نیامده.
setup-people-choose = یک بازیکن انتخاب کن
setup-host = **سپردن میزبانی** به یک بازیکن دیگر:
setup-away = **کنار گذاشتن کسی** پیش از شروع بازی:

setting-hints-false = بدون راهنمایی
setting-hints-false-note = مگر وقتی فقط یک آدم بازی می‌کند
setting-hints-true = راهنمایی برای همه
setting-hints-true-note = فقط کسی می‌بیند که پرسیده
agreed-hints-true = راهنمایی: دکمه‌ای در { COMMAND("my panel") } یک جواب خوب پیشنهاد می‌کند.

setting-seats-chosen = هر کس انتخاب می‌کند
setting-seats-chosen-note = هر که زودتر بیاید؛ یا به قرعه بسپارد
setting-seats-random = با قرعه
setting-seats-random-note = برای همه، موقع شروع بازی
setting-seats-drafted = انتخاب به نوبت
setting-seats-drafted-note = وقتی همه آمدند، به ترتیب آمدن
setting-seats-auction = با مزایده
setting-seats-auction-note = هر کس پنهانی برای همه پیشنهاد می‌دهد؛ بالاترین‌ها می‌برند و پرداخت می‌شوند
setting-talk-private = خصوصی و علنی
setting-talk-private-note = با گفت‌وگوها و قرارهای خصوصی
setting-talk-relayed = از راه ربات
setting-talk-relayed-note = ربات پیام‌ها را از صندلی به صندلی می‌رساند؛ بدون گفت‌وگوی خصوصی
setting-talk-public = فقط علنی
setting-talk-public-note = بدون گفت‌وگوی خصوصی؛ قرارها در کانال پیشنهاد می‌شوند
setting-talk-none = هیچ
setting-talk-none-note = بدون پیام، اتحاد یا قرار از راه ربات
agreed-talk-private = گفت‌وگو: خصوصی و علنی.
agreed-talk-public = گفت‌وگو: فقط علنی. ربات گفت‌وگوی خصوصی باز نمی‌کند و همه می‌خوانند چه قرارهایی پیشنهاد می‌شود. لطفاً مستقیم هم به هم ننویسید.
agreed-talk-relayed = گفت‌وگو: از راه ربات. ربات آنچه بازیکن‌ها با { COMMAND("talk") } می‌نویسند به نام صندلی‌شان در پیام مستقیم می‌رساند و گفت‌وگوی خصوصی باز نمی‌کند.
agreed-talk-none = گفت‌وگو: هیچ. کسی از راه ربات چیزی نمی‌گوید، اعلام نمی‌کند و قول نمی‌دهد. لطفاً جای دیگر هم دربارهٔ بازی حرف نزنید.
setting-tournament = **مسابقه**. بعد از شروع بازی دیگر عوض نمی‌شود.
setting-tournament-false = میز معمولی
setting-tournament-true = قواعد مسابقه
setting-tournament-true-note = بدون وقت اضافه، برگشت، راهنمایی و بازیکن تازه
agreed-tournament-true = مسابقه: کسی وقت بیشتر نمی‌گیرد، به عقب برنمی‌گردد و با رأی بازی را تمام نمی‌کند؛ قرارهای بازی عوض نمی‌شوند؛ راهنمایی نیست و روی صندلیِ هر کس که برود پیشکار بازی می‌کند.
setting-faceless = **چه کسی به‌جای کیست**. بعد از شروع بازی دیگر عوض نمی‌شود.
setting-faceless-false = همه می‌دانند
setting-faceless-true = هیچ‌کس نمی‌داند
setting-faceless-true-note = صندلی‌ها با قرعه‌اند و نام‌ها بعد از پایان بازی گفته می‌شوند
agreed-faceless-true = هیچ‌کس نمی‌داند چه کسی به‌جای کیست: صندلی‌ها با قرعه‌اند، هر کس فقط صندلی خودش را می‌داند و ربات فقط در پیام مستقیم سراغ بازیکن‌ها می‌رود. بعد از پایان بازی همهٔ نام‌ها گفته می‌شود. ربات نمی‌تواند آنچه خودتان می‌نویسید یا می‌گویید پنهان کند؛ پس لطفاً چیزی را لو ندهید.
setting-together-none = بدون مهلت
setting-alone-none = همان زمان
setting-hour-none = بدون ساعت ثابت
setting-grace-0 = هیچ: همان لحظه باز می‌شوند
setting-at-deadline-safe = یک جواب بی‌ضرر داده می‌شود
setting-at-deadline-safe-once = یک جواب بی‌ضرر، بعد پیشکار
setting-at-deadline-safe-once-note = بعد از دومین جا ماندن پشت سر هم، تا بازیکن برگردد
setting-at-deadline-stand-in = یک پیشکار مدتی بازی می‌کند
setting-at-deadline-stand-in-note = تا آخر آن فاز
setting-at-deadline-wait = بازی صبر می‌کند
setting-at-deadline-wait-note = و به میزبان خبر داده می‌شود
setting-forced-true = بدون پرسش داده می‌شود
setting-forced-false = باز هم از بازیکن پرسیده می‌شود
setting-maps-few = کم
setting-maps-few-note = آخر هر دور و آخر بازی
setting-maps-normal = معمولی
setting-maps-normal-note = در این میان فقط ناحیه‌ای که چیزی در آن عوض شده
setting-maps-all = همه
setting-maps-all-note = کل صفحه بعد از هر فاز
level-page-note = برای اولین بازی: خیلی وقت‌ها سربه‌هوا
level-squire-note = معقول، ولی کوتاه‌بین
level-knight-note = تا آخر دور را می‌بیند
level-lord-note = از همه دورتر را می‌بیند، و شاید چند دقیقه فکر کند
setting-gone-stand-in = یک پیشکار بازی می‌کند
setting-gone-stand-in-note = تا کسی صندلی را بگیرد
setting-gone-wait = صندلی منتظر می‌ماند
setting-gone-wait-note = تا کسی بگیردش، یا میزبان تصمیم بگیرد
setting-left-alone-go-on = بازی ادامه پیدا می‌کند
setting-left-alone-end = بازی بدون برنده تمام می‌شود
setting-left-alone-ask = از خودش پرسیده می‌شود
setting-stewards-win-true = پیشکار برنده است
setting-stewards-win-false = بهترینِ آدم‌ها هم اعلام می‌شود
setting-bank-none = بدون ذخیرهٔ زمان
setting-clock-none = بدون ساعت برای کل بازی
setting-weekends-none = آخر هفته هم حساب است
setting-weekends-value = میز در آخر هفته استراحت می‌کند (به تقویم { $value })
setting-strict-false = زمان هیچ‌کس کم نمی‌شود
setting-strict-true = اول اخطار، بعد مدتی نصف زمان
setting-threads-none = در کانال
setting-threads-none-note = همراه بقیهٔ چیزها
setting-threads-rounds = برای هر دور یک رشته
setting-threads-rounds-note = پست پین‌شده در کانال می‌ماند و پیوند رشته در آن است
setting-events-false = بدون رویداد
setting-events-true = برای هر مهلت یک رویداد
reading-usual = تفسیر معمول

## What the bot needs; named as Discord's own settings name it

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-read-message-history = Read Message History
permission-attach-files = Attach Files
permission-embed-links = Embed Links
permission-pin-messages = Pin Messages
permission-create-public-threads = Create Public Threads
permission-create-events = Create Events
without-view-channel = بدون آن هیچ چیز کار نمی‌کند.
without-send-messages = بدون آن ربات نمی‌تواند پست بازی بگذارد یا به بازیکن‌ها خبر بدهد.
without-send-messages-in-threads = بدون آن ربات نمی‌تواند در رشته‌ها و پست‌های فروم چیزی بفرستد یا به بازیکن‌ها خبر بدهد.
without-read-message-history = بدون آن پست بازی به‌روز نمی‌ماند، و بعد از خرابی شاید پیامی دو بار بیاید.
without-attach-files = بدون آن نه تصویری از صفحه هست، نه پروندهٔ بازی.
without-embed-links = بدون آن شاید پیوندها و تصویرها نشان داده نشوند.
without-create-public-threads = فقط برای میزهایی که برای هر دور یک رشته می‌خواهند؛ بدون آن همه چیز در کانال گفته می‌شود.
without-create-events = فقط برای میزهایی که برای مهلت‌هایشان رویداد می‌خواهند؛ بدون آن رویدادی نیست.
without-pin-messages = بدون آن پست بازی پین نمی‌شود و بازیکن‌ها باید دنبالش بگردند.
check-title = ### وضع ربات در اینجا
check-not-invited = ربات عضو این سرور نیست: فقط فرمان‌هایش اضافه شده‌اند. مدیر سرور می‌تواند دعوتش کند.
check-refused = نمی‌توانم در این کانال بازی برگزار کنم، چون این مجوزها را ندارم: { $permissions }. مدیر کانال می‌تواند اجازه بدهد؛ توضیح بیشتر: { COMMAND("setup") }.
check-voice = در چتِ کانال صوتی نمی‌شود بازی کرد: رشته‌ای برای گفت‌وگوی خصوصی ندارد و راحت از چشم دور می‌ماند. { COMMAND("game new") } را در کانال متنی، رشته یا پست فروم بزن.
check-announcements = در کانال اعلان نمی‌شود بازی کرد: جایی است که چند نفر می‌نویسند و همه می‌خوانند. { COMMAND("game new") } را در کانال متنی، رشته یا پست فروم بزن.
check-falls-asleep = ⚠ اگر { $time } پیامی نیاید، دیسکورد این پست را می‌بندد و دکمه‌هایش کار نمی‌کنند تا کسی اینجا چیزی بنویسد. با مجوز **Manage Threads** خودم دوباره بازش می‌کنم؛ { COMMAND("my panel") } در پیام خصوصی با من همیشه کار می‌کند.
check-warning = در این کانال این مجوزها را ندارم: { $permissions }. { $effects }
check-channel-well = ✓ { $channel }: چیزی کم نیست.
check-channel-lacks = ⚠ { $channel }: این مجوزها کم است: { $permissions } (تنظیمات کانال، بخش Permissions).
check-effect = - { $effect }
check-lost = ⚠ بازی { $game } کانالش را از دست داده. هر جا که باید ادامه پیدا کند { COMMAND("game move") } را با شماره‌اش بزن، یا { COMMAND("game close") } را.
check-unseen = ⚠ { $channel }: من این کانال را نمی‌بینم، پس نمی‌توانم آنجا پست بازی بگذارم. مجوز **View Channel** را به من بده.
check-intents = ✓ دسترسی‌ها (intents): ربات به هیچ دسترسی ویژه‌ای نیاز ندارد و از هیچ‌کدام استفاده نمی‌کند.
check-commands = ✓ فرمان‌ها: کار می‌کنند؛ همین جواب نشانش است. اگر کسی نمی‌تواند از آن‌ها استفاده کند: تنظیمات سرور، بخش Integrations.
check-dm-reached = ✓ پیام خصوصی: همین الان یکی برایت فرستادم. بازیکن‌ها را این‌طور خبر می‌کنم، یا با منشن.
check-dm-closed = ○ پیام خصوصی: تو از من پیام خصوصی قبول نمی‌کنی. با منشن خبرت می‌کنم؛ { COMMAND("my settings") } می‌گوید چه چیزی را عوض کنی.
invite-link = [دعوت ربات به یک سرور]({ $link })
invite-reason = - **{ $permission }**: { $reason }
invite-note = -# این پیوند دقیقاً همین‌ها را می‌خواهد. ربات ادمین نیست و هیچ‌وقت پیام کسی را نمی‌خواند.

## How somebody is reached

welcome = به بازی { $game } خوش آمدی! روالش این است:
help-how =
    - بازی چند روز طول می‌کشد. هر وقت چیزی از تو بپرسند صدایت می‌کنیم؛ لازم نیست آنلاین منتظر بمانی.
    - آن‌وقت **پنل من** را بزن، انتخاب کن و **ثبت نهایی** را بزن. پنل و جواب‌های پنهانی‌ات را فقط خودت می‌بینی.
    - پست پین‌شدهٔ کانال می‌گوید نوبت کیست، و بعد از هر فاز تصویر صفحه می‌آید.
reach-question = **نوبتت که شد چطور خبرت کنم؟**
reach-dm = پیام خصوصی
reach-mention = منشن در کانال
reach-both = هر دو
reach-off = هیچ‌کدام
reach-dm-note = مزاحم کس دیگری نمی‌شود
reach-mention-note = همه می‌بینند که نوبت توست
reach-both-note = تا چیزی از دستت نرود
reach-off-note = خودت سر می‌زنی
reach-kept-dm = ✓ برایت پیام خصوصی می‌فرستم. اولی همین حالا رسیده.
reach-kept-mention = ✓ در کانال بازی منشنت می‌کنم.
reach-kept-both = ✓ هم پیام خصوصی می‌فرستم، هم در کانال بازی منشنت می‌کنم. اولین پیام همین حالا رسیده.
reach-kept-off = ✓ صدایت نمی‌کنم. { COMMAND("my games") } همیشه نشان می‌دهد چه چیزی منتظر توست.
reach-closed = ⚠ دیسکورد نمی‌گذارد برایت پیام خصوصی بفرستم. تا وقتی این عوض نشود، در کانال بازی منشنت می‌کنم.
reach-failed = ⚠ دیسکورد الان نتوانست پیامی به تو برساند. نوبتت که شد دوباره امتحان می‌کنم.
reach-limited = ⚠ دیسکورد الان نمی‌گذارد پیام خصوصی تازه‌ای شروع کنم. تا وقتی اجازه بدهد، در کانال بازی منشنت می‌کنم.
reach-closed-help = برای عوض کردنش: 1. در منوی همین سرور، Privacy Settings: گزینهٔ **Direct Messages** را روشن کن؛ 2. در تنظیمات خودت، Content & Social: پیام خصوصی از اعضای سرور را روشن کن و این ربات را مسدود نکن. بعد دوباره انتخاب کن.
reach-next = این را هر وقت خواستی با { COMMAND("my settings") } عوض کن. حالا نگاهی بینداز:
reach-test = ✓ پیام خصوصی کار می‌کند. وقتی در یک بازی نوبتت شود، همین‌جا برایت می‌نویسم.
card-help = آموزش بازی

## One's own settings

my-title = ### تنظیمات تو
my-kept = ✓ ذخیره شد.
my-data = داده‌های من
my-reach = **نوبتت که شد**، این‌طور خبرت می‌کنم:
my-zone = **منطقهٔ زمانی**: { $zone }، که ساعتش { $clock } است. برای عوض کردنش: { COMMAND("my settings") } با گزینهٔ zone.
my-next-yes = **وقتی نفر بعدی تویی** خبرت می‌کنیم: یعنی وقتی بازی یک دقیقه یا بیشتر است که فقط منتظر یک جواب پیش از جواب توست.
my-next-no = **وقتی نفر بعدی تویی** خبرت نمی‌کنیم، فقط وقتی نوبتت شود.
my-next-yes-button = نفر بعدی که شدم خبرم کن
my-next-no-button = فقط نوبتم که شد خبرم کن
my-named-yes = **فیلم‌ها، سرگذشت‌ها و صفحه‌های بازپخشِ بازی‌هایت اسمت را می‌برند**، همان‌طور که این سرور نشانت می‌دهد.
my-named-no = **فیلم‌ها، سرگذشت‌ها و صفحه‌های بازپخش اسمت را نمی‌برند**، فقط صندلی‌ات را.
my-named-yes-button = اسمم باشد
my-named-no-button = اسمم نباشد
my-quiet = **ساعت‌های سکوت**، که در آن‌ها چیزی برایت فرستاده نمی‌شود:
my-quiet-none = بدون ساعت‌های سکوت
my-quiet-from = سکوت از { $hour }
my-quiet-to = تا { $hour }
my-language = **زبانِ** آنچه فقط تو می‌بینی:
my-language-own = مثل دیسکوردم
language-name = فارسی
seek-asked = { $number ->
    [0] کسی منشن نشد: همهٔ کسانی که خبر بازی‌های تازه را خواسته‌اند به‌تازگی منشن شده‌اند. پست بازی می‌گوید چند بازیکن کم است.
    [1] یک بازیکن که خبر بازی‌های تازه را خواسته بود منشن شد.
   *[other] { $number } بازیکن که خبر بازی‌های تازه را خواسته بودند منشن شدند.
}
my-seek-yes = **بازی‌های تازه**: وقتی کسی در این سرور با { COMMAND("game seek") } دنبال بازیکن بگردد، منشن می‌شوی؛ حداکثر دو بار در روز، و هیچ‌وقت در ساعت‌های سکوت یا مرخصی‌ات.
my-seek-no = **بازی‌های تازه**: وقتی کسی در این سرور دنبال بازیکن بگردد، خبرت نمی‌کنیم.
my-seek-elsewhere = **بازی‌های تازه**: { COMMAND("my settings") } را در یک سرور بزن تا وقتی کسی آنجا دنبال بازیکن می‌گردد خبرت کنیم.
my-seek-yes-button = خبرم کنید
my-seek-no-button = دیگر خبرم نکنید
my-vacation-none = **مرخصی**: چیزی در برنامه نیست. وقتی نیستی، در همهٔ بازی‌هایت یک پیشکار به‌جایت بازی می‌کند، مگر این‌که پایین چیز دیگری انتخاب کنی یا قرار میزی این باشد که صبر کند.
my-vacation = **مرخصی**: از { $begins } تا { $ends }، در همهٔ بازی‌هایت.
my-vacation-today = از همین حالا
my-vacation-from = از چه روزی …
my-vacation-length = چند روز
my-vacation-days = { $days ->
    [1] یک روز
   *[other] { $days } روز
}
my-vacation-cancel = لغو مرخصی
my-vacation-end = برگشتم
my-absence = وقتی نیستم …
my-absence-play = پیشکار بازی کند، طبق قرار میز
my-absence-play-level = پیشکار بازی کند: { $level }
my-absence-hold = فقط جواب‌های بی‌ضرر
my-absence-wait = منتظرم بمانید، حداکثر { $days } روز
check-dm-limited = ○ پیام خصوصی: دیسکورد الان نمی‌گذارد پیام تازه‌ای شروع کنم. تا وقتی اجازه بدهد، بازیکن‌هایی را که هیچ‌وقت برایشان ننوشته‌ام با منشن خبر می‌کنم.
check-dm-failed = ○ پیام خصوصی: دیسکورد الان نتوانست پیامی به تو برساند. کمی بعد دوباره امتحان کن.

## The host's panel

run-title = ### گرداندن { $title }
run-pause = توقف
run-resume = ادامه
run-extend = ‎+{ $hours }‎ ساعت
run-choose-seat = یک صندلی انتخاب کن
run-stand-in = پیشکار بازی کند
run-level = پیشکار چه سطحی جای { $seat } بازی کند؟
run-level-choose = یک سطح انتخاب کن
run-offer = آزاد کردن صندلی
run-host = میزبان شود
run-kick = کنار گذاشتن
run-sure = بازیکن **{ $seat }** کنار گذاشته شود؟ بقیه درباره‌اش رأی می‌دهند، مگر این‌که دیر کرده باشد و بیش از یک روز از پرسش گذشته باشد. دیگر نمی‌تواند برگردد، و میز تصمیم می‌گیرد صندلی به چه کسی برسد.
run-kick-yes = بله، کنار گذاشته شود
run-kick-no = نه
run-settings = سرعت و مهلت‌ها
run-note = -# هر کاری اینجا بکنی در کانال اعلام می‌شود.
run-propose = -# دربارهٔ زمان و صندلی‌ها میزبان تصمیم می‌گیرد: آنچه اینجا بزنی به رأی گذاشته می‌شود. اختیار صندلی خودت با توست.
run-lend = امانت دادن صندلی‌ام
run-reclaim = پس گرفتن صندلی‌ام
run-away = به مرخصی می‌روم، برای …
leave-own = **برای همیشه از این بازی می‌روی؟** بعد از آن هر کسی می‌تواند **{ $seat }** را بگیرد، و در قابل‌اعتماد بودنت یک بازی نیمه‌کاره حساب می‌شود. اگر فقط گرفتاری، به مرخصی برو: صندلی مال تو می‌ماند و هر وقت بخواهی می‌توانی برگردی.
leave-last = **برای همیشه از این بازی می‌روی؟** جز تو کسی اینجا نیست، پس بازی بدون برنده تمام می‌شود.
leave-borrowed = **{ $seat } را پس می‌دهی؟** صاحبش دوباره به‌جای آن بازی می‌کند.
leave-lent = **برای همیشه از این بازی می‌روی؟** **{ $seat }** برای بازیکنی می‌ماند که آن را به او امانت داده‌ای.
leave-yes = ترک بازی
leave-no = می‌مانم
run-back = برگشت به عقب …
run-concede = پایان بازی …
run-concede-choose = بازی همین‌جا **چطور** تمام شود؟ بیش از نصف کسانی که سر میز هستند باید موافق باشند.
run-concede-who = برنده را انتخاب کن
run-concede-draw = هیچ‌کس: مساوی
run-more-time = وقت بیشتر
run-open = راه‌های دیگر …
run-absence = مرخصی، وقت بیشتر …
run-back-choose = بازی **به کدام لحظه** برگردد؟ همه باید موافق باشند.

## Seats

status-host = -# میزبان: { $host }
status-take = نشستن جای { $seat }
volunteer = اگر قبول کنی، در { $title } صندلی **{ $seat }** را می‌گیری، با کارت‌ها و رازهایش. وقتی رازهای یک صندلی را دیدی، در همان بازی نمی‌توانی صندلی دیگری بگیری.
volunteer-yes = نشستن جای { $seat }
lobby-yours = صندلی تو: **{ $seat }**.
lobby-your-turn = **نوبت توست که صندلی انتخاب کنی:**

## My games

games-since = { $line } · منتظر از { $since }
games-due = { $line } · مهلت: { $due }

## Help

help-title-game = ## حالا چه کار کنم؟
    -# { $title }
help-direct =
    اینجا وقتی نوبتت شود برایت می‌نویسم، همان‌طور که در { COMMAND("my settings") } خواسته‌ای.
    - **چه چیزی منتظر توست**: { COMMAND("my games") }، با دکمه‌ای برای هر بازی. همه را همین‌جا می‌شود جواب داد.
    - **باز کردن بازی یا پیوستن به آن** در کانال یک سرور.
help-nowhere =
    در این کانال بازی‌ای نیست.
    - **یکی باز کن**: { COMMAND("game new") }. بقیه با یک دکمه می‌آیند؛ صندلی‌های خالی را پیشکارها (بازیکن‌های کامپیوتری) هم می‌توانند پر کنند.
    - **یادگیری حین بازی**: { COMMAND("game learn") } اولین بازی را فقط برای تو شروع می‌کند، با راهنمایی و بدون مهلت.
    - **مسابقه**: { COMMAND("game tournament") } مسابقهٔ این کانال را نشان می‌دهد؛ مدیرهای سرور با آن یکی باز می‌کنند.
    - **بازی‌هایت در جاهای دیگر**: { COMMAND("my games") }.
help-invited =
    این بازی منتظر بازیکن است و تو در آن نیستی.
    - **بیا** با دکمه، یا صندلی دلخواهت را بگیر: { COMMAND("game join") }.
    - پست بازی می‌گوید چه بازی‌ای است و برای هر جواب چقدر وقت هست.
help-joined =
    تو در این بازی هستی؛ بازی منتظر بقیه است.
    - اگر صندلی‌ها انتخابی‌اند، صندلی‌ات را با دکمهٔ **{ lobby-more }** در پست بازی یا با { COMMAND("game join") } انتخاب کن.
    - وقتی صندلی‌ها پر شد، میزبان بازی را شروع می‌کند. نوبتت که شد صدایت می‌کنیم.
    - **نظرت عوض شده؟** { COMMAND("game leave") }.
help-opened =
    تو این بازی را باز کرده‌ای و بقیه می‌توانند بیایند.
    - **تنظیمات**: گزینه‌های بازی، صندلی‌ها، زمان: { COMMAND("game run") }.
    - **بازیکن کم است؟** { COMMAND("game stewards") } صندلی‌های خالی را با پیشکارها (بازیکن‌های کامپیوتری) پر می‌کند.
    - **همه هستند؟** { COMMAND("game start") }.
help-watching =
    این بازی در جریان است و تو تماشا می‌کنی.
    - { COMMAND("map") } صفحه را نشان می‌دهد، { COMMAND("board") } آن را با نوشته توصیف می‌کند، { COMMAND("status") } می‌گوید نوبت کیست.
    - اگر صندلی‌ای آزاد باشد، با { COMMAND("game join") } مال تو می‌شود.
help-awaited =
    { "**" }نوبت توست.** پنلت را باز کن، انتخاب کن، جوابت را مرور کن و **ثبت نهایی** را بزن. پنلت را فقط خودت می‌بینی.
    - وقتی از چند بازیکن با هم پرسیده می‌شود، **ثبت نهایی** جوابت را مهر می‌کند و تا باز شدن همهٔ جواب‌ها می‌توانی عوضش کنی.
    - وقتی فقط از تو پرسیده می‌شود، **ثبت نهایی** همان لحظه اجرا می‌شود.
help-waiting =
    الان چیزی از تو پرسیده نشده؛ به‌وقتش صدایت می‌کنیم.
    - جواب بسته را تا وقتی جواب‌ها باز نشده‌اند می‌توانی در پنلت عوض کنی: { COMMAND("my panel") }.
help-playing =
    - { COMMAND("map") }، { COMMAND("board") } و { COMMAND("why") } صفحه و جنگِ در جریان را نشان می‌دهند و این‌که عددها از کجا آمده‌اند.
    - { COMMAND("log") } آنچه را گذشته نشان می‌دهد و { COMMAND("rules") } قوانین را؛ { COMMAND("look") } کارت‌ها، جاها و صندلی‌ها را توضیح می‌دهد.
    - { COMMAND("note") } هر چه را می‌خواهی از این بازی یادت بماند نگه می‌دارد؛ فقط خودت می‌بینی.
    - **وقت نداری؟** با { COMMAND("game run") } وقت بیشتر پیشنهاد کن یا صندلی‌ات را امانت بده، با { COMMAND("my settings") } به مرخصی برو، با { COMMAND("game leave") } بازی را ترک کن.
    - **اشتباه شد؟** اگر همه موافق باشند، { COMMAND("game run") } بازی را به عقب برمی‌گرداند.
    - **میزبان رفته؟** با { COMMAND("game run") } و { COMMAND("game host") } رأی بگیر.
help-company =
    - با { COMMAND("talk") } رشته‌ای خصوصی با بازیکن‌های دیگر باز کن و با { COMMAND("say") } به همه چیزی بگو؛ { COMMAND("status") } می‌گوید نوبت کیست و از کی.
help-hosting-alone =
    - **میزبان تویی**: { COMMAND("game run") } برای تنظیمات، برگشتن به قبل، و صندلی‌هایی که دیگران می‌توانند بگیرند.
help-hosting =
    - **میزبان تویی**: { COMMAND("game run") } برای توقف، زمان بیشتر، صندلی‌هایی که کسی رویشان نیست، و سرعت بازی؛ { COMMAND("game host") } میز را به دیگری می‌سپارد. کنار گذاشتن کسی رأی‌گیری می‌خواهد، مگر این‌که دیر کرده باشد.
help-over =
    این بازی تمام شده.
    - **یک دست دیگر**، زیر آخرین تصویر، همان آدم‌ها را دوباره به بازی می‌خواند؛ { COMMAND("game new") } بازی دیگری اینجا باز می‌کند.
    - { COMMAND("history") } تو را به فیلم، سرگذشت، صفحهٔ بازپخش و فایل همهٔ حرکت‌هایش می‌رساند، و به بازی‌های پیشین؛ { COMMAND("recap") } آخرین دور بازیِ در جریان را به شکل فیلم نشان می‌دهد.
help-closed =
    این بازی بسته شد. { COMMAND("game new") } بازی دیگری اینجا باز می‌کند.
help-always = -# دکمه‌ها تا وقتی بازی هست کار می‌کنند، بعد از راه‌اندازی دوباره هم. { COMMAND("my games") }: چه چیزی منتظر توست. { COMMAND("my settings") }: چطور خبرت کنیم.

setting-at-deadline-safe-note = نه حرکتی، نه خریدی، نه پیشنهادی؛ با کمترین زیان

## /my data

data-title =
    ### داده‌های تو
    ربات شناسه و نام دیسکوردت، صندلی‌هایت، جواب‌ها، تنظیمات، مرخصی و رأی‌هایت را نگه می‌دارد.
    می‌توانی همه را در یک فایل بگیری، یا بخواهی پاک شوند.
data-export = گرفتن فایل
data-delete = پاک کردن …
data-here = این همهٔ چیزی است که از تو نگه داشته شده.
data-sure =
    ⚠ داده‌هایت پاک شود؟ نامت از همهٔ بازی‌های تمام‌شده برداشته می‌شود و تنظیمات و یادداشت‌هایت پاک می‌شوند. حرکت‌های آن بازی‌ها می‌مانند، به نام یک بازیکن سابق.
    این کار برگشت ندارد.
data-yes = داده‌هایم پاک شود
data-no = بماند
data-deleted = ✓ داده‌هایت پاک شد. { $games ->
    [0] هیچ بازی تمام‌شده‌ای نام تو را نداشت.
    [1] یک بازی تمام‌شده دیگر نام تو را ندارد.
   *[other] { $games } بازی تمام‌شده دیگر نام تو را ندارند.
}
data-game = بازی { $game }
data-kept = هنوز در این‌ها بازی می‌کنی: { $games }. این بازی‌ها هر چه لازم دارند، همراه تنظیماتت، نگه می‌دارند تا تمام شوند یا تو بیرون بروی. آن‌وقت { COMMAND("my settings") } را دوباره بزن.
