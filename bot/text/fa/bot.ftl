# What the bot itself says.

## Names and moments

game-title = بازی { $game }: { $rules }
moment-round = دور { $round }
moment-joint = {" · "}
moment-lobby = در انتظار بازیکن‌ها
seat-player = { $seat } ({ $player })
masked-someone = 🎭 یک نفر
masked-seat = 🎭 { $seat }
seat-for = { $seat }، به‌جای { $other }
player-deleted = بازیکن سابق
named-apart = { $what } ({ $aside })
with-note = { $what } — { $note }
place-of = { $place }. { $what }
pieces-in = { $place }: { $pieces }
token-in = { $place }: **{ $token }**
token-missing-in = { $place }: —
tokens-units = { $place } ({ $units })

## The panel

panel-heading = ### { $seat } · بازی { $game }
    -# { $moment }
panel-new-seat = تو **{ $seat }** هستی، یکی از { $seats } نفرِ این میز.
panel-new-task = **حالا:** { $what }. پایین، قدم‌به‌قدم انتخاب کن؛ { COMMAND("help") } پنل را توضیح می‌دهد و { COMMAND("rules") } بازی را.
panel-new-wait = **حالا:** کاری نداری. نوبتت که شد صدایت می‌کنیم؛ تا آن وقت { COMMAND("rules") } بازی را توضیح می‌دهد.
panel-on-behalf = ⚑ حالا نه برای صندلی خودت، که به‌جای **{ $seat }** تصمیم می‌گیری.
panel-question = **{ $question }**
panel-choose = انتخاب کن
panel-choose-some = { $least ->
    [0] تا { $most } مورد، یا هیچ‌کدام
   *[other] { $most ->
        [1] یکی را انتخاب کن
       *[other] از { $least } تا { $most } مورد انتخاب کن
    }
}
panel-chosen = ‏{ $what }
panel-choose-exactly = { $most ->
    [1] یکی را انتخاب کن
   *[other] { $most } مورد انتخاب کن
}
panel-page-before = صفحهٔ قبل
panel-page-after = صفحهٔ بعد ({ $page } از { $pages })
panel-lock = ثبت نهایی
panel-lock-for = ثبت نهایی برای { $seat }
panel-sure = ⚠ چیزی انتخاب نکرده‌ای. همین را می‌خواهی؟
panel-last = ⚠ همهٔ بقیه جواب داده‌اند. اگر ثبت نهایی کنی، همهٔ جواب‌ها فوراً باز می‌شوند.
panel-lock-empty = ثبت نهایی: هیچ
panel-forced = -# انتخاب دیگری نیست.
panel-back = برگشت
panel-clear = از نو
panel-same = مثل دفعهٔ قبل
panel-change = عوض کردن
panel-withdraw = پس گرفتن
panel-keep = همین جواب بماند
panel-undo = برگرداندن آخرین جوابم
panel-undone = ✓ آخرین جوابت برگردانده شد و میز هم خبر دارد. لطفاً دوباره جواب بده.
panel-take-back = درخواست پس گرفتن جواب
panel-take-back-note = -# دیگر نمی‌توانی تنهایی آن را برگردانی: { $what }. ولی کسانی که جوابت در بازی‌شان اثر داشته هنوز می‌توانند موافقت کنند.
panel-refresh = تازه کردن
panel-map = نقشه
panel-final = -# با ثبت نهایی تو، همان لحظه اجرا می‌شود. فقط تا وقتی می‌توانی آن را برگردانی که کس دیگری کاری نکرده و چیز پنهانی رو نشده باشد.
panel-not-yet = -# { $reason }
panel-changing = تا جواب دیگری ثبت نهایی نکنی، جوابت همین می‌ماند: { $answer }
panel-answer-empty = هیچ
panel-sealed = جواب تو: { $answer }
panel-sealed-until = -# کس دیگری آن را نمی‌بیند. تا همه جواب نداده‌اند، می‌توانی عوضش کنی. در انتظار { $awaited }.
panel-nothing = الان چیزی از تو پرسیده نشده. در انتظار { $awaited }.
panel-over = بازی تمام شد. ممنون که بازی کردی!
panel-done = ✓ انتخابت: { $answer }
panel-withdrawn = ✓ جوابت پس گرفته شد.
panel-passed = ⚠ این پرسش در این فاصله بسته شد. وضع الان این است.
panel-moved-on = ⚠ از وقتی این را دیدی، گزینه‌هایت عوض شده‌اند. الان این‌ها هستند.
panel-not-offered = ⚠ این دیگر ممکن نیست. وضع الان این است.
panel-trouble = ⚠ { $reason }
panel-out-of-date = این دکمه قدیمی است. پنلت اینجاست: { COMMAND("my panel") }.
panel-late = دیسکورد این را خیلی دیر رساند و کاری انجام نشد. لطفاً دوباره بزن یا بنویس.
panel-not-taken = ⚠ دیسکورد این پیام را قبول نکرد. چیزی از دست نرفته: { COMMAND("my panel") } وضع را نشان می‌دهد.
panel-restarting = ربات دارد دوباره راه می‌افتد. لطفاً یک دقیقهٔ دیگر امتحان کن.
panel-lobby = { $title } هنوز شروع نشده. همین که شروع شود، پنلت همین‌جا می‌آید.
panel-closed = { $title } پیش از شروع بسته شد.

