# The cards of Inis: their names, and what they do, in our words.
# season: as a turn of one's own    triskel: as a response or as a maneuver
# note: below the name, where a card is chosen; all that it does

## Action cards

card-bard = رامشگر
    .season = 1 کارت روایت حماسی بکش.
    .triskel = بعد از مانوری از تو که قبیله‌ای رقیب را برداشته: 1 کردار بگیر.
    .note = { card-bard.season } / { card-bard.triskel }

card-citadel = قلعه
    .season = جایی که حضور داری قلعه بساز. کارت مزیت آن منطقه را بردار، مگر این‌که بازی شده باشد.
    .note = { card-citadel.season }

card-conquest = فتح
    .season = منطقه‌ای انتخاب کن. هر چند قبیله‌ات را که بخواهی از منطقه‌های کنارش به آن ببر.
    .note = { card-conquest.season }

card-craftsmen-and-peasants = صنعتگران و دهقانان
    .season = هر جا حضور داری، برای هر قلعهٔ آنجا تا 1 قبیله بگذار.
    .note = { card-craftsmen-and-peasants.season }

card-druid = دروئید
    .season = فقط با کارت اقدام دیگری در دست. هر کارتی را از کارت‌های اقدامِ سوخته بردار.
    .note = { card-druid.season }

card-emissaries = فرستادگان
    .season = 1 قبیله‌ات را به منطقهٔ همسایه ببر، بدون درگیری.
    .note = { card-emissaries.season }

card-exploration = اکتشاف
    .season = بِرِن جایی را انتخاب می‌کند؛ کاشی رویی آنجا می‌رود. 1 قبیله روی آن بگذار.
    .note = { card-exploration.season }

card-festival = فستیوال
    .season = جایی که تو هستی و عبادتگاه هست: 1 قبیله و فستیوال بگذار. راه انداختن درگیری در آنجا یک قبیله می‌گیرد.
    .note = { card-festival.season }

card-geis = گِیس
    .triskel = وقتی رقیبی کارت اقدام بازی کند: باطلش کن.
    .note = { card-geis.triskel }

card-master-craftsman = صنعتگر زبده
    .season = 1 کارت از هر نوع بسوزان، بعد 1 کارت روایت حماسی بکش.
    .triskel = بعد از کارت روایت حماسی تو: آن را به بازیکن دیگری بده و 1 کردار بگیر.
    .note = { card-master-craftsman.season } / { card-master-craftsman.triskel }

card-migration = کوچ
    .season = قبیله‌هایت را از 1 منطقه به منطقه‌های کنارش ببر.
    .note = { card-migration.season }

card-new-alliance = اتحاد تازه
    .season = جایی که حضور داری: 1 قبیله بگذار، یا 1 قبیلهٔ رقیبی را که 2 تا یا بیشتر دارد عوض کن.
    .note = { card-new-alliance.season }

card-new-clans = قبیله‌های تازه
    .season = جایی که حضور داری 2 قبیله بگذار: با هم یا جدا.
    .note = { card-new-clans.season }

card-raid = شبیخون
    .triskel = بعد از حملهٔ تو: یک کارت اقدام اتفاقی از هدف بردار؛ اگر ندارد یک قبیلهٔ محافظت‌نشده می‌بازد.
    .note = { card-raid.triskel }

card-sanctuary = عبادتگاه
    .season = جایی که حضور داری عبادتگاه بساز، بعد 1 کارت روایت حماسی بکش.
    .note = { card-sanctuary.season }

card-scouts-and-spies = دیده‌وران و جاسوسان
    .season = کارت‌های اقدام یک رقیب را ببین. بعد می‌توانی از 1 منطقه به 1 همسایه‌اش قبیله‌هایت را ببری.
    .note = { card-scouts-and-spies.season }

card-warlord = سردار
    .season = جایی که حضور داری درگیری راه بینداز؛ آغازگرش تویی.
    .triskel = بعد از مانوری در درگیری‌ات: 1 قبیلهٔ محافظت‌نشده بگذار و بگو مانور بعدی با کیست.
    .note = { card-warlord.season } / { card-warlord.triskel }

## Advantage cards

card-advantage-cove = خور
    .triskel = بعد از کارت فصل تو: کارت اقدامِ کنار گذاشته را بردار و یکی دیگر کنار بگذار.
    .note = { card-advantage-cove.triskel }

card-advantage-forest = جنگل
    .triskel = بعد از کارت روایت حماسی تو: 1 کارت روایت حماسی بکش.
    .note = { card-advantage-forest.triskel }

card-advantage-gates-of-tir-na-nog = دروازه‌های تیر نا نوگ
    .triskel = وقتی دروازه‌ها باجشان را می‌گیرند: 1 کارت روایت حماسی بیشتر ببین، 1 نگه دار.
    .note = { card-advantage-gates-of-tir-na-nog.triskel }

