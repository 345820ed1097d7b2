# The House cards of the expansions, in which other games may use them.

## A Dance with Dragons

card-ser-jaime-lannister-adwd = سر جیمی لنیستر
    .short = جیمی
    .note = قدرت جنگی 4، 1 شمشیر، 1 برج

card-ser-kevan-lannister-adwd = سر کوان لنیستر
    .short = کوان
    .note = قدرت جنگی 3، 1 برج

card-ser-daven-lannister = سر دیون لنیستر
    .short = دیون
    .note = قدرت جنگی 2، 1 شمشیر

card-ser-ilyn-payne = سر ایلین پین
    .short = ایلین
    .note = قدرت جنگی 2. با پیروزی، می‌تواند سربازی از حریف را هر جا نابود کند
    .text = اگر پیروز شوی، می‌توانی افزون بر تلفات، یک سرباز خاندان شکست‌خورده را در هر سرزمینی نابود کنی. اگر آنجا یگانی نماند، دستورش هم برداشته می‌شود.
    .ask = { $card }: کدام سرباز { $rival } نابود شود؟

card-cersei-lannister-adwd = سرسی لنیستر
    .short = سرسی
    .note = قدرت جنگی 1، 1 برج

card-ser-addam-marbrand = سر ادام ماربرند
    .short = ادام
    .note = قدرت جنگی 1. هر شوالیه در حمله قدرت جنگی 3 دارد
    .text = اگر حمله کنی، هر شوالیهٔ تو که حمله می‌کند یا از حمله حمایت می‌کند قدرت جنگی 3 دارد؛ گریخته‌ها حساب نیستند.

card-qyburn = کایبرن
    .short = کایبرن
    .note = قدرت جنگی 0. با 2 قدرت، کارتی خرج‌شده را تقلید می‌کند
    .text = پیش از حساب کردن قدرت جنگی می‌توانی دو قدرت بدهی و یکی از کارت‌های خرج‌شدهٔ هر خاندانی را نام ببری: این کارت قدرت جنگی و آیکن‌های چاپ‌شدهٔ آن را دارد، اما نه متنش را.
    .ask = { $card }: 2 قدرت می‌دهی؟ کدام کارت تقلید شود؟

card-roose-bolton-adwd = روس بولتون
    .short = روس
    .note = قدرت جنگی 4، 1 شمشیر

card-ramsay-bolton = رمزی بولتون
    .short = رمزی
    .note = قدرت جنگی 3. با کارت 0 در دست: 4 و سه شمشیر
    .text = تا وقتی تنها کارت خاندانت با قدرت جنگی 0 (معمولاً بوگندو) در دست توست، این کارت قدرت جنگی 4 و سه شمشیر دارد.

card-black-walder = والدر سیاه
    .short = والدر سیاه
    .note = قدرت جنگی 2، 1 شمشیر

card-steelshanks-walton = والتون پافولادی
    .short = والتون
    .note = قدرت جنگی 2، 1 برج

card-damon-dance-for-me = دیمون «برایم برقص»
    .short = دیمون
    .note = قدرت جنگی 1، 1 شمشیر

card-walder-frey = والدر فری
    .short = والدر فری
    .note = قدرت جنگی 1. حمایت دیگران از حریف مال تو می‌شود
    .text = هر حمایتی که دیگران از حریف می‌کنند برای تو حساب می‌شود. حمایت خودِ حریف سر جایش می‌ماند.

card-reek = بوگندو
    .short = بوگندو
    .note = قدرت جنگی 0. کارت 3 را برمی‌گرداند؛ با شکست، خودش هم می‌تواند برگردد
    .text = تنها کارت خاندانت با قدرت جنگی 3 (معمولاً رمزی بولتون) بی‌درنگ از کارت‌های خرج‌شده به دستت برمی‌گردد. اگر ببازی، می‌توانی بوگندو را به‌جای خرج کردن پس بگیری.
    .ask = { $card }: به دستت برگردد؟

card-stannis-baratheon-adwd = استنیس براتیون
    .short = استنیس
    .note = قدرت جنگی 4. بدون حمایت، دستورهای حمایت همسایه را برمی‌دارد
    .text = بی‌درنگ، اگر هیچ دستور حمایتی، حتی مال خودت، پشتت نباشد، همهٔ دستورهای حمایت در همسایگی جنگ، مال هر که باشند، برداشته می‌شوند و در این جنگ از هیچ‌کس حمایت نمی‌شود.

card-jon-snow = جان اسنو
    .short = جان اسنو
    .note = قدرت جنگی 3. با پیروزی، می‌تواند تهدید وحشی‌ها را جابه‌جا کند
    .text = اگر پیروز شوی، می‌توانی تهدید وحشی‌ها را یک خانه بالا یا پایین ببری، اما نه تا ته جدولش.
    .ask = { $card }: تهدید وحشی‌ها جابه‌جا شود؟

card-melisandre-adwd = ملیساندر
    .short = ملیساندر
    .note = قدرت جنگی 2. بعد از جنگ، می‌تواند کارتی خرج‌شده را پس بخرد
    .text = وقتی جنگ تمام شد، می‌توانی به اندازهٔ قدرت جنگی چاپ‌شدهٔ یکی از کارت‌های خرج‌شده‌ات، حتی همین کارت، قدرت بدهی و آن را پس بگیری.
    .ask = { $card }: کدام کارت را پس می‌خری؟

card-bastard-of-nightsong = حرام‌زادهٔ نایت‌سانگ
    .short = نایت‌سانگ
    .note = قدرت جنگی 2، 1 برج

card-ser-davos-seaworth-adwd = سر داووس سیورث
    .short = داووس
    .note = قدرت جنگی 1، 1 شمشیر، 1 برج

card-ser-axell-florent = سر اکسل فلورنت
    .short = اکسل
    .note = قدرت جنگی 1، 1 شمشیر

card-mance-rayder = منس ریدر
    .short = منس
    .note = قدرت جنگی 0. قدرت جنگی نهایی تو تهدید وحشی‌هاست
    .text = قدرت جنگی نهایی تو همان تهدید وحشی‌هاست، یگان‌ها و دستورها و حمایت و شمشیر هر چه باشند.