## The notepad

note-open = یادداشت
note-title = یادداشت‌هایت برای بازی { $game }
note-label = هیچ‌کس دیگر این را نمی‌بیند
note-hint = چیزی که می‌خواهی یادت بماند
note-line = -# ✎ { $text }
note-of = یادداشت‌هایت برای { $title }
note-kept = ✓ یادداشت شد. هیچ‌کس دیگر آن را نمی‌بیند.

## Hints

hint-open = راهنمایی
hint-for = 💡 **{ $question }**
hint-nudge = **اینجا را ببین:** { $nudge }
nudge-places = { $places }. آنجا چه می‌شود گرفت و چه می‌شود از دست داد؟
nudge-cards = کارت‌ها را با هم بسنج: هر کدام اینجا چه می‌کند، و بقیه چه جوابی دارند؟
nudge-choices = بسنج که هر انتخاب برای تو چه می‌آورد و برای بقیه چه می‌گذارد.
hint-answer = این جواب خوبی است:
hint-line = > { $line }
hint-reason = **چرا:** { $reason }
hint-type = -# برای نوشتنش: { COMMAND("answer") } `{ $text }`
hint-no-promise = -# راهنمایی چیزی بیشتر از آنچه خودت می‌بینی نمی‌داند، و شاید جواب بهتری هم باشد.
hint-use = بگذار در پنلم
hint-why = بگو چرا
hint-show = جواب را نشان بده
hint-course = **برنامه:** { $course }
hint-used = 💡 راهنمایی در پنل توست؛ هنوز چیزی ثبت نهایی نشده.
hint-used-empty = 💡 راهنمایی این است: «{ $answer }». هنوز چیزی ثبت نهایی نشده.
trouble-no-hints = قرار این میز بدون راهنمایی است. وقتی دیگران هم بازی می‌کنند، باید پیش از شروع بازی سر راهنمایی توافق کرد.
trouble-nothing-to-hint = الان چیزی از تو پرسیده نشده، پس راهنمایی‌ای نیست. نوبتت که شد دوباره بپرس.
trouble-hint-too-soon = یکی‌یکی: چند ثانیهٔ دیگر دوباره بپرس.
trouble-nobody-knows = برای این پرسش راهنمایی‌ای نیست. هر چه را می‌شود انتخاب کرد، پنلت نشان می‌دهد.
trouble-note-too-long = دفتر یادداشتت حداکثر { $most } نویسه جا دارد. کوتاهش کن و دوباره ذخیره کن.

## Orders

tokens-previous = قبلی
tokens-next = بعدی
tokens-remove = برداشتن
tokens-swap = { $token } (جابه‌جایی با { $place })
tokens-left = مانده: { $tokens }
tokens-left-of = { $count ->
    [1] { $token }
   *[other] { $token } ×{ $count }
}

## Moves

