# What Inis asks, tells, refuses and explains.

## Things

unit-clan = قبیله
unit-exposed = قبیلهٔ محافظت‌نشده
unit-protected = قبیلهٔ پناه‌گرفته
unit-green = قبیلهٔ سبز
unit-blue = قبیلهٔ آبی
unit-orange = قبیلهٔ نارنجی
unit-white = قبیلهٔ سفید

direction-clockwise = ساعتگرد
direction-counter-clockwise = پادساعتگرد
side-season = در نوبت خود
side-triskel = در پاسخ
cards-action = کارت‌های اقدام
cards-advantage = کارت‌های مزیت
cards-epic = کارت‌های روایت حماسی
pile-display = ردیف نمایش
deck-epic-tales = کارت‌های روایت حماسی
deck-territories = منطقه‌ها
deck-bottom-territories = منطقه‌های آخر
deck-action-cards = کارت‌های اقدام

phase-set-up = چینش بازی
phase-assembly = گردهمایی
phase-draft = انتخاب کارت
phase-season = فصل
phase-ended = پایان

choice-add-clan = افزودن قبیله
choice-agree = موافقم
choice-attack = حمله
    .note = بازیکنی که به او حمله می‌کنی، به انتخاب خودش قبیله‌ای از دست می‌دهد یا کارت اقدامی می‌سوزاند
choice-decline = نمی‌خواهم
choice-end-clash = پایان درگیری
    .note = هیچ‌کس دیگر قبیلهٔ محافظت‌نشده ندارد: درگیری تمام می‌شود
choice-keep-direction = نگه داشتن جهت
choice-lose-both = از دست دادن قبیله و کارت
choice-lose-card = سوزاندن یک کارت اقدام
choice-lose-clan = از دست دادن یک قبیله
choice-no-clash = بدون درگیری
choice-no-more = همین کافی است
choice-nobody = هیچ‌کس
choice-pass = پاس
choice-plainly = بدون کارت دیگر
choice-pretender = برداشتن توکن ادعای تاج و تخت
    .note = یک شرط پیروزی برایت برقرار است؛ اگر در گردهمایی بعد هم باشد، می‌توانی ببری
choice-propose-peace = پیشنهاد صلح
    .note = اگر همهٔ صاحبان قبیله‌های محافظت‌نشده موافق باشند، درگیری تمام می‌شود
choice-refuse = مخالفم
choice-replace-clan = جایگزینی قبیله
choice-shelter = پناه در قلعه
    .note = پناه‌گرفته، تا درگیری تمام شود
choice-stay-out = بیرون ماندن
choice-turn-direction = برگرداندن جهت
choice-withdraw = عقب‌نشینی
    .note = قبیله‌های محافظت‌نشده‌ات به منطقهٔ همسایه‌ای می‌روند که رئیسش تویی
choice-done = تمام

won-by-1-condition = یک شرط پیروزی
won-by-2-conditions = دو شرط پیروزی
won-by-3-conditions = سه شرط پیروزی
won-by-brenn = بِرِن بودن، بعد از تساوی

clans-at = { $clans } در { $area }
clans-of = { $clans } از { $seat }
inis-location = جای { $number }: کنار { $areas }

## Standing instructions

instruct-why = از هر کس که شاید کارت تریسکل داشته باشد پرسیده می‌شود، چه داشته باشد چه نه. از پیش بگو چه جوابی می‌دهی تا بازی معطل تو نماند. هیچ‌کس دیگر نمی‌فهمد اینجا چه گفته‌ای، یا اصلاً چیزی گفته‌ای. جواب آماده برای کارتی که نداری یعنی پاس.

topic-responses = همهٔ کارت‌های تریسکل
topic-attacked = حمله به من
topic-citadel = پناه در قلعه‌ها
topic-peace = پیشنهاد صلح
topic-turn = نوبت من
when-always = همیشه
when-starts-clash = اگر کارت بتواند درگیری راه بیندازد
when-epic = اگر کارت روایت حماسی باشد
when-advantage = اگر کارت مزیت باشد
when-season-ends = اگر فصل دارد تمام می‌شود
when-present = اگر در درگیری قبیله دارم
when-in-clash = در درگیری
when-outside-clash = بیرون از درگیری
do-pass = پاس
do-ask = از من بپرس
do-held = فقط وقتی کارت مناسب دارم بپرس
do-play = همان لحظه بازی کن
do-clan = قبیله‌ای از دست بدهم
do-card = کارتی بسوزانم
do-all = هر چند تا که شد
do-1 = یک قبیله
do-2 = دو قبیله
do-none = هیچ‌کس
do-agree = موافقم
do-refuse = مخالفم
until-season = برای این فصل
until-game = تا وقتی عوضش کنم
until-turn = تا آخر این نوبت

