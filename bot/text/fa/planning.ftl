# Answers given ahead: plans for questions that are still to come.

trouble-no-plans = در این بازی به هیچ چیز نمی‌شود از پیش جواب داد.
trouble-nothing-ahead = پرسش بعدی‌ات الان قابل پیش‌بینی نیست، پس نمی‌شود برایش برنامه گذاشت.
trouble-not-foreseen = ⚠ آن پرسش دیگر پیش‌بینی نمی‌شود. الان این‌ها پیش‌بینی می‌شوند.
trouble-no-such-plan = برنامه‌ای به این شماره نداری. { COMMAND("plan") } فهرستشان را نشان می‌دهد.
trouble-too-many-plans = بیشتر از این نمی‌توانی برنامه بگذاری. اول یکی را بردار.

plan-open = جواب دادن از پیش
plan-panel = برگشت به پنلم
plan-title = ### جواب دادن از پیش · { $seat } · بازی { $game }
plan-why = برای چیزهایی که احتمالاً از تو می‌پرسند برنامه بگذار. وقتی پرسشش بیاید، جوابت ممکن باشد و چیزی که پیش‌بینی نکرده‌ای پیش نیامده باشد، برنامه اجرا می‌شود؛ وگرنه مثل همیشه از تو پرسیده می‌شود. هیچ‌کس دیگر نمی‌فهمد که برنامه گذاشته‌ای.
plan-gathered = **از تو و چند نفر دیگر با هم پرسیده شده.** جواب‌هایتان به نوبت اجرا می‌شوند؛ اگر تا نوبتت چیزی عوض شده باشد، دوباره از تو پرسیده می‌شود.
plan-way-next = تصمیم بعدی با توست: { $what }.
plan-way-after = تصمیم تو بعد از { $seats } است: { $what }.
plan-later-all = هر چه را می‌شود پیش‌بینی کرد در برنامه گذاشته‌ای. وقتی یکی از این پرسش‌ها پرسیده شد، باز می‌توانی برنامه بگذاری.
plan-later-own = اول به آنچه الان پرسیده شده جواب بده. بعد می‌توانی برای ادامه‌اش برنامه بگذاری.
plan-later-chance = آنچه می‌آید به قرعه است. بعد از قرعه می‌توانی برنامه بگذاری.
plan-later-secret = آنچه می‌آید به جواب‌هایی بستگی دارد که هنوز پنهان‌اند. وقتی باز شدند می‌توانی برنامه بگذاری.
plan-later-round = در این دور دیگر چیزی از تو پرسیده نمی‌شود. با شروع دور بعد می‌توانی برنامه بگذاری.
plan-later-game = پیش از آن‌که چیزی از تو پرسیده شود بازی تمام می‌شود.
plan-later-far = پیش از آن‌که نوبت تو شود اتفاق‌های زیادی می‌افتد. نزدیک‌تر که شد می‌توانی برنامه بگذاری.
plan-not-for = برای این‌ها هم از تو پرسیده می‌شود: { $seats }. جوابی را که به‌جای دیگران می‌دهی نمی‌شود از پیش برنامه‌ریزی کرد.
plan-menu = برنامه برای یک جواب
plan-menu-more = برنامه برای یک جواب ({ $first }–{ $last })
plan-menu-after = بعد از { $seats }
plan-none = برنامه‌ای نگذاشته‌ای.
plan-yours = **برنامه‌هایت، به ترتیبی که امتحان می‌شوند:**
plan-line = { $number }. { $words }
plan-line-done = { $number }. ~~{ $words }~~ – اجرا شد
plan-line-stopped = { $number }. ~~{ $words }~~ – متوقف شد: { $reason }
plan-words = { $what }: { $choices }{ $otherwise ->
    [pass] ؛ وگرنه هیچ
   *[ask] {""}
}{ $until ->
    [battle] ، در همین جنگ
    [changed] ، تا وقتی چیزی متوقفش کند
   *[round] {""}
}
plan-words-ranking = { $what }، هر بار اولین مورد ممکن: { $choices }
plan-choice = { $answer }
plan-choice-if = { $answer }، فقط اگر { $conditions }
plan-and = {" و "}
plan-else = ؛ وگرنه{" "}
plan-drop = برداشتن یک برنامه
plan-drop-all = برداشتن همه
plan-passes = برنامه‌هایم به صاحب بعدی صندلی برسد: { $passes ->
    [yes] بله
   *[no] نه
}
plan-dropped = ✓ برداشته شد.
plan-passes-said = { $passes ->
    [yes] ✓ هر کس صندلی‌ات را بگیرد، برنامه‌هایت هم به او می‌رسد.
   *[no] ✓ هر کس صندلی‌ات را بگیرد، برنامه‌هایت به او نمی‌رسد.
}
plan-kept = ✓ برنامه گذاشته شد: { $words }.