card-advantage-highlands = بلندی‌ها
    .triskel = وقتی در بلندی‌ها درگیری شروع شود: آغازگرش را از محافظت‌نشده‌ها نام ببر.
    .note = { card-advantage-highlands.triskel }

card-advantage-hills = تپه‌ها
    .triskel = وقتی در تپه‌ها به تو حمله شود: حمله اثری ندارد.
    .note = { card-advantage-hills.triskel }

card-advantage-iron-mine = معدن آهن
    .triskel = وقتی حمله می‌کنی: هدف هم قبیله‌ای از دست می‌دهد، هم کارت اقدامی می‌سوزاند.
    .note = { card-advantage-iron-mine.triskel }

card-advantage-lost-vale = درهٔ گمشده
    .triskel = بعد از کارت فصل تو: هر 1 قبیله را از کنار درهٔ گمشده به آن ببر، بدون درگیری.
    .note = { card-advantage-lost-vale.triskel }

card-advantage-meadows = چمنزارها
    .triskel = وقتی کارت روایت حماسی می‌کشی: 1 کارت بیشتر ببین، 1 نگه دار، بقیه را بسوزان.
    .note = { card-advantage-meadows.triskel }

card-advantage-misty-lands = سرزمین‌های مه‌آلود
    .season = کارت‌های اقدام بسوزان، همان‌قدر کارت روایت حماسی ببین و 1 نگه دار.
    .note = { card-advantage-misty-lands.season }

card-advantage-moor = خلنگ‌زار
    .triskel = هر وقت: همهٔ کارت‌های روایت حماسی یک رقیب را ببین.
    .note = { card-advantage-moor.triskel }

card-advantage-mountains = کوه‌ها
    .triskel = وقتی قبیله به کوه‌ها می‌بری: صاحبشان چیزی برایش نمی‌دهد.
    .note = { card-advantage-mountains.triskel }

card-advantage-plains = دشت‌ها
    .season = قبیله‌هایت را از دشت‌ها به منطقه‌های کنارش ببر.
    .note = { card-advantage-plains.season }

card-advantage-salt-mine = معدن نمک
    .triskel = بعد از کارت فصل تو: یک کارت اقدام اتفاقی از رقیبی بردار و یکی پس بده.
    .note = { card-advantage-salt-mine.triskel }

card-advantage-stone-circle = حلقهٔ سنگ
    .triskel = بعد از کارت روایت حماسی تو: قبیله‌ات را از حلقهٔ سنگ بردار تا آن کارت را پس بگیری.
    .note = { card-advantage-stone-circle.triskel }

card-advantage-swamp = باتلاق
    .season = هیچ اتفاقی نمی‌افتد: نوبتی بدون پاس دادن.
    .note = { card-advantage-swamp.season }

card-advantage-valley = دره
    .triskel = بعد از کارت فصل تو: جایی که حضور داری 1 قبیله بگذار.
    .note = { card-advantage-valley.triskel }

## Epic Tale cards

card-balors-eye = چشم بالور
    .season = هر 1 قبیله‌ای را بردار.
    .note = { card-balors-eye.season }

card-battle-frenzy = جنون نبرد
    .triskel = وقتی همه پناه گرفتند: همهٔ قبیله‌های داخل قلعه‌ها محافظت‌نشده می‌شوند.
    .note = { card-battle-frenzy.triskel }

card-breas-tyranny = ستم برس
    .season = قبیله‌ای رقیب را از جایی که حضور داری به منطقهٔ همسایه ببر، بدون درگیری.
    .note = { card-breas-tyranny.season }

card-cathbads-word = سخن کاتباد
    .triskel = در شروع گردهمایی: بگو کدام کارت اقدام کنار گذاشته شود. در پایان یکی از کارت‌هایت را با آن عوض کن.
    .note = { card-cathbads-word.triskel }

card-children-of-dana = فرزندان دانا
    .season = در هر منطقه‌ای 1 قبیله بگذار.
    .note = { card-children-of-dana.season }

card-dagdas-cauldron = دیگ داگدا
    .triskel = وقتی درگیری قبیله‌ات را برمی‌دارد: هر چه برمی‌دارد اینجا بماند. در پایان تا 3 تا برمی‌گردند.
    .note = { card-dagdas-cauldron.triskel }

card-dagdas-harp = چنگ داگدا
    .season = برای هر کارت روایت حماسی که هنوز داری، تا 3 تا، جایی که حضور داری 1 قبیله بگذار.
    .note = { card-dagdas-harp.season }

card-deirdres-beauty = زیبایی دیردره
    .season = هر رقیب یک کارت روایت حماسی اتفاقی رو می‌کند. 1 نگه دار، بقیه می‌روند. 1 قبیله‌ات را بردار.
    .note = { card-deirdres-beauty.season }