card-euron-crows-eye-adwd = یورون چشم‌کلاغی
    .short = یورون
    .note = قدرت جنگی 4. در برابر حریفی بالاتر در جدول تیول‌ها 5
    .text = اگر وقت حساب کردن قدرت جنگی، حریف در جدول تیول‌ها بالاتر باشد، قدرت جنگی این کارت 5 است.

card-victarion-greyjoy-adwd = ویکتاریون گریجوی
    .short = ویکتاریون
    .note = قدرت جنگی 3، 2 شمشیر

card-asha-greyjoy-adwd = آشا گریجوی
    .short = آشا
    .note = قدرت جنگی 2، 1 برج

card-rodrik-the-reader = رودریک کتاب‌خوان
    .short = کتاب‌خوان
    .note = قدرت جنگی 2. با پیروزی، می‌تواند کارت بعدی یک دستهٔ وستروس را تعیین کند
    .text = اگر پیروز شوی، می‌توانی آنچه از یک دستهٔ وستروس مانده را ببینی، کارت بعدی را انتخاب کنی و بقیه را زیرش بُر بزنی. فقط تو می‌دانی کدام است.
    .ask = { $card }: کدام دسته را می‌خوانی و چه بیاید؟

card-qarl-the-maid = کارل دوشیزه
    .short = کارل
    .note = قدرت جنگی 1. مهاجم شکست‌خورده 3 قدرت می‌گیرد
    .text = اگر حمله کنی و ببازی، سه قدرت می‌گیری.

card-ser-harras-harlaw = سر هاراس هارلا
    .short = هاراس
    .note = قدرت جنگی 1، 1 شمشیر

card-aeron-damphair-adwd = ائرون موخیس
    .short = ائرون
    .note = قدرت جنگی 0. می‌تواند قدرت را به قدرت جنگی بدل کند
    .text = پیش از حساب کردن قدرت جنگی می‌توانی هر اندازه قدرت خرج کنی: قدرت جنگی این کارت برای هر کدام یکی بیشتر می‌شود.
    .ask = { $card }: چقدر قدرت برای قدرت جنگی خرج می‌کنی؟

card-doran-martell-adwd = دوران مارتل
    .short = دوران
    .note = قدرت جنگی 4. برای هر کارت دیگر در دست: ‎−1، یک شمشیر و یک برج
    .text = برای هر کارت دیگری در دستت، قدرت جنگی این کارت یکی کم می‌شود، نه کمتر از 0، و یک شمشیر و یک برج به آن اضافه می‌شود.

card-areo-hotah-adwd = آریو هوتا
    .short = هوتا
    .note = قدرت جنگی 3، 2 برج

card-bastard-of-godsgrace = حرام‌زادهٔ گادزگریس
    .short = گادزگریس
    .note = قدرت جنگی 2، 1 برج

card-big-man = مرد گنده
    .short = مرد گنده
    .note = قدرت جنگی 2، 1 شمشیر

card-ser-gerris-drinkwater = سر گریس درینک‌واتر
    .short = گریس
    .note = قدرت جنگی 1. با پیروزی، می‌تواند در یک جدول یک خانه بالا برود
    .text = اگر پیروز شوی، می‌توانی در یک جدول یک خانه بالا بروی؛ خاندانی که از آن می‌گذری پایین می‌رود.
    .ask = { $card }: در کدام جدول بالا می‌روی؟

card-quentyn-martell = کوئنتین مارتل
    .short = کوئنتین
    .note = قدرت جنگی 1. ‎+1 برای هر کارت خرج‌شده‌ات
    .text = قدرت جنگی این کارت برای هر یک از کارت‌های خرج‌شده‌ات یکی بیشتر می‌شود، بی‌آن‌که خودش حساب شود.

card-nymeria-sand-adwd = نایمریا سند
    .short = نایمریا
    .note = قدرت جنگی 0، 1 شمشیر، 1 برج

card-mace-tyrell-adwd = میس تایرل
    .short = میس
    .note = قدرت جنگی 4، 1 شمشیر، 1 برج

card-randyll-tarly-adwd = رندیل تارلی
    .short = رندیل
    .note = قدرت جنگی 3، 2 شمشیر

card-willas-tyrell = ویلاس تایرل
    .short = ویلاس
    .note = قدرت جنگی 2، 1 برج

card-ser-jon-fossoway = سر جان فاسووی
    .short = فاسووی
    .note = قدرت جنگی 2، 1 شمشیر

card-queen-of-thorns-adwd = ملکهٔ خارها
    .short = ملکهٔ خارها
    .note = قدرت جنگی 1. توانایی کارت حریف را باطل می‌کند
    .text = کارت حریف توانایی ندارد. قدرت جنگی و آیکن‌هایش می‌ماند.

card-paxter-redwyne = پکستر ردواین
    .short = پکستر
    .note = قدرت جنگی 1. در جنگ دریایی هر کشتی تو قدرت جنگی 2 دارد
    .text = در جنگ دریایی هر کشتی تو که بجنگد یا حمایت کند قدرت جنگی 2 دارد؛ گریخته‌ها حساب نیستند.

card-margaery-tyrell-adwd = مارجری تایرل
    .short = مارجری
    .note = قدرت جنگی 0. دفاع از خاک خود: قدرت جنگی نهایی حریف 2
    .text = اگر مدافع سرزمین مادری خودت یا سرزمینی با توکن قدرت خودت باشی، قدرت جنگی نهایی حریف 2 است.

## House Arryn in A Feast for Crows

card-bronze-yohn-royce-affc = یون رویس برنزی
    .short = یون برنزی
    .note = قدرت جنگی 4. با قدرتی بیشتر از حریف ‎+1
    .text = اگر توکن‌های قدرت موجود تو بیشتر از حریف باشد، قدرت جنگی این کارت یکی بیشتر می‌شود.

