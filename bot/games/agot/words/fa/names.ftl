# Names of the things in A Game of Thrones: The Board Game.
# A parameter written kind:id is shown through the message kind-id; + and * are spelt out in ids.

## Houses

house-arryn = ارین
house-baratheon = براتیون
house-greyjoy = گریجوی
house-lannister = لنیستر
house-martell = مارتل
house-stark = استارک
house-targaryen = تارگرین
house-tyrell = تایرل

## Areas

area-bay-of-ice = خلیج یخ
area-blackwater = بلک‌واتر
area-blackwater-bay = خلیج بلک‌واتر
area-castle-black = کسل‌بلک
area-crackclaw-point = دماغهٔ کرک‌کلا
area-dornish-marches = سرحدهای دورن
area-dragonstone = دراگون‌استون
area-east-summer-sea = دریای تابستان شرقی
area-flints-finger = فلینتز فینگر
area-greywater-watch = گری‌واتر واچ
area-harrenhal = هارن‌هال
area-highgarden = های‌گاردن
area-ironmans-bay = خلیج مردان آهنین
area-karhold = کارهولد
area-kings-landing = بارانداز پادشاه
area-kingswood = جنگل شاهی
area-lannisport = لنیسپورت
area-moat-cailin = موت کیلین
area-oldtown = اولدتاون
area-port-of-dragonstone = بندر دراگون‌استون
area-port-of-lannisport = بندر لنیسپورت
area-port-of-oldtown = بندر اولدتاون
area-port-of-pyke = بندر پایک
area-port-of-storms-end = بندر استورمز اند
area-port-of-sunspear = بندر سان‌اسپیر
area-port-of-white-harbor = بندر وایت‌هاربر
area-port-of-winterfell = بندر وینترفل
area-princes-pass = گذرگاه شاهزاده
area-pyke = پایک
area-redwyne-straights = تنگهٔ ردواین
area-riverrun = ریورران
area-salt-shore = سالت‌شور
area-sea-of-dorne = دریای دورن
area-seagard = سیگارد
area-searoad-marches = سرحدهای جادهٔ دریا
area-shipbreaker-bay = خلیج کشتی‌شکن
area-starfall = استارفال
area-stoney-sept = استونی‌سپت
area-storms-end = استورمز اند
area-sunset-sea = دریای غروب
area-sunspear = سان‌اسپیر
area-the-arbor = آربور
area-the-boneway = راه استخوان
area-the-eyrie = ایری
area-the-fingers = انگشت‌ها
area-the-golden-sound = تنگهٔ طلایی
area-the-mountains-of-the-moon = کوهستان ماه
area-the-narrow-sea = دریای باریک
area-the-reach = ریچ
area-the-shivering-sea = دریای لرزان
area-the-stony-shore = ساحل سنگی
area-the-twins = دوقلوها
area-three-towers = سه برج
area-west-summer-sea = دریای تابستان غربی
area-white-harbor = وایت‌هاربر
area-widows-watch = ویدوز واچ
area-winterfell = وینترفل
area-yronwood = یرون‌وود

## Pieces, with $count

unit-footman = سرباز
unit-knight = شوالیه
unit-ship = کشتی
unit-siege-engine = ماشین جنگی
unit-routed-footman = سرباز شکست‌خورده
unit-routed-knight = شوالیهٔ شکست‌خورده
unit-routed-ship = کشتی شکست‌خورده
unit-routed-siege-engine = ماشین جنگی شکست‌خورده
unit-garrison = پادگان

## Order tokens; the star marks a special order

order-march-minus-1 = پیشروی ‎−1
order-march-plus-0 = پیشروی ‎+0
order-march-plus-1-star = پیشروی ‎+1 ★
order-defend-plus-1 = دفاع ‎+1
order-defend-plus-2-star = دفاع ‎+2 ★
order-support = حمایت
order-support-plus-1-star = حمایت ‎+1 ★
order-raid = یورش
order-raid-star = یورش ★
order-consolidate = تقویت قدرت
order-consolidate-star = تقویت قدرت ★

## Kinds of orders, as a Westeros card forbids them

order-march = پیشروی
order-defend = دفاع
order-special = دستورهای ویژه

## Influence tracks, and the tokens that go with their first place

track-iron-throne = تخت آهنین
track-fiefdoms = تیول‌ها
track-kings-court = دربار پادشاه
dominance-iron-throne = تخت آهنین
dominance-valyrian-steel-blade = شمشیر والریایی
dominance-blade = شمشیر والریایی
dominance-messenger-raven = کلاغ پیام‌رسان
dominance-raven = کلاغ پیام‌رسان

