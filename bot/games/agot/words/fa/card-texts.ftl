# What the cards of A Game of Thrones: The Board Game do, in our words and in full.
# Abilities are named for what they do where cards of several names do it.

## House cards of the 2nd edition

ability-stannis-baratheon = اگر وقت حساب کردن قدرت جنگی، حریف در جدول تخت آهنین بالاتر باشد، این کارت 5 می‌ارزد.
ability-renly-baratheon = اگر پیروز شوی، می‌توانی یکی از سربازهایت را که جنگیده، یا جایی است که دستور حمایت تو از آن کمک کرده، شوالیه کنی. این پیش از تلفات است.
ability-ser-davos-seaworth = تا وقتی استنیس براتیون میان کارت‌های خرج‌شدهٔ توست، این کارت 3 می‌ارزد و یک شمشیر دارد.
ability-salladhor-saan = اگر دستور حمایتی از تو پشتیبانی کند، از خودت یا خاندانی دیگر، همهٔ کشتی‌ها جز کشتی‌های تو 0 می‌ارزند؛ در هر دو طرف، چه بجنگند چه حمایت کنند. ‎+1 دستور حمایت ویژه می‌ماند.
ability-patchface = وقتی جنگ تمام شد، چه ببری چه ببازی، می‌توانی دست حریف را ببینی و کارتی را انتخاب کنی که میان کارت‌های خرج‌شدهٔ حریف برود.
ability-tywin-lannister = اگر پیروز شوی، دو قدرت می‌گیری.
ability-ser-kevan-lannister = اگر حمله کنی، هر سرباز تو که حمله می‌کند یا از حمله حمایت می‌کند 2 می‌ارزد. سربازهای دیگران عوض نمی‌شوند.
ability-tyrion-lannister = همین که هر دو کارت رو شدند، می‌توانی کارت حریف را بی‌اثر به دستش برگردانی. حریف کارت دیگری بازی می‌کند، یا اگر آن آخری بود، هیچ. در هر جنگ یک بار.
ability-cersei-lannister = اگر پیروز شوی، می‌توانی یک توکن دستورِ خاندان شکست‌خورده را از هر سرزمینی برداری.
ability-robb-stark = اگر پیروز شوی، در نقش مدافع هم، می‌توانی انتخاب کنی یگان‌های شکست‌خورده به کجا عقب‌نشینی کنند: سرزمینی مجاز، از میان آن‌ها که کمترین یگان را از بازنده می‌گیرند.
ability-roose-bolton = اگر ببازی، همهٔ کارت‌های خاندانِ خرج‌شده‌ات، همین یکی هم، به دستت برمی‌گردند.
ability-the-blackfish = در این جنگ از شمشیر، جمجمه و توانایی‌ها تلفات نمی‌دهی. یگان‌هایی که در عقب‌نشینی از دست می‌روند باز هم از دست می‌روند.
ability-catelyn-stark = اگر جایی که جنگ در آن است دستور دفاع داری، عددش دو برابر می‌شود: ‎+2 یا ‎+4.
ability-arianne-martell = اگر در نقش مدافع ببازی، مهاجم‌ها وارد نمی‌شوند: به جایی که از آن پیشروی کردند برمی‌گردند و شکست‌خورده نمی‌شوند. یگان‌های تو باز هم عقب‌نشینی می‌کنند.
ability-nymeria-sand = اگر مهاجم باشی یک شمشیر دارد؛ اگر مدافع باشی یک برج.
ability-doran-martell = بی‌درنگ یک جدول را نام ببر: حریف به جای آخرش می‌رود و آن‌ها که پشتش بودند بالا می‌آیند. توکن‌های برتری هم بی‌درنگ جابه‌جا می‌شوند.
ability-victarion-greyjoy = اگر حمله کنی، هر کشتی تو که حمله می‌کند یا از حمله حمایت می‌کند 2 می‌ارزد. کشتی‌های دیگران عوض نمی‌شوند.
ability-balon-greyjoy = قدرت جنگیِ چاپ‌شدهٔ کارت حریف 0 حساب می‌شود. آنچه متنش به آن می‌افزاید و آیکن‌هایش حساب است.
ability-theon-greyjoy = اگر مدافع سرزمینی با قلعه یا دژ باشی، این کارت 3 می‌ارزد و یک شمشیر دارد.
ability-asha-greyjoy = اگر هیچ دستور حمایتی از تو پشتیبانی نکند، نه از خودت و نه از خاندانی دیگر، این کارت دو شمشیر و یک برج دارد.
ability-aeron-damphair = بی‌درنگ می‌توانی دو قدرت بدهی، این کارت را خرج کنی و به‌جایش کارت دیگری از دستت بازی کنی.
ability-mace-tyrell = بی‌درنگ یک سرباز حریف که در این جنگ می‌جنگد نابود می‌شود و قدرت جنگی‌اش از بین می‌رود. ماهی سیاه جلویش را می‌گیرد.
ability-ser-loras-tyrell = اگر حمله کنی و پیروز شوی، دستور پیشروی‌ات همراه یگان‌هایت به سرزمینِ گرفته‌شده می‌رود و در همین دور دوباره اجراشدنی است.
ability-queen-of-thorns = بی‌درنگ یک دستور حریف را از سرزمینی همسایهٔ جنگ بردار؛ نه دستور پیشرویِ خود جنگ را. اگر دستور حمایت باشد، آن حمایت از بین می‌رود.
lookup-card-without-text = متن ندارد: فقط قدرت جنگی و آیکن‌هایش را دارد.
lookup-card-text-off = این بازی بدون متنِ کارت‌های خاندان است.