card-littlefinger = لیتل‌فینگر
    .short = لیتل‌فینگر
    .note = قدرت جنگی 3. بعد از جنگ، قدرت بر پایهٔ کارت حریف
    .text = وقتی جنگ تمام شد، با برد یا باخت، اگر ایری در کنترل تو باشد، دو برابر قدرت جنگی چاپ‌شدهٔ کارت حریف، قدرت می‌گیری.

card-nestor-royce = نستور رویس
    .short = نستور
    .note = قدرت جنگی 2، 2 برج

card-lyn-corbray = لین کوربری
    .short = لین
    .note = قدرت جنگی 2، 1 شمشیر

card-alayne-stone = الین استون
    .short = الین
    .note = قدرت جنگی 1. با پیروزی، می‌تواند 2 قدرت بدهد تا حریف همهٔ قدرتش را از دست بدهد
    .text = اگر پیروز شوی و ایری در کنترل تو باشد (حتی اگر همین حالا گرفته باشی)، می‌توانی دو قدرت بدهی: حریف همهٔ توکن‌های قدرت موجودش را از دست می‌دهد.
    .ask = { $card }: 2 قدرت می‌دهی تا { $rival } همهٔ قدرتش ({ $power }) را از دست بدهد؟

card-lothor-brune = لوتور برون
    .short = لوتور
    .note = قدرت جنگی 1، 1 شمشیر، 1 برج

card-lysa-arryn-affc = لایسا ارین
    .short = لایسا
    .note = قدرت جنگی 0. بعد از جنگ، 3 قدرت در برابر حریفی که قدرت بیشتری دارد
    .text = وقتی جنگ تمام شد، اگر توکن‌های قدرت موجود حریف بیشتر از تو باشد، سه قدرت می‌گیری.

## House Arryn and House Targaryen in Mother of Dragons

card-lysa-arryn-mod = لایسا ارین
    .short = لایسا
    .note = قدرت جنگی 4. دفاع با دستور دفاع: بعد از پیروزی برمی‌گردد
    .text = اگر مدافع سرزمینی با دستور دفاع باشی و پیروز شوی، می‌توانی این کارت را به‌جای خرج کردن به دستت برگردانی.
    .ask = { $card }: به دستت برگردد؟

card-bronze-yohn-royce-mod = یون رویس برنزی
    .short = یون برنزی
    .note = قدرت جنگی 3، 1 شمشیر، 2 برج

card-ser-vardis-egen = سر واردیس ایگن
    .short = واردیس
    .note = قدرت جنگی 2. در برابر کارت 2 یا کمتر: ‎+1 و دو برج
    .text = اگر قدرت جنگی چاپ‌شدهٔ کارت حریف 2 یا کمتر باشد، این کارت قدرت جنگی 3 و دو برج دارد. حریف بی‌کارت حساب نیست.

card-harry-hardyng = هری هاردینگ
    .short = هری
    .note = قدرت جنگی 2، 1 شمشیر

card-godric-borrell = گادریک بورل
    .short = گادریک
    .note = قدرت جنگی 1. دفاع در دریا: ‎+1 برای هر ساحل خودت
    .text = اگر در دریا دفاع کنی، قدرت جنگی این کارت برای هر سرزمین خشکی کنارش که کنترل می‌کنی یکی بیشتر می‌شود.

card-anya-waynwood = آنیا وین‌وود
    .short = آنیا
    .note = قدرت جنگی 1. با پیروزی، 3 قدرت برای تو و هر که حمایتت کرده
    .text = اگر پیروز شوی سه قدرت می‌گیری، و هر بازیکن دیگری که در این جنگ حمایتت کرده هم همین‌قدر. دست‌نشانده‌ها چیزی نمی‌گیرند.

card-robert-arryn = رابرت ارین
    .short = رابرت
    .note = قدرت جنگی 0. بعد از دفاع، می‌تواند همراه ضعیف‌ترین کارت خرج‌شدهٔ حریف از بازی برود
    .text = وقتی جنگی که در آن مدافع بودی تمام شد، می‌توانی این کارت را همراه کارتی با کمترین قدرت جنگی چاپ‌شده از کارت‌های خرج‌شدهٔ حریف از بازی بیرون ببری؛ کارتی که تازه بازی شده هم حساب است. در برابر دست‌نشانده تنها می‌رود.
    .ask = { $card }: از بازی بیرون برود، و کدام کارت با او؟

card-khal-drogo = کال دروگو
    .short = دروگو
    .note = قدرت جنگی 4. هر شوالیهٔ جنگنده ‎+1 و یک شمشیر؛ بعد بیرون می‌رود
    .text = این کارت برای هر شوالیهٔ تو که در سرزمین نبرد می‌جنگد یک قدرت جنگی و یک شمشیر بیشتر دارد؛ شوالیه‌هایی که حمایت می‌کنند حساب نیستند. بعد از جنگ، با پیروزی یا باخت، از بازی بیرون می‌رود.

card-arstan-whitebeard = آرستان ریش‌سفید
    .short = آرستان
    .note = قدرت جنگی 3، 1 شمشیر، 1 برج

card-xaro-xhoan-daxos = زارو زون داکسوس
    .short = زارو
    .note = قدرت جنگی 2. کشتی‌هایت اگر بیشتر باشند قدرت جنگی 2 دارند
    .text = اگر در سرزمین نبرد، کشتی‌های تو که می‌جنگند بیشتر از کشتی‌های دشمن باشند، هر کشتی تو قدرت جنگی 2 دارد؛ گریخته‌ها حساب نیستند.

card-ser-jorah-mormont = سر جورا مورمونت
    .short = جورا
    .note = قدرت جنگی 2، 1 شمشیر، 1 برج

card-daenerys-targaryen-a = دنریس تارگرین
    .short = دنریس
    .note = قدرت جنگی 1. اگر اژدهایی بجنگد 3
    .text = اگر اژدهایی در سرزمین نبرد بجنگد، قدرت جنگی این کارت 3 است.

