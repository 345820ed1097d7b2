# What A Game of Thrones says at a table in its own words: panels, commands, typed answers, the log.

## What winning takes

goal = **برای پیروزی:** { $held ->
    [1] در پایان یک دور { $castles } قلعه و دژ در دست داشته باش
   *[0] به { $castles } قلعه و دژ برس
}{ $endless ->
    [1] . هیچ دوری آخرین نیست.
   *[0] { $apart ->
        [1] ، یا بعد از دور 10 از همه به هدفت نزدیک‌تر باش.
       *[0] ، یا بعد از دور 10 بیشتر از همه داشته باش.
    }
}

## Explanations

why-topic-combat = جنگ
why-topic-bids = پیشنهادها
why-topic-supply = تدارکات
why-title-combat = ### جنگ، سطر به سطر
why-title-bids = ### آخرین پیشنهادها
why-title-supply = ### تدارکات

## What would come of a battle

what-if-uses = { $seat } شمشیر والریایی را به کار می‌برد
what-if-uses-not = { $seat } شمشیر والریایی را به کار نمی‌برد

## The log

topic-battles = جنگ‌ها
topic-bids = پیشنهادها، جدول‌ها و وحشی‌ها
topic-orders = دستورها و پیشروی‌ها
topic-westeros = کارت‌های وستروس
topic-units = یگان‌های آمده و رفته
topic-power = قدرت
topic-cards = کارت‌های خاندان

## Cards

hand-open = در این بازی کارتی پنهان نیست: { COMMAND("map") } دست همه را در حاشیه‌اش نشان می‌دهد و { COMMAND("look") } هر کارت را توضیح می‌دهد.

## How one answers with nothing, and what a select is for

nothing-march = هیچ‌کس پیشروی نمی‌کند
nothing-muster = هیچ ارتشی جمع نشود
nothing-refuse-support = هیچ‌کس رد نشود
nothing-wildling-upgrade = شوالیهٔ تازه نمی‌خواهم
pick-bid = پیشنهاد تو
pick-house-card = کارت خاندان تو
pick-muster = چه ارتشی جمع شود
pick-wildling-discard = کارتی که خرج می‌شود
pick-wildling-retrieve = کارتی که پس می‌گیری

## Typed answers

# What may be typed for the marks of an order token; several words, parted by blanks.
typed-star = ستاره ستاره‌دار ویژه * دار ستارهدار
typed-plus = به‌علاوه بعلاوه مثبت + علاوه
typed-minus = منهای منفی -
# What means nothing between an area and its order.
typed-fillers = دستور دستورها در به برای با را روی بگذار از لطفا رو تو توی بذار بذارید بذارم کن کنید
# What means nothing among units and areas.
typed-fillers-army = یک در به برای با را روی از و تا برو برود بروند ببر بفرست بگیر پیشروی جمع بره برن میره میرن میرود میروند ببرم بفرستم لطفا رو تو توی بذار بذارید بذارم حمله می کنم میکنم
typed-fillers-raid = یورش حمله غارت میزنم بزن علیه
typed-displaced = - { $place } دستورش را از دست داد: آن توکن فقط می‌تواند در یک سرزمین باشد.
typed-tokens-title = دستورهایت را بنویس
typed-tokens-label = در هر خط یک سرزمین و دستورش
typed-tokens-hint =
    وینترفل پیشروی ‎+1*
    کارهولد دفاع ‎+1
    وایت‌هاربر هیچ
typed-tokens-example = { $place }: { $token }

## Orders

tokens-place = سرزمین
tokens-for = دستور برای { $place }
tokens-none-yet = هنوز بدون دستور
tokens-limit = دستورهای ویژه (★): { $used } از { $most }
tokens-short = دستور کم داری: از { $places } سرزمین فقط به { $number } تا می‌رسد.
tokens-none = بدون دستور

refused-not-tokens = ربات نفهمید این دستورها چیست. در پنلت انتخابشان کن، یا با { COMMAND("answer") } بنویسشان.
refused-places-left = { $number ->
    [1] یک سرزمین دیگر دستور می‌خواهد: { $places }.
   *[other] { $number } سرزمین دیگر دستور می‌خواهد: { $places }.
}
refused-not-your-place = نمی‌توانی به { $place } دستور بدهی. پنلت سرزمین‌هایی را که دستور می‌خواهند نشان می‌دهد.

