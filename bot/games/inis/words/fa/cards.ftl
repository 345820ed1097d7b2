## Action cards

card-bard = رامشگر
card-citadel = قلعه
card-conquest = فتح
card-craftsmen-and-peasants = صنعتگران و دهقانان
card-druid = دروئید
card-emissaries = فرستادگان
card-exploration = اکتشاف
card-festival = فستیوال
card-geis = گِیس
card-master-craftsman = صنعتگر زبده
card-migration = کوچ
card-new-alliance = اتحاد تازه
card-new-clans = قبیله‌های تازه
card-raid = شبیخون
card-sanctuary = عبادتگاه
card-scouts-and-spies = دیده‌وران و جاسوسان
card-warlord = سردار

## Advantage cards

card-advantage-cove = خور
card-advantage-forest = جنگل
card-advantage-gates-of-tir-na-nog = دروازه‌های تیر نا نوگ
card-advantage-highlands = بلندی‌ها
card-advantage-hills = تپه‌ها
card-advantage-iron-mine = معدن آهن
card-advantage-lost-vale = درهٔ گمشده
card-advantage-meadows = چمنزارها
card-advantage-misty-lands = سرزمین‌های مه‌آلود
card-advantage-moor = خلنگ‌زار
card-advantage-mountains = کوه‌ها
card-advantage-plains = دشت‌ها
card-advantage-salt-mine = معدن نمک
card-advantage-stone-circle = حلقهٔ سنگ
card-advantage-swamp = باتلاق
card-advantage-valley = دره

## Epic Tale cards

card-balors-eye = چشم بالور
card-battle-frenzy = جنون نبرد
card-breas-tyranny = ستم برس
card-cathbads-word = سخن کاتباد
card-children-of-dana = فرزندان دانا
card-dagdas-cauldron = دیگ داگدا
card-dagdas-harp = چنگ داگدا
card-deirdres-beauty = زیبایی دیردره
card-diarmuid-and-grainne = دیارمید و گرانیا
card-eriu = اریو
card-kernunos-sanctuary = عبادتگاه کرنونوس
card-lug-samildanach = لوگ سمیلداناخ
card-lugs-spear = نیزهٔ لوگ
card-maeves-wealth = ثروت مِیو
card-manannans-horses = اسبان ماناننان
card-nuada-silverhand = نوادای سیمین‌دست
card-oenguss-ploy = ترفند انگوس
card-ogmas-eloquence = شیوایی اوگما
card-strengs-resolve = پایداری سرنگ
card-tailtus-land = سرزمین تایلتیو
card-tale-of-cuchulain = داستان کوهولین
card-the-battle-of-moytura = نبرد مویتورا
card-the-champions-share = سهم پهلوان
card-the-dagda = داگدا
card-the-dagdas-club = گرز داگدا
card-the-fianna = فیانا
card-the-morrigan = موریگان
card-the-other-world = جهان دیگر
card-the-stone-of-fal = سنگ فال
card-tuans-memory = یاد توآن