inis-instruction = { $on } · { $when }: { $do }{ $card } ({ $until })
step-inis-topic = این جواب دربارهٔ چیست؟
step-inis-instruction = ربات چه کار کند؟
step-inis-until = تا کی؟

## How a player stands

presets = **دربارهٔ پاسخ‌ها از من بپرس:**
preset-always = همیشه
preset-always-tells = هر وقت شاید کارت مناسبی داشته باشی از تو پرسیده می‌شود. آن‌وقت مکث بازی به هیچ‌کس نمی‌گوید که داری یا نه.
preset-held = فقط وقتی کارت مناسب دارم
preset-held-tells = بازی فقط وقتی منتظر تو می‌ماند که بتوانی پاسخ بدهی. هر کس ببیند منتظر است می‌فهمد که می‌توانی؛ هر کس نبیند می‌فهمد که نمی‌توانی.
preset-never = در این دور هیچ‌وقت
preset-never-tells = هر بار همان لحظه پاس می‌دهی، حتی وقتی می‌توانی پاسخ بدهی. هر کس بفهمد که بازی هیچ‌وقت منتظر تو نمی‌ماند، می‌داند که در این دور لازم نیست از تو بترسد.
preset-turn = پاس تا آخر این نوبت

## What a player is to do, as everybody may know it (“Waiting for …”)

for-capital = منطقه‌ای برای پایتخت
for-first-clan = منطقه‌ای برای اولین قبیله
for-draft = انتخاب کارت
for-cathbad-card = کارتی که برای سخن کاتباد کنار گذاشته شود
for-set-aside = کنار گذاشتن یک کارت
for-turn = یک نوبت
for-landless = منطقه‌ها برای برگشتن قبیله‌ها
for-respond = پاسخ‌ها
for-arrival = انتخاب قبیله‌هایی که وارد می‌شوند
for-departure = انتخاب قبیله‌هایی که می‌روند
for-placement = منطقه‌ها برای قبیله‌های تازه
for-eriu = منطقه‌ها برای قبیله‌های تازه
for-other-world = انتخاب قبیله‌هایی که با جهان دیگر می‌آیند یا می‌روند
for-offering = سوزاندن کارت
for-druid = کارتی که با دروئید برداشته شود
for-scouts-move = جابه‌جایی قبیله‌ها
for-location = جای منطقهٔ تازه
for-new-tile = انتخاب منطقه‌ای برای کشف
for-enter-tile = اولین قدم در منطقهٔ تازه
for-keep-tale = انتخاب کارت روایت حماسی
for-take-tale = انتخاب کارت روایت حماسی
for-deirdre-clan = برداشتن یک قبیله
for-gift = کارتی برای هدیه دادن
for-give-card = دادن یک کارت
for-mountains = بهای ورود به کوه‌ها
for-next-clash = انتخاب درگیری بعدی
for-instigator = انتخاب آغازگر تازه
for-citadel = تصمیم دربارهٔ پناه گرفتن در قلعه
for-maneuver = یک مانور
for-withdraw = یک عقب‌نشینی
for-reinforcements = انتخاب نیروی کمکی
for-fianna = انتخاب قبیله‌هایی که با فیانا جابه‌جا می‌شوند
for-attacked = جواب به حمله
for-peace = جواب به پیشنهاد صلح
for-cauldron = انتخاب قبیله‌هایی که از دیگ داگدا برمی‌گردند

## Questions

