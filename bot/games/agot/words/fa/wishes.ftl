## Standing wishes: what is always answered alike.

instruct-why = یک بار بگو همیشه به چه چیزهایی یک‌جور جواب می‌دهی تا بازی معطل تو نماند. هیچ‌کس دیگر نمی‌فهمد اینجا چه گفته‌ای، یا اصلاً چیزی گفته‌ای. جایی که جواب آماده‌ات به کار نیاید، از تو پرسیده می‌شود.

wish-support = حمایت در جنگ دیگران
wish-refuse-support = حمایتی که به من می‌رسد
wish-casualties = تلفات من
wish-retreat = عقب‌نشینی‌های من
wish-house-card = کارت‌های خاندان
wish-blade = شمشیر والریایی
wish-raven = کلاغ پیام‌رسان
wish-wildlings = پیشنهاد در برابر وحشی‌ها
wish-ties = تساوی‌هایی که تصمیمش با من است
wish-muster = جمع‌آوری ارتش
wish-raid = یورش‌ها
wish-wins = ضعیف‌ترین کارتی که حتماً پیروز است، وگرنه قوی‌ترین
wish-any = هر خاندان دیگر

do-always = همیشه حمایت می‌کنم
do-never = هیچ‌وقت
do-ask = از من بپرس
do-cheapest = اول ارزان‌ترین‌ها
do-own = پیش یگان‌هایم یا به سرزمین خودم
do-supplied = به سرزمین خودم با آیکن تدارکات
do-decides = فقط وقتی پیروزم می‌کند
do-pass = به کار نبردن
do-peek = دیدن کارت وحشی‌ها
do-threats = دستوری که بیش از همه تهدیدم می‌کند

until-battle = برای این جنگ
until-round = برای این دور
until-changed = تا وقتی عوضش کنم

strength-4 = 0، اگر قدرت جنگی زیر 4 باشد
strength-6 = 0، اگر قدرت جنگی زیر 6 باشد
strength-8 = 0، اگر قدرت جنگی زیر 8 باشد
strength-10 = 0، اگر قدرت جنگی زیر 10 باشد
strength-12 = 0، اگر قدرت جنگی زیر 12 باشد

muster-nothing = هیچ
muster-footman = یک سرباز
muster-knight = یک شوالیه
muster-ship = یک کشتی
muster-siege-engine = یک ماشین جنگی
muster-to-knight = شوالیه از یک سرباز
muster-to-siege-engine = ماشین جنگی از یک سرباز
muster-footman-and-footman = دو سرباز
muster-footman-and-ship = یک سرباز و یک کشتی
muster-ship-and-ship = دو کشتی
muster-footman-and-to-knight = یک سرباز، و شوالیه از یک سرباز
muster-ship-and-to-knight = یک کشتی، و شوالیه از یک سرباز
muster-footman-and-to-siege-engine = یک سرباز، و ماشین جنگی از یک سرباز
muster-to-knight-and-to-knight = دو شوالیه از دو سرباز

step-wish-topic = این جواب دربارهٔ چیست؟
step-wish-what = ربات چه کار کند؟
step-wish-area = کجا؟
step-wish-card = کدام کارت را می‌خواهی بازی کنی؟
step-wish-place-1 = چه کسی اول است؟
step-wish-place-2 = چه کسی دوم است؟
step-wish-place-3 = چه کسی سوم است؟ بعد بقیه می‌آیند، اول هر که قلعهٔ کمتری دارد.
step-wish-until = تا کی؟

wish-says-support = { $do ->
    [always] از { $house } حمایت می‌کنم ({ $until }).
    [never] از { $house } حمایت نمی‌کنم ({ $until }).
   *[ask] از من بپرس که از { $house } حمایت می‌کنم یا نه ({ $until }).
}
wish-says-refuse-support = { $do ->
    [never] هیچ حمایتی را رد نمی‌کنم ({ $until }).
   *[ask] از من بپرس حمایت چه کسی را رد می‌کنم ({ $until }).
}
wish-says-casualties = { $do ->
    [cheapest] اول ارزان‌ترین یگان‌هایم را از دست می‌دهم ({ $until }).
   *[ask] از من بپرس کدام یگان‌ها را از دست می‌دهم ({ $until }).
}
wish-says-retreat = { $do ->
    [own] پیش یگان‌هایم یا به سرزمین خودم عقب‌نشینی می‌کنم، جایی که کمترین را از دست بدهم ({ $until }).
    [supplied] به سرزمین خودم با آیکن تدارکات عقب‌نشینی می‌کنم، جایی که کمترین را از دست بدهم ({ $until }).
   *[ask] از من بپرس به کجا عقب‌نشینی می‌کنم ({ $until }).
}
wish-says-blade = { $do ->
    [decides] شمشیر والریایی را فقط وقتی برای ‎+1 به کار می‌برم که پیروزم کند ({ $until }).
    [never] شمشیر والریایی را به کار نمی‌برم ({ $until }).
   *[ask] دربارهٔ شمشیر والریایی از من بپرس ({ $until }).
}
wish-says-raven = { $do ->
    [pass] کلاغ پیام‌رسان را به کار نمی‌برم ({ $until }).
    [peek] با کلاغ پیام‌رسان کارت رویی وحشی‌ها را می‌بینم ({ $until }).
   *[ask] دربارهٔ کلاغ پیام‌رسان از من بپرس ({ $until }).
}
wish-says-wildlings = در برابر وحشی‌ها، وقتی قدرت جنگی‌شان زیر { $strength } است، 0 پیشنهاد می‌دهم ({ $until }).
wish-says-ties = در تساوی‌ها این‌ها را به همین ترتیب اول می‌گذارم: { $order } ({ $until }).
wish-says-house-card = در برابر { $rival } اگر بتوانم { $card } را بازی می‌کنم ({ $until }).
wish-says-muster = در { $area } این ارتش را جمع می‌کنم: { $goods } ({ $until }).
wish-says-raid = { $do ->
    [threats] یورش‌هایم دستوری را برمی‌دارند که بیش از همه تهدیدم می‌کند؛ اگر هیچ نبود، از من بپرس ({ $until }).
   *[ask] از من بپرس به چه یورش ببرم ({ $until }).
}
wish-says-house-card-wins = در برابر { $rival } ضعیف‌ترین کارتی را بازی می‌کنم که حتماً پیروز است، وگرنه قوی‌ترین را ({ $until }).

presets = **ربات دربارهٔ چه چیزهایی از تو نپرسد؟** با یک بار زدن، جواب آماده ذخیره می‌شود؛ در «جواب‌های آمادهٔ من» می‌توانی آن را برداری.
preset-support = حمایت را می‌پذیرم
preset-support-tells = هر حمایتی را که به تو بدهند می‌پذیری.
preset-cards = بازی برای پیروزی
preset-cards-tells = ضعیف‌ترین کارت خاندان را بازی می‌کنی که بر هر کارت حریف پیروز است؛ اگر نبود، قوی‌ترین را. توانایی کارت‌ها حساب نمی‌شود.
preset-raids = یورش به تهدیدها
preset-raids-tells = یورش‌هایت اول دستورهای یورشی را برمی‌دارند که به دستورهای تو می‌رسند، بعد دستورهای حمایتِ کنار یگان‌هایت را. اگر هیچ‌کدام نبود، از تو پرسیده می‌شود.
