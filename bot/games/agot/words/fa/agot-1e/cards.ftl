# The cards of the 1st edition; where the 2nd has a card of the same name, what it says otherwise.

## House cards

card-house-blacktyde-captain = ناخدای خاندان بلک‌تاید
    .short = بلک‌تاید
    .note = قدرت جنگی 1، 1 برج

card-house-florent-lord = لرد خاندان فلورنت
    .short = لرد فلورنت
    .note = قدرت جنگی 1، 1 شمشیر

card-house-lannister-captain = سردستهٔ خاندان لنیستر
    .short = سردسته
    .note = قدرت جنگی 1، 1 شمشیر

card-house-mormont-lord = لرد خاندان مورمونت
    .short = مورمونت
    .note = قدرت جنگی 1، 1 شمشیر

card-house-tyrell-captain = سردستهٔ خاندان تایرل
    .short = سردسته
    .note = قدرت جنگی 1، 1 شمشیر

card-maester-luwin = استاد لوین
    .short = لوین
    .note = قدرت جنگی 0. با پیروزی، می‌تواند کارتی را پس بگیرد
    .text = اگر پیروز شوی، می‌توانی یکی از کارت‌های خرج‌شده‌ات را به دستت برگردانی.
    .ask = { $card }: کدام کارت را پس می‌گیری؟

card-melisandre-of-asshai = ملیساندر آشایی
    .short = ملیساندر
    .note = قدرت جنگی 0. با پیروزی، با 1 قدرت می‌تواند کارتی از حریف را خرج کند
    .text = اگر پیروز شوی، می‌توانی یک قدرت بدهی، دست خاندان شکست‌خورده را ببینی و کارتی را انتخاب کنی که میان کارت‌های خرج‌شده‌اش برود.
    .ask = { $card }: 1 قدرت می‌دهی تا کارتی از دست { $rival } خرج شود؟

card-ser-rodrik-cassel = سر رودریک کسل
    .short = رودریک
    .note = قدرت جنگی 1، 1 برج

card-vargo-hoat = وارگو هوت
    .short = وارگو هوت
    .note = قدرت جنگی 0. هر سرباز در حمله قدرت جنگی 2 دارد
    .text = اگر حمله کنی، هر سربازی که پیشروی کرده قدرت جنگی 2 دارد. سربازهای حامی قدرت جنگی 1 دارند.

card-asha-greyjoy =
    .note = قدرت جنگی 2. با پیروزی، می‌تواند دستوری در همسایگی را بردارد
    .text = اگر پیروز شوی، می‌توانی یک دستور حمایت یا تقویت قدرت را، از هر کس، در سرزمینی کنار جنگ برداری.
    .ask = { $card }: یک دستور حمایت یا تقویت قدرت را در کنار جنگ برمی‌داری؟

card-cersei-lannister =
    .note = قدرت جنگی 0. با پیروزی، دستوری از حریف را از هر جا برمی‌دارد
    .text = اگر پیروز شوی، یک توکن دستورِ خاندان شکست‌خورده را از هر سرزمینی برمی‌داری.
    .ask = { $card }: کدام دستور { $rival } برداشته شود؟

card-renly-baratheon =
    .note = قدرت جنگی 2. با پیروزی، می‌تواند سربازی را که جنگیده شوالیه کند
    .text = اگر پیروز شوی، می‌توانی یکی از سربازهایت را که جنگیده شوالیه کنی. سربازی که فقط حمایت کرده حساب نیست.
    .ask = { $card }: کدام سربازی که جنگیده شوالیه شود؟

card-ser-loras-tyrell =
    .note = قدرت جنگی 2. سربازی را بی‌درنگ نابود می‌کند
    .text = همین که هر دو کارت رو شدند، یک سرباز دشمن که می‌جنگد نابود می‌شود. اگر هیچ‌کس در برابرت نماند، بی‌درنگ پیروز می‌شوی.
    .ask = { $card }: کدام سرباز { $rival } نابود شود؟

card-stannis-baratheon =
    .note = قدرت جنگی 3، 1 شمشیر، 1 برج

card-ser-davos-seaworth =
    .note = قدرت جنگی 2، 1 برج

card-salladhor-saan =
    .note = قدرت جنگی 0. کشتی‌های حامی حریف قدرت جنگی 0 دارند
    .text = کشتی‌هایی که از حریفت حمایت می‌کنند قدرت جنگی 0 دارند. ‎+1 دستور حمایت ویژه می‌ماند.

card-tywin-lannister =
    .note = قدرت جنگی 3، 2 شمشیر

card-ser-jaime-lannister =
    .note = قدرت جنگی 2. با پیروزی، 2 قدرت
    .text = { card-tywin-lannister.text }

card-tyrion-lannister =
    .note = قدرت جنگی 2، 1 برج

card-ser-kevan-lannister =
    .note = قدرت جنگی 1، 1 شمشیر

card-eddard-stark =
    .note = قدرت جنگی 3، 2 برج

card-robb-stark =
    .note = قدرت جنگی 2. هر شوالیه در حمله قدرت جنگی 3 دارد
    .text = اگر حمله کنی، هر شوالیه‌ای که پیشروی کرده قدرت جنگی 3 دارد. شوالیه‌های حامی قدرت جنگی 2 دارند.

card-greatjon-umber =
    .note = قدرت جنگی 2، 1 شمشیر

card-catelyn-stark =
    .note = قدرت جنگی 0. دستور دفاع را دو برابر می‌کند

card-mace-tyrell =
    .note = قدرت جنگی 3، 2 شمشیر

card-ser-garlan-tyrell =
    .note = قدرت جنگی 2، 1 شمشیر

card-margaery-tyrell =
    .note = قدرت جنگی 1، 1 برج

card-queen-of-thorns =
    .note = قدرت جنگی 0. توانایی کارت حریف را باطل می‌کند
    .text = کارت حریف توانایی ندارد. قدرت جنگی و آیکن‌هایش می‌ماند.

card-brienne-of-tarth =
    .note = قدرت جنگی 0. دستور دفاعِ مدافع را برمی‌دارد
    .text = اگر حمله کنی، دستور دفاع در سرزمین نبرد پیش از حساب قدرت جنگی برداشته می‌شود.

card-euron-crows-eye =
    .note = قدرت جنگی 3، 2 شمشیر

card-theon-greyjoy =
    .note = قدرت جنگی 2، 1 شمشیر

card-aeron-damphair =
    .note = قدرت جنگی 1، 1 برج

card-balon-greyjoy =
    .note = قدرت جنگی 0. قدرت جنگی کارت حریف 0 است

card-victarion-greyjoy =
    .note = قدرت جنگی 0. هر کشتی در حمله قدرت جنگی 2 دارد
    .text = اگر حمله کنی، هر کشتی که وارد شده قدرت جنگی 2 دارد. کشتی‌های حامی قدرت جنگی 1 دارند.

## Westeros cards

westeros-mustering =
    .text = به ترتیب نوبت، هر کس در همهٔ شهرها و دژهایش ارتش جمع می‌کند.

westeros-game-of-thrones =
    .text = هر کس برای هر آیکن قدرت زیر کنترلش 1 قدرت می‌گیرد.

westeros-rains-of-autumn =
    .text = در این دور سربازها در حمایت قدرت جنگی نمی‌دهند.