ask-capital = پایتخت را کجا می‌گذاری؟ یک عبادتگاه هم همراهش می‌آید.
ask-first-clan = قبیلهٔ بعدی‌ات را کجا می‌گذاری؟
ask-draft = { $keep } کارت نگه دار؛ { $number ->
    [1] آن یکی به بازیکن بعدی می‌رسد
   *[other] { $number } تای دیگر به بازیکن بعدی می‌رسند
}.
ask-cathbad-card = سخن کاتباد: کدام کارت اقدام کنار گذاشته شود؟
ask-set-aside = کدام کارت اقدام را برای کنار گذاشتن انتخاب می‌کنی؟
ask-turn = نوبت توست. چه می‌کنی؟
ask-landless = در جزیره هیچ قبیله‌ای نداری. { $number ->
    [1] یکی برمی‌گردد
   *[other] { $number } تا برمی‌گردند
}: کجا؟
moment-assembly-begins = گردهمایی شروع می‌شود
moment-attack-made = حمله‌ات اعلام شد
moment-attacked = به تو حمله شد
moment-cards-dealt = کارت‌ها پخش شدند
moment-card-announced = کارتی اعلام شد
moment-card-resolved = کارتی اجرا شد
moment-card-discarded = کارتی سوخت
moment-citadels-over = هیچ‌کس دیگر پناه نمی‌گیرد
moment-clan-at-risk = قبیله‌ای از تو دارد برداشته می‌شود
moment-clan-removed = قبیله‌ای برداشته شد
moment-clash-begins = یک درگیری شروع می‌شود
moment-maneuver-made = مانوری انجام شد
moment-mountains-entered = قبیله‌ها وارد کوه‌ها شدند
moment-tale-drawn = کارت‌های روایت حماسی کشیده شدند
moment-tale-drawn-at-the-gates = کارت‌های روایت حماسی برای دروازه‌ها کشیده شدند
moment-turn-over = نوبتی تمام شد
ask-respond = { $moment-id ->
    [attacked] { $seat } در { $area } به تو حمله می‌کند. پاسخ می‌دهی؟
    [attack-made] در { $area } به { $seat } حمله می‌کنی. کارتی اضافه می‌کنی؟
    [card-announced] { $seat } { $card } را اعلام می‌کند{ $number ->
        [0] {""}
       *[other] {" "}({ $details })
    }. پاسخ می‌دهی؟
    [card-resolved] { $card } که { $seat } بازی کرد اجرا شد. پاسخ می‌دهی؟
    [card-discarded] { $card } سوخت. پاسخ می‌دهی؟
    [clan-at-risk] قبیله‌ای از تو در { $area } دارد برداشته می‌شود. پاسخ می‌دهی؟
    [clan-removed] قبیله‌ای از { $seat } در { $area } برداشته شد. پاسخ می‌دهی؟
    [clash-begins] در { $area } درگیری شروع می‌شود. پاسخ می‌دهی؟
    [maneuver-made] { $seat } در { $area } مانوری انجام داد. پاسخ می‌دهی؟
    [turn-over] نوبت { $seat } تمام شد. پاسخ می‌دهی؟
    [citadels-over] هیچ‌کس دیگر در { $area } پناه نمی‌گیرد. پاسخ می‌دهی؟
   *[other] { $moment }. پاسخ می‌دهی؟
}
ask-arrival = کدام قبیله‌ها به { $area } می‌آیند؟
ask-departure = کدام قبیله‌ها جابه‌جا می‌شوند، و به کجا؟
ask-placement = قبیله‌هایت را کجا می‌گذاری؟
ask-eriu = کدام منطقه‌های دارای عبادتگاه یک قبیله می‌گیرند؟
ask-other-world = تا { $number } قبیله انتخاب کن: قبیله‌های خودت که در { $area } می‌گذاری، یا قبیله‌های دیگران که از آنجا برمی‌داری.
ask-offering = کدام کارت‌های اقدام را می‌سوزانی؟
ask-druid = کدام کارت را از سوخته‌ها برمی‌داری؟
ask-scouts-move = کارت‌ها را دیدی. قبیله‌هایت را جابه‌جا می‌کنی؟ و از کجا؟
ask-location = منطقهٔ تازهٔ بازیکن { $seat } کجا برود؟
ask-new-tile = کدام منطقه را کشف می‌کنی، و کجا؟
ask-enter-tile = قبیله‌ای به { $area } می‌بری؟ و از کجا؟
ask-keep-tale = از کارت‌های کشیده‌شده کدام را نگه می‌داری؟
ask-take-tale = از کارت‌های روشده کدام را برمی‌داری؟
ask-deirdre-clan = یکی از قبیله‌هایت را از کجا برمی‌داری؟
ask-gift = کدام کارت اقدام را به { $seat } می‌دهی؟
ask-give-card = کدام کارت اقدام را به { $receiver } می‌دهی؟
ask-mountains = قبیله‌هایت به { $area } آمده‌اند: کارت اقدامی بسوزان یا قبیله‌ای از دست بده.
ask-next-clash = کدام درگیری بعدی است؟
ask-instigator = آغازگری که نام برده بودی از { $area } رفته. چه کسی جایش را بگیرد؟
ask-citadel = قبیله‌ای را در { $area } پناه می‌دهی؟ { $free ->
    [1] یک قلعه خالی است.
   *[other] { $free } قلعه خالی است.
}
ask-maneuver = درگیری در { $area }: چه مانوری انجام می‌دهی؟
ask-withdraw = چه قبیله‌هایی از { $area } می‌روند، و به کجا؟
ask-reinforcements = چه قبیله‌هایی به درگیری { $area } می‌پیوندند؟
ask-fianna = چه قبیله‌هایی به { $area } می‌روند؟
ask-attacked = { $seat } در { $area } به تو حمله می‌کند. چه از دست می‌دهی؟
ask-peace = { $seat } در { $area } پیشنهاد صلح می‌دهد. موافقی؟
ask-cauldron = چند قبیله از دیگ داگدا به { $area } برگردند؟ حداکثر { $most }.