## Westeros cards

text-westeros-rally-the-men = به ترتیب نوبت، هر کس در قلعه‌هایش ارتش جمع می‌کند. دژها چیزی نمی‌آورند.
text-westeros-the-burden-of-power = صاحب تخت آهنین انتخاب می‌کند: تهدید وحشی‌ها به 0 برسد، یا همه ارتش جمع کنند.
text-westeros-famine = تدارکات همه یکی کم می‌شود. هر کس ارتش‌هایش دیگر جا نشود یگان از دست می‌دهد.
text-westeros-supply = به ترتیب نوبت، توکن تدارکات هر کس روی تعداد آیکن‌های تدارکاتی می‌رود که کنترلشان را دارد، حداکثر 6. هر کس ارتش‌هایش دیگر جا نشوند یگان از دست می‌دهد.
text-westeros-mustering = به ترتیب نوبت، هر کس در همهٔ قلعه‌ها و دژهایش ارتش جمع می‌کند.
text-westeros-a-throne-of-blades = صاحب تخت آهنین انتخاب می‌کند: تدارکات، جمع‌آوری ارتش، یا هیچ.
text-westeros-last-days-of-summer = هیچ اتفاقی نمی‌افتد.
text-westeros-winter-is-coming = همین که رو شد، کل دسته‌اش، همراه کارت‌های خرج‌شده، بُر می‌خورد و به‌جایش کارت دیگری رو می‌شود.
text-westeros-clash-of-kings = همهٔ توکن‌ها از سه جدول برداشته می‌شوند و یکی پس از دیگری برایشان پیشنهاد می‌دهند: تخت آهنین، تیول‌ها، دربار پادشاه.
text-westeros-game-of-thrones = هر کس برای هر آیکن قدرت زیر کنترلش 1 قدرت می‌گیرد، و 1 قدرت برای هر بندرش که کشتی‌ای در آن باشد، مگر این‌که در دریای جلویش کشتی دشمن باشد.
text-westeros-dark-wings-dark-words = صاحب کلاغ پیام‌رسان انتخاب می‌کند: پیشنهاد برای هر سه جدول، قدرت برای آیکن‌های قدرت، یا هیچ.
text-westeros-wildlings-attack = وحشی‌ها با قدرت جنگی‌ای که تهدیدشان به آن رسیده حمله می‌کنند.
text-westeros-put-to-the-sword = صاحب شمشیر والریایی انتخاب می‌کند که در این دور چه دستوری ممنوع باشد: دفاع، پیشروی ‎+1، یا هیچ.
text-westeros-rains-of-autumn = در این دور دستورهای پیشروی ‎+1 ممنوع است.
text-westeros-storm-of-swords = در این دور دستورهای دفاع ممنوع است.
text-westeros-sea-of-storms = در این دور دستورهای یورش ممنوع است.
text-westeros-web-of-lies = در این دور دستورهای حمایت ممنوع است.
text-westeros-feast-for-crows = در این دور دستورهای تقویت قدرت ممنوع است.