card-viserys-targaryen = ویسریس تارگرین
    .short = ویسریس
    .note = قدرت جنگی 1. می‌تواند کارتی خرج کند و قدرت جنگی آن را به خود بیفزاید؛ با شکست بیرون می‌رود
    .text = پیش از حساب کردن قدرت جنگی می‌توانی کارت دیگری از دستت خرج کنی و قدرت جنگی چاپ‌شده‌اش را به ویسریس بیفزایی؛ آیکن‌ها و توانایی آن کارت حساب نیست. اگر ببازی، ویسریس از بازی بیرون می‌رود.
    .ask = { $card }: کدام کارت را خرج می‌کنی تا قدرت جنگی‌اش افزوده شود؟

card-illyrio-mopatis = ایلیریو موپاتیس
    .short = ایلیریو
    .note = قدرت جنگی 0. به اندازهٔ اختلاف، قدرت می‌گیرد؛ با 5 یا بیشتر بیرون می‌رود
    .text = بعد از جنگ، با پیروزی یا باخت، به اندازهٔ اختلاف دو قدرت جنگی نهایی قدرت می‌گیری. اگر آن وقت پنج قدرت موجود یا بیشتر داشته باشی، از بازی بیرون می‌رود.

card-daenerys-targaryen-b = دنریس تارگرین
    .short = دنریس
    .note = قدرت جنگی 4. حریف به اندازهٔ اختلاف، قدرت از دست می‌دهد
    .text = بعد از جنگ، با پیروزی یا باخت، حریف به اندازهٔ اختلاف دو قدرت جنگی نهایی از توکن‌های قدرت موجودش از دست می‌دهد.

card-daario-naharis = داریو ناهاریس
    .short = داریو
    .note = قدرت جنگی 3، 1 شمشیر

card-gray-worm = کرم خاکستری
    .short = کرم خاکستری
    .note = قدرت جنگی 2، 1 شمشیر، 1 برج

card-strong-belwas = بلواس نیرومند
    .short = بلواس
    .note = قدرت جنگی 2، 2 شمشیر

card-captain-groleo = ناخدا گرولئو
    .short = گرولئو
    .note = قدرت جنگی 1. در حمله از دریا، هر کشتی تو کنار آنجا ‎+1
    .text = اگر از راه دریا به سرزمین خشکی حمله کنی، قدرت جنگی این کارت برای هر کشتی تو کنار آن سرزمین، در بندرها هم، یکی بیشتر می‌شود.

card-rakharo = راخارو
    .short = راخارو
    .note = قدرت جنگی 1. جایی که قلعه نیست شوالیه‌هایت قدرت جنگی 4 دارند
    .text = در سرزمین خشکی بدون قلعه و دژ، هر شوالیهٔ تو که می‌جنگد قدرت جنگی 4 دارد؛ آن‌ها که حمایت می‌کنند و گریخته‌ها حساب نیستند.

card-missandei = میساندی
    .short = میساندی
    .note = قدرت جنگی 0. با شکست به اختلاف 2 یا کمتر، کارت دیگری برمی‌گردد
    .text = اگر با اختلاف دو یا کمتر، یا با تساوی، ببازی، می‌توانی هر کارت دیگری را از کارت‌های خرج‌شده‌ات به دستت برگردانی.
    .ask = { $card }: کدام کارت خرج‌شده برمی‌گردد؟

## What is asked and told of them

choice-up = یک خانه بالا
choice-down = یک خانه پایین
choice-fighting = آن که اینجا می‌جنگد
choice-elsewhere = آن که نمی‌جنگد

note-threat = تهدید به { $strength } می‌رسد
note-bought = با { $power } قدرت. { $text }

event-ability-cancelled = { $house } با ملکهٔ خارها توانایی { $card } را باطل می‌کند.
event-card-copied = { $house } 2 قدرت می‌دهد: { $card } از { $copy } تقلید می‌کند.
event-power-spent = { $house } { $power } قدرت خرج می‌کند.
event-deck-read = { $house } { $deck } را دیده و کارت بعدی‌اش را انتخاب کرده است.

because-card-kills = { $rival } یک سرباز در { $area } از دست می‌دهد.
because-card-copies = با 2 قدرت، این کارت مثل { $copy } می‌شود: قدرت جنگی { $strength }.
because-card-spends = { $power } قدرت، { $card } را همان‌قدر قوی‌تر می‌کند.
because-card-buys = { $card } را می‌شود با { $power } قدرت دوباره بازی کرد.
because-card-climbs = در جدول { $track } از جایگاه { $place } یکی بالا می‌رود.

why-total-set = قدرت جنگی نهایی { $house } را یک کارت تعیین می‌کند، بقیه هر چه باشد

event-card-removed = کارت { $house } از بازی بیرون می‌رود: { $card }.

## The 1st edition, beside other cards of the same names

card-eddard-stark-1e = { card-eddard-stark }
    .short = { card-eddard-stark.short }
    .note = قدرت جنگی 3، 2 برج

card-robb-stark-1e = { card-robb-stark }
    .short = { card-robb-stark.short }
    .note = قدرت جنگی 2. هر شوالیه در حمله قدرت جنگی 3 دارد
    .text = اگر حمله کنی، هر شوالیه‌ای که پیشروی کرده قدرت جنگی 3 دارد. شوالیه‌های حامی قدرت جنگی 2 دارند.

card-greatjon-umber-1e = { card-greatjon-umber }
    .short = { card-greatjon-umber.short }
    .note = قدرت جنگی 2، 1 شمشیر

card-ser-rodrik-cassel-1e = سر رودریک کسل
    .short = رودریک
    .note = قدرت جنگی 1، 1 برج

card-house-mormont-lord-1e = لرد خاندان مورمونت
    .short = مورمونت
    .note = قدرت جنگی 1، 1 شمشیر

card-maester-luwin-1e = استاد لوین
    .short = لوین
    .note = قدرت جنگی 0. با پیروزی، می‌تواند کارتی را پس بگیرد
    .text = اگر پیروز شوی، می‌توانی یکی از کارت‌های خرج‌شده‌ات را به دستت برگردانی.
    .ask = { $card }: کدام کارت را پس می‌گیری؟