moves-from = از **{ $place }**
moves-to = { $pieces } ← **{ $place }**
moves-nobody = هیچ‌کدام نمی‌رود
moves-nth = { $unit } ({ $n } از { $of })
moves-everybody = همه
moves-where = { $pieces } به کجا؟
moves-target = به …
moves-no-target = { $pieces } با هم به هیچ سرزمینی نمی‌رسند. یگان‌های کمتری انتخاب کن، یا یگان‌های دیگر.
moves-others = انتخابی دیگر

## The lobby

lobby-title = ## { $title }
lobby-host = **{ $host }** می‌خواهد این را با تو بازی کند. **{ lobby-join }** را بزن: صندلی می‌گیری و هر وقت نوبتت شد خبرت می‌کنیم.
lobby-open = { $free ->
    [1] یک صندلی خالی است.
   *[other] { $free } صندلی خالی است.
}
lobby-more = بیشتر
lobby-opened = میزت باز است. برای آغاز بازی **شروع** را بزن؛ صندلی‌های خالی را می‌شود با پیشکارها (بازیکن‌های کامپیوتری) پر کرد.
lobby-about = -# { $what }
lobby-seat = **{ $seat }** · { $player }
lobby-unseated = هر صندلی که شد · { $player }
lobby-unseated-stewards = { $count ->
    [1] صندلی آزاد · پیشکار سطح { $level }
   *[other] صندلی آزاد · پیشکار سطح { $level } × { $count }
}
lobby-random = هر صندلی که شد
lobby-random-note = موقع شروع بازی قرعه می‌کشیم
lobby-choose-seat = صندلی دلخواهت را انتخاب کن
lobby-join = می‌آیم
lobby-leave = می‌روم
lobby-fill = پر کردن با ملازم‌ها
lobby-start = شروع
lobby-free = -# { $free ->
    [1] یک صندلی خالی است.
   *[other] { $free } صندلی خالی است.
} میزبان می‌تواند صندلی‌های خالی را با پیشکارها (بازیکن‌های کامپیوتری) پر کند: **پر کردن با ملازم‌ها** در همین‌جا، یا سطحی دیگر در **تنظیمات**.
lobby-full = -# صندلی‌ها پر شدند. { $host } می‌تواند بازی را شروع کند.
lobby-joined-chosen = ✓ آمدی. صندلی‌ات موقع شروع بازی با قرعه معلوم می‌شود، مگر این‌که خودت یکی را انتخاب کنی.
lobby-left = ✓ از بازی بیرون رفتی.
lobby-closed = ✓ رفتی، و چون کس دیگری نبود، بازی بسته شد.
lobby-expires = -# اگر کسی نیاید و چیزی عوض نشود، این بازی { $at } بسته می‌شود.
lobby-closed-card = { $title } بسته شد.
lobby-seated = ✓ تو { $seat } هستی.
lobby-seated-random = ✓ صندلی‌ات موقع شروع بازی با قرعه معلوم می‌شود.
lobby-filled = ✓ روی صندلی‌های خالی پیشکارهای سطح { $level } بازی می‌کنند.
lobby-started = ✓ بازی شروع شد.

lobby-sought = **{ $missing ->
        [1] یک نفر دیگر لازم است
       *[other] { $missing } نفر دیگر لازم است
    }.** وقتی همه آمدند، بازی خودش شروع می‌شود و روی صندلی‌هایی که هنوز خالی است پیشکارها بازی می‌کنند.
lobby-sought-drafted = **{ $missing ->
    [1] یک نفر دیگر لازم است
   *[other] { $missing } نفر دیگر لازم است
}.**
lobby-again = نشستن روی صندلی قبلی
sought = { $host } برای { $title } دنبال { $missing ->
    [1] یک نفر دیگر
   *[other] { $missing } نفر دیگر
} می‌گردد. { $pace } { $users }، گفته بودید که خبرتان کنیم.
sought-again = { $users }: { $host } می‌خواهد بازی { $before } را از نو بازی کند، با همان آدم‌ها و همان تنظیمات. این { $title } است. روی صندلی‌های قبلی‌تان بنشینید؛ وقتی همه بنشینند، بازی شروع می‌شود.
card-rematch = یک دست دیگر
rematch-open = ✓ دست بعدی باز شد: بازی { $game } در { $channel }. از بقیه خواسته شد دوباره روی صندلی‌هایشان بنشینند.
trouble-bad-people = یک بازی می‌تواند منتظر 2 تا { $most } نفر بماند. عددی بین این دو انتخاب کن.
trouble-kept-for-players = این دست تا { $until } فقط برای بازیکن‌های دست قبل نگه داشته شده. آن وقت دوباره امتحان کن.

