# What A Dance with Dragons says beside the 2nd edition, or in other words.

ruleset-agot-2e-adwd = بازی تاج و تخت، ویرایش دوم: رقصی با اژدهایان

## Names

house-stark = بولتون

card-ser-jaime-lannister-adwd = سر جیمی لنیستر
card-ser-kevan-lannister-adwd = سر کوان لنیستر
card-ser-daven-lannister = سر دیون لنیستر
card-ser-ilyn-payne = سر ایلین پین
card-cersei-lannister-adwd = سرسی لنیستر
card-ser-addam-marbrand = سر ادام ماربرند
card-qyburn = کایبرن
card-roose-bolton-adwd = روس بولتون
card-ramsay-bolton = رمزی بولتون
card-black-walder = والدر سیاه
card-steelshanks-walton = والتون پافولادی
card-damon-dance-for-me = دیمون برقصان
card-walder-frey = والدر فری
card-reek = بوگندو
card-stannis-baratheon-adwd = استنیس براتیون
card-jon-snow = جان اسنو
card-melisandre-adwd = ملیساندر
card-bastard-of-nightsong = حرام‌زادهٔ نایت‌سانگ
card-ser-davos-seaworth-adwd = سر داووس سیورث
card-ser-axell-florent = سر اکسل فلورنت
card-mance-rayder = منس ریدر
card-euron-crows-eye-adwd = یورون چشم‌کلاغی
card-victarion-greyjoy-adwd = ویکتاریون گریجوی
card-asha-greyjoy-adwd = آشا گریجوی
card-rodrik-the-reader = رودریک کتاب‌خوان
card-qarl-the-maid = کارل دوشیزه
card-ser-harras-harlaw = سر هاراس هارلا
card-aeron-damphair-adwd = ائرون موخیس
card-doran-martell-adwd = دوران مارتل
card-areo-hotah-adwd = آریو هوتا
card-bastard-of-godsgrace = حرام‌زادهٔ گادزگریس
card-big-man = مرد گنده
card-ser-gerris-drinkwater = سر گریس درینک‌واتر
card-quentyn-martell = کوئنتین مارتل
card-nymeria-sand-adwd = نایمریا سند
card-mace-tyrell-adwd = میس تایرل
card-randyll-tarly-adwd = رندیل تارلی
card-willas-tyrell = ویلاس تایرل
card-ser-jon-fossoway = سر جان فاسووی
card-queen-of-thorns-adwd = ملکهٔ خارها
card-paxter-redwyne = پکستر ردواین
card-margaery-tyrell-adwd = مارجری تایرل

## Cards

note-card-ser-jaime-lannister-adwd = قدرت جنگی 4، 1 شمشیر، 1 برج
note-card-ser-kevan-lannister-adwd = قدرت جنگی 3، 1 برج
note-card-ser-daven-lannister = قدرت جنگی 2، 1 شمشیر
note-card-ser-ilyn-payne = قدرت جنگی 2. با پیروزی، سربازی از حریف را هر جا می‌کشد
note-card-cersei-lannister-adwd = قدرت جنگی 1، 1 برج
note-card-ser-addam-marbrand = قدرت جنگی 1. هر شوالیه در حمله 3 می‌ارزد
note-card-qyburn = قدرت جنگی 0. با 2 قدرت، کارتی خرج‌شده را تقلید می‌کند
note-card-roose-bolton-adwd = قدرت جنگی 4، 1 شمشیر
note-card-ramsay-bolton = قدرت جنگی 3. با بوگندو در دست: 4 و سه شمشیر
note-card-black-walder = قدرت جنگی 2، 1 شمشیر
note-card-steelshanks-walton = قدرت جنگی 2، 1 برج
note-card-damon-dance-for-me = قدرت جنگی 1، 1 شمشیر
note-card-walder-frey = قدرت جنگی 1. حمایت دیگران از حریف مال تو می‌شود
note-card-reek = قدرت جنگی 0. رمزی را برمی‌گرداند؛ با باخت خودش هم برمی‌گردد
note-card-stannis-baratheon-adwd = قدرت جنگی 4. بدون حمایت، دستورهای حمایت همسایه را برمی‌دارد
note-card-jon-snow = قدرت جنگی 3. با پیروزی، تهدید وحشی‌ها را جابه‌جا می‌کند
note-card-melisandre-adwd = قدرت جنگی 2. بعد از جنگ، کارتی خرج‌شده را پس می‌خرد
note-card-bastard-of-nightsong = قدرت جنگی 2، 1 برج
note-card-ser-davos-seaworth-adwd = قدرت جنگی 1، 1 شمشیر، 1 برج
note-card-ser-axell-florent = قدرت جنگی 1، 1 شمشیر
note-card-mance-rayder = قدرت جنگی 0. قدرت جنگی نهایی تو تهدید وحشی‌هاست
note-card-euron-crows-eye-adwd = قدرت جنگی 4. برابر حریفی بالاتر در جدول تیول‌ها 5
note-card-victarion-greyjoy-adwd = قدرت جنگی 3، 2 شمشیر
note-card-asha-greyjoy-adwd = قدرت جنگی 2، 1 برج
note-card-rodrik-the-reader = قدرت جنگی 2. با پیروزی، کارت بعدی یک دستهٔ وستروس را می‌چیند
note-card-qarl-the-maid = قدرت جنگی 1. مهاجم شکست‌خورده 3 قدرت می‌گیرد
note-card-ser-harras-harlaw = قدرت جنگی 1، 1 شمشیر
note-card-aeron-damphair-adwd = قدرت جنگی 0. قدرت را به قدرت جنگی بدل می‌کند
note-card-doran-martell-adwd = قدرت جنگی 4. برای هر کارت دیگر در دست: −1، شمشیر و برج
note-card-areo-hotah-adwd = قدرت جنگی 3، 2 برج
note-card-bastard-of-godsgrace = قدرت جنگی 2، 1 برج
note-card-big-man = قدرت جنگی 2، 1 شمشیر
note-card-ser-gerris-drinkwater = قدرت جنگی 1. با پیروزی، در یک جدول یک پله بالا می‌رود
note-card-quentyn-martell = قدرت جنگی 1. ‎+1 برای هر کارت خرج‌شده‌ات
note-card-nymeria-sand-adwd = قدرت جنگی 0، 1 شمشیر، 1 برج
note-card-mace-tyrell-adwd = قدرت جنگی 4، 1 شمشیر، 1 برج
note-card-randyll-tarly-adwd = قدرت جنگی 3، 2 شمشیر
note-card-willas-tyrell = قدرت جنگی 2، 1 برج
note-card-ser-jon-fossoway = قدرت جنگی 2، 1 شمشیر
note-card-queen-of-thorns-adwd = قدرت جنگی 1. توانایی کارت حریف را لغو می‌کند
note-card-paxter-redwyne = قدرت جنگی 1. در جنگ دریایی هر کشتی تو 2 می‌ارزد
note-card-margaery-tyrell-adwd = قدرت جنگی 0. دفاع از خاک خود: قدرت جنگی نهایی حریف 2

