# Why an answer is a good one: what /hint says of it, and /why of a steward's move.
# Each is one sentence about the answer, without naming whose it is.

because-sensible = هیچ چیز آشکارا به نفع جواب دیگری نیست.

# The three conditions, as they are counted.
condition-clans = رئیس بودن بر قبیله‌های رقیب
condition-sanctuaries = حضور کنار عبادتگاه‌ها
condition-territories = حضور در منطقه‌ها

because-meets = یک شرط پیروزی را برقرار می‌کند: { $condition } ({ $number }).
because-crowns = ریاست { $area } را می‌آورد که پایتخت در آن است؛ هر کس آنجا رئیس باشد بِرِن می‌شود.
because-stops = آن‌وقت برای { $rival } { $number ->
    [0] دیگر هیچ شرطی برقرار نیست
   *[other] فقط { $number } شرط برقرار است
}.
because-grows-clans = رئیس بودن بر { $number } قبیلهٔ رقیب از { $needed } تایی که لازم است.
because-grows-sanctuaries = حضور کنار { $number } عبادتگاه از { $needed } تایی که لازم است.
because-grows-territories = حضور در { $number } منطقه از { $needed } تایی که لازم است.
because-leads = ریاست { $area } را می‌آورد؛ هر کس در گردهمایی بعد آنجا رئیس باشد، کارت مزیتش را دارد.

## The season

because-claims = { $met } شرط برقرار است و برای هیچ بازیکن دیگری که توکن ادعای تاج و تخت دارد شرط بیشتری برقرار نیست.
because-claims-early = { $met } شرط برقرار است، و فقط بازیکنی می‌برد که توکن ادعای تاج و تخت دارد.
because-passes = کاری نیست که فوری باشد، و با کارت‌هایی که بماند می‌شود جواب کار بقیه را داد.
because-plays = { $card }: { $text } نزدیک‌ترین شرط: { $condition }، { $number } از { $needed }.
because-plays-tale = کارت روایت حماسی بیشتر از خرجش می‌ارزد.
because-plays-clans = قبیله‌های بیشتر در جزیره به هر کاری می‌آیند؛ نزدیک‌ترین شرط: { $condition }، { $number } از { $needed }.
because-plays-card = کارتی که قبلاً بازی شده دوباره به دست می‌آید.
because-plays-explores = منطقهٔ تازه جا برای بزرگ شدن می‌دهد؛ نزدیک‌ترین شرط: { $condition }، { $number } از { $needed }.
because-plays-moves = قبیله‌ها جای دیگری لازم‌اند؛ نزدیک‌ترین شرط: { $condition }، { $number } از { $needed }.
because-plays-spies = هر کس دست دیگری را بداند، می‌تواند در برابرش نقشه بکشد.
because-plays-clash = درگیری، جایی که دست بالا باشد، از بقیه قبیله می‌گیرد.
because-marches-against = به { $area } می‌رود، در برابر { $rivals }.
because-settles = به { $area } می‌رود که هیچ‌کس سر راهش نیست.
because-starts-clash = درگیری در { $area }، { $own } در برابر { $other }.
because-fortifies = قلعه در { $area } قبیله‌ای را پناه می‌دهد و کارت مزیت آنجا هم همراهش می‌آید.
because-celebrates = از حالا هر کس در { $area } درگیری راه بیندازد، یک قبیله از دست می‌دهد.

## Clans

because-keeps-reserve = قبیله‌هایی که در انبارند هنوز می‌توانند هر جا لازم شد بیایند.
because-strengthens = کار را در { $area } برای بقیه سخت‌تر می‌کند.
because-stays-home = قبیله‌ها همان جا که هستند بیشتر به کار می‌آیند.

## Clashes

because-attacks = { $rival } آنجا { $number } قبیله و { $cards } کارت اقدام دارد و باید یکی از این دو را از دست بدهد.
because-withdraws = { $number } قبیله از { $area } جان به در می‌برد.
because-uses-tale = { $card }: { $text }
because-ends-ahead = ریاست { $area } در دست است، پس از ادامهٔ درگیری چیزی درنمی‌آید.
because-ends = ادامهٔ درگیری در { $area } زیانش از سودش بیشتر است.
because-loses-both = انتخاب دیگری نیست.
because-loses-card = با { $cards } کارت اقدام، یکی از آن‌ها کمتر از یک قبیله لازم است.
because-loses-clan = { $number ->
    [1] آخرین قبیلهٔ { $area }
   *[other] یکی از { $number } قبیلهٔ { $area }
} کمتر از یک کارت لازم است.
because-agrees = وضع { $area } همین‌طور که هست ارزش نگه داشتن دارد.
because-refuses = در { $area } هنوز چیزی برای به دست آوردن هست.
because-shelters = قبیلهٔ پناه‌گرفته در { $area } از دست نمی‌رود.
because-stays-out = در { $area } فقط قبیله‌های بیرون می‌توانند بجنگند.

## Cards

because-drafts = { $card }: { $text } نزدیک‌ترین شرط: { $condition }، { $number } از { $needed }.
because-parts-with = { $card } از همه کمتر لازم است: { $text }
because-takes-card = { $card }: { $text }
because-lets-pass = هیچ کارتی ارزش آن را ندارد که در برابر این بازی شود.
because-responds = { $card }: { $text }

because-offers = { $count ->
    [0] این کارت‌ها از نگاهی به کارت‌های روایت حماسی بیشتر می‌ارزند.
    [1] یک کارت سوخته یعنی یک کارت روایت حماسی بیشتر برای انتخاب.
   *[other] { $count } کارت سوخته یعنی همان‌قدر کارت روایت حماسی بیشتر برای انتخاب.
}

## The island

because-founds = از { $area } به بیشترین منطقه‌ها می‌شود رسید.
because-clash-first = آنچه در { $area } پیش می‌آید از همه مهم‌تر است.
because-lies-well = اینجا کاشی کنار منطقه‌های به‌دردبخور است و کنار جاهای دیگرِ کمی.
nudge-condition = به نزدیک‌ترین شرطت نگاه کن: { $condition }. چه چیزی جلوتر می‌بردت؟
plan-condition = راهنمایی‌ها تا حالا به سوی { $before } بودند؛ حالا { $condition } نزدیک‌تر است: { $number } از { $needed }.