card-catelyn-stark-1e = { card-catelyn-stark }
    .short = { card-catelyn-stark.short }
    .note = قدرت جنگی 0. دستور دفاع را دو برابر می‌کند
    .text = { card-catelyn-stark.text }

card-tywin-lannister-1e = { card-tywin-lannister }
    .short = { card-tywin-lannister.short }
    .note = قدرت جنگی 3، 2 شمشیر

card-ser-jaime-lannister-1e = { card-ser-jaime-lannister }
    .short = { card-ser-jaime-lannister.short }
    .note = قدرت جنگی 2. با پیروزی، 2 قدرت
    .text = { card-tywin-lannister.text }

card-tyrion-lannister-1e = { card-tyrion-lannister }
    .short = { card-tyrion-lannister.short }
    .note = قدرت جنگی 2، 1 برج

card-ser-kevan-lannister-1e = { card-ser-kevan-lannister }
    .short = { card-ser-kevan-lannister.short }
    .note = قدرت جنگی 1، 1 شمشیر

card-house-lannister-captain-1e = سردستهٔ خاندان لنیستر
    .short = سردسته
    .note = قدرت جنگی 1، 1 شمشیر

card-vargo-hoat-1e = وارگو هوت
    .short = وارگو هوت
    .note = قدرت جنگی 0. هر سرباز در حمله قدرت جنگی 2 دارد
    .text = اگر حمله کنی، هر سربازی که پیشروی کرده قدرت جنگی 2 دارد. سربازهای حامی قدرت جنگی 1 دارند.

card-cersei-lannister-1e = { card-cersei-lannister }
    .short = { card-cersei-lannister.short }
    .note = قدرت جنگی 0. با پیروزی، دستوری از حریف را از هر جا برمی‌دارد
    .text = اگر پیروز شوی، یک توکن دستورِ خاندان شکست‌خورده را از هر سرزمینی برمی‌داری.
    .ask = { $card }: کدام دستور { $rival } برداشته شود؟

card-stannis-baratheon-1e = { card-stannis-baratheon }
    .short = { card-stannis-baratheon.short }
    .note = قدرت جنگی 3، 1 شمشیر، 1 برج

card-renly-baratheon-1e = { card-renly-baratheon }
    .short = { card-renly-baratheon.short }
    .note = قدرت جنگی 2. با پیروزی، می‌تواند سربازی را که جنگیده شوالیه کند
    .text = اگر پیروز شوی، می‌توانی یکی از سربازهایت را که جنگیده شوالیه کنی. سربازی که فقط حمایت کرده حساب نیست.
    .ask = { $card }: کدام سربازی که جنگیده شوالیه شود؟

card-ser-davos-seaworth-1e = { card-ser-davos-seaworth }
    .short = { card-ser-davos-seaworth.short }
    .note = قدرت جنگی 2، 1 برج

card-ser-axell-florent-1e = { card-ser-axell-florent }
    .short = { card-ser-axell-florent.short }
    .note = { card-ser-axell-florent.note }

card-house-florent-lord-1e = لرد خاندان فلورنت
    .short = لرد فلورنت
    .note = قدرت جنگی 1، 1 شمشیر

card-melisandre-of-asshai-1e = ملیساندر آشایی
    .short = ملیساندر
    .note = قدرت جنگی 0. با پیروزی، با 1 قدرت می‌تواند کارتی از حریف را خرج کند
    .text = اگر پیروز شوی، می‌توانی یک قدرت بدهی، دست خاندان شکست‌خورده را ببینی و کارتی را انتخاب کنی که میان کارت‌های خرج‌شده‌اش برود.
    .ask = { $card }: 1 قدرت می‌دهی تا کارتی از دست { $rival } خرج شود؟

card-salladhor-saan-1e = { card-salladhor-saan }
    .short = { card-salladhor-saan.short }
    .note = قدرت جنگی 0. کشتی‌های حامی حریف قدرت جنگی 0 دارند
    .text = کشتی‌هایی که از حریفت حمایت می‌کنند قدرت جنگی 0 دارند. ‎+1 دستور حمایت ویژه می‌ماند.

card-mace-tyrell-1e = { card-mace-tyrell }
    .short = { card-mace-tyrell.short }
    .note = قدرت جنگی 3، 2 شمشیر

card-ser-loras-tyrell-1e = { card-ser-loras-tyrell }
    .short = { card-ser-loras-tyrell.short }
    .note = قدرت جنگی 2. سربازی را بی‌درنگ نابود می‌کند
    .text = همین که هر دو کارت رو شدند، یک سرباز دشمن که می‌جنگد نابود می‌شود. اگر هیچ‌کس در برابرت نماند، بی‌درنگ پیروز می‌شوی.
    .ask = { $card }: کدام سرباز { $rival } نابود شود؟

card-ser-garlan-tyrell-1e = { card-ser-garlan-tyrell }
    .short = { card-ser-garlan-tyrell.short }
    .note = قدرت جنگی 2، 1 شمشیر

card-margaery-tyrell-1e = { card-margaery-tyrell }
    .short = { card-margaery-tyrell.short }
    .note = قدرت جنگی 1، 1 برج

card-house-tyrell-captain-1e = سردستهٔ خاندان تایرل
    .short = سردسته
    .note = قدرت جنگی 1، 1 شمشیر

card-queen-of-thorns-1e = { card-queen-of-thorns }
    .short = { card-queen-of-thorns.short }
    .note = قدرت جنگی 0. توانایی کارت حریف را باطل می‌کند
    .text = کارت حریف توانایی ندارد. قدرت جنگی و آیکن‌هایش می‌ماند.

card-brienne-of-tarth-1e = { card-brienne-of-tarth }
    .short = { card-brienne-of-tarth.short }
    .note = قدرت جنگی 0. دستور دفاعِ مدافع را برمی‌دارد
    .text = اگر حمله کنی، دستور دفاع در سرزمین نبرد پیش از حساب قدرت جنگی برداشته می‌شود.

