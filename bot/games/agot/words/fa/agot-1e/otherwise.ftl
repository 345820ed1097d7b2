# What the 1st edition says in other words than the 2nd: its castles are cities, its cards do other
# things, and the wildlings ask for mustering points.

won-by-seven = شهر و دژ کافی
won-by-round-10 = بیشترین شهر و دژ بعد از دور آخر
event-won = { $house } می‌برد، با { $castles } شهر و دژ ({ $reason }).

text-westeros-mustering = به ترتیب نوبت، هر کس در همهٔ شهرها و دژهایش ارتش جمع می‌کند.
text-westeros-game-of-thrones = هر کس برای هر آیکن قدرت زیر کنترلش 1 قدرت می‌گیرد.
text-westeros-rains-of-autumn = در این دور سربازها در حمایت قدرت جنگی نمی‌دهند.

ask-orders = دور { $round }: دستورهایت را بگذار، در هر سرزمینی که در آن یگان داری حداکثر یکی.
ask-wildling-destroy = وحشی‌ها: یگان‌هایی به ارزش { $number } امتیاز جمع‌آوری انتخاب کن که از دست می‌دهی (سرباز 1، کشتی 1، شوالیه 2).
ask-ability = { $card-id ->
    [asha-greyjoy] { $card }: یک دستور حمایت یا تقویت قدرت را در کنار جنگ برمی‌داری؟
    [cersei-lannister] { $card }: کدام دستور { $rival } برداشته شود؟
    [maester-luwin] { $card }: کدام کارت را پس می‌گیری؟
    [melisandre-of-asshai] { $card }: 1 قدرت می‌دهی تا کارتی از دست { $rival } خرج شود؟
    [renly-baratheon] { $card }: کدام سربازی که جنگیده شوالیه شود؟
    [ser-loras-tyrell] { $card }: کدام سرباز { $rival } بمیرد؟
   *[other] { $card }: به کارش می‌بری؟
}

note-order-consolidate-star = گرفتن قدرت، مثل آن دو تای دیگر؛ سومیِ این نوع است
note-order-raid-star = تا دو دستور را در کنارش برمی‌دارد

note-card-stannis-baratheon = قدرت جنگی 3، 1 شمشیر، 1 برج
note-card-renly-baratheon = قدرت جنگی 2. با پیروزی، سربازی را که جنگیده شوالیه می‌کند
note-card-ser-davos-seaworth = قدرت جنگی 2، 1 برج
note-card-ser-axell-florent = قدرت جنگی 1، 1 شمشیر
note-card-house-florent-lord = قدرت جنگی 1، 1 شمشیر
note-card-melisandre-of-asshai = قدرت جنگی 0. با پیروزی، 1 قدرت یک کارت حریف را خرج می‌کند
note-card-salladhor-saan = قدرت جنگی 0. کشتی‌های حامی حریف 0 می‌ارزند
note-card-tywin-lannister = قدرت جنگی 3، 2 شمشیر
note-card-ser-jaime-lannister = قدرت جنگی 2. با پیروزی، 2 قدرت
note-card-tyrion-lannister = قدرت جنگی 2، 1 برج
note-card-ser-kevan-lannister = قدرت جنگی 1، 1 شمشیر
note-card-house-lannister-captain = قدرت جنگی 1، 1 شمشیر
note-card-vargo-hoat = قدرت جنگی 0. هر سرباز در حمله 2 می‌ارزد
note-card-cersei-lannister = قدرت جنگی 0. با پیروزی، دستوری از حریف را هر جا برمی‌دارد
note-card-eddard-stark = قدرت جنگی 3، 2 برج
note-card-robb-stark = قدرت جنگی 2. هر شوالیه در حمله 3 می‌ارزد
note-card-greatjon-umber = قدرت جنگی 2، 1 شمشیر
note-card-ser-rodrik-cassel = قدرت جنگی 1، 1 برج
note-card-house-mormont-lord = قدرت جنگی 1، 1 شمشیر
note-card-maester-luwin = قدرت جنگی 0. با پیروزی، کارتی را پس می‌گیرد
note-card-catelyn-stark = قدرت جنگی 0. دستور دفاع را دو برابر می‌کند
note-card-mace-tyrell = قدرت جنگی 3، 2 شمشیر
note-card-ser-loras-tyrell = قدرت جنگی 2. سربازی را بی‌درنگ می‌کشد
note-card-ser-garlan-tyrell = قدرت جنگی 2، 1 شمشیر
note-card-margaery-tyrell = قدرت جنگی 1، 1 برج
note-card-house-tyrell-captain = قدرت جنگی 1، 1 شمشیر
note-card-queen-of-thorns = قدرت جنگی 0. توانایی کارت حریف را باطل می‌کند
note-card-brienne-of-tarth = قدرت جنگی 0. دستور دفاعِ مدافع را برمی‌دارد
note-card-euron-crows-eye = قدرت جنگی 3، 2 شمشیر
note-card-theon-greyjoy = قدرت جنگی 2، 1 شمشیر
note-card-asha-greyjoy = قدرت جنگی 2. با پیروزی، یک دستور نزدیک را برمی‌دارد
note-card-house-blacktyde-captain = قدرت جنگی 1، 1 برج
note-card-aeron-damphair = قدرت جنگی 1، 1 برج
note-card-balon-greyjoy = قدرت جنگی 0. قدرت جنگی کارت حریف 0 است
note-card-victarion-greyjoy = قدرت جنگی 0. هر کشتی در حمله 2 می‌ارزد
table-leads = { $houses } { $number ->
        [1] جلوتر است
       *[other] جلوترند
    }، با { $castles } از { $goal } شهر و دژ{ $tie ->
        [1] {" "}({ $reason })
       *[0] {""}
    }.
round-castles = شهر و دژ، از { $goal } برای پیروزی: { $castles }.
course-castles = شهرها و دژها
