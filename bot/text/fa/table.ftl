# What a table tells of itself: time, seats, votes. Everybody may read all of it.

## Seats

table-left = { $user } از { $seat } بلند شد. صندلی آزاد است: { COMMAND("game take") }.
table-kicked = { $user } از { $seat } بیرون گذاشته شد.
table-taken = { $user } جای { $seat } را گرفت.
table-offered = { $seat } برای هر کس که بخواهد آزاد است: { COMMAND("game take") }.
table-kept = { $seat } دیگر آزاد نیست.
table-returned = { $seat } به { $user } برگشت.
table-host = از حالا { $user } میزبان است.
table-stand-in = یک پیشکار سطح { $level } به‌جای { $seats } بازی می‌کند، { $until }.
table-level = از حالا یک پیشکار سطح { $level } جای { $seat } بازی می‌کند.
table-best-person = جای { $winner } یک پیشکار بازی می‌کرد که پیروزی‌اش سر این میز حساب نیست. از میان آدم‌ها { $user } برنده است ({ $seat }).
table-ended-alone = از آدم‌ها فقط { $user } مانده، پس طبق قرار بازی بدون برنده تمام می‌شود.
table-closed = هیچ‌کس نمانده و بازی بسته شد.
table-ended = { $user } بازی را بست. هیچ‌کس نبرده.
table-moved = { $user } بازی را به اینجا آورد: { $channel }. همه چیز همان است که بود.
table-lost = کانال این بازی از بین رفته، پس همهٔ ساعت‌ها ایستاده‌اند. { $host } یا مدیر کانال‌ها می‌تواند با { COMMAND("game move") } در کانال دیگری ادامه بدهد؛ جواب دادن هنوز با { COMMAND("my panel") } ممکن است.
table-regained = کانال برگشت و بازی ادامه پیدا می‌کند.
table-expired = دو هفته است که کسی به این بازی نیامده و چیزی عوض نشده، پس بسته شد. { COMMAND("game new") } بازی دیگری باز می‌کند.
table-seat-stood-in = { $seat } کسی را ندارد، پس یک پیشکار سطح { $level } جایش بازی می‌کند. هر کس می‌تواند با { COMMAND("game take") } صندلی را بگیرد؛ سطح دیگر را با { COMMAND("game stand-in") } انتخاب کنید.
table-seat-empty = { $seat } کسی را ندارد. هر کس می‌تواند با { COMMAND("game take") } صندلی را بگیرد، یا با { COMMAND("game stand-in") } آن را به یک پیشکار بسپارد.

until-chapter = تا آخر این بخش از دور
until-away = تا بازیکنش برگردد
until-host = تا کسی صندلی را بگیرد

## Time

table-paused = { $user } بازی را متوقف کرد: همهٔ ساعت‌ها ایستاده‌اند. هنوز می‌شود جواب داد.
table-resumed = { $user } بازی را ادامه داد: هر کس همان‌قدر وقت دارد که پیش از توقف داشت.
table-extended = { $user } به هر کس که نوبتش است { $time } وقت بیشتر داد.
table-away = { $user } ({ $seat }) تا { $until } نیست.
table-back = { $user } ({ $seat }) برگشت.
table-answered-for = وقت { $seats } تمام شد: یک جواب بی‌ضرر داده شد.
table-overdue = وقت { $seats } تمام شد. بازی صبر می‌کند: با { COMMAND("game extend") } وقت بیشتر بدهید، یا با { COMMAND("game stand-in") } بگذارید یک پیشکار بازی کند.
table-outage = ربات { $time } در دسترس نبود. همهٔ مهلت‌ها همان‌قدر عقب رفت.
table-clock-set = ساعت ربات تنظیم شد، یا دستگاهش خواب بود. مهلت‌ها هم با آن جابه‌جا شدند: هر کس همان‌قدر وقت دارد که داشت.
table-hidden = ربات { $time } این کانال را نمی‌دید. همهٔ مهلت‌ها همان‌قدر عقب رفت.

## What is decided together

table-proposed-extend = { $user } پیشنهاد می‌کند هر کس که نوبتش است { $time } وقت بیشتر بگیرد.
table-proposed-kick = { $user } پیشنهاد می‌کند بازیکن { $seat } بیرون گذاشته شود.
table-proposed-resume = { $user } پیشنهاد می‌کند توقف تمام شود. اگر بیشتر کسانی که تا سه روز دیگر رأی می‌دهند موافق باشند، تمام می‌شود؛ حتی اگر بقیه چیزی نگویند.
table-proposed-dark = ده دقیقه است که چراغ همگانی در دسترس نیست و قرعه نمی‌شود کشید. بازی این یک بار بدون آن ادامه یابد؟ آن وقت گردانندهٔ ربات می‌توانست پیش‌بینی کند چه درمی‌آید. همه باید موافق باشند.
table-proposed-host = { $user } پیشنهاد می‌کند { $host } میزبان شود. اگر بیشتر کسانی که تا سه روز دیگر رأی می‌دهند موافق باشند، همین می‌شود؛ حتی اگر بقیه چیزی نگویند.
table-proposed-admit = { $user } می‌خواهد جای { $seat } بنشیند، با هر چه می‌داند. اگر بیشتر کسانی که تا سه روز دیگر رأی می‌دهند موافق باشند، صندلی مال اوست؛ حتی اگر بقیه چیزی نگویند.
table-proposed-end = از آدم‌ها فقط { $user } مانده و روی صندلی‌های دیگر پیشکارها بازی می‌کنند. موافق باش تا بازی بدون برنده تمام شود، یا مخالف تا در برابر پیشکارها ادامه پیدا کند.
table-proposed-back = { $user } پیشنهاد می‌کند بازی به عقب برگردد: دور { $round }، { $what }، { $seats } ({ $at }). { $answers ->
    [1] یک جواب برگردانده می‌شود.
   *[other] { $answers } جواب برگردانده می‌شود.
} همه باید موافق باشند.
table-proposed-back-halted = بازی از اینجا نمی‌تواند ادامه پیدا کند. به عقب برگردد: دور { $round }، { $what }، { $seats } ({ $at })؟ { $answers ->
    [1] یک جواب برگردانده می‌شود.
   *[other] { $answers } جواب برگردانده می‌شود.
} همه باید موافق باشند.
table-agreed-extend = توافق شد: هر کس که نوبتش است { $time } وقت بیشتر دارد.
table-agreed-resume = توافق شد: توقف تمام شد و هر کس همان‌قدر وقت دارد که پیش از آن داشت.
table-agreed-dark = توافق شد: بازی این یک بار بدون چراغ همگانی ادامه می‌یابد.
table-agreed-end = توافق شد: بازی همین‌جا تمام می‌شود و هیچ‌کس نبرده.
table-admitted = میز موافقت کرد: تو { $seat } هستی.
table-went-back = توافق شد: بازی به عقب برگشت: دور { $round }، { $what }، { $seats } ({ $at }). { $answers ->
    [1] یک جواب برگردانده شد.
   *[other] { $answers } جواب برگردانده شد.
}{ $draws ->
    [0] { "" }
   *[other] { "" } آنچه از آن پس درآمد دوباره قرعه‌کشی می‌شود.
}
table-undone = { $user } ({ $seat }) آخرین جوابش را پس گرفت و دوباره از او پرسیده می‌شود: { $what }. از آن وقت کسی کاری نکرده بود.
table-refused-extend = پیشنهادِ وقت بیشتر رد شد.
table-refused-kick = پیشنهادِ بیرون گذاشتن یک بازیکن رد شد.
table-refused-back = پیشنهادِ برگشتن به عقب رد شد.
table-refused-resume = پیشنهادِ پایان توقف رد شد.
table-refused-dark = پیشنهادِ ادامه بدون چراغ همگانی رد شد. بازی همچنان منتظر آن است.
table-refused-host = پیشنهادِ میزبان شدن بازیکن دیگر رد شد.
table-refused-end = بازی در برابر پیشکارها ادامه پیدا می‌کند.
table-refused-admit = پیشنهادِ دادن صندلی به کسی تازه رد شد.
table-expired-resume = پیشنهادِ پایان توقف به‌موقع به نتیجه نرسید.
table-expired-dark = پیشنهادِ ادامه بدون چراغ همگانی به‌موقع به نتیجه نرسید. بازی همچنان منتظر آن است.
table-expired-host = پیشنهادِ میزبان شدن بازیکن دیگر به‌موقع به نتیجه نرسید.
table-expired-end = هیچ‌کس نگفت که بازی تمام شود، پس در برابر پیشکارها ادامه پیدا می‌کند.
table-expired-admit = پیشنهادِ دادن صندلی به کسی تازه به‌موقع به نتیجه نرسید.
table-expired-extend = پیشنهادِ وقت بیشتر به‌موقع به نتیجه نرسید.
table-expired-kick = پیشنهادِ بیرون گذاشتن یک بازیکن به‌موقع به نتیجه نرسید.
table-expired-back = پیشنهادِ برگشتن به عقب به‌موقع به نتیجه نرسید.

## What came to nothing, since it cannot be done any more, or not against another person

table-void-extend = رأی‌گیریِ وقت بیشتر بی‌اثر شد: دیگر مهلتی در کار نیست.
table-void-terms = رأی‌گیریِ تنظیمات زمان تازه بی‌اثر شد: قرار همین حالا هم همین است.
table-void-kick = رأی‌گیریِ بیرون گذاشتن یک بازیکن بی‌اثر شد: کس دیگری روی آن صندلی نشسته، یا کسی برای تصمیم گرفتن نمانده.
table-void-back = رأی‌گیریِ برگشتن به عقب بی‌اثر شد: بازی دیگر نمی‌تواند به آن لحظه برگردد.
table-void-resume = رأی‌گیریِ پایان توقف بی‌اثر شد: دیگر توقفی در کار نیست.
table-void-dark = رأی‌گیریِ چراغ همگانی بی‌اثر شد: دیگر کسی منتظر آن نیست.
table-void-host = رأی‌گیریِ میزبان دیگر بی‌اثر شد: آن بازیکن همین حالا هم میزبان است، یا رفته.
table-void-end = رأی‌گیریِ پایان بازی بی‌اثر شد: باز کسان دیگری سر میز هستند.
table-void-admit = رأی‌گیریِ دادن صندلی به کسی تازه بی‌اثر شد: آن صندلی دیگر گرفتنی نیست.

## Votes

vote-put = رأی‌گیری در بازی { $game }: { $proposal }
vote-until = رأی‌گیری تا { $until } باز است.
vote-missing = هنوز رأی نداده‌اند: { $users }
vote-agree = موافق
vote-disagree = مخالف
vote-agreed = ✓ موافقی. تا نتیجه معلوم نشده می‌توانی رأیت را عوض کنی.
vote-disagreed = ✓ مخالفی. تا نتیجه معلوم نشده می‌توانی رأیت را عوض کنی.
vote-passed = ✓ موافقی، و کار با همین تمام شد.
vote-refused = ✓ مخالفی، و کار با همین تمام شد.

## What was agreed

pace-quick = میز سریع: همه زنده بازی می‌کنند.
pace-none = مهلتی در کار نیست.
pace-none-together = وقتی از چند نفر با هم پرسیده می‌شود، مهلتی در کار نیست.
pace-span = مهلت: { $time } برای هر جواب.
pace-hour = مهلت: ساعت { $hour } بعدی ({ $zone }).
pace-alone = { $time } وقتی فقط از یک نفر پرسیده می‌شود
pace-and = { $what } { $more }
pace-bank = علاوه بر آن، هر کس برای کل بازی { $time } ذخیرهٔ زمان دارد.
pace-weekends = شنبه و یکشنبه حساب نیست ({ $zone }).
pace-strict = کسی که دیر کند اخطار می‌گیرد؛ کسی که باز دیر کند نصف زمان را دارد، تا سه جواب به‌موقع بدهد.
table-warned = وقتت در نقش { $seat } تمام شد. اگر باز پیش بیاید، این میز مدتی نصف زمان را به تو می‌دهد.
table-shortened = باز هم دیر: { $seats }. از حالا نصف زمان، تا سه جواب به‌موقع برسد.
pace-grace = وقتی همه جواب دادند، هنوز تا { $time } می‌شود جواب‌ها را عوض کرد.
late-stand-in = اگر بازیکنی دیر کند، یک پیشکار سطح { $level } تا آخر آن بخش از دور به‌جایش بازی می‌کند.
late-wait = اگر بازیکنی دیر کند، بازی صبر می‌کند و به میزبان خبر داده می‌شود.

status-due = { $seat } · { $due }
status-lost = ⚠ کانال این بازی از بین رفته. میزبانش یا مدیر کانال‌ها می‌تواند جای دیگری ادامه بدهد: { COMMAND("game move") } با **game** { $game }.
status-paused = ⏸ متوقف از { $since }.
status-opens = همهٔ جواب‌ها رسیده. { $at } باز می‌شوند و تا آن وقت می‌شود عوضشان کرد.
status-voting-extend = در رأی‌گیری: وقت بیشتر ({ $until }).
status-voting-kick = در رأی‌گیری: بیرون گذاشتن یک بازیکن ({ $until }).
status-voting-resume = در رأی‌گیری: پایان توقف ({ $until }).
status-voting-dark = در رأی‌گیری: ادامه بدون چراغ همگانی ({ $until }).
status-voting-host = در رأی‌گیری: میزبان دیگر ({ $until }).
status-voting-end = در رأی‌گیری: پایان بازی ({ $until }).
status-voting-admit = در رأی‌گیری: دادن صندلی به کسی تازه ({ $until }).
status-voting-back = در رأی‌گیری: برگشتن به عقب ({ $until }).
status-stewards = -# پیشکارها این‌جا بازی می‌کنند: { $seats }. هر کس یکی از این صندلی‌ها را بخواهد، می‌تواند با { COMMAND("game take") } از میز بپرسد.
status-offered = آزاد برای هر کس که با { COMMAND("game take") } بگیرد: { $seats }

## Commands at a table

done-told = ✓ انجام شد. در کانال اعلام می‌شود.
done-proposed = ✓ پیشنهادت در کانال به رأی‌گیری گذاشته شد.
done-closed = ✓ بازی بسته شد.
close-sure = این بازی شروع شده و بستنش برگشت ندارد. اگر مطمئنی، شماره‌اش را بگو: { COMMAND("game close") } با **game** { $game }.
done-asked = ✓ از میز پرسیده شد که آیا می‌توانی جای { $seat } بنشینی. خبرت می‌کنیم.
done-left = ✓ بلند شدی. تا کسی صندلی‌ات را نگرفته، می‌توانی با { COMMAND("game take") } برگردی.
moment-choice = دور { $round }: { $what }، { $seats }
player-nobody = هیچ‌کس
player-steward = پیشکار سطح { $level }
player-stand-in = { $player }؛ پیشکار سطح { $level } بازی می‌کند
player-away = { $player }؛ نیست

late-safe = اگر بازیکنی دیر کند، یک جواب بی‌ضرر داده می‌شود: نه حرکتی، نه خریدی، نه پیشنهادی، و با کمترین باخت.