## The table's card

status-title = ## { $title }
    { $moment }
status-awaited = در انتظار { $what }:
status-awaited-seat = ○ { $seat }
status-answered-seat = ✓ { $seat }
status-players = -# بقیهٔ میز: { $players }
status-waits = -# زمان معمول جواب دادن: { $who }
status-bank = -# ماندهٔ ذخیرهٔ زمان: { $who }
status-clock = -# زمان مانده: { $who }
status-of = { $who } { $time }
status-over = بازی تمام شد.
status-map = [آخرین تصویر صفحهٔ بازی]({ $link })
status-battle = [آخرین جنگ]({ $link })
status-thread = رشته: { $thread }
card-panel = پنل من
card-map = نقشه

## Chapters

chapter-title = ### { $headline }
    -# بازی { $game }
chapter-goes-on = ### { $moment }
    -# بازی { $game }: آنچه پیش بیاید به همین پیام افزوده می‌شود.
chapter-undone = این بخش از بازی برگردانده شد
chapter-line = - { $sentence }
chapter-more = - …
chapter-no-thread = -# این دور رشته ندارد، چون ربات اینجا اجازهٔ ساختنش را ندارد: رویدادها در همین کانال می‌آید.
round-opens = ### دور { $round }
    -# بازی { $game }: این دور را در رشتهٔ زیر دنبال کنید.
round-thread = بازی { $game } · دور { $round }
chapter-no-picture = -# این بار صفحه کشیده نشد. دکمهٔ **نقشه** را امتحان کن.
chapter-picture-follows = -# تصویر صفحه به‌زودی می‌آید.
chapter-picture-passed = -# این تصویر صفحه کنار گذاشته شد، چون تصویرهای زیادی در صف بود. دکمهٔ **نقشه** صفحه را در همین لحظه نشان می‌دهد.
picture-waits = الان تصویرهای زیادی در صف است. تصویر تو همین که نوبتش برسد اینجا می‌آید.
round-told = ### دور { $round } تمام شد
    -# بازی { $game }
scene-title = ### { $headline }
    -# بازی { $game }
over-title = ## ♛ { $headline }
    -# بازی { $game }

## Notices; they are read on locked phones: who one is, which game, what it waits for, until when

notice-turn = نوبت توست، **{ $seat }**: بازی { $game } ({ $channel }) در انتظار { $what } است.
notice-turn-in-channel = { $user }، نوبت توست، **{ $seat }**: بازی { $game } در انتظار { $what } است.
notice-reminder-half = نصف وقتت گذشته، **{ $seat }**: بازی { $game } ({ $channel }) در انتظار { $what } است.
notice-reminder-half-in-channel = { $user }، نصف وقتت گذشته، **{ $seat }**: بازی { $game } در انتظار { $what } است.
notice-reminder-late = وقتت دارد تمام می‌شود، **{ $seat }**: بازی { $game } ({ $channel }) در انتظار { $what } است.
notice-reminder-late-in-channel = { $user }، وقتت دارد تمام می‌شود، **{ $seat }**: بازی { $game } در انتظار { $what } است.
notice-last = همهٔ بقیه جواب داده‌اند و فقط منتظر تو هستند، **{ $seat }**. بازی { $game } ({ $channel }) در انتظار { $what } است.
notice-last-in-channel = { $user }، همهٔ بقیه جواب داده‌اند و فقط منتظر تو هستند، **{ $seat }**. بازی { $game } در انتظار { $what } است.
notice-waiting = بازی هنوز منتظر توست، **{ $seat }**. بازی { $game } ({ $channel }) در انتظار { $what } است.
notice-waiting-in-channel = { $user }، بازی هنوز منتظر توست، **{ $seat }**. بازی { $game } در انتظار { $what } است.
notice-next = نفر بعدی تویی، **{ $seat }**: بازی { $game } ({ $channel }) در انتظار { $after } است و بعد در انتظار { $what }. می‌توانی از پیش جواب بدهی.
notice-due = { $left } وقت داری، تا { $due }.
notice-more = { $number ->
        [1] یک بازی دیگر هم منتظر توست.
       *[other] { $number } بازی دیگر هم منتظر توست.
    }
