# Why an answer is a good one: what /hint says of it, and /why of a steward's move.
# Each is one sentence about the answer, without naming whose it is.

# What an area would bring; stands behind a comma of its own.
prize-nothing = { "" }
prize-castle = ؛ آنجا { $number ->
    [1] قلعهٔ اول
    [2] قلعهٔ دوم
    [3] قلعهٔ سوم
    [4] قلعهٔ چهارم
    [5] قلعهٔ پنجم
    [6] قلعهٔ ششم
    [7] قلعهٔ هفتم
   *[other] قلعهٔ شمارهٔ { $number }
} می‌شود
prize-stronghold = ؛ آنجا دژ است و { $number ->
    [1] قلعهٔ اول
    [2] قلعهٔ دوم
    [3] قلعهٔ سوم
    [4] قلعهٔ چهارم
    [5] قلعهٔ پنجم
    [6] قلعهٔ ششم
    [7] قلعهٔ هفتم
   *[other] قلعهٔ شمارهٔ { $number }
} می‌شود
prize-wins = ؛ آنجا قلعهٔ شمارهٔ { $number } می‌شود و بازی با آن برده می‌شود
prize-supply = { $count ->
    [1] ؛ آنجا یک آیکن تدارکات دارد
   *[other] ؛ آنجا { $count } آیکن تدارکات دارد
}
prize-power = { $count ->
    [1] ؛ آنجا یک آیکن قدرت دارد
   *[other] ؛ آنجا { $count } آیکن قدرت دارد
}

# Who could take it back; stands behind a comma of its own, too.
grip-nobody = ، و هیچ خاندان دیگری نزدیک نیست که پسش بگیرد
grip-no-order = ، و هیچ خاندان دیگری در نزدیکی دستور پیشروی ندارد که پسش بگیرد
grip-firm = ، و { $rival } می‌تواند با قدرت جنگی { $strength } در برابر { $own } بیاید و پسش بگیرد
grip-contested = ، هرچند { $rival } می‌تواند با قدرت جنگی { $strength } در برابر { $own } بیاید و پسش بگیرد

## Orders

part-takes = پیشروی از { $area } می‌تواند { $target } را بگیرد{ $prize }
part-attacks = پیشروی از { $area } می‌تواند در { $target } به { $rival } حمله کند (فعلاً { $attack } در برابر { $defence }، پیش از کارت‌های خاندان){ $prize }
part-defends = دفاع در { $area } قدرت جنگی آنجا را، پیش از کارت‌های خاندان، به { $own } می‌رساند، و { $rival } می‌تواند با قدرت جنگی { $strength } به آنجا پیشروی کند
part-supports = حمایتِ { $area } قدرت جنگی را در { $target } { $own } تا بیشتر می‌کند، و { $rival } می‌تواند با قدرت جنگی { $strength } به آنجا پیشروی کند
part-backs = حمایتِ { $area } قدرت جنگیِ حمله به { $target } را { $own } تا بیشتر می‌کند
part-raids = یورشِ { $area } به دستورِ { $rival } در { $target } می‌رسد
part-gathers = { $area } { $power } قدرت می‌آورد
part-musters = در { $area } می‌شود با { $points } امتیاز ارتش جمع کرد

because-orders = مهم‌تر از همه: { $what }.
because-orders-two = مهم‌تر از همه: { $what }؛ و { $more }.
because-orders-quiet = این دستورها قدرتی نمی‌آورند، با یورش به خاندان دیگری نمی‌رسند و سرزمینی را نگه نمی‌دارند که خاندان دیگری بتواند به آن پیشروی کند.
because-raven-changes = حالا همهٔ دستورها رو شده‌اند: در { $area }، { $order } جای { $old } را می‌گیرد.
because-raven-looks = هیچ دستوری عوض نمی‌شود، و کارت رویی وحشی‌ها را پیش از پیشنهادها فقط همین خاندان می‌بیند.
because-raven-rests = هیچ دستوری عوض نمی‌شود.
because-wildlings-top = کارت روی دسته می‌ماند و فقط { $house } آن را می‌شناسد.
because-wildlings-bottom = کارت زیر { $count } کارت دیگر دسته می‌رود.

because-raids-nothing = یورشِ { $area } به هیچ دستور حمایت، دستور یورش یا دستور تقویت قدرتِ خاندان دیگری نمی‌رسد.
because-raids-spares = از { $area } می‌شد به دستور { $rival } در { $target } یورش برد؛ آن دستور می‌ماند.
because-raids-consolidate = 1 قدرت می‌آورد، و { $rival } در { $area } چیزی نمی‌گیرد.
because-raids-support = { $rival } دیگر نمی‌تواند با یگان‌های { $area } از هیچ‌کس حمایت کند.
because-raids-defend = { $rival } برای دفاع از { $area } یک دستور کمتر دارد.
because-raids-raid = از { $rival } پیش می‌افتد که یورشش در { $area } می‌توانست همین کار را بکند.

