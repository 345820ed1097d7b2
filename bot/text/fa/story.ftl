# What stays of a game when it is over: its film, its chronicle, a page to keep.

story-round = دور { $round }
story-unfinished = بازی هنوز تمام نشده.

## The chronicle

story-chances = بخت پیروزی
story-turns = لحظه‌های سرنوشت‌ساز
story-turn = دور { $round }: { $told }
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
replay-pause = ایست
replay-moment = لحظه
replay-battles = رفتن به یک جنگ…
replay-eyes = چه کسی چه می‌دانست
replay-everybody = آنچه همه می‌دیدند
replay-alone = آنچه آن وقت فقط { $seat } می‌دانست
replay-log = چه شد
replay-board = صفحه به زبان کلمه‌ها
replay-beside = کنار صفحه
replay-nearer = نزدیک‌تر
replay-farther = دورتر
replay-whole = همهٔ صفحه
replay-keys = کلیدها: ← → یک لحظه، Page Up و Page Down یک فصل، Home و End، B جنگ بعدی، + − 0 نزدیک و دور، فاصله برای پخش.
replay-empty = چیزی نبود که دیگران ندانند.
replay-proof = بخت منصفانه
replay-check = این ثبت را بررسی کن
replay-right = ✓ بخت، رسیدها و گزارش همان‌اند که بسته شده بودند.
replay-wrong = ✗ چیزی درست نیست:
