# The cards of Inis: their names, and what they do, in our words.
# season-*   as a turn of one's own        triskel-*   as a response or as a maneuver
# A card has one of the two sides, or both; note-card-* says them all, below its name where one is chosen.

## Action cards

card-bard = رامشگر
season-card-bard = 1 کارت روایت حماسی بکش.
triskel-card-bard = بعد از مانوری از تو که قبیله‌ای رقیب را برداشته: 1 کردار بگیر.
note-card-bard = { season-card-bard } / { triskel-card-bard }

card-citadel = قلعه
season-card-citadel = جایی که حضور داری قلعه بساز. کارت مزیت آن منطقه را بردار، مگر این‌که بازی شده باشد.
note-card-citadel = { season-card-citadel }

card-conquest = فتح
season-card-conquest = منطقه‌ای انتخاب کن. هر چند قبیله‌ات را که بخواهی از منطقه‌های کنارش به آن ببر.
note-card-conquest = { season-card-conquest }

card-craftsmen-and-peasants = صنعتگران و دهقانان
season-card-craftsmen-and-peasants = هر جا حضور داری، برای هر قلعهٔ آنجا تا 1 قبیله بگذار.
note-card-craftsmen-and-peasants = { season-card-craftsmen-and-peasants }

card-druid = دروئید
season-card-druid = فقط با کارت اقدام دیگری در دست. هر کارتی را از کارت‌های اقدامِ سوخته بردار.
note-card-druid = { season-card-druid }

card-emissaries = فرستادگان
season-card-emissaries = 1 قبیله‌ات را به منطقهٔ همسایه ببر، بدون درگیری.
note-card-emissaries = { season-card-emissaries }

card-exploration = اکتشاف
season-card-exploration = بِرِن جایی را انتخاب می‌کند؛ کاشی رویی آنجا می‌رود. 1 قبیله روی آن بگذار.
note-card-exploration = { season-card-exploration }

card-festival = فستیوال
season-card-festival = جایی که تو هستی و عبادتگاه هست: 1 قبیله و فستیوال بگذار. راه انداختن درگیری در آنجا یک قبیله می‌گیرد.
note-card-festival = { season-card-festival }

card-geis = گِیس
triskel-card-geis = وقتی رقیبی کارت اقدام بازی کند: باطلش کن.
note-card-geis = { triskel-card-geis }

card-master-craftsman = صنعتگر زبده
season-card-master-craftsman = 1 کارت از هر نوع بسوزان، بعد 1 کارت روایت حماسی بکش.
triskel-card-master-craftsman = بعد از کارت روایت حماسی تو: آن را به بازیکن دیگری بده و 1 کردار بگیر.
note-card-master-craftsman = { season-card-master-craftsman } / { triskel-card-master-craftsman }

card-migration = کوچ
season-card-migration = قبیله‌هایت را از 1 منطقه به منطقه‌های کنارش ببر.
note-card-migration = { season-card-migration }

card-new-alliance = اتحاد تازه
season-card-new-alliance = جایی که حضور داری: 1 قبیله بگذار، یا 1 قبیلهٔ رقیبی را که 2 تا یا بیشتر دارد عوض کن.
note-card-new-alliance = { season-card-new-alliance }

card-new-clans = قبیله‌های تازه
season-card-new-clans = جایی که حضور داری 2 قبیله بگذار: با هم یا جدا.
note-card-new-clans = { season-card-new-clans }

card-raid = شبیخون
triskel-card-raid = بعد از حملهٔ تو: یک کارت اقدام اتفاقی از هدف بردار؛ اگر ندارد یک قبیلهٔ محافظت‌نشده می‌بازد.
note-card-raid = { triskel-card-raid }

card-sanctuary = عبادتگاه
season-card-sanctuary = جایی که حضور داری عبادتگاه بساز، بعد 1 کارت روایت حماسی بکش.
note-card-sanctuary = { season-card-sanctuary }

card-scouts-and-spies = دیده‌وران و جاسوسان
season-card-scouts-and-spies = کارت‌های اقدام یک رقیب را ببین. بعد می‌توانی از 1 منطقه به 1 همسایه‌اش قبیله‌هایت را ببری.
note-card-scouts-and-spies = { season-card-scouts-and-spies }