notice-overdue = مهلت جواب { $due } بود.
notice-ahead = از دیگران هم پرسیده شده و بعضی‌ها پیش از تو تصمیم می‌گیرند: وقت تو از نوبت خودت شروع می‌شود.
notice-no-hurry = مهلتی در کار نیست.
notice-lapsed = در بازی { $game } ({ $channel }) دیگر نوبت تو نیست.
notice-lapsed-in-channel = { $user }، در بازی { $game } دیگر نوبت تو نیست.
notice-word = دربارهٔ بازی { $game } ({ $channel })، که در آن **{ $seat }** هستی:
notice-word-in-channel = { $user }، دربارهٔ بازی { $game }، که در آن **{ $seat }** هستی:
notice-word-seatless = دربارهٔ بازی { $game } ({ $channel }):
notice-word-seatless-in-channel = { $user }، دربارهٔ بازی { $game }:
notice-ended = بازی { $game } ({ $channel })، که در آن **{ $seat }** بودی، تمام شد:
notice-ended-seatless = بازی { $game } ({ $channel }) تمام شد:
notice-private = در بازی { $game } ({ $channel }) چیزی هست که فقط **{ $seat }** باید ببیند. در پنل توست.
notice-private-in-channel = { $user }، در بازی { $game } چیزی هست که فقط **{ $seat }** باید ببیند. در پنل توست.
notice-private-seatless = در بازی { $game } ({ $channel }) چیزی هست که فقط تو باید ببینی. در پنل توست.
notice-private-seatless-in-channel = { $user }، در بازی { $game } چیزی هست که فقط تو باید ببینی. در پنل توست.

## My games

games-title = { $count ->
    [1] ### بازی تو
   *[other] ### بازی‌های تو: { $count }
}
games-none = در هیچ بازی‌ای نیستی. با { COMMAND("game new") } یکی باز کن، یا در کانال یک بازی به آن بپیوند.
games-line = - { $title }، { $channel } · { $moment }
games-lost = - ⚠ { $title } · { $moment } · کانالش از بین رفته: { COMMAND("game move") } با **game** { $game }، برای بردن بازی به جای دیگر
games-line-waiting = - ○ **{ $title }**، { $channel } · { $moment } · { $what }
games-open = بازی { $game }

## Map

map-title = ### { $title }
    { $moment }
map-failed = ⚠ صفحه کشیده نشد. لطفاً دوباره امتحان کن.

## Help

help-title = ## اینجا چه کارهایی می‌توانی بکنی
primer-open = آموزش بازی
primer-open-game = آموزش { $game }
learn-open = یادگیری حین بازی
learn-offer =
    ### یادگیری حین بازی
    اولین بازی، فقط برای تو: کامپیوتر روی همهٔ صندلی‌های دیگر بازی می‌کند، مهلتی نیست، و **راهنمایی** زیر هر پرسش یک جواب خوب را با دلیلش می‌گوید.
learn-begun = ✓ اولین بازی‌ات شروع شد. مهلتی نیست و کامپیوتر روی همهٔ صندلی‌های دیگر بازی می‌کند. هر وقت شک داشتی، **راهنمایی** را بزن.
learn-where = بازی در کانالِ یک سرور برگزار می‌شود. { COMMAND("game learn") } را آنجا بزن.
trouble-not-alone = دیگران هم به این بازی آمده‌اند. برای یادگیری حین بازی، { COMMAND("game learn") } را در کانال دیگری بزن تا بازی خودت را داشته باشی.
demo-title =
    ## خوش آمدی
    این { $game } است و اینجا می‌توانی همه‌اش را امتحان کنی. منتظر هیچ‌کس نمی‌مانی: کامپیوتر روی صندلی‌های دیگر بازی می‌کند.