card-euron-crows-eye-1e = { card-euron-crows-eye }
    .short = { card-euron-crows-eye.short }
    .note = قدرت جنگی 3، 2 شمشیر

card-theon-greyjoy-1e = { card-theon-greyjoy }
    .short = { card-theon-greyjoy.short }
    .note = قدرت جنگی 2، 1 شمشیر

card-asha-greyjoy-1e = { card-asha-greyjoy }
    .short = { card-asha-greyjoy.short }
    .note = قدرت جنگی 2. با پیروزی، می‌تواند دستوری در همسایگی را بردارد
    .text = اگر پیروز شوی، می‌توانی یک دستور حمایت یا دستور تقویت قدرت را، از هر کس، در سرزمینی کنار جنگ برداری.
    .ask = { $card }: یک دستور حمایت یا دستور تقویت قدرت را در کنار جنگ برمی‌داری؟

card-house-blacktyde-captain-1e = ناخدای خاندان بلک‌تاید
    .short = بلک‌تاید
    .note = قدرت جنگی 1، 1 برج

card-aeron-damphair-1e = { card-aeron-damphair }
    .short = { card-aeron-damphair.short }
    .note = قدرت جنگی 1، 1 برج

card-balon-greyjoy-1e = { card-balon-greyjoy }
    .short = { card-balon-greyjoy.short }
    .note = قدرت جنگی 0. قدرت جنگی کارت حریف 0 است
    .text = { card-balon-greyjoy.text }

card-victarion-greyjoy-1e = { card-victarion-greyjoy }
    .short = { card-victarion-greyjoy.short }
    .note = قدرت جنگی 0. هر کشتی در حمله قدرت جنگی 2 دارد
    .text = اگر حمله کنی، هر کشتی که وارد شده قدرت جنگی 2 دارد. کشتی‌های حامی قدرت جنگی 1 دارند.

card-the-red-viper-1e = { card-the-red-viper }
    .short = { card-the-red-viper.short }
    .note = قدرت جنگی 3، 2 شمشیر

card-areo-hotah-1e = { card-areo-hotah }
    .short = { card-areo-hotah.short }
    .note = قدرت جنگی 2، 1 شمشیر

card-obara-sand-1e = { card-obara-sand }
    .short = { card-obara-sand.short }
    .note = قدرت جنگی 2. وقت حمله یک شمشیر
    .text = اگر مهاجم باشی یک شمشیر دارد.

card-ellaria-sand-1e = الاریا سند
    .short = الاریا
    .note = قدرت جنگی 1. وقت دفاع، می‌تواند سربازی را شوالیه کند
    .text = اگر مدافع باشی، بی‌درنگ می‌توانی یکی از سربازهایت را در این جنگ شوالیه کنی.
    .ask = { card-renly-baratheon.ask }

card-nymeria-sand-1e = { card-nymeria-sand }
    .short = { card-nymeria-sand.short }
    .note = قدرت جنگی 1، 1 شمشیر

card-doran-martell-1e = { card-doran-martell }
    .short = { card-doran-martell.short }
    .note = قدرت جنگی 0. با پیروزی، می‌تواند یک توکن برتری را از حریف بگیرد
    .text = اگر پیروز شوی، می‌توانی یک توکن برتری را که دست حریف است بگیری. تا وقتی نتیجهٔ پیشنهادها برای جدولش معلوم شود نگهش می‌داری. جایگاه‌های جدول عوض نمی‌شوند.
    .ask = { $card }: توکن کدام جدول را می‌گیری؟

card-arianne-martell-1e = { card-arianne-martell }
    .short = { card-arianne-martell.short }
    .note = قدرت جنگی 0. با شکست، می‌تواند یک یگان حریف را نابود کند
    .text = اگر ببازی، می‌توانی پیش از تلفات یک یگان حریف را در این جنگ نابود کنی. اگر آخری بود، یگان‌های تو باز هم عقب‌نشینی می‌کنند، اما هیچ‌کس آن سرزمین را نمی‌گیرد.
    .ask = { $card }: کدام یگان { $rival } نابود شود؟

## A Storm of Swords

card-ser-jaime-lannister-asos = { card-ser-jaime-lannister }
    .short = { card-ser-jaime-lannister.short }
    .note = قدرت جنگی 4، 1 شمشیر، 1 برج

card-ser-gregor-clegane-asos = { card-ser-gregor-clegane }
    .short = { card-ser-gregor-clegane.short }
    .note = قدرت جنگی 3. در برابر کارت‌های ضعیف تا سه شمشیر
    .text = به ازای هر واحدی که قدرت جنگیِ چاپ‌شدهٔ کارت حریف از 3 کمتر است، یک شمشیر؛ اگر حریف بی‌کارت بجنگد، سه شمشیر.

card-tywin-lannister-asos = { card-tywin-lannister }
    .short = { card-tywin-lannister.short }
    .note = قدرت جنگی 2، 2 برج

card-joffrey-lannister = جافری لنیستر
    .short = جافری
    .note = قدرت جنگی 2، 1 شمشیر

card-cersei-lannister-asos = { card-cersei-lannister }
    .short = { card-cersei-lannister.short }
    .note = قدرت جنگی 1. پس از جنگ، حریف 2 قدرت از دست می‌دهد
    .text = پس از جنگ، هر که پیروز شود، حریف دو قدرت از قدرت در دسترسش از دست می‌دهد، یا هر چه دارد.

card-ser-ilyn-payne-asos = { card-ser-ilyn-payne }
    .short = { card-ser-ilyn-payne.short }
    .note = قدرت جنگی 1. با پیروزی، حریف یک یگان دیگر هم از دست می‌دهد
    .text = اگر پیروز شوی، حریف پیش از تلفات یکی از یگان‌هایی را که اینجا می‌جنگند به انتخاب خودش از دست می‌دهد؛ برج‌ها جلویش را نمی‌گیرند.

