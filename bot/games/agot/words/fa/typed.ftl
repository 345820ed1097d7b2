# Words that players have for things of A Game of Thrones besides their names.
# order-march and the like stand for all orders of a kind; -several for pieces in the plural.

typed-also =
    .order-march = حمله, حرکت, مارش, لشکرکشی
    .order-defend = دفاعی, پدافند
    .order-support = پشتیبانی, کمک, ساپورت
    .order-raid = غارت, تاراج, چپاول
    .order-consolidate = تحکیم قدرت, تحکیم, قدرت, تقویت, جمع قدرت, جمع‌آوری قدرت, تاج
    .order-consolidate-star = سربازگیری, بسیج, جمع ارتش
    .area-white-harbor = بندر سفید
    .area-kings-landing = کینگز لندینگ, کینگزلندینگ
    .area-castle-black = قلعه سیاه
    .area-the-twins = دوقلو
    .area-winterfell = وینترفیل
    .choice-no-target = بدون هدف, بی‌هدف, هیچ‌کس
    .unit-footman = پیاده, سرباز پیاده
    .unit-footman-several = پیاده‌نظام, سربازها, سربازان, پیاده‌ها
    .unit-knight = سوار, سواره, اسب
    .unit-knight-several = سواره‌نظام, شوالیه‌ها, شوالیه‌های, سواران
    .unit-ship = ناو
    .unit-ship-several = ناوگان, کشتی‌ها
    .unit-siege-engine = برج محاصره, منجنیق, ماشین محاصره
    .unit-siege-engine-several = ماشین‌های جنگی, برج‌های محاصره
    .card-eddard-stark = ند, ند استارک
    .card-catelyn-stark = کت