## Marches

because-calls-support = پیش از پیشروی می‌شود در برابر ارتش بی‌طرف { $area } از این‌ها حمایت خواست: { $houses }.
because-beats-neutral = ارتش بی‌طرفِ { $area } را با { $attack } در برابر { $defence } شکست می‌دهد{ $prize }.
because-attacks = در { $area } به { $rival } حمله می‌کند ({ $attack } در برابر { $defence }، پیش از کارت‌های خاندان){ $prize }.
because-dares = در { $area } دل به دریا می‌زند و به { $rival } حمله می‌کند ({ $attack } در برابر { $defence }، پیش از کارت‌های خاندان){ $prize }.
because-takes = { $area } را می‌گیرد{ $prize }{ $grip }.
because-takes-from = { $area } را از { $rival } می‌گیرد{ $prize }{ $grip }.
because-sails = { $area } را می‌گیرد؛ کشتی‌ها از آنجا می‌توانند ارتش جابه‌جا کنند و از ساحل حمایت کنند{ $grip }.
because-guards = به { $area } کمک می‌رساند، چون { $rival } می‌تواند با قدرت جنگی { $strength } به آنجا پیشروی کند.
because-draws-near = به { $area } می‌رود، کنار { $goal } که کنترلش دست هیچ خاندانی نیست.
because-draws-near-rival = به { $area } می‌رود، کنار { $goal } که کنترلش دست { $rival } است.
because-gathers-army = قدرت جنگی ارتشِ { $area } را به { $strength } می‌رساند.
because-stays = یگان‌ها در { $area } می‌مانند، هرچند از آنجا می‌شد { $target } را گرفت.
because-stays-reaches-nothing = یگان‌های { $area } فقط به سرزمین‌هایی می‌رسند که همین حالا هم در کنترل خاندانشان است.
because-stays-before-battle = با پیشروی از { $area } فقط می‌شود حمله کرد، در بهترین حالت به { $target }: پیش از کارت‌های خاندان { $attack } در برابر { $defence }.
because-stays-to-hold = این یگان‌ها در { $area } لازم‌اند، چون { $rival } می‌تواند با قدرت جنگی { $strength } به آنجا پیشروی کند.

## Power and mustering

because-income = { $power } قدرت می‌آورد که روی هم { $total } می‌شود.
because-no-income = این دستور چیزی نمی‌آورد، پس چه بهتر که اول اجرا شود.
because-musters-instead = در { $area } به‌جای { $power } قدرت، با { $points } امتیاز ارتش جمع می‌کند.
because-musters-nothing = در جاهایی که می‌شود ارتش جمع کرد، تدارکات اجازهٔ یگان دیگری نمی‌دهد: { $areas }.
because-musters-later = ارتشی جمع نمی‌شود، هرچند تدارکات در { $areas } اجازهٔ یک یگان دیگر را می‌دهد.
because-musters-against = { $units }: قدرت جنگی را در { $area } { $own } تا بیشتر می‌کند، و { $rival } می‌تواند با قدرت جنگی { $strength } به آنجا پیشروی کند.
because-musters-for = { $units }: از { $area } تا { $goal } راه کوتاه است.
because-musters = { $units } با { $points } امتیاز.

## Battles