## Wildling cards: the reward of the highest bidder, the penalties of the lowest and of all others

reward-wildling-silence-at-the-wall = هیچ نمی‌گیرد
penalty-wildling-silence-at-the-wall = هیچ نمی‌بازد
others-wildling-silence-at-the-wall = هیچ نمی‌بازند
reward-wildling-skinchanger-scout = همهٔ قدرتی را که پیشنهاد داده پس می‌گیرد
penalty-wildling-skinchanger-scout = همهٔ قدرت باقی‌مانده‌اش را از دست می‌دهد
others-wildling-skinchanger-scout = هر کدام دو قدرت از دست می‌دهند
reward-wildling-rattleshirts-raiders = در جدول تدارکات یک خانه بالا می‌رود
penalty-wildling-rattleshirts-raiders = در جدول تدارکات دو خانه پایین می‌رود و یگان‌هایی را که جا نمی‌شوند از دست می‌دهد
others-wildling-rattleshirts-raiders = در جدول تدارکات یک خانه پایین می‌روند و یگان‌هایی را که جا نمی‌شوند از دست می‌دهند
reward-wildling-massing-on-the-milkwater = همهٔ کارت‌های خاندانِ خرج‌شده‌اش را پس می‌گیرد
penalty-wildling-massing-on-the-milkwater = اگر دو کارت یا بیشتر در دست دارد، همهٔ آن‌هایی را که بیشترین قدرت جنگیِ چاپ‌شده را دارند خرج می‌کند
others-wildling-massing-on-the-milkwater = اگر دو کارت یا بیشتر در دست دارند، یکی را به انتخاب خودشان خرج می‌کنند
reward-wildling-a-king-beyond-the-wall = به جای اول یک جدول می‌رود و توکنش را می‌گیرد
penalty-wildling-a-king-beyond-the-wall = به جای آخر هر سه جدول می‌رود
others-wildling-a-king-beyond-the-wall = هر کدام به انتخاب خودشان به جای آخر جدول تیول‌ها یا دربار پادشاه می‌روند
reward-wildling-crow-killers = می‌تواند تا دو سرباز را شوالیه کند
penalty-wildling-crow-killers = همهٔ شوالیه‌هایش را سرباز می‌کند؛ آن‌هایی که سربازی برای جایشان نیست نابود می‌شوند
others-wildling-crow-killers = هر کدام دو شوالیه را سرباز می‌کنند؛ آن‌هایی که سربازی برای جایشان نیست نابود می‌شوند
reward-wildling-mammoth-riders = می‌تواند یک کارت خاندانِ خرج‌شده را پس بگیرد
penalty-wildling-mammoth-riders = سه یگانش را در هر جا نابود می‌کند
others-wildling-mammoth-riders = دو یگانشان را در هر جا نابود می‌کنند
reward-wildling-the-horde-descends = می‌تواند در یک قلعه یا دژ ارتش جمع کند
penalty-wildling-the-horde-descends = دو یگانش را در یک قلعه یا دژ نابود می‌کند؛ اگر چنین سرزمینی ندارد، دو تا در هر جا
others-wildling-the-horde-descends = یک یگانشان را در هر جا نابود می‌کنند
reward-wildling-preemptive-raid = کنار می‌رود و وحشی‌ها دوباره به بقیه حمله می‌کنند، با قدرت جنگی 6
penalty-wildling-preemptive-raid = دو یگانش را در هر جا نابود می‌کند، یا در بهترین جدولش دو خانه پایین می‌رود
others-wildling-preemptive-raid = هیچ نمی‌بازند