card-diarmuid-and-grainne = دیارمید و گرانیا
    .triskel = وقتی قبیله‌ات برداشته شود: آن را در منطقهٔ دیگری بگذار که حضور داری.
    .note = { card-diarmuid-and-grainne.triskel }

card-eriu = اریو
    .season = تا 3 منطقه با حضور تو و یک عبادتگاه: در هر کدام 1 قبیله بگذار.
    .note = { card-eriu.season }

card-kernunos-sanctuary = عبادتگاه کرنونوس
    .season = جایی که حضور داری و عبادتگاه نیست: 1 قبیله و یک عبادتگاه بگذار.
    .note = { card-kernunos-sanctuary.season }

card-lug-samildanach = لوگ سمیلداناخ
    .triskel = بعد از هر کارت اقدام: آن را به دستت ببر.
    .note = { card-lug-samildanach.triskel }

card-lugs-spear = نیزهٔ لوگ
    .triskel = وقتی درگیری شروع شود: تا پایانش کارت تریسکل نیست.
    .note = { card-lugs-spear.triskel }

card-maeves-wealth = ثروت مِیو
    .season = هر رقیب یک کارت اقدام به تو می‌دهد؛ به هر کدام یکی پس بده.
    .note = { card-maeves-wealth.season }

card-manannans-horses = اسبان ماناننان
    .season = تا 3 قبیله‌ات را از 1 منطقه به هر منطقهٔ دیگری ببر.
    .note = { card-manannans-horses.season }

card-nuada-silverhand = نوادای سیمین‌دست
    .season = هر جا رئیسی، برای هر رقیبِ آنجا تا 1 قبیله بگذار.
    .note = { card-nuada-silverhand.season }

card-oenguss-ploy = ترفند انگوس
    .triskel = وقتی نوبتی تمام شود: نوبت بعدی مال توست.
    .note = { card-oenguss-ploy.triskel }

card-ogmas-eloquence = شیوایی اوگما
    .triskel = به‌عنوان مانور: درگیری تمام می‌شود.
    .note = { card-ogmas-eloquence.triskel }

card-strengs-resolve = پایداری سرنگ
    .triskel = بعد از حملهٔ تو: 1 کردار بگیر.
    .note = { card-strengs-resolve.triskel }

card-tailtus-land = سرزمین تایلتیو
    .season = 3 کاشی بکش، 1 را هر جا بخواهی بگذار. می‌توانی 1 قبیله‌ات را به آن ببری.
    .note = { card-tailtus-land.season }

card-tale-of-cuchulain = داستان کوهولین
    .triskel = به‌عنوان مانور، با درست 1 قبیلهٔ محافظت‌نشده: هر 2 قبیلهٔ محافظت‌نشده‌ای را بردار.
    .note = { card-tale-of-cuchulain.triskel }

card-the-battle-of-moytura = نبرد مویتورا
    .triskel = به‌عنوان مانور: از کنارش قبیله‌هایت را بیاور و 1 تای دیگر بگذار، همه محافظت‌نشده.
    .note = { card-the-battle-of-moytura.triskel }

card-the-champions-share = سهم پهلوان
    .season = کارت اقدامِ کنار گذاشته را بردار.
    .note = { card-the-champions-share.season }

card-the-dagda = داگدا
    .triskel = وقتی کارت روایت حماسی یا مزیت بازی شود: باطلش کن. وقتی بسوزد، سوخته‌ها و دسته را بُر می‌زند.
    .note = { card-the-dagda.triskel }

card-the-dagdas-club = گرز داگدا
    .triskel = وقتی قبیله‌ات دارد برداشته می‌شود: می‌ماند. یا وقتی حمله می‌کنی: تو باختِ هدف را انتخاب می‌کنی.
    .note = { card-the-dagdas-club.triskel }

card-the-fianna = فیانا
    .triskel = به‌عنوان مانور: قبیله‌هایت را، پناه‌گرفته هم، بدون درگیری به 1 منطقهٔ همسایه ببر.
    .note = { card-the-fianna.triskel }

card-the-morrigan = موریگان
    .season = می‌توانی دستهٔ کلاغ‌ها را برگردانی. می‌توانی هر جا درگیری راه بیندازی و آغازگرش را نام ببری.
    .note = { card-the-morrigan.season }

card-the-other-world = جهان دیگر
    .season = در 1 منطقه با حضور تو: برای هر عبادتگاه، تا 3 تا، 1 قبیله بگذار یا 1 قبیلهٔ رقیب بردار.
    .note = { card-the-other-world.season }

card-the-stone-of-fal = سنگ فال
    .season = در منطقهٔ پایتخت 2 قبیله بگذار.
    .note = { card-the-stone-of-fal.season }

card-tuans-memory = یاد توآن
    .season = 3 کارت روایت حماسی ببین: 1 نگه دار، 2 تا را بسوزان.
    .note = { card-tuans-memory.season }