ability-ser-ilyn-payne = اگر پیروز شوی، می‌توانی افزون بر تلفات، یک سرباز خاندان شکست‌خورده را در هر سرزمینی نابود کنی. اگر آنجا یگانی نماند، دستورش هم برداشته می‌شود.
ability-ser-addam-marbrand = اگر حمله کنی، هر شوالیهٔ تو که حمله می‌کند یا از حمله حمایت می‌کند 3 می‌ارزد؛ شکست‌خورده‌ها حساب نیستند.
ability-qyburn = پیش از حساب کردن قدرت جنگی می‌توانی دو قدرت بدهی و یکی از کارت‌های خرج‌شدهٔ هر خاندانی را نام ببری: این کارت قدرت جنگی و نشان‌های چاپ‌شدهٔ آن را دارد، اما نه متنش را.
ability-ramsay-bolton = تا وقتی بوگندو در دست توست، این کارت 4 می‌ارزد و سه شمشیر دارد.
ability-walder-frey = هر حمایتی که دیگران از حریف می‌کنند برای تو حساب می‌شود. حمایت خودِ حریف سر جایش می‌ماند.
ability-reek = رمزی بولتون بی‌درنگ از کارت‌های خرج‌شده به دستت برمی‌گردد. اگر ببازی، می‌توانی بوگندو را به‌جای خرج کردن پس بگیری.
ability-stannis-baratheon-adwd = بی‌درنگ، اگر هیچ دستور حمایتی از تو پشتیبانی نکند، حتی از خودت، همهٔ دستورهای حمایت همسایهٔ جنگ از هر که باشند برداشته می‌شوند و در این جنگ از هیچ‌کس حمایت نمی‌شود.
ability-jon-snow = اگر پیروز شوی، می‌توانی تهدید وحشی‌ها را یک خانه بالا یا پایین ببری، اما نه تا ته جدولش.
ability-melisandre-adwd = وقتی جنگ تمام شد، می‌توانی یکی از کارت‌های خرج‌شده‌ات را، حتی خودش را، به اندازهٔ قدرت جنگی چاپ‌شده‌اش قدرت بدهی و پس بگیری.
ability-mance-rayder = قدرت جنگی نهایی تو همان تهدید وحشی‌هاست، یگان‌ها و دستورها و حمایت و شمشیر هر چه باشند.
ability-euron-crows-eye-adwd = اگر وقت حساب کردن قدرت جنگی، حریف در جدول تیول‌ها بالاتر باشد، این کارت 5 می‌ارزد.
ability-rodrik-the-reader = اگر پیروز شوی، می‌توانی آنچه از یک دستهٔ وستروس مانده را ببینی، کارت بعدی را انتخاب کنی و بقیه را زیرش بُر بزنی. فقط تو می‌دانی کدام است.
ability-qarl-the-maid = اگر حمله کنی و ببازی، سه قدرت می‌گیری.
ability-aeron-damphair-adwd = پیش از حساب کردن قدرت جنگی می‌توانی هر اندازه قدرت خرج کنی: این کارت برای هر کدام یکی بیشتر می‌ارزد.
ability-doran-martell-adwd = برای هر کارت دیگری در دستت، این کارت یکی کمتر می‌ارزد، نه کمتر از 0، و یک شمشیر و یک برج بیشتر دارد.
ability-ser-gerris-drinkwater = اگر پیروز شوی، می‌توانی در یک جدول یک جا بالا بروی؛ خاندانی که از آن می‌گذری پایین می‌رود.
ability-quentyn-martell = این کارت برای هر یک از کارت‌های خرج‌شده‌ات یکی بیشتر می‌ارزد، بی آنکه خودش حساب شود.
ability-paxter-redwyne = در جنگ دریایی هر کشتی تو که بجنگد یا حمایت کند 2 می‌ارزد؛ شکست‌خورده‌ها حساب نیستند.
ability-cancel-ability = کارت حریف توانایی ندارد. قدرت جنگی و آیکن‌هایش می‌ماند.
ability-margaery-tyrell-adwd = اگر مدافع سرزمین مادری خودت یا سرزمینی با توکن قدرت خودت باشی، قدرت جنگی نهایی حریف 2 است.