plan-question = **برنامه: { $question }**
plan-ranks = -# هر چند تا که می‌خواهی به ترتیب انتخاب کن. هر بار که نوبت پرسش از تو شد، ربات اولین موردی را که ممکن باشد جواب می‌دهد.
plan-assumed = -# اگر چیزی پیش نیاید: { $assumed }.
plan-before = -# انتخاب { $number }: { $words }
plan-another = اگر آن نشد، چه؟
plan-reads = ◂ { $words }
plan-only-if = -# **{ $number }** فقط اگر { $condition }
plan-keep = بگذار در برنامه
plan-keep-if = در برنامه بگذار، اگر { $number }
plan-keep-answer = ثبت نهایی
plan-conditions = فقط اگر …
plan-condition-option = { $number } · { $condition }
plan-until = تا کی منتظر بماند
plan-until-round = تا آخر این دور
plan-until-battle = تا آخر این جنگ
plan-until-changed = تا وقتی چیزی متوقفش کند
plan-otherwise = وگرنه کاری دیگر
plan-otherwise-pass = وگرنه هیچ
go-way = {" ← "}
plan-others = پرسش‌های دیگر

# In the panel of whoever is not asked.

panel-done-ahead = -# ✓ طبق برنامه انجام شد: { $words }
panel-stopped-ahead = -# ⚠ برنامه‌ات متوقف شد: { $words } – { $reason }
plan-stopped-unreadable = این نسخهٔ ربات نمی‌تواند آن را بخواند

## Plans typed as text

# Words, parted by commas.
typed-plan-if = اگر, فقط اگر, به شرطی که, به شرط, چنانچه
typed-plan-else = وگرنه, وگر نه, در غیر این صورت, اگر نشد, اگرنه
typed-plan-and = و
typed-plan-nothing = هیچ, هیچی, هیچ کاری, هیچ کار, پاس, بمان, بماند, نه
typed-plan-ask = بپرس, از من بپرس, پرسش
typed-plan-list = فهرست, لیست, نشان
typed-plan-drop = حذف, بردار, پاک
typed-plan-all = همه, همگی, همه چیز

plan-typed-unknown = - «{ $text }» به هیچ‌کدام از پرسش‌هایی که پیش‌بینی می‌شود نمی‌خورد.
plan-typed-early = - «{ $text }» را هنوز نمی‌شود در برنامه گذاشت. { $when }
plan-typed-condition = - «{ $text }» جزو شرط‌های اینجا نیست: { $conditions }.
plan-typed-incomplete = - «{ $text }» جواب کاملی نیست.
plan-typed-nothing = ⚠ هیچ برنامه‌ای نگذاشتم:
plan-typed-partly = ⚠ این در برنامه نیامد:
plan-typed-done = ✓ برنامه گذاشته شد. پایین یک بار بخوانش؛ { COMMAND("plan") } با «حذف 2» دومی را برمی‌دارد.