## Refusals

refused-first-turn-needs-card = در اولین نوبت فصل، بِرِن باید کارت فصل بازی کند.
refused-pretender-already = توکن ادعای تاج و تخت را از قبل داری.
refused-no-condition-met = هیچ شرط پیروزی‌ای برایت برقرار نیست، پس نمی‌توانی توکن ادعای تاج و تخت برداری.
refused-card-not-in-hand = { $card } در دستت نیست. یکی از کارت‌های دستت را انتخاب کن.
refused-no-season-card = { $card } را فقط در پاسخ می‌شود بازی کرد.
refused-card-not-playable = { $card } را الان نمی‌شود بازی کرد.
refused-no-such-response = اینجا نمی‌توانی با { $card } پاسخ بدهی.
refused-somebody-must-go = حداقل یک قبیله باید از { $area } برود.
refused-territory-out-of-reach = { $area } کنار { $origin } نیست. منطقه‌ای کنار آن انتخاب کن.
refused-no-passing-in-a-clash = در درگیری نمی‌شود پاس داد. یک مانور انتخاب کن.
refused-no-refuge = نمی‌توانی عقب‌نشینی کنی: رئیس هیچ منطقه‌ای در کنار { $area } نیستی.
refused-others-are-exposed = دیگران قبیلهٔ محافظت‌نشده دارند، پس به‌تنهایی نمی‌توانی درگیری را تمام کنی. می‌توانی پیشنهاد صلح بدهی.
refused-not-yourself = نمی‌توانی به خودت حمله کنی.
refused-not-a-loss = این حمله چنین چیزی نمی‌خواهد: پنلت گزینه‌های ممکن را نشان می‌دهد.
refused-nobody-exposed = { $seat } قبیلهٔ محافظت‌نشده ندارد.
refused-silenced = نیزهٔ لوگ: تا آخر درگیری کارت تریسکل بازی نمی‌شود.

## Where the numbers come from

why-chieftain-over = { $seat } بر قبیله‌های رقیب رئیس است: { $value } از { $needed }.
why-clans-there = { $value } تا از آن‌ها در { $area }.
why-beside-sanctuaries = { $seat } کنار عبادتگاه‌ها حضور دارد: { $value } از { $needed }.
why-sanctuaries-there = { $value } تا از آن‌ها در { $area }.
why-in-territories = { $seat } در منطقه‌ها حضور دارد: { $value } از { $needed } ({ $areas }).
why-deeds = { $seat } { $value } کردار دارد، که هر جا بیشتر لازم باشد حساب می‌شود.
why-conditions-met = برای { $seat } { $value } شرط برقرار است.
why-clash = درگیری در { $area }؛ آغازگر: { $seat }.
why-shelter = { $area } { $value } قلعه دارد.
why-clash-clans = { $seat }: { $exposed } محافظت‌نشده، { $protected } پناه‌گرفته.
why-silenced = نیزهٔ لوگ: تا آخر این درگیری کارت تریسکل بازی نمی‌شود.
why-maneuver = مانور بعدی با { $seat } است.

## What happened

