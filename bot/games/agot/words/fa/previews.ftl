# What an answer would do, before it is given.

step-recruit-afloat = { $area }: { $unit } در { $at }

why-preview-nobody-marches = اگر هیچ‌کس پیشروی نکند، دستورِ { $area } هدر می‌رود.
why-preview-takes-over = { $units } به { $area }: توکن قدرت { $rival } برداشته می‌شود.
why-preview-neutral = { $units } به { $area }: ارتش بی‌طرف شکست می‌خورد، { $strength } در برابر { $needed }.
why-preview-battle = { $units } به { $area }: **جنگ** با { $rival }، قدرت جنگی تا اینجا { $attack } در برابر { $defence }{ $garrison ->
    [0] .
   *[other] ، با پادگان { $garrison }.
}
why-preview-helpers = این‌ها می‌توانند از هر طرف که بخواهند حمایت کنند: { $houses }.
why-preview-stays = در { $area } می‌ماند: { $units }.
why-preview-leaves-token = یک توکن قدرت در { $area } می‌ماند و آنجا مال تو می‌ماند؛ { $left } قدرت برایت باقی است.
why-preview-keeps = { $area } خالی می‌شود ولی مال تو می‌ماند.
why-preview-gives-up = { $area } خالی می‌شود و **دیگر مال تو نیست**{ $may ->
    [0] .
   *[other] ، مگر این‌که توکن قدرت بگذاری.
}
why-preview-armies = ارتش‌ها بعد از این: { $armies }؛ حد تدارکاتت: { $limits }.
why-preview-no-armies = ارتش دو یگانی یا بزرگ‌تر نخواهی داشت؛ حد تدارکاتت: { $limits }.
why-preview-raids-nothing = دستور یورش در { $area } برداشته می‌شود و هیچ اثری ندارد.
why-preview-raid = { $rival } این دستور را در { $area } از دست می‌دهد: { $order }.
why-preview-pillage = { $rival } این دستور را در { $area } از دست می‌دهد: { $order }؛ تو 1 قدرت می‌گیری{ $lost ->
    [0] .
   *[other] {" "}و { $rival } 1 قدرت از دست می‌دهد.
}
why-preview-side = { $house } تا اینجا **{ $strength }**: { $parts }.
why-preview-hand = کارت‌های دست { $house }: { $cards }.
why-preview-card = با { $card }: { $strength } در برابر { $against } به‌علاوهٔ کارت حریف، بدون حساب توانایی‌ها.
why-preview-retreat-losses = تدارکات: { $number } تا از آن‌ها پیش از رسیدن به { $area } از دست می‌رود.
why-preview-retreats-in-order = در { $area } گریخته نمی‌شوند: { $units }.
why-preview-retreats = در { $area }، گریخته: { $units }.
why-preview-unspent = { $area }: { $points } امتیاز جمع‌آوری خرج‌نشده.
why-preview-points = { $area } برای جمع‌آوری { $points } امتیاز دارد.
note-recruit = { $points } امتیاز از { $area }

# What is needed for a decision, whatever its question is about.
why-preview-westeros = کارت‌های وستروس این دور: { $cards }.
why-preview-drafted = کارت‌های { $house } تا اینجا: { $cards }.
why-preview-draft-turns = نوبت‌های بعدی: { $houses }.
why-preview-power = قدرت: { $powers }.
why-preview-places = { $track } الان: { $places }.
why-preview-brings-iron-throne = ترتیب نوبت را معلوم می‌کند. نفر اول صاحب تخت آهنین است که هر تساوی‌ای را حل می‌کند، جز در جنگ.
why-preview-brings-fiefdoms = در تساوی جنگ، هر کس بالاتر باشد پیروز می‌شود. نفر اول صاحب شمشیر والریایی است: ‎+1 در یک جنگ از هر دور.
why-preview-brings-kings-court = تعداد دستورهای ویژه (★) را محدود می‌کند: { $stars }. نفر اول صاحب کلاغ پیام‌رسان است.
house-in-place = { $place }. { $house }
stars-in-place = جایگاه { $place }: { $stars ->
    [0] هیچ
   *[other] { $stars }
}
why-preview-played = { $house } **{ $card }** را بازی می‌کند: { $text }
why-preview-played-textless = { $house } **{ $card }** را بازی می‌کند که متنش حساب نیست: { $text }
why-preview-no-card = { $house } بدون کارت خاندان می‌جنگد.
why-preview-strengths = { $area }، قدرت جنگی تا اینجا: { $attacker } **{ $attack }**، { $defender } **{ $defence }**.
why-preview-won = { $area }: { $attacker } { $attack }، { $defender } { $defence }؛ **پیروزی با { $winner }.**
why-preview-income = { $power ->
    [0] { $area } **چیزی نمی‌آورد**.
   *[other] { $area } { $power } قدرت می‌آورد.
}
why-bids-of-round = **دور { $round }**
note-income = { $power ->
    [0] اینجا قدرتی نمی‌آورد
   *[other] { $power } قدرت می‌آورد
}
note-mustering-points = { $points } امتیاز جمع‌آوری
note-nothing-at-sea = در دریا چیزی نمی‌آورد

# What an area has for whoever marches there.
prospect = { $has }
prospect-castle = { $has }: قلعهٔ شمارهٔ { $number } تو
prospect-taken = { $has }: قلعهٔ شمارهٔ { $number } تو، از { $rival }
has-castle = قلعه
has-stronghold = دژ
has-supply = { $count } آیکن تدارکات
has-power = { $count } آیکن قدرت
