# Why an answer is a good one: what /hint says of it, and /why of a steward's move.
# Each is one sentence about the answer, without naming whose it is.

# The three conditions, as they are counted.
condition-clans = رئیس قبیله‌های رقیب بودن
condition-sanctuaries = حضور کنار عبادتگاه‌ها
condition-territories = حضور در منطقه‌ها

because-meets = یک شرط پیروزی را برقرار می‌کند: { $condition } ({ $number }).
because-crowns = ریاست { $area } را می‌آورد که پایتخت در آن است؛ هر کس آنجا رئیس باشد بِرِن می‌شود.
because-stops = آن‌وقت برای { $rival } { $number ->
    [0] دیگر هیچ شرطی برقرار نیست
   *[other] فقط { $number } شرط برقرار است
}.
because-grows-clans = بر { $number } تا از { $needed } قبیلهٔ رقیبِ لازم رئیس می‌شود.
because-grows-sanctuaries = کنار { $number } تا از { $needed } عبادتگاهِ لازم حضور پیدا می‌کند.
because-grows-territories = در { $number } تا از { $needed } منطقهٔ لازم حضور پیدا می‌کند.
because-leads = ریاست { $area } را می‌آورد؛ هر کس در گردهمایی بعد آنجا رئیس باشد، کارت مزیتش را دارد.

## The season

because-claims = { $met } شرط برقرار است و برای هیچ بازیکن دیگری که توکن ادعای تاج و تخت دارد شرط بیشتری برقرار نیست.
because-claims-early = { $met } شرط برقرار است، و فقط بازیکنی می‌برد که توکن ادعای تاج و تخت دارد.
because-passes = پاس می‌دهد و { $cards } کارت اقدام نگه می‌دارد؛ فصل وقتی تمام می‌شود که همه پشت سر هم پاس بدهند.
because-plays = { $card }: { $text } نزدیک‌ترین شرط: { $condition }، { $number } از { $needed }.
because-marches-against = به { $area } می‌رود، در برابر { $rivals }.
because-settles = به { $area } می‌رود که هیچ‌کس سر راهش نیست.
because-starts-clash = در { $area } درگیری راه می‌اندازد، { $own } در برابر { $other }.
because-fortifies = قلعه در { $area } قبیله‌ای را پناه می‌دهد و کارت مزیت آنجا هم همراهش می‌آید.
because-celebrates = از حالا هر کس در { $area } درگیری راه بیندازد، یک قبیله از دست می‌دهد.

## Clans

because-keeps-reserve = قبیله‌ای گذاشته نمی‌شود؛ { $number } تا در انبار می‌ماند.
because-strengthens = قبیله‌ها در { $area } { $number } تا می‌شوند.
because-stays-home = هیچ قبیله‌ای جابه‌جا نمی‌شود.

## Clashes

because-attacks = { $rival } آنجا { $number } قبیله و { $cards } کارت اقدام دارد و باید یکی از این دو را از دست بدهد.
because-withdraws = { $number } قبیله از { $area } جان به در می‌برد.
because-uses-tale = { $card }: { $text }
because-ends-ahead = ریاست { $area } در دست است: { $own } در برابر { $other }.
because-ends = درگیری در { $area } با { $own } در برابر { $other } تمام می‌شود.
because-loses-both = حمله هر دو را می‌گیرد: یک قبیله و یک کارت.
because-loses-card = یکی از { $cards } کارت اقدام را می‌دهد و قبیله‌هایش را نگه می‌دارد.
because-loses-clan = { $number ->
    [1] آخرین قبیلهٔ { $area }
   *[other] یکی از { $number } قبیلهٔ { $area }
} را از دست می‌دهد و { $cards } کارت اقدام را نگه می‌دارد.
because-agrees = درگیری در { $area } با { $own } در برابر { $other } تمام می‌شود.
because-refuses = درگیری در { $area } ادامه دارد، { $own } در برابر { $other }.
because-shelters = قبیلهٔ پناه‌گرفته در { $area } از دست نمی‌رود.
because-stays-out = در { $area } فقط قبیله‌های بیرون از قلعه‌ها می‌توانند بجنگند.

## Cards

because-drafts = { $card }: { $text } نزدیک‌ترین شرط: { $condition }، { $number } از { $needed }.
because-parts-with = از این کارت می‌گذرد: { $card }: { $text }
because-takes-card = { $card }: { $text }
because-lets-pass = در پاسخ، کارتی بازی نمی‌کند و { $cards } کارت اقدام نگه می‌دارد.
because-responds = { $card }: { $text }

because-offers = { $count ->
    [0] هیچ کارتی برای روایت حماسی نمی‌سوزد.
    [1] یک کارت سوخته یعنی یک کارت روایت حماسی بیشتر برای انتخاب.
   *[other] { $count } کارت سوخته یعنی همان‌قدر کارت روایت حماسی بیشتر برای انتخاب.
}

## The island

because-founds = { $area } با { $number } منطقهٔ دیگر هم‌مرز است.
because-clash-first = در { $area } { $own } در برابر { $other } است.
nudge-condition = به نزدیک‌ترین شرطت نگاه کن: { $condition }. چه چیزی تو را به آن نزدیک‌تر می‌کند؟
plan-condition = هدف راهنمایی‌ها تا حالا این بود: { $before }؛ حالا { $condition } نزدیک‌تر است: { $number } از { $needed }.