## House cards

card-stannis-baratheon = استنیس براتیون
card-renly-baratheon = رنلی براتیون
card-ser-davos-seaworth = سر داووس سیورث
card-brienne-of-tarth = برین تارث
card-salladhor-saan = سالادور سان
card-melisandre = ملیساندر
card-patchface = پچ‌فیس
card-tywin-lannister = تایوین لنیستر
card-ser-gregor-clegane = سر گرگور کلگان
card-ser-jaime-lannister = سر جیمی لنیستر
card-the-hound = سگ شکاری
card-ser-kevan-lannister = سر کوان لنیستر
card-tyrion-lannister = تیریون لنیستر
card-cersei-lannister = سرسی لنیستر
card-eddard-stark = ادارد استارک
card-robb-stark = راب استارک
card-roose-bolton = روس بولتون
card-greatjon-umber = جان بزرگ آمبر
card-ser-rodrick-cassel = سر رودریک کسل
card-the-blackfish = ماهی سیاه
card-catelyn-stark = کتلین استارک
card-the-red-viper = افعی سرخ
card-areo-hotah = آریو هوتا
card-darkstar = ستارهٔ تاریک
card-obara-sand = اوبارا سند
card-arianne-martell = آریان مارتل
card-nymeria-sand = نایمریا سند
card-doran-martell = دوران مارتل
card-euron-crows-eye = یورون چشم‌کلاغی
card-victarion-greyjoy = ویکتاریون گریجوی
card-balon-greyjoy = بیلون گریجوی
card-theon-greyjoy = تیان گریجوی
card-dagmar-cleftjaw = داگمر چانه‌شکافته
card-asha-greyjoy = آشا گریجوی
card-aeron-damphair = ائرون موخیس
card-mace-tyrell = میس تایرل
card-ser-loras-tyrell = سر لوراس تایرل
card-randyll-tarly = رندیل تارلی
card-ser-garlan-tyrell = سر گارلان تایرل
card-margaery-tyrell = مارجری تایرل
card-alester-florent = آلستر فلورنت
card-queen-of-thorns = ملکهٔ خارها

## Westeros cards

westeros-rally-the-men = فراخوان مردان
westeros-the-burden-of-power = بار قدرت
westeros-famine = قحطی
westeros-wildlings-to-zero = تهدید به 0 می‌رسد
westeros-supply = تدارکات
westeros-mustering = جمع‌آوری ارتش
westeros-a-throne-of-blades = تخت شمشیرها
westeros-last-days-of-summer = واپسین روزهای تابستان
westeros-winter-is-coming = زمستان در راه است
westeros-clash-of-kings = جنگ پادشاهان
westeros-game-of-thrones = بازی تاج و تخت
westeros-dark-wings-dark-words = بال سیاه، خبر سیاه
westeros-wildlings-attack = حملهٔ وحشی‌ها
westeros-put-to-the-sword = از دم تیغ
westeros-rains-of-autumn = باران‌های پاییز
westeros-storm-of-swords = یورش شمشیرها
westeros-sea-of-storms = دریای طوفان‌ها
westeros-web-of-lies = تار دروغ
westeros-feast-for-crows = ضیافتی برای کلاغ‌ها

## Wildling cards

wildling-silence-at-the-wall = سکوت کنار دیوار
wildling-skinchanger-scout = دیده‌ور پوست‌گردان
wildling-rattleshirts-raiders = غارتگران رتل‌شرت
wildling-massing-on-the-milkwater = گردهمایی در میلک‌واتر
wildling-a-king-beyond-the-wall = پادشاه آن‌سوی دیوار
wildling-crow-killers = کلاغ‌کش‌ها
wildling-mammoth-riders = ماموت‌سواران
wildling-the-horde-descends = هجوم اردو
wildling-preemptive-raid = یورش پیش‌دستانه

## Seats, as the table calls them

seat-arryn = { house-arryn }
seat-baratheon = { house-baratheon }
seat-greyjoy = { house-greyjoy }
seat-lannister = { house-lannister }
seat-martell = { house-martell }
seat-stark = { house-stark }
seat-targaryen = { house-targaryen }
seat-tyrell = { house-tyrell }

## Phases

phase-westeros = فاز وستروس
phase-planning = فاز برنامه‌ریزی
phase-raven = کلاغ پیام‌رسان
phase-raids = دستورهای یورش
phase-marches = دستورهای پیشروی
phase-power = تقویت قدرت
phase-ended = پایان