demo-ways =
    - **{ learn-open }**: اولین بازی، که خودش را توضیح می‌دهد.
    - **{ demo-play }**: پنل تو در یک بازی آماده.
demo-practice = - **{ practice-open }**: تمرین‌های کوچک، هر کدام نیم دقیقه.
demo-play = بازی
next-title = **بعد چه؟**
next-harder = کمی سخت‌تر
next-seek = پیدا کردن بازیکن
next-invite = دعوت دوستان
next-met = **با این‌ها آشنا شدی:** { $parts }
next-unmet = **با این‌ها هنوز آشنا نشده‌ای:** { $parts }
next-begun = ✓ همان صندلی، در برابر پیشکارهای سطح { $level }.
next-invited = ✓ میزی با همین تنظیمات در این کانال باز است. کافی است دوستانت در پست بازی **{ lobby-join }** را بزنند.
practice-open = امتحان کن
practice-title =
    ### خودت امتحان کن: { $game }
    تمرین‌های کوچک، هر کدام نیم دقیقه. هیچ‌کس نمی‌بیند اینجا چه می‌کنی و هیچ چیزش حساب نمی‌شود.
practice-line = { $number }. { $title }
practice-line-solved = { $number }. { $title } ✓
practice-own = { $text }
practice-begin = شروع
practice-choose = تمرینی انتخاب کن
practice-of = تمرین‌های { $game }
practice-panel =
    ### { $title }
    { $task }
practice-solved =
    ### ✓ { $title }: حل شد
    { $why }
practice-missed =
    ### { $title }: هنوز حل نشده
    { $why }
practice-next = تمرین بعدی
practice-again = دوباره
practice-all = همهٔ تمرین‌ها
practice-none = این بازی‌ها تمرین دارند: { $games }.
primer-title = ## { $game } را چطور بازی می‌کنند؟
primer-bot = ### و اینجا در دیسکورد
help-privacy = -# جواب‌هایت در پایگاه داده‌ای نگه داشته می‌شود که گردانندهٔ این ربات می‌تواند آن را بخواند. بازیکن‌های دیگر و ادمین‌های سرور نمی‌توانند.

## What cannot be done