because-helps-nobody = نه از { $attacker } ({ $own } قلعه) حمایت می‌کند و نه از { $defender } ({ $number } قلعه).
because-helps-itself = این خاندان خودش در { $area } می‌جنگد، پس از طرف خودش حمایت می‌کند.
because-helps = به { $helped } کمک می‌کند (قلعه‌ها: { $own })، در برابر { $rival } (قلعه‌ها: { $number }).
because-takes-help = هر حمایتی که پیشنهاد شده حساب می‌شود و خرجی ندارد.
because-refuses-help = بدون حمایت این‌ها می‌جنگد: { $houses }.
because-card-beats-all = { $card } از هر کارتی که { $rival } بتواند بازی کند قوی‌تر است، بدون حساب توانایی‌ها.
because-card-beats = از { $of } کارتی که { $rival } می‌تواند بازی کند، { $card } از { $beaten } تا قوی‌تر است، بدون حساب توانایی‌ها.
because-card-spares = هیچ کارتی تنها با قدرت جنگی‌اش از کارت‌های { $rival } قوی‌تر نیست، پس بهتر است { $card } فدا شود.
because-card-saves = { $card } با قدرت جنگی‌اش از هیچ کارتِ { $rival } قوی‌تر نیست؛ کارت‌های قوی‌تر در دست می‌مانند.
because-card-alone = { $rival } بدون کارت خاندان می‌جنگد. با { $card }: { $own } در برابر { $other }، بدون حساب توانایی‌ها.
because-card-unused = { $card } با قدرت جنگی { $strength } و بدون توانایی‌اش حساب می‌شود.
because-card-used = { $card }: { $text }.
because-card-discards = کارت { $discarded } با قدرت جنگی { $strength } از دست { $rival } بیرون می‌رود.
because-card-removes = { $rival } این دستور را در { $area } از دست می‌دهد: { $order }.
because-card-replaces = کارتی با قدرت جنگی { $strength } جای { $card } را می‌گیرد.
because-card-sinks = { $rival } در جدول { $track } از جایگاه { $place } به ته می‌افتد.
because-blade-decides = 1 قدرت جنگی بیشتر ورق را برمی‌گرداند: الان { $own } به { $other } است.
because-blade = شاید 1 قدرت جنگی بیشتر مهم باشد: الان { $own } به { $other } است.
because-blade-wins = بدون شمشیر هم در این جنگ پیروز می‌شود، { $own } به { $other }؛ شمشیر برای جنگ دیگری می‌ماند.
because-blade-waits = 1 قدرت جنگی بیشتر ورق را برنمی‌گرداند، { $own } به { $other }؛ شمشیر برای جنگ دیگری می‌ماند.
because-blade-tides = کارت بعدی دسته جای کارت وقوع جنگ این خاندان را می‌گیرد؛ بعد از آن شمشیر در این دور استفاده شده است.
because-tides-stay = کارت وقوع جنگ می‌ماند، و شمشیر را هنوز در این دور می‌شود به کار برد.
because-loses = { $units } از دست می‌رود؛ جمع‌آوری ارتش برای همین تعداد { $points } امتیاز می‌خواهد.
because-loses-nothing = لازم نیست چیزی از دست برود.
because-sends-away = یگان‌های { $rival } را به { $area } می‌فرستد.
because-retreats-safely = هیچ خاندان دیگری آن‌قدر نزدیک { $area } نیست که حالا به آن پیشروی کند.
because-retreats = { $rival } می‌تواند با قدرت جنگی { $strength } به { $area } پیشروی کند.
because-helps-neutral = قدرت جنگی پیشروی { $rival } به { $area } را { $own } تا بیشتر می‌کند؛ قدرت جنگی ارتش بی‌طرف آنجا { $defence } است.
because-keeps-neutral = { $own } قدرت جنگی را در { $area } از { $rival } دریغ می‌کند؛ قدرت جنگی ارتش بی‌طرف آنجا { $defence } است.

## The Westeros Phase