## What is asked, what happens

ask-ability = { $card-id ->
    [jon-snow] { $card }: تهدید وحشی‌ها جابه‌جا شود؟
    [melisandre-adwd] { $card }: کدام کارت را پس می‌خری؟
    [qyburn] { $card }: 2 قدرت می‌دهی؟ کدام کارت تقلید شود؟
    [reek] { $card }: به دستت برگردد؟
    [rodrik-the-reader] { $card }: کدام دسته را می‌خوانی و چه بیاید؟
    [ser-gerris-drinkwater] { $card }: در کدام جدول بالا می‌روی؟
    [ser-ilyn-payne] { $card }: کدام سرباز { $rival } بمیرد؟
    [aeron-damphair-adwd] { $card }: چقدر قدرت برای قدرت جنگی خرج می‌کنی؟
   *[other] { $card }: چطور به کارش می‌بری؟
}

won-by-round-6 = بیشترین قلعه و دژ بعد از دور آخر
goal = **برای پیروزی:** { $held ->
    [1] در پایان یک دور
   *[0] هر لحظه
} { $castles } قلعه و دژ در دست داشته باش، یا بعد از دور 6 بیشترینش را.

choice-up = یک خانه بالا
choice-down = یک خانه پایین
choice-fighting = آنکه اینجا می‌جنگد
choice-elsewhere = آنکه نمی‌جنگد
note-threat = تهدید می‌شود { $strength }
note-bought = با { $power } قدرت. { $text }

event-ability-cancelled = ملکهٔ خارها از { $house } توانایی { $card } را باطل می‌کند.
event-card-copied = { $house } 2 قدرت می‌دهد: { $card } از { $copy } تقلید می‌کند.
event-power-spent = { $house } { $power } قدرت خرج می‌کند.
event-deck-read = { $house } { $deck } را نگاه کرده و کارت بعدی‌اش را انتخاب کرده است.

because-card-kills = { $rival } یک سرباز در { $area } از دست می‌دهد.
because-card-copies = با 2 قدرت، این کارت به اندازهٔ { $copy } می‌ارزد: قدرت جنگی { $strength }.
because-card-spends = { $power } قدرت برای { $card } شاید جنگ را یکسره کند.
because-card-buys = { $card } با { $power } قدرت دوباره بازی کردنی می‌شود.
because-card-climbs = در جدول { $track } از جای { $place } یکی بالا می‌رود.

why-total-set = قدرت جنگی نهایی { $house } را یک کارت تعیین می‌کند، هر چه باشد

ruling-fixed-final-strength-and-blade = کارتی قدرت جنگی نهایی را می‌گوید: شمشیر
reading-fixed-final-strength-and-blade-not-asked = پیشنهاد نمی‌شود
reading-fixed-final-strength-and-blade-may-be-used = می‌شود به کار برد، بی‌اثر
ruling-mance-against-margaery = منس ریدر برابر مارجری تایرل
reading-mance-against-margaery-later-in-turn-order = آنکه در ترتیب نوبت دیرتر است حساب می‌شود
reading-mance-against-margaery-margaery = مارجری تایرل حساب می‌شود
ruling-stannis-adwd-timing = استنیس براتیون دستورهای حمایت را برمی‌دارد
reading-stannis-adwd-timing-immediate = همراه توانایی‌های بی‌درنگ دیگر
reading-stannis-adwd-timing-cancel = آنجا که کارت‌ها لغو می‌شوند
