# What players say to each other: in public, in private, and what they declare.

## In public; everybody may read all of it, and it stays in the log

table-said = **{ $seat }**: { $text }
table-allied = **{ $seat }** اعلام می‌کند که با **{ $ally }** متحد است. این کسی را پایبند نمی‌کند. { $ally } هم می‌تواند اعلام کند: { COMMAND("say") }.
table-allied-both = **{ $seat }** و **{ $ally }** متحدند. این هیچ‌کدام را پایبند نمی‌کند و هر کدام هر وقت بخواهد می‌تواند تمامش کند.
table-alliance-ended = **{ $seat }** اتحاد با **{ $ally }** را تمام می‌کند.

done-said = ✓ به نام صندلی‌ات در کانال گفته شد.
done-said-later = ✓ یادداشت شد. ربات الان نمی‌تواند در کانال بنویسد؛ همین که بتواند، این را آنجا سر جای خودش می‌گوید.
done-allied = ✓ در کانال اعلام شد. کسی را پایبند نمی‌کند و ربات هم کسی را به آن وادار نمی‌کند.
done-alliance-ended = ✓ اتحاد تمام شد و در کانال اعلام شد.

trouble-say-less = پیام‌ها پشت سر هم زیاد شد. نیم دقیقهٔ دیگر دوباره امتحان کن.
trouble-ally-oneself = نمی‌توانی با خودت متحد شوی.
trouble-already-allied = این را پیش‌تر اعلام کرده‌ای. { $seat } هم باید اعلام کند تا هر دو متحد باشید.
trouble-not-allied = میان تو و { $seat } اتحادی نیست.

## In private

talk-name = بازی { $game } · { $seats }
talk-opening = ### گفت‌وگوی { $players }
    -# بازی { $game }
talk-warning =
    {"**"}دیگر چه کسی این را می‌بیند؟** صاحب سرور، ادمین‌هایش و هر کس مجوز **Manage Threads** دارد: هر وقت بخواهند و بدون آن‌که دیده شوند. کسی هم که بعدها یکی از این صندلی‌ها را بگیرد همه‌اش را می‌خواند.
    قرارهای اینجا کسی را پایبند نمی‌کند. حرفی را که هیچ‌وقت نباید کس دیگری بخواند، مستقیم به هم بگویید.
talk-here = ✓ گفت‌وگویتان: { $thread }
talk-again = ✓ این گفت‌وگو را از پیش دارید: { $thread }
talk-back = -# { $seat } به این گفت‌وگو برمی‌گردد. { $users }
talk-joined = از اینجا به بعد { $user } به‌جای { $seat } بازی می‌کند و به این گفت‌وگو می‌آید. همهٔ حرف‌های بالا را می‌بیند.
talk-left = { $user } دیگر به‌جای { $seat } بازی نمی‌کند و از این گفت‌وگو بیرون رفت. همهٔ حرف‌های بالا را تا حالا می‌دید.
talk-lacks = اینجا نمی‌توانم گفت‌وگو باز کنم. در { $channel } این مجوزها را ندارم: { $permissions }. مدیر کانال می‌تواند اجازه بدهد. تا آن وقت مستقیم به هم بنویسید.
talk-no-place = گفت‌وگوها رشته‌های خصوصیِ یک کانال متنی‌اند و این بازی در چنین کانالی نیست. مستقیم به هم بنویسید.
talk-locked = گفت‌وگویتان { $thread } قفل است؛ کسی که مدیر رشته‌هاست می‌تواند بازش کند. تا آن وقت مستقیم به هم بنویسید.
talk-failed = دیسکورد الان نگذاشت گفت‌وگو را باز کنم. لطفاً کمی بعد دوباره امتحان کن.
talk-not-added = ⚠ نتوانستم این‌ها را اضافه کنم: { $users }. شاید از سرور رفته باشند.
trouble-talk-alone = حداقل یک بازیکن دیگر را برای گفت‌وگو نام ببر.
trouble-nobody-to-talk-to = هیچ‌کس به‌جای { $seat } بازی نمی‌کند، پس کسی نیست که با او حرف بزنی.
trouble-talk-public = این میز قرار گذاشته که فقط علنی حرف بزنید. در کانال بنویس، یا قراری علنی پیشنهاد بده.
trouble-talk-spoken = این میز قرار گذاشته که فقط علنی حرف بزنید، و کسی نمی‌داند کی به‌جای کی بازی می‌کند. با { COMMAND("say") } حرف بزن، یا قراری علنی پیشنهاد بده.
trouble-talk-relayed = این میز قرار گذاشته که همهٔ گفت‌وگوها از راه ربات باشد: { COMMAND("talk") }.
trouble-faceless = سر این میز کسی نمی‌داند کی به‌جای کی بازی می‌کند، برای همین نمی‌شود از بازیکنی نام برد.
relay-title = پیام به { $seats }
relay-label = ربات از طرف تو چه بگوید
relay-answer = جواب بده
relay-done = ✓ در پیام مستقیم به نام صندلی‌ات فرستاده شد به { $seats }: { $text }
relay-note = -# کسی که از ربات پیام مستقیم نمی‌گیرد، آن را دریافت نمی‌کند.
table-relayed = **{ $seat }** به { $seats } می‌نویسد: { $text }
trouble-tournament = سر این میز قواعد مسابقه برقرار است، برای همین این کار ممکن نیست.
trouble-talk-none = این میز قرار گذاشته که بازیکن‌ها با هم حرف نزنند.

permission-create-private-threads = Create Private Threads
without-create-private-threads = بدون آن بازیکن‌ها نمی‌توانند با هم گفت‌وگوی خصوصی باز کنند.

## How the game stands

overview-title = ### { $title }
    { $moment }
overview-awaited = **در انتظار { $what }:**
overview-since = ○ { $seat } · از { $since }
overview-since-due = ○ { $seat } · از { $since } · مهلت: { $due }
overview-stopped = ○ { $seat } · از { $since } · ساعت ایستاده
overview-waits = ○ { $seat }
overview-answered = ✓ { $seat }
overview-discreet = **در انتظار پاسخ‌ها.** این‌که چه کسی شاید پاسخ بدهد نشان داده نمی‌شود.
overview-over = بازی تمام شد.
overview-alliances = **اتحادها** (کسی را پایبند نمی‌کنند)
overview-allied = - { $one } و { $other }، از { $since }
overview-declared = - { $one } با { $other } (فقط از یک طرف اعلام شده)، از { $since }
overview-log = گزارش