card-tyrion-lannister-asos = { card-tyrion-lannister }
    .short = { card-tyrion-lannister.short }
    .note = قدرت جنگی 0. می‌تواند کارت حریف را برگرداند
    .text = بی‌درنگ می‌توانی کارت حریف را به دستش برگردانی. حریف کارت دیگری بازی می‌کند، یا اگر آن آخری بود، هیچ. آنچه کارت اول تا آن وقت کرده می‌ماند.
    .ask = { card-tyrion-lannister.ask }

card-robb-stark-asos = { card-robb-stark }
    .short = { card-robb-stark.short }
    .note = قدرت جنگی 4، 2 شمشیر

card-smalljon-umber = جان کوچک آمبر
    .short = جان کوچک
    .note = قدرت جنگی 3، 1 برج

card-eddard-stark-asos = { card-eddard-stark }
    .short = { card-eddard-stark.short }
    .note = قدرت جنگی 2. بی‌تلفات از شمشیرها و کارت‌ها
    .text = در این جنگ از شمشیرها و توانایی کارت‌های خاندان تلفات نمی‌دهی. جمجمه‌ها حساب می‌شوند، و یگان‌هایی که در عقب‌نشینی از دست می‌روند هم.

card-jory-cassel = جوری کسل
    .short = جوری
    .note = قدرت جنگی 2، 1 شمشیر

card-maege-mormont = میج مورمونت
    .short = میج
    .note = قدرت جنگی 1. با پیروزی، می‌تواند جای عقب‌نشینی حریف را انتخاب کند
    .text = { card-robb-stark.text }

card-catelyn-stark-asos = { card-catelyn-stark }
    .short = { card-catelyn-stark.short }
    .note = قدرت جنگی 1. با حمایت، ‎+2 و یک برج
    .text = اگر دستور حمایتی از تو پشتیبانی کند، از خودت یا خاندانی دیگر، قدرت جنگی این کارت 2 تا بیشتر است و یک برج دارد.

card-bran-stark = برن استارک
    .short = برن
    .note = قدرت جنگی 0. پس از جنگ، می‌تواند کارتی را پس بگیرد
    .text = پس از جنگ، هر که پیروز شود، می‌توانی یکی از کارت‌های خرج‌شده‌ات را، حتی خود برن را، به دستت برگردانی.
    .ask = { card-maester-luwin-1e.ask }

card-stannis-baratheon-asos = { card-stannis-baratheon }
    .short = { card-stannis-baratheon.short }
    .note = قدرت جنگی 4. می‌تواند تخت آهنین را از حریف بگیرد، با یک شمشیر
    .text = پیش از حساب کردن قدرت جنگی، اگر تخت آهنین دست حریف است، می‌توانی آن را بگیری؛ آن وقت این کارت یک شمشیر دارد. تا وقتی نتیجهٔ پیشنهادها برای این جدول معلوم شود نگهش می‌داری. جایگاه‌های جدول عوض نمی‌شوند.
    .ask = { $card }: تخت آهنین را با یک شمشیر می‌گیری؟

card-renly-baratheon-asos = { card-renly-baratheon }
    .short = { card-renly-baratheon.short }
    .note = قدرت جنگی 3، 2 شمشیر

card-melisandre-of-asshai-asos = { card-melisandre-of-asshai-1e }
    .short = { card-melisandre-of-asshai-1e.short }
    .note = قدرت جنگی 2. به اندازهٔ قدرت جنگی کارت حریف، قدرت می‌گیرد
    .text = بی‌درنگ به اندازهٔ قدرت جنگیِ چاپ‌شدهٔ کارت حریف، قدرت می‌گیری.

card-ser-axell-florent-asos = { card-ser-axell-florent }
    .short = { card-ser-axell-florent.short }
    .note = قدرت جنگی 2، 2 برج

card-salladhar-saan-asos = { card-salladhor-saan }
    .short = { card-salladhor-saan.short }
    .note = قدرت جنگی 1. با پیروزی، 2 قدرت؛ حریف هم 2 قدرت از دست می‌دهد
    .text = اگر پیروز شوی، دو قدرت می‌گیری و حریف دو قدرت از دست می‌دهد، یا هر چه دارد.

card-devan-seaworth = دوان سیورث
    .short = دوان
    .note = قدرت جنگی 1، 1 شمشیر، 1 برج

card-ser-davos-seaworth-asos = { card-ser-davos-seaworth }
    .short = { card-ser-davos-seaworth.short }
    .note = قدرت جنگی 0. با 2 قدرت یک برج؛ با شکست، یگان‌ها گریخته نمی‌شوند
    .text = پیش از حساب کردن قدرت جنگی می‌توانی دو قدرت برای یک برج بدهی. اگر ببازی، یگان‌هایت وقت عقب‌نشینی گریخته نمی‌شوند.
    .ask = { $card }: 2 قدرت برای یک برج می‌دهی؟

card-balon-greyjoy-asos = { card-balon-greyjoy }
    .short = { card-balon-greyjoy.short }
    .note = قدرت جنگی 4. با پیروزی، به اندازهٔ اختلاف قدرت می‌گیرد
    .text = اگر پیروز شوی، به اندازهٔ اختلاف دو قدرت جنگی نهایی، قدرت می‌گیری.

card-dagmer-cleftjaw = { card-dagmar-cleftjaw }
    .short = { card-dagmar-cleftjaw.short }
    .note = قدرت جنگی 3، 1 شمشیر، 1 برج

card-asha-greyjoy-asos = { card-asha-greyjoy }
    .short = { card-asha-greyjoy.short }
    .note = قدرت جنگی 2. با حمایت، دو شمشیر
    .text = اگر دستور حمایتی از تو پشتیبانی کند، از خودت یا خاندانی دیگر، این کارت دو شمشیر دارد.

card-theon-greyjoy-asos = { card-theon-greyjoy }
    .short = { card-theon-greyjoy.short }
    .note = قدرت جنگی 2، 1 برج

card-andrik-the-unsmiling = آندریک عبوس
    .short = آندریک
    .note = قدرت جنگی 1، 2 شمشیر