## When a player is late

late-safe = اگر بازیکنی دیر کند، ربات به‌جایش یک جواب بی‌ضرر می‌دهد: دستورهای دفاعی، بدون حرکت، با کمترین تلفات.
deadline-safe-note = دستورهای دفاعی، بدون حرکت، با کمترین تلفات

## More steps

step-recruit-routed = { $area }: { $unit } (گریخته)
refused-not-a-list = ربات این فهرست جمع‌آوری ارتش را نفهمید. در پنلت انتخابش کن.
choice-done = تمام

## What lies in an area that can be chosen

here-joint = {" · "}
here-token = توکن قدرت { $house }
here-garrison = پادگان { $strength }
here-neutral = ارتش بی‌طرف { $strength }
here-empty = هیچ‌کس نیست

## Where to look things up, and what is sealed

setup-together = **زمان جواب** وقتی از چند نفر با هم پرسیده می‌شود، مثلاً برای دستورها و پیشنهادها:

# Words that mean much the same in the rules, a group on each line.
rules-alike =
    تساوی مساوی برابر یکسان
    جنگ نبرد درگیری حمله
    برد پیروزی برنده پیروز
    باخت شکست بازنده تلفات مرگ کشته نابود نابودی
    یگان نیرو سپاه ارتش سرباز
    پیشنهاد پیشنهادها مزایده
    قایق کشتی ناوگان دریا دریایی
    قلعه دژ شهر
    توکن نفوذ قدرت
    بشکه تدارکات آذوقه
    جمع جمع‌آوری سربازگیری ساختن
    دیوار وحشی‌ها حملهٔ
    شمشیر والریایی
    دیدن کلاغ
    فرار عقب‌نشینی
    بندر لنگرگاه
    شروع آغاز چینش
    پایان آخر تمام

## How to play: twelve sentences

primer-land = تو فرمان یک خاندان بزرگ را در دست داری و می‌خواهی بیشتر از هر بازیکن دیگری قلعه و دژ داشته باشی. هر کس به تعداد کافی از آن‌ها برسد، معمولاً هفت تا، می‌برد، وگرنه بعد از ده دور هر کس بیشترینش را داشته باشد. هر دور با سه کارت وستروس شروع می‌شود: تدارکات، یگان تازه، پیشنهاد برای سه جدول یا حملهٔ وحشی‌ها می‌آورند. جدول‌ها می‌گویند چه کسی اول دست به کار می‌شود، در جنگ تساوی را چه کسی می‌برد، و چند دستور ویژه می‌توانی بدهی.
primer-orders = بعد هر بازیکن پنهانی به هر سرزمینی که در آن یگان دارد یک دستور می‌دهد و همهٔ دستورها با هم رو می‌شوند. پیشروی یگان‌ها را جابه‌جا می‌کند یا به حمله می‌فرستد، یورش دستوری را در سرزمین همسایه برمی‌دارد، حمایت در جنگ‌های همسایه کمک می‌کند، دفاع سرزمین خودش را محکم می‌کند و تقویت قدرت، قدرت می‌آورد. اول یورش‌ها اجرا می‌شوند، بعد پیشروی‌ها، بعد تقویت قدرت؛ هر بار یک دستور، به ترتیب نوبت. مذاکره کن، چون هیچ‌کس تنها به جایی نمی‌رسد؛ ولی هیچ قولی الزام‌آور نیست.
primer-battle = در جنگ، هر طرف قدرت جنگی یگان‌ها، دستور و حمایت خود را جمع می‌زند. بعد هر طرف پنهانی یک کارت خاندان بازی می‌کند که قدرت جنگی، شمشیر، برج یا یک غافلگیری می‌آورد. بازنده عقب‌نشینی می‌کند و برای هر شمشیری که برجی جلویش را نگیرد یک یگان از دست می‌دهد. تدارکات اندازهٔ ارتش‌هایت را محدود می‌کند، پس پیش از گرد آوردن نیرو، سرزمین‌هایی با آیکن تدارکات (بشکه) بگیر.