card-warlord = سردار
season-card-warlord = جایی که حضور داری درگیری راه بینداز؛ آغازگرش تویی.
triskel-card-warlord = بعد از مانوری در درگیری‌ات: 1 قبیلهٔ محافظت‌نشده بگذار و بگو مانور بعدی با کیست.
note-card-warlord = { season-card-warlord } / { triskel-card-warlord }

## Advantage cards

card-advantage-cove = خور
triskel-card-advantage-cove = بعد از کارت فصل تو: کارت اقدامِ کنار گذاشته را بردار و یکی دیگر کنار بگذار.
note-card-advantage-cove = { triskel-card-advantage-cove }

card-advantage-forest = جنگل
triskel-card-advantage-forest = بعد از کارت روایت حماسی تو: 1 کارت روایت حماسی بکش.
note-card-advantage-forest = { triskel-card-advantage-forest }

card-advantage-gates-of-tir-na-nog = دروازه‌های تیر نا نوگ
triskel-card-advantage-gates-of-tir-na-nog = وقتی دروازه‌ها باجشان را می‌گیرند: 1 کارت روایت حماسی بیشتر ببین، 1 نگه دار.
note-card-advantage-gates-of-tir-na-nog = { triskel-card-advantage-gates-of-tir-na-nog }

card-advantage-highlands = بلندی‌ها
triskel-card-advantage-highlands = وقتی در بلندی‌ها درگیری شروع شود: آغازگرش را از محافظت‌نشده‌ها نام ببر.
note-card-advantage-highlands = { triskel-card-advantage-highlands }

card-advantage-hills = تپه‌ها
triskel-card-advantage-hills = وقتی در تپه‌ها به تو حمله شود: حمله اثری ندارد.
note-card-advantage-hills = { triskel-card-advantage-hills }

card-advantage-iron-mine = معدن آهن
triskel-card-advantage-iron-mine = وقتی حمله می‌کنی: هدف هم قبیله‌ای از دست می‌دهد، هم کارت اقدامی می‌سوزاند.
note-card-advantage-iron-mine = { triskel-card-advantage-iron-mine }

card-advantage-lost-vale = درهٔ گمشده
triskel-card-advantage-lost-vale = بعد از کارت فصل تو: هر 1 قبیله را از کنار درهٔ گمشده به آن ببر، بدون درگیری.
note-card-advantage-lost-vale = { triskel-card-advantage-lost-vale }

card-advantage-meadows = چمنزارها
triskel-card-advantage-meadows = وقتی کارت روایت حماسی می‌کشی: 1 کارت بیشتر ببین، 1 نگه دار، بقیه را بسوزان.
note-card-advantage-meadows = { triskel-card-advantage-meadows }

card-advantage-misty-lands = سرزمین‌های مه‌آلود
season-card-advantage-misty-lands = کارت‌های اقدام بسوزان، همان‌قدر کارت روایت حماسی ببین و 1 نگه دار.
note-card-advantage-misty-lands = { season-card-advantage-misty-lands }

card-advantage-moor = خلنگ‌زار
triskel-card-advantage-moor = هر وقت: همهٔ کارت‌های روایت حماسی یک رقیب را ببین.
note-card-advantage-moor = { triskel-card-advantage-moor }

card-advantage-mountains = کوه‌ها
triskel-card-advantage-mountains = وقتی قبیله به کوه‌ها می‌بری: صاحبشان چیزی برایش نمی‌دهد.
note-card-advantage-mountains = { triskel-card-advantage-mountains }

card-advantage-plains = دشت‌ها
season-card-advantage-plains = قبیله‌هایت را از دشت‌ها به منطقه‌های کنارش ببر.
note-card-advantage-plains = { season-card-advantage-plains }

card-advantage-salt-mine = معدن نمک
triskel-card-advantage-salt-mine = بعد از کارت فصل تو: یک کارت اقدام اتفاقی از رقیبی بردار و یکی پس بده.
note-card-advantage-salt-mine = { triskel-card-advantage-salt-mine }

card-advantage-stone-circle = حلقهٔ سنگ
triskel-card-advantage-stone-circle = بعد از کارت روایت حماسی تو: قبیله‌ات را از حلقهٔ سنگ بردار تا آن کارت را پس بگیری.
note-card-advantage-stone-circle = { triskel-card-advantage-stone-circle }