trouble-no-game-here = در این کانال بازی‌ای نیست. یکی باز کن: { COMMAND("game new") }.
trouble-no-such-game = چنین بازی‌ای نیست. { COMMAND("my games") } بازی‌های خودت را با شماره‌هایشان نشان می‌دهد.
trouble-not-playing = تو در این بازی نیستی.
trouble-already-playing = تو همین حالا هم در این بازی هستی.
trouble-not-host = این کار فقط از میزبان بازی برمی‌آید.
trouble-channel-busy = در این کانال همین حالا یک بازی هست: بازی { $game }. کانال دیگری انتخاب کن، یا یک رشته.
trouble-no-such-ruleset = این ربات بازی { $ruleset } را نمی‌شناسد.
trouble-bad-setup = بازی را این‌طور نمی‌شود چید: { $reason }.
trouble-no-such-seat = در این بازی { $seat } نیست.
trouble-seat-taken = { $seat } همین الان گرفته شد. صندلی دیگری انتخاب کن.
trouble-table-full = همهٔ صندلی‌ها پر است.
trouble-seats-free = { $free ->
    [1] یک صندلی هنوز خالی است.
   *[other] { $free } صندلی هنوز خالی است.
} منتظر بازیکن‌ها بمان، یا بقیه را با پیشکارها پر کن.
trouble-not-started = بازی هنوز شروع نشده.
trouble-already-started = بازی شروع شده.
trouble-not-over = بازی هنوز تمام نشده.
trouble-not-understood = «{ $text }» با هیچ جواب ممکنی جور نیست. گزینه‌ها را در پنلت ببین.
trouble-not-a-path = این دیگر ممکن نیست. پنلت را دوباره باز کن.
trouble-drift = قوانین این بازی در میانهٔ آن عوض شده و بازی نمی‌تواند ادامه پیدا کند. چیزی از دست نرفته و به گردانندهٔ ربات خبر داده شد.
trouble-internal = خطایی پیش آمد. چیزی عوض نشده و خطا در گزارش ثبت شد. لطفاً دوباره امتحان کن.
trouble-closed = این بازی بسته شده.
trouble-nothing-to-explain = در این بازی چنین توضیحی نیست. موضوعی از فهرست انتخاب کن.
trouble-game-over = بازی تمام شده.
trouble-bad-terms = این تنظیمات زمان با هم جور نیست ({ $field }). مقدار دیگری انتخاب کن.
trouble-bad-zone = منطقهٔ زمانی‌ای به نام { $zone } نیست. نام شهر بزرگی نزدیک خودت را بنویس و یکی از پیشنهادها را انتخاب کن.
trouble-bad-quiet-hours = شروع و پایان ساعت‌های سکوت باید دو ساعت متفاوت روز باشد.
trouble-bad-vacation = پایان مرخصی باید در آینده باشد، حداکثر تا دو ماه دیگر.
trouble-bad-extension = تمدید حداقل یک ساعت و حداکثر دو هفته است.
trouble-too-late = وقتی این را زدی، مهلت گذشته بود ({ $due }). در پنلت ببین چه شده.
trouble-no-deadline = مهلتی نیست که تمدید شود.
trouble-already-paused = بازی همین حالا هم متوقف است.
trouble-not-paused = بازی متوقف نیست.
trouble-not-away = الان کس دیگری روی صندلی تو بازی نمی‌کند.
trouble-not-offered = { $seat } آزاد نیست. صندلی‌ای را بگیر که آزاد باشد.
trouble-knows-another = تو رازهای صندلی دیگری از این بازی را دیده‌ای، پس نمی‌توانی { $seat } را بگیری. کس دیگری باید بگیردش.
trouble-sent-away = تو از این بازی کنار گذاشته شده‌ای و نمی‌توانی به آن برگردی.
trouble-not-overdue = بازیکن { $seat } دیر نکرده، پس بقیه باید رأی بدهند.
trouble-not-admitted = میز تصمیم گرفته که در این بازی به تو صندلی ندهد.
trouble-not-moderator = اینجا فقط کسی که مجوز **Manage Channels** دارد می‌تواند این کار را بکند. میزبان هم می‌تواند، پیش از شروع بازی و وقتی کانال بازی از بین رفته باشد.
trouble-other-server = آن بازی مال سرور دیگری است. این فرمان را آنجا بزن.
trouble-same-channel = بازی همین حالا هم در همین کانال است.
trouble-already-host = این بازیکن خودش میزبان است.
trouble-not-lent = تو صندلی‌ای امانت نداده‌ای.
trouble-nobody-there = هیچ‌کس به‌جای { $seat } بازی نمی‌کند، پس کسی نیست که کنار گذاشته شود.
trouble-not-needed = بازیکنِ { $seat } نه غایب است و نه دیر کرده.
trouble-same-level = همین حالا هم یک پیشکار از همین سطح جای { $seat } بازی می‌کند.
trouble-no-such-proposal = چنین پیشنهادی نیست، یا رأی‌گیری آن تمام شده.
trouble-already-proposed = رأی‌گیری‌ای از همین نوع باز است. صبر کن تا تمام شود.
trouble-no-vote = تو در این رأی‌گیری حق رأی نداری.
trouble-nothing-to-undo = آخرین جوابت را دیگر نمی‌شود بی‌اجازه برگرداند: کس دیگری کاری کرده یا چیز پنهانی رو شده. { COMMAND("game run") } از همه اجازه می‌گیرد.
trouble-no-such-moment = بازی نمی‌تواند به آن لحظه برگردد. لحظهٔ دیگری از فهرست انتخاب کن.

## A token for each place

tokens-place = جا
tokens-for = توکن برای { $place }
tokens-none-yet = هنوز بدون توکن
tokens-none = بدون توکن
tokens-limit = { $tokens }: { $used } از { $most }
tokens-short = توکن کم است: از { $places } جا فقط به { $number } تا می‌رسد.
