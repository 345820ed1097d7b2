# What is printed on the house cards, in our words; shown below their names where one is chosen.

note-card-stannis-baratheon = قدرت جنگی 4. در برابر حریفِ بالاتر در جدول تخت آهنین ‎+1
note-card-renly-baratheon = قدرت جنگی 3. با پیروزی، سربازی را شوالیه می‌کند
note-card-ser-davos-seaworth = قدرت جنگی 2. اگر استنیس خرج شده: ‎+1 و یک شمشیر
note-card-brienne-of-tarth = قدرت جنگی 2، 1 شمشیر، 1 برج
note-card-salladhor-saan = قدرت جنگی 1. با حمایت، کشتی‌های خاندان‌های دیگر 0 می‌ارزند
note-card-melisandre = قدرت جنگی 1، 1 شمشیر
note-card-patchface = قدرت جنگی 0. بعد از جنگ کارتی از دست حریف را خرج می‌کند
note-card-tywin-lannister = قدرت جنگی 4. با پیروزی، 2 قدرت
note-card-ser-gregor-clegane = قدرت جنگی 3، 3 شمشیر
note-card-ser-jaime-lannister = قدرت جنگی 2، 1 شمشیر
note-card-the-hound = قدرت جنگی 2، 2 برج
note-card-ser-kevan-lannister = قدرت جنگی 1. هر سرباز در حمله 2 می‌ارزد
note-card-tyrion-lannister = قدرت جنگی 1. می‌تواند کارت حریف را برگرداند
note-card-cersei-lannister = قدرت جنگی 0. با پیروزی، دستوری از حریف را هر جا برمی‌دارد
note-card-eddard-stark = قدرت جنگی 4، 2 شمشیر
note-card-robb-stark = قدرت جنگی 3. با پیروزی، جای عقب‌نشینی حریف را انتخاب می‌کند
note-card-roose-bolton = قدرت جنگی 2. با باخت، همهٔ خرج‌شده‌ها برمی‌گردند
note-card-greatjon-umber = قدرت جنگی 2، 1 شمشیر
note-card-ser-rodrick-cassel = قدرت جنگی 1، 2 برج
note-card-the-blackfish = قدرت جنگی 1. در این جنگ بدون تلفات
note-card-catelyn-stark = قدرت جنگی 0. دستور دفاع را دو برابر می‌کند
note-card-the-red-viper = قدرت جنگی 4، 2 شمشیر، 1 برج
note-card-areo-hotah = قدرت جنگی 3، 1 برج
note-card-darkstar = قدرت جنگی 2، 1 شمشیر
note-card-obara-sand = قدرت جنگی 2، 1 شمشیر
note-card-arianne-martell = قدرت جنگی 1. مدافعِ بازنده سرزمین را نمی‌دهد
note-card-nymeria-sand = قدرت جنگی 1. وقت حمله یک شمشیر، وقت دفاع یک برج
note-card-doran-martell = قدرت جنگی 0. حریف را به ته یک جدول می‌فرستد
note-card-euron-crows-eye = قدرت جنگی 4، 1 شمشیر
note-card-victarion-greyjoy = قدرت جنگی 3. هر کشتی در حمله 2 می‌ارزد
note-card-balon-greyjoy = قدرت جنگی 2. قدرت جنگیِ چاپ‌شدهٔ کارت حریف 0
note-card-theon-greyjoy = قدرت جنگی 2. مدافعِ قلعه یا دژ: ‎+1 و یک شمشیر
note-card-dagmar-cleftjaw = قدرت جنگی 1، 1 شمشیر، 1 برج
note-card-asha-greyjoy = قدرت جنگی 1. بدون حمایت: دو شمشیر و یک برج
note-card-aeron-damphair = قدرت جنگی 0. با 2 قدرت، کارت دیگری بازی می‌شود
note-card-mace-tyrell = قدرت جنگی 4. یک سرباز دشمن بی‌درنگ نابود می‌شود
note-card-ser-loras-tyrell = قدرت جنگی 3. حملهٔ پیروز دستور پیشروی را نگه می‌دارد
note-card-randyll-tarly = قدرت جنگی 2، 1 شمشیر
note-card-ser-garlan-tyrell = قدرت جنگی 2، 2 شمشیر
note-card-margaery-tyrell = قدرت جنگی 1، 1 برج
note-card-alester-florent = قدرت جنگی 1، 1 برج
note-card-queen-of-thorns = قدرت جنگی 0. یک دستور همسایه را از دشمن برمی‌دارد

# What the order tokens do.

note-order-march-minus-1 = جابه‌جایی یا حمله؛ در جنگ ‎−1
note-order-march-plus-0 = جابه‌جایی یا حمله
note-order-march-plus-1-star = جابه‌جایی یا حمله؛ در جنگ ‎+1
note-order-defend-plus-1 = وقتی به این سرزمین حمله شود ‎+1
note-order-defend-plus-2-star = وقتی به این سرزمین حمله شود ‎+2
note-order-support = در جنگ‌های کنار این سرزمین کمک می‌کند
note-order-support-plus-1-star = در جنگ‌های کنار این سرزمین کمک می‌کند؛ ‎+1
note-order-raid = یک دستور حمایت، یورش یا تقویت قدرت را در کنار این سرزمین برمی‌دارد
note-order-raid-star = مثل یورش، یا به جای آن یک دستور دفاع را برمی‌دارد
note-order-consolidate = گرفتن قدرت؛ جایی که تاج هست بیشتر
note-order-consolidate-star = گرفتن قدرت، یا جمع کردن ارتش در قلعه یا دژ