because-bids-nothing = پیشنهادی نمی‌دهد و { $left } قدرت را نگه می‌دارد؛ حالا در جدول { $track } در جایگاه { $place } است.
because-bids-most = هیچ‌کس دیگر بیشتر از { $most } قدرت ندارد، پس جای اول جدول { $track } حتمی است.
because-bids-share = در جدول { $track } { $richer ->
    [0] هیچ‌کس دیگر نمی‌تواند بیشتر از { $bid } پیشنهاد بدهد
    [1] یک خاندان دیگر می‌تواند بیشتر از { $bid } پیشنهاد بدهد
   *[other] { $richer } خاندان دیگر می‌توانند بیشتر از { $bid } پیشنهاد بدهند
}{ $left ->
    [0] .
   *[other] ؛ { $left } قدرت برای پیشنهادهای بعد می‌ماند.
}
because-bids-last = آخرین پیشنهاد از سه تا: در جدول { $track } { $richer ->
    [0] هیچ‌کس دیگر نمی‌تواند بیشتر از { $bid } پیشنهاد بدهد
    [1] یک خاندان دیگر می‌تواند بیشتر از { $bid } پیشنهاد بدهد
   *[other] { $richer } خاندان دیگر می‌توانند بیشتر از { $bid } پیشنهاد بدهند
}{ $left ->
    [0] .
   *[other] ؛ { $left } قدرت می‌ماند.
}
because-bids-for-watch = قدرت جنگی وحشی‌ها { $strength } است و { $houses } خاندان آن را میان خود قسمت می‌کنند{ $left ->
    [0] .
   *[other] ؛ { $left } قدرت می‌ماند.
}
because-bids-nothing-for-watch = قدرت جنگی وحشی‌ها { $strength } است؛ بقیه روی هم { $others } قدرت دارند.
because-breaks-tie-own = خاندانی که تساوی را حل می‌کند، خودش را اول می‌گذارد.
because-breaks-tie = { $first } که { $number } قلعه دارد، جلوتر قرار می‌گیرد.
because-chooses-supply = تدارکات از { $now } به { $icons } می‌رسد.
because-chooses-supply-behind = تدارکات از { $now } به { $icons } می‌رسد.
because-chooses-mustering = { $own } امتیاز جمع‌آوری می‌آورد و هیچ‌کس دیگر بیشتر از { $others } نمی‌گیرد.
because-chooses-mustering-behind = { $own } امتیاز جمع‌آوری می‌آورد، هرچند به کس دیگری { $others } می‌رسد.
because-chooses-clash-of-kings = { $own } قدرت برای پیشنهاد دادن از همه بیشتر است؛ نفر بعدی { $others } دارد.
because-chooses-clash-of-kings-behind = با { $own } قدرت پیشنهاد می‌دهد، و کسی دیگر { $others } دارد.
because-chooses-game-of-thrones = برای آیکن‌های قدرت { $own } قدرت می‌آورد و هیچ‌کس دیگر بیشتر از { $others } نمی‌گیرد.
because-chooses-game-of-thrones-behind = برای آیکن‌های قدرت { $own } قدرت می‌آورد، هرچند به کس دیگری { $others } می‌رسد.
because-chooses-wildlings-to-zero = وگرنه وحشی‌ها با قدرت جنگی { $strength } می‌آیند.
because-chooses-nothing = آن‌وقت کارت در این دور چیزی را عوض نمی‌کند.
because-chooses-ban = «{ $choice }» در این دور برای همهٔ خاندان‌هاست.
because-takes-reward = جایزه را خودش می‌گیرد و آن را به خاندان دیگری نمی‌دهد.
because-grants-reward = جایزه به { $rival } می‌رسد که { $number } قلعه دارد.
because-bears-wildlings = جریمهٔ کمترین پیشنهاد را خودش می‌پذیرد و به گردن خاندان دیگری نمی‌اندازد.
because-blames = جریمهٔ کمترین پیشنهاد به { $rival } می‌رسد که { $number } قلعه دارد.
because-rises = { $house } در جدول { $track } از جایگاه { $before } به { $after } بالا می‌رود.
because-falls = { $house } در جدول { $track } از جایگاه { $before } به { $after } پایین می‌رود.
because-upgrades = هر شوالیه به‌اندازهٔ دو سرباز می‌ارزد، و { $count ->
    [1] این یکی
   *[other] این { $count } تا
} مجانی است.
because-upgrades-nothing = هیچ سربازی شوالیه نمی‌شود.
because-discards = { $card } (قدرت جنگی { $strength }) خرج می‌شود.
because-retrieves = { $card } (قدرت جنگی { $strength }) را می‌شود دوباره بازی کرد.
because-retrieves-nothing = از { $number } کارت خرج‌شده هیچ‌کدام پس گرفته نمی‌شود.
because-wildlings-destroy = { $count } یگان از دست می‌دهد و بهترین جایگاهش در جدول‌ها ({ $place }) را نگه می‌دارد.
because-wildlings-track = از بهترین جایگاهش در جدول‌ها ({ $place }) پایین می‌رود و { $count } یگان را نگه می‌دارد.
because-captures = { $ships ->
    [0] هیچ کشتی‌ای دست‌به‌دست نمی‌شود.
    [1] یک کشتی بدون جمع‌آوری ارتش به دست می‌آید.
   *[other] { $ships } کشتی بدون جمع‌آوری ارتش به دست می‌آید.
}
nudge-track = به جدول { $track } نگاه کن: جای تو چقدر می‌ارزد، و بقیه چقدر می‌توانند پیشنهاد بدهند؟
plan-holds = همان برنامهٔ موقع دستور دادن: پیشروی از { $area } به { $target }.
plan-done = موقع دستور دادن، برنامه پیشروی از { $area } به { $target } بود؛ ولی آنجا حالا در کنترل خود این خاندان است.
plan-outdated = موقع دستور دادن، برنامه پیشروی از { $area } به { $target } بود: پیش از کارت‌های خاندان { $attack-before } در برابر { $defence-before }. حالا { $attack } در برابر { $defence } است، پس برنامه عوض می‌شود.
plan-changed = موقع دستور دادن، برنامه پیشروی از { $area } به { $target } بود؛ ولی از آن به بعد خیلی چیزها عوض شده و کار دیگری بهتر است.
