# What stays of a game when it is over: its film, its chronicle, a page to keep.

story-round = دور { $round }
story-ended = { $title } · { $dates }
story-plays = { $seat }: { $player }
story-placed = { $place }. { $seat }
story-placed-person = { $place }. { $seat }، { $player }
story-unfinished = بازی هنوز تمام نشده.

## The chronicle

story-chances = شانس پیروزی
story-turns = لحظه‌های سرنوشت‌ساز
story-turn = دور { $round }: { $told }
story-turn-several = دور { $round }، چند حرکت: { $told }
story-turn-won = دور { $round }، حرکت سرنوشت‌ساز: { $told }
story-turn-won-several = دور { $round }، حرکت‌های سرنوشت‌ساز: { $told }
story-change = { $seat }: از { $before }٪ به { $after }٪
story-start = آغاز
story-biggest = بزرگ‌ترین جنگ
story-closest = نفس‌گیرترین لحظه
story-boldest = جسورانه‌ترین حرکت
story-patient = صبورترین
story-alliances = اتحادها

## The page to keep

replay-first = به آغاز
replay-back = یکی عقب
replay-on = یکی جلو
replay-last = به پایان
replay-play = پخش
replay-pause = توقف
replay-moment = لحظه
replay-battles = رفتن به یک جنگ…
replay-eyes = زاویهٔ دید
replay-everybody = آنچه همه می‌دیدند
replay-alone = آنچه { $seat } آن وقت می‌دانست
replay-log = چه شد
replay-board = صفحه به صورت متن
replay-beside = کنار صفحه
replay-nearer = نزدیک‌تر
replay-farther = دورتر
replay-whole = همهٔ صفحه
replay-keys = کلیدها: ← → یک لحظه، Page Up و Page Down یک فصل، Home و End آغاز و پایان، B جنگ بعدی، + و − نزدیک‌تر و دورتر، 0 همهٔ صفحه، کلید فاصله پخش.
replay-empty = چیزی نبود که دیگران ندانند.
replay-proof = بُر زدنِ منصفانه
replay-why = هیچ صفحه‌ای نمی‌تواند خودش را ثابت کند: کسی که آن را ساخته هر چیزی می‌توانسته در آن بنویسد. آنچه می‌شود وارسی کرد پروندهٔ بازی است، فایلی که { $record } می‌دهد.
replay-how = این فرمان پرونده را طبق قوانین از نو بازی می‌کند، در نسخه‌ای از Ravenry که از گردانندهٔ این ربات نیامده باشد؛ { $file } متنی است با هَش‌ها و پیوندهایی که نگه داشته‌ای:
replay-elsewhere = یا پرونده را به { $verify } رباتی بده که کس دیگری می‌گرداند.
replay-hash-seal = در پست بازی، با عنوان «بُرها مهر شده‌اند»
replay-hash-light = در کانال، وقتی بازی شروع شد
replay-hash-end = در کانال، وقتی بازی تمام شد
replay-worth = این‌ها هَش‌هایی است که ربات حالا می‌گوید. فقط وقتی ارزش دارند که هر 64 نویسه را با آنچه نگه داشته‌ای مقایسه کنی: یک هَشِ کامل که بازیکنی نگه داشته باشد بیش از هر چیزی می‌ارزد که ربات بعداً بگوید. { $page } در نسخه‌ای از Ravenry می‌گوید چه تضمین شده و چه نشده است.
## At a table

setting-story = **بعد از بازی**: فیلم، سرگذشت و صفحهٔ بازپخش منتشر می‌شود:
setting-story-true = آخر بازی بگذار
setting-story-false = هیچ‌کدام را نگذار
agreed-story-true = وقتی بازی تمام شد، فیلم، سرگذشت و صفحهٔ بازپخش آن منتشر می‌شود.
agreed-story-false = وقتی بازی تمام شد، فیلم، سرگذشت یا صفحهٔ بازپخشی منتشر نمی‌شود.
story-posted = ### نگاهی به گذشته: { $title }
story-page = -# صفحهٔ بازپخش: فایل را در مرورگر باز کن و بازی را لحظه به لحظه ببین.

## Looking back

recap-title = **بازی { $game }، دور { $round }**، آن‌طور که همه دیدند.
trouble-no-such-round = دور { $round } هنوز بازی نشده. یک دور قبل‌تر را انتخاب کن.
trouble-no-past-moment = در این بازی چنین لحظه‌ای نبوده. یکی از پیشنهادها را انتخاب کن.
moment-title = **بازی { $game }** · { $whose }
past-here = ### بازی‌های تمام‌شدهٔ این کانال
past-server = ### بازی‌های تمام‌شدهٔ این سرور
past-mine = ### بازی‌های تمام‌شدهٔ تو
past-game = - **{ $title }** · { $players }
past-player = { $seat }: { $player }
past-none = هنوز هیچ.
past-choose = انتخاب یک بازی…
past-whose = کدام بازی‌ها
past-one = ### { $title }
story-film = فیلم
story-chronicle = سرگذشت
story-replay = بازپخش
story-record = پرونده
story-review = نگاهی به گذشته
story-past = بازی‌های پیشین
story-busy = ربات دارد چیزی برایت آماده می‌کند. چند ثانیه طول می‌کشد.
story-failed = الان نشد. بعداً دوباره امتحان کن.
review-title = ### نگاهی به گذشته: بازی { $game }
review-nothing = یک لرد هم کم‌وبیش همین تصمیم‌ها را می‌گرفت.
review-when = **{ $when }** · { $question }
review-taken = تو: { $answer } ({ $chance }٪)
review-better = یک لرد: { $answer } ({ $chance }٪)
review-note = -# عدد داخل پرانتز شانس پیروزی است، به برآورد یک لرد و بر پایهٔ آنچه آن وقت می‌دانستی. اتحادها را در نظر نمی‌گیرد. این را فقط تو می‌بینی.
review-page = صفحهٔ مرا بساز
review-page-note = -# تصمیم‌هایت فقط در این نسخه از صفحه نشان‌دار شده‌اند. فقط تو آن را می‌گیری.
review-own = تصمیم‌هایی که یک لرد جور دیگری می‌گرفت