card-advantage-swamp = باتلاق
season-card-advantage-swamp = هیچ اتفاقی نمی‌افتد: نوبتی بدون پاس دادن.
note-card-advantage-swamp = { season-card-advantage-swamp }

card-advantage-valley = دره
triskel-card-advantage-valley = بعد از کارت فصل تو: جایی که حضور داری 1 قبیله بگذار.
note-card-advantage-valley = { triskel-card-advantage-valley }

## Epic Tale cards

card-balors-eye = چشم بالور
season-card-balors-eye = هر 1 قبیله‌ای را بردار.
note-card-balors-eye = { season-card-balors-eye }

card-battle-frenzy = جنون نبرد
triskel-card-battle-frenzy = وقتی همه پناه گرفتند: همهٔ قبیله‌های داخل قلعه‌ها محافظت‌نشده می‌شوند.
note-card-battle-frenzy = { triskel-card-battle-frenzy }

card-breas-tyranny = ستم برس
season-card-breas-tyranny = قبیله‌ای رقیب را از جایی که حضور داری به منطقهٔ همسایه ببر، بدون درگیری.
note-card-breas-tyranny = { season-card-breas-tyranny }

card-cathbads-word = سخن کاتباد
triskel-card-cathbads-word = در شروع گردهمایی: بگو کدام کارت اقدام کنار گذاشته شود. در پایان یکی از کارت‌هایت را با آن عوض کن.
note-card-cathbads-word = { triskel-card-cathbads-word }

card-children-of-dana = فرزندان دانا
season-card-children-of-dana = در هر منطقه‌ای 1 قبیله بگذار.
note-card-children-of-dana = { season-card-children-of-dana }

card-dagdas-cauldron = دیگ داگدا
triskel-card-dagdas-cauldron = وقتی درگیری قبیله‌ات را برمی‌دارد: هر چه برمی‌دارد اینجا بماند. در پایان تا 3 تا برمی‌گردند.
note-card-dagdas-cauldron = { triskel-card-dagdas-cauldron }

card-dagdas-harp = چنگ داگدا
season-card-dagdas-harp = برای هر کارت روایت حماسی که هنوز داری، تا 3 تا، جایی که حضور داری 1 قبیله بگذار.
note-card-dagdas-harp = { season-card-dagdas-harp }

card-deirdres-beauty = زیبایی دیردره
season-card-deirdres-beauty = هر رقیب یک کارت روایت حماسی اتفاقی رو می‌کند. 1 نگه دار، بقیه می‌روند. 1 قبیله‌ات را بردار.
note-card-deirdres-beauty = { season-card-deirdres-beauty }

card-diarmuid-and-grainne = دیارمید و گرانیا
triskel-card-diarmuid-and-grainne = وقتی قبیله‌ات برداشته شود: آن را در منطقهٔ دیگری بگذار که حضور داری.
note-card-diarmuid-and-grainne = { triskel-card-diarmuid-and-grainne }

card-eriu = اریو
season-card-eriu = تا 3 منطقه با حضور تو و یک عبادتگاه: در هر کدام 1 قبیله بگذار.
note-card-eriu = { season-card-eriu }

card-kernunos-sanctuary = عبادتگاه کرنونوس
season-card-kernunos-sanctuary = جایی که حضور داری و عبادتگاه نیست: 1 قبیله و یک عبادتگاه بگذار.
note-card-kernunos-sanctuary = { season-card-kernunos-sanctuary }

card-lug-samildanach = لوگ سمیلداناخ
triskel-card-lug-samildanach = بعد از هر کارت اقدام: آن را به دستت ببر.
note-card-lug-samildanach = { triskel-card-lug-samildanach }

card-lugs-spear = نیزهٔ لوگ
triskel-card-lugs-spear = وقتی درگیری شروع شود: تا پایانش کارت تریسکل نیست.
note-card-lugs-spear = { triskel-card-lugs-spear }

card-maeves-wealth = ثروت مِیو
season-card-maeves-wealth = هر رقیب یک کارت اقدام به تو می‌دهد؛ به هر کدام یکی پس بده.
note-card-maeves-wealth = { season-card-maeves-wealth }