card-victarion-greyjoy-asos = { card-victarion-greyjoy }
    .short = { card-victarion-greyjoy.short }
    .note = قدرت جنگی 1. در دریا یا ساحل، ‎+1 و برج
    .text = اگر جنگ در دریا یا ساحل باشد، قدرت جنگی این کارت 1 تا بیشتر است و یک برج دارد.

card-aeron-damphair-asos = { card-aeron-damphair }
    .short = { card-aeron-damphair.short }
    .note = قدرت جنگی 0. با 2 قدرت، کارت دیگری با قدرت جنگی 1 کمتر
    .text = بی‌درنگ می‌توانی دو قدرت بدهی، این کارت را خرج کنی و به‌جایش کارت دیگری از دستت بازی کنی. قدرت جنگی آن در این جنگ 1 کمتر است.
    .ask = { card-aeron-damphair.ask }

card-the-red-viper-asos = { card-the-red-viper }
    .short = { card-the-red-viper.short }
    .note = قدرت جنگی 4، 2 شمشیر

card-darkstar-asos = { card-darkstar }
    .short = { card-darkstar.short }
    .note = قدرت جنگی 3، 1 شمشیر

card-doran-martell-asos = { card-doran-martell }
    .short = { card-doran-martell.short }
    .note = قدرت جنگی 2. حریف را به ته جدول تیول‌ها می‌فرستد
    .text = بی‌درنگ حریف به جایگاه آخر جدول تیول‌ها می‌رود و آن‌ها که پشتش بودند بالا می‌آیند. توکن برتری هم بی‌درنگ جابه‌جا می‌شود.

card-nymeria-sand-asos = { card-nymeria-sand }
    .short = { card-nymeria-sand.short }
    .note = قدرت جنگی 2. وقت حمله یک شمشیر، وقت دفاع یک برج
    .text = { card-nymeria-sand.text }

card-areo-hotah-asos = { card-areo-hotah }
    .short = { card-areo-hotah.short }
    .note = قدرت جنگی 1، 1 برج

card-arianne-martell-asos = { card-arianne-martell }
    .short = { card-arianne-martell.short }
    .note = قدرت جنگی 1. با شکست به اختلاف 2 یا کمتر، عقب‌نشینی هر دو طرف
    .text = اگر با اختلاف 2 یا کمتر ببازی، هر دو طرف عقب می‌نشینند. مهاجمِ پیروز وارد نمی‌شود و به جایی که از آن آمد برمی‌گردد. مدافعِ پیروز پس از تو عقب‌نشینی می‌کند و یگان‌هایش گریخته می‌شوند.

card-maester-caleotte = استاد کالئوت
    .short = کالئوت
    .note = قدرت جنگی 0، 3 برج

card-ser-loras-tyrell-asos = { card-ser-loras-tyrell }
    .short = { card-ser-loras-tyrell.short }
    .note = قدرت جنگی 4، 1 شمشیر

card-randyll-tarly-asos = { card-randyll-tarly }
    .short = { card-randyll-tarly.short }
    .note = قدرت جنگی 3، 2 شمشیر

card-mace-tyrell-asos = { card-mace-tyrell }
    .short = { card-mace-tyrell.short }
    .note = قدرت جنگی 2. با پیروزی، می‌تواند آنجا دستور حمایت یا دستور دفاع بگذارد
    .text = اگر پیروز شوی و در آن سرزمین یگان داشته باشی، می‌توانی یک دستور حمایت یا دستور دفاع بی‌ستاره و به‌کارنرفته آنجا بگذاری، به‌جای هر دستوری که آنجاست. نباید در این دور ممنوع باشد.
    .ask = { $card }: کدام دستور را می‌گذاری؟

card-ser-garlan-tyrell-asos = { card-ser-garlan-tyrell }
    .short = { card-ser-garlan-tyrell.short }
    .note = قدرت جنگی 2، 1 برج

card-margaery-tyrell-asos = { card-margaery-tyrell }
    .short = { card-margaery-tyrell.short }
    .note = قدرت جنگی 1، 2 برج

card-willas-tyrell-asos = { card-willas-tyrell }
    .short = { card-willas-tyrell.short }
    .note = قدرت جنگی 1. وقت دفاع ‎+2
    .text = اگر مدافع باشی، قدرت جنگی این کارت 3 است.

card-queen-of-thorns-asos = { card-queen-of-thorns }
    .short = { card-queen-of-thorns.short }
    .note = قدرت جنگی 0. یک دستور حریف را همین‌جا یا کنارش برمی‌دارد
    .text = بی‌درنگ یک دستور حریف را از جایی که جنگ در آن است یا سرزمینی هم‌مرزش برمی‌داری، اما نه دستور پیشرویی که جنگ را آغاز کرد.
    .ask = { card-queen-of-thorns.ask }

## Hidden hands, of which others know only the strengths (V1.8)

card-hidden-4 = کارت پنهان با قدرت جنگی 4
    .short = پنهان 4
    .note = قدرت جنگی 4. بیشتر از این را فقط خاندانش می‌بیند

card-hidden-3 = کارت پنهان با قدرت جنگی 3
    .short = پنهان 3
    .note = قدرت جنگی 3. بیشتر از این را فقط خاندانش می‌بیند

card-hidden-2 = کارت پنهان با قدرت جنگی 2
    .short = پنهان 2
    .note = قدرت جنگی 2. بیشتر از این را فقط خاندانش می‌بیند

card-hidden-1 = کارت پنهان با قدرت جنگی 1
    .short = پنهان 1
    .note = قدرت جنگی 1. بیشتر از این را فقط خاندانش می‌بیند

card-hidden-0 = کارت پنهان با قدرت جنگی 0
    .short = پنهان 0
    .note = قدرت جنگی 0. بیشتر از این را فقط خاندانش می‌بیند

card-balon-greyjoy-war = { card-balon-greyjoy }
    .short = { card-balon-greyjoy.short }
    .note = قدرت جنگی 2. حریف به‌جایش کارتی تصادفی بازی می‌کند
    .text = همین که هر دو کارت رو شدند، حریف کارتش را بی‌اثر پس می‌گیرد و کارتی تصادفی از دستش بازی می‌کند.