event-inis-began = بازی با { $seats } شروع می‌شود، در { $territories }. { $brenn } بِرِن است.
event-capital = { $seat } پایتخت و یک عبادتگاه را در { $area } می‌گذارد.
event-toss = { $seat } دستهٔ کلاغ‌ها را پرتاب می‌کند: { $direction }.
event-direction = از حالا بازی { $direction } می‌چرخد.
event-clans-placed = { $seat } در { $area } { $clans } می‌گذارد.
event-set-up-over = جزیره آباد شد.
event-assembly = گردهمایی دور { $round }.
event-new-brenn = { $seat } بِرِن می‌شود، چون رئیس { $area } است.
event-same-brenn = { $seat } بِرِن می‌ماند.
event-pretender-checked = برای { $seat } { $met } شرط پیروزی برقرار است.
event-nobody-wins = { $number ->
    [0] هیچ‌کس نمی‌برد؛ توکن‌های ادعای تاج و تخت برمی‌گردند.
    [1] هیچ‌کس نمی‌برد؛ توکن‌های ادعای تاج و تخت برمی‌گردند.
   *[other] { $seats } مساوی‌اند و هیچ‌کدام بِرِن نیست: هیچ‌کس نمی‌برد، توکن‌های ادعای تاج و تخت برمی‌گردند.
}
event-inis-won = { $seat } با { $met } شرط پیروزی می‌برد{ $tie ->
    [0] {""}
   *[other] ، چون بِرِن است
}.
event-advantages-taken = { $seat } کارت‌های مزیت را برمی‌دارد: { $cards }.
event-dealt = { $seat } به هر کس { $number } کارت اقدام می‌دهد.
event-drafted = هر کس { $keep } کارت نگه می‌دارد و { $number } تا را به بازیکن بعدی می‌دهد.
event-set-aside-openly = { $seat } { $card } را کنار می‌گذارد.
event-cathbad-exchanged = { $seat } کارتی را که کنار گذاشته شده برمی‌دارد و یکی دیگر را کنار می‌گذارد.
event-assembly-over = گردهمایی تمام شد.
event-season = فصلِ دور { $round } با { $seat } شروع می‌شود، { $direction }.
event-passed = { $seat } پاس می‌دهد.
event-pretender = { $seat } توکن ادعای تاج و تخت برمی‌دارد، با { $met } شرط پیروزی.
event-season-over = فصلِ دور { $round } تمام شد.
event-advantage-displayed = { $card } به ردیف نمایش برمی‌گردد.
event-festival-over = فستیوالِ { $area } تمام شد.
event-inis-card-played = { $seat } { $card } را بازی می‌کند{ $number ->
    [0] {""}
   *[other] : { $details }
}.
event-card-stopped = { $card } که { $seat } بازی کرد باطل می‌شود.
event-action-card-taken = { $seat } { $card } را برمی‌دارد.
event-tales-drawn = { $seat } { $number } کارت روایت حماسی می‌کشد.
event-you-drew = { $card } را کشیدی.
event-tale-discarded = { $seat } { $card } را می‌سوزاند.
event-no-tale-left = برای { $seat } دیگر کارت روایت حماسی نمانده.
event-tales-shuffled = { $number } کارت روایت حماسی بُر می‌خورد و دستهٔ تازه می‌شود.
event-card-discarded-unseen = { $seat } یکی از { $kind } را می‌سوزاند.
event-you-discarded = { $card } را سوزاندی.
event-took-from-discards = { $seat } کارتی از کارت‌های اقدامِ سوخته برمی‌دارد.
event-took-aside = { $seat } کارت اقدامی را که کنار گذاشته شده بود برمی‌دارد.
event-you-took = { $card } را برداشتی.
event-set-aside = { $seat } یک کارت اقدام را کنار می‌گذارد.
event-card-stolen = { $seat } یک کارت اقدام اتفاقی از { $victim } می‌گیرد.
event-gift = { $seat } یک کارت اقدام به { $receiver } می‌دهد.
event-card-handed-over = { $seat } { $card } را به { $receiver } داد.
event-looked = { $seat } دستِ { $owner } را می‌بیند: { $kind }.
event-you-saw = { $number ->
    [0] { $seat } دید که { $owner } چنین کارتی ندارد.
   *[other] { $seat } کارت‌های بازیکن { $owner } را دید: { $cards }.
}
event-tale-shown = { $seat } { $card } را نشان می‌دهد.
event-tale-taken = { $seat } { $card } را برمی‌دارد.
event-tale-given = { $seat } { $card } را به { $receiver } می‌دهد.
event-tale-taken-back = { $seat } { $card } را پس می‌گیرد.
event-advantage-taken = { $seat } { $card } را از { $origin } برمی‌دارد.
event-deed-gained = { $seat } یک کردار می‌گیرد و حالا { $number } تا دارد.
event-deed-lost = { $seat } یک کردار از دست می‌دهد.
event-citadel-built = { $seat } در { $area } قلعه می‌سازد.
event-sanctuary-built = { $seat } در { $area } عبادتگاه می‌سازد.
event-festival = { $seat } در { $area } فستیوال برپا می‌کند.
event-tile-laid = { $area } کشف شد، کنار { $touches }.
event-no-tile-left = منطقه‌ای برای کشف نمانده.
event-you-drew-tiles = { $areas } را کشیدی.
event-clans-moved = { $seat } { $clans } را از { $origins } به { $area } می‌برد.
event-clan-removed = { $seat } قبیله‌ای در { $area } از دست می‌دهد.
event-clan-saved = { $seat } قبیله‌ای را در { $area } نجات می‌دهد.
event-clan-replaced = { $seat } با «اتحاد تازه» قبیله‌ای را در { $area } از دست می‌دهد.
event-clash = در { $area } درگیری شروع می‌شود: { $seats }.
event-clash-falls-away = در { $area } درگیری‌ای رخ نداد.
event-festival-penalty = { $seat } برای به هم زدن فستیوالِ { $area } قبیله‌ای از دست می‌دهد.
event-new-instigator = { $named } آغازگر درگیری حساب می‌شود.
event-silenced = تا آخر درگیری، در { $area } کارت تریسکل بازی نمی‌شود.
event-sheltered = { $seat } قبیله‌ای را در { $area } پناه می‌دهد.
event-citadels-emptied = همهٔ قبیله‌های { $area } از قلعه‌ها بیرون می‌آیند.
event-attack = { $seat } در { $area } به { $target } حمله می‌کند.
event-attack-defeated = { $seat } حمله را دفع می‌کند.
event-withdraws = { $seat } از { $area } عقب‌نشینی می‌کند.
event-named-next = مانور بعدی با { $named } است.
event-turn-claimed = { $seat } نوبت بعدی را می‌گیرد.
event-peace-proposed = { $seat } در { $area } پیشنهاد صلح می‌دهد.
event-peace-refused = در { $area } صلح نشد؛ مخالف: { $seats }.
event-peace = صلح در { $area }.
event-clash-ended = { $seat } درگیری { $area } را تمام می‌کند.
event-clash-over = درگیری { $area } تمام شد. { $number ->
    [0] هیچ‌کس آنجا نماند.
   *[other] آنجا مانده‌اند: { $seats }.
}
defeat-clash = { $area }: آنجا { $lost } قبیله از دست دادی و { $attacks } بار به تو حمله شد.
defeat-clash-by = هر کس به او حمله شود، یک قبیله یا یک کارت اقدام از دست می‌دهد؛ اینجا این‌ها حمله کردند: { $rivals }.
defeat-clash-cards = در { $number } حمله قبیله‌ای از دست ندادی.
defeat-clash-peace = خودت { $number } بار حمله کردی؛ درگیری فقط وقتی زودتر تمام می‌شود که همهٔ حاضران با صلح موافق باشند.
defeat-clash-exposed = هیچ‌کدام از قبیله‌هایت آنجا در قلعه پناه نگرفته بود؛ فقط قبیله‌های پناه‌گرفته از دست نمی‌روند.
event-cauldron = قبیله‌های { $seat } در دیگ داگدا: { $clans }.
event-cauldron-emptied = { $seat } { $clans } را از دیگ داگدا به { $area } برمی‌گرداند.

## What changes nothing is told together

idle-passed = پاس: { $all }.
idle-passed-of = { $seat }
idle-clash-falls-away = بی‌درگیری ماند: { $all }.
idle-clash-falls-away-of = { $area }

## Who is winning

table-conditions-met = شرط‌های پیروزیِ برقرار: { $who }.
conditions-of = { $seat } { $met } از 3

## A round in a few lines

round-clashes = { $number ->
        [0] هیچ درگیری‌ای نبود.
        [1] یک درگیری، در { $areas }.
       *[other] { $number } درگیری: { $areas }.
    }
round-clans-lost = قبیله‌های از دست رفته: { $who }.
round-clans-of = { $seat } { $clans }
round-pretenders = این‌ها توکن ادعای تاج و تخت برداشتند: { $seats }.
round-conditions = { $number ->
        [0] برای هیچ‌کس شرط پیروزی برقرار نیست.
       *[other] شرط‌های پیروزیِ برقرار: { $who }.
    }