card-manannans-horses = اسبان ماناننان
season-card-manannans-horses = تا 3 قبیله‌ات را از 1 منطقه به هر منطقهٔ دیگری ببر.
note-card-manannans-horses = { season-card-manannans-horses }

card-nuada-silverhand = نوادای سیمین‌دست
season-card-nuada-silverhand = هر جا رئیسی، برای هر رقیبِ آنجا تا 1 قبیله بگذار.
note-card-nuada-silverhand = { season-card-nuada-silverhand }

card-oenguss-ploy = ترفند انگوس
triskel-card-oenguss-ploy = وقتی نوبتی تمام شود: نوبت بعدی مال توست.
note-card-oenguss-ploy = { triskel-card-oenguss-ploy }

card-ogmas-eloquence = شیوایی اوگما
triskel-card-ogmas-eloquence = به‌عنوان مانور: درگیری تمام می‌شود.
note-card-ogmas-eloquence = { triskel-card-ogmas-eloquence }

card-strengs-resolve = پایداری سرنگ
triskel-card-strengs-resolve = بعد از حملهٔ تو: 1 کردار بگیر.
note-card-strengs-resolve = { triskel-card-strengs-resolve }

card-tailtus-land = سرزمین تایلتیو
season-card-tailtus-land = 3 کاشی بکش، 1 را هر جا بخواهی بگذار. می‌توانی 1 قبیله‌ات را به آن ببری.
note-card-tailtus-land = { season-card-tailtus-land }

card-tale-of-cuchulain = داستان کوهولین
triskel-card-tale-of-cuchulain = به‌عنوان مانور، با درست 1 قبیلهٔ محافظت‌نشده: هر 2 قبیلهٔ محافظت‌نشده‌ای را بردار.
note-card-tale-of-cuchulain = { triskel-card-tale-of-cuchulain }

card-the-battle-of-moytura = نبرد مویتورا
triskel-card-the-battle-of-moytura = به‌عنوان مانور: از کنارش قبیله‌هایت را بیاور و 1 تای دیگر بگذار، همه محافظت‌نشده.
note-card-the-battle-of-moytura = { triskel-card-the-battle-of-moytura }

card-the-champions-share = سهم پهلوان
season-card-the-champions-share = کارت اقدامِ کنار گذاشته را بردار.
note-card-the-champions-share = { season-card-the-champions-share }

card-the-dagda = داگدا
triskel-card-the-dagda = وقتی کارت روایت حماسی یا مزیت بازی شود: باطلش کن. وقتی بسوزد، سوخته‌ها و دسته را بُر می‌زند.
note-card-the-dagda = { triskel-card-the-dagda }

card-the-dagdas-club = گرز داگدا
triskel-card-the-dagdas-club = وقتی قبیله‌ات دارد برداشته می‌شود: می‌ماند. یا وقتی حمله می‌کنی: تو باختِ هدف را انتخاب می‌کنی.
note-card-the-dagdas-club = { triskel-card-the-dagdas-club }

card-the-fianna = فیانا
triskel-card-the-fianna = به‌عنوان مانور: قبیله‌هایت را، پناه‌گرفته هم، بدون درگیری به 1 منطقهٔ همسایه ببر.
note-card-the-fianna = { triskel-card-the-fianna }

card-the-morrigan = موریگان
season-card-the-morrigan = می‌توانی دستهٔ کلاغ‌ها را برگردانی. می‌توانی هر جا درگیری راه بیندازی و آغازگرش را نام ببری.
note-card-the-morrigan = { season-card-the-morrigan }

card-the-other-world = جهان دیگر
season-card-the-other-world = در 1 منطقه با حضور تو: برای هر عبادتگاه، تا 3 تا، 1 قبیله بگذار یا 1 قبیلهٔ رقیب بردار.
note-card-the-other-world = { season-card-the-other-world }

card-the-stone-of-fal = سنگ فال
season-card-the-stone-of-fal = در منطقهٔ پایتخت 2 قبیله بگذار.
note-card-the-stone-of-fal = { season-card-the-stone-of-fal }

card-tuans-memory = یاد توآن
season-card-tuans-memory = 3 کارت روایت حماسی ببین: 1 نگه دار، 2 تا را بسوزان.
note-card-tuans-memory = { season-card-tuans-memory }
